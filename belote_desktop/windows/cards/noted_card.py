"""One card with words below it, and a mark that says whether it was right."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel

from belote_desktop.engine import Card
from belote_desktop.models.words import words
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.items.painting import smooth
from belote_desktop.table.items.pixmaps import DeckPixmaps, Key, margin
from belote_desktop.windows.look.icons import sign_pixmap
from belote_desktop.windows.look.style import Style

RIM = 5
"""The room of the ring round a card."""
_SIGN, _CROWN = 20, 12


class NotedCard(QLabel):
    """A card on the cloth; a screen reader hears its name, the note and the mark.

    `is_right` is None for a card without a mark, which has neither ring nor sign.
    """

    def __init__(self, card: Card, width: int, style: Style, pixmaps: DeckPixmaps, note: str = "") -> None:
        super().__init__()
        self.card, self.note = card, note
        self.is_right: bool | None = None
        self.has_won = self._has_crown = False
        self._width, self._style, self._pixmaps = width, style, pixmaps
        self._name("")

    def _name(self, marked: str) -> None:
        said = [words.card_name(self.card), *([self.note] if self.note else []), *([marked] if marked else [])]
        self.setAccessibleName(words.listed(said) if len(said) > 2 else ", ".join(said))

    def set_width(self, width: int) -> None:
        """Set the width of the card in pixels."""
        self._width = width
        self.updateGeometry()
        self.update()

    def set_note(self, note: str) -> None:
        """Set the words below the card."""
        self.note = note
        self._name("")
        self.updateGeometry()
        self.update()

    def mark(self, is_right: bool, word: str) -> None:
        """Ring the card, with a tick or a cross; `word` says it to a screen reader."""
        self.is_right = is_right
        self._name(word)
        self.update()

    def crown(self, word: str, *, shown: bool = True) -> None:
        """Frame the card as one that won its trick, `shown` with a crown; `word` says it to a screen reader."""
        self.has_won, self._has_crown = True, shown
        self._name(word)
        self.update()

    def sizeHint(self) -> QSize:
        below = self._style.px(18) if self.note else 0
        width = self._width
        if self.note:
            metrics = QFontMetricsF(self._style.font(12, bold=True))
            width = max(width, math.ceil(metrics.horizontalAdvance(self.note)) + 2)
        return QSize(width + 2 * RIM, round(self._width * CARD_RATIO) + 2 * RIM + below)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, ink = QPainter(self), self._style.ink
        smooth(painter)
        face = QRectF((self.width() - self._width) / 2, RIM, self._width, self._width * CARD_RATIO)
        room = margin(self._width)
        drawn = self._pixmaps.picture(Key(str(self.card), self._width, self.devicePixelRatioF()))
        painter.drawPixmap(face.topLeft() - QPointF(room, room), drawn.pixmap)
        if self.has_won and self.is_right is None:
            painter.setPen(QPen(ink.cloth_brass, 2))
            painter.drawRoundedRect(face.adjusted(-2, -2, 2, 2), 5, 5)
            if self._has_crown:
                self._paint_crown(painter, face)
        if self.is_right is not None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(ink.cloth_brass, 3, Qt.PenStyle.SolidLine if self.is_right else Qt.PenStyle.DashLine))
            painter.drawRoundedRect(face.adjusted(-2, -2, 2, 2), 7, 7)
            self._paint_sign(painter, QRectF(face.right() - _SIGN + 5, face.top() - 5, _SIGN, _SIGN))
        if self.note:
            painter.setFont(self._style.font(12, bold=True))
            painter.setPen(ink.cloth_text)
            under = QRectF(0, face.bottom() + RIM - 1, self.width(), self._style.px(18))
            painter.drawText(under, Qt.AlignmentFlag.AlignCenter, self.note)

    def _paint_sign(self, painter: QPainter, spot: QRectF) -> None:
        """A tick or a cross, so that colour is not the only sign."""
        ink = self._style.ink
        colour: QColor = ink.good if self.is_right else ink.bad
        painter.setPen(QPen(colour, 1.5))
        painter.setBrush(ink.raised)
        painter.drawEllipse(spot)
        picture = sign_pixmap("check" if self.is_right else "cross", colour, 14, self.devicePixelRatioF())
        painter.drawPixmap(spot.topLeft() + QPointF(3, 3), picture)

    def _paint_crown(self, painter: QPainter, face: QRectF) -> None:
        """A crown on the upper edge."""
        crown = sign_pixmap("crown", self._style.ink.cloth_brass, _CROWN, self.devicePixelRatioF())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._style.theme.cloth_edge))
        spot = QPointF(face.center().x(), face.top() + 1)
        painter.drawRoundedRect(QRectF(spot.x() - _CROWN / 2 - 3, 0, _CROWN + 6, _CROWN), 6, 6)
        painter.drawPixmap(QPointF(spot.x() - _CROWN / 2, 0), crown)
