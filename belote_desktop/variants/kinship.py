"""What a game has from the games it comes from: a registered one from its parents, another one from its nearest."""

from __future__ import annotations

from functools import cache

from belote_desktop.engine.rules import Ruleset
from belote_desktop.variants import registry
from belote_desktop.variants.raise_words import PLAIN


@cache
def nearest(rules: Ruleset) -> str:
    """The registered game these rules are a form of; for a game of somebody's own the one with most rules in common."""
    games = {game.id: game for game in registry.all_variants()}
    if rules.variant in games:
        return rules.variant
    return min(games, key=lambda game: len(rules.differences(registry.get(game))))


def raises(rules: Ruleset) -> tuple[str, ...]:
    """What raising a contract is called in a game, level by level; empty where it has no words of its own."""
    game: str | None = nearest(rules)
    while game is not None:
        found = registry.variant(game)
        if found.raises is not None:
            return found.raises
        game = found.parent
    return PLAIN
