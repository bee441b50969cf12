"""The corner panel: the contract, the score of the match, the tricks of this deal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from math import inf

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from belote_desktop.engine.contract import Denomination
from belote_desktop.models.words import words
from belote_desktop.table.items.fonts import CAPTION, SECONDARY, elided, text_width
from belote_desktop.table.items.painting import box, smooth, suit_chip, write
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.items.theme import faint, outline
from belote_desktop.table.overlays.corner_texts import CornerTexts, corner_texts
from belote_desktop.table.scene.picture import Picture

_LEAD, _TRAIL, _MIDDLE = Qt.AlignmentFlag.AlignLeading, Qt.AlignmentFlag.AlignTrailing, Qt.AlignmentFlag.AlignVCenter

_STEP = 6
"""By how many pixels the panel gets narrower at a time until it leaves the plates free."""
_CLOSE = 8
"""The least room behind words, and below the line where the marks of tricks follow it at once, unscaled."""


class CornerPanel(QWidget):
    """A painted panel; a screen reader gets the same facts as its name and description."""

    def __init__(self, stage: Stage, parent: QWidget) -> None:
        super().__init__(parent)
        self._stage = stage
        self._picture: Picture | None = None
        self._whole_texts = self._texts = CornerTexts()
        self._painted: object = None
        self._ui = stage.layout.ui
        self._has_score, self._of_one_deal = True, False
        self._most = inf  # the greatest width beside what must not be covered

    def show_picture(self, picture: Picture) -> None:
        """Show the contract, score and tricks of a picture."""
        self._picture = picture
        texts = corner_texts(picture, self._stage.names)
        self._has_score = not self._of_one_deal or any(picture.totals)
        self._whole_texts = self._texts = texts if self._has_score else replace(texts, sides=(), target="")
        self.setAccessibleName(self.tr("Contract and score"))
        self.setAccessibleDescription(self._texts.spoken)

    def show_one_deal(self) -> None:
        """Leave out the score of a match in which no side has any points."""
        self._of_one_deal = True

    def fit(self, is_free: Callable[[QSize], bool]) -> None:
        """Use the largest text size at which the panel fits with all words whole, else the smallest with less to say.

        If even that finds no room beside the players, its words are cut.
        """
        self._most = inf
        for texts, ui in product(self._whole_texts.ways, self._stage.layout.text_sizes):
            self._texts, self._ui = texts, ui
            if not self._is_cut and is_free(self.sizeHint()):
                break
        else:
            widest, least = self.sizeHint().width(), round(self._barest_width)
            cuts = (inf, *range(widest - _STEP, least, -_STEP), least)
            self._most = next((most for most in cuts if self._is_free_in(most, is_free)), least)
        self.resize(self.sizeHint())
        picture, stage = self._picture, self._stage
        self.setToolTip(words.in_one_line(*self._left_out, self._texts.won))
        taken = picture.taken if picture else ()
        painted = (self._texts, self._denomination, taken, stage.layout, self._ui, stage.theme, stage.suits)
        if painted != self._painted:  # to paint it is half the work of a frame in which one card moves
            self._painted = painted
            self.update()

    @property
    def _left_out(self) -> Iterator[str]:
        """The texts that are cut, or not shown."""
        texts, whole = self._texts, self._whole_texts
        if self._is_cut:
            yield whole.title
        if self._is_cut or texts.line != whole.line:
            yield whole.line
        if texts.target != whole.target:
            yield whole.target
        if self._cuts_tricks:
            yield whole.tricks

    def _is_free_in(self, most: float, is_free: Callable[[QSize], bool]) -> bool:
        """Whether the panel fits if its words are cut to a width."""
        self._most = most
        return is_free(self.sizeHint())

    @property
    def _is_cut(self) -> bool:
        """Whether any words end in an ellipsis."""
        return self._width_with(_CLOSE, _CLOSE) > self._longest

    # ------------------------------------------------------------------ the picture
    @property
    def _is_small(self) -> bool:
        return self._stage.layout.is_compact or self._stage.layout.is_narrow

    def sizeHint(self) -> QSize:
        ui, small = self._ui, self._is_small
        has_tricks = bool(self._texts.tricks)
        height = (110 if has_tricks else 88) if small else (152 if has_tricks else 128)
        height -= 0 if self._has_score else self._score_height - (_CLOSE if has_tricks else 0)
        width = max(self._least_width, min(self._said_width, self._longest))
        return QSize(round(max(self._barest_width, min(width, self._most))), round(height * ui))

    @property
    def _score_height(self) -> int:
        """The unscaled height of the score."""
        return 42 if self._is_small else 64

    @property
    def _least_width(self) -> float:
        """The panel width needed for the scores and the tricks."""
        tricks = self._marks_end + text_width(self._texts.tricks, CAPTION) + self._pad + 6
        return max(self._barest_width, tricks * self._ui)

    @property
    def _barest_width(self) -> float:
        """The panel width needed for the scores, and for the tricks as marks."""
        sides = sum(self._side_widths) + 2 * self._pad
        return max(216 if self._is_small else 256, sides, self._marks_end + self._pad) * self._ui

    @property
    def _cuts_tricks(self) -> bool:
        """Whether the number of the trick ends in an ellipsis."""
        return self._most < self._least_width

    @property
    def _pad(self) -> int:
        """The padding at both sides, unscaled."""
        return 10 if self._is_small else 14

    @property
    def _said_width(self) -> float:
        """The panel width that suits the contract and the line under it."""
        return self._width_with(16, self._pad + 2)

    def _width_with(self, gap: float, end: float) -> float:
        """The panel width with an unscaled gap between the contract and the target, and so much room behind words."""
        ui, small = self._ui, self._is_small
        pad, mark = (10, 28) if small else (14, 36)
        title = text_width(self._texts.title, (14 if small else 16) * ui, bold=True, serif=True)
        if self._target_is_above:
            title += text_width(self._texts.target, CAPTION * ui) + gap * ui
        line = text_width(self._texts.line, CAPTION * ui)
        return max(title, line) + (pad + (mark + 10 if self._denomination is not None else 0) + end) * ui

    @property
    def _longest(self) -> float:
        """The greatest width for the words; small windows need room for the players at the top."""
        layout = self._stage.layout
        if not self._is_small or layout.is_narrow:
            return min(layout.width, self._most)
        return min(layout.centre_x - layout.edge - 92 * self._ui, self._most)

    @property
    def _side_widths(self) -> list[float]:
        """The unscaled width of each side's score; the last includes the target if that stands beside it."""
        if self._is_small:
            return [
                text_width(side, SECONDARY) + text_width(points, 20, bold=True, serif=True) + 20
                for side, points in self._texts.sides
            ]
        widths = [
            max(text_width(side, SECONDARY), text_width(points, 28, bold=True, serif=True)) + 14
            for side, points in self._texts.sides
        ]
        if widths and not self._target_is_above:
            widths[-1] += text_width(self._texts.target, CAPTION) + 2
        return widths

    @property
    def _side_places(self) -> list[float]:
        """The unscaled x of each side: in even columns if all fit."""
        pad, widths = self._pad, self._side_widths
        if self._is_small and len(widths) > 2:  # one after the other, as long as each is
            return [pad + sum(widths[:place]) for place in range(len(widths))]
        share = (self._whole - 2 * pad) / max(2, len(widths))
        latest = [self._whole - pad - sum(widths[place:]) for place in range(len(widths))]
        return [max(pad, min(pad + place * share, last)) for place, last in enumerate(latest)]

    @property
    def _denomination(self) -> Denomination | None:
        return self._picture.denomination if self._picture is not None else None

    @property
    def _target_is_above(self) -> bool:
        """Whether the target stands beside the contract, because there is no room beside the scores."""
        return self._is_small or len(self._texts.sides) > 2

    @property
    def _marks_end(self) -> float:
        """The unscaled x at which the trick marks end and their number may begin."""
        total = 0 if self._picture is None else self._picture.rules.hand_size
        return self._pad + total * _trick_step(total) + 2

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._picture is None:
            return
        painter = QPainter(self)
        smooth(painter)
        painter.setLayoutDirection(self.layoutDirection())
        ui, theme = self._ui, self._stage.theme
        box(painter, QRectF(self.rect()), 12 * ui, theme.panel, outline(theme, theme.line2, 0.35), 1)
        painter.scale(ui, ui)
        y = self._paint_head(painter, self._denomination)
        self._paint_scores(painter, y)
        if self._texts.tricks:
            self._paint_tricks(painter, self._picture, y + (self._score_height if self._has_score else _CLOSE))
        painter.end()

    def _at(self, x: float, y: float, width: float, height: float) -> QRectF:
        """A rectangle in unscaled units; `x` counts from the leading edge."""
        whole = self.width() / self._ui
        leftwards = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        return QRectF(whole - x - width if leftwards else x, y, width, height)

    @property
    def _whole(self) -> float:
        return self.width() / self._ui

    def _paint_head(self, painter: QPainter, denomination: Denomination | None) -> float:
        small, theme = self._is_small, self._stage.theme
        pad, mark = (10, 28) if small else (14, 36)
        x = float(pad)
        if denomination is not None:
            chip = self._at(pad, pad - 1, mark, mark)
            suit_chip(painter, denomination, chip, self._stage.suits)
            x += mark + 10
        width = self._whole - x - _CLOSE
        upper = self._at(x, pad - 3, width, mark / 2 + 3)
        size, room = (14 if small else 16), width
        if self._target_is_above:
            room -= text_width(self._texts.target, CAPTION) + _CLOSE
        title = elided(self._texts.title, room, size, bold=True, serif=True)
        write(painter, upper, title, size, theme.text, bold=True, serif=True)
        if self._target_is_above:
            above = self._at(x, pad - 3, self._whole - x - pad, mark / 2 + 3)
            write(painter, above, self._texts.target, CAPTION, theme.text3, align=_TRAIL | _MIDDLE)
        line = elided(self._texts.line, width, CAPTION)
        write(painter, self._at(x, pad + mark / 2 - 1, width, mark / 2 + 2), line, CAPTION, theme.text2)
        y = pad + mark + (6.0 if small else 10.0)
        if self._has_score or self._texts.tricks:
            painter.setPen(QPen(faint(theme.line, 1), 1))
            painter.drawLine(QLineF(pad, y, self._whole - pad, y))
        return y

    def _paint_scores(self, painter: QPainter, y: float) -> None:
        small, theme, texts = self._is_small, self._stage.theme, self._texts
        pad = self._pad
        places = [*self._side_places, self._whole - pad]
        for place, (side, points) in enumerate(texts.sides):
            x, share = places[place], places[place + 1] - places[place]
            if small:
                write(painter, self._at(x, y + 4, share, 34), side, SECONDARY, theme.text2)
                name = text_width(side, SECONDARY) + 10
                write(
                    painter, self._at(x + name, y + 4, share - name, 34), points, 20, theme.text, bold=True, serif=True
                )
            else:
                write(painter, self._at(x, y + 6, share, 22), side, SECONDARY, theme.text2)
                write(painter, self._at(x, y + 25, share, 30), points, 28, theme.text, bold=True, serif=True)
        if texts.target and not self._target_is_above:
            trailing = self._at(pad, y + 29, self._whole - 2 * pad - 2, 24)
            write(painter, trailing, texts.target, CAPTION, theme.text3, align=_TRAIL | _MIDDLE)

    def _paint_tricks(self, painter: QPainter, picture: Picture, y: float) -> None:
        """Our tricks are filled, theirs are hollow with a bar, those to come are dots."""
        theme, rules = self._stage.theme, picture.rules
        pad, total = self._pad, rules.hand_size
        step = _trick_step(total)
        for place in range(total):
            mark = self._at(pad + place * step, y, step * 0.67, 14)
            if place >= len(picture.taken):
                dot = QRectF(mark.center().x() - 1.5, mark.center().y() - 1.5, 3, 3)
                box(painter, dot, 1.5, theme.line2)
            elif rules.side_of(picture.taken[place]) == rules.side_of(picture.me):
                box(painter, mark, 2, theme.we)
            else:
                box(painter, mark, 2, None, theme.you, 1.6)
                painter.drawLine(QLineF(mark.left() + 2.5, mark.center().y(), mark.right() - 2.5, mark.center().y()))
        x = self._marks_end
        rest = self._at(x, y - 3, self._whole - pad - x, 20)
        count = elided(self._texts.tricks, rest.width(), CAPTION) if self._cuts_tricks else self._texts.tricks
        write(painter, rest, count, CAPTION, theme.text2, align=_TRAIL | _MIDDLE)


def _trick_step(tricks: int) -> float:
    """The unscaled width of each trick mark in the row; smaller if there are many."""
    return 15.0 if tricks <= 8 else 120 / tricks
