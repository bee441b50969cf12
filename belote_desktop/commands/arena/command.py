"""`belote-desktop arena`: measure the difference between two levels that play the same deals from every side."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import NoReturn

from belote_desktop import engine, players
from belote_desktop.commands.arena import arena_file, arena_work
from belote_desktop.commands.arena.arena_figures import KINDS, report, summary
from belote_desktop.commands.arena.arena_file import ArenaError, Pair, Setting
from belote_desktop.commands.interruption import INTERRUPTED
from belote_desktop.commands.terminal import complain, write
from belote_desktop.duplicate import SetDeal
from belote_desktop.engine.actions import Play

__all__ = ["INTERRUPTED", "ArenaError", "Pair", "Setting", "play_pair", "play_pairs", "report", "run", "summary"]


def play_pair(setting: Setting, number: int) -> Pair:
    """Play deal `number` with A on each side in turn: with partners at seats 0 and 2, then at 1 and 3.

    Times are kept for decisions with a choice, by level and kind: `a card1`, `a card`, `a call`.
    """
    rules = setting.rules()
    deal = SetDeal.drawn(rules, setting.seed, f"arena {number}")
    times: dict[str, list[float]] = {f"{who} {kind}": [] for who in "ab" for kind in KINDS}
    points = []
    for side in range(rules.side_count):
        match = engine.start(rules, setting.seed, decks=[deal.deck], dealer=deal.dealer)
        while not match.deals:
            seat = engine.to_act(match)
            assert seat is not None
            who = "a" if rules.side_of(seat) == side else "b"
            seen = engine.view(match, seat)
            kind = kind_of(seen)
            called = bool(setting.calls) and kind == "call"
            player = players.get(setting.calls if called else setting.a if who == "a" else setting.b)
            begun = time.perf_counter()
            action = player.choose(seen, seed=setting.seed + number)
            if len(seen.lawful) > 1 and not called:
                times[f"{who} {kind}"].append(time.perf_counter() - begun)
            match = engine.apply(match, action)[0]
        score = match.deals[0].score.points
        points.append(lead(score, side))
    return Pair(number, tuple(points), {kind: tuple(row) for kind, row in times.items()})


def kind_of(seen: engine.SeatView) -> str:
    """The kind of a decision: a card of the first trick, a later card, or a call (anything else)."""
    if not any(isinstance(action, Play) for action in seen.lawful):
        return "call"
    return "card" if seen.tricks else "card1"


def lead(score: tuple[int, ...], side: int) -> float:
    """The points of a side minus the average of the others."""
    others = sum(score) - score[side]
    return score[side] - (others if len(score) == 2 else round(others / (len(score) - 1), 2))


def _pair_of(job: tuple[Setting, int]) -> Pair:
    return play_pair(*job)


def play_pairs(setting: Setting, numbers: Sequence[int], by: Executor | None = None) -> Iterator[Pair]:
    """The pairs in order, wherever they are played."""
    return arena_work.in_order(by, _pair_of, [(setting, number) for number in numbers])


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise ArenaError(f"{message[:1].upper()}{message[1:]}. `{self.prog} --help` shows what you can write.")


_ABOUT = "Measure the difference between two levels that play the same deals from every side."


def parser() -> argparse.ArgumentParser:
    """What can be written after `belote-desktop arena`."""
    made = _Parser(prog="belote-desktop arena", description=_ABOUT)
    made.add_argument("--game", default="classic", metavar="GAME", help="the id of a game (default: classic)")
    made.add_argument("--a", default="club", metavar="LEVEL", help="the first level (default: club)")
    made.add_argument("--b", default="random", metavar="LEVEL", help="the second level (default: random)")
    made.add_argument("--calls", default="", metavar="LEVEL", help="the level that makes the calls of all seats")
    made.add_argument(
        "--deals",
        type=int,
        default=200,
        metavar="N",
        help="the number of deals, each played once from every side (default: 200)",
    )
    made.add_argument("--seed", type=int, default=1, metavar="N", help="the seed of the deals (default: 1)")
    made.add_argument("--jobs", type=int, default=1, metavar="N", help="the number of processes (default: 1)")
    made.add_argument("--dask", default="", metavar="ADDRESS", help="the scheduler of a Dask cluster to use")
    made.add_argument("--json", action="store_true", help="print the result as JSON")
    made.add_argument("--out", type=Path, metavar="FILE", help="save the pairs of deals in FILE and continue from them")
    made.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game (repeat it for more options)",
    )
    return made


def _setting(found: argparse.Namespace) -> Setting:
    options = []
    for option in found.option:
        name, equals, value = option.partition("=")
        if not equals:
            raise ArenaError(f"Write an option as name=value, such as tie=litige, not {option!r}.")
        options.append((name, value))
    setting = Setting(found.game, found.a, found.b, found.seed, tuple(sorted(options)), found.calls)
    check(setting)
    if found.deals < 1 or found.jobs < 1:
        raise ArenaError("--deals and --jobs must be whole numbers of at least 1.")
    return setting


def check(setting: Setting) -> None:
    """Raise ValueError with a sentence if the game, its options or a level do not exist."""
    setting.rules()
    for level in (setting.a, setting.b, *filter(None, [setting.calls])):
        players.get(level)


def measure(setting: Setting, deals: int, by: Executor | None, out: Path | None, pairs: list[Pair]) -> None:
    """Fill `pairs` with `deals` pairs: first those in the file, then new ones as they are played."""
    done = arena_file.read_file(out, setting) if out is not None and out.exists() else []
    pairs += [pair for pair in done if pair.number < deals]
    played = play_pairs(setting, arena_file.missing(done, deals), by)
    for pair in played if out is None else arena_file.kept(out, setting, played):
        pairs.append(pair)  # one by one: what was measured before an interruption stays


def run(args: list[str]) -> int:
    """Run the command. Returns 0, 2 with a sentence for unusable arguments, or 130 if interrupted."""
    pairs: list[Pair] = []
    status = 0
    try:
        found = parser().parse_args(args)
        setting = _setting(found)
        with arena_work.executor(min(found.jobs, found.deals), found.dask) as by:
            measure(setting, found.deals, by, found.out, pairs)
    except SystemExit:  # help was asked for and shown
        return 0
    except KeyboardInterrupt:
        complain(_interrupted(len(pairs), found))
        status = INTERRUPTED
    except (ArenaError, engine.RulesetError, players.UnknownLevelError) as problem:
        complain(str(problem))
        return 2
    except OSError as problem:
        if found.out is None:
            raise
        complain(f"{found.out} cannot be used: {problem.strerror}. Name another file with --out.")
        return 2
    if pairs:
        result = summary(setting, pairs)
        write(json.dumps(result) if found.json else report(result))
    return status


def _interrupted(done: int, found: argparse.Namespace) -> str:
    if found.out is None:
        return (
            f"Interrupted after {done} of {found.deals} pairs. With --out FILE they are saved, "
            "and you can continue later."
        )
    return (
        f"Interrupted after {done} of {found.deals} pairs. They are saved in {found.out}. "
        "Run the same command again to continue."
    )
