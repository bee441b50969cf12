"""The results of a review: the number of good decisions, the moments that mattered, luck and skill."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QPushButton, QVBoxLayout

from belote_desktop.coach.looking_back.luck import luck_over
from belote_desktop.coach.looking_back.review import DealReview, Judged
from belote_desktop.models.analysis.reviewer import DealFound
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import review_words, words
from belote_desktop.models.words.names import Names
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.review.folding_button import FoldingButton
from belote_desktop.windows.review.review_moment import is_asked
from belote_desktop.windows.suits.suit_text import rich
from belote_desktop.windows.widgets.page import label, rule, set_role


@dataclass(frozen=True)
class Moment:
    """A decision that the review shows."""

    deal: int
    judged: Judged

    @property
    def key(self) -> tuple[int, int]:
        """The key of the moment: the number of the deal, and of the action in it."""
        return self.deal, self.judged.place


def moments_of(found: Sequence[DealFound], seat: int) -> list[Moment]:
    """The moments that mattered, the costliest of each deal first; after those of all deals the ones of bad luck."""
    known = [Moment(deal.number, each) for deal in found for each in deal.review.moments(seat)]
    return known + [Moment(deal.number, each) for deal in found for each in deal.review.unlucky(seat)]


class ReviewList(QFrame):
    """`chosen` carries the index of a moment in the list."""

    chosen = Signal(int)

    def __init__(self, style: Style, preferences: Preferences, names: Names, seat: int) -> None:
        super().__init__()
        set_role(self, "panel")
        self._style, self._preferences = style, preferences
        self._names, self._seat = names, seat
        self.moments: list[Moment] = []
        self.buttons: list[FoldingButton] = []
        self.said: list[str] = []
        """The texts of the list besides the moments; for tests."""
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.chosen)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(18, 14, 18, 14)
        self._column.setSpacing(6)

    @property
    def wanted_width(self) -> int:
        """The width that shows the text of each button whole, in pixels."""
        margins = self._column.contentsMargins()
        return max((button.sizeHint().width() for button in self.buttons), default=0) + margins.left() + margins.right()

    def show_found(self, found: Sequence[DealFound], answered: set[tuple[int, int]], at: int) -> None:
        """Show the results of these deals; the verdict of a moment is hidden until it has been answered."""
        self._clear()
        self.moments, self.said = moments_of(found, self._seat), []
        if not found:
            return
        self._say(review_words.fine_text(_together(found), self._seat), "name")
        asked = [each for each in self.moments if is_asked(each.judged)]
        if asked:
            #: The head of a list: decisions worth a second look.
            self._head(self.tr("Key moments"))
        for place, moment in enumerate(self.moments):
            if place == len(asked):
                #: The head of a list: cost points without a mistake.
                self._head(self.tr("Bad luck"))
                self._say(self.tr("Bad luck: you could not have known that these would cost points."), "note")
            self._add_moment(place, moment, len(found) > 1, answered)
        if 0 <= at < len(self.buttons):
            self.buttons[at].setChecked(True)
        self._add_seats(found)
        self._column.addStretch(1)

    def _add_moment(self, place: int, moment: Moment, many: bool, answered: set[tuple[int, int]]) -> None:
        judged = moment.judged
        name = review_words.moment_name(judged)
        told = review_words.verdict_text(judged) if moment.key in answered or not is_asked(judged) else "?"
        if many:
            #: {moment}: a decision, "Trick 3". {verdict}: a judgement, "small mistake". {number}: which deal.
            pattern, number = self.tr("Deal {number} · {moment} · {verdict}"), words.number(moment.deal)
            text = pattern.format(number=number, moment=name, verdict=told)
        else:
            #: {moment}: a decision, "Trick 3". {verdict}: a judgement, "small mistake".
            text = self.tr("{moment} · {verdict}").format(moment=name, verdict=told)
        button = FoldingButton(text)
        set_role(button, "chip")
        button.setCheckable(True)
        button.setAutoDefault(False)
        if told == "?":
            #: {moment}: a decision, "Trick 3". Read aloud.
            button.setAccessibleName(self.tr("{moment}, not answered yet").format(moment=name))
        self._group.addButton(button, place)
        self.buttons.append(button)
        self._column.addWidget(button)

    def _add_seats(self, found: Sequence[DealFound]) -> None:
        """Show the luck and the skill of every seat, separately."""
        review, luck = _together(found), luck_over([each.luck for each in found])
        self._column.addWidget(rule())
        #: The head of a chart: how good the hands were.
        self._head(self.tr("Luck of the deal"))
        for each in luck:
            self._say(self._of(each.seat, review_words.luck_text(each)), "sentence")
        #: The head of a chart.
        self._head(self.tr("Skill: what decisions cost"))
        seats = range(len(luck)) if all(each.is_whole for each in found) else [self._seat]
        for seat in seats:
            self._say(self._of(seat, review_words.skill_text(review, seat)), "sentence")
        if len(seats) < len(luck):
            self._say(self.tr("The other players have not all been reviewed yet."), "note")
        self._say(
            self.tr(
                "Luck: the share of 1000 random hands that these cards beat, each hand valued in its best "
                "contract. Skill: how many points a decision lost on average, judged by what the player could "
                "know. Only decisions with a choice count."
            ),
            "note",
        )

    def _of(self, seat: int, text: str) -> str:
        #: {name}: a player's name. {text}: a sentence.
        return self.tr("{name}: {text}").format(name=self._names.first(seat), text=text)

    def _head(self, text: str) -> None:
        self._column.addWidget(label(text, "section", wrap=True))

    def _say(self, text: str, role: str) -> None:
        self.said.append(text)
        self._column.addWidget(label(rich(text), role, wrap=True))

    def _clear(self) -> None:
        self.buttons = []
        while (item := self._column.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                if isinstance(old, QPushButton):
                    self._group.removeButton(old)
                old.hide()
                old.deleteLater()


def _together(found: Sequence[DealFound]) -> DealReview:
    """The decisions of several deals as a single review."""
    return DealReview(0, tuple(judged for each in found for judged in each.review.judged))
