"""The chosen game beside the list: its character, how sure its rules are, its differences from a known game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from belote_desktop.engine import Ruleset
from belote_desktop.engine.rules import rule_field
from belote_desktop.models.games.game_entry import GameEntry
from belote_desktop.models.games.game_words import badges, confidence_sentence, differences
from belote_desktop.models.words import words
from belote_desktop.windows.look.icons import put_sign
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.controls import Menu, capital
from belote_desktop.windows.widgets.page import label, rule, set_role
from belote_desktop.windows.widgets.scrolling import scrolling


class GameDetail(QWidget):
    """`compared` carries the id of the game to compare with; `rules_asked` asks for the whole rule sheet."""

    compared = Signal(str)
    rules_asked = Signal()

    def __init__(self, style: Style, entries: Sequence[GameEntry], recent: Sequence[str]) -> None:
        super().__init__()
        set_role(self, "plain")
        self._style = style
        self._entries = tuple(entry for entry in entries if not entry.variant.known)
        self._recent = tuple(recent)
        self._shown: tuple[GameEntry, Ruleset, GameEntry] | None = None
        self.game = label(role="heading", wrap=True)
        self.flavour = label(role="sentence", wrap=True)
        self.badges = label(role="sentence", wrap=True)
        self.confidence = label(role="was", wrap=True)
        self.asked = label(role="sentence", wrap=True)
        self.title = label(role="name", wrap=True)
        self.known: Menu | None = None
        self.rules_button = QPushButton()
        self.rules_button.setAutoDefault(False)
        self.rules_button.clicked.connect(self.rules_asked)
        self._lay_out()

    def _lay_out(self) -> None:
        self._list = QVBoxLayout()
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(6)
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, 6, 0)
        self._column.setSpacing(6)
        for part in (self.game, self.flavour, self.badges, self.confidence, rule(), self.asked):
            self._column.addWidget(part)
        self._column.addWidget(self.title)
        self._column.addLayout(self._list)
        self._column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(12)
        self._area = scrolling(inside)
        self._take_keyboard(0, 0)
        self._area.verticalScrollBar().rangeChanged.connect(self._take_keyboard)
        whole.addWidget(self._area, 1)
        whole.addWidget(self.rules_button)

    def _take_keyboard(self, lowest: int, highest: int) -> None:
        """Let the text take the keyboard focus only if it scrolls."""
        scrolls = highest > lowest
        self._area.setFocusPolicy(Qt.FocusPolicy.StrongFocus if scrolls else Qt.FocusPolicy.NoFocus)

    def retranslate(self) -> None:
        """Set all texts in the user's language; the menu of games is made again, sorted by their names."""
        self.asked.setText(self.tr("What differs from the game you know:"))
        #: A button: all the rules of the game. At most 16 letters.
        self.rules_button.setText(self.tr("Rules (F1)"))
        if self.known is not None:
            self._column.removeWidget(self.known)
            self.known.hide()
            self.known.deleteLater()
        names = {entry.id: words.translated(entry.variant.name) for entry in self._entries}
        first = [game for game in self._recent if game in names]
        rest = sorted((game for game in names if game not in first), key=lambda game: names[game].casefold())
        self.known = Menu([(game, names[game]) for game in (*first, *rest)], self._style)
        self.known.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.known.name(self.tr("The game you know"))
        self.known.chosen.connect(lambda game: self.compared.emit(str(game)))
        self._column.insertWidget(self._column.indexOf(self.title), self.known)
        if self._shown is not None:
            self.show_game(*self._shown)

    def restyle(self) -> None:
        """Apply a change of theme."""
        put_sign(self.rules_button, "book", self._style.ink.text, 18)

    def show_game(self, entry: GameEntry, rules: Ruleset, known: GameEntry) -> None:
        """Show a game with the rules it would be played by, compared with a known one."""
        self._shown = (entry, rules, known)
        game = entry.variant
        self.game.setText(words.translated(game.name))
        self._area.setAccessibleName(self.game.text())
        self.flavour.setText(words.translated(game.flavour))
        self.badges.setText(
            " · ".join(text.replace(" ", "\u00a0") for text in (words.translated(game.country), *badges(entry)))
        )
        sentence = confidence_sentence(game.standing)
        self.confidence.setText(
            #: {sentence}: a whole sentence. {mark}: how well the rules are known, "Well documented".
            self.tr("{mark}. {sentence}").format(mark=capital(words.choice_text(game.standing)), sentence=sentence)
        )
        self.confidence.setToolTip(sentence)
        if self.known is not None:
            self.known.select(known.id)
        self._show_differences(entry, rules, known)

    def _show_differences(self, entry: GameEntry, rules: Ruleset, known: GameEntry) -> None:
        while (item := self._list.takeAt(0)) is not None:
            row = item.widget()
            if row is not None:
                row.hide()
                row.deleteLater()
        found = differences(rules, known.rules)
        name = words.translated(known.variant.name)
        if found:
            #: {game}: a game, Coinche.
            self.title.setText(self.tr("%n difference(s) from {game}", "", len(found)).format(game=name))
        elif entry.id == known.id:
            self.title.setText(self.tr("This is the game you know."))
        else:
            #: {game}: a game, Coinche.
            self.title.setText(self.tr("Same rules as {game}.").format(game=name))
        for rule_name, (now, was) in found.items():
            self._list.addWidget(self._row(capital(words.rule_label(rule_field(rule_name))), now, name, was))

    def _row(self, title: str, now: str, known: str, was: str) -> QWidget:
        row = QWidget()
        set_role(row, "plain")
        column = QVBoxLayout(row)
        column.setContentsMargins(0, 2, 0, 4)
        column.setSpacing(1)
        for text, role in (
            (title, "was"),
            (capital(now), "name"),
            #: {game}: a game, Coinche. {value}: the value of a rule or setting. The value of a rule in another game.
            (self.tr("{game}: {value}").format(game=known, value=was), "note"),
        ):
            part = label(text, role, wrap=True)
            part.setTextFormat(Qt.TextFormat.PlainText)
            column.addWidget(part)
        return row
