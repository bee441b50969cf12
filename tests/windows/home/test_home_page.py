"""Home for a player who has played before: what its sheets, its shelf and its head lead to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from belote_desktop.app import Program
from belote_desktop.coach.lessons import course
from belote_desktop.models.home.home import Results
from belote_desktop.models.words.direction import END, RIGHT_TO_LEFT
from belote_desktop.profile.practice import Asked
from belote_desktop.profile.statistics_rows import Rows, with_rows
from belote_desktop.variants import all_variants, get
from belote_desktop.windows.history.history_page import HistoryPage
from belote_desktop.windows.home.home_page import HomePage
from belote_desktop.windows.learn.drill_page import DrillPage
from belote_desktop.windows.learn.lesson_page import LessonPage
from belote_desktop.windows.new_match.new_match_page import NewMatch

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
NOW = datetime(2026, 11, 22, 19, 30)


@pytest.fixture
def home(program: Program) -> HomePage:
    """Home of somebody who played Coinche and Baloot, with the sheets read."""
    program.services.preferences.set("recent_games", "coinche\nbaloot\nno such game")
    program.services.preferences.set("last_variant", "coinche")
    return shown_home(program)


def shown_home(program: Program) -> HomePage:
    window = program.window
    window.home.clock = lambda: NOW
    window.show_first_page()
    page = window.stack.currentWidget()
    assert isinstance(page, HomePage)
    work = window.home._work
    assert work is not None
    work.finish()
    return page


def test_the_shelf_holds_the_games_played_last_and_all_games(home: HomePage, program: Program) -> None:
    assert [picture.accessibleName() for picture in home.shelf.pictures] == ["Coinche", "Baloot"]
    home.shelf.pictures[1].click()
    page = program.window.stack.currentWidget()
    assert isinstance(page, NewMatch)
    assert page.draft.variant == "baloot"
    page.reject()
    assert program.window.stack.currentWidget() is home
    home.shelf.all_button.click()
    page = program.window.stack.currentWidget()
    assert isinstance(page, NewMatch)
    count = len(all_variants())
    assert home.shelf.all_button.text() == f"All {count} games"
    assert page.header.subtitle.text().startswith(f"{count} games from ")


@pytest.mark.parametrize(
    ("language", "day", "share"),
    [("fr", "22 novembre", "58\u00a0%"), ("ar", "٢٢ نوفمبر", f"{RIGHT_TO_LEFT}٥٨\u00a0٪{END}")],
)
def test_the_day_and_the_shares_are_written_as_in_the_language(
    home: HomePage, program: Program, language: str, day: str, share: str
) -> None:
    program.languages.use(language)
    QApplication.processEvents()
    home.today.show_home(replace(home.today.home, results=Results(matches=12, won=7, deals=192, taken=50, made=31)))
    assert home.today.deal.aside.text() == day
    assert home.today.figures._cells[0][0].text() == share
    assert END not in home.today.play.button.accessibleDescription()


def test_play_starts_the_last_game_at_once(home: HomePage, program: Program) -> None:
    assert home.first_focus() is home.hero.go_button
    home.hero.go_button.click()
    assert program.window.session is not None
    assert program.window.session.controller.match.rules == get("coinche")


@pytest.mark.parametrize(("way", "kind"), [("learn", LessonPage), ("history", HistoryPage)])
def test_the_head_leads_to_pages_and_escape_back(
    home: HomePage, program: Program, qtbot: QtBot, way: str, kind: type
) -> None:
    home.hero.ways[way].click()
    page = program.window.stack.currentWidget()
    assert isinstance(page, kind)
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert program.window.stack.currentWidget() is home


def test_the_next_lesson_opens_where_the_course_was_left(home: HomePage, program: Program) -> None:
    lessons = course(get("coinche"))
    assert home.today.lesson.title.text().startswith("Lesson 1: ")
    for lesson in lessons[:2]:
        program.services.profile.progress.keep("coinche", lesson.id, len(lesson.steps), is_done=True)
    home = shown_home(program)
    assert home.today.lesson.title.text().startswith("Lesson 3: ")
    assert home.today.lesson.sentence.text().startswith("Coinche: 2 of ")
    home.today.lesson.button.click()
    page = program.window.stack.currentWidget()
    assert isinstance(page, LessonPage)
    assert page.lesson is not None
    assert (page.game, page.lesson.id) == ("coinche", lessons[2].id)


def test_the_drill_of_the_day_is_asked_until_it_is_done(home: HomePage, program: Program) -> None:
    home.today.drill_button.click()
    page = program.window.stack.currentWidget()
    assert isinstance(page, DrillPage)
    assert (page.game, page.what) == ("coinche", "daily")
    page.reject()
    program.services.profile.practice.finish_daily("coinche", NOW.toordinal())
    home = shown_home(program)
    assert home.today.drill_button.text() == "Practise more"
    home.today.drill_button.click()
    page = program.window.stack.currentWidget()
    assert isinstance(page, DrillPage)
    assert page.what != "daily"


def test_questions_that_are_due_come_first(home: HomePage, program: Program) -> None:
    assert home.today.play.button.text() == "Drills"
    mistakes = [Asked("winner", "coinche", seed=seed) for seed in range(3)]
    program.services.profile.practice.add_mistakes(mistakes, NOW.toordinal())
    home = shown_home(program)
    assert "3 question" in home.today.play.sentence.text()
    home.today.play.button.click()
    page = program.window.stack.currentWidget()
    assert isinstance(page, DrillPage)
    assert page.what == "due"


def test_the_last_matches_are_a_line_from_the_first_to_the_last(home: HomePage, program: Program) -> None:
    assert home.today.plot.course == (), "there are too few"
    matches = tuple((f"m{number}", "coinche", int(number != 2), int(number == 2), 0, 900, 800) for number in range(4))
    with_rows(program.services.profile.directories.statistics, Rows(matches))
    home = shown_home(program)
    assert home.today.plot.course == (0, 1, 2, 1, 2)
    assert home.today.plot.accessibleName() == "Your last 4 matches: 3 won."


def test_the_shadows_of_the_small_hand_fade_out_before_its_edge(home: HomePage) -> None:
    fan = home.today.fan
    fan.restyle()
    fan.finish()
    shown = fan.grab().toImage()
    right, low = shown.width() - 1, shown.height() - 1
    edge = [(x, y) for x in range(right + 1) for y in (0, low)] + [(x, y) for x in (0, right) for y in range(low + 1)]
    ground = shown.pixelColor(0, 0)
    assert shown.pixelColor(right // 2, low // 2) != ground
    assert max(abs(shown.pixelColor(*at).lightness() - ground.lightness()) for at in edge) <= 3


def test_the_deal_is_the_main_thing_to_do_only_while_no_match_waits(home: HomePage) -> None:
    assert home.today.deal.button.property("role") == "primary"


def test_the_same_page_comes_back_with_its_sheets_renewed(home: HomePage, program: Program) -> None:
    program.window.show_table()
    assert program.window.stack.currentWidget() is home
    program.services.preferences.set("player_name", "Zoé")
    program.window.show_table()
    renewed = program.window.stack.currentWidget()
    assert isinstance(renewed, HomePage)
    assert renewed is not home
    assert "Zoé" in renewed.hero.greeting.text()
    assert program.window.stack.count() == 2, "the table and one home"


def test_home_in_the_menu_leaves_the_match_which_waits_there(program: Program) -> None:
    page = program.window.show_new_match()
    page.start_button.click()
    assert program.window.session is not None
    match_id = program.window.session.controller.match_id
    program.window.menus.actions["home"].trigger()
    assert program.window.session is None
    home = program.window.stack.currentWidget()
    assert isinstance(home, HomePage)
    assert home.home.match is not None
    assert home.home.match.path.stem == match_id
    home.hero.go_button.click()
    assert program.window.session is not None
    assert program.window.session.controller.match_id == match_id


@pytest.mark.parametrize("size", [(1280, 800), (900, 600), (640, 480)])
def test_tab_reads_the_page_in_its_order(home: HomePage, program: Program, qtbot: QtBot, size: tuple[int, int]) -> None:
    program.window.resize(*size)
    hero, today = home.hero, home.today
    order = [hero.go_button, hero.new_button, *(sheet.button for sheet in today.sheets), home.shelf.pictures[0]]
    hero.go_button.setFocus()
    met = []
    for _ in range(30):
        met.append(program.window.focusWidget())
        qtbot.keyClick(program.window.focusWidget(), Qt.Key.Key_Tab)
    places = [met.index(part) for part in order]
    assert places == sorted(places)
    assert set(hero.ways.values()) <= set(met)


def test_the_rules_of_a_game_open_from_its_picture(home: HomePage, program: Program) -> None:
    opened: list[str] = []
    program.window.home.rules_asked.connect(opened.append)
    home.shelf.pictures[1].rules_asked.emit("baloot")
    assert opened == ["baloot"]


def test_a_large_window_has_larger_words(home: HomePage, program: Program, qtbot: QtBot) -> None:
    program.window.resize(1280, 800)
    before = home.hero.title.font().pixelSize()
    program.window.resize(1920, 1080)
    qtbot.waitUntil(lambda: home.room.growth > 1)
    assert home.hero.title.fontMetrics().height() > before


def test_more_unfinished_matches_are_told(open_program: Callable[[], Program]) -> None:
    program = open_program()
    for _ in range(3):
        program.window.show_new_match().start_button.click()
    program.window.show_home()
    program.close()
    program = open_program()
    page = shown_home(program)
    assert "2" in page.hero.more_button.text()
    page.hero.more_button.click()
    assert len(program.window.side.unfinished("").summaries) == 3
