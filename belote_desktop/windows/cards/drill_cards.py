"""The cards of a drill question: rows of cards with notes under them, some of which can be chosen."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget

from belote_desktop.coach.drills import Form, Row
from belote_desktop.engine import Card, CardSet, Message
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.models.words.names import Names
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.items.painting import smooth
from belote_desktop.table.items.pixmaps import DeckPixmaps, Key, Look, margin
from belote_desktop.windows.cards.lesson_cards import growth_in
from belote_desktop.windows.look.icons import sign_pixmap
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.cloth import paint_round_cloth
from belote_desktop.windows.widgets.controls import capital
from belote_desktop.windows.widgets.flow import FlowLayout
from belote_desktop.windows.widgets.page import label

WIDTH, SMALL = 76, 44
"""The width of a card, and of one that is only there for reference, for text at 100 %."""
MOST_SCALE = 1.25
"""Cards grow with the text up to here: they can be read long before, and the question should stay in sight."""
RIM = 5
"""The room of the ring round a card."""


class DrillCard(QAbstractButton):
    """One card; if checked it has a ring and a tick, if `marked` it is part of the right answer."""

    def __init__(self, card: Card, width: int, style: Style, pixmaps: DeckPixmaps, *, open_: bool) -> None:
        super().__init__()
        self.card, self.note, self.marked, self._answered = card, "", False, False
        self.small = False
        """Whether it is only there for reference."""
        self._card_width, self._style, self._pixmaps, self._open = width, style, pixmaps, open_
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if open_ else Qt.FocusPolicy.NoFocus)
        if not open_:
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.name()

    def name(self, right: str = "") -> None:
        """Set the accessible name of the card."""
        said = [words.card_name(self.card), *([self.note] if self.note else []), *([right] if right else [])]
        self.setAccessibleName(words.listed(said) if len(said) > 2 else ", ".join(said))

    @property
    def is_open(self) -> bool:
        """Whether the card can be chosen."""
        return self._open

    def set_width(self, width: int) -> None:
        """Set the width of the card in pixels."""
        self._card_width = width
        self.updateGeometry()
        self.update()

    def set_note(self, note: str) -> None:
        """Set the words under the card."""
        self.note = note
        self.name()
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        words_high = self._style.px(18) if self.note else 0
        width = self._card_width
        if self.note:
            font = self._style.font(12, bold=True)
            width = max(width, math.ceil(QFontMetricsF(font).horizontalAdvance(self.note)) + 2)
        return QSize(width + 2 * RIM, round(self._card_width * CARD_RATIO) + 2 * RIM + words_high)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, ink = QPainter(self), self._style.ink
        smooth(painter)
        left = (self.width() - self._card_width) / 2
        face = QRectF(left, RIM, self._card_width, self._card_width * CARD_RATIO)
        room = margin(self._card_width)
        drawn = self._pixmaps.picture(Key(str(self.card), self._card_width, self.devicePixelRatioF()))
        painter.drawPixmap(face.topLeft() - QPointF(room, room), drawn.pixmap)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.isChecked() or self.marked:
            painter.setPen(QPen(ink.cloth_brass, 3))
            painter.drawRoundedRect(face.adjusted(-2, -2, 2, 2), 7, 7)
            self._paint_tick(painter, face, "check" if self.marked or not self._answered else "cross")
        if self.hasFocus():
            painter.setPen(QPen(ink.cloth_text, 2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(face.adjusted(-4, -4, 4, 4), 8, 8)
        if self.note:
            painter.setFont(self._style.font(12, bold=True))
            painter.setPen(ink.cloth_text)
            under = QRectF(0, face.bottom() + RIM - 1, self.width(), self._style.px(18))
            painter.drawText(under, Qt.AlignmentFlag.AlignCenter, self.note)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave left and right to the row: a button would move the focus to the next widget of any kind."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()
            return
        super().keyPressEvent(event)

    def show_answer(self, marked: bool, note: str, right: str) -> None:
        """Show whether the card belongs to the right answer."""
        self._answered, self.marked = True, marked
        if note:
            self.note = note
        self.name(right if marked else "")
        self.updateGeometry()
        self.update()

    def _paint_tick(self, painter: QPainter, face: QRectF, sign: str) -> None:
        """Paint a tick, or a cross on a wrong choice, so that colour is not the only sign."""
        ink, size = self._style.ink, 20
        spot = QRectF(face.right() - size + 5, face.top() - 5, size, size)
        colour = ink.good if self.marked else (ink.bad if sign == "cross" else ink.accent_text)
        painter.save()
        painter.setPen(QPen(colour, 1.5))
        painter.setBrush(ink.raised)
        painter.drawEllipse(spot)
        painter.restore()
        if sign == "check":
            picture = sign_pixmap("check", colour, 14, self.devicePixelRatioF())
            painter.drawPixmap(spot.topLeft() + QPointF(3, 3), picture)
        else:
            painter.save()
            painter.setPen(QPen(colour, 2.2))
            inner = spot.adjusted(6, 6, -6, -6)
            painter.drawLine(inner.topLeft(), inner.bottomRight())
            painter.drawLine(inner.topRight(), inner.bottomLeft())
            painter.restore()


def _line(cards: Sequence[DrillCard], group: int) -> QWidget:
    """The cards in lines, with those of a group together."""
    line = QWidget()
    flow = FlowLayout(line, gap=12 if group else 2)
    for first in range(0, len(cards), group or 1):
        if not group:
            flow.addWidget(cards[first])
            continue
        together = QWidget()
        row = QHBoxLayout(together)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for each in cards[first : first + group]:
            row.addWidget(each)
        flow.addWidget(together)
    return line


class DrillCards(QWidget):
    """The rows of a question; arrow keys move along the cards.

    `chosen` carries the clicked card if a single one is the answer; `changed` is emitted when a set of cards changes.
    """

    chosen = Signal(object)
    changed = Signal()

    def __init__(self, style: Style, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style, self._preferences = style, preferences
        self._pixmaps = DeckPixmaps(self._look(), self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 10, 16, 12)
        self._column.setSpacing(4)
        self.cards: list[DrillCard] = []
        self._growth = 1.0

    def _look(self) -> Look:
        index = words.index_in_use(self._preferences)
        wish = self._preferences.value
        return Look(self._style.theme, str(wish("deck_colours")), index, str(wish("card_back")))

    def set_room(self, tall: int) -> None:
        """Set the height of the window, from which the size of the cards follows."""
        growth = growth_in(tall)
        if growth != self._growth:
            self._growth = growth
            for each in self.cards:
                each.set_width(self._width(each.small))

    def show_rows(self, rows: Sequence[Row], form: Form, names: Names) -> None:
        """Show these rows in place of the old ones."""
        self.clear()
        self._pixmaps.set_look(self._look())
        index = words.index_in_use(self._preferences)
        for row in rows:
            self._column.addWidget(label(capital(words.sentence(row.caption, index, names)), "subtitle", wrap=True))
            made = [self._card(row, card, form) for card in row.cards]
            for each in made:
                if each.card in row.notes:
                    each.set_note(words.sentence(row.notes[each.card], index, names))
            self.cards += made
            line = _line(made, row.group)
            self._column.addWidget(line)
            for part in (line, *made):
                part.show()  # the focus goes only to what is there

    def _card(self, row: Row, card: Card, form: Form) -> DrillCard:
        made = DrillCard(card, self._width(row.small), self._style, self._pixmaps, open_=row.open)
        made.small = row.small
        made.setCheckable(row.open and form in (Form.CARDS, Form.CARD))
        made.clicked.connect(lambda: self._on_click(made, form))
        return made

    def _width(self, small: bool) -> int:
        """The width of a card; `small` for a card that is only there for reference."""
        return round((SMALL if small else WIDTH) * min(self._style.scale, MOST_SCALE) * self._growth)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth of the table under the cards."""
        painter = QPainter(self)
        smooth(painter)
        paint_round_cloth(painter, QRectF(self.rect()), 12, self._style.theme)

    def clear(self) -> None:
        """Remove all rows."""
        self.cards = []
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    @property
    def open_cards(self) -> list[DrillCard]:
        """The cards that can be chosen."""
        return [each for each in self.cards if each.is_open]

    @property
    def answer(self) -> CardSet:
        """The chosen cards."""
        return CardSet(each.card for each in self.open_cards if each.isChecked())

    def show_answer(self, marked: CardSet, notes: Mapping[Card, Message], names: Names) -> None:
        """Show the right answer; nothing can be chosen any more."""
        index = words.index_in_use(self._preferences)
        for each in self.cards:
            note = words.sentence(notes[each.card], index, names) if each.card in notes else ""
            #: A mark beside the right card of a drill.
            each.show_answer(each.card in marked and (each.is_open or not self.open_cards), note, self.tr("correct"))
            each.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            each.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _on_click(self, card: DrillCard, form: Form) -> None:
        if form is Form.CARD:
            self.chosen.emit(card.card)
        else:
            self.changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move along the cards that can be chosen with left and right."""
        on = -1 if self.isRightToLeft() else 1
        steps = {Qt.Key.Key_Left: -on, Qt.Key.Key_Right: on}
        at = next((place for place, each in enumerate(self.open_cards) if each.hasFocus()), None)
        if at is None or event.key() not in steps:
            super().keyPressEvent(event)
            return
        self.open_cards[(at + steps[Qt.Key(event.key())]) % len(self.open_cards)].setFocus(
            Qt.FocusReason.TabFocusReason
        )
