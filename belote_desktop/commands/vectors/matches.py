"""Vectors of kind `match`: totals, a list of scored deals, and whether and how the match is over."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.commands.vectors.fields import (
    Fields,
    by_side,
    read_by_side,
    read_side,
    read_sides,
    side_names,
    whole_number,
)
from belote_desktop.engine import Ruleset
from belote_desktop.engine.matches.end import Standing, Verdict, target_in_force, verdict

DRAW = "draw"


@dataclass(frozen=True)
class _ScoredDeal:
    """One deal of the case; `taker` is None if everyone passed.

    `winner` is the side that won the deal, `match_winner` the one that won the match with it.
    """

    score: tuple[int, ...]
    taker: int | None
    capot: int | None
    held_out: int
    belote: tuple[int, ...]
    winner: int | None
    match_winner: int | None

    @property
    def is_idle(self) -> bool:
        """True if everyone passed and nobody scored, which decides nothing."""
        return self.taker is None and not any(self.score) and self.match_winner is None


def check_match(rules: Ruleset, case: Fields) -> str | None:
    """The difference from the expected result, or None.

    `expect.winner` is a side, `draw`, or null if play goes on. `expect.after` is the number of deals after which the
    match was over, or the totals then; without it the match must last until the last deal given.
    """
    totals = read_by_side(rules, case.inner("start")) if case.has("start") else rules.start_totals
    deals = tuple(_deal(rules, fields) for fields in case.rows("deals"))
    expect = case.inner("expect")
    winner = _winner(rules, expect.raw("winner"))
    after = _after(rules, expect)
    case.finish()
    found, played, totals = _play(rules, totals, deals)
    if found != winner:
        return f"expected {_words(rules, winner)}, got {_words(rules, found)} at {by_side(rules, totals)}"
    if isinstance(after, tuple) and after != totals:
        return f"expected the totals {by_side(rules, after)}, got {by_side(rules, totals)}"
    last = after if isinstance(after, int) else len(deals)
    return None if played == last else f"expected the match to last {last} deals, got {played}"


def _deal(rules: Ruleset, fields: Fields) -> _ScoredDeal:
    def side(key: str) -> int | None:
        return fields.optional(key, lambda key: read_side(rules, fields.raw(key), key), None)

    taker, score = side("taker"), read_by_side(rules, fields.inner("score"))
    return _ScoredDeal(
        score=score,
        taker=taker,
        capot=_capot(rules, fields, taker),
        held_out=fields.optional("held_out", fields.number, 0),
        belote=fields.optional("belote", lambda key: read_sides(rules, fields.raw(key), key), ()),
        winner=side("winner") if fields.has("winner") else _deal_winner(score, taker),
        match_winner=side("match_winner"),
    )


def _deal_winner(score: tuple[int, ...], taker: int | None) -> int | None:
    """The winner of a deal for which the case gives none: the side with the highest score, the taker's in a tie."""
    best = max(score)
    if taker is not None and score[taker] == best:
        return taker
    return score.index(best) if score.count(best) == 1 else None


def _capot(rules: Ruleset, fields: Fields, taker: int | None) -> int | None:
    """The side that won every trick, by its letter; true stands for the taker's side."""
    value = fields.raw("capot") if fields.has("capot") else None
    if value is None or isinstance(value, bool):
        return taker if value else None
    return read_side(rules, value, "capot")


def _winner(rules: Ruleset, value: object) -> Verdict:
    if value is None:
        return Verdict(False)
    return Verdict(True) if value == DRAW else Verdict(True, read_side(rules, value, "expect.winner"))


def _after(rules: Ruleset, expect: Fields) -> int | tuple[int, ...] | None:
    if not expect.has("after"):
        return None
    value = expect.raw("after")
    if value is None:
        return None
    return read_by_side(rules, expect.inner("after")) if isinstance(value, dict) else whole_number(value, "after")


def _play(
    rules: Ruleset, totals: tuple[int, ...], deals: tuple[_ScoredDeal, ...]
) -> tuple[Verdict, int, tuple[int, ...]]:
    """The verdict after these deals, the number of deals played, and the totals. Stops when the match is over."""
    held = [0] * rules.side_count
    earlier: list[tuple[int, ...]] = []
    played = 0
    for number, deal in enumerate(deals, 1):
        totals = tuple(before + points for before, points in zip(totals, deal.score, strict=True))
        if not deal.is_idle:
            played += 1
            held = _held(held, deal)
            standing = _standing(rules, deal, totals, tuple(held), played, target_in_force(rules, earlier))
            found = verdict(rules, standing)
            if found.over:
                return found, number, totals
        earlier.append(totals)
    return Verdict(False), len(deals), totals


def _held(held: list[int], deal: _ScoredDeal) -> list[int]:
    """The points held over, by the side they came from: what was added came from the taker's side of this deal."""
    added = deal.held_out - sum(held)
    if added < 0:
        return [0] * len(held)
    return [points + added * (side == deal.taker) for side, points in enumerate(held)]


def _standing(
    rules: Ruleset, deal: _ScoredDeal, totals: tuple[int, ...], held: tuple[int, ...], played: int, target: int
) -> Standing:
    return Standing(
        totals=totals,
        taker=deal.taker,
        deal_winner=deal.winner,
        capot=deal.capot,
        belote=tuple(rules.belote.belote_points * (side in deal.belote) for side in range(len(totals))),
        held=held,
        played=played,
        match_winner=deal.match_winner,
        target=target,
    )


def _words(rules: Ruleset, found: Verdict) -> str:
    if not found.over:
        return "the match to continue"
    return "a draw" if found.winner is None else f"side {side_names(rules)[found.winner]} to win"
