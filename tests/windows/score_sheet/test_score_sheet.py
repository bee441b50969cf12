"""The score sheet: every deal opens into items that sum to what is written."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from belote_desktop import engine, players, variants
from belote_desktop.engine import Match
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.score_sheet.deal_lines import Line
from belote_desktop.models.score_sheet.score_sheet import (
    Column,
    ResultRole,
    ScoreSheetModel,
    points_column,
    total_column,
)
from belote_desktop.models.score_sheet.sheet_marks import Mark, Sign
from belote_desktop.models.words.names import Names
from belote_desktop.models.words.sides import Sides
from belote_desktop.windows.look.languages import PSEUDO, Languages
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.match_parts.match_words import standing
from belote_desktop.windows.match_parts.score_table import ScoreTable
from belote_desktop.windows.score_sheet import sheet_delegate
from belote_desktop.windows.score_sheet.plot import MatchPlot, scale_of
from belote_desktop.windows.score_sheet.score_page import WIDEST, ScoreSheet

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

NAMES = Names(("Anna", "Samir", "Léa", "Karim"), 0)


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
def sheet(qtbot: QtBot, match: Match, style: Style, preferences: Preferences) -> ScoreSheet:
    made = ScoreSheet(style, preferences, NAMES)
    made.show_view(engine.view(match, 0), over=True)
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_remark_is_broken_before_the_line_between_two_sides(
    style: Style, preferences: Preferences, qtbot: QtBot
) -> None:
    match = engine.start(variants.get("belote-3p-24"), seed=5)
    while not match.deals or match.deals[-1].contract is None:
        match, _ = engine.apply(match, engine.legal(match)[-1])
    sheet = ScoreSheet(style, preferences, Names(("Anna", "Samir", "Léa"), 0))
    qtbot.addWidget(sheet)
    sheet.resize(560, 900)
    sheet.show_view(engine.view(match, 0))
    sheet.show()
    deal = sheet.model.index(len(match.deals) - 1, 0)
    sheet.tree.setExpanded(deal, True)
    sheet.tree.viewport().grab()
    assert sheet.tree.delegate.remarks
    first = sheet.tree.columnViewportPosition(points_column(1))
    assert max(remark.right() for remark in sheet.tree.delegate.remarks) < first


def test_points_held_over_stand_between_the_points_and_the_ring_of_the_row(
    sheet: ScoreSheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    tied, held = 1, (Mark(Sign.HANGING, 0, 81),)
    of_first = points_column(0)
    monkeypatch.setattr(
        ScoreSheetModel, "_marks", lambda _model, row, column: held if (row, column) == (tied, of_first) else ()
    )
    sheet.resize(1280, 1600)
    sheet.tree.doItemsLayout()
    feet: list[QRectF] = []
    monkeypatch.setattr(sheet_delegate, "paint_below", lambda _painter, foot, *_: feet.append(foot))
    sheet.tree.viewport().grab()
    whole = QRectF(sheet.tree.visualRect(sheet.model.index(tied, points_column(0))))
    (foot,) = [each for each in feet if whole.top() < each.center().y() < whole.bottom()]
    ring, letters = 3, QFontMetricsF(sheet.tree.delegate._style.font(12, bold=True)).capHeight()
    assert foot.bottom() < whole.bottom() - ring
    assert foot.height() > letters + 6, "the chip has room above and below its figures"
    plain = sheet.tree.visualRect(sheet.model.index(tied - 1, 0)).height()
    assert whole.height() > plain


@pytest.mark.parametrize(
    ("game", "names", "totals", "winner", "said"),
    [
        ("classic", NAMES, (1000, 960), 0, "We win by 40 points."),
        ("classic", NAMES, (960, 1000), 1, "They win by 40 points."),
        ("classic", Names(NAMES), (1000, 960), 0, "Anna and Léa win by 40 points."),
        ("belote-2p", Names(("Anna", "Samir"), 0), (560, 412), 0, "You win by 148 points."),
        ("belote-3p-24", Names(("Anna", "Samir", "Léa"), 0), (560, 412, 559), 0, "You win by 1 point."),
        ("belote-2p", Names(("Anna", "Samir"), 0), (100, 412), 0, "You win the match."),
        ("classic", NAMES, (1000, 1000), None, "The match is a draw."),
    ],
)
def test_of_a_finished_match_it_is_told_who_won_by_how_much(
    languages: Languages, game: str, names: Names, totals: tuple[int, ...], winner: int | None, said: str
) -> None:
    languages.use("en")
    view = engine.view(engine.start(variants.get(game), seed=1), 0)
    assert standing(replace(view, totals=totals, winner=winner), names, over=True) == said


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


def test_the_keyboard_begins_at_the_last_deal(sheet: ScoreSheet, qtbot: QtBot) -> None:
    assert sheet.first_focus() is sheet.tree
    last = sheet.model.rowCount() - 1
    sheet.tree.setFocus()
    assert sheet.tree.currentIndex().row() == last
    qtbot.keyClick(sheet.tree, Qt.Key.Key_Up)
    qtbot.keyClick(sheet.tree, Qt.Key.Key_Return)
    assert sheet.tree.isExpanded(sheet.model.index(last - 1, 0))


def test_the_deal_that_was_chosen_stays_so_when_the_language_changes(sheet: ScoreSheet) -> None:
    sheet.tree.setCurrentIndex(sheet.model.index(1, 0))
    QApplication.sendEvent(sheet, QEvent(QEvent.Type.LanguageChange))
    assert sheet.tree.currentIndex().row() == 1


def test_what_was_open_stays_open_when_the_language_changes(sheet: ScoreSheet) -> None:
    sheet.open_deal(0)
    QApplication.sendEvent(sheet, QEvent(QEvent.Type.LanguageChange))
    assert sheet.tree.isExpanded(sheet.model.index(0, 0))


def test_the_plot_tells_its_course_to_those_who_do_not_see_it(sheet: ScoreSheet, match: Match) -> None:
    said = sheet.plot.accessibleDescription()
    assert said.startswith("The match is played to 1000 point")
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


def rows_shown(sheet: ScoreSheet) -> list[tuple[int, int, int, int]]:
    """Where the rows are that can be pointed at, from the top of the list down."""
    tree, port = sheet.tree, sheet.tree.viewport()
    at = (tree.indexAt(QPoint(20, y)) for y in range(port.height()))
    found = (tree.visualRect(index) for index in at if index.isValid())
    return list(dict.fromkeys((row.x(), row.y(), row.width(), row.height()) for row in found))


@pytest.mark.parametrize("text_size", [100, 200])
def test_only_whole_rows_are_shown_however_far_it_is_scrolled(
    sheet: ScoreSheet, preferences: Preferences, text_size: int
) -> None:
    preferences.set("text_size", text_size)
    sheet.resize(900, 600)
    sheet.open_deal(2)
    QApplication.processEvents()
    port, bar = sheet.tree.viewport(), sheet.tree.verticalScrollBar()
    assert bar.maximum() > 3
    for value in range(bar.maximum() + 1):
        bar.setValue(value)
        shown = rows_shown(sheet)
        assert shown[0][1] == 0
        assert all(top + height <= port.height() for _, top, _, height in shown)
    last = sheet.tree.visualRect(sheet.model.index(sheet.model.rowCount() - 1, 0))
    assert shown[-1][1] == last.y()


def test_a_row_that_is_left_out_leaves_bare_paper(sheet: ScoreSheet) -> None:
    sheet.resize(900, 620)
    QApplication.processEvents()
    tree, bar = sheet.tree, sheet.tree.verticalScrollBar()
    bar.setValue(0)
    foot = rows_shown(sheet)[-1]
    below = tree.viewport().rect().adjusted(0, foot[1] + foot[3] + 1, 0, 0)
    assert below.height() > 8
    picture = tree.viewport().grab(below).toImage()
    colours = {picture.pixelColor(x, y).name() for x in range(8, 200) for y in range(picture.height())}
    assert len(colours) == 1


def test_the_keyboard_goes_to_whole_rows(sheet: ScoreSheet, qtbot: QtBot) -> None:
    sheet.resize(900, 600)
    QApplication.processEvents()
    tree = sheet.tree
    tree.setFocus()
    tree.setCurrentIndex(sheet.model.index(0, 0))
    for _ in range(sheet.model.rowCount() - 1):
        qtbot.keyClick(tree, Qt.Key.Key_Down)
        at = tree.visualRect(tree.currentIndex())
        assert at.top() >= 0
        assert at.bottom() < tree.viewport().height()


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


@pytest.mark.parametrize("size", [(900, 800), (1920, 1080)])
def test_the_sheet_is_no_wider_than_its_figures_can_be_followed_and_lies_in_the_middle(
    sheet: ScoreSheet, size: tuple[int, int]
) -> None:
    sheet.resize(*size)
    QApplication.processEvents()
    assert sheet.paper.width() <= WIDEST
    edges = sheet.body.contentsMargins()
    assert edges.left() == edges.right()
    shown = sheet.side.geometry().right() if size[0] > 980 else sheet.paper.geometry().right()
    assert abs(sheet.paper.x() - (sheet.width() - 1 - shown)) <= 1


# ---------------------------------------------------------------------- figures in both directions
def ends_of_figures(image: QImage, room: QRect) -> int:
    """The last column of a room in which something is drawn."""
    paper = image.pixel(room.left() + 2, room.top() + 2)
    dark = [
        x for x in range(room.left(), room.right())
        if any(image.pixel(x, y) != paper for y in range(room.top() + 2, room.bottom() - 1))
    ]  # fmt: skip
    return max(dark)


@pytest.mark.parametrize("language", ["en", PSEUDO])
def test_figures_end_in_one_column_so_that_units_stand_under_units(
    sheet: ScoreSheet, languages: Languages, language: str
) -> None:
    languages.use(language)
    sheet.tree.collapseAll()
    QApplication.processEvents()
    image = sheet.tree.viewport().grab().toImage()
    column = total_column(1)
    model = sheet.model
    rows = [row for row in range(model.rowCount()) if len(str(model.index(row, column).data())) in (2, 3)]
    lengths = {len(str(model.index(row, column).data())) for row in rows}
    rooms = [sheet.tree.visualRect(model.index(row, column)).adjusted(4, 4, -4, -4) for row in rows]
    shown = [room for room in rooms if sheet.tree.viewport().rect().contains(room)]
    assert len(lengths) == 2, "longer and shorter ones"
    assert len({ends_of_figures(image, room) // 3 for room in shown}) <= 2


@pytest.mark.parametrize("language", ["en", PSEUDO])
def test_figures_of_the_result_and_beside_the_plot_end_at_the_right(
    sheet: ScoreSheet, match: Match, style: Style, languages: Languages, language: str, qtbot: QtBot
) -> None:
    languages.use(language)
    view = engine.view(match, 0)
    table = ScoreTable(view.results[0], Sides(view.rules, NAMES), style)
    qtbot.addWidget(table)
    table.show()
    parts = [*sheet.figures.parts, *table.findChildren(QLabel)]
    figures = [part for part in parts if isinstance(part, QLabel) and part.text().isdigit()]
    assert len(figures) > 8
    assert all(part.alignment() & Qt.AlignmentFlag.AlignRight for part in figures)


def test_the_dashed_line_of_the_target_lies_on_no_line_of_the_scale(match: Match, style: Style, qtbot: QtBot) -> None:
    """On a line of the scale its gaps would not be seen."""
    plot = MatchPlot(style)
    qtbot.addWidget(plot)
    plot.resize(400, 300)
    view = engine.view(match, 0)
    plot.show_results(view.results, Sides(view.rules, NAMES))
    picture, scale = plot.grab().toImage(), plot._scale()
    target = match.rules.match.target
    assert target in range(scale.low, scale.top + 1, scale.step)

    def has_gaps(value: int) -> bool:
        """Whether the line of a value leaves some of its pixels as the ground is."""
        x, y = round(scale.area.left()) + 90, int(scale.height(value))
        ground = picture.pixelColor(x, y - 5)
        return any(all(picture.pixelColor(x + at, y + up) == ground for up in (-1, 0, 1)) for at in range(30))

    assert not has_gaps(scale.top), "no score lies on the highest line"
    assert has_gaps(target)
