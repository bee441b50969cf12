"""Starts a new match, the same one again, or a saved one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from belote_desktop.engine import Ruleset
from belote_desktop.models.match.company import FIRST, company, next_seed
from belote_desktop.models.match.controller import MatchController
from belote_desktop.models.match.levels import level_in_force
from belote_desktop.models.match.matches import HUMAN, Seating, new_match, resumed_match
from belote_desktop.models.words import words
from belote_desktop.models.words.names import Names
from belote_desktop.profile import ProfileError
from belote_desktop.windows.drafts.match_draft import MatchWish
from belote_desktop.windows.look.services import Services
from belote_desktop.windows.widgets.save_preference import keep

GENTLE = "beginner"
"""The level of the players in the deal of a lesson: the lowest that plays with a purpose (`players.levels`)."""
SEEDS = 1_000_000
"""After so many matches the people come in the same order again."""


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
        is_new = wish is not self._wish and not is_lesson
        wish = self._seated(wish, FIRST if is_lesson else next_seed(self._services.preferences))
        seating = Seating(self._names(wish), (HUMAN, *wish.kinds))
        try:
            controller = new_match(
                wish.rules,
                seating,
                self._services.profile.saves,
                self._services.workers,
                shuffle=self._services.next_shuffle,
            )
        except ProfileError as problem:
            self.not_started.emit(words.sentence(problem.message), wish)
            return
        self._wish = wish
        if is_new:
            keep(self._services.preferences, "people_seed", (next_seed(self._services.preferences) + 1) % SEEDS)
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
        names = controller.players.names
        people = (*names[person + 1 :], *names[:person])
        return replace(self._usual_wish(controller.match.rules, own), people=people)

    def _names(self, wish: MatchWish) -> Names:
        """The names by seat; the user has seat 0."""
        #: The name of the user if none is known.
        name = str(self._services.preferences.value("player_name")) or self.tr("Player")
        return Names((name, *wish.people), 0)

    def _seated(self, wish: MatchWish, seed: int) -> MatchWish:
        """The wish with people for all seats."""
        seats = wish.rules.table.seats
        if len(wish.people) == seats - 1:
            return wish
        game = self._services.profile.own_games.shelf().base(wish.rules.variant)
        others = company(game, seats, self._services.preferences, seed)
        return replace(wish, people=tuple(person.name for person in others))
