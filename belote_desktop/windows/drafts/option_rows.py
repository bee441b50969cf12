"""Rows for the rules of a game, generated from the declarations of the rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from belote_desktop.engine.rules import RuleField, Ruleset
from belote_desktop.models.games.game_words import rule_value
from belote_desktop.models.words import words
from belote_desktop.variants.relevance import is_relevant, values_for
from belote_desktop.windows.drafts.draft_page import DraftPage
from belote_desktop.windows.drafts.free_controls import RowControl, typed_control
from belote_desktop.windows.drafts.number_rows import FourPoints, RankPoints
from belote_desktop.windows.drafts.rule_draft import RuleDraft
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.control_row import Row
from belote_desktop.windows.widgets.controls import Choices, Menu, Segments, Switch, capital, choice_control
from belote_desktop.windows.widgets.page import rule
from belote_desktop.windows.widgets.typed_controls import Number

RuleControl = Switch | Segments | Menu | Number | RowControl
MakeControl = Callable[[RuleField, Ruleset, Style], RuleControl]
Shows = Callable[[RuleField, Ruleset], bool]


def rule_choices(field: RuleField, rules: Ruleset) -> Choices:
    """The values a rule may take, with their words."""
    return [(value, capital(words.value_text(value))) for value in values_for(field, rules)]


def rule_control(field: RuleField, rules: Ruleset, style: Style) -> RuleControl:
    """A switch, a row of choices or a menu, as the rule declares, with its usual values."""
    return Switch(style) if field.kind is bool else choice_control(rule_choices(field, rules), style)


def free_control(field: RuleField, rules: Ruleset, style: Style) -> RuleControl:
    """The same, but accepting any number or row the rule allows."""
    return typed_control(field, style) or rule_control(field, rules, style)


class OptionPage(DraftPage):
    """The rules of one page, each with its sentence, a mark if it is changed, and a reset button.

    `make` gives the control of a rule; `shows` tells which fields have a meaning in the present rules.
    """

    def __init__(
        self,
        fields: tuple[RuleField, ...],
        draft: RuleDraft,
        style: Style,
        *,
        make: MakeControl = rule_control,
        shows: Shows = is_relevant,
    ) -> None:
        super().__init__()
        self._draft = draft
        self._shows = shows
        self._style = style
        self.rows: dict[str, Row] = {}
        self._fields: dict[str, tuple[RuleField, QWidget]] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 12)
        column.setSpacing(0)
        for field in fields:
            control = make(field, draft.rules, style)
            control.chosen.connect(partial(self._choose, field.name))
            row = Row(style, control)
            row.word(capital(words.rule_label(field)), words.rule_sentence(field))
            row.reset.connect(partial(draft.reset_option, field.name))
            self.rows[field.name] = row
            self._fields[field.name] = (field, rule())
            column.addWidget(row)
            column.addWidget(self._fields[field.name][1])
        column.addStretch(1)
        self.refresh()

    def refresh(self) -> None:
        """Show the values of the draft and mark those changed."""
        changes = self._draft.changes()
        for name, row in self.rows.items():
            control = row.control
            if isinstance(control, RuleControl):
                control.select(self._draft.rules.value(name))
            if isinstance(control, RankPoints | FourPoints):
                control.fit(self._draft.rules)
            was = ""
            if name in changes:
                game = words.translated(self._draft.base.name)
                #: {game}: a game, Coinche. {value}: the value of a rule or setting. The value of a rule in another
                #: game.
                was = self.tr("{game}: {value}").format(game=game, value=rule_value(name, changes[name][1]))
            row.mark(was)
            field, line = self._fields[name]
            shown = name in changes or self._shows(field, self._draft.rules)
            row.setVisible(shown)
            line.setVisible(shown)

    @property
    def count(self) -> int:
        """The number of rules that can be changed here."""
        changes = self._draft.changes()
        fields = ((name, field) for name, (field, _) in self._fields.items())
        return sum(name in changes or self._shows(field, self._draft.rules) for name, field in fields)

    def _choose(self, name: str, value: object) -> None:
        if not self._draft.set_option(name, value):
            self.refresh()  # the control goes back to the rule in force
            QTimer.singleShot(0, self.rows[name], partial(self._bring_into_view, name))  # once the reason has its place

    def _bring_into_view(self, name: str) -> None:
        """Scroll to the rule that could not be changed, with the reason below it."""
        area: QWidget | None = self.parentWidget()
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parentWidget()
        if area is not None:
            area.ensureWidgetVisible(self.rows[name])
