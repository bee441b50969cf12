"""Freeze the program into a folder with PyInstaller, with the licences of all that is in it."""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
from pathlib import Path

from bundle.fonts_and_icons import fonts
from licences import attribution
from licences.owners import Owners, Python
from project import COMPILED, PROGRAM, RECIPE, ROOT, folder_size, run

COMPILER = "Install a C compiler and Python's headers (gcc, libc6-dev, python3-dev) and try again."


def bundle(out: Path, wheel: Path | None = None, texts: Path = Path("/")) -> None:
    """Freeze the program into the folder ``out/belote-desktop``, from a wheel or else from this source tree.

    `texts` is where the licences of Debian's packages lie as they do on Debian.
    """
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
        attribution.write(out / PROGRAM, entries, work / "site", owners, texts)
    print(f"{out / PROGRAM}: {folder_size(out / PROGRAM) / 1e6:.0f} MB")


def freeze(out: Path, work: Path) -> None:
    """Let PyInstaller make the bundle of ``work/site``; its contents are listed in ``work/entries.json``."""
    words: list[str | Path] = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    run(
        [*words, "--distpath", out, "--workpath", work / "build", RECIPE],
        BELOTE_BUNDLE_SITE=str(work / "site"),
        BELOTE_BUNDLE_FONTS=os.pathsep.join(map(str, fonts())),
        BELOTE_BUNDLE_ENTRIES=str(work / "entries.json"),
        PYTHONHASHSEED="1",  # PyInstaller packs Python's own modules in the order of a set: the same one every time
        PYTHONPATH=str(work / "site"),
    )
