"""The rule book: the sheet of a game, generated from its ruleset, with pictures of the person's own cards.

Words are looked for in it and in the sheets of all games. `open_at` opens it at the paragraph in question.
"""

from __future__ import annotations

from PySide6.QtCore import QTimer, QUrl, Signal
from PySide6.QtGui import QAccessible, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from belote_desktop import variants
from belote_desktop.coach.rule_drills import drills_about
from belote_desktop.engine import Ruleset
from belote_desktop.models.games.text_search import Answer, SheetSearch
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.table.items.pixmaps import DeckPixmaps
from belote_desktop.variants import GameShelf
from belote_desktop.variants.rule_sheet import Section, rule_sheet, section_about
from belote_desktop.windows.board.tray import deck_look
from belote_desktop.windows.cards.rule_text import DRILL, RuleText
from belote_desktop.windows.glossary import LinkedWords, explain
from belote_desktop.windows.look.shortcuts import SHORTCUTS
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.printing.print_button import PrintButton
from belote_desktop.windows.rule_book.find_bar import FindBar
from belote_desktop.windows.rule_book.rule_page_file import save_page
from belote_desktop.windows.rule_book.rule_sheet_html import SheetHtml
from belote_desktop.windows.rule_book.rule_sheet_paper import rule_sheet_document
from belote_desktop.windows.rule_book.sheet_pictures import SheetPictures
from belote_desktop.windows.widgets.controls import capital
from belote_desktop.windows.widgets.navigation import Navigation
from belote_desktop.windows.widgets.page import Page, label, panel

NARROW = 680
"""Below this width at 100 % the list of sections is hidden."""
STEP, LEAST = 40, 240
"""Pictures are laid out for widths from LEAST on in steps of STEP, to paint them less often during a resize."""
SHORTEST = 3
"""The fewest letters that are searched for in all games."""


class RulesWindow(Page):
    """The window of the rule sheet, which may stay open during play. `rules` are those of the match.

    `practise_asked` carries the rules shown and the kind of a drill; the games of `shelf` have drills.
    """

    practise_asked = Signal(object, str)

    def __init__(
        self, style: Style, preferences: Preferences, rules: Ruleset, parent: QWidget | None = None,
        shelf: GameShelf | None = None,
    ) -> None:  # fmt: skip
        super().__init__(style, parent)
        self._preferences, self._shelf = preferences, shelf or GameShelf()
        self.rules = self.shown = rules
        """`shown` are the rules whose sheet is shown; after a search in all games they may be another game’s."""
        self._sections: tuple[Section, ...] = rule_sheet(rules)
        self._answers: tuple[Answer, ...] | None = None
        self._search: SheetSearch | None = None
        self._linked = LinkedWords(rules)
        self._room = 0
        self._aloud = False
        """Whether the text names cards in words instead of signs, because a screen reader is running."""
        self._deck = DeckPixmaps(deck_look(style, preferences), self)
        self._pictures = SheetPictures(style, self._deck)
        self.text = RuleText(style)
        self.text.anchorClicked.connect(self._on_link)
        self.text.focused.connect(self._on_reading)
        self.home = QPushButton()
        self.keep = PrintButton(self, lambda: rule_sheet_document(self.shown, preferences))
        self.home.clicked.connect(lambda: self.show_game(self.rules))
        self.home.setAutoDefault(False)
        #: A menu entry: as a file that every browser opens.
        self.keep.more = lambda: ((self.tr("Save as web page…"), self._on_keep),)
        self.to_tell.connect(self._on_news)
        self.notice = label(role="sentence", wrap=True)
        self.notice.hide()
        self.bar = FindBar(style, self.home)
        self.bar.asked.connect(self._on_asked)
        self.bar.moved.connect(self._on_moved)
        self.bar.given_up.connect(self.text.setFocus)
        self.contents = Navigation(style, ())
        self._later = QTimer(self, singleShot=True, interval=60)
        self._later.timeout.connect(self._fit)
        self._lay_out()
        self._list_contents()
        for name, does in (
            ("find", self._on_find),
            ("find_next", lambda: self._on_moved(True)),
            ("find_previous", lambda: self._on_moved(False)),
        ):
            for keys in SHORTCUTS[name].bound:
                QShortcut(keys, self, does)
        preferences.changed.connect(self._on_preference)
        self.renew()
        self.prefer(940, 720)

    def _lay_out(self) -> None:
        page = panel("paper")
        inside = QVBoxLayout(page)
        inside.setContentsMargins(28, 20, 12, 20)
        inside.addWidget(self.text)
        self._columns = QHBoxLayout()
        self._columns.setSpacing(16)
        self._columns.addWidget(self.contents)
        self._columns.addWidget(page, 1)
        header = self.header.layout()
        assert header is not None
        header.addWidget(self.keep)
        self.body.addWidget(self.bar)
        self.body.addLayout(self._columns, 1)
        self.body.addWidget(self.notice)

    def first_focus(self) -> QWidget:
        return self.text

    # ------------------------------------------------------------------ where it is opened
    def open_at(self, rule: str) -> None:
        """Show the section of the match's game that states a `Rule`, or the section with this anchor."""
        self.show_game(self.rules)
        section = section_about(self._sections, rule)
        if section is not None:
            self._go_to(section.anchor)

    def show_game(self, rules: Ruleset) -> None:
        """Show the sheet of a game, with a link back to the match's own game."""
        self.bar.everywhere.setChecked(False)
        if rules == self.shown:
            return
        self.shown = rules
        self._sections = rule_sheet(rules)
        self._list_contents()
        self.retranslate()
        self.text.show_section(self._sections[0].anchor)

    def _list_contents(self) -> None:
        """List the sections of the sheet shown."""
        old = self.contents
        self.contents = Navigation(self.style_, tuple((section.anchor, "book") for section in self._sections))
        self.contents.chosen.connect(self._go_to)
        self.contents.itemClicked.connect(lambda _: self._go_to(self.contents.keys[self.contents.currentRow()]))
        self.contents.setFixedWidth(self.style_.px(250))
        self._columns.replaceWidget(old, self.contents)
        old.hide()
        old.deleteLater()
        self._arrange()

    def _go_to(self, anchor: str) -> None:
        self.bar.everywhere.setChecked(False)
        self._mark_contents(anchor)
        self._fit()
        self.text.show_section(anchor)
        self.text.setAccessibleDescription(self._pictures.in_words(anchor))

    def _mark_contents(self, anchor: str) -> None:
        """Mark a section in the list without scrolling to it."""
        self.contents.blockSignals(True)
        self.contents.show_page(anchor)
        self.contents.blockSignals(False)

    # ------------------------------------------------------------------ words and looks
    def retranslate(self) -> None:
        self._search = None
        game, own = (words.translated(rules.name) for rules in (self.shown, self.rules))
        #: {game}: a game, Coinche. A title.
        played = self.tr("{game}, with the rules of this match").format(game=game)
        #: The title of a window.
        self.set_title(self.tr("Rules"), played if self.shown == self.rules else game)
        self.contents.word({each.anchor: capital(words.sentence(each.title, self._index)) for each in self._sections})
        #: The list of sections of the rules.
        self.contents.setAccessibleName(self.tr("Contents"))
        self.text.setAccessibleName(self.tr("Rules of the game"))
        self.bar.retranslate()
        self.keep.retranslate()
        #: {game}: a game, Coinche. A button.
        self.home.setText(self.tr("Back to {game}").format(game=own))
        self.home.setVisible(self.shown != self.rules)
        self._fill()

    def restyle(self) -> None:
        self.contents.setFixedWidth(self.style_.px(250))
        self.bar.restyle()
        self.keep.restyle()
        self._deck.set_look(deck_look(self.style_, self._preferences))
        if self.contents.count() and self.contents.item(0).text():
            self._fill()

    @property
    def _index(self) -> str:
        return words.index_in_use(self._preferences)

    def _on_preference(self, key: str) -> None:
        if key in ("deck_colours", "deck_index", "card_back"):
            self._deck.set_look(deck_look(self.style_, self._preferences))
            self.retranslate()

    # ------------------------------------------------------------------ the text
    def _fill(self) -> None:
        """Show the sheet, or the search results from the sheets of all games."""
        self._aloud = QAccessible.isActive()
        self._linked = LinkedWords(self.shown)
        drills = drills_about(self.shown, self._shelf)
        html = SheetHtml(self.style_, self._index, self._linked, drills, aloud=self._aloud)
        if self._answers is not None:
            self.text.put(html.answers(self._answers), {})
        else:
            images = self._pictures.paint(self.shown, max(LEAST, self._room), self.devicePixelRatioF())
            self.text.put(html.sheet(self._sections, self._pictures.placed), images)
        self._count()

    def _fit(self) -> None:
        """Lay the pictures out again if the width has changed by a step."""
        room = self.text.viewport().width() // STEP * STEP
        if room != self._room:
            self._room = room
            self._fill()

    def _arrange(self) -> None:
        self.contents.setVisible(self.width() / self.style_.scale >= NARROW)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self._later.start()

    def _on_reading(self) -> None:
        """Write the text again if a screen reader has been started or stopped since, when the text gets the focus."""
        if self._aloud != QAccessible.isActive():
            self._fill()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._later.start()

    # ------------------------------------------------------------------ what is looked for
    def _on_find(self) -> None:
        self.bar.field.setFocus()
        self.bar.field.selectAll()

    def _on_asked(self, asked: str, everywhere: bool) -> None:
        before = self._answers
        self._answers = self._found(asked) if everywhere and len(asked) >= SHORTEST else None
        if self._answers is not before:
            self._fill()
            if self._answers is not None:
                self.text.verticalScrollBar().setValue(0)
        else:
            self._count()

    def _found(self, asked: str) -> tuple[Answer, ...]:
        if self._search is None:
            others = (variants.get(game.id) for game in variants.all_variants())
            self._search = SheetSearch((self.rules, *(each for each in others if each != self.rules)), self._index)
        return self._search.find(asked)

    def _count(self) -> None:
        count = self.text.look_for(self.bar.text)
        if self._answers is not None:
            self.bar.count_games(len(self._answers), sum(len(answer.told) for answer in self._answers))
        else:
            self.bar.count_hits(self.text.hit, count)
            self._follow_hit()

    def _on_moved(self, on: bool) -> None:
        self.text.go(on=on)
        if self._answers is None:
            self.bar.count_hits(self.text.hit, self.text.hits)
            self._follow_hit()

    def _follow_hit(self) -> None:
        """Mark the section being read in the list of sections."""
        if self.text.section_of_hit:
            self._mark_contents(self.text.section_of_hit)

    def _on_link(self, link: QUrl) -> None:
        """Follow a link to a word, to a drill, or to a game in which something was found: its sheet, at the place."""
        address = link.toString()
        if address.startswith(DRILL):
            self.practise_asked.emit(self.shown, address.removeprefix(DRILL))
            return
        is_word = explain(address, self._linked, self.style_, self._preferences, self)
        if is_word or self._answers is None:
            return
        answer = self._answers[int(address)]
        self.show_game(answer.rules)
        self._go_to(answer.told[0].anchor)
        self._count()
        self.text.setFocus()

    def _on_keep(self) -> None:
        """Export the sheet shown to a file the user chooses, and show the result."""
        self._on_news(save_page(self, self.shown, self._index, str(self._preferences.value("deck_colours"))))

    def _on_news(self, told: str, _warning: bool = False) -> None:
        self.notice.setText(told)
        self.notice.setVisible(bool(told))
