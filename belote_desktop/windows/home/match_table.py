"""The table of an unfinished match as a picture that is a button, too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton

from belote_desktop.models.preferences import Preferences
from belote_desktop.table.items.painting import CENTRED, box, smooth, write
from belote_desktop.table.items.portraits import draw_portrait
from belote_desktop.variants.people import portrait_of
from belote_desktop.windows.cards.painted_deck import TRICK, PaintedDeck
from belote_desktop.windows.widgets.cloth import paint_round_cloth

if TYPE_CHECKING:
    from belote_desktop.engine import Ruleset, SeatView
    from belote_desktop.models.words.names import Names
    from belote_desktop.table.scene.picture import Picture
    from belote_desktop.windows.home.front_page import FrontPage

CORNER = 10
SEATS = {
    2: ((0.5, 0.0, 0.68, 0.11),),
    3: ((0.985, 0.34, 0.945, 0.7), (0.015, 0.34, 0.055, 0.7)),
    4: ((0.985, 0.42, 0.945, 0.76), (0.5, 0.0, 0.68, 0.11), (0.015, 0.42, 0.055, 0.76)),
}
"""By number of players, for the others counter-clockwise: where the backs lie and where the disc, as shares."""


class MatchTable(QAbstractButton):
    """The cloth alone until `show_view`, or the deal of a game if `show_game` was called. Never mirrored."""

    def __init__(self, page: FrontPage, preferences: Preferences) -> None:
        super().__init__()
        self._page = page
        self._deck = PaintedDeck(page.style_, preferences, self)
        self._view: SeatView | None = None
        self._names: Names | None = None
        self._rules: Ruleset | None = None
        PaintedDeck.of(page.style_).arrived.connect(self.update)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_view(self, view: SeatView, names: Names) -> None:
        """Paint a match as a seat sees it."""
        self._view, self._names = view, names
        self.update()

    def show_game(self, rules: Ruleset) -> None:
        """Paint the deal of a game, as no match waits."""
        self._rules = rules
        self.update()

    def restyle(self) -> None:
        """Take the colours and the deck style in force."""
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, room = QPainter(self), QRectF(self.rect())
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        smooth(painter)
        painter.save()
        if self._rules is not None:
            self._paint_game(painter, room, self._rules)
        else:
            paint_round_cloth(painter, room, CORNER, self._page.style_.theme)
        if self._view is not None and not self._view.is_over:
            from belote_desktop.table.scene.picture import picture_of

            self._paint_table(painter, room, picture_of(self._view))
        painter.restore()
        theme = self._page.style_.theme
        painter.setBrush(Qt.BrushStyle.NoBrush)
        focused = self.hasFocus()
        painter.setPen(QPen(QColor(theme.cloth_text if focused else theme.cloth_brass), 3 if focused else 2))
        painter.drawRoundedRect(room.adjusted(1.5, 1.5, -1.5, -1.5), CORNER, CORNER)

    def _paint_game(self, painter: QPainter, room: QRectF, rules: Ruleset) -> None:
        from belote_desktop.windows.cards.deal_picture import paint_deal

        paint_deal(painter, room, self._page.style_, rules)

    def _paint_table(self, painter: QPainter, room: QRectF, picture: Picture) -> None:
        width = room.height() * 0.205
        shape = QPainterPath()
        shape.addRoundedRect(room, CORNER, CORNER)
        painter.setClipPath(shape)
        self._paint_others(painter, room, width, picture)
        middle = QPointF(room.center().x(), room.height() * 0.41)
        seats = picture.rules.table.seats
        for seat, card in picture.trick:
            x, y, turn = TRICK[seats][away(picture, seat)]
            self._deck.paint(painter, card, middle + QPointF(x, y) * width, width, turn)
        if picture.turn_up is not None and not picture.trick:
            self._deck.paint(painter, None, middle - QPointF(width * 0.6, 0), width)
            self._deck.paint(painter, picture.turn_up, middle + QPointF(width * 0.6, 0), width, 4)
        self._paint_hand(painter, room, width * 1.12, picture)

    def _paint_others(self, painter: QPainter, room: QRectF, width: float, picture: Picture) -> None:
        """The backs of the other players, looking in from the edges, with their heads or first letters."""
        seats, me = picture.rules.table.seats, picture.me
        for seat in range(seats):
            place = away(picture, seat)
            if not place:
                continue
            x, y, disc_x, disc_y = SEATS[seats][place - 1]
            at = QPointF(room.width() * x, room.height() * y)
            sideways = x < 0.1 or x > 0.9
            count = min(picture.counts[seat], 4)
            for number in range(count):
                off = (number - (count - 1) / 2) * width * 0.34
                shift = QPointF(0, off) if sideways else QPointF(off, 0)
                self._deck.paint(painter, None, at + shift, width * 0.9, (90 if sideways else 0) + 3 * (number - 1))
            ours = picture.rules.side_of(seat) == picture.rules.side_of(me)
            self._paint_disc(painter, QPointF(room.width() * disc_x, room.height() * disc_y), seat, ours=ours)

    def _paint_disc(self, painter: QPainter, at: QPointF, seat: int, *, ours: bool) -> None:
        theme = self._page.style_.theme
        name = self._names.of(seat) if self._names is not None else ""
        face = portrait_of(name)
        size = self.height() * (0.16 if face else 0.13)
        disc = QRectF(at.x() - size / 2, at.y() - size / 2, size, size)
        if face:
            draw_portrait(painter, disc, face, disc=True)
            return
        box(painter, disc, size / 2 if ours else size * 0.22, theme.we if ours else theme.you, theme.cloth_brass, 1)
        write(painter, disc, name[:1].upper(), size / 2, theme.panel, bold=True, serif=True, align=CENTRED)

    def _paint_hand(self, painter: QPainter, room: QRectF, width: float, picture: Picture) -> None:
        from belote_desktop.models.match.hand_order import sort_hand

        proposed = picture.proposed.suit if picture.proposed is not None else None
        cards = (*picture.hand, *picture.open_cards(picture.me))
        hand = sort_hand(cards, picture.rules, picture.contract, proposed=proposed)
        step = min(width * 0.72, (room.width() * 0.8 - width) / max(1, len(hand) - 1))
        for place, card in enumerate(hand):
            off = place - (len(hand) - 1) / 2
            at = QPointF(room.center().x() + off * step, room.bottom() - width * 0.36 + off * off * width * 0.012)
            self._deck.paint(painter, card, at, width, off * 2.5)


def away(picture: Picture, seat: int) -> int:
    """How many seats a seat is from the user, counter-clockwise on the screen."""
    from belote_desktop.engine.rules.terms import Direction

    step = 1 if picture.rules.table.direction is Direction.CCW else -1
    return step * (seat - picture.me) % picture.rules.table.seats
