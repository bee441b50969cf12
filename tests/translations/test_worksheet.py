"""Worksheets: sentences go out by subject and come back into the .ts file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from belote_desktop.translations import worksheet
from belote_desktop.translations.checks.entries import Entry, read

CROATIAN = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hr" sourcelanguage="en">
<context><name>log</name>
<message numerus="yes"><extracomment>In the log.</extracomment><source>%n point(s)</source>
<translation type="unfinished"><numerusform /><numerusform /><numerusform /></translation></message>
<message><source>Pass</source><comment>a call</comment><translation type="unfinished" /></message></context>
<context><name>menus</name><message><source>Quit</source><translation>Izlaz</translation></message></context>
</TS>
"""
POINTS, PASS = ("log", "%n point(s)", ""), ("log", "Pass", "a call")


@pytest.fixture
def croatian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(worksheet, "FOLDER", tmp_path)
    path = tmp_path / "belote_hr.ts"
    path.write_text(CROATIAN, encoding="utf-8")
    return path


def test_a_worksheet_holds_what_is_still_to_translate(croatian: Path, tmp_path: Path) -> None:
    file = tmp_path / "sheet.json"
    assert worksheet.main(["out", "hr", str(file), "--beside", ""]) == 0
    points, call = json.loads(file.read_text(encoding="utf-8"))
    assert points == {"id": worksheet.id_of(POINTS), "context": "log", "source": "%n point(s)", "note": "In the log.",
                      "forms": 3}  # fmt: skip
    assert (call["source"], call["comment"]) == ("Pass", "a call")


def test_only_the_subjects_asked_for_with_what_is_done(croatian: Path, tmp_path: Path) -> None:
    file = tmp_path / "sheet.json"
    worksheet.main(["out", "hr", str(file), "--contexts", "menus", "--all", "--beside", "hr"])
    assert [each["beside"] for each in json.loads(file.read_text(encoding="utf-8"))] == ["Izlaz"]


def test_the_translation_beside_is_that_of_the_same_sentence() -> None:
    pass_of = [Entry("log", "Pass", comment=comment, translations=(text,)) for comment, text in (("", "a"), ("b", "c"))]
    assert [line["beside"] for line in worksheet.sheet(pass_of, pass_of, 2)] == ["a", "c"]


def test_answers_come_into_the_file(croatian: Path, tmp_path: Path) -> None:
    file = tmp_path / "answers.json"
    forms = ["%n bod", "%n boda", "%n bodova"]
    file.write_text(json.dumps({worksheet.id_of(POINTS): forms, worksheet.id_of(PASS): "dalje"}), encoding="utf-8")
    assert worksheet.main(["in", "hr", str(file)]) == 0
    found = {entry.key: entry for entry in read(croatian)}
    assert found[POINTS].translations == tuple(forms)
    assert found[PASS].translations == ("dalje",)
    assert not any(entry.state for entry in found.values())


@pytest.mark.parametrize("answer", [{"00000000": "dalje"}, {worksheet.id_of(POINTS): ["%n bod", "%n boda"]}])
def test_an_answer_that_fits_no_sentence_changes_nothing(
    croatian: Path, tmp_path: Path, answer: object, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "answers.json"
    file.write_text(json.dumps(answer), encoding="utf-8")
    assert worksheet.main(["in", "hr", str(file)]) == 1
    assert capsys.readouterr().out.startswith(("No sentence has the id 00000000", "“%n point(s)” has 3 form(s), not 2"))
    assert croatian.read_text(encoding="utf-8") == CROATIAN


def test_a_language_that_is_begun_has_worksheets_too(croatian: Path, tmp_path: Path) -> None:
    (tmp_path / "begun").mkdir()
    croatian.rename(tmp_path / "begun" / croatian.name)
    assert worksheet.main(["out", "hr", str(tmp_path / "sheet.json"), "--beside", ""]) == 0


def test_subjects_are_listed_with_what_is_left(croatian: Path, capsys: pytest.CaptureFixture[str]) -> None:
    worksheet.main(["contexts", "hr"])
    assert [line.split() for line in capsys.readouterr().out.splitlines()] == [
        ["log", "2", "sentences,", "2", "to", "translate"],
        ["menus", "1", "sentences,", "0", "to", "translate"],
    ]


def test_without_a_file_of_the_language_it_is_said_how_to_make_one(
    croatian: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        worksheet.main(["contexts", "de"])
    assert "no sentences in 'de' yet: translations/update.py makes the file" in capsys.readouterr().err
