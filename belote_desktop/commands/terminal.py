"""Plain text for a terminal: wrapped lines, columns, and letters where the terminal cannot show suit signs."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterable, Sequence
from typing import TextIO

WIDTH = 88
"""The longest line, in characters."""

PLAIN_SIGNS = str.maketrans({"♠": "S", "♥": "H", "♦": "D", "♣": "C", "–": "-", "—": "-", "…": "...", "’": "'"})
"""What stands for a sign on a terminal that cannot show it."""


def write(line: str = "", stream: TextIO | None = None) -> None:
    """Print one line, in characters that the stream can encode."""
    out = sys.stdout if stream is None else stream
    encoding = getattr(out, "encoding", None) or "utf-8"
    try:
        line.encode(encoding)
    except UnicodeEncodeError:
        line = line.translate(PLAIN_SIGNS).encode(encoding, "replace").decode(encoding)
    print(line, file=out)


def complain(sentence: str) -> None:
    """Print an error message on the error stream."""
    write(sentence, sys.stderr)


def paragraph(text: str, indent: int = 0, hanging: int | None = None) -> list[str]:
    """The wrapped lines of a text; all but the first are indented by `hanging`."""
    later = indent if hanging is None else hanging
    return textwrap.wrap(
        text, WIDTH, initial_indent=" " * indent, subsequent_indent=" " * later, break_on_hyphens=False
    ) or [""]


def columns(rows: Iterable[Sequence[str]], indent: int = 0, right: frozenset[int] = frozenset()) -> list[str]:
    """Rows of cells in columns as wide as their widest cell; the columns in `right` are right-aligned."""
    table = [tuple(row) for row in rows]
    widths = [max(len(cell) for cell in cells) for cells in zip(*table, strict=True)]
    return [
        (
            " " * indent
            + "  ".join(
                cell.rjust(width) if place in right else cell.ljust(width)
                for place, (cell, width) in enumerate(zip(row, widths, strict=True))
            )
        ).rstrip()
        for row in table
    ]
