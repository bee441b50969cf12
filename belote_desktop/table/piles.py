"""Small piles beside the play: cards that wait, cards laid away, what is left of the stock and its bottom card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPixmap

from belote_desktop.engine.cards import Card
from belote_desktop.models import words
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.fonts import CAPTION
from belote_desktop.table.geometry import Box, Spot
from belote_desktop.table.gliding import GlidingItem
from belote_desktop.table.painting import box, write
from belote_desktop.table.picture import Picture
from belote_desktop.table.pixmaps import BACK, margin
from belote_desktop.table.spots import pile_width, seat_pile_spot, table_pile_spot
from belote_desktop.table.stage import Stage
from belote_desktop.table.theme import faint

_CENTRED = Qt.AlignmentFlag.AlignCenter


class Piles:
    """Shows the piles of a picture, each with its true number."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._items: list[GlidingItem] = []

    def show(self, picture: Picture, plates: Mapping[int, Box]) -> None:
        """Lay every pile of the picture in its place, at once."""
        for item in self._items:
            self._stage.scene.removeItem(item)
        self._items = [self._item(count, card, spot) for count, card, spot in self._piles(picture, plates)]

    def _piles(self, picture: Picture, plates: Mapping[int, Box]) -> Iterator[tuple[int, Card | None, Spot]]:
        """The number of cards, the card that is seen where there is one, and the place of each pile."""
        layout, place = self._stage.layout, 0
        if picture.kitty:
            yield picture.kitty, None, table_pile_spot(layout, place)
            place += 1
        hidden = picture.stock - (picture.bottom is not None)
        if hidden > 0 and not picture.speaking:
            yield hidden, None, table_pile_spot(layout, place)
            place += 1
        for card in dict.fromkeys((picture.bottom, None if picture.speaking else picture.turn_up)):
            if card is not None:
                yield 1, card, table_pile_spot(layout, place)
                place += 1
        for seat, plate in plates.items():
            count = picture.talons[seat] + picture.discards[seat] if picture.talons else 0
            if count:
                yield count, None, seat_pile_spot(layout, self._stage.side(seat), plate)

    def _item(self, count: int, card: Card | None, spot: Spot) -> GlidingItem:
        item = GlidingItem()
        self._stage.scene.addItem(item)
        item.set_picture(_pile_picture(self._stage, count, card))
        item.place(spot)
        return item


def _pile_picture(stage: Stage, count: int, card: Card | None) -> QPixmap:
    """Up to three backs with their number on them, or one open card."""
    width = pile_width(stage.layout)
    height, room = width * CARD_RATIO, margin(width) + 8
    drawn = stage.drawn(BACK if card is None else str(card), width)
    pixmap, painter = stage.sheet(width + 2 * room, height + 2 * room)
    inner = margin(drawn.width)
    for step in range(min(3, count)):
        target = QRectF(room - inner - step * 1.5, room - inner - step * 1.5, width + 2 * inner, height + 2 * inner)
        painter.drawPixmap(target, drawn.pixmap, QRectF(drawn.pixmap.rect()))
    if card is None:
        ui, theme = stage.layout.ui, stage.theme
        chip = QRectF(room + width / 2 - 13 * ui, room + height / 2 - 10 * ui, 26 * ui, 20 * ui)
        box(painter, chip, 10 * ui, faint(theme.cloth_edge, 0.92), faint(theme.cloth_brass, 0.7), 1)
        write(painter, chip, words.number(count), CAPTION * ui, theme.cloth_text, bold=True, align=_CENTRED)
    painter.end()
    return pixmap


def piles_text(stage: Stage, picture: Picture) -> str:
    """The piles in words; empty where there are none."""
    said = []
    if picture.kitty:
        pattern = QCoreApplication.translate("Narration", "Cards lying aside: {count}.")
        said.append(pattern.format(count=words.number(picture.kitty)))
    if picture.bottom is not None:
        pattern = QCoreApplication.translate("Narration", "At the bottom of the stock: {card}.")
        said.append(pattern.format(card=words.card_name(picture.bottom)))
    for seat, count in enumerate(picture.discards):
        if count:
            pattern = QCoreApplication.translate("Narration", "{name} has laid cards away: {count}.")
            said.append(pattern.format(name=stage.name(seat), count=words.number(count)))
    return " ".join(said)
