"""The pictures of the site, drawn when it is built: the cards, the icon, and scenes of the program."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from PySide6.QtGui import QImage

from belote_desktop.commands.scenes.command import draw
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
PICTURES = "_static/pictures"
"""Where the pictures are in the site of a language."""


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


def pictures(folder: Path, language: SiteLanguage) -> list[tuple[Drawing, Path]]:
    """The pictures of the first page in a language, in every theme and size, with their files in a folder of pages."""
    return [
        (Drawing(scene, language.code, theme, size), folder / PICTURES / file_of(name, theme, size))
        for (name, scene), theme, size in product(SCENES.items(), THEMES, SIZES)
    ]


def draw_pictures(wanted: Sequence[tuple[Drawing, Path]]) -> None:
    """Draw scenes as WebP. Changes the environment for good: it is for a process of its own.

    All are drawn by one process, because starting the program takes longer than a picture.

    Raises SystemExit if the fonts of the window are missing or a scene fails.
    """
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        font_files.found()
    except font_files.MissingFontError as problem:
        raise SystemExit(f"The pictures need the fonts of the window. {problem}") from None
    for drawing, target in wanted:
        write_picture(drawing, target)


def write_picture(drawing: Drawing, target: Path) -> None:
    """Draw a scene as WebP. Raises SystemExit if it fails."""
    target.parent.mkdir(parents=True, exist_ok=True)
    width, height = SIZES[drawing.size]
    with tempfile.TemporaryDirectory(prefix="belote-picture-") as work:
        drawn = Path(work, "scene.png")
        draw(drawing.scene, drawn, width=width, height=height, language=drawing.language, theme=drawing.theme)
        if not QImage(str(drawn)).save(str(target), quality=QUALITY):
            raise SystemExit(f"The picture of {drawing.scene} could not be written.")
