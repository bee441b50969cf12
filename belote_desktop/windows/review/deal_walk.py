"""Walking along the moments of a reviewed deal: what is shown of each, and the answers to those that are asked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt

from belote_desktop.engine import Action
from belote_desktop.models.analysis.deal_moments import Moment, moments_of, needed_in
from belote_desktop.models.analysis.reviewer import DealFound
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.models.words.names import Names
from belote_desktop.windows.review.review_parts import ReviewParts
from belote_desktop.windows.review.station_faces import face_of


class DealWalk(QObject):
    """Shows one moment of a deal at a time on the parts of a review; remembers which questions were answered."""

    def __init__(self, parts: ReviewParts, preferences: Preferences, names: Names, seat: int) -> None:
        super().__init__(parts)
        self._parts, self._preferences, self._names, self._seat = parts, preferences, names, seat
        self._found: DealFound | None = None
        self._deals: tuple[DealFound, ...] = ()
        self._score = self._verdict = ""
        self._answered: set[tuple[int, int]] = set()
        self.moments: tuple[Moment, ...] = ()
        self.place = -1
        parts.timeline.chosen.connect(self._on_chosen)
        parts.board.answered.connect(self._on_answer)
        parts.reason.answer_asked.connect(lambda: self._reveal(None))
        parts.reason.again_asked.connect(self._ask_again)
        parts.reason.next_asked.connect(self._go_on)

    @property
    def moment(self) -> Moment | None:
        """The moment that is shown."""
        return self.moments[self.place] if 0 <= self.place < len(self.moments) else None

    @property
    def asks(self) -> bool:
        """Whether the moment waits for an answer."""
        moment = self.moment
        return moment is not None and moment.is_asked and moment.key not in self._answered

    def show_deal(self, found: DealFound, deals: Sequence[DealFound], score: str, verdict: str) -> None:
        """Show a deal, of all `deals` that were reviewed; a moment of it that is shown already stays.

        `score` and `verdict` are its result in a few words and in a sentence.
        """
        held = self.moment
        self._found, self._deals, self._score, self._verdict = found, tuple(deals), score, verdict
        self.moments = moments_of(found, self._seat)
        self._parts.reason.needed = needed_in(found)
        self.show_faces()
        place = next((place for place, each in enumerate(self.moments) if held and each.key == held.key), None)
        if held is not None and place is not None and self.moments[place] == held and held.step is not None:
            self.place = place
            self._parts.timeline.show_place(place)
            return
        first = next((at for at, each in enumerate(self.moments) if each.matters), len(self.moments) - 1)
        self.show_moment(first if place is None else place, aloud=place is None)

    def show_faces(self) -> None:
        """Show the moments on the timeline."""
        index = words.index_in_use(self._preferences)
        faces = [face_of(each, self._answered, self._score, index, self._names) for each in self.moments]
        self._parts.timeline.show_faces(faces)

    def show_moment(self, place: int, *, aloud: bool = True) -> None:
        """Show a moment of the deal; a result that was read before is not read `aloud` again."""
        if self._found is None or not 0 <= place < len(self.moments):
            return
        self.place = place
        moment, parts = self.moments[place], self._parts
        parts.timeline.show_place(place)
        parts.board.show_moment(self._found, moment, asked=self.asks)
        if moment.step is None:
            parts.summary.show_found(self._verdict, self._found, self._deals)
            if aloud:
                parts.summary.tell()
        else:
            parts.reason.is_last = not any(each.matters for each in self.moments[place + 1 :])
            parts.reason.show_moment(moment, self._names, shown=not self.asks)
        parts.show_form(is_result=moment.step is None, asks=self.asks)

    def show_key(self, key: tuple[int, int]) -> bool:
        """Show the moment with this key; False if the deal has none."""
        place = next((place for place, each in enumerate(self.moments) if each.key == key), None)
        if place is not None:
            self.show_moment(place)
        return place is not None

    # ------------------------------------------------------------------ from one to the other
    def to_next(self, step: int) -> None:
        """Go to the next moment that mattered, or with -1 to the one before; after the last one comes the result."""
        ahead = range(self.place + 1, len(self.moments)) if step > 0 else range(self.place - 1, -1, -1)
        found = next((place for place in ahead if self.moments[place].matters), None)
        if found is not None:
            self.show_moment(found)
        elif step > 0:
            self.show_moment(len(self.moments) - 1)

    def _on_chosen(self, place: int) -> None:
        """A station was chosen; the present one gives the keyboard to the answers."""
        if place != self.place:
            self.show_moment(place)
        elif self.asks:
            self._parts.focus_answers()

    def _go_on(self) -> None:
        self.to_next(1)
        self._focus_next()

    def _focus_next(self) -> None:
        """Give the keyboard to what comes next: the answers, the button, or the timeline."""
        button = self._parts.reason.next_button
        if self.asks:
            self._parts.focus_answers()
        elif button.isVisible():
            button.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._parts.timeline.focus_now()

    # ------------------------------------------------------------------ answers
    def _on_answer(self, action: Action) -> None:
        judged = None if self.moment is None else self.moment.judged
        if judged is None:
            return
        if action in judged.advice.equals:
            self._reveal(action)
        else:
            self._parts.reason.reply(action)
            self._parts.board.ask_again()

    def _reveal(self, answer: Action | None) -> None:
        moment, found = self.moment, self._found
        if moment is None or found is None or not self.asks:
            return
        self._answered.add(moment.key)
        self.show_faces()
        self._parts.board.show_moment(found, moment, asked=False)
        self._parts.reason.reveal(answer)
        self._parts.show_form(is_result=False, asks=False)
        self._focus_next()

    def _ask_again(self) -> None:
        moment = self.moment
        if moment is not None:
            self._answered.discard(moment.key)
            self.show_faces()
            self.show_moment(self.place)
            self._parts.focus_answers()
