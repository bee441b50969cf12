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
from belote_desktop.models.levels import level_in_force
from belote_desktop.models.preferences import Preferences
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
    """What a person asks for: a game with options, the computer players' level, and how the person is called."""

    variant: str
    options: Mapping[str, object]
    rules: Ruleset
    level: str
    name: str


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

    def wish(self) -> MatchWish:
        """The match asked for; it is remembered for the next time."""
        options = self.options()
        spelling = " ".join(f"{name}={spelled(value)}" for name, value in options.items())
        remembered = {"last_variant": self.variant, "last_options": spelling, "level": self.level}
        for key, value in (remembered | {"player_name": self.name}).items():
            keep(self._preferences, key, value)  # what cannot be remembered must not keep anybody from playing
        return MatchWish(self.variant, options, self.rules, self.level, self.name)

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
