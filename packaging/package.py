"""Build what people install: ``python packaging/package.py COMMAND``, on Debian or Ubuntu.

``icons`` draws the icons, ``bundle`` freezes the program into a folder with PyInstaller, ``deb`` packs that folder,
``validate`` starts the bundle, has it test itself and runs Debian's and freedesktop's checkers, ``all`` does everything
in this order. ``library`` builds ``belote-engine``, the library without the window and Qt, on any system; it needs the
package ``build``. ``windows`` builds the installer for Windows, and ``prove-windows`` installs, tries and uninstalls it
in Wine (``apt install wine wine64 nsis``).
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

import debian_package
import library
import licences
import validation
import windows_package
import windows_proof
from fonts_and_icons import fonts, icons
from licence_owners import Owners, Python
from project import COMPILED, PROGRAM, ROOT, folder_size, run

COMPILER = "Install a C compiler and Python's headers (gcc, libc6-dev, python3-dev) and try again."


def bundle(out: Path, wheel: Path | None = None) -> None:
    """Freeze the program into the folder ``out/belote-desktop``, from a wheel or else from this source tree."""
    with tempfile.TemporaryDirectory(prefix="belote-bundle-") as name:
        work = Path(name)
        install: list[str | Path] = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target"]
        run([*install, work / "site", wheel or ROOT])
        if not all(list((work / "site").glob(f"belote_desktop/search/{name}.*.so")) for name in COMPILED):
            raise SystemExit(f"The search was not compiled, which a bundle is not made without. {COMPILER}")
        freeze(out, work)
        shutil.copy(work / "entries.json", out / "entries.json")
        entries = json.loads((work / "entries.json").read_text(encoding="utf-8"))
        owners = Owners([str(work / "site"), *sys.path], Python.running())
        licences.write(out / PROGRAM, entries, work / "site", owners)
    print(f"{out / PROGRAM}: {folder_size(out / PROGRAM) / 1e6:.0f} MB")


def freeze(out: Path, work: Path) -> None:
    """Let PyInstaller make the bundle of ``work/site``; its contents are listed in ``work/entries.json``."""
    words: list[str | Path] = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    run(
        [*words, "--distpath", out, "--workpath", work / "build", ROOT / "packaging" / "belote_desktop.spec"],
        BELOTE_BUNDLE_SITE=str(work / "site"),
        BELOTE_BUNDLE_FONTS=os.pathsep.join(map(str, fonts())),
        BELOTE_BUNDLE_ENTRIES=str(work / "entries.json"),
        PYTHONHASHSEED="1",  # PyInstaller packs Python's own modules in the order of a set: the same one every time
        PYTHONPATH=str(work / "site"),
    )


def deb(out: Path) -> None:
    """Pack the bundle as a Debian package. Draws the icons and freezes first if necessary."""
    if not (out / "icons").is_dir():
        icons(out)
    if not (out / PROGRAM).is_dir():
        bundle(out)
    debian_package.build(out)


def everything(out: Path) -> None:
    """All steps, one after the other."""
    for step in (icons, bundle, deb, validation.validate):
        step(out)


STEPS: dict[str, Callable[[Path], None]] = {
    "icons": icons,
    "bundle": bundle,
    "deb": deb,
    "validate": validation.validate,
    "library": library.build,
    "windows": windows_package.build,
    "prove-windows": windows_proof.prove,
    "all": everything,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. Returns 0, or ends the program with a sentence."""
    parser = argparse.ArgumentParser(description="Build what people install of Belote Desktop.")
    parser.add_argument("command", choices=STEPS)
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the results go (default: dist)")
    parser.add_argument("--wheel", type=Path, help="bundle this wheel instead of the source tree")
    chosen = parser.parse_args(arguments)
    out: Path = chosen.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    if chosen.command == "bundle":
        bundle(out, chosen.wheel)
    else:
        STEPS[chosen.command](out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
