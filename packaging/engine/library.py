"""Build the library ``belote-engine``: the same packages as the program, without the window and without Qt.

Its modules are found from their imports: all that import neither Qt nor the window. They are copied to a temporary
folder, from which an ordinary wheel and source archive are built.
"""

from __future__ import annotations

import ast
import shutil
import sys
import tempfile
from collections.abc import Container, Iterator
from functools import cache
from pathlib import Path

from project import PACKAGING, ROOT, run

PACKAGE = "belote_desktop"
RESOURCES = f"{PACKAGE}.resources"
QT = ("PySide6", "shiboken6")
WINDOW = tuple(f"{PACKAGE}.{name}" for name in ("models", "table", "windows", "app", "opening"))
"""What the window is made of. It stays out as a whole, also what of it would run without Qt."""
COMMAND_LINE = f"{PACKAGE}.commands.main"
"""It imports the window where there is one, and says so where there is none."""
BLOCKS = ("body", "orelse", "handlers", "finalbody", "cases")
"""Where statements contain others. An expression, which contains no import, is not looked into."""
DATA = {".json", ".pxd", ".typed"}
"""The files beside the modules that belong to the library."""


def build(out: Path) -> None:
    """Build the wheel and the source archive of the library into the folder ``out``."""
    with tempfile.TemporaryDirectory(prefix="belote-engine-") as name:
        tree = Path(name, "tree")
        lay_out(tree)
        run([sys.executable, "-m", "build", "--outdir", out, tree])
    for path in sorted(out.glob("belote_engine-*")):
        print(f"{path}: {path.stat().st_size / 1e6:.1f} MB")


def lay_out(tree: Path) -> None:
    """Write the source tree of the library into the folder ``tree``."""
    for module, path in sorted(library_modules().items()):
        copy(path, tree / place_of(module, path))
    for source, target in data_files():
        copy(source, tree / target)
    copy(PACKAGING / "engine" / "pyproject.toml", tree / "pyproject.toml")
    copy(ROOT / "docs" / "library.md", tree / "README.md")
    for name in ("setup.py", "LICENSE"):
        copy(ROOT / name, tree / name)
    (tree / "MANIFEST.in").write_text(f"graft {PACKAGE}\nglobal-exclude *.py[cod] *.so *.c\n", encoding="utf-8")


def library_modules() -> dict[str, Path]:
    """The modules of the library by name: those that import neither the window nor Qt."""
    every = dict(all_modules())
    imports = {name: imported(path, every) if name != COMMAND_LINE else set() for name, path in every.items()}
    out = {name for name in every if name.startswith(WINDOW) or imports[name] & set(QT)}
    while more := {name for name in set(every) - out if (imports[name] | parents(name)) & out}:
        out |= more
    program = {name for name in every if not name.startswith(RESOURCES)} - out
    shown = tuple({each for name in program for each in imports[name] if each.startswith(f"{RESOURCES}.")})
    return {name: every[name] for name in every if name in program or name == RESOURCES or name.startswith(shown)}


def all_modules() -> Iterator[tuple[str, Path]]:
    """Every module of the program by its installed name."""
    for folder, package in ((ROOT / PACKAGE, PACKAGE), (ROOT / "resources", RESOURCES)):
        for path in folder.rglob("*.py"):
            parts = path.relative_to(folder).with_suffix("").parts
            yield ".".join([package, *(parts[:-1] if parts[-1] == "__init__" else parts)]), path


def parents(module: str) -> set[str]:
    """The packages that contain a module."""
    parts = module.split(".")
    return {".".join(parts[:count]) for count in range(1, len(parts))}


def imported(path: Path, every: Container[str]) -> set[str]:
    """All imports of a module: modules of the program, and the top-level names of others."""
    found = _names(path)
    return {name for name in found if name in every} | {name.partition(".")[0] for name in found} - {PACKAGE}


@cache
def _names(path: Path) -> frozenset[str]:
    """Every name that the statements of a file import; kept, because the modules are asked for several times."""
    found: set[str] = set()
    waiting: list[ast.AST] = [*ast.parse(path.read_text(encoding="utf-8")).body]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            waiting += node.orelse
        else:
            for part in BLOCKS:
                waiting += getattr(node, part, ())
    return frozenset(found)


def place_of(module: str, path: Path) -> Path:
    """The path of a module in the tree of the library."""
    parts = module.split(".")
    return Path(*parts, "__init__.py") if path.name == "__init__.py" else Path(*parts).with_suffix(".py")


def data_files() -> Iterator[tuple[Path, Path]]:
    """The other files of the library: their paths here and in its tree."""
    modules = library_modules()
    folders = {path.parent for path in modules.values()} | {ROOT / "resources" / "help"}
    for folder in sorted(folders):
        for path in sorted(folder.iterdir()):
            if path.suffix in DATA:
                inside = path.relative_to(ROOT)
                yield path, inside if inside.parts[0] == PACKAGE else Path(PACKAGE) / inside


def copy(source: Path, target: Path) -> None:
    """Copy a file, making its parent folders."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
