"""Arrow-key navigation among parts in rows: cards of several groups and the headings between them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget

from belote_desktop.windows.new_match.catalogue.game_card import GameCard


def next_part(
    parts: Sequence[QWidget], now: QWidget | None, key: Qt.Key, ground: QWidget, direction: Qt.LayoutDirection
) -> QWidget | None:
    """The part an arrow key leads to from `now`; None if there is none. `ground` contains them all."""
    places = {part: QRect(part.mapTo(ground, QPoint(0, 0)), part.size()) for part in parts}
    cards = sorted((part for part in parts if isinstance(part, GameCard)), key=lambda part: _order(places[part]))
    if direction is Qt.LayoutDirection.RightToLeft:
        cards.sort(key=lambda part: (places[part].top(), -places[part].left()))
    if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
        return None if not cards else cards[0 if key is Qt.Key.Key_Home else -1]
    if now not in places:
        return None
    if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        step = 1 if (key is Qt.Key.Key_Right) is (direction is Qt.LayoutDirection.LeftToRight) else -1
        place = cards.index(now) + step if isinstance(now, GameCard) else -1
        return cards[place] if 0 <= place < len(cards) else None
    down = key in (Qt.Key.Key_Down, Qt.Key.Key_PageDown)
    return _next_row(places, places[now], down=down)


def _order(place: QRect) -> tuple[int, int]:
    return place.top(), place.left()


def _next_row(places: dict[QWidget, QRect], here: QRect, *, down: bool) -> QWidget | None:
    """The nearest part of the next row, straight above or below."""
    beyond = {
        part: place
        for part, place in places.items()
        if (place.top() > here.bottom() if down else place.bottom() < here.top())
    }
    if not beyond:
        return None
    edge = min(place.top() for place in beyond.values()) if down else max(place.bottom() for place in beyond.values())
    row = [part for part, place in beyond.items() if (place.top() if down else place.bottom()) == edge]
    middle = here.center().x()
    return min(row, key=lambda part: max(places[part].left() - middle, middle - places[part].right(), 0))
