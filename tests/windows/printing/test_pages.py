"""Documents on pages: read back from the PDF, whole at every page, ink on white, mirrored where the window is."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from PySide6.QtCore import QLocale, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPageSize, QPainter, QTextCursor, QTextTable

from belote_desktop import variants
from belote_desktop.models.preferences import Preferences
from belote_desktop.windows.look.languages import Languages
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.printing.document import (
    Cell,
    PrintedDocument,
    PrintedTable,
    Row,
    heading,
    paragraph,
    picture,
)
from belote_desktop.windows.printing.output import pdf_of, usual_paper
from belote_desktop.windows.printing.pages import FOOT, SIDE, TOP, Pages
from belote_desktop.windows.rule_book.rule_sheet_paper import rule_sheet_document
from tests.windows.printing.papers import (
    A4,
    ALL,
    PAPER,
    blocks,
    ink_in,
    of_rules,
    of_score,
    page_of,
    painted,
)


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
    cells = re.findall(r">([^<>]+)<", rows[2])
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


def test_no_line_of_a_text_stands_alone_on_a_page(qapp: object) -> None:
    text = "<br>".join(f"part {number}" for number in range(4))
    for lines in range(30, 60):
        fill = "".join(paragraph(f"line {number}") for number in range(lines))
        document = Pages(PrintedDocument("Title", "", "name", fill + paragraph(text)), PAPER).document
        assert document.pageCount() > 0
        last = document.lastBlock()
        assert last.layout().lineCount() == 4
        pages = [page_of(document, last, line) for line in range(4)]
        assert pages[0] == pages[1], f"after {lines} lines"
        assert pages[2] == pages[3], f"after {lines} lines"


@pytest.mark.parametrize("below", [paragraph("Caption"), PrintedTable([Cell("Name")], [Row([Cell("One")])]).html()])
def test_a_drawing_stays_with_the_words_before_it_and_what_is_below_it(below: str, qapp: object) -> None:
    for lines in range(20, 60):
        fill = "".join(paragraph(f"line {number}") for number in range(lines))
        body = fill + paragraph("Words") + picture("plot", 300, 200) + below
        printed = PrintedDocument("Title", "", "name", body, {"plot": lambda *_: None})
        document = Pages(printed, PAPER).document
        assert document.pageCount() > 0
        words = next(block for block in blocks(document) if block.text() == "Words")
        last = next(block for block in blocks(document) if block.text() in ("Caption", "One"))
        assert page_of(document, words) == page_of(document, words.next()) == page_of(document, last), f"{lines} lines"


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


def test_rows_that_belong_together_are_on_one_page_and_none_is_empty(qapp: object) -> None:
    """So that each group is once the one at the foot of a page, and each line of a row with several lines."""
    for size in (3, 7):
        for lines in range(24):
            rows = [
                Row([Cell(f"{group}.{row}<br>more" if row == 1 else f"{group}.{row}")], joined=row > 0)
                for group in range(16) for row in range(size)
            ]  # fmt: skip
            body = paragraph("Text") * lines + PrintedTable([Cell("Name")], rows).html()
            document = Pages(PrintedDocument("Title", "", "name", body), PAPER).document
            assert document.pageCount() > 1
            pages: dict[str, set[int]] = {}
            for block in blocks(document):
                if re.match(r"\d+\.", block.text()):
                    found = pages.setdefault(block.text().partition(".")[0], set())
                    found |= {page_of(document, block, line) for line in range(block.layout().lineCount())}
            assert len(pages) == 16
            assert all(len(found) == 1 for found in pages.values()), f"after {lines} lines: {pages}"
            assert set.union(*pages.values()) >= set(range(1, document.pageCount())), f"after {lines} lines: {pages}"


def test_rows_without_room_on_a_page_are_divided_all_the_same(qapp: object) -> None:
    rows = [Row([Cell(f"row {number}")], joined=number > 0) for number in range(120)]
    body = PrintedTable([Cell("Name")], rows).html()
    document = Pages(PrintedDocument("Title", "", "name", body), PAPER).document
    told = [block.text() for block in blocks(document) if "row" in block.text()]
    assert told == [f"row {number}" for number in range(120)]
    assert 2 < document.pageCount() < 6


def test_the_last_row_of_a_long_table_is_not_alone_on_a_page(qapp: object) -> None:
    for count in range(30, 44):
        rows = [Row([Cell(f"row {number}"), Cell(str(number), "end")]) for number in range(count)]
        table = PrintedTable([Cell("Name"), Cell("Number", "end")], rows, (70, 30))
        body = table.html() + table.html()
        document = Pages(PrintedDocument("Long", "", "long", body), PAPER).document
        assert document.pageCount() > 1
        found = [(block.text(), page_of(document, block)) for block in blocks(document) if "row" in block.text()]
        assert [text for text, _ in found] == [f"row {number}" for _ in "12" for number in range(count)]
        for last in (count - 1, 2 * count - 1):
            assert found[last - 1][1] == found[last][1], f"{count} rows"


def test_a_short_table_is_not_cut(qapp: object) -> None:
    table = PrintedTable((), [Row([Cell(f"fact {number}")]) for number in range(4)])
    for lines in range(20, 50):
        fill = "".join(paragraph(f"line {number}") for number in range(lines))
        document = Pages(PrintedDocument("Title", "", "name", fill + table.html() + paragraph("End")), PAPER).document
        assert document.pageCount() > 0
        assert len({page_of(document, block) for block in blocks(document) if "fact" in block.text()}) == 1


def test_no_line_breaks_at_a_narrow_space(qapp: object) -> None:
    for letters in range(4, 40):
        body = PrintedTable([Cell("Name"), Cell("n" * letters + "95\u202f%")], [], (80, 20)).html()
        document = Pages(PrintedDocument("Title", "", "name", body), PAPER).document
        block = next(block for block in blocks(document) if "95" in block.text())
        assert block.layout().lineCount() == 1, f"{letters} letters before it"


def test_figures_stand_on_the_right_in_every_language(preferences: Preferences, languages: Languages) -> None:
    figure = Cell("7", "end")
    for language in ("en", "xx-rtl"):
        languages.use(language)
        assert 'align="right"' in PrintedTable((), [Row([figure])]).html(), language


def test_lines_are_as_high_in_every_script_and_have_one_baseline(qapp: object) -> None:
    """The fonts of Arabic have much higher lines than those of Latin."""
    heights, down = set(), set()
    for text in ("104", "K♥", "١٠٤", "المجموع"):
        table = PrintedTable([], [Row([Cell(text)])] * 3).html()
        document = Pages(PrintedDocument(text, text, "", paragraph(text) + heading(text) + table), PAPER).document
        heights.add(round(document.documentLayout().documentSize().height()))
        at = document.begin()
        while at.isValid():
            line, top = at.layout().lineAt(0), document.documentLayout().blockBoundingRect(at).top()
            down.add((at.blockNumber(), round(top + line.y() + line.ascent())))
            at = at.next()
    assert len(heights) == 1
    assert len(down) == len({number for number, _ in down}) >= 6


def test_lines_of_printed_rules_are_as_high_in_arabic_as_in_english(
    preferences: Preferences, languages: Languages
) -> None:
    steps: dict[str, set[float]] = {}
    for language in ("en", "ar"):
        languages.use(language)
        document = Pages(rule_sheet_document(variants.get("baloot"), preferences), PAPER).document
        document.pageCount()
        lines = [
            [at.layout().lineAt(number).y() for number in range(at.layout().lineCount())] for at in blocks(document)
        ]
        steps[language] = {after - before for block in lines for before, after in pairwise(block)}
    assert len(steps["en"]) == 1
    assert steps["ar"] == steps["en"]


def test_there_is_room_above_a_heading_below_a_table(qapp: object) -> None:
    tops = []
    for last in ("x", ""):
        table = PrintedTable([Cell("Name")], [Row([Cell("x"), Cell(last)])])
        document = Pages(PrintedDocument("T", "", "t", table.html() + heading("Next")), PAPER).document
        document.pageCount()
        block = next(block for block in blocks(document) if block.text() == "Next")
        tops.append(document.documentLayout().blockBoundingRect(block).top())
    assert tops[0] == tops[1]


@pytest.mark.parametrize("note", ["", paragraph("Matches won together", "note")])
def test_a_short_table_stays_with_its_heading(note: str, qapp: object) -> None:
    fill = "".join(paragraph(f"line {number}") for number in range(30))
    table = PrintedTable([Cell("Name")], [Row([Cell(str(number))]) for number in range(8)])
    for more in range(12):
        body = fill + paragraph("more") * more + heading("Score") + note + table.html()
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
