"""What all pieces of a table share: the scene, the look, the measures and the preferences."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from belote_desktop.engine.cards import Card
from belote_desktop.engine.rules.terms import Direction
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.models.words.names import Names
from belote_desktop.models.words.reading_aloud import read_aloud
from belote_desktop.table.items.bindings import Bindings, read_bindings
from belote_desktop.table.items.card_item import CardItem
from belote_desktop.table.items.gliding import GlidingItem
from belote_desktop.table.items.keys import Command
from belote_desktop.table.items.painting import canvas, painter_on
from belote_desktop.table.items.pixmaps import BACK, DeckPixmaps, Drawn, Key, Look
from belote_desktop.table.items.shared_pictures import shared_picture
from belote_desktop.table.items.tempo import Tempo
from belote_desktop.table.items.theme import LIGHT, Theme
from belote_desktop.table.layout.card_positions import dealer_spot, stock_spot
from belote_desktop.table.layout.geometry import Layout
from belote_desktop.table.layout.shapes import Spot
from belote_desktop.table.layout.sides import Side, side_of
from belote_desktop.variants.people import portrait_of

_CARD_SIZES = {"smaller": 0.85, "normal": 1.0, "larger": 1.2}
MOST_KEPT = 24
"""So many pictures are kept beside the shared ones: numbers of cards, marks, and the piles of the latest tricks."""
About = Callable[[int], str]
"""What can be told of the player on a seat beside the name, in the language of the window; empty for nothing."""


def nothing(_seat: int) -> str:
    """Tells nothing of anybody."""
    return ""


class Stage(Tempo):
    """Shared by the pieces of one table; changes with the window, the theme and the preferences."""

    def __init__(self, scene: QGraphicsScene, preferences: Preferences, names: Names) -> None:
        super().__init__(preferences, scene)
        self.scene = scene
        self.names = names
        self.about: About = nothing
        self.layout = Layout(1280, 800)
        self.theme: Theme = LIGHT
        self.ratio = 1.0
        self._direction = Qt.LayoutDirection.LeftToRight
        self.is_resizing = False
        self.seating = (0, 4, Direction.CCW)
        self.dealing: int | None = None
        """The seat that deals just now."""
        self.pixmaps = DeckPixmaps(Look(), scene)
        self._kept: dict[Hashable, QPixmap] = {}
        self._kept_for: object = None

    @property
    def direction(self) -> Qt.LayoutDirection:
        """The reading direction; the panels are in the corner where reading begins."""
        return self._direction

    @direction.setter
    def direction(self, direction: Qt.LayoutDirection) -> None:
        self._direction = direction
        self.layout = replace(self.layout, corner_right=direction is Qt.LayoutDirection.RightToLeft)

    def name(self, seat: int) -> str:
        """The name of a seat; empty if it has none."""
        return self.names[seat] if seat < len(self.names) else ""

    def face(self, seat: int) -> str:
        """The portrait of a seat: the user's own, or the one that belongs to the name; empty if there is none."""
        return str(self.wish("portrait")) if seat == self.names.you else portrait_of(self.name(seat))

    @property
    def keys(self) -> Mapping[Command, str]:
        """The key of each command."""
        return self.bindings.keys

    @property
    def bindings(self) -> Bindings:
        """The key bindings, to look up a pressed key."""
        return read_bindings(self.wish("keys"))

    def add_card(self) -> CardItem:
        """A new card on the table."""
        item = CardItem(self.clock)
        self.scene.addItem(item)
        return item

    def add_picture(self) -> GlidingItem:
        """A new item on the table that is to show a picture."""
        item = GlidingItem(self.clock)
        self.scene.addItem(item)
        return item

    def look(self) -> Look:
        """The look of the cards from the theme and the preferences."""
        wish = self.wish
        return Look(self.theme, wish("deck_colours"), words.index_in_use(self.preferences), wish("card_back"))

    def aloud(self, text: str) -> str:
        """A text of the table as a screen reader is to say it: cards and suits by name."""
        return read_aloud(text, words.index_in_use(self.preferences))

    def side(self, seat: int) -> Side:
        """The side of the screen a seat is on."""
        me, seats, direction = self.seating
        return side_of(seat, me=me, seats=seats, direction=direction)

    @property
    def pack(self) -> Spot:
        """The spot of the pack: with the player who deals, or in the middle of the table."""
        if self.dealing is None:
            return stock_spot(self.layout, beside_turn_up=True)
        return dealer_spot(self.layout, self.side(self.dealing))

    @property
    def sides(self) -> list[Side]:
        """The side of the screen of each seat, by seat."""
        return [self.side(seat) for seat in range(self.seating[1])]

    @property
    def suits(self) -> str:
        """The suit colours of the deck."""
        return str(self.wish("deck_colours"))

    def drawn(self, name: str, width: float, veil: int = 0) -> Drawn:
        """The picture of a card; while the window is being resized, a picture of another size will do."""
        return self.pixmaps.picture(Key(name, round(width), self.ratio, veil), wait=not self.is_resizing)

    def dress(self, item: CardItem, card: Card | None, width: float, veil: int = 0) -> None:
        """Give an item the picture of a card, or the back."""
        item.dress(self.drawn(BACK if card is None else str(card), width, veil), width)

    def kept(self, key: Hashable, draw: Callable[[], QPixmap]) -> QPixmap:
        """The result of `draw`, cached by key: the latest of them, until the look of the table changes."""
        appearance = (self.layout, self.theme, self.ratio, self.direction, self.pixmaps.look)
        if appearance != self._kept_for:
            self._kept.clear()
            self._kept_for = appearance
        picture = self._kept.pop(key, None)
        if picture is None:
            picture = shared_picture((key, appearance), draw)
        self._kept[key] = picture
        if len(self._kept) > MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        return picture

    def sheet(self, width: float, height: float) -> tuple[QPixmap, QPainter]:
        """An empty picture at the table's pixel ratio, and a painter on it in the reading direction."""
        pixmap = canvas(width, height, self.ratio)
        painter = painter_on(pixmap)
        painter.setLayoutDirection(self.direction)
        return pixmap, painter

    def resized(self, width: float, height: float) -> None:
        """Update the measures after a change of window, text or card size."""
        text, cards = self.wish("text_size") / 100, _CARD_SIZES.get(self.wish("card_size"), 1.0)
        self.layout = replace(self.layout, width=width, height=height, text=text, cards=cards)
