"""Positions as the board shows them after an answer: the card played, the call made."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType

from belote_desktop.engine import Action, Card, SeatView
from belote_desktop.engine.deal import Place, Trick
from belote_desktop.engine.rules.terms import Zone


def at_rest(view: SeatView) -> SeatView:
    """The position to look at: it is nobody's turn."""
    return replace(view, to_act=None, options=(), lawful=())


def is_full(view: SeatView | None) -> bool:
    """Whether all have played to the trick on the table."""
    return view is not None and view.trick is not None and len(view.trick.cards) == view.rules.table.seats


def with_card(view: SeatView, card: Card) -> SeatView:
    """The position after my card: it lies in the trick. A card from a stack stays, since it may uncover another."""
    if view.seat is None or card not in view.closed_hand:
        return view
    mine = Place(Zone.HAND, view.seat)
    left = tuple(each for each in view.seen(Zone.HAND, view.seat) if each != card)
    trick = view.trick or Trick(view.seat)
    return replace(
        view,
        places=MappingProxyType({**view.places, mine: left}),
        trick=replace(trick, cards=(*trick.cards, card)),
        to_act=None,
        options=(),
        lawful=(),
    )


def with_call(view: SeatView, action: Action) -> SeatView:
    """The position after my call."""
    if view.seat is None:
        return view
    return replace(view, calls=(*view.calls, (view.seat, action)), to_act=None, options=(), lawful=())
