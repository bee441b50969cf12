"""The Debian package as Debian wants it."""

from __future__ import annotations

from linux import debian_package
from project import APP_ID, LINUX
from releases import Release


def test_the_desktop_entry_of_debian_names_the_path_of_the_program() -> None:
    """Debian's /usr/games is not in the path of every user."""
    entry = debian_package.desktop_entry()
    assert "\nExec=/usr/games/belote-desktop %u\n" in entry
    assert entry.replace("/usr/games/", "") == (LINUX / f"{APP_ID}.desktop").read_text(encoding="utf-8")


def test_the_changelog_of_debian_has_every_release_with_a_time_of_its_own() -> None:
    released = [Release("0.2.0", "2026-11-22", "Second. " * 12), Release("0.1.0", "2026-11-22", "First.")]
    entries = debian_package.changelog(released)
    assert entries.startswith("belote-desktop (0.2.0-1) unstable; urgency=medium\n\n  * Second. Second.")
    assert entries.endswith(f"  * First.\n\n -- {debian_package.MAINTAINER}  Sun, 22 Nov 2026 00:00:00 +0000\n")
    assert "  Sun, 22 Nov 2026 00:01:00 +0000\n\nbelote-desktop (0.1.0-1)" in entries
    assert max(len(line) for line in entries.splitlines() if line.startswith("  ")) <= 80


def test_the_manual_page_is_of_the_section_of_games() -> None:
    assert (LINUX / "belote-desktop.6").read_text(encoding="utf-8").startswith(".TH BELOTE-DESKTOP 6 ")
