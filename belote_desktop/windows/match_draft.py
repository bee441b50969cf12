"""A match that is being put together: a game, its options, who plays. Nonsense is refused with the reason."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from belote_desktop import variants
from belote_desktop.engine.rules import RULE_FIELDS, RuleField, Ruleset, RulesetError
from belote_desktop.engine.rules.applying import applies
from belote_desktop.engine.rules.fields import fields_of
from belote_desktop.engine.rules.ruleset import spelled
from belote_desktop.models import words
from belote_desktop.models.levels import kind_in_force, level_in_force
from belote_desktop.models.preferences import Preferences
from belote_desktop.players import Kind
from belote_desktop.windows.keeping import keep

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
    """What a person asks for: a game with options, the computer players' level, and how the person is called.

    `own` are the computer players by seat where each was chosen by itself (`club bold`); empty for all of `level`.
    """

    variant: str
    options: Mapping[str, object]
    rules: Ruleset
    level: str
    name: str
    own: tuple[str, ...] = ()

    @property
    def kinds(self) -> tuple[str, ...]:
        """The computer players by seat, in turn order after the person."""
        others = self.rules.table.seats - 1
        return self.own[:others] or (self.level,) * others


def sentence_of(problem: RulesetError) -> str:
    """Why a ruleset is refused, in the language of the window."""
    return words.sentence(problem.message) if problem.message is not None else str(problem)


class MatchDraft(QObject):
    """The choices of the new-match page. `changed` after every change, `refused` with the reason of a refusal.

    `notice` says what of the last choices cannot be had any more; empty where all can.
    """

    changed = Signal()
    refused = Signal(str)

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.level, problem = level_in_force(str(preferences.value("level")))
        self.notice = "" if problem is None else words.sentence(problem)
        self.each_own = bool(preferences.value("own_players"))
        self._kinds: dict[int, Kind] = {}
        self._take_last_players()
        self.name = str(preferences.value("player_name"))
        self.variant = variants.all_variants()[0].id
        self.rules = variants.get(self.variant)
        self._take_last()

    @property
    def base(self) -> Ruleset:
        """The game without options."""
        return variants.get(self.variant)

    def changes(self) -> dict[str, tuple[Any, Any]]:
        """What is changed: the rule's name -> (value now, value of the game)."""
        return self.rules.differences(self.base)

    def options(self) -> dict[str, object]:
        """The options that make these rules of the game."""
        return {name: now for name, (now, _) in self.changes().items()}

    def choose(self, variant: str) -> None:
        """Another game; options that it cannot have are dropped, the others are kept."""
        game = variants.get(variant)
        kept = self._fitting(game)
        self.variant = variant
        try:
            self.rules = game.change(kept)
        except RulesetError as problem:
            self.rules = game
            self.refused.emit(sentence_of(problem))
        self.changed.emit()

    def _fitting(self, game: Ruleset) -> dict[str, object]:
        """The options that mean something in another game; packets only where they deal as many cards."""
        return {
            name: value
            for name, value in self.options().items()
            if applies(game, name) and (not isinstance(value, tuple) or sum(value) == sum(game.value(name)))
        }

    def set_option(self, name: str, value: object) -> bool:
        """Change one rule; False, with the reason in `refused`, if it cannot stand with the others."""
        try:
            self.rules = self.rules.change({name: value})
        except RulesetError as problem:
            self.refused.emit(sentence_of(problem))
            return False
        self.changed.emit()
        return True

    def reset_option(self, name: str) -> bool:
        """Set one rule back to what the game says."""
        return self.set_option(name, self.base.value(name))

    def reset_all(self) -> None:
        """The game as it is written."""
        self.rules = self.base
        self.changed.emit()

    def kind_at(self, seat: int) -> Kind:
        """The computer player of a seat where each is chosen by itself: of the common level until it has been."""
        return self._kinds.get(seat, Kind(self.level))

    def set_kind(self, seat: int, kind: Kind) -> None:
        """Choose the computer player of one seat."""
        self._kinds[seat] = kind

    def wish(self) -> MatchWish:
        """The match asked for; it is remembered for the next time."""
        options = self.options()
        spelling = " ".join(f"{name}={spelled(value)}" for name, value in options.items())
        by_seat = ",".join(str(self._kinds.get(seat, "")) for seat in range(1, max(self._kinds, default=0) + 1))
        remembered = {
            "last_variant": self.variant, "last_options": spelling, "player_name": self.name,
            "level": self.level, "own_players": self.each_own, "players_by_seat": by_seat,
        }  # fmt: skip
        for key, value in remembered.items():
            keep(self._preferences, key, value)  # what cannot be remembered must not keep anybody from playing
        own = tuple(str(self.kind_at(seat)) for seat in range(1, self.rules.table.seats)) if self.each_own else ()
        return MatchWish(self.variant, options, self.rules, self.level, self.name, own)

    def _take_last_players(self) -> None:
        """The players of each seat as they were chosen the last time; `players_by_seat` leaves a seat empty or not."""
        stored = str(self._preferences.value("players_by_seat"))
        for seat, text in enumerate(stored.split(","), 1):
            if text.strip():
                self._kinds[seat], problem = kind_in_force(text)
                if problem is not None and self.each_own:
                    self.notice = self.notice or words.sentence(problem)

    def _take_last(self) -> None:
        """Begin with the choices of the last time; what no longer exists is left out."""
        known = {variant.id for variant in variants.all_variants()}
        last = str(self._preferences.value("last_variant"))
        self.variant = last if last in known else self.variant
        self.rules = variants.get(self.variant)
        for part in str(self._preferences.value("last_options")).split():
            name, _, value = part.partition("=")
            if name in RULE_FIELDS:
                try:
                    self.rules = self.rules.change({name: value})
                except RulesetError:
                    continue
