"""Sentences on what a seat may play or choose now, and on the duties that limit it."""

from __future__ import annotations

from belote_desktop.coach.explanations import permitted
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say, under_contract


def permission(view: SeatView) -> tuple[Message, ...]:
    """The sentences on what the seat to act may do and what limits it; () if it has nothing to do."""
    if not view.lawful:
        return ()
    found = permitted(view)
    duties = tuple(duty.message for duty in found.duties)
    if not found.cards:
        return (say(QT_TRANSLATE_NOOP("coach", "You can choose anything on the panel.")), *duties)
    if view.phase is Phase.PLAY and not duties:
        return (say(QT_TRANSLATE_NOOP("coach", "You can play any of your cards.")),)
    if len(found.cards) == 1:
        #: {cards}: a card.
        return (say(QT_TRANSLATE_NOOP("coach", "You must play {cards:the}."), cards=found.cards), *duties)
    #: {cards}: cards, two at least.
    told = say(QT_TRANSLATE_NOOP("coach", "You can play {cards:the or}."), cards=found.cards)
    if view.contract is not None:
        told = under_contract(told, rank_table(view.rules.cards, view.contract.denomination).strength)
    return (told, *duties)
