"""Software centres are told the releases of the changelog, and shown pictures only where their address is known."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import belote_desktop
import releases
from linux import appstream
from project import languages
from releases import Release

CHANGES = """# Changes

## Unreleased

Not yet.

## 0.10.0 (2026-12-01)

Two *kinds* of [rules](docs/rules.md),
with `hints`.

### Added

* A thing.

## 0.9.0 (2026-11-01)

Older.

### Fixed
"""
METAINFO = """<component>
  <releases>
    <release version="0.9.0" date="2026-11-01">
      <description>
        <p>Older.</p>
        <p xml:lang="fr">Plus ancien : oui.</p>
      </description>
    </release>
    <release version="0.8.0" date="2026-10-01">
      <description>
        <p>Taken back.</p>
        <p xml:lang="fr">Retiré.</p>
      </description>
    </release>
  </releases>
</component>
"""


def test_the_releases_of_the_metainfo_are_those_of_the_changelog() -> None:
    told = releases.metainfo(releases.METAINFO.read_text(encoding="utf-8"))
    changes = releases.CHANGES.read_text(encoding="utf-8")
    assert told == releases.changelog(changes), "run: python packaging/releases.py"
    assert [release.version for release in told] == re.findall(r"^## (\d\S*)", changes, re.MULTILINE)
    assert [release.version for release in told if not release.translations.get("fr")] == []


def test_writing_the_releases_again_changes_nothing() -> None:
    text = releases.METAINFO.read_text(encoding="utf-8")
    assert releases.updated(text, releases.changelog(releases.CHANGES.read_text(encoding="utf-8"))) == text


def test_a_release_is_its_date_and_the_first_paragraph_without_markdown() -> None:
    first = Release("0.10.0", "2026-12-01", "Two kinds of rules, with hints.")
    assert releases.changelog(CHANGES) == [first, Release("0.9.0", "2026-11-01", "Older.")]


def test_translations_stay_as_long_as_the_english_text() -> None:
    found = releases.metainfo(releases.updated(METAINFO, releases.changelog(CHANGES)))
    assert [(each.version, each.translations) for each in found] == [
        ("0.10.0", {}), ("0.9.0", {"fr": "Plus ancien : oui."}),
    ]  # fmt: skip
    changed = releases.changelog(CHANGES.replace("Older.", "Other words."))
    assert [each.translations for each in releases.metainfo(releases.updated(METAINFO, changed))] == [{}, {}]


def test_without_an_address_nothing_leads_anywhere() -> None:
    assert "://" not in appstream.metainfo()


def test_with_an_address_there_are_links_and_pictures_of_this_release() -> None:
    root = ElementTree.fromstring(appstream.metainfo("https://example.org/us/it/"))
    assert {url.get("type"): url.text for url in root.iterfind("url")} == {
        "homepage": "https://example.org/us/it",
        "vcs-browser": "https://example.org/us/it",
        "bugtracker": "https://example.org/us/it/issues",
    }
    shots = root.findall("screenshots/screenshot")
    assert [shot.get("type") for shot in shots] == ["default", *[None] * (len(appstream.SCREENSHOTS) - 1)]
    folder = f"https://example.org/us/it/releases/download/v{belote_desktop.__version__}/"
    pictures = {(image.text or "").removeprefix(folder) for image in root.iterfind(".//image")}
    assert pictures == {shot.file(name) for shot in appstream.SCREENSHOTS for name in languages()}
    own = "{http://www.w3.org/XML/1998/namespace}lang"
    for shot in shots:
        for kind in ("caption", "image"):
            assert [each.get(own, "en") for each in shot.findall(kind)] == languages()


def test_every_picture_is_a_scene_and_is_drawn_where_its_name_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from belote_desktop.commands.scenes.catalogue import SCENES

    ran: list[list[str]] = []
    monkeypatch.setattr(appstream, "run", lambda words: ran.append([str(word) for word in words]))
    appstream.draw(tmp_path)
    assert {words[words.index("scenes") + 1] for words in ran} <= {scene.name for scene in SCENES}
    assert {Path(words[-1]).name for words in ran} == {
        shot.file(name) for shot in appstream.SCREENSHOTS for name in languages()
    }
