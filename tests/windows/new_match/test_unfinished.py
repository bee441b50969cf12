"""The matches that wait: a picture of where each stands, one deleted, and had back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from belote_desktop import players, variants
from belote_desktop.app import Program
from belote_desktop.models.home.waiting_matches import summaries
from belote_desktop.models.match.matches import Seating, Workers, new_match
from belote_desktop.models.tasks import ImmediateTasks
from belote_desktop.models.words.names import Names
from belote_desktop.profile import Saves
from belote_desktop.windows.drafts.match_draft import MatchWish
from belote_desktop.windows.home.home_page import HomePage
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.new_match.match_picture import MatchPicture
from belote_desktop.windows.new_match.unfinished import UnfinishedWindow
from belote_desktop.windows.widgets.entry_list import FRAME, Entry, EntryList

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

NAMES = Names(("Anna", "Samir", "Léa", "Karim"), 0)


@pytest.fixture
def saves(tmp_path: Path, qapp: QApplication) -> Saves:
    (tmp_path / "matches").mkdir()
    return Saves(tmp_path / "matches", tmp_path / "aside")


@pytest.fixture
def leave(saves: Saves) -> Callable[..., None]:
    """Leaves a match in which the person has acted so often."""

    def left(actions: int, game: str = "classic") -> None:
        seating = Seating(NAMES, ("human", "casual", "casual", "casual"))
        workers = Workers(ImmediateTasks(), ImmediateTasks())
        controller = new_match(variants.get(game), seating, saves, workers, seed=5)
        casual, done = players.get("casual"), [0]
        controller.stepped.connect(lambda step: controller.shown(step.position))

        def act(view: object) -> None:
            done[0] += 1
            if done[0] <= actions:
                controller.submit(casual.choose(controller.view(), seed=1))

        controller.awaiting.connect(act)
        controller.begin()
        controller.close()

    return left


def opened(saves: Saves, style: Style, qtbot: QtBot) -> UnfinishedWindow:
    window = UnfinishedWindow(style, summaries(saves), saves)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    window.list.setFocus()
    return window


def test_two_matches_of_one_game_have_pictures_of_where_each_stands(
    saves: Saves, leave: Callable[..., None], style: Style, qtbot: QtBot
) -> None:
    leave(1)
    leave(4)
    window = opened(saves, style, qtbot)
    first, second = (part.grab().toImage() for part in window.list.findChildren(MatchPicture))
    assert first != second


def test_delete_puts_the_chosen_match_aside_and_undo_brings_it_back(
    saves: Saves, leave: Callable[..., None], style: Style, qtbot: QtBot
) -> None:
    for actions in (1, 2, 3):
        leave(actions)
    window = opened(saves, style, qtbot)
    before = window.paths
    window.list.setCurrentRow(1)
    qtbot.keyClick(window.list, Qt.Key.Key_Delete)
    assert window.paths == (before[0], before[2])
    assert {found.path for found in saves.unfinished()} == set(window.paths)
    assert window.path == before[2], "the one after it is chosen now"
    window.strip.action.click()
    assert window.paths == before
    assert {found.path for found in saves.unfinished()} == set(before)
    assert window.path == before[1]


def test_all_that_was_deleted_can_be_had_back_one_after_the_other(
    saves: Saves, leave: Callable[..., None], style: Style, qtbot: QtBot
) -> None:
    for actions in (1, 2, 3):
        leave(actions)
    window = opened(saves, style, qtbot)
    before = window.paths
    for _ in before:
        window.delete_button.click()
    assert not window.paths
    for _ in before:
        window.strip.action.click()
    assert window.paths == before
    assert not window.strip.sentence
    assert {found.path for found in saves.unfinished()} == set(before)


def test_the_match_that_is_on_the_table_by_now_cannot_be_deleted(
    open_program: Callable[[], Program], qtbot: QtBot
) -> None:
    first = open_program()
    first.window.start(MatchWish("classic", {}, variants.get("classic"), "random", "Anna"))
    first.close()
    window = open_program().window
    window.show_first_page()
    home = window.stack.currentWidget()
    assert isinstance(home, HomePage)
    waiting = window.show_unfinished()
    assert len(waiting.paths) == 1
    qtbot.keyClick(home.hero.go_button, Qt.Key.Key_Return)
    assert window.session is not None
    assert not waiting.paths
    assert not waiting.delete_button.isEnabled()
    assert len(window.services.profile.saves.unfinished()) == 1


def test_words_break_to_the_width_of_the_list(
    saves: Saves, leave: Callable[..., None], style: Style, qtbot: QtBot
) -> None:
    leave(2)
    window = opened(saves, style, qtbot)
    for width in (900, 480, 420):
        window.resize(width, 560)
        row = window.list.itemWidget(window.list.item(0))
        room = window.list.viewport().width() - 2 * window.list.spacing() - FRAME
        qtbot.waitUntil(lambda row=row, room=room: row.width() == room)  # type: ignore[misc]
        for part in row.findChildren(QLabel):
            assert part.height() >= part.heightForWidth(part.width()), (width, part.text())


def test_entries_may_come_while_the_scroll_bar_goes(qtbot: QtBot) -> None:
    """What is deleted leaves fewer rows, which are told anew: the bar goes before the first of them has its words."""
    entries = EntryList()
    qtbot.addWidget(entries)
    entries.resize(300, 160)
    entries.show()
    entry = Entry("A title of several words that breaks", "And a sentence under it.")
    for _ in range(6):
        entries.add(entry)
    qtbot.waitUntil(entries.verticalScrollBar().isVisible)
    with qtbot.captureExceptions() as raised:
        entries.clear()
        entries.add(entry)
        QApplication.processEvents()
    assert not raised
    assert not entries.verticalScrollBar().isVisible()
    assert entries.itemWidget(entries.item(0)).width() == entries.viewport().width() - 2 * entries.spacing()


def test_the_last_match_deleted_leaves_nothing_to_go_on_with_but_the_way_back(
    saves: Saves, leave: Callable[..., None], style: Style, qtbot: QtBot
) -> None:
    leave(1)
    window = opened(saves, style, qtbot)
    window.delete_button.click()
    assert window.empty.isVisible()
    assert not window.go_button.isEnabled()
    assert not window.delete_button.isEnabled()
    assert window.focusWidget() is window.strip.action
    assert "Classic Belote" in window.strip.sentence
    window.strip.action.click()
    assert window.go_button.isEnabled()
    assert not window.empty.isVisible()


def test_a_match_that_cannot_be_moved_stays_and_it_is_said_why(
    saves: Saves, leave: Callable[..., None], style: Style, qtbot: QtBot, tmp_path: Path
) -> None:
    leave(1)
    (tmp_path / "aside").write_text("a file where the directory should be")
    window = opened(saves, style, qtbot)
    window.delete_button.click()
    assert window.list.count() == 1
    assert len(saves.unfinished()) == 1
    assert "aside" in window.strip.sentence


@pytest.mark.parametrize("game", ["classic", "decouverte", "coinche", "belote-3p-24", "baloot", "bela-open"])
def test_a_match_of_every_kind_has_its_picture(saves: Saves, style: Style, qtbot: QtBot, game: str) -> None:
    rules = variants.get(game)
    seating = Seating(NAMES[: rules.table.seats], ("human", *("casual",) * (rules.table.seats - 1)))
    controller = new_match(rules, seating, saves, Workers(ImmediateTasks(), ImmediateTasks()), seed=5)
    controller.close()
    window = opened(saves, style, qtbot)
    (drawn,) = window.list.findChildren(MatchPicture)
    image = drawn.grab().toImage()
    assert len({image.pixel(x, image.height() - 6) for x in range(image.width())}) > 8, "the hand lies at the foot"
