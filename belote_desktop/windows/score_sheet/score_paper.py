"""The score sheet of a match as a document to be printed."""

from __future__ import annotations

import html
from collections.abc import Collection, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter

from belote_desktop.engine import SeatView
from belote_desktop.models.daily.daily_words import day_text
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.score_sheet.score_sheet import (
    Column,
    MarksRole,
    NoteRole,
    ScoreSheetModel,
    points_column,
    side_of_column,
)
from belote_desktop.models.score_sheet.sheet_form import SheetForm
from belote_desktop.models.score_sheet.sheet_marks import INSTEAD, hanging_text, kept
from belote_desktop.models.words import words
from belote_desktop.models.words.names import Names
from belote_desktop.models.words.sides import Sides
from belote_desktop.windows.match_parts.match_words import about, match_verdict, standing
from belote_desktop.windows.printing.document import (
    NOTE,
    WIDTH,
    Cell,
    PrintedDocument,
    PrintedTable,
    Row,
    heading,
    paragraph,
    picture,
)
from belote_desktop.windows.printing.paper_style import INK2, PaperStyle
from belote_desktop.windows.score_sheet.plot import MatchPlot
from belote_desktop.windows.score_sheet.sheet_figures import counts
from belote_desktop.windows.suits.suit_text import inked

PLOT = 230
"""The height of the plot."""


def score_document(
    view: SeatView, names: Names, preferences: Preferences, *, over: bool, opened: Collection[int] = (), date: str = ""
) -> PrintedDocument:
    """The sheet of a match, with the items of the deals whose rows are `opened`; `over` says that it has ended.

    `date` is the day of the match, as 2026-11-21, if it is known. All players are called by name; the sides of partners
    are We and They, with the names of both below.
    """
    known = Names(names)
    partners, by_name = Sides(view.rules, names), Sides(view.rules, known)
    sides = partners if partners.say_we else by_name
    said = [match_verdict(view, known)] if over else [standing(view, known), hanging_text(view.rules, view.held)]
    unit = SheetForm.of(view.rules).unit_text
    parts = [paragraph(html.escape(unit), "note")] if unit else []
    parts.append(_deals(view, sides, by_name, opened).html())
    parts += [paragraph(f"<b>{html.escape(text)}</b>") for text in said if text]
    drawings = {}
    if view.results:
        plot = _PrintedPlot(view, sides, preferences)
        drawings["plot"] = plot.paint
        course = QCoreApplication.translate("ScoreSheet", "Course of the match")
        parts += [heading(course), picture("plot", WIDTH, PLOT), _figures(view, sides).html()]
    title, day = QCoreApplication.translate("ScoreSheet", "Score sheet"), day_text(date)
    return PrintedDocument(
        title, words.in_one_line(about(view, over=over), day), f"score-{view.rules.variant}", "".join(parts), drawings,
        words.in_one_line(words.translated(view.rules.name), title, day),
    )  # fmt: skip


class _PrintedPlot:
    """The plot of the match on paper."""

    def __init__(self, view: SeatView, sides: Sides, preferences: Preferences) -> None:
        self._style = PaperStyle(preferences)  # the plot does not keep it
        self._plot = MatchPlot(self._style)
        self._plot.resize(WIDTH, PLOT)
        self._plot.show_results(view.results, sides)

    def paint(self, painter: QPainter, _place: QRectF) -> None:
        self._plot.paint_plot(painter)


def _deals(view: SeatView, sides: Sides, by_name: Sides, opened: Collection[int]) -> PrintedTable:
    """A row for each deal, its items below it if it is opened, and the totals; `by_name` calls the players by name."""
    model, named = ScoreSheetModel(sides), ScoreSheetModel(by_name)
    model.show(view.results)
    named.show(view.results)
    rows: list[Row] = []
    for row in range(model.rowCount()):
        items = _items(model, row, sides) if row in opened else []
        rows += [Row(_deal(model, row, sides, _contract(named, row)), line=not items), *items]
    heads, over = _heads(model, sides), _over(sides)
    return PrintedTable(heads, [*rows, _totals(view, sides)], _widths(len(sides.order)), over)


def _contract(model: ScoreSheetModel, row: int) -> str:
    """The contract of a deal, with who took it."""
    return _text(model.index(row, Column.CONTRACT).data())


def _heads(model: ScoreSheetModel, sides: Sides) -> list[Cell]:
    """The heads of the columns: each side has the points of the deal and its total."""
    plain = [Cell(html.escape(_text(model.headerData(column, Qt.Orientation.Horizontal)))) for column in Column]
    total = Cell(html.escape(QCoreApplication.translate("ScoreSheet", "Total")), "end")
    return [*plain, *(replace(plain[Column.DEAL], at="end"), total) * len(sides.order)]


def _over(sides: Sides) -> list[Cell]:
    """The sides, each over its two columns; below the name of a side of partners stand its players."""
    heads = []
    for side in sides.order:
        members = f"<br>{html.escape(sides.members(side))}" if sides.say_we else ""
        heads.append(Cell(html.escape(sides.label(side)) + members, "end", across=2))
    return [Cell("", across=len(Column)), *heads]


def _deal(model: ScoreSheetModel, row: int, sides: Sides, taken: str) -> list[Cell]:
    """The cells of a deal; below its contract stand the raises and the marks that are signs on the screen."""
    contract = model.index(row, Column.CONTRACT)
    notes = [_text(contract.data(NoteRole))]
    for place, side in enumerate(sides.order):
        for mark in model.index(row, points_column(place)).data(MarksRole):
            if mark.sign not in INSTEAD:
                #: A mark of a side, on a printed sheet. {side}: We, They or a name. {mark}: "Bolt 1 of 3".
                pattern = QCoreApplication.translate("ScoreSheet", "{side}: {mark}")
                notes.append(pattern.format(side=sides.first(side), mark=mark.text))
    cells = []
    for column in range(model.columnCount()):
        told = inked(taken if column == Column.CONTRACT else _text(model.index(row, column).data()))
        if column == Column.CONTRACT:
            told += "".join(f"<br>{_small(note)}" for note in notes if note)
        is_total = column >= len(Column) and side_of_column(column)[1]
        cells.append(Cell(told, "end" if column >= len(Column) else "start", bold=is_total))
    return cells


def _items(model: ScoreSheetModel, row: int, sides: Sides) -> list[Row]:
    """The items of a deal, small below its row."""
    deal, lines = model.index(row, 0), []
    count, many = model.rowCount(deal), len(sides.order)
    for line in range(count):
        text = inked(_text(model.index(line, Column.CONTRACT, deal).data()))
        points = [_text(model.index(line, points_column(place), deal).data()) for place in range(many)]
        cells = [Cell("", quiet=True), Cell(text, quiet=True, across=2 if any(points) else 2 + 2 * many)]
        if any(points):
            cells += [cell for each in points for cell in (Cell(each, "end", quiet=True), Cell("", quiet=True))]
        lines.append(Row(cells, line=line == count - 1, joined=True))
    return lines


def _totals(view: SeatView, sides: Sides) -> Row:
    """The line with the totals, and the marks kept against each side."""
    last = view.results[-1].score if view.results else None
    cells = [Cell(html.escape(QCoreApplication.translate("ScoreSheet", "Total")), bold=True, across=3)]
    for side in sides.order:
        against = [] if last is None else kept(view.rules, last, side)
        marks = "".join(f"<br>{_small(mark)}" for mark in against)
        cells.append(Cell(f"{words.number(view.totals[side])}{marks}", "end", bold=True, across=2))
    return Row(cells, strong=True)


def _figures(view: SeatView, sides: Sides) -> PrintedTable:
    """Contracts and points of each side."""
    heads = [Cell(""), *(Cell(html.escape(sides.label(side)), "end") for side in sides.order)]
    rows = [
        Row([Cell(html.escape(name)), *(Cell(figure, "end") for figure in figures)])
        for name, figures in counts(view.results, sides)
    ]
    return PrintedTable(heads, rows, (100 - 15 * len(sides.order), *(15 for _ in sides.order)))


def _widths(sides: int) -> Sequence[int]:
    """The shares of the line that the columns take."""
    figures, deal, result = (11 if sides == 2 else 8), 8, 14
    return (deal, 100 - deal - result - sides * 2 * figures, result, *(figures,) * 2 * sides)


def _small(text: str) -> str:
    return f'<span style="font-size:{NOTE}px; color:{INK2}; font-weight:normal">{html.escape(text)}</span>'


def _text(value: object) -> str:
    return "" if value is None else str(value)
