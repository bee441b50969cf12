"""A line of the deal statistics: the share dealt, its band and the expected share, as a picture and in words."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from belote_desktop.coach.looking_back.dealt_hands import Line
from belote_desktop.models.words import words
from belote_desktop.models.words.forms import raised
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.page import label, rule


def percent(share: float) -> str:
    """A share as a percentage with one decimal place."""
    return words.percent(QLocale().toString(100 * share, "f", 1))


class BandPicture(QWidget):
    """The band as a bar, with a dot for the hands dealt and a line for an even shuffle; `top` is the scale's end."""

    def __init__(self, style: Style, line: Line, top: float) -> None:
        super().__init__()
        self._style, self._line, self._top = style, line, top
        self.setMinimumWidth(80)

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(240), self._style.px(26))

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self._style.px(26))

    def paintEvent(self, event: QPaintEvent) -> None:
        ink, line, px = self._style.ink, self._line, self._style.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, room = self.height() / 2, self.width() - 2 * px(8)
        rtl = self.layoutDirection() is Qt.LayoutDirection.RightToLeft

        def at(share: float) -> float:
            along = px(8) + room * min(1.0, share / self._top)
            return self.width() - along if rtl else along

        painter.setPen(QPen(ink.line2, 1))
        painter.drawLine(QPointF(at(0), middle), QPointF(at(self._top), middle))
        colour = ink.we if line.is_as_expected else ink.bad
        ends = sorted((at(line.low), at(line.high)))
        tall = px(8)
        painter.setPen(QPen(colour, 1.4))
        fill = ink.sunken
        painter.setBrush(fill)
        painter.drawRoundedRect(QRectF(ends[0], middle - tall / 2, max(2.0, ends[1] - ends[0]), tall), 3, 3)
        chance = at(float(line.pattern.chance))
        painter.setPen(QPen(ink.text, 2))
        painter.drawLine(QPointF(chance, middle - px(11)), QPointF(chance, middle + px(11)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(at(line.held / line.hands), middle), px(5), px(5))


class BandRow(QFrame):
    """The name of a pattern, its picture, and the sentence that describes the picture."""

    def __init__(self, style: Style, line: Line, top: float) -> None:
        super().__init__()
        self.line = line
        self.name, self.sentence, self.remark = label(role="name", wrap=True), label(wrap=True), label(role="bad")
        self.remark.setWordWrap(True)
        self.picture = BandPicture(style, line, top)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 4)
        column.setSpacing(3)
        for part in (rule(), self.name, self.picture, self.sentence, self.remark):
            column.addWidget(part)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the user's language."""
        line = self.line
        self.name.setText(raised(words.sentence(line.pattern.name)))
        #: Below the name of a pattern, "No ace". {held}, {hands}: numbers of hands.
        #: {share}, {low}, {high}, {chance}: percentages.
        text = self.tr(
            "In {held} of {hands} hands: {share}. The band is {low} to {high}. A fair shuffle gives {chance}."
        )
        self.sentence.setText(
            text.format(
                held=words.number(line.held),
                hands=words.number(line.hands),
                share=percent(line.held / line.hands),
                low=percent(line.low),
                high=percent(line.high),
                chance=percent(float(line.pattern.chance)),
            )
        )
        #: After the line of a pattern: the share of a fair shuffle lies outside the band.
        self.remark.setText("" if line.is_as_expected else self.tr("This is outside the band."))
        self.remark.setVisible(not line.is_as_expected)
