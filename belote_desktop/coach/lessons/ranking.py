"""Questions on the order of the cards and what they count."""

from __future__ import annotations

from functools import partial

from belote_desktop.coach.lessons.deals import Deals
from belote_desktop.coach.lessons.steps import Ask, Option, Picture, Row, Step
from belote_desktop.engine import Card, Denomination, Message, Rank, Ruleset, Suit
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.rank_tables import RankTable, rank_table
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say

TRUMPS = Suit.SPADES
PLAIN = Suit.HEARTS
Scale = tuple[tuple[Rank, int], ...]
"""Ranks with their points, from the highest down."""
ASKED = 4
"""How many cards a question on their order shows."""


def ranked(rules: Ruleset, suit: Suit) -> tuple[tuple[Card, ...], RankTable]:
    """A suit from its highest card down where spades are trumps, and the table it is ranked by."""
    trumps = Denomination.of(TRUMPS)
    return suit_order(rules, trumps, suit), rank_table(rules.cards, trumps)


def suit_order(rules: Ruleset, denomination: Denomination, suit: Suit) -> tuple[Card, ...]:
    """A suit from its highest card down under a contract."""
    strength = rank_table(rules.cards, denomination).strength
    return tuple(sorted((card for card in pack(rules) if card.suit is suit), key=lambda card: -strength[card]))


def order(rules: Ruleset) -> tuple[Scale, Scale]:
    """The order of trumps and of a plain suit, and what the cards count."""
    return _scale(rules, TRUMPS), _scale(rules, PLAIN)


def _scale(rules: Ruleset, suit: Suit) -> Scale:
    cards, table = ranked(rules, suit)
    return tuple((card.rank, table.points[card]) for card in cards)


def both_orders(rules: Ruleset) -> Picture:
    """Trumps and a plain suit from the highest card down, with what they count."""
    titles = (
        say(QT_TRANSLATE_NOOP("lessons", "Trumps from the highest down, with their points")),
        say(QT_TRANSLATE_NOOP("lessons", "A side suit from the highest down, with its points")),
    )
    rows = []
    for suit, title in zip((TRUMPS, PLAIN), titles, strict=True):
        cards, table = ranked(rules, suit)
        rows.append(Row(cards, title, tuple(table.points[card] for card in cards)))
    return tuple(rows)


def highest(deals: Deals) -> tuple[Step, ...]:
    """Questions: which of these is the highest trump, and which the highest card of a side suit?"""
    asked = ((TRUMPS, say(_HIGHEST_TRUMP, suit=TRUMPS)), (PLAIN, say(_HIGHEST_PLAIN, suit=PLAIN)))
    return tuple(
        _highest(deals, suit, question) for suit, question in asked if deals.is_new(partial(_ranks, suit=suit))
    )


def _ranks(rules: Ruleset, suit: Suit) -> tuple[Rank, ...]:
    return tuple(rank for rank, _ in _scale(rules, suit))


def counts(deals: Deals) -> tuple[Step, ...]:
    """Questions on what a rank counts as a trump and in a side suit."""
    rules = deals.rules
    trumps, table = ranked(rules, TRUMPS)
    differing = [
        card for card in trumps
        if table.points[card] != table.points[_in(PLAIN, card)] and deals.is_new(partial(_points, card=card))
    ]  # fmt: skip
    if not differing:
        return ()
    card = differing[deals.draw("counts").below(min(2, len(differing)))]
    return (_counts(rules, card, table),)


def _points(rules: Ruleset, card: Card) -> int:
    """What a card counts where spades are trumps."""
    return ranked(rules, card.suit)[1].points[card]


def _in(suit: Suit, card: Card) -> Card:
    return Card.of(card.rank, suit)


def _highest(deals: Deals, suit: Suit, question: Message) -> Ask:
    """Some cards of a suit: the highest trump and others, or the second highest of a plain suit and lower ones."""
    cards, _ = ranked(deals.rules, suit)
    draw = deals.draw(f"highest {suit}")
    place = 0 if suit is TRUMPS else 1
    best = cards[place]
    chosen = draw.shuffled((best, *draw.shuffled(cards[place + 1 :])[: ASKED - 1]))
    listed = tuple(card for card in cards if card in chosen)
    #: {card}, {best}: cards. {cards}: cards in order.
    wrong = QT_TRANSLATE_NOOP("lessons", "{card:the} is lower than {best:the}. From the highest down: {cards}.")
    #: {cards}: cards in order.
    right = QT_TRANSLATE_NOOP("lessons", "From the highest down: {cards}.")
    return Ask(
        question=question,
        options=tuple(
            Option(
                card,
                card == best,
                say(right, cards=listed) if card == best else say(wrong, card=card, best=best, cards=listed),
            )
            for card in chosen
        ),
    )


def _counts(rules: Ruleset, card: Card, table: RankTable) -> Ask:
    right, plain = table.points[card], table.points[_in(PLAIN, card)]
    of = {table.points[other]: other for other in reversed(ranked(rules, card.suit)[0])}
    wrong = {plain: say(_PLAIN, wrong=plain, card=card)}
    for points, other in of.items():
        if points not in (right, plain) and len(wrong) < 3:
            wrong[points] = say(_OTHER, wrong=points, other=other, card=card, right=right)
    options = [
        Option(right, True, say(_RIGHT, card=card, right=right, plain=plain)),
        *(Option(points, False, why) for points, why in wrong.items()),
    ]
    options.sort(key=lambda option: int(str(option.shown)))
    #: {suit}: a suit. {card}: a card.
    question = QT_TRANSLATE_NOOP("lessons", "Trumps: {suit}. How many points is {card:the} worth?")
    return Ask(question=say(question, suit=card.suit, card=card), picture=(Row((card,)),), options=tuple(options))


#: {card}: a card. {wrong}: points.
_PLAIN = QT_TRANSLATE_NOOP("lessons", "{card:the} would count {wrong} in a side suit, but it is a trump.")
#: {other}, {card}: cards. {wrong}, {right}: points.
_OTHER = QT_TRANSLATE_NOOP("lessons", "As a trump {other:the} counts {wrong}. {card:the} counts {right}.")
#: {card}: a card. {right}, {plain}: points.
_RIGHT = QT_TRANSLATE_NOOP("lessons", "{card:the} counts {right} as a trump and {plain} in a side suit.")
#: {suit}: a suit.
_HIGHEST_TRUMP = QT_TRANSLATE_NOOP("lessons", "Trumps: {suit}. Which of these is the highest?")
#: {suit}: a suit.
_HIGHEST_PLAIN = QT_TRANSLATE_NOOP("lessons", "Side suit: {suit}. Which of these is the highest?")
