"""The hands of the other players: fans of backs with their true number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from belote_desktop.engine.cards import Card
from belote_desktop.models.words import words
from belote_desktop.table.items.card_item import CardItem
from belote_desktop.table.items.fonts import CAPTION
from belote_desktop.table.items.packets import deal_packet, piled
from belote_desktop.table.items.painting import CENTRED, box, write
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.items.theme import faint, outline
from belote_desktop.table.layout.seat_positions import back_spots, count_place, open_spots
from belote_desktop.table.layout.shapes import Box, Spot
from belote_desktop.table.layout.sides import Side


class SeatFan:
    """The fan of one player's hand."""

    def __init__(self, stage: Stage, seat: int) -> None:
        self._stage = stage
        self._seat = seat
        self._items: list[CardItem] = []
        self._open: tuple[Card, ...] = ()
        self._dealt = 0
        self._disc = QGraphicsPixmapItem()
        self._disc.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._disc.setZValue(3)
        stage.scene.addItem(self._disc)

    @property
    def backs(self) -> tuple[CardItem, ...]:
        """The items that lie face down: all, or none if the hand is open."""
        return tuple(self._items) if self._disc.isVisible() else ()

    @property
    def is_closed(self) -> bool:
        """Whether the cards lie face down."""
        return not self._open

    @property
    def number_box(self) -> Box:
        """The box of the number of cards."""
        place, side = self._disc.pos(), 22 * self._stage.layout.ui
        return Box(place.x(), place.y(), side, side)

    @property
    def has_pile_dealt(self) -> bool:
        """Whether cards that were dealt lie on a pile, to be taken up."""
        return bool(self._dealt)

    def show(
        self,
        count: int,
        ms: int,
        *,
        arriving_ms: int = 0,
        source: Spot | None = None,
        cards: Sequence[Card] = (),
        dealt: bool = False,
    ) -> None:
        """Show `count` cards; the fan closes in `ms`, new ones come from `source` or the pack in `arriving_ms`.

        `cards` are the hand if it is open; it then lies upright. Cards that are `dealt` stay on a pile until the fan
        is shown without that.
        """
        stage = self._stage
        self._open = tuple(cards)
        while len(self._items) > count:
            stage.scene.removeItem(self._items.pop())
        known = len(self._items)
        while len(self._items) < count:
            item = stage.add_card()
            self._items.append(item)
        side, layout = stage.side(self._seat), stage.layout
        self._dealt = self._dealt + count - known if dealt else 0
        small, start = layout.trick_card / layout.back, source or stage.pack
        spots = open_spots(layout, side, count) if cards else self._closed_spots(side, count)
        faces: Sequence[Card | None] = cards or (None,) * count
        for place, (item, card, spot) in enumerate(zip(self._items, faces, spots, strict=True)):
            stage.dress(item, card, layout.back)
            if place >= known:
                item.place(Spot(start.x, start.y, spot.turn - 90, small * start.scale, spot.z))
            if place < known or not dealt:
                item.glide(spot, ms if place < known else arriving_ms)
        if dealt:
            deal_packet(self._items[known:], spots[known:], arriving_ms)
        self._show_number(side, 0 if cards else count)

    def _closed_spots(self, side: Side, count: int) -> list[Spot]:
        """The spots of backs: a fan, and on its middle the pile of those that were dealt."""
        layout, held = self._stage.layout, count - self._dealt
        (middle,) = back_spots(layout, side, 1)
        pile = (piled(replace(middle, z=middle.z + 0.5), place) for place in range(self._dealt))
        return [*back_spots(layout, side, held), *pile]

    def _show_number(self, side: Side, count: int) -> None:
        stage = self._stage
        ui = stage.layout.ui
        self._disc.setVisible(count > 0)
        x, y = count_place(stage.layout, side, count)
        self._disc.setPos(x - 11 * ui, y - 11 * ui)
        picture = stage.kept(("number", words.number(count)), lambda: _number_picture(stage, count))
        if picture.cacheKey() != self._disc.pixmap().cacheKey():
            self._disc.setPixmap(picture)

    def give_card(self, card: Card | None = None) -> Spot:
        """Take one card out of the hand, this one if the hand lies open; returns where it was."""
        if not self._items:
            return back_spots(self._stage.layout, self._stage.side(self._seat), 1)[0]
        item = self._items.pop(self._open.index(card) if card in self._open else len(self._items) // 2)
        self._open = tuple(other for other in self._open if other != card)
        self._stage.scene.removeItem(item)
        return item.here

    def settle(self) -> None:
        for item in self._items:
            item.settle()

    def remove(self) -> None:
        """Remove the fan from the table."""
        for item in (*self._items, self._disc):
            self._stage.scene.removeItem(item)


def _number_picture(stage: Stage, count: int) -> QPixmap:
    ui, theme = stage.layout.ui, stage.theme
    pixmap, painter = stage.sheet(22 * ui, 22 * ui)
    disc = QRectF(0, 0, 22 * ui, 22 * ui)
    box(painter, disc, 11 * ui, faint(theme.cloth_edge, 0.75), outline(theme, theme.cloth_brass, 0.6), 1)
    write(painter, disc, words.number(count), CAPTION * ui, theme.cloth_text, bold=True, align=CENTRED)
    painter.end()
    return pixmap
