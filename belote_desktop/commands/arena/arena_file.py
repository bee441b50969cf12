"""The arena's data: what is measured, the result of a pair of deals, and the file of pairs."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, TextIO

from belote_desktop import engine, variants

FORMAT = 1


class ArenaError(ValueError):
    """Unusable arguments, file or cluster, with a sentence."""


@dataclass(frozen=True)
class Setting:
    """What is measured: the game with its options, the two levels and the seed of the deals.

    `calls` is the level that bids for all seats, so that only the card play differs; empty if every level bids itself.
    """

    game: str
    a: str
    b: str
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    calls: str = ""

    def rules(self) -> engine.Ruleset:
        return variants.get(self.game, **dict(self.options))

    def header(self) -> dict[str, Any]:
        """The first line of the file of pairs."""
        found = {"arena": FORMAT} | asdict(self) | {"options": dict(self.options)}
        return found if self.calls else {name: value for name, value in found.items() if name != "calls"}


@dataclass(frozen=True)
class Pair:
    """One deal played once for each side, with A on the first side first and B on all others.

    `points` are A's minus the average of B's sides, `times` seconds by kind of decision.
    """

    number: int
    points: tuple[float, ...]
    times: dict[str, tuple[float, ...]]

    @property
    def mean(self) -> float:
        return sum(self.points) / len(self.points)

    def line(self) -> str:
        times = {kind: [round(each, 6) for each in row] for kind, row in self.times.items()}
        return json.dumps({"pair": self.number, "points": self.points, "times": times})

    @classmethod
    def read(cls, line: str) -> Pair:
        """The pair in one line. Raises ValueError if the line is incomplete."""
        try:
            found = json.loads(line)
            points = tuple(each if isinstance(each, int) else float(each) for each in found["points"])
            times = {str(kind): tuple(map(float, row)) for kind, row in found["times"].items()}
            if len(points) < 2:
                raise TypeError("a deal is played from every side")
            return cls(int(found["pair"]), points, times)
        except (KeyError, TypeError, AttributeError) as problem:
            raise ValueError(f"not a pair: {problem}") from None


def read_file(path: Path, setting: Setting) -> list[Pair]:
    """The pairs in a file. An incomplete last line is dropped. Raises ArenaError if the file holds something else."""
    text = path.read_text(encoding="utf-8", errors="replace")
    lines = text.split("\n")
    if not text.strip():
        path.write_text("", encoding="utf-8")
        return []
    _check_header(path, lines[0], setting)
    pairs, kept = [], [lines[0]]
    for number, line in enumerate(lines[1:-1], 2):
        try:
            pairs.append(Pair.read(line))
        except ValueError:
            raise ArenaError(
                f"{path}, line {number}, is not a pair of deals. Correct the line or name another file."
            ) from None
        kept.append(line)
    whole = "\n".join(kept) + "\n"
    if whole != text:
        path.write_text(whole, encoding="utf-8")
    return pairs


def _check_header(path: Path, line: str, setting: Setting) -> None:
    try:
        header = json.loads(line)
    except ValueError:
        header = None
    if not isinstance(header, dict) or "arena" not in header:
        raise ArenaError(f"{path} does not contain pairs of deals. Name another file.")
    wanted = setting.header()
    other = [name for name in {**wanted, **header} if header.get(name) != wanted.get(name)]
    if other:
        raise ArenaError(
            f"{path} contains other measurements: {', '.join(other)} differ. Use the same values or another file."
        )


def missing(pairs: Sequence[Pair], count: int) -> list[int]:
    """The numbers below `count` that have no pair yet."""
    have = {pair.number for pair in pairs}
    return [number for number in range(count) if number not in have]


def kept(path: Path, setting: Setting, pairs: Iterable[Pair]) -> Iterator[Pair]:
    """The pairs, each appended to the file before it is yielded. A new file gets its header."""
    with path.open("a", encoding="utf-8") as file:
        if file.tell() == 0:
            _keep(file, json.dumps(setting.header()))
        for pair in pairs:
            _keep(file, pair.line())
            yield pair


def _keep(file: TextIO, line: str) -> None:
    file.write(line + "\n")
    file.flush()
