"""A list of games with buttons beside it; on a narrow page the buttons are below."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QVBoxLayout, QWidget

from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.entry_list import EntryList
from belote_desktop.windows.widgets.page import panel
from belote_desktop.windows.widgets.scrolling import scrolling

NARROWEST = 220
"""The least width beside the buttons that fits the name of a game, for text at 100 %."""


class GameColumns(QWidget):
    """The list and its buttons."""

    def __init__(self, style: Style, games: EntryList, buttons: Iterable[QPushButton]) -> None:
        super().__init__()
        self._style, self._games = style, games
        paper = panel("paper")
        inside = QVBoxLayout(paper)
        inside.setContentsMargins(16, 14, 16, 14)
        inside.addWidget(games, 1)
        self._held = holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 12, 0)
        column.setSpacing(8)
        for button in buttons:
            column.addWidget(button)
        column.addStretch(1)
        self.doings = scrolling(holder)
        whole = QWidget()
        self._columns = columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, whole)
        columns.setSpacing(16)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.addWidget(paper, 1)
        columns.addWidget(self.doings)
        area = scrolling(whole)
        for each in (self.doings, area):
            each.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(area)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Give the buttons the width of their words, and put the list above them if too little is left beside."""
        buttons = self._held.minimumSizeHint()
        needed = buttons.width() + self.doings.verticalScrollBar().sizeHint().width()
        aside = max(min(self._style.px(250), 420), needed)
        is_beside = self.width() - aside >= self._style.px(NARROWEST)
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(beside if is_beside else below)
        self.doings.setMinimumSize(aside if is_beside else 0, 0 if is_beside else buttons.height())
        self.doings.setMaximumWidth(aside if is_beside else max(aside, self.width()))
        self._games.show_whole(not is_beside)
