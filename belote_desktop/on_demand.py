"""Packages whose public names are imported when they are first used.

Importing the whole engine takes longer than drawing the first page of the window, which needs a tenth of it. A package
on demand maps its public names to its modules; `from belote_desktop.engine import Match` then imports the module of
`Match` and its dependencies only. Its `__init__` repeats the imports under `TYPE_CHECKING`, for readers that do not run
the code: people, mypy, import-linter and PyInstaller.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from types import ModuleType


class PackageOnDemand(ModuleType):
    """A package whose public names are kept when a module of the same name is imported.

    Importing `engine/view.py` would set `engine.view`, which is the public function `view`.
    """

    names_on_demand: frozenset[str]

    def __setattr__(self, name: str, value: object) -> None:
        if not (isinstance(value, ModuleType) and name in self.names_on_demand):
            super().__setattr__(name, value)

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *self.names_on_demand})


def on_demand(package: str, homes: Mapping[str, Iterable[str]]) -> Callable[[str], object]:
    """The `__getattr__` of a package; `homes` maps each module to the public names it holds.

    A name is looked up once; after that it is an ordinary attribute of the package.
    """
    module = sys.modules[package]
    home_of = {name: home for home, names in homes.items() for name in names}
    vars(module)["names_on_demand"] = frozenset(home_of)
    module.__class__ = PackageOnDemand

    def fetched(name: str) -> object:
        if name not in home_of:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        found: object = getattr(import_module(home_of[name]), name)
        vars(module)[name] = found
        return found

    return fetched
