"""The pictures of the site, drawn when it is built: the cards, the icon, and scenes of the program."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from PySide6.QtGui import QImage

from belote_desktop.engine import Card, Rank, Suit
from belote_desktop.resources import deck, font_files
from tools.site.documents import ROOT
from tools.site.languages import SiteLanguage

SCENES: Mapping[str, str] = {"table": "mid-trick", "games": "picker-families", "review": "review-card"}
"""The pictures of the first page, and the scenes that they show (`belote-desktop scenes --list`)."""
ICON = ROOT / "resources" / "icons" / "io.github.belote_desktop.BeloteDesktop.svg"
THEMES = ("light", "dark")
SIZES: Mapping[str, tuple[int, int]] = {"wide": (1280, 800), "narrow": (600, 680)}
"""The sizes of the window on a picture: one for columns of text, and one whose words can be read on a telephone."""
QUALITY = 88


@dataclass(frozen=True)
class Drawing:
    """A scene in a language, in one of the THEMES and SIZES."""

    scene: str
    language: str
    theme: str
    size: str


def write_cards(folder: Path, language: SiteLanguage) -> None:
    """Write the face of every card as `KH.svg`, with the letters of the language."""
    folder.mkdir(parents=True)
    index = language.told().index
    for card in (Card.of(rank, suit) for suit in Suit for rank in Rank):
        name = str(card)
        face = deck.named(deck.USUAL).face(name[0], name[1], index=index)
        (folder / f"{name}.svg").write_text(face, encoding="utf-8")


def file_of(picture: str, theme: str, size: str) -> str:
    """The name of the file of a picture in one of the THEMES and SIZES."""
    return f"{picture}-{theme}-{size}.webp"


def write_pictures(folder: Path, language: SiteLanguage) -> None:
    """Draw the scenes in the language, in every theme and size.

    Raises SystemExit if the fonts of the window are missing or a scene fails.
    """
    try:
        font_files.found()
    except font_files.MissingFontError as problem:
        raise SystemExit(f"The pictures need the fonts of the window. {problem}") from None
    folder.mkdir(parents=True)
    wanted = [
        (Drawing(scene, language.code, theme, size), folder / file_of(name, theme, size))
        for (name, scene), theme, size in product(SCENES.items(), THEMES, SIZES)
    ]
    with ThreadPoolExecutor(os.cpu_count()) as drawers:  # each waits for a process of its own
        list(drawers.map(lambda each: write_picture(*each), wanted))  # raises what a drawer raised


def write_picture(drawing: Drawing, target: Path) -> None:
    """Draw a scene as WebP. Raises SystemExit if it fails."""
    with tempfile.TemporaryDirectory(prefix="belote-picture-") as work:
        drawn = Path(work, "scene.png")
        _draw(drawing, drawn)
        if not QImage(str(drawn)).save(str(target), quality=QUALITY):
            raise SystemExit(f"The picture of {drawing.scene} could not be written.")


def _draw(drawing: Drawing, target: Path) -> None:
    width, height = SIZES[drawing.size]
    words = ["scenes", drawing.scene, "--out", str(target), "--size", f"{width}x{height}"]
    words += ["--language", drawing.language, "--theme", drawing.theme]
    done = subprocess.run([sys.executable, "-m", "belote_desktop", *words], cwd=ROOT, check=False)
    if done.returncode:
        raise SystemExit(f"The scene {drawing.scene} could not be drawn.")
