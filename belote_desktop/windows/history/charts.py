"""Charts, painted once from plain values. Ours is filled, theirs is outlined: colour never stands alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from belote_desktop.models.history.match_words import day_of
from belote_desktop.models.history.tables import percent, percent_of
from belote_desktop.models.words import words
from belote_desktop.profile.figures.sums import Bar, Share
from belote_desktop.table.items.fonts import elided, text_width
from belote_desktop.table.items.painting import CENTRED, box, smooth, write
from belote_desktop.windows.look.style import Style

START = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
END = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter


class Chart(QWidget):
    """The base: it can have the keyboard, so that a screen reader tells its figures; it mirrors what it paints."""

    def __init__(self, style: Style, height: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.style_, self._height = style, height
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def wanted_height(self) -> int:
        """The height at 100 %."""
        return self._height

    def sizeHint(self) -> QSize:
        return QSize(self.style_.px(240), self.style_.px(self.wanted_height))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.style_.px(self.wanted_height))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        painter.setLayoutDirection(self.layoutDirection())
        self.paint_chart(painter, QRectF(self.rect()).adjusted(0, 4, 0, -4))
        if self.hasFocus():
            box(painter, QRectF(self.rect()), 6, None, self.style_.theme.accent_text, 2)

    def paint_chart(self, painter: QPainter, room: QRectF) -> None:
        """Paint the figures."""
        raise NotImplementedError

    def write_ends(self, painter: QPainter, room: QRectF, ends: Sequence[tuple[float, str]]) -> None:
        """Write below the first and the last point, at their x, what they are; the last alone if there is no room."""
        pixels, colour, before = self.style_.px(12), self.style_.theme.text3, QRectF()
        for x, text in reversed(ends):
            wide = min(text_width(text, pixels) + 4, room.width())
            left = min(max(x - wide / 2, room.left()), room.right() - wide)
            place = QRectF(left, room.top(), wide, room.height())
            if not place.adjusted(-pixels, 0, pixels, 0).intersects(before):
                write(painter, place, elided(text, wide, pixels), pixels, colour, align=CENTRED)
                before = place

    def mirrored(self, room: QRectF, part: QRectF) -> QRectF:
        """A part of the room, counted from where the window begins to read."""
        if self.layoutDirection() is Qt.LayoutDirection.LeftToRight:
            return part
        return QRectF(room.left() + room.right() - part.right(), part.top(), part.width(), part.height())


@dataclass(frozen=True)
class Row:
    """One bar: its name, its share, and what the share is of."""

    name: str
    share: Share
    of: str


class ShareBars(Chart):
    """A row for each share: its name and percentage, a bar on a track, and a note below."""

    ROW, FEW = 50, 8
    """The height of a row at 100 %, and the most rows."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, 0, parent)
        self.rows: tuple[Row, ...] = ()

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Paint these shares, as many as there is room for; the table has them all."""
        self.rows = tuple(rows[: self.FEW])
        self.updateGeometry()
        self.update()

    @property
    def wanted_height(self) -> int:
        return max(1, len(self.rows)) * self.ROW + 8

    def paint_chart(self, painter: QPainter, room: QRectF) -> None:
        px = self.style_.px
        for place, row in enumerate(self.rows):
            self._paint_row(painter, QRectF(room.left(), room.top() + place * px(self.ROW), room.width(), px(44)), row)

    def _paint_row(self, painter: QPainter, room: QRectF, row: Row) -> None:
        px, theme = self.style_.px, self.style_.theme
        told = percent_of(row.share)
        figure = text_width(told, px(16), bold=True, serif=True) + 8
        line = QRectF(room.left(), room.top(), room.width(), px(20))
        name = self.mirrored(line, line.adjusted(0, 0, -figure, 0))
        write(painter, name, elided(row.name, name.width(), px(14)), px(14), theme.text, align=START)
        write(painter, line, told, px(16), theme.text, bold=True, serif=True, align=END)
        track = QRectF(room.left(), line.bottom() + px(2), room.width(), px(7))
        box(painter, track, px(3), theme.sunken, theme.line2 if theme.is_contrast else None)
        part = row.share.well / row.share.whole if row.share.whole else 0
        filled = QRectF(track.left(), track.top(), track.width() * part, track.height())
        if part:
            box(painter, self.mirrored(track, filled), min(px(3), filled.width() / 2), theme.accent)
        note = QRectF(room.left(), track.bottom() + 1, room.width(), px(16))
        write(painter, note, elided(row.of, note.width(), px(12)), px(12), theme.text3, align=START)


class WonLost(Chart):
    """The matches won, drawn and lost as one bar: won filled, lost outlined."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, 44, parent)
        self._parts: tuple[tuple[int, str], ...] = ()

    def show_counts(self, *parts: tuple[int, str]) -> None:
        """The numbers of matches won, drawn and lost, each with its words."""
        self._parts = parts
        self.setAccessibleName(words.in_a_row([text for count, text in parts if count]))
        self.update()

    def paint_chart(self, painter: QPainter, room: QRectF) -> None:
        px, theme = self.style_.px, self.style_.theme
        whole = sum(count for count, _ in self._parts)
        x = room.left()
        looks = ((theme.we, theme.panel), (None, theme.text2), (None, theme.text))
        for (count, text), (fill, ink) in zip(self._parts, looks, strict=True):
            if not count:
                continue
            part = self.mirrored(room, QRectF(x, room.top(), room.width() * count / whole, room.height()))
            x += part.width()
            box(painter, part, px(5), fill, None if fill else theme.you, 1.5)
            if text_width(text, px(14), bold=True) + 8 <= part.width():
                write(painter, part, text, px(14), ink, bold=True, align=CENTRED)


class TimePlot(Chart):
    """Shares over time as a line in the band of their 95 % intervals, with a line at one half."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, 240, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        self.spells: tuple[Share, ...] = ()

    def show_spells(self, spells: Sequence[Share]) -> None:
        """Paint these shares, the earliest first."""
        self.spells = tuple(spells)
        self.update()

    def paint_chart(self, painter: QPainter, room: QRectF) -> None:
        if not self.spells:
            return
        px = self.style_.px
        gutter = text_width(percent(1), px(12)) + 8
        area = self.mirrored(room, room.adjusted(gutter, px(8), -px(14), -px(24)))
        low, high = self._limits()
        self._paint_scale(painter, room, area, low, high)
        self._paint_band(painter, area, low, high)
        self._paint_line(painter, area, low, high)

    def _limits(self) -> tuple[float, float]:
        """The lowest and highest share shown, in steps of ten percent, one half among them."""
        ends = [end for spell in self.spells for end in spell.interval]
        return min(0.4, int(min(ends) * 10) / 10), max(0.6, -(-max(ends) * 10 // 1) / 10)

    def _spot(self, area: QRectF, place: int, share: float, low: float, high: float) -> QPointF:
        part = (place + 0.5) / len(self.spells)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            part = 1 - part
        return QPointF(area.left() + part * area.width(), area.bottom() - (share - low) / (high - low) * area.height())

    def _paint_scale(self, painter: QPainter, room: QRectF, area: QRectF, low: float, high: float) -> None:
        px, theme = self.style_.px, self.style_.theme
        steps = round((high - low) * 10)
        every = 1 if area.height() / max(1, steps) >= px(16) else 2
        for step in range(0, steps + 1, every):
            share = low + step / 10
            y = self._spot(area, 0, share, low, high).y()
            is_half = abs(share - 0.5) < 0.01
            dots = Qt.PenStyle.SolidLine if is_half else Qt.PenStyle.DotLine
            painter.setPen(QPen(self.style_.ink.line2, 1.4 if is_half else 1, dots))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            line = QRectF(room.left(), y - px(9), room.width(), px(18))
            write(painter, line, percent(share), px(12), theme.text if is_half else theme.text3, align=START)
        foot = QRectF(room.left(), area.bottom() + px(4), room.width(), px(18))
        spots = [self._spot(area, place, low, low, high).x() for place in range(len(self.spells))]
        days = [(x, day_of(spell.key)) for x, spell in zip(spots, self.spells, strict=True)]
        self.write_ends(painter, foot, days if len(days) < 2 else [days[0], days[-1]])

    def _paint_band(self, painter: QPainter, area: QRectF, low: float, high: float) -> None:
        limits = [spell.interval for spell in self.spells]
        upper = [self._spot(area, place, each[1], low, high) for place, each in enumerate(limits)]
        lower = [self._spot(area, place, each[0], low, high) for place, each in enumerate(limits)]
        colour = self.style_.ink.we
        colour.setAlphaF(0.16)
        painter.setPen(QPen(self.style_.ink.we, 1, Qt.PenStyle.DotLine))
        painter.setBrush(colour)
        painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))

    def _paint_line(self, painter: QPainter, area: QRectF, low: float, high: float) -> None:
        ink, px = self.style_.ink, self.style_.px
        spots = [
            self._spot(area, place, spell.well / spell.whole, low, high) for place, spell in enumerate(self.spells)
        ]
        line = QPainterPath(spots[0])
        for spot in spots[1:]:
            line.lineTo(spot)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink.we, 2.4))
        painter.drawPath(line)
        painter.setBrush(ink.raised)
        for spot in spots:
            painter.drawEllipse(spot, px(4), px(4))
        told, theme = percent_of(self.spells[-1]), self.style_.theme
        place = self._beside(area, spots[-1])
        box(painter, place, px(6), theme.raised)
        write(painter, place, told, px(17), theme.we, bold=True, serif=True, align=CENTRED)

    def _beside(self, area: QRectF, spot: QPointF) -> QRectF:
        """The room of the last figure: above its point, or below it at the top of the plot."""
        wide, high, apart = self.style_.px(62), self.style_.px(22), self.style_.px(7)
        y = spot.y() - high - apart if spot.y() - area.top() > high + apart else spot.y() + apart
        left = min(max(spot.x() - wide / 2, area.left()), area.right() + self.style_.px(12) - wide)
        return QRectF(left, y, wide, high)


class Histogram(Chart):
    """How many deals ended how: behind at the start of reading and outlined, ahead at its end and filled."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, 200, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        self.bars: tuple[Bar, ...] = ()

    def show_bars(self, bars: Sequence[Bar]) -> None:
        """Paint these bars."""
        self.bars = tuple(bars)
        self.update()

    def paint_chart(self, painter: QPainter, room: QRectF) -> None:
        if not self.bars:
            return
        px, theme = self.style_.px, self.style_.theme
        area, most = room.adjusted(0, px(18), 0, -px(22)), max(bar.count for bar in self.bars)
        wide = area.width() / len(self.bars)
        for place, bar in enumerate(self.bars):
            high = area.height() * bar.count / most
            part = QRectF(area.left() + place * wide + 2, area.bottom() - high, wide - 4, high)
            shape = self.mirrored(area, part)
            if bar.count:
                ours = bar.low >= 0
                box(painter, shape, px(3), theme.we if ours else None, None if ours else theme.you, 1.5)
                above = QRectF(shape.center().x() - px(20), shape.top() - px(17), px(40), px(16))
                if wide >= text_width(words.number(most), px(11)):
                    write(painter, above, words.number(bar.count), px(11), theme.text3, align=CENTRED)
        painter.setPen(QPen(self.style_.ink.line2, 1.4))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        painter.drawLine(QPointF(area.center().x(), room.top()), QPointF(area.center().x(), area.bottom()))
        foot = QRectF(area.left(), area.bottom() + px(3), area.width(), px(18))
        write(painter, foot, words.signed(self.bars[0].low), px(12), theme.text3, align=START)
        write(painter, foot, words.number(0), px(12), theme.text3, align=CENTRED)
        write(painter, foot, words.signed(self.bars[-1].high), px(12), theme.text3, align=END)
