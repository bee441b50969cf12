"""The strength of a hand in the auction: the points its side may expect with it, counted card by card."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from belote_desktop.engine.cards import Card, CardSet, Rank, Suit, deck_of
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.declarations import best_announcement, in_contract, points_of
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.sections import CardRules
from belote_desktop.engine.rules.terms import AllTrumpScale, DeclarationPlace, NoTrumpScale

WHOLE = 162
"""The points of a deal of 32 cards with one trump suit: the scale of the counts below."""

# The counts and weights below were fitted by least squares to deals of club players whose contract was set at random:
# 2,500 of classic belote, 4,400 of games for two, three and four with suits, no trump and all trump. The script of that
# fit was not kept. What is an estimate beside it says so.
STACKED_WEIGHT = 0.65
"""How much the count of a hand tells among stacks, where much more is to come."""
ALONE_WEIGHT = 0.7
"""The same where each plays alone, before the share of the hand that is known is added."""
PARTNERED_WEIGHT, PARTNERED_SHARE = 0.6, 0.5
"""The same with a partner, in a pack of 32: a fixed part, and a part that grows with the share that is known."""
USUAL_PACK = 32
"""The pack that the weights with a partner were fitted to."""


@dataclass(frozen=True)
class Strength:
    """What a hand promises as taker of one contract, in the contract's own points.

    `cards` are the card points its side may expect of `total`, `extra` the declarations and belote that help the
    contract. `edge` is by how many points of 162 the hand beats an average one.
    """

    denomination: Denomination
    cards: float
    extra: float
    total: float
    edge: float
    trumps: int
    aces: int

    @property
    def points(self) -> float:
        return self.cards + self.extra


@lru_cache(maxsize=1 << 13)
def strength(rules: Ruleset, hand: CardSet, denomination: Denomination, against: CardSet | None = None) -> Strength:
    """Count a hand (the turned card included where the taker gets it) as taker of `denomination`.

    `against` are cards of opponents that lie open.
    """
    edge = edge_of(rules, hand, denomination)
    if against:
        edge -= edge_of(rules, against, denomination)
    total = total_points(rules, denomination)
    cards = total * (1 / rules.side_count + edge / WHOLE)
    trumps = len(hand.suited(denomination.suit)) if denomination.suit is not None else 0
    aces = sum(card.rank is Rank.ACE and card.suit != denomination.suit for card in hand)
    extra = _declared(rules, hand, denomination) + _belote(rules, hand, denomination)
    return Strength(denomination, cards, extra, total, edge, trumps, aces)


@cache
def total_points(rules: Ruleset, denomination: Denomination) -> float:
    """The card points and the last trick of a deal; where not all cards are dealt, what is in play on average."""
    if denomination is Denomination.NO_TRUMP and rules.cards.sa_scale is NoTrumpScale.PROPORTIONAL:
        return WHOLE
    if denomination is Denomination.ALL_TRUMP and rules.cards.ta_scale is AllTrumpScale.PROPORTIONAL:
        return WHOLE
    points, pack = rank_table(rules.cards, denomination).points, deck_of(Rank(rules.deck.lowest_rank))
    in_play = min(1.0, (rules.table.seats * rules.hand_size + rules.deal.kitty) / len(pack))
    return in_play * sum(points[card] for card in pack) + rules.scoring.last_trick


def edge_of(rules: Ruleset, hand: CardSet, denomination: Denomination) -> float:
    """By how many points of 162 this hand, or what is known of it, beats an average one."""
    lowest, known = rules.deck.lowest_rank, len(hand)
    weight = weight_of(rules, known)
    if denomination.suit is None:
        order = rules.cards.trump_order if denomination is Denomination.ALL_TRUMP else rules.cards.plain_order
        pack = len(deck_of(Rank(lowest)))
        return weight * (head_points(hand, order) - average_head_points(known, pack))
    return weight * (suit_count(rules.cards, hand, denomination.suit) - known * average_card(rules.cards, lowest))


def weight_of(rules: Ruleset, known: int) -> float:
    """The weight of a hand's count: higher if more of the hand is known and if it has no partner.

    With a partner each card weighs more in a small pack, and less with stacks, which still hide many cards.
    """
    if rules.deal.stacks:
        return STACKED_WEIGHT
    share = known / max(1, rules.hand_size + rules.deal.kitty)
    if rules.side_count == rules.table.seats:
        return ALONE_WEIGHT + share
    return (PARTNERED_WEIGHT + PARTNERED_SHARE * share) * USUAL_PACK / len(deck_of(Rank(rules.deck.lowest_rank)))


_TRUMP = (19.0, 11.5, 7.0, 6.0, 3.0, 4.0, 0.0, 0.0, 0.0)
"""What a trump adds by its place in the order of trumps, the highest first."""
LENGTH = 6.0
"""What every trump adds beside its rank."""
ACE, GUARDED_TEN, VOID = 8.5, 2.0, 2.5
"""What a side suit adds."""
_SHAPE = 0.15
"""What guarded tens and voids come to on average, by card: rounded, and not fitted."""


def suit_count(rules: CardRules, hand: CardSet, trump: Suit) -> float:
    """What the cards of a hand count with this suit as trumps."""
    points = 0.0
    for suit in Suit:
        cards = hand.suited(suit)
        if suit == trump:
            points += sum(LENGTH + _TRUMP[rules.trump_order.index(str(card.rank))] for card in cards)
        else:
            points += side_suit_points(cards)
    return points


def side_suit_points(cards: CardSet) -> float:
    """What the cards of one side suit add."""
    ranks = {card.rank for card in cards}
    if not cards:
        return VOID
    if Rank.ACE in ranks:
        return ACE
    return GUARDED_TEN if Rank.TEN in ranks and len(cards) > 1 else 0.0


@cache
def average_card(rules: CardRules, lowest_rank: int) -> float:
    """What a card drawn from the pack counts on average with a suit as trumps."""
    ranks = [rank for rank in Rank if rank >= lowest_rank]
    trumps = sum(LENGTH + _TRUMP[rules.trump_order.index(str(rank))] for rank in ranks)
    return (trumps + 3 * ACE) / (4 * len(ranks)) + _SHAPE


TOP, TOP_TWO, GUARDED_SECOND = 14.5, 11.0, 7.0
"""What the best card of a suit adds where no single suit is trump, the second beside it, and the second without it.
From the fit above."""
GUARDED_SHARE = 0.9
"""How often a second-best card without the best has another card of its suit beside it. An estimate: for 8 cards of 32
it is 0.83."""


def head_points(hand: CardSet, order: str) -> float:
    """The points of the two highest ranks of each suit: the best, both together, or the second with a guard."""
    best, second = (Rank.parse(letter) for letter in order[:2])
    points = 0.0
    for suit in Suit:
        cards = hand.suited(suit)
        top, next_best = Card.of(best, suit) in cards, Card.of(second, suit) in cards
        points += TOP * top + TOP_TWO * (top and next_best)
        points += GUARDED_SECOND * (next_best and not top and len(cards) > 1)
    return points


@cache
def average_head_points(known: int, pack: int) -> float:
    """The average of `head_points` for so many cards of the pack, without a trump suit."""
    one, both = known / pack, known * (known - 1) / (pack * (pack - 1))
    return 4 * (TOP * one + TOP_TWO * both + GUARDED_SECOND * GUARDED_SHARE * (one - both))


def _declared(rules: Ruleset, hand: CardSet, denomination: Denomination) -> float:
    if not rules.declaration.declarations_help:
        return 0.0
    own = in_contract(rules.declaration, denomination)
    return float(sum(points_of(own, one) for one in best_announcement(own, hand)))


def _belote(rules: Ruleset, hand: CardSet, denomination: Denomination) -> float:
    """What the belotes in a hand add to its contract; 0 with roem, where king and queen must meet in a trick."""
    here = rules.declaration.declaration_place is DeclarationPlace.HAND
    if not (here and rules.belote.belote and rules.belote.belote_helps_contract):
        return 0.0
    pairs = sum(
        denomination.is_trump(suit) and {Card.of(Rank.KING, suit), Card.of(Rank.QUEEN, suit)} <= set(hand)
        for suit in Suit
    )
    return float(pairs * rules.belote.belote_points)
