"""The font files that bundles carry and tests draw with: Noto, from the system's package. None is kept here."""

from __future__ import annotations

from pathlib import Path

FOLDERS = (
    "/usr/share/fonts/truetype/noto",  # Debian, Ubuntu
    "/usr/share/fonts/noto",  # Arch
    "/usr/share/fonts/google-noto",  # Fedora
    "/Library/Fonts",  # macOS
    "C:/Windows/Fonts",
)
NAMES = (
    "NotoSans", "NotoSansArabic", "NotoSansArmenian", "NotoSansHebrew",
    "NotoSerif", "NotoNaskhArabic", "NotoSerifArmenian", "NotoSerifHebrew",
)  # fmt: skip
"""Each in regular and bold, the only weights of the window."""
SIGNS = "NotoSansMath-Regular.ttf"
"""The minus and the arrows, which Noto Sans and Noto Serif of Debian 12 lack."""
FILES = (*(f"{name}-{weight}.ttf" for name in NAMES for weight in ("Regular", "Bold")), SIGNS)
PACKAGE = "fonts-noto-core"
"""The package of Debian and Ubuntu that has them all."""


class MissingFontError(Exception):
    """A font file is not on this machine; the message says how to install it."""


def found() -> list[Path]:
    """The path of every file. Raises MissingFontError if this machine lacks one."""
    return [_found(name) for name in FILES]


def _found(name: str) -> Path:
    for folder in FOLDERS:
        if (path := Path(folder, name)).is_file():
            return path
    raise MissingFontError(
        f"The font file {name} is in none of {', '.join(FOLDERS)}. "
        f"Install the fonts first: on Debian and Ubuntu 'apt install {PACKAGE}'."
    )
