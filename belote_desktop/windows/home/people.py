"""The people at the table before the first match, and the user's own chair."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout

from belote_desktop.models.preferences import Preferences
from belote_desktop.table.items.fonts import elided
from belote_desktop.table.items.painting import CENTRED, box, smooth, write
from belote_desktop.table.items.portraits import draw_person
from belote_desktop.variants.people import Person
from belote_desktop.windows.home.late_picture import LatePicture
from belote_desktop.windows.people.portrait_choice import PortraitChoice
from belote_desktop.windows.widgets.save_preference import keep

if TYPE_CHECKING:
    from belote_desktop.windows.home.front_page import FrontPage

TILE, GAP, NAME = 86, 16, 26


class OwnChair(PortraitChoice):
    """The user's portrait; without one an empty chair with the first letter of the name as it is typed."""

    def __init__(self, page: FrontPage, preferences: Preferences) -> None:
        self._page, self._typed = page, ""
        super().__init__(page.style_, TILE, lambda: self._typed)
        self._preferences = preferences
        self.chosen.connect(self._on_chosen)
        self.select(preferences.value("portrait"))

    def _on_chosen(self, face: object) -> None:
        keep(self._preferences, "portrait", face)
        self.select(face)

    def show_name(self, name: str) -> None:
        """Put the first letter of the name on the empty chair."""
        self._typed = name
        self.show_face(self.face, name)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.face:
            super().paintEvent(event)
            return
        painter, px, brass = QPainter(self), self._page.px, self._page.style_.theme.cloth_brass
        smooth(painter)
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        lit = self.hasFocus() or self.underMouse()
        box(painter, place, px(10), None, brass, 3 if lit else 2, dashed=not lit)
        letter = self._typed[:1].upper() or "+"
        write(painter, place, letter, px(36), brass, bold=True, serif=True, align=CENTRED)


class People(LatePicture):
    """A portrait of each computer player with the name, and the user's chair, a button to choose a portrait. The table
    is never mirrored.
    """

    def __init__(self, page: FrontPage, people: Sequence[Person], preferences: Preferences) -> None:
        super().__init__(page)
        self._people = tuple(people)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.chair = OwnChair(page, preferences)
        self._room = QVBoxLayout(self)
        self._room.addWidget(self.chair, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the user's language."""
        #: Under the user's own chair before the first match.
        self._you = self.tr("You")
        #: Read aloud: a button.
        self.chair.name(self.tr("Your portrait"))
        self.chair.select(self.chair.face)
        self.update()

    def restyle(self) -> None:
        """Take the sizes and colours in force."""
        px = self.page_.px
        self.setFixedSize(3 * px(TILE + GAP) + px(TILE), px(TILE + NAME))
        self._room.setContentsMargins(0, 0, 0, 0)
        self.chair.setFixedSize(px(TILE), px(TILE))
        self.update()

    def show_name(self, name: str) -> None:
        """Put the first letter of the name on the empty chair."""
        self.chair.show_name(name.strip())

    def paint_picture(self, painter: QPainter, room: QRectF, *, whole: bool) -> None:
        px, theme = self.page_.px, self.page_.style_.theme
        smooth(painter)
        for place, name in enumerate((*(person.name for person in self._people), self._you)):
            tile = QRectF(place * px(TILE + GAP), 0, px(TILE), px(TILE))
            if place < len(self._people) and not whole:
                box(painter, tile, px(10), theme.face, theme.cloth_brass, 1)
            elif place < len(self._people):
                draw_person(painter, tile, name, self._people[place].portrait, theme)
            under = QRectF(tile.left() - px(GAP / 2), tile.bottom(), tile.width() + px(GAP), px(NAME))
            shown = elided(name, under.width(), px(13), bold=True)
            write(painter, under, shown, px(13), theme.cloth_text, bold=True, align=CENTRED)
