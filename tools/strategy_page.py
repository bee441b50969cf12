"""Write which subjects of playing well the course of each game teaches: `python -m tools.strategy_page`.

The table of docs/strategy.md is made from the curriculum and the positions; the rest of the page is written by hand.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from belote_desktop.coach.strategy import CURRICULA, curriculum, positions_of

PAGE = Path(__file__).parents[1] / "docs" / "strategy.md"
PART = re.compile(r"(<!-- courses -->\n).*?(<!-- end -->)", re.DOTALL)


@dataclass(frozen=True)
class Subject:
    """A subject of playing well and the chapters that teach it."""

    name: str
    chapters: tuple[str, ...]


SUBJECTS = (
    Subject("taking and naming", ("when-to-take", "opening-bids", "three-kinds", "sun-or-hokum", "forced-dealer")),
    Subject("supporting the partner", curriculum.SUPPORT),
    Subject("declarations in a bid", curriculum.IN_THE_BID),
    Subject("doubling", curriculum.DOUBLE),
    Subject("drawing trumps, and when to stop", (*curriculum.DRAW, *curriculum.STOP)),
    Subject("counting trumps", ("count-trumps",)),
    Subject("knowing the masters", ("find-the-master",)),
    Subject("counting a suit", ("count-a-suit",)),
    Subject("counting the points still needed", ("count-the-points",)),
    Subject("leading as the taker’s partner", curriculum.FOR_THE_TAKER),
    Subject("leading as a defender", curriculum.DEFEND),
    Subject("keeping masters", curriculum.MASTERS),
    Subject("not into a ruff", curriculum.NO_RUFF),
    Subject("guarding tens", curriculum.TENS),
    Subject("guarding nines", curriculum.ALL_TRUMPS),
    Subject("feeding points", curriculum.FEED),
    Subject("giving nothing", curriculum.GIVE),
    Subject("ruff or discard", curriculum.RUFF),
    Subject("which card wins", curriculum.WIN),
    Subject("ace and ten", curriculum.ACE_AND_TEN),
    Subject("the last trick", curriculum.LAST),
    Subject("king and queen of trumps", curriculum.PAIR),
    Subject("all the tricks", curriculum.ALL_TRICKS),
    Subject("making the taker ruff", curriculum.FORCE),
    Subject("the partner’s ruff", curriculum.PARTNER_RUFFS),
    Subject("play without trumps", curriculum.WITHOUT_TRUMPS),
    Subject("roem", curriculum.ROEM),
    Subject("stacks", ("uncover-a-card",)),
    Subject("cards that declarations have shown", ("shown-cards",)),
    Subject("signals", tuple(dict.fromkeys((*curriculum.SIGNALS, *curriculum.SEINEN, *curriculum.TAHREEB)))),
    Subject("calling to the score", ("calling-at-score", "defend-at-score", "doubling-at-score")),
    Subject("playing to the score", ("enough-to-win", "must-not-lose")),
)  # fmt: skip
"""The subjects, in about the order of a course."""


def renewed(page: str) -> str:
    """The page with its table updated."""
    return PART.sub(lambda part: part[1] + "\n".join((*_table(), part[2])), page)


def _table() -> Iterator[str]:
    counts = {game: Counter(each.chapter for each in positions_of(game)) for game in CURRICULA}
    yield _row(("subject", *CURRICULA))
    yield _row(("---", *("--:" for _ in CURRICULA)))
    for subject in SUBJECTS:
        taught = (sum(counts[game][each] for each in subject.chapters) for game in CURRICULA)
        yield _row((subject.name, *(str(number or "") for number in taught)))


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |".replace("|  |", "| |").replace("|  |", "| |")


def main() -> int:
    """Write the page; 0."""
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
