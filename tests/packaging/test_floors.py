"""What import-linter cannot see of the floors: resources/, Qt's modules one by one, and a machine without Qt."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import belote_desktop
from belote_desktop import resources
from project import PACKAGING

PROGRAM = Path(belote_desktop.__file__).parent
RESOURCES = Path(resources.__file__).parent
WITHOUT_QT = ("engine", "variants", "records", "profile", "search", "players", "duplicate", "coach", "rl")
ROOMS = (
    {"project"},
    {"release_notes", "releases"},
    {"licences"},
    {"bundle"},
    {"engine", "linux", "macos", "windows"},
    {"package"},
)
"""The rooms and files of packaging/, from the lowest up: each imports only what is lower."""

BLOCKED = """
import importlib, pkgutil, sys

class NoQt:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("PySide6", "shiboken6"):
            raise ImportError(f"{name} was imported by a floor that has no Qt")

sys.meta_path.insert(0, NoQt())
package = importlib.import_module("belote_desktop.FLOOR")
for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    importlib.import_module(module.name)
"""


def imports_of(folder: Path) -> Iterator[tuple[Path, str]]:
    """Every absolute name that a file under `folder` imports, in its functions too."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                yield from ((path, alias.name) for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and not node.level:
                yield from ((path, f"{node.module}.{alias.name}") for alias in node.names)


@pytest.mark.parametrize("floor", WITHOUT_QT)
def test_a_floor_below_the_models_imports_on_a_machine_without_qt(floor: str) -> None:
    if floor == "rl":
        pytest.importorskip("pettingzoo", reason="the extra rl is not installed")
    script = BLOCKED.replace("FLOOR", floor)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_models_use_qtcore_and_nothing_else_of_qt() -> None:
    found = [(path, name) for path, name in imports_of(PROGRAM / "models") if name.startswith("PySide6")]
    assert found, "the models are expected to use QtCore"
    assert [(path.name, name) for path, name in found if not name.startswith("PySide6.QtCore")] == []


def test_resources_import_no_floor_of_the_program() -> None:
    own = "belote_desktop.resources"
    names = [(path.name, name) for path, name in imports_of(RESOURCES) if name.startswith("belote_desktop")]
    assert [(file, name) for file, name in names if name != own and not name.startswith(own + ".")] == []


def test_resources_import_on_a_machine_with_the_standard_library_only() -> None:
    """A script that makes files may use Qt inside its functions; importing it needs nothing."""
    script = BLOCKED.replace("FLOOR", "resources").replace('("PySide6", "shiboken6")', '("PySide6", "PIL", "numpy")')
    done = subprocess.run([sys.executable, "-W", "error", "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_no_room_of_packaging_imports_one_beside_it_or_above() -> None:
    height = {room: place for place, rooms in enumerate(ROOMS) for room in rooms}
    found = [(path.relative_to(PACKAGING).with_suffix(""), name) for path, name in imports_of(PACKAGING)]
    own = {(place.parts[0], room, place) for place, name in found if (room := name.partition(".")[0]) in height}
    assert {place.parts[0] for place, _ in found} <= set(height), "name the place of a new room in ROOMS"
    assert [place for room, other, place in own if room != other and height[room] <= height[other]] == []
    assert ("windows", "bundle") in {(room, other) for room, other, _ in own}
