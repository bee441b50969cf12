"""The common parts of the measurements in this folder: options, the file of pairs, processes, figures and report.

A pair is one deal played once with our level on each side. Its `times` are grouped by side and kind of decision:
`ours cards`, `ours calls`, `theirs cards`, `theirs calls`.
"""

from __future__ import annotations

import argparse
import functools
import json
import math
import statistics
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from belote_desktop import players
from belote_desktop.commands.arena import arena_file, arena_work
from belote_desktop.commands.arena.arena_file import ArenaError, Pair, Setting
from belote_desktop.engine import Card
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.deals.randomness import Draw

SIDES = ("ours", "theirs")
DECISIONS = ("cards", "calls")

PlayPair = Callable[[Any, int], Pair]
"""Plays the pair of a number, under a setting."""


@dataclass(frozen=True)
class PeerSetting(Setting):
    """What is measured against a peer. With `partner` `theirs` our level sits beside a player of theirs."""

    partner: str = "ours"

    def header(self) -> dict[str, Any]:
        """The first line of the file; without `partner` if it is ours, so that older files can be continued."""
        found = super().header()
        return found if self.partner == "theirs" else {key: value for key, value in found.items() if key != "partner"}

    def is_ours(self, seat: int, side: int) -> bool:
        """True if our level plays this seat: both seats of `side`, or the first of them if the partner is theirs."""
        return seat == side if self.partner == "theirs" else seat % 2 == side


class Times:
    """Seconds by side and kind of decision."""

    def __init__(self) -> None:
        self._rows: dict[str, list[float]] = {f"{side} {what}": [] for side in SIDES for what in DECISIONS}

    def add(self, side: str, what: str, seconds: float) -> None:
        self._rows[f"{side} {what}"].append(seconds)

    def rows(self) -> dict[str, tuple[float, ...]]:
        return {name: tuple(row) for name, row in self._rows.items()}


def dealt(setting: Setting, number: int) -> tuple[tuple[Card, ...], int]:
    """The deck and the dealer of a pair."""
    rules = setting.rules()
    draw = Draw(setting.seed, f"arena {number}")
    return draw.shuffled(pack(rules)), draw.below(rules.table.seats)


def parser(description: str) -> argparse.ArgumentParser:
    """The options common to all measurements in this folder."""
    made = argparse.ArgumentParser(description=description)
    made.add_argument("--ours", default="expert", help="our level")
    made.add_argument("--pairs", type=int, default=400, help="how many deals, each played once from every side")
    made.add_argument("--seed", type=int, default=1, help="the seed of the deals")
    made.add_argument("--jobs", type=int, default=1, help="how many processes")
    made.add_argument("--out", type=Path, help="keep the pairs in this file and go on from it")
    made.add_argument("--json", action="store_true", help="print one JSON object")
    return made


def peer_parser(description: str) -> argparse.ArgumentParser:
    """The options of measurements against another engine's players."""
    made = parser(description)
    made.add_argument("--partner", default="ours", choices=SIDES, help="whose player sits opposite our level")
    return made


def run(setting: Setting, play_pair: PlayPair, found: argparse.Namespace) -> int:
    """Measure, store and report. Returns 0, or 2 with a sentence for an unusable file."""
    try:
        players.get(setting.a)
        pairs = _measured(setting, play_pair, found)
    except (ArenaError, players.UnknownLevelError) as problem:
        print(problem, file=sys.stderr)
        return 2
    result = summary(setting, pairs)
    print(json.dumps(result) if found.json else report(result))
    return 0


def _measured(setting: Setting, play_pair: PlayPair, found: argparse.Namespace) -> list[Pair]:
    if found.pairs < 1 or found.jobs < 1:
        raise ArenaError("--pairs and --jobs are whole numbers from 1 on.")
    done = arena_file.read_file(found.out, setting) if found.out and found.out.exists() else []
    before = [pair for pair in done if pair.number < found.pairs]
    with arena_work.executor(found.jobs) as by:
        played = arena_work.in_order(by, functools.partial(play_pair, setting), arena_file.missing(done, found.pairs))
        return [*before, *(arena_file.kept(found.out, setting, played) if found.out else played)]


def summary(setting: Setting, pairs: Sequence[Pair]) -> dict[str, Any]:
    """Mean of ours minus theirs per deal, its standard error and 95 % interval, and the time of a decision in ms."""
    values = [pair.mean for pair in pairs]
    mean = statistics.fmean(values)
    found: dict[str, Any] = setting.header() | {"pairs": len(pairs), "mean": round(mean, 2)}
    found |= {"standard_error": None, "interval": None}
    if len(values) > 1:
        error = statistics.stdev(values) / math.sqrt(len(values))
        found["standard_error"] = round(error, 2)
        found["interval"] = [round(mean - 1.96 * error, 2), round(mean + 1.96 * error, 2)]
    found["seconds_a_pair"] = {side: round(_seconds(pairs, side) / len(pairs), 3) for side in SIDES}
    found["times_ms"] = {
        name: _milliseconds([each for pair in pairs for each in pair.times[name]])
        for name in (f"{side} {what}" for side in SIDES for what in DECISIONS)
    }
    return found


def _seconds(pairs: Sequence[Pair], side: str) -> float:
    return sum(sum(pair.times[f"{side} {what}"]) for pair in pairs for what in DECISIONS)


def _milliseconds(times: list[float]) -> dict[str, float] | None:
    """Mean and 95th percentile; None without any decision."""
    if not times:
        return None
    times.sort()
    high = times[min(len(times) - 1, int(0.95 * len(times)))]
    return {"mean": round(1000 * statistics.fmean(times), 3), "p95": round(1000 * high, 3)}


def report(found: dict[str, Any]) -> str:
    """The summary in sentences."""
    ours, theirs = found["a"], found["b"]
    if "earlier" in found:
        theirs = f"{theirs} of {found['earlier']}"
    interval, error = found["interval"], found["standard_error"]
    spread = "one pair gives no interval" if interval is None else (
        f"standard error {error:.1f}, 95 % interval {interval[0]:+.1f} to {interval[1]:+.1f}")  # fmt: skip
    lines = [
        f"{ours} against {theirs}{_company(found)}, {found['pairs']} pairs of deals, seed {found['seed']}",
        f"{found['mean']:+.1f} points a deal for {ours} ({spread})",
    ]
    for side, name in zip(SIDES, (ours, theirs), strict=True):
        for what in DECISIONS:
            times = found["times_ms"][f"{side} {what}"]
            if times is not None:
                lines.append(f"{what} of {name}: mean {times['mean']:.1f} ms, 95 % within {times['p95']:.1f} ms")
        lines.append(f"time a pair of {name}: {found['seconds_a_pair'][side]:.2f} s")
    return "\n".join(lines)


def _company(found: dict[str, Any]) -> str:
    """Who else sits at the table."""
    if found.get("beside"):
        return f", each beside {found['beside']}"
    return f", beside {found['b']}" if found.get("partner") == "theirs" else ""
