"""The games to choose from: those played last, one of each kind, and the families, chosen by mouse and keyboard."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from belote_desktop.table.announcing import tell_reader
from belote_desktop.table.overlays.reader_clicks import show_checked
from belote_desktop.windows.new_match.catalogue.arrow_navigation import next_part
from belote_desktop.windows.new_match.catalogue.game_card import GameCard
from belote_desktop.windows.new_match.catalogue.grouped_games import GroupedGames


class GameList(GroupedGames):
    """`chosen` carries the id of a game, `started` that of a game to be played at once, `told` that of one to be
    described.
    """

    chosen = Signal(str)
    started = Signal(str)
    told = Signal(str)

    _followed = ""
    """The text whose first game found was chosen."""

    def _on_made(self, card: GameCard) -> None:
        show_checked(card, card.entry.id == self._chosen)
        self._compare(card)
        card.clicked.connect(lambda: self.chosen.emit(card.entry.id))
        card.entered.connect(lambda: self._enter(card))
        card.told.connect(lambda: self._tell(card))
        card.steered.connect(lambda key: self._steer(Qt.Key(key)))
        card.typed.connect(self._type)

    def _tell(self, card: GameCard) -> None:
        """Choose a game, and ask for its description."""
        card.click()
        self.told.emit(card.entry.id)

    def _enter(self, card: GameCard) -> None:
        self.chosen.emit(card.entry.id)
        if not card.entry.variant.known:
            self.started.emit(card.entry.id)

    def _on_looked_for(self) -> None:
        """Search again, scroll to the top, and tell a screen reader how many games were found."""
        self._look()
        self._forget_revealed()
        self._area.verticalScrollBar().setValue(0)
        self._follow()
        said = self.tr("%n game(s) found", "", len(self._found)) if len(self._found) else self.nothing.sentence.text()
        tell_reader(self, said)

    def _follow(self) -> None:
        """Choose the first game found that can be played, whenever the text searched for has changed."""
        text, before = self.filters.text.strip(), self._followed
        self._followed = text
        playable = [entry.id for entry in (*self._found.named, *self._found.ruled) if not entry.variant.known]
        if text and text != before and playable:
            self.chosen.emit(playable[0])

    def _steer(self, key: Qt.Key) -> None:
        """An arrow key goes to the next card, or the heading of a group, and chooses the card."""
        heads: list[QWidget] = [section.head for section in self.sections.values() if not section.isHidden()]
        now = self.focusWidget()
        part = next_part([*self.cards, *heads], now, key, self._holder, self.layoutDirection())
        if part is None and key is Qt.Key.Key_Up:
            part = self.search
        if part is None:
            return
        part.setFocus(Qt.FocusReason.OtherFocusReason)
        if isinstance(part, GameCard):
            self.chosen.emit(part.entry.id)
        if part is not self.search:
            self._forget_revealed()
            self._bring(part)

    def _type(self, text: str) -> None:
        """Put letters typed on a card into the search field."""
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)
        self.search.insert(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the arrow keys of headings, and Down in the search field."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            if self.search.hasFocus():
                self._into_the_list()
            else:
                self._steer(Qt.Key(event.key()))
            return
        super().keyPressEvent(event)

    def _into_the_list(self) -> None:
        cards = self.cards
        if cards:
            card = next((card for card in cards if card.isChecked()), cards[0])
            card.setFocus(Qt.FocusReason.OtherFocusReason)
            self.chosen.emit(card.entry.id)
            self._bring(card)

    def _take_first(self) -> None:
        """Choose the first game found, on Enter in the search field."""
        if self.cards and self.filters.text.strip():
            self.cards[0].click()
            self.cards[0].setFocus(Qt.FocusReason.OtherFocusReason)
