"""What a seat is held to now."""

from __future__ import annotations

from belote_desktop.engine.deal import Trick
from belote_desktop.engine.following import Situation, obligation_in_force
from belote_desktop.engine.messages import Message
from belote_desktop.engine.playing import situation_at
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.view import SeatView


def obligation(view: SeatView) -> Message | None:
    """The duty that leaves this seat fewer cards than it holds, in a sentence; None when it may play any.

    None too when it is not this seat's turn to play a card.
    """
    at = _situation(view)
    held = None if at is None else obligation_in_force(at)
    return None if held is None else held.message


def _situation(view: SeatView) -> Situation | None:
    if view.phase is not Phase.PLAY or view.contract is None or view.seat is None or view.to_act != view.seat:
        return None
    return situation_at(view.rules, view.contract, view.hand, view.trick or Trick(view.seat), view.seat)
