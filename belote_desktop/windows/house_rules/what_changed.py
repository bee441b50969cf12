"""The changes of a game: each changed rule with both values, and the sentences of the rule sheet that differ."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from belote_desktop.engine.rules import rule_field
from belote_desktop.models.games.game_words import rule_value
from belote_desktop.models.words import words
from belote_desktop.variants.rule_sheet import Row, difference
from belote_desktop.windows.drafts.rule_draft import RuleDraft
from belote_desktop.windows.look.icons import put_sign
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.controls import capital
from belote_desktop.windows.widgets.page import label, rule, set_role
from belote_desktop.windows.widgets.scrolling import scrolling


class WhatChanged(QWidget):
    """The list of changes in the draft; each rule can be reset here too."""

    def __init__(self, style: Style, draft: RuleDraft, *, scrolls: bool = True) -> None:
        super().__init__()
        set_role(self, "plain")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._style = style
        self._draft = draft
        self.title = label(role="section", wrap=True)
        self.undo: dict[str, QPushButton] = {}
        self.reset = QPushButton()
        set_role(self.reset, "reset")
        self.reset.setAutoDefault(False)
        self.reset.clicked.connect(draft.reset_all)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.reset)
        holder = QWidget()
        set_role(holder, "plain")
        self._list = QVBoxLayout(holder)
        self._list.setContentsMargins(0, 0, 8, 0)
        self._list.setSpacing(6)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(rule())
        column.addWidget(scrolling(holder) if scrolls else holder, 1)
        draft.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Apply a change of the draft, the language or the theme."""
        changes = self._draft.changes()
        count = len(changes)
        self.title.setText(
            #: A head.
            self.tr("%n rule(s) changed", "", count) if count else self.tr("No changes yet")
        )
        #: A button.
        self.reset.setText(self.tr("Undo all"))
        #: Read aloud: a button.
        self.reset.setAccessibleName(self.tr("Undo all changes"))
        put_sign(self.reset, "reset", self._style.ink.accent_text, self._style.px(16))
        self.reset.setVisible(bool(changes))
        place = next((row for row, button in enumerate(self.undo.values()) if button.hasFocus()), None)
        self._empty()
        if not changes:
            said = self.tr("Change a rule and it is listed here with its old value.")
            self._list.addWidget(label(said, "sentence", wrap=True))
        for name, (now, was) in changes.items():
            self._list.addWidget(self._change(name, now, was))
        self._add_sentences()
        self._list.addStretch(1)
        if place is not None:
            self._focus_on(place)

    def _focus_on(self, place: int) -> None:
        """Move the focus to the next rule after the one in this place was reset."""
        buttons = list(self.undo.values())
        if buttons:
            buttons[min(place, len(buttons) - 1)].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _empty(self) -> None:
        self.undo = {}
        while (item := self._list.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def _change(self, name: str, now: object, was: object) -> QWidget:
        said = QWidget()
        set_role(said, "plain")
        name_of_rule = capital(words.rule_label(rule_field(name)))
        back = QPushButton()
        set_role(back, "reset")
        back.setAutoDefault(False)
        put_sign(back, "reset", self._style.ink.accent_text, self._style.px(16))
        back.setFixedWidth(44)
        back.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        #: {rule}: the name of a rule. A button.
        back.setAccessibleName(self.tr("Reset: {rule}").format(rule=name_of_rule))
        back.setToolTip(back.accessibleName())
        back.clicked.connect(partial(self._draft.reset_option, name))
        self.undo[name] = back
        texts = QVBoxLayout()
        texts.setSpacing(2)
        texts.addWidget(label(name_of_rule, "name", wrap=True))
        #: {new}: the new value. {old}: the value before.
        both = self.tr("{new} (was: {old})")
        both = both.format(new=rule_value(name, now), old=rule_value(name, was))
        texts.addWidget(label(both, "sentence", wrap=True))
        row = QHBoxLayout(said)
        row.setContentsMargins(0, 2, 0, 4)
        row.addLayout(texts, 1)
        row.addWidget(back)
        return said

    def _add_sentences(self) -> None:
        """Add the sentences of the rule sheet that differ, as in a comparison of two games."""
        found = difference(self._draft.rules, self._draft.base)
        if not found:
            return
        self._list.addWidget(rule())
        #: A head: the sentences of the rule sheet that change.
        self._list.addWidget(label(self.tr("On the rule sheet"), "section", wrap=True))
        for title, rows in found:
            self._list.addWidget(label(capital(words.sentence(title)), "name", wrap=True))
            for row in rows:
                self._list.addWidget(label(self._told(row), "sentence", wrap=True))

    def _told(self, row: Row) -> str:
        """A sentence that is new, or one that no longer applies."""
        if row.here is not None:
            return capital(words.sentence(row.here))
        assert row.there is not None
        #: {sentence}: a whole sentence.
        return self.tr("Removed: {sentence}").format(sentence=words.sentence(row.there))
