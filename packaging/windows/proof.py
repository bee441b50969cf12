"""Prove the installer for Windows in Wine: installed, tried and uninstalled without a question, as a user would.

Wine stands for Windows as far as it goes: it has the registry, the folders and the programs of one, but draws
differently and makes no sound. Needs the installer that ``package.py windows`` has made.
"""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from bundle.fonts_and_icons import check_fonts
from bundle.selftest import SELFTEST_TIME
from project import PROGRAM, WINDOWS, run, version
from windows import compiler, installer
from windows.installer import CLASSES, NAME, UNINSTALL, WINDOW
from windows.program import pip
from windows.wine import Wine

SHORT = 600
"""Seconds that each step but the selftest may take."""


def prove(out: Path) -> None:
    """Install, try and uninstall in Wine what lies in `out`. Ends the program with a sentence if something is wrong."""
    setup = installer.path(out)
    if not setup.is_file():
        raise SystemExit(f"{setup} is missing. Make it first: package.py windows.")
    with tempfile.TemporaryDirectory(prefix="belote-proof-") as name, Wine(Path(name, "wine")) as wine:
        run([*pip(Path(name, "tools")), "--require-hashes", "-r", WINDOWS / "tools.txt"])
        compiler.compile_icu(wine.drive / "windows" / "system32", Path(name, "tools"))
        local = next(path for path in wine.drive.glob("users/*/AppData/Local") if "Public" not in path.parts)
        game = local / PROGRAM / "games" / "mine.belotegame"
        (local / "Programs").mkdir()  # common to all programs of the user; the first to be installed makes it
        before = state(wine)
        install(wine, setup, local)
        try_program(wine, local)
        game.parent.mkdir(parents=True)
        game.write_text("{}", encoding="utf-8")
        install(wine, setup, local)  # over itself, as a newer version is
        uninstall(wine, local)
        game.unlink(missing_ok=False)
        check_nothing_left(before, state(wine))
        install(wine, setup, local)
        game.write_text("{}", encoding="utf-8")
        uninstall(wine, local, "/DELETEGAMES")
        if game.parent.parent.exists():
            raise SystemExit(f"{game.parent.parent} is still there, although its removal was asked for.")
    print("Installed, tried and uninstalled; nothing was left but the profile, and nothing at all when asked for.")


def install(wine: Wine, setup: Path, local: Path) -> None:
    """Install without a question, and check that the files and the entries of the registry are there."""
    started = time.monotonic()
    wine.run([setup, "/S"], timeout=SHORT)
    wine.wait()
    folder = local / "Programs" / NAME
    check_fonts(folder)
    missing = [name for name in (WINDOW, f"{PROGRAM}.exe", "uninstall.exe") if not (folder / name).is_file()]
    if not list(wine.drive.glob(f"users/*/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/{NAME}.lnk")):
        missing.append("the entry of the start menu")
    registry = wine.registry()
    types = installer.file_types()
    keys = [UNINSTALL, *(rf"{CLASSES}\{each}\shell\open\command" for each in [each.key for each in types] + ["belote"])]
    missing += [key for key in keys if f"[{escaped(key)}]" not in registry]
    missing += [each.extension for each in types if f'@="{each.key}"' not in registry]
    if missing:
        raise SystemExit(f"After the installation these are missing: {', '.join(missing)}.")
    print(f"installed in {time.monotonic() - started:.0f} s")


def try_program(wine: Wine, local: Path) -> None:
    """Let the installed program tell its version, print in its console, and test itself."""
    program = local / "Programs" / NAME / f"{PROGRAM}.exe"
    if (told := wine.run([program, "--version"], timeout=SHORT).strip()) != f"{PROGRAM} {version()}":
        raise SystemExit(f"The installed program calls itself {told!r}.")
    if "classic" not in wine.run([program, "rules", "list"], timeout=SHORT):
        raise SystemExit("The installed program does not list its games.")
    started = time.monotonic()
    last = wine.run([program, "--selftest"], timeout=SELFTEST_TIME).splitlines()[-1]
    print(f"selftest: {last}, in {time.monotonic() - started:.0f} s")


def uninstall(wine: Wine, local: Path, *asked: str) -> None:
    """Uninstall without a question, and wait for it."""
    wine.run([local / "Programs" / NAME / "uninstall.exe", "/S", *asked], timeout=SHORT)
    wine.wait()


def state(wine: Wine) -> set[str]:
    """The files and folders of this Windows but temporary ones, and what its registry says of the program."""
    found = [path.relative_to(wine.drive) for path in wine.drive.rglob("*")]
    files = {str(path) for path in found if "Temp" not in path.parts}
    return files | {line for line in wine.registry().splitlines() if "elote" in line or ".brn" in line}


def check_nothing_left(before: set[str], after: set[str]) -> None:
    """Compare the state after the removal with that before. Only the folder of the profile may be new."""
    left = [each for each in sorted(after - before) if f"AppData/Local/{PROGRAM}" not in each]
    if left:
        raise SystemExit("The uninstaller has left:\n" + "\n".join(left))


def escaped(key: str) -> str:
    """A key as it stands in Wine's file of the registry."""
    return key.replace("\\", "\\\\")
