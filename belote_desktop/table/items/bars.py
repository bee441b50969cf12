"""Bars from a common zero: what two actions bring, with the error between them; drawn on a page and on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from belote_desktop.table.items.flowing_text import FlowingText, one_line
from belote_desktop.table.items.fonts import text_width
from belote_desktop.table.items.painting import box, write
from belote_desktop.table.items.theme import Theme, mixed

ROW, BAR = 46.0, 26.0
"""The heights of a row and of its bar, in pixels at 100 % (art/pages, picture 07)."""
STEPS = (10.0, 20.0, 30.0, 50.0, 100.0, 150.0, 200.0, 300.0, 500.0, 1000.0, 1500.0, 2000.0, 5000.0)
"""Where a scale of points may end on each side of zero: near enough that no bar is a stub, and yet so that a difference
of one point looks like little, and one of two hundred like much."""
WHOLE = 100.0
"""Where a scale of shares ends."""
_NAME, _WORD, _FIGURE, _BEHIND = 14.0, 13.0, 19.0, 12.0
"""The sizes of letters, in pixels at 100 % (art/pages, picture 07), the last beside the bracket."""
_BESIDE, _OFF = 10.0, 5.0
"""The room between the end of a bar and its word, and between that and the dashed line, in pixels at 100 %. By eye."""
_WITH_ENDS = 4.0
"""A bracket has strokes at its ends if it is so many times as wide as they are half high; else it looks like an H."""


@dataclass(frozen=True)
class Bar:
    """An action as its token, the word for it, and its value; `error` is half the width of the bracket, 0 for none.

    The error is that of the difference to the best action, as both are measured in the same deals; `behind` tells it
    beside the bracket. With `is_share` the value is one of 100, else it counts points.
    """

    action: str
    word: str
    value: float
    number: str
    error: float = 0.0
    is_share: bool = False
    behind: str = ""


@dataclass(frozen=True)
class Chart:
    """Bars, the best first. `caption` says what they show."""

    caption: str
    bars: tuple[Bar, ...]


def span(bars: Sequence[Bar]) -> tuple[float, float]:
    """The lowest and the highest value of the scale of these bars; zero lies on it."""
    if all(bar.is_share for bar in bars):
        return 0.0, WHOLE
    reach = [end for bar in bars for end in (bar.value - bar.error, bar.value + bar.error)]
    low, high = -_end_for(-min(reach)), _end_for(max(reach))
    return (low, high) if low < high else (0.0, STEPS[0])


def _end_for(reach: float) -> float:
    """Where the scale ends on a side of zero where something reaches so far; 0 where nothing does."""
    if reach <= 0:
        return 0.0
    return next((step for step in STEPS if reach <= step), reach)


class Drawing:
    """Bars to be drawn in a width, at a scale where 1 is text at 100 %; `text` is that of the words if it differs."""

    def __init__(self, bars: Sequence[Bar], width: float, scale: float, text: float | None = None) -> None:
        self._bars, self._width, self._scale = tuple(bars), width, scale
        self._text = scale if text is None else text
        self._names = max(one_line(bar.action, _NAME * self._text).width for bar in bars) + 10 * scale
        figures = max(text_width(bar.number, _FIGURE * scale, bold=True, serif=True) for bar in bars) + 14 * scale
        self._room = max(40 * scale, width - self._names - figures)
        self.height = ROW * scale * len(bars)

    def paint(self, painter: QPainter, place: QRectF, theme: Theme, suits: str) -> None:
        """Draw them into a place of this width; from the right where the painter reads from there."""
        for row, bar in enumerate(self._bars):
            self._paint_bar(painter, place, row, bar, theme, suits)
        if any(bar.error for bar in self._bars):
            self._paint_best(painter, place, theme)
        zero = self._seen(painter, place, QRectF(self._at(0.0), 0, 0, self._foot))
        painter.setPen(QPen(QColor(theme.text2), 1.4))
        painter.drawLine(zero.topLeft(), zero.bottomLeft())

    @property
    def _foot(self) -> float:
        """The lower edge of the last bar; below it there is only what is said of it."""
        return self.height - (ROW - BAR) * self._scale

    def _paint_bar(self, painter: QPainter, place: QRectF, row: int, bar: Bar, theme: Theme, suits: str) -> None:
        scale, top, high, best = self._scale, ROW * self._scale * row, BAR * self._scale, row == 0
        name = one_line(bar.action, _NAME * self._text)
        said = self._seen(painter, place, QRectF(0, top + (high - name.height) / 2, self._names, name.height))
        name.paint(painter, said, theme.text, suits)
        start, end = self.reach(bar)
        rect = self._seen(painter, place, QRectF(start, top, end - start, high))
        fill = theme.we if best else mixed(theme.you, theme.raised, 0.72)
        box(painter, rect, 5, fill, theme.we if best else theme.you, 2)
        self._paint_word(painter, place, top, bar, theme.raised if best else theme.text, theme.text)
        beside = self._names + self._room
        figure = self._seen(painter, place, QRectF(beside, top, self._width - beside, high))
        align = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
        write(painter, figure, bar.number, _FIGURE * scale, theme.text, bold=True, serif=True, align=align)
        if bar.error:
            self._paint_bracket(painter, place, top + (BAR + 7) * scale, bar, theme)

    def _paint_word(
        self, painter: QPainter, place: QRectF, top: float, bar: Bar, inside: QColor | str, outside: QColor | str
    ) -> None:
        """Write the word into the bar, or beside it in the colour for `outside` where the bar is too short."""
        left, right = self.word_place(bar)
        start, end = self.reach(bar)
        colour = inside if start <= left and right <= end else outside
        word = self._seen(painter, place, QRectF(left, top, right - left, BAR * self._scale))
        size = _WORD * self._text * min(1.0, (right - left) / self._word_width(bar))
        write(painter, word, bar.word, size, colour, bold=True)

    def _paint_best(self, painter: QPainter, place: QRectF, theme: Theme) -> None:
        """A dashed line from the end of the best bar past the others, from which the difference is read.

        It stops where it would cross a word.
        """
        painter.setPen(QPen(QColor(theme.text2), 1.2, Qt.PenStyle.DashLine))
        line, high, begin = self._at(self._bars[0].value), BAR * self._scale, BAR * self._scale
        for row, bar in enumerate(self._bars[1:], 1):
            left, right = self.word_place(bar)
            top = ROW * self._scale * row
            end = top if left < line < right else top + high
            seen = self._seen(painter, place, QRectF(line, begin, 0, end - begin))
            painter.drawLine(seen.topLeft(), seen.bottomLeft())
            begin = top + high

    def _paint_bracket(self, painter: QPainter, place: QRectF, level: float, bar: Bar, theme: Theme) -> None:
        """The interval in which the end of a bar lies in 95 cases of 100, and beside it how far behind the best."""
        left, right = (self._at(bar.value + end) for end in (-bar.error, bar.error))
        line, half = self._seen(painter, place, QRectF(left, level, right - left, 0)), 4 * self._scale
        painter.setPen(QPen(QColor(theme.text), 2))
        painter.drawLine(line.topLeft(), line.topRight())
        for end in (line.left(), line.right()) if line.width() >= _WITH_ENDS * half else ():
            painter.drawLine(round(end), round(line.top() - half), round(end), round(line.top() + half))
        size, gap = _BEHIND * self._text, 0.8 * _BESIDE * self._scale
        wide = text_width(bar.behind, size) + 2
        begin = right + gap if right + gap + wide <= self._width else max(0.0, left - gap - wide)
        high = (ROW - BAR) * self._scale
        write(painter, self._seen(painter, place, QRectF(begin, level - high / 2, wide, high)), bar.behind, size,
              theme.text2)  # fmt: skip

    def reach(self, bar: Bar) -> tuple[float, float]:
        """Where a bar begins and ends, counted from where the window begins to read."""
        start, end = sorted((self._at(0.0), self._at(bar.value)))
        return start, end

    def word_place(self, bar: Bar) -> tuple[float, float]:
        """Where the word of a bar begins and ends: in the bar, else after it, else before it, off the end of the best.

        A bar without room for it at any of them holds a part of it, from zero on; it is smaller only where all are too
        narrow.
        """
        wide = self._word_width(bar)
        rooms = self._rooms(bar)
        left, right = next((room for room in rooms if room[1] - room[0] >= wide), rooms[-1])
        backwards = right <= self._at(0.0) and left == self._names
        return (max(left, right - wide), right) if backwards else (left, min(right, left + wide))

    def _rooms(self, bar: Bar) -> Sequence[tuple[float, float]]:
        """The places for the word of a bar, the best first; the last is the widest."""
        (start, end), gap = self.reach(bar), _BESIDE * self._scale
        ahead = self._names + self._room
        rooms = ((start + gap, end - gap), (end + gap, ahead), (self._names, start - gap))
        best, off = self._at(self._bars[0].value), _OFF * self._scale
        parts = [
            part for left, right in rooms for part in ((max(left, best + off), right), (left, min(right, best - off)))
        ]
        rest = (self._names, end - gap) if bar.value < 0 else (start + gap, ahead)
        widest = max((*rooms, rest), key=lambda room: room[1] - room[0])
        return (*(rooms if bar is self._bars[0] else parts), *rooms, rest, widest)

    def _word_width(self, bar: Bar) -> float:
        return text_width(bar.word, _WORD * self._text, bold=True) + 1

    def _at(self, value: float) -> float:
        low, high = span(self._bars)
        return self._names + (value - low) / (high - low) * self._room

    @staticmethod
    def _seen(painter: QPainter, place: QRectF, part: QRectF) -> QRectF:
        """A part counted from where the window begins to read, in the place."""
        leftwards = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
        x = place.right() - part.right() if leftwards else place.x() + part.x()
        return QRectF(x, place.y() + part.y(), part.width(), part.height())


CAPTION, SMALLER, GAP = 13.0, 0.8, 8.0
"""On the table: the size of the caption and the room around it in pixels at 100 %, and the scale of the bars against
those on a page, while their words are as large as there. Chosen by eye."""
LEAST_WIDTH = 270.0
"""The least width of a chart on the table, in pixels at 100 %. Chosen by eye."""


class ChartDrawing:
    """A chart with its caption, to be drawn on the table in a width; `ui` is the scale of the text there."""

    def __init__(self, chart: Chart, width: float, ui: float) -> None:
        self._caption = FlowingText(chart.caption, CAPTION * ui, width)
        self._bars, self._gap = Drawing(chart.bars, width, SMALLER * ui, ui), GAP * ui
        self.width = width
        self.height = self._gap + self._caption.height + 0.5 * self._gap + self._bars.height

    def paint(self, painter: QPainter, place: QRectF, theme: Theme, suits: str) -> None:
        """Draw it into a place of this size."""
        top = place.adjusted(0, self._gap, 0, 0)
        self._caption.paint(painter, top, theme.bubble_text, suits)
        self._bars.paint(painter, top.adjusted(0, self._caption.height + 0.5 * self._gap, 0, 0), theme, suits)
