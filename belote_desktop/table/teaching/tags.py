"""Words on cards: what was played, what was best, what is right; with a ring round each, and the other cards veiled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto
from itertools import product
from types import MappingProxyType

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap

from belote_desktop.engine.cards import Card
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.items.card_item import CardItem
from belote_desktop.table.items.fonts import CAPTION, text_width
from belote_desktop.table.items.gliding import GlidingItem
from belote_desktop.table.items.painting import CENTRED, box, write
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.items.theme import INK_ON_BRASS, faint, outline
from belote_desktop.table.layout.placement import least_covering
from belote_desktop.table.layout.seat_positions import kept_inside
from belote_desktop.table.layout.shapes import Box, Spot
from belote_desktop.table.scene.scene import TableScene

_MS = 120
"""How long cards take to rise and words to appear (art/pages, Motion)."""
_RING, _ROOM = 0.005, 6.0
"""A ring lies so much higher than its card, and needs so much room beside it in its picture."""
_WORDS = 20.0
"""Words lie higher than any card of the hand."""
_SIZES = (1.0, 0.92, 0.84)
"""The sizes of letters to try, as shares of the usual one, until a word is no wider than its card. By eye."""
_DOWN, _ASIDE = (-0.5, 0.0, 0.25, 0.5), (0.0, 0.1, -0.1, 0.2, -0.2, 0.3, -0.3)
"""Where on its card a word may lie, from the middle, as shares of its height and width. By eye."""
_MUCH = 20
"""So much more a covered word counts than a covered index: a word is never covered for an index. By eye."""


class Role(Enum):
    """What a word says of its card: it is the best one, with a solid ring, or the one a person played, with a dashed
    one. One that was missed has a solid ring, because it is right, and its word is dark, because it was not chosen.
    """

    BEST = auto()
    PLAYED = auto()
    MISSED = auto()


@dataclass(frozen=True)
class Tag:
    """A word on a card."""

    word: str
    role: Role = Role.BEST


class Tags:
    """Shows tags until `end`. A card that does not lie open on the table shows none until it does."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.shown: Mapping[Card, Tag] = MappingProxyType({})
        self.boxes: dict[Card, Box] = {}
        """Where the words lie."""
        self._items: list[GlidingItem] = []

    def show(self, tags: Mapping[Card, Tag]) -> None:
        """Show these tags in the place of those before. The other cards are veiled once the best one is among them."""
        ms = self._scene.stage.fade(_MS) if tags != self.shown else 0
        self.shown = MappingProxyType(dict(tags))
        is_answered = any(tag.role is not Role.PLAYED for tag in tags.values())
        self._scene.hand.set_tagged(self.shown if is_answered else (), ms)
        self.lay(ms)

    def end(self) -> None:
        """Take all tags away."""
        if self.shown:
            self.show({})

    def word(self, card: Card) -> str:
        """The word on a card; empty if it has none."""
        return self.shown[card].word if card in self.shown else ""

    def lay(self, ms: int = 0) -> None:
        """Put rings and words where the cards lie now."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()
        self.boxes.clear()
        lying = [(card, *found) for card in self.shown if (found := self._scene.placed(card)) is not None]
        for card, spot, width in sorted(lying, key=lambda each: each[1].x):
            tag = self.shown[card]
            self._put(_ring(self._scene.stage, width, tag.role), replace(spot, z=spot.z + _RING), ms)
            place, pixels = self._place(card, spot, width)
            self.boxes[card] = place
            middle = Spot(place.x + place.width / 2, place.y + place.height / 2, z=_WORDS)
            self._put(_pill(self._scene.stage, place, tag, pixels), middle, ms)

    def _place(self, card: Card, spot: Spot, width: float) -> tuple[Box, float]:
        """Where the word of a card lies and the size of its letters: on no other word, and not on an index."""
        ways = list(_word_ways(self._scene.stage, spot, width, self.word(card)))
        narrow = [way for way in ways if way[0].width <= width] or ways
        words = list(self.boxes.values()) * _MUCH
        cards = [item for item in self._scene.items() if isinstance(item, CardItem)]
        indices = [_index_box(item.spot, item.outline().width()) for item in cards]
        return least_covering(narrow, lambda way: way[0], [*words, *indices])

    def _put(self, picture: QPixmap, spot: Spot, ms: int) -> None:
        item = self._scene.stage.add_picture()
        item.set_picture(picture)
        item.place(replace(spot, opacity=0.0 if ms > 0 else 1.0))
        item.glide(spot, ms)
        self._items.append(item)


def _word_ways(stage: Stage, spot: Spot, width: float, word: str) -> Iterator[tuple[Box, float]]:
    """The places of a word at its own card and the sizes of its letters: on the upper edge, clear of the index; then
    on the middle or on the lower edge, each somewhat aside too. A word wider than the card is written smaller.
    """
    ui, height = stage.layout.ui, width * CARD_RATIO
    for down, share, aside in product(_DOWN, _SIZES, _ASIDE):
        pixels = CAPTION * ui * share
        wide, high = text_width(word, pixels, bold=True) + 18 * ui * share, 20 * ui * share
        lean = -down * height * spot.turn * 0.0175  # the edge of a turned card
        x, y = spot.x + lean + aside * width, spot.y + down * height - (0.3 * high if down < 0 else 0.0)
        yield kept_inside(stage.layout, Box(x - wide / 2, y - high / 2, wide, high), 2.0), pixels


def _index_box(spot: Spot, width: float) -> Box:
    """About the index in the upper left corner of a card, off its edges."""
    return Box(spot.x - 0.46 * width, spot.y - width * (CARD_RATIO / 2 - 0.07), 0.2 * width, 0.3 * width)


def _ring(stage: Stage, width: float, role: Role) -> QPixmap:
    """A ring round a card, over the colour of the cloth's edge so that it is seen on other cards too."""
    corner, theme = width * 14 / 252, stage.theme
    pixmap, painter = stage.sheet(width + 2 * _ROOM, width * CARD_RATIO + 2 * _ROOM)
    card = QRectF(_ROOM, _ROOM, width, width * CARD_RATIO)
    box(painter, card.adjusted(-3, -3, 3, 3), corner + 3, None, theme.cloth_edge, 5)
    if role is not Role.PLAYED:
        box(painter, card.adjusted(-2, -2, 2, 2), corner + 2, None, theme.cloth_brass, 3)
    else:
        box(painter, card.adjusted(-2, -2, 2, 2), corner + 2, None, theme.cloth_text, 2, dashed=True)
    painter.end()
    return pixmap


def _pill(stage: Stage, place: Box, tag: Tag, pixels: float) -> QPixmap:
    theme, best = stage.theme, tag.role is Role.BEST
    pixmap, painter = stage.sheet(place.width + 2, place.height + 2)
    rect = QRectF(1, 1, place.width, place.height)
    edge = faint(INK_ON_BRASS, 0.5) if best else outline(theme, theme.cloth_brass, 0.7)
    box(painter, rect, place.height / 2, theme.cloth_brass if best else theme.cloth_edge, edge, 1)
    ink = INK_ON_BRASS if best else theme.cloth_brass if tag.role is Role.MISSED else theme.cloth_text
    write(painter, rect, tag.word, pixels, ink, bold=True, align=CENTRED)
    painter.end()
    return pixmap
