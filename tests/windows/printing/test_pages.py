"""Documents on pages: read back from the PDF, whole at every page, ink on white, mirrored where the window is."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QLocale, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPageSize, QPainter, QTextBlock, QTextCursor, QTextDocument, QTextTable

from belote_desktop import engine, variants
from belote_desktop.commands.scenes.learn.replay_scenes import recorded
from belote_desktop.models.preferences import Preferences
from belote_desktop.variants import GameShelf
from belote_desktop.variants.rule_sheet import pictures, rule_sheet
from belote_desktop.windows.history.statistics_paper import statistics_document
from belote_desktop.windows.look.languages import Languages
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.match_parts.deal_paper import deal_document
from belote_desktop.windows.printing.document import (
    Cell,
    PrintedDocument,
    PrintedTable,
    Row,
    heading,
    paragraph,
    picture,
)
from belote_desktop.windows.printing.output import pdf_of, picture_of, usual_paper
from belote_desktop.windows.printing.pages import FOOT, INCH, SIDE, TOP, Pages
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
    return statistics_document(matches, "", ("Your play", "All games"), preferences, GameShelf())


ALL: dict[str, Make] = {"rules": of_rules, "score": of_score, "deal": of_deal, "statistics": of_statistics}


def text_of(printed: PrintedDocument) -> str:
    return Pages(printed, PAPER).document.toPlainText()


def blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def page_of(document: QTextDocument, block: QTextBlock) -> int:
    """The page on which the middle of the first line of a text stands, whichever way the edges are rounded."""
    assert block.layout().lineCount(), f"nothing is laid out of {block.text()!r}"
    line = block.layout().lineAt(0)
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


@pytest.mark.parametrize("name", ALL)
def test_what_is_written_is_a_pdf_with_as_many_pages(name: str, preferences: Preferences) -> None:
    printed = ALL[name](preferences)
    data = pdf_of(printed, A4)
    assert data.startswith(b"%PDF-")
    assert data.rstrip().endswith(b"%%EOF")
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", data)) == Pages(printed, PAPER).count
    assert re.findall(rb"/MediaBox\s*\[0 0 (\d+)", data)[0] == b"595"
    assert len(data) < 2_000_000


@pytest.mark.parametrize("name", ALL)
def test_paper_is_white_in_every_theme_and_size_of_text(name: str, style: Style, preferences: Preferences) -> None:
    usual = Pages(ALL[name](preferences), PAPER)
    pictures_before = [painted(usual, number) for number in range(usual.count)]
    preferences.set("theme", "dark")
    preferences.set("text_size", 150)
    dark = Pages(ALL[name](preferences), PAPER)
    assert style.theme.name == "dark"
    assert [painted(dark, number) for number in range(dark.count)] == pictures_before
    assert all(image.pixelColor(2, 2) == QColor("white") for image in pictures_before)


def test_the_foot_numbers_the_pages_and_the_head_has_the_title_from_the_second_on(preferences: Preferences) -> None:
    pages = Pages(of_rules(preferences), PAPER)
    assert pages.count > 2
    last = pages.count - 1
    assert [pages.foot(0), pages.foot(last)] == [f"Page 1 of {pages.count}", f"Page {pages.count} of {pages.count}"]
    assert [pages.head(0), pages.head(1)] == ["", "Classic Belote"]
    for number in (0, last):
        image = painted(pages, number)
        foot = QRectF(SIDE, PAPER.height() - FOOT + 16, PAPER.width() - 2 * SIDE, FOOT - 20)
        assert ink_in(image, foot).width() > 0.9 * foot.width(), "the name of the program and the number"
        assert bool(ink_in(image, QRectF(SIDE, 10, PAPER.width() - 2 * SIDE, TOP - 20))) == bool(number)
        assert ink_in(image, QRectF(0, 0, SIDE - 6, PAPER.height())).isEmpty(), "printers do not reach the edge"


def test_a_right_to_left_language_mirrors_the_page(preferences: Preferences, languages: Languages) -> None:
    foot = QRectF(SIDE, PAPER.height() - FOOT + 16, 160, FOOT - 20)
    title = QRectF(SIDE, TOP, PAPER.width() - 2 * SIDE, 30)
    before = ink_in(painted(Pages(of_score(preferences), PAPER), 0), title)
    languages.use("xx-rtl")
    printed = of_score(preferences)
    pages = Pages(printed, PAPER)
    after = ink_in(painted(pages, 0), title)
    assert before.left() < SIDE + 8
    assert after.right() > PAPER.width() - SIDE - 8
    assert not ink_in(painted(pages, 0), foot).isEmpty()
    rows = re.findall(r"<tr>(.*?)</tr>", printed.body)
    cells = re.findall(r">([^<>]+)<", rows[1])
    assert cells[-1] == "1", "the number of the deal is the last from the left"


@pytest.mark.parametrize("language", ["en", "fr", "xx-rtl"])
def test_no_heading_is_the_last_line_of_a_page(language: str, preferences: Preferences, languages: Languages) -> None:
    languages.use(language)
    for game in ("classic", "coinche", "baloot", "belot-bg"):
        document = Pages(rule_sheet_document(variants.get(game), preferences), PAPER).document
        assert document.pageCount() > 3
        for block in blocks(document):
            if block.blockFormat().headingLevel():
                assert page_of(document, block) == page_of(document, block.next()), f"{game}: {block.text()}"


def test_a_heading_before_a_text_that_is_moved_to_the_next_page_moves_along(qapp: object) -> None:
    for lines in range(30, 60):
        fill = "".join(paragraph(f"line {number}") for number in range(lines))
        document = Pages(
            PrintedDocument("Title", "", "name", fill + heading("Next") + paragraph("Text")), PAPER
        ).document
        assert document.pageCount() > 0
        head = next(block for block in blocks(document) if block.text() == "Next")
        assert page_of(document, head) == page_of(document, head.next()), f"after {lines} lines"


def test_a_long_table_breaks_between_its_rows_and_repeats_its_head(qapp: object) -> None:
    rows = [Row([Cell(f"row {number}"), Cell(str(number), "end")]) for number in range(120)]
    table = PrintedTable([Cell("Name"), Cell("Number", "end")], rows, (70, 30))
    pages = Pages(PrintedDocument("Long", "", "long", table.html()), PAPER)
    assert pages.count > 2
    found = next(frame for frame in pages.document.rootFrame().childFrames() if isinstance(frame, QTextTable))
    assert found.format().toTableFormat().headerRowCount() == 1
    layout, high = pages.document.documentLayout(), pages.document.pageSize().height()
    tops = [layout.blockBoundingRect(found.cellAt(row, 0).firstCursorPosition().block()) for row in range(found.rows())]
    assert all(int(rect.top() // high) == int((rect.bottom() - 1) // high) for rect in tops), "a row is not cut"
    turned = [after.top() for before, after in pairwise(tops) if int(before.top() // high) < int(after.top() // high)]
    assert all(top % high > tops[0].height() for top in turned), "the head needs its room on each page"


def test_a_short_table_stays_with_its_heading(qapp: object) -> None:
    fill = "".join(paragraph(f"line {number}") for number in range(30))
    table = PrintedTable([Cell("Name")], [Row([Cell(str(number))]) for number in range(8)])
    for more in range(12):
        body = fill + paragraph("more") * more + heading("Score") + table.html()
        document = Pages(PrintedDocument("Title", "", "name", body), PAPER).document
        assert document.pageCount() > 0
        head = next(block for block in blocks(document) if block.text() == "Score")
        last = next(block for block in blocks(document) if block.text() == "7" and QTextCursor(block).currentTable())
        assert page_of(document, head) == page_of(document, last), f"after {30 + more} lines"


def test_what_is_too_wide_for_the_paper_is_painted_smaller(qapp: object) -> None:
    places: list[float] = []
    printed = PrintedDocument(
        "Wide", "", "wide", picture("wide", 640, 100),
        {"wide": lambda painter, place: places.append(painter.transform().m11() * place.width())},
    )  # fmt: skip
    narrow = Pages(printed, QSizeF(420, 595))
    image = QImage(420, 595, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    narrow.paint(painter, 0)
    painter.end()
    assert places == [pytest.approx(420 - 2 * SIDE, abs=0.5)]


@pytest.mark.parametrize(
    ("where", "size"),
    [("en_US", "Letter"), ("fr_CA", "Letter"), ("es_MX", "Letter"), ("fr_FR", "A4"), ("en_GB", "A4"), ("C", "A4")],
)
def test_paper_is_what_is_usual_where_the_system_is(where: str, size: str, qapp: object) -> None:
    assert usual_paper(QLocale(where)).id() == QPageSize.PageSizeId[size]


# ---------------------------------------------------------------------- what is on each
def test_a_rule_sheet_has_every_section_and_picture(preferences: Preferences) -> None:
    rules = variants.get("classic")
    printed = of_rules(preferences)
    text = text_of(printed)
    assert printed.subtitle == "To 1000 points"
    assert len(printed.drawings) == len(pictures(rules))
    assert all(f"{section.title}" in text for section in rule_sheet(rules) if not section.title.facts)
    assert "Practise" not in text
    assert "<a href" not in printed.body


def test_a_score_sheet_has_the_deals_the_totals_and_the_items_that_are_open(preferences: Preferences) -> None:
    played = recorded("classic")
    view = engine.view(played.match, 0)
    text = text_of(of_score(preferences))
    assert text.count("Score of this deal") == 1, "only the first deal is open"
    assert all(str(total) in text for total in view.totals)
    assert "Anna" in text
    closed = score_document(view, played.names, preferences, over=False)
    assert "Score of this deal" not in text_of(closed)
    assert "The match so far" in text_of(closed)
    assert "lead by" in text_of(closed)


def test_the_score_sheet_of_a_finished_match_says_who_won(preferences: Preferences) -> None:
    played = recorded("classic")
    view = replace(engine.view(played.match, 0), winner=1)
    printed = score_document(view, played.names, preferences, over=True)
    assert printed.subtitle.endswith("finished")
    text = text_of(printed)
    told = ("win the match.", "Course of the match", "so far", "lead by")
    assert [part for part in told if part in text] == ["win the match.", "Course of the match"]


@pytest.mark.parametrize("game", ["classic", "belote-3p-chien", "decouverte", "baloot", "klaverjas-rotterdam"])
def test_a_deal_has_every_hand_and_every_trick(game: str, preferences: Preferences) -> None:
    played = recorded(game)
    settled = played.match.deals[-1]
    printed = deal_document(played.match, settled.number, played.names, preferences)
    lines = text_of(printed).splitlines()
    assert lines[0] == f"Deal {settled.number}"
    if settled.deal.tricks:
        assert str(len(settled.deal.tricks)) in lines
        cards = [line for line in lines if re.fullmatch("\u200e\\W?\\w{1,2}[♠♥♦♣]\\W?\u200e", line.replace("\xa0", ""))]
        assert len(cards) == sum(len(trick.cards) for trick in settled.deal.tricks)
    assert not picture_of(printed).isNull()


def test_a_deal_that_is_not_over_stays_sealed(preferences: Preferences) -> None:
    played = recorded("classic")
    with pytest.raises(ValueError, match="is not over"):
        deal_document(played.match, 9, played.names, preferences)


def test_a_picture_of_a_deal_is_as_high_as_it_needs(preferences: Preferences) -> None:
    image = picture_of(of_deal(preferences))
    assert image.height() > image.width()
    foot = ink_in(image.scaledToWidth(image.width() // 2), QRectF(0, image.height() // 2 - 90, image.width() // 2, 90))
    assert not foot.isEmpty()


def test_the_statistics_have_every_figure(preferences: Preferences) -> None:
    text = text_of(of_statistics(preferences))
    told = ("Deals won over time", "Matches", "Trumps", "Spades", "100 %", "Hints: 0")
    assert [part for part in told if part not in text] == []
