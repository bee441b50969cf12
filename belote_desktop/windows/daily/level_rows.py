"""The same cards in several pairs of hands: a row for each player, with a bar from a common zero."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from belote_desktop.models.daily.daily_words import Line
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.table.items.painting import CENTRED, box, smooth, write
from belote_desktop.table.items.theme import mixed
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.people.person_tile import PersonTile
from belote_desktop.windows.widgets.page import label, panel

BARS_FROM = 400
"""From this width at 100 % there is room for bars."""
TILE, SCALE = 46, 24
"""The side of a portrait and the height of the figures below the bars, in pixels at 100 %."""
STEPS = (5, 10, 20, 40, 50, 80, 100, 200, 400, 500, 1000)
"""How many points may lie between two lines behind the bars; at most two of them stand on either side."""
FACES = {"beginner": "plaits", "casual": "kalpak", "club": "pinned", "strong": "mariner", "expert": "wrap"}
"""The portrait of each level, none of which a new player has at the table."""
PALE = 0.45
"""How far the bars of levels are raised towards the paper, beside the user's bar."""


class LeadBar(QWidget):
    """A bar to the right of the zero for points ahead, an outlined one to the left for points behind."""

    def __init__(self, style: Style, lead: int, most: int, *, is_own: bool) -> None:
        super().__init__()
        self._style, self._lead, self._most, self._is_own = style, lead, max(1, most), is_own
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(180), self._style.px(30))

    def place_of(self, points: int) -> float:
        """Where so many points ahead lie, from the left of the bar."""
        away = (self.width() / 2 - 3) * points / self._most
        is_rightwards = self.layoutDirection() is Qt.LayoutDirection.LeftToRight
        return self.width() / 2 + (away if is_rightwards else -away)

    @property
    def marks(self) -> tuple[int, ...]:
        """The points ahead or behind that have a line, 0 among them."""
        step = next((each for each in STEPS if self._most < 3 * each), self._most)
        count = self._most // step
        return tuple(step * place for place in range(-count, count + 1))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self._style.theme
        smooth(painter)
        room = QRectF(self.rect())
        zero, end = self.place_of(0), self.place_of(self._lead)
        high = min(room.height(), self._style.px(26))
        painter.setPen(QPen(self._style.ink.text3, 1.4))
        painter.drawLine(QPointF(zero, room.top()), QPointF(zero, room.bottom()))
        bar = QRectF(min(zero, end), room.center().y() - high / 2, abs(end - zero), high)
        if self._lead > 0:
            box(painter, bar, 4, QColor(theme.we if self._is_own else mixed(theme.we, theme.raised, PALE)))
        elif self._lead < 0:
            box(painter, bar, 4, None, theme.you, 2)


class LevelRows(QWidget):
    """A row for each player who has played the deal. Each row can have the keyboard, and is read as one sentence.

    The bars have a common scale, whose lines run through all rows.
    """

    def __init__(self, style: Style, preferences: Preferences) -> None:
        super().__init__()
        self._style, self._preferences = style, preferences
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
            self._column.addWidget(row, 1)
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
        said.setContentsMargins(0, 9, 0, 9)
        said.addStretch(1)
        said.addWidget(self._quiet(label(line.name, "name", wrap=True)))
        said.addWidget(self._quiet(label(line.told, "note", wrap=True)))
        said.addStretch(1)
        bar = LeadBar(self._style, line.score.lead, most, is_own=line.is_own)
        self._bars.append(bar)
        inside = QHBoxLayout(row)
        inside.setContentsMargins(12, 0, 12, 0)
        inside.setSpacing(12)
        inside.addWidget(PersonTile(self._style, self._face(line), line.name, TILE))
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

    def _face(self, line: Line) -> str:
        """The portrait of the user or of a level; empty for a first letter."""
        return str(self._preferences.value("portrait")) if line.is_own else FACES.get(line.score.kind, "")

    def _arrange(self) -> None:
        wide = self.width() / self._style.scale >= BARS_FROM
        for bar in self._bars:
            bar.setVisible(wide)
        self._column.setContentsMargins(0, 0, 0, self._style.px(SCALE) if wide else 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The scale of the bars, behind them and below."""
        if not self._bars or self._bars[0].isHidden():
            return
        painter, bar, px = QPainter(self), self._bars[0], self._style.px
        smooth(painter)
        begin, foot = bar.mapTo(self, QPoint()).x(), self.height() - px(SCALE)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # a sign stands before its figure everywhere
        wide = (bar.width() / 2 - 3) / max(1, len(bar.marks) // 2)
        for points in bar.marks:
            x = begin + bar.place_of(points)
            painter.setPen(QPen(self._style.ink.text3 if points == 0 else self._style.ink.line, 1.2))
            painter.drawLine(QPointF(x, 0), QPointF(x, foot))
            text = words.signed(points) if points else words.number(0)
            room = QRectF(x - wide / 2, foot, wide, px(SCALE))
            write(painter, room, text, px(12), self._style.theme.text2, align=CENTRED)
        painter.end()
