"""The menus of the window in a row."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLocale
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QMenuBar

_CHANGES = (QEvent.Type.FontChange, QEvent.Type.StyleChange, QEvent.Type.LanguageChange)
_PADDING = 2


class MenuBar(QMenuBar):
    """A row of menus as high in every script.

    Qt gives words the height of the tallest letters of their font. In Arabic fonts these are half as high again as the
    words of a menu, and a small table would lack this height.
    """

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in _CHANGES:
            self._fit()

    def _fit(self) -> None:
        metrics = QFontMetricsF(self.font())
        spare = (metrics.size(0, QLocale().nativeLanguageName()).height() - metrics.height()) / 2
        sheet = f"QMenuBar::item {{ padding: {round(_PADDING - spare)}px 10px; }}" if spare >= 1 else ""
        if sheet != self.styleSheet():  # which changes the style
            self.setStyleSheet(sheet)
