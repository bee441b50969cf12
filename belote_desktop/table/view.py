"""The table as a widget: it shows views, animates steps and lets the person act. What may be done the view says."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QStyle, QWidget
from shiboken6 import isValid

from belote_desktop.engine import events as happened
from belote_desktop.engine.cards import Card
from belote_desktop.engine.events import Event
from belote_desktop.engine.messages import Message
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.view import SeatView
from belote_desktop.models import words
from belote_desktop.models.preferences import Preferences
from belote_desktop.table.animations import Step, Timeline
from belote_desktop.table.choosing import Choosing
from belote_desktop.table.choreography import Choreography
from belote_desktop.table.chrome import Chrome
from belote_desktop.table.keyboard import Keyboard
from belote_desktop.table.keys import IN_ORDER, READ, key_letter
from belote_desktop.table.last_trick import LastTrick
from belote_desktop.table.picture import picture_of
from belote_desktop.table.pointer import Pointer
from belote_desktop.table.questions import RefusalOf
from belote_desktop.table.reader import Reader
from belote_desktop.table.scene import TableScene
from belote_desktop.table.spots import card_widths
from belote_desktop.table.theme import Theme

_RESIZED_MS = 90  # quiet time after which sizes that are no longer shown are forgotten


class TableView(QGraphicsView):
    """The card table.

    `play(step)` shows a step and reports `shown(position)` once, even when it is hurried, interrupted or unseen.
    `await_action(view, refusal_of)` lets the person act; `action_chosen(action)` follows, once.
    """

    action_chosen = Signal(object)
    shown = Signal(int)
    card_refused = Signal(object)
    settled = Signal(object)
    """A deal's DealSettled is being shown: `pause` now, and `resume` when its result has been read."""
    cue = Signal(str)
    """A sound: deal, play, gather, belote or win."""
    announced = Signal(str, bool)
    """What a screen reader is told; True for what cannot wait."""
    undo_asked = Signal()
    hint_asked = Signal()
    claim_asked = Signal()
    """The person claims the tricks that are left."""
    sheet_asked = Signal()
    log_asked = Signal()
    menu_asked = Signal(QPoint)
    """The menu is wanted, at this point of the screen."""

    def __init__(self, preferences: Preferences, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scene = TableScene(preferences, names, self)
        self._stage = self._scene.stage
        self._dance = Choreography(self._scene, self.cue.emit)
        self._timeline = Timeline(self._dance, self)
        self._timeline.is_instant = lambda: self._stage.is_instant or not self.isVisible()
        self._view: SeatView | None = None
        self._chrome = Chrome(self._stage, self.viewport())
        self._reader = Reader(self._stage, self._chrome.corner, self)
        self._choosing = Choosing(self._scene, self._chrome, self)
        self._keyboard = Keyboard(self._scene, self._choosing, self._chrome)
        self._pointer = Pointer(self._scene, self._choosing)
        self._last_trick = LastTrick(self._stage)
        self._resized = QTimer(self, singleShot=True, interval=_RESIZED_MS)
        self._prepare()
        self._connect(preferences)
        self._take_preferences()

    def _prepare(self) -> None:
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(480, 480)
        self.setAcceptDrops(False)  # files are dropped on the window
        self.setAccessibleName(self.tr("Card table"))

    def _connect(self, preferences: Preferences) -> None:
        preferences.changed.connect(self._preference_changed)
        self._stage.pixmaps.ready.connect(self._dance.refresh)
        self._timeline.shown.connect(self.shown)
        self._timeline.performed.connect(self._performed)
        self._resized.timeout.connect(self._drop_old_sizes)
        self._choosing.chosen.connect(self.action_chosen)
        self._choosing.refused.connect(self.card_refused)
        self._choosing.card_played.connect(self._pointer.played)
        self._choosing.said.connect(self.announce)
        self._reader.announced.connect(self.announced)
        chrome = self._chrome
        chrome.undo.clicked.connect(self.undo_asked)
        chrome.hint.clicked.connect(self.hint_asked)
        chrome.claim.clicked.connect(self.claim_asked)
        chrome.sheet.clicked.connect(self.sheet_asked)
        chrome.log.clicked.connect(self.log_asked)
        chrome.menu.clicked.connect(lambda: self.menu_asked.emit(chrome.menu_point()))
        chrome.last.clicked.connect(lambda: self.show_last_trick(not self._last_trick.is_shown))

    # ------------------------------------------------------------------ what is shown
    def show_view(self, view: SeatView) -> None:
        """Show a position at once. Steps under way are not shown to their end, but are reported `shown`."""
        dropped = self._timeline.drop()
        self._stop_waiting()
        self._view = view
        self._last_trick.hide()
        self._scene.bubbles.hush_all()
        self._dance.show(picture_of(view))
        self._speak_calls(view)
        self._after_change()
        for position in dropped:
            self.shown.emit(position)

    def _speak_calls(self, view: SeatView) -> None:
        """In the auction the last call of each seat stays readable."""
        if view.phase is Phase.AUCTION:
            for seat, action in view.calls:
                self._dance.speak(seat, words.call_text(action), instant=True, stays=True)

    def play(self, step: Step) -> None:
        """Show what a step set off, after everything before it."""
        self._stop_waiting()
        self._view = step.view
        self._follow_motion()
        self._timeline.add(step)

    def pause(self) -> None:
        """Show nothing more until `resume`; for a result that is being read."""
        self._timeline.pause()

    def resume(self) -> None:
        """Go on after `pause`."""
        self._timeline.resume()

    def hurry(self) -> None:
        """Finish at once whatever is moving."""
        self._timeline.hurry()
        self._scene.settle()

    @property
    def is_busy(self) -> bool:
        """Whether steps are still being shown."""
        return self._timeline.is_busy

    def set_can_undo(self, can: bool) -> None:
        """Whether there is something to take back."""
        self._chrome.undo.setVisible(can)
        self._chrome.lay_out()

    def show_last_trick(self, shown: bool) -> None:
        """Show the last trick of this deal, or put it away; nothing happens before the first trick."""
        picture = self._dance.picture
        if shown and picture is not None and picture.last_trick is not None:
            self._last_trick.show(picture.last_trick, picture)
            self.announce(self._last_trick.text(picture.last_trick, picture), False)
        else:
            self._last_trick.hide()

    def show_hint(self, hint: Message) -> None:
        """Show a hint above my hand."""
        self._choosing.hint(hint)

    def offer_rest(self, reason: str) -> None:
        """Offer to claim the tricks that are left; `reason` is the sentence that proves them."""
        self._chrome.offer_rest(reason)
        if reason:
            self.announce(reason, False)

    def sort_hand(self) -> None:
        """Put my hand in the order of the settings again."""
        self._scene.own_order.forget()
        self._refresh()

    def set_names(self, names: Sequence[str]) -> None:
        """Other names for the seats."""
        self._stage.names = tuple(names)
        self._refresh()

    def set_theme(self, theme: Theme) -> None:
        """Other colours."""
        self._stage.theme = theme
        self._stage.pixmaps.set_look(self._stage.look())
        self._refresh()
        self._chrome.repaint_all()
        self.viewport().update()

    # ------------------------------------------------------------------ what may be done
    def await_action(self, view: SeatView, refusal_of: RefusalOf) -> None:
        """It is the person's turn: offer what `view.options` has; `refusal_of` says why the rest may not be done."""
        self._offer(view, refusal_of)
        self.announce(self.tr("Your turn"), True)

    def take_no_action(self) -> None:
        """The person is asked no longer."""
        self._stop_waiting()

    def offer_to_interrupt(self, view: SeatView, refusal_of: RefusalOf) -> None:
        """Somebody else is to act; the person may do what `view.options` has until that happens."""
        self._offer(view, refusal_of)
        self.announce(self._chrome.panel.accessibleName(), True)

    def _offer(self, view: SeatView, refusal_of: RefusalOf) -> None:
        self._view = view
        self._pointer.arm()
        self._choosing.begin(view, refusal_of)
        self._scene.trick.show_slot(view.trick is not None and not self._dance.shows_old_trick)
        self._chrome.lay_out()
        self._set_tab_order()

    def _set_tab_order(self) -> None:
        """Tab goes where the decision is first: the panel, the hand, then the corners."""
        ring = (self, *self._chrome.panel.parts, *self._choosing.ghosts.buttons, *self._chrome.buttons)
        for one, following in pairwise(ring):
            QWidget.setTabOrder(one, following)

    def _stop_waiting(self) -> None:
        """Nothing may be done until the next `await_action`."""
        self._choosing.end()
        self._chrome.offer_rest("")

    def announce(self, text: str, assertive: bool) -> None:
        """Tell a screen reader, without moving the focus."""
        self._reader.announce(text, assertive)

    def _performed(self, event: Event) -> None:
        """An event is being shown: say it, and keep the widgets beside it true."""
        self._last_trick.hide()
        self._after_change()
        if isinstance(event, happened.DealSettled):
            self.settled.emit(event)
        self._reader.tell(event, self._view)

    # ------------------------------------------------------------------ everything in its place
    def _after_change(self) -> None:
        """Bring the widgets over the scene in line with it."""
        if self._dance.picture is not None:
            self._chrome.show_picture(self._dance.picture)
            self._chrome.lay_out()
            self._choosing.describe()
            self.setAccessibleDescription(self._reader.table_text(self._dance.picture))

    def _refresh(self) -> None:
        """Everything anew in its place, at once."""
        self._stage.ratio = self.devicePixelRatioF()
        self._last_trick.hide()
        self._chrome.refresh()
        self._dance.refresh()
        self._after_change()
        self._scene.bubbles.moved(self._scene.plate_boxes())
        self._scene.trick.show_slot(self._scene.trick.has_slot)
        self.resetCachedContent()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = self.viewport().size()
        self.setSceneRect(0, 0, size.width(), size.height())
        self._stage.resized(size.width(), size.height())
        self._stage.is_resizing = self.isVisible()
        self._refresh()
        self._stage.is_resizing = False
        self._resized.start()

    def _drop_old_sizes(self) -> None:
        """The window has come to rest."""
        layout = self._stage.layout
        self._stage.pixmaps.drop_sizes(map(round, card_widths(layout)))

    def _take_preferences(self) -> None:
        self._stage.resized(self.viewport().width(), self.viewport().height())
        self._stage.direction = self.layoutDirection()
        self._stage.reduces_motion = self._reduces_motion()
        self._stage.pixmaps.set_look(self._stage.look())

    def _reduces_motion(self) -> bool:
        """As the person says; "system" asks the style, which knows whether the desktop has animations turned off."""
        wish = self._stage.wish("reduced_motion")
        duration = self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration)
        return bool(wish == "on" or (wish == "system" and duration == 0))

    def _preference_changed(self, key: str) -> None:
        self._take_preferences()
        if key == "sort_hand":
            self._scene.own_order.forget()
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        changes = (QEvent.Type.LayoutDirectionChange, QEvent.Type.LanguageChange)
        if event.type() in changes and self.scene() is not None:
            self.setAccessibleName(self.tr("Card table"))
            self._take_preferences()
            self._scene.bubbles.hush_all()  # what was said was said in the other language
            if self._view is not None:
                self._speak_calls(self._view)
            self._choosing.ask()
            self._refresh()
        elif event.type() == QEvent.Type.StyleChange and self.scene() is not None:
            self._follow_motion()

    def _follow_motion(self) -> None:
        """The system or the person may wish less motion by now: what is under way arrives at once."""
        was, self._stage.reduces_motion = self._stage.reduces_motion, self._reduces_motion()
        if self._stage.reduces_motion and not was:
            self._scene.settle()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange and self.scene() is not None:
            self._refresh()
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()
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

    # ------------------------------------------------------------------ mouse and keyboard
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._last_trick.is_shown:
            self._last_trick.hide()
        elif self._timeline.is_busy:
            self.hurry()
        elif event.button() is Qt.MouseButton.LeftButton:
            self._pointer.press(self._point(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer.move(self._point(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pointer.release(self._point(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click plays nothing: the card under it is another one."""

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._choosing.point_at(None)

    def _point(self, event: QMouseEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._timeline.is_busy:
            self.hurry()
        elif key == Qt.Key.Key_Escape and self._last_trick.is_shown:
            self._last_trick.hide()
        elif key == Qt.Key.Key_Escape and self._choosing.close_something():
            pass
        elif not (self._keyboard.press(event) or self._read_out(event) or self._put_in_order(event)):
            event.ignore()

    def _put_in_order(self, event: QKeyEvent) -> bool:
        """The key that sorts the hand again after cards were moved."""
        if key_letter(event) != IN_ORDER or not self._stage.wish("single_keys"):
            return False
        self.sort_hand()
        return True

    def _read_out(self, event: QKeyEvent) -> bool:
        """The key that has the table said."""
        if key_letter(event) != READ or not self._stage.wish("single_keys"):
            return False
        self.announce(self._reader.table_text(self._dance.picture), True)
        return True

    def card_point(self, card: Card) -> QPointF:
        """Where a card of my hand can be clicked, in the coordinates of the viewport."""
        strip = self._scene.hand.visible_strip(card)
        return QPointF(strip.x + strip.width / 2, strip.y + strip.height * 0.4)
