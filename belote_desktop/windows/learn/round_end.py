"""What came of a round of ten questions: how many were right, the ratings, what was missed, and what to do next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from belote_desktop.coach.drills import Answered, Problem, kind_of
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.profile.practice import State, rating_of
from belote_desktop.profile.ratings import START
from belote_desktop.windows.board.people import people_round
from belote_desktop.windows.suits.suit_text import rich
from belote_desktop.windows.widgets.announcing import announce
from belote_desktop.windows.widgets.controls import capital
from belote_desktop.windows.widgets.flow import FlowLayout
from belote_desktop.windows.widgets.page import EDGE, label, panel, set_role

MOST_RATINGS = 4
"""With more kinds in a round than these, those that were asked once are left out of the ratings."""


@dataclass(frozen=True)
class RoundAnswer:
    """The answer to one question of a round."""

    problem: Problem
    judged: Answered

    @property
    def kind(self) -> str:
        """The kind of the question."""
        return self.problem.kind

    @property
    def is_right(self) -> bool:
        """Whether it was answered right."""
        return self.judged.right

    def told(self, index: str, preferences: Preferences) -> tuple[str, str]:
        """The question, and what was wrong with the answer.

        `index` is the index set of the cards.
        """
        names = people_round(self.problem.rules, self.problem.me, preferences)
        first = self.judged.sentences[:1]
        question, *why = (capital(words.sentence(each, index, names)) for each in (self.problem.question, *first))
        return question, "".join(why)


@dataclass
class Round:
    """The answers of a round, in order; `before` are the ratings of its rated kinds before the first answer of each."""

    answers: list[RoundAnswer] = field(default_factory=list)
    before: dict[str, int] = field(default_factory=dict)

    def begin(self, kind: str, points: int) -> None:
        """A question of a kind is answered; `points` is the rating before."""
        self.before.setdefault(kind, points)

    @property
    def missed(self) -> list[RoundAnswer]:
        """The answers that were wrong."""
        return [each for each in self.answers if not each.is_right]

    @property
    def is_mixed(self) -> bool:
        """Whether questions of several kinds were asked."""
        return len({each.kind for each in self.answers}) > 1

    @property
    def weakest(self) -> str:
        """The kind that was missed most often; empty if none was."""
        return next((kind for kind, _ in Counter(each.kind for each in self.missed).most_common(1)), "")


class RoundEnd(QWidget):
    """`practise_asked` carries the kind to practise, `again_asked` a missed answer whose question is to be asked again.

    `go_on` begins another round, `others` shows the menus.
    """

    practise_asked = Signal(str)
    again_asked = Signal(object)

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self.again: list[QPushButton] = []
        self.title = label(role="heading", wrap=True)
        self.lines: list[QLabel] = []
        self.go_on, self.practise, self.others = QPushButton(), QPushButton(), QPushButton()
        self._round = Round()
        self.practise.clicked.connect(self._practise)
        paper, buttons = panel("paper"), QWidget()
        row = FlowLayout(buttons, gap=10)
        for button in (self.go_on, self.practise, self.others):
            button.setAutoDefault(False)
            row.addWidget(button)
        set_role(self.go_on, "primary")
        self._told = QVBoxLayout()
        self._told.setSpacing(6)
        inside = QVBoxLayout(paper)
        inside.setContentsMargins(24, 20, 24, 20)
        inside.setSpacing(14)
        inside.addWidget(self.title)
        inside.addLayout(self._told)
        inside.addWidget(buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE, 24, EDGE, 24)
        column.addWidget(paper, 0, Qt.AlignmentFlag.AlignTop)

    def _practise(self) -> None:
        self.practise_asked.emit(self._round.weakest)

    def tell(self, answers: Round, state: State) -> None:
        """Show what came of a round; `state` has the ratings after it."""
        self._round = answers
        right = len(answers.answers) - len(answers.missed)
        #: A title. {right}, {asked}: numbers of answers in a round of questions.
        pattern = self.tr("{right} of {asked} correct")
        self.title.setText(pattern.format(right=words.number(right), asked=words.number(len(answers.answers))))
        while (item := self._told.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        self.lines, self.again = [], []
        for text, role in self._ratings(answers, state):
            self._told.addWidget(self._line(text, role))
        #: The title of a list of questions that were answered wrong.
        heading = self.tr("Missed questions come back tomorrow")
        none = self.tr("You missed none.")
        self._told.addSpacing(8)
        self._told.addWidget(self._line(heading, "section") if answers.missed else self._line(none))
        for each in answers.missed:
            self._told.addWidget(self._missed(each))
        for one, other in pairwise((*self.again, self.go_on, self.practise, self.others)):
            QWidget.setTabOrder(one, other)
        #: A button: ten more questions.
        self.go_on.setText(self.tr("Another ten"))
        #: A button: choose another kind of question, or another game.
        self.others.setText(self.tr("Other drills"))
        if answers.weakest:
            #: A button. {drill}: the title of a kind of question.
            text = self.tr("Practise: {drill}").format(drill=_title(answers.weakest))
            self.practise.setText(text)
        self.practise.setVisible(bool(answers.weakest))
        announce(self, self.title.text() + ".", *(text for text, _ in self._ratings(answers, state)))

    def _line(self, text: str, role: str = "") -> QLabel:
        self.lines.append(label(rich(text), role, wrap=True))
        return self.lines[-1]

    def _ratings(self, answers: Round, state: State) -> Iterator[tuple[str, str]]:
        """What became of each rating, and what a rating is; each with its place in the style sheet."""
        asked = Counter(each.kind for each in answers.answers)
        many = len(answers.before) > MOST_RATINGS
        told = {kind: points for kind, points in answers.before.items() if not many or asked[kind] > 1}
        #: {drill}: the title of a kind of question. {before}, {after}: a rating, from 400 to 2000.
        changed = self.tr("{drill} · Your rating was {before} and is now {after}.")
        same = []
        for kind, before in told.items():
            after = rating_of(state, kind).points
            if before == after:
                same.append(kind)
            else:
                yield changed.format(drill=_title(kind), before=words.number(before), after=words.number(after)), ""
        if same:
            yield self._unchanged(same, state, are_all=len(same) == len(told)), ""
        if told:
            #: About the ratings above it. {start}: the rating before the first answer, 1000.
            pattern = self.tr("Ratings start at {start} and rise most for right answers to hard questions.")
            yield pattern.format(start=words.number(START)), "sentence"

    def _unchanged(self, kinds: Sequence[str], state: State, *, are_all: bool) -> str:
        """That some ratings have not changed, or all of the round; said once."""
        if len(kinds) == 1:
            #: {drill}: the title of a kind of question. {after}: a rating, from 400 to 2000.
            pattern = self.tr("{drill} · Your rating stays at {after}.")
            return pattern.format(drill=_title(kinds[0]), after=words.number(rating_of(state, kinds[0]).points))
        #: Below a list of ratings that have changed, one for each kind of question.
        others = self.tr("Your other ratings have not changed.")
        #: The user has a rating for each kind of question.
        return self.tr("Your ratings have not changed.") if are_all else others

    def _missed(self, missed: RoundAnswer) -> QWidget:
        """A missed question with what was wrong, and a button that asks it again."""
        question, why = missed.told(words.index_in_use(self._preferences), self._preferences)
        #: A question in a list. {drill}: the title of its kind. {question}: the question itself.
        told = self.tr("{drill} · {question}").format(drill=_title(missed.kind), question=question)
        #: A button: ask a question once more that was answered wrong.
        again = QPushButton(self.tr("Ask again"))
        #: The name of a button for a screen reader. {question}: a question that was answered wrong.
        again.setAccessibleName(self.tr("Ask again: {question}").format(question=told))
        again.setAutoDefault(False)
        again.clicked.connect(lambda: self.again_asked.emit(missed))
        self.again.append(again)
        text, line = QVBoxLayout(), QWidget()
        text.setSpacing(0)
        text.addWidget(self._line(told))
        if why:
            text.addWidget(self._line(why, "sentence"))
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 2, 0, 2)
        row.setSpacing(16)
        row.addWidget(again, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(text, 1)
        return line


def _title(kind: str) -> str:
    """The title of a kind of drill."""
    return words.choice_text(kind_of(kind))
