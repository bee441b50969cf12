"""Hints at the table: one more detailed hint each time the user asks, computed in the background."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from belote_desktop.coach.advice import Advice
from belote_desktop.coach.ladder import RUNGS, rung
from belote_desktop.coach.numbers import basis
from belote_desktop.coach.questions import question
from belote_desktop.engine import Card, Message, Play, SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.models.match.adviser import THINKING
from belote_desktop.models.match.controller import MatchController

NOTHING_FOUND = QT_TRANSLATE_NOOP("coach", "There is no hint for this decision.")


@dataclass(frozen=True)
class Told:
    """A hint: its sentences, and the advice whose card they name, or whose numbers they tell."""

    sentences: tuple[Message, ...]
    named: Advice | None = None
    counted: Advice | None = None

    @property
    def card(self) -> Card | None:
        """The card that is named as the best; None if none is."""
        found = None if self.named is None else self.named.found
        return found.action.card if found is not None and isinstance(found.action, Play) else None

    @property
    def note(self) -> Message | None:
        """What the numbers rest on."""
        return None if self.counted is None else basis(self.counted)


class HintGiver:
    """Gives the next hint for the current decision; `show` displays it.

    The record notes each hint. The search starts with the first hint, which does not need it.
    """

    def __init__(self, controller: MatchController, show: Callable[[Told], None]) -> None:
        self._controller = controller
        self._show = show
        self._rung = 0
        self._asked_at = -1
        self._is_awaited = False

    def ask(self, view: SeatView) -> None:
        """Give the next hint, or the last one again if there is no other."""
        if self._asked_at != self._controller.position:
            self._asked_at, self._rung, self._is_awaited = self._controller.position, 0, False
        if self._is_awaited:
            self._show(Told((say(THINKING),)))
            return
        self._rung = min(self._rung + 1, RUNGS[-1])
        if self._rung == RUNGS[0]:
            self._give(Told((question(view),)))
        search = self._controller.advice_search
        search.begin(view, self._controller.pace)
        if self._rung == RUNGS[0]:
            return
        self._is_awaited = search.is_thinking
        if self._is_awaited:
            self._show(Told((say(THINKING),)))
        search.when_found(partial(self._found, self._asked_at))

    def _found(self, position: int, advice: Advice | None) -> None:
        if position != self._controller.position:
            return
        self._is_awaited = False
        if advice is None:
            self._give(Told((say(NOTHING_FOUND),)))
            return
        named, counted = (advice if self._rung >= least else None for least in RUNGS[2:])
        self._give(Told(rung(advice, self._rung), named, counted))

    def _give(self, told: Told) -> None:
        """Show a hint once the record has noted that help was used."""
        self._controller.note_help("hint", partial(self._show, told))
