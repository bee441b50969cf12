"""The coach's paper as a widget: above a tray, below a low table, and where a table has no free place for it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QVBoxLayout, QWidget

from belote_desktop.table.items.painting import smooth
from belote_desktop.windows.board.paper_button import PaperButton
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.suits.suit_text import rich
from belote_desktop.windows.widgets.cloth import paint_cloth
from belote_desktop.windows.widgets.page import label
from belote_desktop.windows.widgets.scrolling import scrolling

LINKS = Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
LOW = 470
"""On a table of less height, in pixels, a paper has no room between cards and names: it lies below."""
WIDEST = 760
"""A paper beside or below a table is no wider than this at 100 %: lines of running text stay under 90 letters."""
EDGE = 12
"""The room round it."""
BESIDE_FROM = 420
"""From this width on, for text at 100 %, a button lies beside the end of the text, in a narrower paper below it."""
_ASIDE, _ABOVE, _BELOW, _APART = 18, 7, 9, 10
_LINES = 0.95
"""Lines lie so much closer than the font sets them, whose lines leave room for every script's marks. By eye."""


class PaperStrip(QWidget):
    """A strip of cloth below a table, with a paper in its middle."""

    def __init__(self, style: Style, paper: CoachPaper, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style, self.paper = style, paper
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE, EDGE // 2, EDGE, EDGE // 2)
        column.addWidget(paper, 0, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)

    def fit(self, width: int, least: int, most: int) -> None:
        """Take a width, and the height that the paper needs, between two."""
        around = EDGE // 2 * 2
        wide = min(width - 2 * EDGE, self._style.px(WIDEST))
        self.setFixedHeight(max(least, self.paper.fit(wide, most - around) + around))

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_cloth(QPainter(self), QRectF(self.rect()), self._style.theme)


class CoachPaper(QFrame):
    """A title and sentences, framed in brass, with a button at the end; `word_asked` carries the address of a link.

    What is too long for its place scrolls; the button stays in sight.
    """

    word_asked = Signal(str)

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self.title, self.text = label(role="section", wrap=True), label(role="lead", wrap=True)
        self._cards = label(role="lead", wrap=True)
        self._cards.hide()
        self._button: PaperButton | None = None
        self._written = QWidget()
        lines = QVBoxLayout(self._written)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(4)
        for part in (self.title, self.text, self._cards):
            part.setTextFormat(Qt.TextFormat.RichText)
            lines.addWidget(part)
        self.text.setTextInteractionFlags(LINKS)
        self.text.linkActivated.connect(self.word_asked)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(_ASIDE, _ABOVE, _ASIDE, _BELOW)
        self._row.setSpacing(_APART)
        self._area = scrolling(self._written)
        self._row.addWidget(self._area, 1)

    def write(self, title: str, text: str) -> None:
        """Write a title and a text, both as HTML; either may be empty."""
        for part, words in ((self.title, title), (self.text, text)):
            part.setText(f'<div style="line-height:{_LINES:.0%}">{words}</div>')
            part.setVisible(bool(words))

    def add_cards(self, text: str) -> None:
        """Name cards below the text, where they cannot be shown; an empty text names none."""
        self._cards.setText(rich(text))
        self._cards.setVisible(bool(text))

    def carry(self, button: PaperButton | None) -> None:
        """Carry a button at the end; None for none."""
        if self._button is not None and self._button is not button and self._button.parent() is self:
            self._row.removeWidget(self._button)
            self._button.hide()
        self._button = button
        if button is not None:
            button.write_on(None)
            end = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignTrailing
            self._row.addWidget(button, 0, end)
            button.show()

    def fit(self, width: int, most: int) -> int:
        """Take a width, and a height up to `most`; returns the height."""
        hint = None if self._button is None else self._button.sizeHint()
        beside = hint is not None and self._is_beside(hint, width, most)
        ways = QBoxLayout.Direction
        self._row.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        inside = width - 2 * _ASIDE - (hint.width() + _APART if hint is not None and beside else 0)
        high = self._height_of_text(inside)
        if hint is not None:
            high = max(high, hint.height()) if beside else high + hint.height() + _APART
        policies = Qt.ScrollBarPolicy  # a bar that comes for a moment makes the lines shorter, and stays
        is_whole = high + _ABOVE + _BELOW <= most
        self._area.setVerticalScrollBarPolicy(policies.ScrollBarAlwaysOff if is_whole else policies.ScrollBarAsNeeded)
        self.setFixedSize(width, max(1, min(high + _ABOVE + _BELOW, most)))
        self._lay_out()
        return self.height()

    def _is_beside(self, button: QSize, width: int, most: int) -> bool:
        """Whether the button is beside the text: on a wide paper, and on a low one, where no line would be above it."""
        if width >= self._style.px(BESIDE_FROM):
            return True
        above = most - _ABOVE - _BELOW - _APART - button.height()
        return above < button.height() and width >= 3 * button.width()

    def _lay_out(self) -> None:
        """Let the lines take their new heights: those of what was written before would stay while it is hidden."""
        written = self._written.layout()
        assert written is not None
        for layout in (written, self._row, written):
            layout.invalidate()
            layout.activate()

    def _height_of_text(self, width: int) -> int:
        """The height of what is written in lines of a width."""
        parts: tuple[QLabel, ...] = (self.title, self.text, self._cards)
        heights = [part.heightForWidth(width) for part in parts if not part.isHidden()]
        return sum(heights) + 4 * max(0, len(heights) - 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, ink = QPainter(self), self._style.ink
        smooth(painter)
        painter.setPen(QPen(ink.cloth_brass, 2))
        painter.setBrush(ink.raised)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 12, 12)


def in_the_middle(part: QWidget, *, below: int = EDGE) -> QWidget:
    """A part in the middle of an area, off the edges."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(EDGE, EDGE, EDGE, below)
    column.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
    return holder


def free(area: QWidget) -> None:
    """Let an area have any size again."""
    area.setMinimumSize(0, 0)
    area.setMaximumSize(16_777_215, 16_777_215)
