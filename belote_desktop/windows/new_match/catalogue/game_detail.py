"""The chosen game beside the list: its deal, its character, and how it differs from a known game, with its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from belote_desktop.engine import Ruleset
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, counted
from belote_desktop.models.games.game_entry import GameEntry
from belote_desktop.models.games.game_words import badges, confidence_sentence, count_differences
from belote_desktop.models.games.grouped_differences import grouped_differences
from belote_desktop.models.words import words
from belote_desktop.variants.variant import Difficulty, Length, Luck, Standing
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.new_match.catalogue.detail_parts import DealPicture, Meter, SignedRow
from belote_desktop.windows.new_match.catalogue.rule_excerpt import rule_excerpt
from belote_desktop.windows.new_match.match_pages import SIGNS, group_titles
from belote_desktop.windows.widgets.controls import capital
from belote_desktop.windows.widgets.flow import FlowLayout, FullRows
from belote_desktop.windows.widgets.page import label, rule, set_role
from belote_desktop.windows.widgets.scrolling import scrolling

WIDE = 420
"""From this width on, for text at 100 %, the picture is larger and the rows also tell what the other game has."""
PICTURE, WIDE_PICTURE, BY_WIDTH, LOWEST = 0.24, 0.32, 0.5, 84
"""The height of the picture: so much of the panel's height, in a wide panel, at most so much of its width, at least so
many pixels."""
METER_GAP = 12
"""Between two meters, in pixels."""
PARTS, WIDE_PARTS = 2, 3
"""So many differences are told in a row at first, and in a wide panel."""
LEAST_ROWS = 2
"""So many rows are shown even where they have to scroll."""


#: A small button: show the differences that had no room.
_MORE = QT_TRANSLATE_NOOP("GameDetail", "%n more difference(s)", "", 1)


class GameDetail(QWidget):
    """`rules_asked` asks for the whole rule sheet."""

    rules_asked = Signal()

    def __init__(self, style: Style) -> None:
        super().__init__()
        set_role(self, "plain")
        self._style = style
        self._shown: tuple[GameEntry, Ruleset, GameEntry] | None = None
        self._counts: list[int] = []
        """How many differences each row tells."""
        self._rows: list[SignedRow] = []
        self._hidden = 0
        """How many differences are in no row, for want of room."""
        self._whole, self._made_wide = False, False
        self.picture = DealPicture(style)
        self.game = label(role="figure", wrap=True)
        self.flavour = label(role="told", wrap=True)
        self.badges = label(role="sentence", wrap=True)
        self.confidence = label(role="was", wrap=True)
        self.title = label(role="section", wrap=True)
        self.meters = [Meter(style) for _ in range(3)]
        self.more_button, self.rules_button = QPushButton(), QPushButton()
        for button, does in ((self.more_button, self._show_all), (self.rules_button, self.rules_asked.emit)):
            set_role(button, "reset")
            button.setAutoDefault(False)
            button.clicked.connect(lambda _on=False, does=does: does())
        self._lay_out()

    def _lay_out(self) -> None:
        self._list = QVBoxLayout()
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(2)
        self._inside = QWidget()
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(0, 0, 6, 0)
        self._column.setSpacing(6)
        flow = FlowLayout(gap=METER_GAP)
        for meter in self.meters:
            flow.addWidget(meter)
        self._column.addWidget(self.picture)
        for part in (self.game, self.badges, self.flavour, self.confidence):
            self._column.addWidget(part)
        self._column.addLayout(flow)
        self._column.addWidget(rule())
        self._column.addWidget(self.title)
        self._column.addLayout(self._list)
        links = FullRows(2, gap=0)
        links.addWidget(self.more_button)
        links.addWidget(self.rules_button)
        to_the_end = self.rules_button.sizePolicy()
        to_the_end.setHorizontalStretch(1)
        self.rules_button.setSizePolicy(to_the_end)
        self._column.addLayout(links)
        self._column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        self._area = scrolling(self._inside)
        self._take_keyboard(0, 0)
        self._area.verticalScrollBar().rangeChanged.connect(self._take_keyboard)
        whole.addWidget(self._area, 1)

    def _take_keyboard(self, lowest: int, highest: int) -> None:
        """Let the text take the keyboard focus only if it scrolls."""
        scrolls = highest > lowest
        self._area.setFocusPolicy(Qt.FocusPolicy.StrongFocus if scrolls else Qt.FocusPolicy.NoFocus)

    def retranslate(self) -> None:
        """Set all texts in the user's language."""
        #: A button: all the rules of the game. At most 16 letters.
        self.rules_button.setText(self.tr("Rules (F1)"))
        self._renew()

    def restyle(self) -> None:
        """Apply a change of theme or text size."""
        self._renew()

    def _renew(self) -> None:
        if self._shown is not None:
            self._show(*self._shown)

    def show_game(self, entry: GameEntry, rules: Ruleset, known: GameEntry) -> None:
        """Show a game with the rules it would be played by, compared with a known one."""
        if self._shown is None or self._shown[0] is not entry:
            self._whole = False
            self._area.verticalScrollBar().setValue(0)
        self._show(entry, rules, known)

    def _show(self, entry: GameEntry, rules: Ruleset, known: GameEntry) -> None:
        self._shown = (entry, rules, known)
        game = entry.variant
        self.picture.show_deal(rules)
        self.game.setText(words.translated(game.name))
        self._area.setAccessibleName(self.game.text())
        self.flavour.setText(words.translated(game.flavour))
        facts = (words.translated(game.country), *badges(entry)[:2])
        self.badges.setText(words.in_one_line(*(text.replace(" ", "\u00a0") for text in facts)))
        sentence = confidence_sentence(game.standing)
        self.confidence.setText(
            #: {sentence}: a whole sentence. {mark}: how well the rules are known, "Well documented".
            self.tr("{mark}. {sentence}").format(mark=capital(words.choice_text(game.standing)), sentence=sentence)
        )
        self.confidence.setVisible(game.standing is not Standing.STANDARD)
        self._show_meters(entry)
        self._show_rows(entry, rules, known)

    def _show_meters(self, entry: GameEntry) -> None:
        game = entry.variant
        measured = (
            #: Over one word such as "short": how long a match is.
            (self.tr("Length"), words.choice_text(game.length), list(Length).index(game.length)),
            #: Over one word such as "little": how much luck decides.
            (self.tr("Luck"), words.choice_text(game.luck), list(Luck).index(game.luck)),
            #: Over one word such as "easy": how hard a game is to learn.
            (self.tr("To learn"), words.choice_text(game.difficulty), list(Difficulty).index(game.difficulty)),
        )
        for meter, (head, word, place) in zip(self.meters, measured, strict=True):
            meter.show_value(head, word, place + 1)

    # ------------------------------------------------------------------ what differs
    def _show_rows(self, entry: GameEntry, rules: Ruleset, known: GameEntry) -> None:
        while (item := self._list.takeAt(0)) is not None:
            row = item.widget()
            if row is not None:
                row.hide()
                row.deleteLater()
        count = count_differences(rules, known.rules)
        name = words.translated(known.variant.name)
        if count:
            #: {game}: a game, Coinche.
            self.title.setText(self.tr("%n difference(s) from {game}", "", count).format(game=name))
        elif entry.id == known.id:
            self.title.setText(self.tr("This is the game you know."))
        else:
            #: {game}: a game, Coinche.
            self.title.setText(self.tr("Same rules as {game}.").format(game=name))
        made = list(self._differences(rules, known) if count else self._excerpt(rules))
        self._made_wide = self._is_wide
        self._counts = [counted for counted, _ in made]
        self._hidden = count - sum(self._counts)
        self._rows = [row for _, row in made]
        for row in self._rows:
            self._list.addWidget(row)
        self._fit()

    def _differences(self, rules: Ruleset, known: GameEntry) -> Iterator[tuple[int, SignedRow]]:
        """A row for each group of differences, with how many it tells."""
        titles, name = group_titles(), words.translated(known.variant.name)
        for group in grouped_differences(rules, known.rules, titles):
            #: {game}: a game, Coinche. {value}: the value of a rule or setting. The value of a rule in another game.
            other = self.tr("{game}: {value}").format(game=name, value=group.there) if group.there else ""
            parts = group.here[: None if self._whole else WIDE_PARTS if self._is_wide else PARTS]
            sign, head, said = SIGNS[group.key], titles[group.key], words.in_one_line(*parts)
            yield len(parts), SignedRow(self._style, sign, head, said, other if self._is_wide else "")

    def _excerpt(self, rules: Ruleset) -> Iterator[tuple[int, SignedRow]]:
        """A row for each of a few chapters of the rules, with its first sentences."""
        for sign, head, said in rule_excerpt(rules):
            yield 0, SignedRow(self._style, sign, head, said, "")

    def _show_all(self) -> None:
        self._whole = True
        self._renew()
        self.rules_button.setFocus()

    # ------------------------------------------------------------------ what has room
    @property
    def _is_wide(self) -> bool:
        return self.width() >= WIDE * self._style.scale

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._made_wide is not self._is_wide:
            self._renew()
        self._fit()

    def _fit(self) -> None:
        """Show as many rows as fit below the rest, and say how many differences are left out."""
        width, high = self.width() - 6, self.height()
        share = WIDE_PICTURE if self._is_wide else PICTURE
        self.picture.setFixedHeight(round(max(LOWEST, min(high * share, width * BY_WIDTH))))
        bar = self._area.verticalScrollBar().sizeHint().width()
        third = (width - bar - 2 * METER_GAP) // 3
        fits = all(meter.sizeHint().width() <= third for meter in self.meters)
        for meter in self.meters:
            meter.setMinimumWidth(third if fits else 0)
        for row in self._rows:
            row.hide()
        self.more_button.show()
        self._column.invalidate()
        room = high - self._column.totalHeightForWidth(width) - self._column.spacing()
        shown = len(self._rows) if self._whole else self._fitting(width, room)
        for row in self._rows[:shown]:
            row.show()
        left = sum(self._counts[shown:]) + self._hidden
        self.more_button.setVisible(left > 0)
        self.more_button.setText(words.sentence(counted(_MORE, left)))

    def _fitting(self, width: int, room: int) -> int:
        """How many rows fit into a height, but LEAST_ROWS at least."""
        shown, height_of = 0, self._height_of(width)
        for row in self._rows:
            room -= height_of(row) + self._list.spacing()
            if room < 0 and shown >= LEAST_ROWS:
                break
            shown += 1
        return shown

    @staticmethod
    def _height_of(width: int) -> Callable[[SignedRow], int]:
        def height(row: SignedRow) -> int:
            for part in (row, *row.findChildren(QWidget)):
                part.ensurePolished()  # the style sheet gives the sizes of letters
            return row.heightForWidth(width)

        return height
