"""Compile for Windows on another system, with Zig: the search, and what Wine lacks."""

from __future__ import annotations

import shutil
import sys
import tomllib
from pathlib import Path

from project import COMPILED, ROOT, WINDOWS, run

TARGET = "x86_64-windows-gnu"


def compile_search(site: Path, python: Path, tools: Path, work: Path) -> None:
    """Compile the search into the project that is installed in `site`.

    `python` is the folder of a Python for Windows, `tools` one with Cython and Zig, `work` takes what comes between.
    """
    work.mkdir()
    record = next(site.glob("belote_desktop-*.dist-info")) / "RECORD"
    for name in COMPILED:
        source = Path("belote_desktop", "search", f"{name}.py")
        cython: list[str | Path] = [sys.executable, "-m", "cython", source, "-o", work / f"{name}.c"]
        run(cython, cwd=ROOT, PYTHONPATH=str(tools))
        words: list[str | Path] = ["-O3", f"-DPy_LIMITED_API={limited_api()}", "-I", python / "include"]
        words += [work / f"{name}.c", python / "libs" / "python3.lib"]
        compile_library(work / f"{name}.pyd", tools, words)
        shutil.copy(work / f"{name}.pyd", site / source.parent)
        with record.open("a", encoding="utf-8") as listed:  # the project owns it, as if pip had installed it
            listed.write(f"{source.with_suffix('.pyd').as_posix()},,\n")


def compile_icu(folder: Path, tools: Path) -> None:
    """Compile what stands for Windows' icuuc.dll into the `folder` of Wine's system libraries."""
    made = folder / "icuuc.dll"
    compile_library(made, tools, ["-O2", "-nostdlib", WINDOWS / "icuuc.c"])
    made.with_suffix(".lib").unlink(missing_ok=True)


def compile_library(made: Path, tools: Path, words: list[str | Path]) -> None:
    """Compile and link a library for Windows."""
    zig: list[str | Path] = [sys.executable, "-m", "ziglang", "cc", "-target", TARGET, "-shared", "-g0", "-s"]
    run([*zig, *words, "-o", made], PYTHONPATH=str(tools))


def limited_api() -> str:
    """The oldest Python that the compiled search is for, as Python's headers want it."""
    about = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    major, minor = about["project"]["requires-python"].removeprefix(">=").split(".")
    return f"0x{int(major):02X}{int(minor):02X}0000"
