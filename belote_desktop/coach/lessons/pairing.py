"""Questions on belote and on roem."""

from __future__ import annotations

from functools import partial

from belote_desktop.coach.lessons.deals import Deals
from belote_desktop.coach.lessons.steps import Ask, Option, Row, Step
from belote_desktop.engine import Card, Denomination, Rank, Ruleset, Suit
from belote_desktop.engine.cards import parse_cards
from belote_desktop.engine.tricks.roem import counts_roem, roem_of
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.variants.kinship import declared

TRICKS = ("KH QH JH 9C", "AD KD QD JD", "KS QS 8S 7D", "TC TD TH TS", "AC TC KC QC")
"""Tricks that may score roem; spades are trumps."""


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
    options = [Option(cards, False, say(source, cards=cards, suit=trump, belote=called)) for cards, source in wrong]
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
    return tuple(_met(cards, worth) for cards in tricks[:3] if deals.is_new(partial(_worth, cards=cards)))


def _worth(rules: Ruleset, cards: tuple[Card, ...]) -> int:
    """The roem of a trick with spades as trumps; nothing where none is counted."""
    return roem_of(rules, Denomination.SPADES, cards) if counts_roem(rules) else 0


def _met(cards: tuple[Card, ...], worth: dict[tuple[Card, ...], int]) -> Ask:
    right = worth[cards]
    options = {right: Option(right, True, say(_ROEM, cards=cards, right=right))}
    for other, points in worth.items():
        if len(options) < 4 and points not in options:
            options[points] = Option(points, False, say(_OTHER_ROEM, wrong=points, other=other, right=right))
    return Ask(
        #: {suit}: ♠ on screen, spades aloud.
        given=(say(QT_TRANSLATE_NOOP("lessons", "Trumps: {suit}."), suit=Suit.SPADES),),
        picture=(Row(cards, say(QT_TRANSLATE_NOOP("lessons", "The trick, in order from the lead"))),),
        question=say(QT_TRANSLATE_NOOP("lessons", "How much roem is in this trick?")),
        options=tuple(options[points] for points in sorted(options)),
    )


#: {cards}: two cards. {belote}: the game’s word for them. {points}: a number.
_PAIR = QT_TRANSLATE_NOOP("lessons", "{cards} are the king and queen of trumps: {belote} scores {points}.")
#: {cards}: two cards. {suit}: a suit.
_NOT_TRUMPS = QT_TRANSLATE_NOOP("lessons", "{cards} are a king and a queen, but not of trumps. Trumps: {suit}.")
#: {cards}: two cards. {belote}: the game’s word for king and queen of trumps.
_OTHER_RANKS = QT_TRANSLATE_NOOP("lessons", "{cards} are trumps, but {belote} is the king and the queen.")
#: {cards}: cards. {right}: points.
_ROEM = QT_TRANSLATE_NOOP("lessons", "{cards} make {right} roem.")
#: {other}: cards. {wrong}, {right}: points.
_OTHER_ROEM = QT_TRANSLATE_NOOP("lessons", "{other} make {wrong} roem. This trick has {right}.")
