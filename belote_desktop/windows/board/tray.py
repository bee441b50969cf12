"""Cards that lie nowhere on the table: rows on the cloth, with captions above them and notes below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from types import MappingProxyType

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLayout, QVBoxLayout, QWidget

from belote_desktop.engine import Card
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.table.items.painting import smooth
from belote_desktop.table.items.pixmaps import DeckPixmaps, Look
from belote_desktop.windows.board.trick_fan import TrickFan
from belote_desktop.windows.cards.noted_card import NotedCard
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.flow import FlowLayout
from belote_desktop.windows.widgets.page import label

WIDTHS = (104, 92, 80, 70, 60, 52, 44, 38)
"""The widths of a card to try, until all rows fit."""
BESIDE_TABLE = (56, 48, 42, 36, 30)
"""The same in a tray beside a table, which keeps the room for its own cards. Below 42 pixels a ten is hardly told from
a nine: the last two are for small windows, where nothing else has room."""
_BESIDE, _GROUPS = 2, 14
"""The gaps between cards, and between groups of cards."""
_GROUND, _EDGE = 0.55, 0.6
"""How dark the box of tricks is, and how bright its edge (art/pages, picture 06)."""
_CAPTION = 420
"""The width at which a caption begins to wrap, for text at 100 %."""


@dataclass(frozen=True)
class TrayRow:
    """Cards under a caption; where `group` is not 0 so many are a trick and lie together. `notes` are words below some
    cards, and `won` names who won a trick with a card.
    """

    caption: str
    cards: tuple[Card, ...]
    notes: Mapping[Card, str] = field(default_factory=lambda: MappingProxyType({}))
    group: int = 0
    won: Mapping[Card, str] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def spoken(self) -> str:
        """The row as a screen reader says it; the caption may be empty."""
        said = []
        for card in self.cards:
            name, note = words.card_name(card), self.notes.get(card, "")
            said.append(f"{name} ({note})" if note else name)
        cards = words.listed(said)
        return f"{self.caption.rstrip('.:')}: {cards}." if self.caption else f"{cards}."


def _overlaps(row: TrayRow) -> bool:
    """Whether the cards of its tricks lie on each other: it is known who won them, and no words stand below them."""
    return row.group > 1 and bool(row.won) and not row.notes


def _grouped(row: TrayRow, index: str) -> str:
    """The cards of a row as tokens, with a sign between groups."""
    tokens, size = [words.card_token(card, index) for card in row.cards], row.group or 1
    groups = (" ".join(tokens[first : first + size]) for first in range(0, len(tokens), size))
    return words.in_one_line(*groups) if row.group else " ".join(groups)


def deck_look(style: Style, preferences: Preferences) -> Look:
    """The look of the cards on pages, from the theme and the preferences."""
    wish = preferences.value
    return Look(style.theme, str(wish("deck_colours")), words.index_in_use(preferences), str(wish("card_back")))


class Tray(QWidget):
    """Shows rows as large as fits."""

    def __init__(self, style: Style, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style, self._preferences = style, preferences
        self._pixmaps = DeckPixmaps(deck_look(style, preferences), self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, 6, 12, 8)
        self._column.setSpacing(4)
        self.rows: tuple[TrayRow, ...] = ()
        self.cards: list[NotedCard] = []
        self._captions: list[QLabel] = []
        self._layouts: list[QLayout] = []
        """Those of the rows and groups, the inner ones first."""
        self._units: list[list[QWidget]] = []
        """What is not broken over two lines, by row: a card, or a trick."""

    def lay(self, rows: Sequence[TrayRow]) -> None:
        """Lay these rows in place of the old ones."""
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.setParent(None)
                widget.deleteLater()
        self._pixmaps.set_look(deck_look(self._style, self._preferences))
        self.rows, self.cards, self._captions, self._layouts, self._units = tuple(rows), [], [], [], []
        for row in rows:
            if row.caption:
                caption: QLabel = label(row.caption, "on-cloth", wrap=True)
                self._captions.append(caption)
                self._column.addWidget(caption)
            made = [self._card(card, row.notes.get(card, "")) for card in row.cards]
            self.cards += made
            for each in made:
                if each.card in row.won:
                    #: Read aloud, of a card of an earlier trick.
                    each.crown(self.tr("won the trick"), shown=not _overlaps(row))
            self._column.addWidget(self._line(made, row))
        self._column.addStretch(1)
        for part in self.findChildren(QWidget):
            part.show()  # rows are measured at once, and only what is shown is measured

    @property
    def text(self) -> str:
        """The rows in words, with cards as tokens."""
        index = words.index_in_use(self._preferences)
        #: {caption}: whose cards, or which. {cards}: K♥ and A♠.
        pattern = self.tr("{caption}: {cards}.")
        return " ".join(pattern.format(caption=row.caption, cards=_grouped(row, index)) for row in self.rows)

    def _card(self, card: Card, note: str) -> NotedCard:
        return NotedCard(card, WIDTHS[-1], self._style, self._pixmaps, note)

    def _line(self, cards: Sequence[NotedCard], row: TrayRow) -> QWidget:
        """The cards in lines, with those of a group together."""
        line, size = QWidget(), row.group or 1
        flow = FlowLayout(line, gap=_GROUPS if row.group else _BESIDE)
        units: list[QWidget] = []
        for first in range(0, len(cards), size):
            together = cards[first : first + size]
            winner = next((row.won[each.card] for each in together if each.card in row.won), "")
            unit: QWidget = cards[first]
            if row.group:
                unit = TrickFan(together, winner, self._style) if _overlaps(row) else self._side_by_side(together)
            flow.addWidget(unit)
            units.append(unit)
        self._units.append(units)
        self._layouts.append(flow)
        return line

    def _side_by_side(self, cards: Sequence[NotedCard]) -> QWidget:
        """Cards beside each other, each with its words."""
        together = QWidget()
        row = QHBoxLayout(together)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for each in cards:
            row.addWidget(each)
        self._layouts.append(row)
        return together

    def paintEvent(self, event: QPaintEvent) -> None:
        """Tricks lie in a box of their own, so that nobody takes them for cards of the table."""
        if any(row.group and row.won for row in self.rows):
            painter, theme = QPainter(self), self._style.theme
            smooth(painter)
            ground, edge = QColor(theme.cloth_edge), QColor(theme.cloth_brass)
            ground.setAlphaF(_GROUND)
            edge.setAlphaF(_EDGE)
            painter.setPen(QPen(edge, 1))
            painter.setBrush(ground)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 12, 12)

    def renew(self) -> None:
        """Apply a change of theme, deck or text size."""
        self._pixmaps.set_look(deck_look(self._style, self._preferences))
        for each in self.cards:
            each.updateGeometry()
            each.update()

    def fit(self, width: int, height: int, *, beside_table: bool = False) -> None:
        """Make the cards as large as the room allows, and take the size they then need."""
        for each in BESIDE_TABLE if beside_table else WIDTHS:
            wide, high = self.fit_beside(each, width)
            if wide <= width and high <= height:
                return
        self.setFixedWidth(min(wide, width))

    def fit_beside(self, card: int, width: int) -> tuple[int, int]:
        """Show cards of a width at 100 %, in so many pixels if their groups allow; returns the room they then take."""
        for each in self.cards:
            each.set_width(round(card * min(self._style.scale, 1.25)))
        for unit in chain(*self._units):
            unit.updateGeometry()
            if isinstance(unit, TrickFan):
                unit.lay()
        for layout in (*self._layouts, self._column):  # a change of a card would reach them only with the next event
            layout.invalidate()
            if (holder := layout.parentWidget()) is not None:
                holder.updateGeometry()
        wide = self._even_width(width)
        high = max(1, self._column.heightForWidth(wide))  # -1 without rows
        self.setFixedSize(wide, high)
        return wide, high

    def _even_width(self, room: int) -> int:
        """The least width in which the rows break into no more lines than in this room, or that of the widest group."""
        edges, needed, widest = self._column.contentsMargins(), 0, 0
        beside = edges.left() + edges.right()
        for row, units in zip(self.rows, self._units, strict=True):
            gap, count = _GROUPS if row.group else _BESIDE, len(units)
            unit = max((each.sizeHint().width() for each in units), default=0) + gap
            most = max(1, (room - beside + gap) // max(1, unit))
            lines = -(-count // most)
            needed = max(needed, -(-count // max(1, lines)) * unit)
            widest = max(widest, unit - gap)
        return max(1, widest + beside, min(room, max(needed, self._longest_caption()) + beside))

    def _longest_caption(self) -> int:
        """The width of the longest caption in one line, up to a readable one."""
        captions = (
            each for each in self.findChildren(QLabel) if not isinstance(each, NotedCard) and each.isVisibleTo(self)
        )
        longest = max((each.fontMetrics().horizontalAdvance(each.text()) for each in captions), default=0)
        return min(longest + 4, self._style.px(_CAPTION))
