"""The editor page for the name and the base of a game and, in narrow windows, its changes."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QVBoxLayout

from belote_desktop.models.words import words
from belote_desktop.variants import all_variants
from belote_desktop.variants.own_game import LONGEST
from belote_desktop.windows.drafts.draft_page import DraftPage
from belote_desktop.windows.house_rules.own_game_draft import OwnGameDraft
from belote_desktop.windows.house_rules.what_changed import WhatChanged
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.control_row import Row
from belote_desktop.windows.widgets.controls import Menu
from belote_desktop.windows.widgets.page import rule, set_role


class OwnGamePage(DraftPage):
    """The first page of the editor; call `refresh` after the draft has changed."""

    def __init__(self, draft: OwnGameDraft, style: Style) -> None:
        super().__init__()
        set_role(self, "plain")
        self._draft, self._style = draft, style
        self.name_edit = QLineEdit(draft.name)
        self.name_edit.setMaxLength(LONGEST)
        self.name_edit.setMinimumWidth(style.px(280))
        self.name_edit.setPlaceholderText(self.tr("Name of the game"))
        self.name_edit.textChanged.connect(self._on_name)
        self.base_menu = Menu([(game.id, words.translated(game.name)) for game in all_variants()], style)
        self.base_menu.chosen.connect(self._on_base)
        self.changes = WhatChanged(style, draft, scrolls=False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 12)
        column.setSpacing(0)
        for row in self._rows():
            column.addWidget(row)
            column.addWidget(rule())
        listed = QVBoxLayout()
        listed.setContentsMargins(24, 14, 20, 0)
        listed.addWidget(self.changes)
        column.addLayout(listed)
        column.addStretch(1)
        self.refresh()

    def _rows(self) -> tuple[Row, Row]:
        name, base = Row(self._style, self.name_edit), Row(self._style, self.base_menu)
        name.word(self.tr("Name of the game"), self.tr("The name shown in the list of games and on the score sheet."))
        said = self.tr("The game to start from. If you choose another, your changes are kept where they apply.")
        #: The label of a list of games.
        base.word(self.tr("Based on"), said)
        return name, base

    def refresh(self) -> None:
        """Show the draft in its present state."""
        self.base_menu.select(self._draft.base_id)
        if self.name_edit.text() != self._draft.name:
            self.name_edit.setText(self._draft.name)
        self.changes.refresh()

    def ask_name(self) -> None:
        """Put the focus on the name, to ask for one."""
        self.name_edit.setFocus(Qt.FocusReason.OtherFocusReason)
        self.name_edit.selectAll()

    def _on_name(self, name: str) -> None:
        self._draft.call(name)

    def _on_base(self, base: object) -> None:
        if not self._draft.choose_base(str(base)):
            self.base_menu.select(self._draft.base_id)
