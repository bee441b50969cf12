"""What is said in several files of the project says the same everywhere."""

from __future__ import annotations

import configparser
import re
import tomllib
import xml.etree.ElementTree as ElementTree
from importlib import metadata

import pytest
from PySide6.QtCore import QLocale

import belote_desktop
from belote_desktop import variants
from belote_desktop.profile.archive import archive_names
from belote_desktop.profile.own_games import own_games
from belote_desktop.windows.new_match import record_files
from project import languages
from tests.folders import ROOT

LINUX = ROOT / "packaging" / "linux"
APP_ID = "io.github.belote_desktop.BeloteDesktop"
README = (ROOT / "README.md").read_text(encoding="utf-8")
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def project() -> dict[str, dict[str, list[str]]]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def bounds(requirements: list[str], package: str) -> set[str]:
    """What `requirements` say of a package, a sentence for each group of Python versions."""
    return {text.removeprefix(package) for text in requirements if re.match(rf"{package}\b(?!-)", text)}


def test_the_installed_version_is_the_one_of_the_source() -> None:
    assert metadata.version("belote-desktop") == belote_desktop.__version__


def test_the_newest_release_and_change_are_of_this_version() -> None:
    metainfo = ElementTree.parse(LINUX / f"{APP_ID}.metainfo.xml").getroot()
    newest = metainfo.find("releases/release")
    assert newest is not None
    assert newest.get("version") == belote_desktop.__version__
    assert f"\nversion: {newest.get('version')}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    headings = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert next(heading for heading in headings if heading != "Unreleased") == belote_desktop.__version__
    assert "Unreleased" not in headings[1:]


def test_the_desktop_entry_and_the_metainfo_name_each_other_and_the_program() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(LINUX / f"{APP_ID}.desktop", encoding="utf-8")
    metainfo = ElementTree.parse(LINUX / f"{APP_ID}.metainfo.xml").getroot()
    assert entry["Desktop Entry"]["Icon"] == metainfo.findtext("id") == APP_ID
    assert metainfo.findtext("launchable") == f"{APP_ID}.desktop"
    assert metainfo.findtext("provides/binary") == "belote-desktop"
    assert entry["Desktop Entry"]["Exec"] == "belote-desktop %u"
    assert {point.name for point in metadata.distribution("belote-desktop").entry_points} == {"belote-desktop"}


def test_the_desktop_entry_opens_the_files_that_the_program_reads() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(LINUX / f"{APP_ID}.desktop", encoding="utf-8")
    handled = entry["Desktop Entry"]["MimeType"].rstrip(";").split(";")
    assert "x-scheme-handler/belote" in handled, "the code of a deal is a link"
    opened = [kind for kind in handled if not kind.startswith("x-scheme-handler/")]
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    types = ElementTree.parse(LINUX / f"{APP_ID}.mime.xml").getroot().findall(f"{space}mime-type")
    globs = {kind.get("type"): kind.find(f"{space}glob") for kind in types}
    patterns = {glob.get("pattern") for kind in opened if (glob := globs[kind]) is not None}
    assert patterns >= {f"*{record_files.ENDING}", f"*{own_games.SUFFIX}", f"*{archive_names.SUFFIX}"}
    metainfo = ElementTree.parse(LINUX / f"{APP_ID}.metainfo.xml").getroot()
    assert sorted(kind.text or "" for kind in metainfo.iterfind("provides/mediatype")) == sorted(opened)


def test_the_desktop_entry_speaks_every_language() -> None:
    text = (LINUX / f"{APP_ID}.desktop").read_text(encoding="utf-8")
    for key in ("GenericName", "Comment", "Keywords"):
        assert ["en", *re.findall(rf"^{key}\[(\w+)\]=.", text, re.MULTILINE)] == languages()


def test_the_metainfo_and_the_kinds_of_files_are_told_in_every_language() -> None:
    metainfo = ElementTree.parse(LINUX / f"{APP_ID}.metainfo.xml").getroot()
    mime = ElementTree.parse(LINUX / f"{APP_ID}.mime.xml").getroot()
    comment = "{http://www.freedesktop.org/standards/shared-mime-info}comment"
    told = [metainfo.findall("summary"), metainfo.findall("description/p"), metainfo.findall("description/ul/li")]
    told += [kind.findall(comment) for kind in mime]
    newest = metainfo.find("releases/release")
    assert newest is not None
    told.append(newest.findall("description/p"))
    assert len(told) == 7
    for texts in told:
        spoken = [each.get(LANGUAGE, "en") for each in texts]
        assert spoken == languages() * (len(texts) // len(languages()))
        assert len({each.text for each in texts}) == len(texts), "no text stands for two languages"
    assert [each.text for each in metainfo.iterfind("languages/lang")] == languages()


def test_pypi_is_told_every_language() -> None:
    given = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["classifiers"]
    names = {QLocale.languageToString(QLocale(language).language()) for language in languages()}
    assert {each.rpartition(" :: ")[2] for each in given if each.startswith("Natural Language")} == names


@pytest.mark.parametrize("language", languages())
def test_the_description_counts_the_games_as_they_are(language: str) -> None:
    metainfo = ElementTree.parse(LINUX / f"{APP_ID}.metainfo.xml").getroot()
    told = [part.text or "" for part in metainfo.iterfind("description/p") if part.get(LANGUAGE, "en") == language]
    games = variants.all_variants()
    assert [int(number) for number in re.findall(r"\d+", " ".join(told))] == [
        len(games), len({game.country for game in games}),
    ]  # fmt: skip


@pytest.mark.parametrize("path", ["pyproject.toml", "packaging/engine/pyproject.toml"])
def test_pypi_knows_every_classifier_and_python_of_the_tests(path: str) -> None:
    """It refuses an archive with an unknown one."""
    import trove_classifiers

    given = tomllib.loads((ROOT / path).read_text(encoding="utf-8"))["project"]["classifiers"]
    assert sorted(given) == given
    assert set(given) <= trove_classifiers.classifiers
    tests = (ROOT / ".github/workflows/tests.yml").read_text(encoding="utf-8")
    tried = re.findall(r"3\.\d+", re.findall(r"python: \[(.*)\]", tests)[0])
    assert {f"Programming Language :: Python :: {each}" for each in tried} <= set(given)


def test_the_translations_are_built_with_the_qt_that_the_program_runs_on() -> None:
    needed = project()["project"]["dependencies"]
    built_with = project()["build-system"]["requires"]
    assert bounds(needed, "PySide6-Addons") == bounds(built_with, "PySide6-Essentials") != set()


def test_no_python_gets_a_qt_that_loses_references() -> None:
    """PySide6 6.12 aborts on Python 3.11, and pip would choose it."""
    old_python = [text for text in project()["project"]["dependencies"] if "python_version < '3.12'" in text]
    assert [text for text in old_python if text.startswith("PySide6-Addons") and "<6.12" in text] == old_python
    assert len(old_python) == 1


def test_what_pypi_shows_stands_by_itself() -> None:
    told = metadata.metadata("belote-desktop")["Description"]
    shown, readme = (re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL) for text in (told, README))
    targets = re.findall(r"\]\(([^)]*)\)", shown) + re.findall(r'(?:src|srcset|href)="([^"]*)"', shown)
    assert [target for target in targets if not re.match(r"\w+:|#", target)] == []
    headings = re.compile("^#+ .*$", re.MULTILINE)
    assert headings.findall(shown) == headings.findall(readme)
    assert re.findall("^```.*?^```$", told, re.MULTILINE | re.DOTALL) == re.findall(
        "^```.*?^```$", README, re.MULTILINE | re.DOTALL
    )
    assert "docs/library.md" in shown, "the words of a link stay"
    assert "continues where you stopped" not in shown, "so does no caption of a picture that is not there"
    assert len(shown) > 0.8 * len(readme)


def test_the_readme_gives_one_line_to_play_and_one_to_test() -> None:
    lines = re.findall(r"^python3 .*$", README, flags=re.MULTILINE)
    assert [line.rpartition("/")[2] for line in lines] == ["belote-desktop", "python -m pytest -n auto --dist loadfile"]
