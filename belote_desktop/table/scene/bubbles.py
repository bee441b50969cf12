"""Speech bubbles beside the plates, and one explanation at a time above a card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer
from PySide6.QtGui import QPainterPath, QPen

from belote_desktop.table.items.flowing_text import FlowingText
from belote_desktop.table.items.fonts import BODY, SECONDARY
from belote_desktop.table.items.gliding import GlidingItem
from belote_desktop.table.items.painting import shadow
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.items.theme import faint, outline
from belote_desktop.table.layout.bubble_places import Tail, Way, bubble_box, explanation_ways, free_way, speech_ways
from belote_desktop.table.layout.large_text import trick_boxes
from belote_desktop.table.layout.placement import least_covering
from belote_desktop.table.layout.shapes import Box, Spot
from belote_desktop.table.layout.sides import Side
from belote_desktop.table.scene.turned_pages import marked, paged

_ROOM = 24.0
_MUCH, _WIDE = 120, 540.0
"""Explanations of more letters are wider, so that they cover less of the trick."""
_SPEECH_MS, _LETTER_MS = 2400, 60


@dataclass(frozen=True)
class Words:
    """Sentences, and whether they are a player's speech or an explanation."""

    sentences: tuple[str, ...]
    is_speech: bool

    @property
    def text(self) -> str:
        return " ".join(self.sentences)


class Bubble(GlidingItem):
    """A speech bubble or an explanation."""

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self._stage = stage
        self.words = Words((), True)
        self._way: Way | None = None
        self._page = 0
        self.box = Box(0, 0, 0, 0)
        stage.scene.addItem(self)

    def say(self, words: Words, ways: Iterable[Way], seen: Sequence[Box], *, z: float, ms: int) -> None:
        """Show words in the first way that covers nothing of `seen`, or in the one that covers least."""
        self.words = words
        way = least_covering(ways, self._box_in, seen)
        self.box = self._box_in(way)
        self._way, self._page = way, 0
        self._paint(way)
        middle = Spot(self.box.x + self.box.width / 2, self.box.y + self.box.height / 2, z=z)
        if ms > 0:
            rise = 0.0 if self._stage.reduces_motion else 4.0
            self.place(replace(middle, y=middle.y + rise, opacity=0.0))
        self.glide(middle, ms)

    def turn(self) -> bool:
        """Show the next page, after the last the first; returns False if there is only one."""
        if self._way is None or self._way.pages == 1:
            return False
        self._page = (self._page + 1) % self._way.pages
        self._paint(self._way)
        return True

    def _flow(self, way: Way, page: int) -> FlowingText:
        """The text of a page, laid out for a way."""
        layout, words, ui = self._stage.layout, self.words, way.ui
        big, room = 17 if layout.is_compact else 19, layout.width
        wide = min(_WIDE * ui, room - 400.0) if len(words.text) > _MUCH else 0.0  # clear of the plates at the sides
        pixels, limit = (big if words.is_speech else BODY) * ui, min(max(330 * ui, wide), room - 60.0)
        if way.is_long:
            pixels, limit = SECONDARY * ui, room - 60.0
        text = marked(paged(words.sentences, way.pages), page)
        return FlowingText(text, pixels, limit * way.share, bold=words.is_speech, serif=words.is_speech)

    def _box_in(self, way: Way) -> Box:
        """The box of the bubble in a way."""
        return bubble_box(self._stage.layout, way, *self.size_in(way))

    def size_in(self, way: Way) -> tuple[float, float]:
        """The width and height of the bubble in a way, large enough for each page."""
        flows = [self._flow(way, page) for page in range(way.pages)]
        wide, high = max(flow.width for flow in flows), max(flow.height for flow in flows)
        return wide + 28 * way.ui, high + 15 * way.ui

    def _paint(self, way: Way) -> None:
        stage, place, ui = self._stage, self.box, way.ui
        pixmap, painter = stage.sheet(place.width + 2 * _ROOM, place.height + 2 * _ROOM)
        rect = QRectF(_ROOM, _ROOM, place.width, place.height)
        shadow(painter, rect, 14, 16, 5, 0.34)
        path = QPainterPath()
        path.addRoundedRect(rect, 14, 14)
        painter.setPen(QPen(outline(stage.theme, stage.theme.line2, 0.55), 1))
        painter.setBrush(faint(stage.theme.bubble, 1))
        if way.tail is not None:
            end = QPointF(way.tip[0] - place.x + _ROOM, way.tip[1] - place.y + _ROOM)
            path = path.united(_tail(rect, end, way.tail))
        painter.drawPath(path)
        inner = rect.adjusted(14 * ui - 1, 7.5 * ui, -14 * ui + 1, -7.5 * ui)
        flow = self._flow(way, self._page)
        flow.paint(painter, inner, stage.theme.bubble_text, stage.suits, centred=self.words.is_speech)
        painter.end()
        self.set_picture(pixmap)


def _tail(rect: QRectF, end: QPointF, tail: Tail) -> QPainterPath:
    """The tail from the edge of the bubble to its tip; it leaves at the nearest point that is not a round corner."""
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
    """All speech bubbles, and the explanation."""

    def __init__(self, stage: Stage, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._speech: dict[int, Bubble] = {}
        self._timers: dict[int, QTimer] = {}
        self._staying: set[int] = set()
        self._explanation: Bubble | None = None
        self.beside_speech: Callable[[], Sequence[Box]] = tuple
        """The boxes that speech should not cover in a tight layout."""
        self.beside_explanation: Callable[[], Sequence[Box]] = tuple
        """The boxes that an explanation should not cover."""
        self.beside_all: Callable[[], Sequence[Box]] = tuple
        """The boxes of everything on the table, for an explanation that is moved to a free place."""

    def speak(self, seat: int, text: str, plate: Box, *, stays: bool, ms: int) -> None:
        """Show what a seat says, for a while or until it is cleared."""
        self.hush(seat)
        self._speech[seat] = Bubble(self._stage)
        if stays:
            self._staying.add(seat)
        self._lay(seat, Words((text,), True), plate, ms)
        if not stays and not self._stage.is_instant:
            timer = QTimer(self, singleShot=True)
            timer.timeout.connect(lambda: self.hush(seat))
            self._timers[seat] = timer
            timer.start(_SPEECH_MS + _LETTER_MS * len(text))

    def _lay(self, seat: int, words: Words, plate: Box, ms: int) -> None:
        """Place a seat's speech beside its plate, or near it if there is no room."""
        layout, side = self._stage.layout, self._stage.side(seat)
        ways, seen = speech_ways(layout, side, plate), [plate]
        if layout.is_tight or layout.stacks:
            seen += (bubble.box for other, bubble in self._speech.items() if other != seat)
            seen += self.beside_speech()
        if self._keeps_off_trick(seat):
            seen += trick_boxes(layout, self._stage.sides)
        self._speech[seat].say(words, ways, seen, z=20, ms=ms)

    def _keeps_off_trick(self, seat: int) -> bool:
        """Whether speech keeps clear of cards yet to be played; calls at normal size end before those."""
        layout = self._stage.layout
        mine = self._stage.side(seat) is Side.SOUTH
        return (layout.is_large and not mine) or ((layout.is_narrow or layout.stacks > 0) and seat not in self._staying)

    def said(self, seat: int) -> str | None:
        """What a seat is saying; None if nothing."""
        bubble = self._speech.get(seat)
        return bubble.words.text if bubble else None

    def staying_boxes(self, *, but: int) -> list[Box]:
        """The boxes of the calls that stay during the auction, except those of one seat."""
        return [bubble.box for seat, bubble in self._speech.items() if seat in self._staying and seat != but]

    @property
    def boxes(self) -> list[Box]:
        """The boxes of all speech."""
        return [bubble.box for bubble in self._speech.values()]

    def hush(self, seat: int) -> None:
        """Remove a seat's speech."""
        self._staying.discard(seat)
        timer = self._timers.pop(seat, None)
        if timer is not None:
            timer.stop()
            timer.deleteLater()
        bubble = self._speech.pop(seat, None)
        if bubble is not None:
            self._stage.scene.removeItem(bubble)

    def hush_passing(self, seat: int) -> None:
        """Remove a seat's speech unless it is a call, which stays during the auction."""
        if seat not in self._staying:
            self.hush(seat)

    def hush_calls(self) -> None:
        """Remove all calls at the end of the auction."""
        for seat in list(self._staying):
            self.hush(seat)

    def hush_all(self) -> None:
        for seat in list(self._speech):
            self.hush(seat)

    def explain(self, tip: tuple[float, float], *sentences: str, tail: Tail = "bottom") -> None:
        """Show an explanation in place of any other; the same one again turns to its next page."""
        said = self._explanation
        if said is not None and said.words.sentences == sentences and said.turn():
            return
        ms = self._stage.time(120) if self._explanation is None else 0
        if self._explanation is None:
            self._explanation = Bubble(self._stage)
        layout, bubble, taken = self._stage.layout, self._explanation, self.beside_all()

        def free(way: Way) -> Way | None:
            return free_way(layout, way, bubble.size_in(way), taken)

        ways = explanation_ways(layout, tip, tail, free, sentences=len(sentences))
        seen = list(self.beside_explanation())
        if layout.stacks:
            seen += trick_boxes(layout, self._stage.sides)
        bubble.say(Words(sentences, False), ways, seen, z=30, ms=ms)

    def turn_at(self, point: QPointF) -> bool:
        """Turn the page of the explanation at a point; False if there is none, or only one page."""
        said = self._explanation
        if said is None or not QRectF(said.box.x, said.box.y, said.box.width, said.box.height).contains(point):
            return False
        return said.turn()

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
        """Move a seat's speech to its plate's new place."""
        bubble = self._speech.get(seat)
        if bubble is not None:
            self._lay(seat, bubble.words, plate, 0)

    def make_room(self, plates: dict[int, Box]) -> None:
        """In a tight layout, place all speech again after something new has come to lie on or over the table."""
        if self._stage.layout.is_tight:
            for seat, plate in plates.items():
                self.follow(seat, plate)

    def moved(self, plates: dict[int, Box]) -> None:
        """Place speech by the plates again after a change of window, and close the explanation."""
        self.close_explanation()
        for seat, plate in plates.items():
            self.follow(seat, plate)
