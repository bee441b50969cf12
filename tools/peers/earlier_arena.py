"""Measure a level against the level of an earlier version, on the same deals with sides swapped.

    git worktree add --detach ../COMMIT COMMIT
    python -m venv ../COMMIT/.venv && ../COMMIT/.venv/bin/pip install --no-deps -e ../COMMIT
    python -m tools.peers.earlier_arena --earlier ../COMMIT --game coinche --pairs 400 --seed 1 --out FILE

The second line compiles the earlier search. The environment is not used again: both versions run on the same Python.
The earlier version runs in a process of its own and is told the view of its seat and nothing else, so both versions
must understand the same views. With `--partner LEVEL` each of them sits beside that level of this version, to show how
they get on with others. Points are those of the game, by the rules of this version.
"""

from __future__ import annotations

import argparse
import atexit
import functools
import os
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from belote_desktop import engine, players
from belote_desktop.commands.arena.arena_file import ArenaError, Pair, Setting
from belote_desktop.commands.arena.command import kind_of, lead
from belote_desktop.duplicate import SetDeal
from belote_desktop.engine import Action, SeatView
from belote_desktop.records import view_text
from tools.peers import peer_arena
from tools.peers.peer_arena import SIDES, Times

SEAT = Path(__file__).with_name("earlier_seat.py")


class EarlierLevel:
    """A level of the version in `folder`, in its own process. Raises ArenaError if that version does not answer."""

    def __init__(self, folder: Path, level: str) -> None:
        self._folder = folder.resolve()
        command = [sys.executable, str(SEAT), level]
        environment = os.environ | {"PYTHONPATH": str(self._folder)}
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", env=environment
        )
        assert process.stdin is not None
        assert process.stdout is not None
        self._process, self._questions, self._answers = process, process.stdin, process.stdout
        self.version, _, file = self._line().partition(" ")
        if not Path(file).is_relative_to(self._folder):
            self.close()
            raise ArenaError(f"{folder} does not contain the package belote_desktop. Name its folder.")

    def choose(self, view: SeatView, *, seed: int) -> Action:
        """Its choice in the view."""
        try:
            print(seed, view_text(view), file=self._questions, flush=True)
        except (BrokenPipeError, ValueError):  # it has ended, or was closed here
            raise self._ended() from None
        return engine.parse_any_action(self._line())

    def close(self) -> None:
        """End the process, which does so at the end of its input."""
        for stream in (self._questions, self._answers):
            with suppress(BrokenPipeError):  # what was asked last need not be read any more
                stream.close()
        self._process.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _line(self) -> str:
        found = self._answers.readline()
        if not found:
            raise self._ended()
        return found.rstrip("\n")

    def _ended(self) -> ArenaError:
        self.close()
        return ArenaError(f"The version in {self._folder} ended with an error, which is printed above.")


@functools.cache
def earlier(folder: Path, level: str) -> EarlierLevel:
    """The earlier level, whose process is started once for all deals and ends with this one."""
    found = EarlierLevel(folder, level)
    atexit.register(found.close)
    return found


@dataclass(frozen=True)
class EarlierSetting(Setting):
    """What is measured: level `a` of this version against level `b` of the one in the folder `earlier`."""

    earlier: str = ""
    version: str = ""
    partner: str = ""
    """The level opposite both of them, in games of partners; empty if it is the same as theirs."""

    def header(self) -> dict[str, Any]:
        """The folder is told by its name alone, so that the file can be continued on another computer."""
        return super().header() | {"earlier": Path(self.earlier).resolve().name}


def play_pair(setting: EarlierSetting, number: int) -> Pair:
    """Deal `number` with this version on each side in turn."""
    times = Times()
    return Pair(
        number, tuple(play(setting, number, side, times) for side in range(setting.rules().side_count)), times.rows()
    )


def play(setting: EarlierSetting, number: int, side: int, times: Times) -> float:
    """The lead of this version on `side` over the others, after deal `number`."""
    rules = setting.rules()
    deal = SetDeal.drawn(rules, setting.seed, f"arena {number}")
    match = engine.start(rules, setting.seed, decks=[deal.deck], dealer=deal.dealer)
    choices = {"ours": players.get(setting.a).choose, "theirs": earlier(Path(setting.earlier), setting.b).choose}
    if setting.partner:
        choices["partner"] = players.get(setting.partner).choose
    while not match.deals:
        seat = engine.to_act(match)
        assert seat is not None
        view = engine.view(match, seat)
        whose = _whose(setting, seat, side)
        begun = time.perf_counter()
        action = choices[whose](view, seed=setting.seed + number)
        if whose in SIDES:
            times.add(whose, "calls" if kind_of(view) == "call" else "cards", time.perf_counter() - begun)
        match = engine.apply(match, action)[0]
    return lead(match.deals[0].score.points, side)


def _whose(setting: EarlierSetting, seat: int, side: int) -> str:
    rules = setting.rules()
    if setting.partner and seat >= rules.side_count:
        return "partner"
    return "ours" if rules.side_of(seat) == side else "theirs"


def setting_of(args: list[str]) -> tuple[EarlierSetting, argparse.Namespace]:
    """The setting given on the command line. Raises ArenaError if there is no earlier version in the folder."""
    parser = peer_arena.parser("Measure a level against the level of an earlier version.")
    parser.add_argument("--earlier", type=Path, required=True, help="the folder with the package of that version")
    parser.add_argument("--theirs", help="its level, if not the same as ours")
    parser.add_argument("--partner", default="", help="a level of this version that sits opposite both of them")
    parser.add_argument("--game", default="contree-ffb", help="the id of the game")
    found = parser.parse_args(args)
    theirs = found.theirs or found.ours
    version = earlier(found.earlier, theirs).version
    folder = os.fspath(found.earlier)
    setting = EarlierSetting(
        found.game, found.ours, theirs, found.seed, earlier=folder, version=version, partner=found.partner
    )
    return setting, found


def main(args: list[str]) -> int:
    """Run the measurement. Returns 0, or 2 with a sentence for unusable arguments."""
    try:
        setting, found = setting_of(args)
    except ArenaError as problem:
        print(problem, file=sys.stderr)
        return 2
    return peer_arena.run(setting, play_pair, found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
