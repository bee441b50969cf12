"""The duties that limit a seat's actions now, as sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from belote_desktop.coach.auction_duties import in_auction
from belote_desktop.engine.actions import Play
from belote_desktop.engine.cards import CardSet
from belote_desktop.engine.deal import Trick
from belote_desktop.engine.phases.challenge import to_challenge
from belote_desktop.engine.phases.declaring import to_announce
from belote_desktop.engine.phases.discard import to_lay_away
from belote_desktop.engine.phases.raises import to_raise
from belote_desktop.engine.refusals import Refusal
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.tricks.belote_refusals import belote_first
from belote_desktop.engine.tricks.following import Situation, legal_cards, obligation_in_force
from belote_desktop.engine.tricks.playing import situation_at
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import Message


def obligation(view: SeatView) -> Message | None:
    """The sentence for the duty that limits this seat's cards; None if it may play any card.

    None too when it is not this seat's turn to play a card.
    """
    at = _situation(view)
    held = None if at is None else obligation_in_force(at)
    return None if held is None else held.message


def in_force(view: SeatView) -> tuple[Refusal, ...]:
    """The duties of this seat, each as a refusal with its rule; () if it is not its turn or nothing limits it.

    Each is the reason why an action that it forbids is refused.
    """
    if view.seat is None or view.to_act != view.seat:
        return ()
    duties = _DUTIES.get(view.phase)
    return () if duties is None else duties(view)


def _in_play(view: SeatView) -> tuple[Refusal, ...]:
    """The obligation to follow, or to play the card that belote was said for."""
    at = _situation(view)
    if at is None:
        return ()
    cards = CardSet(action.card for action in view.lawful if isinstance(action, Play))
    if cards < legal_cards(at):
        return (belote_first(cards),)
    held = obligation_in_force(at)
    return () if held is None else (held,)


def _in_raises(view: SeatView) -> tuple[Refusal, ...]:
    return (to_raise(view.rules, view),)


def _in_discard(view: SeatView) -> tuple[Refusal, ...]:
    return (to_lay_away(view.rules, view.hand),)


def _in_declaring(view: SeatView) -> tuple[Refusal, ...]:
    return (to_announce(view.hand),)


_DUTIES: Mapping[Phase, Callable[[SeatView], tuple[Refusal, ...]]] = MappingProxyType(
    {
        Phase.AUCTION: in_auction,
        Phase.RAISES: _in_raises,
        Phase.DISCARD: _in_discard,
        Phase.DECLARING: _in_declaring,
        Phase.PLAY: _in_play,
        Phase.CHALLENGE: lambda _view: (to_challenge(),),
    }
)


def _situation(view: SeatView) -> Situation | None:
    if view.phase is not Phase.PLAY or view.contract is None or view.seat is None or view.to_act != view.seat:
        return None
    return situation_at(view.rules, view.contract, view.hand, view.trick or Trick(view.seat), view.seat)
