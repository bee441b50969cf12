"""Sentences on what a seat may play or choose now, and on the duties that limit it."""

from __future__ import annotations

from belote_desktop.coach.explanations import permitted
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.view import SeatView


def permission(view: SeatView) -> tuple[Message, ...]:
    """The sentences on what the seat to act may do and what limits it; () if it has nothing to do."""
    if not view.lawful:
        return ()
    found = permitted(view)
    duties = tuple(duty.message for duty in found.duties)
    if not found.cards:
        return (say(QT_TRANSLATE_NOOP("coach", "You may choose whatever the panel offers.")), *duties)
    if view.phase is Phase.PLAY and not duties:
        return (say(QT_TRANSLATE_NOOP("coach", "You may play any of your cards.")),)
    if len(found.cards) == 1:
        return (say(QT_TRANSLATE_NOOP("coach", "You must play {cards}."), cards=found.cards), *duties)
    return (say(QT_TRANSLATE_NOOP("coach", "You may play {cards}."), cards=found.cards), *duties)
