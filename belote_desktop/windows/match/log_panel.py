"""The log of the match in words, beside the table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QDockWidget, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from belote_desktop.models.match.log import LogModel
from belote_desktop.windows.look.style import Style

Index = QModelIndex | QPersistentModelIndex
EDGE = 3
"""The room round a sentence."""
MOST = 340
"""The table beside the log keeps its least width in a small window, however large the text is."""

LEAST_TABLE = 640
"""The log stands beside the table if that leaves the table this width in pixels; else it floats."""


class LogLines(QStyledItemDelegate):
    """Paints each sentence on as many lines as it needs, because Qt measures it for a wider room than it paints in."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self._measured: dict[str, int] = {}
        self._measured_for: object = None

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        bar = self._view.verticalScrollBar().sizeHint().width()  # it may come only once the lines are measured
        width = self._view.width() - 2 * self._view.frameWidth() - bar - 2 * self._view.spacing()
        return QSize(width, self._high(str(index.data()), width, option) + 2 * EDGE)

    def _high(self, said: str, width: int, option: QStyleOptionViewItem) -> int:
        """How high a sentence is; kept, because Qt measures all the lines again whenever one is added."""
        for_what = width, option.font.key()
        if for_what != self._measured_for:
            self._measured_for = for_what
            self._measured.clear()
        if said not in self._measured:
            room = QRect(0, 0, max(1, width - 2 * EDGE), 10_000)
            self._measured[said] = option.fontMetrics.boundingRect(room, Qt.TextFlag.TextWordWrap, said).height()
        return self._measured[said]

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self.initStyleOption(option, index)
        said, option.text = str(index.data()), ""
        self._view.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, self._view)
        painter.save()
        painter.setFont(option.font)
        painter.setPen(option.palette.text().color())
        painter.setLayoutDirection(option.direction)
        room = option.rect.adjusted(EDGE, EDGE, -EDGE, -EDGE)
        painter.drawText(room, Qt.AlignmentFlag.AlignLeading | Qt.TextFlag.TextWordWrap, said)
        painter.restore()


class LogPanel(QDockWidget):
    """The log of the match as a panel that can be moved, closed and floated."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("log")
        self.list = QListView()
        self.list.setItemDelegate(LogLines(self.list))
        self.list.setSpacing(1)
        self.list.setUniformItemSizes(False)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setWidget(self.list)
        self._style = style
        style.changed.connect(self.restyle)
        self.restyle()
        self._word()

    def show_log(self, model: LogModel) -> None:
        """Show the log of a match, scrolled to the newest line."""
        self.list.setModel(model)
        model.rowsInserted.connect(self.list.scrollToBottom)
        self.list.scrollToBottom()

    def toggle(self, window: QWidget) -> None:
        """Hide the log, or show it: beside the table of the window if there is room, else floating over it."""
        if not self.isHidden():
            self.hide()
        elif window.width() - self.list.minimumWidth() >= LEAST_TABLE:
            self.setFloating(False)
            self.show()
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
        self.setStyleSheet(self._style.sheet())
        self.list.setMinimumWidth(min(self._style.px(220), MOST))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.list.scheduleDelayedItemsLayout()  # lines keep the wrapping of the width they had

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._word()
            model = self.list.model()
            if isinstance(model, LogModel):
                model.retranslate()

    def _word(self) -> None:
        #: A panel: the list of what happened in the match.
        self.setWindowTitle(self.tr("Log"))
        self.list.setAccessibleName(self.tr("Log of the match"))
