"""Prospects of contracts: by how many points a hand should make each contract it may call."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.actions import PASS, TAKE, Action, Bid, Exchange, Name, NameHokum, Say, Word
from belote_desktop.engine.auction.course import Naming
from belote_desktop.engine.cards import Card, CardSet, Rank, Suit
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.deals.dealing import turn_up_owner
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import ContractTest, Zone
from belote_desktop.engine.view import SeatView
from belote_desktop.players.calls.counting import WHOLE, Strength, strength


@dataclass(frozen=True)
class Prospect:
    """A call that undertakes a contract. `margin` is by how many points of 162 it should be made."""

    action: Action
    strength: Strength
    margin: float


def prospects(view: SeatView) -> tuple[Prospect, ...]:
    """Every lawful call that names a contract to be compared with the other side's points, the best first."""
    found = [best for action in view.lawful if (best := _prospect(view, action)) is not None]
    return tuple(sorted(found, key=lambda each: -each.margin))


def _prospect(view: SeatView, action: Action) -> Prospect | None:
    """What a call promises; with a suit that is named later, the best one."""
    best: Prospect | None = None
    for denomination in denominations_of(view, action):
        counted = strength(view.rules, hand_for(view, action, denomination), denomination, open_cards(view))
        by = margin(view.rules, counted)
        if best is None or by > best.margin:
            best = Prospect(action, counted, by)
    return best


def denominations_of(view: SeatView, action: Action) -> tuple[Denomination, ...]:
    """The denominations a call names or may name; empty for a call without a contract."""
    if isinstance(action, Name | Bid):
        return (action.denomination,)
    if isinstance(action, NameHokum):
        return (Denomination.of(action.suit),)
    if action == Say(Word.SUN):
        return (Denomination.NO_TRUMP,)
    if view.turn_up is None or not (action in (TAKE, Say(Word.HOKUM)) or isinstance(action, Exchange)):
        return ()
    if action == Say(Word.HOKUM) and is_second_round(view):
        return tuple(Denomination.of(suit) for suit in Suit if suit != view.turn_up.suit)
    return (Denomination.of(view.turn_up.suit),)


def is_second_round(view: SeatView) -> bool:
    """Whether everyone has passed once."""
    seats = view.rules.table.seats
    return len(view.calls) >= seats and all(call == PASS for _, call in view.calls[:seats])


def hand_for(view: SeatView, action: Action, denomination: Denomination) -> CardSet:
    """The hand this seat would play with, as far as it is known: with the turned card where it gets it."""
    up, seat, deal = view.turn_up, view.seat, view.rules.deal
    if up is None or seat is None:
        return view.hand
    if turn_up_owner(view.rules, view.dealer, seat) == seat:
        return view.hand | CardSet((up,))
    if isinstance(action, Exchange):
        return (view.hand - CardSet((action.card,))) | CardSet((up,))
    low = Card.of(Rank(view.rules.deck.lowest_rank), up.suit)
    swaps = deal.exchange is terms.Exchange.LOW_TRUMP and denomination.suit == up.suit and low in view.hand
    return (view.hand - CardSet((low,))) | CardSet((up,)) if swaps else view.hand


def open_cards(view: SeatView) -> CardSet:
    """The cards of the other side that lie open."""
    if not view.rules.deal.stacks:
        return CardSet()
    side = None if view.seat is None else view.rules.side_of(view.seat)
    return CardSet(
        card
        for seat in range(view.rules.table.seats)
        if view.rules.side_of(seat) != side
        for card in view.seen(Zone.UNCOVERED, seat)
    )


_THREE_SIDES = {ContractTest.MORE_THAN_HALF: 0.5, ContractTest.FLAT82: 0.5}
"""The share of the points that these tests ask of one side of three, by the rule itself."""
_BEST_OF_THREE = 0.4
"""The share of the points that beats each of two opponents as often as not. Estimated, not measured."""


def par(rules: Ruleset) -> float:
    """The share of the points needed for an even chance in a contract without a bid."""
    if rules.side_count == 2:
        return 0.5
    return _THREE_SIDES.get(rules.scoring.contract_test, _BEST_OF_THREE)


def margin(rules: Ruleset, counted: Strength) -> float:
    """By how many points of 162 a contract without a bid should be made; declarations and belote count half."""
    return (counted.cards + counted.extra / 2 - par(rules) * counted.total) * WHOLE / counted.total


def contract_named(view: SeatView) -> tuple[int, Naming] | None:
    """Who has the highest call of such an auction, and the call."""
    named = view.course.named
    return named[-1] if named else None


@dataclass(frozen=True)
class Target:
    """A contract that may be raised: whose it is, and the points bid, if any. `level` counts the raises so far."""

    declarer: int
    denomination: Denomination
    bid: int | None
    capot: bool
    level: int


def target_of(view: SeatView) -> Target | None:
    """The contract that stands now, made or still in auction."""
    if view.contract is not None:
        return _of_contract(view.rules, view.contract)
    course = view.course
    if not course.named:
        return None
    seat, call = course.named[-1]
    points = call.points * view.rules.bid.bid_unit if isinstance(call, Bid) else None
    capot = isinstance(call, Bid) and (call.capot or not call.points)
    return Target(seat, call.denomination, points, capot, course.raised.level)


def _of_contract(rules: Ruleset, contract: Contract) -> Target:
    bid = None if contract.bid is None else contract.bid * rules.bid.bid_unit
    return Target(contract.declarer, contract.denomination, bid, contract.capot, contract.raises)
