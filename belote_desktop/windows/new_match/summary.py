"""The summary of the match to be started: the game, the players, and every changed rule."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from belote_desktop.engine.rules import rule_field
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, counted
from belote_desktop.models.games.game_words import rule_value
from belote_desktop.models.words import words
from belote_desktop.windows.drafts.match_draft import MatchDraft
from belote_desktop.windows.look.icons import put_sign, sign
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.controls import capital
from belote_desktop.windows.widgets.page import label, panel, rule, set_role
from belote_desktop.windows.widgets.scrolling import scrolling

_DEALS = (
    #: The match in one line. {game}: Coinche.
    QT_TRANSLATE_NOOP("Summary", "{game}, %n deal(s)", "", 1),
    #: The match in one line. {game}: Coinche. {changes}: how many rules were changed.
    QT_TRANSLATE_NOOP("Summary", "{game}, %n deal(s), {changes} {changes:n|change|changes}", "", 1),
)
"""A match of some deals, without and with changed rules."""

_POINTS = (
    #: The match in one line. {game}: Coinche.
    QT_TRANSLATE_NOOP("Summary", "{game}, to %n point(s)", "", 1),
    #: The match in one line. {game}: Coinche. {changes}: how many rules were changed.
    QT_TRANSLATE_NOOP("Summary", "{game}, to %n point(s), {changes} {changes:n|change|changes}", "", 1),
)
"""A match to some points, without and with changed rules."""


class Summary(QWidget):
    """The panel of the summary, beside the options."""

    def __init__(self, style: Style, draft: MatchDraft) -> None:
        super().__init__()
        set_role(self, "plain")
        self._style = style
        self._draft = draft
        self.game = label(role="heading", wrap=True)
        self.flavour = label(role="sentence", wrap=True)
        self.confidence = label(role="note", wrap=True)
        self.title = label(role="name", wrap=True)
        self.reset = QPushButton()
        set_role(self.reset, "reset")
        self.reset.setAutoDefault(False)
        self.reset.clicked.connect(draft.reset_all)
        self._list = QVBoxLayout()
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(6)
        holder = QWidget()
        holder.setLayout(self._list)
        self._good = panel("notice")
        self._fit = label(role="sentence", wrap=True)
        self._mark = label()
        inside = QHBoxLayout(self._good)
        inside.setContentsMargins(12, 10, 12, 10)
        inside.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        inside.addWidget(self._fit, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for part in (self.game, self.flavour, self.confidence, rule(), self.title):
            column.addWidget(part)
        column.addWidget(scrolling(holder), 1)
        column.addWidget(self.reset, 0, Qt.AlignmentFlag.AlignRight)
        column.addWidget(self._good)

    def retranslate(self) -> None:
        """Set all texts in the user's language."""
        #: A button.
        self.reset.setText(self.tr("Undo all changes"))
        self._fit.setText(self.tr("These rules fit together."))
        self.refresh()

    def restyle(self) -> None:
        """Apply a change of theme."""
        put_sign(self.reset, "reset", self._style.ink.accent_text, self._style.px(16))
        self._mark.setPixmap(sign("check", self._style.ink.good, 18).pixmap(18, 18))

    def refresh(self) -> None:
        """Show the draft in its present state."""
        rules, base = self._draft.rules, self._draft.base
        self.game.setText(words.translated(base.name))
        self.flavour.setText(words.translated(self._draft.game.flavour))
        self.confidence.setText(capital(words.choice_text(rules.confidence)))
        changes = self._draft.changes()
        #: A head: no rule was changed.
        title = self.tr("Unchanged rules") if not changes else self.tr("%n change(s)", "", len(changes))
        self.title.setText(title)
        self.reset.setVisible(bool(changes))
        while self._list.count():
            item = self._list.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for name, (now, was) in changes.items():
            self._list.addWidget(self._change(name, now, was))
        self._list.addStretch(1)

    def _change(self, name: str, now: object, was: object) -> QWidget:
        said = QWidget()
        set_role(said, "plain")
        column = QVBoxLayout(said)
        column.setContentsMargins(0, 2, 0, 6)
        column.setSpacing(2)
        column.addWidget(label(capital(words.rule_label(rule_field(name))), "name", wrap=True))
        #: {new}: the new value. {old}: the value before.
        both = self.tr("{new} (was: {old})")
        column.addWidget(
            label(both.format(new=rule_value(name, now), old=rule_value(name, was)), "sentence", wrap=True)
        )
        column.addWidget(rule())
        return said

    def in_one_line(self) -> str:
        """The summary in one line, for windows too narrow for the panel."""
        changes, deals = len(self._draft.changes()), self._draft.rules.value("deals")
        sources = _DEALS if deals else _POINTS
        goal = deals or self._draft.rules.value("target")
        game = words.translated(self._draft.base.name)
        return words.sentence(counted(sources[bool(changes)], goal, game=game, changes=changes))
