"""Statistics of a match beside its plot: contracts and points by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QWidget

from belote_desktop.engine import PublicResult, Result, What
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import DeclarationPlace, Declarations
from belote_desktop.models.score_sheet.sheet_form import SheetForm, Unit
from belote_desktop.models.words import words
from belote_desktop.models.words.sides import Sides
from belote_desktop.table.items.painting import FIGURES
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.page import label

_MADE = (Result.MADE, Result.WON_AT_ONCE)


class SheetFigures(QGridLayout):
    """A table with a row for each figure and a column for each side."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self.setColumnStretch(0, 1)

    @property
    def parts(self) -> list[QWidget]:
        items = (self.itemAt(place) for place in range(self.count()))
        widgets = (item.widget() for item in items if item is not None)
        return [widget for widget in widgets if widget is not None]

    def show(self, results: Sequence[PublicResult], sides: Sides) -> None:
        """Show the figures of these deals."""
        for part in self.parts:
            self.removeWidget(part)
            part.hide()
            part.deleteLater()
        lines = [("", [sides.label(side) for side in sides.order]), *counts(results, sides)]
        for row, (name, figures) in enumerate(lines):
            self.addWidget(label(name, "sentence", wrap=True), row, 0)
            for column, text in enumerate(figures, 1):
                figure = label(text, "name" if row else "sentence")
                figure.setAlignment(FIGURES)
                figure.setMinimumWidth(self._style.px(64 if len(figures) == 2 else 48))
                self.addWidget(figure, row, column)


def counts(results: Sequence[PublicResult], sides: Sides) -> list[tuple[str, list[str]]]:
    """The rows: what is counted, and the figure of each side in order."""
    taken, made, declared, belote, swept = ([0] * len(sides.order) for _ in range(5))
    for result in results:
        side = result.score.taker
        if side is not None:
            taken[side] += 1
            made[side] += result.score.result in _MADE
        if result.score.capot is not None:
            swept[result.score.capot] += 1
        for item in result.score.counted:
            counted = {What.DECLARATIONS: declared, What.ROEM: declared, What.BELOTE: belote}.get(item.what)
            if counted is not None:
                counted[item.side] += item.points
    rules = sides.rules
    named = [
        #: A line of figures below the score sheet.
        (QCoreApplication.translate("ScoreSheet", "Contracts taken"), taken),
        #: A line of figures below the score sheet.
        (QCoreApplication.translate("ScoreSheet", "Contracts made"), made),
    ]
    if rules.declaration.declarations is Declarations.ON:
        named.append((_declared(rules), declared))
    if rules.belote.belote:
        named.append((_belote(rules), belote))
    if any(swept):
        named.append((_swept(rules), swept))
    return [(name, [words.number(figures[side]) for side in sides.order]) for name, figures in named]


def _counts_projects(rules: Ruleset) -> bool:
    return SheetForm.of(rules).unit is Unit.GAME_POINTS


def _declared(rules: Ruleset) -> str:
    if rules.declaration.declaration_place is DeclarationPlace.TRICK:
        #: A line of figures below the score sheet.
        return QCoreApplication.translate("ScoreSheet", "Roem points")
    if _counts_projects(rules):
        #: A line of figures below the score sheet. Projects are the declarations of Baloot.
        return QCoreApplication.translate("ScoreSheet", "Project points")
    #: A line of figures below the score sheet.
    return QCoreApplication.translate("ScoreSheet", "Declaration points")


def _belote(rules: Ruleset) -> str:
    #: A line of figures below the score sheet. {belote}: its name in the game, "bella".
    return QCoreApplication.translate("ScoreSheet", "Points for {belote}").format(belote=words.belote_name(rules))


def _swept(rules: Ruleset) -> str:
    if _counts_projects(rules):
        #: A line of figures below the score sheet of Baloot: all tricks won by one side.
        return QCoreApplication.translate("ScoreSheet", "Kaboots")
    #: A line of figures below the score sheet: all tricks won by one side.
    return QCoreApplication.translate("ScoreSheet", "Capots")
