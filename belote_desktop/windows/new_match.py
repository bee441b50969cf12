"""A new match: the catalogue as the front door; behind it who plays and the options; and Start."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from belote_desktop.models import words
from belote_desktop.models.game_entry import GameEntry, entries_on, named
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.recent_games import recent_games
from belote_desktop.variants import GameShelf, unestablished_game
from belote_desktop.windows.controls import PageBox
from belote_desktop.windows.game_detail import GameDetail
from belote_desktop.windows.game_list import GameList
from belote_desktop.windows.icons import sign
from belote_desktop.windows.keeping import keep
from belote_desktop.windows.match_draft import SECTIONS, MatchDraft, fields_on
from belote_desktop.windows.navigation import Navigation
from belote_desktop.windows.option_rows import OptionPage
from belote_desktop.windows.players_page import PlayersPage
from belote_desktop.windows.sheet import Sheet, label, panel, rule, scrolling, set_role
from belote_desktop.windows.style import Style
from belote_desktop.windows.summary import Summary

GAME, PLAYERS = "game", "players"
SIGNS = {
    GAME: "crown", PLAYERS: "people", "deal": "dealer", "auction": "log", "play": "play", "declarations": "star",
    "scoring": "sheet", "match": "target",
}  # fmt: skip
NARROW, TINY = 1000, 740
"""Below these widths the changes fold into the bar at the foot, and the list of pages into a box."""
ROOM_FOR_DETAIL = 820
"""Below this width the chosen game is told on a page of its own."""
ROOM_TO_KEEP = 300
"""Below this width only the button that starts has room."""
LOW = 330
"""Below this height all there is goes to the games."""


class NewMatch(Sheet):
    """Put a match together. `start` carries a MatchWish; `rules_asked` asks for the rule sheet of the game chosen,
    `keep_asked` carries the draft whose rules are to become a game of one's own."""

    start = Signal(object)
    rules_asked = Signal()
    keep_asked = Signal(object)

    def __init__(
        self,
        style: Style,
        preferences: Preferences,
        parent: QWidget | None = None,
        *,
        shelf: GameShelf | None = None,
    ) -> None:
        super().__init__(style, parent)
        self.draft = MatchDraft(preferences, self, shelf)
        self.draft.changed.connect(self._refresh)
        self.draft.refused.connect(self._on_refused)
        self._preferences = preferences
        self._pages: dict[str, OptionPage] = {}
        self._players: PlayersPage | None = None
        self._made_for = ""
        self._told = False
        self.entries = entries_on(self.draft.shelf)
        self._by_id = {entry.id: entry for entry in self.entries}
        self._recent = tuple(entry.id for entry in named(self.entries, recent_games(preferences)))
        self._make_parts()
        self.start_button.clicked.connect(self._on_start)
        QShortcut(QKeySequence(Qt.Key.Key_Return | Qt.KeyboardModifier.ControlModifier), self, self._on_start)
        self.renew()
        self.navigation.show_page(GAME)
        self.games.show_chosen(self.draft.variant)
        self.resize(1280, 800)
        if self.draft.notice:
            self._say(self.draft.notice)

    def _make_parts(self) -> None:
        style = self.style_
        self.navigation = Navigation(style, tuple(SIGNS.items()))
        self.navigation.chosen.connect(self._show_page)
        self.page_box = PageBox(style)
        self.page_box.activated.connect(lambda row: self._show_page(self.navigation.keys[row]))
        self.heading = label(role="heading")
        self.counted = label(role="sentence")
        self.stack = QStackedWidget()
        set_role(self.stack, "plain")
        self.games = GameList(self.entries, style, self._recent)
        self.games.chosen.connect(self._on_game)
        self.games.started.connect(lambda _game: self._on_start())
        self.stack.addWidget(self.games)
        self.summary = Summary(style, self.draft)
        self.detail = GameDetail(style, self.entries, self._recent)
        self.detail.compared.connect(self._on_compared)
        self.detail.rules_asked.connect(self.rules_asked)
        self.tell_button, self.players_button, self.rules_button = QPushButton(), QPushButton(), QPushButton()
        self.keep_button = QPushButton()
        for button, does in (
            (self.tell_button, self._on_tell),
            (self.keep_button, lambda: self.keep_asked.emit(self.draft)),
            (self.players_button, lambda: self._show_page(PLAYERS)),
            (self.rules_button, lambda: self._show_page(next(iter(SECTIONS)))),
        ):
            button.setAutoDefault(False)
            button.clicked.connect(does)
        self.start_button = QPushButton()
        set_role(self.start_button, "primary")
        self.start_button.setAutoDefault(True)  # Enter presses it
        self.verdict = label(role="sentence", wrap=True)
        self._lay_out()

    def _lay_out(self) -> None:
        self.middle = panel()
        self._head = QWidget()
        set_role(self._head, "plain")
        head = QHBoxLayout(self._head)
        head.setContentsMargins(24, 14, 24, 10)
        head.addWidget(self.heading)
        head.addStretch(1)
        head.addWidget(self.counted)
        inside = QVBoxLayout(self.middle)
        inside.setContentsMargins(1, 1, 1, 8)
        inside.setSpacing(0)
        inside.addWidget(self._head)
        self._line = rule()
        inside.addWidget(self._line)
        inside.addWidget(self.stack, 1)
        self.side = panel()
        column = QVBoxLayout(self.side)
        column.setContentsMargins(20, 18, 20, 20)
        column.setSpacing(12)
        column.addWidget(self.summary, 1)
        column.addWidget(self.detail, 1)
        self._columns = QHBoxLayout()
        self._columns.setSpacing(20)
        self._columns.addWidget(self.navigation)
        self._columns.addWidget(self.middle, 1)
        self._columns.addWidget(self.side)
        self.refusal = panel("refusal")
        self.refusal.hide()
        self.reason = label(role="bad", wrap=True)
        self.about = label(role="section")
        said = QVBoxLayout(self.refusal)
        said.setContentsMargins(14, 10, 14, 10)
        said.setSpacing(2)
        said.addWidget(self.about)
        said.addWidget(self.reason)
        foot = QHBoxLayout()
        foot.setSpacing(16)
        foot.addWidget(self.verdict, 1)
        for button in (self.tell_button, self.players_button, self.rules_button, self.keep_button, self.start_button):
            foot.addWidget(button)
        self.body.addWidget(self.page_box)
        self.body.addLayout(self._columns, 1)
        self.body.addWidget(self.refusal)
        self.body.addLayout(foot)

    @property
    def pages(self) -> dict[str, OptionPage]:
        """The pages of options, made for the game that is chosen."""
        self._make_pages()
        return self._pages

    @property
    def players(self) -> PlayersPage:
        """The page that says who plays, made for the game that is chosen."""
        self._make_pages()
        assert self._players is not None
        return self._players

    def _make_pages(self) -> None:
        """The pages that are made from the rules of the game, anew if it has changed: not before one is needed."""
        if self._made_for == self.draft.variant:
            return
        for page in (self._players, *self._pages.values()):
            if page is not None:
                self._drop(page)
        self._players = PlayersPage(self.draft, self.style_)
        self._pages = {key: OptionPage(fields_on(key), self.draft, self.style_) for key in SECTIONS}
        self._made_for = self.draft.variant
        for made in (self._players, *self._pages.values()):
            self.stack.addWidget(scrolling(made))
        self._players.name_edit.textChanged.connect(self.summary.refresh)

    def _drop(self, page: QWidget) -> None:
        """Take a page and the frame it scrolls in off the stack."""
        frame = next(frame for frame in self._frames() if frame.isAncestorOf(page))
        self.stack.removeWidget(frame)
        frame.hide()
        frame.deleteLater()

    def _frames(self) -> list[QWidget]:
        frames = (self.stack.widget(place) for place in range(self.stack.count()))
        return [frame for frame in frames if frame is not None]

    def retranslate(self) -> None:
        """Word everything; what is generated from the rules is made anew."""
        current = self.navigation.currentRow()
        self.set_title(self.tr("Choose a game"), self._subtitle())
        titles = self._titles()
        self.navigation.word(titles)
        self.navigation.setAccessibleName(self.tr("Pages"))
        self.page_box.setAccessibleName(self.tr("Pages"))
        self.page_box.clear()
        self.page_box.addItems([titles[key] for key in self.navigation.keys])
        self.start_button.setText(" " + self.tr("Start"))
        self.players_button.setText(self.tr("Players…"))
        self.rules_button.setText(self.tr("House rules…"))
        self.games.retranslate()
        self.detail.retranslate()
        self._made_for = ""
        self.summary.retranslate()
        self._show_page(self.navigation.keys[max(0, current)])
        self._arrange()
        self._refresh()

    def _subtitle(self) -> str:
        """How much there is to choose from."""
        places = {entry.variant.country for entry in self.entries if not entry.variant.is_own}
        said = self.tr("{games} games from {places} places")
        return said.format(games=words.number(len(self.entries)), places=words.number(len(places)))

    def _titles(self) -> dict[str, str]:
        return {
            GAME: self.tr("Game"),
            PLAYERS: self.tr("Players and target"),
            "deal": self.tr("Deal and cut"),
            "auction": self.tr("Auction"),
            "play": self.tr("Cards and play"),
            "declarations": self.tr("Declarations"),
            "scoring": self.tr("Scoring"),
            "match": self.tr("End of match"),
        }

    def restyle(self) -> None:
        self.navigation.setFixedWidth(self.style_.px(216))
        self.start_button.setIcon(sign("play", self.style_.ink.primary_text, 20))
        self.summary.restyle()
        self.games.restyle()
        self.detail.restyle()
        for page in self._pages.values():
            page.refresh()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.games.reveal(self.draft.variant)

    def _arrange(self) -> None:
        """The front door shows games and the chosen one; the other pages their list, and what is changed."""
        width, front = self.width() / self.style_.scale, self.at_front_door
        self._give_height(low=self.height() < LOW * self.style_.scale)
        beside = width >= (ROOM_FOR_DETAIL if front else NARROW)
        self._told = self._told and front and not beside
        self.side.setVisible(beside or self._told)
        self.middle.setVisible(not self._told)
        if beside:
            self.side.setFixedWidth(self.style_.px(312 if width < 1100 else 344))
        else:
            self.side.setMinimumWidth(0)
            self.side.setMaximumWidth(16777215)
        self.detail.setVisible(front)
        self.summary.setVisible(not front)
        tight = width < TINY and self.refusal.isVisibleTo(self)  # the box above names the page too
        self._head.setVisible(not front and not tight)
        self._line.setVisible(not front and not tight)
        self.navigation.setVisible(not front and width >= TINY)
        self.page_box.setVisible(not front and width < TINY)
        self.players_button.setVisible(front and width >= TINY)
        self.rules_button.setVisible(front)
        self._word_keep(brief=width < TINY)
        self.keep_button.setVisible(not front and width >= ROOM_TO_KEEP)
        self.start_button.setMinimumWidth(self.style_.px(200 if width >= TINY else 110))
        self.tell_button.setVisible(front and not beside)
        self.verdict.setVisible(width >= (ROOM_FOR_DETAIL if front else TINY))
        self.tell_button.setText(self.tr("Games") if self._told else self.tr("About it"))
        self.about.setVisible(bool(self.about.text()) and not tight)
        edges = self.body.contentsMargins().left() + self.refusal.contentsMargins().left() + 14
        self.reason.setMinimumHeight(max(0, self.reason.heightForWidth(self.width() - 2 * edges - 2)) if tight else 0)

    def _word_keep(self, *, brief: bool) -> None:
        whole = self.tr("Keep as your own…")
        self.keep_button.setText(self.tr("Keep…") if brief else whole)
        self.keep_button.setAccessibleName(whole)
        self.keep_button.setToolTip(whole if brief else "")

    def _give_height(self, *, low: bool) -> None:
        """In a low window the strip with the title and the margins are smaller, for the games."""
        self.header.subtitle.setVisible(not low)
        self.header.setMinimumHeight(self.style_.px(36 if low else 68))
        self.body.setContentsMargins(20, 8 if low else 16, 20, 10 if low else 20)
        self.body.setSpacing(8 if low else 16)

    @property
    def at_front_door(self) -> bool:
        """Whether the catalogue is on show."""
        return self.stack.currentIndex() == self.navigation.keys.index(GAME)

    def _on_tell(self) -> None:
        """In a narrow window: the chosen game in the place of the list, and back."""
        self._told = not self._told
        self._arrange()

    def reject(self) -> None:
        """Back from the options is back at the front door."""
        if self.at_front_door:
            super().reject()
            return
        self._show_page(GAME)
        self.start_button.setFocus()

    def _show_page(self, key: str) -> None:
        if key != GAME:
            self._make_pages()
        row = self.navigation.keys.index(key)
        self.stack.setCurrentIndex(row)
        self.page_box.setCurrentIndex(row)
        self.navigation.show_page(key)
        self.heading.setText(self._titles()[key])
        self._arrange()
        self._count()

    def _changed_on(self, key: str) -> list[str]:
        changes = self.draft.changes()
        return [field.name for field in fields_on(key) if field.name in changes]

    def _count(self) -> None:
        key = self.navigation.keys[max(0, self.navigation.currentRow())]
        if key not in SECTIONS:
            self.counted.setText("")
            return
        said = self.tr("{changed} of {all} changed")
        changed, every = len(self._changed_on(key)), self.pages[key].count
        self.counted.setText(said.format(changed=words.number(changed), all=words.number(every)))

    def _refresh(self) -> None:
        """The draft has changed: show it everywhere."""
        self.refusal.hide()
        self.games.show_chosen(self.draft.variant)
        if not self.at_front_door:
            self.players.refresh()
            for page in self.pages.values():
                page.refresh()
        elif self._made_for == self.draft.variant and self._players is not None:
            self._players.refresh()
            for page in self._pages.values():
                page.refresh()
        for key in SECTIONS:
            self.navigation.count_changes(key, len(self._changed_on(key)))
        self._tell_game()
        self.summary.refresh()
        self.verdict.setText(self.summary.in_one_line())
        self._count()

    @property
    def known(self) -> GameEntry:
        """The game the others are compared with: the one asked for, or the one played last, or the first of all."""
        asked = str(self._preferences.value("known_game"))
        wanted = (asked, *self._recent, str(self._preferences.value("last_variant")))
        return next((self._by_id[game] for game in wanted if game in self._by_id), self.entries[0])

    def _tell_game(self) -> None:
        known = self.known
        self.detail.show_game(self._by_id[self.draft.variant], self.draft.rules, known)
        self.games.show_known(known)

    def _on_compared(self, game: str) -> None:
        keep(self._preferences, "known_game", game)
        self._tell_game()

    def _on_game(self, variant: str) -> None:
        """A game is chosen; one whose rules nobody knows begins as its nearest relative, with what is known of it."""
        unknown = unestablished_game(variant)
        if unknown is None or unknown.parent is None:
            self.draft.choose(variant)
            return
        self.draft.choose(unknown.parent)
        self._show_page(next(iter(SECTIONS)))
        self._say(words.translated(unknown.known), about=words.translated(unknown.name))

    def _say(self, sentence: str, *, about: str = "") -> None:
        """A sentence over the foot of the page, until the next choice: a refusal, or word `about` something."""
        self.about.setText(about)
        self.reason.setText(sentence)
        for part, role in (
            (self.reason, "sentence" if about else "bad"),
            (self.refusal, "banner" if about else "refusal"),
        ):
            set_role(part, role)
            part.style().unpolish(part)
            part.style().polish(part)
        self.refusal.setAccessibleName(sentence)
        self.refusal.show()
        self._arrange()

    def _on_refused(self, sentence: str) -> None:
        self._say(sentence)
        if self._players is not None:
            self._players.refresh()

    def first_focus(self) -> QWidget:
        """Whoever is content with what is chosen presses Enter."""
        return self.start_button

    def _on_start(self) -> None:
        self.start.emit(self.draft.wish())
