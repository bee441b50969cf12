"""The controls to move through a deal: a slider, buttons for one action, one trick, the start and the end, and play."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.windows.look.icons import sign
from belote_desktop.windows.look.shortcuts import with_key
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.review.autoplay import Autoplay
from belote_desktop.windows.widgets.controls import Slider
from belote_desktop.windows.widgets.page import label, set_role

SIGNS = {
    "start": "to-start", "trick_back": "fast-back", "back": "back",
    "on": "forward", "trick_on": "fast-forward", "end": "to-end",
}  # fmt: skip
"""The sign of each button."""
BACKWARDS = ("start", "trick_back", "back")
"""The buttons that go back; they stand before the slider."""
KEY = Qt.Key
KEYS = {
    "start": KEY.Key_Home, "end": KEY.Key_End, "trick_back": KEY.Key_PageUp, "trick_on": KEY.Key_PageDown,
}  # fmt: skip
"""The keys of the buttons, besides the arrow keys."""


class Transport(QWidget):
    """`moved` carries the position to show, from 0. The arrow keys follow the reading direction.

    `autoplay` moves on by itself until the end of the deal, a pause, or until the transport is hidden.
    """

    moved = Signal(int)

    def __init__(self, style: Style, preferences: Preferences, page: QWidget) -> None:
        super().__init__()
        set_role(self, "plain")
        self._style = style
        self._preferences = preferences
        self._page = page
        self._tricks: tuple[int, ...] = (0,)
        self.slider = Slider()
        self.slider.valueChanged.connect(self._on_value)
        self.count = label(role="sentence")
        self.buttons = {name: QPushButton() for name in SIGNS}
        self.play = QPushButton()
        self.autoplay = Autoplay(preferences, self)
        self._lay_out()
        self._listen()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for name, button in self.buttons.items():
            if name == "on":
                row.addWidget(self.play)
                row.addWidget(self.slider, 1)
                row.addWidget(self.count)
            button.clicked.connect(lambda _on=False, asked=name: self.go(asked))
            row.addWidget(button)
        for button in (self.play, *self.buttons.values()):
            set_role(button, "transport")
            button.setAutoDefault(False)

    def _listen(self) -> None:
        self.play.clicked.connect(self.toggle)
        self.autoplay.step.connect(lambda: self.go("on"))
        self.autoplay.changed.connect(self._show_playing)
        for name, key in KEYS.items():
            self._shortcut(key, lambda asked=name: self.go(asked))
        self._shortcut(KEY.Key_Left, lambda: self._arrow("back", "on"))
        self._shortcut(KEY.Key_Right, lambda: self._arrow("on", "back"))

    def _shortcut(self, key: Qt.Key, do: object) -> None:
        made = QShortcut(QKeySequence(key), self._page)
        made.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        made.activated.connect(do)

    def _arrow(self, name: str, mirrored: str) -> None:
        self.go(mirrored if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else name)

    def show_way(self, count: int, tricks: Sequence[int]) -> None:
        """Set the number of positions; `tricks` are those where a trick has just ended, with the first and the last."""
        self.autoplay.pause()
        self._tricks = tuple(tricks)
        self.slider.blockSignals(True)
        self.slider.setRange(0, count - 1)
        self.slider.setPageStep(4)
        self.slider.blockSignals(False)
        self.count.setMinimumWidth(self.count.fontMetrics().horizontalAdvance(self._counted(count - 1)) + 8)

    def show_place(self, place: int) -> None:
        """Move the slider to the position shown."""
        self.slider.blockSignals(True)
        self.slider.setValue(place)
        self.slider.blockSignals(False)
        self.count.setText(self._counted(place))
        for name, button in self.buttons.items():
            end = self.slider.minimum() if name in BACKWARDS else self.slider.maximum()
            button.setEnabled(place != end)
        self.autoplay.shown(ends_trick=self._ends_trick, is_last=place == self.slider.maximum())

    @property
    def _ends_trick(self) -> bool:
        """Whether a trick, or the auction, has just ended in the position that is shown."""
        return self.slider.value() in self._tricks[1:]

    def toggle(self) -> None:
        """Play on from the position that is shown, from the end again from the start; or pause. Not while hidden."""
        if not self.isVisible():
            return
        if self.autoplay.is_playing:
            self.autoplay.pause()
            return
        if self.slider.value() == self.slider.maximum():
            self.go("start")
        self.autoplay.play(ends_trick=self._ends_trick)

    def hideEvent(self, event: QHideEvent) -> None:
        """Pause when another page is shown."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.autoplay.pause()

    def _counted(self, place: int) -> str:
        #: Read aloud. {place}, {all}: numbers of actions.
        pattern = self.tr("{place} of {all}")
        return pattern.format(place=words.number(place), all=words.number(self.slider.maximum()))

    def go(self, name: str) -> None:
        """Move as the button with this name says."""
        place, last = self.slider.value(), self.slider.maximum()
        before, after = bisect_left(self._tricks, place) - 1, bisect_right(self._tricks, place)
        target = {
            "start": 0,
            "end": last,
            "back": max(0, place - 1),
            "on": min(last, place + 1),
            "trick_back": self._tricks[max(0, before)],
            "trick_on": self._tricks[min(after, len(self._tricks) - 1)],
        }[name]
        if target != place:
            self.moved.emit(target)

    def _on_value(self, place: int) -> None:
        self.moved.emit(place)

    def retranslate(self) -> None:
        """Set all texts in the user's language."""
        names = {
            #: A button with an arrow.
            "start": self.tr("To the start"),
            #: A button with an arrow.
            "trick_back": self.tr("Previous trick"),
            #: A button with an arrow.
            "back": self.tr("One step back"),
            #: A button with an arrow.
            "on": self.tr("One step forward"),
            #: A button with an arrow.
            "trick_on": self.tr("Next trick"),
            #: A button with an arrow.
            "end": self.tr("To the end"),
        }
        for name, button in self.buttons.items():
            button.setAccessibleName(names[name])
            button.setToolTip(names[name])
        self._show_playing()
        #: Read aloud: a slider.
        self.slider.setAccessibleName(self.tr("Position in the deal"))

    def restyle(self) -> None:
        """Apply a change of theme or text size."""
        side = max(44, self._style.px(36))
        for name, button in self.buttons.items():
            button.setIcon(sign(SIGNS[name], self._style.ink.text, 22))
        for button in (self.play, *self.buttons.values()):
            button.setIconSize(QSize(22, 22))
            button.setFixedSize(side, side)
        self._show_playing()

    def _show_playing(self) -> None:
        """Show on the button what a press does now."""
        is_playing = self.autoplay.is_playing
        #: A button: the replay of a deal goes on by itself.
        text = self.tr("Pause") if is_playing else self.tr("Play")
        self.play.setIcon(sign("pause" if is_playing else "play", self._style.ink.text, 22))
        self.play.setAccessibleName(text)
        self.play.setToolTip(with_key(text, "autoplay", single_keys=bool(self._preferences.value("single_keys"))))
