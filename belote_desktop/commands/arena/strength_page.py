"""The table of the measured strength of the levels, as text for a terminal and as Markdown."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from belote_desktop import variants
from belote_desktop.commands.terminal import columns, paragraph
from belote_desktop.players import LEVELS, strength
from belote_desktop.players.strength import HEAD, HOW, SURE, TITLE, Step

FIGURES = frozenset((3, 4, 5))
WIDTH = 120
"""The longest line of the page, in characters."""
AGAIN = """## The commands

`belote-desktop strength` shows this table, and so does the help in the window. This command makes it:

    belote-desktop strength --measure DIR --figures resources/help/strength.json --page docs/strength.md

It continues from the pairs in DIR. `--jobs` and `--dask` share the work and do not change the figures.

Figures with another seed (`--seed 2`) replaced first ones that did not show which of two levels is stronger. The number
of their deals was fixed before these were played.

These commands play single lines of the table again:
"""


def shown(steps: Sequence[Step], games: Sequence[str]) -> str:
    """The figures for a terminal: a sentence for each of the requested `games`, the table, and how it was measured."""
    told = [line for game in games for each in strength.told_of(steps, game) for line in paragraph(str(each))]
    if not steps:
        return "\n".join(told or ["Nothing has been measured yet."])
    how = [line for each in (SURE, *HOW) for line in paragraph(each)]
    return "\n\n".join("\n".join(part) for part in (told, table(steps), how) if part)


def table(steps: Sequence[Step]) -> list[str]:
    """The comparisons in columns."""
    return columns([HEAD, *map(_cells, steps)], right=FIGURES)


def page(steps: Sequence[Step]) -> str:
    """The comparisons as a Markdown page, with the commands that measured them."""
    marks = ["---:" if place in FIGURES else "---" for place in range(len(HEAD))]
    rows = "\n".join(f"| {' | '.join(cells)} |" for cells in (HEAD, marks, *map(_cells, steps)))
    commands = "\n".join(f"    {step.command}" for step in steps)
    how = "\n\n".join("\n".join(textwrap.wrap(each, WIDTH)) for each in (*HOW, SURE))
    return f"# {TITLE}\n\n{how}\n\n{rows}\n\n{AGAIN}\n{commands}\n"


def _cells(step: Step) -> tuple[str, ...]:
    names = {level.id: level.name for level in LEVELS}
    low, high = step.interval
    return (
        variants.variant(step.game).name, names.get(step.a, step.a), names.get(step.b, step.b), f"{step.mean:+.1f}",
        f"{low:+.1f} to {high:+.1f}", str(step.pairs), step.date,
    )  # fmt: skip
