"""What club players call with a hand, where they agree: the measured standards for opening an auction.

A row says which hands it speaks of and how often these make their contract in 100 deals between club players. Where
only open cards were measured, 4 are taken off a suit and 13 off other contracts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from belote_desktop.engine.actions import PASS, Action, Bid, BidKind
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import AuctionModel, Phase
from belote_desktop.engine.view import SeatView
from belote_desktop.players.calls.lacks.situation import Holding, Situation, guarded, highest

PAYS = 70
"""In about so many of 100 deals a contract must be made to pay: measured between 64 and 72, by the game, under the
conditions that the package names."""
CLEAR, HOPELESS = 76, 66
"""From CLEAR on club players agree to take, up to HOPELESS to pass: a little above and below what pays."""
NOTHING = 50
"""What a hand makes that no row speaks of: less than HOPELESS in every case measured."""


@dataclass(frozen=True)
class Row:
    """Hands with or without jack and nine, with at least so many trumps and side aces, and what they are worth: how
    often they make their contract, or where points are bid their first bid."""

    top: bool
    second: bool
    trumps: int
    aces: int
    worth: int

    def fits(self, found: Holding) -> bool:
        """Whether it speaks of this holding."""
        has = found.top >= self.top and found.second >= self.second
        return has and found.length >= self.trumps and len(found.aces) >= self.aces


_TURNED = (
    Row(True, True, 3, 0, 88), Row(True, True, 2, 1, 79), Row(True, True, 2, 0, 72), Row(True, False, 3, 1, 86),
    Row(True, False, 3, 0, 82),
    Row(False, True, 4, 0, 87), Row(False, True, 3, 1, 80), Row(False, False, 4, 0, 78),
    Row(True, False, 2, 1, 70),
    Row(False, True, 3, 0, 66), Row(False, False, 3, 1, 66), Row(True, False, 2, 0, 63),
)  # fmt: skip
_LADDER = (
    Row(True, True, 3, 0, 89), Row(True, True, 2, 1, 83), Row(True, True, 2, 0, 74), Row(True, False, 3, 1, 89),
    Row(True, False, 3, 0, 80),
    Row(True, False, 2, 1, 74), Row(False, True, 4, 0, 74), Row(False, True, 3, 1, 75),
    Row(False, True, 3, 0, 66),
    Row(False, False, 4, 0, 70), Row(True, False, 2, 0, 65),
)  # fmt: skip
_HOKUM = (
    Row(True, True, 2, 0, 76), Row(True, False, 3, 1, 83), Row(True, False, 3, 0, 83),
    Row(False, True, 3, 1, 82),
    Row(True, False, 2, 1, 74), Row(False, True, 4, 0, 80), Row(False, False, 4, 0, 72),
)  # fmt: skip
_SINGLE = (
    Row(True, True, 3, 0, 80), Row(True, True, 2, 0, 72), Row(True, False, 3, 1, 80), Row(True, False, 3, 0, 72),
    Row(False, True, 4, 1, 80),
    Row(False, True, 4, 0, 74), Row(False, True, 3, 1, 72), Row(False, False, 4, 0, 70),
    Row(True, False, 2, 1, 72),
)  # fmt: skip
SUITS: Mapping[AuctionModel, tuple[Row, ...]] = MappingProxyType(
    {
        AuctionModel.TAKE_TURN_UP: _TURNED,
        AuctionModel.LADDER: _LADDER,
        AuctionModel.HOKUM_SUN: _HOKUM,
        AuctionModel.SINGLE_ROUND: _SINGLE,
    }
)
"""How often a suit is made, by auction."""


OPENINGS: tuple[Row, ...] = (
    Row(True, True, 5, 1, 130), Row(True, True, 4, 2, 130), Row(True, False, 5, 1, 110),
    Row(True, False, 5, 0, 100),
    Row(True, True, 5, 0, 110), Row(True, True, 4, 1, 110), Row(True, True, 3, 2, 120),
    Row(True, True, 3, 1, 100), Row(True, True, 4, 0, 100), Row(True, False, 4, 1, 100),
    Row(True, True, 3, 0, 90), Row(True, False, 4, 0, 90), Row(False, True, 4, 1, 90),
    Row(True, False, 3, 1, 90), Row(True, False, 3, 0, 80), Row(False, True, 4, 0, 80),
)  # fmt: skip
"""First bids of points. Open cards and club players agree with what French courses teach."""
UNSURE = (Row(False, True, 3, 1, 80), Row(False, False, 4, 0, 80), Row(True, False, 2, 1, 80))
"""Hands that some players open and others pass with."""
BELOTE = 20
"""What belote, or declarations that help the contract as much, add to a bid."""
NEAR = 10
"""Two players who agree on a suit may differ by one step."""


def standard(view: SeatView) -> tuple[Action, ...]:
    """The calls that club players choose from with this hand; () where they do not agree, or others have called."""
    at = Situation(view)
    model, others = view.rules.auction.auction_model, [call for _, call in view.calls if call != PASS]
    if not at.is_judged or others or view.phase is not Phase.AUCTION or at.is_forced or not is_measured(view.rules):
        return ()
    if model is AuctionModel.POINTS:
        return _opening(at)
    made = {call: chance(at, call, SUITS[model]) for call in view.lawful if at.denomination(call) is not None}
    best = max(made.values(), default=0)
    if best <= HOPELESS:
        return (PASS,)
    return tuple(sorted((call for call in made if made[call] >= CLEAR), key=lambda call: -made[call]))


def is_measured(rules: Ruleset) -> bool:
    """Whether the standards speak of this game: four players in two sides, with the jack and nine of trumps highest."""
    return rules.table.seats == 4 and rules.side_count == 2 and rules.cards.trump_order.startswith("J9")


def chance(at: Situation, call: Action, rows: tuple[Row, ...]) -> int:
    """In how many of 100 deals club players make a contract with this hand."""
    named = at.denomination(call)
    if named is None:
        return 0
    found = at.holding(call, named)
    if named.suit is None:
        return _without_trumps(at, found)
    return max((row.worth for row in rows if row.fits(found)), default=NOTHING)


def _without_trumps(at: Situation, found: Holding) -> int:
    """The same without a single trump suit, by its masters."""
    rules = at.view.rules.cards
    if found.denomination is Denomination.ALL_TRUMP:
        jacks = highest(found.cards, rules.trump_order)
        backed = at.leads or any(guarded(found.cards, rules.trump_order, card.suit) for card in jacks)
        return {0: 40, 1: 48, 2: 72 if backed else 66}.get(len(jacks), 83)
    aces = highest(found.cards, rules.plain_order)
    ten = any(highest(found.cards.suited(ace.suit), rules.plain_order, 1) for ace in aces)
    return {0: 40, 1: 45, 2: 72 if ten or at.leads else 66}.get(len(aces), 83)


def _opening(at: Situation) -> tuple[Action, ...]:
    """First bids of points: those that the longest of its suits is worth, or passing; () for what is in between."""
    plain = [bid for bid in at.view.bids if bid.kind is BidKind.POINTS and not bid.capot]
    worth = {one: _first_bid(at, one) for one in dict.fromkeys(bid.denomination for bid in plain)}
    best = max(worth.values(), default=0)
    if not best:
        return () if _is_between(at, list(worth)) else (PASS,)
    custom = [one for one, bid in worth.items() if bid and bid >= best - NEAR]
    found = [bid for bid in plain if bid.denomination in custom and _is_near(at, bid, worth[bid.denomination])]
    return tuple(sorted(found, key=lambda bid: abs(_points(at, bid) - best)))


def _first_bid(at: Situation, named: Denomination) -> int:
    found = at.holding(PASS, named)
    if named.suit is None:
        order = at.view.rules.cards.trump_order if named is Denomination.ALL_TRUMP else at.view.rules.cards.plain_order
        return 90 if len(highest(found.cards, order)) > 2 else 0
    worth = max((row.worth for row in OPENINGS if row.fits(found)), default=0)
    return worth + BELOTE if worth and found.extra >= BELOTE else worth


def _is_between(at: Situation, named: list[Denomination]) -> bool:
    """Whether some players would open this hand."""
    held = [at.holding(PASS, one) for one in named]
    masters = [highest(each.cards, "J" if each.denomination is Denomination.ALL_TRUMP else "A") for each in held]
    two = any(each.denomination.suit is None and len(best) > 1 for each, best in zip(held, masters, strict=True))
    return two or any(each.denomination.suit is not None and row.fits(each) for each in held for row in UNSURE)


def _points(at: Situation, bid: Bid) -> int:
    return at.level(bid) or 0


def _is_near(at: Situation, bid: Bid, custom: int) -> bool:
    return abs(_points(at, bid) - custom) <= NEAR
