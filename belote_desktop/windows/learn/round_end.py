"""What came of a round of ten questions: how many were right, the ratings, what was missed, and what to do next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from belote_desktop.coach.drills import kind_of
from belote_desktop.engine import Message
from belote_desktop.models.words import words
from belote_desktop.profile.practice import State, rating_of
from belote_desktop.windows.suits.suit_text import rich
from belote_desktop.windows.widgets.announcing import announce
from belote_desktop.windows.widgets.flow import FlowLayout
from belote_desktop.windows.widgets.page import EDGE, label, panel, set_role


@dataclass(frozen=True)
class RoundAnswer:
    """The answer to one question of a round."""

    kind: str
    question: Message
    is_right: bool


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
    def weakest(self) -> str:
        """The kind that was missed most often; empty if none was."""
        return next((kind for kind, _ in Counter(each.kind for each in self.missed).most_common(1)), "")


class RoundEnd(QWidget):
    """`practise_asked` carries the kind to practise; `go_on` begins another round, `others` shows the menus."""

    practise_asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
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
        self.lines = []
        for text, role in (*self._ratings(answers, state), *self._misses(answers)):
            self.lines.append(label(rich(text), role, wrap=True))
            self._told.addWidget(self.lines[-1])
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

    def _ratings(self, answers: Round, state: State) -> Iterator[tuple[str, str]]:
        for kind, before in answers.before.items():
            after = rating_of(state, kind).points
            #: {drill}: the title of a kind of question. {before}, {after}: a rating, from 400 to 2000.
            changed = self.tr("{drill} · Your rating was {before} and is now {after}.")
            #: {drill}: the title of a kind of question. {after}: a rating, from 400 to 2000.
            same = self.tr("{drill} · Your rating stays at {after}.")
            pattern = same if before == after else changed
            told = pattern.format(drill=_title(kind), before=words.number(before), after=words.number(after))
            yield told, "sentence"

    def _misses(self, answers: Round) -> Iterator[tuple[str, str]]:
        if not answers.missed:
            yield self.tr("You missed none."), "sentence"
            return
        #: The title of a list of questions that were answered wrong.
        yield self.tr("Missed questions come back tomorrow"), "section"
        for each in answers.missed:
            #: A question in a list. {drill}: the title of its kind. {question}: the question itself.
            pattern = self.tr("{drill} · {question}")
            yield pattern.format(drill=_title(each.kind), question=words.sentence(each.question)), "sentence"


def _title(kind: str) -> str:
    """The title of a kind of drill."""
    return words.choice_text(kind_of(kind))
