"""The controls to move through a deal: a slider, and buttons for one action, one trick, the start and the end."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSlider, QWidget

from belote_desktop.models.words import words
from belote_desktop.windows.look.icons import sign
from belote_desktop.windows.look.style import Style
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
    """`moved` carries the position to show, from 0. The arrow keys follow the reading direction."""

    moved = Signal(int)

    def __init__(self, style: Style, page: QWidget) -> None:
        super().__init__()
        set_role(self, "plain")
        self._style = style
        self._page = page
        self._tricks: tuple[int, ...] = (0,)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.valueChanged.connect(self._on_value)
        self.count = label(role="sentence")
        self.buttons = {name: QPushButton() for name in SIGNS}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for name, button in self.buttons.items():
            if name == "on":
                row.addWidget(self.slider, 1)
                row.addWidget(self.count)
            set_role(button, "transport")
            button.setAutoDefault(False)
            button.clicked.connect(lambda _on=False, asked=name: self.go(asked))
            row.addWidget(button)
        self._listen()

    def _listen(self) -> None:
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
        #: Read aloud: a slider.
        self.slider.setAccessibleName(self.tr("Position in the deal"))

    def restyle(self) -> None:
        """Apply a change of theme or text size."""
        side = max(44, self._style.px(36))
        for name, button in self.buttons.items():
            button.setIcon(sign(SIGNS[name], self._style.ink.text, 22))
            button.setIconSize(QSize(22, 22))
            button.setFixedSize(side, side)
