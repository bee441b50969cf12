"""The person's part in the shuffle of the next match: the seal that is fixed already, and the number to choose."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from belote_desktop.models.next_shuffle import NextShuffle
from belote_desktop.table.announcing import tell_reader
from belote_desktop.windows.honesty.honesty_code import Code
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.match_parts.number_edit import NumberEdit
from belote_desktop.windows.widgets.flow import FlowLayout
from belote_desktop.windows.widgets.page import label, set_role


class NumberPanel(QWidget):
    """Shows the seal of the next match, then the number that goes with it: drawn, or typed by the person."""

    def __init__(self, style: Style, shuffle: NextShuffle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "plain")
        self._style, self._shuffle = style, shuffle
        self.intro, self.until, self.sets = label(wrap=True), label(wrap=True), label(role="sentence", wrap=True)
        self.seal_title, self.seal = label(role="section"), Code(style)
        self.number_title, self.edit = label(role="section"), NumberEdit(shuffle)
        self.draw_button = QPushButton()
        self.draw_button.setAutoDefault(False)
        self.told = label(role="name", wrap=True)
        self.edit.changed.connect(self._tell)
        self.draw_button.clicked.connect(self._on_draw)
        self._lay_out()

    def _lay_out(self) -> None:
        self.row = QWidget()
        set_role(self.row, "plain")
        flow = FlowLayout(self.row)
        flow.addWidget(self.edit)
        flow.addWidget(self.draw_button)
        column = self.column = QVBoxLayout(self)
        column.setContentsMargins(24, 12, 24, 16)
        column.setSpacing(8)
        for part in (
            self.intro, self.seal_title, self.seal, self.until, self.number_title, self.row, self.told, self.sets,
        ):  # fmt: skip
            column.addWidget(part)
        column.addStretch(1)

    def _on_draw(self) -> None:
        self._shuffle.draw()
        self.edit.show_number()
        #: {number}: a row of digits. Read aloud.
        tell_reader(self, self.tr("The number is {number}.").format(number=self._shuffle.number))

    def _tell(self) -> None:
        own = self.tr("You chose this number. The next match you start is shuffled with it.")
        drawn = self.tr(
            "The program drew this number. Type one of your own to be sure that the program did not know it before."
        )
        self.told.setText(own if self._shuffle.is_own else drawn)

    def retranslate(self) -> None:
        """Set all texts in the user's language."""
        self.intro.setText(
            self.tr(
                "The cards of your next match are shuffled with a secret of the program and this number. The secret is "
                "already fixed, and its seal is below. Write the seal down if you like, then type any number. The "
                "program cannot choose your cards, because it does not know your number when it fixes the secret. You "
                "cannot choose them either, because you do not know the secret."
            )
        )
        #: The head of a long code that proves the cards were fixed.
        self.seal_title.setText(self.tr("Seal of the next match"))
        self.until.setText(
            self.tr(
                "The next match begins with this seal in its first deal. Closing the program makes a new secret and a "
                "new seal."
            )
        )
        #: The label of a field: a number that shuffles the cards.
        self.number_title.setText(self.tr("Your number"))
        #: A button: draw a number at random.
        self.draw_button.setText(self.tr("Draw another number"))
        self.sets.setText(
            self.tr(
                "The deal of the day, deals by code and practice from a finished deal have fixed cards, so they do not "
                "use this number."
            )
        )
        self.seal.setAccessibleName(self.seal_title.text())
        self.edit.setAccessibleName(self.number_title.text())
        self.seal.show_text(self._shuffle.seal)
        self._tell()
        self.restyle()

    def restyle(self) -> None:
        """Apply a change of theme or text size."""
        self.seal.restyle()
        self.edit.setMinimumWidth(self._style.px(200))
