"""Make the AppDir, a folder that runs from anywhere, and of it the AppImage where the tool for that is installed."""

from __future__ import annotations

import os
import platform
import shutil
from pathlib import Path

from project import APP_ID, LINUX, PROGRAM, folder_size, run, version

TOOL = "appimagetool"
FOLDER = "BeloteDesktop.AppDir"
ICON_SIZE = 256


def image_file(out: Path) -> Path:
    """The path of the AppImage."""
    return out / f"BeloteDesktop-{version()}-{platform.machine()}.AppImage"


def build(out: Path) -> None:
    """Make the AppDir of the bundle, the icons and the metainfo in `out`, and the AppImage if its tool is here."""
    folder = out / FOLDER
    shutil.rmtree(folder, ignore_errors=True)
    lay_out(out, folder)
    print(f"{folder}: {folder_size(folder) / 1e6:.0f} MB")
    if shutil.which(TOOL) is None:
        print(f"No AppImage was made, because {TOOL} is not installed.")
        return
    pack(folder, image_file(out))
    print(f"{image_file(out)}: {image_file(out).stat().st_size / 1e6:.0f} MB")


def lay_out(out: Path, folder: Path) -> None:
    """Arrange the files of the AppDir: the program under `usr`, and at the top what starts and shows it."""
    share = folder / "usr/share"
    shutil.copytree(out / PROGRAM, folder / "usr/lib" / PROGRAM, symlinks=True)
    shutil.copytree(out / "icons", share / "icons")
    entry, icon = f"{APP_ID}.desktop", f"{APP_ID}.png"
    files = {
        LINUX / entry: share / "applications" / entry,
        # The name that the tool looks for, and the older of the two that AppStream allows.
        out / f"{APP_ID}.metainfo.xml": share / "metainfo" / f"{APP_ID}.appdata.xml",
        LINUX / f"{APP_ID}.mime.xml": share / "mime/packages" / f"{APP_ID}.xml",
    }
    for source, target in files.items():
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
    links = {
        "AppRun": f"usr/lib/{PROGRAM}/{PROGRAM}",
        f"usr/bin/{PROGRAM}": f"../lib/{PROGRAM}/{PROGRAM}",
        entry: f"usr/share/applications/{entry}",
        icon: f"usr/share/icons/hicolor/{ICON_SIZE}x{ICON_SIZE}/apps/{icon}",
        ".DirIcon": icon,
    }
    (folder / "usr/bin").mkdir()
    for name, place in links.items():
        (folder / name).symlink_to(place)


def pack(folder: Path, image: Path) -> None:
    """Make the AppImage of an AppDir. With SOURCE_DATE_EPOCH in the environment its files get this date.

    BELOTE_APPIMAGE_RUNTIME in the environment is the file that an AppImage begins with; else the tool looks for one.
    """
    runtime = os.environ.get("BELOTE_APPIMAGE_RUNTIME")
    words: list[str | Path] = [TOOL, "--no-appstream", *(["--runtime-file", runtime] if runtime else [])]
    run([*words, folder, image], ARCH=platform.machine(), VERSION=version())
    image.chmod(0o755)


def faults(folder: Path) -> list[str]:
    """What an AppDir lacks, or has in the wrong place."""
    wanted = ["AppRun", f"{APP_ID}.desktop", f"{APP_ID}.png", ".DirIcon", f"usr/bin/{PROGRAM}"]
    wanted += [f"usr/share/applications/{APP_ID}.desktop", f"usr/share/metainfo/{APP_ID}.appdata.xml"]
    missing = [f"{name} is missing" for name in wanted if not (folder / name).exists()]
    links = [path for path in folder.rglob("*") if path.is_symlink()]
    outside = [link for link in links if not link.resolve().is_relative_to(folder.resolve())]
    missing += [f"{link.relative_to(folder)} leads out of the folder" for link in outside]
    if (folder / "AppRun").exists() and not os.access(folder / "AppRun", os.X_OK):
        missing.append("AppRun cannot be run")
    return missing
