"""What is said at the table, in bubbles beside the plates, and the pause after it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine import events as happened
from belote_desktop.engine.actions import CHALLENGE
from belote_desktop.engine.events import Event
from belote_desktop.models.words import words
from belote_desktop.models.words.event_words import event_text
from belote_desktop.models.words.sides import Sides
from belote_desktop.table.challenge_display import judge
from belote_desktop.table.scene.flourish import LASTS_MS
from belote_desktop.table.scene.picture import Picture
from belote_desktop.table.scene.scene import TableScene

BUBBLE, AFTER_CALL, AFTER_CONTRACT, LAID_OPEN, JUDGED = 120, 320, 200, 1700, 3200
"""Milliseconds at the normal pace, chosen by eye: how long a bubble takes to open, then the pauses to read it."""


class Speech:
    """The bubbles of a scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._stage = scene.stage

    def tell(self, event: Event, following: Event | None, picture: Picture, instant: bool) -> int:
        """Show a call, a declaration or a result, lay a declaration that scores open; the wait in milliseconds.

        `picture` is the table with the event, `following` the event after it in the same step.
        """
        sides = Sides(picture.rules, self._stage.names)
        self._scene.show_plates(picture)
        time = self._stage.time
        match event:
            case happened.Called(seat=seat, action=action):
                self.speak(seat, words.call_token(action, picture.rules), instant, stays=True)
                wait = AFTER_CALL
            case happened.Announced(seat=seat, announcement=announcement):
                self.speak(seat, words.announcement_text(announcement, picture.rules), instant)
                wait = AFTER_CALL
            case happened.BeloteSaid(seat=seat, second=second):
                self.speak(seat, words.belote_text(second, picture.rules), instant)
                wait = 80
            case happened.Shown(seat=seat, declaration=declaration):
                if not instant or self._stage.is_instant:
                    self._scene.lay_open(seat, declaration.cards, self._stage.fade(BUBBLE))
                index, rules = words.index_in_use(self._stage.preferences), picture.rules
                said = words.declaration_text(declaration, rules, picture.contract, index)
                self.speak(seat, said, instant)
                wait = AFTER_CALL if isinstance(following, happened.Shown) else LAID_OPEN
            case happened.RoemMet(seat=seat, points=points):
                #: Klaverjas: a bubble. {points}: a number.
                said = QCoreApplication.translate("Choreography", "Roem {points}")
                self.speak(seat, said.format(points=words.number(points)), instant)
                wait = AFTER_CALL
            case happened.DeclarationsVoid():
                layout = self._stage.layout
                text = event_text(event, sides) or ""
                self._scene.bubbles.explain((layout.centre_x, layout.hand_top - 30), text, points=False)
                wait = LAID_OPEN
            case happened.Challenged(seat=seat):
                if seat != picture.me:
                    self.speak(seat, words.call_text(CHALLENGE), instant)
                judge(self._scene, event, sides)
                wait = JUDGED
            case happened.ContractMade():
                wait = AFTER_CONTRACT
            case happened.MatchEnded(winner=winner) if winner == picture.rules.side_of(picture.me):
                wait = LASTS_MS
            case _:
                wait = 0
        return 0 if instant else time(wait)

    def speak(self, seat: int, text: str, instant: bool, *, stays: bool = False) -> None:
        """Show a speech bubble beside the plate of a seat."""
        ms = 0 if instant else self._stage.fade(BUBBLE)
        self._scene.bubbles.speak(seat, text, self._scene.plates[seat].box, stays=stays, ms=ms)
