"""`belote-desktop profile export|import FILE`: a whole profile in one file, as a backup or for another computer."""

from __future__ import annotations

import argparse
from pathlib import Path

from belote_desktop.commands.terminal import complain, paragraph, write
from belote_desktop.engine.wording.messages import in_english
from belote_desktop.profile import Directories, Profile, ProfileError, ProfileInUse
from belote_desktop.profile.archive.archive_names import SUFFIX
from belote_desktop.profile.archive.exporting import export_profile, with_suffix
from belote_desktop.profile.archive.importing import import_profile

REFUSED, IN_USE = 1, 3
"""Exit statuses: it could not be done; another instance has the profile."""


def run(args: list[str]) -> int:
    """Run the command. Returns 0 only if it succeeded."""
    options = parser().parse_args(args)
    directories = Directories.standard() if options.profile is None else Directories.under(options.profile)
    try:
        if options.action == "import":
            said = import_profile(directories, options.file)
        else:
            with Profile(directories) as profile:
                for notice in profile.notices():
                    complain(in_english(notice))
                said = export_profile(directories, with_suffix(options.file))
    except ProfileError as problem:
        complain(in_english(problem.message))
        return IN_USE if isinstance(problem, ProfileInUse) else REFUSED
    for line in paragraph(in_english(said)):
        write(line)
    return 0


def parser() -> argparse.ArgumentParser:
    """What can be written after `belote-desktop profile`."""
    made = argparse.ArgumentParser(
        prog="belote-desktop profile",
        description="Move settings, matches, your own games, lessons, drills and statistics to another computer.",
        epilog="An import replaces settings, lessons and drills, but no match and no game. A copy of everything "
        "replaced is kept in the profile, in the folder set-aside.",
    )
    made.add_argument(
        "action",
        choices=("export", "import"),
        metavar="{export,import}",
        help="export the profile to a file, or import one",
    )
    made.add_argument("file", type=Path, metavar="FILE", help=f"a file whose name ends in {SUFFIX}")
    made.add_argument("--profile", type=Path, metavar="DIR", help="use the profile in DIR instead of the default one")
    return made
