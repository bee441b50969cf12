"""The page of the achievements: what comes next, the way there, and every achievement by keyboard and aloud."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from belote_desktop.app import Program
from belote_desktop.models.achievements.achievements import ACHIEVEMENTS, Group
from belote_desktop.profile.progress import GUIDED
from belote_desktop.resources.icons import ICONS
from belote_desktop.windows.daily.set_page import SetPage
from belote_desktop.windows.history.achievement_rows import AchievementRow
from belote_desktop.windows.history.achievements_page import AchievementsPage
from belote_desktop.windows.history.emblems import SIGNS
from belote_desktop.windows.history.statistics_page import StatisticsPage
from belote_desktop.windows.learn.guided_page import GuidedPage
from belote_desktop.windows.shell.openings import openings
from tests.models.achievements.kept_by import daily, day
from tests.profile.figures.matches import deal, match

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
BUTTON = Qt.MouseButton.LeftButton


def shown(program: Program) -> AchievementsPage:
    page = program.window.stack.currentWidget()
    assert isinstance(page, AchievementsPage)
    return page


def opened(program: Program) -> AchievementsPage:
    program.window.menus.actions["achievements"].trigger()
    return shown(program)


def row(page: AchievementsPage, name: str) -> AchievementRow:
    return next(row for group in page.groups.values() for row in group.rows if row.name.text() == name)


def test_before_anything_is_reached_the_page_says_what_to_begin_with_and_leads_there(
    program: Program, qtbot: QtBot
) -> None:
    page = opened(program)
    assert page.header.subtitle.text() == "None reached yet"
    assert (page.figure.text(), page.lead.text()) == ("Next: Guided deal", "Play a guided first deal to its end.")
    assert page.focusWidget() is page.way_button
    qtbot.keyClick(page.way_button, Qt.Key.Key_Return)
    assert isinstance(program.window.stack.currentWidget(), GuidedPage)


def test_a_row_tells_what_it_takes_and_how_far_one_is(program: Program) -> None:
    profile = program.services.profile
    profile.statistics.keep(match("one", 501, 300, deal(90, 72, spare=8), date="2026-11-01"))
    profile.progress.keep("classic", GUIDED, 5, is_done=True)
    page = opened(program)
    assert page.header.subtitle.text() == "3 of 24 reached"
    assert page.groups[Group.PLAYING].title.text() == "Playing · 2 of 7"
    first, suits = row(page, "First match won"), row(page, "Four suits")
    assert first.accessibleDescription() == "Win a match. Reached on 01/11/2026"
    assert (first.medal.count.is_reached, suits.medal.count.is_reached) == (True, False)
    assert suits.state.text() == "1 of 4"
    assert (row(page, "Guided deal").state.text(), row(page, "Capot").state.text()) == ("Reached", "Not reached yet")


def test_every_row_is_reached_with_the_arrow_keys(program: Program, qtbot: QtBot) -> None:
    page = opened(program)
    qtbot.keyClick(page.way_button, Qt.Key.Key_Tab)
    assert page.focusWidget() is page.statistics_button
    qtbot.keyClick(page.statistics_button, Qt.Key.Key_Tab)
    heard = []
    while isinstance(focused := page.focusWidget(), AchievementRow) and focused.accessibleName() not in heard:
        heard.append(focused.accessibleName())
        assert not focused.visibleRegion().isEmpty(), "the page scrolls to it"
        qtbot.keyClick(focused, Qt.Key.Key_Down)
    assert len(heard) == len(ACHIEVEMENTS)
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Up)
    assert page.focusWidget().accessibleName() == heard[-2]


def test_what_is_half_reached_comes_next_with_its_page(program: Program, qtbot: QtBot) -> None:
    for number in range(5):
        program.services.profile.set_deals.keep(daily(number))
    page = opened(program)
    assert (page.figure.text(), page.state.text()) == ("Next: A week of deals", "5 of 7")
    qtbot.mouseClick(page.way_button, BUTTON)
    assert isinstance(program.window.stack.currentWidget(), SetPage)


def test_the_statistics_lead_to_the_achievements_and_back(program: Program, qtbot: QtBot) -> None:
    program.services.profile.statistics.keep(match("one", 501, 300, deal(90, 72), date=day(0)))
    program.window.menus.actions["statistics"].trigger()
    statistics = program.window.stack.currentWidget()
    assert isinstance(statistics, StatisticsPage)
    qtbot.mouseClick(statistics.achievements_button, BUTTON)
    qtbot.mouseClick(shown(program).statistics_button, BUTTON)
    assert isinstance(program.window.stack.currentWidget(), StatisticsPage)


def test_a_match_counted_meanwhile_is_shown_at_once(program: Program) -> None:
    page = opened(program)
    program.services.profile.statistics.keep(match("one", 501, 300, deal(90, 72)))
    program.window.match_counter.finished.emit(1)
    assert row(page, "First match won").medal.count.is_reached


def test_every_achievement_has_a_way_that_the_menu_knows(program: Program) -> None:
    page, known = opened(program), openings(program.window)
    for achievement in ACHIEVEMENTS:
        if achievement.way:
            assert achievement.way in known
            assert page.way_text(achievement.way)


def test_the_achievements_are_not_loaded_before_they_are_asked_for() -> None:
    script = """
import sys
from belote_desktop.windows.shell import history_pages, home_ways, main_window
print([name for name in sys.modules if "achievement" in name])
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_every_achievement_has_a_sign_that_no_other_of_its_group_has() -> None:
    assert set(SIGNS) == {each.id for each in ACHIEVEMENTS}
    assert set(SIGNS.values()) <= set(ICONS)
    for group in Group:
        signs = [SIGNS[each.id] for each in ACHIEVEMENTS if each.group is group]
        assert len(set(signs)) == len(signs)
