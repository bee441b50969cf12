"""The log of the match, a sheet of paper beside the table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDockWidget, QListView, QMainWindow, QStyle, QVBoxLayout, QWidget

from belote_desktop.models.match.log import LogModel
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.match.log_head import LogHead
from belote_desktop.windows.match.log_painting import LogLines
from belote_desktop.windows.match.log_sheet import LogSheet

MOST = 340
"""The table beside the log keeps its least width in a small window, however large the text is."""

SIDE = 8
"""The page beside the paper, in pixels."""
USUAL = 252
"""The width of the log in a small window, in pixels: at 900 pixels the table keeps its least width."""
WIDE, WIDTH = 1080, 344
"""In a window so wide the log takes this width in pixels, at 100 %."""
LEAST_TABLE = 640
"""The log stands beside the table if that leaves the table this width in pixels; else it floats."""


class _Narrow(QListView):
    """A list that asks for no more width than a small window has beside the table."""

    def sizeHint(self) -> QSize:
        return QSize(max(self.minimumWidth(), USUAL - 2 * SIDE), super().sizeHint().height())


class LogPanel(QDockWidget):
    """The log of the match as a panel that can be moved, closed and floated."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("log")
        self.list = _Narrow()
        lines = LogLines(self.list, style)
        self.list.setItemDelegate(lines)
        self._head = LogHead(style, self.list, lines)
        self.list.setSpacing(1)
        self.list.setUniformItemSizes(False)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self._sheet = QWidget()
        rows = QVBoxLayout(self._sheet)
        rows.setContentsMargins(SIDE, 4, SIDE, SIDE)
        rows.setSpacing(0)
        rows.addWidget(self._head)
        rows.addWidget(self.list, 1)
        self.setWidget(self._sheet)
        self._style = style
        style.changed.connect(self.restyle)
        self.restyle()
        self._word()

    def show_log(self, model: LogModel) -> None:
        """Show the log of a match, scrolled to the newest line."""
        sheet = LogSheet(model, self.list)
        before = self.list.model(), self.list.selectionModel()  # a list owns neither: they would stay to its end
        self.list.setModel(sheet)
        for each in before:
            if each is not None:
                each.deleteLater()
        self._head.show_sides(model.sides)
        sheet.rowsInserted.connect(self.list.scrollToBottom)
        self.list.scrollToBottom()

    def toggle(self, window: QWidget) -> None:
        """Hide the log, or show it: beside the table of the window if there is room, else floating over it."""
        if not self.isHidden():
            self.hide()
        elif window.width() - self.list.minimumWidth() >= LEAST_TABLE:
            self.setFloating(False)
            self.show()
            if isinstance(window, QMainWindow) and window.width() >= WIDE:
                window.resizeDocks([self], [min(self._style.px(WIDTH), window.width() // 3)], Qt.Orientation.Horizontal)
        else:
            self._float_over(window)

    def _float_over(self, window: QWidget) -> None:
        """Float as a window of its own at the trailing edge of a window that has no room for it."""
        self.setFloating(True)
        width, rest = max(self.list.minimumWidth() + 20, 280), window.rect().adjusted(12, 60, -12, -60)
        place = QRect(rest.right() - width + 1, rest.top(), width, rest.height())
        mirrored = QStyle.visualRect(window.layoutDirection(), window.rect(), place)
        self.setGeometry(QRect(window.mapToGlobal(mirrored.topLeft()), mirrored.size()))
        self.show()

    def restyle(self) -> None:
        """Apply a change of theme or text size."""
        theme = self._style.theme
        paper = f"background: {theme.paper}; border: none; selection-background-color: {theme.select};"
        self.setStyleSheet(f"{self._style.sheet()} LogHead {{ {paper} }} QListView {{ {paper} }}")
        self.list.setMinimumWidth(min(self._style.px(220), MOST) - 2 * SIDE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.list.scheduleDelayedItemsLayout()  # lines keep the wrapping of the width they had

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._word()
            model = self.list.model()
            if isinstance(model, LogSheet):
                model.log.retranslate()

    def _word(self) -> None:
        #: A panel: the list of what happened in the match.
        self.setWindowTitle(self.tr("Log"))
        self.list.setAccessibleName(self.tr("Log of the match"))
