"""The score sheet when a deal ends: earlier deals a line each, the new one as a block of items, the totals."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QWidget

from belote_desktop.engine import PublicResult
from belote_desktop.models.score_sheet.deal_ending import DealEnding, sides_head, taken_by, total_text
from belote_desktop.models.score_sheet.deal_lines import Line
from belote_desktop.models.words import words
from belote_desktop.models.words.sides import Sides
from belote_desktop.table.items.fonts import text_width
from belote_desktop.table.items.painting import box, smooth
from belote_desktop.table.overlays.unfolding import Cue
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.score_sheet.column_rules import pieces
from belote_desktop.windows.score_sheet.contract_bar import PaintedBar
from belote_desktop.windows.score_sheet.row_room import RowRoom
from belote_desktop.windows.score_sheet.written import Figure, Written
from belote_desktop.windows.suits.suit_chip import SuitChip
from belote_desktop.windows.widgets.page import label, rule, set_role

APART, FADES, COUNTS = 180, 160, 300
"""How long after the other an item appears, how long it fades in, and how long a sum counts up, in milliseconds
(art/pages, NOTES, Motion)."""
MOST = 12
"""The most deals listed above the new one, for as high a window as there is."""
NUMBER, CHIP, WORDS = 0, 1, 2
"""The columns before those of the sides."""
PAD = 8
LARGE = 1.5
"""Above this size of text the totals are no larger than the sums, and the columns lie closer together: four digits
would leave the words no room."""
COLUMNS, CLOSER = 20, 12
"""The room between two columns in pixels, and where text is large."""


@dataclass(frozen=True)
class Told:
    """The sentences on the sheet: the game, what match it is, how the deal ended, and who declared what, as HTML."""

    game: str
    about: str
    verdict: str
    declared: str = ""


def _show(row: tuple[QWidget, ...], shown: bool) -> None:
    for part in row:
        part.setVisible(shown)


class DealSheet(QWidget):
    """The sheet of the deals so far. `cues` say when the parts of the latest one appear."""

    def __init__(
        self, results: Sequence[PublicResult], sides: Sides, style: Style, told: Told, *, in_match: bool
    ) -> None:
        super().__init__()
        set_role(self, "plain")
        self._style, self._sides, self._deck = style, sides, style.deck
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(PAD, 0, PAD, 0)
        self._grid.setHorizontalSpacing(COLUMNS if style.scale <= LARGE * style.growth else CLOSER)
        self._row_room = RowRoom(self._grid, style.scale)
        self._grid.setColumnStretch(WORDS, 1)
        self._row = 0
        self._steps: list[tuple[tuple[QWidget, ...], int]] = []
        self._counts: list[tuple[QWidget, ...]] = []
        self._earlier: list[tuple[QWidget, ...]] = []
        self._block: list[QWidget] = []
        self._heads: list[QWidget] = []
        self._players: tuple[QWidget, ...] = ()
        self._declared: tuple[QWidget, ...] = ()
        self._heights: dict[tuple[QWidget, ...], int] = {}
        self._wide: list[QWidget] = []
        *earlier, self._result = results
        self._write_heads(told)
        for result in earlier[-MOST:] if in_match else ():
            self._write_earlier(result)
        self._gap()
        self._write_verdict(told)
        self._write_block(DealEnding.of(self._result, sides, in_match=in_match))

    # ------------------------------------------------------------------ what appears
    @property
    def cues(self) -> tuple[Cue, ...]:
        """The items one after the other, then the sum, and the totals last."""
        found, at = list[Cue](), FADES
        for parts, lasts in self._steps:
            found += [Cue(part, at, lasts) for part in parts if isinstance(part, Written | PaintedBar)]
            at += APART
        for parts in self._counts:
            found += [Cue(part, at, COUNTS) for part in parts if isinstance(part, Written)]
            at += COUNTS
        return tuple(found)

    @property
    def strokes(self) -> tuple[tuple[Figure, int, int], ...]:
        """Where the pencil goes: the last figure of each row, when it sets out, and how long it takes."""
        found, at = list[tuple[Figure, int, int]](), FADES
        rows = [
            *((parts, APART, FADES) for parts, _ in self._steps),
            *((parts, COUNTS, COUNTS) for parts in self._counts),
        ]
        for parts, takes, lasts in rows:
            figures = [part for part in parts if isinstance(part, Figure) and part.text()]
            if figures:
                found.append((figures[-1], at, lasts))
            at += takes
        return tuple(found)

    # ------------------------------------------------------------------ room
    @property
    def earlier_shown(self) -> int:
        """How many earlier deals are listed."""
        return sum(not row[0].isHidden() for row in self._earlier)

    def give_way(self, missing: int) -> None:
        """Leave out what is told elsewhere too where height is `missing`, or show it again where it is to spare.

        That is the earlier deals, the oldest first, then the players below the sides, then who declared what.
        """
        missing = self._row_room.still_missing(missing)
        spare = [row for row in (*self._earlier, self._players, self._declared) if row]
        hidden = [row for row in spare if row[0].isHidden()]
        for row in spare[len(hidden) :]:
            if missing > 0:
                self._heights[row] = max(max(part.height(), part.sizeHint().height()) for part in row)
                missing -= self._heights[row] + self._row_room.tight
                _show(row, False)
        for row in reversed(hidden):
            missing += self._heights[row] + self._row_room.tight
            if missing > 0:
                break
            _show(row, True)
        self._row_room.lay(-missing)

    # ------------------------------------------------------------------ what is written
    def _write_heads(self, told: Told) -> None:
        self._grid.addWidget(label(told.game, "section", wrap=True), 0, NUMBER, 1, WORDS + 1)
        about = label(told.about, "note", wrap=True)
        self._grid.addWidget(about, 1, NUMBER, 1, WORDS + 1)
        self._players = (about,)
        for column, side in enumerate(self._sides.order, WORDS + 1):
            parts = [label(text, role, wrap=True) for text, role in
                     zip(sides_head(self._sides, side), ("name", "note"), strict=True) if text]  # fmt: skip
            for row, made in enumerate(parts):
                made.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute)
                made.setMinimumWidth(self._style.px(FIGURE))
                made.setMaximumWidth(self._style.px(WIDEST))
                if row and self._has_two_sides:
                    one_line = math.ceil(text_width(made.text(), self._style.px(12))) + 4
                    made.setMinimumWidth(max(made.minimumWidth(), min(made.maximumWidth(), one_line)))
                self._grid.addWidget(made, row, column)
            self._heads.append(parts[0])
            self._players += tuple(parts[1:])
        self._row = 2
        self._hair("strong-rule")

    def _write_earlier(self, result: PublicResult) -> None:
        number = label(words.number(result.number), "note")
        parts: list[QWidget] = [number, Written(taken_by(result, self._sides), "told")]
        if result.contract is not None:
            parts.append(SuitChip(result.contract, self._style, self._deck, 22))
        figures = [Figure(result.score.points[side], "told") for side in self._sides.order]
        number.setFixedHeight(self._style.px(EARLIER))
        self._put(parts, figures)
        self._earlier.append((*parts, *figures))

    def _put(self, parts: Sequence[QWidget], figures: Sequence[QWidget]) -> None:
        """Set a number, words and a chip, and the figures of the sides, in the next row."""
        for column, part in zip((NUMBER, WORDS, CHIP), parts, strict=False):
            self._grid.addWidget(part, self._row, column)
        self._set_figures(figures)

    def _write_verdict(self, told: Told) -> None:
        """How the deal ended, and who declared what, at the head of its block; it is there from the beginning."""
        number, contract = label(words.number(self._result.number), "note"), self._result.contract
        verdict = label(told.verdict, "heading", wrap=True)
        self._grid.addWidget(number, self._row, NUMBER)
        if contract is not None:
            chip = SuitChip(contract, self._style, self._deck, 32)
            self._grid.addWidget(chip, self._row, CHIP)
        self._span(verdict)
        if told.declared:
            declared = label(told.declared, "sentence", wrap=True)
            declared.setTextFormat(Qt.TextFormat.RichText)
            self._declared = (self._beside(declared),)

    def _write_block(self, ending: DealEnding) -> None:
        for line in (each for each in ending.lines if not each.written):
            self._write_line(line)
        if ending.bar is not None:
            self._steps.append(((self._beside(PaintedBar(ending.bar, self._style)),), COUNTS))
            self._steps.append(((self._beside(Written(ending.bar.text, "name", wrap=True)),), FADES))
        for line in (each for each in ending.lines if each.written):
            self._write_line(line)
        if ending.has_sums:
            sums = [Figure(of, "side", start=0) for of in ending.sums]
            said = Written(ending.sum_text, "name", wrap=True)
            self._counts.append((said, *sums))
            self._line(said, sums)
        self._gap()
        if ending.totals:
            self._hair("strong-rule")
            pairs = zip(ending.totals, ending.before, strict=True)
            role = "score" if self._style.scale <= LARGE * self._style.growth else "side"
            totals = [Figure(of, role, start=before) for of, before in pairs]
            self._counts.append(tuple(totals))
            self._grid.addWidget(label(total_text(), "section"), self._row, NUMBER, 1, WORDS + 1)
            self._set_figures(totals)

    def _write_line(self, line: Line) -> None:
        """Write an item with the points of each side, or a sentence."""
        if line.is_remark:
            self._steps.append(((self._span(Written(line.text, "name", wrap=True)),), FADES))
            return
        said, figures = Written(line.text, "sentence", wrap=True), [Figure(of, "sentence") for of in line.points]
        self._steps.append(((said, *figures), FADES))
        self._line(said, figures)

    def _line(self, said: QWidget, figures: Sequence[QWidget]) -> None:
        """Set words and the figures of the sides in the next row of the block."""
        self._grid.addWidget(said, self._row, WORDS)
        self._block += [said, *figures]
        self._set_figures(figures)

    def _set_figures(self, figures: Sequence[QWidget]) -> None:
        for column, figure in enumerate(figures, WORDS + 1):
            self._grid.addWidget(figure, self._row, column)
        self._row += 1

    def _span(self, part: QWidget) -> QWidget:
        """Set a part in the next row of the block, under the sides too."""
        self._grid.addWidget(part, self._row, WORDS, 1, -1)
        self._row += 1
        self._block.append(part)
        self._wide.append(part)
        return part

    def _beside(self, part: QWidget) -> QWidget:
        """Set a part in the next row of the block: as far as the line between two sides, or under more of them."""
        if not self._has_two_sides:
            return self._span(part)
        self._grid.addWidget(part, self._row, WORDS, 1, 2)
        self._row += 1
        self._block.append(part)
        return part

    @property
    def _has_two_sides(self) -> bool:
        """Whether there is room for more than single words beside the sides."""
        return len(self._sides.order) == 2

    def _gap(self) -> None:
        self._grid.setRowMinimumHeight(self._row, PAD)
        self._row += 1

    def _hair(self, role: str) -> None:
        self._grid.addWidget(rule(role), self._row, 0, 1, -1)
        self._row += 1

    # ------------------------------------------------------------------ the paper
    def paintEvent(self, event: QPaintEvent) -> None:
        painter, style = QPainter(self), self._style
        smooth(painter)
        parts = [part.geometry() for part in self._block if not part.isHidden()]
        if parts:
            top, foot = min(place.top() for place in parts), max(place.bottom() for place in parts)
            block = QRectF(0.5, top - PAD + 1.5, self.width() - 1, foot - top + 2 * PAD - 3)
            box(painter, block, 10, style.theme.select, style.theme.accent_text, 1)
        painter.setPen(QPen(style.ink.line2, 1))
        for x in self._between():
            for top, foot in pieces(x, self, self._wide, 2 * PAD + self._grid.verticalSpacing()):
                painter.drawLine(QPointF(x, top), QPointF(x, foot))

    def _between(self) -> Iterator[float]:
        """Where the lines between the sides lie."""
        columns = [head.geometry() for head in self._heads]
        for one, other in pairwise(columns):
            left, right = sorted((one, other), key=lambda place: place.x())
            yield (left.right() + right.left()) / 2


EARLIER, FIGURE, WIDEST = 26, 64, 120
"""The height of an earlier deal, and the least and greatest width of a side, in pixels at 100 %."""
