"""The statistics of arena pairs: the mean difference with its standard error, and the time of decisions by kind."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from typing import Any

from belote_desktop.commands.arena.arena_file import Pair, Setting

KINDS = {"card1": "cards of the first trick", "card": "later cards", "call": "calls"}
"""The kinds of decisions, with their names in a report."""


def difference(pairs: Sequence[Pair]) -> dict[str, Any]:
    """Mean of A minus B per deal, its standard error and 95 % interval; for a single pair the error is None."""
    values = [pair.mean for pair in pairs]
    mean = statistics.fmean(values)
    found: dict[str, Any] = {"pairs": len(values), "mean": round(mean, 2), "standard_error": None, "interval": None}
    if len(values) > 1:
        error = statistics.stdev(values) / math.sqrt(len(values))
        found["standard_error"] = round(error, 2)
        found["interval"] = [round(mean - 1.96 * error, 2), round(mean + 1.96 * error, 2)]
    return found


def summary(setting: Setting, pairs: Sequence[Pair]) -> dict[str, Any]:
    """The difference, and for each level the times of its decisions in milliseconds: overall and by kind."""
    found = setting.header() | difference(pairs)
    for who in "ab":
        times = {kind: [each for pair in pairs for each in pair.times.get(f"{who} {kind}", ())] for kind in KINDS}
        found[f"time_{who}_ms"] = milliseconds([each for row in times.values() for each in row])
        found[f"times_{who}_ms"] = {kind: milliseconds(row) for kind, row in times.items() if row}
    return found


def milliseconds(times: Sequence[float]) -> dict[str, float] | None:
    """Count, mean, 95th percentile and maximum of the times; None if there are none."""
    if not times:
        return None
    ordered = sorted(times)
    high = ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
    figures = {"mean": statistics.fmean(ordered), "p95": high, "max": ordered[-1]}
    return {"count": len(ordered)} | {name: round(1000 * value, 3) for name, value in figures.items()}


def report(found: dict[str, Any]) -> str:
    """The summary in sentences."""
    interval, error = found["interval"], found["standard_error"]
    spread = "one pair gives no interval" if interval is None else (
        f"standard error {error:.1f}, 95 % interval {interval[0]:+.1f} to {interval[1]:+.1f}")  # fmt: skip
    calls = f", all calls by {found['calls']}" if found.get("calls") else ""
    lines = [
        f"{found['game']}: {found['a']} against {found['b']}{calls}, {found['pairs']} pairs of deals, "
        f"seed {found['seed']}",
        f"{found['mean']:+.1f} points a deal for {found['a']} ({spread})",
    ]
    for who in "ab":
        if found[f"time_{who}_ms"] is not None:
            lines.append(f"time per decision of {found[who]}: {_times(found[f'time_{who}_ms'])}")
        for kind, times in found[f"times_{who}_ms"].items():
            lines.append(f"    {KINDS[kind]}: {_times(times)}")
    return "\n".join(lines)


def _times(times: dict[str, float]) -> str:
    return (
        f"mean {times['mean']:.1f} ms, 95 % within {times['p95']:.1f} ms, longest {times['max']:.1f} ms "
        f"({times['count']} decisions)"
    )
