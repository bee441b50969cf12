"""What stands above the buttons of the panel of choices: a title, a line of explanation, reasons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
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
        self.title = FlowingText("" if form.is_bare else question.title, size, beside, bold=True, serif=True)
        self.line = FlowingText("" if form.is_terse else question.line, SECONDARY * ui, beside)
        self.reasons = tuple(FlowingText(why, SECONDARY * ui, limit) for why in told)

    @property
    def reasons_width(self) -> float:
        """The width of the widest reason; 0 without reasons."""
        return max((text.width for text in self.reasons), default=0.0)

    def height(self, least: float) -> float:
        """The height above the buttons, with the margin; title and line take `least` pixels or more."""
        ui = self._form.ui
        beside = self.title.height + self.line.height + (8 * ui if self.line.height else self._form.margin / 2)
        below = sum(text.height for text in self.reasons) + (6 * ui if self.reasons else 0.0)
        return self._form.margin + max(beside, least) + below

    def paint(self, painter: QPainter, room: QRectF, stage: Stage) -> None:
        """Paint the texts in the panel whose box without the shadow is `room`."""
        form, theme = self._form, stage.theme
        inner = room.adjusted(form.pad, form.margin, -form.pad, 0)
        y = (room.height() - self.title.height) / 2 - form.margin if form.is_flat else 0.0
        self.title.paint(painter, inner.translated(0, y), theme.text, stage.suits)
        y += self.title.height
        self.line.paint(painter, inner.translated(0, y), theme.text2, stage.suits)
        y = max(y + self.line.height, 44 * form.ui)
        for reason in self.reasons:
            reason.paint(painter, inner.translated(0, y), theme.text2, stage.suits)
            y += reason.height
