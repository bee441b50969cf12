"""A speech bubble, or an explanation: its words, its place and its picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPen

from belote_desktop.table.items.bars import LEAST_WIDTH, Chart, ChartDrawing
from belote_desktop.table.items.flowing_text import FlowingText, Link, LinkPlace
from belote_desktop.table.items.fonts import BODY, SECONDARY
from belote_desktop.table.items.gliding import GlidingItem
from belote_desktop.table.items.shadows import shadow
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.items.theme import faint, outline
from belote_desktop.table.layout.bubble_places import LEGIBLE, TAIL_ASIDE, TAIL_HALF, Tail, Way, bubble_box
from belote_desktop.table.layout.placement import least_covering
from belote_desktop.table.layout.shapes import Box, Spot
from belote_desktop.table.scene.turned_pages import marked, paged

if TYPE_CHECKING:
    from belote_desktop.models.words.glossary_words import GlossaryWords

COMES, LEAVES = 120, 100
"""Milliseconds in which a bubble appears and fades away."""
_ROOM = 24.0
_MUCH, _WIDE = 120, 540.0
"""Explanations of more letters are wider, so that they cover less of the trick."""


@dataclass(frozen=True)
class Words:
    """Sentences, and whether they are a player's speech or an explanation. Words of the `glossary` are underlined.

    What `is_talk` is in a lighter hand than calls. A `chart` is drawn below the sentences; a `note` is what a tool tip
    says.
    """

    sentences: tuple[str, ...]
    is_speech: bool
    glossary: GlossaryWords | None = None
    chart: Chart | None = None
    note: str = ""
    is_talk: bool = False

    @property
    def text(self) -> str:
        return " ".join(self.sentences)

    def links(self, shown: str) -> tuple[Link, ...]:
        """The words that can be clicked in a page of the text; each asks for an entry of the glossary by its id."""
        spots = () if self.glossary is None else self.glossary.spots(shown)
        return tuple(Link(spot.start, spot.length, spot.entry.id) for spot in spots)


class Bubble(GlidingItem):
    """A speech bubble or an explanation."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage.clock)
        self._stage = stage
        self.words = Words((), True)
        self._way: Way | None = None
        self._page = 0
        self.box = Box(0, 0, 0, 0)
        self._painted: object = None
        """What its picture shows, and how."""
        stage.scene.addItem(self)

    def say(self, words: Words, ways: Iterable[Way], seen: Sequence[Box], *, z: float, ms: int) -> None:
        """Show words in the first way that covers nothing of `seen`, or in the one that covers least."""
        self.words = words
        way = least_covering(ways, self.box_in, seen)
        self.box = self.box_in(way)
        self._way, self._page = way, 0
        self._paint(way)
        middle = Spot(self.box.x + self.box.width / 2, self.box.y + self.box.height / 2, z=z)
        if ms > 0:
            rise = 0.0 if self._stage.reduces_motion else 4.0
            self.place(replace(middle, y=middle.y + rise, opacity=0.0))
        self.glide(middle, ms)

    def close(self) -> None:
        """Fade away."""
        self.leave(self._stage.fade(LEAVES))

    def turn(self) -> bool:
        """Show the next page, after the last the first; returns False if there is only one."""
        if self._way is None or self._way.pages == 1:
            return False
        self._page = (self._page + 1) % self._way.pages
        self._paint(self._way)
        return True

    def _flow(self, way: Way, page: int) -> FlowingText:
        """The text of a page, laid out for a way."""
        layout, words, ui = self._stage.layout, self.words, way.ui
        big, room = 17 if layout.is_compact else 19, layout.width
        big = 15 if words.is_talk else big
        wide = min(_WIDE * ui, room - 400.0) if len(words.text) > _MUCH else 0.0  # clear of the plates at the sides
        pixels, limit = (big if words.is_speech else BODY) * ui, min(max(330 * ui, wide), room - 60.0)
        if way.is_long:
            pixels, limit = SECONDARY * ui, room - 60.0
        text = self._page_text(way, page)
        loud, links = words.is_speech, words.links(text) if way.pages == 1 else ()  # else a click reads on
        bold = loud and not words.is_talk
        return FlowingText(text, pixels, limit * way.share, bold=bold, serif=loud, links=links)

    def _page_text(self, way: Way, page: int) -> str:
        """The sentences of a page, marked if there are others."""
        return marked(paged(self.words.sentences, way.pages), page)

    @property
    def has_tail(self) -> bool:
        """Whether it points to what it is about."""
        return self._way is not None and self._way.tail is not None

    @property
    def is_small(self) -> bool:
        """Whether the words are much smaller than those of the table."""
        return self._way is not None and self._way.ui < LEGIBLE * self._stage.layout.ui

    @property
    def _is_mirrored(self) -> bool:
        return self._stage.direction is Qt.LayoutDirection.RightToLeft

    @property
    def rect(self) -> QRectF:
        """The place of its paper on the table."""
        return QRectF(self.box.x, self.box.y, self.box.width, self.box.height)

    @property
    def is_pointing(self) -> bool:
        """Whether its tail is drawn."""
        return self._way is not None and self._way.tail is not None and self._way.points

    @property
    def tip(self) -> tuple[float, float]:
        """Where its tail ends."""
        return (0.0, 0.0) if self._way is None else self._way.tip

    def word_at(self, point: QPointF) -> str:
        """The id of the glossary's entry for the word at a point of the table; empty for none."""
        if self._way is None:
            return ""
        return self._flow(self._way, self._page).link_at(point, self._words_rect(self._way), mirrored=self._is_mirrored)

    def word_places(self) -> tuple[LinkPlace, ...]:
        """Where the underlined words lie on the table."""
        if self._way is None:
            return ()
        return self._flow(self._way, self._page).link_places(self._words_rect(self._way), mirrored=self._is_mirrored)

    def _words_rect(self, way: Way) -> QRectF:
        return self._inner(self.rect, way)

    def box_in(self, way: Way) -> Box:
        """The box of the bubble in a way."""
        return bubble_box(self._stage.layout, way, *self.size_in(way))

    def size_in(self, way: Way) -> tuple[float, float]:
        """The width and height of the bubble in a way, large enough for each page."""
        flows = [self._flow(way, page) for page in range(way.pages)]
        wide, high = max(flow.width for flow in flows), max(flow.height for flow in flows)
        if self.words.chart is not None:
            drawn = ChartDrawing(self.words.chart, max(wide, LEAST_WIDTH * way.ui), way.ui)
            wide, high = drawn.width, high + drawn.height
        return wide + 28 * way.ui, high + 15 * way.ui

    def _inner(self, rect: QRectF, way: Way) -> QRectF:
        """Where the text lies in a bubble."""
        return rect.adjusted(14 * way.ui - 1, 7.5 * way.ui, -14 * way.ui + 1, -7.5 * way.ui)

    def _paint(self, way: Way) -> None:
        """Draw the picture anew if it shows anything else than before: the table changes with every card dealt."""
        stage, place = self._stage, self.box
        look = (self.words, way, self._page, place, stage.layout, stage.theme, stage.suits, stage.ratio)
        if look == self._painted:
            return
        self._painted = look
        room = _ROOM if way.aim is None else max(_ROOM, way.aim[1] - place.bottom, way.aim[0] - place.right)
        pixmap, painter = stage.sheet(place.width + 2 * room, place.height + 2 * room)
        rect = QRectF(room, room, place.width, place.height)
        shadow(painter, rect, 14, 16, 5, 0.34)
        painter.setPen(QPen(outline(stage.theme, stage.theme.line2, 0.55), 1))
        painter.setBrush(faint(stage.theme.bubble, 1))
        painter.drawPath(tailed(rect, way, QPointF(place.x - room, place.y - room)))
        inner = self._inner(rect, way)
        flow = self._flow(way, self._page)
        flow.paint(painter, inner, stage.theme.bubble_text, stage.suits, centred=self.words.is_speech)
        if self.words.chart is not None:
            drawn = ChartDrawing(self.words.chart, inner.width(), way.ui)
            below = QRectF(inner.x(), inner.bottom() - drawn.height, inner.width(), drawn.height)
            drawn.paint(painter, below, stage.theme, stage.suits)
        painter.end()
        self.set_picture(pixmap)


def tailed(rect: QRectF, way: Way, origin: QPointF) -> QPainterPath:
    """The outline of a bubble with its tail; `origin` is where the picture begins on the table."""
    path = QPainterPath()
    path.addRoundedRect(rect, 14, 14)
    if way.aim is not None:
        return path.united(_tail(rect, QPointF(*way.aim) - origin, "bottom"))
    if way.tail is None or not way.points:
        return path
    return path.united(_tail(rect, QPointF(way.tip[0], way.tip[1]) - origin, way.tail))


def _tail(rect: QRectF, end: QPointF, tail: Tail) -> QPainterPath:
    """The tail from the edge of the bubble to its tip; it leaves at the nearest point that is not a round corner."""
    path = QPainterPath(end)
    if tail in ("left", "right"):
        edge = rect.left() + 2 if tail == "left" else rect.right() - 2
        middle = max(rect.top() + 18, min(end.y(), rect.bottom() - 18))
        path.lineTo(edge, middle - 8)
        path.lineTo(edge, middle + 8)
    else:
        edge = rect.top() + 2 if tail == "top" else rect.bottom() - 2
        middle = max(rect.left() + TAIL_ASIDE, min(end.x(), rect.right() - TAIL_ASIDE))
        path.lineTo(middle - TAIL_HALF, edge)
        path.lineTo(middle + TAIL_HALF, edge)
    path.closeSubpath()
    return path
