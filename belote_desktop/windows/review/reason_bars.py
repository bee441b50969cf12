"""Two bars on a common scale: what the best action and the one chosen bring on average, with the error between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from belote_desktop.table.items.flowing_text import one_line
from belote_desktop.table.items.fonts import text_width
from belote_desktop.table.items.painting import box, smooth, write
from belote_desktop.table.items.theme import mixed
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.mirroring import visual_rect

ROW, BAR = 46, 26
"""The heights of a row and of its bar (art/pages, picture 07)."""
BELOW, ABOVE = 2.0, 0.2
"""How far the scale reaches below the smaller value and above the greater one, in parts of what lies between them."""


@dataclass(frozen=True)
class Bar:
    """An action as its token, the word for it, and its value; `error` is half the width of the bracket, 0 for none."""

    action: str
    word: str
    value: float
    number: str
    error: float = 0.0


class ReasonBars(QWidget):
    """The first bar is the best action; the others are measured against its end, a dashed line."""

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
        reach = [end for bar in self.bars for end in (bar.value - bar.error, bar.value + bar.error)]
        apart = max(max(reach) - min(reach), 1.0)
        return min(reach) - BELOW * apart, max(reach) + ABOVE * apart

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.bars:
            return
        painter, px = QPainter(self), self._style.px
        smooth(painter)
        painter.setLayoutDirection(self.layoutDirection())
        names = max(one_line(bar.action, px(14)).width for bar in self.bars) + px(10)
        figures = max(text_width(bar.number, px(19), bold=True, serif=True) for bar in self.bars) + px(14)
        room = QRectF(names, 0, max(px(40), self.width() - names - figures), self.height())
        for place, bar in enumerate(self.bars):
            self._paint_bar(painter, room, place, bar)
        end = room.x() + self._length(room, self.bars[0].value)
        down = self._seen(QRectF(end, px(BAR + 6), 1, self.height() - px(BAR + 8)))
        painter.setPen(QPen(self._style.ink.text2, 1.4, Qt.PenStyle.DashLine))
        painter.drawLine(down.topLeft(), down.bottomLeft())
        painter.end()

    def _paint_bar(self, painter: QPainter, room: QRectF, place: int, bar: Bar) -> None:
        px, theme, top = self._style.px, self._style.theme, self._style.px(ROW) * place
        name = one_line(bar.action, px(14))
        said = self._seen(QRectF(0, top + (px(BAR) - name.height) / 2, room.x(), name.height))
        name.paint(painter, said, theme.text, self._style.deck)
        rect = self._seen(QRectF(room.x(), top, self._length(room, bar.value), px(BAR)))
        best = place == 0
        fill = theme.we if best else mixed(theme.you, theme.raised, 0.72)
        box(painter, rect, 5, fill, theme.we if best else theme.you, 2)
        word = rect.adjusted(px(10), 0, -px(10), 0)
        write(painter, word, bar.word, px(13), theme.raised if best else theme.text, bold=True)
        figure = self._seen(QRectF(room.right(), top, self.width() - room.right(), px(BAR)))
        align = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
        write(painter, figure, bar.number, px(19), theme.text, bold=True, serif=True, align=align)
        if bar.error:
            self._paint_bracket(painter, room, top + px(BAR + 7), bar)

    def _paint_bracket(self, painter: QPainter, room: QRectF, level: float, bar: Bar) -> None:
        """The interval in which the end of a bar lies in 95 cases of 100."""
        left, right = (room.x() + self._length(room, bar.value + end) for end in (-bar.error, bar.error))
        line, half = self._seen(QRectF(left, level, right - left, 1)), self._style.px(4)
        painter.setPen(QPen(self._style.ink.text, 2))
        painter.drawLine(line.topLeft(), line.topRight())
        for end in (line.left(), line.right()):
            painter.drawLine(round(end), round(level) - half, round(end), round(level) + half)

    def _length(self, room: QRectF, value: float) -> float:
        low, high = self.span
        return (value - low) / (high - low) * room.width()

    def _seen(self, place: QRectF) -> QRectF:
        """A place counted from where the window begins to read."""
        return QRectF(visual_rect(self.layoutDirection(), QRect(self.rect()), place.toAlignedRect()))
