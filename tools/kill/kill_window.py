"""Kills the real window at random moments: `python -m tools.kill.kill_window --kills 500 --folder DIR`.

After each kill a copy of the profile is opened and checked:

* of every match that was shown, the file has at least what was shown, and folds to that place, or to the next one,
  because an action is written before it is shown;
* every record checks clean, but for a last line that was cut short;
* every match that was played to its end counts exactly once, and no other does;
* a match whose end was not counted is shown with its result at the next start.

`DIR` keeps the profile and how many kills are done: the same command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from belote_desktop import records
from belote_desktop.models.match.match_counter import MatchCounter
from belote_desktop.models.tasks import ImmediateTasks
from belote_desktop.profile import Directories, Profile, ProfileError
from belote_desktop.profile.figures.from_record import read_figures

ROOT = Path(__file__).parents[2]
LONGEST = 60.0
"""Seconds after which a window is killed whose moment does not come, or that does not start or close."""
USUAL = "This plugin does not support"
"""What Qt says of every window without a screen."""


class Moment(NamedTuple):
    """When to kill a window: seconds after its start, after it is ready, or after a match is over on disk (`start`,
    `ready`, `over`). With `never` it is asked to close once it is ready.
    """

    after: str
    seconds: float = 0.0


def moment(seed: int) -> Moment:
    """A random moment for a kill: a fifth during the start, a third while the last trick of a match is shown."""
    chance = random.Random(f"moment {seed}")
    after = chance.choices(("start", "ready", "over"), (3, 7, 5))[0]
    longest = {"start": 1.5, "ready": 6.0, "over": 0.8}[after]
    return Moment(after, longest * chance.random())


@dataclass
class Shown:
    """What one window has shown: for each match the last length of its file, deals and actions; and the order in which
    matches (`shown`), their ends on disk (`over`) and their results (`result`) first appeared.
    """

    is_ready: bool = False
    matches: dict[str, tuple[int, int, int]] = field(default_factory=dict)
    order: list[tuple[str, str]] = field(default_factory=list)

    def take(self, line: str) -> None:
        """Read one line of the window's output."""
        kind, *words = line.split()
        self.is_ready |= kind == "ready"
        if kind == "shown":
            self.matches[words[0]] = (int(words[1]), int(words[2]), int(words[3]))
        if words and (kind, words[0]) not in self.order:
            self.order.append((kind, words[0]))

    def passed_over(self, match_id: str) -> bool:
        """True if another match was shown before the result of this one."""
        others = [place for place, (_, name) in enumerate(self.order) if name != match_id]
        return bool(match_id and others) and ("result", match_id) not in self.order[: others[0]]


class Killer:
    """Kills a window at its moment, or after `LONGEST` if that does not come."""

    def __init__(self, window: subprocess.Popen[str], when: Moment) -> None:
        self._window, self._when = window, when
        self._timers: list[threading.Timer] = []
        self._kill_in(LONGEST)
        self.take("start")

    def take(self, kind: str) -> None:
        """Read a line that the moment may be counted from."""
        if kind == self._when.after:
            self._kill_in(self._when.seconds)
        elif kind == "ready" and self._when.after == "never" and self._window.stdin is not None:
            self._window.stdin.write("end\n")
            self._window.stdin.flush()

    def _kill_in(self, seconds: float) -> None:
        timer = threading.Timer(seconds, self._window.kill)
        self._timers.append(timer)
        timer.start()

    def close(self) -> None:
        """Stop waiting: the window has ended."""
        for timer in self._timers:
            timer.cancel()


def play(profile: Path, seed: int, when: Moment) -> tuple[Shown, str]:
    """Let a window play until it is killed (`Killer`). Returns what it has shown, and its error output."""
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    command = [sys.executable, "-m", "tools.kill.played_window", str(profile), str(seed)]
    shown, pipe = Shown(), subprocess.PIPE
    with tempfile.TemporaryFile("w+") as errors:
        with subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=errors, text=True, cwd=ROOT, env=environment
        ) as window:
            assert window.stdout is not None
            killer = Killer(window, when)
            for line in window.stdout:  # also what was shown while the signal was on its way
                if line.endswith("\n"):
                    shown.take(line)
                    killer.take(line.split()[0])
            killer.close()
        errors.seek(0)
        told = [line for line in errors if line.strip() and not line.startswith(USUAL)]
    if not shown.is_ready and when.after != "start":
        told.append("the window did not start")
    return shown, "".join(told)


def prefix_problem(path: Path, size: int, deals: int, actions: int) -> str:
    """The problem of the file of a match that had `size` bytes when shown; empty if all of it is there."""
    if not path.is_file():
        return f"{path.name} is gone"
    data = path.read_bytes()
    if len(data) < size:
        return f"{path.name} has {len(data)} bytes, and {size} were on disk when it was shown"
    record = records.parse_record(records.decode(data[:size])[0]).record
    replay = None if record is None else records.replay(record)
    if replay is None or replay.match is None:
        return f"{path.name} cannot be folded up to what was shown"
    number = None if replay.match.deal is None else replay.match.deal.number
    now = sum(step.before.deal is not None and step.before.deal.number == number for step in replay.steps)
    if not (deals, actions) <= (len(replay.match.deals), now) <= (deals + 1, actions + 1):
        return (
            f"{path.name} was shown at deal {deals}, action {actions}, and stands at {len(replay.match.deals)}, {now}"
        )
    return ""


def record_problems(path: Path) -> list[str]:
    """The problems of a record, except for an incomplete last line."""
    text, odd = records.decode(path.read_bytes())
    last = text.count("\n") + 1
    found = (*odd, *records.check(text))
    return [f"{path.name}:{problem}" for problem in found if problem.line != last or text.endswith("\n")]


def statistics_problems(folder: Path) -> tuple[list[str], str]:
    """The problems of the statistics after reopening a copy of the profile; and the match whose result must be
    shown then.
    """
    with tempfile.TemporaryDirectory() as copy:
        place = shutil.copytree(folder, Path(copy) / "profile")
        with Profile(Directories.under(place)) as profile:
            problems = [str(notice) for notice in profile.notices()]
            counter = MatchCounter(profile, lambda _owner: ImmediateTasks())
            unseen = counter.unseen()
            counter.catch_up()
            counted = profile.statistics.counted()
            found = map(read_figures, profile.saves.ended())
            ended = {figures.id for figures in found if figures is not None and figures.counts}
            if counted != ended:
                problems.append(f"counted {sorted(counted - ended)} and not {sorted(ended - counted)}")
            tallies = [profile.statistics.tally(game) for game in profile.statistics.variants()]
            if sum(tally.matches for tally in tallies) != len(ended):
                problems.append(f"{sum(tally.matches for tally in tallies)} matches counted, {len(ended)} ended")
            for saved in profile.saves.unfinished():
                try:
                    profile.saves.load(saved.path, 0)
                except ProfileError as problem:
                    problems.append(str(problem))
            problems += [str(notice) for notice in profile.notices() if "damaged" not in str(notice)]
    return problems, "" if unseen is None else unseen.stem


def problems_after(profile: Path, shown: Shown, expected: str) -> tuple[list[str], str]:
    """All problems after a kill, and the match whose result the next window must show."""
    matches = Directories.under(profile).matches
    problems = [prefix_problem(matches / f"{name}.brn", *about) for name, about in shown.matches.items()]
    problems += [problem for path in sorted(matches.glob("*.brn")) for problem in record_problems(path)]
    more, unseen = statistics_problems(profile)
    if shown.passed_over(expected):
        problems.append(f"the result of {expected} was not shown at the next start")
    return [problem for problem in (*problems, *more) if problem], unseen


class Run:
    """The progress of a run, kept in its folder."""

    def __init__(self, folder: Path) -> None:
        self._state = folder / "state.json"
        self._profile = folder / "profile"
        done = json.loads(self._state.read_text()) if self._state.is_file() else {}
        self.kills, self.faults, self.ends = (int(done.get(name, 0)) for name in ("kills", "faults", "ends"))
        self.unseen = str(done.get("unseen", ""))
        """The match whose result the next window has to show."""

    def go_on(self, when: Moment) -> None:
        """Kill one more window, or close it normally, and check the profile."""
        shown, told = play(self._profile, self.kills, when)
        problems, unseen = problems_after(self._profile, shown, self.unseen)
        problems += [told] if told else []
        for problem in problems:
            print(f"\nwindow {self.kills}: {problem}", flush=True)
        self.kills += when.after != "never"
        self.faults += bool(problems)
        self.ends += bool(unseen) and unseen != self.unseen
        self.unseen = unseen
        state = {"kills": self.kills, "faults": self.faults, "ends": self.ends, "unseen": unseen}
        self._state.write_text(json.dumps(state))


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line. Returns 0 if nothing was lost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=500, help="how many in all (500)")
    parser.add_argument("--folder", type=Path, required=True, help="keeps the profile and how far the run has come")
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    run = Run(options.folder)
    began = time.monotonic()
    while run.kills < options.kills:
        run.go_on(moment(run.kills))
        print(f"\r{run.kills} of {options.kills} kills, {run.faults} with a fault", end="", file=sys.stderr, flush=True)
    run.go_on(Moment("never"))
    if run.unseen:
        print(f"\nThe end of {run.unseen} was not shown when the window was opened and closed in peace.")
        run.faults += 1
    seconds = time.monotonic() - began
    print(f"\n{run.kills} kills, {run.faults} with a fault, {run.ends} matches ended unseen, {seconds:.0f} s")
    return 1 if run.faults else 0


if __name__ == "__main__":
    sys.exit(main())
