"""The text of a release is the section of the changelog, and of no other version than the source's."""

from __future__ import annotations

import pytest

import belote_desktop
import release_notes

CHANGES = """# Changes

## Unreleased

Later.

## 1.10.0

First line.

### Added

* A thing ([how](docs/thing.md#part), [elsewhere](https://example.org/page), [here](#top)).

## 1.1.0 (2026-01-02)

Older.
"""


def test_a_section_ends_at_the_next_version() -> None:
    text = release_notes.section(CHANGES, "1.10.0")
    assert text.startswith("First line.\n\n### Added\n")
    assert text.endswith("[here](#top)).\n")


def test_a_heading_may_have_a_date_and_is_not_mistaken_for_a_longer_version() -> None:
    assert release_notes.section(CHANGES, "1.1.0") == "Older.\n"
    with pytest.raises(LookupError, match=r"no section '## 1\.1'"):
        release_notes.section(CHANGES, "1.1")


def test_links_to_files_lead_to_the_repository_and_others_stay() -> None:
    text = release_notes.linked(release_notes.section(CHANGES, "1.10.0"), "https://example.org/at/v1/")
    assert "[how](https://example.org/at/v1/docs/thing.md#part)" in text
    assert "[elsewhere](https://example.org/page), [here](#top)" in text


def test_the_notes_of_this_version_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert release_notes.main([f"v{belote_desktop.__version__}"]) == 0
    printed = capsys.readouterr().out
    assert len(printed) > 100
    assert "\n## " not in printed


def test_a_tag_of_another_version_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"of version 99\.0"):
        release_notes.main(["v99.0"])
