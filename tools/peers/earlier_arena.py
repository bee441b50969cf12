"""Measure a level against a level of an earlier version, on the same deals with sides swapped.

    git worktree add --detach ../COMMIT COMMIT
    python -m venv ../COMMIT/.venv && ../COMMIT/.venv/bin/pip install --no-deps -e ../COMMIT
    python -m tools.peers.earlier_arena --earlier ../COMMIT --game coinche --pairs 400 --seed 1 --out FILE

The second command compiles the search of that version. Nothing else of its environment is used: both versions run on
this Python. The earlier version runs in a process of its own and is told the view of its seat and nothing else, so both
must understand the same views (commits since 43e8c675, 2026-11-22). With `--beside LEVEL` each of them sits opposite
that level of this version, to measure both beside the same partner. Points are those of the game, by the rules of this
version.
"""

from __future__ import annotations

import argparse
import atexit
import functools
import os
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, Self

from belote_desktop import engine, players, variants
from belote_desktop.commands.arena.arena_file import ArenaError, Pair, Setting
from belote_desktop.commands.arena.command import kind_of, lead
from belote_desktop.duplicate import SetDeal
from belote_desktop.engine import Action, SeatView
from belote_desktop.players import Player
from belote_desktop.records import view_text
from tools.peers import peer_arena
from tools.peers.peer_arena import SIDES, Times

SEAT = Path(__file__).with_name("earlier_seat.py")


class Answer(NamedTuple):
    """A decision and the seconds it took, without the way between the processes."""

    action: Action
    seconds: float


class EarlierLevel:
    """A level of the version in `folder`, in its own process. Raises ArenaError if that version does not answer."""

    def __init__(self, folder: Path, level: str) -> None:
        self._folder = folder.resolve()
        process = subprocess.Popen(
            [sys.executable, str(SEAT), level],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=os.environ | {"PYTHONPATH": str(self._folder), "PYTHONUTF8": "1"},
        )
        assert process.stdin is not None
        assert process.stdout is not None
        self._process, self._questions, self._answers = process, process.stdin, process.stdout
        if Path(self._line()) != self._folder / "belote_desktop" / "__init__.py":
            self.close()
            raise ArenaError(f"{folder} does not contain the package belote_desktop. Name its folder.")

    def ask(self, view: SeatView, *, seed: int) -> Answer:
        """Its choice in the view."""
        question = f"{seed} {view_text(view)}"
        try:
            print(question, file=self._questions, flush=True)
        except (OSError, ValueError):  # the process has ended (EINVAL on Windows), or was closed
            raise self._ended() from None
        seconds, _, action = self._line().partition(" ")
        return Answer(engine.parse_any_action(action), float(seconds))

    def close(self) -> None:
        """Close the pipes and wait until the process has ended."""
        for stream in (self._questions, self._answers):
            with suppress(OSError):  # the last question may still be unsent
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
    """That level, in one process for all deals, closed at exit."""
    found = EarlierLevel(folder, level)
    atexit.register(found.close)
    return found


@dataclass(frozen=True)
class EarlierSetting(Setting):
    """What is measured: level `a` of this version against level `b` of the one in the folder `earlier`."""

    earlier: str = ""
    beside: str = ""
    """The level of this version that sits opposite each of them; empty if each version plays every seat of its side."""

    def header(self) -> dict[str, Any]:
        """The first line of the file. Only the folder's name is kept, so that another computer can continue it."""
        return super().header() | {"earlier": Path(self.earlier).resolve().name}

    def whose(self, seat: int, side: int) -> str:
        """Who has the seat when this version plays for `side`: one of SIDES, or `beside`."""
        rules = self.rules()
        if self.beside and seat >= rules.side_count:
            return "beside"
        return SIDES[rules.side_of(seat) != side]


def play_pair(setting: EarlierSetting, number: int) -> Pair:
    """Deal `number` with this version on each side in turn."""
    times = Times()
    points = tuple(play(setting, number, side, times) for side in range(setting.rules().side_count))
    return Pair(number, points, times.rows())


def play(setting: EarlierSetting, number: int, side: int, times: Times) -> float:
    """The lead of this version on `side` over the others, after deal `number`."""
    rules = setting.rules()
    deal = SetDeal.drawn(rules, setting.seed, f"arena {number}")
    match = engine.start(rules, setting.seed, decks=[deal.deck], dealer=deal.dealer)
    ours, theirs = players.get(setting.a), earlier(Path(setting.earlier), setting.b)
    beside = players.get(setting.beside) if setting.beside else ours
    asked: dict[str, Callable[..., Answer]] = {
        "ours": functools.partial(_timed, ours),
        "theirs": theirs.ask,
        "beside": functools.partial(_timed, beside),
    }
    while not match.deals:
        seat = engine.to_act(match)
        assert seat is not None
        view, whose = engine.view(match, seat), setting.whose(seat, side)
        answer = asked[whose](view, seed=setting.seed + number)
        if whose in SIDES:
            times.add(whose, "calls" if kind_of(view) == "call" else "cards", answer.seconds)
        match = engine.apply(match, answer.action)[0]
    return lead(match.deals[0].score.points, side)


def _timed(player: Player, view: SeatView, *, seed: int) -> Answer:
    begun = time.perf_counter()
    action = player.choose(view, seed=seed)
    return Answer(action, time.perf_counter() - begun)


def setting_of(args: list[str]) -> tuple[EarlierSetting, argparse.Namespace]:
    """The setting given on the command line. Raises an error with a sentence for a game, a level or a folder that
    cannot be measured."""
    parser = peer_arena.parser("Measure a level against a level of an earlier version.")
    parser.add_argument("--earlier", type=Path, required=True, help="the folder with the package of that version")
    parser.add_argument("--theirs", help="its level, if not the same as ours")
    parser.add_argument("--beside", default="", help="a level of this version that sits opposite each of them")
    parser.add_argument("--game", default="contree-ffb", help="the id of the game")
    found = parser.parse_args(args)
    rules, theirs = variants.get(found.game), found.theirs or found.ours
    if found.beside:
        players.get(found.beside)
        if rules.side_count == rules.table.seats:
            raise ArenaError(f"{found.game} has no partners. Leave out --beside.")
    earlier(found.earlier, theirs)
    setting = EarlierSetting(
        found.game, found.ours, theirs, found.seed, earlier=os.fspath(found.earlier), beside=found.beside
    )
    return setting, found


def main(args: list[str]) -> int:
    """Run the measurement. Returns 0, or 2 with a sentence for unusable arguments."""
    try:
        setting, found = setting_of(args)
    except (ArenaError, engine.RulesetError, players.UnknownLevelError) as problem:
        print(problem, file=sys.stderr)
        return 2
    return peer_arena.run(setting, play_pair, found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
