"""`belote-desktop statistics show|rebuild|csv`: the statistics of a profile on the command line, in plain English."""

from __future__ import annotations

import argparse
import sys
from dataclasses import asdict
from functools import partial
from pathlib import Path

from belote_desktop.commands.interruption import Interruption
from belote_desktop.engine.wording.messages import in_english
from belote_desktop.profile import Directories, Profile, ProfileError
from belote_desktop.profile.figures.csv_text import csv_text
from belote_desktop.profile.figures.filters import Filter
from belote_desktop.profile.figures.from_record import read_figures
from belote_desktop.profile.statistics_rows import matches_in


def run(args: list[str]) -> int:
    """Run the command. Returns 0 only if the profile could be used and every record could be read."""
    options = parser().parse_args(args)
    directories = Directories.standard() if options.profile is None else Directories.under(options.profile)
    try:
        with Profile(directories) as profile:
            status = _rebuild(profile) if options.what == "rebuild" else 0
            (_write_csv if options.what == "csv" else _show)(profile)
            for notice in profile.notices():
                print(in_english(notice), file=sys.stderr)
                status = 1
            return status
    except ProfileError as problem:
        print(in_english(problem.message), file=sys.stderr)
        return 1


def parser() -> argparse.ArgumentParser:
    """What can be written after `belote-desktop statistics`."""
    made = argparse.ArgumentParser(
        prog="belote-desktop statistics",
        description="Show or write the statistics, or rebuild them from the match files.",
    )
    made.add_argument(
        "what",
        choices=("show", "rebuild", "csv"),
        metavar="{show,rebuild,csv}",
        help="show the statistics of each game, first count every finished match again, or write every deal as CSV",
    )
    made.add_argument("--profile", type=Path, metavar="DIR", help="use the profile in DIR instead of the default one")
    return made


def _rebuild(profile: Profile) -> int:
    """Count every finished match again. What Ctrl+C leaves out is counted the next time the window opens."""
    profile.statistics.begin_anew()
    paths = profile.saves.ended()
    interruption = Interruption()
    counted = sum(interruption.each(paths, partial(_count, profile)))
    print(f"Finished matches counted: {counted} of {len(paths)}.")
    if interruption.happened:
        print("The others will be counted when you open the window.")
    elif counted < len(paths):
        print("Practice matches and matches between computer players are not counted.")
    return interruption.status


def _count(profile: Profile, path: Path) -> bool:
    """Store the figures of the match in a file. Returns True if it counts."""
    figures = profile.saves.attempt(path, read_figures)
    if figures is not None:
        profile.statistics.keep(figures)
    return figures is not None and figures.counts


def _write_csv(profile: Profile) -> None:
    """Read the finished matches that were not read yet, and write the deals of all."""
    known = profile.statistics.figured()
    for path in profile.saves.ended():
        if path.stem not in known:
            _count(profile, path)
    matches = Filter().chosen(matches_in(profile.statistics.rows()))
    print(csv_text(reversed(matches)).replace("\r\n", "\n"), end="")


def _show(profile: Profile) -> None:
    for variant in profile.statistics.variants():
        tally = asdict(profile.statistics.tally(variant))
        counts = ", ".join(f"{name.replace('_', ' ')} {count}" for name, count in tally.items())
        print(f"{variant}: {counts}")
