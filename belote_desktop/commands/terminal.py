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
    """Print one line, in signs that the stream can take."""
    out = sys.stdout if stream is None else stream
    encoding = getattr(out, "encoding", None) or "utf-8"
    try:
        line.encode(encoding)
    except UnicodeEncodeError:
        line = line.translate(PLAIN_SIGNS).encode(encoding, "replace").decode(encoding)
    print(line, file=out)


def complain(sentence: str) -> None:
    """Say on the error stream what is wrong."""
    write(sentence, sys.stderr)


def paragraph(text: str, indent: int = 0, hanging: int | None = None) -> list[str]:
    """The lines of a text, wrapped; all but the first are indented by `hanging` where it is given."""
    later = indent if hanging is None else hanging
    return textwrap.wrap(
        text, WIDTH, initial_indent=" " * indent, subsequent_indent=" " * later, break_on_hyphens=False
    ) or [""]


def columns(rows: Iterable[Sequence[str]], indent: int = 0, right: frozenset[int] = frozenset()) -> list[str]:
    """Rows of cells in columns as wide as their widest cell; the columns in `right` are flush right."""
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
