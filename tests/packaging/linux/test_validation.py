"""A package that lacks something or shows no window is found out before anyone installs it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from linux import validation


def test_a_package_without_the_licences_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"The package lacks .*/licences/LGPL-3\.txt"):
        validation.check_contents("./usr/games/belote-desktop -> ../lib/belote-desktop/belote-desktop")


@pytest.mark.skipif(sys.platform != "linux", reason="`timeout` and `xvfb-run` are commands of Linux.")
def test_a_program_that_shows_no_window_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`timeout` and `xvfb-run` are ours here: what they end with is what counts."""
    program = tmp_path / "program"
    commands: list[list[str]] = []

    class Done:
        stdout, stderr = "", "no fonts\n"

        def __init__(self, words: list[str], **_: object) -> None:
            commands.append(words)
            self.returncode = 124 if len(commands) == 1 else 3

    monkeypatch.setattr("linux.validation.subprocess.run", Done)
    with pytest.raises(SystemExit, match=r"program showed no window within 60 seconds\.\nno fonts"):
        validation.window(program)
    with pytest.raises(SystemExit, match=r"window of .*program ended with status 3\.\nno fonts"):
        validation.window(program)
    assert commands[0][:3] == ["timeout", "60", "xvfb-run"]
