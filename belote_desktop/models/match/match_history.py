"""The history of a match: its recorded actions, how an action extends them, and what undo removes."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from belote_desktop import engine
from belote_desktop.engine import Action, Card, Event, Match, Play
from belote_desktop.models.match.claims import Claim
from belote_desktop.models.match.writer import Change
from belote_desktop.records import CLAIM, Played, Recorder


def only_card(options: Sequence[Action]) -> Card | None:
    """The card that must be played because nothing else may be done; None if there is a choice, or no card to play."""
    first = options[0] if len(options) == 1 else None
    return first.card if isinstance(first, Play) else None


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

    def can_take_back(self, seat: int | None, *, choices_only: bool = False) -> bool:
        """True if the seat has made a decision in the deal in progress, or one between several actions."""
        return self._last_decision(seat, choices_only=choices_only) is not None

    def _last_decision(self, seat: int | None, *, choices_only: bool) -> int | None:
        """The place in the history of the last decision of a seat, or of the last that was no forced card."""
        places = (
            place
            for place, taken in reversed(tuple(enumerate(self.history)))
            if taken.seat == seat
            and not (choices_only and only_card(engine.options(taken.before).get(taken.seat, ())) is not None)
        )
        return next(places, None)

    def take_back(self, seat: int | None, *, choices_only: bool = False) -> Change | None:
        """The change that undoes everything since the last decision of a seat, a claim as a whole.

        None if nothing of the claim has been recorded yet. Only where `can_take_back` is true.
        """
        if self.claim is not None:
            count, before, kept = self.claim.actions, self.claim.before, self.claim.history
        else:
            place = self._last_decision(seat, choices_only=choices_only)
            assert place is not None
            count, before, kept = len(self.history) - place, self.history[place].before, self.history[:place]
        return Change(self._recorder.take_back_text(count), before, kept) if count else None
