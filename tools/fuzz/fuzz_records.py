"""Broken records: `python -m tools.fuzz.fuzz_records --mutants 100000`. Reading keeps its word whatever the bytes."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

from belote_desktop import engine, records
from tools.fuzz import campaign
from tools.fuzz.mutations import Material

GOLDEN = Path(__file__).parents[2] / "tests" / "golden"
PAGE = Path(__file__).parents[2] / "docs" / "record.md"
WORDS = tuple(
    word.encode()
    for word in (
        "take-back", "take-back 1", "take-back 3", "take-back 99", "take-back 999999", "deal", "deal 1 dealer 0",
        "deal 2 dealer 1", "deal 9 dealer 9", "seal", "sealed", "sealed e30=", "turn-up", "turn-up KH", "open 7S",
        "secret-seal", "number 7 by person", "number 7 by program", "sealed-secret", "sealed-secret e30=",
        "score made points", "result 0 total 1 0", "result draw total", "help claim", "help hint", "pace 1/2",
        "pace 1/3", "pace", "0:", "1: pass", "2: take", "3: KH", "0: 0: 0:", "0:\x1cKH", "12: 100Scapot",
        "declare KH-QH-JH", "announce four", "exchange 7S", "discard 7S 8S", "generaleNT", "b1NT", "hokumS",
        "; a remark", "[x", '[rule tie "held"]', '[practice "a" "deal 1"]', '[variant "classic"]',
        "{}", "null", '{"seat": 0, "action": "KH"}', '{"take-back": 3}', '"\\ud800"', "7S", "AH", "TC", "NT", "AT",
        "belote",
    )
)  # fmt: skip
"""What lines of records, and of their mirrors in JSON, are made of."""


def material() -> Material:
    """The recorded reference matches, which older versions wrote, and the example of the page."""
    golden = [path.read_bytes() for path in sorted(GOLDEN.glob("*.brn"))]
    return Material([*golden, PAGE.read_bytes().partition(b"```brn\n")[2].partition(b"```")[0]], WORDS)


def examine(data: bytes) -> None:
    """Check a record that may be broken: its problems are reported, and its valid part always folds the same way."""
    text, odd = records.decode(data)
    reading = records.parse_record(text)
    problems = (*odd, *reading.problems, *records.check(text))
    _are_placed(problems, text)
    if reading.record is None:
        assert problems, "a record is refused without a word"
        _examine_mirror(text)
        return
    record = reading.record
    again = records.parse_record(records.write(record))
    assert again.record == record, "written and read again it is another record"
    mirror = records.to_json(record)
    assert records.parse_json(mirror).record == record, "its mirror is another record"
    _examine_mirror(mirror[: 1 + len(data) * 7919 % len(mirror)])
    _is_folded(record, is_whole=not reading.problems)


def _are_placed(problems: tuple[records.Problem, ...], text: str) -> None:
    """Check that every problem is a sentence about a place in the text."""
    lines = text.count("\n") + 1
    for problem in problems:
        assert 1 <= problem.line <= lines, f"line {problem.line} of {lines}"
        assert problem.column >= 1, f"column {problem.column}"
        assert engine.in_english(problem.message), "no sentence"
        engine.in_english(problem.message).encode()


def _examine_mirror(text: str) -> None:
    """Check the reading of a text as the JSON form of a record."""
    reading = records.parse_json(text)
    assert reading.record is not None or reading.problems, "a mirror is refused without a word"
    for problem in reading.problems:
        assert problem.line >= 1, f"line {problem.line}"
        assert problem.column >= 1, f"column {problem.column}"


def _is_folded(record: records.Record, *, is_whole: bool) -> None:
    """Check that folding gives the match that its steps lead to, and stops where it says."""
    replay = records.replay(record)
    if replay.match is None:
        assert replay.problems, "nothing can be folded, and nothing is said of it"
        return
    match = replay.steps[0].before if replay.steps else replay.match
    for step in replay.steps:
        assert match == step.before, "the steps do not follow one another"
        match, _ = engine.apply(match, step.action, step.seat)
    assert match == replay.match, "the steps do not lead to the match"
    assert replay.stopped is None or replay.problems or not is_whole, "it stopped without a word"
    whole = records.Record(record.header, replay.entries)
    assert records.replay(whole).match == replay.match, "what stands of it gives another match"


@cache
def ready() -> Material:
    """The material, read only once."""
    return material()


if __name__ == "__main__":
    sys.exit(campaign.run(material, examine, __doc__))
