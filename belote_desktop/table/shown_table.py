"""The table as it is watched: shows views, animates steps and tells a screen reader of them."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from belote_desktop.engine import events as happened
from belote_desktop.engine.events import Event
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.view import SeatView
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.talk.occasions import PUBLIC, Remark, TableTalk
from belote_desktop.models.talk.phrases import phrase
from belote_desktop.models.words import words
from belote_desktop.models.words.names import Names
from belote_desktop.table.animations import Step, Timeline
from belote_desktop.table.base_view import Ground
from belote_desktop.table.choreography import GATHER, Choreography
from belote_desktop.table.overlays.chrome import Chrome
from belote_desktop.table.overlays.talk_bubble import TalkBubble
from belote_desktop.table.reader import Reader
from belote_desktop.table.scene.last_trick import LastTrick
from belote_desktop.table.scene.picture import OpenHands, Picture, picture_of, with_last_trick
from belote_desktop.table.scene.picture_updates import after
from belote_desktop.table.scene.plate_labels import PlateLabels


class ShownTable(Ground):
    """A table that shows a match, with the widgets over the scene.

    `play(step)` shows a step and reports `shown(position)` once, even when it is hurried, interrupted or unseen.
    """

    shown = Signal(int)
    settled = Signal(object)
    """Emitted with a DealSettled as it is shown: call `pause`, then `resume` after the result is read."""
    trick_held = Signal()
    """Emitted when a trick that was won lies there until `release_trick`, on a table that holds tricks."""
    cue = Signal(str)
    """The name of a sound, when what it stands for appears (`hearing`)."""
    announced = Signal(str, bool)
    """A text for a screen reader; True if it is urgent."""

    def __init__(self, preferences: Preferences, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(preferences, names, parent)
        self._dance = Choreography(self._scene, self._hear)
        self._timeline = Timeline(self._dance, self._stage.clock, self)
        self._timeline.is_instant = lambda: self._stage.is_instant or not self.isVisible()
        self._view: SeatView | None = None
        self._chrome = Chrome(self._stage, self.viewport())
        self._plate_labels = PlateLabels(self.viewport())
        self._scene.plates_shown.connect(lambda: self._plate_labels.show(self._scene.plates, self._stage.about))
        self._reader = Reader(self._stage, self._chrome.corner, self)
        self._last_trick = LastTrick(self._stage)
        self._talk: TableTalk | None = None
        self._parting: Remark | None = None
        self.talk_bubble = TalkBubble(self._scene, self.viewport())
        """What somebody remarks."""
        self._stage.pixmaps.ready.connect(self._dance.refresh)
        self._timeline.shown.connect(self.shown)
        self._timeline.performed.connect(self._performed)
        self._timeline.held.connect(self._on_held)
        self._reader.announced.connect(self.announced)
        self._chrome.last.clicked.connect(lambda: self.show_last_trick(not self._last_trick.is_shown))

    def let_talk(self, talk: TableTalk | None) -> None:
        """Let the players of a match remark on what happens; None for nobody."""
        self._talk, self._parting = talk, None
        self.talk_bubble.hush()

    def _hear(self, name: str) -> None:
        """Let a sound be heard; what is not seen is not heard either."""
        if self.isVisible():
            self.cue.emit(name)

    def _remark(self, event: Event) -> None:
        """Show what somebody remarks on an event, and announce it politely."""
        if self._talk is None or not isinstance(event, PUBLIC):
            return
        remark = self._talk.hear(event)
        if remark is None or not self._stage.wish("table_talk") or not self.isVisible():
            return
        if isinstance(event, happened.MatchEnded):
            self._parting = remark
            return
        self.talk_bubble.say(remark.seat, phrase(remark))
        self._announce_remark(remark)

    def _announce_remark(self, remark: Remark) -> None:
        """Announce politely what somebody remarks."""
        #: {name}: a player's name. Read aloud. {line}: what the player says.
        pattern = self.tr("{name}: {line}")
        self.announce(pattern.format(name=self._stage.name(remark.seat), line=phrase(remark)), False)

    def parting(self) -> tuple[int, str] | None:
        """What somebody remarks on the end of the match, with the seat; it is told where the result is shown."""
        return None if self._parting is None else (self._parting.seat, phrase(self._parting))

    def announce_parting(self) -> None:
        """Announce what somebody remarks on the end of the match."""
        if self._parting is not None:
            self._announce_remark(self._parting)

    # ------------------------------------------------------------------ what a table that takes actions adds
    def _stop_waiting(self) -> None:
        """Take no action until another is asked for."""

    def _ask_again(self) -> None:
        """Ask the present question again, in the language of the window."""

    # ------------------------------------------------------------------ views and steps
    def show_view(self, view: SeatView, hands: OpenHands = (), *, with_trick: bool = False) -> None:
        """Show a position at once. Steps not yet shown are skipped but still reported `shown`.

        Of a deal that is over all `hands` may lie open, and its last trick may lie there `with_trick`.
        """
        self._stage.layout = replace(self._stage.layout, all_closed=not hands)
        picture = replace(picture_of(view), laid_open=tuple(map(tuple, hands)))
        self._show_at_once(view, with_last_trick(picture) if with_trick else picture)

    def show_undealt(self, view: SeatView) -> None:
        """Show a position as it was before the deal; the dealing is animated next."""
        self._show_at_once(view, after(picture_of(view), happened.DealStarted(view.number, view.dealer)))

    def _show_at_once(self, view: SeatView, picture: Picture) -> None:
        dropped = self._timeline.drop()
        self._stop_waiting()
        self._view = view
        self._last_trick.hide()
        self._scene.bubbles.hush_all()
        self._dance.show(picture)
        self._speak_calls(view)
        self._after_change()
        self._describe()
        for position in dropped:
            self.shown.emit(position)

    def _speak_calls(self, view: SeatView) -> None:
        """Show the last call of each seat during the auction."""
        if view.phase is Phase.AUCTION:
            for seat, action in view.calls:
                self._dance.speech.speak(seat, words.call_token(action, view.rules), instant=True, stays=True)

    def open_match(self) -> None:
        """Announce the players to a screen reader; called for a match just put on the table."""
        self._reader.open(self._dance.picture)

    def play(self, step: Step) -> None:
        """Queue a step and show it after those before it."""
        self._stop_waiting()
        self._view = step.view
        self._follow_motion()
        self._timeline.add(step)

    def pause(self) -> None:
        """Stop showing steps until `resume`, for example while a result is read."""
        self._timeline.pause()

    def resume(self) -> None:
        """Go on after `pause`."""
        self._timeline.resume()

    def hold_tricks(self) -> None:
        """Let each trick that was won lie there until `release_trick`, for somebody who explains it."""
        self._timeline.holds_tricks = True

    def release_trick(self) -> None:
        """Let the trick that was won be gathered."""
        self._timeline.release()
        self._after_change()

    def recall_trick(self) -> None:
        """Lay the trick that was won last on the table again, for somebody who speaks of a deal that is over."""
        picture = self._dance.picture
        if picture is not None:
            self._dance.show(with_last_trick(picture))
            self._after_change()

    def _on_held(self) -> None:
        self._after_change()
        self.trick_held.emit()

    def turn_piles(self) -> None:
        """Turn the piles of won tricks over at the end of a deal: each trick shows the card that won it."""
        view = self._view
        if view is None:
            return
        seats = view.rules.table.seats
        won = [
            (trick.winner, dict(trick.plays(seats))[trick.winner]) for trick in view.tricks if trick.winner is not None
        ]
        self._scene.won.turn_over(won, self._stage.travel(GATHER))

    def hurry(self) -> None:
        """Finish all movement at once."""
        self._timeline.hurry()
        self._scene.settle()

    def _finish(self) -> bool:
        """Finish all movement at once; returns whether anything was moving."""
        was_busy = self.is_busy and not self._timeline.is_held
        if was_busy:
            self.hurry()
        return was_busy

    @property
    def is_busy(self) -> bool:
        """Whether steps are still being shown."""
        return self._timeline.is_busy

    def show_last_trick(self, shown: bool) -> None:
        """Show or hide the previous trick of this deal; does nothing before the first trick is complete."""
        picture = self._dance.picture
        if shown and picture is not None and picture.last_trick is not None:
            self._last_trick.show(picture.last_trick, picture)
            self.announce(self._last_trick.text(picture.last_trick, picture), False)
        else:
            self._last_trick.hide()

    def announce(self, text: str, assertive: bool) -> None:
        """Tell a screen reader, without moving the focus."""
        self._reader.announce(text, assertive)

    def _performed(self, event: Event) -> None:
        """Announce an event and update the widgets over the scene."""
        self._last_trick.hide()
        self._after_change()
        self._remark(event)
        if isinstance(event, happened.DealSettled):
            self.settled.emit(event)
        if not (self._timeline.holds_tricks and isinstance(event, happened.TrickWon)):  # that is explained
            self._reader.tell(event, self._view)

    def _read_out(self) -> None:
        """Read the table aloud."""
        self.announce(self._reader.table_text(self._dance.picture), True)

    # ------------------------------------------------------------------ everything in its place
    def _after_change(self) -> None:
        """Update the widgets over the scene after a change."""
        if self._dance.seen is not None:
            self._chrome.show_picture(self._dance.seen)
            self._chrome.lay_out()
            self.talk_bubble.follow()
            self._scene.won.keep_clear(self._chrome.around)
            if not self.hasFocus():  # Orca would read all of it at every change of what has the focus
                self._describe()

    def _describe(self) -> None:
        self.setAccessibleDescription(self._reader.table_text(self._dance.picture))

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._describe()
        super().focusInEvent(event)

    def _preference_changed(self, key: str) -> None:
        super()._preference_changed(key)
        if key == "table_talk" and not self._stage.wish("table_talk"):
            self.talk_bubble.hush()
        if key == "trick_hold" and self._timeline.waits_for_click:
            self.hurry()  # the trick lay there by the old wish

    def refresh(self) -> None:
        self._stage.ratio = self.devicePixelRatioF()
        self._last_trick.hide()
        self._chrome.refresh()
        self._dance.refresh()
        self._after_change()
        self._scene.bubbles.moved(self._scene.plate_boxes())
        self._scene.trick.show_slot(self._scene.trick.has_slot)
        self.resetCachedContent()

    def reword(self) -> None:
        self.talk_bubble.hush()
        self._scene.bubbles.hush_all()  # what was said was said in the other language
        if self._view is not None:
            self._speak_calls(self._view)
        self._ask_again()
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        if self.window().focusWidget() is None:
            self.setFocus()
        self._timeline.resume()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not isValid(self._chrome.panel):  # hidden by being destroyed: nobody is left to be told
            self._timeline.drop()
            return
        self._timeline.pause()  # what happens is to be seen
        self._stage.pixmaps.finish()
