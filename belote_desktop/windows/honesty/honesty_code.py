"""Text as a machine writes it: left to right in every language, and selectable."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QResizeEvent, QTextOption
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget

from belote_desktop.windows.look.style import Style

FAMILIES = ["DejaVu Sans Mono", "Noto Sans Mono", "Menlo", "Consolas", "Courier New"]


class Code(QPlainTextEdit):
    """A text field as high as its text, up to `most` lines, or as high as its place if None; longer texts scroll."""

    def __init__(self, style: Style, most: int | None = 6, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style, self._most = style, most
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        wrap = QTextOption.WrapMode
        self.setWordWrapMode(wrap.WrapAnywhere if most is not None else wrap.WrapAtWordBoundaryOrAnywhere)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.document().setDocumentMargin(8)
        self.restyle()

    def show_text(self, text: str) -> None:
        """Show a text."""
        self.setPlainText(text)
        self._fit()

    def restyle(self) -> None:
        """Apply a change of theme or text size."""
        theme = self._style.theme
        font = QFont(self._style.font(13))
        font.setFamilies(FAMILIES)
        font.setStyleHint(QFont.StyleHint.Monospace)
        self.setFont(font)
        self.setStyleSheet(
            f"QPlainTextEdit {{ background: {theme.sunken}; color: {theme.text}; border: 1px solid {theme.line2};"
            f" border-radius: 8px; selection-background-color: {theme.primary};"
            f" selection-color: {theme.primary_text}; }}"
            f"QPlainTextEdit:focus {{ border: 2px solid {theme.accent_text}; }}"
        )
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        if self.viewport().width() != event.size().width():  # the bar has come or gone, and Qt does not tell it here
            super().resizeEvent(QResizeEvent(self.viewport().size(), event.size()))

    def _fit(self) -> None:
        if self._most is None:
            return
        lines = max(1, int(self.document().size().height()))
        scrolls = Qt.ScrollBarPolicy.ScrollBarAsNeeded if lines > self._most else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(scrolls)
        self.setFixedHeight(min(lines, self._most) * self.fontMetrics().lineSpacing() + 24)
