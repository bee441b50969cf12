"""Beat the computer: eight deals in a row against a level on the same cards, and nothing is lost between them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from belote_desktop import players
from belote_desktop.app import Program
from belote_desktop.commands.scenes.pages.daily_scenes import scored
from belote_desktop.duplicate import parse_code
from belote_desktop.models.daily import series, set_deals
from belote_desktop.profile.set_deals.set_results import EIGHT, Series
from belote_desktop.windows.daily.eight_page import EightPage
from belote_desktop.windows.daily.level_rows import LeadBar
from belote_desktop.windows.daily.set_page import SetPage
from belote_desktop.windows.score_sheet import DealResult

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
SLOW = Fraction(1, 1024)
"""The levels think as on the slowest computer, which is quick."""


@pytest.fixture
def program(open_program: Callable[..., Program]) -> Program:
    made = open_program(pace=SLOW)
    made.services.preferences.set("last_variant", "classic")
    return made


def page_of(program: Program) -> EightPage:
    page = program.window.stack.currentWidget()
    assert isinstance(page, EightPage)
    return page


def opened(program: Program) -> EightPage:
    program.window.menus.actions["eight"].trigger()
    return page_of(program)


def begun(program: Program, level: str = "beginner") -> EightPage:
    page = opened(program)
    assert page.levels is not None
    page.levels.chosen.emit(level)
    page.main_button.click()
    return page


def play(program: Program, actions: int = 1000) -> None:
    session, casual = program.window.session, players.get("casual")
    assert session is not None
    while actions and not session.controller.match.is_over:
        session.controller.submit(casual.choose(session.controller.view(), seed=1))
        actions -= 1


def test_eight_deals_are_begun_and_remembered(program: Program, qtbot: QtBot) -> None:
    page = begun(program)
    assert page.main_button.text() == "Play deal 1"
    assert "Beginner plays the same cards" in page.note.text(), "there is nothing more to choose"
    qtbot.keyClick(page.main_button, Qt.Key.Key_Return)
    assert program.window.session is not None
    program.window.show_home()
    page = opened(program)
    assert page.main_button.text() == "Continue with deal 1"
    assert page.standing.deals[0].levels == (), "nothing is worked out before a deal is over"


@pytest.mark.slow
def test_a_deal_of_eight_leads_back_to_them(program: Program) -> None:
    begun(program).main_button.click()
    play(program)
    overlay = program.window.page.overlay
    assert isinstance(overlay, DealResult)
    overlay.next_button.click()
    page = page_of(program)
    assert page.main_button.text() == "Play deal 2"
    first = page.standing.deals[0]
    assert [each.kind for each in first.levels] == ["beginner"], "only the level of the eight deals plays them"
    assert (page.standing.own, page.standing.theirs) == (first.own.lead, first.levels[0].lead)
    assert len(page.rows.buttons) == 1


def test_the_eight_deals_follow_from_the_seed() -> None:
    one = Series(1, "classic", "club", "77", "2026-11-24")
    decks = [series.deal_of(one, place).deck for place in range(1, EIGHT + 1)]
    assert decks == [series.deal_of(one, place).deck for place in range(1, EIGHT + 1)]
    assert len(set(decks)) == EIGHT


def over(program: Program, own: int, theirs: int) -> EightPage:
    """Eight deals that are over, with these points in the first and nothing in the others."""
    results = program.services.profile.set_deals
    made = series.begun(program.services.profile, "classic", "club", date(2026, 11, 24))
    for place, deal in enumerate(series.standing(program.services.profile, made).deals):
        mine, level = (0, 0) if place else (own, theirs)
        results.keep(replace(deal, own=scored("human", mine), levels=(scored("club", level),)))
    page = program.window.daily_pages.result(made.key(1))
    assert isinstance(page, EightPage)
    return page


RESULTS = (
    (-20, 42, "Club did better by 62 points."),
    (40, 40, "You and Club came out equal."),
    (120, 20, "You beat Club by 100 points."),
)


def test_the_points_of_all_eight_deals_decide_and_each_can_be_compared(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    for own, theirs, told in RESULTS:
        page = over(program, own, theirs)
        assert page.title.text() == told
        assert not page.main_button.isVisible()
    monkeypatch.setattr(set_deals, "compared_levels", lambda: ("club",))
    wanted = page.standing.deals[2]
    page.rows.buttons[2].click()
    deal = program.window.stack.currentWidget()
    assert isinstance(deal, SetPage)
    assert parse_code(deal.shown.code) == parse_code(wanted.code)
    assert deal.header.title.text() == "One of eight deals"
    deal.reject()
    again = page_of(program)
    assert again.standing.series == page.standing.series
    again.new_button.click()
    assert again.main_button.text() == "Begin"


def test_bars_stand_beside_the_differences_where_they_have_room(program: Program) -> None:
    page = over(program, -20, 42)
    bars = page.rows.findChildren(LeadBar)
    assert len(bars) == len(page.standing.deals)
    page.rows.resize(900, page.rows.height())
    assert all(bar.isVisibleTo(page.rows) for bar in bars)
    page.rows.resize(300, page.rows.height())
    assert not any(bar.isVisibleTo(page.rows) for bar in bars)
