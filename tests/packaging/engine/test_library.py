"""The library belote-engine: the same packages as the program, without the window and without Qt."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from belote_desktop.search import core, features, habits, network, playouts
from belote_desktop.search.compiled import is_compiled
from engine import library
from tests.folders import ROOT

FLOORS = ("engine", "variants", "records", "profile", "search", "players", "duplicate", "coach")
NO_QT = """
import sys
class NoQt:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("PySide6", "shiboken6"):
            raise ImportError(f"{name} was imported by the library")
sys.meta_path[:] = [NoQt(), *(each for each in sys.meta_path if "Editable" not in getattr(each, "__name__", ""))]
"""
"""Without Qt, and without the finder by which the program is installed for the tests."""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tree of the library as it is laid out to be built, with the compiled search where there is one."""
    folder = tmp_path_factory.mktemp("library")
    library.lay_out(folder)
    if is_compiled():
        for module in (core, features, network, habits, playouts):
            shutil.copy(str(module.__file__), folder / "belote_desktop" / "search")
    return folder


def run_in(tree: Path, script: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a script with the library of `tree` and without Qt."""
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", NO_QT + script, *words],
        env={**os.environ, "PYTHONPATH": str(tree)}, cwd=tree.parent, capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_the_floors_without_qt_belong_to_the_library_whole_and_nothing_of_the_window_does() -> None:
    every, inside = dict(library.all_modules()), library.library_modules()
    below = {name for name in every if name.startswith(tuple(f"belote_desktop.{floor}" for floor in FLOORS))}
    assert below <= inside.keys()
    assert [name for name in inside if name.startswith(library.WINDOW)] == []
    assert any(name.startswith("belote_desktop.commands.rules.command") for name in inside)


def test_every_module_of_the_library_imports_without_qt(tree: Path) -> None:
    script = """
import importlib.util, pkgutil, belote_desktop
assert belote_desktop.__file__.startswith(sys.argv[1]), belote_desktop.__file__
for module in pkgutil.walk_packages(belote_desktop.__path__, "belote_desktop."):
    is_extra = module.name.startswith("belote_desktop.rl") and importlib.util.find_spec("pettingzoo") is None
    if not module.name.endswith("__main__") and not is_extra:
        importlib.import_module(module.name)
"""
    done = run_in(tree, script, str(tree))
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(not is_compiled(), reason="takes minutes where the search is not compiled")
def test_the_library_plays_the_deals_of_its_page(tree: Path) -> None:
    script = "from tools.page_blocks import main; sys.exit(main(sys.argv[1:]))"
    done = run_in(tree, f"sys.path.append({str(ROOT)!r}); {script}", str(tree / "README.md"))
    assert done.returncode == 0, done.stderr


COMMAND = "from belote_desktop.commands.main import run; sys.exit(run(sys.argv[1:]))"


@pytest.mark.parametrize("words", [["rules", "show", "classic"], ["bench", "search", "--help"], ["--version"]])
def test_commands_that_need_no_window_run(tree: Path, words: list[str]) -> None:
    done = run_in(tree, COMMAND, *words)
    assert done.returncode == 0, done.stderr
    assert words != ["--version"] or done.stdout.startswith("belote-engine ")


@pytest.mark.parametrize("words", [[], ["scenes", "--list"], ["bench", "window"], ["--selftest"]])
def test_what_needs_the_window_says_so(tree: Path, words: list[str]) -> None:
    done = run_in(tree, COMMAND, *words)
    assert done.returncode == 2
    assert "belote-engine" in done.stderr
    assert "Traceback" not in done.stderr


def test_both_distributions_ask_for_the_same_python_and_the_same_packages() -> None:
    places = (ROOT / "pyproject.toml", ROOT / "packaging" / "engine" / "pyproject.toml")
    program, engine = (tomllib.loads(place.read_text(encoding="utf-8"))["project"] for place in places)
    assert engine["requires-python"] == program["requires-python"]
    assert engine["license"] == program["license"]
    for extra, wanted in engine["optional-dependencies"].items():
        assert wanted == program["optional-dependencies"][extra]
    assert set(engine["dependencies"]) == {each for each in program["dependencies"] if not each.startswith("PySide6")}
