"""German cards have names of their own: leaves, bells and acorns, unter and ober."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import QObject, QTranslator

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP

_GERMAN: Mapping[tuple[str, str], str] = MappingProxyType(
    {
        ("cards", "spades"): QT_TRANSLATE_NOOP("cards", "leaves"),
        ("cards", "diamonds"): QT_TRANSLATE_NOOP("cards", "bells"),
        ("cards", "clubs"): QT_TRANSLATE_NOOP("cards", "acorns"),
        ("cards", "jack"): QT_TRANSLATE_NOOP("cards", "unter"),
        ("cards", "queen"): QT_TRANSLATE_NOOP("cards", "ober"),
        ("calls", "Spades"): QT_TRANSLATE_NOOP("calls", "Leaves"),
        ("calls", "Diamonds"): QT_TRANSLATE_NOOP("calls", "Bells"),
        ("calls", "Clubs"): QT_TRANSLATE_NOOP("calls", "Acorns"),
    }
)
"""A word for cards with French suits, by its context -> the word for German ones."""


class GermanSuits(QTranslator):
    """Asked before the language of the window: it puts the name of the German card for that of the French one.

    `languages` are the translators of that language, the last one asked first.
    """

    def __init__(self, languages: Sequence[QTranslator], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._languages = tuple(languages)

    def translate(
        self, context: str, source_text: str, /, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        """The other name; None leaves a text to the translator after this one."""
        word = _GERMAN.get((context, source_text))
        if word is None:
            return None
        found = (language.translate(context, word) for language in reversed(self._languages))
        return next(filter(None, found), word)

    def isEmpty(self) -> bool:
        return False
