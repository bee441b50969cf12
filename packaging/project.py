"""Names, places and commands that all steps of packaging share."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGING = ROOT / "packaging"
LINUX = PACKAGING / "linux"
WINDOWS = PACKAGING / "windows"
RECIPE = PACKAGING / "bundle" / "belote_desktop.spec"
"""What PyInstaller makes a bundle by, on every system."""
START = PACKAGING / "bundle" / "start.py"
"""The script of the project that the recipe begins with; it belongs to no distribution."""
APP_ID = "io.github.belote_desktop.BeloteDesktop"
PROGRAM = "belote-desktop"
COMPILED = ("core", "features", "network", "habits", "playouts")
"""The modules of `belote_desktop.search` that setup.py compiles."""


def run(command: Sequence[str | Path], *, cwd: Path | None = None, **variables: str) -> str:
    """Run a command, in the folder `cwd` if one is given, with extra environment variables.

    Returns its output, or ends the program with a sentence.
    """
    words = [str(word) for word in command]
    if shutil.which(words[0]) is None:
        raise SystemExit(f"{words[0]} is needed and was not found. Install it and try again.")
    env = os.environ | variables
    done = subprocess.run(words, env=env, cwd=cwd, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"This command failed with status {done.returncode}: {' '.join(words)}\n{done.stdout}")
    return done.stdout


def version() -> str:
    """The program's version, read from its source without importing it."""
    source = ast.parse((ROOT / "belote_desktop" / "__init__.py").read_text(encoding="utf-8"))
    for node in source.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__version__":
            return str(ast.literal_eval(node.value))
    raise SystemExit("belote_desktop/__init__.py does not say __version__.")


def languages() -> list[str]:
    """The languages of the program, English first."""
    found = {path.stem.removeprefix("belote_") for path in (ROOT / "translations").glob("belote_*.ts")}
    return ["en", *sorted(found - {"en"})]


def folder_size(folder: Path) -> int:
    """The total size of all files under `folder`, in bytes."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
