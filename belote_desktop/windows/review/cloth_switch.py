"""A switch with its words on the cloth of the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from belote_desktop.table.items.flowing_text import FlowingText, folded, one_line
from belote_desktop.table.items.painting import box, draw_icon, smooth
from belote_desktop.table.items.theme import INK_ON_BRASS, faint, outline
from belote_desktop.windows.look.style import Style

WIDE, HIGH = 44, 24
"""The size of the track, in pixels for text at 100 %."""
SIGN = 24
"""The size of the sign, an open fan, in the same pixels."""


class ClothSwitch(QAbstractButton):
    """On or off; a check mark on the knob shows the state too, so that colour is not the only sign."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self.lines = 1
        """How many lines the words have; without any there is a sign above the track, and the words are read aloud."""
        self.scale = style.scale
        """The scale of its words: that of the names on the table."""
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def _px(self, size: float) -> int:
        return round(size * self.scale)

    @property
    def _words(self) -> FlowingText:
        """The words in one line or in two."""
        return (one_line if self.lines == 1 else folded)(self.text(), self._px(13))

    def sizeHint(self) -> QSize:
        px = self._px
        if not self.lines:
            return QSize(px(WIDE) + 2 * px(8), px(SIGN) + px(HIGH) + 3 * px(6))
        return QSize(px(WIDE) + round(self._words.width) + px(14) + 2 * px(12), max(44, px(44)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, px, theme = QPainter(self), self._px, self._style.theme
        smooth(painter)
        painter.setLayoutDirection(self.layoutDirection())
        whole = QRectF(self.rect())
        box(painter, whole, 10, faint(theme.cloth_edge, 0.72), outline(theme, theme.cloth_brass, 0.45), 1)
        leftwards = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        edge = px(12 if self.lines else 8)
        left = edge if leftwards else whole.width() - edge - px(WIDE)
        top = (whole.height() - px(HIGH)) / 2 if self.lines else whole.height() - px(6) - px(HIGH)
        track = QRectF(left, top, px(WIDE), px(HIGH))
        if self.lines:
            words = self._words
            said = QRectF(whole.width() - edge - words.width if leftwards else edge, 0, words.width, whole.height())
            said.setTop((whole.height() - words.height) / 2)
            words.paint(painter, said, theme.cloth_text, self._style.deck)
        else:
            sign = QRectF((whole.width() - px(SIGN)) / 2, px(6), px(SIGN), px(SIGN))
            draw_icon(painter, "hands", sign, theme.cloth_text)
        self._paint_track(painter, track, at_right=self.isChecked() is not leftwards)
        if self.hasFocus():
            box(painter, whole, 10, None, theme.cloth_brass, 2)
        painter.end()

    def _paint_track(self, painter: QPainter, track: QRectF, *, at_right: bool) -> None:
        theme, on, size = self._style.theme, self.isChecked(), track.height() - 6
        box(painter, track, track.height() / 2, theme.cloth_brass if on else None, theme.cloth_brass, 1.6)
        knob = QRectF(track.right() - 3 - size if at_right else track.left() + 3, track.top() + 3, size, size)
        box(painter, knob, size / 2, INK_ON_BRASS if on else theme.cloth_brass)
        if on:
            draw_icon(painter, "check", knob.adjusted(3, 3, -3, -3), theme.cloth_brass, stroke=3)
