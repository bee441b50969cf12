"""Write what bash, zsh and fish need to complete the command line, from the parsers of its commands, with shtab."""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from project import PROGRAM

PREFIX = "_shtab_belote_desktop"
"""How the functions of the scripts begin."""
PLACES = {
    "bash": f"bash-completion/completions/{PROGRAM}",
    "zsh": f"zsh/vendor-completions/_{PROGRAM}",
    "fish": f"fish/vendor_completions.d/{PROGRAM}.fish",
}
"""Where Debian's shells look for a script, in /usr/share."""
FIRST_IS_FILE = {
    "bash": ("", f"\n{PREFIX}_pos_0_COMPGEN=_shtab_compgen_files\n"),
    "zsh": (f"  _describe '{PROGRAM} commands' _commands\n", "  _files\n"),
    "fish": (
        "",
        f"complete -c {PROGRAM} -n '{PREFIX}_using; and test ${PREFIX}_npos -eq 0'"
        ' -ka "(__fish_complete_path (commandline -ct))"\n',
    ),
}
"""The first word may be a file as well as a command, which shtab cannot say: a line, or "" for the last one, and what
goes behind it."""


class CompletionError(Exception):
    """A script cannot be made: the one from shtab lacks a line that this module relies on."""


def write(share: Path) -> None:
    """Write the three scripts under the folder `share`, where the shells look for them."""
    for shell, place in PLACES.items():
        path = share / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(script(shell), encoding="utf-8", newline="\n")


def script(shell: str) -> str:
    """The script for one of the shells. Raises CompletionError if the one from shtab lacks the line that ours needs."""
    import shtab

    made = str(shtab.complete(whole_parser(), shell, root_prefix=PREFIX.removeprefix("_shtab_")))
    line, more = FIRST_IS_FILE[shell]
    if line not in made or PREFIX not in made:
        raise CompletionError(f"The script for {shell} lacks {line.strip() or PREFIX}. Look how shtab writes it now.")
    return made.replace(line, line + more) if line else made + more


def whole_parser() -> argparse.ArgumentParser:
    """One parser of the whole command line. The program has one for each command, and imports only what it needs."""
    from belote_desktop.commands import main

    whole = argparse.ArgumentParser(prog=PROGRAM, parents=[main.parser()], add_help=False)
    commands = whole.add_subparsers()
    for name, (module, purpose) in main.COMMANDS.items():
        parser: Callable[[], argparse.ArgumentParser] = importlib.import_module(module).parser
        commands.add_parser(name, parents=[parser()], add_help=False, help=purpose, description=purpose)
    complete_values(whole, values())
    return whole


def values() -> Mapping[str, Sequence[str]]:
    """What can be written for an argument, by its name in the parser."""
    from belote_desktop import players, variants
    from belote_desktop.commands.rules.translation import languages
    from belote_desktop.commands.scenes.catalogue import SCENES

    games = [game.id for game in variants.all_variants()]
    levels = [level.id for level in players.LEVELS]
    return {
        **dict.fromkeys(("game", "games", "first", "second"), games),
        **dict.fromkeys(("a", "b", "calls"), levels),
        "language": languages(),
        "name": [scene.name for scene in SCENES],
    }


def complete_values(parser: argparse.ArgumentParser, known: Mapping[str, Sequence[str]]) -> None:
    """Tell every argument of a parser, and of the parsers in it, what it is completed with."""
    import shtab

    for action in parser._actions:  # noqa: SLF001  argparse has no other way to its arguments
        if isinstance(action.choices, dict):
            for inner in action.choices.values():
                complete_values(inner, known)
        elif action.dest in known:
            action.choices = known[action.dest]
        elif "FILE" in str(action.metavar):
            action.complete = shtab.FILE  # type: ignore[attr-defined]
        elif action.metavar == "DIR":
            action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]
