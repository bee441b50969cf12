"""What the strip above a lesson shows and offers: the row of steps, and the buttons."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QIcon

from belote_desktop.windows.learn.stations import Stations
from belote_desktop.windows.look.icons import sign
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.folding_button import FoldingButton
from belote_desktop.windows.widgets.page import ClothHeader, set_role

STATIONS_FROM = 860
"""From this width on, for text at 100 %, there is room for the row of steps."""
WORDS_FROM = 620
"""From this width on, for text at 100 %, there is room for words on the button back beside those that go on."""
_SIGN_BUTTON = 56
"""The width of that button with a sign instead."""


class LessonHead(QObject):
    """Puts its parts at the end of a header."""

    def __init__(self, header: ClothHeader, style: Style) -> None:
        super().__init__(header)
        self._style = style
        self._is_narrow = self._is_first = False
        self.stations = Stations(style)
        self.previous, self.skip = FoldingButton(), FoldingButton()
        header.add(self.stations, 2)
        for button in (self.previous, self.skip):
            button.setAutoDefault(False)
            set_role(button, "cloth")
            header.add(button)

    def fit(self, width: int, *, in_lesson: bool) -> None:
        """Show what there is room for in a page of this width; nothing outside a lesson."""
        for button in (self.previous, self.skip):
            button.setVisible(in_lesson)
        self.stations.updateGeometry()
        self.stations.setVisible(in_lesson and width >= self._style.px(STATIONS_FROM))
        self._is_narrow = width < self._style.px(WORDS_FROM)
        self._word_previous()

    def show_place(self, place: int, count: int, left: Collection[int]) -> None:
        """The present step, from 0, of how many; `left` are the questions that were skipped."""
        self.stations.show_place(place, count, left)
        self._is_first = place == 0
        self._word_previous()
        #: A button: skip this step.
        self.skip.say(QCoreApplication.translate("LessonPage", "Skip"))

    def _word_previous(self) -> None:
        """The button to the list, or to the step before: in words, or a sign where there is no room."""
        #: A button: to the list of lessons.
        every = QCoreApplication.translate("LessonPage", "All lessons")
        #: A button: the step before.
        back = QCoreApplication.translate("LessonPage", "Back")
        text, name = (every, "menu") if self._is_first else (back, "fast-back")
        self.previous.say("" if self._is_narrow else text)
        self.previous.setIcon(sign(name, self._style.ink.cloth_text, 22) if self._is_narrow else QIcon())
        self.previous.setMaximumWidth(_SIGN_BUTTON if self._is_narrow else 16_777_215)
        self.previous.setAccessibleName(text)
        self.previous.setToolTip(text if self._is_narrow else "")

    def offer_skipping(self, offered: bool) -> None:
        """Let the question be skipped; afterwards the button is off but in its place."""
        self.skip.setEnabled(offered)
