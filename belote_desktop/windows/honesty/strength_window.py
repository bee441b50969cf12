"""How strong the levels are by measurement: in sentences for one game, and as a table of all figures."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from belote_desktop import variants
from belote_desktop.engine import Ruleset
from belote_desktop.models.words import words
from belote_desktop.players import strength
from belote_desktop.players.strength import Step
from belote_desktop.table.announcing import tell_reader
from belote_desktop.windows.honesty.strength_table import Column, StrengthTable, cell
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.controls import Menu
from belote_desktop.windows.widgets.page import Page, label, panel
from belote_desktop.windows.widgets.scrolling import scrolling

SELECTABLE = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard


class StrengthWindow(Page):
    """Shows the figures `steps`, those of the game on the table first; may stay open during the match."""

    def __init__(self, style: Style, rules: Ruleset, steps: Sequence[Step], parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self.game = rules.variant
        self._steps = tuple(steps)
        self._listed = tuple(dict.fromkeys((self.game, *(step.game for step in steps))))
        self.games_title = label(role="name")
        self.games = Menu([(game, variants.name_of(game)) for game in self._listed], style)
        self.games.chosen.connect(self._on_game)
        self.sentences: list[str] = []
        self._told = QVBoxLayout()
        self._told.setSpacing(6)
        self.sure = label(role="sentence", wrap=True)
        self.table_title, self.table = label(role="section"), StrengthTable(style, steps)
        self.table.chosen.connect(self._on_step)
        self.command_title, self.command = label(role="name", wrap=True), label(wrap=True)
        self.command.setTextInteractionFlags(SELECTABLE)
        self.command.setTextFormat(Qt.TextFormat.PlainText)
        self.command.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # it is typed into a terminal
        self.copied = label(role="good", wrap=True)
        self.copy_button = QPushButton()
        self.copy_button.setAutoDefault(False)
        self.copy_button.clicked.connect(self._on_copy)
        self.how_title = label(role="section")
        self.how = [label(wrap=True) for _ in strength.HOW]
        self._lay_out()
        self.renew()
        self.prefer(980, 860)
        self._on_step(None)
        self.table.choose(self.game)
        self.games.setFocus()

    def _lay_out(self) -> None:
        chooser = QHBoxLayout()
        chooser.setSpacing(12)
        chooser.addWidget(self.games_title)
        chooser.addWidget(self.games)
        chooser.addStretch(1)
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(14)
        column.addLayout(chooser)
        column.addLayout(self._told)
        column.addWidget(self.sure)
        column.addWidget(self.table_title)
        column.addWidget(self._paper(), 1)
        column.addWidget(self.how_title)
        for sentence in self.how:
            column.addWidget(sentence)
        self.content = QWidget()
        self.content.setLayout(column)
        self.area = scrolling(self.content)
        self.body.addWidget(self.area, 1)

    def _paper(self) -> QWidget:
        """The table, with the command that repeats the measurement of its current row."""
        again = QHBoxLayout()
        again.setSpacing(12)
        again.addWidget(self.copy_button)
        again.addWidget(self.copied, 1)
        self.paper = panel("paper")
        inside = QVBoxLayout(self.paper)
        inside.setContentsMargins(14, 8, 14, 14)
        inside.setSpacing(8)
        inside.addWidget(self.table, 1)
        inside.addWidget(self.command_title)
        inside.addWidget(self.command)
        inside.addLayout(again)
        return self.paper

    def retranslate(self) -> None:
        title = words.translated(strength.TITLE)
        #: Below the title How strong the levels are.
        self.set_title(title, self.tr("Measurements, and the commands that repeat them"))
        self.area.setAccessibleName(title)
        #: The label of a list of games, and a head of a table.
        self.games_title.setText(self.tr("Game"))
        #: The label of a list of games, and a head of a table.
        self.games.name(self.tr("Game"))
        for place, game in enumerate(self._listed):
            self.games.setItemText(place, words.translated(variants.name_of(game)))
        self.sure.setText(words.translated(strength.SURE))
        self.table_title.setText(self.tr("All figures"))
        self.table.setAccessibleName(self.tr("All figures"))
        self.table.setAccessibleDescription(
            self.tr("The command below the table repeats the measurement of the selected line.")
        )
        self._tell_command()
        side = Qt.AlignmentFlag.AlignRight if self.isRightToLeft() else Qt.AlignmentFlag.AlignLeft
        self.command.setAlignment(side)
        #: A button.
        self.copy_button.setText(self.tr("Copy the command"))
        self.copied.clear()
        self.how_title.setText(self.tr("How it was measured"))
        for made, source in zip(self.how, strength.HOW, strict=True):
            made.setText(words.translated(source))
        self.table_title.setVisible(bool(self._steps))
        self.paper.setVisible(bool(self._steps))
        self.table.renew()
        self._tell()

    def restyle(self) -> None:
        self.table.renew()

    def _tell(self) -> None:
        """Show the sentences of the chosen game."""
        while (item := self._told.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        game = self._listed[max(0, self.games.currentIndex())]
        self.sentences = [words.sentence(each) for each in strength.told_of(self._steps, game)]
        for sentence in self.sentences:
            self._told.addWidget(label(sentence, wrap=True))
        self.sure.setVisible(any(step.game == game for step in self._steps))

    def _on_game(self, game: object) -> None:
        self._tell()
        self.table.choose(str(game))

    def _on_step(self, step: Step | None) -> None:
        for part in (self.command_title, self.command, self.copy_button):
            part.setVisible(step is not None)
        self.command.setText("" if step is None else step.command)
        self._tell_command()
        self.copied.clear()
        if self.table.hasFocus():  # the page is moved too, where it is lower than the table
            line = self.table.visualRect(self.table.currentIndex())
            middle = self.table.viewport().mapTo(self.content, line.center())
            self.area.ensureVisible(middle.x(), middle.y(), 0, line.height())

    def _tell_command(self) -> None:
        step = self.table.step
        #: {date}: a date. A command follows.
        said = self.tr("The selected line was measured on {date}. To measure it again:")
        self.command_title.setText("" if step is None else said.format(date=cell(step, Column.DATE)))
        self.command.setAccessibleName(self.command_title.text())

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.command.text())
        self.copied.setText(self.tr("The command was copied."))
        tell_reader(self, self.copied.text())
