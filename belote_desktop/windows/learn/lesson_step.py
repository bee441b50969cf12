"""One step of a lesson: text, cards, question and answers, and why an answer is right or wrong."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from belote_desktop.coach.lessons import Ask, Do, Option, Picture, PlayDeal, Row, Step
from belote_desktop.engine import Message, Ruleset
from belote_desktop.models.words import words
from belote_desktop.windows.cards.lesson_cards import CardGroup, LessonDeck
from belote_desktop.windows.glossary.linked_words import LinkedWords
from belote_desktop.windows.learn.lesson_answers import Answer, answer
from belote_desktop.windows.learn.lesson_words import calls_text, names_of
from belote_desktop.windows.suits.suit_text import rich
from belote_desktop.windows.widgets.announcing import announce
from belote_desktop.windows.widgets.flow import FlowLayout
from belote_desktop.windows.widgets.page import label, panel, set_role

LINKS_BY_KEY = Qt.TextInteractionFlag.LinksAccessibleByKeyboard


class StepView(QWidget):
    """Shows a step; `answered` carries whether an answer was right. Every answer may be tried.

    `word_asked` carries the address of a word of the glossary that was clicked.
    """

    answered = Signal(bool)
    word_asked = Signal(str)

    def __init__(self, step: Step, rules: Ruleset, deck: LessonDeck) -> None:
        super().__init__()
        self.step = step
        self._rules, self._deck = rules, deck
        self._names = names_of(step, rules)
        self._linked = LinkedWords(rules)
        self.answers: list[Answer] = []
        self.chosen: list[Option] = []
        self._groups: list[CardGroup] = []
        self.verdict, self.why = label(role="name"), label(wrap=True)
        self.told = panel("notice")
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(12)
        told = step.given if isinstance(step, Ask) else step.sentences
        for message in told:
            column.addWidget(self._sentence(message))
        if not isinstance(step, PlayDeal):
            self._add_picture(column, step.picture)
        if isinstance(step, Ask):
            self._add_question(column, step)
        column.addStretch(1)

    @property
    def is_answered(self) -> bool:
        """Whether the step has no question, or the right answer was given."""
        return not isinstance(self.step, Ask) or any(option.is_right for option in self.chosen)

    def read_out(self, *before: str) -> None:
        """Announce the step to a screen reader: the text, the calls and cards, the question."""
        step, index = self.step, self._deck.index
        given = step.given if isinstance(step, Ask) else step.sentences
        told: list[str | Message] = [*given]
        if isinstance(step, Do):
            told.append(calls_text(step, self._rules, self._names))
        told += [f"{group.row.accessibleName()}." for group in self._groups]
        if isinstance(step, Ask):
            told.append(step.question)
        announce(self, *before, *told, index=index, names=self._names)

    def choose(self, number: int) -> None:
        """Choose an answer by its index, from 0."""
        if number < len(self.answers):
            self.answers[number].setFocus(Qt.FocusReason.OtherFocusReason)
            self.answers[number].click()

    def settle(self) -> None:
        """Lay everything out now, including the explanation of an answer."""
        self.setMinimumHeight(self._column.heightForWidth(self.width()))
        self.resize(self.width(), max(self.height(), self.minimumHeight()))
        self._column.activate()

    def _sentence(self, message: Message) -> QWidget:
        made = label(self._linked.rich(words.sentence(message, self._deck.index, self._names)), wrap=True)
        made.setTextFormat(Qt.TextFormat.RichText)
        made.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse | LINKS_BY_KEY)
        made.linkActivated.connect(self.word_asked)
        return made

    def _add_picture(self, column: QVBoxLayout, picture: Picture) -> None:
        if isinstance(self.step, Do) and (said := calls_text(self.step, self._rules, self._names)):
            column.addWidget(label(said, "name", wrap=True))
        if not picture:
            return
        holder = QWidget()
        flow = FlowLayout(holder, gap=14)
        for row in picture:
            flow.addWidget(self._group(row))
        column.addWidget(holder)

    def _group(self, row: Row) -> CardGroup:
        notes = tuple(words.sentence(note) if isinstance(note, Message) else words.number(note) for note in row.notes)
        title = "" if row.title is None else words.sentence(row.title, self._deck.index)
        group = CardGroup(self._deck, row.cards, title, notes)
        self._groups.append(group)
        return group

    def _add_question(self, column: QVBoxLayout, step: Ask) -> None:
        asked = label(rich(words.sentence(step.question, self._deck.index, self._names)), "section", wrap=True)
        asked.setTextFormat(Qt.TextFormat.RichText)
        column.addWidget(asked)
        holder = QWidget()
        flow = FlowLayout(holder, gap=8)
        for number, option in enumerate(step.options, 1):
            button = answer(option, number, self._rules, self._deck)
            button.clicked.connect(lambda _=False, button=button: self._on_answer(button))
            flow.addWidget(button)
            self.answers.append(button)
        column.addWidget(holder)
        inside = QVBoxLayout(self.told)
        inside.setContentsMargins(14, 10, 14, 12)
        inside.setSpacing(4)
        inside.addWidget(self.verdict)
        inside.addWidget(self.why)
        self.why.setTextFormat(Qt.TextFormat.RichText)
        self.told.hide()
        column.addWidget(self.told)

    def _on_answer(self, button: Answer) -> None:
        option = button.option
        self.chosen.append(option)
        button.set_mark(option.is_right)
        verdict = self.tr("Correct.") if option.is_right else self.tr("Not quite.")
        self.verdict.setText(verdict)
        set_role(self.verdict, "good" if option.is_right else "bad")
        self.verdict.style().polish(self.verdict)
        why = words.sentence(option.why, self._deck.index, self._names)
        self.why.setText(rich(why))
        self.told.show()
        announce(self, verdict, option.why, names=self._names)
        self.answered.emit(option.is_right)
