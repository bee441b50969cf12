"""What every piece of the table works with: the scene, the look, the measures, the person's wishes."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from belote_desktop.engine.cards import Card
from belote_desktop.engine.rules.terms import Direction
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.models.words.names import Names
from belote_desktop.table.items.bindings import Bindings, read_bindings
from belote_desktop.table.items.card_item import CardItem
from belote_desktop.table.items.keys import Command
from belote_desktop.table.items.painting import canvas, painter_on
from belote_desktop.table.items.pixmaps import BACK, DeckPixmaps, Drawn, Key, Look
from belote_desktop.table.items.theme import LIGHT, Theme
from belote_desktop.table.layout.geometry import Layout, Side, side_of

_CARD_SIZES = {"smaller": 0.85, "normal": 1.0, "larger": 1.2}
_SPEEDS = {"off": 0.0, "fast": 0.55, "normal": 1.0, "slow": 1.8}


class Stage:
    """Shared by the pieces of one table; changes when the window, the theme or the preferences do."""

    def __init__(self, scene: QGraphicsScene, preferences: Preferences, names: Names) -> None:
        self.scene = scene
        self.preferences = preferences
        self.names = names
        self.layout = Layout(1280, 800)
        self.theme: Theme = LIGHT
        self.ratio = 1.0
        self._direction = Qt.LayoutDirection.LeftToRight
        self.is_resizing = False
        self.reduces_motion = False
        self.seating = (0, 4, Direction.CCW)
        self.pixmaps = DeckPixmaps(Look(), scene)
        self._kept: dict[Hashable, QPixmap] = {}
        self._kept_for: object = None

    @property
    def direction(self) -> Qt.LayoutDirection:
        """The direction of reading: the panels are in the corner where it begins."""
        return self._direction

    @direction.setter
    def direction(self, direction: Qt.LayoutDirection) -> None:
        self._direction = direction
        self.layout = replace(self.layout, corner_right=direction is Qt.LayoutDirection.RightToLeft)

    def wish(self, key: str) -> Any:
        """The value of a preference."""
        return self.preferences.value(key)

    def name(self, seat: int) -> str:
        """The name of a seat; empty while there is none."""
        return self.names[seat] if seat < len(self.names) else ""

    @property
    def keys(self) -> Mapping[Command, str]:
        """The single keys as the person wants them."""
        return self.bindings.keys

    @property
    def bindings(self) -> Bindings:
        """The same, to be asked what was pressed."""
        return read_bindings(self.wish("keys"))

    @property
    def is_instant(self) -> bool:
        """Whether nothing moves: animation is off."""
        return _SPEEDS.get(self.wish("animation_speed"), 1.0) == 0

    def time(self, ms: int) -> int:
        """A duration at the person's speed."""
        return round(ms * _SPEEDS.get(self.wish("animation_speed"), 1.0))

    def travel(self, ms: int) -> int:
        """The duration of a movement; 0 where motion is reduced, so that things appear in their places."""
        return 0 if self.reduces_motion else self.time(ms)

    def look(self) -> Look:
        """The deck as the theme and the preferences want it."""
        wish = self.wish
        return Look(self.theme, wish("deck_colours"), words.index_in_use(self.preferences), wish("card_back"))

    def side(self, seat: int) -> Side:
        """Where a seat is on the screen."""
        me, seats, direction = self.seating
        return side_of(seat, me=me, seats=seats, direction=direction)

    @property
    def sides(self) -> list[Side]:
        """Where seats are."""
        return [self.side(seat) for seat in range(self.seating[1])]

    @property
    def suits(self) -> str:
        """The suit colours of the deck."""
        return str(self.wish("deck_colours"))

    def drawn(self, name: str, width: float, veil: int = 0) -> Drawn:
        """The picture of a card; while the window is being resized an old size will do."""
        return self.pixmaps.picture(Key(name, round(width), self.ratio, veil), wait=not self.is_resizing)

    def dress(self, item: CardItem, card: Card | None, width: float, veil: int = 0) -> None:
        """Give an item the picture of a card, or the back."""
        item.dress(self.drawn(BACK if card is None else str(card), width, veil), width)

    def kept(self, key: Hashable, draw: Callable[[], QPixmap]) -> QPixmap:
        """What `draw` draws, drawn once for each key as long as the table looks the same."""
        appearance = (self.layout, self.theme, self.ratio, self.direction, self.pixmaps.look)
        if appearance != self._kept_for:
            self._kept.clear()
            self._kept_for = appearance
        if key not in self._kept:
            self._kept[key] = draw()
        return self._kept[key]

    def sheet(self, width: float, height: float) -> tuple[QPixmap, QPainter]:
        """An empty picture of the table's pixel ratio, and a painter on it that follows the reading direction."""
        pixmap = canvas(width, height, self.ratio)
        painter = painter_on(pixmap)
        painter.setLayoutDirection(self.direction)
        return pixmap, painter

    def resized(self, width: float, height: float) -> None:
        """The window has another size, or the text or the cards have."""
        text, cards = self.wish("text_size") / 100, _CARD_SIZES.get(self.wish("card_size"), 1.0)
        self.layout = replace(self.layout, width=width, height=height, text=text, cards=cards)
