"""A new match: the game, who plays, the options, and Start."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from belote_desktop.models import words
from belote_desktop.models.preferences import Preferences
from belote_desktop.variants import all_variants, unestablished, unestablished_game
from belote_desktop.windows.controls import PageBox
from belote_desktop.windows.game_list import GameList
from belote_desktop.windows.icons import sign
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


class NewMatch(Sheet):
    """Put a match together. `start` carries a MatchWish."""

    start = Signal(object)

    def __init__(self, style: Style, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self.draft = MatchDraft(preferences, self)
        self.draft.changed.connect(self._refresh)
        self.draft.refused.connect(self._on_refused)
        self.pages: dict[str, OptionPage] = {}
        self.players: PlayersPage | None = None
        self._made_for = ""
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
        self.games = GameList((*all_variants(), *unestablished()), style)
        self.games.chosen.connect(self._on_game)
        self.stack.addWidget(self.games)
        self.summary = Summary(style, self.draft)
        self.start_button = QPushButton()
        set_role(self.start_button, "primary")
        self.start_button.setAutoDefault(True)  # Enter presses it
        self.verdict = label(role="sentence", wrap=True)
        self._lay_out()

    def _lay_out(self) -> None:
        middle = panel()
        head = QHBoxLayout()
        head.setContentsMargins(24, 14, 24, 10)
        head.addWidget(self.heading)
        head.addStretch(1)
        head.addWidget(self.counted)
        inside = QVBoxLayout(middle)
        inside.setContentsMargins(1, 1, 1, 8)
        inside.setSpacing(0)
        inside.addLayout(head)
        inside.addWidget(rule())
        inside.addWidget(self.stack, 1)
        self.side = panel()
        column = QVBoxLayout(self.side)
        column.setContentsMargins(20, 18, 20, 20)
        column.setSpacing(12)
        column.addWidget(self.summary, 1)
        self._columns = QHBoxLayout()
        self._columns.setSpacing(20)
        self._columns.addWidget(self.navigation)
        self._columns.addWidget(middle, 1)
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
        foot.addWidget(self.start_button)
        self.body.addWidget(self.page_box)
        self.body.addLayout(self._columns, 1)
        self.body.addWidget(self.refusal)
        self.body.addLayout(foot)

    def _make_pages(self) -> None:
        """The pages that are made from the rules of the game, anew."""
        for page in (self.players, *self.pages.values()):
            if page is not None:
                self._drop(page)
        self.players = PlayersPage(self.draft, self.style_)
        self.pages = {key: OptionPage(fields_on(key), self.draft, self.style_) for key in SECTIONS}
        self._made_for = self.draft.variant
        for made in (self.players, *self.pages.values()):
            self.stack.addWidget(scrolling(made))
        self.players.name_edit.textChanged.connect(self.summary.refresh)

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
        self.set_title(self.tr("New match"), self.tr("Choose a game, change its rules if you like, and start."))
        titles = self._titles()
        self.navigation.word(titles)
        self.navigation.setAccessibleName(self.tr("Pages"))
        self.page_box.setAccessibleName(self.tr("Pages"))
        self.page_box.clear()
        self.page_box.addItems([titles[key] for key in self.navigation.keys])
        self.start_button.setText(" " + self.tr("Start"))
        self.games.retranslate()
        self._make_pages()
        self.summary.retranslate()
        self._show_page(self.navigation.keys[max(0, current)])
        self._arrange()
        self._refresh()

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
        self.side.setFixedWidth(self.style_.px(312))
        self.start_button.setIcon(sign("play", self.style_.ink.primary_text, 20))
        self.start_button.setMinimumWidth(self.style_.px(200))
        self.summary.restyle()
        for key, page in self.pages.items():
            page.refresh()
            self.navigation.count_changes(key, len(self._changed_on(key)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.games.reveal(self.draft.variant)

    def _arrange(self) -> None:
        width = self.width() / self.style_.scale
        self.side.setVisible(width >= NARROW)
        self.navigation.setVisible(width >= TINY)
        self.page_box.setVisible(width < TINY)

    def _show_page(self, key: str) -> None:
        row = self.navigation.keys.index(key)
        self.stack.setCurrentIndex(row)
        self.page_box.setCurrentIndex(row)
        self.navigation.show_page(key)
        self.heading.setText(self._titles()[key])
        self._count()

    def _changed_on(self, key: str) -> list[str]:
        changes = self.draft.changes()
        return [field.name for field in fields_on(key) if field.name in changes]

    def _count(self) -> None:
        key = self.navigation.keys[max(0, self.navigation.currentRow())]
        if key not in self.pages:
            self.counted.setText("")
            return
        said = self.tr("{changed} of {all} changed")
        changed, every = len(self._changed_on(key)), self.pages[key].count
        self.counted.setText(said.format(changed=words.number(changed), all=words.number(every)))

    def _refresh(self) -> None:
        """The draft has changed: show it everywhere."""
        self.refusal.hide()
        self.games.show_chosen(self.draft.variant)
        if self._made_for != self.draft.variant:
            self._make_pages()
        assert self.players is not None
        self.players.refresh()
        for key, page in self.pages.items():
            page.refresh()
            self.navigation.count_changes(key, len(self._changed_on(key)))
        self.summary.refresh()
        self.verdict.setText(self.summary.in_one_line())
        self._count()

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
        self.about.setVisible(bool(about))
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

    def _on_refused(self, sentence: str) -> None:
        self._say(sentence)
        if self.players is not None:
            self.players.refresh()

    def first_focus(self) -> QWidget:
        """Whoever is content with what is chosen presses Enter."""
        return self.start_button

    def _on_start(self) -> None:
        self.start.emit(self.draft.wish())
