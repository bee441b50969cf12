"""The table of how strong the levels are: for a terminal, and as a page in Markdown."""

from __future__ import annotations

from collections.abc import Sequence

from belote_desktop import variants
from belote_desktop.commands.terminal import columns
from belote_desktop.players import LEVELS
from belote_desktop.players.strength import Step

HEAD = ("game", "level", "against", "points a deal", "standard error", "95 % interval", "deals", "measured on")
FIGURES = frozenset((3, 4, 5, 6))
INTRODUCTION = """# How strong the levels are

Every deal is played once from every side of the table, so that luck of the cards falls on both levels alike; what the
first level scores more a deal than the second is given in points of the game, with its standard error and the 95 %
interval. A level with the whole interval above 0 is stronger. Figures of different games are not to be compared: their
points differ in size.
"""
AGAIN = """
## The commands

`belote-desktop strength` shows this table. It is made by

    belote-desktop strength --measure DIR --figures resources/help/strength.json --page docs/strength.md

which goes on from what is kept in DIR; `--jobs` and `--dask` share the work out and change no figure. A line of the
table is played again by
"""


def table(steps: Sequence[Step]) -> list[str]:
    """The steps in columns."""
    return columns([HEAD, *map(_cells, steps)], right=FIGURES)


def page(steps: Sequence[Step]) -> str:
    """The steps as a page, with the commands that measured them."""
    marks = ["---:" if place in FIGURES else "---" for place in range(len(HEAD))]
    rows = "\n".join(f"| {' | '.join(cells)} |" for cells in (HEAD, marks, *map(_cells, steps)))
    commands = "\n".join(f"    {step.command}" for step in steps)
    return f"{INTRODUCTION}\n{rows}\n{AGAIN}\n{commands}\n"


def _cells(step: Step) -> tuple[str, ...]:
    names = {level.id: level.name for level in LEVELS}
    low, high = step.interval
    return (
        variants.variant(step.game).name, names.get(step.a, step.a), names.get(step.b, step.b), f"{step.mean:+.1f}",
        f"{step.error:.1f}", f"{low:+.1f} to {high:+.1f}", str(step.pairs), step.date,
    )  # fmt: skip
