"""The coach's paper: a title and a few sentences, framed in brass, with the seal of a bulb at its corner."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from belote_desktop.table.items.flowing_text import LINE, FlowingText
from belote_desktop.table.items.fonts import LABEL
from belote_desktop.table.items.painting import box
from belote_desktop.table.items.shadows import shadow
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.items.theme import faint
from belote_desktop.table.layout.bubble_places import Way
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.scene.bubble import Bubble, tailed
from belote_desktop.table.teaching.order_row import OrderRow
from belote_desktop.variants.rule_sheet.picturing import Pictured

HEADING = 19.0
"""The size of the title, in pixels at 100 % (art/pages, picture 04)."""
SMALL_HEADING, MOST_LINES = 16.0, 2
"""The size of one that would take more lines than so many. Chosen by eye."""
SEAL = 44.0
WIDEST = 372.0
"""The size of the seal and the width of the paper, in pixels at 100 % (art/pages, picture 04)."""
SEAL_ASIDE, SEAL_ABOVE = 0.5 * SEAL, 0.32 * SEAL
"""How far the seal stands out of the paper."""
_BESIDE, _BELOW = 16.0, 4.0
"""The room beside a button on the paper, and above it, in pixels at 100 %."""
_ROOM = 30.0
"""The room in the picture round the paper, for its seal and its shadow, in pixels at 100 %."""


class CoachBubble(Bubble):
    """Like an explanation, with a title above it and cards below; `title`, `row` and `button` are set before `say`."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.title = ""
        self._sizes: dict[Hashable, tuple[float, float]] = {}
        self.row: tuple[Pictured, ...] = ()
        """Cards to show below the sentences."""
        self.button: tuple[float, float] | None = None
        """The width and height of a button at the end of what is said; None for none."""

    def _order(self, way: Way) -> OrderRow:
        """The row of cards; in a small window only one that tells their points."""
        is_shown = not self._stage.layout.is_compact or any(each.note is not None for each in self.row)
        return OrderRow(self.row if is_shown else (), way.ui, self._widest(way))

    def _heading(self, way: Way) -> FlowingText:
        """The title, in smaller letters if it would take more than two lines."""
        room = self._widest(way) - 0.5 * SEAL * way.ui
        usual, small = (
            FlowingText(self.title, size * way.ui, room, bold=True, serif=True) for size in (HEADING, SMALL_HEADING)
        )
        return usual if usual.lines <= MOST_LINES else small

    def _flow(self, way: Way, page: int) -> FlowingText:
        text = self._page_text(way, page)
        links = self.words.links(text) if way.pages == 1 else ()
        return FlowingText(text, LABEL * way.ui, self._widest(way), links=links)

    def _widest(self, way: Way) -> float:
        room = self._stage.layout.width - 80.0
        return min(room, WIDEST * way.ui * (1.4 if way.is_long else 1.0)) * way.share

    def size_in(self, way: Way) -> tuple[float, float]:
        """The width and height in a way; kept, since a search for a place asks for few sizes and many places."""
        shown = (self.title, self.row, self.words.sentences, self.button)
        key = (*shown, self._stage.layout, way.ui, way.is_long, way.share, way.pages)
        if key not in self._sizes:
            self._sizes[key] = self._size_in(way)
        return self._sizes[key]

    def _size_in(self, way: Way) -> tuple[float, float]:
        flows, heading, ui = [self._flow(way, page) for page in range(way.pages)], self._heading(way), way.ui
        row = self._order(way)
        wide = max(heading.width + 0.5 * SEAL * ui, row.width, *(flow.width for flow in flows))
        high = heading.height + max(flow.height for flow in flows) + row.height
        if self.button is not None:
            last, level = (row.width, row.height) if row.height else (flows[-1].last_width, LINE * LABEL * ui)
            both = last + _BESIDE * ui + self.button[0]
            is_beside = last > 0 and both <= self._widest(way)
            wide = max(wide, both if is_beside else self.button[0])
            high += max(0.0, self.button[1] - level) if is_beside else self.button[1] + _BELOW * ui
        return wide + 36 * ui, high + 26 * ui

    @property
    def text_scale(self) -> float:
        """The scale of its letters, 1 for 100 %; 0 before it says something."""
        return 0.0 if self._way is None else self._way.ui

    @property
    def button_box(self) -> Box | None:
        """Where the button lies on the table: at the end of the last line, or below it."""
        if self._way is None or self.button is None:
            return None
        (wide, high), ui, place = self.button, self._way.ui, self.box
        x = place.x + 18 * ui if self._is_mirrored else place.right - 18 * ui - wide
        return Box(x, place.bottom - 12 * ui - high, wide, high)

    def _inner(self, rect: QRectF, way: Way) -> QRectF:
        """Where the sentences lie."""
        ui = way.ui
        return rect.adjusted(18 * ui, 12 * ui + self._heading(way).height, -18 * ui, -12 * ui)

    def _paint(self, way: Way) -> None:
        stage, place, ui = self._stage, self.box, way.ui
        theme = stage.theme
        room = max(_ROOM * max(1.0, ui), _reach(place, way))
        pixmap, painter = stage.sheet(place.width + 2 * room, place.height + 2 * room)
        rect = QRectF(room, room, place.width, place.height)
        shadow(painter, rect, 14, 16, 5, 0.34)
        painter.setPen(QPen(faint(theme.cloth_brass, 1), 2))
        painter.setBrush(faint(theme.bubble, 1))
        painter.drawPath(tailed(rect, way, QPointF(place.x - room, place.y - room)))
        heading = QRectF(rect.x() + 18 * ui, rect.y() + 10 * ui, rect.width() - 36 * ui, self._heading(way).height)
        indent = 0.5 * SEAL * ui
        mirrored = self._is_mirrored
        titled = heading.adjusted(0 if mirrored else indent, 0, -indent if mirrored else 0, 0)
        self._heading(way).paint(painter, titled, theme.bubble_text, stage.suits)
        inner, flow, row = self._inner(rect, way), self._flow(way, self._page), self._order(way)
        flow.paint(painter, inner, theme.bubble_text, stage.suits)
        spare = inner.width() - row.width
        left = inner.x() + (spare / 2 if self.button is None else spare if mirrored else 0.0)
        row.paint(painter, QPointF(left, inner.y() + flow.height), stage, theme.bubble_text)
        corner = rect.topRight() if mirrored else rect.topLeft()
        _seal(painter, QPointF(corner.x(), corner.y() + 8 * ui), SEAL * ui, stage)
        painter.end()
        self.set_picture(pixmap)


def _reach(place: Box, way: Way) -> float:
    """How far the tail of a paper stands out of it, to be drawn whole."""
    if way.tail is None:
        return 0.0
    across, down = way.tip
    return 4.0 + max(place.x - across, across - place.right, place.y - down, down - place.bottom)


def _seal(painter: QPainter, centre: QPointF, size: float, stage: Stage) -> None:
    """A disc of brass with a bulb."""
    theme, half = stage.theme, size / 2
    disc = QRectF(centre.x() - half, centre.y() - half, size, size)
    box(painter, disc, half, theme.cloth_brass, theme.cloth_edge, 2)
    painter.setPen(QPen(faint(theme.cloth_edge, 1), max(1.6, size / 22)))
    glass = QRectF(centre.x() - 0.17 * size, centre.y() - 0.26 * size, 0.34 * size, 0.34 * size)
    painter.drawArc(glass, -40 * 16, 260 * 16)
    for level in (0.12, 0.18, 0.24):
        wide = 0.1 * size if level < 0.2 else 0.05 * size
        at = centre.y() + level * size
        painter.drawLine(QPointF(centre.x() - wide, at), QPointF(centre.x() + wide, at))
