"""How soon a player stops thinking once it is asked to: `python -m tools.stop_latency --level analyst`.

Positions of several games, calls and cards; each decision is made once in peace, then again and again with a stop asked
at a moment drawn over its whole length. The interpreter is set up as in the program with a window. The figures are
milliseconds: what went by until the thinking had ended, and how much of it this program worked, which is the same on a
busy computer.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import threading
import time
from collections.abc import Sequence

from belote_desktop import engine
from belote_desktop.app import set_up_interpreter
from belote_desktop.models.match.thinker import SECONDS, Question, think
from belote_desktop.records import view_text
from belote_desktop.search.stopping import Stop, StoppedError
from tests.players.redealing import positions

GAMES = ("classic", "coinche", "belot-bg", "baloot")
LEAST = 0.005
"""Decisions that take fewer seconds have nothing to stop."""


class Thinking(threading.Thread):
    """One decision in a thread of its own: the clocks at its end, and whether it was stopped early."""

    def __init__(self, question: Question) -> None:
        super().__init__()
        self.question, self.stop = question, Stop()
        self.ended, self.worked, self.stopped = 0.0, 0.0, False

    def run(self) -> None:
        try:
            think(self.question, self.stop)
        except StoppedError:
            self.stopped = True
        self.ended, self.worked = time.perf_counter(), time.process_time()


def questions(game: str, level: str, count: int, seed: int) -> list[tuple[Question, float]]:
    """Decisions of a level that take some time, with the seconds they take."""
    found = list[tuple[Question, float]]()
    for match, seat in positions(game, 60, seed):
        question = Question(view_text(engine.view(match, seat)), level, SECONDS)
        begun = time.perf_counter()
        think(question, Stop())
        taken = time.perf_counter() - begun
        if taken > LEAST:
            found.append((question, taken))
        if len(found) == count:
            break
    return found


def latency(question: Question, after: float) -> tuple[float, float] | None:
    """Elapsed and processor seconds from the request to the end; None if the thinking had already finished."""
    thinking = Thinking(question)
    thinking.start()
    thinking.join(after)
    if not thinking.is_alive():
        return None
    asked, worked = time.perf_counter(), time.process_time()
    thinking.stop.ask()
    thinking.join()
    return (thinking.ended - asked, thinking.worked - worked) if thinking.stopped else None


def figures(seconds: Sequence[float]) -> dict[str, float]:
    """Median, 95th percentile and maximum, in milliseconds."""
    ordered = sorted(1000 * each for each in seconds)
    found = {"median": statistics.median(ordered), "p95": ordered[int(0.95 * len(ordered))], "most": ordered[-1]}
    return {name: round(value, 1) for name, value in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="analyst")
    parser.add_argument("--stops", type=int, default=120, help="how many stops in each game")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    set_up_interpreter()
    chance = random.Random(options.seed)
    for game in GAMES:
        found = list[tuple[float, float]]()
        asked = questions(game, options.level, 12, options.seed)
        while len(found) < options.stops:
            question, taken = chance.choice(asked)
            late = latency(question, chance.random() * taken)
            if late is not None:
                found.append(late)
        waited, worked = (figures(row) for row in zip(*found, strict=True))
        print(json.dumps({"game": game, "level": options.level, "stops": len(found), "time": waited, "work": worked}))


if __name__ == "__main__":
    main()
