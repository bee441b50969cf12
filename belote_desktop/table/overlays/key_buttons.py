"""The keys of a panel: calls to choose from, all of one size, with the sign of their trumps on paper."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from belote_desktop.table.items.flowing_text import FlowingText, folded, one_line
from belote_desktop.table.items.fonts import CAPTION, LABEL
from belote_desktop.table.items.painting import box, draw_icon, draw_trumps, draw_trumps_in, key_cap, key_width
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.items.theme import PAPER_INK, SUIT_PAPER, mixed
from belote_desktop.table.overlays.buttons import ChoiceButton
from belote_desktop.table.overlays.panel_forms import Form
from belote_desktop.table.overlays.questions import Choice

_LEFT_TO_TABLE = (Qt.Key.Key_Up, Qt.Key.Key_Down)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ASIDE = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_HIGH, _SIGN, _LINE = 62.0, 28.0, 16.0
"""A tall key, the sign on it and the line of its word, unscaled."""


class KeyButton(ChoiceButton):
    """One of several calls to choose from; pressing it commits to nothing. A seal marks the chosen one.

    A call that is not legal keeps its place without an edge, all in the ink of disabled things. Its tool tip and its
    description say why.
    """

    def __init__(self, stage: Stage, parent: QWidget, choice: Choice) -> None:
        super().__init__(stage, parent, choice.text, sign=choice.sign, command=choice.command)
        self.why = choice.why
        """Why the call is not legal; empty if it is."""
        self.is_on_paper = self.sign is not None
        """Whether it is as light as paper, as all keys of a row are if one of them has a sign."""
        self.least = 0.0
        """The least width, that of the widest key."""
        self._tall = 0.0
        self.setAccessibleName(choice.name or choice.text)
        self.setCheckable(True)
        if self.why:
            self.setAccessibleDescription(stage.aloud(self.why))

    @property
    def is_suit(self) -> bool:
        """Whether it chooses a suit."""
        return self.sign is not None and self.sign.suit is not None

    def take(self, form: Form) -> None:
        super().take(form)
        self.least, self._tall, self.is_folded = 0.0, form.tall, form.is_folded
        if self.why:
            self.setToolTip(self.why)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go along the keys with left and right.

        Enter (make the chosen call) and the arrows up and down (change the points) are left to the table.
        """
        step = _ASIDE.get(Qt.Key(event.key()))
        if step is not None and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._go(-step if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else step)
        elif event.key() in _LEFT_TO_TABLE or (event.key() in _ENTER and self.isChecked()):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _go(self, step: int) -> None:
        """Give the focus to the next key that can be chosen, in Tab order."""
        panel = self.parentWidget()
        found = [] if panel is None else panel.findChildren(KeyButton)
        keys = [key for key in found if key.isEnabled() and not key.isHidden()]
        keys[(keys.index(self) + step) % len(keys)].setFocus(Qt.FocusReason.TabFocusReason)

    # ------------------------------------------------------------------ size and look
    @property
    def _word(self) -> FlowingText:
        """The word on a tall key: below the sign, or alone and larger."""
        size = (CAPTION if self.sign is not None else LABEL) * self.ui
        text = self.text()
        return folded(text, size, bold=True) if self.is_folded and " " in text else one_line(text, size, bold=True)

    def sizeHint(self) -> QSize:
        if not self._tall:
            size = super().sizeHint()
            return QSize(round(max(self.least, size.width())), size.height())
        ui, word = self.ui, self._word
        high = max(_HIGH * self._tall, (_SIGN + 4) * self._tall + word.height / ui + 8 if self.sign is not None else 0)
        least = 76 if self.shown_key else 56
        return QSize(round(max(self.least, word.width + 16 * ui, least * ui)), round(max(44.0, high * ui)))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self.stage.theme, self.painter(self)
        on_paper = self.is_on_paper and self.isEnabled()
        fill, ink = (SUIT_PAPER, PAPER_INK) if on_paper else (theme.raised, theme.text)
        if not self.isEnabled():
            fill, ink = theme.sunken, theme.disabled
        elif self.isDown() or self.underMouse():
            fill = mixed(fill, ink, 0.14 if self.isDown() else 0.06)
        edge = theme.line2 if self.isEnabled() or theme.is_contrast else None
        radius = 9 * self.ui
        box(painter, QRectF(self.rect()), radius, fill, edge, 1, dashed=theme.is_contrast and not self.isEnabled())
        if self.is_pointed_out and self.isEnabled():
            box(painter, QRectF(self.rect()).adjusted(4, 4, -4, -4), 6 * self.ui, None, ink, 2)
        if self._tall:
            self._paint_tall(painter, ink)
        else:
            self._paint_low(painter, ink)
        if self.isChecked():
            self._paint_seal(painter, radius)
        self.ring(painter, radius)
        painter.end()

    def _paint_sign(self, painter: QPainter, place: QRectF, ink: str) -> None:
        assert self.sign is not None
        if self.isEnabled():
            draw_trumps(painter, self.sign, place, self.stage.suits)
        else:
            draw_trumps_in(painter, ink, self.sign, place, self.stage.suits)

    def _paint_tall(self, painter: QPainter, ink: str) -> None:
        """Paint the sign above the word, and the key in the leading corner."""
        ui, word, width, height = self.ui, self._word, float(self.width()), float(self.height())
        side = _SIGN * self._tall * ui if self.sign is not None else 0.0
        y = (height - side - word.height - (2 * ui if side else 0)) / 2
        if side:
            self._paint_sign(painter, QRectF((width - side) / 2, y, side, side), ink)
            y += side + 2 * ui
        word.paint(painter, QRectF(0, y, width, word.height), ink, self.stage.suits, centred=True)
        if self.shown_key and self.isEnabled():
            size = 9.5 * ui
            strip = self.at(6 * ui, key_width(self.key, size))
            key_cap(painter, QRectF(strip.x(), 6 * ui, strip.width(), 17 * ui), self.key, ink, size)

    def _paint_low(self, painter: QPainter, ink: str) -> None:
        """Paint word, sign and key beside each other, or the sign alone."""
        ui, flow = self.ui, self.flow(self.text())
        x = (self.width() - self.content_width(self.text())) / 2
        if not self.is_brief:
            place = self.at(x, flow.width)
            room = QRectF(place.x(), (self.height() - flow.height) / 2, place.width(), flow.height)
            flow.paint(painter, room, ink, self.stage.suits, centred=self.is_folded)
            x += flow.width + 10 * ui
        if self.sign is not None:
            self._paint_sign(painter, self.square(x, 24 * ui), ink)
            x += 34 * ui
        if self.shown_key and self.isEnabled():
            self.paint_key(painter, x, ink, ui)

    def _paint_seal(self, painter: QPainter, radius: float) -> None:
        """Paint the mark of the chosen call."""
        theme, side = self.stage.theme, 16 * self.ui
        leftwards = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        box(painter, QRectF(self.rect()), radius, None, theme.primary, 3)
        inset = 5 * self.ui if self._tall else 0.0
        seal = QRectF(inset if leftwards else self.width() - side - inset, inset, side, side)
        box(painter, seal, side / 2, theme.primary, SUIT_PAPER if self.is_on_paper else None, 1)
        draw_icon(painter, "check", seal.adjusted(3, 3, -3, -3), theme.primary_text, stroke=3.2)
