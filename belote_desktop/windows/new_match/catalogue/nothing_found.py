"""The advice shown if no game matches the search, with a picture and buttons that widen it."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from belote_desktop.models.games.game_search import Found
from belote_desktop.models.words import words
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.new_match.catalogue.game_filters import GameFilters
from belote_desktop.windows.new_match.catalogue.searched_backs import SearchedBacks
from belote_desktop.windows.widgets.flow import FlowLayout
from belote_desktop.windows.widgets.page import label, set_role

PICTURED = 330
"""From this height of the list on, for text at 100 %, there is room for the picture."""


class NothingFound(QWidget):
    """A sentence with buttons; hidden as long as a game matches. It has a picture where there is room for one."""

    def __init__(self, filters: GameFilters, style: Style) -> None:
        super().__init__()
        set_role(self, "plain")
        self._filters = filters
        self.picture, self.sentence = SearchedBacks(style), label(role="told", wrap=True)
        self._offers = FlowLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.picture)
        column.addWidget(self.sentence)
        column.addLayout(self._offers)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self.setMinimumHeight(self.heightForWidth(self.width()))  # the list it stands in asks for no more
        return done

    def give_room(self, height: float) -> None:
        """Show the picture in a list of this height, for text at 100 %, if it leaves room for the words."""
        self.picture.setVisible(height >= PICTURED)

    def tell(self, found: Found) -> None:
        """Show the advice if nothing was found, else hide it."""
        self._offers.clear()
        self.setVisible(not len(found))
        if len(found):
            return
        text = self._filters.text.strip()
        if found.hidden:
            self.sentence.setText(self.tr("Your filters hide every result. Show all games?"))
            #: A button.
            self._offer(self.tr("Show all games"), self._filters.clear)
        elif not text:
            self.sentence.setText(self.tr("No game fits these filters. Remove one."))
            #: A button.
            self._offer(self.tr("Show all games"), self._filters.clear)
        elif found.near:
            #: {text}: what was typed.
            self.sentence.setText(self.tr("No game is called “{text}”. Did you mean one of these?").format(text=text))
            for entry in found.near:
                name = words.translated(entry.variant.name)
                self._offer(name, lambda _on=False, name=name: self._filters.search.setText(name))
            #: A button: empty the field in which games are searched for.
            self._offer(self.tr("Clear the search"), self._start_over)
        else:
            #: {text}: what was typed.
            said = self.tr("No game is called “{text}”. Try part of a name, a country, or a word such as kitty.")
            self.sentence.setText(said.format(text=text))
            #: A button: empty the field in which games are searched for.
            self._offer(self.tr("Clear the search"), self._start_over)

    def _offer(self, text: str, does: object) -> None:
        button = QPushButton(text)
        set_role(button, "chip")
        button.setAutoDefault(False)
        button.clicked.connect(does)
        self._offers.addWidget(button)
        button.show()

    def _start_over(self) -> None:
        self._filters.search.clear()
        self._filters.clear()
