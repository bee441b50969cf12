"""Which scenes show a sentence: for translators, who want to see where a text stands."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTranslator

from belote_desktop.commands.scenes.catalogue import SCENES
from belote_desktop.commands.scenes.stage import Scene, Stage


class AskedTexts(QTranslator):
    """Notes every English text the program asks a translation for, and answers with the text itself."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: set[str] = set()

    def translate(self, context: str, source_text: str, /, disambiguation: str | None = None, n: int = -1) -> str:
        self.texts.add(source_text)
        return source_text

    def isEmpty(self) -> bool:
        return False


def showing(text: str, size: tuple[int, int]) -> Iterator[Scene]:
    """The scenes for which the program needs an English text that contains `text`, in the order of the catalogue.

    Menus and buttons that every window has are needed by every scene.
    """
    for scene in SCENES:
        if any(text.casefold() in each.casefold() for each in asked_in(scene, size)):
            yield scene


def asked_in(scene: Scene, size: tuple[int, int]) -> frozenset[str]:
    """Every English text the program asks a translation for while it shows a scene."""
    with tempfile.TemporaryDirectory(prefix="belote-scene-") as folder:
        stage = Stage(Path(folder), scene.settings, "en")
        asked = AskedTexts()
        QCoreApplication.installTranslator(asked)
        try:
            stage.show(*size)
            scene.act(stage)
            stage.settle()
        finally:
            QCoreApplication.removeTranslator(asked)
            stage.close()
        return frozenset(asked.texts)
