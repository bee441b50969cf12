"""No file of the program is too long to read at once, and no folder too full to look through."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import belote_desktop
from project import PACKAGING

PROGRAM = Path(belote_desktop.__file__).parent
LONGEST = 300
"""The most lines of a file."""
FULLEST = 22
"""The most Python files of a folder."""
LONG = {"search/core.py": "One subject, the exact search; compiled as one, its small functions can be inlined."}
"""Files that may be longer, and why."""


def long_files(program: Path) -> list[str]:
    """The files with more lines than LONGEST."""
    lines = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in program.rglob("*.py")}
    return sorted(path.relative_to(program).as_posix() for path, count in lines.items() if count > LONGEST)


def full_folders(program: Path) -> list[str]:
    """The folders with more Python files than FULLEST, those in folders inside them not counted."""
    files = Counter(path.parent for path in program.rglob("*.py"))
    return sorted(folder.relative_to(program).as_posix() for folder, count in files.items() if count > FULLEST)


def test_only_files_with_a_reason_are_long() -> None:
    assert long_files(PROGRAM) == sorted(LONG), f"longer than {LONGEST} lines: divide it by subject"


def test_no_file_of_packaging_is_long() -> None:
    assert long_files(PACKAGING) == []


@pytest.mark.parametrize("program", [PROGRAM, PACKAGING], ids=["program", "packaging"])
def test_no_folder_is_too_full(program: Path) -> None:
    assert full_folders(program) == [], f"more than {FULLEST} files: divide it into rooms"


def test_a_long_file_and_a_full_folder_are_found(tmp_path: Path) -> None:
    for number in range(FULLEST):
        (tmp_path / f"room{number}").mkdir()
        (tmp_path / "room0" / f"part{number}.py").touch()
    (tmp_path / "room1" / "part.py").write_text("\n" * LONGEST, encoding="utf-8")
    assert (long_files(tmp_path), full_folders(tmp_path)) == ([], [])
    (tmp_path / "room0" / "__init__.py").touch()
    (tmp_path / "room1" / "part.py").write_text("\n" * (LONGEST + 1), encoding="utf-8")
    assert (long_files(tmp_path), full_folders(tmp_path)) == (["room1/part.py"], ["room0"])
