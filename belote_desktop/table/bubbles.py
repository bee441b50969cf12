"""Speech beside a plate, and one explanation at a time above a card."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer
from PySide6.QtGui import QPainterPath, QPen

from belote_desktop.table.flowing_text import FlowingText
from belote_desktop.table.fonts import BODY
from belote_desktop.table.geometry import Box, Layout, Side, Spot, kept_inside
from belote_desktop.table.gliding import GlidingItem
from belote_desktop.table.painting import shadow
from belote_desktop.table.seat_spots import near_corner
from belote_desktop.table.stage import Stage
from belote_desktop.table.theme import faint

Tail = Literal["left", "right", "top", "bottom"]
"""The side a bubble's tail leaves from."""

_TAIL, _ROOM = 10.0, 24.0
_MUCH, _WIDE = 120, 540.0
"""Explanations of more letters are wider, so that they cover less of the trick."""
_SPEECH_MS, _LETTER_MS = 2400, 60


@dataclass(frozen=True)
class Words:
    """A text and how it is set."""

    text: str
    is_speech: bool


def bubble_box(layout: Layout, tip: tuple[float, float], tail: Tail, width: float, height: float) -> Box:
    """Where a bubble lies whose tail ends at `tip`, kept inside the window."""
    x, y = tip
    left, top = {
        "left": (x + _TAIL, y - height / 2),
        "right": (x - _TAIL - width, y - height / 2),
        "top": (x - width / 2, y + _TAIL),
        "bottom": (x - width / 2, y - _TAIL - height),
    }[tail]
    return kept_inside(layout, Box(left, top, width, height))


def speech_tail(layout: Layout, side: Side, plate: Box) -> tuple[tuple[float, float], Tail]:
    """Where a player's speech grows from: beside the plate toward the centre; under it in small windows."""
    middle = plate.x + plate.width / 2
    if layout.plates_beside:
        return (plate.x - 4, plate.y + plate.height / 2), "right"  # the stacks and the panel are on the other side
    if side is Side.SOUTH:
        return (middle, layout.hand_top - 22 * layout.s), "bottom"
    beside_plate = side is near_corner(layout)
    if beside_plate and not layout.is_narrow:  # at the end of the plate that is off the middle of the table
        aside = 4 * layout.ui
        return (plate.right - aside if layout.corner_right else plate.x + aside, plate.bottom + 3), "top"
    tall = layout.is_narrow and not (side is Side.NORTH and layout.width > layout.height)  # under it lies the trick
    low = layout.bare and not side.is_top  # a low table: under the plate lies my hand
    if (tall or (layout.is_compact and not side.is_top)) and not low:
        return (middle, plate.bottom + 3), "top"
    if side is Side.EAST or (layout.corner_right and side is not Side.WEST):
        return (plate.x - 4, plate.y + plate.height / 2), "right"
    return (plate.right + 4, plate.y + plate.height / 2), "left"


class Bubble(GlidingItem):
    """One bubble."""

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self._stage = stage
        self.words = Words("", True)
        self.box = Box(0, 0, 0, 0)
        stage.scene.addItem(self)

    def say(self, words: Words, tip: tuple[float, float], tail: Tail, *, z: float, ms: int) -> None:
        """Show words with the tail's end at `tip`."""
        self.words = words
        ui = self._stage.layout.ui
        big = 17 if self._stage.layout.is_compact else 19
        room = self._stage.layout.width
        wide = min(_WIDE * ui, room - 400.0) if len(words.text) > _MUCH else 0.0  # clear of the plates at the sides
        limit = min(max(330 * ui, wide), room - 60.0)
        flow = FlowingText(
            words.text, (big if words.is_speech else BODY) * ui, limit, bold=words.is_speech, serif=words.is_speech
        )
        width, height = flow.width + 28 * ui, flow.height + 15 * ui
        self.box = bubble_box(self._stage.layout, tip, tail, width, height)
        self._paint(flow, tip, tail)
        middle = Spot(self.box.x + width / 2, self.box.y + height / 2, z=z)
        if ms > 0:
            rise = 0.0 if self._stage.reduces_motion else 4.0
            self.place(replace(middle, y=middle.y + rise, opacity=0.0))
        self.glide(middle, ms)

    def _paint(self, flow: FlowingText, tip: tuple[float, float], tail: Tail) -> None:
        stage, place = self._stage, self.box
        pixmap, painter = stage.sheet(place.width + 2 * _ROOM, place.height + 2 * _ROOM)
        rect = QRectF(_ROOM, _ROOM, place.width, place.height)
        end = QPointF(tip[0] - place.x + _ROOM, tip[1] - place.y + _ROOM)
        shadow(painter, rect, 14, 16, 5, 0.34)
        path = QPainterPath()
        path.addRoundedRect(rect, 14, 14)
        painter.setPen(QPen(faint(stage.theme.line2, 0.55 if stage.theme.name != "contrast" else 1.0), 1))
        painter.setBrush(faint(stage.theme.bubble, 1))
        painter.drawPath(path.united(_tail(rect, end, tail)))
        ui = stage.layout.ui
        inner = rect.adjusted(14 * ui - 1, 7.5 * ui, -14 * ui + 1, -7.5 * ui)
        flow.paint(painter, inner, stage.theme.bubble_text, stage.suits, centred=self.words.is_speech)
        painter.end()
        self.set_picture(pixmap)


def _tail(rect: QRectF, end: QPointF, tail: Tail) -> QPainterPath:
    """The tail from the edge of the bubble to its end; it leaves where the end is nearest, off the round corners."""
    path = QPainterPath(end)
    if tail in ("left", "right"):
        edge = rect.left() + 2 if tail == "left" else rect.right() - 2
        middle = max(rect.top() + 18, min(end.y(), rect.bottom() - 18))
        path.lineTo(edge, middle - 8)
        path.lineTo(edge, middle + 8)
    else:
        edge = rect.top() + 2 if tail == "top" else rect.bottom() - 2
        middle = max(rect.left() + 22, min(end.x(), rect.right() - 22))
        path.lineTo(middle - 9, edge)
        path.lineTo(middle + 9, edge)
    path.closeSubpath()
    return path


class Bubbles(QObject):
    """All that is being said."""

    def __init__(self, stage: Stage, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._speech: dict[int, Bubble] = {}
        self._timers: dict[int, QTimer] = {}
        self._staying: set[int] = set()
        self._explanation: Bubble | None = None

    def speak(self, seat: int, text: str, plate: Box, *, stays: bool, ms: int) -> None:
        """A seat says something; it stays for a while, or until it is cleared."""
        self.hush(seat)
        self._speech[seat] = Bubble(self._stage)
        self._lay(seat, Words(text, True), plate, ms)
        if stays:
            self._staying.add(seat)
        if not stays and not self._stage.is_instant:
            timer = QTimer(self, singleShot=True)
            timer.timeout.connect(lambda: self.hush(seat))
            self._timers[seat] = timer
            timer.start(_SPEECH_MS + _LETTER_MS * len(text))

    def _lay(self, seat: int, words: Words, plate: Box, ms: int) -> None:
        """Put what a seat says beside its plate; under it where it finds no room there."""
        bubble = self._speech[seat]
        tip, tail = speech_tail(self._stage.layout, self._stage.side(seat), plate)
        bubble.say(words, tip, tail, z=20, ms=ms)
        if bubble.box.meets(plate):
            bubble.say(words, (plate.x + plate.width / 2, plate.bottom + 3), "top", z=20, ms=ms)

    def said(self, seat: int) -> str | None:
        """What a seat is saying."""
        bubble = self._speech.get(seat)
        return bubble.words.text if bubble else None

    def staying_boxes(self, *, but: int) -> list[Box]:
        """Where the calls lie that stay while the auction does, but for those of one seat."""
        return [bubble.box for seat, bubble in self._speech.items() if seat in self._staying and seat != but]

    def hush(self, seat: int) -> None:
        """Take a seat's speech away."""
        self._staying.discard(seat)
        timer = self._timers.pop(seat, None)
        if timer is not None:
            timer.stop()
            timer.deleteLater()
        bubble = self._speech.pop(seat, None)
        if bubble is not None:
            self._stage.scene.removeItem(bubble)

    def hush_passing(self, seat: int) -> None:
        """Take a seat's speech away unless it is a call, which stays while the auction does."""
        if seat not in self._staying:
            self.hush(seat)

    def hush_calls(self) -> None:
        """The auction is over."""
        for seat in list(self._staying):
            self.hush(seat)

    def hush_all(self) -> None:
        for seat in list(self._speech):
            self.hush(seat)

    def explain(self, text: str, tip: tuple[float, float], tail: Tail = "bottom") -> None:
        """Show the one explanation."""
        ms = self._stage.time(120) if self._explanation is None else 0
        if self._explanation is None:
            self._explanation = Bubble(self._stage)
        self._explanation.say(Words(text, False), tip, tail, z=30, ms=ms)

    @property
    def explanation(self) -> str | None:
        return self._explanation.words.text if self._explanation else None

    def close_explanation(self) -> None:
        if self._explanation is not None:
            self._stage.scene.removeItem(self._explanation)
            self._explanation = None

    def settle(self) -> None:
        for bubble in self._speech.values():
            bubble.settle()
        if self._explanation is not None:
            self._explanation.settle()

    def follow(self, seat: int, plate: Box) -> None:
        """The plate of a seat lies elsewhere."""
        bubble = self._speech.get(seat)
        if bubble is not None:
            self._lay(seat, bubble.words, plate, 0)

    def moved(self, plates: dict[int, Box]) -> None:
        """The window has changed: speech follows its plates, the explanation closes."""
        self.close_explanation()
        for seat, plate in plates.items():
            self.follow(seat, plate)
