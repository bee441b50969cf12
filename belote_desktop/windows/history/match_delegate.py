"""Paints a finished match in the list: its last trick, its result, its players and the plot of its points."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from belote_desktop.engine.cards import Card
from belote_desktop.models.history.history_model import HistoryModel, Role
from belote_desktop.models.history.match_words import deals_text, ending_word, game_name, people, when
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.profile.figures.filters import Ending, ending_of
from belote_desktop.profile.figures.match_figures import MatchFigures
from belote_desktop.table.items.fonts import elided, text_width
from belote_desktop.table.items.painting import box, draw_icon, smooth, write
from belote_desktop.table.items.portraits import draw_person
from belote_desktop.variants import GameShelf
from belote_desktop.variants.people import portrait_of
from belote_desktop.windows.cards.painted_deck import TRICK, PaintedDeck
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.cloth import paint_round_cloth

Index = QModelIndex | QPersistentModelIndex
LOW, RATIO = 124, 1.46
"""The least height of a match at 100 %, and how wide its picture is for its height."""
TILE = 36
"""The side of a portrait at 100 %."""
STACKED, PICTURE = 200, 0.4
"""From this height at 100 % the plot stands below the result; the part of the width that a picture may take."""
EDGES = 18
"""The height of a match that its edges take."""
WITH_PICTURE, WITH_PLOT = 470, 720
"""The widths at 100 % from which a match has a picture, and a plot."""
SIGNS = {Ending.WON: "crown", Ending.LOST: "minus", Ending.DRAWN: "pause", Ending.UNCOUNTED: "target"}
START = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
END = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter


class MatchDelegate(QStyledItemDelegate):
    """Paints each match on paper; the list says how wide it is."""

    def __init__(
        self, style: Style, preferences: Preferences, shelf: GameShelf, model: HistoryModel, parent: QListView
    ) -> None:
        super().__init__(parent)
        self._style, self._shelf = style, shelf
        self._deck = PaintedDeck(style, preferences, self)
        self.size = QSize(400, style.px(LOW))
        self._model = model

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self.size

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        figures = index.data(Role.FIGURES)
        if not isinstance(figures, MatchFigures):
            return
        painter.save()
        smooth(painter)
        state, theme = option.state, self._style.theme
        room = QRectF(option.rect).adjusted(4, 4, -4, -4)
        chosen, focused = bool(state & QStyle.StateFlag.State_Selected), bool(state & QStyle.StateFlag.State_HasFocus)
        fill = theme.select if chosen else theme.raised
        box(painter, room, 12, fill, theme.accent_text if chosen else theme.line, 3 if focused else 2 if chosen else 1)
        Painted(painter, room.adjusted(10, 9, -14, -9), self._style).paint(self, figures)
        painter.restore()

    def paint_picture(self, painter: QPainter, room: QRectF, figures: MatchFigures) -> None:
        """Paint the last trick on its cloth; never mirrored."""
        painter.save()
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        paint_round_cloth(painter, room, 8, self._style.theme)
        width, places = min(room.height(), room.width() * 0.8) * 0.31, TRICK.get(len(figures.names), TRICK[4])
        for away, card in figures.last_trick:
            x, y, turn = places[away % len(places)]
            at = room.center() + QPointF(x * width, y * width * 0.95)
            self._deck.paint(painter, Card.parse(card), at, width, turn)
        painter.restore()

    def title(self, figures: MatchFigures) -> str:
        """The game of a match."""
        return game_name(figures.variant, self._shelf)

    def day(self, figures: MatchFigures) -> str:
        """When a match ended."""
        return when(figures, self._model.now)


class Painted:
    """One match being painted in a room."""

    def __init__(self, painter: QPainter, room: QRectF, style: Style) -> None:
        self._painter, self._room, self._style, self._px = painter, room, style, style.px
        self._width = room.width() / style.scale

    def paint(self, delegate: MatchDelegate, figures: MatchFigures) -> None:
        """Paint everything that has room."""
        px, rest = self._px, QRectF(self._room)
        if self._width >= WITH_PICTURE:
            wide = min(rest.height() * RATIO, rest.width() * PICTURE)
            picture = QRectF(rest.left(), rest.top(), wide, rest.height())
            delegate.paint_picture(self._painter, self._mirrored(picture), figures)
            rest.setLeft(picture.right() + px(14))
        end = rest.right()
        has_points = any(any(deal.totals) for deal in figures.deals)
        if has_points and self._is_stacked:
            self._paint_plot(self._mirrored(rest.adjusted(0, px(76), -4, -px(28))), figures)
        elif has_points and self._width >= WITH_PLOT:
            plot = QRectF(end - rest.width() * 0.42, rest.top() + px(26), rest.width() * 0.42, rest.height())
            plot.setBottom(rest.bottom() - px(24))
            self._paint_plot(self._mirrored(plot), figures)
            end = plot.left() - px(16)
        self._write_ends(rest, end, delegate, figures)

    @property
    def _is_stacked(self) -> bool:
        return self._room.height() / self._style.scale >= STACKED - EDGES

    def _mirrored(self, part: QRectF) -> QRectF:
        if self._painter.layoutDirection() is Qt.LayoutDirection.LeftToRight:
            return part
        room = self._room
        return QRectF(room.left() + room.right() - part.right(), part.top(), part.width(), part.height())

    def _line(self, room: QRectF, text: str, size: float, colour: str, *, bold: bool = False, serif: bool = False,
              align: Qt.AlignmentFlag = START) -> None:  # fmt: skip
        shown = elided(text, room.width(), self._px(size), bold=bold, serif=serif)
        place = self._mirrored(room)
        write(self._painter, place, shown, self._px(size), colour, bold=bold, serif=serif, align=align)

    def _write_ends(self, rest: QRectF, end: float, delegate: MatchDelegate, figures: MatchFigures) -> None:
        """Write the words; `end` is where the first lines have to end."""
        px, theme = self._px, self._style.theme
        day = delegate.day(figures)
        wide = text_width(day, px(12)) + px(8)
        top = QRectF(rest.left(), rest.top(), rest.width(), px(24))
        self._line(top.adjusted(0, 0, -wide, 0), delegate.title(figures), 17, theme.text, bold=True, serif=True)
        self._line(top, day, 12, theme.text3, align=END)
        self._write_result(QRectF(rest.left(), top.bottom() + px(6), end - rest.left(), px(32)), figures)
        foot = QRectF(rest.left(), rest.bottom() - px(20), rest.width(), px(20))
        length = deals_text(figures)
        wide = text_width(length, px(12)) + px(8)
        self._line(foot, length, 12, theme.text3, align=END)
        self._line(foot.adjusted(0, 0, -wide, 0), people(figures), 13, theme.text2)

    def _write_result(self, room: QRectF, figures: MatchFigures) -> None:
        """The word for the end in a chip with a sign, and the points."""
        px, theme, ending = self._px, self._style.theme, ending_of(figures)
        colour = {Ending.WON: theme.good, Ending.LOST: theme.bad}.get(ending, theme.text2)
        word = ending_word(ending)
        chip = QRectF(room.left(), room.top(), px(34) + text_width(word, px(13), bold=True), px(28))
        place = self._mirrored(chip)
        box(self._painter, place, px(14), theme.select if ending is Ending.WON else None, colour, 1.5)
        sign = self._mirrored(QRectF(chip.left() + px(9), chip.center().y() - px(8), px(16), px(16)))
        draw_icon(self._painter, SIGNS[ending], sign, colour)
        self._line(chip.adjusted(px(28), 0, 0, 0), word, 13, colour, bold=True)
        x = chip.right() + px(14)
        ours, others = words.number(figures.totals[figures.side]), words.number(figures.rival)
        wide = text_width(ours, px(26), bold=True, serif=True)
        if x + wide <= room.right():
            self._line(QRectF(x, chip.top(), wide + 4, chip.height()), ours, 26, theme.text, bold=True, serif=True)
        beside = text_width(others, px(18), serif=True)
        x += wide + px(12)
        if x + beside <= room.right():
            self._line(QRectF(x, chip.top(), beside + 4, chip.height()), others, 18, theme.text2, serif=True)
        self._paint_people(room.adjusted(x + beside + px(14) - room.left(), 0, 0, 0), figures)

    def _paint_people(self, room: QRectF, figures: MatchFigures) -> None:
        """The portraits of the other players at the end of a room, if there is room for all: partners first."""
        px, theme, side = self._px, self._style.theme, self._px(TILE)
        seats = (*figures.partners, *figures.opponents)
        if room.width() < len(seats) * (side + px(4)):
            return
        x = room.right() - len(seats) * (side + px(4))
        for place, seat in enumerate(seats):
            tile = self._mirrored(QRectF(x + place * (side + px(4)), room.top() - px(2), side, side))
            draw_person(self._painter, tile, figures.names[seat], portrait_of(figures.names[seat]), theme)

    def _paint_plot(self, room: QRectF, figures: MatchFigures) -> None:
        """The points after each deal: ours as a line over a surface, those of the best other side dashed."""
        ink = self._style.ink
        other = max((side for side in range(len(figures.totals)) if side != figures.side),
                    key=lambda side: figures.totals[side])  # fmt: skip
        lines = [[0, *(deal.totals[side] for deal in figures.deals)] for side in (figures.side, other)]
        low, high = min(map(min, lines)), max(max(map(max, lines)), 1)
        surface = self._path(room, lines[0], low, high)
        line = QPainterPath(surface)
        surface.lineTo(surface.currentPosition().x(), room.bottom())
        surface.lineTo(surface.elementAt(0).x, room.bottom())
        colour = ink.we
        colour.setAlphaF(0.12)
        painter = self._painter
        painter.fillPath(surface, colour)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        dashed = QPen(ink.you, 2)
        dashed.setDashPattern([4, 2.6])
        for path, pen in ((self._path(room, lines[1], low, high), dashed), (line, QPen(ink.we, 2))):
            painter.setPen(pen)
            painter.drawPath(path)
        painter.setPen(QPen(ink.line2, 1))
        painter.drawLine(room.bottomLeft(), room.bottomRight())
        painter.setBrush(ink.we)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(line.currentPosition(), 3.5, 3.5)

    def _path(self, room: QRectF, totals: list[int], low: int, high: int) -> QPainterPath:
        rtl = self._painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
        made = QPainterPath()
        for place, total in enumerate(totals):
            part = place / max(1, len(totals) - 1)
            x = room.left() + (1 - part if rtl else part) * room.width()
            spot = QPointF(x, room.bottom() - (total - low) / max(1, high - low) * room.height())
            made.lineTo(spot) if place else made.moveTo(spot)
        return made
