"""What each level gets in the person's seat, compared with Expert on the same deals: the scale of a rating."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from math import sqrt
from statistics import fmean, stdev
from typing import Any

FORMAT = 1
"""The format of the file of scales."""
BEST = "expert"
"""The level that everybody is compared with."""


@dataclass(frozen=True)
class Mark:
    """A level on the scale: what it gets more a deal than Expert in the same seat, in points of the game, and the
    standard error of that figure.
    """

    level: str
    mean: float
    error: float


@dataclass(frozen=True)
class Scale:
    """The marks of a game, the weakest level first and Expert last, as they were measured.

    `company` is the level of the other players, `version` the version of the program whose levels they are, `pace` how
    much they thought. `deals` were played by every level.
    """

    game: str
    company: str
    version: str
    pace: str
    deals: int
    marks: tuple[Mark, ...]

    @property
    def is_usable(self) -> bool:
        """Whether there are at least two levels, each with a figure that can be reckoned with."""
        return len(self.marks) > 1 and all(mark.error >= 0 for mark in self.marks)

    def means(self) -> tuple[float, ...]:
        """The means of the marks, never falling: where a measurement puts a level above a stronger one, both get the
        same, the mean of the two by what each measurement is worth."""
        blocks: list[tuple[Mark, ...]] = []
        for mark in self.marks:
            blocks.append((mark,))
            while len(blocks) > 1 and _mean(blocks[-2]) > _mean(blocks[-1]):
                blocks[-2:] = [blocks[-2] + blocks[-1]]
        return tuple(_mean(block) for block in blocks for _ in block)


def _mean(marks: Sequence[Mark]) -> float:
    """The mean of some marks, each weighed by its error; a mark without an error decides alone."""
    exact = [mark.mean for mark in marks if not mark.error]
    if exact:
        return exact[-1]
    weights = [mark.error**-2 for mark in marks]
    return sum(mark.mean * weight for mark, weight in zip(marks, weights, strict=True)) / sum(weights)


def marks_of(differences: Mapping[str, Sequence[int]]) -> tuple[Mark, ...]:
    """The marks from the differences to Expert, deal by deal, of each level, the weakest first.

    Expert itself is the zero of the scale, without an error: it is compared with another Expert, and neither can be
    expected to get more.
    """
    return tuple(
        Mark(level, 0.0, 0.0) if level == BEST else Mark(level, fmean(found), stdev(found) / sqrt(len(found)))
        for level, found in differences.items()
    )


def text_of(scales: Sequence[Scale]) -> str:
    """The file of these scales, one a line; `read` is its inverse."""
    rows = ",\n".join(json.dumps(asdict(scale)) for scale in scales)
    return f'{{"scales": {FORMAT}, "games": [\n{rows}\n]}}\n'


def read(text: str) -> tuple[Scale, ...]:
    """The scales of a file. Raises ValueError if it is none."""
    found = json.loads(text)
    if found["scales"] != FORMAT:
        raise ValueError(f"These scales have format {found['scales']}, and this version reads format {FORMAT}.")
    return tuple(_scale(row) for row in found["games"])


def _scale(row: dict[str, Any]) -> Scale:
    return Scale(**{**row, "marks": tuple(Mark(**mark) for mark in row["marks"])})


@cache
def scales() -> tuple[Scale, ...]:
    """The scales that come with the program."""
    return read((files("belote_desktop.resources") / "help" / "rating.json").read_text(encoding="utf-8"))


def scale_for(game: str, company: str) -> Scale | None:
    """The scale of a game with companions of a level; None where it was not measured."""
    return next((scale for scale in scales() if (scale.game, scale.company) == (game, company)), None)
