"""Where a sentence on the table may be broken into lines."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from belote_desktop.table.items.flowing_text import FlowingText, Link, folded, one_line
from belote_desktop.table.items.fonts import font

SIZE = 20.0
TOKEN = 1.45
"""The height of a card among words, in font sizes."""
JOINED = ("Qui\u202f?", "«\u00a0Je\u00a0prends\u00a0»", "55,5\u00a0±\u00a07,0", "8♠\u00a0:")


def lines_of(flow: FlowingText) -> int:
    return round(flow.height / one_line("a", SIZE).height)


@pytest.mark.parametrize("joined", JOINED)
def test_no_line_is_broken_at_a_no_break_space(qtbot: QtBot, joined: str) -> None:
    narrow = FlowingText(joined, SIZE, 1.0)
    assert lines_of(narrow) == 1
    assert narrow.width == pytest.approx(one_line(joined, SIZE).width)
    assert lines_of(FlowingText(joined.replace("\u00a0", " ").replace("\u202f", " "), SIZE, 1.0)) > 1


def test_a_word_that_does_not_fit_takes_what_it_is_joined_to_with_it(qtbot: QtBot) -> None:
    room = one_line("la dame ou lui", SIZE).width
    for gap, lines in ((" ", 2), ("\u00a0", 2)):
        assert lines_of(FlowingText(f"la dame ou lui{gap}?", SIZE, room)) == lines
    joined = FlowingText("la dame ou lui\u00a0?", SIZE, room, links=(Link(11, 3, "lui"),))
    place = QRectF(0, 0, room, joined.height)
    last = joined.link_places(place, mirrored=False)[0].box
    assert last.top() == pytest.approx(joined.height / 2)
    assert joined.link_at(QPointF(last.right() - 1, last.center().y()), place, mirrored=False) == "lui"


def test_a_button_in_two_lines_keeps_joined_words_together(qtbot: QtBot) -> None:
    whole = "«\u00a0Je\u00a0prends\u00a0» aussi"
    assert folded(whole, SIZE).width == pytest.approx(one_line("«\u00a0Je\u00a0prends\u00a0»", SIZE).width)


def test_a_card_below_a_line_leaves_its_letters_free(qtbot: QtBot) -> None:
    flow = folded("You play 9♠", SIZE)
    placed = flow._placed(QRectF(0, 0, flow.width, flow.height), mirrored=False, centred=True)
    boxes = {piece.text: box for piece, box in placed}
    descent = QFontMetricsF(font(SIZE)).tightBoundingRect("y").bottom()
    baseline = boxes["play"].center().y() + QFontMetricsF(font(SIZE)).capHeight() / 2
    assert boxes["9♠"].center().y() - TOKEN * SIZE / 2 > baseline + descent
    assert boxes["9♠"].center().y() + TOKEN * SIZE / 2 <= flow.height
    assert folded("You pass", SIZE).height < flow.height, "lines of words are as close as before"


def test_a_line_break_begins_a_paragraph_set_apart(qtbot: QtBot) -> None:
    line = one_line("a", SIZE).height
    apart = FlowingText("Who wins?\n You win.", SIZE, 1000.0, links=(Link(15, 3, "win"),))
    assert 2 * line < apart.height < 3 * line
    place = QRectF(0, 0, 1000.0, apart.height)
    below = apart.link_places(place, mirrored=False)[0].box
    assert below.bottom() == pytest.approx(apart.height)
    assert apart.width < one_line("Who wins? You win.", SIZE).width


HEBREW = "שחק"


@pytest.mark.parametrize(("text", "mirrored", "from_left"), [
    ("Léa שחק 8♠.", True, (".", "8♠", HEBREW, "Léa")),
    ("A♣ שחק", True, (HEBREW, "A♣")),
    ("Léa plays 8♠.", False, ("Léa", "plays", "8♠", ".")),
    ("Belote Desktop שחק", True, (HEBREW, "Belote", "Desktop")),
])  # fmt: skip
def test_a_sentence_runs_as_the_language_of_the_interface_whatever_it_begins_with(
    qtbot: QtBot, text: str, mirrored: bool, from_left: tuple[str, ...]
) -> None:
    flow = FlowingText(text, SIZE, 1000.0)
    placed = sorted(
        flow._placed(QRectF(0, 0, 1000.0, SIZE), mirrored=mirrored, centred=False), key=lambda each: each[1].x()
    )
    assert tuple(piece.text for piece, _ in placed) == from_left
    assert (placed[0][1].left() == 0) is not mirrored
    assert all(one[1].right() <= other[1].left() + 0.01 for one, other in pairwise(placed))
