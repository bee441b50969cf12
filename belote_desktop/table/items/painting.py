"""Drawing in the theme's colours: boxes, suits, card tokens, icons and key caps."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap, QTextLayout, QTextOption
from PySide6.QtSvg import QSvgRenderer

from belote_desktop.engine.cards import Suit
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.wording.messages import SUIT_MARKS
from belote_desktop.models.words.direction import LEFT_TO_RIGHT, isolated
from belote_desktop.resources import deck, icons
from belote_desktop.table.items.fonts import font, text_width
from belote_desktop.table.items.theme import PAPER_EDGE, PAPER_INK, SUIT_PAPER, faint

CENTRED = Qt.AlignmentFlag.AlignCenter
FIGURES = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
"""Figures end at the right whichever way the window reads: columns change places, units stay under units."""


def canvas(width: float, height: float, ratio: float) -> QPixmap:
    """An empty picture of `width` by `height` logical pixels."""
    made = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    return made


def painter_on(target: QPixmap | QImage) -> QPainter:
    painter = QPainter(target)
    smooth(painter)
    return painter


def smooth(painter: QPainter) -> None:
    hints = QPainter.RenderHint
    painter.setRenderHints(hints.Antialiasing | hints.TextAntialiasing | hints.SmoothPixmapTransform)


def box(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    fill: QColor | str | None,
    edge: QColor | str | None = None,
    width: float = 1.0,
    *,
    dashed: bool = False,
) -> None:
    """Draw a rectangle with round corners; the edge lies inside."""
    line = Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine
    painter.setPen(QPen(QColor(edge), width, line) if edge is not None else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(fill) if fill is not None else Qt.BrushStyle.NoBrush)
    half = width / 2 if edge is not None else 0.0
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)


def write(
    painter: QPainter,
    rect: QRectF,
    text: str,
    pixels: float,
    colour: QColor | str,
    *,
    bold: bool = False,
    serif: bool = False,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter,
) -> None:
    """Draw one line of text; `align` follows the painter's layout direction."""
    painter.setFont(font(pixels, bold=bold, serif=serif))
    painter.setPen(QColor(colour))
    painter.drawText(rect, align, text)


def write_wrapped(painter: QPainter, rect: QRectF, text: str, align: Qt.AlignmentFlag) -> None:
    """Draw a text in as many lines as it needs, in the font and colour of the painter, whose direction `align` follows.

    QPainter would move each line that is broken at a space to the left by that space, where a text runs leftwards.
    """
    if painter.layoutDirection() is not Qt.LayoutDirection.RightToLeft:
        painter.drawText(rect, int(align | Qt.TextFlag.TextWordWrap), text)
        return
    sides = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignRight
    option = QTextOption(align if align & Qt.AlignmentFlag.AlignAbsolute or not align & sides else align ^ sides)
    option.setTextDirection(Qt.LayoutDirection.RightToLeft)
    layout = QTextLayout(text.replace("\n", "\u2028"), painter.font(), painter.device())
    layout.setTextOption(option)
    layout.beginLayout()
    high = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(rect.width())
        line.setPosition(QPointF(0, math.ceil(high)))
        high = math.ceil(high) + line.height()
    layout.endLayout()
    free = rect.height() - high
    drop = {Qt.AlignmentFlag.AlignVCenter: free / 2, Qt.AlignmentFlag.AlignBottom: free}
    layout.draw(painter, rect.topLeft() + QPointF(0, drop.get(align & Qt.AlignmentFlag.AlignVertical_Mask, 0.0)))


@lru_cache(maxsize=128)
def _svg(text: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(text.encode()))


def draw_suit(painter: QPainter, suit: Suit, rect: QRectF, deck_name: str) -> None:
    """Draw the suit mark of a deck style."""
    _svg(deck.named(deck_name).suit_mark(str(suit))).render(painter, rect)


def draw_icon(painter: QPainter, name: str, rect: QRectF, colour: str, *, stroke: float = 1.75) -> None:
    """Draw a sign; signs that point along the reading direction follow the painter's layout direction."""
    flip = name in icons.MIRRORED and painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
    painter.save()
    if flip:
        painter.translate(2 * rect.center().x(), 0)
        painter.scale(-1, 1)
    _svg(icons.icon(name, QColor(colour).name(), stroke=stroke)).render(painter, rect)
    painter.restore()


def draw_trumps(painter: QPainter, trumps: Suit | Denomination, rect: QRectF, deck_name: str) -> None:
    """Draw what is trumps on paper: the mark of a suit, or an emblem.

    All trumps are the four suits side by side, no trumps are the same four, faint and struck out.
    """
    suit = trumps if isinstance(trumps, Suit) else trumps.suit
    if suit is not None:
        draw_suit(painter, suit, rect, deck_name)
        return
    half, is_none = rect.width() / 2, trumps is Denomination.NO_TRUMP
    painter.save()
    painter.setOpacity(painter.opacity() * (0.38 if is_none else 1.0))
    for place, each in enumerate(_EMBLEM):
        corner = QPointF(rect.x() + half * (place % 2), rect.y() + half * (place // 2))
        inset = half * 0.06
        draw_suit(painter, each, QRectF(corner, QSizeF(half, half)).adjusted(inset, inset, -inset, -inset), deck_name)
    painter.restore()
    if is_none:
        painter.setPen(QPen(QColor(PAPER_INK), max(1.6, rect.width() * 0.09)))
        painter.drawLine(rect.bottomLeft(), rect.topRight())


def draw_trumps_in(painter: QPainter, colour: str, trumps: Suit | Denomination, rect: QRectF, deck_name: str) -> None:
    """Draw what is trumps in a single colour, for a call that is not legal."""
    device = painter.device()
    picture = canvas(rect.width(), rect.height(), 1.0 if device is None else device.devicePixelRatioF())
    stencil, whole = painter_on(picture), QRectF(QPointF(), rect.size())
    draw_trumps(stencil, trumps, whole, deck_name)
    stencil.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    stencil.fillRect(whole, QColor(colour))
    stencil.end()
    painter.drawPixmap(rect.topLeft(), picture)


_EMBLEM = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)


def suit_chip(painter: QPainter, trumps: Suit | Denomination, rect: QRectF, deck_name: str) -> None:
    """Draw trumps on a chip of paper."""
    box(painter, rect, rect.width() * 0.28, SUIT_PAPER, PAPER_EDGE, 1)
    side = rect.width() * (0.62 if isinstance(trumps, Suit) or trumps.suit is not None else 0.74)
    centre = rect.center()
    draw_trumps(painter, trumps, QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), deck_name)


def token_width(text: str, pixels: float) -> float:
    """The width of an inline card: `K♥`, `10♠`."""
    return pixels * (2.05 if len(text) <= 2 else 2.75)


def card_token(painter: QPainter, rect: QRectF, text: str, pixels: float, deck_name: str) -> None:
    """Draw a card in a sentence: index letters, then suit, in every language."""
    suit = Suit(SUIT_MARKS.index(text[-1]))
    box(painter, rect, pixels * 0.25, SUIT_PAPER, PAPER_EDGE, 1)
    side = pixels * 0.80
    letters = QRectF(rect.x() + pixels * 0.12, rect.y(), rect.width() - pixels * 0.42 - side, rect.height())
    ink = deck.named(deck_name).suit_colour(str(suit))
    write(painter, letters, text[:-1], pixels * 0.98, ink, bold=True, align=CENTRED)
    mark = QRectF(rect.right() - pixels * 0.24 - side, rect.center().y() - side / 2, side, side)
    draw_suit(painter, suit, mark, deck_name)


def key_width(key: str, pixels: float) -> float:
    """The width of a key cap: the same for every letter, with Shift or without; wider for the name of a key."""
    widest = text_width("⇧M", pixels, bold=True) + pixels * 4 / 11
    return max(widest, text_width(key, pixels, bold=True) + pixels * 8 / 11) if len(key) > len("⇧M") else widest


def key_cap(painter: QPainter, rect: QRectF, key: str, colour: str, pixels: float) -> None:
    """Draw the cap of the key that does the same as the button it is on."""
    box(painter, rect, 4, None, faint(colour, 0.55), 1)
    write(painter, rect, isolated(key, LEFT_TO_RIGHT), pixels, colour, bold=True, align=CENTRED)
