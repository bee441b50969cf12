"""`belote-desktop arena`: two levels play the same deals from every side, and the difference is measured."""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import statistics
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NoReturn, TextIO

from belote_desktop import engine, players, variants
from belote_desktop.commands.terminal import complain, write
from belote_desktop.engine.dealing import pack
from belote_desktop.engine.randomness import Draw

FORMAT = 1


@dataclass(frozen=True)
class Setting:
    """What is measured: the game with its options, the two levels and the seed of the deals."""

    game: str
    a: str
    b: str
    seed: int
    options: tuple[tuple[str, str], ...] = ()

    def rules(self) -> engine.Ruleset:
        return variants.get(self.game, **dict(self.options))

    def header(self) -> dict[str, Any]:
        """The first line of the file the pairs are kept in."""
        return {"arena": FORMAT} | asdict(self) | {"options": dict(self.options)}


@dataclass(frozen=True)
class Pair:
    """One deal played once for each side, A on the first side first, B on all the others.

    `points` are A's less what the sides of B have on average, `times` seconds by decision.
    """

    number: int
    points: tuple[float, ...]
    times: dict[str, tuple[float, ...]]

    @property
    def mean(self) -> float:
        return sum(self.points) / len(self.points)

    def line(self) -> str:
        times = {level: [round(each, 6) for each in row] for level, row in self.times.items()}
        return json.dumps({"pair": self.number, "points": self.points, "times": times})

    @classmethod
    def read(cls, line: str) -> Pair:
        """The pair of one line; ValueError if the line is not whole."""
        try:
            found = json.loads(line)
            points = tuple(each if isinstance(each, int) else float(each) for each in found["points"])
            times = {str(level): tuple(map(float, row)) for level, row in found["times"].items()}
            if len(points) < 2:
                raise TypeError("a deal is played from every side")
            return cls(int(found["pair"]), points, times)
        except (KeyError, TypeError, AttributeError) as problem:
            raise ValueError(f"not a pair: {problem}") from None


class ArenaError(ValueError):
    """Arguments or a file that cannot be used, in one sentence."""


def play_pair(setting: Setting, number: int) -> Pair:
    """Play deal `number` with A on one side after the other: with partners at seats 0 and 2, then at 1 and 3."""
    rules = setting.rules()
    draw = Draw(setting.seed, f"arena {number}")
    deck, dealer = draw.shuffled(pack(rules)), draw.below(rules.table.seats)
    times: dict[str, list[float]] = {"a": [], "b": []}
    points = []
    for side in range(rules.side_count):
        match = engine.start(rules, setting.seed, decks=[deck], dealer=dealer)
        while not match.deals:
            seat = engine.to_act(match)
            assert seat is not None
            who = "a" if rules.side_of(seat) == side else "b"
            begun = time.perf_counter()
            player = players.get(setting.a if who == "a" else setting.b)
            action = player.choose(engine.view(match, seat), seed=setting.seed + number)
            times[who].append(time.perf_counter() - begun)
            match = engine.apply(match, action)[0]
        score = match.deals[0].score.points
        points.append(_lead(score, side))
    return Pair(number, tuple(points), {who: tuple(row) for who, row in times.items()})


def _lead(score: tuple[int, ...], side: int) -> float:
    """The points of a side less those of the others on average."""
    others = sum(score) - score[side]
    return score[side] - (others if len(score) == 2 else round(others / (len(score) - 1), 2))


def _pair_of(job: tuple[Setting, int]) -> Pair:
    return play_pair(*job)


def play_pairs(setting: Setting, numbers: Sequence[int], jobs: int) -> Iterator[Pair]:
    """The pairs in order, whatever the number of processes."""
    work = [(setting, number) for number in numbers]
    if jobs <= 1 or len(work) <= 1:
        yield from map(_pair_of, work)
        return
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(work))) as pool:
        yield from pool.imap(_pair_of, work, chunksize=1)


def summary(setting: Setting, pairs: Sequence[Pair]) -> dict[str, Any]:
    """Mean of A less B by deal, its standard error and 95 % interval, and the time of a decision in milliseconds."""
    values = [pair.mean for pair in pairs]
    mean = statistics.fmean(values)
    error = statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    found: dict[str, Any] = setting.header() | {
        "pairs": len(pairs),
        "mean": round(mean, 2),
        "standard_error": round(error, 2) if math.isfinite(error) else None,
        "interval": [round(mean - 1.96 * error, 2), round(mean + 1.96 * error, 2)] if math.isfinite(error) else None,
    }
    for who in ("a", "b"):
        times = sorted(each for pair in pairs for each in pair.times[who])
        found[f"time_{who}_ms"] = {
            "mean": round(1000 * statistics.fmean(times), 3),
            "p95": round(1000 * times[min(len(times) - 1, int(0.95 * len(times)))], 3),
        }
    return found


def report(found: dict[str, Any]) -> str:
    """The summary in sentences."""
    interval, error = found["interval"], found["standard_error"]
    spread = "one pair gives no interval" if interval is None else (
        f"standard error {error:.1f}, 95 % interval {interval[0]:+.1f} to {interval[1]:+.1f}")  # fmt: skip
    lines = [
        f"{found['game']}: {found['a']} against {found['b']}, {found['pairs']} pairs of deals, seed {found['seed']}",
        f"{found['mean']:+.1f} points a deal for {found['a']} ({spread})",
    ]
    for who in ("a", "b"):
        times = found[f"time_{who}_ms"]
        lines.append(
            f"time per decision of {found[who]}: mean {times['mean']:.1f} ms, 95 % within {times['p95']:.1f} ms"
        )
    return "\n".join(lines)


def _read_file(path: Path, setting: Setting) -> list[Pair]:
    """The pairs kept in a file; a last line that was cut off is dropped. ArenaError if it holds something else."""
    text = path.read_text(encoding="utf-8", errors="replace")
    lines = text.split("\n")
    if not text.strip():
        path.write_text("", encoding="utf-8")
        return []
    try:
        header = json.loads(lines[0])
    except ValueError:
        header = None
    if not isinstance(header, dict) or "arena" not in header:
        raise ArenaError(f"{path} is not a file of this command: name another file with --out.")
    other = [name for name, value in setting.header().items() if header.get(name) != value]
    if other:
        raise ArenaError(
            f"{path} holds other measurements: {', '.join(other)} differ. Use the same values or another file."
        )
    pairs, kept = [], [lines[0]]
    for number, line in enumerate(lines[1:-1], 2):
        try:
            pairs.append(Pair.read(line))
        except ValueError:
            raise ArenaError(
                f"{path}, line {number}, is not a pair of deals: mend the line or name another file."
            ) from None
        kept.append(line)
    whole = "\n".join(kept) + "\n"
    if whole != text:
        path.write_text(whole, encoding="utf-8")
    return pairs


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise ArenaError(f"{message[:1].upper()}{message[1:]}. `{self.prog} --help` shows what can be asked for.")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="belote-desktop arena", description=__doc__)
    parser.add_argument("--game", default="classic", help="the id of a game")
    parser.add_argument("--a", default="club", help="the first level")
    parser.add_argument("--b", default="random", help="the second level")
    parser.add_argument("--deals", type=int, default=200, help="how many deals, each played once from every side")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the deals")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--out", type=Path, help="keep the pairs in this file and go on from it")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    return parser


def _setting(found: argparse.Namespace) -> Setting:
    options = []
    for option in found.option:
        name, equals, value = option.partition("=")
        if not equals:
            raise ArenaError(f"--option {option}: write it as name=value.")
        options.append((name, value))
    setting = Setting(found.game, found.a, found.b, found.seed, tuple(sorted(options)))
    setting.rules()
    for level in (found.a, found.b):
        players.get(level)
    if found.deals < 1 or found.jobs < 1:
        raise ArenaError("--deals and --jobs are whole numbers from 1 on.")
    return setting


def _measure(found: argparse.Namespace, setting: Setting) -> list[Pair]:
    done = _read_file(found.out, setting) if found.out and found.out.exists() else []
    have = {pair.number for pair in done}
    missing = [number for number in range(found.deals) if number not in have]
    kept = [pair for pair in done if pair.number < found.deals]
    if found.out is None:
        return [*kept, *play_pairs(setting, missing, found.jobs)]
    with found.out.open("a", encoding="utf-8") as file:
        if file.tell() == 0:
            _keep(file, json.dumps(setting.header()))
        return [*kept, *_kept(file, play_pairs(setting, missing, found.jobs))]


def _kept(file: TextIO, pairs: Iterable[Pair]) -> Iterator[Pair]:
    for pair in pairs:
        _keep(file, pair.line())
        yield pair


def _keep(file: TextIO, line: str) -> None:
    file.write(line + "\n")
    file.flush()


def run(args: list[str]) -> int:
    """Run the command; 0, or 2 with a sentence for arguments that cannot be used."""
    try:
        found = _parser().parse_args(args)
        setting = _setting(found)
        pairs = _measure(found, setting)
    except SystemExit:  # help was asked for and shown
        return 0
    except (ArenaError, engine.RulesetError, players.UnknownLevelError) as problem:
        complain(str(problem))
        return 2
    except OSError as problem:
        if found.out is None:
            raise
        complain(f"{found.out} cannot be used: {problem.strerror}. Name another file with --out.")
        return 2
    result = summary(setting, pairs)
    write(json.dumps(result) if found.json else report(result))
    return 0
