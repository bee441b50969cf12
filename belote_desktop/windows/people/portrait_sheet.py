"""All portraits to choose from, over a window."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from belote_desktop.models.words import words
from belote_desktop.profile.options.declared import PORTRAITS
from belote_desktop.table.items.tempo import Tempo
from belote_desktop.table.overlays.reader_clicks import ReaderClicks
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.people.portrait_button import ARROWS, PortraitButton
from belote_desktop.windows.widgets.flow import FlowLayout
from belote_desktop.windows.widgets.overlay import Overlay
from belote_desktop.windows.widgets.page import label

TILE = 60
"""The side of a portrait to choose from, in pixels at 100 %."""
ROOM, GROWN = (460.0, 560.0), 1.8
"""The window that the portraits fill at 100 %, and how much larger they become at most: chosen by eye."""


class PortraitSheet(Overlay):
    """All portraits over the window. The arrow keys walk, Enter chooses, Esc closes; `chosen` carries the portrait.

    `closed` is emitted in both cases.
    """

    chosen = Signal(object)
    closed = Signal()

    def __init__(self, style: Style, face: str, name: str, window: QWidget) -> None:
        super().__init__(style, window, 420)
        self._face, self._name = face, name
        self.buttons_by_face: dict[str, PortraitButton] = {}
        self.cancel = QPushButton()
        self.cancel.setAutoDefault(False)
        self.cancel.clicked.connect(self.escape)
        self.buttons.addWidget(self.cancel, 0, Qt.AlignmentFlag.AlignTrailing)
        self.renew()

    def retranslate(self) -> None:
        #: The title of all portraits.
        title = self.tr("Choose your portrait")
        self.setAccessibleName(title)
        #: A button: close the portraits and keep the present one.
        self.cancel.setText(self.tr("Cancel"))
        self.content.addWidget(label(title, "heading", wrap=True))
        holder, flow = QWidget(), FlowLayout(gap=self.style_.px(4), centred=True)
        holder.setLayout(flow)
        self.buttons_by_face = {face: self._button(face, words.translated(text)) for face, text in PORTRAITS}
        for button in self.buttons_by_face.values():
            flow.addWidget(button)
            button.installEventFilter(self)
        self.content.addWidget(holder)
        self.said = label(role="sentence", wrap=True)
        self.said.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.content.addWidget(self.said)
        self._tell(self._face)

    def room_to_grow(self, width: float, height: float) -> float:
        """It is as large as the window allows: faces are to be seen."""
        return max(1.0, min(width / ROOM[0], height / ROOM[1], GROWN))

    def _button(self, face: str, text: str) -> PortraitButton:
        button = PortraitButton(self.style_, face, TILE)
        button.show_face(face, self._name)
        button.setCheckable(True)
        button.setChecked(face == self._face)
        button.setToolTip(text)
        button.setAccessibleName(text)
        button.clicked.connect(partial(self._choose, face))
        ReaderClicks(button)
        button.walked.connect(partial(self._walk, button))
        return button

    def open_over(self, tempo: Tempo | None = None) -> None:
        super().open_over(tempo)
        self.buttons_by_face[self._face].setFocus(Qt.FocusReason.OtherFocusReason)

    def escape(self) -> None:
        """Close without a choice."""
        self.hide()
        self.closed.emit()
        self.deleteLater()

    def _walk(self, focused: PortraitButton, key: Qt.Key) -> None:
        """Go to the portrait beside one, or to the nearest in the row above or below."""
        here = focused.geometry().center()

        def away(button: PortraitButton) -> int | None:
            step = button.geometry().center() - here
            along, across = (step.x(), step.y()) if key in ARROWS[2:] else (step.y(), step.x())
            ahead = along if key in (Qt.Key.Key_Right, Qt.Key.Key_Down) else -along
            return ahead + 4 * abs(across) if ahead > 0 else None

        found = [(far, button) for button in self.buttons_by_face.values() if (far := away(button)) is not None]
        if found:
            nearest = min(found, key=lambda pair: pair[0])[1]
            nearest.setFocus(Qt.FocusReason.TabFocusReason)
            self.scroll_to(nearest)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Name the portrait that has the keyboard, or is under the mouse."""
        if isinstance(watched, PortraitButton) and event.type() in (QEvent.Type.FocusIn, QEvent.Type.Enter):
            self._tell(watched.face)
        return super().eventFilter(watched, event)

    def _tell(self, face: str) -> None:
        self.said.setText(words.translated(dict(PORTRAITS)[face]))

    def _choose(self, face: str) -> None:
        self.escape()
        self.chosen.emit(face)
