"""The pictures of the site, drawn when it is built: the cards, the icon, and scenes of the program."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtGui import QImage

from belote_desktop.engine import Card, Rank, Suit
from belote_desktop.resources import deck, font_files
from tools.site.documents import ROOT
from tools.site.languages import SiteLanguage

SCENES: Mapping[str, str] = {"table": "mid-trick", "games": "picker-families", "review": "review-card"}
"""The pictures of the first page, and the scenes that they show (`belote-desktop scenes --list`)."""
ICON = ROOT / "resources" / "icons" / "io.github.belote_desktop.BeloteDesktop.svg"
QUALITY = 88


def write_cards(folder: Path, language: SiteLanguage) -> None:
    """Write the face of every card as `KH.svg`, with the letters of the language."""
    folder.mkdir(parents=True)
    index = language.told().index
    for card in (Card.of(rank, suit) for suit in Suit for rank in Rank):
        name = str(card)
        face = deck.named(deck.USUAL).face(name[0], name[1], index=index)
        (folder / f"{name}.svg").write_text(face, encoding="utf-8")


def write_pictures(folder: Path, language: SiteLanguage) -> None:
    """Draw the scenes in the language. Raises SystemExit if the fonts of the window are missing or a scene fails."""
    try:
        font_files.found()
    except font_files.MissingFontError as problem:
        raise SystemExit(f"The pictures need the fonts of the window. {problem}") from None
    folder.mkdir(parents=True)
    for name, scene in SCENES.items():
        with tempfile.TemporaryDirectory(prefix="belote-picture-") as work:
            drawn = Path(work, "scene.png")
            _draw(scene, drawn, language.code)
            if not QImage(str(drawn)).save(str(folder / f"{name}.webp"), quality=QUALITY):
                raise SystemExit(f"The picture of {scene} could not be written.")


def _draw(scene: str, target: Path, language: str) -> None:
    words = ["scenes", scene, "--out", str(target), "--language", language, "--theme", "light"]
    done = subprocess.run([sys.executable, "-m", "belote_desktop", *words], cwd=ROOT, check=False)
    if done.returncode:
        raise SystemExit(f"The scene {scene} could not be drawn.")
