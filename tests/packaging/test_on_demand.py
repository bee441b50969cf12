"""Packages whose public names are imported when they are first asked for."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import belote_desktop
from belote_desktop.on_demand import PackageOnDemand


def packages_on_demand() -> list[ModuleType]:
    """Every package below the models that is on demand."""
    names = [
        module.name
        for module in pkgutil.walk_packages(belote_desktop.__path__, "belote_desktop.")
        if module.ispkg and "on_demand(" in source_of(module.name)
    ]
    return [importlib.import_module(name) for name in names]


def source_of(package: str) -> str:
    """The text of the `__init__` of a package."""
    place = Path(belote_desktop.__file__).parent.joinpath(*package.split(".")[1:], "__init__.py")
    return place.read_text(encoding="utf-8") if place.exists() else ""


def imports_for_readers(package: str) -> dict[str, str]:
    """Name -> module, as the `__init__` of a package imports them under `TYPE_CHECKING`."""
    block = next(node for node in ast.parse(source_of(package)).body if isinstance(node, ast.If))
    imports = [node for node in block.body if isinstance(node, ast.ImportFrom)]
    return {alias.name: node.module or "" for node in imports for alias in node.names}


@pytest.mark.parametrize("package", packages_on_demand(), ids=lambda package: package.__name__)
def test_each_public_name_comes_from_the_module_that_readers_are_told(package: ModuleType) -> None:
    told = imports_for_readers(package.__name__)
    assert isinstance(package, PackageOnDemand)
    assert set(package.__all__) == set(told) == package.names_on_demand
    for name, home in told.items():
        assert getattr(package, name) is getattr(importlib.import_module(home), name)


def test_there_are_packages_on_demand() -> None:
    assert {"belote_desktop.engine", "belote_desktop.players"} <= {package.__name__ for package in packages_on_demand()}


def test_a_public_name_stays_when_a_module_of_the_same_name_is_imported() -> None:
    script = "import belote_desktop.engine.view as module; from belote_desktop.engine import view; view.__name__"
    done = subprocess.run(
        [sys.executable, "-c", f"{script}; assert callable(view)"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_a_package_on_demand_imports_what_is_asked_for_and_no_more() -> None:
    script = """
import sys
from belote_desktop.engine import Ruleset
assert "belote_desktop.engine.matches.match" not in sys.modules
from belote_desktop.engine import start
assert "belote_desktop.engine.matches.match" in sys.modules
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_an_unknown_name_is_an_attribute_error_as_everywhere() -> None:
    engine = importlib.import_module("belote_desktop.engine")
    with pytest.raises(AttributeError, match=r"'belote_desktop\.engine' has no attribute 'trumps'"):
        _ = engine.trumps
    assert "SeatView" in dir(engine)


@pytest.mark.parametrize("package", ["engine", "variants", "records", "search", "players", "coach"])
def test_what_the_docstring_of_a_package_shows_is_public(package: str) -> None:
    module = importlib.import_module(f"belote_desktop.{package}")
    shown = set(re.findall(rf"\b{package}\.(\w+)", module.__doc__ or ""))
    assert shown
    assert shown <= set(module.__all__)


@pytest.mark.parametrize("listing", ["main_window.LATER", "home_pages.FOLDING", "home_pages.READING"])
def test_the_modules_imported_while_the_window_is_idle_exist(listing: str) -> None:
    home, name = listing.split(".")
    found = getattr(importlib.import_module(f"belote_desktop.windows.shell.{home}"), name)
    assert found
    for module in found:
        assert importlib.import_module(f"belote_desktop.{module}")
