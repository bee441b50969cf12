"""`GameShelf`: the games to choose from, registered and user-made."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from belote_desktop.engine.rules import Ruleset
from belote_desktop.variants import registry
from belote_desktop.variants.own_game import OwnGame, name_key
from belote_desktop.variants.variant import Variant


class GameShelf:
    """Finds games by id; the id of a user-made game is its name. Immutable."""

    def __init__(self, own: Iterable[OwnGame] = ()) -> None:
        self._own: Mapping[str, OwnGame] = MappingProxyType({game.name: game for game in own})

    @property
    def own(self) -> tuple[OwnGame, ...]:
        """The user-made games, by name."""
        return tuple(sorted(self._own.values(), key=lambda game: name_key(game.name)))

    def all(self) -> tuple[Variant, ...]:
        """The user-made games, then the registered ones in the order of the catalogue."""
        return (*(game.variant for game in self.own), *registry.all_variants())

    def own_game(self, game: str) -> OwnGame | None:
        """The user-made game with this id; None for a registered one."""
        return self._own.get(game)

    def variant(self, game: str) -> Variant:
        """The description of a game; RulesetError if there is none with this id."""
        own = self._own.get(game)
        return registry.variant(game) if own is None else own.variant

    def rules(self, game: str) -> Ruleset:
        """The rules of a game; for one without established rules, those of its nearest relative."""
        own, unknown = self._own.get(game), registry.unestablished_game(game)
        if own is not None:
            return own.rules
        return registry.get(game if unknown is None or unknown.parent is None else unknown.parent)

    def base(self, game: str) -> str:
        """The registered game that a user-made game starts from; a registered game is its own base."""
        own = self._own.get(game)
        return game if own is None else own.base
