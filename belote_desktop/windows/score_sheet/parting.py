"""What somebody at the table says when the match is over: a portrait with a bubble."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from belote_desktop.table.items.painting import smooth
from belote_desktop.table.items.portraits import draw_person
from belote_desktop.table.items.shadows import shadow
from belote_desktop.table.overlays.unfolding import Cue
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.score_sheet.written import Written
from belote_desktop.windows.widgets.page import set_role

SIDE, TAIL, WIDE = 58, 14, 360
"""The side of the portrait, the room of the tail of the bubble, and the greatest width of that, in pixels at 100 %
(art/pages, NOTES, picture 11)."""
COMES = 120
"""How long a remark takes to appear, in milliseconds (art/pages, NOTES, Motion)."""
_PAD, _ROOM = 16, 8


@dataclass(frozen=True)
class PartingWords:
    """Who speaks, with the portrait, empty for the first letter; and what is said."""

    name: str
    face: str
    text: str


class Parting(QWidget):
    """The portrait of who speaks, and the words in a bubble. `cues(at)` lets it appear at a time."""

    def __init__(self, said: PartingWords, style: Style) -> None:
        super().__init__()
        set_role(self, "plain")
        self._said, self._style, self._share = said, style, 1.0
        px = style.px
        self._words = words = Written(said.text, "said", wrap=True)
        words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        #: Read aloud: what a player says. {name}: a name.
        words.setAccessibleName(self.tr("{name}: {line}").format(name=said.name, line=said.text))
        words.setMaximumWidth(px(WIDE))
        words.setContentsMargins(px(_PAD), px(10), px(_PAD), px(10))
        row = QHBoxLayout(self)
        row.setContentsMargins(_ROOM, _ROOM, _ROOM, _ROOM)
        row.setSpacing(0)
        row.addStretch(1)
        row.addSpacing(px(SIDE) + px(TAIL))
        row.addWidget(words, 4)
        row.addStretch(1)
        self.setMinimumHeight(px(SIDE) + 2 * _ROOM)

    def appear(self, share: float, *, moves: bool) -> None:
        """Fade in."""
        self._share = share
        self._words.appear(share, moves=moves)
        self.update()

    def cues(self, at: int) -> tuple[Cue, ...]:
        return (Cue(self, at, COMES),)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme, px = QPainter(self), self._style.theme, self._style.px
        smooth(painter)
        painter.setOpacity(self._share)
        bubble = QRectF(self._words.geometry())
        side, middle = px(SIDE), bubble.center().y()
        is_leftwards = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        x = bubble.right() + px(TAIL) if is_leftwards else bubble.left() - px(TAIL) - side
        face = QRectF(x, middle - side / 2, side, side)
        if not theme.is_contrast:
            shadow(painter, bubble, px(14), 12, 4, 0.28)
        draw_person(painter, face, self._said.name, self._said.face, theme)
        painter.setPen(QPen(QColor(theme.line2), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(face.adjusted(0.5, 0.5, -0.5, -0.5), 0.11 * side, 0.11 * side)
        painter.setBrush(QColor(theme.bubble))
        painter.drawPath(_with_tail(bubble, px(14), px(TAIL) - 3, is_leftwards=is_leftwards))


def _with_tail(bubble: QRectF, corner: float, tail: float, *, is_leftwards: bool) -> QPainterPath:
    """The outline of a bubble with its tail towards the portrait."""
    path, tip = QPainterPath(), QPainterPath()
    path.addRoundedRect(bubble.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
    x, out = (bubble.right() - 2, tail) if is_leftwards else (bubble.left() + 2, -tail)
    tip.moveTo(QPointF(x, bubble.center().y() - 9))
    tip.lineTo(QPointF(x + out, bubble.center().y()))
    tip.lineTo(QPointF(x, bubble.center().y() + 9))
    tip.closeSubpath()
    return path.united(tip)
