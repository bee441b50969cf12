"""The statistics as a document to be printed: what the page shows, with all figures below the charts."""

from __future__ import annotations

import html
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from belote_desktop.models.daily.daily_words import day_text
from belote_desktop.models.history.tables import Table
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.profile.figures.match_figures import MatchFigures
from belote_desktop.variants import GameShelf
from belote_desktop.windows.history.chart_panel import ChartPanel
from belote_desktop.windows.history.charts import Chart, ShareBars
from belote_desktop.windows.history.statistics_panels import StatisticsPanels
from belote_desktop.windows.printing.document import (
    WIDTH,
    Cell,
    Paint,
    PrintedDocument,
    PrintedTable,
    Row,
    heading,
    paragraph,
    picture,
)
from belote_desktop.windows.printing.paper_style import PaperStyle

HIGH = 200
"""The height of a plot."""


def statistics_document(
    matches: Sequence[MatchFigures], variant: str, title: tuple[str, str], preferences: Preferences, shelf: GameShelf,
    today: str,
) -> PrintedDocument:  # fmt: skip
    """The sums of matches that count; `variant` is their game, if it is one.

    `title` gives the title and what was chosen, `today` the day on which it is printed, as 2026-11-21.
    """
    style = PaperStyle(preferences)
    content = QWidget()  # the charts lie on it, and are never shown
    panels = StatisticsPanels(style, shelf, content)
    panels.show_matches(matches, variant)
    parts: list[str] = []
    drawings: dict[str, Paint] = {}
    for panel in panels.all:
        if panels.has(panel):
            parts += _panel(panel, panels, content, drawings)
    name, (head, chosen) = str(preferences.value("player_name")), title
    #: Below the title of printed statistics: the day up to which they count. {date}: a day, 21 November 2026.
    day = QCoreApplication.translate("StatisticsPaper", "As of {date}").format(date=day_text(today))
    subtitle = words.in_one_line(name, day, chosen)
    return PrintedDocument(head, subtitle, "statistics", "".join(parts), drawings, words.in_one_line(head, name, day))


def _panel(panel: ChartPanel, panels: StatisticsPanels, content: QWidget, drawings: dict[str, Paint]) -> list[str]:
    """A title, its sentence, the charts with more to see than their table, the table, and the facts of the matches."""
    parts = [heading(panel.title.text())]
    if panel.note.text():
        parts.append(paragraph(html.escape(panel.note.text()), "note"))
    charts: list[Chart] = [panels.won_lost] if panel is panels.matches else []
    if not isinstance(panel.chart, ShareBars) and panel.figures.rows:
        charts.append(panel.chart)
    for chart in charts:
        high = min(HIGH, chart.wanted_height)
        name = f"chart:{len(drawings)}"
        drawings[name] = _painted(chart, content)
        parts.append(picture(name, WIDTH, high))
    if panel.figures.rows:
        facts = [fact.text() for fact in panels.facts] if panel is panels.matches else []
        parts.append(_table(panel.figures, facts).html())
    return parts


def _painted(chart: Chart, content: QWidget) -> Paint:
    """What paints a chart; it keeps the widget on which the chart lies."""

    def paint(painter: QPainter, place: QRectF, _content: QWidget = content) -> None:
        chart.paint_chart(painter, place)

    return paint


def _table(table: Table, facts: Sequence[str]) -> PrintedTable:
    """The figures, and below them other facts, each in a row of its own."""
    heads = [Cell(html.escape(head), "end" if column else "start") for column, head in enumerate(table.heads)]
    rows = [
        Row([Cell(html.escape(cell), "end" if column else "start") for column, cell in enumerate(row)])
        for row in table.rows
    ]
    rows += [Row([Cell(html.escape(fact), across=len(heads))]) for fact in facts]
    share = min(16, 64 // max(1, len(heads) - 1))
    return PrintedTable(heads, rows, (100 - share * (len(heads) - 1), *(share for _ in heads[1:])))
