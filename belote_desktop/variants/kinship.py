"""Words that a game inherits: a registered game from its parents, another from the nearest registered game."""

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
    """The registered game these rules belong to; for a user-made game, the one with most rules in common."""
    games = {game.id: game for game in registry.all_variants()}
    if rules.variant in games:
        return rules.variant
    return min(games, key=lambda game: len(rules.differences(registry.get(game))))


def raises(rules: Ruleset) -> tuple[str, ...]:
    """The words of a game for raises, by level; empty if it has none of its own."""
    return next((game.raises for game in _line(rules) if game.raises is not None), PLAIN)


def declared(rules: Ruleset) -> DeclarationWords:
    """The words of a game for declarations and belote."""
    return next((game.declared for game in _line(rules) if game.declared is not None), FRENCH)


def _line(rules: Ruleset) -> Iterator[Variant]:
    """A game and its ancestors, the game itself first."""
    game: str | None = nearest(rules)
    while game is not None:
        found = registry.variant(game)
        yield found
        game = found.parent
