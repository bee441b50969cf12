"""What views read of the match that is played, and the signals that tell them of it."""

from __future__ import annotations

from fractions import Fraction
from itertools import chain

from PySide6.QtCore import QObject, Signal

from belote_desktop import engine
from belote_desktop.engine import Action, CardSet, Match, SeatView
from belote_desktop.engine.events import Challenged
from belote_desktop.models.match.match_history import Course
from belote_desktop.models.match.seating import SeatedPlayers
from belote_desktop.models.words.names import Names
from belote_desktop.records import Played


def seen_cards(view: SeatView) -> CardSet:
    """The cards of a deal that a seat has seen: those it may see now, wherever they lie, and those that were played."""
    tricks = view.tricks if view.trick is None else (*view.tricks, view.trick)
    played = (trick.cards for trick in tricks)
    laid_open = (declaration.cards for _, declaration in view.shown)
    lying = (cards for cards in view.places.values() if isinstance(cards, tuple))
    single = (card for card in (view.turn_up, view.bottom) if card is not None)
    return CardSet(chain(single, *lying, *played, *laid_open))


class RunningMatch(QObject):
    """A match in progress, to be read only; the controller changes it.

    `reset` carries the view of a match shown at once, `stepped` a `Step`, `awaiting` the view of a user who is to act,
    `thinking` the seat of a computer player, `refused` the refusals of an action, `failed` a message that something
    could not be written, `noticed` any other message; `deal_ended` and `ended` carry the view.
    """

    reset = Signal(object)
    stepped = Signal(object)
    awaiting = Signal(object)
    may_interrupt = Signal(object)
    """A computer player thinks about a call, and the view's person may speak first."""
    thinking = Signal(int)
    refused = Signal(object)
    failed = Signal(object)
    noticed = Signal(object)
    deal_ended = Signal(object)
    ended = Signal(object)
    claimed = Signal()
    """The person has claimed the rest, and the first card of it is on record."""

    def __init__(self, course: Course, players: SeatedPlayers, match_id: str, parent: QObject | None) -> None:
        super().__init__(parent)
        self._course = course
        self._players = players
        self.match_id = match_id
        self.is_lesson = False
        """Whether the deal ends a course of lessons: the tutor and the hints are on, whatever the settings say."""
        self.is_practice = False
        """Whether the match was begun from a point of another one, or is a set deal: no statistics count it."""
        self.set_key: str | None = None
        """The key of the set deal that is the whole match (`records.Header.set_key`); None for any other match."""
        self.date = ""
        """The day on which the match began, as 2026-11-21."""

    @property
    def seat(self) -> int | None:
        """The user's seat."""
        return self._players.person

    @property
    def players(self) -> SeatedPlayers:
        """The players."""
        return self._players

    @property
    def names(self) -> Names:
        """The names of the players, and the seat of the user."""
        return Names(self._players.names, self.seat)

    @property
    def match(self) -> Match:
        """The whole match, for tests and tools; views use `view`."""
        return self._course.match

    @property
    def pace(self) -> Fraction:
        """How much its computer players think."""
        return self._course.pace

    @property
    def history(self) -> tuple[Played, ...]:
        """The actions in force of the deal in progress."""
        return self._course.history

    @property
    def progress(self) -> tuple[int, int]:
        """The progress of the match: settled deals, and actions in force in the deal in progress."""
        return len(self.match.deals), len(self._course.history)

    def view(self) -> SeatView:
        """The view of the user's seat."""
        return engine.view(self.match, self.seat)

    def shows_cards(self, action: Action) -> bool:
        """Whether a lawful action of the user would show them cards that they do not see yet: the rest of their hand,
        a card drawn or turned up, declarations laid open, another deal.
        """
        view = self.view()
        if self.seat is None or action not in view.lawful:
            return False
        done, _ = engine.apply(self.match, action, self.seat)
        after = engine.view(done, self.seat)
        return after.number != view.number or not seen_cards(after) <= seen_cards(view)

    @property
    def judgement(self) -> Challenged | None:
        """The challenge that decided the last settled deal, with the turned tricks; None if there was none."""
        deals = self.match.deals
        return engine.judged(self.match.rules, deals[-1].deal) if deals else None

    @property
    def is_dealt_next(self) -> bool:
        """True if nothing has happened in this deal yet, so that dealing it can be animated."""
        return not self._course.history and not self.match.is_over

    @property
    def is_claiming(self) -> bool:
        """True while a claimed rest is played out."""
        return self._course.is_claiming

    @property
    def may_take_claim_back(self) -> bool:
        """True if the user's last action was a claim."""
        return self._course.claim is not None
