"""Text in several lines, with cards and suits drawn as small pictures and underlined words that can be clicked."""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby, pairwise
from operator import itemgetter

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from belote_desktop.engine.cards import Suit
from belote_desktop.engine.wording.messages import SUIT_MARKS
from belote_desktop.table.items.fonts import text_width
from belote_desktop.table.items.painting import card_token, suit_chip, token_width, write

_TOKEN = re.compile(rf"((?:10|[^\W\d_]|[2-9])?[{SUIT_MARKS}])\ufe0e?")
_WORD = re.compile(r"(?:\S|[\u00a0\u2007\u202f])+")
"""What stays together in a line: letters and no-break spaces, which Python counts as spaces like any other."""
_PARAGRAPH = re.compile(r"[^\n]+")
LINE = 1.5
"""The height of a line in font sizes."""
_CLOSE = 1.2  # the same where two lines stand on a button
_TOKEN_LINE = 1.6  # the same of one with a card, which would lie on the letters above it
_OVER = 0.15  # how far letters may stand out of a close line, so that none is cut, in font sizes
_APART = 0.4  # the room between two paragraphs, in heights of a line


@dataclass(frozen=True)
class _Piece:
    """A run of letters or a token, with its width; `link` is what a click on it asks for, empty for nothing."""

    text: str
    width: float
    is_token: bool
    link: str = ""


@dataclass(frozen=True)
class Link:
    """A part of a text that can be clicked: the index of its first letter, its length, and what it asks for."""

    start: int
    length: int
    target: str


@dataclass(frozen=True)
class LinkPlace:
    """Where a link was drawn, with its word. One that is broken over two lines has a place in each."""

    target: str
    word: str
    box: QRectF


class FlowingText:
    """A text broken into lines of at most `limit` pixels, and into paragraphs where it has a line break.

    The words of `links` are underlined.
    """

    def __init__(
        self, text: str, pixels: float, limit: float, *,
        bold: bool = False, serif: bool = False, close: bool = False, links: Sequence[Link] = (),
    ) -> None:  # fmt: skip
        self._pixels, self._bold, self._serif = pixels, bold, serif
        self._line = (_CLOSE if close else LINE) * pixels
        self._token_line = max(self._line, _TOKEN_LINE * pixels) if close else self._line
        self._space = text_width(" ", pixels, bold=bold, serif=serif)
        self._links = tuple(links)
        self._lines: list[list[list[_Piece]]] = []
        self._tops: list[float] = []
        self._heights: list[float] = []
        for paragraph in _PARAGRAPH.finditer(text):
            self._add(paragraph[0], paragraph.start(), limit)
        self.width = max((self._length(line) for line in self._lines), default=0.0)
        self.height = self._tops[-1] + self._heights[-1] if self._tops else 0.0
        self.lines = len(self._lines)
        self.last_width = self._length(self._lines[-1]) if self._lines else 0.0

    def _add(self, paragraph: str, start: int, limit: float) -> None:
        """Add the lines of a paragraph that begins at `start` in the text."""
        lines = self._broken(
            [self._pieces(found[0], start + found.start()) for found in _WORD.finditer(paragraph)], limit
        )
        top = self._tops[-1] + self._heights[-1] + _APART * self._line if self._tops else 0.0
        for line in lines:
            has_token = any(piece.is_token for word in line for piece in word)
            self._lines.append(line)
            self._tops.append(top)
            self._heights.append(self._token_line if has_token else self._line)
            top += self._heights[-1]

    def _pieces(self, word: str, start: int) -> list[_Piece]:
        """The pieces of a word that begins at `start` in the text."""
        pieces: list[_Piece] = []
        end = 0
        for token in _TOKEN.finditer(word):
            pieces += self._letters(word[end : token.start()], start + end)
            width = self._pixels * 1.45 if len(token[1]) == 1 else token_width(token[1], self._pixels)
            pieces.append(_Piece(token[1], width + 2, True))
            end = token.end()
        return [*pieces, *self._letters(word[end:], start + end)]

    def _letters(self, part: str, start: int) -> Iterator[_Piece]:
        """Letters that begin at `start` in the text, divided where a link begins or ends."""
        ends = {edge - start for link in self._links for edge in (link.start, link.start + link.length)}
        cuts = sorted({0, len(part), *(edge for edge in ends if 0 < edge < len(part))})
        for left, right in pairwise(cuts):
            link = next((each for each in self._links if each.start <= start + left < each.start + each.length), None)
            width = text_width(part[left:right], self._pixels, bold=self._bold, serif=self._serif)
            yield _Piece(part[left:right], width, False, link.target if link else "")

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
        """Draw the text into `rect`, from its leading edge and in the direction of the interface; words keep that of
        their script.
        """
        mirrored = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
        for piece, at in self._placed(rect, mirrored=mirrored, centred=centred):
            self._draw(painter, at, piece, colour, suits)

    def link_at(self, point: QPointF, rect: QRectF, *, mirrored: bool, centred: bool = False) -> str:
        """What a click at a point of a text painted into `rect` asks for; empty for nothing."""
        placed = self._placed(rect, mirrored=mirrored, centred=centred)
        return next((piece.link for piece, at in placed if piece.link and at.contains(point)), "")

    def link_places(self, rect: QRectF, *, mirrored: bool) -> tuple[LinkPlace, ...]:
        """The places of the links of a text painted into `rect`, in reading order."""
        found: list[LinkPlace] = []
        for piece, at in self._placed(rect, mirrored=mirrored, centred=False):
            last = found[-1] if found else None
            if piece.link and last is not None and last.target == piece.link and last.box.top() == at.top():
                found[-1] = LinkPlace(piece.link, f"{last.word} {piece.text}", last.box.united(at))
            elif piece.link:
                found.append(LinkPlace(piece.link, piece.text, at))
        return tuple(found)

    def _placed(self, rect: QRectF, *, mirrored: bool, centred: bool) -> Iterator[tuple[_Piece, QRectF]]:
        """Every piece with the place where it is drawn, in reading order."""
        for line, top, high in zip(self._lines, self._tops, self._heights, strict=True):
            spare = (rect.width() - self._length(line)) / (2 if centred else 1)
            left, y = rect.x() + (spare if centred or mirrored else 0.0), rect.y() + top
            starts = dict[tuple[int, int], float]()
            for place, pieces in _from_left(line, leftwards=mirrored):
                for number in pieces:
                    starts[place, number] = left
                    left += line[place][number].width
                left += self._space
            for place, word in enumerate(line):
                for number, piece in enumerate(word):
                    yield piece, QRectF(starts[place, number], y, piece.width, high)

    def _draw(self, painter: QPainter, rect: QRectF, piece: _Piece, colour: str, suits: str) -> None:
        if not piece.is_token:
            align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
            wide = rect.adjusted(0, -_OVER * self._pixels, 6, _OVER * self._pixels)
            write(painter, wide, piece.text, self._pixels, colour, bold=self._bold, serif=self._serif, align=align)
            if piece.link:
                low = rect.center().y() + self._pixels * 0.55
                painter.setPen(QPen(QColor(colour), 1))
                painter.drawLine(QPointF(rect.left(), low), QPointF(rect.right(), low))
            return
        height = self._pixels * 1.45
        inner = QRectF(rect.x() + 1, rect.center().y() - height / 2, rect.width() - 2, height)
        if len(piece.text) > 1:
            card_token(painter, inner, piece.text, self._pixels, suits)
            return
        side = self._pixels * 1.35
        chip = QRectF(inner.center().x() - side / 2, inner.center().y() - side / 2, side, side)
        suit_chip(painter, Suit(SUIT_MARKS.index(piece.text)), chip, suits)


@lru_cache(maxsize=512)
def one_line(text: str, pixels: float, *, bold: bool = False, serif: bool = False) -> FlowingText:
    """A text in one line; cached, because a panel that looks for its place measures its buttons a thousand times."""
    return FlowingText(text, pixels, math.inf, bold=bold, serif=serif)


@lru_cache(maxsize=512)
def folded(text: str, pixels: float, *, bold: bool = False) -> FlowingText:
    """A few words in the two shortest possible lines, set closely; a single word stays on one line. Cached too."""
    parts = _WORD.findall(text)
    halves = ((" ".join(parts[:place]), " ".join(parts[place:])) for place in range(1, len(parts)))
    limits = (max(one_line(half, pixels, bold=bold).width for half in pair) for pair in halves)
    return FlowingText(text, pixels, min(limits, default=math.inf), bold=bold, close=True)


def _from_left(line: list[list[_Piece]], *, leftwards: bool) -> Iterator[tuple[int, Sequence[int]]]:
    """The words of a line and the pieces of each, by their numbers, as they stand from left to right.

    Words follow each other as their letters do where several of a script stand together, else as the sentence does.
    """
    runs = [
        (way, [place for place, _ in run]) for way, run in groupby(enumerate(_ways(line, leftwards)), itemgetter(1))
    ]
    for way, places in reversed(runs) if leftwards else runs:
        for place in reversed(places) if way else places:
            numbers = range(len(line[place]))
            yield place, numbers[::-1] if way else numbers


def _ways(line: list[list[_Piece]], leftwards: bool) -> list[bool]:
    """Whether each word of a line runs leftwards. One without letters, as a card, runs as the words on both sides of
    it do, or as the sentence where these differ.
    """
    own = [_runs_leftwards("".join(piece.text for piece in word if not piece.is_token)) for word in line]
    before, after = _known(own, leftwards), _known(own[::-1], leftwards)[::-1]
    return [one if one == other else leftwards for one, other in zip(before, after, strict=True)]


def _known(ways: Sequence[bool | None], last: bool) -> list[bool]:
    """The ways of words, the unknown ones as that of the word before; the first as `last`."""
    return [last := last if way is None else way for way in ways]


def _runs_leftwards(word: str) -> bool | None:
    """Whether the first letter of a word belongs to a right-to-left script; None without a letter."""
    kinds = (unicodedata.bidirectional(letter) for letter in word)
    return next((kind != "L" for kind in kinds if kind in ("L", "R", "AL")), None)
