"""The value of a bid, and whether it was made. Source: docs/rules, Scoring."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import ContractTest
from belote_desktop.engine.score import Item, What
from belote_desktop.engine.settlement.judging import ENOUGH
from belote_desktop.engine.settlement.outcome import Outcome
from belote_desktop.engine.settlement.writing import rounding_items

SURMANCHE = 1000
"""What a deal is worth in which the opponents' own suit was outbid (docs/rules/north-africa.md, Auction)."""

BID_TESTS: Mapping[ContractTest, Callable[[int, int, int], bool]] = MappingProxyType(
    {
        ContractTest.BID: lambda needed, takers, _defenders: takers >= needed,
        ContractTest.BID_AND_MORE: lambda needed, takers, defenders: takers >= needed and takers > defenders,
    }
)
"""(points bid, takers' points, defenders' points) -> whether a number was made; no other test asks for a bid."""


def kept(rules: Ruleset, outcome: Outcome, counted: tuple[Item, ...], compared: tuple[int, ...]) -> bool:
    """Whether the takers made what they bid: the tricks they promised, and the number; on exact points."""
    contract, swept = outcome.contract, outcome.sweeper == outcome.taker
    if contract.generale:
        return outcome.generale_made
    if contract.capot and not swept:
        return False
    if (contract.capot and contract.bid is None) or (swept and rules.bid_score.sweep_makes_bid):
        return True
    takers, defenders, needed = compared[outcome.taker], compared[1 - outcome.taker], needed_for_bid(rules, contract)
    made = BID_TESTS[rules.scoring.contract_test](needed, takers, defenders)
    return made and (not rules.bid_score.rounded_test or _rounded(rules, outcome, counted, takers) >= needed)


def needed_for_bid(rules: Ruleset, contract: Contract) -> int:
    """The points with which the number of a bid is made."""
    points = bid_points(rules, contract)
    return ENOUGH if points == 80 and rules.bid.eighty_needs82 else points


def _rounded(rules: Ruleset, outcome: Outcome, counted: tuple[Item, ...], takers: int) -> int:
    """The takers' points as they would be written (docs/rules/vida.md, Scoring, step 4)."""
    return takers + sum(item.points for item in rounding_items(rules, outcome, counted) if item.side == outcome.taker)


def bid_points(rules: Ruleset, contract: Contract) -> int:
    """The points that the number of a bid stands for; a bid capot without a number counts its own value."""
    if contract.bid is None:
        return rules.bid_score.capot_bid_value if contract.capot else 0
    return contract.bid * rules.bid.bid_unit


def bid_factor(rules: Ruleset, contract: Contract) -> int:
    """What the bid is multiplied by: the raises, or without trumps what the rules list for as many raises."""
    listed = rules.bid_score.nt_multipliers
    if contract.denomination is not Denomination.NO_TRUMP or not listed:
        return contract.multiplier
    levels = (1, *rules.doubling.multipliers)
    level = levels.index(contract.multiplier) if contract.multiplier in levels else contract.raises
    return listed[min(level, len(listed) - 1)]


def has_price(rules: Ruleset, contract: Contract) -> bool:
    """True if a fixed price replaces cards and bid: a bid capot, a générale, a surmanche."""
    if contract.generale or contract.surmanche or contract.stake:
        return True
    return contract.capot and contract.bid is None and not rules.bid_score.capot_bid_added


def price_item(rules: Ruleset, contract: Contract, winner: int, *, made: bool) -> Item:
    """The price of a capot, générale or surmanche for the side that won it."""
    factor = bid_factor(rules, contract)
    if contract.surmanche or contract.stake:
        return Item(What.BID, winner, SURMANCHE, "surmanche")
    if contract.generale:
        return Item(What.BID, winner, rules.bid_score.generale_value * factor, "generale_value")
    if not made and rules.bid_score.capot_bid_lost:
        return Item(What.BID, winner, rules.bid_score.capot_bid_lost * factor, "capot_bid_lost")
    return Item(What.BID, winner, rules.bid_score.capot_bid_value * factor, "capot_bid_value")


def bid_item(rules: Ruleset, contract: Contract, winner: int) -> Item:
    """The item for the bid, multiplied by the raises."""
    return Item(What.BID, winner, bid_points(rules, contract) * bid_factor(rules, contract), "written")
