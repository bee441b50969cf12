"""Layouts that break into lines, and the reading order of their parts.

They mirror in right-to-left languages.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QScrollArea, QWidget

from belote_desktop.windows.widgets.mirroring import visual_rect


class BreakingLayout(QLayout):
    """A layout whose height follows from its width, as its parts go to the next line. A subclass says how."""

    def __init__(self, parent: QWidget | None = None, gap: int = 8) -> None:
        super().__init__(parent)
        self.gap = gap
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def insert(self, place: int, part: QWidget) -> None:
        """Add a part at a place among the others, counted from 0."""
        self.addWidget(part)
        self._items.insert(place, self._items.pop())

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._flow(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._flow(rect, move=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize(0, 0)
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def clear(self) -> None:
        """Take every part out, for good."""
        while self._items:
            widget = self._items.pop().widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    @property
    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _put(self, item: QLayoutItem, place: QRect, room: QRect) -> None:
        """Set a part in its place, counted from where the window begins to read."""
        parent = self.parentWidget()
        direction = Qt.LayoutDirection.LeftToRight if parent is None else parent.layoutDirection()
        item.setGeometry(visual_rect(direction, room, place))

    def _flow(self, rect: QRect, *, move: bool) -> int:
        """Set the parts in lines; the height they take."""
        raise NotImplementedError


class FlowLayout(BreakingLayout):
    """Parts keep the sizes they ask for; a part that finds no room begins the next line.

    The lines begin where the window begins to read, or end where its lines end if they are `trailing`. If they are
    `centred`, they begin so that the longest of them lies in the middle.
    """

    def __init__(
        self, parent: QWidget | None = None, gap: int = 8, *, trailing: bool = False, centred: bool = False
    ) -> None:
        super().__init__(parent, gap)
        self._trailing, self._centred = trailing, centred

    def _flow(self, rect: QRect, *, move: bool) -> int:
        y, lines = rect.y(), self._lines(rect.width())
        widths = [sum(size.width() + self.gap for _, size in line) - self.gap for line in lines]
        spare = (rect.width() - max(widths, default=0)) // 2 if self._centred else 0
        for line, wide in zip(lines, widths, strict=True):
            x = rect.x() + (rect.width() - wide if self._trailing else spare)
            for item, size in line:
                if move:
                    self._put(item, QRect(QPoint(x, y), size), rect)
                x += size.width() + self.gap
            y += max(size.height() for _, size in line) + self.gap
        return max(0, y - self.gap - rect.y())

    def _lines(self, room: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        """The parts of each line with their sizes."""
        lines: list[list[tuple[QLayoutItem, QSize]]] = []
        taken = 0
        for item in self._shown:
            size = item.sizeHint()
            size.setWidth(min(size.width(), max(1, room)))
            if not lines or taken + self.gap + size.width() > room:
                lines.append([])
                taken = -self.gap
            lines[-1].append((item, size))
            taken += self.gap + size.width()
        return lines


class FullRows(BreakingLayout):
    """Parts that fill rows: up to `most` beside each other, fewer where their words find no room so.

    What the rows have to spare goes to the column whose part stretches by its size policy; where none does, all
    columns are as wide as each other, if they can.
    """

    def __init__(self, most: int, gap: int = 12) -> None:
        super().__init__(gap=gap)
        self._most = most

    def _flow(self, rect: QRect, *, move: bool) -> int:
        y, columns = rect.y(), self._columns(rect.width())
        shown, count = self._shown, len(columns)
        for row in (shown[start : start + count] for start in range(0, len(shown), count)):
            height = max(item.sizeHint().height() for item in row)
            if move:
                self._set_row(row, columns, QRect(rect.x(), y, rect.width(), height))
            y += height + self.gap
        return max(0, y - self.gap - rect.y())

    def _set_row(self, row: Sequence[QLayoutItem], columns: Sequence[int], room: QRect) -> None:
        """Set the parts of a row in their columns; the last one goes to the end of it."""
        x = room.x()
        for item, column in zip(row, columns, strict=False):
            width = room.right() + 1 - x if item is row[-1] else column
            self._put(item, QRect(x, room.y(), width, room.height()), room)
            x += width + self.gap

    def _columns(self, room: int) -> list[int]:
        """The widths of as many columns as leave room for all words; one column if nothing else does."""
        for count in range(min(self._most, len(self._shown)), 1, -1):
            wanted = self._wanted(count)
            spare = room - sum(wanted) - self.gap * (count - 1)
            if spare >= 0:
                return self._shared(wanted, spare, count)
        return [room]

    def _wanted(self, count: int) -> list[int]:
        """What so many columns ask for; the last part is let out of its column where its row is not full."""
        widths = [item.sizeHint().width() for item in self._shown]
        if len(widths) % count:
            widths.pop()
        return [max(widths[column::count]) for column in range(count)]

    def _shared(self, wanted: list[int], spare: int, count: int) -> list[int]:
        greedy = next((place for place, item in enumerate(self._shown[:count]) if _stretches(item)), None)
        even = (sum(wanted) + spare) // count
        if greedy is None and max(wanted) <= even:
            return [even] * count
        greedy = count - 1 if greedy is None else greedy
        return [width + spare * (place == greedy) for place, width in enumerate(wanted)]


def _stretches(item: QLayoutItem) -> bool:
    widget = item.widget()
    return widget is not None and widget.sizePolicy().horizontalStretch() > 0


# ---------------------------------------------------------------------- the order of reading
def order_tabs(page: QWidget) -> None:
    """Let the Tab key go through a page as it is read: in the order of its layouts, whenever its parts were made."""
    parts = [part for part in _read(page) if part.focusPolicy() & Qt.FocusPolicy.TabFocus]
    for one, other in pairwise(parts):
        QWidget.setTabOrder(one, other)


def _read(widget: QWidget) -> Iterator[QWidget]:
    """A widget and everything laid out in it that can be seen."""
    yield widget
    inside = widget.widget() if isinstance(widget, QScrollArea) else None
    layout = widget.layout()
    if inside is not None:
        yield from _read(inside)
    elif layout is not None:
        yield from _read_layout(layout)


def _read_layout(layout: QLayout) -> Iterator[QWidget]:
    for place in range(layout.count()):
        item = layout.itemAt(place)
        widget, inner = (None, None) if item is None else (item.widget(), item.layout())
        if widget is not None and not widget.isHidden():
            yield from _read(widget)
        elif inner is not None:
            yield from _read_layout(inner)


def height_of(layout: QLayout, width: int) -> int:
    """The height of the layout in this width, in which words may wrap differently from its size hint."""
    return layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.totalSizeHint().height()


def items_of(layout: QLayout) -> Iterator[QLayoutItem]:
    """The parts of a layout that take room."""
    for place in range(layout.count()):
        item = layout.itemAt(place)
        if item is not None and not item.isEmpty():
            yield item


def places_of(item: QLayoutItem, holder: QWidget) -> list[QRect]:
    """The boxes that must not be cut through: a layout as a whole, or each part of a widget with parts."""
    widget = item.widget()
    if widget is None or widget.layout() is None:
        return [item.geometry()]
    parts = (part for part in widget.findChildren(QWidget) if part.layout() is None and part.isVisibleTo(holder))
    return [QRect(part.mapTo(holder, QPoint()), part.size()) for part in parts]


def empty(layout: object) -> None:
    """Delete what a nested layout holds."""
    while (item := layout.takeAt(0)) is not None:  # type: ignore[attr-defined]
        if item.widget() is not None:
            item.widget().hide()
            item.widget().deleteLater()
        elif item.layout() is not None:
            empty(item.layout())
