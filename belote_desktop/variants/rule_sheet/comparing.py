"""Two rule sheets side by side: the sentences in which they differ."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine import Message, Ruleset
from belote_desktop.variants.rule_sheet.chapters import CHAPTERS
from belote_desktop.variants.rule_sheet.topics.lines import Line


@dataclass(frozen=True)
class Row:
    """The sentences of two games in the same place of the sheet; None for a game without one there."""

    here: Message | None
    there: Message | None


def difference(here: Ruleset, there: Ruleset) -> tuple[tuple[Message, tuple[Row, ...]], ...]:
    """Pairs (section title, rows that differ), in the order of a deal."""
    found = ((chapter.heading(here), _rows(chapter.lines, here, there)) for chapter in CHAPTERS)
    return tuple((title, rows) for title, rows in found if rows)


def _rows(lines: tuple[Line, ...], here: Ruleset, there: Ruleset) -> tuple[Row, ...]:
    pairs = (Row(line.message(here), line.message(there)) for line in lines)
    return tuple(row for row in pairs if str(row.here) != str(row.there))
