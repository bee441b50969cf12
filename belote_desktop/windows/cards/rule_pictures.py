"""Pictures of a rule sheet, painted with the user's deck, in reading direction."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QGuiApplication, QImage, QPainter, QPen

from belote_desktop.models.words import words
from belote_desktop.models.words.picture_words import note_text, scale_texts
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.items.painting import painter_on
from belote_desktop.table.items.pixmaps import VEIL, DeckPixmaps, Key, margin
from belote_desktop.variants.rule_sheet import Group, Picture, Pictured
from belote_desktop.windows.look.icons import sign_pixmap
from belote_desktop.windows.look.style import Style

CARD, SMALLEST, NOTE = 56, 42, 12
"""At 100 %: the width of a card, its least width in a ranking that is short of room, and the size of the text."""
OVERLAP = 0.46
"""The share of a card that is visible in a group such as a run; wide enough for its index."""
FEW = 3
"""So few cards lie side by side, such as king and queen of trumps. Chosen by eye."""


class PictureLayout:
    """Lays pictures out to fit a width and paints them; a subclass paints the cards."""

    def __init__(self, style: Style, ratio: float) -> None:
        self._style, self._ratio = style, ratio

    def paint_face(self, painter: QPainter, place: QRectF, shown: Pictured) -> None:
        """Paint a card."""
        raise NotImplementedError

    def lay(self, picture: Picture, room: float) -> LaidPicture:
        """Find the places of everything in a picture at most `room` pixels wide."""
        px = self._style.px
        parts = [_Laid(group, self._style, room - px(12)) for group in picture.groups]
        edge = margin(parts[0].card) / 2  # the shadow is faint at its edge, and the text begins at the side
        places = list(_in_lines([part.size for part in parts], room - 2 * edge, px(26), px(10)))
        width = max(place.x() + part.size.width() for place, part in zip(places, parts, strict=True))
        height = max(place.y() + part.size.height() for place, part in zip(places, parts, strict=True))
        return LaidPicture(QSizeF(width + 2 * edge, height + 2 * edge), edge, tuple(zip(places, parts, strict=True)))

    def paint_laid(self, painter: QPainter, laid: LaidPicture) -> None:
        """Paint a picture in the direction of the painter."""
        leftwards = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
        width = laid.size.width() - 2 * laid.edge
        for place, part in laid.parts:
            painter.save()
            x = width - place.x() - part.size.width() if leftwards else place.x()
            painter.translate(QPointF(x + laid.edge, place.y() + laid.edge))
            self._paint_group(painter, part)
            painter.restore()

    def _paint_group(self, painter: QPainter, laid: _Laid) -> None:
        ink = self._style.ink
        painter.setFont(self._style.font(NOTE, bold=True))
        painter.setPen(ink.text)
        lines = iter(range(2))
        if laid.label:
            painter.drawText(laid.line(next(lines)), Qt.AlignmentFlag.AlignVCenter, laid.label)
        if laid.group.ranked:
            self._paint_scale(painter, laid.line(next(lines)))
        cards = list(zip(laid.places(), laid.group.cards, strict=True))
        leftwards = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
        for place, shown in reversed(cards) if leftwards else cards:  # the index at the left of a card stays in sight
            at = QPointF(laid.size.width() - place.x() - laid.card, place.y()) if leftwards else place
            self._paint_card(painter, at, laid, shown)

    def _paint_card(self, painter: QPainter, at: QPointF, laid: _Laid, shown: Pictured) -> None:
        ink, px = self._style.ink, self._style.px
        lift = QPointF(0, 0 if shown.allowed else laid.lift)
        card = QRectF(at + lift, QSizeF(laid.card, laid.card * CARD_RATIO))
        self.paint_face(painter, card, shown)
        foot = QRectF(at.x() - laid.aside, card.bottom() + 3, laid.card + 2 * laid.aside, laid.foot - 3)
        if shown.wins:
            painter.setPen(QPen(ink.accent_text, max(2.0, px(2.4))))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card.adjusted(-2, -2, 2, 2), laid.card * 0.08, laid.card * 0.08)
            self._paint_sign(painter, "crown", QPointF(card.center().x(), card.top() - px(11)))
        if shown.allowed:
            self._paint_sign(painter, "check", foot.center())
        if shown.note is not None:
            painter.setPen(ink.text)
            painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, note_text(shown))

    def _paint_sign(self, painter: QPainter, name: str, middle: QPointF) -> None:
        size = self._style.px(17)
        sign = sign_pixmap(name, self._style.ink.accent_text, size, self._ratio)
        painter.drawPixmap(middle - QPointF(size / 2, size / 2), sign)

    def _paint_scale(self, painter: QPainter, room: QRectF) -> None:
        """Paint an arrow between two words: from the highest card to the lowest."""
        high, low = scale_texts()
        metrics = QFontMetricsF(painter.font())
        painter.drawText(room, Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter, high)
        painter.drawText(room, Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter, low)
        gap, y = self._style.px(8), room.center().y()
        long = room.width() - metrics.horizontalAdvance(high) - metrics.horizontalAdvance(low) - 2 * gap
        if long > 3 * gap:
            leftwards = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
            way, begun = (-1, room.right()) if leftwards else (1, room.left())
            start = begun + way * (metrics.horizontalAdvance(high) + gap)
            end = start + way * long
            painter.setPen(QPen(self._style.ink.line2, 1.4))
            painter.drawLine(QPointF(start, y), QPointF(end, y))
            for turn in (-1, 1):
                painter.drawLine(QPointF(end, y), QPointF(end - way * gap * 0.6, y + turn * gap * 0.4))


class PicturePainter(PictureLayout):
    """Paints pictures with shadows for the screen. The cards of `deck` are drawn once."""

    def __init__(self, style: Style, deck: DeckPixmaps, ratio: float) -> None:
        super().__init__(style, ratio)
        self._deck = deck

    def paint(self, picture: Picture, room: float) -> QImage:
        """The picture, at most `room` pixels wide; groups and cards that do not fit begin another line."""
        laid = self.lay(picture, room)
        image = QImage(
            math.ceil(laid.size.width() * self._ratio), math.ceil(laid.size.height() * self._ratio),
            QImage.Format.Format_ARGB32_Premultiplied,
        )  # fmt: skip
        image.setDevicePixelRatio(self._ratio)
        image.fill(Qt.GlobalColor.transparent)
        painter = painter_on(image)
        painter.setLayoutDirection(QGuiApplication.layoutDirection())
        self.paint_laid(painter, laid)
        painter.end()
        return image

    def paint_face(self, painter: QPainter, place: QRectF, shown: Pictured) -> None:
        """Paint a card with its shadow."""
        veil = VEIL if shown.allowed is False else 0
        picture = self._deck.picture(Key(str(shown.card), round(place.width()), self._ratio, veil)).pixmap
        edge = margin(round(place.width()))
        painter.drawPixmap(place.topLeft() - QPointF(edge, edge), picture)


@dataclass(frozen=True)
class LaidPicture:
    """The size of a picture with its `edge`, and its groups with their places."""

    size: QSizeF
    edge: float
    parts: tuple[tuple[QPointF, _Laid], ...]


class _Laid:
    """The places of the cards in a group, and its size."""

    def __init__(self, group: Group, style: Style, room: float) -> None:
        px = style.px
        metrics = QFontMetricsF(style.font(NOTE, bold=True))
        self.group = group
        self.card = min(px(CARD), int(room / 4))
        if group.ranked:  # an order is seen in one line: smaller cards, which overlap if need be
            self.card = max(px(SMALLEST), min(self.card, int((room + px(7)) / len(group.cards)) - px(7)))
        self.label = "" if group.label is None else words.sentence(group.label)
        line = metrics.height()
        notes = [metrics.horizontalAdvance(note_text(shown)) for shown in group.cards]
        judged = any(shown.allowed is not None for shown in group.cards)
        self.aside = max(0.0, (max(notes) - self.card) / 2)
        self.lift = px(8) if judged else 0
        self._line = line + px(4)
        self.head = self._line * (bool(self.label) + group.ranked)
        self.foot = line + px(4) if max(notes) or judged else 0.0
        crowned = any(shown.wins for shown in group.cards)
        crown = px(22) if crowned else 0
        loose = max(notes) or judged or group.ranked or crowned or len(group.cards) <= FEW
        self.step = self.card + 2 * self.aside + px(7) if loose else self.card * OVERLAP
        whole, count = self.card + 2 * self.aside, len(group.cards)
        in_line = group.ranked or crowned  # in two lines "lowest" or the crown would stand over a card in the middle
        if in_line and count > 1:
            self.step = min(self.step, (room - whole) / (count - 1))
        fitting = count if in_line else int((room - whole) // self.step) + 1
        self.columns = max(1, min(count, fitting))
        rows = math.ceil(count / self.columns)
        self.columns = math.ceil(count / rows)  # lines of about the same length
        self.row = self.card * CARD_RATIO + self.lift + self.foot + px(8)
        self._top = self.head + crown
        label = metrics.horizontalAdvance(self.label)
        width = max(whole + (self.columns - 1) * self.step, min(label + 2, room))
        self.size = QSizeF(width, self._top + rows * self.row - px(8))

    def line(self, number: int) -> QRectF:
        """The place of a line of text above the cards, from 0."""
        return QRectF(0, number * self._line, self.size.width(), self._line)

    def places(self) -> Iterator[QPointF]:
        """The upper left corners of the cards."""
        for number in range(len(self.group.cards)):
            row, column = divmod(number, self.columns)
            yield QPointF(self.aside + column * self.step, self._top + row * self.row)


def _in_lines(sizes: Sequence[QSizeF], room: float, gap: float, leading: float) -> Iterator[QPointF]:
    """The parts in lines at most `room` pixels long."""
    x = y = line = 0.0
    for size in sizes:
        if x and x + size.width() > room:
            x, y, line = 0.0, y + line + leading, 0.0
        yield QPointF(x, y)
        x, line = x + size.width() + gap, max(line, size.height())
