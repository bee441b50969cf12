"""Statistics of the hands dealt, compared with the exact chances of a fair shuffle.

Only cards that lay before a seat when nothing had been said count, so that no decision has chosen among them; every
pattern is a thing that one hand has or has not, so that its chance is exact (hypergeometric) and its band is Clopper's
and Pearson's. A deck is counted once, however often it was played.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from belote_desktop import records
from belote_desktop.engine.cards import Card, Rank, Suit
from belote_desktop.engine.deals.dealing import eldest, open_deal, turns_last_card
from belote_desktop.engine.deals.gathering import gather
from belote_desktop.engine.matches.match import SettledDeal
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Shuffle, Zone
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, counted, say
from belote_desktop.records import Record

SURE = 0.95
"""How often a band holds the true chance, at least: the usual mark of statistics."""
RARE = Fraction(1, 5)
"""A suit is long if fewer hands than this have one of its length. A choice of wording; not measured."""
_DEALT = (Zone.HAND, Zone.COVERED, Zone.UNCOVERED)


class Shape(NamedTuple):
    """What the chances of a hand depend on: the lowest rank of the pack, its cards, and the two highest trumps."""

    lowest: Rank
    cards: int
    trumps: tuple[Rank, Rank]

    @property
    def ranks(self) -> int:
        """How many cards a suit has."""
        return Rank.ACE - self.lowest + 1


Hand = Sequence[Card]


@dataclass(frozen=True)
class Pattern:
    """Something that a hand has or has not, and how often an even shuffle gives it."""

    name: Message
    chance: Fraction
    holds: Callable[[Hand], bool]


@dataclass(frozen=True)
class DealtDeal:
    """The hands of a deal: `hands[0]` is the person's, then those of the next players in turn.

    `shuffle` is what the rules say of shuffling; `is_shuffled` tells that this deck is no cut of the cards as they lay
    after the deal before.
    """

    game: str
    shuffle: Shuffle
    shape: Shape
    deck: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    is_shuffled: bool


@dataclass(frozen=True)
class Line:
    """How often a pattern was dealt, in `hands` hands: the share lies between `low` and `high` by the band."""

    pattern: Pattern
    hands: int
    held: int
    low: float
    high: float

    @property
    def is_as_expected(self) -> bool:
        """Whether the chance of an even shuffle lies in the band."""
        return self.low <= self.pattern.chance <= self.high


# ---------------------------------------------------------------------- what an even shuffle gives
def _spread(ways: Sequence[int], cards: int) -> int:
    """In how many hands every suit is one of the `ways[k]` sets of k cards."""
    total = [1]
    for _ in Suit:
        total = [
            sum(total[before] * ways[more - before] for before in range(len(total)) if 0 <= more - before < len(ways))
            for more in range(len(total) + len(ways) - 1)
        ]
    return total[cards] if cards < len(total) else 0


def _some_suit(shape: Shape, without: Sequence[int]) -> Fraction:
    """The chance that some suit is not one of the sets that `without` counts."""
    return 1 - Fraction(_spread(without, shape.cards), math.comb(4 * shape.ranks, shape.cards))


def void_chance(shape: Shape) -> Fraction:
    """The chance that a suit is missing."""
    return _some_suit(shape, [0, *(math.comb(shape.ranks, count) for count in range(1, shape.ranks + 1))])


def long_chance(shape: Shape, length: int) -> Fraction:
    """The chance of a suit of so many cards or more."""
    return _some_suit(shape, [math.comb(shape.ranks, count) for count in range(min(length, shape.ranks + 1))])


def pair_chance(shape: Shape) -> Fraction:
    """The chance that two given ranks meet in one suit."""
    ranks = range(shape.ranks + 1)
    both = [math.comb(shape.ranks - 2, count - 2) if count >= 2 else 0 for count in ranks]
    return _some_suit(shape, [math.comb(shape.ranks, count) - both[count] for count in ranks])


def rank_chance(shape: Shape, least: int) -> Fraction:
    """The chance of so many cards of one given rank, or more."""
    whole, suits = 4 * shape.ranks, len(Suit)
    found = sum(
        math.comb(suits, count) * math.comb(whole - suits, shape.cards - count)
        for count in range(least, min(suits, shape.cards) + 1)
    )
    return Fraction(found, math.comb(whole, shape.cards))


def _lengths(hand: Hand) -> list[int]:
    return [sum(card.suit is suit for card in hand) for suit in Suit]


def _count(hand: Hand, rank: Rank) -> int:
    return sum(card.rank is rank for card in hand)


def _meet(hand: Hand, one: Rank, other: Rank) -> bool:
    return any(Card.of(one, suit) in hand and Card.of(other, suit) in hand for suit in Suit)


@cache
def patterns(shape: Shape) -> tuple[Pattern, ...]:
    """What is counted in hands of a shape."""
    long = next(length for length in range(2, shape.ranks + 2) if long_chance(shape, length) < RARE)
    top, second = shape.trumps
    return (
        Pattern(say(_VOID), void_chance(shape), lambda hand: 0 in _lengths(hand)),
        Pattern(counted(_LONG, long), long_chance(shape, long), lambda hand: max(_lengths(hand)) >= long),
        Pattern(say(_NO_ACE), 1 - rank_chance(shape, 1), lambda hand: _count(hand, Rank.ACE) == 0),
        Pattern(counted(_ACES, 2), rank_chance(shape, 2), lambda hand: _count(hand, Rank.ACE) >= 2),
        Pattern(counted(_TOPS, 2, rank=top), rank_chance(shape, 2), lambda hand: _count(hand, top) >= 2),
        Pattern(say(_TOP_TWO, first=top, second=second), pair_chance(shape), lambda hand: _meet(hand, top, second)),
        Pattern(say(_KING_QUEEN), pair_chance(shape), lambda hand: _meet(hand, Rank.KING, Rank.QUEEN)),
    )


_VOID = QT_TRANSLATE_NOOP("honesty", "Void in a suit")
_LONG = QT_TRANSLATE_NOOP("honesty", "A suit of %n or more card(s)", "", 1)
_NO_ACE = QT_TRANSLATE_NOOP("honesty", "No ace")
_ACES = QT_TRANSLATE_NOOP("honesty", "At least %n ace(s)", "", 1)
#: {rank}, {rank:pl}: a rank, jack and jacks.
_TOPS = QT_TRANSLATE_NOOP("honesty", "At least %n ({rank}|{rank:pl})", "", 1)
#: {first}, {second}: ranks, jack and nine.
_TOP_TWO = QT_TRANSLATE_NOOP("honesty", "{first} and {second} of one suit")
_KING_QUEEN = QT_TRANSLATE_NOOP("honesty", "King and queen of one suit")


# ---------------------------------------------------------------------- what was dealt
def shape_of(rules: Ruleset, cards: int) -> Shape:
    """The shape of a hand of so many cards in a game."""
    order = rules.cards.trump_order
    return Shape(Rank(rules.deck.lowest_rank), cards, (Rank.parse(order[0]), Rank.parse(order[1])))


def dealt_hands(rules: Ruleset, dealer: int, deck: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """The cards that each seat was dealt before anyone spoke; a turned card that is the dealer's is among them."""
    deal, _ = open_deal(rules, 1, dealer, deck)
    hands = [tuple(card for zone in _DEALT for card in deal.at(zone, seat)) for seat in range(rules.table.seats)]
    if turns_last_card(rules) and len(hands[dealer]) < len(hands[eldest(rules, dealer)]):  # else it is of the talon
        hands[dealer] += deal.at(Zone.TURN_UP)
    return tuple(hands)


def is_cut_of(deck: tuple[Card, ...], gathered: tuple[Card, ...]) -> bool:
    """Whether the deck is the gathered pack, cut at one place."""
    place = deck.index(gathered[0]) if gathered[0] in deck else 0
    return deck[place:] + deck[:place] == gathered


def dealt_deals(record: Record, person: int = 0) -> tuple[DealtDeal, ...]:
    """The deals of a record that are over; none if it cannot be folded."""
    match = records.replay(record).match
    if match is None:
        return ()
    found: list[DealtDeal] = []
    before: SettledDeal | None = None
    for settled in match.deals:
        deck, rules = settled.deal.deck, match.rules
        hands = dealt_hands(rules, settled.dealer, deck)
        shuffled = before is None or not is_cut_of(deck, gather(rules, before.deal))
        mine = hands[person:] + hands[:person]
        shape = shape_of(rules, len(hands[person]))
        found.append(DealtDeal(rules.variant, rules.deck.shuffle, shape, deck, mine, shuffled))
        before = settled
    return tuple(found)


def tally(deals: Iterable[DealtDeal], shape: Shape, place: int, *, shuffled: bool) -> tuple[Line, ...]:
    """The lines for the hands at a place (0 the person, 1 the next player, …), shuffled or gathered."""
    decks = {
        deal.deck: deal.hands[place]
        for deal in deals
        if deal.shape == shape and deal.is_shuffled is shuffled and place < len(deal.hands)
    }
    hands = tuple(decks.values())
    return tuple(_line(pattern, hands) for pattern in patterns(shape))


def _line(pattern: Pattern, hands: Sequence[Hand]) -> Line:
    held = sum(map(pattern.holds, hands))
    return Line(pattern, len(hands), held, *band(held, len(hands)))


# ---------------------------------------------------------------------- the band
def band(held: int, of: int, sure: float = SURE) -> tuple[float, float]:
    """Clopper's and Pearson's band: the chances under which `held` of `of` is not too many and not too few."""
    tail = (1 - sure) / 2
    low = 0.0 if held == 0 else _where(lambda chance: _at_least(held, of, chance) < tail)
    high = 1.0 if held == of else 1 - _where(lambda chance: _at_least(of - held, of, chance) < tail)
    return low, high


def _where(is_below: Callable[[float], bool]) -> float:
    """Where a condition that holds for small chances ends."""
    low, high = 0.0, 1.0
    for _ in range(50):  # to within 1e-15
        middle = (low + high) / 2
        low, high = (middle, high) if is_below(middle) else (low, middle)
    return low


def _at_least(held: int, of: int, chance: float) -> float:
    """The chance of `held` or more among `of`, each with the same chance; `held` is at least 1."""
    if not 0 < chance < 1:
        return chance
    if held <= of * chance:  # the other tail is the short one
        return 1 - _sum_down(held - 1, of, chance)
    return _sum_down(of - held, of, 1 - chance)


def _sum_down(most: int, of: int, chance: float) -> float:
    """The chance of `most` or fewer, summed from there down to where nothing is left to add."""
    log = math.lgamma(of + 1) - math.lgamma(most + 1) - math.lgamma(of - most + 1)
    term = math.exp(log + most * math.log(chance) + (of - most) * math.log1p(-chance))
    total = term
    for count in range(most, 0, -1):
        term *= count / (of - count + 1) * (1 - chance) / chance
        total += term
        if term < total * 1e-16:
            break
    return min(total, 1.0)
