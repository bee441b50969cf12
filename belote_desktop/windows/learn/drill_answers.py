"""The answers to a drill question that are not cards: a number, or one of a few choices."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from belote_desktop.coach.drills import Form, Problem
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.suits.suit_button import SuitButton
from belote_desktop.windows.widgets.flow import FlowLayout
from belote_desktop.windows.widgets.page import label, set_role

MOST = 999
"""The largest number that can be an answer."""


class DrillAnswers(QWidget):
    """`answered` carries the number or the index of the choice; `asked` is emitted to check the chosen cards."""

    answered = Signal(int)
    asked = Signal()

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self.prompt = label(role="name")
        self.number = QLineEdit()
        self.number.setValidator(QIntValidator(0, MOST, self))
        self.number.setMaxLength(4)
        self.number.textChanged.connect(lambda _: self._enable())
        self.check = QPushButton()
        set_role(self.check, "primary")
        self.check.setAutoDefault(False)
        self.check.clicked.connect(self._on_check)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.prompt)
        row.addWidget(self.number)
        row.addWidget(self.check)
        row.addStretch(1)
        self._choices = QWidget()
        self._flow = FlowLayout(self._choices, gap=8)
        self.choices: list[QPushButton] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._choices)
        column.addLayout(row)
        self._form = Form.CARD

    def word(self) -> None:
        """Set all texts."""
        #: The label of a field for a number.
        self.prompt.setText(self.tr("Points:"))
        #: Read aloud: the label of a field for a number.
        self.number.setAccessibleName(self.tr("Points"))
        #: A button: check the answer.
        self.check.setText(self.tr("Check"))
        self.number.setFixedWidth(self._style.px(90))
        self.number.setMinimumHeight(self._style.px(44))

    def show_problem(self, problem: Problem, choices: Sequence[str]) -> None:
        """Prepare for the answer to a problem."""
        self._form = problem.form
        self.setEnabled(True)
        self.number.clear()
        for part in (self.prompt, self.number):
            part.setVisible(problem.form is Form.NUMBER)
        self.check.setVisible(problem.form in (Form.NUMBER, Form.CARDS))
        self._flow.clear()
        self.choices = []
        for place, text in enumerate(choices):
            button = SuitButton(self._style, text)
            button.clicked.connect(lambda _=False, chosen=place: self.answered.emit(chosen))
            self._flow.addWidget(button)
            button.show()  # the focus goes only to what is there
            self.choices.append(button)
        self._choices.setVisible(bool(choices))
        self.setVisible(problem.form is not Form.CARD)
        self._enable()

    def close_answers(self, chosen: int | None, right: int | None) -> None:
        """Take no further answer, and mark the right choice."""
        for place, button in enumerate(self.choices):
            button.setEnabled(place in (chosen, right))
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            if place == right:
                set_role(button, "primary")
                button.style().unpolish(button)
                button.style().polish(button)
        self.number.setEnabled(False)
        self.check.hide()

    def open_answers(self) -> None:
        """Accept an answer to a new question."""
        self.number.setEnabled(True)

    def first_focus(self) -> QWidget | None:
        """The widget that gets the focus first; None if it is a card."""
        if self._form is Form.NUMBER:
            return self.number
        return self.choices[0] if self.choices else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Check the number on Enter, and keep the key from the button that has the focus afterwards."""
        if (
            self._form is Form.NUMBER
            and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and self.number.isEnabled()
        ):
            self._on_check()
            return
        super().keyPressEvent(event)

    @property
    def stops(self) -> list[QWidget]:
        """The widgets that take the focus, in Tab order."""
        return [*self.choices, self.number, self.check]

    def _enable(self) -> None:
        self.check.setEnabled(self._form is Form.CARDS or bool(self.number.text()))

    def _on_check(self) -> None:
        if self._form is Form.CARDS:
            self.asked.emit()
            return
        value, good = QLocale().toInt(self.number.text())
        if good and 0 <= value <= MOST:
            self.answered.emit(value)
