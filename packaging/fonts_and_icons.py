"""The fonts that bundles carry, and the icons drawn for each system."""

from __future__ import annotations

import shutil
from pathlib import Path

from project import PROGRAM


def fonts() -> list[Path]:
    """The font files of the window, from the system's package."""
    from belote_desktop.resources import font_files

    try:
        return font_files.found()
    except font_files.MissingFontError as problem:
        raise SystemExit(f"The bundle carries its fonts. {problem}") from None


def icons(out: Path) -> None:
    """Draw the icons as a hicolor tree under ``out/icons``, and the files for Windows and macOS beside it."""
    from belote_desktop.resources.icons import make_icons

    shutil.rmtree(out / "icons", ignore_errors=True)
    make_icons.write_pngs(out / "icons")
    make_icons.write_ico(out / f"{PROGRAM}.ico")
    make_icons.write_icns(out / f"{PROGRAM}.icns")
