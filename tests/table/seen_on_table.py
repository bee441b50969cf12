"""What can be seen of a table, as shapes with names, and what is wrong with how they lie."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.items.card_item import CardItem
from belote_desktop.table.layout.card_positions import pile_width
from belote_desktop.table.layout.shapes import Box, Spot
from belote_desktop.table.layout.trick_piles import won_pile_box
from belote_desktop.table.view import TableView
from belote_desktop.windows.shell.table_page import TablePage

Polygon = tuple[tuple[float, float], ...]
SHADOW = 14  # what the panel keeps free around itself

MAY_COVER = (
    {"hand", "my plate"},  # my thin plate lies on the foot of my fan
    {"bubble", "fan"},  # speech hides no more than backs
    {"explanation", "fan"},
    {"offer", "fan"},
    {"explanation", "trick"},  # it is there only while a card is looked at
    {"explanation", "bubble"},
    {"explanation", "pile"},
    {"explanation", "plate"},
    {"explanation", "panel"},
    {"explanation", "open"},
    {"explanation", "stock"},
    {"explanation", "stacks"},
    {"explanation", "number"},
    {"number", "fan"},
    {"won", "bubble"},  # speech passes
    {"won", "explanation"},
    {"won", "panel"},
    {"won", "offer"},  # it asks, too
    {"fan", "button"},  # the number stands at the other end
)
"""Kinds that may lie on each other."""


class Shape(NamedTuple):
    """A thing on the table: its kind, whose it is, and its outline."""

    kind: str
    name: str
    outline: Polygon


def shapes(table: TableView) -> list[Shape]:
    """Everything that lies on the table, and the widgets over it."""
    return [*_cards(table), *_words(table), *_widgets(table)]


def problems(table: TableView) -> list[str]:
    """What leaves the window, and what lies on something else."""
    if table._last_trick.is_shown:
        return []  # covers the middle of the table on purpose; it is drawn in one picture
    seen = shapes(table)
    return [*_outside(table, seen), *_covering(seen)]


def _outside(table: TableView, seen: list[Shape]) -> Iterator[str]:
    width, height = table.viewport().width(), table.viewport().height()
    for shape in seen:
        below = 0.03 * height if shape.kind == "hand" else 0.0  # the lower corners of my fan may dip under the edge
        xs, ys = zip(*shape.outline, strict=True)
        out = max(-min(xs), -min(ys), max(xs) - width, max(ys) - height - below)
        if out > 0.6:
            yield f"{shape.kind} {shape.name} is {out:.0f} px off the table"


def _covering(seen: list[Shape]) -> Iterator[str]:
    told = set()
    for one, other in combinations(seen, 2):
        pair = (one.kind, one.name), (other.kind, other.name)
        if (one.kind == other.kind and one.name == other.name) or {one.kind, other.kind} in MAY_COVER or pair in told:
            continue
        if one.kind == other.kind == "trick":
            continue
        depth = covered(one.outline, other.outline)
        if depth > 2:
            told.add(pair)
            yield f"{one.kind} {one.name} and {other.kind} {other.name} cover each other by {depth:.0f} px"


def covered(one: Polygon, other: Polygon) -> float:
    """How deep two convex shapes lie in each other; 0 or less where an edge of either separates them."""
    depth = math.inf
    for shape in (one, other):
        for (x, y), (x2, y2) in zip(shape, (*shape[1:], shape[0]), strict=True):
            length = math.hypot(x2 - x, y2 - y) or 1.0
            across = ((y2 - y) / length, (x - x2) / length)
            a = [px * across[0] + py * across[1] for px, py in one]
            b = [px * across[0] + py * across[1] for px, py in other]
            depth = min(depth, max(a) - min(b), max(b) - min(a))
    return depth


# ---------------------------------------------------------------------- cards
def _cards(table: TableView) -> Iterator[Shape]:
    scene = table._scene
    layout = scene.stage.layout
    yield from (_card("hand", "", item) for item in scene.hand._items.values())
    for seat, fan in scene.fans.items():
        yield from (_card("fan", str(seat), item) for item in fan._items)
    for seat, row in scene.stacks.items():
        owner = "hand" if seat == table._scene.stage.seating[0] else "stacks"  # my open cards are part of my hand
        yield from (
            _card(owner, "" if owner == "hand" else str(seat), item)
            for item in (*row._backs.values(), *row._open.values())
        )
    yield from (_card("trick", "", item) for item in scene.trick._items.values())
    for seat, items in scene._laid_open.items():
        yield from (_card("open", str(seat), item) for item in items)
    for key, pile in scene.piles._piles.items():
        yield Shape("pile", str(key), _turned(pile.spot, pile_width(layout)))
    for seat, won in scene.won._items.items():
        yield Shape("won", str(seat), _box(won_pile_box(layout, won.spot)))
    if scene.stock._up is not None:
        yield _card("stock", "", scene.stock._up)
    if scene.stock._pile is not None:
        yield Shape("stock", "", _turned(scene.stock._pile.spot, layout.trick_card * scene.stock._pile.spot.scale))


def _card(kind: str, name: str, item: CardItem) -> Shape:
    rect = item.outline()
    corners = (rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft())
    return Shape(kind, name, tuple(_pair(item.mapToScene(corner)) for corner in corners))


def _pair(point: QPointF) -> tuple[float, float]:
    return point.x(), point.y()


def _turned(spot: Spot, width: float) -> Polygon:
    cos, sin = math.cos(math.radians(spot.turn)), math.sin(math.radians(spot.turn))
    half = ((x * width / 2, y * width * CARD_RATIO / 2) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)))
    return tuple((spot.x + x * cos - y * sin, spot.y + x * sin + y * cos) for x, y in half)


# ---------------------------------------------------------------------- words
def _words(table: TableView) -> Iterator[Shape]:
    scene = table._scene
    me = table._scene.stage.seating[0]
    for seat, plate in scene.plates.items():
        yield Shape("my plate" if seat == me else "plate", str(seat), _box(plate.box))
    for seat, bubble in scene.bubbles._speech.items():
        yield Shape("bubble", str(seat), _box(bubble.box))
    if scene.bubbles._explanation is not None:
        yield Shape("explanation", "", _box(scene.bubbles._explanation.box))
    for seat, fan in scene.fans.items():
        if fan._disc.isVisible():
            yield Shape("number", str(seat), _item(fan._disc))


def _item(item: QGraphicsItem) -> Polygon:
    return _rect(item.mapRectToScene(item.boundingRect()))


def _rect(rect: QRectF) -> Polygon:
    return (
        (rect.left(), rect.top()),
        (rect.right(), rect.top()),
        (rect.right(), rect.bottom()),
        (rect.left(), rect.bottom()),
    )


def _box(box: Box) -> Polygon:
    return (box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)


def _widgets(table: TableView) -> Iterator[Shape]:
    chrome = table._chrome
    if chrome.panel.isVisible():
        inner = QRectF(chrome.panel.geometry()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        yield Shape("panel", "", _rect(inner))
    if chrome.corner.isVisible():
        yield Shape("corner", "", _rect(QRectF(chrome.corner.geometry())))
    page = table.parentWidget()
    if isinstance(page, TablePage) and page.tutor.isVisible():
        yield Shape("offer", "", _rect(QRectF(page.tutor.geometry())))
    for button in chrome.buttons:
        if button.isVisible():
            yield Shape("button", button.accessibleName(), _rect(QRectF(button.geometry())))
