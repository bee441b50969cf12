"""Build what people install: ``python packaging/package.py COMMAND``, on Debian or Ubuntu.

``icons`` draws the icons, ``bundle`` freezes the program into a folder with PyInstaller, ``deb`` packs that folder,
``appimage`` makes an AppDir of it, and an AppImage where appimagetool is installed. ``flatpak`` writes what the Flatpak
is built from. ``validate`` starts the bundle and the AppDir, has them test themselves and runs Debian's and
freedesktop's checkers. ``all`` does everything in this order, but no Flatpak. ``metainfo`` writes what software centres
read, with links and pictures if ``--address`` says where the repository is; ``pictures`` draws these. ``library``
builds ``belote-engine``, the library without the window and Qt, on any system. All of it needs the extra ``dev`` of
pyproject.toml.

``macos`` makes the disk image for macOS, on macOS. The texts of the licences come from Debian's packages: ``texts``
copies them into the folder ``texts`` there, and ``macos --texts FOLDER`` takes them from a copy of that.

``windows`` builds the installer for Windows, and ``prove-windows`` installs, tries and uninstalls it in Wine
(``apt install wine wine64 nsis``).
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

import appdir
import appstream
import debian_package
import flatpak
import library
import licences
import macos_package
import validation
import windows_package
import windows_proof
from fonts_and_icons import fonts, icons
from licence_owners import Owners, Python
from project import APP_ID, COMPILED, PROGRAM, ROOT, folder_size, run

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
        licences.write(out / PROGRAM, entries, work / "site", owners, texts)
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


def prepare(out: Path) -> None:
    """Make the parts of a package that are not in `out` yet: the icons, the metainfo and the bundle."""
    for name, step in (("icons", icons), (f"{APP_ID}.metainfo.xml", appstream.write), (PROGRAM, bundle)):
        if not (out / name).exists():
            step(out)


def deb(out: Path) -> None:
    """Pack the bundle as a Debian package."""
    prepare(out)
    debian_package.build(out)


def macos(out: Path, wheel: Path | None, texts: Path) -> None:
    """Make the disk image for macOS, and let the app in it test itself."""
    if sys.platform != "darwin":
        raise SystemExit("The package for macOS can only be built on macOS.")
    icons(out)
    bundle(out, wheel, texts)
    macos_package.build(out)
    macos_package.validate(out)


def appimage(out: Path) -> None:
    """Make the AppDir of the bundle, and the AppImage if appimagetool is installed."""
    prepare(out)
    appdir.build(out)


def pictures(out: Path) -> None:
    """Draw the pictures of software centres into the folder ``out/pictures``."""
    appstream.draw(out / "pictures")


def everything(out: Path) -> None:
    """All steps, one after the other."""
    for step in (icons, appstream.write, bundle, deb, appimage, validation.validate):
        step(out)


STEPS: dict[str, Callable[[Path], None]] = {
    "icons": icons,
    "metainfo": appstream.write,
    "pictures": pictures,
    "bundle": bundle,
    "deb": deb,
    "appimage": appimage,
    "validate": validation.validate,
    "library": library.build,
    "texts": lambda out: licences.collect(out / "texts"),
    "windows": windows_package.build,
    "prove-windows": windows_proof.prove,
    "all": everything,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. Returns 0, or ends the program with a sentence."""
    parser = argparse.ArgumentParser(description="Build what people install of Belote Desktop.")
    parser.add_argument("command", choices=[*STEPS, "macos", "flatpak"])
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the results go (default: dist)")
    parser.add_argument(
        "--wheel", type=Path, help="bundle this wheel instead of the source tree; the Flatpak is made of one"
    )
    parser.add_argument("--texts", type=Path, default=Path("/"), help="for macos: the folder that texts made on Debian")
    parser.add_argument("--address", default="", metavar="URL", help="name this repository in the metainfo")
    chosen = parser.parse_args(arguments)
    out: Path = chosen.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    if chosen.command == "bundle":
        bundle(out, chosen.wheel)
    elif chosen.command == "macos":
        macos(out, chosen.wheel, chosen.texts.resolve())
    elif chosen.command == "flatpak":
        if chosen.wheel is None:
            parser.error("name the wheel of which the Flatpak is made: --wheel FILE")
        prepare(out)
        flatpak.build(out, chosen.wheel)
    elif chosen.command == "metainfo":
        appstream.write(out, chosen.address)
    else:
        STEPS[chosen.command](out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
