"""What a game has from the games it comes from: a registered one from its parents, another one from its nearest."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from belote_desktop.engine.rules import Ruleset
from belote_desktop.variants import registry
from belote_desktop.variants.declaration_words import FRENCH, DeclarationWords
from belote_desktop.variants.raise_words import PLAIN
from belote_desktop.variants.variant import Variant


@cache
def nearest(rules: Ruleset) -> str:
    """The registered game these rules are a form of; for a game of somebody's own the one with most rules in common."""
    games = {game.id: game for game in registry.all_variants()}
    if rules.variant in games:
        return rules.variant
    return min(games, key=lambda game: len(rules.differences(registry.get(game))))


def raises(rules: Ruleset) -> tuple[str, ...]:
    """What raising a contract is called in a game, level by level; empty where it has no words of its own."""
    return next((game.raises for game in _line(rules) if game.raises is not None), PLAIN)


def declared(rules: Ruleset) -> DeclarationWords:
    """What declarations and the pair of king and queen are called in a game."""
    return next((game.declared for game in _line(rules) if game.declared is not None), FRENCH)


def _line(rules: Ruleset) -> Iterator[Variant]:
    """A game and those it comes from, itself first."""
    game: str | None = nearest(rules)
    while game is not None:
        found = registry.variant(game)
        yield found
        game = found.parent
