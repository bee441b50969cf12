"""From a paragraph of the rules to the drill that practises it, and back to the paragraph."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from belote_desktop import variants
from belote_desktop.app import Program
from belote_desktop.coach.drills import Kind
from belote_desktop.windows.learn.drill_page import DrillPage
from belote_desktop.windows.rule_book.rules_window import RulesWindow
from belote_desktop.windows.shell.main_window import MainWindow


def tab_to(book: RulesWindow, address: str) -> None:
    """Press Tab until the link with this address has the keyboard."""
    for _ in range(30):
        QTest.keyClick(book.text, Qt.Key.Key_Tab)
        if book.text.textCursor().charFormat().anchorHref() == address:
            return
    raise AssertionError(f"Tab does not reach {address}.")


def drill_page(window: MainWindow) -> DrillPage:
    page = window.stack.currentWidget()
    assert isinstance(page, DrillPage)
    return page


def test_a_link_below_a_rule_opens_its_drill_and_back_leads_to_the_rule(program: Program, qtbot: QtBot) -> None:
    window = program.window
    book = window.side.rules(variants.get("coinche"), "ruff")
    qtbot.waitExposed(book)
    tab_to(book, "drill:may_play")
    read = book.text.verticalScrollBar().value()
    assert read > 0
    QTest.keyClick(book.text, Qt.Key.Key_Return)
    page = drill_page(window)
    assert (page.what, page.game) == (Kind.MAY_PLAY, "coinche")
    assert not book.isVisible()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    qtbot.waitUntil(book.isVisible)
    assert book.text.verticalScrollBar().value() == read
    assert book.text.textCursor().charFormat().anchorHref() == "drill:may_play"


def test_the_drill_is_of_the_game_whose_rules_are_read(program: Program, qtbot: QtBot) -> None:
    window = program.window
    book = window.side.rules(variants.get("coinche"))
    book.show_game(variants.get("classic"))
    book.text.show_section("declaration")
    tab_to(book, "drill:declarations")
    QTest.keyClick(book.text, Qt.Key.Key_Return)
    page = drill_page(window)
    assert (page.what, page.game) == (Kind.DECLARATIONS, "classic")
    page.reject()


def test_the_links_to_drills_are_not_found_in_a_search_of_the_rules(program: Program, qtbot: QtBot) -> None:
    book = program.window.side.rules(variants.get("classic"))
    assert "Practise this: Who wins the trick?" in book.text.toPlainText()
    assert book.text.look_for("Practise this") == 0
    assert book.text.look_for("must ruff") > 0
