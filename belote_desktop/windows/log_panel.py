"""What happened, in words, beside the table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDockWidget, QListView, QWidget

from belote_desktop.models.log import LogModel
from belote_desktop.windows.style import Style

MOST = 340
"""The table beside the log keeps its least width in a small window, however large the text is."""


class LogPanel(QDockWidget):
    """The log of the match as a panel that can be moved, closed and floated."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("log")
        self.list = QListView()
        self.list.setWordWrap(True)
        self.list.setSpacing(3)
        self.list.setUniformItemSizes(False)
        self.list.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setWidget(self.list)
        self._style = style
        style.changed.connect(self.restyle)
        self.restyle()
        self._word()

    def show_log(self, model: LogModel) -> None:
        """Show the log of a match; the newest line stays in sight."""
        self.list.setModel(model)
        model.rowsInserted.connect(self.list.scrollToBottom)
        self.list.scrollToBottom()

    def restyle(self) -> None:
        """The theme or the size of text has changed."""
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
        self.setWindowTitle(self.tr("Log"))
        self.list.setAccessibleName(self.tr("Log of the match"))
