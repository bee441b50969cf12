"""The statistics as charts and tables: the same figures, by mouse, keyboard and screen reader."""

from __future__ import annotations

import csv
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from belote_desktop.app import Program
from belote_desktop.models.history.tables import Table
from belote_desktop.profile.figures.match_figures import MatchFigures
from belote_desktop.windows.history.chart_panel import ChartPanel
from belote_desktop.windows.history.empty_history import EmptyHistory
from belote_desktop.windows.history.figure_table import FigureTable
from belote_desktop.windows.history.statistics_page import StatisticsPage
from tests.profile.figures.matches import deal, match

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
BUTTON = Qt.MouseButton.LeftButton
COINCHE = tuple(deal(100, 62, bid="90", trump="S", number=number) for number in range(1, 21))
MATCHES = (
    match("a", 500, 300, deal(162, 0, capot=0), deal(62, 100, made=False, trump="S"), ended=1),
    match("b", 200, 500, deal(40, 122, taker=1), deal(120, 42, taker=1, made=False), ended=2),
    match("c", 2000, 0, *COINCHE, variant="coinche", ended=3, kinds=("human", "club", "expert", "expert")),
    match("practice", 0, 500, deal(0, 162), ended=4, is_practice=True),
)


def opened(program: Program, matches: Sequence[MatchFigures], qtbot: QtBot) -> StatisticsPage:
    for figures in matches:
        program.services.profile.statistics.keep(figures)
    program.window.menus.actions["statistics"].trigger()
    page = program.window.stack.currentWidget()
    assert isinstance(page, StatisticsPage)
    qtbot.waitUntil(lambda: page._book.matches is not None)
    return page


@pytest.fixture
def page(program: Program, qtbot: QtBot) -> StatisticsPage:
    return opened(program, MATCHES, qtbot)


def chosen(page: StatisticsPage, entry: str) -> None:
    """Choose an entry of the menu that prints and saves."""
    menu = page.print_button.entries()
    next(action for action in menu.actions() if action.text() == entry).trigger()


def rows(panel: ChartPanel) -> list[list[str]]:
    table = panel.table
    cells = range(table.columnCount())
    return [[table.item(row, column).text() for column in cells] for row in range(table.rowCount())]


def test_all_games_together(page: StatisticsPage) -> None:
    panels = page.panels
    assert page.header.subtitle.text().startswith("24 deal")
    assert page.focusWidget() is page.filters.menus["variant"]
    assert panels.matches.note.text() == "2 won, 1 lost"
    assert rows(panels.matches) == [
        ["Contracts made", "22", "21", "95\u00a0%"],
        ["Your own contracts made", "22", "21", "95\u00a0%"],
        ["Contracts defeated", "2", "1", "50\u00a0%"],
    ]
    assert rows(panels.games) == [
        ["Classic Belote", "2", "1", "50\u00a0%", "+30.0"],
        ["Coinche", "1", "1", "100\u00a0%", "+38.0"],
    ]
    assert rows(panels.trumps) == [["Spades", "21", "20", "95\u00a0%"], ["Hearts", "1", "1", "100\u00a0%"]]
    assert rows(panels.bids) == [["90", "20", "20", "100\u00a0%"]]
    assert rows(panels.partners) == [["Léa", "3", "2", "67\u00a0%"]]
    assert panels.facts[0].text() == "Capots: 1, against you: 0"
    assert not panels.points.isVisible(), "points of different games cannot be compared"


def test_one_game_alone(page: StatisticsPage) -> None:
    page.filters.menus["variant"].chosen.emit("classic")
    panels = page.panels
    assert panels.matches.note.text() == "1 won, 1 lost"
    assert panels.points.isVisible()
    assert sum(int(cells[1]) for cells in rows(panels.points)) == 4
    assert panels.points.note.text().startswith("On average 96.0 for your side, 66.0 for the best opposing side.")
    assert not panels.games.isVisible()
    assert not panels.bids.isVisible()
    assert panels.time.note.text().startswith("After 20 deal")


def test_t_shows_the_tables_and_the_charts_again(page: StatisticsPage, qtbot: QtBot) -> None:
    panel = page.panels.matches
    for is_table in (True, False):
        qtbot.keyClick(page.focusWidget() or page, Qt.Key.Key_T)
        assert (panel.table.isVisible(), panel.chart.isVisible()) == (is_table, not is_table)


@pytest.mark.parametrize("width", [700, 1100, 1280, 1920])
def test_every_table_has_room_for_its_figures_and_names(page: StatisticsPage, width: int, qtbot: QtBot) -> None:
    page.tables_button.click()
    page.window().resize(width, 900)
    tables = [panel.table for panel in page.panels.all if panel.isVisible()]
    qtbot.waitUntil(lambda: page.width() == width and all(each.least <= each.viewport().width() for each in tables))
    for table in tables:
        assert not table.horizontalScrollBar().isVisible()
        assert not table.verticalScrollBar().isVisible()


def test_a_table_without_room_is_scrolled_in_one_direction_only(page: StatisticsPage, qtbot: QtBot) -> None:
    table = FigureTable(page.style_)
    qtbot.addWidget(table)
    table.show_table(Table(("Game", "Matches", "Wins", "Share"), (("Belote Découverte", "12", "7", "58"),) * 5))
    table.resize(table.least - 20, table.height())
    table.show()
    qtbot.waitUntil(table.horizontalScrollBar().isVisible)
    assert not table.verticalScrollBar().isVisible()
    table.resize(table.least + 4, table.height())
    qtbot.waitUntil(lambda: not table.horizontalScrollBar().isVisible())
    assert table.rowHeight(0) > page.style_.px(34), "the name takes two lines"


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_figure_of_the_last_point_leaves_the_point_in_sight(
    page: StatisticsPage, scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page.style_, "scale", scale)
    plot, area = page.panels.plot, QRectF(0, 0, 400, 300)
    for y in (5.0, 30.0, 150.0, 295.0):
        disc = QRectF(300 - 4 * scale, y - 4 * scale, 8 * scale, 8 * scale)
        assert not plot._beside(area, disc.center()).intersects(disc)


def test_the_button_of_the_tables_shows_whether_it_is_on(page: StatisticsPage) -> None:
    def sign() -> QImage:
        return page.tables_button.icon().pixmap(18, 18).toImage()

    off = sign()
    page.tables_button.click()
    assert sign() != off
    page.tables_button.click()
    assert sign() == off


def test_the_levels_stand_in_the_order_of_their_strength(program: Program, qtbot: QtBot) -> None:
    levels = ("strong", "beginner", "club")
    matches = [match(each, 500, 300, deal(100, 62), kinds=("human", each, "club", each)) for each in levels]
    page = opened(program, matches, qtbot)
    assert [cells[0] for cells in rows(page.panels.levels)] == ["Beginner", "Club", "Strong"]
    menu = page.filters.menus["level"]
    assert [menu.itemText(place) for place in range(menu.count())] == ["All levels", "Beginner", "Club", "Strong"]


def test_t_does_nothing_if_single_keys_are_off(page: StatisticsPage, program: Program, qtbot: QtBot) -> None:
    program.services.preferences.set("single_keys", False)
    qtbot.keyClick(page.focusWidget() or page, Qt.Key.Key_T)
    assert not page.tables_button.isChecked()


def test_a_screen_reader_hears_the_figures_of_every_chart(page: StatisticsPage) -> None:
    said = {panel.chart.accessibleName(): panel.chart.accessibleDescription() for panel in page.panels.all}
    assert "Spades. Taken: 21, Made: 20, Share: 95\u00a0%." in said["Trumps"]
    assert all(said[panel.title.text()] for panel in page.panels.all if panel.isVisible())


def test_tab_reaches_every_chart_and_every_control_once(page: StatisticsPage, qtbot: QtBot) -> None:
    page.tables_button.setFocus()
    met = []
    for _ in range(30):
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        met.append(page.focusWidget())
        if page.focusWidget() is page.tables_button:
            break
    charts = [panel.chart for panel in page.panels.all if panel.isVisible()]
    assert [each for each in met if each in charts] == charts
    assert page.print_button in met
    assert len(set(met)) == len(met)


def test_what_the_filter_shows_is_exported_as_csv(
    page: StatisticsPage, program: Program, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "deals"), ""))
    page.filters.menus["variant"].chosen.emit("classic")
    chosen(page, "Export as CSV…")
    target = tmp_path / "deals.csv"
    qtbot.waitUntil(target.exists)
    with target.open(encoding="utf-8", newline="") as file:
        found = list(csv.DictReader(file))
    assert [row["match"] for row in found] == ["a", "a", "b", "b", "practice"]
    qtbot.waitUntil(lambda: "deals.csv" in program.window.banner.text.text())


def test_a_folder_that_cannot_be_written_is_said(
    page: StatisticsPage, program: Program, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no folder")
    target = tmp_path / "file" / "deals.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    chosen(page, "Export as CSV…")
    qtbot.waitUntil(lambda: "deals.csv" in program.window.banner.text.text())
    assert not target.exists()


def test_a_filter_that_nothing_passes_can_be_taken_away(page: StatisticsPage, qtbot: QtBot) -> None:
    page.filters.menus["variant"].chosen.emit("coinche")
    page.filters.menus["level"].chosen.emit("club")
    assert page.nothing.text() == "No match fits these filters."
    assert not any(panel.isVisible() for panel in page.panels.all)
    qtbot.mouseClick(page.all_button, BUTTON)
    assert page.panels.matches.isVisible()


def test_without_a_match_it_says_so(open_program: Callable[..., Program], qtbot: QtBot) -> None:
    page = opened(open_program(), (), qtbot)
    assert page.empty.isVisible()
    assert page.empty.title.text() == "No figures yet"
    without_matches = EmptyHistory(page.style_, page._preferences)
    sheet, plot = without_matches.picture, page.empty.picture
    sheet.resize(plot.size())
    assert sheet.grab().toImage() != plot.grab().toImage(), "a list without matches has another picture"
    assert page.focusWidget() is page.empty.first


def test_home_leads_to_the_statistics(program: Program, qtbot: QtBot) -> None:
    for figures in MATCHES:
        program.services.profile.statistics.keep(figures)
    window = program.window
    program.services.preferences.set("recent_games", "classic")
    window.show_first_page()
    qtbot.waitUntil(lambda: window.home.page.today.play.other_button.isVisible())
    qtbot.mouseClick(window.home.page.today.play.other_button, BUTTON)
    assert isinstance(window.stack.currentWidget(), StatisticsPage)
