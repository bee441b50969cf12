"""The editor of a game of one's own: every rule of a game in groups, and what is changed beside them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from belote_desktop.engine import RulesetError
from belote_desktop.models import words
from belote_desktop.profile import OwnGames, ProfileError
from belote_desktop.variants.relevance import means_something
from belote_desktop.windows.controls import PageBox
from belote_desktop.windows.icons import sign
from belote_desktop.windows.navigation import Navigation
from belote_desktop.windows.option_rows import OptionPage, free_control
from belote_desktop.windows.own_game_draft import EDITED, OwnGameDraft, every_field_on
from belote_desktop.windows.own_game_page import OwnGamePage
from belote_desktop.windows.rule_draft import sentence_of
from belote_desktop.windows.rule_set_page import RuleSetPage
from belote_desktop.windows.sheet import Sheet, empty_stack, label, panel, rule, scrolling, set_role
from belote_desktop.windows.strip import Strip
from belote_desktop.windows.style import Style
from belote_desktop.windows.what_changed import WhatChanged

GAME, SETS = "game", "sets"
SIGNS = {
    GAME: "crown", SETS: "book", "deal": "dealer", "auction": "log", "play": "play", "declarations": "star",
    "scoring": "sheet", "match": "target",
}  # fmt: skip
NARROW, TINY = 1000, 740
"""Below these widths the list of changes goes onto the first page, and the list of pages into a box."""


class RuleEditor(Sheet):
    """Changes a draft and keeps it as a game of one's own. `kept` carries its name, `play` that of one to play."""

    kept = Signal(str)
    play = Signal(str)

    def __init__(self, style: Style, games: OwnGames, draft: OwnGameDraft, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self.draft = draft
        self._games = games
        self._made_for = ""
        self._make_parts()
        self._lay_out()
        draft.changed.connect(self._refresh)
        draft.refused.connect(self.strip.refuse)
        QShortcut(QKeySequence(Qt.Key.Key_Return | Qt.KeyboardModifier.ControlModifier), self, self._on_play)
        self.renew()
        self.navigation.show_page(GAME)
        self.resize(1280, 800)

    def _make_parts(self) -> None:
        style = self.style_
        self.navigation = Navigation(style, tuple(SIGNS.items()))
        self.navigation.chosen.connect(self._show_page)
        self.page_box = PageBox(style)
        self.page_box.activated.connect(lambda row: self._show_page(self.navigation.keys[row]))
        self.heading, self.counted = label(role="heading"), label(role="sentence")
        self.stack = QStackedWidget()
        set_role(self.stack, "plain")
        self.beside = WhatChanged(style, self.draft)
        self.strip = Strip(style)
        self.save_button, self.play_button = QPushButton(), QPushButton()
        set_role(self.save_button, "primary")
        self.save_button.clicked.connect(self.save)
        self.play_button.setAutoDefault(False)
        self.play_button.clicked.connect(self._on_play)

    def _lay_out(self) -> None:
        self.side = panel()
        inside = QVBoxLayout(self.side)
        inside.setContentsMargins(20, 18, 12, 16)
        inside.addWidget(self.beside)
        columns = QHBoxLayout()
        columns.setSpacing(20)
        columns.addWidget(self.navigation)
        columns.addWidget(self._middle(), 1)
        columns.addWidget(self.side)
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addStretch(1)
        foot.addWidget(self.play_button)
        foot.addWidget(self.save_button)
        self.body.setSpacing(12)
        self.body.addWidget(self.page_box)
        self.body.addLayout(columns, 1)
        self.body.addWidget(self.strip.frame)
        self.body.addLayout(foot)

    def _middle(self) -> QWidget:
        middle = panel()
        self.head = QWidget()
        set_role(self.head, "plain")
        head = QHBoxLayout(self.head)
        head.setContentsMargins(24, 12, 24, 8)
        head.addWidget(self.heading, 1)
        head.addWidget(self.counted)
        inside = QVBoxLayout(middle)
        inside.setContentsMargins(1, 1, 1, 8)
        inside.setSpacing(0)
        inside.addWidget(self.head)
        inside.addWidget(rule())
        inside.addWidget(self.stack, 1)
        return middle

    def _make_pages(self) -> None:
        """The pages, made for the game it begins as, one language, one theme and one size of text."""
        empty_stack(self.stack)
        self.game = OwnGamePage(self.draft, self.style_)
        self.sets = RuleSetPage(self.draft, self.style_)
        self.pages: dict[str, OptionPage] = {}
        for page in (self.game, self.sets, *(QWidget() for _ in EDITED)):
            self.stack.addWidget(scrolling(page))
        self._made_for = self.draft.base_id

    def rules_on(self, key: str) -> OptionPage:
        """The rules of a page; made when it is first looked at, because all of them together take a second."""
        if key not in self.pages:
            fields = every_field_on(key)
            made = OptionPage(fields, self.draft, self.style_, make=free_control, shows=means_something)
            self.pages[key] = made
            frame = self.stack.widget(self.navigation.keys.index(key))
            assert isinstance(frame, QScrollArea)
            set_role(made, "plain")
            frame.setWidget(made)
        return self.pages[key]

    def retranslate(self) -> None:
        """Word everything; what is generated from the rules is made anew."""
        self.set_title(self.tr("A game of your own"), self.tr("Every rule of a game, and what you change in it."))
        self.save_button.setText(self.tr("Save"))
        self.play_button.setText(self.tr("Save and play"))
        titles = self._titles()
        self.navigation.word(titles)
        for part in (self.navigation, self.page_box):
            part.setAccessibleName(self.tr("Groups of rules"))
        self.page_box.clear()
        self.page_box.addItems([titles[key] for key in self.navigation.keys])
        self._make_anew()

    def _titles(self) -> dict[str, str]:
        return {
            GAME: self.tr("Name and game"),
            SETS: self.tr("Several at once"),
            "deal": self.tr("Table and deal"),
            "auction": self.tr("Auction"),
            "play": self.tr("Cards and play"),
            "declarations": self.tr("Declarations"),
            "scoring": self.tr("Scoring"),
            "match": self.tr("End of match"),
        }

    def restyle(self) -> None:
        self.navigation.setFixedWidth(self.style_.px(216))
        self.side.setFixedWidth(self.style_.px(340))
        self.play_button.setIcon(sign("play", self.style_.ink.text2, 18))
        self.save_button.setIcon(sign("check", self.style_.ink.primary_text, 18))
        if self.save_button.text():
            self._make_anew()

    def _make_anew(self) -> None:
        self._made_for = ""
        self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        width = self.width() / self.style_.scale
        self.side.setVisible(width >= NARROW)
        self.game.changes.setVisible(width < NARROW)
        self.navigation.setVisible(width >= TINY)
        self.page_box.setVisible(width < TINY)
        self.head.setVisible(width >= TINY)  # the box says it too

    def _show_page(self, key: str) -> None:
        row = self.navigation.keys.index(key)
        if key in EDITED:
            self.rules_on(key)
        self.stack.setCurrentIndex(row)
        self.page_box.setCurrentIndex(row)
        self.navigation.show_page(key)
        self.heading.setText(self._titles()[key])
        self._count(key)

    def _refresh(self) -> None:
        """The draft has changed: show it everywhere."""
        self.strip.clear()
        if self._made_for != self.draft.base_id:
            self._make_pages()
            self._show_page(self.navigation.keys[max(0, self.navigation.currentRow())])
        self._arrange()
        self.game.refresh()
        self.sets.refresh()
        for page in self.pages.values():
            page.refresh()
        for key in EDITED:
            self.navigation.count_changes(key, len(self._changed_on(key)))
        self.beside.refresh()
        self._count(self.navigation.keys[max(0, self.navigation.currentRow())])

    def _changed_on(self, key: str) -> list[str]:
        changes = self.draft.changes()
        return [field.name for field in every_field_on(key) if field.name in changes]

    def _count(self, key: str) -> None:
        page = self.pages.get(key)
        if page is None:
            self.counted.setText("")
            return
        said = self.tr("{changed} of {all} changed")
        changed, every = len(self._changed_on(key)), page.count
        self.counted.setText(said.format(changed=words.number(changed), all=words.number(every)))

    def first_focus(self) -> QWidget:
        """A new game begins with its name."""
        return self.navigation if self.draft.editing else self.game.name_edit

    def save(self) -> bool:
        """Keep the game; False, with the reason in the strip, if it cannot be kept."""
        try:
            game = self.draft.made()
            self._games.save(game, instead_of=self.draft.editing)
        except RulesetError as problem:
            self._refuse(sentence_of(problem))
        except ProfileError as problem:
            self._refuse(words.sentence(problem.message))
        else:
            self.draft.kept_as(game)
            self.game.refresh()
            self.strip.tell(self.tr("{name} is saved.").format(name=game.name))
            self.kept.emit(game.name)
            return True
        return False

    def _refuse(self, sentence: str) -> None:
        """Say why it cannot be kept; what a draft lets through is only ever wrong about its name."""
        self.strip.refuse(sentence)
        self._show_page(GAME)
        self.game.ask_name()

    def _on_play(self) -> None:
        if self.save():
            self.play.emit(self.draft.name)

    def event(self, event: QEvent) -> bool:
        """The usual key for saving saves the game here, whatever the menus do with it."""
        if isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Save):
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                self.save()
                return True
        return super().event(event)

    def reject(self) -> None:
        """Leave; with changes that are not saved only after a question."""
        if not self.draft.is_unsaved:
            super().reject()
            return
        question = self.tr("What you changed is not saved. Save it, or leave without it.")
        self.strip.tell(question, self.tr("Leave without saving"), super().reject)
        self.strip.action.setFocus(Qt.FocusReason.OtherFocusReason)
