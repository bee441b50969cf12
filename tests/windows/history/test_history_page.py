"""The list of finished matches, by keyboard and by mouse."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from belote_desktop import variants
from belote_desktop.app import Program
from belote_desktop.models.analysis.reviewer import Reviewer
from belote_desktop.windows.history.empty_history import EmptyHistory
from belote_desktop.windows.history.history_page import HistoryPage
from belote_desktop.windows.history.statistics_page import StatisticsPage
from belote_desktop.windows.new_match import NewMatch
from belote_desktop.windows.review.replay_page import ReplayPage
from belote_desktop.windows.review.review_page import ReviewPage
from belote_desktop.windows.score_sheet.score_page import ScoreSheet
from tests.models.later_tasks import LaterTasks
from tests.records.recorded_matches import finished_match, record_match

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
KEY, CTRL, BUTTON = Qt.Key, Qt.KeyboardModifier.ControlModifier, Qt.MouseButton.LeftButton
TEXTS = {
    "oldest": finished_match(seed=1).text,
    "coinche": record_match(variants.get("coinche", deals=1, target=0), 3, undo=0).text,
    "latest": finished_match(seed=2).text,
}


@pytest.fixture
def filled(profile_dir: Path) -> Path:
    """A profile with three finished matches, the oldest first."""
    folder = profile_dir / "matches"
    folder.mkdir(parents=True)
    for place, (name, text) in enumerate(TEXTS.items()):
        path = folder / f"{name}.brn"
        path.write_text(text, encoding="utf-8")
        os.utime(path, (1_790_000_000 + place, 1_790_000_000 + place))
    return profile_dir


@pytest.fixture
def page(filled: Path, open_program: Callable[..., Program], qtbot: QtBot) -> HistoryPage:
    return open_history(open_program(), qtbot)


def shown(page: QWidget) -> QWidget:
    """The page that the window shows."""
    found: QWidget = page.window().centralWidget().currentWidget()  # type: ignore[attr-defined]
    return found


def open_history(program: Program, qtbot: QtBot) -> HistoryPage:
    program.window.menus.actions["history"].trigger()
    page = program.window.stack.currentWidget()
    assert isinstance(page, HistoryPage)
    qtbot.waitUntil(lambda: page._book.matches is not None)
    return page


def ids(page: HistoryPage) -> list[str]:
    return [figures.id for figures in page.model.shown]


def press(page: QWidget, qtbot: QtBot, *keys: Qt.Key) -> None:
    for key in keys:
        qtbot.keyClick(page.focusWidget() or page, key)


def test_it_lists_the_matches_the_latest_first_and_escape_goes_home(page: HistoryPage, qtbot: QtBot) -> None:
    assert ids(page) == ["latest", "coinche", "oldest"]
    assert page.focusWidget() is page.list
    assert page.chosen is not None
    assert page.chosen.id == "latest"
    window = page.window()
    press(page, qtbot, KEY.Key_Escape)
    assert window.centralWidget().currentWidget() is window.home.page  # type: ignore[attr-defined]


def test_enter_opens_the_sheet_and_leads_back_to_the_same_match(page: HistoryPage, qtbot: QtBot) -> None:
    window = page.window()
    press(page, qtbot, KEY.Key_Down, KEY.Key_Return)
    sheet = window.centralWidget().currentWidget()  # type: ignore[attr-defined]
    assert isinstance(sheet, ScoreSheet)
    assert sheet.model.rowCount() == 1
    qtbot.keyClick(sheet, KEY.Key_Escape)
    again = window.centralWidget().currentWidget()  # type: ignore[attr-defined]
    assert isinstance(again, HistoryPage)
    assert again.chosen is not None
    assert again.chosen.id == "coinche"


def test_p_replays_a_match_and_r_reviews_it(page: HistoryPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window, asked = page.window(), []
    monkeypatch.setattr(
        window.learning_pages, "review_save",  # type: ignore[attr-defined]
        lambda match, _back: asked.append((match.match_id, match.seat)),
    )  # fmt: skip
    press(page, qtbot, KEY.Key_R)
    assert asked == [("latest", 0)]
    press(page, qtbot, KEY.Key_P)
    replay = window.centralWidget().currentWidget()  # type: ignore[attr-defined]
    assert isinstance(replay, ReplayPage)
    qtbot.keyClick(replay, KEY.Key_Escape)
    assert isinstance(window.centralWidget().currentWidget(), HistoryPage)  # type: ignore[attr-defined]


@pytest.mark.parametrize("key", [KEY.Key_R, KEY.Key_P, KEY.Key_Return])
def test_a_match_that_is_read_slowly_opens_only_where_it_was_asked_for(
    page: HistoryPage, key: Qt.Key, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who left the list before the record was read stays where they are now."""
    window, later = page.window(), LaterTasks()
    monkeypatch.setattr(window.record_reader, "_tasks", later)  # type: ignore[attr-defined]
    press(page, qtbot, key)
    press(page, qtbot, KEY.Key_Escape)
    here = shown(window)
    assert here is not page
    assert later.waiting
    later.do_all()
    assert shown(window) is here


def test_a_review_leads_back_to_the_history(page: HistoryPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Reviewer, "begin", lambda *_: None)  # what a review finds is tested elsewhere
    window = page.window()
    press(page, qtbot, KEY.Key_Down, KEY.Key_Down)
    qtbot.mouseClick(page.actions_.buttons["review"], BUTTON)
    review = window.centralWidget().currentWidget()  # type: ignore[attr-defined]
    assert isinstance(review, ReviewPage)
    qtbot.keyClick(review, KEY.Key_Escape)
    again = window.centralWidget().currentWidget()  # type: ignore[attr-defined]
    assert isinstance(again, HistoryPage)
    assert again.chosen is not None
    assert again.chosen.id == "oldest"


def test_the_menu_of_a_match_offers_what_the_buttons_do(page: HistoryPage, qtbot: QtBot) -> None:
    menu = page.actions_.pop_menu(page.mapToGlobal(page.rect().center()))
    buttons = page.actions_.buttons.values()
    assert [action.text() for action in menu.actions()] == [button.text() for button in buttons]
    menu.close()


@pytest.mark.parametrize("high", [460, 600, 800, 1080, 1500])
def test_two_matches_stand_beside_each_other_with_and_without_a_scroll_bar(
    page: HistoryPage, high: int, qtbot: QtBot
) -> None:
    page.list.resize(1880, high)
    for _ in range(3):  # the scroll bar comes or goes when the matches are laid out, which may lay them out anew
        page.list.executeDelayedItemsLayout()
    first, second, third = (page.list.visualRect(page.model.index(row)) for row in range(3))
    assert page.list.columns == 2
    assert first.top() == second.top() < third.top()
    assert third.left() == first.left() < second.left()


def test_letters_do_nothing_if_single_keys_are_off(
    page: HistoryPage, qtbot: QtBot, filled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    page.asked.connect(lambda what, _figures: asked.append(what))
    page._preferences.set("single_keys", False)
    press(page, qtbot, KEY.Key_P, KEY.Key_R)
    assert asked == []


def test_search_and_filters_together(page: HistoryPage, qtbot: QtBot) -> None:
    qtbot.keyClicks(page.filters.search, "COIN")
    assert ids(page) == ["coinche"]
    assert page.header.subtitle.text().startswith("1 of 3")
    page.filters.menus["variant"].chosen.emit("classic")
    assert ids(page) == []
    assert page.nothing.text() == "No match fits these filters."
    qtbot.mouseClick(page.all_button, BUTTON)
    assert ids(page) == ["latest", "coinche", "oldest"]
    assert page.filters.search.text() == ""


@pytest.mark.parametrize("button", ["Delete with its figures", "Delete, but keep its figures"])
def test_a_match_is_deleted_with_or_without_its_figures_and_undone(
    page: HistoryPage, qtbot: QtBot, filled: Path, button: str
) -> None:
    path = filled / "matches" / "latest.brn"
    press(page, qtbot, KEY.Key_Delete)
    assert path.exists()
    pressed = next(each for each in page.question.buttons() if each.text() == button)
    qtbot.mouseClick(pressed, BUTTON)
    assert not path.exists()
    goes = button == "Delete with its figures"
    assert ids(page) == (["coinche", "oldest"] if goes else ["latest", "coinche", "oldest"])
    if not goes:
        assert [key for key, each in page.actions_.buttons.items() if each.isEnabled()] == ["delete"]
    assert page.strip.sentence == "Classic Belote: the match was deleted."
    qtbot.mouseClick(page.strip.action, BUTTON)
    assert path.read_text(encoding="utf-8") == TEXTS["latest"]
    assert ids(page) == ["latest", "coinche", "oldest"]
    assert page.actions_.buttons["replay"].isEnabled()


def test_cancelling_deletes_nothing(page: HistoryPage, qtbot: QtBot, filled: Path) -> None:
    press(page, qtbot, KEY.Key_Delete)
    qtbot.keyClick(page.question, KEY.Key_Escape)
    assert (filled / "matches" / "latest.brn").exists()
    assert ids(page) == ["latest", "coinche", "oldest"]


def test_the_match_on_the_table_cannot_be_deleted(
    filled: Path, open_program: Callable[..., Program], qtbot: QtBot
) -> None:
    program = open_program()
    program.window.go_on(filled / "matches" / "latest.brn")
    page = open_history(program, qtbot)
    assert not page.actions_.buttons["delete"].isEnabled()
    page.choose("oldest")
    assert page.actions_.buttons["delete"].isEnabled()


def test_a_record_is_copied_to_a_file(
    page: HistoryPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "copy.brn"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    qtbot.mouseClick(page.actions_.buttons["export"], BUTTON)
    assert target.read_text(encoding="utf-8") == TEXTS["latest"]


def test_before_the_first_finished_match_it_says_so_and_leads_to_one(
    open_program: Callable[..., Program], qtbot: QtBot
) -> None:
    page = open_history(open_program(), qtbot)
    window = page.window()
    assert isinstance(page.focusWidget().parentWidget().parentWidget().parentWidget().parentWidget(), EmptyHistory)
    assert not page.list.isVisible()
    press(page, qtbot, KEY.Key_Return)
    assert isinstance(window.centralWidget().currentWidget(), NewMatch)  # type: ignore[attr-defined]


def test_its_button_leads_to_the_statistics_and_back(page: HistoryPage, qtbot: QtBot) -> None:
    window = page.window()
    qtbot.mouseClick(page.statistics_button, BUTTON)
    statistics = window.centralWidget().currentWidget()  # type: ignore[attr-defined]
    assert isinstance(statistics, StatisticsPage)
    qtbot.mouseClick(statistics.history_button, BUTTON)
    assert isinstance(window.centralWidget().currentWidget(), HistoryPage)  # type: ignore[attr-defined]
