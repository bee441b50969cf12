"""The log of the match, a sheet of paper beside the table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QDockWidget, QListView, QMainWindow, QStyle, QVBoxLayout, QWidget

from belote_desktop.models.match.log import LogModel
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.match.edge_shade import EdgeShade
from belote_desktop.windows.match.log_foot import LogFoot
from belote_desktop.windows.match.log_head import LogHead
from belote_desktop.windows.match.log_painting import EDGE, LogLines
from belote_desktop.windows.match.log_sheet import LogSheet
from belote_desktop.windows.match.log_title import LogTitle

MOST = 340
"""The table beside the log keeps its least width in a small window, however large the text is."""

SIDE = 8
"""The page beside the paper, in pixels."""
USUAL = 252
"""The least width of the log beside the table, in pixels."""
WIDE, WIDTH = 1080, 344
"""In a window so wide the log stands beside the table, not over it; and its width there, in pixels at 100 %."""


class _Narrow(QListView):
    """A list that asks for no more width than a small window has beside the table."""

    def sizeHint(self) -> QSize:
        return QSize(max(self.minimumWidth(), USUAL - 2 * SIDE), super().sizeHint().height())


class LogPanel(QDockWidget):
    """The log of the match beside the table, where it can be moved, or over the table of a small window.

    `closed`: the user closed it.
    """

    closed = Signal()

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._window: QMainWindow | None = None
        self._is_over: bool | None = None
        self._shade: EdgeShade | None = None
        self._features = self.features()
        self._title = LogTitle(style)
        self._title.closed.connect(self.put_away)
        self._title.moved.connect(self._move)
        self.topLevelChanged.connect(lambda floating: self._title.show_place(over=False, floating=floating))
        self.setTitleBarWidget(self._title)
        self.setAutoFillBackground(True)
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
        self._foot = LogFoot(style)
        rows.addWidget(self._foot)
        self.setWidget(self._sheet)
        self._style = style
        style.changed.connect(self.restyle)
        self.restyle()
        self._word()

    def show_log(self, model: LogModel) -> None:
        """Show the log of a match, scrolled to the newest line."""
        sheet = LogSheet(model, self.list)
        self._show_sheet(sheet)
        self._head.show_sides(model.sides)
        self._foot.follow(sheet)
        sheet.rowsInserted.connect(self.list.scrollToBottom)
        self.list.scrollToBottom()

    def clear(self) -> None:
        """Show no log: that of a match is gone once the match has left the table."""
        self._foot.follow(None)
        self._show_sheet(None)

    def _show_sheet(self, sheet: LogSheet | None) -> None:
        before = self.list.model(), self.list.selectionModel()  # a list owns neither: they would stay to its end
        self.list.setModel(sheet)
        for each in before:
            if each is not None:
                each.deleteLater()

    def toggle(self, window: QMainWindow) -> None:
        """Hide the log, or show it: beside the table of the window if that is wide enough, else over it."""
        if not self.isHidden():
            self.put_away()
            return
        if self._window is None:
            self._window = window
            window.installEventFilter(self)
            self._room_of(window).installEventFilter(self)
        self.setFloating(False)
        self._is_over = None
        self._place()
        QTimer.singleShot(0, self.list, self.list.scrollToBottom)  # once its lines have their width

    def put_away(self) -> None:
        """Hide the log, and let the table have the keyboard."""
        self.hide()
        self._hide_shade()
        self.closed.emit()

    def _hide_shade(self) -> None:
        if self._shade is not None:
            self._shade.hide()
            self._shade.deleteLater()
            self._shade = None

    def _place(self) -> None:
        """Stand beside the table, or lie over it, as the width of the window and the size of the text want it."""
        window = self._window
        if window is None or self.isFloating():
            return
        is_over = window.width() < self._style.px(WIDE)
        if is_over != self._is_over:
            self._is_over = is_over
            self._lie_over(window) if is_over else self._stand_beside(window)
            self._title.show_place(over=is_over, floating=False)
        if is_over:
            room = self._room_of(window).geometry()
            width = min(self._style.px(WIDTH), max(self.list.minimumWidth() + 2 * SIDE, room.width() * 9 // 20))
            place = QRect(room.right() - width + 1, room.top(), width, room.height())
            self.setGeometry(QStyle.visualRect(window.layoutDirection(), room, place))
            if self._shade is not None:
                self._shade.lie_beside(place, room)

    @staticmethod
    def _room_of(window: QMainWindow) -> QWidget:
        """What the log lies over: all of a window but its menus."""
        return window.centralWidget() or window

    def _lie_over(self, window: QMainWindow) -> None:
        """Become a sheet over the table, which keeps its room; it has the keyboard, so that Escape closes it."""
        window.removeDockWidget(self)
        self.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        self._shade = self._shade or EdgeShade(window)
        for part in (self._shade, self):
            part.show()
            part.raise_()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _stand_beside(self, window: QMainWindow) -> None:
        self._hide_shade()
        self.setFeatures(self._features)
        leftwards = window.layoutDirection() is Qt.LayoutDirection.RightToLeft
        area = Qt.DockWidgetArea.LeftDockWidgetArea if leftwards else Qt.DockWidgetArea.RightDockWidgetArea
        window.addDockWidget(area, self)
        self.show()
        window.resizeDocks([self], [min(self._style.px(WIDTH), window.width() // 3)], Qt.Orientation.Horizontal)

    def _move(self) -> None:
        """Become a window of its own, or go back beside the table."""
        self.setFloating(not self.isFloating())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the window; over the table, Escape closes the log wherever the keyboard is."""
        if self.isHidden():
            return False
        if event.type() == QEvent.Type.Resize and watched is not self._window:
            QTimer.singleShot(0, self, self._place)  # the window is being laid out
        if not self._is_over or watched is not self._window or event.type() != QEvent.Type.KeyPress:
            return False
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self.put_away()
            return True
        return False

    def restyle(self) -> None:
        """Apply a change of theme or text size."""
        theme = self._style.theme
        paper = f"background: {theme.paper}; border: none; selection-background-color: {theme.select};"
        foot = f"background: {theme.paper}; border: none; border-top: 2px solid {theme.text}; padding: 8px {EDGE}px;"
        self.setStyleSheet(f"{self._style.sheet()} LogHead {{ {paper} }} LogFoot {{ {foot} }} QListView {{ {paper} }}")
        self._title.restyle()
        self._foot.renew()
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
        self._title.show_name(self.windowTitle())
        self.list.setAccessibleName(self.tr("Log of the match"))
