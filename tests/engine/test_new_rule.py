"""The recipe of CONTRIBUTING.md for a house rule, followed to the letter in a copy of the program.

The declaration and the lines that read it are taken from the page itself. Nothing else is changed in the copy.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree
from textwrap import dedent, indent
from typing import Any

import pytest

import belote_desktop

PROGRAM = Path(belote_desktop.__file__).parent
TESTS = Path(__file__).parents[1]
IN_USE = Path(__file__).with_name("new_rule_in_use.py")
OLD_RECORD = TESTS / "records" / "samples" / "classic-whole-match.brn"
SENTENCE = "A side with half of 1000 points wins the match at once if no other side has a point."


def recipe() -> tuple[str, str]:
    """The two pieces of code of the recipe: the declaration, and the lines that read it."""
    page = (PROGRAM.parent / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (part,) = re.findall(r"^## A house rule\n(.*?)(?=^## |\Z)", page, re.DOTALL | re.MULTILINE)
    declaration, reading = (
        indent(dedent(code), "    ") for code in re.findall(r"```python\n(.*?) *```", part, re.DOTALL)
    )
    return declaration, reading


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program with the rule in it: the engine is copied, the rest is linked."""
    copy = tmp_path_factory.mktemp("program") / "belote_desktop"
    copytree(PROGRAM / "engine", copy / "engine", ignore=lambda *_: ["__pycache__"])
    linked = [path for path in PROGRAM.iterdir() if path.name not in ("engine", "__pycache__")]
    for path in (*linked, PROGRAM.parent / "resources", PROGRAM.parent / "translations"):
        if not (copy / path.name).exists():
            (copy / path.name).symlink_to(path)
    declaration, reading = recipe()
    section, reader = copy / "engine/rules/sections/match.py", copy / "engine/matches/end.py"
    section.write_text(section.read_text(encoding="utf-8") + declaration, encoding="utf-8")
    before, asked, after = reader.read_text(encoding="utf-8").partition("    if _is_forbidden(rules, standing):\n")
    assert asked
    reader.write_text(before + reading + asked + after, encoding="utf-8")
    return copy


@pytest.fixture(scope="module")
def seen(program: Path) -> dict[str, Any]:
    environment = {**os.environ, "PYTHONPATH": str(program.parent), "PYTHONDONTWRITEBYTECODE": "1"}
    run = subprocess.run(
        [sys.executable, str(IN_USE), str(OLD_RECORD)],
        capture_output=True, text=True, encoding="utf-8", env=environment, cwd=program.parent, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    found: dict[str, Any] = json.loads(run.stdout)
    assert found["program"] == str(program)
    return found


def test_it_is_among_the_options_with_its_label_and_sentence(seen: dict[str, Any]) -> None:
    assert (
        "shutout = off; on shutout: Whether a side with half the target wins at once if nobody else has a point."
        in seen["options"]
    )
    assert "shutout" in seen["dialog"]


def test_it_is_offered_where_it_matters_and_nowhere_else(seen: dict[str, Any]) -> None:
    assert seen["offered"]
    assert not seen["offered with a fixed number of deals"]


def test_the_rule_sheet_says_it_where_it_holds(seen: dict[str, Any]) -> None:
    assert SENTENCE in seen["sheet"]
    assert SENTENCE not in seen["sheet without it"]


def test_a_comparison_tells_it(seen: dict[str, Any]) -> None:
    assert "Rules that differ: 1." in seen["comparison"]
    assert "shutout (shutout): no | yes" in seen["comparison"]
    assert "A side with half of" in seen["comparison"]


def test_a_record_keeps_it_and_older_records_mean_what_was_played_before(seen: dict[str, Any]) -> None:
    assert '[rule shutout "on"]' in seen["record"]
    assert seen["read again"]
    assert "[rule shutout" not in OLD_RECORD.read_text(encoding="utf-8")
    assert seen["old record"] == [False, []]


def test_the_function_that_reads_it_decides(seen: dict[str, Any]) -> None:
    assert seen["winner"] == [0, 1]
    assert seen["not over"] == [False, False, False]
