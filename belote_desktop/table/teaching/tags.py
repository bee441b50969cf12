"""Words on cards: what was played, what was best, what is right; with a ring round each, and the other cards veiled."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto
from itertools import product
from types import MappingProxyType

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap

from belote_desktop.engine.cards import Card
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.items.fonts import CAPTION, text_width
from belote_desktop.table.items.gliding import GlidingItem
from belote_desktop.table.items.painting import CENTRED, box, write
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.items.theme import INK_ON_BRASS, faint, outline
from belote_desktop.table.layout.geometry import kept_inside
from belote_desktop.table.layout.shapes import Box, Spot
from belote_desktop.table.scene.scene import TableScene

_MS = 120
"""How long cards take to rise and words to appear (art/pages, Motion)."""
_RING, _ROOM = 0.005, 6.0
"""A ring lies so much higher than its card, and needs so much room beside it in its picture."""
_WORDS = 20.0
"""Words lie higher than any card of the hand."""


class Role(Enum):
    """What a word says of its card: it is the best one, with a solid ring, or the one a person played, with a dashed
    one.
    """

    BEST = auto()
    PLAYED = auto()


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
        """Show these tags in the place of those before."""
        ms = self._scene.stage.time(_MS) if tags != self.shown else 0
        self.shown = MappingProxyType(dict(tags))
        self._scene.hand.set_tagged(self.shown, ms)
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
            place = _word_place(self._scene.stage, spot, width, tag.word, self.boxes.values())
            self.boxes[card] = place
            middle = Spot(place.x + place.width / 2, place.y + place.height / 2, z=_WORDS)
            self._put(_pill(self._scene.stage, place, tag), middle, ms)

    def _put(self, picture: QPixmap, spot: Spot, ms: int) -> None:
        item = GlidingItem()
        self._scene.addItem(item)
        item.set_picture(picture)
        item.place(replace(spot, opacity=0.0 if ms > 0 else 1.0))
        item.glide(spot, ms)
        self._items.append(item)


def _word_place(stage: Stage, spot: Spot, width: float, word: str, taken: Collection[Box]) -> Box:
    """The box of a word: on the upper edge of its card, clear of the index; aside or higher where others lie."""
    ui = stage.layout.ui
    wide, high = text_width(word, CAPTION * ui, bold=True) + 18 * ui, 20 * ui
    lean = width * CARD_RATIO / 2 * spot.turn * 0.0175  # the upper edge of a turned card
    place = Box(spot.x + lean - wide / 2, spot.y - width * CARD_RATIO / 2 - 0.8 * high, wide, high)
    for row, aside in product(range(len(taken) + 1), (0.0, 0.1, -0.1, 0.2, -0.2, 0.3, -0.3)):
        tried = replace(place, x=place.x + aside * width, y=place.y - row * (high + 2))
        tried = kept_inside(stage.layout, tried, 2.0)
        if not any(tried.meets(other) for other in taken):
            return tried
    return kept_inside(stage.layout, place, 2.0)


def _ring(stage: Stage, width: float, role: Role) -> QPixmap:
    """A ring round a card, over the colour of the cloth's edge so that it is seen on other cards too."""
    corner, theme = width * 14 / 252, stage.theme
    pixmap, painter = stage.sheet(width + 2 * _ROOM, width * CARD_RATIO + 2 * _ROOM)
    card = QRectF(_ROOM, _ROOM, width, width * CARD_RATIO)
    box(painter, card.adjusted(-3, -3, 3, 3), corner + 3, None, theme.cloth_edge, 5)
    if role is Role.BEST:
        box(painter, card.adjusted(-2, -2, 2, 2), corner + 2, None, theme.cloth_brass, 3)
    else:
        box(painter, card.adjusted(-2, -2, 2, 2), corner + 2, None, theme.cloth_text, 2, dashed=True)
    painter.end()
    return pixmap


def _pill(stage: Stage, place: Box, tag: Tag) -> QPixmap:
    theme, best = stage.theme, tag.role is Role.BEST
    pixmap, painter = stage.sheet(place.width + 2, place.height + 2)
    rect = QRectF(1, 1, place.width, place.height)
    edge = faint(INK_ON_BRASS, 0.5) if best else outline(theme, theme.cloth_brass, 0.7)
    box(painter, rect, place.height / 2, theme.cloth_brass if best else theme.cloth_edge, edge, 1)
    ink = INK_ON_BRASS if best else theme.cloth_text
    write(painter, rect, tag.word, CAPTION * stage.layout.ui, ink, bold=True, align=CENTRED)
    painter.end()
    return pixmap
