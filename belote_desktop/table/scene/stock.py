"""The stock and the turn-up in the middle of the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPixmap

from belote_desktop.engine.cards import Card
from belote_desktop.models.words import words
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.items.card_item import CardItem
from belote_desktop.table.items.flight import LIFTED
from belote_desktop.table.items.fonts import CAPTION
from belote_desktop.table.items.gliding import GlidingItem
from belote_desktop.table.items.painting import box, painter_on, write
from belote_desktop.table.items.pixmaps import BACK, margin
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.items.theme import faint, outline
from belote_desktop.table.layout.card_positions import stock_spot, turn_up_spot
from belote_desktop.table.layout.shapes import Spot


class Stock:
    """The stock with the number of its cards, and the turn-up beside it."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._pile: GlidingItem | None = None
        self._up: CardItem | None = None

    def show(self, count: int, turn_up: Card | None, ms: int, *, beside: bool) -> None:
        """Show `count` cards of stock and the turn-up; `beside` leaves room for a turn-up."""
        stage = self._stage
        if count <= 0 and self._pile is not None:
            stage.scene.removeItem(self._pile)
            self._pile = None
        if count > 0:
            if self._pile is None:
                self._pile = stage.add_picture()
            self._pile.set_picture(stage.kept(("stock", words.number(count)), lambda: _pile_picture(stage, count)))
            middle = stock_spot(stage.layout, beside_turn_up=beside)
            self._pile.glide(middle if stage.dealing is None else stage.pack, ms, manner=LIFTED)
        if turn_up is None:
            if self._up is not None:
                stage.scene.removeItem(self._up)
                self._up = None
            return
        if self._up is None:
            self._up = stage.add_card()
        stage.dress(self._up, turn_up, stage.layout.trick_card)
        self._up.place(turn_up_spot(stage.layout))

    def turn_up(self, card: Card, ms: int, flip_ms: int) -> None:
        """Move the next card of the stock beside it and turn it over."""
        stage = self._stage
        item = stage.add_card()
        width = stage.layout.trick_card
        stage.dress(item, None, width)
        item.place(stock_spot(stage.layout, beside_turn_up=True))
        item.glide(turn_up_spot(stage.layout), ms)
        item.turn_over(stage.drawn(str(card), width), flip_ms, delay=ms)
        self._up = item

    @property
    def pile_place(self) -> Spot | None:
        """The spot of the stock; None if there is none."""
        return None if self._pile is None else self._pile.spot

    @property
    def turn_up_place(self) -> Spot | None:
        """The spot of the turn-up in the middle of the table; None if there is none."""
        return self._up.spot if self._up is not None else None

    def give_turn_up(self) -> CardItem | None:
        """Hand over the item of the turn-up."""
        item, self._up = self._up, None
        return item

    def settle(self) -> None:
        for item in (self._pile, self._up):
            if item is not None:
                item.settle()


def _pile_picture(stage: Stage, count: int) -> QPixmap:
    """A pile of backs, at most six drawn, with the number on it."""
    shown = min(6, (count + 1) // 2)
    pixmap = QPixmap(stage.kept(("pile", shown), lambda: _backs_picture(stage, shown)))
    painter = painter_on(pixmap)
    ui, theme = stage.layout.ui, stage.theme
    size, top = pixmap.deviceIndependentSize(), (shown - 1) * 1.6
    chip = QRectF(size.width() / 2 - 17 * ui, size.height() / 2 - 11.5 * ui - top, 34 * ui, 23 * ui)
    box(painter, chip, 11.5 * ui, faint(theme.cloth_edge, 0.92), outline(theme, theme.cloth_brass, 0.7), 1)
    number, centred = words.number(count), Qt.AlignmentFlag.AlignCenter
    write(painter, chip, number, CAPTION * ui, theme.cloth_text, bold=True, align=centred)
    painter.end()
    return pixmap


def _backs_picture(stage: Stage, shown: int) -> QPixmap:
    """A pile of so many backs, in the middle of the picture."""
    width = stage.layout.trick_card
    height, room = width * CARD_RATIO, margin(width) + 12
    back = stage.drawn(BACK, width)
    pixmap, painter = stage.sheet(width + 2 * room, height + 2 * room)
    inner, whole = margin(back.width), QRectF(back.pixmap.rect())
    edge = inner * stage.ratio
    painter.drawPixmap(QRectF(room - inner, room - inner, width + 2 * inner, height + 2 * inner), back.pixmap, whole)
    for step in range(1, shown):
        target = QRectF(room - step * 0.9, room - step * 1.6, width, height)
        painter.drawPixmap(target, back.pixmap, whole.adjusted(edge, edge, -edge, -edge))
    painter.end()
    return pixmap
