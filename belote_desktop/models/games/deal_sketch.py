"""The data of the small drawing of a game's deal, from its ruleset alone."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from belote_desktop.engine.cards import Card, Rank, Suit
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.rules.fitting import pack_size
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import (
    AuctionModel,
    Declarations,
    Direction,
    Doubling,
    Exchange,
    PassOut,
    Shuffle,
    TurnUp,
    TurnUpTo,
)

BIDS = 3
"""So many of the numbers that may be bid are drawn, from the lowest up."""

MUST = (PassOut.DEALER_MUST_TAKE, PassOut.ELDEST_MUST_TAKE, PassOut.ELDEST_AT_ONCE, PassOut.TURNED_FORCED)
"""If all others pass, one player has to choose."""


class Turned(Enum):
    """Where the turn-up lies, if there is one."""

    NOWHERE = "nowhere"
    BESIDE_STOCK = "beside the stock"
    AT_DEALER = "at the dealer"


@dataclass(frozen=True)
class DealSketch:
    """The table at the start of the auction.

    `cards` are a sample hand of the size held at that moment; `aside` is the packet each player has not picked up,
    `stacks` lie before each player, `stock` is left in the middle. `contracts` are those offered in the auction apart
    from the suit of the turn-up or of a bid, `bids` the lowest numbers. `doubled` is the highest multiplier that can be
    called, or 1. `low_for_turned` says whether a low trump may be exchanged for the turn-up, `must` whether a player
    has to choose if the others pass.
    """

    seats: int
    clockwise: bool
    shuffles: bool
    cards: tuple[Card, ...]
    aside: int
    stacks: int
    kitty: int
    stock: int
    bottom: bool
    turned: Turned
    low_for_turned: bool
    bids: tuple[int, ...]
    contracts: tuple[Denomination, ...]
    has_sun: bool
    must: bool
    doubled: int
    declares: bool

    @classmethod
    def of(cls, rules: Ruleset) -> DealSketch:
        """The sketch of a game."""
        deal, auction = rules.deal, rules.auction
        hand, aside, turned = sum(deal.packets), sum(deal.talon_packets), _turned(rules)
        dealt = rules.table.seats * (hand + aside + 2 * deal.stacks) + deal.kitty
        return cls(
            seats=rules.table.seats,
            clockwise=rules.table.direction is Direction.CW,
            shuffles=rules.deck.shuffle is Shuffle.EVERY_DEAL,
            cards=tuple(sorted(_hand(rules)[:hand], key=lambda card: (card.suit, -card.rank))),
            aside=aside,
            stacks=deal.stacks,
            kitty=deal.kitty,
            stock=max(0, pack_size(rules) - dealt - (turned is Turned.BESIDE_STOCK)),
            bottom=deal.bottom_shown,
            turned=turned,
            low_for_turned=rules.deal.exchange is Exchange.LOW_TRUMP,
            bids=_bids(rules),
            contracts=_contracts(rules),
            has_sun=auction.auction_model is AuctionModel.HOKUM_SUN,
            must=auction.pass_out in MUST,
            doubled=max(rules.doubling.multipliers) if rules.doubling.doubling is Doubling.ON else 1,
            declares=rules.declaration.declarations is Declarations.ON,
        )


def _turned(rules: Ruleset) -> Turned:
    deal = rules.deal
    if deal.turn_up is TurnUp.NONE:
        return Turned.NOWHERE
    at_dealer = deal.turn_up is TurnUp.LAST_CARD or deal.turn_up_to is TurnUpTo.DEALER
    return Turned.AT_DEALER if at_dealer else Turned.BESIDE_STOCK


def _bids(rules: Ruleset) -> tuple[int, ...]:
    auction = rules.auction
    if auction.auction_model is not AuctionModel.POINTS:
        return ()
    return tuple(auction.min_bid + auction.bid_step * place for place in range(BIDS))


def _contracts(rules: Ruleset) -> tuple[Denomination, ...]:
    """All contracts if they are called by name; otherwise those without a suit."""
    auction = rules.auction
    if auction.auction_model is AuctionModel.HOKUM_SUN:
        return ()
    called = auction.auction_model in (AuctionModel.LADDER, AuctionModel.SINGLE_ROUND)
    return tuple(one for one in map(Denomination, auction.contracts) if called or one.suit is None)


def _hand(rules: Ruleset) -> tuple[Card, ...]:
    """Cards of the pack, sorted as in a hand; the smallest of them shows the lowest rank of the pack."""
    low = Rank(rules.deck.lowest_rank)
    ranks = {
        Suit.SPADES: (Rank.ACE, Rank.KING),
        Suit.HEARTS: (Rank.QUEEN, max(Rank.NINE, low)),
        Suit.DIAMONDS: (Rank.JACK, Rank(low + 1)),
        Suit.CLUBS: (Rank.QUEEN, low),
    }
    first = [Card.of(rank, suit) for suit, pair in ranks.items() for rank in pair]
    return (*first, Card.of(Rank.ACE, Suit.CLUBS), Card.of(Rank.ACE, Suit.HEARTS))
