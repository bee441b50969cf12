"""The badges of a game as one line of signs: players, length, luck, difficulty. The list shows their words too."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from belote_desktop.models.games.game_entry import GameEntry
from belote_desktop.models.words import words
from belote_desktop.variants.variant import Difficulty, Length, Luck
from belote_desktop.windows.look.icons import sign_pixmap
from belote_desktop.windows.look.style import Style


def paint_badges(painter: QPainter, room: QRectF, entry: GameEntry, style: Style) -> None:
    """Paint the signs, each with a number or one to three filled dots, in reading order."""
    rtl = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
    game, side = entry.variant, style.px(15)
    scales = () if game.known else (
        ("clock", list(Length).index(game.length)),
        ("dice", list(Luck).index(game.luck)),
        ("hill", list(Difficulty).index(game.difficulty)),
    )  # fmt: skip
    step = min(style.px(64), (room.width() - style.px(34)) / 3)
    parts = [("people", -1), *scales]
    x = 0.0
    for name, filled in parts:
        width = style.px(38) if filled < 0 else step
        left = room.right() - x - width if rtl else room.left() + x
        _paint_badge(painter, QRectF(left, room.top(), width, room.height()), name, filled, entry, style, side, rtl)
        x += width


def _paint_badge(
    painter: QPainter, cell: QRectF, name: str, filled: int, entry: GameEntry, style: Style, side: int, rtl: bool
) -> None:
    mark = QRectF(cell.right() - side if rtl else cell.left(), cell.center().y() - side / 2, side, side)
    _paint_sign(painter, mark, name, style)
    if filled < 0:
        place = QRectF(cell.left() if rtl else mark.right() + 4, cell.top(), cell.width() - side - 4, cell.height())
        painter.setPen(style.ink.text)
        flags = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(place, flags, words.number(entry.rules.table.seats))
        return
    dot = max(5.0, style.px(6))
    gap = dot + min(3.0, (cell.width() - side - 8 - 3 * dot) / 3)
    for number in range(3):
        x = mark.left() - 4 - dot - number * gap if rtl else mark.right() + 4 + number * gap
        painter.setPen(QPen(style.ink.accent_text, 1.2))
        painter.setBrush(style.ink.accent_text if number <= filled else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QRectF(x, cell.center().y() - dot / 2, dot, dot))


def _paint_sign(painter: QPainter, room: QRectF, name: str, style: Style) -> None:
    """Paint a sign of the set, or a die for luck and a hill for difficulty."""
    ink = style.ink.text2
    if name not in ("dice", "hill"):
        ratio = painter.device().devicePixelRatio()
        painter.drawPixmap(room.topLeft(), sign_pixmap(name, ink, round(room.width()), ratio))
        return
    painter.setPen(QPen(ink, 1.3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    box = room.adjusted(1.5, 1.5, -1.5, -1.5)
    if name == "dice":
        painter.drawRoundedRect(box, 3, 3)
        painter.setBrush(ink)
        for at in (0.3, 0.7):
            painter.drawEllipse(QPointF(box.left() + box.width() * at, box.top() + box.height() * at), 0.9, 0.9)
        return
    peaks = ((0.0, 1.0), (0.38, 0.15), (0.6, 0.6), (0.74, 0.4), (1.0, 1.0))
    points = [QPointF(box.left() + box.width() * x, box.top() + box.height() * y) for x, y in peaks]
    painter.drawPolyline(QPolygonF(points))
    painter.drawLine(QLineF(points[0], points[-1]))
