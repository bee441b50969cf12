"""The head of home: a greeting, the ways to other pages, and the match to go on with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from belote_desktop.engine import Ruleset
from belote_desktop.models.home.home import Home
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.models.words.card_words import index_in_use
from belote_desktop.table.items.theme import INK_ON_BRASS, outline
from belote_desktop.windows.home.front_page import FrontPage
from belote_desktop.windows.home.match_table import MatchTable
from belote_desktop.windows.home.words_label import WordsLabel, widen
from belote_desktop.windows.look.icons import put_sign
from belote_desktop.windows.match_parts.match_words import goal
from belote_desktop.windows.widgets.cloth import paint_cloth
from belote_desktop.windows.widgets.flow import FlowLayout
from belote_desktop.windows.widgets.page import label, set_role

if TYPE_CHECKING:
    from belote_desktop.models.home.waiting_matches import MatchSummary

WAYS = {"learn": "book", "history": "sheet", "settings": "menu"}
"""The buttons of the head, and their signs."""
DESCENT = 5
"""By how much the writing of the scores reaches further below its line than that of the target, in pixels at 100 %."""


class Hero(QWidget):
    """`on` is emitted by the picture and the main button, `new` and `more` by the others; `way` carries a key of
    WAYS.
    """

    on = Signal()
    new = Signal()
    more = Signal()
    way = Signal(str)

    def __init__(self, page: FrontPage, preferences: Preferences, home: Home, rules: Ruleset) -> None:
        super().__init__()
        self._page, self._preferences, self.home, self._rules = page, preferences, home, rules
        self._make()
        self._lay_out()

    def _make(self) -> None:
        self.greeting = WordsLabel("greeting")
        self.ways = {key: QPushButton() for key in WAYS}
        for key, button in self.ways.items():
            set_role(button, "cloth")
            button.clicked.connect(lambda _=False, key=key: self.way.emit(key))
        self.table = MatchTable(self._page, self._preferences)
        self.eyebrow, self.title = label(role="eyebrow"), WordsLabel("greeting")
        self.sentence = WordsLabel("on-cloth")
        self.score = FlowLayout(gap=40)
        self.go_button, self.new_button, self.more_button = QPushButton(), QPushButton(), QPushButton()
        set_role(self.go_button, "brass")
        for button in (self.new_button, self.more_button):
            set_role(button, "cloth")
        self.table.clicked.connect(self.on)
        self.go_button.clicked.connect(self.on)
        self.new_button.clicked.connect(self.new)
        self.more_button.clicked.connect(self.more)

    def _lay_out(self) -> None:
        self.head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.head.addWidget(self.greeting, 1)
        row = QHBoxLayout()
        for button in self.ways.values():
            row.addWidget(button)
        self.head.addLayout(row)
        self.words = QVBoxLayout()
        for part in (self.eyebrow, self.title, self.sentence):
            self.words.addWidget(part)
        self.words.addLayout(self.score)
        self.words.addStretch(1)
        self.buttons = FlowLayout(gap=12)
        for button in (self.go_button, self.new_button, self.more_button):
            self.buttons.addWidget(button)
        self.words.addLayout(self.buttons)
        self.row = QHBoxLayout()
        self.row.addWidget(self.table, 0, Qt.AlignmentFlag.AlignTop)
        self.row.addLayout(self.words, 1)
        self.whole = QVBoxLayout(self)
        self.whole.addLayout(self.head)
        self.whole.addLayout(self.row)

    # ------------------------------------------------------------------ what it shows
    def show_home(self, home: Home, rules: Ruleset) -> None:
        """Show another state of things; the picture follows where the match is folded."""
        told, self.home, self._rules = self.home.match, home, rules
        if _spoken(told) != _spoken(home.match):
            self._tell_score()
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the user's language."""
        self.greeting.setText(words.sentence(self.home.greeting))
        names = {
            #: A button of the home page: lessons.
            "learn": self.tr("Learn"),
            #: A button of the home page: the matches played before.
            "history": self.tr("History"),
            #: A button.
            "settings": self.tr("Settings"),
        }
        for key, button in self.ways.items():
            button.setAccessibleName(names[key])
            button.setToolTip(names[key])
            button.setText("" if self._page.room.is_narrow else names[key])
        #: A button.
        self.new_button.setText(self.tr("New match"))
        self.more_button.setText(self.tr("%n more unfinished", "", self.home.more))
        self.more_button.setVisible(self.home.more > 0)
        self._tell()
        self._tell_score()

    def _tell(self) -> None:
        match, game = self.home.match, words.translated(self._rules.name)
        if match is None:
            self.eyebrow.setText("")
            self.title.setText(game)
            self.sentence.setText(
                #: Below the name of the game played last, beside a button that starts it.
                self.tr("Start a match with the same players as last time.")
                if self.home.games
                #: Below the name of a game, beside a button that starts it.
                else self.tr("Start your first match.")
            )
            #: A button: start a match of this game.
            self.go_button.setText(self.tr("Play"))
            #: Read aloud: the picture of a game. {game}: a game, Coinche.
            self.table.setAccessibleName(self.tr("Play {game}").format(game=game))
            self.table.show_game(self._rules)
            return
        game = words.translated(match.rules.name)
        #: Above the match that was not finished.
        self.eyebrow.setText(self.tr("Your match is waiting"))
        #: {game}: a game, Coinche. {number}: which deal.
        title = self.tr("{game}, deal {number}").format(game=game, number=words.number(match.number))
        self.title.setText(title)
        self.sentence.setText(self._where(match))
        #: A button: continue the match.
        self.go_button.setText(self.tr("Continue"))
        #: Read aloud: the picture of the match. {match}: "Coinche, deal 6". {points}: "We: 190, They: 72".
        said = self.tr("Continue {match}. {points}")
        self.table.setAccessibleName(said.format(match=title, points=match.sides.with_points(match.totals)))
        if match.view is not None:
            self.table.show_view(match.view, match.names)

    def _where(self, match: MatchSummary) -> str:
        """Where the match stands; until it is folded, when it was last played."""
        if match.view is not None:
            from belote_desktop.models.home.where_it_stands import where_it_stands
            from belote_desktop.windows.suits.suit_text import rich

            said = where_it_stands(match.view, match.names, index_in_use(self._preferences))
            if said:
                return rich(said)
        when = QLocale().toString(match.modified, QLocale.FormatType.ShortFormat)
        #: {when}: date and time.
        return self.tr("Last played {when}.").format(when=when)

    def _tell_score(self) -> None:
        """The points of each side and the target beside each other; what has no room goes below."""
        self.score.clear()
        match = self.home.match
        if match is None:
            return
        high = 0
        for side in match.sides.order:
            points = label(words.number(match.totals[side]), "cloth-score")
            self.score.addWidget(_cell(match.sides.label(side), points))
            points.ensurePolished()
            high = max(high, points.sizeHint().height())
        target = label(goal(match.rules), "on-cloth")
        target.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignBottom)
        target.setMinimumHeight(high)  # it stands on the line of the scores
        target.setContentsMargins(0, 0, 0, self._page.px(DESCENT))
        self.score.addWidget(_cell("\u00a0", target))

    # ------------------------------------------------------------------ how it looks
    def restyle(self) -> None:
        """Take the colours and sizes in force."""
        ink, px = self._page.style_.ink, self._page.px
        put_sign(self.go_button, "play", QColor(INK_ON_BRASS), px(20))
        put_sign(self.new_button, "new", ink.cloth_text, px(20))
        for key, name in WAYS.items():
            put_sign(self.ways[key], name, ink.cloth_text, px(20))
        self.table.restyle()

    def arrange(self) -> None:
        """Give the parts their room."""
        room, px = self._page.room, self._page.px
        edge, low = px(room.edge), room.height < 680
        self.whole.setContentsMargins(edge, px(10 if low else 20), edge, px(16 if low else 26))
        self.whole.setSpacing(px(10 if low else 16))
        self.head.setSpacing(px(8))
        self.row.setSpacing(px(22 if low else 34))
        self.words.setSpacing(px(4 if low else 8))
        self.score.gap = px(16 if room.is_tiny else 40)
        tiny = QBoxLayout.Direction.TopToBottom if room.is_tiny else QBoxLayout.Direction.LeftToRight
        if self.head.direction() is not tiny:
            self.head.setDirection(tiny)
        high = px(room.picture_height)
        self.table.setFixedSize(round(high * 1.78), high)
        self.table.setVisible(not room.is_narrow)
        for key, button in self.ways.items():
            button.setText("" if room.is_narrow else button.accessibleName())
            button.setMinimumWidth(0 if not room.is_narrow else px(44))
            del key
        widen(self.go_button, px(180))
        for button in (self.new_button, self.more_button):
            button.setMinimumHeight(self.go_button.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, room, theme = QPainter(self), QRectF(self.rect()), self._page.style_.theme
        paint_cloth(painter, room, theme)
        painter.setPen(QPen(outline(theme, theme.cloth_brass, 0.6), 1.2))
        painter.drawLine(room.bottomLeft(), room.bottomRight())


def _cell(name: str, figure: QLabel) -> QWidget:
    """A figure below its name, which may be blank so that the figures stand at one height."""
    cell = QWidget()
    set_role(cell, "plain")
    column = QVBoxLayout(cell)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(label(name, "on-cloth"))
    column.addWidget(figure, 1)
    return cell


def _spoken(match: MatchSummary | None) -> tuple[object, ...] | None:
    """What the words tell of a match."""
    return None if match is None else (match.path, match.number, match.totals)
