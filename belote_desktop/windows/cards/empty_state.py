"""What stands where there is nothing to show yet: paper with nothing on it, a sentence, and where to go from here."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from belote_desktop.engine.cards import Card
from belote_desktop.models.preferences import Preferences
from belote_desktop.table.items.painting import box, smooth
from belote_desktop.windows.cards.painted_deck import PaintedDeck
from belote_desktop.windows.look.icons import put_sign
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.flow import FlowLayout
from belote_desktop.windows.widgets.page import label, set_role
from belote_desktop.windows.widgets.scrolling import scrolling

CARDS = tuple(Card.parse(text) for text in ("KS", "9S", "AS"))
BESIDE, WIDEST, LOW = 820, 1100, 440
"""From this width at 100 % the picture stands beside the words; no wider together; below the height there is none."""


class EmptyPaper(QWidget):
    """Paper with nothing on it yet, and three cards. It is decoration; a subclass says what will be on it."""

    room = QRectF(-0.58, -0.46, 0.66, 0.86)
    """Where the paper lies, in parts of the height of the picture, counted from its middle."""

    def __init__(self, style: Style, preferences: Preferences) -> None:
        super().__init__()
        self._style, self._deck = style, PaintedDeck(style, preferences, self)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(400, 300)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, 120)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        high = min(self.height() * 0.94, self.width() * 0.72)
        painter.translate(QPointF(self.rect().center()) - QPointF(high * 0.05, 0))
        for place, card in enumerate(CARDS):
            at = QPointF(high * (0.2 + 0.17 * place), high * (0.04 + 0.03 * place * place))
            self._deck.paint(painter, card, at, high * 0.3, -8 + 10 * place)
        painter.rotate(-5)
        paper = QRectF(self.room.topLeft() * high, self.room.size() * high)
        box(painter, paper.translated(3, 5), 5, QColor(0, 0, 0, 40))
        box(painter, paper, 5, self._style.theme.raised, self._style.theme.line2, 1)
        self.paint_paper(painter, paper)

    def paint_paper(self, painter: QPainter, paper: QRectF) -> None:
        """Paint what is printed on the paper."""
        raise NotImplementedError


class UnwrittenSheet(EmptyPaper):
    """A score sheet without a word on it."""

    def paint_paper(self, painter: QPainter, paper: QRectF) -> None:
        painter.setPen(QPen(self._style.ink.line, 1))
        lines = 9
        for place in range(2, lines):
            y = paper.top() + paper.height() * place / lines
            painter.drawLine(QPointF(paper.left(), y), QPointF(paper.right(), y))
        painter.setPen(QPen(self._style.ink.you, 1))
        for part in (0.22, 0.61):
            x = paper.left() + paper.width() * part
            painter.drawLine(QPointF(x, paper.top()), QPointF(x, paper.bottom()))


class EmptyPlot(EmptyPaper):
    """A plot with its lines, and with dots and rings where points will be."""

    room = QRectF(-0.6, -0.3, 0.74, 0.54)
    RISE = (0.62, 0.7, 0.46, 0.5, 0.28)
    """How high the rings lie, in parts of the plot counted from its top."""

    def paint_paper(self, painter: QPainter, paper: QRectF) -> None:
        ink, edge = self._style.ink, paper.height() * 0.14
        plot = paper.adjusted(edge, edge, -edge, -edge)
        painter.setPen(QPen(ink.line2, 1, Qt.PenStyle.DotLine))
        for place in range(4):
            y = plot.top() + plot.height() * place / 4
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
        painter.setPen(QPen(ink.text3, 2))
        painter.drawPolyline([plot.topLeft(), plot.bottomLeft(), plot.bottomRight()])
        step = plot.width() / len(self.RISE)
        rings = [QPointF(plot.left() + (place + 0.5) * step, plot.top() + plot.height() * rise)
                 for place, rise in enumerate(self.RISE)]  # fmt: skip
        painter.setPen(QPen(ink.we, 2.4, Qt.PenStyle.DotLine))
        painter.drawPolyline(rings)
        painter.setPen(QPen(ink.we, 2))
        painter.setBrush(ink.raised)
        for ring in rings:
            painter.drawEllipse(ring, paper.height() * 0.022, paper.height() * 0.022)


class EmptyState(QWidget):
    """A picture of what is missing, what it is for, and two ways on; `first_asked` is the main one."""

    first_asked = Signal()
    second_asked = Signal()

    def __init__(
        self, style: Style, preferences: Preferences, signs: tuple[str, str],
        paper: type[EmptyPaper] = UnwrittenSheet,
    ) -> None:  # fmt: skip
        super().__init__()
        self._style, self._signs = style, signs
        self.picture = paper(style, preferences)
        self.title, self.sentence = label(role="figure", wrap=True), label(role="lead", wrap=True)
        self.first, self.second = QPushButton(), QPushButton()
        set_role(self.first, "primary")
        for button, asked in ((self.first, self.first_asked), (self.second, self.second_asked)):
            button.setAutoDefault(False)
            button.clicked.connect(asked)
        words, column = QWidget(), QVBoxLayout()
        words.setLayout(column)
        buttons = FlowLayout(gap=12)
        buttons.addWidget(self.first)
        buttons.addWidget(self.second)
        column.setSpacing(12)
        column.addStretch(1)
        column.addWidget(self.title)
        column.addWidget(self.sentence)
        column.addLayout(buttons)
        column.addStretch(1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setSpacing(24)
        self._row.addWidget(self.picture, 1)
        self._row.addWidget(scrolling(words), 1)
        self.hide()

    def word(self, title: str, sentence: str, first: str, second: str) -> None:
        """Set all texts."""
        for part, text in zip((self.title, self.sentence), (title, sentence), strict=True):
            part.setText(text)
        self.first.setText(first)
        self.second.setText(second)

    def restyle(self) -> None:
        """Take the colours and sizes in force."""
        put_sign(self.first, self._signs[0], self._style.ink.primary_text, self._style.px(18))
        put_sign(self.second, self._signs[1], self._style.ink.text2, self._style.px(18))
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        beside = self.width() / self._style.scale >= BESIDE
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._row.setDirection(way)
        self.picture.setVisible(beside or self.height() / self._style.scale >= LOW)
        spare = max(0, (self.width() - self._style.px(WIDEST)) // 2)
        self._row.setContentsMargins(spare, 0, spare, 0)
