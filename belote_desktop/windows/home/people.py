"""The people at the table before the first match, and the empty seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from belote_desktop.table.items.fonts import elided
from belote_desktop.table.items.painting import CENTRED, box, smooth, write

if TYPE_CHECKING:
    from belote_desktop.windows.home.front_page import FrontPage

TILE, GAP, NAME = 86, 16, 26


class People(QWidget):
    """A tile for each computer player with the initial, and one for the user: round for one's own side, square for the
    other. The table is never mirrored.
    """

    def __init__(self, page: FrontPage, names: tuple[str, ...]) -> None:
        super().__init__()
        self._page, self._names, self._name = page, names, ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the user's language."""
        #: Under the empty seat before the first match.
        self._you = self.tr("You")
        self.update()

    def restyle(self) -> None:
        """Take the sizes and colours in force."""
        px = self._page.px
        self.setFixedSize(3 * px(TILE + GAP) + px(TILE), px(TILE + NAME))
        self.update()

    def show_name(self, name: str) -> None:
        """Put the first letter of the name on the empty seat."""
        self._name = name.strip()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, px, theme = QPainter(self), self._page.px, self._page.style_.theme
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        smooth(painter)
        for place, name in enumerate((*self._names, self._you)):
            tile = QRectF(place * px(TILE + GAP), 0, px(TILE), px(TILE))
            mine = place == len(self._names)
            if mine:
                box(painter, tile, px(10), None, theme.cloth_brass, 2, dashed=True)
                write(painter, tile, self._name[:1].upper(), px(36), theme.cloth_brass, bold=True, serif=True,
                      align=CENTRED)  # fmt: skip
            else:
                box(painter, tile, px(10), theme.face, theme.cloth_brass, 1)
                self._paint_disc(painter, tile, name, ours=place == 1)
            under = QRectF(tile.left() - px(GAP / 2), tile.bottom(), tile.width() + px(GAP), px(NAME))
            shown = elided(name, under.width(), px(13), bold=True)
            write(painter, under, shown, px(13), theme.cloth_text, bold=True, align=CENTRED)

    def _paint_disc(self, painter: QPainter, tile: QRectF, name: str, *, ours: bool) -> None:
        px, theme = self._page.px, self._page.style_.theme
        disc = tile.adjusted(px(13), px(13), -px(13), -px(13))
        box(painter, disc, disc.width() / 2 if ours else px(12), theme.we if ours else theme.you)
        write(painter, disc, name[:1].upper(), px(30), theme.panel, bold=True, serif=True, align=CENTRED)
