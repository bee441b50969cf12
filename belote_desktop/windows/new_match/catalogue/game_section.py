"""A group of games under a heading that folds it; the cards are made when they are first shown."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QVBoxLayout, QWidget

from belote_desktop.models.games.game_entry import GameEntry
from belote_desktop.models.words import words
from belote_desktop.table.overlays.reader_clicks import ReaderClicks, show_checked
from belote_desktop.windows.look.icons import put_sign
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.new_match.catalogue.card_form import GAP, MOST, CardForm, Shape
from belote_desktop.windows.new_match.catalogue.game_card import GameCard
from belote_desktop.windows.widgets.folding_button import FoldingButton
from belote_desktop.windows.widgets.page import set_role


class GameSection(QWidget):
    """`made` carries a new card, `folded` whether the user has just opened the group."""

    made = Signal(object)
    folded = Signal(bool)

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "plain")
        self._style = style
        self._title = ""
        self._entries: tuple[GameEntry, ...] = ()
        self._form = CardForm(1, Shape.TILE, 1)
        self._tail: QWidget | None = None
        self._cards: dict[str, GameCard] = {}
        self.head = FoldingButton()
        set_role(self.head, "fold")
        self.head.setCheckable(True)
        self.head.setAutoDefault(False)
        self.head.setMinimumWidth(1)  # what stands beside it goes below it before it is cut
        self.head.toggled.connect(self._on_fold)
        self.head.clicked.connect(self.folded)
        ReaderClicks(self.head)
        self._holder = QWidget()
        set_role(self._holder, "plain")
        self._grid = QGridLayout(self._holder)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(GAP)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._top.setSpacing(6)
        self._top.addWidget(self.head, 1)
        column.addLayout(self._top)
        column.addWidget(self._holder)
        self._holder.hide()

    @property
    def entries(self) -> tuple[GameEntry, ...]:
        """The games of the group."""
        return self._entries

    @property
    def cards(self) -> list[GameCard]:
        """The visible cards in order; empty while the group is folded."""
        return [self._cards[entry.id] for entry in self._entries] if self.is_open else []

    @property
    def is_open(self) -> bool:
        """Whether the group is unfolded."""
        return self.head.isChecked()

    def show_games(self, title: str, entries: Sequence[GameEntry], *, opened: bool) -> None:
        """Set the heading and the games of the group."""
        self._title, self._entries = title, tuple(entries)
        if self.is_open == opened:
            self._on_fold(opened)
        show_checked(self.head, opened)

    def arrange(self, form: CardForm) -> None:
        """Lay the cards out in a form."""
        self._form = form
        self._lay_out()

    def end_head_with(self, tail: QWidget | None) -> None:
        """Put a part at the end of the heading, or take it away."""
        if self._tail is not None and tail is None:
            self._top.removeWidget(self._tail)
        if tail is not None:
            self._top.addWidget(tail)
        self._tail = tail
        self._fit_head()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_head()

    def _fit_head(self) -> None:
        """Put the end of the heading below it where both do not fit side by side."""
        tail = 0 if self._tail is None else self._tail.sizeHint().width() + self._top.spacing()
        fits = self.head.sizeHint().width() + tail <= self.width()
        ways = QBoxLayout.Direction
        self._top.setDirection(ways.LeftToRight if fits else ways.TopToBottom)

    def _lay_out(self) -> None:
        while self._grid.count():
            self._grid.takeAt(0)
        shown = self.cards
        for card in self._cards.values():
            card.setVisible(card in shown)
            card.lie(self._form.shape, self._form.height)
        for place, card in enumerate(shown):
            self._grid.addWidget(
                card, place // self._form.columns, place % self._form.columns, Qt.AlignmentFlag.AlignTop
            )
        for column in range(MOST):
            self._grid.setColumnStretch(column, 1 if column < self._form.columns else 0)
            self._grid.setColumnMinimumWidth(column, 0)
        self._holder.setVisible(bool(shown))

    def retranslate(self) -> None:
        """Set all texts in the user's language."""
        for card in self._cards.values():
            card.retranslate()

    def restyle(self) -> None:
        """Apply a change of theme."""
        put_sign(self.head, "down" if self.is_open else "forward", self._style.ink.accent_text, self._style.px(18))

    def _on_fold(self, opened: bool) -> None:
        if opened:
            for entry in self._entries:
                if entry.id not in self._cards:
                    self._cards[entry.id] = GameCard(entry, self._style, self._holder)
                    self.made.emit(self._cards[entry.id])
        self._word()
        self.restyle()
        self._lay_out()

    def _word(self) -> None:
        count = words.number(len(self._entries))
        #: {group}: the head of a list. The head of a list of games. {count}: how many.
        self.head.say(self.tr("{group} · {count}").format(group=self._title, count=count))
        self.head.setAccessibleName(self._said(len(self._entries)).format(group=self._title))
        names = [words.translated(entry.variant.name) for entry in self._entries]
        self.head.setToolTip("" if self.is_open else words.listed(names))

    def _said(self, games: int) -> str:
        """The name of the heading for screen readers, with a place for its words."""
        if self.is_open:
            #: {group}: the head of a list. Read aloud: the head of a list of games.
            return self.tr("{group}, %n game(s), expanded", "", games)
        #: {group}: the head of a list. Read aloud: the head of a list of games.
        return self.tr("{group}, %n game(s), collapsed", "", games)
