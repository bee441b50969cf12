"""The score sheet: every deal opens into items that sum to what is written."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from belote_desktop import engine, players, variants
from belote_desktop.engine import Match
from belote_desktop.models.deal_lines import Line
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.sheet import Column, ResultRole, points_column
from belote_desktop.profile import Settings, Value
from belote_desktop.windows.plot import scale_of
from belote_desktop.windows.score_sheet import ScoreSheet
from belote_desktop.windows.style import Style

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

NAMES = ("Anna", "Samir", "Léa", "Karim")


class MemorySettings:
    """Settings that live as long as the test."""

    def __init__(self) -> None:
        self._settings = Settings(None)

    def value(self, key: str) -> Value:
        return self._settings[key]

    def set(self, key: str, value: Value) -> None:
        self._settings.set(key, value)


@pytest.fixture(autouse=True)
def nothing_left_behind(qapp: QApplication) -> None:
    """Windows of earlier tests are gone for good: no event loop runs here that would delete them."""
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(scope="module")
def match() -> Match:
    """A whole match in which contracts are made and fail, with declarations and belotes."""
    match = engine.start(variants.get("classic", tie="litige", rounding="5up"), seed=5)
    player = players.get("casual")
    while (seat := engine.to_act(match)) is not None:
        match, _ = engine.apply(match, player.choose(engine.view(match, seat), seed=1), seat)
    assert {settled.score.result for settled in match.deals} >= {engine.Result.MADE, engine.Result.FAILED}
    return match


@pytest.fixture
def sheet(qapp: QApplication, qtbot: QtBot, match: Match) -> Iterator[ScoreSheet]:
    font, palette = qapp.font(), qapp.palette()
    preferences = Preferences(MemorySettings())
    made = ScoreSheet(Style(qapp, preferences), preferences, NAMES)
    made.show_view(engine.view(match, 0), over=True)
    qtbot.addWidget(made)
    made.show()
    yield made
    qapp.setFont(font)
    qapp.setPalette(palette)


def test_every_line_opens_into_items_that_sum_to_what_is_written(sheet: ScoreSheet, match: Match) -> None:
    model = sheet.model
    opened = 0
    for row, settled in enumerate(match.deals):
        deal = model.index(row, 0)
        lines = [model.index(child, 0, deal).data(ResultRole) for child in range(model.rowCount(deal))]
        if not lines:
            continue
        sheet.tree.setExpanded(deal, True)
        assert sheet.tree.isExpanded(deal)
        verdict = next(place for place, line in enumerate(lines) if line.is_remark)
        counted, written = lines[:verdict], lines[verdict + 1 : -1]
        # what is written comes on top of what was counted, or is listed whole in its place
        ways = (counted + written, written)
        sums = [tuple(sum(line.points[side] or 0 for line in items) for side in (0, 1)) for items in ways]
        assert settled.score.points in sums
        assert lines[-1].points == settled.score.points
        opened += 1
    assert opened == sum(settled.contract is not None for settled in match.deals)


def test_the_totals_are_the_sums_of_the_lines(sheet: ScoreSheet, match: Match) -> None:
    model = sheet.model
    for side, total in enumerate(sheet.heads.totals):
        written = sum(int(model.index(row, points_column(side)).data()) for row in range(model.rowCount()))
        assert written == match.totals[side] == int(total.text())


def test_a_click_opens_a_line_and_another_closes_it(sheet: ScoreSheet, qtbot: QtBot) -> None:
    first = sheet.model.index(0, Column.CONTRACT)
    sheet.tree.scrollTo(first)
    spot = sheet.tree.visualRect(first).center()
    qtbot.mouseClick(sheet.tree.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert sheet.tree.isExpanded(sheet.model.index(0, 0))
    assert sheet.plot.marked == 1
    qtbot.mouseClick(sheet.tree.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert not sheet.tree.isExpanded(sheet.model.index(0, 0))


def test_the_arrow_keys_open_a_line(sheet: ScoreSheet, qtbot: QtBot) -> None:
    sheet.tree.setFocus()
    sheet.tree.setCurrentIndex(sheet.model.index(1, 0))
    qtbot.keyClick(sheet.tree, Qt.Key.Key_Right)
    assert sheet.tree.isExpanded(sheet.model.index(1, 0))
    qtbot.keyClick(sheet.tree, Qt.Key.Key_Left)
    assert not sheet.tree.isExpanded(sheet.model.index(1, 0))


def test_what_was_open_stays_open_when_the_language_changes(sheet: ScoreSheet) -> None:
    sheet.open_deal(0)
    QApplication.sendEvent(sheet, QEvent(QEvent.Type.LanguageChange))
    assert sheet.tree.isExpanded(sheet.model.index(0, 0))


def test_the_plot_tells_its_course_to_those_who_do_not_see_it(sheet: ScoreSheet, match: Match) -> None:
    said = sheet.plot.accessibleDescription()
    assert said.startswith("The match is played to 1000.")
    for settled in match.deals:
        assert str(settled.totals[0]) in said
        assert str(settled.totals[1]) in said


def test_a_narrow_sheet_has_room_for_the_contract_and_shows_results_as_signs(sheet: ScoreSheet) -> None:
    tree = sheet.tree
    sheet.resize(1280, 800)
    QApplication.processEvents()
    in_words = tree.columnWidth(Column.RESULT)
    sheet.resize(560, 800)
    QApplication.processEvents()
    assert tree.columnWidth(Column.RESULT) < in_words / 2
    assert sum(tree.columnWidth(column) for column in range(sheet.model.columnCount())) <= tree.viewport().width()
    full = sheet.model.index(0, Column.CONTRACT)
    assert full.data(Qt.ItemDataRole.ToolTipRole) == full.data()


def test_an_opened_line_is_brought_into_view(sheet: ScoreSheet) -> None:
    sheet.resize(900, 600)
    QApplication.processEvents()
    for row in (0, sheet.model.rowCount() - 1):
        sheet.open_deal(row)
        head = sheet.tree.visualRect(sheet.model.index(row, 0))
        assert head.top() >= 0
        assert head.bottom() <= sheet.tree.viewport().height()


def test_the_plot_stands_below_the_sheet_in_a_narrow_window(sheet: ScoreSheet) -> None:
    sheet.resize(1280, 800)
    assert sheet.side.geometry().left() >= sheet.paper.geometry().right()
    sheet.resize(900, 600)
    QApplication.processEvents()
    assert sheet.side.geometry().top() >= sheet.paper.geometry().bottom()


@pytest.mark.parametrize(
    ("highest", "step", "top"), [(1, 1, 1), (6, 1, 6), (7, 2, 8), (162, 50, 200), (501, 100, 600), (2001, 500, 2500)]
)
def test_the_scale_has_round_steps(highest: int, step: int, top: int) -> None:
    assert scale_of(highest) == (step, top)


def test_lines_are_lines(sheet: ScoreSheet) -> None:
    deal = sheet.model.index(0, 0)
    assert isinstance(sheet.model.index(0, 0, deal).data(ResultRole), Line)
