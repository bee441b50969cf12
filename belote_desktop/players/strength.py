"""How much stronger a level is than another, as it was measured: the figures that come with the program.

They are made by `belote-desktop strength --measure`; `docs/strength.md` shows them with the commands.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.players.levels import LEVELS

FORMAT = 1
FEW_DIGITS = 1.0
"""Where the figure is less sure than this many points, a tenth of a point means nothing."""


class StrengthError(ValueError):
    """Figures that cannot be read, in one sentence."""


@dataclass(frozen=True)
class Step:
    """Level `a` against level `b` in a game: the same deals played from every side, `pairs` of them.

    `mean` is what `a` scores more a deal than `b`, in points of the game, `error` its standard error, `interval` the
    95 % interval. `date` is the day the last pair was played (as 2026-01-31), `command` plays them again.
    """

    game: str
    a: str
    b: str
    pairs: int
    seed: int
    mean: float
    error: float
    interval: tuple[float, float]
    date: str
    command: str

    @property
    def is_clear(self) -> bool:
        """Whether the interval lies on one side of nothing."""
        return self.interval[0] > 0 or self.interval[1] < 0


def read(text: str) -> tuple[Step, ...]:
    """The steps of a file of figures; StrengthError if it is none."""
    try:
        found = json.loads(text)
        if found["strength"] != FORMAT:
            raise StrengthError(f"These figures are of format {found['strength']}; this program reads {FORMAT}.")
        return tuple(_step(row) for row in found["steps"])
    except StrengthError:
        raise
    except (ValueError, KeyError, TypeError, AttributeError) as problem:
        raise StrengthError(f"These are no figures of strength: {problem}") from None


def _step(row: dict[str, Any]) -> Step:
    low, high = row["interval"]
    return Step(**{**row, "interval": (float(low), float(high))})


def text_of(steps: Sequence[Step]) -> str:
    """The file of these steps, one a line; `read` is its inverse."""
    rows = ",\n".join(json.dumps(asdict(step)) for step in steps)
    return f'{{"strength": {FORMAT}, "steps": [\n{rows}\n]}}\n' if steps else f'{{"strength": {FORMAT}, "steps": []}}\n'


@cache
def steps() -> tuple[Step, ...]:
    """The figures that come with the program."""
    return read((files("belote_desktop.resources") / "help" / "strength.json").read_text(encoding="utf-8"))


def sentence(game: str, level: str) -> Message | None:
    """What a level is worth in a game, in one sentence; None where it was not measured."""
    found = step_for(steps(), game, level)
    return None if found is None else told(found)


def step_for(measured: Sequence[Step], game: str, level: str) -> Step | None:
    """The step that says most about a level: against the next one below it, else against the next one above."""
    order = [each.id for each in LEVELS]
    known = [step for step in measured if step.game == game and {step.a, step.b} <= {*order}]
    below = [step for step in known if step.a == level]
    if below:
        return max(below, key=lambda step: order.index(step.b))
    return min((step for step in known if step.b == level), key=lambda step: order.index(step.a), default=None)


LEVEL = QT_TRANSLATE_NOOP("players", "In this game, no difference between {one} and {other} showed over {deals} deals.")
STRONGER = QT_TRANSLATE_NOOP(
    "players", "In this game, {stronger} scores {points} ± {spread} points more a deal than {weaker}."
)


def told(step: Step) -> Message:
    """The figure as a sentence: the mean and how far it is sure, both in points a deal."""
    names = {each.id: each.name for each in LEVELS}
    if not step.is_clear:
        return say(LEVEL, one=names[step.a], other=names[step.b], deals=step.pairs)
    stronger, weaker = (step.a, step.b) if step.mean > 0 else (step.b, step.a)
    spread = (step.interval[1] - step.interval[0]) / 2
    digits = None if spread >= FEW_DIGITS else 1
    points = round(abs(step.mean), digits)
    return say(STRONGER, stronger=names[stronger], points=points, spread=round(spread, digits), weaker=names[weaker])
