"""The fonts that bundles carry, and whether one has them all; and the icons drawn for each system."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

from project import PROGRAM

FONTS = "belote_desktop/resources/fonts"
"""The folder of a bundle with its fonts."""


def fonts() -> list[Path]:
    """The font files of the window, from the system's package."""
    from belote_desktop.resources import font_files

    try:
        return font_files.found()
    except font_files.MissingFontError as problem:
        raise SystemExit(f"The bundle carries its fonts. {problem}") from None


def check_fonts(program: Path) -> None:
    """Check that a bundle has every font, with a licence. Ends the program with a sentence if it lacks any."""
    from belote_desktop.resources import font_files

    there = {path.name for path in program.glob(f"**/{FONTS}/*")}
    if missing := sorted(set(font_files.FILES) - there):
        raise SystemExit(f"The bundle lacks the fonts {', '.join(missing)}.")
    parts = json.loads((program / "licences" / "licences.json").read_text(encoding="utf-8"))
    if not any(part["licence"].startswith("OFL") and is_of_fonts(part) for part in parts):
        raise SystemExit("The bundle lists no licence of its fonts.")


def is_of_fonts(part: dict[str, Any]) -> bool:
    """Whether every file of a part in the list of licences is a font."""
    return all(Path(file).parent.as_posix().endswith(FONTS) for file in part["files"])


def icons(out: Path) -> None:
    """Draw the icons as a hicolor tree under ``out/icons``, and the files for Windows and macOS beside it."""
    from belote_desktop.resources.icons import make_icons

    shutil.rmtree(out / "icons", ignore_errors=True)
    make_icons.write_pngs(out / "icons")
    make_icons.write_ico(out / f"{PROGRAM}.ico")
    make_icons.write_icns(out / f"{PROGRAM}.icns")
