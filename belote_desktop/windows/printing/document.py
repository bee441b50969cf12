"""A document to be printed: its title, its text as HTML, and what is painted in it.

Lengths are CSS pixels, 96 to the inch, so that 14 of them are 10.5 points.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import zip_longest

from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QPainter

from belote_desktop.table.items.fonts import styled_families
from belote_desktop.windows.printing.paper_style import INK, INK2, LINE, SHADE
from belote_desktop.windows.suits.suit_text import unbroken

Paint = Callable[[QPainter, QRectF], None]
"""Paints something into a rectangle; nothing of the painter is changed afterwards."""
WIDTH = 640
"""The width of what is painted across the page: it fits on A4 and on Letter. Narrower paper has it smaller."""
_TABLE = re.compile(r"<table.*?</table>", re.DOTALL)
_ROW = re.compile('<tr(?: class="joined")?>')
_STYLE, _BROKEN = 'style="', 'style="page-break-before:always; '
"""Where a row of a table begins, and the beginning of the style of a table without and with a page of its own."""
EMPTY = "&nbsp;"
"""What a cell without words has in it: without a letter at its end, a table takes the room above the next heading."""
GAP = 8
"""The share of the line between two halves of a table."""
BODY, NOTE, HEADING, TITLE = 14, 12.5, 18, 27
"""The sizes of text."""
CELL_LINE, TEXT_LINE = 1.36, 1.77
"""The height of a line in tables and headings, and in paragraphs, as a share of the size of its text."""


@dataclass(frozen=True)
class PrintedDocument:
    """`title` and `subtitle` head the first page, `name` is what a file of it is usually called, without ending.

    `head` stands above the text of the following pages; if it is empty, the title does.
    `body` is HTML, in which `picture()` puts what is painted; `drawings` are these by name.
    `smallest` is how small it may be, as a share of its size, so that all of it is on one page.
    """

    title: str
    subtitle: str
    name: str
    body: str
    drawings: Mapping[str, Paint] = field(default_factory=dict)
    head: str = ""
    smallest: float = 1.0

    @property
    def whole(self) -> str:
        """The HTML of the document with its title."""
        title = (
            f'<h1 style="font-family:{styled_families(serif=True)}; font-size:{TITLE}px; {even_lines(TITLE)}; '
            f'margin:0px; margin-bottom:2px">{html.escape(self.title)}</h1>'
        )
        subtitle = paragraph(html.escape(self.subtitle), "note", below=8) if self.subtitle else ""
        return unbroken(f'<div dir="{reading()}" style="color:{INK}">{title}{subtitle}{self.body}</div>')

    def divided(self, number: int, row: int) -> PrintedDocument:
        """The same, but a row of a table, both counted from 0, begins a page below the heads of the table."""
        table = list(_TABLE.finditer(self.body))[number]
        tag, _, following = table[0].partition(">")
        heads = f"{following.partition('</thead>')[0]}</thead>" if following.startswith("<thead>") else ""
        again = f"{tag if _BROKEN in tag else tag.replace(_STYLE, _BROKEN)}>{heads}"
        rows = [found.start() for found in _ROW.finditer(table[0])]
        is_whole = row == len(_ROW.findall(heads))
        end, at = table.start() + (0 if is_whole else rows[row]), table.start() + rows[row]
        return replace(self, body=f"{self.body[:end]}{'' if is_whole else '</table>'}{again}{self.body[at:]}")

    def starts(self, number: int) -> list[int]:
        """The rows with which a page may begin: those that do not belong to the row above, and do not begin one yet."""
        table = _TABLE.findall(self.body)[number]
        first = len(_ROW.findall(table.partition("</thead>")[0])) if "</thead>" in table else 0
        rows = enumerate(_ROW.findall(table))
        return [row for row, tag in rows if "joined" not in tag and not (row == first and _BROKEN in table)]


def reading() -> str:
    """The direction in which the window reads, as HTML calls it."""
    return "rtl" if QGuiApplication.isRightToLeft() else "ltr"


def heading(text: str) -> str:
    """The heading of a section; never the last line of a page."""
    return (
        f'<h2 dir="{reading()}" style="font-family:{styled_families(serif=True)}; font-size:{HEADING}px; '
        f'{even_lines(HEADING)}; margin-top:10px; margin-bottom:3px">{html.escape(text)}</h2>'
    )


def paragraph(inside: str, role: str = "", *, below: float = 7) -> str:
    """A paragraph of HTML; with the role `note` it is small and grey."""
    size, look = (NOTE, f"; color:{INK2}") if role == "note" else (BODY, "")
    look = f"font-size:{size}px; {even_lines(size, TEXT_LINE)}{look}"
    return f'<p dir="{reading()}" style="margin-top:0px; margin-bottom:{below}px; {look}">{inside}</p>'


def even_lines(size: float, line: float = CELL_LINE) -> str:
    """The style of lines of one height and with one baseline, whatever scripts and fonts are in them."""
    return f"line-height:{round(size * line)}px; -qt-line-height-type:fixed"


def picture(name: str, width: float, height: float, *, below: float = 6, centred: bool = False) -> str:
    """A paragraph with a drawing of this size."""
    at = ' align="center"' if centred else ""
    image = f'<img src="{html.escape(name)}" width="{round(width)}" height="{round(height)}">'
    return f'<p dir="{reading()}"{at} style="margin-top:4px; margin-bottom:{below}px">{image}</p>'


@dataclass(frozen=True)
class Cell:
    """A cell of a table: HTML, where it stands (`start`, `middle`, `end`), how it looks, and over how many columns.

    At the `end` are figures: they stand on the right in every language, ones below ones. One that is a `gap` is between
    two halves of a table, and has no lines.
    """

    inside: str
    at: str = "start"
    bold: bool = False
    shaded: bool = False
    quiet: bool = False
    across: int = 1
    gap: bool = False


@dataclass(frozen=True)
class Row:
    """A row of a table; with a hairline below it, and a strong line above one such as a total.

    One that is `joined` belongs to the row above it, and is on the same page.
    """

    cells: Sequence[Cell]
    line: bool = True
    strong: bool = False
    joined: bool = False


@dataclass(frozen=True)
class PrintedTable:
    """Rows below heads, which are repeated on each page; `widths` are the shares of the line that the columns take.

    `over` are heads of several columns in a line above the others. There may be no heads at all.
    """

    heads: Sequence[Cell]
    rows: Sequence[Row]
    widths: Sequence[int] = ()
    over: Sequence[Cell] = ()

    def html(self) -> str:
        """The table in the reading direction: Qt does not mirror the columns."""
        lines = ((self.over, ""), (self.heads, f"border-bottom:1.6px solid {INK}"))
        heads = "".join(
            f"<tr>{''.join(_mirrored(self._cells(cells, line, head=True)))}</tr>" for cells, line in lines if cells
        )
        joined = ' class="joined"'
        rows = "".join(
            f"<tr{joined if row.joined else ''}>{''.join(_mirrored(self._cells(row.cells, _lines(row))))}</tr>"
            for row in self.rows
        )
        look = "border-collapse:collapse; margin-top:2px; margin-bottom:4px"
        return (
            f'<table width="100%" cellspacing="0" cellpadding="0" dir="{reading()}" style="{look}">'
            f"{f'<thead>{heads}</thead>' if heads else ''}{rows}</table>"
        )

    def _cells(self, cells: Sequence[Cell], lines: str, *, head: bool = False) -> Iterator[str]:
        column = 0
        for cell in cells:
            share = self.widths[column] if column < len(self.widths) and cell.across == 1 else 0
            yield _cell(cell, f"padding:2px 6px; {'' if cell.gap else lines}", share, head=head)
            column += cell.across


def in_halves(table: PrintedTable) -> PrintedTable:
    """The same rows in two columns, to be read down the first and then down the second, each below all the heads."""
    half = -(-len(table.rows) // 2)
    empty = Row([Cell("", gap=True) for _ in table.heads])
    pairs = zip_longest(table.rows[:half], table.rows[half:], fillvalue=empty)
    between = Cell("", gap=True)
    shares = tuple(round(share * (100 - GAP) / 200) for share in table.widths)
    return PrintedTable(
        [*table.heads, between, *table.heads],
        [Row([*first.cells, between, *second.cells]) for first, second in pairs],
        (*shares, 100 - 2 * sum(shares), *shares),
    )


def _mirrored(cells: Iterable[str]) -> list[str]:
    """The cells of a row from left to right."""
    written = list(cells)
    return written[::-1] if reading() == "rtl" else written


def _lines(row: Row) -> str:
    """The lines above and below a row."""
    below = f"border-bottom:0.6px solid {LINE}" if row.line else ""
    return f"{below}; border-top:1.6px solid {INK}" if row.strong else below


def _cell(cell: Cell, style: str, share: int, *, head: bool) -> str:
    side = {"start": "right" if reading() == "rtl" else "left", "end": "right"}.get(cell.at, "center")
    is_small = head or cell.quiet
    size = NOTE if is_small else BODY
    look = f"font-size:{size}px; {even_lines(size)}; color:{INK2 if is_small else INK}"
    weight = "bold" if head or cell.bold else "normal"
    text = (
        f'<p dir="{reading()}" align="{side}" style="margin:0px; {look}; font-weight:{weight}">'
        f"{cell.inside or EMPTY}</p>"
    )
    width = f' width="{share}%"' if share else ""
    across = f' colspan="{cell.across}"' if cell.across > 1 else ""
    ground = f"; background-color:{SHADE}" if cell.shaded else ""
    return f'<td{width}{across} style="{style}{ground}" valign="top">{text}</td>'
