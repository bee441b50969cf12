"""The strip of levels of a bid: one click on a level chooses it. For keyboard and screen reader it is a number box."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QValidator, QWheelEvent
from PySide6.QtWidgets import QSpinBox, QWidget

from belote_desktop.table.items.fonts import CAPTION, LABEL, text_width
from belote_desktop.table.items.painting import CENTRED, box, draw_icon, smooth, write
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.items.theme import faint, mixed
from belote_desktop.table.overlays.bid_levels import Level

_GONE = 3
"""At most so many levels that can no longer be bid are shown; they say where the auction stands."""
_LONG = 4
"""A longer name than 100 or 1000 is written smaller."""
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class _Shown(NamedTuple):
    """A part of the strip as drawn: a level, or None for an arrow that leads on to `goal`."""

    level: Level | None
    place: QRectF
    goal: int


class LevelStrip(QSpinBox):
    """The levels side by side, as many as there is room for; arrows at both ends lead to the others.

    A number box limited to the levels: the arrow keys and the wheel step through them, digits find one.
    """

    level_changed = Signal()

    def __init__(self, stage: Stage, parent: QWidget) -> None:
        self._levels: tuple[Level, ...] = ()
        self._gone: tuple[Level, ...] = ()
        super().__init__(parent)
        self._stage = stage
        self._ui, self._room = stage.layout.ui, 0.0
        self._height = 44.0
        self._first = 0  # the first level shown, counted from the first that is gone
        self._pointed: int | None = None
        self.lineEdit().hide()
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.valueChanged.connect(self._chosen)

    def offer(self, levels: tuple[Level, ...], gone: tuple[Level, ...] = ()) -> None:
        """Set the levels, lowest first, and those below them that can no longer be bid."""
        self._levels, self._gone, self._first = levels, gone[-_GONE:], 0
        self.setRange(0, len(levels) - 1)
        self.setValue(0)
        self.setAccessibleName(self.tr("Points you bid"))
        #: Read aloud with the points of a bid. {lowest}, {highest}: 80, capot.
        pattern = self.tr("From {lowest} to {highest}")
        self.setAccessibleDescription(pattern.format(lowest=levels[0].text, highest=levels[-1].text))
        self.lineEdit().setText(self.textFromValue(0))
        self.updateGeometry()
        self.update()

    @property
    def level(self) -> Level:
        """The chosen level."""
        return self._levels[self.value()]

    def set_form(self, ui: float, height: float, room: float) -> None:
        """Set the text size, the height and the greatest width, in pixels."""
        self._ui, self._height, self._room = ui, height, room

    def sizeHint(self) -> QSize:
        wanted = self._cell * len(self._all)
        if wanted > self._room:
            fitting = max(1, int((self._room - 2 * self._end) / self._cell))
            wanted = fitting * self._cell + 2 * self._end
        return QSize(round(wanted), round(self._height))

    # ------------------------------------------------------------------ what is shown
    @property
    def _all(self) -> tuple[Level, ...]:
        return (*self._gone, *self._levels)

    @property
    def _end(self) -> float:
        """The width of an arrow at an end."""
        return 36 * self._ui

    @property
    def _cell(self) -> float:
        """The least width of a level, the same for all."""
        widest = max((text_width(one.text, self._size(one), bold=True, serif=True) for one in self._all), default=0.0)
        return max(widest + 14 * self._ui, 44 * self._ui)

    def _size(self, level: Level) -> float:
        return (CAPTION + 1 if len(level.text) > _LONG else LABEL + 1) * self._ui

    def _shown(self) -> list[_Shown]:
        """The parts of the strip from its leading edge."""
        every, width = self._all, float(self.width())
        if len(every) * self._cell <= width + 1:
            each = width / len(every)
            return [self._part(place, place * each, each) for place in range(len(every))]
        count = max(1, int((width - 2 * self._end) / self._cell))
        self._first = self._begin(count)
        each, shown = (width - 2 * self._end) / count, range(self._first, self._first + count)
        lower, higher = self._first - 1 - len(self._gone), self._first + count - len(self._gone)
        return [
            _Shown(None, self._at(0, self._end), lower),
            *(self._part(place, self._end + (place - self._first) * each, each) for place in shown),
            _Shown(None, self._at(width - self._end, self._end), higher),
        ]

    def _begin(self, count: int) -> int:
        """The first level shown of `count`, so that the chosen one is among them."""
        chosen, last = self.value() + len(self._gone), max(0, len(self._all) - count)
        first = min(max(self._first, chosen - count + 1), chosen)
        return max(0, min(first, last))

    def _part(self, place: int, x: float, width: float) -> _Shown:
        return _Shown(self._all[place], self._at(x, width), place - len(self._gone))

    def _at(self, x: float, width: float) -> QRectF:
        """A stretch of the strip; `x` counts from the leading edge."""
        leftwards = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        return QRectF(self.width() - x - width if leftwards else x, 0, width, self.height())

    def place_of(self, level: Level) -> QRectF:
        """Where a level is drawn; empty if it is not shown."""
        return next((part.place for part in self._shown() if part.level == level), QRectF())

    # ------------------------------------------------------------------ choosing
    def _chosen(self) -> None:
        self.update()
        self.level_changed.emit()

    def _goal_at(self, point: QPointF) -> int | None:
        """The level that a click at a point chooses; None for one that is gone, or nothing."""
        goal = next((part.goal for part in self._shown() if part.place.contains(point)), -1)
        return goal if 0 <= goal < len(self._levels) else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        goal = self._goal_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and goal is not None:
            self.setValue(goal)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the chosen level along; otherwise mark the one under the pointer."""
        goal = self._goal_at(event.position())
        if event.buttons() & Qt.MouseButton.LeftButton and goal is not None:
            self.setValue(goal)
        if goal != self._pointed:
            self._pointed = goal
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._pointed = None
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.stepBy(1 if event.angleDelta().y() > 0 else -1)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step with left and right as the strip reads; pass letters and Enter to the table: S bids in spades."""
        step = _STEPS.get(Qt.Key(event.key()))
        if event.text().isalpha():
            event.ignore()
        elif step is not None and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.stepBy(-step if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else step)
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.setValue(self.minimum() if event.key() == Qt.Key.Key_Home else self.maximum())
        else:
            super().keyPressEvent(event)

    # ------------------------------------------------------------------ text of the number box
    def textFromValue(self, val: int) -> str:
        return self._levels[val].text if 0 <= val < len(self._levels) else ""

    def valueFromText(self, text: str) -> int:
        """The level that is typed, or else the lowest level not below the number."""
        for place, level in enumerate(self._levels):
            if level.text == text:
                return place
        digits = "".join(letter for letter in text if letter.isdecimal())
        wanted = int(digits) if digits else 0
        fitting = [place for place, level in enumerate(self._levels) if level.rank == 0 and level.points >= wanted]
        return fitting[0] if fitting else self.value()

    def validate(self, input_: str, pos: int) -> tuple[QValidator.State, str, int]:
        known = any(level.text == input_ for level in self._levels)
        number = input_.strip().isdecimal() or not input_.strip()
        state = QValidator.State.Acceptable if known or number else QValidator.State.Invalid
        return state, input_, pos

    # ------------------------------------------------------------------ painting
    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self._stage.theme
        smooth(painter)
        painter.setLayoutDirection(self.layoutDirection())
        radius, body = 9 * self._ui, QRectF(self.rect()).adjusted(0, 3, 0, -3)
        box(painter, body, radius, theme.raised, theme.line2, 1)
        shown = self._shown()
        for before, part in zip([None, *shown], shown, strict=False):
            self._paint_part(painter, part, before)
        if self.hasFocus():
            box(painter, QRectF(self.rect()), radius, None, theme.cloth_edge, 4)
            box(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, None, theme.cloth_brass, 2.5)
        painter.end()

    def _paint_part(self, painter: QPainter, part: _Shown, before: _Shown | None) -> None:
        theme, is_chosen = self._stage.theme, part.level is not None and part.goal == self.value()
        cell, can_be_bid = part.place.adjusted(0, 4, 0, -4), 0 <= part.goal < len(self._levels)
        if not can_be_bid and part.level is not None:
            box(painter, cell.adjusted(1, 0, -1, 0), 6 * self._ui, theme.sunken)
        if can_be_bid and part.goal == self._pointed and not is_chosen:
            box(painter, cell.adjusted(2, 1, -2, -1), 7 * self._ui, mixed(theme.raised, theme.text, 0.07))
        if is_chosen:
            box(painter, part.place.adjusted(1, 0, -1, 0), 9 * self._ui, theme.primary)
        elif before is not None and before.goal != self.value() and part.goal > 0:
            edge = cell.right() if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else cell.left()
            painter.setPen(QPen(faint(theme.line2, 0.7), 1))
            painter.drawLine(QLineF(edge, cell.top() + 9, edge, cell.bottom() - 9))
        ink = theme.primary_text if is_chosen else theme.text if can_be_bid else theme.disabled
        if part.level is None:
            self._paint_arrow(painter, part, ink)
            return
        size = self._size(part.level)
        write(painter, part.place, part.level.text, size, ink, bold=is_chosen, serif=True, align=CENTRED)
        if not can_be_bid:
            half = text_width(part.level.text, size, serif=True) / 2 + 3
            painter.setPen(QPen(faint(ink, 1), 1.3))
            middle = part.place.center()
            painter.drawLine(QLineF(middle.x() - half, middle.y(), middle.x() + half, middle.y()))

    def _paint_arrow(self, painter: QPainter, part: _Shown, ink: str) -> None:
        """Paint the arrow that leads to lower or higher levels."""
        side, middle = 18 * self._ui, part.place.center()
        place = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        draw_icon(painter, "back" if part.goal < self.value() else "forward", place, ink, stroke=2)
