"""What stands above the buttons of the panel of choices: a title, a line of explanation, reasons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from belote_desktop.table.items.flowing_text import FlowingText
from belote_desktop.table.items.fonts import SECONDARY, TITLE
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.overlays.panel_forms import Form
from belote_desktop.table.overlays.questions import Question


def left_out(question: Question, form: Form) -> str:
    """The texts of a question that a form has no room for, as a tool tip."""
    texts = (question.title if form.is_bare else "", question.line if form.is_terse else "")
    return "\n".join(text for text in texts if text)


class PanelTexts:
    """The texts of a question in a form, at most `limit` pixels wide; title and line leave `apart` pixels free."""

    def __init__(self, question: Question, told: Sequence[str], form: Form, limit: float, apart: float) -> None:
        self._form = form
        ui, beside = form.ui, limit - apart
        size = (SECONDARY if form.is_aside else TITLE) * ui
        title = "" if form.is_bare else question.title
        self.title = FlowingText(title, size, beside, bold=True, serif=True, close=form.is_folded and not form.tall)
        self.line = FlowingText("" if form.is_terse else question.line, SECONDARY * ui, beside)
        self.reasons = tuple(FlowingText(why, SECONDARY * ui, limit) for why in told)

        self._apart, self._is_beside, self._least = apart, False, 0.0

    @property
    def width(self) -> float:
        """The width that the texts need: title and line beside each other if that is possible."""
        beside, least = self._beside_width, max(self.title.width, self.line.width) + self._apart
        reasons = max((text.width for text in self.reasons), default=0.0)
        return max(beside if self._form.tall and self._are_short else least, reasons)

    @property
    def _are_short(self) -> bool:
        """Whether title and line have one line each."""
        return self.title.lines == self.line.lines == 1

    @property
    def _beside_width(self) -> float:
        """The width of title and line beside each other, with the button that stands apart."""
        return self.title.width + self.line.width + self._apart + 28 * self._form.ui

    def fits_beside(self, inner: float) -> bool:
        """Whether title and line stand beside each other in a panel `inner` pixels wide."""
        return self._are_short and self._beside_width <= inner

    def height(self, inner: float, least: float) -> float:
        """The height above the buttons in a panel `inner` pixels wide, with the margin.

        The line stands at the trailing end if it fits beside the title. Both take `least` pixels or more.
        """
        ui = self._form.ui
        self._is_beside, self._least = self.fits_beside(inner), least
        title = max(self.title.height, self.line.height) if self._is_beside else self.title.height + self.line.height
        beside = title + (8 * ui if self.line.height else self._form.margin / 2)
        below = sum(text.height for text in self.reasons) + (6 * ui if self.reasons else 0.0)
        return self._form.margin + max(beside, least) + below

    def paint(self, painter: QPainter, room: QRectF, stage: Stage) -> None:
        """Paint the texts in the panel whose box without the shadow is `room`."""
        form, theme = self._form, stage.theme
        inner = room.adjusted(form.pad, form.margin, -form.pad, 0)
        y = (room.height() - self.title.height) / 2 - form.margin if form.is_flat else 0.0
        y += max(0.0, self._least - self.title.height) / 2 if self._is_beside else 0.0
        self.title.paint(painter, inner.translated(0, y), theme.text, stage.suits)
        if self._is_beside:
            leftwards = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
            x = inner.left() + self._apart if leftwards else inner.right() - self._apart - self.line.width
            lower = y + (self.title.height - self.line.height) / 2
            place = QRectF(x, inner.top() + lower, self.line.width, self.line.height)
            self.line.paint(painter, place, theme.text2, stage.suits)
            y += self.title.height
        else:
            y += self.title.height
            self.line.paint(painter, inner.translated(0, y), theme.text2, stage.suits)
            y += self.line.height
        y = max(y, self._least)
        for reason in self.reasons:
            reason.paint(painter, inner.translated(0, y), theme.text2, stage.suits)
            y += reason.height
