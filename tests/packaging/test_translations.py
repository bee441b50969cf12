"""The .qm file written without Qt's tools answers as the one that lrelease makes."""

from __future__ import annotations

import re
import shutil
import subprocess
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from belote_desktop.commands.rules.translation import read_qm
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.wording.plurals import form_number
from belote_desktop.translations import release, update
from belote_desktop.translations.checks.entries import BEGUN, files

SAMPLE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context><name>table</name>
<message><source>Play a card.</source><translation>Jouez une carte.</translation></message>
<message><source>Play a card.</source><comment>tutor</comment><translation>Joue une carte.</translation></message>
<message><source>The “♥” suit — é</source><translation>La couleur « ♥ »</translation></message>
<message><source>Not yet.</source><translation type="unfinished"></translation></message>
<message><source>Nearly.</source><translation type="unfinished">Presque.</translation></message>
<message><source>Gone.</source><translation type="vanished">Parti.</translation></message>
<message numerus="yes"><source>%n trick(s)</source>
<translation><numerusform>%n pli</numerusform><numerusform>%n plis</numerusform></translation></message>
</context>
<context><name>menu</name>
<message><source>Play a card.</source><translation>Jouer</translation></message>
</context>
</TS>
"""
FOLDER = Path(release.__file__).parent


def loaded(path: Path) -> QTranslator:
    translator = QTranslator()
    assert translator.load(str(path)), f"Qt does not read {path.name}"
    return translator


def answers(path: Path, source: Path) -> dict[tuple[str, str, str, int], str]:
    """What the .qm file says for every sentence of the .ts file, alone and with some numbers."""
    translator = loaded(path)
    root = ElementTree.parse(source).getroot()
    asked = [
        (context.findtext("name", ""), message.findtext("source", ""), message.findtext("comment", ""), n)
        for context in root.iter("context")
        for message in context.iter("message")
        for n in ((0, 1, 2, 5, 11, 21, 101) if message.get("numerus") else (-1,))
    ]
    return {question: translator.translate(*question) or "" for question in asked}


@pytest.mark.parametrize("name", ["sample.ts", *sorted(path.name for path in FOLDER.glob("*.ts"))])
def test_both_ways_of_making_a_qm_file_give_the_same_sentences(name: str, tmp_path: Path) -> None:
    source = FOLDER / name
    if name == "sample.ts":
        source = tmp_path / name
        source.write_text(SAMPLE, encoding="utf-8")
    by_qt, by_us = tmp_path / "by_qt.qm", tmp_path / "by_us.qm"
    release.compile_file(source, by_qt)
    by_us.write_bytes(release.compiled(source))
    assert answers(by_us, source) == answers(by_qt, source)


def test_the_sample_is_translated_in_every_way(tmp_path: Path) -> None:
    source, target = tmp_path / "sample.ts", tmp_path / "sample.qm"
    source.write_text(SAMPLE, encoding="utf-8")
    target.write_bytes(release.compiled(source))
    french = loaded(target)
    assert french.translate("table", "Play a card.") == "Jouez une carte."
    assert french.translate("table", "Play a card.", "tutor") == "Joue une carte."
    assert french.translate("menu", "Play a card.") == "Jouer"
    assert french.translate("table", "%n trick(s)", "", 0) == "%n pli"
    assert french.translate("table", "%n trick(s)", "", 2) == "%n plis"
    assert not french.translate("table", "Gone.")


def test_a_language_whose_plurals_are_unknown_is_refused_by_name(tmp_path: Path) -> None:
    source = tmp_path / "sample.ts"
    source.write_text(SAMPLE.replace('language="fr"', 'language="xx"'), encoding="utf-8")
    with pytest.raises(SystemExit, match=r"sample\.ts: the plural rule of the language 'xx'"):
        release.compiled(source)


def test_a_language_that_is_begun_is_made_if_it_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, made = tmp_path / "begun", tmp_path / "made"
    begun.mkdir()
    (begun / "belote_de.ts").write_text(SAMPLE.replace('language="fr"', 'language="de"'), encoding="utf-8")
    (tmp_path / "belote_fr.ts").write_text(SAMPLE, encoding="utf-8")
    monkeypatch.setattr(release, "FOLDER", tmp_path)
    release.main(["--out", str(made)])
    assert {path.name for path in made.iterdir()} == {"belote_fr.qm"}
    release.main(["--out", str(made), "de"])
    assert {path.name for path in made.iterdir()} == {"belote_fr.qm", "belote_de.qm"}
    with pytest.raises(SystemExit, match=r"no belote_it\.ts among the languages that are begun"):
        release.main(["--out", str(made), "it"])


@pytest.mark.parametrize("language", release.PLURALS)
def test_every_number_takes_the_plural_form_that_qt_gives_it(language: str, tmp_path: Path) -> None:
    """By lrelease, which has rules of its own, without it by ours, and in the terminal, which reads both without Qt."""
    source, by_qt, by_us = (tmp_path / name for name in ("sample.ts", "by_qt.qm", "by_us.qm"))
    forms = "".join(f"<numerusform>%n of form {number}</numerusform>" for number in range(forms_of(language)))
    plurals = re.sub("(?s)<numerusform>.*</numerusform>", forms, SAMPLE)
    source.write_text(plurals.replace('language="fr"', f'language="{language}"'), encoding="utf-8")
    release.compile_file(source, by_qt)
    by_us.write_bytes(release.compiled(source))
    counted = QT_TRANSLATE_NOOP("table", "%n trick(s)", "", 1)
    assert read_qm(by_us.read_bytes(), language=language).plural_rule == release.PLURALS[language]
    lrelease = loaded(by_qt)
    for made in (by_qt, by_us):
        qt, terminal = loaded(made), read_qm(made.read_bytes(), language=language)
        for count in range(201):
            wanted = qt.translate("table", "%n trick(s)", "", count)
            assert wanted is not None
            assert wanted == lrelease.translate("table", "%n trick(s)", "", count)
            assert terminal.text(counted, count) == wanted.replace("%n", terminal.figures(count))


def forms_of(language: str) -> int:
    """How many plural forms a language has."""
    return len({form_number(release.PLURALS[language], count) for count in range(201)})


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.ts")), ids=lambda path: path.name)
def test_every_sentence_with_a_count_has_its_plural_forms(path: Path) -> None:
    """lupdate sees no plural where the count is a variable outside tr(): mark the text with the number 1 instead."""
    root = ElementTree.parse(path).getroot()
    forms = forms_of(root.get("language", ""))
    for message in root.iter("message"):
        source = message.findtext("source", "")
        assert ("%n" in source or "%Ln" in source) == (message.get("numerus") == "yes"), source
        assert len(list(message.iter("numerusform"))) in (0, forms), source


def sentences(path: Path, translated: bool) -> set[tuple[str, str, str]]:
    """The sentences in use of a .ts file: all of them, or those with a finished translation."""
    found = set()
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            state = "vanished" if translation is None else translation.get("type", "finished")
            if state == "finished" or (state == "unfinished" and not translated):
                place = (context.findtext("name", ""), message.findtext("source", ""))
                found.add((*place, message.findtext("comment", "")))
    return found


@pytest.mark.parametrize("language", [code for code, path in files().items() if path.parent.name != BEGUN])
def test_every_sentence_of_the_program_is_translated(language: str, tmp_path: Path) -> None:
    """After a sentence changed: python translations/update.py, then translate it."""
    fresh = tmp_path / "fresh.ts"
    shutil.copy(FOLDER / f"belote_{language}.ts", fresh)
    done = subprocess.run(update.command(language, fresh), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert sorted(sentences(fresh, translated=False) - sentences(fresh, translated=True)) == []
