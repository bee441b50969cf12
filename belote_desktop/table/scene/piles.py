"""Small piles beside the play: talons, discards, the kitty, the rest of the stock and its bottom card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPixmap

from belote_desktop.engine.cards import Card
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, counted, counted_of
from belote_desktop.models.words import words
from belote_desktop.models.words.forms import card_worded
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.items.fonts import CAPTION
from belote_desktop.table.items.gliding import GlidingItem
from belote_desktop.table.items.painting import CENTRED, box, write
from belote_desktop.table.items.pixmaps import BACK, margin
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.items.theme import faint, outline
from belote_desktop.table.layout.card_positions import card_box, pile_width, table_pile_spot
from belote_desktop.table.layout.large_text import clear_pile_spot, stock_boxes, trick_boxes
from belote_desktop.table.layout.shapes import Box, Spot
from belote_desktop.table.scene.picture import Picture

Key = str | int | Card
"""The key of a pile: "kitty", "stock", the seat it belongs to, or its one open card."""


@dataclass(frozen=True)
class _Pile:
    """A pile: the number of cards, the card shown if any, and the spot."""

    count: int
    card: Card | None
    spot: Spot


class Piles:
    """Shows the piles of a picture, each with its number of cards."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._piles: dict[Key, _Pile] = {}
        self._items: dict[Key, GlidingItem] = {}
        self._covered: list[GlidingItem] = []

    @property
    def places(self) -> tuple[Spot, ...]:
        """The spots of the piles."""
        return tuple(pile.spot for pile in self._piles.values())

    def show(self, picture: Picture, plates: Mapping[int, Box], ms: int = 0) -> None:
        """Lay out all piles of the picture; cards arriving in `ms` are counted when they arrive."""
        self._sweep()
        before, self._piles = self._piles, dict(self._lying(picture, plates))
        for key in set(before) - set(self._piles):
            self._stage.scene.removeItem(self._items.pop(key))
        for key, pile in self._piles.items():
            old = before.get(key)
            if old == pile and ms > 0:
                continue
            if old is not None:
                self._covered.append(self._items[key])
            grows = ms > 0 and (old is None or old.count < pile.count)
            self._items[key] = self._item(pile, ms if grows else 0)
        if ms <= 0:
            self._sweep()

    def spot(self, key: Key) -> Spot | None:
        """The spot of a pile, scaled to a card of the trick; None if there is no such pile."""
        pile = self._piles.get(key)
        if pile is None:
            return None
        layout = self._stage.layout
        return replace(pile.spot, scale=pile_width(layout) / layout.trick_card)

    def _lying(self, picture: Picture, plates: Mapping[int, Box]) -> Iterator[tuple[Key, _Pile]]:
        layout, place = self._stage.layout, 0
        if picture.kitty:
            yield "kitty", _Pile(picture.kitty, None, table_pile_spot(layout, place))
            place += 1
        hidden = picture.stock - (picture.bottom is not None)
        if hidden > 0 and not picture.speaking:
            yield "stock", _Pile(hidden, None, table_pile_spot(layout, place))
            place += 1
        for card in dict.fromkeys((picture.bottom, None if picture.speaking else picture.turn_up)):
            if card is not None:
                yield card, _Pile(1, card, table_pile_spot(layout, place))
                place += 1
        counts = {seat: picture.talons[seat] + picture.discards[seat] for seat in plates} if picture.talons else {}
        if not any(counts.values()):
            return
        taken = [*plates.values(), *trick_boxes(layout, self._stage.sides)]
        if picture.speaking and picture.stock:
            taken += stock_boxes(layout)
        for seat, plate in plates.items():
            if count := counts[seat]:
                spot = clear_pile_spot(layout, self._stage.side(seat), plate, taken)
                taken.append(card_box(spot, pile_width(layout)))
                yield seat, _Pile(count, None, spot)

    def _item(self, pile: _Pile, delay: int) -> GlidingItem:
        item = self._stage.add_picture()
        item.set_picture(_pile_picture(self._stage, pile.count, pile.card))
        item.place(replace(pile.spot, opacity=0.0 if delay > 0 else 1.0))
        item.glide(pile.spot, 1 if delay > 0 else 0, delay=delay)
        return item

    def _sweep(self) -> None:
        """Remove pictures that newer ones have covered."""
        for item in self._covered:
            self._stage.scene.removeItem(item)
        self._covered.clear()

    def settle(self) -> None:
        """Finish all arrivals at once."""
        self._sweep()
        for item in self._items.values():
            item.settle()


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
        box(painter, chip, 10 * ui, faint(theme.cloth_edge, 0.92), outline(theme, theme.cloth_brass, 0.7), 1)
        write(painter, chip, words.number(count), CAPTION * ui, theme.cloth_text, bold=True, align=CENTRED)
    painter.end()
    return pixmap


#: Read aloud. {player}: a player's name.
_THEY_DISCARDED = QT_TRANSLATE_NOOP("Narration", "{player} discarded %n card(s).", "", 1)
#: Read aloud.
_YOU_DISCARDED = QT_TRANSLATE_NOOP("Narration", "You discarded %n card(s).", "", 1)


def piles_text(stage: Stage, picture: Picture) -> str:
    """The piles in words; empty where there are none."""
    said = []
    if picture.kitty:
        #: Read aloud. %n: how many cards are set apart.
        source = QT_TRANSLATE_NOOP("Narration", "The kitty holds %n card(s).", "", 1)
        said.append(words.sentence(counted(source, picture.kitty)))
    if picture.bottom is not None:
        #: {card}: K♥ on screen, the king of hearts aloud. Read aloud.
        pattern = QCoreApplication.translate("Narration", "The bottom card of the stock: {card}.")
        said.append(pattern.format(card=card_worded(picture.bottom)))
    for seat, count in enumerate(picture.discards):
        if count:
            message = counted_of(seat, _THEY_DISCARDED, _YOU_DISCARDED, count)
            said.append(words.sentence(message, names=stage.names))
    return " ".join(said)
