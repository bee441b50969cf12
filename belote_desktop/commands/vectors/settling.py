"""Vectors of kind `settle`: the outcome of a deal, and the points each side scores for it."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.commands.vectors.fields import Fields, VectorError, by_side, read_by_side, read_side, side_names
from belote_desktop.commands.vectors.outcomes import read_outcome
from belote_desktop.engine import Result, Ruleset, Score, settle

SAME_DEALER, NEXT_DEALER = "same dealer", "next dealer"
"""Who deals again after a deal without a score."""
NOBODY = "nobody"


@dataclass(frozen=True)
class _Expected:
    """The expected score; None for the parts the case does not give."""

    points: tuple[int, ...]
    held: int | None
    redeal: str | None
    bolts: tuple[int, ...] | None
    trickless: tuple[int, ...] | None
    winner: int | str | None
    match_winner: int | str | None


def check_settle(rules: Ruleset, case: Fields) -> str | None:
    """The difference from the expected result, or None."""
    outcome = read_outcome(rules, case)
    expected = _expected(rules, case.inner("expect"))
    case.finish()
    score = settle(rules, outcome)
    return _difference(rules, expected, score) or _unsound(rules, score)


def _expected(rules: Ruleset, expect: Fields) -> _Expected:
    return _Expected(
        points=read_by_side(rules, expect.inner("score")),
        held=_one_of(expect, "held_out", "carry_out"),
        redeal=expect.optional("redeal", lambda key: expect.word(key, (NEXT_DEALER, SAME_DEALER)), None),
        bolts=expect.optional("bolts_out", lambda key: read_by_side(rules, expect.inner(key)), None),
        trickless=expect.optional("trickless_out", lambda key: read_by_side(rules, expect.inner(key)), None),
        winner=expect.optional("winner", lambda key: _winner(rules, expect.raw(key), key), None),
        match_winner=expect.optional("match_winner", lambda key: _winner(rules, expect.raw(key), key), None),
    )


def _one_of(expect: Fields, *keys: str) -> int | None:
    """A number that may be given under several names."""
    found = [expect.number(key) for key in keys if expect.has(key)]
    if len(found) > 1:
        raise VectorError(f"expect: {' and '.join(keys)} mean the same: give only one of them.")
    return found[0] if found else None


def _winner(rules: Ruleset, value: object, key: str) -> int | str:
    return NOBODY if value == NOBODY else read_side(rules, value, f"expect.{key}")


def _difference(rules: Ruleset, expected: _Expected, score: Score) -> str | None:
    """The first difference from the expected score, or None."""
    if score.points != expected.points:
        return f"expected {by_side(rules, expected.points)}, got {by_side(rules, score.points)} ({score.result.label})"
    if expected.held is not None and sum(score.held_out) != expected.held:
        return f"expected {expected.held} points held over, got {sum(score.held_out)}"
    if expected.redeal is not None and _redeal(score) != expected.redeal:
        return f"expected a new deal by the {expected.redeal}, got {score.result.label}"
    for name, wanted, found in (("bolts", expected.bolts, score.bolts_out),
                                ("marks", expected.trickless, score.trickless_out)):  # fmt: skip
        if wanted is not None and wanted != found:
            return f"expected the {name} {by_side(rules, wanted)}, got {by_side(rules, found)}"
    for name, winner, won in (("deal", expected.winner, score.winner),
                              ("match", expected.match_winner, score.match_winner)):  # fmt: skip
        if winner is not None and winner != (NOBODY if won is None else won):
            return f"expected the {name} to be won by {_named(rules, winner)}, got {_named(rules, won)}"
    return None


def _redeal(score: Score) -> str | None:
    if score.same_dealer or score.result is Result.REPLAY:
        return SAME_DEALER
    return NEXT_DEALER if score.result is Result.PASSED_OUT else None


def _named(rules: Ruleset, winner: int | str | None) -> str:
    return f"side {side_names(rules)[winner]}" if isinstance(winner, int) else NOBODY


def _unsound(rules: Ruleset, score: Score) -> str | None:
    """The problem if the items of a score do not add up to it, or None."""
    sums = tuple(sum(item.points for item in score.written if item.side == side) for side in range(rules.side_count))
    return None if sums == score.points else f"the items add up to {by_side(rules, sums)}, not to the score"
