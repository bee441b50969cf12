"""The user's turn: the actions offered, how the hand marks them, and the reason against any other."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtWidgets import QAbstractScrollArea

from belote_desktop.engine.actions import Action, Play
from belote_desktop.engine.cards import Card
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import Message
from belote_desktop.models.words import words
from belote_desktop.models.words.forms import card_worded
from belote_desktop.table.input.card_picker import CardPicker
from belote_desktop.table.input.obstacles import (
    beside_buttons,
    beside_explanation,
    beside_offer,
    beside_question,
    beside_speech,
    numbers,
)
from belote_desktop.table.input.table_hint import TableHint
from belote_desktop.table.items.emphasis import Attention
from belote_desktop.table.overlays.chrome import Chrome
from belote_desktop.table.overlays.questions import RefusalOf, discard_size, question_for
from belote_desktop.table.scene.bubble import Words
from belote_desktop.table.scene.ghost_buttons import GhostRow
from belote_desktop.table.scene.scene import TableScene

_HOVER_MS, _LIFT_MS = 250, 120


class ActionChooser(QObject):
    """Offers exactly the options of a view; `chosen` is emitted once for each `begin`."""

    chosen = Signal(object)
    refused = Signal(object)
    picked = Signal(object)
    """Emitted with the card that was picked as an answer (`pick_cards`)."""
    card_played = Signal(object)
    """Emitted with a card just before it is chosen, by mouse or keyboard."""
    said = Signal(str, bool)
    """A text for a screen reader; True if it is urgent."""

    def __init__(self, scene: TableScene, chrome: Chrome, table: QAbstractScrollArea) -> None:
        super().__init__(table)
        self._table = table
        self._scene, self._stage, self._chrome = scene, scene.stage, chrome
        self._view: SeatView | None = None
        self._refusal_of: RefusalOf | None = None
        self.ghosts = GhostRow(table, self.try_card, self._focus_changed)
        self.picker = CardPicker(scene.hand, self._on_picked)
        self.pointed: Card | None = None
        self.word_on: Callable[[Card], str] = lambda _card: ""
        """The word that a teacher has put on a card; empty for none."""
        self._hover = QTimer(self, singleShot=True, interval=_HOVER_MS)
        self._hover.timeout.connect(self._hovered)
        chrome.panel.chosen.connect(self.choose)
        chrome.panel.marked.connect(lambda text: self.said.emit(text, False))
        chrome.to_be_seen = lambda: beside_question(scene)
        chrome.beside_buttons = lambda: beside_buttons(scene)
        scene.bubbles.beside_speech = lambda: (*beside_speech(scene), *chrome.boxes)
        scene.bubbles.beside_explanation = lambda: (*beside_explanation(scene), *chrome.boxes)
        scene.bubbles.beside_all = lambda: (*beside_offer(scene), *chrome.boxes)
        scene.bubbles.numbers = lambda: tuple(numbers(scene))

    @property
    def is_waiting(self) -> bool:
        """Whether the user may act now."""
        return self._refusal_of is not None or self.picker.is_picking

    def begin(self, view: SeatView, refusal_of: RefusalOf) -> None:
        """Start a choice from the options of a view; `refusal_of` gives the reason against any other action."""
        self.mark_permitted(False)
        self._view, self._refusal_of = view, refusal_of
        lawful = {action.card for action in view.options if isinstance(action, Play)}
        if self._lays_away:
            lawful = set(self._scene.hand.cards)
        self._scene.hand.set_marked((), 0)
        self._scene.hand.set_lawful(lawful if lawful else None, self._stage.time(_LIFT_MS))
        self.ask()
        self.describe()
        self.pointed = None if self.pointed not in self._scene.hand.cards else self.pointed
        if self.pointed is not None:
            self._hover.start()

    def pick_cards(self, *, several: bool) -> None:
        """Let a card of the hand be picked, or several be marked; nothing is played."""
        self.end()
        self.picker.begin(several=several, ms=self._stage.time(_LIFT_MS))
        self.describe()

    def _on_picked(self, card: Card) -> None:
        self.end()
        self.describe()
        self.picked.emit(card)

    def ask(self) -> None:
        """Show the question of the view on the panel."""
        panel = self._chrome.panel
        question = None
        if self._view is not None and self._refusal_of is not None:
            question = question_for(
                self._view, self._refusal_of, self._index, self._scene.hand.marked, self._stage.names
            )
        if question is None:
            self._chrome.hide_panel()
            return
        panel.ask(question)
        if not panel.is_aside and self._view is not None and self._view.seat is not None:
            self._scene.bubbles.hush(self._view.seat)  # the panel comes where my speech was
        self._chrome.show_panel()

    def end(self) -> None:
        """Stop choosing until the next `begin`."""
        self.mark_permitted(False)
        self._refusal_of = None
        self.picker.end()
        self._scene.hand.set_marked((), 0)
        self._hover.stop()
        panel = self._chrome.panel
        if panel.isAncestorOf(panel.window().focusWidget()):
            self._table.setFocus()  # not to whatever button comes next
        self._chrome.hide_panel()
        self._scene.trick.show_slot(False)
        self._scene.bubbles.close_explanation()
        self._scene.hand.set_lawful(None, self._stage.time(_LIFT_MS))

    def choose(self, action: Action) -> None:
        """Take an action as the user's choice."""
        if self._refusal_of is not None:
            self.end()
            self.describe()
            self.chosen.emit(action)

    def try_card(self, card: Card, *, deliberate: bool = False) -> None:
        """Play a card, raise it first if plays are confirmed, or show why it may not be played."""
        if self.picker.is_picking:
            self._pick(card, deliberate=deliberate)
        if self._refusal_of is None:
            return
        hand = self._scene.hand
        if self._lays_away:
            self._mark(card)
        elif not hand.is_lawful(card):
            self.refused.emit(card)
            self.explain(card, aloud=True)
        elif self._stage.wish("confirm_play") and not deliberate and hand.attention.raised != card:
            self.attend(raised=card)
        else:
            self.card_played.emit(card)
            self.choose(Play(card))

    def _pick(self, card: Card, *, deliberate: bool) -> None:
        """Pick a card as an answer; a single one is raised first if plays are confirmed."""
        is_held = self.picker.takes_one and self._stage.wish("confirm_play") and not deliberate
        if is_held and self._scene.hand.attention.raised != card:
            self.attend(raised=card)
            return
        self.picker.pick(card, self._stage.time(_LIFT_MS))
        self.describe()
        if card in self._scene.hand.marked:
            self.said.emit(_chosen(), False)

    def move_card(self, card: Card, place: int) -> None:
        """Move a card of the hand to another place, counted from 0 at the left."""
        held = self._scene.hand.fan_cards
        if card not in held or not 0 <= place < len(held) or held[place] == card:
            return
        self._scene.move_card(card, place, self._stage.time(_LIFT_MS))
        self.describe()
        #: {card}: K♥ on screen, the king of hearts aloud. Read aloud in your hand. {place}, {count}: numbers.
        text = QCoreApplication.translate("Choosing", "{card}: card {place} of {count}")
        self.said.emit(
            text.format(card=card_worded(card), place=words.number(place + 1), count=words.number(len(held))), False
        )

    @property
    def _lays_away(self) -> bool:
        """Whether cards must be discarded face down now."""
        return self._view is not None and discard_size(self._view) > 0

    def _mark(self, card: Card) -> None:
        """Mark a card to be discarded, or unmark it."""
        assert self._view is not None
        hand = self._scene.hand
        marked, size = hand.marked ^ {card}, discard_size(self._view)
        if len(marked) > size and size > 1:
            text = QCoreApplication.translate("Choosing", "You have chosen enough cards. Put one back first.")
            self._scene.bubbles.explain(hand.top_of(card), text)
            self.said.emit(text, True)
            return
        hand.set_marked({card} if len(marked) > size else marked, self._stage.time(_LIFT_MS))
        self._scene.bubbles.close_explanation()
        self.ask()
        self._chrome.lay_out()
        self.describe()
        self.said.emit(self._chrome.panel.accessibleDescription(), False)

    # ------------------------------------------------------------------ attention
    def attend(self, **changes: Card | None) -> None:
        """Update which cards of the hand are focused, pointed at or raised."""
        now = self._scene.hand.attention
        values = {"focused": now.focused, "pointed": now.pointed, "raised": now.raised} | changes
        self._scene.hand.set_attention(Attention(**values), self._stage.time(_LIFT_MS))

    def point_at(self, card: Card | None) -> None:
        """Set the card under the pointer; None for none."""
        changed, self.pointed = card != self.pointed, card
        if card != self._scene.hand.attention.pointed:
            self.attend(pointed=card)
        if changed:
            self._hover.start()
            if self.ghosts.focused_card is None:
                self._scene.bubbles.close_explanation()

    def _hovered(self) -> None:
        if self.pointed is not None and self.is_waiting:
            self.explain(self.pointed)

    def _focus_changed(self, card: Card, has_it: bool) -> None:
        if has_it:
            self.attend(focused=card, raised=None)
            self.explain(card)
        elif self._scene.hand.attention.focused == card:
            self.attend(focused=None)
            self._scene.bubbles.close_explanation()

    # ------------------------------------------------------------------ explanations
    @property
    def _index(self) -> str:
        return words.index_in_use(self._stage.preferences)

    def _refusal(self, card: Card) -> Message | None:
        """Why a card may not be played now; None if it may, or if explanations are switched off."""
        playing = self._view is not None and any(isinstance(action, Play) for action in self._view.options)
        if self._refusal_of is None or not playing or not self._stage.wish("aid_reason"):
            return None
        refusals = () if self._scene.hand.is_lawful(card) else self._refusal_of(Play(card))
        return refusals[0].message if refusals else None

    def explain(self, card: Card, *, aloud: bool = False) -> None:
        """Show above the card why it may not be played."""
        message = self._refusal(card) if card in self._scene.hand.cards else None
        if message is None:
            self._scene.bubbles.close_explanation()
            return
        self._scene.bubbles.explain(self._scene.hand.top_of(card), words.sentence(message, self._index))
        if aloud:
            self.said.emit(words.spoken(message), True)

    def hint(self, hint: TableHint) -> None:
        """Show a hint in place of an explanation."""
        layout, names, hand = self._stage.layout, self._stage.names, self._scene.hand
        texts = tuple(words.sentence(each, self._index, names) for each in hint.sentences)
        points = hint.about in hand.cards
        tip = hand.top_of(hint.about) if hint.about is not None and points else (layout.centre_x, layout.hand_top - 28)
        self._scene.bubbles.tell(tip, Words(texts, False, chart=hint.chart, note=hint.note), points=points)
        self.said.emit(" ".join(words.spoken(each, names) for each in hint.sentences), False)

    def mark_permitted(self, shown: bool) -> None:
        """Mark the legal cards and calls, or remove the marks."""
        shown &= self._refusal_of is not None
        self._scene.hand.point_out(shown, self._stage.time(_LIFT_MS))
        self._chrome.panel.point_out(shown)

    def describe(self) -> None:
        """Give each card of my hand its invisible button, described by the reason it may not be played."""
        cards = self._scene.hand.cards
        strips = [self._scene.hand.visible_strip(card) for card in cards]
        self.ghosts.show(cards, strips, self._description)

    def _description(self, card: Card) -> str:
        if self.picker.is_picking:
            return _chosen() if card in self._scene.hand.marked else ""
        if self._lays_away and card in self._scene.hand.marked:
            #: Read aloud with a card.
            return QCoreApplication.translate("Choosing", "To be discarded")
        message = self._refusal(card)
        said = (self.word_on(card), "" if message is None else words.spoken(message))
        return ". ".join(each for each in said if each)

    def close_something(self) -> bool:
        """Close the explanation, or lower a raised card; False if there is neither."""
        if self._scene.bubbles.explanation is not None or self._scene.hand.is_pointed_out:
            self._scene.bubbles.close_explanation()
            self.mark_permitted(False)
        elif self._scene.hand.attention.raised is not None:
            self.attend(raised=None)
        else:
            return False
        return True


def _chosen() -> str:
    #: Read aloud with a card that was chosen as an answer.
    return QCoreApplication.translate("Choosing", "Chosen")
