"""Slips in counting: named wrong ways to count the same cards, used to explain a wrong total."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from belote_desktop.engine import Card, Denomination, Message, Ruleset
from belote_desktop.engine.cards import Rank
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say


@dataclass(frozen=True)
class Slip:
    """A way to miscount: its name, the total it gives, and the sentence that explains it."""

    name: str
    total: int
    sentence: Message


def diagnosis(slips: Iterable[Slip], total: int, answer: int) -> Slip | None:
    """The first slip that gives the answer and not the right total."""
    return next((slip for slip in slips if slip.total == answer != total), None)


def card_slips(rules: Ruleset, denomination: Denomination, cards: Iterable[Card], total: int) -> Iterator[Slip]:
    """Cards taken for something else: trumps for plain cards, plain cards for trumps, cards left out."""
    cards = tuple(cards)
    points = rank_table(rules.cards, denomination).points
    trump = rank_table(rules.cards, Denomination.ALL_TRUMP).points
    plain = _plain_points(rules, denomination)
    for rank, sentence in ((Rank.JACK, _JACK_PLAIN), (Rank.NINE, _NINE_PLAIN)):
        taken = tuple(card for card in cards if card.rank is rank and denomination.is_trump(card.suit))
        lost = sum(points[card] - plain[card.rank] for card in taken)
        if lost:
            yield Slip(f"{rank}_as_plain", total - lost, say(sentence, cards=taken))
    both = tuple(card for card in cards if denomination.is_trump(card.suit) and card.rank in (Rank.JACK, Rank.NINE))
    if len({card.rank for card in both}) == 2:
        lost = sum(points[card] - plain[card.rank] for card in both)
        yield Slip("trumps_as_plain", total - lost, say(_TRUMPS_PLAIN, cards=both))
    for rank in (Rank.JACK, Rank.NINE):
        taken = tuple(card for card in cards if card.rank is rank and not denomination.is_trump(card.suit))
        more = sum(trump[card] - points[card] for card in taken)
        if more:
            yield Slip(f"{rank}_as_trump", total + more, say(_AS_TRUMP, cards=taken))
    for rank in (Rank.TEN, Rank.ACE, Rank.KING, Rank.QUEEN):
        taken = tuple(card for card in cards if card.rank is rank)
        lost = sum(points[card] for card in taken)
        if lost and len(taken) > 1:
            yield Slip(f"{rank}_left_out", total - lost, say(_RANK_OUT, cards=taken))
    for card in cards:
        if points[card]:
            yield Slip("card_left_out", total - points[card], say(_CARD_OUT, card=card, points=points[card]))


def _plain_points(rules: Ruleset, denomination: Denomination) -> dict[Rank, int]:
    """What the ranks count in a suit that is not trumps."""
    base = denomination if denomination.suit is not None else Denomination.SPADES
    points = rank_table(rules.cards, base).points
    assert base.suit is not None
    other = next(suit for suit in type(base.suit) if suit is not base.suit)
    return {rank: points[Card.of(rank, other)] for rank in Rank}


#: {cards}: cards.
_JACK_PLAIN = QT_TRANSLATE_NOOP(
    "drills", "You counted {cards:the} at the value for a side suit. The jack of trumps counts more."
)
#: {cards}: cards.
_NINE_PLAIN = QT_TRANSLATE_NOOP(
    "drills", "You counted {cards:the} at the value for a side suit. The nine of trumps counts more."
)
#: {cards}: cards.
_TRUMPS_PLAIN = QT_TRANSLATE_NOOP(
    "drills", "You counted {cards:the} at the value for a side suit. As trumps they count more."
)
#: {cards}: cards.
_AS_TRUMP = QT_TRANSLATE_NOOP("drills", "You counted {cards:the} at trump value. In other suits this rank counts less.")
#: {cards}: cards.
_RANK_OUT = QT_TRANSLATE_NOOP("drills", "This is the sum without {cards:the}.")
#: {card}: a card. {points}: a number.
_CARD_OUT = QT_TRANSLATE_NOOP("drills", "This is the sum without {card:the}, which counts {points}.")
