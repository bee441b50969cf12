"""The calls that a hint has figures for, whatever rules of thumb think of them."""

from __future__ import annotations

from belote_desktop.coach.bidding.standards import standard
from belote_desktop.engine.actions import PASS, Action, Bid, Name
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.view import SeatView
from belote_desktop.players.calls.raising import RAISES


def asked_about(view: SeatView) -> tuple[Action, ...]:
    """The calls that a hint always has figures for: passing, raising, the next higher call, and the usual one."""
    if view.phase not in (Phase.AUCTION, Phase.RAISES):
        return ()
    raising = [action for action in view.lawful if action in RAISES]
    passing = (action for action in view.lawful if action == PASS)
    return (*passing, *(raising or _going_higher(view)), *standard(view)[:1])


def _going_higher(view: SeatView) -> tuple[Action, ...]:
    """The lowest call over the one that stands, of the same suit where that can be; () where none stands."""
    named = [call for _, call in view.calls if isinstance(call, Bid | Name)]
    higher = [action for action in view.lawful if isinstance(action, Bid | Name)]
    if not named or not higher:
        return ()
    same = [action for action in higher if action.denomination is named[-1].denomination]
    return ((same or higher)[0],)
