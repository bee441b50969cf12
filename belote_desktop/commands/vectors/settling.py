"""Vectors of kind `settle`: what a deal came to, and the points that are written for it."""

from __future__ import annotations

from belote_desktop.commands.vectors.fields import (
    Fields,
    VectorError,
    by_side,
    read_by_side,
    read_contract,
    read_side,
    read_sides,
)
from belote_desktop.engine import Contract, Outcome, Result, Ruleset, settle
from belote_desktop.engine.dealing import pack
from belote_desktop.engine.rank_tables import rank_table

REDEAL = {Result.REPLAY: "same dealer", Result.PASSED_OUT: "next dealer"}
"""Who deals again after a deal without a score."""


def check_settle(rules: Ruleset, case: Fields) -> str | None:
    """What differs, or None."""
    outcome = _outcome(rules, case)
    expect = case.inner("expect")
    points = read_by_side(rules, expect.inner("score"))
    held = expect.optional("held_out", expect.number, None)
    redeal = expect.optional("redeal", lambda key: expect.word(key, sorted(REDEAL.values())), None)
    case.finish()
    score = settle(rules, outcome)
    if score.points != points:
        return f"expected {by_side(rules, points)}, came {by_side(rules, score.points)} ({score.result.label})"
    if held is not None and sum(score.held_out) != held:
        return f"expected {held} points held over, came {sum(score.held_out)}"
    if redeal is not None and REDEAL.get(score.result) != redeal:
        return f"expected a new deal by the {redeal}, came {score.result.label}"
    return None


def _outcome(rules: Ruleset, case: Fields) -> Outcome:
    taker = read_side(rules, case.raw("taker"), "taker")
    contract = read_contract(case)
    if contract.bid is not None or contract.capot or contract.lock:
        raise VectorError("contract: this game bids no points and no capot, and closes no deal.")
    last_trick = read_side(rules, case.raw("last_trick"), "last_trick")
    tricks = _tricks(rules, case, last_trick)
    declared = _declared(rules, case)
    first = case.optional("belote_first", lambda key: case.word(key, "KQ"), "K")
    return Outcome(
        taker=taker,
        cards=_cards(rules, case, contract, tricks),
        last_trick=last_trick,
        tricks=tricks,
        declared=declared,
        best=_best(rules, case, declared),
        belote=tuple((side, first) for side in _belote(rules, case)),
        contract=contract,
        held_in=(case.optional("held_in", case.number, 0), *(0,) * (rules.side_count - 1)),
    )


def _tricks(rules: Ruleset, case: Fields, last_trick: int) -> tuple[int, ...] | None:
    """The tricks of each side; None where nobody took all. Without cards the side of the last trick took all."""
    if case.has("tricks"):
        return read_by_side(rules, case.inner("tricks"))
    if case.has("cards"):
        return None
    return tuple(rules.hand_size * (side == last_trick) for side in range(rules.side_count))


def _cards(rules: Ruleset, case: Fields, contract: Contract, tricks: tuple[int, ...] | None) -> tuple[int, ...]:
    """The card points of each side; where they are not given, one side took every card of the pack."""
    if case.has("cards"):
        return read_by_side(rules, case.inner("cards"))
    if tricks is None or sum(number > 0 for number in tricks) != 1:
        raise VectorError("cards is missing, and no side took every trick.")
    table = rank_table(rules.cards, contract.denomination)
    everything = sum(table.points[card] for card in pack(rules))
    return tuple(everything * (number > 0) for number in tricks)


def _declared(rules: Ruleset, case: Fields) -> tuple[int, ...]:
    return case.optional("declared", lambda key: read_by_side(rules, case.inner(key)), (0,) * rules.side_count)


def _best(rules: Ruleset, case: Fields, declared: tuple[int, ...]) -> tuple[int, ...]:
    """The sides whose declarations are the best; where the key is absent, `declared` is what counts."""
    if case.has("best_declaration"):
        return read_sides(rules, case.raw("best_declaration"), "best_declaration")
    return tuple(side for side, points in enumerate(declared) if points)


def _belote(rules: Ruleset, case: Fields) -> tuple[int, ...]:
    """The sides holding king and queen of trumps, once for each pair."""
    sides = case.optional("belote", case.row, list[object]())
    return tuple(read_side(rules, side, "belote") for side in sides)
