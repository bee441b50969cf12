"""Calls in two steps: a row of buttons to choose the call, and one button that makes it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from belote_desktop.engine.actions import TAKE, Action
from belote_desktop.engine.contract import Denomination
from belote_desktop.models.words import words
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.overlays.buttons import ChoiceButton
from belote_desktop.table.overlays.key_buttons import KeyButton
from belote_desktop.table.overlays.level_strip import LevelStrip
from belote_desktop.table.overlays.panel_forms import Form
from belote_desktop.table.overlays.questions import Choice, Question, denomination_choice

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_UP_AND_DOWN = (Qt.Key.Key_Up, Qt.Key.Key_Down)


class CallRow(QObject):
    """The calls of a question and the one chosen; a new question starts with none chosen.

    `said` carries the action when the call is made; `chosen` carries the chosen call in words.
    """

    said = Signal(object)
    chosen = Signal(str)

    def __init__(self, stage: Stage, panel: QWidget, strip: LevelStrip) -> None:
        super().__init__(panel)
        self._stage, self._panel, self._strip = stage, panel, strip
        self._question = Question("", "", ())
        self._form = Form(1.0, 0.0)
        self._meant: dict[KeyButton, Choice | Denomination] = {}
        self.say: ChoiceButton | None = None
        """The button that makes the call; None if there is no call to choose."""
        strip.level_changed.connect(self._level_changed)

    @property
    def keys(self) -> tuple[KeyButton, ...]:
        """The buttons that choose a call."""
        return tuple(self._meant)

    @property
    def shown_keys(self) -> list[KeyButton]:
        """The keys there is room for; where it is short, those of calls that are not legal are left out."""
        return [key for key in self.keys if not (key.why and self._form.is_keyless)]

    def take(self, form: Form) -> None:
        """Take the look of a form of the panel; all keys become as wide as the widest."""
        self._form = form
        for part in self.parts:
            part.take(form)
        widest = max((key.sizeHint().width() for key in self.shown_keys), default=0)
        for key in self.keys:
            key.least = widest

    def hide_others(self) -> None:
        """Hide the keys there is no room for."""
        shown = self.shown_keys
        for key in self.keys:
            key.setVisible(key in shown)

    @property
    def parts(self) -> tuple[ChoiceButton, ...]:
        """The buttons that choose a call and the one that makes it, in Tab order."""
        return (*self.keys, *((self.say,) if self.say is not None else ()))

    @property
    def call(self) -> Action | None:
        """The chosen call; None if none is chosen."""
        return next((self.call_of(key) for key in self.keys if key.isChecked()), None)

    def call_of(self, key: KeyButton) -> Action | None:
        """The call a button stands for now; None if it is not legal."""
        meant, bids = self._meant[key], self._question.bids
        if isinstance(meant, Choice):
            return meant.action
        return None if bids is None else bids.find(self._strip.level, meant)

    def ask(self, question: Question) -> None:
        """Show the calls of a question, with none chosen and the lowest level of its bids."""
        self._question, self._meant, self.say = question, {}, None
        if question.bids is not None:
            self._strip.offer(question.bids.levels, question.bids.gone)
            for trump in question.bids.denominations:
                self._add(denomination_choice(None, trump), trump)
        for choice in question.keys:
            self._add(choice, choice)
        for key in self._meant:
            key.is_on_paper = any(other.sign is not None for other in self._meant)
        if self._meant:
            self.say = ChoiceButton(self._stage, self._panel, "", sign=None, command=None, says_choice=True)
            self.say.may_show = (self._nothing, *self._longest())  # nothing moves when something is chosen
            #: {key}: a key, Ctrl+N. Read aloud with a button.
            pattern = QCoreApplication.translate("ChoiceButton", "Key {key}")
            #: The name of a key.
            self.say.setAccessibleDescription(pattern.format(key=QCoreApplication.translate("keys", "Enter")))
            self.say.clicked.connect(self.speak)
            self.say.show()
            self._level_changed()

    def _add(self, choice: Choice, meant: Choice | Denomination) -> None:
        key = KeyButton(self._stage, self._panel, choice)
        # a screen reader toggles it and does not click; a chosen one that is clicked stays chosen
        key.toggled.connect(lambda on: self._choose(key) if on else self._name())
        key.clicked.connect(lambda: key.setChecked(True))
        key.show()
        self._meant[key] = meant

    def speak(self) -> None:
        """Make the chosen call; does nothing if none is chosen."""
        if self.call is not None:
            self.said.emit(self.call)

    def press(self, key: int) -> bool:
        """Handle Enter (make the call) or up and down (change the points); returns whether the key was used."""
        if key in _UP_AND_DOWN and self._question.bids is not None:
            self._strip.stepBy(1 if key == Qt.Key.Key_Up else -1)
            return True
        if key not in _ENTER or self.call is None:
            return False
        self.speak()
        return True

    def _choose(self, chosen: KeyButton) -> None:
        """Choose a call in place of any other; the button repeats it and a screen reader hears it."""
        for key in self.keys:
            key.setChecked(key is chosen)
        self._name()
        self._tell()

    def _tell(self) -> None:
        if self.call is not None:
            #: Read aloud. {call}: 100 in hearts.
            pattern = self.tr("Selected: {call}. Press Enter to call it.")
            self.chosen.emit(pattern.format(call=words.call_text(self.call)))

    def _level_changed(self) -> None:
        """Update the buttons after a change of points: only legal bids can be chosen."""
        for key, meant in self._meant.items():
            call = self.call_of(key)
            key.setEnabled(call is not None)
            if call is None:
                key.setChecked(False)
            elif not isinstance(meant, Choice):
                key.setAccessibleName(words.call_text(call))
        self._name()
        self._tell()

    def _name(self) -> None:
        """Set the text of the button that makes the call."""
        if self.say is None:
            return
        call = self.call
        self.say.setEnabled(call is not None)
        self.say.setText(self._nothing if call is None else self._repeated(call))
        self.say.setAccessibleName(self._nothing if call is None else self._spoken(call))
        self.say.update()

    @property
    def _nothing(self) -> str:
        """The text of that button while no call is chosen."""
        only_suits = all(key.is_suit for key in self.keys)
        return self.tr("Choose a suit") if only_suits else self.tr("Choose a contract")

    def _repeated(self, call: Action) -> str:
        """The whole call as the button shows it."""
        #: A button. {call}: Coinche.
        return self._taken if call == TAKE else self.tr("Say {call}").format(call=words.call_token(call))

    def _spoken(self, call: Action) -> str:
        """The whole call as a screen reader says it."""
        #: A button. {call}: Coinche.
        return self._taken if call == TAKE else self.tr("Say {call}").format(call=words.call_text(call))

    @property
    def _taken(self) -> str:
        """The words for taking the turn-up, as on its button; empty if it cannot be taken."""
        return next((choice.text for choice in self._question.keys if choice.action == TAKE), "")

    def _longest(self) -> list[str]:
        """The candidates for the longest text of the button, to size it."""
        bids = self._question.bids
        if bids is None:
            return [self._repeated(choice.action) for choice in self._question.keys if choice.action is not None]
        wordiest = max(bids.levels, key=lambda level: len(level.text))
        found = (bids.find(wordiest, trump) for trump in bids.denominations)
        return [self._repeated(bid) for bid in found if bid is not None]
