"""A bar over the table that covers nothing important."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QWidget

from belote_desktop.table.items.fonts import font
from belote_desktop.table.layout.placement import least_covering, places_in
from belote_desktop.table.layout.shapes import Box
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.look.style_sheet import style_sheet
from belote_desktop.windows.widgets.page import set_role

EDGE = 10
STEPS = 4
SHARES = (1.0, 0.82, 0.8, 0.74, 0.7, 0.65, 0.5, 0.42, 0.378, 0.34)
"""How wide it may be against what its words like best."""
LEGIBLE = 0.7
"""How large words may be at least against large text, while there are pages to turn."""


class FloatingBar(QFrame):
    """Sentences and buttons. A subclass names its labels in `said`, its buttons with words in `buttons`, and in
    `to_be_seen` what lies under it.
    """

    def __init__(self, style: Style, width: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._scale = style.scale
        self._widest = width
        self.said: tuple[QLabel, ...] = ()
        self.buttons: tuple[QPushButton, ...] = ()
        self.to_be_seen: Callable[[], Sequence[Box]] = tuple
        set_role(self, "banner")
        if parent is not None:
            parent.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What it lies over has another size; a hidden bar is placed when it is shown."""
        if watched is self.parent() and event.type() == QEvent.Type.Resize and not self.isHidden():
            self.place()
        return False

    def place(self) -> None:
        """Move to where it covers nothing important, as near to the top of the page as possible."""
        parent = self.parentWidget()
        if parent is None:
            return
        room, seen = Box(EDGE, EDGE, parent.width() - 2 * EDGE, parent.height() - 2 * EDGE), self.to_be_seen()
        taken = list(dict.fromkeys(seen))
        for scale, pages in self._forms():
            sizes = [self._size(scale, pages, width) for width in self._widths(scale, room.width)]
            places = (place for size in sizes for place in places_in(room, size, taken, EDGE / 2))
            found = next((place for place in places if not any(place.meets(box) for box in taken)), None)
            if found is not None:
                break
        else:  # nowhere is it free: the last form is the smallest
            ways = (place for size in sizes for place in places_in(room, size, taken, EDGE / 2))
            found = least_covering(ways, lambda place: place, seen)
        self._take_width(round(found.width))
        self.move(round(found.x), round(found.y))

    @property
    def most_pages(self) -> int:
        """The greatest number of pages for its words."""
        return 1

    def _open_at(self, pages: int) -> None:
        """Show the first of so many pages."""

    def _heights(self, width: int) -> Iterator[int]:
        """The height that each page asks for in a width."""
        yield max(self.heightForWidth(width), self.minimumSizeHint().height())

    def _forms(self) -> Iterator[tuple[float, int]]:
        """The text scales and numbers of pages to try; words go to pages before they become much smaller."""
        steps = STEPS if self._style.scale > 1 else 0
        scales = [self._style.scale - (self._style.scale - 1) * step / max(1, steps) for step in range(steps + 1)]
        large = [scale for scale in scales if scale >= LEGIBLE * self._style.scale]
        for pages in range(1, self.most_pages + 1):
            yield from ((scale, pages) for scale in large)
        yield from ((scale, self.most_pages) for scale in scales[len(large) :])

    def _widths(self, scale: float, room: float) -> list[int]:
        """The widths to try for a text scale, the widest first; small letters may have the width of large ones."""
        most = {min(self._widest * each, room) for each in (scale, self._style.scale)}
        return sorted({round(each * share) for each in most for share in SHARES}, reverse=True)

    def _size(self, scale: float, pages: int, width: int) -> tuple[float, float]:
        """The size of the bar in a form."""
        self._write_at(scale)
        self._open_at(pages)
        return self._take_width(width)

    def _write_at(self, scale: float) -> None:
        """Set the text scale."""
        if scale != self._scale:
            self._scale = scale
            self.setStyleSheet(style_sheet(self._style.theme, scale, self._style.deck))
            for button in self.buttons:
                button.setFont(font(14 * scale))

    def _take_width(self, width: int) -> tuple[float, float]:
        """Be this wide, or as wide as the buttons ask for, and as tall as the words ask for then."""
        for part in self.said:
            part.ensurePolished()  # words are measured in the letters they are written in
        for button in self.buttons:
            button.ensurePolished()
            button.setMinimumWidth(0)
            button.setMinimumWidth(button.sizeHint().width() + 4)  # the edge of the focus is wider
        width = max(width, self.minimumSizeHint().width())
        self.setFixedWidth(width)
        height = max(self._heights(width))
        self.setFixedHeight(height)
        return width, height

    def restyle(self) -> None:
        """Apply a change of theme."""
        self._scale = 0.0
        self._write_at(self._style.scale)
