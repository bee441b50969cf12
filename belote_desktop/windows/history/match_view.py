"""The list of finished matches: one column, or two in a wide window, moved through with the arrow keys."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QWidget

from belote_desktop.models.history.history_model import HistoryModel
from belote_desktop.models.preferences import Preferences
from belote_desktop.variants import GameShelf
from belote_desktop.windows.history.match_delegate import LOW, STACKED, MatchDelegate
from belote_desktop.windows.look.style import Style

TWO = 1200
"""From this width at 100 % there are two columns."""
TALL, HIGH = 164, 640
"""The height of a match at 100 % in one column, in a list that is so high."""
MOST, APART = 290, 8
"""The greatest height of a match at 100 %, and the room between two."""


class MatchView(QListView):
    """`pressed_key` carries a key that the page may know: a letter, or Delete."""

    pressed_key = Signal(Qt.Key)

    def __init__(
        self, style: Style, preferences: Preferences, shelf: GameShelf, model: HistoryModel, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._style = style
        self.painter = MatchDelegate(style, preferences, shelf, model, self)
        self.setItemDelegate(self.painter)
        self.setModel(model)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setMovement(QListView.Movement.Static)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setMinimumHeight(80)

    @property
    def columns(self) -> int:
        """How many matches stand beside each other."""
        return 2 if self.width() / self._style.scale >= TWO else 1

    @property
    def _room(self) -> int:
        """The width that Qt lays matches out in: it keeps the place of the scroll bar free, seen or not."""
        extent = QStyle.PixelMetric.PM_ScrollBarExtent
        return self.maximumViewportSize().width() - self.style().pixelMetric(extent, None, self.verticalScrollBar())

    @property
    def _high(self) -> float:
        """The height of a match at 100 %. Two beside each other have a height of which whole rows fill the list."""
        high = self.height() / self._style.scale
        if self.columns == 1:
            return TALL if high >= HIGH else LOW
        return min(max(STACKED, high / max(1, high // (STACKED + APART)) - APART), MOST)

    def fit(self) -> None:
        """Share the width between the columns."""
        wide = max(120, self._room // self.columns - 1)
        size = QSize(wide, int(self._high * self._style.scale) + APART)
        if size != self.painter.size:
            self.painter.size = size
            self.setGridSize(size)
            self.scheduleDelayedItemsLayout()
            self.scrollTo(self.currentIndex())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the match that is chosen; letters and Delete are passed on."""
        key, letter = event.key(), bool(event.text().strip()) and event.text().isprintable()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.currentIndex().isValid():
                self.activated.emit(self.currentIndex())
        elif not event.modifiers() and (letter or key == Qt.Key.Key_Delete):
            self.pressed_key.emit(Qt.Key(key))
        else:
            super().keyPressEvent(event)
