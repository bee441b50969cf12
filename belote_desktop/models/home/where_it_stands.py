"""Where an unfinished match stands, in a few sentences: the contract, the trick, and whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator

from belote_desktop.engine import Card, Message, SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, SeatName, say, say_of
from belote_desktop.models.words import words
from belote_desktop.models.words.call_words import contract_inside
from belote_desktop.models.words.names import Names


def where_it_stands(view: SeatView, names: Names, index: str) -> str:
    """The sentences about the present deal; empty between two deals."""
    if view.is_over:
        return ""
    return " ".join(_sentences(view, names, index))


def _sentences(view: SeatView, names: Names, index: str) -> Iterator[str]:
    contract = view.contract
    if contract is None:
        yield words.sentence(say(QT_TRANSLATE_NOOP("home", "The auction is under way.")))
    else:
        if not contract.negative:
            took = say_of(contract.declarer, *_TOOK, contract=contract_inside(contract, view.rules))
            yield words.sentence(took, index, names)
        yield words.sentence(_of_trick(view, names), index, names)
    leads = contract is not None and not _cards(view)
    if names.you is not None and view.to_act == names.you and not leads:
        yield words.sentence(say(QT_TRANSLATE_NOOP("home", "It is your turn.")))


def _cards(view: SeatView) -> tuple[Card, ...]:
    """The cards on the table, in the order of play."""
    return () if view.trick is None else tuple(view.trick.cards)


def _of_trick(view: SeatView, names: Names) -> Message:
    """What was led to the present trick, and what the user has of that suit."""
    number, cards = len(view.tricks) + 1, _cards(view)
    is_mine = names.you is not None and view.to_act == names.you
    if not cards or view.trick is None:
        return say(_YOUR_LEAD if is_mine else _TRICK, number=number)
    led, leader = cards[0], view.trick.leader
    if not is_mine:
        return say_of(leader, *_LED, number=number, card=led)
    held = tuple(card for card in view.hand if card.suit is led.suit)
    if not held:
        return say(_NONE, number=number, player=SeatName(leader), card=led, suit=led.suit)
    return say(_HELD, number=number, player=SeatName(leader), card=led, cards=held)


_TOOK = (
    #: {player}: a name. {contract}: a contract, "hearts" or "90 in clubs".
    QT_TRANSLATE_NOOP("home", "{player} took {contract}."),
    #: {contract}: a contract, "hearts" or "90 in clubs".
    QT_TRANSLATE_NOOP("home", "You took {contract}."),
)
#: {number}: which trick of the deal.
_TRICK = QT_TRANSLATE_NOOP("home", "Trick {number}.")
#: {number}: which trick of the deal.
_YOUR_LEAD = QT_TRANSLATE_NOOP("home", "Trick {number}: it is your lead.")
_LED = (
    #: {number}: which trick of the deal. {player}: a name. {card}: a card.
    QT_TRANSLATE_NOOP("home", "Trick {number}: {player} led {card:the}."),
    #: {number}: which trick of the deal. {card}: a card.
    QT_TRANSLATE_NOOP("home", "Trick {number}: you led {card:the}."),
)
#: {number}: which trick of the deal. {player}: a name. {card}: a card. {cards}: one or more cards of its suit.
_HELD = QT_TRANSLATE_NOOP("home", "Trick {number}: {player} led {card:the}, and you hold {cards:the}.")
#: {number}: which trick of the deal. {player}: a name. {card}: a card. {suit}: its suit.
_NONE = QT_TRANSLATE_NOOP("home", "Trick {number}: {player} led {card:the}, and you have no {suit}.")
