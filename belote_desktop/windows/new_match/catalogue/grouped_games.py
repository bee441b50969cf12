"""The games to choose from as they lie in the list: in groups that fold, found by search and filters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from belote_desktop.models.games.game_entry import YOURS, GameEntry, named
from belote_desktop.models.games.game_search import Found, GameSearch
from belote_desktop.models.words import words
from belote_desktop.table.overlays.reader_clicks import show_checked
from belote_desktop.variants.homelands import suggested_game
from belote_desktop.windows.look.languages import system_locales
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.new_match.catalogue.card_form import SMALL_HIGH, CardForm, Shape, card_form
from belote_desktop.windows.new_match.catalogue.game_card import GameCard
from belote_desktop.windows.new_match.catalogue.game_distance import distance
from belote_desktop.windows.new_match.catalogue.game_filters import GameFilters
from belote_desktop.windows.new_match.catalogue.game_groups import EACH, LAST, group_titles, groups_of, keys_from
from belote_desktop.windows.new_match.catalogue.game_section import GameSection
from belote_desktop.windows.new_match.catalogue.known_game import KnownGame
from belote_desktop.windows.new_match.catalogue.nothing_found import NothingFound
from belote_desktop.windows.widgets.page import label, set_role
from belote_desktop.windows.widgets.scrolling import scrolling

LOWEST = 330
"""In a list lower than this, for text at 100 %, there is no room for the chips over the games."""
INSET = 16
"""The room beside the games in which the list scrolls, in pixels."""


class GroupedGames(QWidget):
    """What is shown, and how it lies; a subclass says what mouse and keyboard do.

    `compared` carries the id of the game the others are to be compared with. It shows its games from the first
    `retranslate` on.
    """

    compared = Signal(str)

    def __init__(
        self, entries: Iterable[GameEntry], style: Style, recent: Sequence[str] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        set_role(self, "plain")
        self._style = style
        self._entries = tuple(entries)
        self._recent = tuple(recent)
        self._home = suggested_game(system_locales())
        self._search = GameSearch(self._entries)
        self._found = Found()
        self._chosen = self._revealed = ""
        self._form = CardForm(1, Shape.TILE, 1)
        self._known: GameEntry | None = None
        self._opened: dict[str, bool] = {}
        countries = dict.fromkeys(entry.variant.country for entry in self._entries if entry.family != YOURS)
        self.filters = GameFilters(style, countries, own=any(entry.family == YOURS for entry in self._entries))
        self.filters.changed.connect(self._on_looked_for)
        self.search = self.filters.search
        self.search.returnPressed.connect(self._take_first)
        self.kept = label(role="was", wrap=True)
        self.known = KnownGame(style, self._entries, recent)
        self.known.compared.connect(self.compared)
        self._make_parts()

    def _make_parts(self) -> None:
        self.nothing = NothingFound(self.filters, self._style)
        holder = QWidget()
        self._column = QVBoxLayout(holder)
        self._column.setContentsMargins(0, 0, INSET, 0)
        self._column.setSpacing(8)
        for part in (self.nothing, self.kept):
            self._column.addWidget(part)
        self.sections: dict[str, GameSection] = {}
        for key in keys_from(self._home):
            section = GameSection(self._style, holder)
            section.made.connect(self._on_made)
            section.folded.connect(lambda opened, key=key: self._opened.__setitem__(key, opened))
            self.sections[key] = section
            self._column.addWidget(section)
        self._column.addStretch(1)
        self._holder = holder
        self._area = scrolling(holder)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its games and headings take it, and scroll
        self._area.installEventFilter(self)
        self._area.verticalScrollBar().actionTriggered.connect(self._forget_revealed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        inset = QVBoxLayout()
        inset.setContentsMargins(0, 0, INSET, 0)
        inset.addWidget(self.filters)
        column.addLayout(inset)
        column.addWidget(self._area, 1)

    # ------------------------------------------------------------------ what is shown
    @property
    def cards(self) -> list[GameCard]:
        """The visible cards, from the first to the last."""
        return [card for section in self.sections.values() for card in section.cards if not section.isHidden()]

    @property
    def shown(self) -> set[str]:
        """The ids of the games found, those in folded groups included."""
        return {entry.id for section in self.sections.values() if not section.isHidden() for entry in section.entries}

    def card(self, game: str) -> GameCard:
        """The card of a game; its group is unfolded. Raises KeyError if the game is not among those found."""
        for key, section in self.sections.items():
            if not section.isHidden() and any(entry.id == game for entry in section.entries):
                if not section.is_open:
                    self._opened[key] = True
                    show_checked(section.head, True)
                return next(card for card in section.cards if card.entry.id == game)
        raise KeyError(game)

    def retranslate(self) -> None:
        """Set all texts in the user's language."""
        self._search = GameSearch(self._entries)
        self.filters.retranslate()
        self._fit_chips()
        for section in self.sections.values():
            section.retranslate()
        self._look()

    def restyle(self) -> None:
        """Apply a change of theme."""
        self.filters.restyle()
        self.known.restyle()
        self._fit_chips()
        for section in self.sections.values():
            section.restyle()

    def show_chosen(self, game: str) -> None:
        """Mark a game as chosen."""
        self._chosen = game
        for card in self.cards:
            show_checked(card, card.entry.id == game)
        self._tell_kept()

    def _tell_kept(self) -> None:
        """Name the chosen game if the search does not find it; it stays chosen."""
        chosen = named(self._entries, [self._chosen])
        self.kept.setVisible(bool(chosen) and self._chosen not in self.shown)
        if chosen:
            name = words.translated(chosen[0].variant.name)
            #: {game}: a game, Coinche. Read aloud.
            self.kept.setText(QCoreApplication.translate("GameList", "Selected: {game}").format(game=name))

    def show_known(self, known: GameEntry) -> None:
        """Show on every card how far its game is from the one the user knows."""
        self._known = known
        self.known.show_known(known)
        self._put_known()
        for card in self.cards:
            self._compare(card)

    def reveal(self, game: str) -> None:
        """Scroll to a game, if it is listed, and again whenever the list gets another size, until the user scrolls."""
        self._revealed = game
        self._bring_revealed()

    def _bring_revealed(self) -> None:
        """Scroll to the revealed game, but no further than it needs: the chips stay in sight if they can."""
        if self._revealed in self.shown:
            self._column.activate()
            self._area.verticalScrollBar().setValue(0)
            self._bring(self.card(self._revealed))

    def _forget_revealed(self) -> None:
        self._revealed = ""

    def _bring(self, part: QWidget) -> None:
        """Scroll until a part is visible, or until its top is if it is higher than the list."""
        self._area.ensureWidgetVisible(part, 0, 10)
        if part.height() > self._area.viewport().height():
            self._area.verticalScrollBar().setValue(part.mapTo(self._holder, QPoint(0, -2)).y())

    def _look(self) -> None:
        """Apply search and filters and show the groups that are left."""
        text, wanted = self.filters.text, self.filters.wanted
        self._found = self._search.find(text, wanted)
        searching = bool(text.strip()) or not wanted.empty
        groups = groups_of(self._entries, self._found, self._last, text, wanted, self._home)
        titles = group_titles()
        for key, section in self.sections.items():
            entries = groups.get(key, ())
            opened = searching or self._opened.get(key, key in (LAST, YOURS, EACH))
            section.setVisible(bool(entries))
            section.show_games(titles[key], entries, opened=bool(entries) and opened)
        self.nothing.tell(self._found)
        self._put_known()
        self._arrange()
        self.show_chosen(self._chosen)

    @property
    def _last(self) -> Sequence[str]:
        """The games played last that fit in one row."""
        return self._recent[: self._form.columns]

    def _put_known(self) -> None:
        """Put the line with the known game at the end of the first heading of games that are compared with it."""
        heads = [section for key, section in self.sections.items() if key != LAST and not section.isHidden()]
        for section in self.sections.values():
            section.end_head_with(None)
        self.known.setVisible(bool(heads))
        if heads:
            heads[0].end_head_with(self.known)

    def _arrange(self) -> None:
        small = self._form.small(self._style.scale)
        for key, section in self.sections.items():
            if not section.isHidden():
                section.arrange(small if key == LAST else self._form)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_chips(low=self.height() / self._style.scale < LOWEST)
        self._fit_chips()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give the cards another form when the room they scroll in has another size."""
        if watched is self._area and event.type() == QEvent.Type.Resize:
            self._form_cards()
            QTimer.singleShot(0, self, self._bring_revealed)  # the cards lie in their new places then
        return super().eventFilter(watched, event)

    def _form_cards(self) -> None:
        self.nothing.give_room(self._area.height() / self._style.scale)
        over = self.sections[EACH].head.sizeHint().height() + 6
        chips = self.filters.chip_row
        chips_high = 0
        if self._holder.isAncestorOf(chips):
            chips_high = chips.heightForWidth(self._area.width() - INSET) + self._column.spacing()
        if not self.sections[LAST].isHidden():
            over += over + self._style.px(SMALL_HIGH) + self._column.spacing()
        high = self._area.height() - chips_high
        form = card_form(self._area.width() - INSET, high, over, self._style.scale)
        if form != self._form:
            columns, self._form = self._form.columns, form
            if columns != form.columns and len(self._recent) > min(columns, form.columns):
                self._look()
            self._arrange()

    def _fit_chips(self) -> None:
        self.filters.fit(self.width() - INSET)

    def _give_chips(self, *, low: bool) -> None:
        """Let the chips scroll with the games if the list is `low`, else keep them above it."""
        chips = self.filters.chip_row
        if low is not self._holder.isAncestorOf(chips):
            column = self._column if low else self.filters.layout()
            if isinstance(column, QBoxLayout):
                column.insertWidget(0 if low else column.count(), chips)
                chips.show()

    def _compare(self, card: GameCard) -> None:
        if self._known is not None and not card.entry.variant.known:
            card.compare(*distance(card.entry, self._known))

    def _on_made(self, card: GameCard) -> None:
        """A card was made for a game that is shown."""
        raise NotImplementedError

    def _on_looked_for(self) -> None:
        """Other games are searched for or filtered."""
        raise NotImplementedError

    def _take_first(self) -> None:
        """Enter was pressed in the search field."""
        raise NotImplementedError
