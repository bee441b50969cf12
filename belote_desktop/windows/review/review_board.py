"""A decision as a picture of the table: the trick, the calls, and the hand, whose cards can be chosen."""

from __future__ import annotations

import math
from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from belote_desktop.engine import Card, Play, SeatView
from belote_desktop.engine.rules.terms import TurnUp
from belote_desktop.models.match.hand_order import sort_hand
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.models.words.names import Names
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.items.flowing_text import FlowingText
from belote_desktop.table.items.painting import CENTRED, box, smooth, write
from belote_desktop.table.items.pixmaps import VEIL, DeckPixmaps, Key, Look, margin
from belote_desktop.table.layout.sides import Side, side_of
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.cloth import paint_round_cloth

LEFT_OF, RIGHT_OF = 1.02, 1.04
"""The least and the greatest distance between cards of the hand, in card widths."""
SPOTS = {
    Side.WEST: (-2.1, 0.5), Side.NORTH_WEST: (-1.7, 0.34), Side.NORTH: (0.0, 0.0),
    Side.NORTH_EAST: (1.7, 0.34), Side.EAST: (2.1, 0.5),
}  # fmt: skip
"""Where the others' cards lie: in card widths from the middle, and in shares of the height of the trick."""


class CardButton(QAbstractButton):
    """A card of the hand. `tag` is the word below it, such as what it turned out to be."""

    def __init__(self, card: Card, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.card, self._style = card, style
        self.tag, self.is_veiled = "", False
        self.pixmaps: DeckPixmaps | None = None
        self.card_width = self.seen_width = 60
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(words.card_name(card))

    def sizeHint(self) -> QSize:
        return QSize(self.card_width, round(self.card_width * CARD_RATIO) + self._style.px(24))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.pixmaps is None:
            return
        painter = QPainter(self)
        smooth(painter)
        room = margin(self.card_width)
        veil = VEIL if self.is_veiled else 0
        drawn = self.pixmaps.picture(Key(str(self.card), self.card_width, self.devicePixelRatioF(), veil))
        painter.drawPixmap(QPointF(-room, -room), drawn.pixmap)
        face = QRectF(0, 0, self.card_width, self.card_width * CARD_RATIO)
        if self.hasFocus() or self.tag:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._style.ink.cloth_brass, 3))
            painter.drawRoundedRect(face.adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)
        if self.tag:
            self._paint_tag(painter, face)

    def _paint_tag(self, painter: QPainter, face: QRectF) -> None:
        ink, tall = self._style.ink, self._style.px(20)
        wide = min(face.width(), self.seen_width) - 8  # the next card may lie over it
        strip = QRectF(4, face.bottom() - tall - 4, wide, tall)
        box(painter, strip, 5, ink.raised, ink.line2)
        pixels = self._style.px(12)
        painter.setFont(self._style.font(12, bold=True))
        while pixels > 7 and painter.fontMetrics().horizontalAdvance(self.tag) > strip.width() - 4:
            pixels -= 1
            font = painter.font()
            font.setPixelSize(pixels)
            painter.setFont(font)
        painter.setPen(ink.text)
        painter.drawText(strip, CENTRED, self.tag)


class ReviewBoard(QWidget):
    """`chosen` carries the card clicked, or chosen with Enter or Space; the arrow keys move along the hand."""

    chosen = Signal(object)

    def __init__(self, style: Style, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style, self._preferences = style, preferences
        self._pixmaps = DeckPixmaps(Look(), self)
        self._view: SeatView | None = None
        self._names = Names()
        self.buttons: list[CardButton] = []

    def show_view(self, view: SeatView, names: Names) -> None:
        """Show the decision of a view; its legal cards can be chosen."""
        self._view, self._names = view, names
        for old in self.buttons:
            old.hide()
            old.deleteLater()
        lawful = {action.card for action in view.lawful if isinstance(action, Play)}
        self.buttons = [CardButton(card, self._style, self) for card in hand_order(view)]
        for button in self.buttons:
            button.setEnabled(button.card in lawful)
            button.is_veiled = bool(lawful) and button.card not in lawful
            button.clicked.connect(self._on_clicked)
            button.show()
        self.setAccessibleName(self.described())
        self.renew()

    def mark(self, tags: Mapping[Card, str]) -> None:
        """Write a word below each of these cards, and end the choice."""
        for button in self.buttons:
            button.tag = tags.get(button.card, "")
            button.setEnabled(False)
            button.setAccessibleDescription(button.tag)
            button.update()

    def focus_first(self) -> bool:
        """Give the keyboard focus to the first card that can be chosen; returns whether there is one."""
        first = next((button for button in self.buttons if button.isEnabled()), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)
        return first is not None

    def described(self) -> str:
        """The trick and the hand in words, for screen readers."""
        view = self._view
        if view is None:
            return ""
        hand = words.listed([words.card_name(card) for card in hand_order(view)])
        if view.trick is None or not view.trick.cards:
            #: {cards}: K♥ and A♠, or the names aloud. Read aloud.
            return self.tr("Your hand: {cards}.").format(cards=hand)
        trick = words.listed([words.card_name(card) for card in view.trick.cards])
        #: {cards}: K♥ and A♠, or the names aloud. Read aloud. {trick}: the cards of the trick.
        return self.tr("On the table: {trick}. Your hand: {cards}.").format(trick=trick, cards=hand)

    def renew(self) -> None:
        """Apply a change of theme, deck or language."""
        wish = self._preferences.value
        colours, back = str(wish("deck_colours")), str(wish("card_back"))
        self._pixmaps.set_look(Look(self._style.theme, colours, words.index_in_use(self._preferences), back))
        self._arrange()
        self.update()

    def _on_clicked(self) -> None:
        button = self.sender()
        if isinstance(button, CardButton):
            self.chosen.emit(button.card)

    # ------------------------------------------------------------------ where things lie
    @property
    def _card(self) -> int:
        """The width of a card of the hand, in pixels."""
        count = max(1, len(self.buttons))
        by_width = (self.width() - 36) / (1 + (count - 1) * LEFT_OF)
        by_height = (self.height() - 3 * self._style.px(20) - 24) / (2.0 * CARD_RATIO)
        return max(30, int(min(by_width, by_height, 118 * max(1.0, self._style.scale))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(560), self._style.px(360))

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 250)

    def _arrange(self) -> None:
        """Lay the hand along the bottom; cards overlap if there is little room."""
        width, count = self._card, len(self.buttons)
        step = min(width * RIGHT_OF, (self.width() - 36 - width) / max(1, count - 1))
        left = (self.width() - width - step * (count - 1)) / 2
        tall = round(width * CARD_RATIO)
        for place, button in enumerate(self.buttons):
            button.pixmaps, button.card_width = self._pixmaps, width
            button.seen_width = width if place == count - 1 else round(min(width, step))
            button.setGeometry(round(left + place * step), self.height() - tall - 14, width, tall)
            button.raise_()

    # ------------------------------------------------------------------ drawing
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        paint_round_cloth(painter, QRectF(self.rect()), 14, self._style.theme)
        if self._view is None:
            return
        hand = self._card * CARD_RATIO + 14
        room = QRectF(10, 8, self.width() - 20, self.height() - hand - 16)
        if self._view.trick is not None:
            self._paint_trick(painter, room, self._view)
        else:
            self._paint_calls(painter, room, self._view)

    def _paint_trick(self, painter: QPainter, room: QRectF, view: SeatView) -> None:
        assert view.trick is not None
        table, me, line = view.rules.table, view.seat or 0, self._style.px(18)
        seats = table.seats
        tall = (room.height() - 2 * line - 6) / (1.5 if seats == 4 else 1.2)
        width = int(max(24, min(tall / CARD_RATIO, self._card * 0.9)))
        tall = width * CARD_RATIO
        laid = {view.trick.seat_of(place, seats): card for place, card in enumerate(view.trick.cards)}
        for seat in range(seats):
            if seat == me:
                continue
            x, y = SPOTS[side_of(seat, me=me, seats=seats, direction=table.direction)]
            top = room.top() + line + y * (room.height() - tall - 2 * line) * (0.9 if seats == 4 else 1)
            apart = min(abs(x) * width, room.width() / 2 - width / 2 - 4)
            at = QPointF(room.center().x() + math.copysign(apart, x) - width / 2, top)
            name = QRectF(at.x() + width / 2 - 90, top - line, 180, line)
            self._write(painter, name, self._names[seat] if seat < len(self._names) else "")
            if seat in laid:
                self._paint_card(painter, at, laid[seat], width)
            else:
                self._paint_empty(painter, QRectF(at.x(), at.y(), width, tall))

    def _paint_card(self, painter: QPainter, at: QPointF, card: Card, width: int) -> None:
        edge = margin(width)
        drawn = self._pixmaps.picture(Key(str(card), width, self.devicePixelRatioF()))
        painter.drawPixmap(at - QPointF(edge, edge), drawn.pixmap)

    def _paint_empty(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the calls so far: nothing has been played yet."""
        edge = self._style.ink.cloth_brass
        edge.setAlphaF(0.5)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(edge, 1, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(rect, 6, 6)

    def _paint_calls(self, painter: QPainter, room: QRectF, view: SeatView) -> None:
        """The turn-up and the calls so far, as lines."""
        line = self._style.px(20)
        left = room.left()
        if view.turn_up is not None and view.rules.deal.turn_up is not TurnUp.NONE:
            width = int(min(self._card, (room.height() - 12) / CARD_RATIO))
            at = QPointF(room.left() + 14, room.center().y() - width * CARD_RATIO / 2)
            if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
                at.setX(room.right() - 14 - width)
                room = room.adjusted(0, 0, -width - 28, 0)
            else:
                left = at.x() + width + 14
            self._paint_card(painter, at, view.turn_up, width)
        lines = [
            #: {name}: a player's name. {call}: what was said, "100 in hearts". A call in the auction.
            self.tr("{name}: {call}").format(name=self._names.first(seat), call=words.call_token(action, view.rules))
            for seat, action in (*view.calls, *view.doubles)
        ] or [self.tr("No calls yet.")]
        most = max(1, int(room.height() // line))
        columns = [lines[start : start + most] for start in range(0, len(lines), most)]
        wide = (room.right() - left) / len(columns)
        places = list(reversed(columns)) if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else columns
        for number, column in enumerate(places):
            top = room.center().y() - line * len(column) / 2
            for row, text in enumerate(column):
                said = FlowingText(text, self._style.px(13), wide)
                place = QRectF(left + number * wide, top + row * line, wide, line)
                said.paint(painter, place, self._style.theme.cloth_text, self._style.deck, centred=True)

    def _write(self, painter: QPainter, rect: QRectF, text: str) -> None:
        write(painter, rect, text, self._style.px(13), self._style.ink.cloth_text, align=CENTRED)


def hand_order(view: SeatView) -> list[Card]:
    """The cards held and those that may be played, sorted as a hand."""
    playable = {action.card for action in view.lawful if isinstance(action, Play)}
    return sort_hand({*view.hand, *playable}, view.rules, view.contract)
