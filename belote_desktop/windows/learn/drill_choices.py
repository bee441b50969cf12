"""The menus of the page of drills: what to practise, and in which game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from belote_desktop.coach import drills
from belote_desktop.coach.drills import Kind
from belote_desktop.models.words import words
from belote_desktop.variants import GameShelf
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.controls import Menu
from belote_desktop.windows.widgets.flow import FlowLayout

DUE, DAILY, STORM = "due", "daily", "storm"
"""The choices besides the kinds of drill: questions that are due again, the drill of the day, five minutes of all."""


class DrillChoices(QWidget):
    """`game_chosen` carries the id of a game, `kind_chosen` a kind of drill, DUE, DAILY or STORM."""

    game_chosen = Signal(str)
    kind_chosen = Signal(str)

    def __init__(self, style: Style, shelf: GameShelf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._shelf = shelf
        self._offered: list[object] = []
        self._flow = FlowLayout(self, gap=10)
        self.kinds = Menu([], style)
        self.games = Menu([(each.id, words.translated(each.name)) for each in shelf.all()], style)
        self.games.chosen.connect(lambda chosen: self.game_chosen.emit(str(chosen)))
        self._flow.addWidget(self.games)

    @property
    def menus(self) -> tuple[Menu, Menu]:
        """The menus in Tab order."""
        return self.games, self.kinds

    def list_kinds(self, game: str, what: str, due: int) -> str:
        """List the kinds of drill in a game, with the number due if there are any, and choose `what`.

        Returns what is chosen: another kind if this game does not have the one asked for.
        """
        #: The label of a list of games.
        self.games.name(QCoreApplication.translate("DrillPage", "Game"))
        self.games.select(game)
        choices: list[tuple[object, str]] = [
            (DAILY, QCoreApplication.translate("DrillPage", "Today’s drill")),
            *([(DUE, self._due_text(due))] if due or what == DUE else []),
            #: Five minutes of quick questions, as many right answers as possible.
            (STORM, QCoreApplication.translate("DrillPage", "Five-minute storm")),
        ]
        choices += [(kind, words.choice_text(kind)) for kind in drills.kinds_of(self._shelf.rules(game))]
        self._offered = [value for value, _ in choices]
        old = self.kinds
        self.kinds = Menu(choices, self._style)
        self.kinds.chosen.connect(lambda chosen: self.kind_chosen.emit(str(chosen)))
        #: The label of a list of kinds of drills.
        self.kinds.name(QCoreApplication.translate("DrillPage", "Practise"))
        self._flow.removeWidget(old)
        self._flow.addWidget(self.kinds)
        self.kinds.show()
        old.hide()
        old.deleteLater()
        found = what if what in map(str, self._offered) else str(Kind.MAY_PLAY)
        self.kinds.select(next(value for value in self._offered if str(value) == found))
        return found

    def tell_due(self, due: int) -> None:
        """Show how many questions are due again, if that is listed."""
        if DUE in self._offered:
            self.kinds.setItemText(self._offered.index(DUE), self._due_text(due))

    def _due_text(self, due: int) -> str:
        #: {count}: how many questions.
        pattern = QCoreApplication.translate("DrillPage", "To repeat: {count}")
        return pattern.format(count=words.number(due))
