"""The fixtures every test stands on tell what failed, and hide nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.folders import ROOT


def outcome(folder: Path, test: str) -> str:
    """What pytest prints for a file of tests that stands on the fixtures of all tests."""
    (folder / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    (folder / "test_alone.py").write_text(test, encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "tests.conftest",
        "-p",
        "no:randomly",
        "-p",
        "no:cacheprovider",
        ".",
    ]
    surroundings = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    run = subprocess.run(command, cwd=folder, env=surroundings, capture_output=True, text=True, timeout=120)
    return run.stdout + run.stderr


def test_a_failed_teardown_is_told_as_it_was(tmp_path: Path) -> None:
    told = outcome(
        tmp_path,
        """
from PySide6.QtWidgets import QWidget

window = None

def fail(widget):
    raise OSError("the window cannot be closed")

def test_first(qtbot):
    global window
    window = QWidget()
    qtbot.addWidget(window, before_close_func=fail)

def test_second():
    pass
""",
    )
    assert "OSError: the window cannot be closed" in told
    assert "KeyError" not in told


def test_a_warning_in_the_log_fails_a_test(tmp_path: Path) -> None:
    told = outcome(
        tmp_path,
        """
import logging

def test_alone():
    logging.getLogger("program").warning("a file is missing")
""",
    )
    assert "The program logged: a file is missing" in told
