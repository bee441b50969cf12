"""The strip below the table for answers that are no action of the table: a number, a choice, or a set of cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from belote_desktop.models.words import words
from belote_desktop.windows.board.choices import CardChoice, NumberField, WordChoice
from belote_desktop.windows.look.restyling import restyle
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.flow import FlowLayout
from belote_desktop.windows.widgets.page import keep_room, label, set_role
from belote_desktop.windows.widgets.scrolling import scrolling

MOST = 999
"""The largest number that can be an answer."""
_STEPS = {int(Qt.Key.Key_Down): 0, int(Qt.Key.Key_Right): 0, int(Qt.Key.Key_Up): -1, int(Qt.Key.Key_Left): -1}
"""The choice to which a key leads from the strip: the first or the last."""


class AnswerStrip(QWidget):
    """`number_given` carries a number, `chosen` the place of a choice from 0; `checked` asks to check chosen cards."""

    number_given = Signal(int)
    chosen = Signal(int)
    checked = Signal()

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self.prompt = label(role="on-cloth")
        self.number = NumberField(style)
        self.number.setValidator(QIntValidator(0, MOST, self))
        self.number.setMaxLength(4)
        self.number.textChanged.connect(lambda _: self._enable())
        self.check = QPushButton()
        set_role(self.check, "brass")
        self.check.setAutoDefault(False)
        self.check.clicked.connect(self._on_check)
        self._choices = QWidget()
        self._flow = FlowLayout(self._choices, gap=8)
        self.choices: list[QAbstractButton] = []
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addStretch(1)
        for part in (self.prompt, self.number, self.check):
            row.addWidget(part)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 4, 14, 6)
        column.setSpacing(0)
        self._area = scrolling(self._choices)
        column.addWidget(self._area)
        column.addLayout(row)
        self.is_over = False
        """Whether the answer was given."""
        self.clear()

    def reword(self) -> None:
        """Set all texts."""
        #: The label of a field for a number.
        self.prompt.setText(self.tr("Points:") if self._asks_points else self.tr("Number:"))
        #: Read aloud: the label of a field for a number.
        self.number.setAccessibleName(self.tr("Points") if self._asks_points else self.tr("Number"))
        #: A button: check the answer.
        self.check.setText(self.tr("Check"))
        self.number.setFixedWidth(self._style.px(90))
        self._name_choices()

    def _name_choices(self) -> None:
        """Name the strip after its choices: it is read aloud when it gets the focus."""
        answers = words.listed([each.accessibleName() or each.text() for each in self.choices])
        #: Read aloud. {answers}: the answers to choose from, such as "Samir, Léa and Karim".
        told = self.tr("Answers: {answers}").format(answers=answers)
        self.setAccessibleName(told if self.choices else "")

    # ------------------------------------------------------------------ what is asked
    def clear(self) -> None:
        """Ask for nothing."""
        self._asks_number = self._asks_points = self._asks_check = self.is_over = False
        keep_room(self.check, False)
        self._flow.clear()
        self.choices = []
        for part in (self._area, self.prompt, self.number, self.check):
            part.hide()
        self.hide()

    def ask_number(self, *, points: bool) -> None:
        """Ask for a number of points, or of anything else."""
        self.clear()
        self._asks_number, self._asks_points = True, points
        keep_room(self.check)
        self.number.clear()
        self.number.mark(None)
        self.number.setEnabled(True)
        self.reword()
        for part in (self.prompt, self.number, self.check):
            part.show()
        self._enable()
        self.show()

    def ask_check(self) -> None:
        """Offer to check the cards that are chosen on the table."""
        self.clear()
        self._asks_check = True
        keep_room(self.check)  # the table keeps its size when the button goes
        self.reword()
        self.check.show()
        self._enable()
        self.show()

    def ask_choice(self, buttons: Sequence[QAbstractButton]) -> None:
        """Ask for one of these; the keys 1 to 9 choose too."""
        self.clear()
        for place, button in enumerate(buttons):
            button.clicked.connect(lambda _=False, place=place: self.chosen.emit(place))
            self._flow.addWidget(button)
            button.show()  # the focus goes only to what is there
        self.choices = list(buttons)
        self._name_choices()
        self._area.show()
        self.show()

    def fit(self, width: int, most: int) -> None:
        """Lay the choices in the middle of a strip of this width; what is higher than `most` scrolls."""
        for each in self.choices:
            each.setFixedHeight(max(other.sizeHint().height() for other in self.choices))
        wanted = sum(each.sizeHint().width() + self._flow.gap for each in self.choices) - self._flow.gap
        wide = max(1, min(wanted, width - 44))
        high = max(1, self._flow.heightForWidth(wide))
        self._choices.setFixedSize(wide, high)
        self._area.setFixedHeight(min(high, max(1, most)))

    def close_answers(self, chosen: int | None = None, right: int | None = None) -> None:
        """Take no further answer; of choices, mark the one that was chosen and the right one."""
        for place, button in enumerate(self.choices):
            button.setEnabled(place in (chosen, right))
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            if place in (chosen, right) and isinstance(button, WordChoice | CardChoice):
                button.mark(place == right)
            if place == right:
                restyle(button, "role", "brass")
        self.number.setEnabled(False)
        self.check.hide()
        self.is_over = True
        self.setVisible(self.has_answers)

    def show_number(self, number: int, *, is_right: bool) -> None:
        """Show the number that was given, and whether it is right."""
        self.number.setText(QLocale().toString(number))
        self.number.mark(is_right)

    @property
    def has_answers(self) -> bool:
        """Whether there is something to show: answers to give or those that were given, or the room of the button."""
        return bool(self.choices) or self._asks_number or self._asks_check

    def first_focus(self) -> QWidget | None:
        """The widget that gets the focus first; None if the answer is given on the table.

        Of choices it is the strip, which shows no frame: a framed choice would look like a suggestion.
        """
        if self._asks_number:
            return self.number
        return self if self.choices else None

    # ------------------------------------------------------------------ what is answered
    def choose(self, place: int) -> bool:
        """Press the button of a choice; False if there is none."""
        if not 0 <= place < len(self.choices) or not self.choices[place].focusPolicy():
            return False
        self.choices[place].setFocus(Qt.FocusReason.OtherFocusReason)
        self.choices[place].click()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Check the number on Enter, and keep the key from the button that has the focus afterwards.

        The arrows lead from the strip to its choices.
        """
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and self._asks_number and self.number.isEnabled():
            self._on_check()
        elif not (self.hasFocus() and self._enter_choices(_STEPS.get(event.key()))):
            super().keyPressEvent(event)

    def focusNextPrevChild(self, onwards: bool) -> bool:
        """Tab leads from the strip to its choices."""
        return (onwards and self.hasFocus() and self._enter_choices(0)) or super().focusNextPrevChild(onwards)

    def _enter_choices(self, place: int | None) -> bool:
        """Give the focus to the first choice, or with -1 to the last; False if none can be chosen."""
        if place is None or not self.choices or self.is_over:
            return False
        self.choices[place].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _enable(self) -> None:
        self.check.setEnabled(not self._asks_number or bool(self.number.text()))

    def _on_check(self) -> None:
        if not self._asks_number:
            self.checked.emit()
            return
        value, good = QLocale().toInt(self.number.text())
        if good and 0 <= value <= MOST:
            self.number_given.emit(value)
