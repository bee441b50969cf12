"""Tests lie in folders that mirror the packages, and no folder is a hall."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import belote_desktop
from tests.folders import TESTS

OTHERS = {"packaging", "peers", "program", "resources", "suite", "tools", "translations"}
"""Folders of what is no package of the program."""
MOST = 20


def test_every_test_lies_in_the_folder_of_a_package() -> None:
    packages = {path.parent.name for root in belote_desktop.__path__ for path in _inits(root)} | OTHERS
    tests = [path.relative_to(TESTS) for path in TESTS.rglob("test_*.py")]
    assert [str(path) for path in tests if path.parts[0] not in packages] == []


def _inits(root: str) -> list[Path]:
    return sorted(Path(root).glob("*/__init__.py"))


def test_no_folder_holds_more_files_than_one_can_look_over() -> None:
    files = Counter(path.parent.relative_to(TESTS) for path in TESTS.rglob("*.py") if path.name != "__init__.py")
    assert {str(folder): count for folder, count in files.items() if count > MOST} == {}
