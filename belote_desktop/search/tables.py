"""`Tables`: a game and contract as plain numbers for the search core, derived from the ruleset.

No rule is repeated here: order and points come from the engine's rank table, the obligations from the flags that
`engine.tricks.following` reads, roem from `engine.tricks.roem`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise

from belote_desktop.engine.cards import Card, Rank, Suit, deck_of
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import PartnerWinning, Raise, Undertrump
from belote_desktop.engine.settlement.items import PACK_TOTAL
from belote_desktop.engine.tricks.roem import counts_roem, roem_of

LANE = 16
"""How many bits a suit has in the core."""
_TRUMP_LANE = 3
_RAISES = {Raise.NEVER: 0, Raise.ALWAYS: 1, Raise.NOT_IF_PARTNER_WINNING: 2}
_HELD = (PartnerWinning.MUST_TRUMP, PartnerWinning.ANY_TRUMP)


@dataclass(frozen=True)
class Tables:
    """A game and contract for the core.

    `sides[seat]` is 0 for the seats whose points are counted and 1 for the others, `friends[seat]` the seats (bits)
    that are its partners by the rules. `lanes[card]` is the place of a card (16 * suit lane + rank of strength, -1 for
    cards that are not in the pack), `points[card]` its points. `raises[lane]` tells whether a led card of the lane must
    be beaten: 0 no, 1 yes, 2 not when a partner is winning; `after_ruff` whether `plain_beat` also holds once a trump
    has ruffed; `free_jacks` are the cards (bits by place) nobody is made to spend for that. `last` is what the last
    trick counts for its winner, even where the settlement then gives it to defenders only. `capot` is the bonus of
    side 0 and of side 1 for every trick. `exact` where a card is more than its rank: the search then compares the cards
    themselves. `dominance` where points never fall as rank rises.
    `roem_suit[lane * 512 + ranks]` and `roem_four[rank]` are what cards of a trick score together, empty without roem.
    """

    seats: int
    sides: tuple[int, ...]
    friends: tuple[int, ...]
    lanes: tuple[int, ...]
    points: tuple[int, ...]
    has_trump_suit: bool
    raises: tuple[int, ...]
    free_jacks: int
    plain_beat: bool
    after_ruff: bool
    held_to_ruff: bool
    any_trump: bool
    spares_ruff: bool
    overtrump: bool
    under_must: bool
    under_avoid: bool
    locked: bool
    last: int
    capot: tuple[int, int]
    exact: bool
    dominance: bool
    roem_suit: tuple[int, ...] = ()
    roem_four: tuple[int, ...] = ()

    def with_capot(self, capot: tuple[int, int]) -> Tables:
        """The same with another bonus for every trick."""
        return replace(self, capot=capot)


@cache
def tables_for(rules: Ruleset, contract: Contract, side: int = 0, *, with_roem: bool = False) -> Tables:
    """The tables of a contract, for counting the points of `side`.

    Where everyone plays alone and three or more sit down, the declarer plays against the rest: `side` is then either
    the declarer's, or any other for the rest together. Roem counts only when asked for.
    """
    seats, play, denomination = range(rules.table.seats), rules.play, contract.denomination
    order = _lane_order(denomination)
    lanes = _lanes(rules, denomination, order)
    table = rank_table(rules.cards, denomination)
    roem = with_roem and counts_roem(rules)
    trump_lanes = [denomination.is_trump(suit) for suit in order]
    jacks = () if play.jack_forced else (Card.of(Rank.JACK, suit) for suit in Suit if denomination.is_trump(suit))
    sides = coalitions(rules, contract.declarer, side)
    return Tables(
        seats=len(seats),
        sides=sides,
        friends=tuple(
            sum(1 << other for other in seats if rules.side_of(other) == rules.side_of(seat)) for seat in seats
        ),
        lanes=lanes,
        points=table.points,
        has_trump_suit=denomination.suit is not None,
        raises=tuple(_RAISES[play.trump_led_raise] if trump else 0 for trump in trump_lanes),
        free_jacks=sum(1 << lanes[jack] for jack in jacks),
        plain_beat=play.plain_must_beat and denomination.suit is not None,
        after_ruff=play.plain_must_beat and play.beat_after_ruff and denomination.suit is not None,
        held_to_ruff=play.partner_winning in _HELD,
        any_trump=play.partner_winning is PartnerWinning.ANY_TRUMP,
        spares_ruff=play.partner_winning is PartnerWinning.NO_UNDERRUFF,
        overtrump=play.overtrump,
        under_must=play.undertrump is Undertrump.MUST,
        under_avoid=play.undertrump is Undertrump.AVOID,
        locked=contract.lock,
        last=rules.scoring.last_trick,
        capot=_capot(rules, contract, sides),
        exact=bool(rules.deal.stacks) or roem or not play.jack_forced,
        dominance=_points_rise(rules, lanes, table.points),
        roem_suit=_roem_suits(rules, denomination, lanes) if roem else (),
        roem_four=tuple(_roem_of_four(rules, denomination, rank) for rank in Rank) if roem else (),
    )


def coalitions(rules: Ruleset, declarer: int, side: int) -> tuple[int, ...]:
    """0 for the seats that count for `side`, 1 for those against them."""
    seats = range(rules.table.seats)
    if rules.side_count == 2:
        return tuple(int(rules.side_of(seat) != side) for seat in seats)
    alone = side == rules.side_of(declarer)
    return tuple(int((seat == declarer) != alone) for seat in seats)


def _lane_order(denomination: Denomination) -> tuple[Suit, ...]:
    """The suit of each lane: the trumps last, so that their lane is the same in every contract."""
    if denomination.suit is None:
        return tuple(Suit)
    return (*(suit for suit in Suit if suit != denomination.suit), denomination.suit)


def _lanes(rules: Ruleset, denomination: Denomination, order: tuple[Suit, ...]) -> tuple[int, ...]:
    table = rank_table(rules.cards, denomination)
    pack = deck_of(Rank(rules.deck.lowest_rank))
    lanes = [-1] * 36
    for lane, suit in enumerate(order):
        cards = sorted((card for card in pack if card.suit == suit), key=lambda card: table.strength[card])
        for rank, card in enumerate(cards):
            lanes[card] = LANE * lane + rank
    return tuple(lanes)


def _points_rise(rules: Ruleset, lanes: tuple[int, ...], points: tuple[int, ...]) -> bool:
    """Whether a higher card of a suit never counts less than a lower one."""
    by_place = sorted((lanes[card], points[card]) for card in deck_of(Rank(rules.deck.lowest_rank)))
    return all(low[1] <= high[1] for low, high in pairwise(by_place) if low[0] // LANE == high[0] // LANE)


def _capot(rules: Ruleset, contract: Contract, sides: tuple[int, ...]) -> tuple[int, int]:
    taker = max(rules.scoring.capot_value - PACK_TOTAL, 0)
    others = max(rules.scoring.defender_capot - PACK_TOTAL, 0)
    return (taker, others) if sides[contract.declarer] == 0 else (others, taker)


def _roem_suits(rules: Ruleset, denomination: Denomination, lanes: tuple[int, ...]) -> tuple[int, ...]:
    """The points of every set of cards of one suit that may meet in a trick."""
    card_at = {place: Card(card) for card, place in enumerate(lanes) if place >= 0}
    found = [0] * 2048
    for lane in range(4):
        for ranks in range(512):
            places = [LANE * lane + rank for rank in range(9) if ranks >> rank & 1]
            if 2 <= len(places) <= rules.table.seats and all(place in card_at for place in places):
                found[lane * 512 + ranks] = roem_of(rules, denomination, tuple(card_at[place] for place in places))
    return tuple(found)


def _roem_of_four(rules: Ruleset, denomination: Denomination, rank: Rank) -> int:
    return roem_of(rules, denomination, tuple(Card.of(rank, suit) for suit in Suit))
