"""The trick on the table: leaning cards, a tag on the card led and a crown on the one winning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from belote_desktop.engine.cards import Card
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.items.card_item import CardItem
from belote_desktop.table.items.flight import GLIDING, PLAYED, SLIDING
from belote_desktop.table.items.fonts import CAPTION, text_width
from belote_desktop.table.items.gliding import GlidingItem
from belote_desktop.table.items.painting import box, draw_icon, write
from belote_desktop.table.items.shadows import shadow
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.items.theme import INK_ON_BRASS, faint, outline
from belote_desktop.table.layout.card_positions import card_box, trick_spot
from belote_desktop.table.layout.geometry import Layout
from belote_desktop.table.layout.shapes import Box, Spot
from belote_desktop.table.layout.sides import Side

_CORNER = 14 / 252
_CLEAR = 2.0
"""The room between the crown and the plate above it, in pixels."""


class TrickArea:
    """Shows the cards of a trick; each card keeps its item while it lies there."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._items: dict[Card, CardItem] = {}
        self._crown: GlidingItem | None = None
        self._outline: GlidingItem | None = None
        self._tag: GlidingItem | None = None
        self._crown_kept = QPixmap(), QPixmap()
        self._crown_drawn: object = None
        self._slot = QGraphicsPixmapItem()
        self._slot.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        stage.scene.addItem(self._slot)
        self._slot.hide()

    def show(
        self,
        plays: Sequence[tuple[int, Card]],
        winning: int | None,
        ms: int,
        origins: Mapping[Card, CardItem] | None = None,
    ) -> None:
        """Lay out these plays; `origins` are items of cards that come from a hand."""
        stage = self._stage
        for card in [card for card in self._items if card not in {card for _, card in plays}]:
            stage.scene.removeItem(self._items.pop(card))
        for order, (seat, card) in enumerate(plays):
            spot = trick_spot(stage.layout, stage.side(seat), order)
            coming = (origins or {}).get(card)
            item = self._items.get(card) or coming
            if item is None:
                item = stage.add_card()
                item.place(spot)
            self._items[card] = item
            if not item.is_turning:
                stage.dress(item, card, stage.layout.trick_card)
            item.glide(spot, ms, manner=GLIDING if coming is None else PLAYED)
        self._mark(plays, winning, ms)

    def _crown_pictures(self, side: Side) -> tuple[QPixmap, QPixmap]:
        """The two parts of the mark of the winning card of a player, kept until their size, form or colour changes."""
        stage = self._stage
        rise = crown_rise(stage.layout, side)
        drawn = (stage.layout.trick_card, rise, stage.theme, stage.ratio)
        if drawn != self._crown_drawn:
            self._crown_kept, self._crown_drawn = (outline_picture(stage), crown_picture(stage, rise)), drawn
        return self._crown_kept

    def _mark(self, plays: Sequence[tuple[int, Card]], winning: int | None, ms: int) -> None:
        layout = self._stage.layout
        crowned = winning is not None and bool(self._stage.wish("aid_winner"))
        if crowned and winning is not None:
            winner = self._stage.side(plays[winning][0])
            spot = trick_spot(layout, winner, winning)
            arriving = winning == len(plays) - 1
            outline, crown = self._crown_pictures(winner)
            on_card = replace(spot, z=spot.z + 0.05)  # below the cards that lie on the winning one
            self._outline = self._moved(self._outline, outline, on_card, ms, arriving)
            self._crown = self._moved(self._crown, crown, replace(spot, z=5.5), ms, arriving)
        else:
            self._outline, self._crown = self._without(self._outline), self._without(self._crown)
        if plays:
            side = self._stage.side(plays[0][0])
            spot = trick_spot(layout, side, 0)
            picture = tag_picture(self._stage, above=side.is_top, crowned=crowned and winning == 0)
            self._tag = self._moved(self._tag, picture, replace(spot, z=5.6), ms, len(plays) == 1)
        else:
            self._tag = self._without(self._tag)

    def _moved(
        self, item: GlidingItem | None, picture: QPixmap, spot: Spot, ms: int, arriving: bool
    ) -> GlidingItem | None:
        """Move a mark to another card; it fades in at the final spot of a card still moving."""
        fresh = item is None
        if item is None:
            item = self._stage.add_picture()
        item.set_picture(picture)
        if spot == item.spot:
            return item
        if fresh or (arriving and ms > 0):
            item.place(replace(spot, opacity=0.0 if ms > 0 else 1.0))
            item.glide(spot, self._stage.time(140) if ms > 0 else 0, delay=max(0, ms - 40))
        else:
            item.glide(spot, self._stage.travel(140) if ms > 0 else 0)
        return item

    def _clear_marks(self) -> None:
        """Remove the crown and the tag."""
        self._outline, self._crown = self._without(self._outline), self._without(self._crown)
        self._tag = self._without(self._tag)

    def _without(self, item: GlidingItem | None) -> GlidingItem | None:
        """Remove a mark from the scene; always returns None, to assign to its holder."""
        if item is not None:
            self._stage.scene.removeItem(item)
        return None

    def give(self) -> list[CardItem]:
        """Hand over the cards of the trick, in the order they were played."""
        self._clear_marks()
        items = list(self._items.values())
        self._items.clear()
        return items

    def square(self, ms: int, apart: int) -> None:
        """Push the cards of the trick together, each `apart` milliseconds after the other; not if nothing moves."""
        layout = self._stage.layout
        self._clear_marks()
        for place, item in enumerate(self._items.values() if ms > 0 else ()):
            turn = (place % 2 * 2 - 1) * 1.0
            spot = Spot(layout.centre_x, layout.centre_y, turn, z=4 + place * 0.1)
            item.glide(spot, ms, delay=place * apart, manner=SLIDING)

    def settle(self) -> None:
        """Finish all movement at once."""
        for item in (*self._items.values(), self._outline, self._crown, self._tag):
            if item is not None:
                item.settle()

    def card_at(self, point: QPointF) -> Card | None:
        """The card of the trick under a point of the scene; None if there is none."""
        for card, item in reversed(self._items.items()):
            if item.outline().contains(item.mapFromScene(point)):
                return card
        return None

    def box_of(self, card: Card) -> Box | None:
        """The box of a card of the trick, at its final place; None if it does not lie there."""
        item = self._items.get(card)
        return None if item is None else card_box(item.spot, self._stage.layout.trick_card)

    def placed(self, card: Card) -> tuple[Spot, float] | None:
        """Where a card of the trick comes to lie, and how wide it is; None if it is not among them."""
        item = self._items.get(card)
        return None if item is None else (item.spot, self._stage.layout.trick_card)

    @property
    def is_empty(self) -> bool:
        """Whether no card lies in the trick."""
        return not self._items

    @property
    def has_slot(self) -> bool:
        """Whether the outline of my next card is shown."""
        return self._slot.isVisible()

    @property
    def slot_point(self) -> QPointF:
        """The middle of the outline of my next card."""
        return self._slot.pos()

    def show_slot(self, shown: bool) -> None:
        """Show or hide an outline where my card will land."""
        if not shown:
            self._slot.hide()
            return
        layout, theme = self._stage.layout, self._stage.theme
        width, height = layout.trick_card, layout.trick_card * CARD_RATIO
        pixmap, painter = self._stage.sheet(width + 4, height + 4)
        painter.setPen(QPen(faint(theme.cloth_brass, 1), 1.4, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(QRectF(2, 2, width, height), width * _CORNER, width * _CORNER)
        painter.end()
        self._slot.setPixmap(pixmap)
        self._slot.setOffset(-width / 2 - 2, -height / 2 - 2)
        spot = trick_spot(layout, Side.SOUTH, 0)
        self._slot.setPos(spot.x, spot.y)
        self._slot.setRotation(spot.turn)
        self._slot.setZValue(3.9)
        self._slot.show()


def crown_rise(layout: Layout, side: Side) -> float:
    """How far the tab with the crown stands out above a card: at the top not as far as the plate there."""
    usual = 0.66 * _crown_height(layout.trick_card)
    if not side.is_top or layout.stacks:
        return usual
    upper = trick_spot(layout, side, 0).y - layout.trick_card * CARD_RATIO / 2
    return max(0.0, min(usual, upper - layout.plate_end - _CLEAR))


def outline_picture(stage: Stage) -> QPixmap:
    """A part of the mark of the winning card: a second outline."""
    pixmap, painter, card = _sheet_on_card(stage)
    wide = card.width()
    line = max(2.5, wide * 0.026)
    box(painter, card.adjusted(-3, -3, 3, 3), wide * _CORNER + 3, None, stage.theme.cloth_brass, line)
    painter.end()
    return pixmap


def crown_picture(stage: Stage, rise: float) -> QPixmap:
    """The other part: a tab with a crown that stands out above its upper edge, and that no later card covers."""
    pixmap, painter, card = _sheet_on_card(stage)
    tab = _crown_height(card.width())
    mark = QRectF(card.center().x() - tab * 0.85, card.top() - rise, tab * 1.7, tab)
    shadow(painter, mark, tab / 2, 5, 1.5, 0.3)
    box(painter, mark, tab / 2, stage.theme.cloth_brass, faint(INK_ON_BRASS, 0.5), 1)
    side = tab * 0.74
    sign = QRectF(mark.center().x() - side / 2, mark.center().y() - side / 2, side, side)
    draw_icon(painter, "crown", sign, INK_ON_BRASS, stroke=1)
    painter.end()
    return pixmap


def _sheet_on_card(stage: Stage) -> tuple[QPixmap, QPainter, QRectF]:
    """A picture with room round a card of the trick, its painter, and the card in it."""
    width = stage.layout.trick_card
    height, room = width * CARD_RATIO, 0.30 * width + 14
    pixmap, painter = stage.sheet(width + 2 * room, height + 2 * room)
    return pixmap, painter, QRectF(room, room, width, height)


def _crown_height(width: float) -> float:
    """The height of the tab with the crown of a card so wide."""
    return max(20.0, width * 0.25)


def tag_picture(stage: Stage, *, above: bool, crowned: bool) -> QPixmap:
    """The tag on the edge of the card led: on the side away from my own card, there beside a crown."""
    ui, theme = stage.layout.ui, stage.theme
    #: A small mark beside the card that was led.
    word = QCoreApplication.translate("TrickArea", "led")
    width, height = text_width(word, CAPTION * ui, bold=True) + 18 * ui, 20 * ui
    card = stage.layout.trick_card
    aside = 0.85 * _crown_height(card) + width / 2 + 2 * ui if above and crowned else 0.0
    pixmap, painter = stage.sheet(width + 4 + 2 * aside, card * CARD_RATIO + 2 * height)
    top = height - 16 * ui if above else card * CARD_RATIO + height - 4 * ui  # off the index
    rect = QRectF(2 + 2 * aside, top, width, height)
    box(painter, rect, height / 2, theme.cloth_edge, outline(theme, theme.cloth_brass, 0.7), 1)
    write(painter, rect, word, CAPTION * ui, theme.cloth_text, bold=True, align=Qt.AlignmentFlag.AlignCenter)
    painter.end()
    return pixmap
