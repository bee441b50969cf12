"""The first sentences of a few chapters of a rule sheet, for the description of a game."""

from __future__ import annotations

from collections.abc import Iterator

from belote_desktop.engine import Rule, Ruleset
from belote_desktop.models.words import words
from belote_desktop.variants.rule_sheet import sentences

CHAPTERS = {Rule.AUCTION: "log", Rule.FOLLOW_SUIT: "play", "scoring": "sheet", "match": "target"}
"""The chapters by their anchors, each with its sign."""


def rule_excerpt(rules: Ruleset) -> Iterator[tuple[str, str, str]]:
    """The sign, the title and the first paragraph of each of these chapters, where the game has it."""
    for section in sentences(rules):
        sign = CHAPTERS.get(section.anchor)
        if sign is not None and section.paragraphs:
            yield sign, words.sentence(section.title), words.sentence(section.paragraphs[0])
