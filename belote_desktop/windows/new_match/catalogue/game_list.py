"""The games to choose from: those played last, one of each kind, and the families, with search and filters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from belote_desktop.models.games.game_entry import YOURS, GameEntry, named
from belote_desktop.models.games.game_search import Found, GameSearch
from belote_desktop.models.games.game_words import count_differences
from belote_desktop.models.words import words
from belote_desktop.table.announcing import tell_reader
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.new_match.catalogue.arrow_navigation import next_part
from belote_desktop.windows.new_match.catalogue.game_card import GameCard
from belote_desktop.windows.new_match.catalogue.game_filters import GameFilters
from belote_desktop.windows.new_match.catalogue.game_groups import EACH, KEYS, LAST, group_titles, groups_of
from belote_desktop.windows.new_match.catalogue.game_section import GameSection
from belote_desktop.windows.new_match.catalogue.nothing_found import NothingFound
from belote_desktop.windows.widgets.page import label, set_role
from belote_desktop.windows.widgets.scrolling import scrolling

COLUMNS = ((900, 4), (600, 3), (400, 2), (0, 1))
"""The number of columns from each width on, in pixels for text at 100 %."""
LOW, FLAT, BRIEF, LOWEST = 470, 380, 450, 330
"""In a list lower than LOW, but as wide as FLAT, a card has its picture beside its words; in one lower than BRIEF it
says less, so that two cards are in sight. Below LOWEST there is no room for the chips over the games."""
INSET = 20
"""The margin beside the list, in pixels."""


class GameList(QWidget):
    """`chosen` carries the id of a game, `started` that of a game to be played at once.

    It shows its games from the first `retranslate` on.
    """

    chosen = Signal(str)
    started = Signal(str)

    def __init__(
        self, entries: Iterable[GameEntry], style: Style, recent: Sequence[str] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        set_role(self, "plain")
        self._style = style
        self._entries = tuple(entries)
        self._recent = tuple(recent)
        self._search = GameSearch(self._entries)
        self._found = Found()
        self._chosen, self._columns, self._flat, self._brief = "", 0, False, False
        self._known: GameEntry | None = None
        self._opened: dict[str, bool] = {}
        countries = dict.fromkeys(entry.variant.country for entry in self._entries if entry.family != YOURS)
        self.filters = GameFilters(style, countries, own=any(entry.family == YOURS for entry in self._entries))
        self.filters.changed.connect(self._on_looked_for)
        self.search = self.filters.search
        self.search.returnPressed.connect(self._take_first)
        self.kept = label(role="was", wrap=True)
        self._make_parts()

    def _make_parts(self) -> None:
        self.nothing = NothingFound(self.filters)
        holder = QWidget()
        self._column = QVBoxLayout(holder)
        self._column.setContentsMargins(INSET, 2, INSET, 12)
        self._column.setSpacing(8)
        for part in (self.nothing, self.kept):
            self._column.addWidget(part)
        self.sections: dict[str, GameSection] = {}
        for key in KEYS:
            section = GameSection(self._style, holder)
            section.made.connect(self._on_made)
            section.folded.connect(lambda opened, key=key: self._opened.__setitem__(key, opened))
            self.sections[key] = section
            self._column.addWidget(section)
        self._column.addStretch(1)
        self._holder = holder
        self._area = scrolling(holder)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its games and headings take it, and scroll
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 12, 0, 0)
        column.setSpacing(8)
        inset = QVBoxLayout()
        inset.setContentsMargins(INSET, 0, INSET, 0)
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
                    section.head.setChecked(True)
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
        self._fit_chips()
        for section in self.sections.values():
            section.restyle()

    def show_chosen(self, game: str) -> None:
        """Mark a game as chosen."""
        self._chosen = game
        for card in self.cards:
            card.setChecked(card.entry.id == game)
        self._tell_kept()

    def _tell_kept(self) -> None:
        """Name the chosen game if the search does not find it; it stays chosen."""
        chosen = named(self._entries, [self._chosen])
        self.kept.setVisible(bool(chosen) and self._chosen not in self.shown)
        if chosen:
            name = words.translated(chosen[0].variant.name)
            #: {game}: a game, Coinche. Read aloud.
            self.kept.setText(self.tr("Selected: {game}").format(game=name))

    def show_known(self, known: GameEntry) -> None:
        """Show on every card how far its game is from the one the user knows."""
        self._known = known
        for card in self.cards:
            self._compare(card)

    def reveal(self, game: str) -> None:
        """Scroll to a game, if it is listed."""
        if game in self.shown:
            self._bring(self.card(game))

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
        groups, titles = groups_of(self._entries, self._found, self._recent, text, wanted), group_titles()
        for key, section in self.sections.items():
            entries = groups.get(key, ())
            opened = searching or self._opened.get(key, key in (LAST, YOURS, EACH))
            section.setVisible(bool(entries))
            section.show_games(titles[key], entries, opened=bool(entries) and opened)
        self.nothing.tell(self._found)
        self._arrange()
        self.show_chosen(self._chosen)

    def _arrange(self) -> None:
        for section in self.sections.values():
            if not section.isHidden():
                section.arrange(max(1, self._columns), flat=self._flat, brief=self._brief)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width, height = self.width() / self._style.scale, self.height() / self._style.scale
        self._give_chips(low=height < LOWEST)
        self._fit_chips()
        flat = height < LOW and width > FLAT
        columns = 1 if flat else next(number for least, number in COLUMNS if width >= least)
        form = (columns, flat, flat and height < BRIEF)
        if form != (self._columns, self._flat, self._brief):
            self._columns, self._flat, self._brief = form
            self._arrange()

    def _fit_chips(self) -> None:
        scrolls = self._holder.isAncestorOf(self.filters.chip_row)
        bar = self._area.verticalScrollBar().sizeHint().width() if scrolls else 0
        self.filters.fit(self.width() - 2 * INSET - bar)

    def _give_chips(self, *, low: bool) -> None:
        """Let the chips scroll with the games if the list is `low`, else keep them above it."""
        chips = self.filters.chip_row
        if low is not self._holder.isAncestorOf(chips):
            column = self._column if low else self.filters.layout()
            if isinstance(column, QVBoxLayout):
                column.insertWidget(0 if low else column.count(), chips)
                chips.show()

    # ------------------------------------------------------------------ hands
    def _on_made(self, card: GameCard) -> None:
        card.setChecked(card.entry.id == self._chosen)
        self._compare(card)
        card.clicked.connect(lambda: self.chosen.emit(card.entry.id))
        card.entered.connect(lambda: self._enter(card))
        card.steered.connect(lambda key: self._steer(Qt.Key(key)))
        card.typed.connect(self._type)

    def _compare(self, card: GameCard) -> None:
        if self._known is None or card.entry.variant.known:
            return
        count = count_differences(card.entry.rules, self._known.rules)
        known = words.translated(self._known.variant.name)
        if card.entry.id == self._known.id:
            card.compare(self.tr("The game you know"))
        elif not count:
            #: {game}: a game, Coinche. On the card of a game.
            card.compare(self.tr("Same as {game}").format(game=known))
        else:
            #: {game}: a game, Coinche. On the card of a game.
            card.compare(self.tr("%n difference(s) from {game}", "", count).format(game=known))

    def _enter(self, card: GameCard) -> None:
        self.chosen.emit(card.entry.id)
        if not card.entry.variant.known:
            self.started.emit(card.entry.id)

    def _on_looked_for(self) -> None:
        """Search again, scroll to the top, and tell a screen reader how many games were found."""
        self._look()
        self._area.verticalScrollBar().setValue(0)
        said = self.tr("%n game(s) found", "", len(self._found)) if len(self._found) else self.nothing.sentence.text()
        tell_reader(self, said)

    def _steer(self, key: Qt.Key) -> None:
        """An arrow key goes to the next card, or the heading of a group, and chooses the card."""
        heads: list[QWidget] = [section.head for section in self.sections.values() if not section.isHidden()]
        now = self.focusWidget()
        part = next_part([*self.cards, *heads], now, key, self._holder, self.layoutDirection())
        if part is None and key is Qt.Key.Key_Up:
            part = self.search
        if part is None:
            return
        part.setFocus(Qt.FocusReason.OtherFocusReason)
        if isinstance(part, GameCard):
            self.chosen.emit(part.entry.id)
        if part is not self.search:
            self._bring(part)

    def _type(self, text: str) -> None:
        """Put letters typed on a card into the search field."""
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)
        self.search.insert(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the arrow keys of headings, and Down in the search field."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            if self.search.hasFocus():
                self._into_the_list()
            else:
                self._steer(Qt.Key(event.key()))
            return
        super().keyPressEvent(event)

    def _into_the_list(self) -> None:
        cards = self.cards
        if cards:
            card = next((card for card in cards if card.isChecked()), cards[0])
            card.setFocus(Qt.FocusReason.OtherFocusReason)
            self.chosen.emit(card.entry.id)
            self._bring(card)

    def _take_first(self) -> None:
        """Choose the first game found, on Enter in the search field."""
        if self.cards and self.filters.text.strip():
            self.cards[0].click()
            self.cards[0].setFocus(Qt.FocusReason.OtherFocusReason)
