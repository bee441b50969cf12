"""How the rows of the log are painted: cards and calls in a column for each seat, sentences on their own lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from belote_desktop.engine.events import CardPlayed
from belote_desktop.models.words import words
from belote_desktop.models.words.sides import Sides
from belote_desktop.table.items.flowing_text import FlowingText
from belote_desktop.table.items.painting import CENTRED, box, card_token, draw_icon, smooth, token_width, write
from belote_desktop.table.items.theme import faint
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.match.log_rows import DealHead, Round, Row, TrickRow
from belote_desktop.windows.match.log_sheet import Index, LogSheet

EDGE = 10
"""The room at both sides of the paper, in pixels."""
_TEN = "10♠"
"""The widest token of a card."""
_ICON = 22.0
"""The room of the sign before a sentence, unscaled."""


class Columns(NamedTuple):
    """The columns of the sheet in a width: the number, one for each seat, and the points."""

    number: float
    seat: float
    points: float

    @classmethod
    def of(cls, width: float, seats: int, style: Style) -> Columns:
        """The columns of a sheet so wide."""
        number, points = min(style.px(24), width * 0.1), min(style.px(40), width * 0.15)
        return cls(number, (width - number - points) / seats, points)

    def middle(self, place: int) -> float:
        """The middle of the column of a seat, from the leading edge."""
        return self.number + (place + 0.5) * self.seat


def place_of(seat: int, sides: Sides) -> int:
    """The column of a seat: the user first, the others in turn order."""
    return (seat - (sides.seat or 0)) % sides.rules.table.seats


def is_users_turn(row: TrickRow, sides: Sides) -> bool:
    """Whether the user's card is the next of a trick in progress."""
    if row.won is not None or not row.cards or len(row.cards) == sides.rules.table.seats:
        return False
    return (row.cards[-1].seat + 1) % sides.rules.table.seats == sides.seat


class LogLines(QStyledItemDelegate):
    """Paints each row as high as it needs."""

    def __init__(self, view: QListView, style: Style) -> None:
        super().__init__(view)
        self._view, self._style = view, style

    # ------------------------------------------------------------------ measures
    @property
    def width(self) -> int:
        """The width of a row, from the leading edge of the list."""
        bar = self._view.verticalScrollBar().sizeHint().width()  # it may come only once the lines are measured
        return self._view.width() - 2 * self._view.frameWidth() - bar - 2 * self._view.spacing()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self.width, self._high(index, self.width - 2 * EDGE))

    def _high(self, index: Index, width: int) -> int:
        sheet, px = index.model(), self._style.px
        assert isinstance(sheet, LogSheet)
        row = sheet.row(index)
        if isinstance(row, TrickRow):
            return px(42)
        if isinstance(row, Round):
            columns = Columns.of(width, sheet.log.sides.rules.table.seats, self._style)
            said = (
                self._call(words.call_token(call.action, sheet.log.sides.rules), columns.seat) for call in row.calls
            )
            return round(max(text.height for text in said)) + px(10)
        return round(self._sentence(str(index.data()), row, width).height) + px(14 if isinstance(row, DealHead) else 8)

    def _sentence(self, said: str, row: Row, width: float) -> FlowingText:
        """A sentence in as many lines as it needs."""
        if isinstance(row, DealHead):
            return FlowingText(said, self._style.px(16), width, bold=True, serif=True)
        return FlowingText(said, self._style.px(13), width - self._style.px(_ICON), serif=True)

    def _call(self, said: str, width: float) -> FlowingText:
        """A call in a column, smaller if one of its words is wider than the column."""
        size = float(self._style.px(13))
        text = FlowingText(said, size, width - 4, close=True)
        return (
            text if text.width <= width - 4 else FlowingText(said, size * (width - 4) / text.width, width, close=True)
        )

    # ------------------------------------------------------------------ painting
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        sheet = index.model()
        assert isinstance(sheet, LogSheet)
        row, room = sheet.row(index), QRectF(option.rect)
        spare = room.width() - self.width  # for the scroll bar, where it is not shown
        leftwards = option.direction is Qt.LayoutDirection.RightToLeft
        room.adjust(EDGE + (spare if leftwards else 0), 0, -EDGE - (0 if leftwards else spare), 0)
        painter.save()
        smooth(painter)
        painter.setLayoutDirection(option.direction)
        self._paint_ground(painter, option, row, is_now=index.row() == sheet.latest)
        if isinstance(row, TrickRow):
            self._paint_trick(painter, room, row, sheet.log.sides)
        elif isinstance(row, Round):
            self._paint_round(painter, room, row, sheet.log.sides)
        else:
            self._paint_sentence(painter, room, str(index.data()), row)
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, row: Row, *, is_now: bool) -> None:
        """Paint the lines between the tricks, what happened last, and the focus."""
        theme, whole = self._style.theme, QRectF(option.rect).adjusted(1, 1, -1, -1)
        if isinstance(row, TrickRow) and row.won is None and is_now:
            box(painter, whole, 8, theme.select, theme.accent_text, 1)
        elif isinstance(row, TrickRow | DealHead):
            strong = isinstance(row, DealHead)
            painter.setPen(QPen(faint(theme.text if strong else theme.line, 1), 2 if strong else 1))
            y = whole.bottom() if strong else whole.top()
            painter.drawLine(QLineF(whole.left() + EDGE, y, whole.right() - EDGE, y))
        if option.state & QStyle.StateFlag.State_HasFocus:
            box(painter, whole, 8, None, theme.accent_text, 2)

    def _paint_sentence(self, painter: QPainter, room: QRectF, said: str, row: Row) -> None:
        theme, inset = self._style.theme, 0.0 if isinstance(row, DealHead) else float(self._style.px(_ICON))
        text = self._sentence(said, row, room.width())
        leftwards = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
        top = room.top() + (room.height() - text.height) / 2
        if inset:
            side = self._style.px(15)
            x = room.right() - side if leftwards else room.left()
            draw_icon(painter, "log", QRectF(x, top + 2, side, side), theme.text3)
        place = room.adjusted(0 if leftwards else inset, 0, -inset if leftwards else 0, 0)
        text.paint(painter, QRectF(place.left(), top, place.width(), text.height), theme.text, self._style.deck)

    def _paint_round(self, painter: QPainter, room: QRectF, row: Round, sides: Sides) -> None:
        columns, at = Columns.of(room.width(), sides.rules.table.seats, self._style), _from_leading(painter, room)
        for call in row.calls:
            text = self._call(words.call_token(call.action, sides.rules), columns.seat)
            middle = at(columns.middle(place_of(call.seat, sides)))
            place = QRectF(middle - columns.seat / 2, room.center().y() - text.height / 2, columns.seat, text.height)
            text.paint(painter, place, self._style.theme.text, self._style.deck, centred=True)

    def _paint_trick(self, painter: QPainter, room: QRectF, row: TrickRow, sides: Sides) -> None:
        style, theme = self._style, self._style.theme
        columns, at = Columns.of(room.width(), sides.rules.table.seats, style), _from_leading(painter, room)
        number = QRectF(at(columns.number / 2) - columns.number / 2, room.top(), columns.number, room.height())
        write(
            painter, number, words.number(row.number), style.px(15), theme.text2, bold=True, serif=True, align=CENTRED
        )
        for place, played in enumerate(row.cards):
            middle = QPointF(at(columns.middle(place_of(played.seat, sides))), room.center().y() + 3)
            is_best = row.won is not None and row.won.seat == played.seat
            self._paint_card(painter, middle, columns.seat, played, led=place == 0, best=is_best)
        if is_users_turn(row, sides):
            self._paint_turn(painter, QRectF(at(columns.middle(0)), room.top() + 3, columns.seat, room.height()))
        if row.won is not None:
            points = QRectF(at(room.width() - columns.points / 2) - columns.points / 2, 0, columns.points, style.px(26))
            points.moveTop(room.center().y() - points.height() / 2 + 3)
            ours = sides.rules.side_of(row.won.seat) == sides.ours
            box(painter, points, 5, theme.we if ours else None, None if ours else theme.you, 1.5)
            said = words.number(row.won.points)
            ink = theme.paper if ours else theme.you
            write(painter, points, said, style.px(13), ink, bold=True, serif=True, align=CENTRED)

    def _paint_turn(self, painter: QPainter, place: QRectF) -> None:
        """Write whose turn it is where the user's card will stand; `place` begins in the middle of the column."""
        #: In the log, where your card of the trick in progress will stand.
        you = self.tr("you")
        column = place.translated(-place.width() / 2, 0)
        write(painter, column, you, self._style.px(13), self._style.theme.accent_text, bold=True, align=CENTRED)

    def _paint_card(
        self, painter: QPainter, middle: QPointF, width: float, played: CardPlayed, *, led: bool, best: bool
    ) -> None:
        """Paint a card of a trick; a mark points at the one that was led, the best has a crown and an edge of brass."""
        theme, said = self._style.theme, words.card_token(played.card, self._style.index)
        size = min(float(self._style.px(15)), (width - 4) / (token_width(_TEN, 1.0) + 0.35))
        wide, high = token_width(said, size), size * 1.5
        token = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
        card_token(painter, token, said, size, self._style.deck)
        if best:
            box(painter, token.adjusted(-2.5, -2.5, 2.5, 2.5), size * 0.34, None, theme.accent_text, 2)
            side = size * 0.8
            crown = QRectF(middle.x() - side / 2, token.top() - side - 1, side, side)
            draw_icon(painter, "crown", crown, theme.accent_text)
        if led:
            leftwards = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
            tip, away = (token.right() + 3, 1) if leftwards else (token.left() - 3, -1)
            half = size * 0.26
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faint(theme.text2, 1))
            corners = ((0.0, 0.0), (half * 1.4, -half), (half * 1.4, half))
            painter.drawPolygon(QPolygonF([QPointF(tip + away * dx, middle.y() + dy) for dx, dy in corners]))


def _from_leading(painter: QPainter, room: QRectF) -> Callable[[float], float]:
    """Where something is that lies so far from the leading edge of a room."""
    leftwards = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
    return (lambda x: room.right() - x) if leftwards else (lambda x: room.left() + x)
