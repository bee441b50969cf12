"""Measured differences in strength between the levels, which come with the program.

They are made by `belote-desktop strength --measure`; `docs/strength.md` shows them with the commands.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from belote_desktop import variants
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.players.levels import LEVELS

FORMAT = 1
FEW_DIGITS = 1.0
"""Where the figure is less sure than this many points, a tenth of a point means nothing."""

TITLE = QT_TRANSLATE_NOOP("players", "How strong are the levels?")
HEAD = (
    #: A table head.
    QT_TRANSLATE_NOOP("players", "Game"),
    #: A table head.
    QT_TRANSLATE_NOOP("players", "Level"),
    #: A table head.
    QT_TRANSLATE_NOOP("players", "Against"),
    #: A table head.
    QT_TRANSLATE_NOOP("players", "Points per deal"),
    #: A table head.
    QT_TRANSLATE_NOOP("players", "95 % interval"),
    #: A table head.
    QT_TRANSLATE_NOOP("players", "Pairs"),
    #: A table head.
    QT_TRANSLATE_NOOP("players", "Measured on"),
)
"""What stands over the columns of a table of figures."""
SURE = QT_TRANSLATE_NOOP(
    "players",
    "The 95 % interval, given after ± in a sentence, says how reliable a figure is: in 19 of 20 such "
    "measurements the true difference lies inside it.",
)
HOW = (
    QT_TRANSLATE_NOOP(
        "players",
        "Every deal is played once from each side of the table, so that both levels get the same "
        "luck. Deals with the same cards count together as one pair.",
    ),
    QT_TRANSLATE_NOOP(
        "players",
        "The figures are averages over all pairs, in points of the game. Those of different games "
        "cannot be compared, because their points differ in size.",
    ),
    QT_TRANSLATE_NOOP(
        "players",
        "No player sees hidden cards. Each knows only its own cards and what has been said and played in the open.",
    ),
)
"""How the figures were measured."""


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

    @property
    def spread(self) -> float:
        """How far the interval reaches from its middle."""
        return (self.interval[1] - self.interval[0]) / 2


def read(text: str) -> tuple[Step, ...]:
    """The steps of a file of figures; StrengthError if it is none."""
    try:
        found = json.loads(text)
        if found["strength"] != FORMAT:
            raise StrengthError(
                f"These figures have format {found['strength']}, and this version reads format {FORMAT}."
            )
        return tuple(_step(row) for row in found["steps"])
    except StrengthError:
        raise
    except (ValueError, KeyError, TypeError, AttributeError) as problem:
        raise StrengthError(f"This is not a file of strength figures: {problem}") from None


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


#: {game}: the name of a game.
NOTHING = QT_TRANSLATE_NOOP("players", "The levels have not been measured in {game} yet.")
#: {game}: a game. {deals}: a large number. {one}, {other}: levels.
LEVEL = QT_TRANSLATE_NOOP("players", "In {game}, {one} and {other} came out equal. Deals played: {deals}.")
#: {game}: a game. {stronger}, {weaker}: levels. {points}, {spread}: points.
STRONGER = QT_TRANSLATE_NOOP("players", "In {game}, {stronger} scores {points} ± {spread} more per deal than {weaker}.")


def told_of(measured: Sequence[Step], game: str) -> tuple[Message, ...]:
    """The measurements of a game, a sentence each; a single sentence if there are none."""
    found = tuple(told(step) for step in measured if step.game == game)
    return found or (say(NOTHING, game=variants.name_of(game)),)


def told(step: Step) -> Message:
    """The figure as a sentence: the mean and how far it is sure, both in points a deal."""
    names = {each.id: each.name for each in LEVELS}
    one, other = (names.get(level, level) for level in (step.a, step.b))
    game = variants.variant(step.game).name
    if not step.is_clear:
        return say(LEVEL, game=game, one=one, other=other, deals=step.pairs)
    stronger, weaker = (one, other) if step.mean > 0 else (other, one)
    digits = None if step.spread >= FEW_DIGITS else 1
    points, spread = round(abs(step.mean), digits), round(step.spread, digits)
    return say(STRONGER, game=game, stronger=stronger, points=points, spread=spread, weaker=weaker)
