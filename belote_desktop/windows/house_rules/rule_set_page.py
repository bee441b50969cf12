"""The page of rules that are set together: sets of house rules, and options that set several rules at once."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QPushButton, QVBoxLayout

from belote_desktop.engine.rules import rule_field
from belote_desktop.models.words import words
from belote_desktop.variants.rule_sets import RuleSet, rule_sets
from belote_desktop.windows.drafts.draft_page import DraftPage
from belote_desktop.windows.house_rules.own_game_draft import OwnGameDraft
from belote_desktop.windows.look.icons import put_sign
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.control_row import Row
from belote_desktop.windows.widgets.controls import capital
from belote_desktop.windows.widgets.page import rule


class RuleSetPage(DraftPage):
    """Each set of rules with its contents and a button to apply it, or a note that it applies already."""

    def __init__(self, draft: OwnGameDraft, style: Style) -> None:
        super().__init__()
        self._draft, self._style = draft, style
        self.sets = rule_sets(draft.base_id)
        self.buttons: list[QPushButton] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 12)
        column.setSpacing(0)
        for made in self.sets:
            column.addWidget(self._row(made))
            column.addWidget(rule())
        column.addStretch(1)
        self.refresh()

    def _row(self, made: RuleSet) -> Row:
        button = QPushButton()
        button.setAutoDefault(False)
        button.clicked.connect(partial(self._draft.set_options, made.changes))
        self.buttons.append(button)
        row = Row(self._style, button)
        name = words.translated(made.name)
        row.word(name, "\n".join(self._told(*change) for change in made.changes.items()))
        return row

    def _told(self, name: str, value: object) -> str:
        #: {rule}: the name of a rule. {value}: the value of a rule or setting.
        said = self.tr("{rule}: {value}")
        return said.format(rule=capital(words.rule_label(rule_field(name))), value=words.value_text(value))

    def refresh(self) -> None:
        """Show the draft in its present state."""
        for made, button in zip(self.sets, self.buttons, strict=True):
            holds = made.in_force(self._draft.rules)
            #: A set of rules is used now.
            button.setText(self.tr("In force") if holds else self.tr("Apply"))
            put_sign(button, "check" if holds else "plus", self._style.ink.text2, self._style.px(16))
            button.setEnabled(not holds)
            name = words.translated(made.name)
            #: Read aloud. {name}: a set of rules.
            used = self.tr("{name}: in force")
            #: Read aloud: a button. {name}: a set of rules.
            said = used if holds else self.tr("Apply {name}")
            button.setAccessibleName(said.format(name=name))
