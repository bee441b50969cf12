"""The command line: the first word picks a command; without one the window opens."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from belote_desktop import __version__
from belote_desktop.commands.terminal import complain
from belote_desktop.profile.directories import Directories

COMMANDS = {
    "rules": ("belote_desktop.commands.rules.command", "list, show, compare and check the rules of the games"),
    "record": ("belote_desktop.commands.record", "check and show match files"),
    "statistics": (
        "belote_desktop.commands.statistics",
        "show or write the statistics, or rebuild them from the match files",
    ),
    "profile": ("belote_desktop.commands.profile", "export a whole profile to one file, or import one"),
    "arena": ("belote_desktop.commands.arena.command", "compare two levels of computer players"),
    "strength": (
        "belote_desktop.commands.arena.strength",
        "show or measure how strong the levels are in each game",
    ),
    "bench": ("belote_desktop.commands.bench.command", "measure the engine, the search, the window and the hints"),
    "scenes": ("belote_desktop.commands.scenes.command", "draw situations of the window as pictures"),
}


WITHOUT_PROFILE = frozenset(("rules", "record", "arena", "strength", "bench", "scenes"))
"""The commands that use no profile. `--profile` is checked and then ignored."""


def window_is_installed() -> bool:
    """True for the program, False for the library `belote-engine`, which has no window."""
    return find_spec("belote_desktop.windows") is not None


def run(arguments: Sequence[str]) -> int:
    """Run a command. Returns the exit status: 0 on success, 2 for an invalid command line."""
    try:
        return _run(arguments)
    except ModuleNotFoundError:
        if window_is_installed():
            raise
        complain("This command needs a window, which belote-engine does not have. Install belote-desktop instead.")
        return 2


def _run(arguments: Sequence[str]) -> int:
    try:
        words, profile = profile_taken_out(arguments)
    except ValueError as problem:
        complain(str(problem))
        return 2
    if words and words[0] in COMMANDS:
        command = importlib.import_module(COMMANDS[words[0]][0])
        named = [] if profile is None or words[0] in WITHOUT_PROFILE else [f"--profile={profile}"]
        return int(command.run([*words[1:], *named]))
    taken = parser_with_file()
    options = taken.parse_args(words)
    if not window_is_installed():
        known = ", ".join(name for name, (module, _) in COMMANDS.items() if find_spec(module))
        complain(f"This is belote-engine, which has no window. Its commands are: {known}.")
        return 2
    if options.record is not None and not (options.record.is_file() or is_code(options.record)):
        import difflib  # for a mistake only

        near = difflib.get_close_matches(str(options.record), COMMANDS, n=1)
        offer = f" Did you mean {near[0]}?" if near else f" The commands are: {', '.join(COMMANDS)}."
        taken.error(f"{options.record} is neither a command nor a file.{offer}")
    if options.selftest:
        from belote_desktop.commands import selftest

        return selftest.run()
    if not screen_is_there():
        from belote_desktop.commands import demonstration

        return demonstration.run([])
    from belote_desktop import quick_start

    quick_start.begin()
    from belote_desktop import opening

    return opening.run(profile_directory=profile, record=options.record)


def profile_taken_out(arguments: Sequence[str]) -> tuple[list[str], Path | None]:
    """The other arguments, and the directory of `--profile` wherever it stands. Raises ValueError if it is invalid."""
    words, profile = list[str](), None
    waiting = iter(arguments)
    for word in waiting:
        name, equals, value = word.partition("=")
        if name == "--profile":
            profile = Directories.named(value if equals else next(waiting, "")).data
        else:
            words.append(word)
        if word == "--":
            words += waiting
    return words, profile


def parser() -> argparse.ArgumentParser:
    """What can be written where there is no command, except the file to open."""
    listed = "\n".join(f"  {name:10} {purpose}" for name, (_, purpose) in COMMANDS.items())
    made = argparse.ArgumentParser(
        prog="belote-desktop",
        allow_abbrev=False,
        description="Play Belote and related games offline against computer players.",
        epilog=f"commands:\n{listed}\n\n`belote-desktop COMMAND --help` shows what you can write after a command.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    name = "belote-desktop" if window_is_installed() else "belote-engine"
    made.add_argument("--version", action="version", version=f"{name} {__version__}")
    made.add_argument("--profile", metavar="DIR", help="use the profile in DIR instead of the default one")
    made.add_argument("--selftest", action="store_true", help="check the program: play every game without a screen")
    return made


def parser_with_file() -> argparse.ArgumentParser:
    """What can be written where there is no command."""
    made = parser()
    made.add_argument(
        "record",
        nargs="?",
        type=given_path,
        metavar="FILE",
        help="a match file, a game of your own, an exported profile, or the code of a deal (belote:…) to open",
    )
    return made


def given_path(text: str) -> Path:
    """The path of an argument, which may be the address of a file, as desktops pass it (`file:///…`)."""
    if not text.startswith("file://"):
        return Path(text)
    from urllib.parse import urlsplit
    from urllib.request import url2pathname

    return Path(url2pathname(urlsplit(text).path))


def is_code(path: Path) -> bool:
    """Whether an argument is the code of a deal, which stands for a file."""
    return str(path).startswith("belote:")


def screen_is_there() -> bool:
    """True if a window can be shown: always on Windows and macOS, with a display server elsewhere."""
    if sys.platform in ("win32", "darwin"):
        return True
    asked_for = os.environ.get("QT_QPA_PLATFORM", "")
    return bool(asked_for or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
