"""A claim: the user is proved to win all remaining tricks, which are then played out quickly."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from belote_desktop.engine import Action, Match, Play, SeatView
from belote_desktop.records import Played
from belote_desktop.search.claim_proof import Rest, sure_rest
from belote_desktop.search.stopping import Stop

QUICK_LEVEL = "casual"
"""How the others play a rest that nothing can change: without long thought."""
FEWEST = 2
"""The last trick plays itself."""


def claimable(view: SeatView, stop: Stop) -> Rest | None:
    """The rest of the deal if it is proved to be the user's and worth a claim; otherwise None."""
    return sure_rest(view, stop) if len(view.hand) >= FEWEST else None


def card_of_rest(view: SeatView, stop: Stop) -> Action | None:
    """The card the user plays in a claim; None if something other than a card must be decided."""
    if len(view.options) == 1 and isinstance(view.options[0], Play):
        return view.options[0]
    rest = sure_rest(view, stop)
    return None if rest is None else Play(rest.card)


@dataclass(frozen=True)
class Claimed:
    """The user's claim, as an event for the log."""


@dataclass
class Claim:
    """A claim: the match and its actions before it, and the actions since, which one undo removes."""

    before: Match
    history: tuple[Played, ...]
    actions: int = 0
    is_running: bool = True
    """Whether the rest is being played out; not when it is over, or has come to a decision of the person."""

    @classmethod
    def at_end_of(cls, match: Match, steps: Sequence[Played]) -> Claim | None:
        """The claim that a record ends with, found from its actions in force; None if the user has acted since.

        An interrupted claim is still running.
        """
        last = max((place for place, step in enumerate(steps) if step.claimed), default=None)
        if last is None:
            return None
        deal = _deal_number(steps[last].before)
        first = last
        while first and steps[first - 1].claimed and _deal_number(steps[first - 1].before) == deal:
            first -= 1
        if any(step.seat == steps[first].seat for step in steps[last + 1 :]):
            return None
        history = tuple(step for step in steps[:first] if _deal_number(step.before) == deal)
        return cls(steps[first].before, history, len(steps) - first, is_running=_deal_number(match) == deal)

    def is_in(self, match: Match) -> bool:
        """True if the claimed deal is the one in progress."""
        return _deal_number(self.before) == _deal_number(match)


def _deal_number(match: Match) -> int | None:
    return None if match.deal is None else match.deal.number
