"""The page of the rating: the level with its interval, the curve, the deals that decided it, and why there is none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from belote_desktop import variants
from belote_desktop.app import Program
from belote_desktop.models.history import rating_words
from belote_desktop.profile.play_rating.compared import ComparedDeal, ComparedMatch
from belote_desktop.profile.play_rating.scale import Mark, Scale
from belote_desktop.windows.drafts.match_draft import MatchWish
from belote_desktop.windows.history import charts
from belote_desktop.windows.history.rating_page import RatingPage
from belote_desktop.windows.history.statistics_page import StatisticsPage
from belote_desktop.windows.new_match import NewMatch
from tests.profile.figures.matches import deal, match

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
BUTTON = Qt.MouseButton.LeftButton
MARKS = (Mark("beginner", -40.0, 1.0), Mark("club", -10.0, 1.0), Mark("expert", 0.0, 0.0))
CLASSIC = Scale("classic", "club", "0.7.0", "1", 800, MARKS)


def compared(
    differences: Sequence[int], name: str = "one", scale: Scale | None = CLASSIC, game: str = "classic", ended: int = 0
) -> ComparedMatch:
    deals = tuple(ComparedDeal(number, 20 + more, 20) for number, more in enumerate(differences, 1))
    return ComparedMatch(name, 9, game, "2026-11-21", ended, "club", "0.7.0", "1", scale, deals, is_whole=True)


def opened(program: Program, *matches: ComparedMatch) -> RatingPage:
    for each in matches:
        program.services.profile.compared.keep(each)
    program.window.menus.actions["rating"].trigger()
    page = program.window.stack.currentWidget()
    assert isinstance(page, RatingPage)
    return page


def test_the_rating_names_the_level_with_its_interval_and_the_points(program: Program) -> None:
    page = opened(program, compared([-16, -10, -13, -13] * 30))
    assert page.figure.text() == "Your level in Classic Belote: Club −\u00a00.1"
    assert page.facts.text() == (
        "You play between Beginner and Club, nearer to Club. 95 % interval: Club −\u00a00.2 to Club. "
        "With the same cards Expert scores 13.0\u00a0±\u00a00.4 more points per deal than you."
    )
    assert page.header.subtitle.text().startswith("Classic Belote: 120 deals")
    assert "Each level played the same 800 deals" in page.how.text()
    assert [line.name for line in page.plot.lines] == ["Beginner", "Club", "Expert"]
    assert [spot.below[:3] for spot in page.plot.spots] == ["60 ", "120"]


@pytest.mark.parametrize(
    ("differences", "told"),
    [
        ([-13, -12] * 9, "Too few deals: 18 of 50"),
        ([300, -320] * 40, "Too few deals for a level in Classic Belote"),
    ],
)
def test_where_the_interval_is_too_wide_to_be_useful_no_level_is_named(
    program: Program, differences: list[int], told: str
) -> None:
    page = opened(program, compared(differences))
    assert page.figure.text() == told
    assert "Club" not in page.facts.text()


def test_above_expert_the_interval_is_open(program: Program) -> None:
    page = opened(program, compared([3, 1] * 60))
    assert page.figure.text() == "Your level in Classic Belote: Expert"
    assert page.facts.text() == (
        "95 % interval: Expert or stronger. "
        "With the same cards you score 2.0\u00a0±\u00a00.2 more points per deal than Expert."
    )


def test_stronger_levels_later_do_not_change_what_was_measured_with_earlier_ones(program: Program) -> None:
    stronger = Scale("classic", "club", "0.9.0", "1", 800, (Mark("club", -30.0, 1.0), Mark("expert", 0.0, 0.0)))
    page = opened(program, compared([-11, -9] * 40), compared([-31, -29] * 40, "two", stronger, ended=9))
    assert page.figure.text() == "Your level in Classic Belote: Club"
    assert "80 deals" in page.header.subtitle.text()
    assert "Compared with the levels of version 0.7.0, your level was Club in 80 deals." in page.facts.text()


def test_a_game_without_a_scale_tells_the_points_alone(program: Program) -> None:
    page = opened(program, compared([-4, 2] * 40, scale=None, game="baloot"))
    assert page.figure.text() == "Compared with Expert in Baloot"
    assert page.facts.text().startswith("With the same cards Expert scores 1.0\u00a0±\u00a0")
    assert [line.name for line in page.plot.lines] == ["Expert", "−1.7"]


def test_each_game_has_its_rating_and_the_latest_is_shown_first(program: Program, qtbot: QtBot) -> None:
    coinche = Scale("coinche", "club", "0.7.0", "1", 800, MARKS)
    page = opened(
        program, compared([-41, -39] * 40, "two", coinche, "coinche", ended=5), compared([-11, -9] * 40, ended=9)
    )
    assert page.figure.text() == "Your level in Classic Belote: Club"
    assert page.menu is not None
    assert page.focusWidget() is page.menu
    qtbot.keyClick(page.menu, Qt.Key.Key_Down)
    assert page.figure.text() == "Your level in Coinche: Beginner"


def test_the_deals_that_decided_it_lead_to_their_replay(program: Program, qtbot: QtBot) -> None:
    page = opened(program, compared([-13, -12, 90, -13, -200, -13] * 10))
    page.worst.show_deals(page.chosen.worst(5) if page.chosen else (), frozenset({"one"}))
    rows = [page.worst.table.item(row, 3).text() for row in range(page.worst.table.rowCount())]
    assert rows == ["−200"] * 5
    assert [page.best.table.item(0, column).text() for column in (1, 2, 3)] == ["+110", "+20", "+90"]
    assert not page.best.button.isEnabled()
    for said in (page.best.reason.text(), page.best.button.toolTip(), page.best.button.accessibleDescription()):
        assert "This match was deleted" in said
    assert page.worst.button.isEnabled()
    assert page.worst.reason.text() == page.worst.button.toolTip() == ""
    page.worst.table.setFocus()
    qtbot.keyClick(page.worst.table, Qt.Key.Key_Down)
    program.window.quiet_work.rater.changed.emit()
    assert page.worst.table.currentRow() == 1, "a deal that is compared meanwhile does not change what is chosen"
    page.worst.show_deals(page.chosen.worst(5) if page.chosen else (), frozenset({"one"}))
    with qtbot.waitSignal(page.replay_asked) as asked:
        qtbot.mouseClick(page.worst.button, BUTTON)
    assert asked.args == ["one", 11]
    with qtbot.waitSignal(page.replay_asked) as asked:
        qtbot.keyClick(page.worst.table, Qt.Key.Key_Return)
    assert asked.args == ["one", 11]


@pytest.mark.parametrize(
    ("place", "said"),
    [
        (1.0, ""),
        (0.7, "You play between Beginner and Club, nearer to Club."),
        (1.3, "You play between Club and Expert, nearer to Club."),
        (1.5, "You play half-way between Club and Expert."),
        (2.0, ""),
    ],
)
def test_a_figure_beside_a_level_is_told_in_words(place: float, said: str) -> None:
    assert rating_words.between_text(place, CLASSIC) == said


def test_what_stands_below_a_plot_stands_below_its_points(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[tuple[QRectF, str]] = []

    def note(_painter: object, place: QRectF, text: str, *_rest: object, **_looks: object) -> None:
        written.append((place, text))

    monkeypatch.setattr(charts, "write", note)
    plot = charts.TimePlot(program.services.style)
    plot.resize(800, 300)
    apart, close = {"first": 100.0, "last": 700.0}, {"one": 5.0, "two": 9.0}
    for ends, shown in ((apart, ["last", "first"]), (close, ["two"])):
        written.clear()
        plot.write_ends(QPainter(), QRectF(0, 0, 800, 20), [(x, name) for name, x in ends.items()])
        assert [text for _, text in written] == shown
        assert all(0 <= place.left() <= ends[text] <= place.right() for place, text in written)


def test_t_shows_the_table_behind_the_curve(program: Program, qtbot: QtBot) -> None:
    page = opened(program, compared([-11, -9] * 60))
    qtbot.keyClick(page, Qt.Key.Key_T)
    table = page.curve.table
    assert (table.isVisible(), page.plot.isVisible()) == (True, False)
    row = [table.item(1, column).text() for column in range(4)]
    assert row == ["120", "Club", "Club −\u00a00.1", "Club +\u00a00.2"]
    assert "Rating: Club" in page.plot.accessibleDescription()
    qtbot.keyClick(page, Qt.Key.Key_T)
    assert page.plot.isVisible()


def test_a_deal_that_is_compared_meanwhile_is_shown_at_once(program: Program) -> None:
    page = opened(program, compared([-11, -9] * 24))
    assert page.figure.text() == "Too few deals: 48 of 50"
    program.services.profile.compared.keep(compared([-11, -9] * 26))
    program.window.quiet_work.rater.changed.emit()
    assert page.figure.text() == "Your level in Classic Belote: Club"


def test_before_the_first_deal_the_page_says_how_to_get_a_rating(program: Program, qtbot: QtBot) -> None:
    page = opened(program)
    assert page.empty.title.text() == "No deals compared yet"
    assert page.empty.picture.isVisible()
    assert not page.area.isVisible()
    assert page.focusWidget() is page.empty.first
    qtbot.keyClick(page.empty.first, Qt.Key.Key_Return)
    assert isinstance(program.window.stack.currentWidget(), NewMatch)


def test_deals_that_cannot_be_compared_are_told_with_the_reason(program: Program) -> None:
    page = opened(program, replace(compared([]), left_out=(1, 2, 3)))
    assert page.empty.title.text() == "No deals compared yet"
    assert "3 deals cannot be compared: you had help" in page.empty.sentence.text()


def test_the_statistics_lead_to_the_rating_and_back(program: Program, qtbot: QtBot) -> None:
    program.services.profile.statistics.keep(match("a", 500, 300, deal(162, 0), ended=1))
    program.window.menus.actions["statistics"].trigger()
    statistics = program.window.stack.currentWidget()
    assert isinstance(statistics, StatisticsPage)
    qtbot.waitUntil(lambda: statistics.rating_button.isVisible())
    qtbot.mouseClick(statistics.rating_button, BUTTON)
    page = program.window.stack.currentWidget()
    assert isinstance(page, RatingPage)
    qtbot.mouseClick(page.statistics_button, BUTTON)
    assert isinstance(program.window.stack.currentWidget(), StatisticsPage)


def test_the_comparing_waits_for_a_quiet_moment_and_ends_with_a_match_on_the_table(program: Program) -> None:
    opened(program)
    waiting = program.window.quiet_work._timer
    assert waiting.isActive()
    program.window.start(MatchWish("classic", {}, variants.get("classic"), "random", ""))
    assert program.window.session is not None
    assert not waiting.isActive()
    program.window.show_home()
    assert waiting.isActive()
