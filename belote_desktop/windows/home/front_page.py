"""The base of both home pages: what scrolls where it has no room, words and colours that follow the settings."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from belote_desktop.windows.home.home_room import HomeRoom
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.look.style_sheet import style_sheet
from belote_desktop.windows.widgets.flow import order_tabs
from belote_desktop.windows.widgets.scrolling import scrolling


class FrontPage(QWidget):
    """A subclass fills `self.content` and ends its `__init__` with `self.renew()`.

    `room` says what has room in the window; `arrange` is called whenever it changes.
    """

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.style_ = style
        self.room = HomeRoom(1280, 800)
        self.setStyleSheet(self._sheet())
        self.content = QWidget()
        self.area = scrolling(self.content)
        self.area.setParent(self)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        whole.addWidget(self.area)
        style.changed.connect(self._on_style)

    def px(self, size: float) -> int:
        """A length given for text at 100 % in an ordinary window, scaled to the text size and to a large window."""
        return self.style_.px(size * self.room.growth)

    def first_focus(self) -> QWidget:
        """What has the keyboard when the page is shown."""
        return self

    def renew(self) -> None:
        """Word, dress and arrange everything anew."""
        self.retranslate()
        self.restyle()
        self.arrange()

    def retranslate(self) -> None:
        """Set all texts in the user's language."""
        raise NotImplementedError

    def restyle(self) -> None:
        """Set what the style sheet cannot."""

    def arrange(self) -> None:
        """Show what has room, where it has room."""
        raise NotImplementedError

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Set the Tab order before each step: parts come and go with the room."""
        order_tabs(self)
        return super().focusNextPrevChild(forward)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        scale, before = self.style_.scale, self.room
        self.room = HomeRoom(self.width() / scale, self.height() / scale)
        if self.room.growth != before.growth:
            self._on_style()
        else:
            self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.arrange()

    def _sheet(self) -> str:
        style = self.style_
        return style_sheet(style.theme, style.scale * self.room.growth, style.deck)

    def _on_style(self) -> None:
        scale = self.style_.scale
        self.room = HomeRoom(self.width() / scale, self.height() / scale)
        if self.styleSheet() != (sheet := self._sheet()):
            self.setStyleSheet(sheet)
        self.restyle()
        self.arrange()
        self.update()
