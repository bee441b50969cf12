"""Questions on belote and on roem."""

from __future__ import annotations

from functools import partial

from belote_desktop.coach.lessons.deals import Deals
from belote_desktop.coach.lessons.steps import Ask, Option, Row, Step
from belote_desktop.engine import Card, Denomination, Message, Rank, Ruleset, Suit
from belote_desktop.engine.cards import parse_cards
from belote_desktop.engine.tricks.roem import counts_roem, roem_of
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.variants.kinship import declared

TRICKS = {
    "KH QH JH 9C": "KH QH JH",
    "AD KD QD JD": "AD KD QD JD",
    "KS QS 8S 7D": "KS QS",
    "TC TD TH TS": "TC TD TH TS",
    "AC TC KC QC": "AC KC QC",
}
"""Tricks that may score roem, with the cards that make it: spades are trumps."""


def belote(rules: Ruleset) -> object:
    """Whether king and queen of trumps score in a hand, and how much."""
    return rules.belote.belote, rules.belote.belote_points


def roem(rules: Ruleset) -> object:
    """What cards that meet in a trick score."""
    return counts_roem(rules), rules.declaration.run_points, rules.roem, rules.belote.belote_points


def which_pair(deals: Deals) -> tuple[Step, ...]:
    """A question: which two cards are belote?"""
    rules = deals.rules
    if not rules.belote.belote or not deals.is_new(lambda each: each.belote.belote):
        return ()
    trump = tuple(Suit)[deals.draw("belote").below(4)]
    other = tuple(Suit)[(trump + 1) % 4]
    right = _pair(Rank.KING, Rank.QUEEN, trump)
    wrong = (
        (_pair(Rank.KING, Rank.QUEEN, other), _NOT_TRUMPS),
        (_pair(Rank.ACE, Rank.KING, trump), _OTHER_RANKS),
        (_pair(Rank.QUEEN, Rank.JACK, trump), _OTHER_RANKS),
    )
    called = declared(rules).belote
    options = [Option(cards, False, say(source, cards=cards, belote=called)) for cards, source in wrong]
    why = say(_PAIR, cards=right, belote=called, points=rules.belote.belote_points)
    options.insert(1, Option(right, True, why))
    #: {suit}: a suit. {belote}: the game’s word for king and queen of trumps.
    question = QT_TRANSLATE_NOOP("lessons", "Trumps: {suit}. Which two cards are {belote}?")
    return (Ask(question=say(question, suit=trump, belote=called), options=tuple(options)),)


def _pair(high: Rank, low: Rank, suit: Suit) -> tuple[Card, ...]:
    return Card.of(high, suit), Card.of(low, suit)


def what_met(deals: Deals) -> tuple[Step, ...]:
    """Questions on the roem in these tricks."""
    rules = deals.rules
    if not counts_roem(rules):
        return ()
    tricks = [parse_cards(text) for text in TRICKS]
    worth = {cards: _worth(rules, cards) for cards in tricks}
    asked = (cards for cards in tricks[:3] if deals.is_new(partial(_worth, cards=cards)))
    return tuple(_met(cards, worth, declared(rules).belote) for cards in asked)


def _worth(rules: Ruleset, cards: tuple[Card, ...]) -> int:
    """The roem of a trick with spades as trumps; nothing where none is counted."""
    return roem_of(rules, Denomination.SPADES, cards) if counts_roem(rules) else 0


def _met(cards: tuple[Card, ...], worth: dict[tuple[Card, ...], int], stuk: str) -> Ask:
    right = worth[cards]
    makers = {trick: parse_cards(made_of) for trick, made_of in zip(worth, TRICKS.values(), strict=True)}
    reason = _roem_of(makers[cards], right, stuk)
    options = {right: Option(right, True, reason)}
    for other, points in worth.items():
        if len(options) < 4 and points not in options:
            why = say(_OTHER_ROEM, reason=reason, cards=makers[other], wrong=points)
            options[points] = Option(points, False, why)
    return Ask(
        #: {suit}: ♠ on screen, spades aloud.
        given=(say(QT_TRANSLATE_NOOP("lessons", "Trumps: {suit}."), suit=Suit.SPADES),),
        picture=(Row(cards, say(QT_TRANSLATE_NOOP("lessons", "The trick, in order from the lead"))),),
        question=say(QT_TRANSLATE_NOOP("lessons", "How much roem is in this trick?")),
        options=tuple(options[points] for points in sorted(options)),
    )


def _roem_of(cards: tuple[Card, ...], points: int, stuk: str) -> Message:
    """What these cards are, and the roem they make in a trick."""
    if len(cards) == 2:
        return say(_PAIR, cards=cards, belote=stuk, points=points)
    return say(_RUN if cards[0].suit is cards[1].suit else _FOUR, cards=cards, points=points)


#: {cards}: two cards. {belote}: the game’s word for them. {points}: a number.
_PAIR = QT_TRANSLATE_NOOP("lessons", "{cards:the and} are the king and queen of trumps: {belote} scores {points}.")
#: {cards}: two cards.
_NOT_TRUMPS = QT_TRANSLATE_NOOP("lessons", "{cards:the and} are a king and a queen, but not of trumps.")
#: {cards}: two cards. {belote}: the game’s word for king and queen of trumps.
_OTHER_RANKS = QT_TRANSLATE_NOOP("lessons", "{cards:the and} are trumps, but {belote} is the king and the queen.")
#: {cards}: three or four cards. {points}: a number.
_RUN = QT_TRANSLATE_NOOP("lessons", "{cards:the} are a run: {points} roem.")
#: {cards}: four cards. {points}: a number.
_FOUR = QT_TRANSLATE_NOOP("lessons", "{cards:the} are four of a kind: {points} roem.")
#: {reason}: a whole sentence on the trick. {cards}: three or four cards of another trick. {wrong}: their roem.
_OTHER_ROEM = QT_TRANSLATE_NOOP("lessons", "{reason} {cards:the} would score {wrong}.")
