"""A new match: the game, who plays, the options, and Start."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from belote_desktop.engine.rules import rule_field
from belote_desktop.models import words
from belote_desktop.models.preferences import Preferences
from belote_desktop.players import LEVELS
from belote_desktop.variants import all_variants
from belote_desktop.windows.controls import PageBox, Row, Segments, choice_control
from belote_desktop.windows.game_card import GameCard
from belote_desktop.windows.icons import sign
from belote_desktop.windows.match_draft import SECTIONS, MatchDraft, fields_on
from belote_desktop.windows.navigation import Navigation
from belote_desktop.windows.option_rows import OptionPage
from belote_desktop.windows.sheet import Sheet, empty_stack, label, panel, rule, scrolling, set_role
from belote_desktop.windows.style import Style
from belote_desktop.windows.summary import Summary

GAME = "game"
SIGNS = {GAME: "people", "deal": "dealer", "auction": "log", "play": "play", "declarations": "star", "scoring": "sheet",
         "match": "target"}  # fmt: skip
NARROW, TINY = 1000, 740
"""Below these widths the changes fold into the bar at the foot, and the list of pages into a box."""


class NewMatch(Sheet):
    """Put a match together. `start` carries a MatchWish."""

    start = Signal(object)

    def __init__(self, style: Style, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self.draft = MatchDraft(preferences, tuple(level.id for level in LEVELS), self)
        self.draft.changed.connect(self._refresh)
        self.draft.refused.connect(self._on_refused)
        self.pages: dict[str, OptionPage] = {}
        self._make_parts()
        self.start_button.clicked.connect(self._on_start)
        QShortcut(QKeySequence(Qt.Key.Key_Return | Qt.KeyboardModifier.ControlModifier), self, self._on_start)
        self.renew()
        self.navigation.show_page(GAME)
        self.resize(1280, 800)

    def _make_parts(self) -> None:
        style = self.style_
        self.navigation = Navigation(style, tuple(SIGNS.items()))
        self.navigation.chosen.connect(self._show_page)
        self.page_box = PageBox(style)
        self.page_box.activated.connect(lambda row: self._show_page(self.navigation.keys[row]))
        self.heading = label(role="heading")
        self.counted = label(role="sentence")
        self.stack = QStackedWidget()
        set_role(self.stack, "plain")
        self.summary = Summary(style, self.draft)
        self.start_button = QPushButton()
        set_role(self.start_button, "primary")
        self.start_button.setAutoDefault(True)  # Enter presses it
        self.verdict = label(role="sentence", wrap=True)
        self._lay_out()

    def _lay_out(self) -> None:
        middle = panel()
        head = QHBoxLayout()
        head.setContentsMargins(24, 14, 24, 10)
        head.addWidget(self.heading)
        head.addStretch(1)
        head.addWidget(self.counted)
        inside = QVBoxLayout(middle)
        inside.setContentsMargins(1, 1, 1, 8)
        inside.setSpacing(0)
        inside.addLayout(head)
        inside.addWidget(rule())
        inside.addWidget(self.stack, 1)
        self.side = panel()
        column = QVBoxLayout(self.side)
        column.setContentsMargins(20, 18, 20, 20)
        column.setSpacing(12)
        column.addWidget(self.summary, 1)
        self._columns = QHBoxLayout()
        self._columns.setSpacing(20)
        self._columns.addWidget(self.navigation)
        self._columns.addWidget(middle, 1)
        self._columns.addWidget(self.side)
        self.refusal = panel("refusal")
        self.refusal.hide()
        self.reason = label(role="bad", wrap=True)
        said = QHBoxLayout(self.refusal)
        said.setContentsMargins(14, 10, 14, 10)
        said.addWidget(self.reason)
        foot = QHBoxLayout()
        foot.setSpacing(16)
        foot.addWidget(self.verdict, 1)
        foot.addWidget(self.start_button)
        self.body.addWidget(self.page_box)
        self.body.addLayout(self._columns, 1)
        self.body.addWidget(self.refusal)
        self.body.addLayout(foot)

    def _game_page(self) -> QWidget:
        """The games, and who plays."""
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 12, 0, 12)
        column.setSpacing(0)
        self.cards = [GameCard(variant, self.style_) for variant in all_variants()]
        self._grid = QGridLayout()
        self._grid.setContentsMargins(20, 0, 20, 8)
        self._grid.setSpacing(10)
        for card in self.cards:
            card.clicked.connect(partial(self.draft.choose, card.variant.id))
        column.addLayout(self._grid)
        column.addWidget(rule())
        for row in (self._name_row(), self._level_row(), self._target_row()):
            column.addWidget(row)
            column.addWidget(rule())
        column.addStretch(1)
        return page

    def _name_row(self) -> Row:
        self.name_edit = QLineEdit(self.draft.name)
        self.name_edit.setMaxLength(24)
        self.name_edit.setMinimumWidth(self.style_.px(200))
        self.name_edit.textChanged.connect(self._on_name)
        row = Row(self.style_, self.name_edit)
        row.word(self.tr("Your name"), self.tr("How you are called at the table and on the score sheet."))
        return row

    def _level_row(self) -> Row:
        control = choice_control([(level.id, words.translated(level.name)) for level in LEVELS], self.style_)
        control.chosen.connect(self._on_level)
        control.select(self.draft.level)
        self._level_sentence = Row(self.style_, control)
        self._word_level()
        return self._level_sentence

    def _target_row(self) -> Row:
        """The target again: it is what people change most."""
        field = rule_field("target")
        few = [value for value in (501, 1000, 2000) if value in field.values()]
        now = self.draft.rules.value("target")
        values = sorted({*few, now})
        self.target_control = Segments([(value, words.value_text(value)) for value in values], self.style_)
        self.target_control.chosen.connect(partial(self.draft.set_option, "target"))
        row = Row(self.style_, self.target_control)
        row.word(self.tr("Target"), words.rule_sentence(field))
        return row

    def retranslate(self) -> None:
        """Word everything; what is generated from the rules is made anew."""
        current = self.navigation.currentRow()
        self.set_title(self.tr("New match"), self.tr("Choose a game, change its rules if you like, and start."))
        titles = self._titles()
        self.navigation.word(titles)
        self.navigation.setAccessibleName(self.tr("Pages"))
        self.page_box.setAccessibleName(self.tr("Pages"))
        self.page_box.clear()
        self.page_box.addItems([titles[key] for key in self.navigation.keys])
        self.start_button.setText(" " + self.tr("Start"))
        empty_stack(self.stack)
        self.stack.addWidget(scrolling(self._game_page()))
        self.pages = {key: OptionPage(fields_on(key), self.draft, self.style_) for key in SECTIONS}
        for page in self.pages.values():
            self.stack.addWidget(scrolling(page))
        self.summary.retranslate()
        self._show_page(self.navigation.keys[max(0, current)])
        self._arrange()
        self._refresh()

    def _titles(self) -> dict[str, str]:
        return {
            GAME: self.tr("Game and players"),
            "deal": self.tr("Deal and cut"),
            "auction": self.tr("Auction"),
            "play": self.tr("Cards and play"),
            "declarations": self.tr("Declarations"),
            "scoring": self.tr("Scoring"),
            "match": self.tr("End of match"),
        }

    def restyle(self) -> None:
        self.navigation.setFixedWidth(self.style_.px(216))
        self.side.setFixedWidth(self.style_.px(312))
        self.start_button.setIcon(sign("play", self.style_.ink.primary_text, 20))
        self.start_button.setMinimumWidth(self.style_.px(200))
        self.summary.restyle()
        for key, page in self.pages.items():
            page.refresh()
            self.navigation.count_changes(key, len(self._changed_on(key)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        width = self.width() / self.style_.scale
        self.side.setVisible(width >= NARROW)
        self.navigation.setVisible(width >= TINY)
        self.page_box.setVisible(width < TINY)
        columns = 3 if width >= NARROW or (width >= 860) else 2 if width >= 560 else 1
        for place, card in enumerate(self.cards):
            self._grid.addWidget(card, place // columns, place % columns)

    def _show_page(self, key: str) -> None:
        row = self.navigation.keys.index(key)
        self.stack.setCurrentIndex(row)
        self.page_box.setCurrentIndex(row)
        self.navigation.show_page(key)
        self.heading.setText(self._titles()[key])
        self._count()

    def _changed_on(self, key: str) -> list[str]:
        changes = self.draft.changes()
        return [field.name for field in fields_on(key) if field.name in changes]

    def _count(self) -> None:
        key = self.navigation.keys[max(0, self.navigation.currentRow())]
        if key == GAME:
            self.counted.setText("")
            return
        said = self.tr("{changed} of {all} changed")
        changed, every = len(self._changed_on(key)), len(fields_on(key))
        self.counted.setText(said.format(changed=words.number(changed), all=words.number(every)))

    def _refresh(self) -> None:
        """The draft has changed: show it everywhere."""
        self.refusal.hide()
        for card in self.cards:
            card.setChecked(card.variant.id == self.draft.variant)
        self.target_control.select(self.draft.rules.value("target"))
        for key, page in self.pages.items():
            page.refresh()
            self.navigation.count_changes(key, len(self._changed_on(key)))
        self.summary.refresh()
        self.verdict.setText(self.summary.in_one_line())
        self._count()

    def _on_refused(self, sentence: str) -> None:
        self.reason.setText(sentence)
        self.refusal.setAccessibleName(sentence)
        self.refusal.show()
        self.target_control.select(self.draft.rules.value("target"))

    def _on_name(self, name: str) -> None:
        self.draft.name = name.strip()
        self.summary.refresh()

    def _on_level(self, level: object) -> None:
        self.draft.level = str(level)
        self._word_level()
        self.summary.refresh()

    def _word_level(self) -> None:
        level = next(level for level in LEVELS if level.id == self.draft.level)
        note = self.tr("{level} Your partner and the opponents are the same player.")
        self._level_sentence.word(self.tr("The others"), note.format(level=words.translated(level.sentence)))

    def first_focus(self) -> QWidget:
        """Whoever is content with what is chosen presses Enter."""
        return self.start_button

    def _on_start(self) -> None:
        self.start.emit(self.draft.wish())
