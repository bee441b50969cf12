"""No modules import each other in a circle: import-linter holds the floors and rooms, this test what lies in them."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Set
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import TypeGuard

import belote_desktop
from project import PACKAGING

PROGRAM = Path(belote_desktop.__file__).parent


def modules_of(folder: Path, root: Path) -> dict[str, Path]:
    """Every module under a folder, by its name from `root`, where imports begin; a package is its `__init__`."""
    places = {path.relative_to(root).with_suffix(""): path for path in sorted(folder.rglob("*.py"))}
    return {".".join(name.parts).removesuffix(".__init__"): path for name, path in places.items()}


def is_for_readers(node: ast.AST) -> TypeGuard[ast.If]:
    """Whether a block is there for those who read types, and never runs."""
    return isinstance(node, ast.If) and ast.unparse(node.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING")


def running_code(node: ast.AST) -> Iterator[ast.AST]:
    """A tree without the blocks that never run; functions belong to it."""
    yield node
    for child in node.orelse if is_for_readers(node) else ast.iter_child_nodes(node):
        yield from running_code(child)


def imports_of(source: str, modules: Set[str]) -> set[str]:
    """The modules among `modules` that a module imports, at its head or in a function."""
    found = set[str]()
    for node in running_code(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "imports are absolute"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            found.update(name if name in modules else str(node.module) for name in names)
    return found & modules


def circle_in(imports: Mapping[str, Set[str]]) -> list[str]:
    """A circle of modules, each imported by the next one, the first again at the end; nothing where there is none."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as problem:
        return list(problem.args[1])
    return []


def all_imports(modules: Mapping[str, Path]) -> dict[str, set[str]]:
    """What each of these modules imports of the others."""
    return {name: imports_of(path.read_text(encoding="utf-8"), modules.keys()) for name, path in modules.items()}


def test_no_modules_of_packaging_import_each_other_in_a_circle() -> None:
    imports = all_imports(modules_of(PACKAGING, PACKAGING))
    assert imports["package"] > {"bundle.freezing", "linux.debian_package", "windows.program"}
    assert circle_in(imports) == []


def test_no_modules_of_the_program_import_each_other_in_a_circle() -> None:
    imports = all_imports(modules_of(PROGRAM, PROGRAM.parent))
    assert imports["belote_desktop.engine.matches.match"] > {
        "belote_desktop.engine.matches.state",
        "belote_desktop.engine.deal",
    }
    assert circle_in(imports) == []


def test_an_import_in_a_function_closes_a_circle_too() -> None:
    within = "def draw():\n    from game.view import view\n"
    names = {"game.text", "game.view"}
    imports = {"game.text": imports_of(within, names), "game.view": imports_of("import game.text", names)}
    assert set(circle_in(imports)) == names


def test_an_import_for_readers_of_types_closes_none() -> None:
    source = "if TYPE_CHECKING:\n    from game import view\nelse:\n    import game.text\n"
    assert imports_of(source, {"game", "game.text", "game.view"}) == {"game.text"}
    assert circle_in({"game.view": {"game.text"}, "game.text": set()}) == []
