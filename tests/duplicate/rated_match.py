"""A match of two deals by a user who plays as a beginner, with its record."""

from __future__ import annotations

from functools import cache

from belote_desktop import engine, records, variants
from belote_desktop.duplicate import play_out
from belote_desktop.engine import Match
from belote_desktop.records import Played, Record

KINDS = ("human", "casual", "casual bold", "casual")
DEALS = 2


@cache
def rated_match() -> tuple[Match, tuple[Played, ...]]:
    """The match as it began, and every action with the match before it."""
    first = match = engine.start(variants.get("classic", deals=DEALS), seed=1)
    steps = list[Played]()
    while match.deal is not None:
        played = play_out(match, ("beginner", *KINDS[1:]))
        for step in played.steps:
            steps.append(step)
            match, _ = engine.apply(match, step.action, step.seat)
    return first, tuple(steps)


@cache
def rated_record(kinds: tuple[str, ...] = KINDS) -> Record:
    """Its record, written for these players."""
    first, steps = rated_match()
    return records.record_of(first, [step.action for step in steps], kinds=kinds, date="2026-11-21")


def with_lines(record: Record, before: str, *lines: str) -> Record:
    """The record with lines added before the first line that begins so."""
    text = str(record).split("\n")
    place = next(place for place, line in enumerate(text) if line.startswith(before))
    changed = records.parse_record("\n".join([*text[:place], *lines, *text[place:]])).record
    assert changed is not None
    return changed
