"""The bars of a verdict: what the best action and the one chosen bring on average, with the error between them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from belote_desktop.table.items.bars import ROW, Bar, Drawing, span
from belote_desktop.table.items.painting import smooth
from belote_desktop.windows.look.style import Style


class ReasonBars(QWidget):
    """The first bar is the best action; the others follow below it."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self.bars: tuple[Bar, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_bars(self, bars: Sequence[Bar], spoken: str) -> None:
        """Draw these; `spoken` says the same for a screen reader."""
        self.bars = tuple(bars)
        self.setAccessibleName(spoken)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(260), self._style.px(ROW) * len(self.bars))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._style.px(160), self.sizeHint().height())

    @property
    def span(self) -> tuple[float, float]:
        """The lowest and the highest value of the scale."""
        return span(self.bars)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.bars:
            return
        painter = QPainter(self)
        smooth(painter)
        painter.setLayoutDirection(self.layoutDirection())
        drawing = Drawing(self.bars, self.width(), self._style.scale)
        drawing.paint(painter, QRectF(self.rect()), self._style.theme, self._style.deck)
        painter.end()
