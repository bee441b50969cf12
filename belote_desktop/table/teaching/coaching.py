"""What the coach says on the table, one thing at a time, beside the card or the player it is about."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass

from belote_desktop.engine.cards import Card
from belote_desktop.table.layout.bubble_places import SHARES, Tail, Way, explanation_ways, free_way, speech_ways
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.scene.bubble import Words
from belote_desktop.table.scene.scene import TableScene
from belote_desktop.table.teaching.coach_bubble import SEAL, CoachBubble

_MS = 120
"""How long the paper takes to appear (art/pages, Motion)."""
QUESTION_MARKS = ("?", "؟", "\N{GREEK QUESTION MARK}")
"""What a title that asks something ends with; a title that is no sentence has no mark."""


@dataclass(frozen=True)
class Coached:
    """What is said: a title, sentences, and the card or the seat they are about, None for the whole table."""

    title: str
    sentences: tuple[str, ...]
    about: Card | int | None = None

    @property
    def text(self) -> str:
        """All of it, to be read aloud."""
        title = self.title if self.title.endswith((*QUESTION_MARKS, ".")) else f"{self.title}."
        return " ".join((title, *self.sentences))


class Coaching:
    """Shows one paper of the coach; `taken` returns the boxes it should not cover."""

    def __init__(self, scene: TableScene, taken: Callable[[], Sequence[Box]]) -> None:
        self._scene, self._taken = scene, taken
        self._bubble: CoachBubble | None = None
        self.said: Coached | None = None
        self._seen: Hashable = None
        """What was there when the paper found its place."""

    def say(self, said: Coached) -> None:
        """Show this in the place of what was said before."""
        ms = self._scene.stage.time(_MS) if self.said != said else 0
        self.said = said
        if self._bubble is None:
            self._bubble = CoachBubble(self._scene.stage)
        self._bubble.title = said.title
        words = Words(said.sentences, False, self._scene.bubbles.glossary)
        self._bubble.say(words, self._ways(said.about), self._taken(), z=31, ms=ms)
        self._scene.hand.advise(said.about if isinstance(said.about, Card) else None, ms)
        self._seen = self._look()

    def end(self) -> None:
        """Take the paper away."""
        self.said = None
        self._scene.hand.advise(None, 0)
        if self._bubble is not None:
            self._scene.stage.scene.removeItem(self._bubble)
            self._bubble = None

    def lay(self) -> None:
        """Find a place anew, if the table has changed."""
        if self.said is not None and self._seen != self._look():
            self.say(self.said)

    def _look(self) -> Hashable:
        """All that the place and the picture of the paper follow from; to find them takes as long as a step."""
        stage = self._scene.stage
        looks = (stage.layout, stage.theme, stage.ratio, stage.direction, stage.suits)
        return (self.said, *looks, *self._taken())

    @property
    def box(self) -> Box | None:
        """Where the paper lies; None if there is none."""
        return None if self._bubble is None else self._bubble.box

    def _ways(self, about: Card | int | None) -> Iterator[Way]:
        """The ways to show it: beside what it is about, then in any free place of the table near by."""
        scene, layout = self._scene, self._scene.stage.layout
        beside = self._box_of(about)
        middle = (layout.centre_x, layout.hand_top - 28)
        if isinstance(about, Card):  # a card is a number, too
            if beside is not None:
                yield from _around(beside, layout.ui)
            elif about in scene.hand.cards:
                middle = scene.hand.top_of(about)
        elif about is not None and beside is not None:
            yield from speech_ways(layout, scene.stage.side(about), beside)
        near = middle if beside is None else (beside.x + beside.width / 2, beside.y + beside.height / 2)
        held = beside is None and isinstance(about, Card) and about in scene.hand.cards
        tail: Tail | None = "bottom" if beside is None else None
        yield from explanation_ways(layout, middle, tail, self._free, sentences=1, points=held)
        for ui in layout.text_sizes:
            for share in SHARES:
                found = self._free(Way(near, None, ui, share=share))
                if found is not None:
                    yield found

    def _free(self, way: Way) -> Way | None:
        assert self._bubble is not None
        width, height = self._bubble.size_in(way)
        aside, above = 0.5 * SEAL * way.ui, 0.32 * SEAL * way.ui  # the seal stands out of the paper at its corner
        return free_way(self._scene.stage.layout, way, (width + 2 * aside, height + 2 * above), self._taken())

    def _box_of(self, about: Card | int | None) -> Box | None:
        """The box of a plate or of a card of the trick; None for a card of my hand, and for the whole table."""
        if isinstance(about, Card):
            return self._scene.trick.box_of(about)
        return None if about is None else self._scene.plate_boxes().get(about)


def _around(beside: Box, ui: float) -> Iterator[Way]:
    """The ways at the four sides of a box."""
    across, level = beside.x + beside.width / 2, beside.y + beside.height / 2
    yield Way((beside.x - 4, level), "right", ui)
    yield Way((beside.right + 4, level), "left", ui)
    yield Way((across, beside.y - 4), "bottom", ui)
    yield Way((across, beside.bottom + 4), "top", ui)
