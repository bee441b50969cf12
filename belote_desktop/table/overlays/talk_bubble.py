"""What somebody at the table remarks, in a bubble beside the plate, with a button that ends such talk."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRect, QRectF, QTimer, Signal
from PySide6.QtWidgets import QWidget

from belote_desktop.table.layout.bubble_places import speech_ways
from belote_desktop.table.layout.large_text import trick_boxes
from belote_desktop.table.layout.placement import least_covering
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.overlays.buttons import ChoiceButton
from belote_desktop.table.scene.bubble import COMES, Bubble, Words
from belote_desktop.table.scene.bubbles import speech_time
from belote_desktop.table.scene.scene import TableScene

_HELD_MS = 600
"""How long the bubble stays after the pointer has left it."""
_EDGE = 8
"""What lies between the button and the edge of the window at least, in pixels."""


class TalkBubble(QObject):
    """One remark at a time. It never covers a card of the trick if there is another place, and goes where its player
    makes a call. `unwanted` is emitted when the user wants no talk.
    """

    unwanted = Signal()

    def __init__(self, scene: TableScene, viewport: QWidget) -> None:
        super().__init__(viewport)
        self._scene, self._viewport = scene, viewport
        self._bubble: Bubble | None = None
        self._off: ChoiceButton | None = None
        self.seat: int | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_time)

    @property
    def said(self) -> str:
        """The remark that is shown; empty if there is none."""
        return "" if self._bubble is None else self._bubble.words.text

    @property
    def rect(self) -> QRectF:
        """The place of the bubble on the table; empty if there is none."""
        return QRectF() if self._bubble is None else self._bubble.rect

    def say(self, seat: int, text: str) -> None:
        """Show a remark for as long as it takes to read."""
        self.hush()
        self.seat, self._bubble = seat, Bubble(self._scene.stage)
        self._lay(Words((text,), True, is_talk=True), self._scene.stage.fade(COMES))
        self._timer.start(speech_time(text))

    def hush(self) -> None:
        """Remove the remark."""
        self._timer.stop()
        self.seat = None
        if self._bubble is not None:
            self._bubble.close()
            self._bubble = None
        if self._off is not None:
            self._off.hide()
            self._off.deleteLater()
            self._off = None

    def follow(self) -> None:
        """Find a place again after a change of the table; a call of the same player takes its place."""
        if self._bubble is None or self.seat is None:
            return
        if self.seat not in self._scene.plates or self._scene.bubbles.said(self.seat) is not None:
            self.hush()
        else:
            self._lay(self._bubble.words, 0)

    def _lay(self, words: Words, ms: int) -> None:
        assert self._bubble is not None
        assert self.seat is not None
        stage, plate = self._scene.stage, self._scene.plates[self.seat].box
        seen = [plate, *self._scene.bubbles.boxes, *self._scene.bubbles.beside_speech()]
        seen += trick_boxes(stage.layout, stage.sides)
        self._bubble.say(words, speech_ways(stage.layout, stage.side(self.seat), plate), seen, z=19, ms=ms)
        if self._off is not None:
            self._place(self._off)

    # ------------------------------------------------------------------ no talk
    def point_at(self, point: QPointF) -> None:
        """Show the button that ends table talk while the pointer is on the bubble."""
        around = self.rect if self._off is None else self.rect.united(QRectF(self._off.geometry()))
        on = around.contains(point)
        if on and self._off is None:
            #: A button beside what a computer player remarks: players make no more remarks.
            text = QCoreApplication.translate("TalkBubble", "Turn off table talk")
            self._off = ChoiceButton(self._scene.stage, self._viewport, text, sign=None, command=None)
            self._off.clicked.connect(self.unwanted)
            self._place(self._off)
            self._off.show()
        elif not on and self._off is not None:
            self._off.hide()
            self._off.deleteLater()
            self._off = None

    @property
    def button(self) -> ChoiceButton | None:
        """The button that ends table talk, while it is shown."""
        return self._off

    def _place(self, button: ChoiceButton) -> None:
        """Lay the button below the bubble, or above it, where the pointer reaches it; it keeps off the plates."""
        rect, size, room = self.rect, button.sizeHint(), self._viewport.size()
        wide, high = size.width(), size.height()
        plates = list(self._scene.plate_boxes().values())
        ends_of_plates = (box.y + box.height for box in plates if box.y < rect.bottom() < box.y + box.height)
        levels = [
            y for y in (rect.bottom(), rect.top() - high, *ends_of_plates) if _EDGE <= y <= room.height() - high - _EDGE
        ]
        ends = (rect.center().x() - wide / 2, rect.left(), rect.right() - wide)
        inside = [min(max(_EDGE, x), room.width() - wide - _EDGE) for x in ends]
        ways = [Box(x, y, wide, high) for y in levels for x in inside]
        place = least_covering(ways, lambda way: way, plates)
        button.setGeometry(QRect(round(place.x), round(place.y), wide, high))

    def _on_time(self) -> None:
        if self._off is not None:
            self._timer.start(_HELD_MS)
        else:
            self.hush()
