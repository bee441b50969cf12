"""How the last matches went, as a small line: up by one for a match that was won, down by one for one that was lost."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from belote_desktop.table.items.painting import smooth

if TYPE_CHECKING:
    from belote_desktop.windows.home.front_page import FrontPage

WIDE, HIGH, DOT = 120, 26, 4
"""The size of the plot and of the dot at its end, in pixels at 100 % (art/pages, picture 02)."""
LEAST = 3
"""Of fewer matches there is no plot."""


class CoursePlot(QWidget):
    """Hidden while there are too few matches."""

    def __init__(self, page: FrontPage) -> None:
        super().__init__()
        self._page = page
        self.course: tuple[int, ...] = ()
        """Where the line stands before the first match and after each."""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)

    def show_matches(self, results: tuple[int, ...]) -> None:
        """Show matches, the earliest first: 1 for one that was won, -1 for one that was lost, else 0."""
        self.course = tuple(accumulate(results, initial=0)) if len(results) >= LEAST else ()
        #: The tool tip of a small plot. {won}: how many of the %n matches were won.
        pattern = self.tr("Your last %n match(es): {won} won.", "", len(results))
        told = pattern.format(won=results.count(1)) if self.course else ""
        self.setToolTip(told)
        self.setAccessibleName(told)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._page.px(WIDE), self._page.px(HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.course:
            return
        painter, theme, dot = QPainter(self), self._page.style_.theme, float(self._page.px(DOT))
        smooth(painter)
        low, high = min(self.course), max(self.course)
        wide, tall = self.width() - 2 * dot - 2, self.height() - 2 * dot - 2
        spots = [
            QPointF(1 + dot + wide * place / (len(self.course) - 1), 1 + dot + tall * (high - at) / max(1, high - low))
            for place, at in enumerate(self.course)
        ]
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            spots = [QPointF(self.width() - spot.x(), spot.y()) for spot in spots]
        line = QPainterPath(spots[0])
        for spot in spots[1:]:
            line.lineTo(spot)
        painter.setPen(QPen(QColor(theme.we), 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(line)
        painter.setBrush(QColor(theme.we))
        painter.drawEllipse(spots[-1], dot, dot)
