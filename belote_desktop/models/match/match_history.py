"""The history of a match: its recorded actions, how an action extends them, and what undo removes."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from belote_desktop import engine
from belote_desktop.engine import Action, Event, Match
from belote_desktop.models.match.claims import Claim
from belote_desktop.models.match.writer import Change
from belote_desktop.records import CLAIM, Played, Recorder


class Course:
    """The match, the actions of its deal in progress, and the claim that may still be undone.

    A `Change` is only a proposal; it takes effect by `stands` once it is written. `pace` is how much the computer
    players think.
    """

    def __init__(
        self,
        match: Match,
        recorder: Recorder,
        pace: Fraction,
        history: Sequence[Played] = (),
        claim: Claim | None = None,
    ) -> None:
        self.match = match
        self.pace = pace
        self.history = tuple(history)
        self.claim = claim
        self._recorder = recorder

    def stands(self, change: Change) -> None:
        """Put a change into effect once it is on disk."""
        self.match, self.history = change.match, change.history

    @property
    def is_claiming(self) -> bool:
        """True while a claimed rest is played out."""
        return self.claim is not None and self.claim.is_running

    def begin_claim(self) -> None:
        """Start a claim: the rest of the deal is played out from here."""
        self.claim = Claim(self.match, self.history)

    def step(self, seat: int, action: Action) -> tuple[Change, tuple[Event, ...]]:
        """The change an action makes, and its events. The first action of a claim is marked as such."""
        before = self.match
        after, events = engine.apply(before, action, seat)
        new_deal = len(after.deals) > len(before.deals)
        history = () if new_deal else (*self.history, Played(seat, action, before, self.pace, self.is_claiming))
        mark = self._recorder.help_text(CLAIM) if self.claim is not None and self.claim.actions == 0 else ""
        return Change(mark + self._recorder.step_text(before, after, seat, action), after, history), events

    def help(self, kind: str) -> Change:
        """The note in the record that a user was helped."""
        return Change(self._recorder.help_text(kind), self.match, self.history, may_be_dropped=True)

    def can_take_back(self, seat: int | None) -> bool:
        """True if the seat has made a decision in the deal in progress."""
        return any(taken.seat == seat for taken in self.history)

    def take_back(self, seat: int | None) -> Change | None:
        """The change that undoes everything since the last decision of a seat, a claim as a whole.

        None if nothing of the claim has been recorded yet.
        """
        if self.claim is not None:
            count, before, kept = self.claim.actions, self.claim.before, self.claim.history
        else:
            place = max(place for place, taken in enumerate(self.history) if taken.seat == seat)
            count, before, kept = len(self.history) - place, self.history[place].before, self.history[:place]
        return Change(self._recorder.take_back_text(count), before, kept) if count else None
