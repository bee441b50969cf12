"""The search core is one file that runs compiled, uncompiled beside Cython, and uncompiled without it."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from belote_desktop.search import core, uncompiled
from belote_desktop.search.compiled import is_compiled
from tests.folders import ROOT

SOURCE = ROOT / "belote_desktop" / "search" / "core.py"
LOADED = Path(str(core.__file__))

WITHOUT = f"""
import sys
from importlib.util import spec_from_file_location

class NoExtensionNoCython:
    def find_spec(self, name, path=None, target=None):
        if name in ("cython", "Cython"):
            raise ImportError(name + " is not installed here")
        return spec_from_file_location(name, {str(SOURCE)!r}) if name == "belote_desktop.search.core" else None

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


def project() -> dict[str, dict[str, list[str]]]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_the_first_line_of_the_core_tells_the_compiler_all_it_is_told() -> None:
    first = SOURCE.read_text(encoding="utf-8").splitlines()[0]
    wanted = "language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False"
    assert first == f"# cython: {wanted}"
    assert "directive" not in re.sub('""".*?"""', "", (ROOT / "setup.py").read_text(encoding="utf-8"), flags=re.DOTALL)


def test_the_stand_in_has_every_name_of_cython_that_the_core_uses() -> None:
    used = names_uncompiled(ast.parse(SOURCE.read_text(encoding="utf-8")))
    assert {"compiled", "declare", "cfunc", "longlong"} <= used
    assert sorted(name for name in used if not hasattr(uncompiled, name)) == []


def test_the_core_runs_without_the_extension_and_without_cython() -> None:
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
    assert is_compiled() == LOADED.name.endswith(tuple(EXTENSION_SUFFIXES))


@pytest.mark.skipif(not is_compiled() or not LOADED.is_relative_to(ROOT), reason="no extension beside the source")
def test_the_extension_was_compiled_after_its_source_changed() -> None:
    newest = max(SOURCE.stat().st_mtime, SOURCE.with_name("bits.pxd").stat().st_mtime)
    assert LOADED.stat().st_mtime >= newest, "Compile the search again: .venv/bin/python -m pip install --no-deps -e ."


def test_cython_is_needed_to_build_and_not_to_run() -> None:
    needed = [text for text in project()["build-system"]["requires"] if text.startswith("Cython")]
    assert needed == ["Cython>=3.1,<4"]
    assert [text for text in project()["project"]["dependencies"] if "cython" in text.lower()] == []


def test_the_extension_is_for_every_python_that_the_program_is_for() -> None:
    oldest = re.search(
        r"^OLDEST_PYTHON = \((\d+), (\d+)\)$", (ROOT / "setup.py").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert oldest is not None
    assert project()["project"]["requires-python"] == ">={}.{}".format(*oldest.groups())
