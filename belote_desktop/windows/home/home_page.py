"""Home for a player who has played before: the match that waits, what to do today, and the games played last."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, Qt
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from belote_desktop.models.home.home import Home
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.variants import GameShelf
from belote_desktop.windows.home.front_page import FrontPage
from belote_desktop.windows.home.hero import Hero
from belote_desktop.windows.home.late_picture import LatePicture
from belote_desktop.windows.home.shelf import GamePicture, Shelf
from belote_desktop.windows.home.today_sheets import TodaySheets
from belote_desktop.windows.look.style import Style

MOST_GAMES = 6


class HomePage(FrontPage):
    """`go_on` carries the path of the match to continue, `play_asked` the game to start at once, `games_asked` the game
    to show first in the catalogue (empty: none), `rules_asked` the game whose rules are asked for. The sheets have
    signals of their own.
    """

    go_on = Signal(Path)
    play_asked = Signal(str)
    games_asked = Signal(str)
    rules_asked = Signal(str)
    more_asked = Signal()
    learn_asked = Signal()
    history_asked = Signal()
    settings_asked = Signal()

    def __init__(
        self, style: Style, preferences: Preferences, home: Home, games: GameShelf, parent: QWidget | None = None
    ) -> None:
        super().__init__(style, parent)
        self.home, self._shelf = home, games
        self.hero = Hero(self, preferences, home, games.rules(home.game))
        self.today = TodaySheets(self, preferences, home, lambda game: words.translated(self._shelf.variant(game).name))
        shown = [(game, games.rules(game)) for game in home.games[:MOST_GAMES]]
        self.shelf = Shelf(self, shown, len(games.all()))
        whole = QVBoxLayout(self.content)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.hero)
        self._below = QVBoxLayout()
        self._below.addWidget(self.today)
        self._below.addWidget(self.shelf)
        self._below.addStretch(1)
        whole.addLayout(self._below, 1)
        self._connect()
        self.renew()

    def _connect(self) -> None:
        self.hero.on.connect(self._on_go)
        self.hero.new.connect(lambda: self.games_asked.emit(""))
        self.hero.more.connect(self.more_asked)
        self.hero.ways["learn"].clicked.connect(self.learn_asked)
        self.hero.ways["history"].clicked.connect(self.history_asked)
        self.hero.ways["settings"].clicked.connect(self.settings_asked)
        self.shelf.chosen.connect(self.games_asked)
        self.shelf.all_asked.connect(lambda: self.games_asked.emit(""))
        self.shelf.rules_asked.connect(self.rules_asked)

    def first_focus(self) -> QWidget:
        return self.hero.go_button

    def show_home(self, home: Home) -> None:
        """Show more of the same profile, or another match."""
        self.home = home
        self.hero.show_home(home, self._shelf.rules(home.game))
        self.today.show_home(home)
        self.arrange()

    @property
    def late(self) -> tuple[GamePicture | LatePicture, ...]:
        """What the first paint leaves out."""
        return (self.today.fan, *self.shelf.pictures)

    # ------------------------------------------------------------------ words and looks
    def retranslate(self) -> None:
        #: The title of the first page.
        self.setAccessibleName(self.tr("Home"))
        for part in (self.hero, self.today, self.shelf):
            part.retranslate()

    def restyle(self) -> None:
        self.hero.restyle()
        self.today.restyle()

    def arrange(self) -> None:
        edge, low = self.px(self.room.edge), self.room.height < 680
        self._below.setContentsMargins(edge, self.px(12 if low else 24), edge, self.px(8))
        self._below.setSpacing(self.px(10 if low else 20))
        for part in (self.hero, self.today, self.shelf):
            part.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(QRectF(self.rect()), self.style_.ink.page)

    # ------------------------------------------------------------------ what is done
    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QAbstractButton):
            focused.click()
        else:
            super().keyPressEvent(event)

    def _on_go(self) -> None:
        if self.home.match is not None:
            self.go_on.emit(self.home.match.path)
        else:
            self.play_asked.emit(self.home.game)
