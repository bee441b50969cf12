"""The names of the cards of a deck; in German suits for instance leaves, bells and acorns, unter and ober."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTranslator

from belote_desktop.resources.deck import Names


class DeckNames(QTranslator):
    """A translator installed before that of the language: it replaces the French names of cards by a deck's own names.

    `names` are those of the deck, `languages` the translators of the language, the last one asked first.
    """

    def __init__(self, names: Names, languages: Sequence[QTranslator], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.names = names
        self._languages = tuple(languages)

    def translate(
        self, context: str, source_text: str, /, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        """The deck's name for a text; None passes it on to the next translator."""
        word = self.names.get((context, source_text))
        if word is None:
            return None
        found = (language.translate(context, word) for language in reversed(self._languages))
        return next(filter(None, found), word)

    def isEmpty(self) -> bool:
        return False
