"""The editor of a user-made game: every rule in groups, with a list of the changes beside them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from belote_desktop.engine import RulesetError
from belote_desktop.engine.rules import RuleField
from belote_desktop.models.words import words
from belote_desktop.profile import OwnGames, ProfileError
from belote_desktop.variants.relevance import means_something
from belote_desktop.windows.drafts.draft_pages import DraftPages
from belote_desktop.windows.drafts.option_rows import OptionPage, free_control
from belote_desktop.windows.drafts.rule_draft import sentence_of
from belote_desktop.windows.house_rules.own_game_draft import EDITED, OwnGameDraft, every_field_on
from belote_desktop.windows.house_rules.own_game_page import OwnGamePage
from belote_desktop.windows.house_rules.rule_set_page import RuleSetPage
from belote_desktop.windows.house_rules.what_changed import WhatChanged
from belote_desktop.windows.look.icons import put_sign
from belote_desktop.windows.look.shortcuts import SHORTCUTS
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.folding_button import FoldingButton
from belote_desktop.windows.widgets.page import Page, panel, set_role
from belote_desktop.windows.widgets.sidebar_pages import SidebarPages
from belote_desktop.windows.widgets.strip import Strip

GAME, SETS = "game", "sets"
SIGNS = {
    GAME: "crown", SETS: "book", "deal": "dealer", "auction": "log", "play": "play", "declarations": "star",
    "scoring": "sheet", "match": "target",
}  # fmt: skip
NARROW, TINY = 1000, 740
"""Below these widths the list of changes goes onto the first page, and the list of pages into a box."""


class RuleEditor(Page):
    """Changes a draft and saves it as a user-made game; `kept` carries its name, `play` that of one to play."""

    kept = Signal(str)
    play = Signal(str)

    def __init__(self, style: Style, games: OwnGames, draft: OwnGameDraft, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self.draft = draft
        self._games = games
        self._is_refused = False
        self._make_parts()
        self._lay_out()
        draft.changed.connect(self._refresh)
        draft.refused.connect(self._on_refused)
        QShortcut(SHORTCUTS["start"].bound[0], self, self._on_play)
        self.renew()
        self.resize(1280, 800)

    def _make_parts(self) -> None:
        style, fields = self.style_, {key: every_field_on(key) for key in EDITED}
        self.sidebar = SidebarPages(style, tuple(SIGNS.items()))
        others = {GAME: lambda: OwnGamePage(self.draft, style), SETS: lambda: RuleSetPage(self.draft, style)}
        self.pages = DraftPages(self.sidebar, self.draft, fields, self._options, others)
        self.beside = WhatChanged(style, self.draft)
        self.strip = Strip(style)
        self.save_button, self.play_button = FoldingButton(), FoldingButton()
        set_role(self.save_button, "primary")
        self.save_button.clicked.connect(self.save)
        self.play_button.setAutoDefault(False)
        self.play_button.clicked.connect(self._on_play)

    def _lay_out(self) -> None:
        self.side = panel()
        inside = QVBoxLayout(self.side)
        inside.setContentsMargins(20, 18, 12, 16)
        inside.addWidget(self.beside)
        self.sidebar.add_beside(self.side)
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addStretch(1)
        foot.addWidget(self.play_button)
        foot.addWidget(self.save_button)
        self.body.setSpacing(12)
        self.body.addWidget(self.sidebar, 1)
        self.body.addWidget(self.strip.frame)
        self.body.addLayout(foot)

    def _options(self, fields: tuple[RuleField, ...]) -> OptionPage:
        return OptionPage(fields, self.draft, self.style_, make=free_control, shows=means_something)

    @property
    def game(self) -> OwnGamePage:
        """The page with the name of the game."""
        page = self.pages.page(GAME)
        assert isinstance(page, OwnGamePage)
        return page

    @property
    def sets(self) -> RuleSetPage:
        """The page of rules that are set together."""
        page = self.pages.page(SETS)
        assert isinstance(page, RuleSetPage)
        return page

    def retranslate(self) -> None:
        """Set all texts; pages generated from the rules are made again."""
        #: A title.
        self.set_title(self.tr("Your game"), self.tr("All the rules of a game and your changes."))
        #: A button.
        self.save_button.say(self.tr("Save"))
        self.play_button.say(self.tr("Save and play"))
        self.sidebar.word(self._titles(), self.tr("Groups of rules"))
        self._make_anew()

    def _titles(self) -> dict[str, str]:
        return {
            #: A group of rules.
            GAME: self.tr("Name and game"),
            #: A group of rules: several rules set at once.
            SETS: self.tr("Sets of rules"),
            #: A group of rules.
            "deal": self.tr("Table and deal"),
            #: A group of rules.
            "auction": self.tr("Auction"),
            #: A group of rules.
            "play": self.tr("Cards and play"),
            #: A group of rules.
            "declarations": self.tr("Declarations"),
            #: A group of rules.
            "scoring": self.tr("Scoring"),
            #: A group of rules.
            "match": self.tr("End of match"),
        }

    def restyle(self) -> None:
        self.sidebar.restyle()
        self.side.setFixedWidth(self.style_.px(340))
        put_sign(self.play_button, "play", self.style_.ink.text2, self.style_.px(18))
        put_sign(self.save_button, "check", self.style_.ink.primary_text, self.style_.px(18))
        if self.save_button.text():
            self._make_anew()

    def _make_anew(self) -> None:
        self.pages.drop()
        self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        width = self.width() / self.style_.scale
        self.side.setVisible(width >= NARROW)
        self.game.changes.setVisible(width < NARROW)
        self.sidebar.list_pages(at_side=width >= TINY, in_box=width < TINY)
        self.sidebar.show_head(width >= TINY)  # the box says it too

    def _refresh(self) -> None:
        """Show the changed draft everywhere."""
        self.strip.clear()
        self.pages.refresh()
        self._arrange()
        self.beside.refresh()

    def first_focus(self) -> QWidget:
        """The name of a new game, or the list of pages for a saved one."""
        return self.sidebar.navigation if self.draft.editing else self.game.name_edit

    def save(self) -> bool:
        """Save the game; False, with the reason in the strip, if that is not possible."""
        if not self._finish_typing():
            return False
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
            #: {name}: a game's name.
            self.strip.tell(self.tr("{name} was saved.").format(name=game.name))
            self.kept.emit(game.name)
            return True
        return False

    def _finish_typing(self) -> bool:
        """Apply text still being typed; False, with the reason in the strip, if it is refused."""
        field, self._is_refused = self.focusWidget(), False
        if isinstance(field, QLineEdit):
            field.clearFocus()  # a field tells of its text when it is left
            field.setFocus(Qt.FocusReason.OtherFocusReason)
        return not self._is_refused

    def _on_refused(self, sentence: str) -> None:
        self._is_refused = True
        self.strip.refuse(sentence)

    def _refuse(self, sentence: str) -> None:
        """Show why the game cannot be saved; in a valid draft only the name can be wrong."""
        self.strip.refuse(sentence)
        self.sidebar.show_page(GAME)
        self.game.ask_name()

    def _on_play(self) -> None:
        if self.save():
            self.play.emit(self.draft.name)

    def event(self, event: QEvent) -> bool:
        """Handle the standard save key here, before the menus."""
        if isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Save):
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                self.save()
                return True
        return super().event(event)

    def reject(self) -> None:
        """Close the page, after a question if changes are not saved."""
        if not self._finish_typing():
            return
        if not self.draft.is_unsaved:
            super().reject()
            return
        question = self.tr("Your changes are not saved. Save them or leave without saving?")
        self.strip.tell(question, self.tr("Leave without saving"), super().reject)
        self.strip.action.setFocus(Qt.FocusReason.OtherFocusReason)
