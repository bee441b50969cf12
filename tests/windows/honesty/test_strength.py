"""The page of how strong the levels are: from the menu, in sentences, as a table, with commands to copy."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from belote_desktop import variants
from belote_desktop.app import Program
from belote_desktop.models.words import words
from belote_desktop.models.words.direction import END, LEFT_TO_RIGHT
from belote_desktop.players import strength
from belote_desktop.players.strength import Step
from belote_desktop.windows.honesty.strength_table import Column
from belote_desktop.windows.honesty.strength_window import StrengthWindow
from belote_desktop.windows.look.languages import PSEUDO

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def a_step(game: str, a: str, b: str, mean: float, spread: float, pairs: int = 200) -> Step:
    command = f"belote-desktop arena --game {game} --a {a} --b {b} --deals {pairs} --seed 1"
    interval = (mean - spread, mean + spread)
    return Step(game, a, b, pairs, 1, mean, spread / 1.96, interval, "2026-01-31", command)


STEPS = (
    a_step("classic", "club", "casual", 20.4, 8.2),
    a_step("coinche", "expert", "casual", 1051.3, 16.0),
    a_step("coinche", "club", "casual", -3.04, 4.0, pairs=60),
)


@pytest.fixture
def program(open_program: Callable[[], Program], monkeypatch: pytest.MonkeyPatch) -> Program:
    """The whole program, with figures of our own."""
    monkeypatch.setattr(strength, "steps", lambda: STEPS)
    return open_program()


def opened(program: Program, game: str) -> StrengthWindow:
    return program.window.side.strength(variants.get(game), STEPS)


def cells(window: StrengthWindow, row: int) -> list[str]:
    return [window.table.model().index(row, column).data() for column in Column]


def shown(program: Program) -> StrengthWindow:
    found = [part for part in program.window.findChildren(StrengthWindow) if part.isVisible()]
    assert len(found) == 1
    return found[0]


def test_the_help_menu_opens_it_by_mouse(program: Program, qtbot: QtBot) -> None:
    menu = program.window.menus.menus["help"]
    menu.popup(program.window.mapToGlobal(program.window.rect().center()))
    place = menu.actionGeometry(program.window.menus.actions["strength"]).center()
    qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=place)
    window = shown(program)
    assert window.game == "classic"
    assert window.windowTitle() == "How strong are the levels?"


def test_the_help_menu_opens_it_by_its_letter(program: Program, qtbot: QtBot) -> None:
    menu = program.window.menus.menus["help"]
    menu.popup(program.window.mapToGlobal(program.window.rect().center()))
    qtbot.keyClick(menu, Qt.Key.Key_S)
    assert shown(program).sentences == ["In Classic Belote, Club scores 20\u00a0±\u00a08 more per deal than Casual."]


def test_it_opens_once_and_anew_for_another_game(program: Program) -> None:
    first = program.window.show_strength()
    assert program.window.show_strength() is first
    program.services.preferences.set("last_variant", "coinche")
    second = program.window.show_strength()
    assert second is not first
    assert not first.isVisible()
    assert shown(program).game == "coinche"


def test_the_game_at_the_table_comes_first_with_a_sentence_for_each_figure(program: Program) -> None:
    window = opened(program, "coinche")
    assert [window.games.itemText(row) for row in range(window.games.count())] == ["Coinche", "Classic Belote"]
    assert window.sentences == [
        "In Coinche, Expert scores 1051\u00a0±\u00a016 more per deal than Casual.",
        "In Coinche, Club and Casual came out equal. Deals played: 60.",
    ]
    assert window.sure.isVisible()
    assert "95\u00a0%" in window.sure.text()


def test_another_game_is_told_when_it_is_chosen(program: Program, qtbot: QtBot) -> None:
    window = opened(program, "coinche")
    qtbot.keyClick(window.games, Qt.Key.Key_Down)
    assert window.sentences == ["In Classic Belote, Club scores 20\u00a0±\u00a08 more per deal than Casual."]
    assert window.table.step == STEPS[0]


def test_a_game_that_was_not_measured_says_so_and_the_others_are_there(program: Program) -> None:
    window = opened(program, "klabor")
    assert window.sentences == ["The levels have not been measured in Klabor yet."]
    assert window.games.count() == 3
    assert window.table.isVisible()
    assert not window.sure.isVisible()
    assert not window.copy_button.isVisible(), "no line is chosen that could be measured again"


def test_without_any_figures_there_is_no_table(program: Program) -> None:
    window = program.window.side.strength(variants.get("classic"), ())
    assert window.sentences == ["The levels have not been measured in Classic Belote yet."]
    assert not window.table.isVisible()
    assert not window.table_title.isVisible()


def test_the_table_holds_every_figure_in_the_format_of_the_language(program: Program) -> None:
    window = opened(program, "coinche")
    spoken = Qt.ItemDataRole.AccessibleTextRole
    assert [window.table.model().headerData(column, Qt.Orientation.Horizontal, spoken) for column in Column] == [
        "Game", "Level", "Against", "Points per deal", "95\u00a0% interval", "Pairs", "Measured on",
    ]  # fmt: skip
    assert window.table.model().rowCount() == len(STEPS)
    assert cells(window, 0)[:-1] == ["Classic Belote", "Club", "Casual", "+20.4", "+12.2 to +28.6", "200"]
    assert cells(window, 2)[3:6] == ["−3.0", "−7.0 to +1.0", "60"]
    english = cells(window, 0)
    program.languages.use("fr")
    french = cells(window, 0)
    assert french[Column.POINTS] == "+20,4"
    assert "+12,2" in french[Column.INTERVAL]
    assert french[Column.DATE] == "31/01/2026"
    assert french[Column.POINTS] != english[Column.POINTS]


def test_figures_stand_under_their_heads_in_both_directions(program: Program) -> None:
    window = opened(program, "coinche")
    window.resize(1000, 700)
    program.languages.use(PSEUDO)
    QApplication.processEvents()
    head = window.table.horizontalHeader()
    assert window.table.layoutDirection() is Qt.LayoutDirection.RightToLeft
    for column in Column:
        cell = window.table.visualRect(window.table.model().index(0, column))
        assert cell.left() == head.sectionViewportPosition(column)
    first, last = (window.table.visualRect(window.table.model().index(0, at)) for at in (Column.GAME, Column.DATE))
    assert first.left() > last.left(), "the game stands at the right"
    points = cells(window, 0)[Column.POINTS]
    assert points == f"{LEFT_TO_RIGHT}+20.4{END}", "the sign stays before the figure"


def test_every_column_shows_the_whole_of_its_words(program: Program) -> None:
    window = opened(program, "coinche")
    for size in (100, 200):
        program.services.preferences.set("text_size", size)
        QApplication.processEvents()
        head, table = window.table.horizontalHeader(), window.table
        for column in Column:
            if table.isColumnHidden(column):  # in little room they are told above and below the table
                assert column in (Column.GAME, Column.DATE)
                continue
            assert table.columnWidth(column) >= head.sectionSizeHint(column)
            if column is not Column.GAME:  # names of games go on two lines
                assert table.columnWidth(column) >= table.sizeHintForColumn(column)


@pytest.mark.parametrize("language", ["fr", PSEUDO])
def test_all_columns_are_in_sight_in_a_small_window(program: Program, language: str) -> None:
    window = opened(program, "coinche")
    program.languages.use(language)
    window.resize(900, 600)
    QApplication.processEvents()
    table = window.table
    assert table.horizontalScrollBar().maximum() == 0
    assert table.viewport().rect().contains(table.visualRect(table.model().index(0, Column.DATE)))


def test_nothing_is_cut_off_at_the_side_of_the_page_with_large_text(program: Program, qtbot: QtBot) -> None:
    window = opened(program, "coinche")
    window.resize(900, 600)
    program.services.preferences.set("text_size", 200)
    qtbot.mouseClick(window.copy_button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert window.copied.isVisible()
    assert window.content.width() <= window.area.viewport().width()


def test_the_table_is_gone_through_by_keys_and_left_by_tab(program: Program, qtbot: QtBot) -> None:
    window = opened(program, "coinche")
    window.table.setFocus()
    assert window.table.step == STEPS[1]
    qtbot.keyClick(window.table, Qt.Key.Key_Down)
    assert window.table.step == STEPS[2]
    assert window.command.text() == STEPS[2].command
    qtbot.keyClick(window.table, Qt.Key.Key_Tab)
    assert not window.table.hasFocus()


def test_the_command_of_the_chosen_line_is_copied(program: Program, qtbot: QtBot) -> None:
    window = opened(program, "coinche")
    qtbot.mouseClick(window.copy_button, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == STEPS[1].command
    assert window.copied.text() == "The command was copied."
    window.table.selectRow(0)
    assert window.copied.text() == ""
    window.copy_button.setFocus()
    qtbot.keyClick(window.copy_button, Qt.Key.Key_Return)
    assert QGuiApplication.clipboard().text() == STEPS[0].command


def test_a_screen_reader_finds_heads_and_cells(program: Program) -> None:
    window = opened(program, "coinche")
    found = QAccessible.queryAccessibleInterface(window.table)
    assert found.text(QAccessible.Text.Name) == "All figures"
    children = [found.child(place) for place in range(found.childCount())]
    by_role = {
        role: [each.text(QAccessible.Text.Name) for each in children if each.role() is role]
        for role in (QAccessible.Role.ColumnHeader, QAccessible.Role.Cell)
    }
    assert by_role[QAccessible.Role.ColumnHeader] == [words.translated(head) for head in strength.HEAD]
    assert by_role[QAccessible.Role.Cell] == [text for row in range(len(STEPS)) for text in cells(window, row)]
