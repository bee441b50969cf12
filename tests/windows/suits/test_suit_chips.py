"""Cards in sentences are chips of paper with an edge, in the suits of the deck chosen; their words stay in the text."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QTextDocument
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from belote_desktop.app import Program
from belote_desktop.engine import Suit
from belote_desktop.resources import deck
from belote_desktop.table.items.theme import PAPER_EDGE
from belote_desktop.windows.suits.suit_button import SuitButton
from belote_desktop.windows.suits.suit_chips import Chip, chips
from belote_desktop.windows.suits.suit_text import rich
from belote_desktop.windows.widgets.mirroring import Label
from belote_desktop.windows.widgets.page import label

SENTENCE = "Trumps: Play K♥ or 10♠, for ♦."


def laid_out(width: float) -> list[Chip]:
    document = QTextDocument()
    document.setHtml(rich(SENTENCE))
    document.setTextWidth(width)
    return list(chips(document.begin(), document.size().height()))


def drawn(part: QWidget) -> set[str]:
    """The colours of the pixels of a part."""
    image = part.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return {QColor(image.pixel(x, y)).name() for x in range(image.width()) for y in range(image.height())}


@pytest.mark.parametrize("width", [600, 60])
def test_every_card_has_one_chip_and_no_two_lie_on_each_other(width: float) -> None:
    found = laid_out(width)
    assert [(chip.rank, chip.suit) for chip in found] == [
        ("K", Suit.HEARTS), ("10", Suit.SPADES), ("", Suit.DIAMONDS),
    ]  # fmt: skip
    assert all(chip.rect.width() > chip.pixels for chip in found)
    assert not any(one.rect.intersects(other.rect) for one in found for other in found if one is not other)


def test_a_suit_on_a_button_lies_on_paper(open_program: Callable[[], Program], qtbot: QtBot) -> None:
    style = open_program().services.style
    with_suit, without = SuitButton(style, "80 ♣"), SuitButton(style, "Pass")
    for button in (with_suit, without):
        qtbot.addWidget(button)
        button.setStyleSheet(style.sheet())
    clubs = QColor(deck.named(deck.USUAL).suit_colour("C")).name()
    assert clubs in drawn(with_suit)
    assert clubs not in drawn(without)
    assert with_suit.text() == "80 ♣"


def test_a_chip_has_an_edge_and_its_words_stay(qtbot: QtBot) -> None:
    part = label(rich("Play K♥."))
    qtbot.addWidget(part)
    assert PAPER_EDGE.lower() in drawn(part)
    assert "K♥" in part.text()
    bare = label("Play on.")
    qtbot.addWidget(bare)
    assert PAPER_EDGE.lower() not in drawn(bare)


def test_the_corners_of_a_chip_are_round_on_a_dark_page(qtbot: QtBot) -> None:
    part = label(rich("Play K♥, and on."))
    part.setStyleSheet("background: #0A2A1E; color: #FFFFFF;")
    qtbot.addWidget(part)
    document = QTextDocument()
    document.setDefaultFont(part.font())
    document.setDocumentMargin(0)
    document.setHtml(part.text())
    (chip,) = chips(document.begin(), 100)
    image, middle = part.grab().toImage(), chip.rect.center()
    drop = (part.height() - document.size().height()) / 2
    corner = image.pixelColor(round(chip.rect.left()), round(chip.rect.top() + drop))
    assert corner.lightness() < 90, "the page is seen beside the round corner"
    assert image.pixelColor(round(middle.x()), round(chip.rect.top() + drop) + 2).lightness() > 200, "it lies on paper"


@pytest.mark.parametrize(("colours", "suit"), [("four", "D"), ("two", "D"), ("german", "S")])
def test_the_suits_are_those_of_the_deck_chosen(
    open_program: Callable[[], Program], qtbot: QtBot, colours: str, suit: str
) -> None:
    parts = open_program().services
    part = label(rich("♦♠"), "section")
    qtbot.addWidget(part)
    parts.preferences.set("deck_colours", colours)
    part.setStyleSheet(parts.style.sheet())
    assert QColor(deck.named(colours).suit_colour(suit)).name() in drawn(part)


@pytest.mark.parametrize("sentence", ["Q♥ שחק 10♥.", "שחק Q♥.", "Q♥ was better than 10♥."])
def test_a_sentence_that_begins_with_a_card_reads_as_the_window_does(qtbot: QtBot, sentence: str) -> None:
    part = Label()
    qtbot.addWidget(part)
    for direction in (Qt.LayoutDirection.RightToLeft, Qt.LayoutDirection.LeftToRight):
        part.setLayoutDirection(direction)
        part.setText(f"<b>{rich(sentence)}</b><p>{rich(sentence)}</p>")
        document = QTextDocument()
        document.setHtml(part.text())
        ways = {document.findBlockByNumber(number).textDirection() for number in range(document.blockCount())}
        assert direction is Qt.LayoutDirection.LeftToRight or ways == {direction}
        part.setText("")
        assert not part.text()
