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
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from bundle.fonts_and_icons import icons
from bundle.freezing import bundle
from engine import library
from licences import attribution
from linux import appdir, appstream, debian_package, flatpak, validation
from macos import disk_image
from project import APP_ID, PROGRAM, ROOT
from windows import program, proof


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
    disk_image.build(out)
    disk_image.validate(out)


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
    "texts": lambda out: attribution.collect(out / "texts"),
    "windows": program.build,
    "prove-windows": proof.prove,
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
