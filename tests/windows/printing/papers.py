"""Documents to be printed, and what there is to see in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPageSize, QPainter, QTextBlock, QTextDocument

from belote_desktop import engine, variants
from belote_desktop.commands.scenes.learn.replay_scenes import recorded
from belote_desktop.models.preferences import Preferences
from belote_desktop.variants import GameShelf
from belote_desktop.windows.history.statistics_paper import statistics_document
from belote_desktop.windows.match_parts.deal_paper import deal_document
from belote_desktop.windows.printing.document import (
    PrintedDocument,
)
from belote_desktop.windows.printing.pages import INCH, Pages
from belote_desktop.windows.rule_book.rule_sheet_paper import rule_sheet_document
from belote_desktop.windows.score_sheet.score_paper import score_document
from tests.profile.figures.matches import deal, match

A4 = QPageSize(QPageSize.PageSizeId.A4)
PAPER = A4.size(QPageSize.Unit.Point) * (INCH / 72)
Make = Callable[[Preferences], PrintedDocument]


def of_rules(preferences: Preferences) -> PrintedDocument:
    return rule_sheet_document(variants.get("classic"), preferences)


def of_score(preferences: Preferences) -> PrintedDocument:
    played = recorded("classic")
    return score_document(engine.view(played.match, 0), played.names, preferences, over=False, opened={0})


def of_deal(preferences: Preferences) -> PrintedDocument:
    played = recorded("classic")
    return deal_document(played.match, 2, played.names, preferences)


def of_statistics(preferences: Preferences) -> PrintedDocument:
    deals = tuple(deal(100, 62, bid="90", trump="S", number=number) for number in range(1, 21))
    matches = [match(f"m{number}", 500, 300, *deals, ended=number, variant="coinche") for number in range(1, 4)]
    return statistics_document(matches, "", ("Your play", "All games"), preferences, GameShelf(), "2026-11-21")


ALL: dict[str, Make] = {"rules": of_rules, "score": of_score, "deal": of_deal, "statistics": of_statistics}


def text_of(printed: PrintedDocument) -> str:
    return Pages(printed, PAPER).document.toPlainText()


def blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def page_of(document: QTextDocument, block: QTextBlock, number: int = 0) -> int:
    """The page on which the middle of a line of a text stands, whichever way the edges are rounded."""
    assert block.layout().lineCount(), f"nothing is laid out of {block.text()!r}"
    line = block.layout().lineAt(number)
    middle = document.documentLayout().blockBoundingRect(block).top() + line.y() + line.height() / 2
    return int(middle // document.pageSize().height())


def painted(pages: Pages, number: int) -> QImage:
    image = QImage(PAPER.toSize(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    pages.paint(painter, number)
    painter.end()
    return image


def ink_in(image: QImage, part: QRectF) -> QRectF:
    """The part of a picture with something on it."""
    rect = part.toRect()
    found = [
        (x, y)
        for y in range(rect.top(), rect.bottom())
        for x in range(rect.left(), rect.right())
        if image.pixelColor(x, y).lightness() < 128
    ]
    if not found:
        return QRectF()
    across, down = zip(*found, strict=True)
    return QRectF(min(across), min(down), max(across) - min(across) + 1, max(down) - min(down) + 1)
