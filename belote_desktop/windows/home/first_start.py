"""The first start: a name, two doors, and a way to play at once."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QLineEdit, QPushButton, QSpacerItem, QVBoxLayout, QWidget

from belote_desktop.models.home.home import Home
from belote_desktop.models.match.company import company
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.table.items.theme import outline
from belote_desktop.windows.home.card_fan import CardFan
from belote_desktop.windows.home.door import Door
from belote_desktop.windows.home.door_pictures import FirstDeal, FourGames
from belote_desktop.windows.home.front_page import FrontPage
from belote_desktop.windows.home.late_picture import LatePicture
from belote_desktop.windows.home.look_row import LookRow
from belote_desktop.windows.home.people import People
from belote_desktop.windows.home.words_label import WordsLabel
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.cloth import paint_cloth
from belote_desktop.windows.widgets.mirroring import visual_rect
from belote_desktop.windows.widgets.page import label, set_role
from belote_desktop.windows.widgets.save_preference import keep

MOST_LETTERS = 40
SEATS = 4
"""So many sit round the table of the picture."""


class FirstStart(FrontPage):
    """`guided_asked` carries the game of the guided first deal, `games_asked` the game to show first in the catalogue,
    `play_asked` the game to start at once. `file_asked` asks for a match from a file.
    """

    guided_asked = Signal(str)
    games_asked = Signal(str)
    play_asked = Signal(str)
    file_asked = Signal()

    def __init__(self, style: Style, preferences: Preferences, home: Home, games: tuple[int, int],
                 parent: QWidget | None = None) -> None:  # fmt: skip
        super().__init__(style, parent)
        self.home, self._preferences, self._games = home, preferences, games
        self._others = company(home.game, SEATS, preferences)
        self._make_words(home.name)
        self._make_doors()
        self._lay_out()
        self.renew()

    # ------------------------------------------------------------------ what it is made of
    def _make_words(self, name: str) -> None:
        self.eyebrow = label("Belote Desktop", "eyebrow")
        self.heading, self.sentence = WordsLabel("hero"), WordsLabel("on-cloth")
        self.people = People(self, tuple(reversed(self._others)), self._preferences)
        self.name_label = label(role="on-cloth")
        self.name_edit = QLineEdit(name)
        self.name_edit.setMaxLength(MOST_LETTERS)
        self.name_label.setBuddy(self.name_edit)
        self.name_edit.textChanged.connect(self.people.show_name)
        self.name_edit.returnPressed.connect(self._on_new)
        self.name_edit.selectAll()
        self.people.show_name(name)
        self.fan = CardFan(self, self._preferences)

    def _make_doors(self) -> None:
        self.new_door = Door(self, FirstDeal(self, self._preferences), "play", "1", primary=True)
        self.known_door = Door(self, FourGames(self), "new", "2")
        self.new_door.button.clicked.connect(self._on_new)
        self.known_door.button.clicked.connect(self._on_known)
        self.play_button = QPushButton()
        set_role(self.play_button, "cloth")
        self.play_button.clicked.connect(self._on_play)
        self.looks = LookRow(self.style_, self._preferences)
        self.looks.file_asked.connect(self.file_asked)

    def _lay_out(self) -> None:
        self._words = QVBoxLayout()
        self._words.setSpacing(0)
        self._words.addStretch(1)
        parts = (self.eyebrow, self.heading, self.sentence, self.people, self.name_label, self.name_edit)
        self._gaps: list[tuple[QWidget, int, QSpacerItem]] = []
        for part, gap in zip(parts, (6, 14, 22, 22, 6, 0), strict=True):
            self._words.addWidget(part)
            self._words.addSpacerItem(spacer := QSpacerItem(0, gap))
            self._gaps.append((part, gap, spacer))
        self._words.addStretch(2)
        self._doors = QVBoxLayout()
        self._doors.addStretch(1)
        for part in (self.new_door, self.known_door, self.looks):
            self._doors.addWidget(part)
        self.looks.put_first(self.play_button)
        self._doors.addStretch(1)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, self.content)
        self._columns.addLayout(self._words, 43)
        self._columns.addLayout(self._doors, 63)
        self.fan.lower()

    def first_focus(self) -> QWidget:
        return self.name_edit

    @property
    def late(self) -> tuple[LatePicture, ...]:
        """What the first paint leaves out."""
        return self.people, self.fan, self.new_door.picture, self.known_door.picture

    # ------------------------------------------------------------------ words and looks
    def retranslate(self) -> None:
        self.setAccessibleName("Belote Desktop")
        #: The first words of the program to a new player.
        self.heading.setText(self.tr("Take a seat."))
        right, partner, left = (person.name for person in self._others)
        self.sentence.setText(
            #: {partner}, {left} and {right}: names.
            self.tr(
                "{partner} is your partner. {left} and {right} play against you. They all play fair: each sees only "
                "their own cards and what lies on the table."
            ).format(partner=partner, left=left, right=right)
        )
        self.people.retranslate()
        self.name_label.setText(self.tr("Your name"))
        self.name_edit.setAccessibleName(self.tr("Your name"))
        self.new_door.word(
            self.tr("New to Belote"),
            self.tr("A guided first deal with real cards. Each moment is explained, and every mistake can be undone."),
            #: A button: start the guided first deal.
            self.tr("Deal me in"),
        )
        self.known_door.word(
            self.tr("I know Belote"), self._known_sentence(),
            #: A button.
            self.tr("Choose a game"),
        )  # fmt: skip
        #: A button: start a match at once, with the default choices.
        self.play_button.setText(self.tr("Just play"))
        self.looks.retranslate()

    def _known_sentence(self) -> str:
        games, places = self._games
        #: {games}: how many games. {places}: how many countries.
        said = self.tr(
            "Choose one of {games} games from {places} countries. Each says how it differs from the game you know."
        )
        return said.format(games=words.number(games), places=words.number(places))

    def restyle(self) -> None:
        self.looks.retranslate()
        for part in (self.new_door, self.known_door, self.people, self.fan):
            part.restyle()

    def arrange(self) -> None:
        room, px = self.room, self.px
        two = room.has_two_columns
        way = QBoxLayout.Direction.LeftToRight if two else QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(way)
        edge = px(64) if two else px(24)
        self._columns.setContentsMargins(edge, px(24 if two else 18), edge, px(24 if two else 18))
        self._columns.setSpacing(px(64) if two else px(10))
        self.people.setVisible(two)
        self.eyebrow.setVisible(two)
        self.sentence.setVisible(two or room.height >= 700)
        self._doors.setSpacing(px(20 if two else 8))
        for door in (self.new_door, self.known_door):
            door.lie(with_picture=room.width >= 620 and (two or room.height >= 560), low=not two)
        for part, gap, spacer in self._gaps:
            spacer.changeSize(0, 0 if part.isHidden() else px(gap if two else gap / 3))
        self._words.invalidate()
        self.name_edit.setMaximumWidth(px(430))
        self.fan.setVisible(two and room.height >= 760)
        self._place_fan()

    def _place_fan(self) -> None:
        """The hand looks in from the edge of the table, below the words."""
        room = QRect(0, self.height() - self.px(125), self.width(), self.px(125))
        place = QRect(self.px(20), room.y(), self.px(562), room.height())
        self.fan.setGeometry(visual_rect(self.layoutDirection(), room, place))

    # ------------------------------------------------------------------ what is done
    def keyPressEvent(self, event: QKeyEvent) -> None:
        does = {Qt.Key.Key_1: self._on_new, Qt.Key.Key_2: self._on_known}.get(Qt.Key(event.key()))
        focused = self.focusWidget()
        if does is not None and focused is not self.name_edit:
            does()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QPushButton):
            focused.click()
        else:
            super().keyPressEvent(event)

    def _save_name(self) -> None:
        keep(self._preferences, "player_name", self.name_edit.text().strip())

    def _on_new(self) -> None:
        self._save_name()
        self.guided_asked.emit(self.home.game)

    def _on_known(self) -> None:
        self._save_name()
        self.games_asked.emit(self.home.game)

    def _on_play(self) -> None:
        self._save_name()
        self.play_asked.emit(self.home.game)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self.style_.theme
        paint_cloth(painter, QRectF(self.rect()), theme)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for inset, alpha in ((12.0, 0.5), (16.0, 0.25)):
            painter.setPen(QPen(outline(theme, theme.cloth_brass, alpha), 1))
            corner = QPointF(inset, inset)
            painter.drawRoundedRect(QRectF(corner, QPointF(self.width(), self.height()) - corner), 12, 12)
