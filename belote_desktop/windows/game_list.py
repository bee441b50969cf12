"""The games to choose from, country by country, with a field that finds them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from belote_desktop.models import words
from belote_desktop.variants import Variant
from belote_desktop.windows.game_card import GameCard
from belote_desktop.windows.sheet import label, scrolling, set_role
from belote_desktop.windows.style import Style


class GameList(QWidget):
    """`chosen` carries the id of a game."""

    chosen = Signal(str)

    def __init__(self, variants: Iterable[Variant], style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "plain")
        self._style = style
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._found)
        self.search.returnPressed.connect(self._take_first)
        self.nothing = label(role="sentence", wrap=True)
        holder = QWidget()
        self._grid = QGridLayout(holder)
        self._grid.setContentsMargins(20, 4, 20, 12)
        self._grid.setSpacing(10)
        self.cards = [GameCard(variant, style, holder) for variant in variants]
        for card in self.cards:
            card.clicked.connect(lambda _=False, card=card: self.chosen.emit(card.variant.id))
        self._heads: dict[str, QLabel] = {}
        for card in self.cards:
            if card.variant.country not in self._heads:
                self._heads[card.variant.country] = label(role="section")
                self._heads[card.variant.country].setParent(holder)
        self._area = scrolling(holder)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 12, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._framed(self.search))
        column.addWidget(self._framed(self.nothing))
        column.addWidget(self._area, 1)
        self._columns = 0
        self.retranslate()

    def _framed(self, part: QWidget) -> QWidget:
        """The part with the margins of the grid."""
        frame = QWidget()
        set_role(frame, "plain")
        inside = QVBoxLayout(frame)
        inside.setContentsMargins(20, 0, 20, 0)
        inside.addWidget(part)
        return frame

    def retranslate(self) -> None:
        """The language has changed."""
        self.search.setPlaceholderText(self.tr("Find a game or a country"))
        self.search.setAccessibleName(self.tr("Find a game or a country"))
        self.nothing.setText(self.tr("No game is called that way. Try a part of its name, or a country."))
        for country, head in self._heads.items():
            head.setText(words.translated(country))
        for card in self.cards:
            card.retranslate()
        self._arrange()

    def show_chosen(self, variant: str) -> None:
        """Mark a game as chosen."""
        for card in self.cards:
            card.setChecked(card.variant.id == variant)

    def reveal(self, variant: str) -> None:
        """Bring a game into sight."""
        card = next((card for card in self.cards if card.variant.id == variant), None)
        if card is not None:
            self._area.ensureWidgetVisible(card)

    @property
    def shown(self) -> list[GameCard]:
        """The games that answer to the search, in the order of the catalogue."""
        wanted = _plain(self.search.text()).split()
        return [card for card in self.cards if all(word in _plain(card.told) for word in wanted)]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width = self.width() / self._style.scale
        columns = 3 if width >= 645 else 2 if width >= 420 else 1
        if columns != self._columns:
            self._columns = columns
            self._arrange()

    def _found(self) -> None:
        """Other games answer to the search: the first of them come into sight."""
        self._arrange()
        if self.search.text():
            self._area.verticalScrollBar().setValue(0)

    def _arrange(self, *_: object) -> None:
        """Lay out what answers to the search: a heading for each country, its games below."""
        while self._grid.count():
            self._grid.takeAt(0)
        shown, columns = self.shown, max(1, self._columns)
        for part in (*self.cards, *self._heads.values()):
            part.setVisible(part in shown)
        row = 0
        for country, head in self._heads.items():
            games = [card for card in shown if card.variant.country == country]
            if not games:
                continue
            head.show()
            self._grid.addWidget(head, row, 0, 1, columns)
            for place, card in enumerate(games):
                self._grid.addWidget(card, row + 1 + place // columns, place % columns, Qt.AlignmentFlag.AlignTop)
            row += 2 + (len(games) - 1) // columns
        self._grid.setRowStretch(row, 1)
        for column in range(3):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self.nothing.setVisible(not shown)
        self._grid.activate()
        if not self.search.text():
            self.reveal(next((card.variant.id for card in self.cards if card.isChecked()), ""))

    def _take_first(self) -> None:
        """Enter in the field goes to the first game that was found."""
        if self.shown:
            self.shown[0].click()
            self.shown[0].setFocus(Qt.FocusReason.OtherFocusReason)


def _plain(text: str) -> str:
    """A text without capitals and accents, for finding."""
    spread = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in spread if not unicodedata.combining(letter))
