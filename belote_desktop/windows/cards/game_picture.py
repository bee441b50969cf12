"""The drawing of a game's deal as a part of a page."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from belote_desktop.engine import Ruleset
from belote_desktop.windows.look.style import Style


class GamePicture(QWidget):
    """A drawing of this size at 100 %. It is decoration: the game is named beside it."""

    def __init__(self, style: Style, rules: Ruleset, size: QSize) -> None:
        super().__init__()
        self._style, self._rules, self._size = style, rules, size
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(self._size.width()), self._style.px(self._size.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        from belote_desktop.windows.cards.deal_picture import paint_deal

        painter = QPainter(self)
        paint_deal(painter, QRectF(self.rect()), self._style, self._rules)
        painter.end()
