"""Text in several lines, with cards and suits drawn as small pictures."""

from __future__ import annotations

import math
import re
import unicodedata
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from belote_desktop.engine.cards import Suit
from belote_desktop.engine.messages import SUIT_MARKS
from belote_desktop.table.items.fonts import text_width
from belote_desktop.table.items.painting import card_token, suit_chip, token_width, write

_TOKEN = re.compile(rf"((?:10|[^\W\d_]|[2-9])?[{SUIT_MARKS}])\ufe0e?")
_LINE = 1.5  # height of a line in font sizes
_CLOSE = 1.2  # the same where two lines stand on a button


@dataclass(frozen=True)
class _Piece:
    """A run of letters or a token, with its width."""

    text: str
    width: float
    is_token: bool


class FlowingText:
    """A sentence broken into lines of at most `limit` pixels."""

    def __init__(
        self, text: str, pixels: float, limit: float, *, bold: bool = False, serif: bool = False, close: bool = False
    ) -> None:
        self._pixels, self._bold, self._serif = pixels, bold, serif
        self._line = (_CLOSE if close else _LINE) * pixels
        self._space = text_width(" ", pixels, bold=bold, serif=serif)
        self._lines = self._broken([self._pieces(word) for word in text.split()], limit)
        self._leftwards = _runs_leftwards(text)
        self.width = max((self._length(line) for line in self._lines), default=0.0)
        self.height = len(self._lines) * self._line

    def _pieces(self, word: str) -> list[_Piece]:
        pieces = []
        for place, part in enumerate(_TOKEN.split(word)):
            if place % 2:
                width = self._pixels * 1.45 if len(part) == 1 else token_width(part, self._pixels)
                pieces.append(_Piece(part, width + 2, True))
            elif part:
                width = text_width(part, self._pixels, bold=self._bold, serif=self._serif)
                pieces.append(_Piece(part, width, False))
        return pieces

    def _length(self, line: list[list[_Piece]]) -> float:
        return sum(piece.width for word in line for piece in word) + self._space * (len(line) - 1)

    def _broken(self, words: list[list[_Piece]], limit: float) -> list[list[list[_Piece]]]:
        lines: list[list[list[_Piece]]] = []
        for word in words:
            if lines and self._length([*lines[-1], word]) <= limit:
                lines[-1].append(word)
            else:
                lines.append([word])
        return lines

    def paint(self, painter: QPainter, rect: QRectF, colour: str, suits: str, *, centred: bool = False) -> None:
        """Draw the text into `rect`, from its leading edge; words keep the direction of their script."""
        mirrored = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
        leftwards = self._leftwards
        for number, line in enumerate(self._lines):
            length = self._length(line)
            spare = (rect.width() - length) / (2 if centred else 1)
            left = rect.x() + (spare if centred or mirrored else 0.0)
            x = left + length if leftwards else left
            y = rect.y() + number * self._line
            for word in line:
                for piece in word:
                    start = x - piece.width if leftwards else x
                    self._draw(painter, QRectF(start, y, piece.width, self._line), piece, colour, suits)
                    x += -piece.width if leftwards else piece.width
                x += -self._space if leftwards else self._space

    def _draw(self, painter: QPainter, rect: QRectF, piece: _Piece, colour: str, suits: str) -> None:
        if not piece.is_token:
            align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
            wide = rect.adjusted(0, 0, 6, 0)
            write(painter, wide, piece.text, self._pixels, colour, bold=self._bold, serif=self._serif, align=align)
            return
        height = self._pixels * 1.45
        inner = QRectF(rect.x() + 1, rect.center().y() - height / 2, rect.width() - 2, height)
        if len(piece.text) > 1:
            card_token(painter, inner, piece.text, self._pixels, suits)
            return
        side = self._pixels * 1.35
        chip = QRectF(inner.center().x() - side / 2, inner.center().y() - side / 2, side, side)
        suit_chip(painter, Suit(SUIT_MARKS.index(piece.text)), chip, suits)


def folded(text: str, pixels: float, *, bold: bool = False) -> FlowingText:
    """A few words in the two shortest possible lines, set closely; a single word stays on one line."""
    parts = text.split()
    whole = FlowingText(text, pixels, math.inf, bold=bold, close=True)
    halves = ((" ".join(parts[:place]), " ".join(parts[place:])) for place in range(1, len(parts)))
    limits = (max(FlowingText(half, pixels, math.inf, bold=bold).width for half in pair) for pair in halves)
    return FlowingText(text, pixels, min(limits, default=whole.width), bold=bold, close=True)


def _runs_leftwards(text: str) -> bool:
    """Whether the first letter of a text belongs to a right-to-left script."""
    kinds = (unicodedata.bidirectional(letter) for letter in text)
    return next((kind for kind in kinds if kind in ("L", "R", "AL")), "L") != "L"
