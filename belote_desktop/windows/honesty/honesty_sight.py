"""What a computer player was sent: the view of its seat at any decision of a finished deal."""

from __future__ import annotations

import json
from dataclasses import fields
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from belote_desktop.coach.looking_back.honesty import SEEN
from belote_desktop.engine import SeatView
from belote_desktop.engine.actions import Play
from belote_desktop.models.analysis.honesty import OpenRecord, decided_again
from belote_desktop.models.match.levels import level_called
from belote_desktop.models.match.matches import HUMAN
from belote_desktop.models.tasks import Answer, StoppableTask, Tasks
from belote_desktop.models.words import words
from belote_desktop.models.words.call_words import call_text, call_token
from belote_desktop.models.words.forms import card_worded
from belote_desktop.players import Kind
from belote_desktop.records import Played
from belote_desktop.search.stopping import Stop
from belote_desktop.table.announcing import tell_reader
from belote_desktop.windows.honesty.honesty_code import Code
from belote_desktop.windows.honesty.honesty_pick import Pick
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.suits.suit_text import rich
from belote_desktop.windows.widgets.flow import FullRows
from belote_desktop.windows.widgets.page import label, rule, set_role

LONGEST = 300
"""Longer values are cut short in the table; the text below has them whole."""


class SightPanel(QWidget):
    """A decision of a computer player, chosen by deal and step."""

    def __init__(self, style: Style, index: str, lane: Tasks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "plain")
        self._style, self._index, self._lane = style, index, lane
        self._record: OpenRecord | None = None
        self._deal = 0
        self._stop = Stop()
        self.step: Played | None = None
        self.intro, self.empty = label(wrap=True), label(role="name", wrap=True)
        self.deals, self.steps = Pick(style), Pick(style)
        self.fields = {field.name: _Field(style, field.name) for field in fields(SeatView)}
        self.again_title, self.again_button = label(role="section", wrap=True), QPushButton()
        self.again = label(role="name", wrap=True)
        self.again.setTextFormat(Qt.TextFormat.RichText)
        self.text_title, self.text_note = label(role="section", wrap=True), label(role="sentence", wrap=True)
        self.text, self.copy_button, self.copied = Code(style, 12), QPushButton(), label(role="good", wrap=True)
        self.fields_title = label(role="section", wrap=True)
        for button, slot in ((self.again_button, self.decide_again), (self.copy_button, self._on_copy)):
            button.setAutoDefault(False)
            button.clicked.connect(slot)
        self.deals.chosen.connect(self.choose_deal)
        self.steps.chosen.connect(self.choose_step)
        self._lay_out()

    def _lay_out(self) -> None:
        chooser = FullRows(2)
        widest = self.steps.sizePolicy()
        widest.setHorizontalStretch(1)
        self.steps.setSizePolicy(widest)
        chooser.addWidget(self.deals)
        chooser.addWidget(self.steps)
        self.whole = QWidget()
        set_role(self.whole, "plain")
        inside = QVBoxLayout(self.whole)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(10)
        inside.addLayout(chooser)
        for part in (self.again_title, self.again_button, self.again, self.text_title, self.text_note, self.text):
            side = Qt.AlignmentFlag.AlignLeading if isinstance(part, QPushButton) else Qt.AlignmentFlag(0)
            inside.addWidget(part, 0, side)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.copy_button)
        row.addWidget(self.copied, 1)
        inside.addLayout(row)
        column = self.column = QVBoxLayout(self)
        column.setContentsMargins(24, 12, 24, 16)
        column.setSpacing(10)
        for widget in (self.intro, self.empty, self.whole, self.fields_title, *self.fields.values()):
            column.addWidget(widget)
        column.addStretch(1)

    # ------------------------------------------------------------------ what is chosen
    def show_record(self, record: OpenRecord | None) -> None:
        """Show the decisions of a match, the last finished deal first."""
        self._record = record
        self._deal = max(record.decisions, default=0) if record is not None else 0
        self.step = next(iter(self._decisions()), None)
        self.retranslate()

    def _decisions(self) -> tuple[Played, ...]:
        """The decisions of computer players in the deal, in order."""
        if self._record is None:
            return ()
        steps = self._record.decisions.get(self._deal, ())
        return tuple(step for step in steps if self._record.header.kinds[step.seat] != HUMAN)

    def choose_deal(self, number: object) -> None:
        """Show the first decision of a deal."""
        self._deal = int(str(number))
        self.step = next(iter(self._decisions()), None)
        self.retranslate()

    def choose_step(self, place: object) -> None:
        """Show a decision of the deal, by its place among those of computer players."""
        self.step = self._decisions()[int(str(place))]
        self.steps.select(place)
        self._show_step()

    # ------------------------------------------------------------------ words
    def retranslate(self) -> None:
        """Set all texts, after a change of language or deal."""
        self.intro.setText(
            self.tr(
                "This is everything a computer player gets for a decision: the view from its seat. Choose a "
                "finished deal and a decision in it to read the exact text."
            )
        )
        self.empty.setText(
            self.tr(
                "No deal of this match is over yet. Once a deal is over, you can read here what each player was sent."
            )
        )
        #: A head.
        self.again_title.setText(self.tr("The same text gives the same decision"))
        #: A head.
        self.text_title.setText(self.tr("The text that was sent"))
        #: A button.
        self.copy_button.setText(self.tr("Copy the text"))
        #: A head.
        self.fields_title.setText(self.tr("What each part means"))
        for name, part in self.fields.items():
            part.sentence.setText(words.translated(SEEN[name]))
        self._fill_menus()
        self._show_step()

    def _fill_menus(self) -> None:
        record, decisions = self._record, self._decisions()
        numbers = sorted(record.decisions) if record is not None else []
        #: A deal in a list. {number}: which deal.
        title = self.tr("Deal {number}")
        self.deals.fill(
            #: The label of a list of deals.
            self.tr("Deal"),
            [(each, title.format(number=words.number(each))) for each in numbers],
            self._deal,
        )
        chosen = None if self.step is None else decisions.index(self.step)
        self.steps.fill(
            #: The label of a list of decisions.
            self.tr("Decision"),
            [(place, self._named(step)) for place, step in enumerate(decisions)],
            chosen,
        )

    def _name(self, seat: int) -> str:
        return "" if self._record is None else self._record.header.names[seat]

    def _did(self, step: Played) -> str:
        """The action taken, as a card token that keeps its order in right-to-left text."""
        if isinstance(step.action, Play):
            return str(card_worded(step.action.card, self._index))
        return call_token(step.action, step.before.rules)

    def _named(self, step: Played) -> str:
        """The decision in words for the menu, which cannot draw suits on paper."""
        deal, action = step.before.deal, step.action
        did = words.card_name(action.card) if isinstance(action, Play) else call_text(action, step.before.rules)
        facts = {"name": self._name(step.seat), "action": did}
        if isinstance(step.action, Play) and deal is not None:
            #: {name}: a player's name. {action}: a card or a call. A decision in a list. {number}: which trick.
            return self.tr("Trick {number}, {name}: {action}").format(
                number=words.number(len(deal.tricks) + 1), **facts
            )
        #: {name}: a player's name. {action}: a card or a call. A decision in a list.
        return self.tr("{name}: {action}").format(**facts)

    def _show_step(self) -> None:
        step, record = self.step, self._record
        self._stop.ask()
        self.empty.setVisible(step is None)
        self.whole.setVisible(step is not None)
        self.again.clear()
        self.again.hide()
        self.copied.clear()
        if step is None or record is None:
            for part in self.fields.values():
                part.show_value("")
            return
        name = self._name(step.seat)
        #: {name}: a player's name. A button.
        self.again_button.setText(self.tr("Ask {name} again").format(name=name))
        self.again_button.setEnabled(True)
        #: {name}: a player's name. {level}: a level, Club.
        note = self.tr("{name} received this and nothing else. Level: {level}.")
        self.text_note.setText(note.format(name=name, level=_level(record.kind(step))))
        sent = record.question(step).view
        self.text.show_text(sent)
        self.text.setAccessibleName(self.text_title.text())
        for key, value in json.loads(sent).items():
            self.fields[key].show_value(json.dumps(value, ensure_ascii=False, separators=(", ", ": ")))

    # ------------------------------------------------------------------ the decision made again
    def decide_again(self) -> None:
        """Send the same text to the player again and show the answer."""
        if self.step is None or self._record is None:
            return
        self._stop = Stop()
        self.again_button.setEnabled(False)
        #: {name}: a player's name.
        self._say(self.tr("{name} is thinking…").format(name=self._name(self.step.seat)))
        work = StoppableTask(partial(decided_again, self._record.question(self.step)), self._stop)
        self._lane.run(work, partial(self._on_decided, self._stop, self.step))

    def _on_decided(self, stop: Stop, step: Played, answer: Answer) -> None:
        if stop.is_asked:
            return
        self.again_button.setEnabled(True)
        facts = {"name": self._name(step.seat), "action": self._did(step)}
        if answer.error is not None:
            #: {reason}: a whole sentence.
            text = self.tr("The decision could not be repeated: {reason}")
            self._say(text.format(reason=str(answer.error)))
        elif answer.value == str(step.action):
            #: {name}: a player's name. {action}: a card or a call.
            self._say(self.tr("{name} makes the same decision: {action}.").format(**facts))
        else:
            #: {name}: a player's name. {action}: a card or a call.
            text = self.tr(
                "{name} decides differently this time. The match file says {action}. That may be the decision of "
                "another version of the program."
            )
            self._say(text.format(**facts))

    def _say(self, text: str) -> None:
        self.again.setText(rich(text))
        self.again.show()
        tell_reader(self, text)

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.copied.setText(self.tr("The text was copied."))
        tell_reader(self, self.copied.text())

    def restyle(self) -> None:
        """Apply a change of theme or text size."""
        self.text.restyle()
        for part in self.fields.values():
            part.restyle()


def _level(kind: str) -> str:
    """The name of a player's level; an unknown level keeps its name from the record."""
    level = level_called(Kind.of(kind).level)
    return kind if level is None else words.translated(level.name)


class _Field(QFrame):
    """A part of the view: its name in the text, a sentence that explains it, and its value."""

    def __init__(self, style: Style, name: str) -> None:
        super().__init__()
        self.name, self.sentence, self.value = label(name, "name"), label(role="sentence", wrap=True), Code(style, 3)
        self.value.setAccessibleName(name)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 2)
        column.setSpacing(3)
        for part in (rule(), self.name, self.sentence, self.value):
            column.addWidget(part)

    def show_value(self, text: str) -> None:
        """Show the value, shortened if it is long; hide the field if it is empty."""
        self.value.setVisible(bool(text))
        self.value.show_text(text if len(text) <= LONGEST else text[:LONGEST] + "…")

    def restyle(self) -> None:
        """Apply a change of theme or text size."""
        self.value.restyle()
