"""The words of the game on the table: underlined in messages and hints, and explained where they are clicked."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtWidgets import QWidget

from belote_desktop.engine import Ruleset
from belote_desktop.table.view import TableView
from belote_desktop.windows.glossary.linked_words import SCHEME, LinkedWords
from belote_desktop.windows.glossary.word_card import explain, place_of, place_of_coach
from belote_desktop.windows.look.services import Services
from belote_desktop.windows.shell.banner import Banner


class WordCards(QObject):
    """Follows the game on the table and the language of the window."""

    def __init__(self, services: Services, banner: Banner, window: QWidget) -> None:
        super().__init__(window)
        self._services, self._banner, self._window = services, banner, window
        self._table: TableView | None = None
        banner.word_asked.connect(lambda address: self.explain(address, place_of(banner)))
        window.installEventFilter(self)

    def follow(self, rules: Ruleset, table: TableView) -> None:
        """Underline the words of a game."""
        if self._table is not table:
            self._table = table
            table.word_asked.connect(lambda entry: self.explain(SCHEME + entry, place_of_coach(table)))
        self._banner.linked = LinkedWords(rules)
        table.underline(self._banner.linked.words)

    def explain(self, address: str, off: QRect | None) -> None:
        """Open the card of a word that was clicked, off the text that it is in."""
        linked = self._banner.linked
        if linked is not None:
            explain(address, linked, self._services.style, self._services.preferences, self._window, off)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look for the words of the new language after a change."""
        linked = self._banner.linked
        if event.type() == QEvent.Type.LanguageChange and linked is not None and self._table is not None:
            linked.retranslate()
            self._table.underline(linked.words)
        return super().eventFilter(watched, event)
