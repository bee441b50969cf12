"""Cards and suits in rich text, drawn as the chips of the table: paper with an edge, and the suits of the deck chosen.

The words stay in the text, for speech, for copying and for whoever searches; `rich` gives each its room and its paper.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple, cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QFontInfo,
    QFontMetricsF,
    QPainter,
    QTextBlock,
    QTextDocument,
    QTextFragment,
    QTextLine,
)
from PySide6.QtWidgets import QLabel

from belote_desktop.engine import Suit
from belote_desktop.engine.wording.messages import SUIT_MARKS
from belote_desktop.resources import deck
from belote_desktop.table.items.fonts import text_width
from belote_desktop.table.items.painting import CENTRED, box, draw_suit, smooth, write
from belote_desktop.table.items.theme import PAPER_EDGE, SUIT_PAPER
from belote_desktop.windows.suits.suit_text import PAPER

_CARD = re.compile(r"(\w{0,3})([♠♥♦♣])")

APART = 1.0
"""The room between a chip and the words beside it, such as a comma, in pixels."""


class Chip(NamedTuple):
    """A card or a suit in a text, and where it lies in the document."""

    rank: str
    suit: Suit
    rect: QRectF
    pixels: int


def chips(first: QTextBlock, below: float) -> Iterator[Chip]:
    """The cards and suits from a block on that begin above a line of the document."""
    block = first
    while block.isValid():
        layout = block.document().documentLayout()
        origin = layout.blockBoundingRect(block).topLeft()
        if origin.y() > below:
            return
        run = block.begin()
        while not run.atEnd():
            fragment = run.fragment()
            if fragment.charFormat().background().color().name() == SUIT_PAPER.lower():
                yield from _in_fragment(block, fragment, origin)
            run += 1
        block = block.next()


def _in_fragment(block: QTextBlock, fragment: QTextFragment, origin: QPointF) -> Iterator[Chip]:
    font = fragment.charFormat().font()
    metrics = QFontMetricsF(font)
    for found in _CARD.finditer(fragment.text()):
        begin = fragment.position() - block.position() + found.start() - 1  # with the blanks beside it
        line = block.layout().lineForTextPosition(begin + 1)
        if not line.isValid():
            continue
        ends = sorted(_x(line, at) for at in (begin, begin + len(found[0]) + 2))
        top = line.y() + line.ascent() - metrics.ascent()
        rect = QRectF(ends[0] + APART, top, ends[1] - ends[0] - 2 * APART, metrics.height()).translated(origin)
        yield Chip(found[1], Suit(SUIT_MARKS.index(found[2])), rect, QFontInfo(font).pixelSize())


def _x(line: QTextLine, place: int) -> float:
    """Where a place of the text lies along its line."""
    return cast("tuple[float, int]", line.cursorToX(place))[0]


def paint_chip(painter: QPainter, chip: Chip, deck_name: str) -> None:
    """The chip over its words: index letters and suit, in this order in every language."""
    box(painter, chip.rect, chip.pixels * 0.15, SUIT_PAPER, PAPER_EDGE, 1)
    side, size = chip.pixels * 0.8, chip.pixels * 0.95
    wide = text_width(chip.rank, size, bold=True) if chip.rank else 0.0
    left = chip.rect.center().x() - (wide + side) / 2
    ink = deck.named(deck_name).suit_colour(str(chip.suit))
    write(painter, QRectF(left - 4, chip.rect.y(), wide + 8, chip.rect.height()), chip.rank, size, ink, bold=True,
          align=CENTRED)  # fmt: skip
    mark = QRectF(left + wide, chip.rect.center().y() - side / 2, side, side)
    draw_suit(painter, chip.suit, mark, deck_name)


def paint_chips_of_label(label: QLabel, deck_name: str) -> None:
    """Draw the chips of a label over its text: Qt keeps the document of a label to itself, so it is laid out again."""
    if PAPER not in label.text():
        return
    document = QTextDocument()
    document.setDefaultFont(label.font())
    document.setDocumentMargin(0)
    option = document.defaultTextOption()
    option.setAlignment(label.alignment())
    option.setWrapMode(option.WrapMode.WordWrap if label.wordWrap() else option.WrapMode.ManualWrap)
    document.setDefaultTextOption(option)
    document.setHtml(label.text())
    inside = QRectF(label.contentsRect())
    document.setTextWidth(inside.width())
    free = max(0.0, inside.height() - document.size().height())
    drop = {Qt.AlignmentFlag.AlignVCenter: free / 2, Qt.AlignmentFlag.AlignBottom: free}
    painter = QPainter(label)
    smooth(painter)
    painter.translate(inside.x(), inside.y() + drop.get(label.alignment() & Qt.AlignmentFlag.AlignVertical_Mask, 0.0))
    for chip in chips(document.begin(), inside.height()):
        paint_chip(painter, chip, deck_name)
    painter.end()
