"""A button whose text may contain cards and suits; suits are drawn on paper, never directly on the button."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QStylePainter

from belote_desktop.table.items.flowing_text import FlowingText
from belote_desktop.table.items.painting import smooth
from belote_desktop.table.items.theme import INK_ON_BRASS
from belote_desktop.windows.look.style import Style

BESIDE = 20
"""The room at each end of the words, for text at 100 %."""


class SuitButton(QPushButton):
    """Its text may hold cards and suits as their tokens: `K♥`, `80 ♣`."""

    def __init__(self, style: Style, text: str = "") -> None:
        super().__init__(text)
        self._style = style
        self.setAutoDefault(False)

    def _flow(self) -> FlowingText:
        return FlowingText(self.text(), self._style.px(15), 10_000, bold=True)

    def sizeHint(self) -> QSize:
        return QSize(round(self._flow().width) + 2 * self._style.px(BESIDE), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QStylePainter(self)
        smooth(painter)
        painter.setLayoutDirection(self.layoutDirection())
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        theme, flow = self._style.theme, self._flow()
        ink = {"primary": theme.primary_text, "brass": INK_ON_BRASS}.get(str(self.property("role")), theme.text)
        room = QRectF(0, (self.height() - flow.height) / 2, self.width(), flow.height)
        flow.paint(painter, room, ink if self.isEnabled() else theme.disabled, self._style.deck, centred=True)
        painter.end()
