"""What the strip above a drill shows and offers: the rings of the round, its count, and the buttons."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QPushButton

from belote_desktop.models.words import words
from belote_desktop.windows.learn.rings import ROUND, Rings
from belote_desktop.windows.look.icons import sign
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.page import ClothHeader, label, set_role

RINGS_FROM, SCORE_FROM, WORDS_FROM = 1040, 860, 760
"""From these widths on, for text at 100 %, there is room for the rings of the round, for its count in words, and for
words on the buttons of other drills and of the hint."""
_SIGN_BUTTON = 56
"""The width of these buttons with a sign instead."""


class DrillHead(QObject):
    """Puts its parts at the end of a header."""

    def __init__(self, header: ClothHeader, style: Style) -> None:
        super().__init__(header)
        self._style = style
        self._round: list[bool] = []
        self._is_narrow, self._counts, self._width = False, True, 0
        self.rings, self.score = Rings(style), label(role="subtitle")
        self.others, self.hint, self.skip = QPushButton(), QPushButton(), QPushButton()
        self.hint.hide()
        self.hint_key = ""
        """The single key of the hint; empty for none."""
        self.clock = label(role="clock")
        """The time left of a storm, in the place of the rings."""
        self.clock.hide()
        for part in (self.rings, self.score, self.clock):
            header.add(part)
        for button in (self.others, self.hint, self.skip):
            button.setAutoDefault(False)
            set_role(button, "cloth")
            header.add(button)

    def reword(self) -> None:
        """Set all texts."""
        #: A button: leave this question out.
        self.skip.setText(QCoreApplication.translate("DrillPage", "Skip"))
        #: A button: choose another kind of question, or another game.
        others = QCoreApplication.translate("DrillPage", "Other drills")
        self._word(self.others, others, "menu", others if self._is_narrow else "")
        #: A button.
        hint = QCoreApplication.translate("Chrome", "Hint")
        if self.hint_key:
            #: A tool tip with its shortcut. {text}: what the button does. {key}: a key, Ctrl+N.
            pattern = QCoreApplication.translate("Shortcuts", "{text} ({key})")
            hint = pattern.format(text=hint, key=self.hint_key)
        #: The tool tip of a button that gives a hint on a question.
        rated = QCoreApplication.translate("DrillPage", "With a hint, a right answer does not change your rating.")
        self._word(self.hint, hint, "hint", rated)
        self._tell()

    def _word(self, button: QPushButton, text: str, name: str, tip: str) -> None:
        """Give a button its words, or a sign where they have no room."""
        button.setText("" if self._is_narrow else text)
        button.setIcon(sign(name, self._style.ink.cloth_text, 22) if self._is_narrow else QIcon())
        button.setMaximumWidth(_SIGN_BUTTON if self._is_narrow else 16_777_215)
        button.setAccessibleName(text)
        button.setToolTip(tip)

    def fit(self, width: int) -> None:
        """Leave out what a window of this width has no room for."""
        self._width = width
        self.rings.updateGeometry()
        self.rings.setVisible(self._counts and width / self._style.scale >= RINGS_FROM)
        self.score.setVisible(self._counts and width / self._style.scale >= SCORE_FROM)
        self.clock.setVisible(not self._counts)
        if (is_narrow := width / self._style.scale < WORDS_FROM) != self._is_narrow:
            self._is_narrow = is_narrow
            self.reword()

    def count_rounds(self, counts: bool) -> None:
        """Show the round of ten; a storm has none."""
        if counts != self._counts:
            self._counts = counts
            self.fit(self._width)

    def show_time(self, time: str, spoken: str) -> None:
        """Show the time left of a storm."""
        self.clock.setText(time)
        self.clock.setAccessibleName(spoken)

    def asks(self) -> None:
        """A question is asked: it may be skipped. After ten answers another round begins."""
        if len(self._round) == ROUND:
            self._round = []
            self._tell()
        self.asks_again()

    def asks_again(self) -> None:
        """A question of the round is asked once more, which counts no second time."""
        self.skip.setEnabled(True)

    def answered(self, right: bool) -> None:
        """The question was answered."""
        self._round.append(right)
        self._tell()

    def waits(self) -> None:
        """Nothing is asked: the button that skips a question is off but in its place."""
        self.skip.setEnabled(False)

    def _tell(self) -> None:
        self.rings.show_round(self._round)
        if not self._round:
            self.score.setText("")
            return
        #: {right}, {asked}: numbers of answers in a round of ten questions.
        pattern = QCoreApplication.translate("DrillPage", "{right} of {asked} correct")
        self.score.setText(pattern.format(right=words.number(sum(self._round)), asked=words.number(len(self._round))))
