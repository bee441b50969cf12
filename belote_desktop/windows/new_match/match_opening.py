"""Starts a new match, the same one again, or a saved one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from belote_desktop.engine import Ruleset
from belote_desktop.models.match.controller import MatchController
from belote_desktop.models.match.levels import level_in_force
from belote_desktop.models.match.matches import HUMAN, Seating, new_match, resumed_match
from belote_desktop.models.words import words
from belote_desktop.models.words.names import COMPANIONS, Names
from belote_desktop.profile import ProfileError
from belote_desktop.windows.drafts.match_draft import MatchWish
from belote_desktop.windows.look.services import Services

GENTLE = "beginner"
"""The level of the players in the deal of a lesson: the lowest that plays with a purpose (`players.levels`)."""


class MatchOpening(QObject):
    """`opened` carries the controller of a match whose record is on disk.

    `not_opened` carries the reason why a saved match cannot be taken up; `not_started` the reason why a new one cannot
    be begun, with the wish to try again.
    """

    opened = Signal(object)
    not_opened = Signal(str)
    not_started = Signal(str, object)

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._wish: MatchWish | None = None

    def start(self, wish: MatchWish, *, is_lesson: bool = False) -> None:
        """Start a new match, or one whose first deal ends a course of lessons."""
        seating = Seating(self.names(wish.rules.table.seats), (HUMAN, *wish.kinds))
        try:
            controller = new_match(wish.rules, seating, self._services.profile.saves, self._services.workers)
        except ProfileError as problem:
            self.not_started.emit(words.sentence(problem.message), wish)
            return
        self._wish = wish
        controller.is_lesson = controller.is_practice = is_lesson
        self.opened.emit(controller)

    def go_on(self, path: Path) -> None:
        """Continue a saved match where it was left."""
        try:
            controller = resumed_match(path, self._services.profile.saves, self._services.workers)
        except ProfileError as problem:
            self.not_opened.emit(words.sentence(problem.message))
            return
        self._wish = self._wish_of(controller)
        self.opened.emit(controller)

    def again(self, rules: Ruleset) -> None:
        """Start a new match with these rules and the players of the last one."""
        self.start(self._wish or self._usual_wish(rules))

    def practise(self, rules: Ruleset, *, is_lesson: bool) -> None:
        """Start a match with the usual players, or the deal that ends a course of lessons, with gentle ones."""
        wish = self._usual_wish(rules)
        self.start(replace(wish, level=GENTLE) if is_lesson else wish, is_lesson=is_lesson)

    def _usual_wish(self, rules: Ruleset, own: tuple[str, ...] = ()) -> MatchWish:
        preferences = self._services.preferences
        level, _ = level_in_force(str(preferences.value("level")))
        return MatchWish(rules.variant, {}, rules, level, str(preferences.value("player_name")), own)

    def _wish_of(self, controller: MatchController) -> MatchWish | None:
        """The wish for a match like a running one; None unless exactly one person plays in it."""
        person, levels = controller.seat, controller.players.levels
        if person is None or levels.count(None) > 1:
            return None
        own = tuple(level for level in (*levels[person + 1 :], *levels[:person]) if level is not None)
        return self._usual_wish(controller.match.rules, own)

    def names(self, seats: int) -> Names:
        """The usual names by seat; the user has seat 0."""
        #: The name of the user if none is known.
        name = str(self._services.preferences.value("player_name")) or self.tr("Player")
        return Names((name, *COMPANIONS)[:seats], 0)
