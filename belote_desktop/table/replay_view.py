"""A read-only table that shows positions of a finished deal, with hands closed or open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QMouseEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from belote_desktop.engine import events as happened
from belote_desktop.engine.events import Event
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.view import SeatView
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.models.words.names import Names
from belote_desktop.table.base_view import Ground
from belote_desktop.table.choreography import Choreography
from belote_desktop.table.scene.picture import OpenHands, Picture, picture_of, with_last_trick


class Board(Ground):
    """Shows positions one after another, without animation."""

    def __init__(self, preferences: Preferences, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(preferences, names, parent)
        self._dance = Choreography(self._scene, lambda _cue: None)
        self._shown: tuple[SeatView, tuple[Event, ...], OpenHands] | None = None
        self._stage.layout = replace(self._stage.layout, bare=True)
        self._stage.pixmaps.ready.connect(self._dance.refresh)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(380, 300)
        self.viewport().setMouseTracking(False)
        #: Read aloud: the name of the table.
        self.setAccessibleName(QCoreApplication.translate("TableView", "Card table"))

    def show_position(self, view: SeatView, events: Sequence[Event] = (), hands: OpenHands = ()) -> None:
        """Show a position as a seat saw it, the speech of its `events`, and all `hands` if they are open."""
        self._shown = view, tuple(events), hands
        self._scene.bubbles.hush_all()
        picture = replace(with_last_trick(picture_of(view)), laid_open=tuple(tuple(hand) for hand in hands))
        self._dance.show(picture)
        self._scene.trick.show_slot(False)
        self._speak(view, events)

    @property
    def picture(self) -> Picture | None:
        """The picture that is shown."""
        return self._dance.picture

    def _speak(self, view: SeatView, events: Sequence[Event]) -> None:
        """Show the last call of each seat during the auction; after it, what was said with this action."""
        calls = view.calls if view.phase is Phase.AUCTION else ()
        for seat, call in calls:
            self._dance.speech.speak(seat, words.call_token(call, view.rules), instant=True, stays=True)
        for event in events:
            match event:
                case happened.Called(seat=seat, action=action):
                    self._dance.speech.speak(seat, words.call_token(action, view.rules), instant=True, stays=True)
                case happened.Announced(seat=seat, announcement=announcement):
                    said = words.announcement_text(announcement, view.rules)
                    self._dance.speech.speak(seat, said, instant=True, stays=True)
                case happened.BeloteSaid(seat=seat, second=second):
                    self._dance.speech.speak(seat, words.belote_text(second, view.rules), instant=True, stays=True)

    def refresh(self) -> None:
        self._stage.ratio = self.devicePixelRatioF()
        self._dance.refresh()
        self._scene.bubbles.moved(self._scene.plate_boxes())
        self.resetCachedContent()

    def reword(self) -> None:
        #: Read aloud: the name of the table.
        self.setAccessibleName(QCoreApplication.translate("TableView", "Card table"))
        if self._shown is not None:
            self.show_position(*self._shown)
        self.refresh()

    def sizeHint(self) -> QSize:
        return QSize(380, 300)  # it takes what room there is and asks for none

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ignore the press: no card can be taken here, so the page gets it."""
        event.ignore()
