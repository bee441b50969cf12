"""The same cards in several pairs of hands: a row for each player, with a bar from a common zero."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from belote_desktop.models.daily.daily_words import Line
from belote_desktop.models.words import words
from belote_desktop.table.items.painting import box, smooth
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.page import label, panel

BARS_FROM = 520
"""From this width at 100 % there is room for bars."""
LEVELS_ALPHA = 0.55
"""The bars of levels are paler than one's own."""


class LeadBar(QWidget):
    """A bar to the right of the zero for points ahead, an outlined one to the left for points behind."""

    def __init__(self, style: Style, lead: int, most: int, *, is_own: bool) -> None:
        super().__init__()
        self._style, self._lead, self._most, self._is_own = style, lead, max(1, most), is_own
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(180), self._style.px(30))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self._style.theme
        smooth(painter)
        room = QRectF(self.rect())
        zero, high = room.center().x(), min(room.height(), self._style.px(26))
        painter.setPen(QPen(self._style.ink.text3, 1.4))
        painter.drawLine(QPointF(zero, room.top()), QPointF(zero, room.bottom()))
        wide = (room.width() / 2 - 3) * abs(self._lead) / self._most
        ahead = (self._lead > 0) is (self.layoutDirection() is Qt.LayoutDirection.LeftToRight)
        bar = QRectF(zero if ahead else zero - wide, room.center().y() - high / 2, wide, high)
        if self._lead > 0:
            colour = QColor(theme.we)
            colour.setAlphaF(1.0 if self._is_own else LEVELS_ALPHA)
            box(painter, bar, 4, colour)
        elif self._lead < 0:
            box(painter, bar, 4, None, theme.you, 2)


class LevelRows(QWidget):
    """A row for each player who has played the deal. Each row can have the keyboard, and is read as one sentence."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self.rows: tuple[QFrame, ...] = ()
        self._bars: list[LeadBar] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)

    def show_lines(self, found: Sequence[Line]) -> None:
        """Show these players, in this order."""
        for old in self.rows:
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._bars.clear()
        most = max((abs(line.score.lead) for line in found), default=1)
        self.rows = tuple(self._row(line, most) for line in found)
        for row in self.rows:
            self._column.addWidget(row)
        self._arrange()

    def _row(self, line: Line, most: int) -> QFrame:
        row, lead = panel("row"), words.signed(line.score.lead)
        row.setProperty("changed", line.is_own)
        row.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        #: A row for a screen reader. {name}: a player or a level. {points}: with its sign. {told}: how the deal went.
        pattern = self.tr("{name}: {points}. {told}")
        row.setAccessibleName(pattern.format(name=line.name, points=lead, told=line.told))
        said = QVBoxLayout()
        said.setSpacing(0)
        said.addWidget(self._quiet(label(line.name, "name", wrap=True)))
        said.addWidget(self._quiet(label(line.told, "note", wrap=True)))
        bar = LeadBar(self._style, line.score.lead, most, is_own=line.is_own)
        self._bars.append(bar)
        inside = QHBoxLayout(row)
        inside.setContentsMargins(12, 9, 12, 9)
        inside.setSpacing(12)
        inside.addLayout(said, 5)
        inside.addWidget(bar, 6)
        points = self._quiet(label(lead, "side"))
        points.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        points.setMinimumWidth(self._style.px(62))
        inside.addWidget(points)
        return row

    def _quiet(self, part: QLabel) -> QLabel:
        part.setTextFormat(Qt.TextFormat.PlainText)  # names are the person's own
        return part

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        for bar in self._bars:
            bar.setVisible(self.width() / self._style.scale >= BARS_FROM)
