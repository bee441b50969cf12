"""`belote-desktop record` on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from belote_desktop import records, variants
from belote_desktop.commands.record import run
from tests.records.recorded_matches import finished_match, record_match

GOOD = finished_match().text


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.brn"
    path.write_text(GOOD, encoding="utf-8")
    return path


def test_a_good_record(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", str(file)]) == 0
    assert capsys.readouterr().out == "1 file, 0 problems\n"


def test_problems_of_several_files(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lying = tmp_path / "lying.brn"
    lying.write_text(GOOD.replace("result ", "result 1 total 3 4\n; ") + "0: JS", encoding="utf-8")
    assert run(["check", str(file), str(lying), str(tmp_path / "none.brn"), str(tmp_path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    end = GOOD.count("\n")
    assert lines[0].startswith(f"{lying}:{end}:1: The match file says “result 1 total 3 4”")
    assert lines[1].startswith(f"{lying}:{end + 2}:1: The last line is incomplete")
    assert lines[2] == f"{tmp_path / 'none.brn'}:1:1: This file does not exist."
    assert lines[3].startswith(f"{tmp_path}:1:1: ")
    assert lines[4] == "4 files, 4 problems"


def test_a_notice_is_no_problem(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(GOOD + "weather sunny\n", encoding="utf-8")
    assert run(["check", str(file)]) == 0
    assert "notice: " in capsys.readouterr().out


def test_a_file_that_is_not_utf_8(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(b"\xff\xfe" + GOOD.encode("utf-16-le"))
    assert run(["check", str(file)]) == 1
    out = capsys.readouterr().out
    assert ":1:1: The file is not UTF-8" in out
    assert "not a match file" in out


def test_no_file_is_not_all_right(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["check"], [], ["burn", "x"], ["show", "one.brn", "two.brn"]):
        with pytest.raises(SystemExit, match="2"):
            run(words)
    told = capsys.readouterr().err
    assert "usage: belote-desktop record check [-h] FILE" in told
    assert "invalid choice: 'burn'" in told
    with pytest.raises(SystemExit, match="0"):
        run(["--help"])
    assert "find every problem in match files" in capsys.readouterr().out


def test_show_tells_every_trick_and_the_result(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["show", str(file)]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Classic Belote, 2026-11-21\nseat 0: Ann (human)")
    assert out.count("Trick ") == 8
    assert "Last trick" in out
    assert " wins the match: " in out


def test_show_does_not_spoil_a_deal_in_progress(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(record_match(variants.get("classic"), 4, steps=3).text, encoding="utf-8")
    assert run(["show", str(file)]) == 0
    out = capsys.readouterr().out
    assert "Deal 1 is still in play. Its cards are sealed." in out
    assert "Trick" not in out


def test_show_of_what_is_no_record(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text("hello\n", encoding="utf-8")
    assert run(["show", str(file)]) == 1
    assert "not a match file" in capsys.readouterr().err


def test_json_is_the_mirror(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["json", str(file)]) == 0
    out = capsys.readouterr().out
    assert json.loads(out)["variant"] == "classic"
    assert records.parse_json(out).record == records.parse_record(GOOD).record
