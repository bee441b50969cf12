"""The games played last as pictures, and the way to all games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QMenu, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from belote_desktop.engine import Ruleset
from belote_desktop.models.words import words
from belote_desktop.table.items.painting import box, smooth
from belote_desktop.windows.cards.painted_deck import PaintedDeck
from belote_desktop.windows.cards.small_cards import begin
from belote_desktop.windows.widgets.page import label

if TYPE_CHECKING:
    from belote_desktop.windows.home.front_page import FrontPage

NAME = 26


class GamePicture(QAbstractButton):
    """The deal of a game on cloth, its name below; `rules_asked` comes from its menu."""

    rules_asked = Signal(str)

    def __init__(self, page: FrontPage, game: str, rules: Ruleset) -> None:
        super().__init__()
        self.game, self._page, self._rules = game, page, rules
        self._is_due = False
        PaintedDeck.of(page.style_).arrived.connect(self.update)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def retranslate(self) -> None:
        """Set the name in the user's language."""
        self.setAccessibleName(words.translated(self._rules.name))
        self.setToolTip(self.accessibleName())

    def finish(self) -> None:
        """Paint the deal, which the first paint left out."""
        self._is_due = True
        self.update()

    def sizeHint(self) -> QSize:
        room = self._page.room
        return QSize(self._page.px(150), self._page.px(room.shelf + NAME))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self)
        #: In the menu of a game.
        menu.addAction(self.tr("Rules of this game")).triggered.connect(lambda: self.rules_asked.emit(self.game))
        menu.popup(event.globalPos())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, ink, px = QPainter(self), self._page.style_.ink, self._page.px
        smooth(painter)
        name = px(NAME)
        picture = QRectF(self.rect()).adjusted(2, 2, -2, -name)
        if self._is_due:
            from belote_desktop.windows.cards.deal_picture import paint_deal

            paint_deal(painter, picture, self._page.style_, self._rules)
        else:
            begin(painter, picture, self._page.style_)
            painter.restore()
        if self._page.style_.theme.is_contrast:
            box(painter, picture, 8, None, ink.line, 1)
        if self.hasFocus():
            painter.setPen(QPen(ink.accent_text, 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(picture.adjusted(-0.5, -0.5, 0.5, 0.5), 9, 9)
        painter.setLayoutDirection(self.layoutDirection())
        painter.setFont(self._page.style_.font(13 * self._page.room.growth, bold=True))
        painter.setPen(ink.text)
        shown = painter.fontMetrics().elidedText(self.accessibleName(), Qt.TextElideMode.ElideRight, self.width() - 4)
        below = QRectF(2, picture.bottom() + 2, self.width() - 4, name - 4)
        painter.drawText(below, Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter, shown)


class Shelf(QWidget):
    """`chosen` carries the game of a picture, `rules_asked` the game whose rules are asked for; `all_asked` asks for
    the catalogue.
    """

    chosen = Signal(str)
    rules_asked = Signal(str)
    all_asked = Signal()

    def __init__(self, page: FrontPage, games: Sequence[tuple[str, Ruleset]], count: int) -> None:
        super().__init__()
        self._page, self._count = page, count
        self.title = label(role="name")
        self.pictures = [GamePicture(page, game, rules) for game, rules in games]
        self.all_button = QPushButton()
        self.all_button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.all_button.clicked.connect(self.all_asked)
        self._row = QHBoxLayout()
        for picture in self.pictures:
            picture.clicked.connect(lambda _=False, game=picture.game: self.chosen.emit(game))
            picture.rules_asked.connect(self.rules_asked)
            self._row.addWidget(picture, 1)
        end = QVBoxLayout()
        end.setContentsMargins(0, 2, 0, 0)
        end.setSpacing(0)  # it ends where the pictures do
        end.addWidget(self.all_button, 1)
        self._below = QWidget()
        end.addWidget(self._below)
        self._row.addLayout(end, 1)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.addWidget(self.title)
        self._whole.addLayout(self._row)

    def retranslate(self) -> None:
        """Set all texts in the user's language."""
        #: Above the pictures of games.
        self.title.setText(self.tr("Recently played"))
        for picture in self.pictures:
            picture.retranslate()
        #: A button: the list of all games.
        self.all_button.setText(self.tr("All %n game(s)", "", self._count))

    def arrange(self) -> None:
        """Show as many pictures as have room."""
        room, px = self._page.room, self._page.px
        for place, picture in enumerate(self.pictures):
            picture.setVisible(place < room.games)
            picture.updateGeometry()
        self._row.setSpacing(px(14))
        self._whole.setSpacing(px(6))
        self.title.setVisible(room.height >= 680 and bool(self.pictures))
        self._below.setFixedHeight(px(NAME) if self.pictures else 0)
