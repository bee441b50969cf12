"""Warnings before an action that gives something away for good."""

from __future__ import annotations

from belote_desktop.engine import Action, Card, Message, Play, Rank, SeatView
from belote_desktop.engine.rules.terms import BeloteOrder
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.variants.kinship import declared


def warning(view: SeatView, action: Action) -> Message | None:
    """The warning for a seat before it does this; None if there is none.

    Where the king must come first, the queen of trumps gives belote away while the king is in hand.
    Source: docs/rules/house-rules.md, King before queen.
    """
    belote = view.rules.belote
    if not (belote.belote and belote.warn_queen_first and belote.belote_order is BeloteOrder.KING_FIRST):
        return None
    if not isinstance(action, Play) or action.card.rank is not Rank.QUEEN or view.contract is None:
        return None
    king = Card.of(Rank.KING, action.card.suit)
    if not view.contract.denomination.is_trump(action.card.suit) or king not in view.hand:
        return None
    #: {queen}, {king}: cards. {belote}: the game’s word for king and queen of trumps.
    source = QT_TRANSLATE_NOOP(
        "coach", "Playing {queen:the} before {king:the} loses {belote}. Choose {queen:the} again to play it anyway."
    )
    return say(source, queen=action.card, king=king, belote=declared(view.rules).belote)
