"""The explanation of a word: its meaning and a picture, on a card that opens where the word was clicked."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QCursor, QImage, QPainterPath, QPixmap, QRegion
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from belote_desktop.engine import Ruleset
from belote_desktop.engine.wording.messages import say
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.models.words.picture_words import alternative
from belote_desktop.table import TableView
from belote_desktop.table.items.pixmaps import DeckPixmaps, Look
from belote_desktop.variants.glossary import Entry
from belote_desktop.variants.rule_sheet import Picture
from belote_desktop.windows.cards.rule_pictures import PicturePainter
from belote_desktop.windows.glossary.linked_words import LinkedWords
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.suits.suit_text import rich
from belote_desktop.windows.widgets.announcing import announce
from belote_desktop.windows.widgets.controls import capital
from belote_desktop.windows.widgets.page import label, set_role

WIDTH = 400
"""The width of a card for text at 100 %, where the window has so much room."""
GAP = 6
"""Between the place that was clicked, or the text round it, and the card."""
ROUND = 16
"""The corners of a paper in the style sheet."""


class WordPictures:
    """Paints the pictures of entries with the cards of the chosen deck style."""

    def __init__(self, style: Style, preferences: Preferences, ratio: float, parent: QWidget) -> None:
        value = preferences.value
        self.index = words.index_in_use(preferences)
        look = Look(style.theme, str(value("deck_colours")), self.index, str(value("card_back")))
        deck = DeckPixmaps(look, parent)
        self._painter = PicturePainter(style, deck, ratio)

    def show_on(self, target: QLabel, entry: Entry, rules: Ruleset, room: float) -> None:
        """Show the picture of an entry on a label; the label hides if there is none."""
        groups = entry.picture(rules)
        target.setVisible(bool(groups))
        if not groups:
            return
        picture = Picture("", say(entry.meaning), groups)
        image: QImage = self._painter.paint(picture, room)
        target.setPixmap(QPixmap.fromImage(image))
        target.setFixedHeight(round((QSizeF(image.size()) / image.devicePixelRatio()).height()))
        target.setAccessibleName(alternative(picture))


class WordCard(QFrame):
    """An entry of the glossary. It closes with Esc, and with a click beside it."""

    def __init__(self, style: Style, preferences: Preferences, rules: Ruleset, entry: Entry, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        set_role(self, "paper")
        self.setStyleSheet(style.sheet())
        self.entry = entry
        window = parent.window()
        width = min(style.px(WIDTH), window.width() - 2 * style.px(GAP))
        self.term = label(capital(words.translated(entry.term)), "section", wrap=True)
        self.meaning = label(rich(words.translated(entry.meaning)), wrap=True)
        self.meaning.setTextFormat(Qt.TextFormat.RichText)
        self.picture = label()
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 14, 18, 16)
        column.setSpacing(8)
        for part in (self.term, self.meaning, self.picture):
            column.addWidget(part)
        pictures = WordPictures(style, preferences, window.devicePixelRatioF(), self)
        pictures.show_on(self.picture, entry, rules, width - 40)
        self.setFixedWidth(width)
        self.setFixedHeight(column.heightForWidth(width))
        self.setAccessibleName(self.term.text())
        self.setAccessibleDescription(words.translated(entry.meaning))

    def open_at(self, place: QPoint, off: QRect | None = None) -> None:
        """Open beside a place on the screen, inside the window it belongs to, off the text that the word is in."""
        parent = self.parentWidget()
        assert parent is not None
        window = parent.window()
        room = QRect(window.mapToGlobal(QPoint(0, 0)), window.size())
        last = room.bottomRight() - self.rect().bottomRight()
        spot = self._spot(place, off or QRect(place - QPoint(0, 2 * GAP), QSize(1, 2 * GAP)), room)
        self.move(max(room.left(), min(spot.x(), last.x())), max(room.top(), min(spot.y(), last.y())))
        self._cut_corners()
        self.show()
        self.setFocus()
        announce(self, f"{self.term.text()}. {self.accessibleDescription()}")

    def _spot(self, place: QPoint, text: QRect, room: QRect) -> QPoint:
        """The first of these with room: below the text, above it, right or left of it; else below the place."""
        x, y = place.x() - self.width() // 2, place.y() - self.height() // 2
        below, above = text.bottom() + GAP, text.top() - self.height() - GAP
        right, left = text.right() + GAP, text.left() - self.width() - GAP
        if below + self.height() <= room.bottom():
            return QPoint(x, below)
        if above >= room.top():
            return QPoint(x, above)
        if right + self.width() <= room.right():
            return QPoint(right, y)
        return QPoint(left, y) if left >= room.left() else QPoint(x, place.y() + GAP)

    def _cut_corners(self) -> None:
        """Show nothing outside the round corners: a window of its own is a rectangle."""
        path = QPainterPath()
        path.addRoundedRect(QRectF(self.rect()), ROUND, ROUND)
        self.setMask(QRegion(path.toFillPolygon().toPolygon()))


def place_of(part: QWidget) -> QRect:
    """Where a part of a window is on the screen."""
    return QRect(part.mapToGlobal(QPoint(0, 0)), part.size())


def place_of_coach(table: TableView) -> QRect | None:
    """Where on the screen the coach's paper lies on a table; None if it does not."""
    box = table.coach_box
    if box is None:
        return None
    corner = table.mapToGlobal(QPoint(round(box.x), round(box.y)))
    return QRect(corner, QSize(round(box.width), round(box.height)))


def explain(
    address: str,
    linked: LinkedWords,
    style: Style,
    preferences: Preferences,
    parent: QWidget,
    off: QRect | None = None,
) -> bool:
    """Open the card of the word that a clicked link leads to, at the pointer; False if the link leads elsewhere.

    It keeps off the text that the word is in, which is at `off` on the screen.
    """
    entry = linked.entry(address)
    if entry is not None:
        WordCard(style, preferences, linked.rules, entry, parent).open_at(QCursor.pos(), off)
    return entry is not None
