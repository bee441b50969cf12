"""Try the rating on levels in the person's seat: `python -m tools.rating.trial DIR --game coinche --deals 400`.

The deals of a pool (tools/rating/pool.py) are divided into disjoint parts. Each part is one run for each level: its
deals are rated as if a person had played them, on a scale made from all the other deals of the pool, so that the scale
has an error of its own that knows nothing of the run. The run is good if the level lies within the interval. The spread
of a deal is printed as well, and how wide the interval is with 50, 200 and 800 deals; `--write` puts the scale from all
deals into a file of the program.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, median, stdev

from belote_desktop.profile.play_rating.estimate import (
    LEAST,
    MOST,
    WIDEST,
    Estimate,
    estimate,
    estimate_of,
    quantile,
)
from belote_desktop.profile.play_rating.scale import Scale, marks_of, read, text_of
from tools.rating.pool import LEVELS, Dealt, Setting
from tools.rating.pool import read as read_pool

PACE = "1"
"""The levels of a pool think as much as they are meant to."""
LENGTHS = (50, 200, 800)
"""The numbers of deals that the width of the interval is told for."""


@dataclass(frozen=True)
class Run:
    """One level rated on one part of the pool."""

    level: str
    part: int
    found: Estimate

    @property
    def is_good(self) -> bool:
        """Whether the interval covers the level."""
        return self.found.covers(LEVELS.index(self.level))


def scale_of(setting: Setting, deals: Sequence[Dealt]) -> Scale:
    """The scale that these deals make."""
    differences = {level: [deal.difference(level) for deal in deals] for level in LEVELS}
    return Scale(setting.game, setting.company, setting.version, PACE, len(deals), marks_of(differences))


def parts(deals: Sequence[Dealt], count: int) -> tuple[tuple[Dealt, ...], ...]:
    """The deals in so many disjoint parts of the same size, in order; what is left over is in none."""
    size = len(deals) // count
    return tuple(tuple(deals[size * part : size * (part + 1)]) for part in range(count))


def tried(setting: Setting, deals: Sequence[Dealt], count: int) -> tuple[Run, ...]:
    """Every level rated on every part."""
    runs = []
    for number, part in enumerate(parts(deals, count)):
        inside = {deal.number for deal in part}
        scale = scale_of(setting, [deal for deal in deals if deal.number not in inside])
        for level in LEVELS:
            found = estimate([deal.difference(level) for deal in part], scale)
            assert found is not None
            runs.append(Run(level, number, found))
    return tuple(runs)


def widths(setting: Setting, deals: Sequence[Dealt], length: int) -> tuple[Estimate, ...]:
    """The rating of each level with so many deals, on disjoint parts of the pool and with the scale from all deals,
    which is the one of the program. If the pool has fewer deals: as it is to be expected from their mean and spread.
    """
    scale, count = scale_of(setting, deals), len(deals) // length
    if not count:
        rows = {level: [deal.difference(level) for deal in deals] for level in LEVELS}
        return tuple(estimate_of(length, fmean(row), stdev(row) / sqrt(length), scale) for row in rows.values())
    found = [
        estimate([deal.difference(level) for deal in part], scale)
        for part in parts(deals[: count * length], count)
        for level in LEVELS
    ]
    return tuple(each for each in found if each is not None)


def enough(setting: Setting, deals: Sequence[Dealt]) -> int:
    """About how many deals make the interval narrow enough to name a level, for deals that spread as these do; 0 if the
    scale is not sure enough for any number."""
    scale = scale_of(setting, deals)
    spread = fmean(stdev([deal.difference(level) for deal in deals]) for level in LEVELS)
    worst = max(mark.error for mark in scale.marks)
    allowed = WIDEST * (scale.means()[-1] - scale.means()[0]) / 2
    lengths = range(LEAST, MOST + 1, 10)
    fits = (each for each in lengths if quantile(each) * sqrt(spread**2 / each + worst**2) <= allowed)
    return next(fits, 0)


def report(setting: Setting, deals: Sequence[Dealt], count: int) -> str:
    """What was tried, in lines."""
    scale, runs = scale_of(setting, deals), tried(setting, deals, count)
    size = len(deals) // count
    lines = [f"{setting.game}, companions {setting.company}, {len(deals)} deals, version {setting.version}"]
    lines += [f"    {mark.level}: {mark.mean:+.1f} ± {1.96 * mark.error:.1f} a deal" for mark in scale.marks]
    good = sum(run.is_good for run in runs)
    lines.append(f"runs of {size} deals: the level lies within the interval in {good} of {len(runs)}")
    for level in LEVELS:
        of_level = [run for run in runs if run.level == level]
        places = ", ".join(f"{run.found.low:.1f}–{run.found.high:.1f}" for run in of_level)
        lines.append(f"    {level}: {sum(run.is_good for run in of_level)} of {len(of_level)} ({places})")
    for length in LENGTHS:
        found = widths(setting, deals, length)
        expected = " (expected)" if length > len(deals) else ""
        lines.append(
            f"with {length} deals{expected}: the interval covers {median(each.high - each.low for each in found):.1f} "
            f"levels, ± {fmean(each.spread for each in found):.0f} points a deal; "
            f"useful in {sum(each.is_useful for each in found)} of {len(found)}"
        )
    lines.append(f"deals needed for a level: {enough(setting, deals) or 'more than 800'}")
    return "\n".join(lines)


def written(path: Path, scale: Scale) -> None:
    """Put a scale into a file of scales, in place of the one of the same game and company."""
    known = read(path.read_text(encoding="utf-8")) if path.exists() else ()
    others = [each for each in known if (each.game, each.company) != (scale.game, scale.company)]
    path.write_text(text_of([*others, scale]), encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Try the rating on levels in the person's seat.")
    parser.add_argument("folder", type=Path, help="the folder of tools.rating.pool")
    parser.add_argument("--game", required=True, help="the id of a game")
    parser.add_argument("--company", default="club", help="the level of the other players (default: club)")
    parser.add_argument("--deals", type=int, required=True, help="take the first so many deals of the pool")
    parser.add_argument("--runs", type=int, default=8, help="how many parts, each a run for every level (default: 8)")
    parser.add_argument("--write", type=Path, metavar="FILE", help="put the scale into FILE")
    found = parser.parse_args(arguments)
    setting, deals = read_pool(found.folder / f"{found.game}-{found.company}.jsonl")
    if len(deals) < found.deals:
        raise SystemExit(f"The pool has only {len(deals)} deals of {found.game}.")
    print(report(setting, deals[: found.deals], found.runs))
    if found.write is not None:
        written(found.write, scale_of(setting, deals[: found.deals]))


if __name__ == "__main__":
    main()
