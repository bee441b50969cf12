"""The deal of the day: played once, then compared; a code opens the same deal in another profile."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from belote_desktop import __version__, players
from belote_desktop.app import Program
from belote_desktop.commands.scenes.pages.daily_scenes import played
from belote_desktop.duplicate import parse_code
from belote_desktop.models.daily import set_deals
from belote_desktop.models.daily.set_deals import Stage
from belote_desktop.windows.daily.code_page import CodePage
from belote_desktop.windows.daily.level_rows import LeadBar
from belote_desktop.windows.daily.set_page import SetPage
from belote_desktop.windows.home.home_page import HomePage
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.people.person_tile import PersonTile
from belote_desktop.windows.score_sheet import DealResult
from tests.program.whole_program import Programs

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
KEY = Qt.Key
NOW = datetime(2026, 11, 24, 19, 30)
SLOW = Fraction(1, 1024)
"""The levels think as on the slowest computer, which is quick."""
LEVELS = ("beginner", "casual")
DAILY = "2026-11-24 classic"


@pytest.fixture
def program(open_program: Callable[..., Program]) -> Program:
    return prepared(open_program(pace=SLOW))


def prepared(program: Program) -> Program:
    program.services.preferences.set("recent_games", "classic")
    program.services.preferences.set("last_variant", "classic")
    program.window.home.clock = program.window.daily_pages.clock = lambda: NOW
    return program


def page_of(program: Program) -> SetPage:
    page = program.window.stack.currentWidget()
    assert isinstance(page, SetPage)
    return page


def opened(program: Program) -> SetPage:
    program.window.menus.actions["daily"].trigger()
    return page_of(program)


def play(program: Program, actions: int = 1000) -> None:
    """Play so many decisions of the deal on the table as Casual would."""
    session, casual = program.window.session, players.get("casual")
    assert session is not None
    while actions and not session.controller.match.is_over:
        session.controller.submit(casual.choose(session.controller.view(), seed=1))
        actions -= 1


def compare(program: Program) -> SetPage:
    """Read the result of the deal and go on."""
    overlay = program.window.page.overlay
    assert isinstance(overlay, DealResult)
    assert overlay.next_button.text() == "Compare"
    texts = [part.text() for part in overlay.findChildren(QLabel)]
    assert not [text for text in texts if "to go" in text or "1000" in text], "a set deal has no target"
    overlay.next_button.click()
    return page_of(program)


def test_from_home_to_the_comparison_once_a_day(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(set_deals, "compared_levels", lambda: LEVELS)
    program.window.show_first_page()
    home = program.window.stack.currentWidget()
    assert isinstance(home, HomePage)
    home.today.deal.button.click()
    page = page_of(program)
    assert page.stage is Stage.NEW
    assert not page.rows.isVisible()
    assert page.first_focus().hasFocus()
    qtbot.keyClick(page.main_button, KEY.Key_Return)
    assert program.window.session is not None
    assert program.window.session.controller.set_key == DAILY
    play(program, actions=2)
    program.window.show_home()
    page = opened(program)
    assert (page.stage, page.main_button.text()) == (Stage.BEGUN, "Continue")
    page.main_button.click()
    results = program.services.profile.set_deals
    play(program)
    assert results.of(DAILY).levels == (), "nothing is worked out before the deal is over"
    heard: list[tuple[str, object]] = []
    stack = program.window.stack
    monkeypatch.setattr(program.services.sounds, "play", lambda name: heard.append((name, stack.currentWidget())))
    page = compare(program)
    assert heard == [("bell", page)], "the bell rings when the result is there"
    assert program.window.session is None
    assert page.stage is Stage.OVER
    assert [row.isVisible() for row in page.rows.rows] == [True] * (1 + len(LEVELS))
    assert tuple(each.kind for each in results.of(DAILY).levels) == LEVELS
    assert {(each.version, each.pace) for each in results.of(DAILY).levels} == {(__version__, "1/1024")}
    assert program.services.profile.statistics.tally().matches == 0, "no statistics count it"
    kept = results.of(DAILY)
    assert page.main_button.text() == "Play it again"
    page.main_button.click()
    assert program.window.session is not None
    assert program.window.session.controller.is_practice
    assert program.window.session.controller.set_key is None
    assert results.of(DAILY) == kept, "practice changes no result"


def test_the_result_is_copied_as_a_text_with_the_code_and_as_a_picture(program: Program) -> None:
    program.services.profile.set_deals.keep(played(NOW.date(), 120))
    page = opened(program)
    page.buttons.copy.click()
    data = QGuiApplication.clipboard().mimeData()
    assert data.hasImage()
    assert len(page.rows.rows) == 6
    text = data.text()
    assert text.startswith("Deal of the day, Tuesday, 24 November 2026, Classic Belote\n")
    assert "Expert: " in text
    assert parse_code(text).deck == parse_code(page.shown.code).deck


def test_a_code_of_one_profile_opens_in_another(program: Program, tmp_path: Path, qtbot: QtBot) -> None:
    program.window.daily_pages.daily("coinche").buttons.code.click()
    code = QGuiApplication.clipboard().text()
    others = Programs(tmp_path / "another")
    try:
        other = others.open(pace=SLOW)
        other.window.daily_pages.clock = lambda: datetime(2026, 12, 1, 12)
        other.window.menus.actions["code"].trigger()
        page = other.window.stack.currentWidget()
        assert isinstance(page, CodePage)
        assert page.field.text() == code, "a code on the clipboard is filled in"
        qtbot.keyClick(page.field, KEY.Key_Return)
        shown = page_of(other)
        assert parse_code(shown.shown.code) == parse_code(code)
        assert not shown.is_daily
        shown.main_button.click()
        assert other.window.session is not None
        assert other.window.session.controller.match.deal.deck == parse_code(code).deck
    finally:
        others.close()


def test_a_link_opens_its_deal_and_a_wrong_code_says_what_is_wrong(program: Program, qtbot: QtBot) -> None:
    code = opened(program).shown.code
    program.window.files.open(Path(code))
    assert page_of(program).is_daily, "the code of today's deal is the deal of the day"
    program.window.files.open(Path(code[:-1]))
    assert "Copy it again" in program.window.banner.text.text()
    QGuiApplication.clipboard().clear()
    page = program.window.daily_pages.code()
    qtbot.keyClicks(page.field, "belote:classic.abc")
    qtbot.keyClick(page.field, KEY.Key_Return)
    assert program.window.stack.currentWidget() is page
    assert "Copy it again" in page.problem.text()
    assert page.field.text() == "belote:classic.abc", "what was typed stays"
    assert page.field.hasFocus()


def test_the_calendar_shows_the_days_of_a_game_that_were_played(program: Program, qtbot: QtBot) -> None:
    program.services.profile.set_deals.keep(played(NOW.date(), 120))
    program.window.daily_pages.clock = lambda: datetime(2026, 11, 26, 9)
    page = opened(program)
    page.games.menu.chosen.emit("coinche")
    assert page.shown.key == "2026-11-26 coinche", "each game has its own deal"
    assert [day.day for day in page.calendar.days] == [26]
    page.games.menu.chosen.emit("classic")
    assert sorted(day.day for day in page.calendar.days) == [24, 26]
    today = page.calendar.days[max(page.calendar.days)]
    today.setFocus()
    qtbot.keyClick(today, KEY.Key_Left)
    assert page.focusWidget().accessibleName().startswith("Tuesday, 24 November 2026: ")
    qtbot.keyClick(page.focusWidget(), KEY.Key_Space)
    assert (page.stage, page.shown.key) == (Stage.OVER, DAILY)
    assert page.focusWidget().accessibleName().startswith("Tuesday, 24 November 2026: ")


def test_a_result_of_an_older_version_is_still_shown(program: Program) -> None:
    """Its code cannot be dealt any more where the rules of the game have changed since."""
    result = played(NOW.date(), 120)
    program.services.profile.set_deals.keep(replace(result, code=result.code.replace("r=", "r=x"), levels=()))
    page = opened(program)
    assert page.stage is Stage.OVER
    assert page.own.lead.text() == "+120"
    assert "Copy it again" in page.words.news.text(), "no level can play it here"


@pytest.mark.parametrize(("width", "height"), [(640, 480), (900, 600), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("is_over", [False, True])
def test_the_button_to_play_is_in_sight_in_a_window_of_any_size(
    program: Program, width: int, height: int, is_over: bool
) -> None:
    if is_over:
        program.services.profile.set_deals.keep(played(NOW.date(), 120))
    program.window.resize(width, height)
    page = opened(program)
    QApplication.processEvents()
    assert page.main_button.visibleRegion().boundingRect() == page.main_button.rect()
    assert page.rect().contains(page.main_button.mapTo(page, page.main_button.rect().bottomRight()))
    assert not is_over or all(bar.isVisible() for bar in page.rows.findChildren(LeadBar))


def test_a_high_window_is_filled(program: Program) -> None:
    program.services.profile.set_deals.keep(played(NOW.date(), 120))
    page = opened(program)
    heights = []
    for height in (800, 1080):
        program.window.resize(1920, height)
        QApplication.processEvents()
        heights.append(page.rows.height())
    assert heights[1] > heights[0] + 150


def test_each_row_has_a_face_of_its_own(program: Program) -> None:
    program.services.profile.set_deals.keep(played(NOW.date(), 120))
    page = opened(program)
    faces = [tile.face for row in page.rows.rows for tile in row.findChildren(PersonTile)]
    assert len(set(faces)) == len(page.rows.rows) == 6
    assert "" in faces, "the user has a letter until they choose a portrait"


@pytest.mark.parametrize(("most", "marks"), [(162, (-160, -80, 0, 80, 160)), (14, (-10, -5, 0, 5, 10)), (3, (0,))])
def test_a_few_lines_with_round_figures_stand_behind_the_bars(
    style: Style, qtbot: QtBot, most: int, marks: tuple[int, ...]
) -> None:
    bar = LeadBar(style, most, most, is_own=True)
    qtbot.addWidget(bar)
    bar.resize(206, 30)
    assert bar.marks == marks
    assert bar.place_of(0) == 103
    assert bar.place_of(most) == 203


def test_a_code_is_asked_for_below_a_picture_where_there_is_room(program: Program) -> None:
    page = program.window.daily_pages.code()
    program.window.resize(1280, 800)
    QApplication.processEvents()
    assert page.picture.isVisible()
    program.window.resize(900, 480)
    QApplication.processEvents()
    assert not page.picture.isVisible(), "in a low window the field is more important"
