"""The row of the settings that sets the pace of the game: three settings at once."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from belote_desktop.models.game_pace import CUSTOM, PACE_NAMES, USUAL, pace_of
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.settings.setting_rows import LETTERS
from belote_desktop.windows.widgets.control_row import Row
from belote_desktop.windows.widgets.controls import choice_control
from belote_desktop.windows.widgets.save_preference import keep_pace


class PaceRow(Row):
    """Relaxed, normal or quick; custom is shown only while the three settings are those of no pace.

    `failed` carries a sentence when a change could not be kept.
    """

    failed = Signal(str)

    def __init__(self, style: Style, preferences: Preferences, parent: QWidget | None = None) -> None:
        self._preferences = preferences
        names = [(pace, words.translated(name)) for pace, name in PACE_NAMES.items()]
        self.choice = choice_control(names, style, round(LETTERS / style.scale))
        super().__init__(style, self.choice, parent)
        self.choice.chosen.connect(self._choose)
        self.reset.connect(lambda: self._choose(USUAL))
        #: A setting: how fast a match goes.
        self.word(self.tr("Pace"), self.tr("How fast a match goes. It sets the three settings below."))
        self.refresh()

    def refresh(self) -> None:
        """Show the pace in force."""
        pace = pace_of(self._preferences)
        self.choice.offer(CUSTOM, pace == CUSTOM)
        self.choice.select(pace)
        #: {value}: the value of a rule or setting.
        was = self.tr("Default: {value}").format(value=words.translated(PACE_NAMES[USUAL]))
        self.mark("" if pace == USUAL else was)

    def _choose(self, pace: str) -> None:
        problem = None if pace == CUSTOM else keep_pace(self._preferences, pace)
        self.refresh()
        if problem is not None:
            self.failed.emit(words.sentence(problem))
