"""Speech bubbles beside the plates, and one explanation at a time above a card."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QTimer

from belote_desktop.table.items.stage import Stage
from belote_desktop.table.layout.bubble_places import Tail, Way, aimed, explanation_ways, free_way, room_of, speech_ways
from belote_desktop.table.layout.large_text import trick_boxes
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.layout.sides import Side
from belote_desktop.table.scene.bubble import COMES, Bubble, Words

if TYPE_CHECKING:
    from belote_desktop.models.words.glossary_words import GlossaryWords

_SPEECH_MS, _LETTER_MS = 2400, 60


def speech_time(text: str) -> int:
    """How long a text stays, in milliseconds."""
    return _SPEECH_MS + _LETTER_MS * len(text)


class Bubbles(QObject):
    """All speech bubbles, and the explanation."""

    def __init__(self, stage: Stage, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._speech: dict[int, Bubble] = {}
        self._timers: dict[int, QTimer] = {}
        self._staying: set[int] = set()
        self._of_trick: set[int] = set()
        self._explanation: Bubble | None = None
        self.glossary: GlossaryWords | None = None
        """The words that explanations underline; None for none."""
        self.beside_speech: Callable[[], Sequence[Box]] = tuple
        """The boxes that speech should not cover."""
        self.beside_explanation: Callable[[], Sequence[Box]] = tuple
        """The boxes that an explanation should not cover."""
        self.beside_all: Callable[[], Sequence[Box]] = tuple
        """The boxes of everything on the table, for an explanation that is moved to a free place."""
        self.numbers: Callable[[], Sequence[Box]] = tuple
        """The boxes among them that it may cover if no place is free: the numbers of cards."""

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
            timer.start(speech_time(text))

    def _lay(self, seat: int, words: Words, plate: Box, ms: int) -> None:
        """Place a seat's speech beside its plate, or near it if there is no room."""
        layout, side = self._stage.layout, self._stage.side(seat)
        others = (bubble.box for other, bubble in self._speech.items() if other != seat)
        ways, seen = speech_ways(layout, side, plate), [plate, *others, *self.beside_speech()]
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
        self._of_trick.discard(seat)
        timer = self._timers.pop(seat, None)
        if timer is not None:
            timer.stop()
            timer.deleteLater()
        bubble = self._speech.pop(seat, None)
        if bubble is not None:
            bubble.close()

    def hush_passing(self, seat: int) -> None:
        """Remove a seat's speech unless it is a call, which stays during the auction."""
        if seat not in self._staying:
            self.hush(seat)

    def end_trick(self) -> None:
        """What is said now belongs to a trick that was won: it goes with `hush_trick`."""
        self._of_trick = set(self._speech) - self._staying

    def hush_trick(self) -> None:
        """Remove what was said in the last trick, which is gathered."""
        for seat in tuple(self._of_trick):
            self.hush(seat)

    def hush_calls(self) -> None:
        """Remove all calls at the end of the auction."""
        for seat in list(self._staying):
            self.hush(seat)

    def hush_all(self) -> None:
        for seat in list(self._speech):
            self.hush(seat)

    def explain(self, tip: tuple[float, float], *sentences: str, tail: Tail = "bottom", points: bool = True) -> None:
        """Show an explanation in place of any other, with a tail if it `points` at what lies at the tip."""
        self.tell(tip, Words(sentences, False), tail=tail, points=points)

    def tell(self, tip: tuple[float, float], words: Words, *, tail: Tail = "bottom", points: bool = True) -> None:
        """Show words as an explanation; the same again turn to their next page.

        A chart must neither cover anything nor make the words much smaller: it is left out then.
        """
        said, sentences = self._explanation, words.sentences
        if said is not None and said.words.sentences == sentences and said.turn():
            return
        ms = self._stage.fade(COMES) if self._explanation is None else 0
        if self._explanation is None:
            self._explanation = Bubble(self._stage)
        layout, bubble, taken, numbers = self._stage.layout, self._explanation, self.beside_all(), self.numbers()
        rest = [box for box in taken if box not in numbers]

        def free(way: Way, beside: Sequence[Box] = taken) -> Way | None:
            found = free_way(room_of(layout), way, bubble.size_in(way), beside)
            return aimed(found, bubble.box_in(found), tip, beside) if found is not None and points else found

        def ways() -> Iterator[Way]:
            over_numbers = partial(free, beside=rest)
            return explanation_ways(layout, tip, tail, free, over_numbers, sentences=len(sentences), points=points)

        seen = list(self.beside_explanation())
        if layout.stacks:
            seen += trick_boxes(layout, self._stage.sides)
        bubble.say(replace(words, glossary=self.glossary), ways(), seen, z=30, ms=ms)
        if words.chart is not None and (bubble.is_small or any(bubble.box.meets(box) for box in seen)):
            bubble.say(replace(words, glossary=self.glossary, chart=None), ways(), seen, z=30, ms=ms)

    def word_at(self, point: QPointF) -> str:
        """The id of the glossary's entry for the word of the explanation at a point; empty for none."""
        return "" if self._explanation is None else self._explanation.word_at(point)

    def note_at(self, point: QPointF) -> str:
        """What a tool tip says of the explanation at a point; empty for nothing."""
        said = self._explanation
        return said.words.note if said is not None and said.rect.contains(point) else ""

    def turn_at(self, point: QPointF) -> bool:
        """Turn the page of the explanation at a point; False if there is none, or only one page."""
        said = self._explanation
        return said is not None and said.rect.contains(point) and said.turn()

    @property
    def explanation(self) -> str | None:
        return self._explanation.words.text if self._explanation else None

    def close_explanation(self) -> None:
        if self._explanation is not None:
            self._explanation.close()
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
        """Place all speech again after something new has come to lie on or over the table."""
        for seat, plate in plates.items():
            self.follow(seat, plate)

    def moved(self, plates: dict[int, Box]) -> None:
        """Place speech by the plates again after a change of window, and close the explanation."""
        self.close_explanation()
        for seat, plate in plates.items():
            self.follow(seat, plate)
