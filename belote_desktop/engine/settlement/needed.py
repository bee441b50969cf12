"""What a contract needed, to be told at the end of a deal. Source: docs/rules, Scoring."""

from __future__ import annotations

from belote_desktop.engine.contract import Contract
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import ContractTest
from belote_desktop.engine.score import Result, Score
from belote_desktop.engine.settlement.judging import ENOUGH, half_makes
from belote_desktop.engine.settlement.promise import BID_TESTS, needed_for_bid


def points_needed(rules: Ruleset, contract: Contract, score: Score) -> int | None:
    """The least points with which the takers would have made their contract, of all the points that were counted.

    None if points alone did not decide it: a tie, a promise of tricks, a challenge, more than two sides, rounding.
    """
    if score.taker is None or len(score.compared) != 2 or score.result not in (Result.MADE, Result.FAILED):
        return None
    if contract.capot or contract.generale:
        return None
    takers, defenders = score.compared[score.taker], score.compared[1 - score.taker]
    needed, most = _needed(rules, contract, takers + defenders), takers + defenders
    decides = (takers >= needed) is (score.result is Result.MADE)
    return needed if decides and 0 < needed <= most and min(takers, defenders) >= 0 else None


def _needed(rules: Ruleset, contract: Contract, most: int) -> int:
    """The points that make a contract where two sides had `most` together; half of them where the rules say so."""
    test, more = rules.scoring.contract_test, most // 2 + 1
    if test in BID_TESTS:
        bid = needed_for_bid(rules, contract)
        return max(bid, more) if test is ContractTest.BID_AND_MORE else bid
    if test is ContractTest.FLAT82:
        return ENOUGH
    return (most + 1) // 2 if half_makes(rules) and contract.trump is not None else more
