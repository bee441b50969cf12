"""Where the pages of a printed text begin, so that what belongs together is on one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtGui import QTextBlock, QTextCursor, QTextDocument, QTextFormat, QTextTable

SHORT = 14
"""A table of so many rows is not divided."""
KEPT = 3
"""How many rows of a table begin a page where otherwise only the last one would."""
FORCED = QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore


def keep_together(document: QTextDocument) -> None:
    """Begin a page with all parted from what belongs to it, and with each short table that is cut."""
    while True:
        if (alone := next(_left_alone(document), None)) is not None:
            _break_before(alone, True)
            _break_before(alone.next(), False)  # it was to begin a page until what leads to it was found alone as well
        elif (cut := next(_cut_tables(document), None)) is not None:
            _break_before_table(cut, True)
        else:
            return


def skip_no_page(document: QTextDocument) -> None:
    """Leave no page empty: between two tables Qt has a line without text, which may begin the page of the second."""
    for table in _tables(document):
        before = table.firstCursorPosition().block().previous()
        while before.isValid() and not before.text():
            before = before.previous()
        forced = table.format().toTableFormat().pageBreakPolicy() == FORCED
        if forced and before.isValid() and _page_of_row(document, table, 0) > _page_of(document, before) + 1:
            _break_before_table(table, False)


def cut_table(document: QTextDocument, starts: Callable[[int], Sequence[int]]) -> tuple[int, int] | None:
    """The first long table on two pages, counted from 0, and the row that is to begin the second; None if none is left.

    `starts` gives the rows with which a page may begin.
    """
    for number, table in enumerate(_tables(document)):
        first, count = table.format().toTableFormat().headerRowCount(), table.rows()
        if count <= SHORT:
            continue
        page = _page_of_row(document, table, first)
        over = next((row for row in range(first + 1, count) if _last_page_of_row(document, table, row) > page), None)
        if over is None:
            continue
        most = count - KEPT if over == count - 1 else over
        kept = [row for row in starts(number) if first <= row <= most]
        return number, kept[-1] if kept else over  # what has no room on a page by itself is cut where it must be
    return None


def _tables(document: QTextDocument) -> list[QTextTable]:
    """The tables of a text, which are not in each other, from its beginning."""
    document.pageCount()  # lays out all of it: a text that was not reached yet has no lines
    return [frame for frame in document.rootFrame().childFrames() if isinstance(frame, QTextTable)]


def _cut_tables(document: QTextDocument) -> Iterator[QTextTable]:
    """The short tables on two pages that do not begin one yet."""
    for table in _tables(document):
        is_cut = _page_of_row(document, table, 0) < _page_of_row(document, table, table.rows() - 1)
        if table.rows() <= SHORT and is_cut and table.format().toTableFormat().pageBreakPolicy() != FORCED:
            yield table


def _page_of_row(document: QTextDocument, table: QTextTable, row: int) -> int:
    return _page_of(document, table.cellAt(row, 0).firstCursorPosition().block())


def _last_page_of_row(document: QTextDocument, table: QTextTable, row: int) -> int:
    """The page on which a row ends: the cells may have several lines."""
    blocks = [table.cellAt(row, column).lastCursorPosition().block() for column in range(table.columns())]
    return max(_page_of(document, block, max(0, block.layout().lineCount() - 1)) for block in blocks)


def _break_before_table(table: QTextTable, wanted: bool) -> None:
    """Begin a page with a table, or do not."""
    changed = table.format().toTableFormat()
    changed.setPageBreakPolicy(FORCED if wanted else QTextFormat.PageBreakFlag.PageBreak_Auto)
    table.setFormat(changed)


def _break_before(block: QTextBlock, wanted: bool) -> None:
    """Begin a page with a text, or with the table in which it is, or do not."""
    table = QTextCursor(block).currentTable() if block.isValid() else None
    if table is not None:
        _break_before_table(table, wanted)
        return
    changed = block.blockFormat()
    changed.setPageBreakPolicy(FORCED if wanted else QTextFormat.PageBreakFlag.PageBreak_Auto)
    QTextCursor(block).setBlockFormat(changed)


def _left_alone(document: QTextDocument) -> Iterator[QTextBlock]:
    """The texts and drawings at the foot of a page without what belongs to them, or with a line of them alone."""
    document.pageCount()  # lays out all of it: a text that was not reached yet has no lines
    block = document.begin()
    while block.isValid():
        following = _follower(block)
        may_move = block.blockFormat().pageBreakPolicy() != FORCED
        is_parted = _leads(block) and following.isValid() and _page_of(document, following) > _page_of(document, block)
        if may_move and (is_parted or _has_a_line_alone(document, block)):
            yield block
        block = block.next()


def _leads(block: QTextBlock) -> bool:
    """Whether what follows belongs to a text: to a heading, a drawing with words or a table below it, or its words."""
    if block.blockFormat().headingLevel():
        return True
    if QTextCursor(block).currentTable() is not None:
        return False
    if _is_drawing(block.next()):
        return not _is_drawing(block) and not _is_drawing(block.previous())  # a caption belongs to what is above it
    return _is_drawing(block) or _is_before_table(block)


def _has_a_line_alone(document: QTextDocument, block: QTextBlock) -> bool:
    """Whether a page break leaves the first or the last line of a text alone on its page."""
    count = block.layout().lineCount()
    if count < 2 or QTextCursor(block).currentTable() is not None:
        return False
    pages = [_page_of(document, block, line) for line in (0, 1, count - 2, count - 1)]
    return pages[0] < pages[1] or pages[2] < pages[3]


def _page_of(document: QTextDocument, block: QTextBlock, line: int = 0) -> int:
    """The page of the middle of a line of a text, from 0: high letters begin above the line that they have."""
    lines = block.layout()
    down = lines.lineAt(line).y() + lines.lineAt(line).height() / 2 if lines.lineCount() else 0.0
    return int((document.documentLayout().blockBoundingRect(block).top() + down) // document.pageSize().height())


def _follower(block: QTextBlock) -> QTextBlock:
    """What must stand on the page of a heading or drawing: the next text; all of a short table, or its first row."""
    following = block.next()
    table = QTextCursor(following).currentTable() if following.isValid() else None
    if table is None or QTextCursor(block).currentTable() is not None:
        return following
    heads = table.format().toTableFormat().headerRowCount()
    row = table.rows() - 1 if table.rows() <= SHORT else heads
    return table.cellAt(row, 0).firstCursorPosition().block()


def _is_before_table(block: QTextBlock) -> bool:
    """Whether a text, which is not the empty line between two tables, has a table below it."""
    return bool(block.text()) and block.next().isValid() and QTextCursor(block.next()).currentTable() is not None


def _is_drawing(block: QTextBlock) -> bool:
    """Whether there is nothing but a drawing in a text."""
    return block.isValid() and bool(block.text()) and not block.text().strip("\ufffc \u2028")
