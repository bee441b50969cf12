"""The compiled files of the search run compiled, uncompiled beside Cython, and uncompiled without it."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import project
from belote_desktop.search import core, features, habits, network, playouts, uncompiled
from belote_desktop.search.compiled import is_compiled
from tests.folders import ROOT

SEARCH = ROOT / "belote_desktop" / "search"
NAMES = ("core", "features", "network", "habits", "playouts")
LOADED = [Path(str(module.__file__)) for module in (core, features, network, habits, playouts)]

WITHOUT = f"""
import sys
from importlib.util import spec_from_file_location

class NoExtensionNoCython:
    def find_spec(self, name, path=None, target=None):
        if name in ("cython", "Cython"):
            raise ImportError(name + " is not installed here")
        package, _, last = name.rpartition(".")
        if package == "belote_desktop.search" and last in {NAMES!r}:
            return spec_from_file_location(name, {str(SEARCH)!r} + "/" + last + ".py")

sys.meta_path.insert(0, NoExtensionNoCython())
from belote_desktop.search.compiled import is_compiled
print(is_compiled(), "belote_desktop.search.uncompiled" in sys.modules)
"""


def is_asked_of_cython(node: ast.AST) -> bool:
    """Whether the node is ``cython.compiled``."""
    return ast.unparse(node) == "cython.compiled"


def names_uncompiled(node: ast.AST) -> set[str]:
    """Every ``cython.NAME`` below a node but those under ``if cython.compiled:``, which only the compiler reads."""
    if isinstance(node, ast.If) and is_asked_of_cython(node.test):
        return {"compiled"}.union(*map(names_uncompiled, node.orelse))
    if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "cython":
        return {node.attr}
    return set[str]().union(*map(names_uncompiled, ast.iter_child_nodes(node)))


def settings() -> dict[str, dict[str, list[str]]]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def source(name: str) -> str:
    return (SEARCH / f"{name}.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_the_first_line_tells_the_compiler_all_it_is_told(name: str) -> None:
    first = source(name).splitlines()[0]
    wanted = "language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False"
    assert first == f"# cython: {wanted}"
    assert "directive" not in re.sub('""".*?"""', "", (ROOT / "setup.py").read_text(encoding="utf-8"), flags=re.DOTALL)


@pytest.mark.parametrize("name", NAMES)
def test_the_stand_in_has_every_name_of_cython_that_is_used(name: str) -> None:
    used = names_uncompiled(ast.parse(source(name)))
    assert {"compiled", "declare", "cfunc"} <= used
    assert sorted(each for each in used if not hasattr(uncompiled, each)) == []


def test_the_search_runs_without_the_extensions_and_without_cython() -> None:
    done = subprocess.run([sys.executable, "-W", "error", "-c", WITHOUT], capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["False", "True"], done.stderr


def test_the_stand_in_changes_nothing_of_what_it_decorates() -> None:
    def double(x: int) -> int:
        return 2 * x

    assert uncompiled.cfunc(double) is uncompiled.exceptval(check=False)(double) is double
    assert uncompiled.exceptval(-1)(double) is double
    with uncompiled.nogil:
        assert uncompiled.cast(uncompiled.longlong, 5) == uncompiled.declare(uncompiled.int, 5) == 5
    assert uncompiled.declare(uncompiled.int[4][2]) is None


def test_the_program_knows_whether_its_search_is_compiled() -> None:
    assert [path.name.endswith(tuple(EXTENSION_SUFFIXES)) for path in LOADED] == [is_compiled()] * len(NAMES)


@pytest.mark.skipif(not is_compiled() or not LOADED[0].is_relative_to(ROOT), reason="no extensions beside the source")
def test_the_extensions_were_compiled_after_their_sources_changed() -> None:
    sources = [*(SEARCH / f"{name}.py" for name in NAMES), *SEARCH.glob("*.pxd")]
    newest = max(path.stat().st_mtime for path in sources)
    assert min(path.stat().st_mtime for path in LOADED) >= newest, (
        "Compile the search again: .venv/bin/python -m pip install --no-deps -e ."
    )


def test_the_build_and_the_packages_name_the_files_that_are_compiled() -> None:
    setup = (ROOT / "setup.py").read_text(encoding="utf-8")
    assert f"COMPILED = {NAMES!r}".replace("'", '"') in setup
    directed = {path.stem for path in SEARCH.glob("*.py") if path.read_text(encoding="utf-8").startswith("# cython:")}
    assert directed == set(NAMES)
    assert project.COMPILED == NAMES


def test_cython_is_needed_to_build_and_not_to_run() -> None:
    needed = [text for text in settings()["build-system"]["requires"] if text.startswith("Cython")]
    assert needed == ["Cython>=3.1,<4"]
    assert [text for text in settings()["project"]["dependencies"] if "cython" in text.lower()] == []


def test_the_extension_is_for_every_python_that_the_program_is_for() -> None:
    oldest = re.search(
        r"^OLDEST_PYTHON = \((\d+), (\d+)\)$", (ROOT / "setup.py").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert oldest is not None
    assert settings()["project"]["requires-python"] == ">={}.{}".format(*oldest.groups())
