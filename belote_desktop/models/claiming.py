"""A claim: all the tricks that are left are the person's, proved, and played out quickly by everybody."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine import Action, Match, Play, SeatView
from belote_desktop.records import Played
from belote_desktop.search.rest import Rest, sure_rest
from belote_desktop.search.stopping import Stop

MARK = "claim"
"""How the record marks the place from which the rest was played out."""
QUICK_LEVEL = "casual"
"""How the others play a rest that nothing can change: without long thought."""
FEWEST = 2
"""The last trick plays itself."""


def claimable(view: SeatView, stop: Stop) -> Rest | None:
    """The rest of the deal, where it is worth a claim and proved to be the person's."""
    return sure_rest(view, stop) if len(view.hand) >= FEWEST else None


def card_of_rest(view: SeatView, stop: Stop) -> Action | None:
    """What the person plays in a claim; None where something but cards is to be decided."""
    if len(view.options) == 1 and isinstance(view.options[0], Play):
        return view.options[0]
    rest = sure_rest(view, stop)
    return None if rest is None else Play(rest.card)


@dataclass
class Claim:
    """The claim of a deal: the match and its actions before it, and the actions since, which one undo takes back."""

    before: Match
    history: tuple[Played, ...]
    actions: int = 0
    is_running: bool = True
    """Whether the rest is being played out; not when it is over, or has come to a decision of the person."""
