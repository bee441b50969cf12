"""A button whose words go on in a second line where one line has no room for them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMargins, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton

from belote_desktop.windows.widgets.page import FOCUS_EDGE

BESIDE_SIGN = 4
"""The room between the sign of a push button and its words, in pixels; `QPushButton.sizeHint` has it too."""


class FoldingButton(QPushButton):
    """Asks for one line, and gets higher in a narrower place; its words are set with `say`."""

    _words = ""  # the style of a window may change before a button has words

    def __init__(self, words: str = "") -> None:
        super().__init__()
        self._heights: dict[tuple[int, int], int] = {}
        """The height by width and by the width of the sign: layouts ask again and again."""
        policy = QSizePolicy(
            QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum, QSizePolicy.ControlType.PushButton
        )
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.say(words)

    def say(self, words: str) -> None:
        """Set the words, in one line if that has room."""
        self._words = words
        self._heights.clear()
        self._fold()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """One line, and room for the wider frame it gets with the keyboard: its words do not fold then."""
        return self._size(self._words).grownBy(QMargins(0, 0, FOCUS_EDGE, 0))

    def minimumSizeHint(self) -> QSize:
        longest = max(self._words.split(), key=self._width, default="")
        return QSize(self._size(longest).width(), self._size(self._words).height())

    def heightForWidth(self, width: int) -> int:
        asked = width, 0 if self.icon().isNull() else self.iconSize().width()
        if asked not in self._heights:
            self._heights[asked] = self._size(self._folded(width)).height()
        return self._heights[asked]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._heights.clear()
            self._fold()

    def _fold(self) -> None:
        folded = self._folded(self.width()) if self.testAttribute(Qt.WidgetAttribute.WA_Resized) else self._words
        if folded != self.text():
            self.setText(folded)

    def _folded(self, width: int) -> str:
        """The words in as many lines as they need at this width."""
        room = width - (self._size(self._words).width() - self._width(self._words))
        lines = [""]
        for word in self._words.split(" "):
            longer = f"{lines[-1]} {word}" if lines[-1] else word
            if lines[-1] and self._width(longer) > room:
                lines.append(word)
            else:
                lines[-1] = longer
        return "\n".join(lines)

    def _width(self, words: str) -> int:
        return self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, words).width()

    def _size(self, words: str) -> QSize:
        """The size with these words. The frame of the focus is wider, and words must not fold when it comes."""
        self.ensurePolished()
        option, metrics = QStyleOptionButton(), self.fontMetrics()
        self.initStyleOption(option)
        option.state &= ~QStyle.StateFlag.State_HasFocus
        said = metrics.size(Qt.TextFlag.TextShowMnemonic, words)
        if not self.icon().isNull():
            sign = self.iconSize()
            said = QSize(sign.width() + BESIDE_SIGN + said.width(), max(sign.height(), said.height()))
        return self.style().sizeFromContents(QStyle.ContentsType.CT_PushButton, option, said, self)
