"""Why a card: the idea that speaks for it, and the card itself."""

from __future__ import annotations

from belote_desktop.coach.guided.moment import Moment
from belote_desktop.coach.ideas.card_ideas import ideas_on
from belote_desktop.coach.ladder import reason
from belote_desktop.engine import Card, Message, Play, SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.players.knowledge import Knowledge


def advice(at: Moment) -> tuple[Message, ...]:
    """Why the set deal goes on with a card, and the card; where the learner chooses freely, what a hint would say."""
    action = at.wanted
    if not isinstance(action, Play):
        return ()
    lawful = [each.card for each in at.view.lawful if isinstance(each, Play)]
    if len(lawful) == 1:
        return (say(_ONLY, card=action.card),)
    if at.advice is not None and at.advice.reason is None and at.advice.weighed:
        return (say(_DOES_BEST, card=action.card),)
    if at.advice is not None:
        return (reason(at.advice), say(_ADVISED, card=action.card))
    return (*reasons(at.view, action.card)[:1], say(_PLAY, card=action.card))


#: {card}: a card of your hand.
_PLAY = QT_TRANSLATE_NOOP("guided", "Play {card:the}.")
#: {card}: a card of your hand.
_ADVISED = QT_TRANSLATE_NOOP("guided", "{card:the} is a good card here.")
#: {card}: a card of your hand.
_DOES_BEST = QT_TRANSLATE_NOOP("guided", "On average, over many ways the other cards could lie, {card:the} does best.")
#: {card}: a card of your hand.
_ONLY = QT_TRANSLATE_NOOP("guided", "{card:the} is the only card you may play.")


def reasons(view: SeatView, wanted: Card, tried: Card | None = None) -> tuple[Message, ...]:
    """The sentences of the ideas that speak for the one card and not for the other, or not for every other."""
    if view.contract is None or view.seat is None:
        return ()
    at = Knowledge(view, view.contract, view.seat)
    others = [card for card in at.legal if card != wanted] if tried is None else [tried]
    found = ((idea, idea.argues(at, wanted)) for idea in ideas_on(at))
    return tuple(
        sentence
        for idea, sentence in found
        if sentence is not None and not all(idea.argues(at, other) for other in others)
    )
