"""The names of the cards of a deck; in German suits for instance leaves, bells and acorns, unter and ober."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTranslator

from belote_desktop.resources.deck import Names


class DeckNames(QTranslator):
    """Asked before the language of the window: it puts a deck's own name for a card for that of the French one.

    `names` are those of the deck, `languages` the translators of the language, the last one asked first.
    """

    def __init__(self, names: Names, languages: Sequence[QTranslator], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.names = names
        self._languages = tuple(languages)

    def translate(
        self, context: str, source_text: str, /, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        """The other name; None leaves a text to the translator after this one."""
        word = self.names.get((context, source_text))
        if word is None:
            return None
        found = (language.translate(context, word) for language in reversed(self._languages))
        return next(filter(None, found), word)

    def isEmpty(self) -> bool:
        return False
