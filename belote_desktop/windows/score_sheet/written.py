"""Words and figures that appear on paper as they are written. Screen readers have them from the beginning."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from belote_desktop.models.words import words
from belote_desktop.table.items.painting import FIGURES, write_wrapped
from belote_desktop.windows.widgets.mirroring import Label
from belote_desktop.windows.widgets.page import set_role


class Written(Label):
    """Plain words that fade in."""

    def __init__(self, text: str, role: str, *, wrap: bool = False) -> None:
        super().__init__()
        self.setText(text)
        self.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        set_role(self, role)
        self.setWordWrap(wrap)
        self._share = 1.0

    def appear(self, share: float, *, moves: bool) -> None:
        """Be seen as far as at a share of the time."""
        if share != self._share:
            self._share = share
            self.update()

    @property
    def seen(self) -> tuple[str, float]:
        """What is read now, and how strongly, 0 to 1."""
        return self.text(), self._share

    def paintEvent(self, event: QPaintEvent) -> None:
        text, opacity = self.seen
        if text == self.text() and opacity >= 1.0:
            super().paintEvent(event)
        elif opacity > 0:
            painter = QPainter(self)
            painter.setOpacity(opacity)
            painter.setLayoutDirection(self.layoutDirection())
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            if self.wordWrap():
                write_wrapped(painter, QRectF(self.contentsRect()), text, self.alignment())
            else:
                painter.drawText(self.contentsRect(), int(self.alignment()), text)


class Figure(Written):
    """A figure that ends at the right of its column and counts up from another; a side without one has no text."""

    def __init__(self, value: int | None, role: str, *, start: int | None = None) -> None:
        super().__init__("" if value is None else words.number(value), role)
        self.setAlignment(FIGURES)
        self._value, self._start = value, start
        self._moves = False

    def appear(self, share: float, *, moves: bool) -> None:
        self._moves = moves
        super().appear(share, moves=moves)

    @property
    def seen(self) -> tuple[str, float]:
        if self._value is None or self._start is None or not self._moves or self._share >= 1.0:
            return self.text(), self._share
        reached = self._start + (self._value - self._start) * self._share
        return (words.number(round(reached)), 1.0) if self._share > 0 or self._start else ("", 0.0)


def appear_all(parts: tuple[QWidget, ...], share: float, *, moves: bool) -> None:
    """Let all the parts that can appear do so."""
    for part in parts:
        if isinstance(part, Written):
            part.appear(share, moves=moves)
