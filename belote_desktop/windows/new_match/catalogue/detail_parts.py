"""The parts of the description of a game: the picture of its deal, meters, and rows with a sign."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from belote_desktop.engine import Ruleset
from belote_desktop.models.games.game_words import signs_told
from belote_desktop.windows.cards.deal_picture import paint_deal
from belote_desktop.windows.cards.painted_deck import PaintedDeck
from belote_desktop.windows.look.icons import sign_pixmap
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.page import label, set_role

BARS = 3
"""The steps of a meter."""
BAR_WIDE, BAR_HIGH, BAR_STEP = 20, 6, 24
"""A bar of a meter, and the way to the next one, for text at 100 %."""
SEAL, SIGN = 32, 20
"""The square before a row, and the sign in it, for text at 100 %."""


class DealPicture(QWidget):
    """The deal of a game as a picture; the tool tip tells what its signs mean, as the rules do in words."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        set_role(self, "plain")
        self._style = style
        self._rules: Ruleset | None = None
        PaintedDeck.of(style).arrived.connect(self.update)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_deal(self, rules: Ruleset) -> None:
        """Show the deal of a ruleset."""
        self._rules = rules
        self.setToolTip("\n".join(signs_told(rules)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._rules is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing)
        paint_deal(painter, QRectF(self.rect()), self._style, self._rules)


class _Bars(QWidget):
    """Three bars, some of them filled."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        set_role(self, "plain")
        self._style = style
        self._filled = 0

    def fill(self, filled: int) -> None:
        """Fill so many bars."""
        self._filled = filled
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(BAR_STEP * BARS), self._style.px(BAR_HIGH) + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing)
        ink, scale = self._style.ink, self._style.scale
        rtl = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        for number in range(BARS):
            x = number * BAR_STEP * scale + 1
            if rtl:
                x = self.width() - x - BAR_WIDE * scale
            on = number < self._filled
            painter.setPen(QPen(ink.accent_text if on else ink.line2, 1))
            painter.setBrush(ink.accent_text if on else ink.sunken)
            painter.drawRoundedRect(QRectF(x, 2, BAR_WIDE * scale, BAR_HIGH * scale), 3, 3)


class Meter(QWidget):
    """What is measured, a word for how much, and the same in three bars."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        set_role(self, "plain")
        self._head, self._word = label(role="sentence"), label(role="name")
        self._bars = _Bars(style)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(1)
        for part in (self._head, self._word, self._bars):
            column.addWidget(part)

    def show_value(self, head: str, word: str, filled: int) -> None:
        """Show a value in a word and in so many bars."""
        self._head.setText(head)
        self._word.setText(word)
        self._bars.fill(filled)


class SignedRow(QWidget):
    """A sign in a square, a head, a sentence, and in wide panels a second one in small letters."""

    def __init__(self, style: Style, sign: str, head: str, said: str, other: str) -> None:
        super().__init__()
        set_role(self, "plain")
        column = QVBoxLayout()
        column.setSpacing(0)
        for text, role in ((head, "row-head"), (said, "told"), (other, "note")):
            if text:
                part = label(text, role, wrap=True)
                part.setTextFormat(Qt.TextFormat.PlainText)
                column.addWidget(part)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 2, 0, 4)
        row.setSpacing(12)
        row.addWidget(_Seal(style, sign), 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(column, 1)


class _Seal(QWidget):
    """A sign in a quiet square."""

    def __init__(self, style: Style, name: str) -> None:
        super().__init__()
        set_role(self, "plain")
        self._style, self._name = style, name
        self.setFixedSize(style.px(SEAL), style.px(SEAL))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._style.ink.select)
        painter.drawRoundedRect(QRectF(self.rect()), 8, 8)
        side = self._style.px(SIGN)
        edge = (self.width() - side) // 2
        mark = sign_pixmap(self._name, self._style.ink.accent_text, side, self.devicePixelRatioF())
        painter.drawPixmap(edge, edge, mark)
