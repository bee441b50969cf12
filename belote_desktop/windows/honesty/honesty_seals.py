"""The seals of a match: shown during a deal, checked once it is over."""

from __future__ import annotations

import os

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from belote_desktop.coach.looking_back.seals import Promise, SharedPromise
from belote_desktop.engine import Ruleset
from belote_desktop.models.analysis.honesty import OpenRecord
from belote_desktop.models.words import words
from belote_desktop.table.announcing import tell_reader
from belote_desktop.windows.honesty.honesty_code import Code
from belote_desktop.windows.honesty.honesty_pick import Pick
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.flow import FlowLayout
from belote_desktop.windows.widgets.page import label, set_role


class SealsPanel(QWidget):
    """The seal of a chosen deal; the deal in progress comes first."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "plain")
        self._style = style
        self._record: OpenRecord | None = None
        self.promise: Promise | None = None
        self.intro, self.empty = label(wrap=True), label(role="name", wrap=True)
        self.deals, self.state = Pick(style), label(role="name", wrap=True)
        self.seal_title, self.seal = label(role="section"), Code(style)
        self.person = label(wrap=True)
        self.buttons, self.verify_button, self.verify_all_button = QWidget(), QPushButton(), QPushButton()
        set_role(self.verify_button, "primary")
        set_role(self.buttons, "plain")
        self.verdict = label(role="good", wrap=True)
        self.opened_title, self.opened = label(role="section", wrap=True), Code(style)
        self.found_title, self.found = label(role="section", wrap=True), Code(style)
        self.shell_title, self.shell_note = label(role="section", wrap=True), label(role="sentence", wrap=True)
        self.shell, self.copy_button, self.copied = Code(style, 12), QPushButton(), label(role="good", wrap=True)
        self.deals.chosen.connect(self.choose)
        buttons = (
            (self.verify_button, self.verify), (self.verify_all_button, self.verify_all),
            (self.copy_button, self._on_copy),
        )  # fmt: skip
        for button, slot in buttons:
            button.setAutoDefault(False)
            button.clicked.connect(slot)
        self._lay_out()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.copy_button)
        row.addWidget(self.copied, 1)
        column = self.column = QVBoxLayout(self)
        column.setContentsMargins(24, 12, 24, 16)
        column.setSpacing(8)
        column.addWidget(self.intro)
        column.addWidget(self.empty)
        flow = FlowLayout(self.buttons)
        flow.addWidget(self.verify_button)
        flow.addWidget(self.verify_all_button)
        for part in (
            self.deals, self.state, self.seal_title, self.seal, self.person, self.buttons, self.verdict,
            self.found_title, self.found, self.opened_title, self.opened,
            self.shell_title, self.shell_note, self.shell,
        ):  # fmt: skip
            column.addWidget(part, 0, Qt.AlignmentFlag.AlignLeading if part is self.deals else Qt.AlignmentFlag(0))
        column.addLayout(row)
        column.addStretch(1)

    # ------------------------------------------------------------------ what is chosen
    def show_record(self, record: OpenRecord | None) -> None:
        """Show the seals of a match, the latest deal first."""
        self._record = record
        self.promise = record.promises[-1] if record is not None and record.promises else None
        self.retranslate()

    def choose(self, number: object) -> None:
        """Show the seal of a deal."""
        promises = () if self._record is None else self._record.promises
        self.promise = next((each for each in promises if each.number == number), None)
        self.retranslate()

    # ------------------------------------------------------------------ checking
    def verify(self) -> None:
        """Compute the SHA-256 of the deal again and show the result."""
        promise = self.promise
        if promise is None:
            return
        self.found.show_text(promise.found())
        for part in (self.found_title, self.found):
            part.show()
        fault = promise.fault(self._rules)
        self._judge(words.translated(promise.kept if fault is None else fault), good=fault is None)

    def verify_all(self) -> None:
        """Check every finished deal of the match."""
        opened = [] if self._record is None else [each for each in self._record.promises if each.opened is not None]
        broken = [each for each in opened if each.fault(self._rules) is not None]
        if broken:
            numbers = words.listed([words.number(each.number) for each in broken])
            #: {numbers}: "2, 5".
            self._judge(
                self.tr("The seal does not match in these deals: {numbers}.").format(numbers=numbers), good=False
            )
        else:
            self._judge(self.tr("%n seal(s) checked: no errors.", "", len(opened)), good=True)

    @property
    def _rules(self) -> Ruleset | None:
        return None if self._record is None else self._record.rules

    def _judge(self, text: str, *, good: bool) -> None:
        set_role(self.verdict, "good" if good else "bad")
        self.verdict.style().unpolish(self.verdict)
        self.verdict.style().polish(self.verdict)
        self.verdict.setText(text)
        self.verdict.show()
        tell_reader(self, text)

    # ------------------------------------------------------------------ words
    @property
    def _is_older(self) -> bool:
        """Whether the seals of this record are those of packs that no number of the person has shuffled."""
        promises = () if self._record is None else self._record.promises
        return bool(promises) and not any(isinstance(each, SharedPromise) for each in promises)

    def _intro(self) -> str:
        """What the seal of this record is: that of a pack in older ones, otherwise that of a secret."""
        if self._is_older:
            return self.tr(
                "Before the first card of a deal, the program makes a number from the order of the whole "
                "pack and a secret. This is the seal. Nobody can work out the cards from the number or find "
                "another order that gives the same number. After the deal, the order and the secret are "
                "revealed, and you can work out the number yourself. So the cards cannot have been changed "
                "during the deal."
            )
        return self.tr(
            "Before the match, the program fixes a secret for each deal and makes a code from the first one: the seal. "
            "Nobody can work out the secret from the seal. Only then comes your number, and the cards are drawn from "
            "the secret and your number together. After each deal its secret is revealed, and you can work out the "
            "seal and the pack yourself. So the program can neither have changed the cards nor have chosen them. The "
            "secret of a deal is the seal of the next one."
        )

    def _whose_number(self) -> str:
        """The person's number in the match, and who chose it; empty if it is missing."""
        chosen = None if self._record is None else self._record.number
        if chosen is None:
            older = self.tr(
                "No number of yours shuffled this match: an older version began it, or it is practice from a finished "
                "deal."
            )
            return older if self._is_older else ""
        #: {number}: a row of digits.
        own = self.tr("Your number in this match is {number}. You chose it.")
        #: {number}: a row of digits.
        drawn = self.tr("Your number in this match is {number}. The program drew it for you.")
        return (own if chosen.is_own else drawn).format(number=chosen.number)

    def retranslate(self) -> None:
        """Set all texts, after a change of language or deal."""
        self.intro.setText(self._intro())
        is_set = self._record is not None and self._record.header.set_key is not None
        unsealed = self.tr(
            "This is a set deal: its cards follow from a date or a code and were known before it began. So it has no "
            "seal."
        )
        self.empty.setText(unsealed if is_set else self.tr("No sealed deals yet."))
        #: The head of a long number that proves the cards were fixed.
        self.seal_title.setText(self.tr("Seal"))
        self.verify_button.setText(self.tr("Verify this deal"))
        self.verify_all_button.setText(self.tr("Verify all deals"))
        #: The head of a long number.
        self.found_title.setText(self.tr("Worked out from what was revealed"))
        #: The head of a text.
        self.opened_title.setText(self.tr("Revealed: the pack in dealing order, and the secret"))
        self.shell_title.setText(self.tr("Check it without this program"))
        self.shell_note.setText(
            self.tr(
                "Type these two lines into a terminal on Linux, or into Git Bash on Windows. On macOS, "
                "replace “sha256sum” with “shasum -a 256”. The first line prints what the match file says, the second "
                "works it out from what was revealed. Both print the same."
            )
        )
        #: A button.
        self.copy_button.setText(self.tr("Copy the two lines"))
        for code, title in ((self.seal, self.seal_title), (self.found, self.found_title),
                            (self.opened, self.opened_title), (self.shell, self.shell_title)):  # fmt: skip
            code.setAccessibleName(title.text())
        self.person.setText(self._whose_number())
        self._fill_deals()
        self._show()

    def _fill_deals(self) -> None:
        promises = () if self._record is None else self._record.promises
        #: A deal in a list. {number}: which deal.
        running = self.tr("Deal {number}, in progress")
        #: A deal in a list. {number}: which deal.
        over = self.tr("Deal {number}")
        choices = [
            (each.number, (running if each.opened is None else over).format(number=words.number(each.number)))
            for each in reversed(promises)
        ]
        #: The label of a list of deals.
        self.deals.fill(self.tr("Deal"), choices, None if self.promise is None else self.promise.number)

    def _show(self) -> None:
        promise, record = self.promise, self._record
        opened = promise is not None and promise.opened is not None
        self.empty.setVisible(promise is None)
        shown_always: tuple[QWidget, ...] = (self.deals, self.state, self.seal_title, self.seal)
        for widget in shown_always:
            widget.setVisible(promise is not None)
        self.person.setVisible(promise is not None and bool(self.person.text()))
        shown_once_over: tuple[QWidget, ...] = (
            self.buttons, self.opened_title, self.opened,
            self.shell_title, self.shell_note, self.shell, self.copy_button,
        )  # fmt: skip
        for widget in shown_once_over:
            widget.setVisible(opened)
        for part in (self.found_title, self.found, self.verdict):
            part.hide()
        over = 0 if record is None else sum(each.opened is not None for each in record.promises)
        self.verify_all_button.setVisible(over > 1)
        self.copied.clear()
        if promise is None or record is None:
            return
        self.seal.show_text(promise.digest)
        self.opened.show_text(promise.text)
        self.shell.show_text("\n".join(promise.commands(os.fspath(record.path), self._rules)))
        told = self.tr("This deal is over and its seal is open.")
        sealed = self.tr(
            "This deal is sealed. What is behind the seal is revealed when the deal is over. Write the seal down if "
            "you like."
        )
        self.state.setText(told if opened else sealed)

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.shell.toPlainText() + "\n")
        self.copied.setText(self.tr("The two lines were copied."))
        tell_reader(self, self.copied.text())

    def restyle(self) -> None:
        """Apply a change of theme or text size."""
        for code in (self.seal, self.found, self.opened, self.shell):
            code.restyle()
