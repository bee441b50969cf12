"""The draft of a match: a game, its options, the players. An impossible choice is refused with the reason."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject

from belote_desktop import variants
from belote_desktop.engine.rules import RULE_FIELDS, RuleField, Ruleset, RulesetError
from belote_desktop.engine.rules.fields import fields_of
from belote_desktop.engine.rules.ruleset import spelled
from belote_desktop.models.games.recent_games import recent_games, with_latest
from belote_desktop.models.match.company import company, next_seed
from belote_desktop.models.match.levels import kind_in_force, level_in_force
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.players import Kind
from belote_desktop.variants.people import Person
from belote_desktop.windows.drafts.rule_draft import RuleDraft, played, sentence_of
from belote_desktop.windows.widgets.save_preference import keep

__all__ = ["SECTIONS", "MatchDraft", "MatchWish", "fields_on", "sentence_of"]

SECTIONS: Mapping[str, tuple[str, ...]] = {
    "deal": ("table", "deck", "dealer", "deal"),
    "auction": ("auction", "doubling"),
    "play": ("cards", "play"),
    "declarations": ("declaration", "belote"),
    "scoring": ("scoring",),
    "match": ("match",),
}
"""The pages of options, each with the sections of a ruleset it shows."""


def fields_on(page: str) -> tuple[RuleField, ...]:
    """The house rules of a page, in the order of the ruleset."""
    found: list[RuleField] = []
    for section in dataclasses.fields(Ruleset):
        if section.name in SECTIONS[page] and isinstance(section.default_factory, type):
            found += [field for field in fields_of(section.default_factory) if not field.secondary]
    return tuple(found)


@dataclass(frozen=True)
class MatchWish:
    """A match to start: a game with options, the level of the computer players, and the user's name.

    `own` are the computer players by seat if each was chosen separately (`club bold`); empty if all have `level`.
    `people` are their names; empty for the people of the game’s country whose turn it is.
    """

    variant: str
    options: Mapping[str, object]
    rules: Ruleset
    level: str
    name: str
    own: tuple[str, ...] = ()
    people: tuple[str, ...] = ()

    @property
    def kinds(self) -> tuple[str, ...]:
        """The computer players by seat, in turn order after the person."""
        others = self.rules.table.seats - 1
        return self.own[:others] or (self.level,) * others


class MatchDraft(RuleDraft):
    """The choices of the new-match page, among the games of a shelf.

    `notice` names the last choices that are no longer available; empty if all are.
    """

    def __init__(
        self, preferences: Preferences, parent: QObject | None = None, shelf: variants.GameShelf | None = None
    ) -> None:
        self.shelf = shelf or variants.GameShelf()
        self.variant = variants.all_variants()[0].id
        super().__init__(self.shelf.rules(self.variant), parent)
        self._preferences = preferences
        self.level, problem = level_in_force(str(preferences.value("level")))
        self.notice = "" if problem is None else words.sentence(problem)
        self.each_own = bool(preferences.value("own_players"))
        self._kinds: dict[int, Kind] = {}
        self._take_last_players()
        self.name = str(preferences.value("player_name"))
        self._take_last()

    @property
    def base(self) -> Ruleset:
        """The game without options."""
        return self.shelf.rules(self.variant)

    @property
    def game(self) -> variants.Variant:
        """The catalogue entry of the game."""
        return self.shelf.variant(self.variant)

    def choose(self, variant: str) -> None:
        """Choose another game; options it cannot have are dropped, the others are kept."""
        game = self.shelf.rules(variant)
        kept = self.fitting(game)
        self.variant = variant
        try:
            self.rules = played(game.change(kept))
        except RulesetError as problem:
            self.rules = game
            self.refused.emit(sentence_of(problem))
        self.changed.emit()

    @property
    def portrait(self) -> str:
        """The user's portrait; empty for the first letter of the name. It is kept at once."""
        return str(self._preferences.value("portrait"))

    @portrait.setter
    def portrait(self, face: str) -> None:
        keep(self._preferences, "portrait", face)

    @property
    def people(self) -> tuple[Person, ...]:
        """The people who will play, in turn order after the user."""
        game = self.shelf.base(self.variant)
        return company(game, self.rules.table.seats, self._preferences, next_seed(self._preferences))

    def kind_at(self, seat: int) -> Kind:
        """The computer player of a seat; of the common level until the seat is set separately."""
        return self._kinds.get(seat, Kind(self.level))

    def set_kind(self, seat: int, kind: Kind) -> None:
        """Choose the computer player of one seat."""
        self._kinds[seat] = kind

    def wish(self) -> MatchWish:
        """The match to start; it is stored as the default for the next one."""
        options = self.options()
        spelling = " ".join(f"{name}={spelled(value)}" for name, value in options.items())
        by_seat = ",".join(str(self._kinds.get(seat, "")) for seat in range(1, max(self._kinds, default=0) + 1))
        recent = with_latest(recent_games(self._preferences), self.variant)
        remembered = {
            "recent_games": recent, "last_variant": self.variant, "last_options": spelling, "player_name": self.name,
            "level": self.level, "own_players": self.each_own, "players_by_seat": by_seat,
        }  # fmt: skip
        for key, value in remembered.items():
            keep(self._preferences, key, value)  # what cannot be remembered must not keep anybody from playing
        own = tuple(str(self.kind_at(seat)) for seat in range(1, self.rules.table.seats)) if self.each_own else ()
        names = tuple(person.name for person in self.people)
        return MatchWish(self.variant, options, self.rules, self.level, self.name, own, names)

    def _take_last_players(self) -> None:
        """Restore the players of each seat from the last match; an empty entry means the common level."""
        stored = str(self._preferences.value("players_by_seat"))
        for seat, text in enumerate(stored.split(","), 1):
            if text.strip():
                self._kinds[seat], problem = kind_in_force(text)
                if problem is not None and self.each_own:
                    self.notice = self.notice or words.sentence(problem)

    def _take_last(self) -> None:
        """Restore the last choices, except those that no longer exist."""
        known = {variant.id for variant in self.shelf.all()}
        last = str(self._preferences.value("last_variant"))
        self.variant = last if last in known else self.variant
        self.rules = self.base
        for part in str(self._preferences.value("last_options")).split():
            name, _, value = part.partition("=")
            if name in RULE_FIELDS:
                try:
                    self.rules = played(self.rules.change({name: value}))
                except RulesetError:
                    continue
