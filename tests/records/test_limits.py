"""How large a record may be, and that reading one takes time in proportion to its size."""

from __future__ import annotations

import sys
import tracemalloc
from collections.abc import Sequence
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from belote_desktop import records
from belote_desktop.coach.looking_back.seals import read_unsealed
from belote_desktop.commands import record as command
from belote_desktop.records import limits, reading, standing
from belote_desktop.records.entries import Entry
from tests.records.recorded_matches import finished_match

PLAYED = finished_match(seed=1).text
HEADER = PLAYED[: PLAYED.index("\ndeal ")]
FIRST = next(number for number, line in enumerate(PLAYED.splitlines(), 1) if line[1:3] == ": ")


def before_line(number: int, line: str) -> str:
    """The record with a line put in."""
    lines = PLAYED.splitlines(keepends=True)
    return "".join([*lines[: number - 1], f"{line}\n", *lines[number - 1 :]])


def memory(text: str) -> int:
    """How many bytes checking a text takes at most, besides the text."""
    tracemalloc.start()
    try:
        records.check(text)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("sign", ["x", " ", "0:", "♠", "[", '"', "[x "])
def test_a_line_over_a_million_characters_is_told_and_never_taken_apart(sign: str) -> None:
    text = before_line(FIRST, sign * (2_000_000 // len(sign)))
    problems = records.check(text)
    assert [(problem.line, problem.column) for problem in problems] == [(FIRST, 1)]
    assert "longer than 1 MB" in str(problems[0])
    record = records.parse_record(text).record
    assert record is not None
    assert records.replay(record).steps == ()
    assert memory(text) < 20 * len(text)


@pytest.mark.parametrize("line", ["x" * 2_000_000, '[rule tie "' + "x" * 2_000_000, " " * 2_000_000])
def test_a_header_line_of_that_length_too(line: str) -> None:
    assert "longer than 1 MB" in str(records.parse_record(f"{line}\n{PLAYED}").problems[0])
    assert [problem.line for problem in records.check(before_line(3, line)) if "1 MB" in str(problem)] == [3]


def test_a_line_of_a_million_characters_is_read() -> None:
    assert not any("1 MB" in str(problem) for problem in records.check(before_line(FIRST, "; " + "x" * 999_998)))


def test_a_file_over_64_mb_is_refused_before_it_is_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "LARGEST_FILE", len(PLAYED) - 1)
    monkeypatch.setattr(reading, "_entry", None)
    _, (problem,) = records.decode(PLAYED.encode())
    assert "larger than 64 MB" in str(problem)
    assert "larger than 64 MB" in str(records.parse_record(PLAYED + " ").problems[0])
    assert read_unsealed(PLAYED.encode()) is None


def test_the_command_reads_no_more_of_a_file_than_it_has_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    huge = tmp_path / "huge.brn"
    with huge.open("wb") as file:
        file.write(PLAYED.encode())
        file.truncate(2**40)  # a file with a hole: it has no terabyte on the disk
    for name in ("check", "show", "json"):
        assert command.run([name, str(huge)]) == 1
        told = capsys.readouterr()
        assert "This file is larger than 64 MB" in told.out + told.err


@pytest.mark.parametrize("line", ["", "x", "; a remark", "pace 1", "take-back 1", '[a "b"]'])
def test_a_file_of_very_many_lines_is_refused_before_it_is_parsed(line: str) -> None:
    text = f"{HEADER}\n" + f"{line}\n" * (limits.MOST_LINES + 1)
    reply = records.parse_record(text)
    assert reply.record is None
    assert "more than 200000 lines" in str(reply.problems[0])
    assert memory(text) < 1_000_000 + len(text)


def lines_run(entries: Sequence[Entry]) -> int:
    """How many lines of code `standing` goes through."""
    count = 0

    def trace(frame: FrameType, event: str, _argument: object) -> Any:
        nonlocal count
        count += event == "line"
        return trace if frame.f_code.co_filename == standing.__file__ else None

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        standing.standing(entries)
    finally:
        sys.settrace(before)
    return count


@pytest.mark.parametrize(
    "lines",
    [
        ("pace 1/2", "0: KH", "take-back 1"),
        ("help hint", "pace 1/2", "0: KH", "take-back 1"),
        ("pace 1/2", "deal 1 dealer 0"),
    ],
)
def test_many_lines_that_take_back_are_gone_through_once(lines: tuple[str, ...]) -> None:
    def entries(times: int) -> tuple[Entry, ...]:
        record = records.parse_record(HEADER + "\n" + "".join(f"{line}\n" for line in lines) * times).record
        assert record is not None
        return record.entries

    few, many = lines_run(entries(200)), lines_run(entries(800))
    assert many < 4.5 * few, f"four times the lines take {many / few:.1f} times the work"


def test_the_pace_that_holds_after_taking_back_is_the_latest() -> None:
    text = before_line(FIRST, "pace 1/2") + "pace 1/4\npace 1/8\n"
    acts = sum(line[1:3] == ": " for line in PLAYED.splitlines())
    record = records.parse_record(text + f"take-back {acts}\n").record
    assert record is not None
    assert records.replay(record).pace.denominator == 8
