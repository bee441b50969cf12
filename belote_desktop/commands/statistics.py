"""`belote-desktop statistics show|rebuild`: the statistics of a profile on the command line, in plain English."""

from __future__ import annotations

import argparse
import sys
from dataclasses import asdict
from functools import partial
from pathlib import Path

from belote_desktop.commands.interruption import Interruption
from belote_desktop.engine.wording.messages import in_english
from belote_desktop.profile import Directories, Profile, ProfileError
from belote_desktop.profile.ended import read_ended


def run(args: list[str]) -> int:
    """Run the command. Returns 0 only if the profile could be used and every record could be read."""
    parser = argparse.ArgumentParser(
        prog="belote-desktop statistics", description="Show the statistics, or rebuild them from the match files."
    )
    parser.add_argument(
        "what",
        choices=("show", "rebuild"),
        metavar="{show,rebuild}",
        help="show the statistics of each game, or first count every finished match again",
    )
    parser.add_argument("--profile", type=Path, metavar="DIR", help="use the profile in DIR instead of the default one")
    options = parser.parse_args(args)
    directories = Directories.standard() if options.profile is None else Directories.under(options.profile)
    try:
        with Profile(directories) as profile:
            status = _rebuild(profile) if options.what == "rebuild" else 0
            _show(profile)
            for notice in profile.notices():
                print(in_english(notice), file=sys.stderr)
                status = 1
            return status
    except ProfileError as problem:
        print(in_english(problem.message), file=sys.stderr)
        return 1


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
    """Count the match in a file. Returns True if it counts."""
    ended = profile.saves.attempt(path, read_ended)
    if ended is not None:
        profile.statistics.add(ended.match_id, ended.match, ended.seat)
    return ended is not None


def _show(profile: Profile) -> None:
    for variant in profile.statistics.variants():
        tally = asdict(profile.statistics.tally(variant))
        counts = ", ".join(f"{name.replace('_', ' ')} {count}" for name, count in tally.items())
        print(f"{variant}: {counts}")
