"""The page of a new match: the catalogue first, then players and options, and a button to start."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from belote_desktop.engine.rules import RuleField
from belote_desktop.models.games.game_entry import GameEntry, entries_on, named
from belote_desktop.models.games.recent_games import known_game, recent_games
from belote_desktop.models.next_shuffle import NextShuffle
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.variants import GameShelf, unestablished_game
from belote_desktop.windows import drafts, new_match
from belote_desktop.windows.drafts.draft_pages import DraftPages
from belote_desktop.windows.drafts.match_draft import SECTIONS, MatchDraft, fields_on
from belote_desktop.windows.look.shortcuts import SHORTCUTS
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.new_match.catalogue.game_detail import GameDetail
from belote_desktop.windows.new_match.catalogue.game_list import GameList
from belote_desktop.windows.new_match.match_buttons import MatchButtons
from belote_desktop.windows.new_match.match_pages import GAME, PLAYERS, SIGNS, count_text, page_titles
from belote_desktop.windows.new_match.page_room import PageRoom
from belote_desktop.windows.new_match.summary import Summary
from belote_desktop.windows.widgets.flow import order_tabs
from belote_desktop.windows.widgets.page import Page, panel
from belote_desktop.windows.widgets.save_preference import keep
from belote_desktop.windows.widgets.sidebar_pages import SidebarPages
from belote_desktop.windows.widgets.strip import Strip


class NewMatch(Page):
    """Put a match together. `start` carries a MatchWish; `rules_asked` asks for the rule sheet of the game chosen,
    `learn_asked` for its lessons, `keep_asked` carries the draft whose rules are to become a game of the user's own."""

    start = Signal(object)
    rules_asked = Signal()
    learn_asked = Signal()
    keep_asked = Signal(object)

    def __init__(
        self,
        style: Style,
        preferences: Preferences,
        *,
        shelf: GameShelf | None = None,
        shuffle: NextShuffle | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(style, parent)
        self.draft = MatchDraft(preferences, self, shelf)
        self.draft.changed.connect(self._refresh)
        self.draft.refused.connect(self._on_refused)
        self._preferences, self._shuffle = preferences, shuffle or NextShuffle()
        self._told = False
        self.entries = entries_on(self.draft.shelf)
        self._make_pages()
        self._make_foot()
        self._lay_out()
        QShortcut(SHORTCUTS["start"].bound[0], self, self._on_start)
        self.renew()
        self.games.show_chosen(self.draft.variant)
        self.resize(1280, 800)
        if self.draft.notice:
            self.strip.refuse(self.draft.notice)
            self._arrange()

    # ------------------------------------------------------------------ what it is made of
    def _make_pages(self) -> None:
        recent = [entry.id for entry in named(self.entries, recent_games(self._preferences))]
        self.sidebar = SidebarPages(self.style_, tuple(SIGNS.items()))
        self.games = GameList(self.entries, self.style_, recent)
        self.games.chosen.connect(self._on_game)
        self.games.started.connect(lambda _game: self._on_start())
        self.games.told.connect(lambda _game: self._on_told())
        self.games.compared.connect(self._on_compared)
        self.games.filters.changed.connect(self._allow_start)
        self.sidebar.put(GAME, self.games, limited=False)
        fields = {key: fields_on(key) for key in SECTIONS}
        self.pages = DraftPages(self.sidebar, self.draft, fields, self._made_options, {PLAYERS: self._made_players})
        self.sidebar.shown.connect(self._arrange)
        self.summary = Summary(self.style_, self.draft)
        self.detail = GameDetail(self.style_)
        self.detail.rules_asked.connect(self.rules_asked)

    @property
    def players(self) -> new_match.PlayersPage:
        """The page for the players and the target."""
        page = self.pages.page(PLAYERS)
        assert isinstance(page, new_match.PlayersPage)
        return page

    def _made_options(self, fields: tuple[RuleField, ...]) -> drafts.OptionPage:
        return drafts.OptionPage(fields, self.draft, self.style_)

    def _made_players(self) -> new_match.PlayersPage:
        made = new_match.PlayersPage(self.draft, self.style_, self._shuffle)
        made.name_edit.textChanged.connect(self.summary.refresh)
        return made

    def _make_foot(self) -> None:
        self.buttons = MatchButtons(self.style_, self)
        self.tell_button, self.learn_button = self.buttons.tell, self.buttons.learn
        self.players_button, self.rules_button = self.buttons.players, self.buttons.rules
        self.keep_button, self.start_button = self.buttons.keep, self.buttons.start
        does: dict[QPushButton, Callable[[], object]] = {
            self.tell_button: self._on_tell,
            self.learn_button: self.learn_asked.emit,
            self.players_button: lambda: self.sidebar.show_page(PLAYERS),
            self.rules_button: lambda: self.sidebar.show_page(next(iter(SECTIONS))),
            self.keep_button: lambda: self.keep_asked.emit(self.draft),
            self.start_button: self._on_start,
        }
        for button, done in does.items():
            button.clicked.connect(lambda _on=False, done=done: done())
        self.strip = Strip(self.style_)

    def _lay_out(self) -> None:
        self.side = panel("paper")
        column = QVBoxLayout(self.side)
        column.setContentsMargins(14, 12, 14, 14)
        column.setSpacing(10)
        column.addWidget(self.summary, 1)
        column.addWidget(self.detail, 1)
        column.addWidget(self.buttons.beside)
        self.sidebar.add_beside(self.side)
        self.body.addWidget(self.sidebar, 1)
        self.body.addWidget(self.strip.frame)
        self.body.addWidget(self.buttons.foot)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Set the Tab order before each step: cards, menus and pages are made when they are first needed."""
        order_tabs(self)
        return super().focusNextPrevChild(forward)

    def first_focus(self) -> QWidget:
        """The card of the chosen game: Enter starts a match with the last choices, arrows and letters find another."""
        chosen = self.draft.variant
        return self.games.card(chosen) if chosen in self.games.shown else self.start_button

    @property
    def _known_first(self) -> list[GameEntry]:
        """The games of the catalogue with known rules; the first is the one that all others descend from."""
        return [entry for entry in self.entries if not entry.variant.is_own and not entry.variant.known]

    # ------------------------------------------------------------------ words and looks
    def retranslate(self) -> None:
        """Set all texts in the user's language; pages generated from the rules are made again."""
        self._entitle()
        #: Read aloud: the list of pages beside the page.
        self.sidebar.word(page_titles(), self.tr("Pages"))
        self.buttons.retranslate()
        self.games.retranslate()
        self.detail.retranslate()
        self.summary.retranslate()
        self.pages.drop()
        self._refresh()

    def _entitle(self) -> None:
        """The title of the catalogue, or of the match that is put together."""
        if self.at_front_door:
            #: A title.
            title, below = self.tr("Choose a game"), count_text(self.draft.shelf)
        else:
            #: A title: the players, the target and the rules of a match that has not begun.
            title, below = self.tr("New match"), words.translated(self.draft.base.name)
        if (title, below) != (self.header.title.text(), self.header.subtitle.text()):
            self.set_title(title, below)

    def restyle(self) -> None:
        self.buttons.restyle()
        self.sidebar.restyle()
        self.summary.restyle()
        self.games.restyle()
        self.detail.restyle()
        self.pages.refresh()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._arrange()  # only now do the buttons know how wide their words are
        self.games.reveal(self.draft.variant)

    # ------------------------------------------------------------------ what has room
    @property
    def at_front_door(self) -> bool:
        """Whether the catalogue is shown."""
        return self.sidebar.current == GAME

    def _arrange(self) -> None:
        """Show the parts of the current page: the chosen game, or the list of pages and the summary."""
        scale, front = self.style_.scale, self.at_front_door
        room = PageRoom(self.width() / scale, self.height() / scale, front)
        self._set_spacing(8 if room.is_low else 16)
        self._told = self._told and front and not room.has_side
        self._give_side(room)
        self.detail.setVisible(front)
        self.summary.setVisible(not front)
        self.sidebar.list_pages(at_side=not front and not room.is_tiny, in_box=not front and room.is_tiny)
        tight = room.is_tiny and self.strip.frame.isVisibleTo(self)  # the box above names the page too
        self.sidebar.show_head(not front and not tight)
        self.sidebar.show_surface(not front)
        self.buttons.arrange(room, told=self._told)
        self._allow_start()
        self._entitle()

    def _give_side(self, room: PageRoom) -> None:
        """Place the description of the chosen game beside the list, or on a page of its own in a narrow window."""
        self.side.setVisible(room.has_side or self._told)
        self.sidebar.middle.setVisible(not self._told)
        if room.has_side:
            self.side.setFixedWidth(self.style_.px(room.side_width))
        else:
            self.side.setMinimumWidth(0)
            self.side.setMaximumWidth(16777215)

    def _set_spacing(self, gap: int) -> None:
        self.body.setSpacing(gap)
        self.sidebar.set_spacing(gap)

    # ------------------------------------------------------------------ what is chosen
    def _refresh(self) -> None:
        """Show the present draft in every part of the page."""
        self.strip.clear()
        self.games.show_chosen(self.draft.variant)
        self.pages.refresh()
        self._tell_game()
        self.summary.refresh()
        self.buttons.verdict.setText(self.summary.in_one_line())
        self._arrange()

    def _tell_game(self) -> None:
        known = known_game(self._preferences, self.entries)
        chosen = next(entry for entry in self.entries if entry.id == self.draft.variant)
        other = self._known_first[0] if chosen.id == known.id else known
        self.detail.show_game(chosen, self.draft.rules, other)
        self.games.show_known(known)

    def _on_compared(self, game: str) -> None:
        keep(self._preferences, "known_game", game)
        self._tell_game()

    def _on_game(self, variant: str) -> None:
        """Put the chosen game into the draft; one without known rules starts from its nearest relative."""
        unknown = unestablished_game(variant)
        if unknown is None or unknown.parent is None:
            self.draft.choose(variant)
            return
        self.draft.choose(unknown.parent)
        self.sidebar.show_page(next(iter(SECTIONS)))
        self.strip.explain(words.translated(unknown.name), words.translated(unknown.known))
        self._arrange()

    def _on_refused(self, sentence: str) -> None:
        self.pages.refresh()  # the controls go back to the rules in force
        self.strip.refuse(sentence)
        self._arrange()

    # ------------------------------------------------------------------ what is done
    def _on_told(self) -> None:
        """Show the chosen game in the place of the list, where it is not described beside it."""
        if not self._told and not self.side.isVisible():
            self._on_tell()
            self.tell_button.setFocus()

    def _on_tell(self) -> None:
        """Show the chosen game in the place of the list, or the list again, in a narrow window."""
        self._told = not self._told
        self._arrange()

    def reject(self) -> None:
        """Go back from the options to the catalogue, or close the page."""
        if self._told:
            self._on_tell()
            return
        if self.at_front_door:
            super().reject()
            return
        self.sidebar.show_page(GAME)
        self.start_button.setFocus()

    def _allow_start(self) -> None:
        """No game is started from a search that finds none: it would be another one than was looked for."""
        self.start_button.setEnabled(not self.at_front_door or bool(self.games.shown))

    def _on_start(self) -> None:
        if self.start_button.isEnabled():
            self.start.emit(self.draft.wish())
