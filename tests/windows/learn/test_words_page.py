"""Words of a game: listed on a page, underlined in lessons, the rule book and messages, explained on a card."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from belote_desktop import variants
from belote_desktop.app import Program
from belote_desktop.variants.glossary import of_game
from belote_desktop.windows.glossary import LinkedWords, WordCard, place_of
from belote_desktop.windows.learn.lesson_page import open_lessons
from belote_desktop.windows.learn.words_page import WordsPage, open_words
from belote_desktop.windows.rule_book.rules_window import RulesWindow
from belote_desktop.windows.widgets.more_below import MoreBelow

CLASSIC = variants.get("classic")


def cards(program: Program) -> list[WordCard]:
    return [card for card in program.window.findChildren(WordCard) if card.isVisible()]


def test_the_menu_opens_the_words_of_the_game(program: Program) -> None:
    program.window.menus.actions["words"].trigger()
    page = program.window.stack.currentWidget()
    assert isinstance(page, WordsPage)
    assert "Trick" in [row.term.text() for row in page.rows]


def test_words_are_in_alphabetical_order(program: Program) -> None:
    page = open_words(program.services, CLASSIC)
    shown = [row.term.text() for row in page.rows]
    assert shown == sorted(shown, key=str.casefold)
    assert shown


def test_a_letter_leads_to_the_first_word_that_begins_with_it(program: Program) -> None:
    page = open_words(program.services, CLASSIC)
    program.window.show_page(page)
    QApplication.processEvents()
    bar = page.area.verticalScrollBar()
    for letter in "tD":
        first = next(row for row in page.rows if row.term.text().casefold().startswith(letter.casefold()))
        QTest.keyClicks(page.area, letter)
        assert bar.value() == min(first.y(), bar.maximum())
        assert not first.visibleRegion().isEmpty()
    before = bar.value()
    QTest.keyClicks(page.area, "z")
    assert bar.value() == before, "no word begins with it"


def test_a_word_of_the_game_has_a_picture_with_a_description(program: Program) -> None:
    page = open_words(program.services, CLASSIC)
    program.window.show_page(page)
    QApplication.processEvents()
    row = next(row for row in page.rows if row.entry.id == "belote")
    assert not row.picture.pixmap().isNull()
    assert "king of spades" in row.picture.accessibleName()


def test_card_points_are_shown_of_trumps_and_of_another_suit(program: Program) -> None:
    page = open_words(program.services, CLASSIC)
    program.window.show_page(page)
    QApplication.processEvents()
    told = next(row for row in page.rows if row.entry.id == "card-points").picture.accessibleName()
    for group in ("Trumps: jack of spades (20), nine of spades (14)", "Other suits: ace of hearts (11), ten of hearts"):
        assert group in told


def test_the_foot_of_a_page_fades_while_there_is_more_below(program: Program) -> None:
    page = open_words(program.services, CLASSIC)
    program.window.show_page(page)
    QApplication.processEvents()
    fade, bar = page.area.findChild(MoreBelow), page.area.verticalScrollBar()
    assert fade.isVisible()
    bar.setValue(bar.maximum())
    assert not fade.isVisible()


def test_a_word_is_linked_once_in_a_text() -> None:
    linked = LinkedWords(CLASSIC)
    told = linked.rich("The best card wins the trick. The winner of a trick leads to the next trick.")
    assert re.findall(r'href="word:([\w-]+)"', told) == ["trick", "lead"]
    assert "trick" in linked.rich("Another trick.")
    assert "href" not in linked.rich("Another trick.")


def test_a_link_covers_the_longest_word() -> None:
    told = LinkedWords(variants.get("coinche")).rich("A side suit in no trumps.")
    assert re.findall(r">([^<]+)</a>", told) == ["side suit", "no trumps"]


def test_words_of_other_games_are_not_linked() -> None:
    assert "href" not in LinkedWords(CLASSIC).rich("Sun, roem and gahwa.")


def test_suits_keep_their_paper_beside_links() -> None:
    told = LinkedWords(CLASSIC).rich("K♥ wins the trick & more.")
    assert "&nbsp;K♥&nbsp;" in told
    assert "&amp;" in told


def test_a_word_in_a_lesson_opens_its_card_by_key_and_esc_closes_it(program: Program, qtbot: QtBot) -> None:
    page = open_lessons(program.services, "classic")
    program.window.show_page(page)
    page.begin([lesson.id for lesson in page.course].index("cards"))
    QApplication.processEvents()
    told = page.board.paper.text
    assert told.isVisible()
    assert "word:" in told.text()
    told.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(told, Qt.Key.Key_Tab)  # to the first link
    qtbot.keyClick(told, Qt.Key.Key_Return)
    (card,) = cards(program)
    assert card.term.text()
    assert not card.geometry().intersects(place_of(page.board.paper)), "the text can still be read"
    qtbot.keyClick(card, Qt.Key.Key_Escape)
    assert not cards(program)


def test_a_word_in_the_rule_book_opens_its_card(program: Program) -> None:
    page = RulesWindow(program.services.style, program.services.preferences, CLASSIC)
    program.window.show_page(page)
    QApplication.processEvents()
    address = re.search(r'href="(word:[\w-]+)"', page.text.toHtml())
    assert address is not None
    page.text.anchorClicked.emit(address[1])
    assert [card.entry.id for card in cards(program)] == [address[1].removeprefix("word:")]


@pytest.mark.parametrize("place", [QPoint(0, 0), QPoint(5000, 5000)])
def test_a_card_stays_inside_the_window(program: Program, place: QPoint) -> None:
    program.window.show()
    window = program.window
    entry = next(entry for entry in of_game(CLASSIC) if entry.id == "trumps")
    card = WordCard(program.services.style, program.services.preferences, CLASSIC, entry, window)
    card.open_at(place)
    assert window.frameGeometry().contains(card.geometry())


@pytest.mark.parametrize("text", [(300, 100, 560, 120), (300, 560, 560, 130), (20, 20, 400, 760), (860, 20, 400, 760)])
def test_a_card_keeps_off_the_text_its_word_is_in(program: Program, text: tuple[int, int, int, int]) -> None:
    window = program.window
    window.resize(1280, 800)
    window.show()
    entry = next(entry for entry in of_game(CLASSIC) if entry.id == "trick")
    card = WordCard(program.services.style, program.services.preferences, CLASSIC, entry, window)
    off = QRect(*text).translated(window.mapToGlobal(QPoint(0, 0)))
    card.open_at(off.center(), off)
    assert not card.geometry().intersects(off)
    assert window.frameGeometry().contains(card.geometry())
    assert not card.mask().contains(QPoint(0, 0)), "its corners are round"
