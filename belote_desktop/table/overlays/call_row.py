"""Calls that are chosen before they are said: a row of keys, and the one button that says the whole call."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from belote_desktop.engine.actions import TAKE, Action
from belote_desktop.engine.cards import Suit
from belote_desktop.engine.contract import Denomination
from belote_desktop.models.words import words
from belote_desktop.table.items.painting import box, draw_icon
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.overlays.bid_levels import LevelBox
from belote_desktop.table.overlays.buttons import ChoiceButton
from belote_desktop.table.overlays.questions import Choice, Question, denomination_choice

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_UP_AND_DOWN = (Qt.Key.Key_Up, Qt.Key.Key_Down)


class KeyButton(ChoiceButton):
    """A call that can be chosen, one of several; pressing it commits to nothing. A seal tells that it is chosen."""

    def __init__(self, stage: Stage, parent: QWidget, choice: Choice) -> None:
        super().__init__(stage, parent, choice.text, sign=choice.sign, command=choice.command)
        self.is_suit = isinstance(choice.sign, Suit)
        """Whether it is a suit that is chosen with it."""
        self.setAccessibleName(choice.name or choice.text)
        self.setCheckable(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter on the one that is chosen says it, and arrows up and down change the points: both are the table's."""
        if event.key() in _UP_AND_DOWN or (event.key() in _ENTER and self.isChecked()):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.isChecked():
            return
        theme, painter, side = self.stage.theme, self.painter(), 15.0
        leftwards = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        box(painter, QRectF(self.rect()).adjusted(3, 3, -3, -3), 6, None, theme.primary, 2.5)
        seal = QRectF(1 if leftwards else self.width() - side - 1, 1, side, side)
        box(painter, seal, side / 2, theme.primary)
        draw_icon(painter, "check", seal.adjusted(2, 2, -2, -2), theme.primary_text, stroke=3)
        painter.end()


class CallRow(QObject):
    """The keys of a question and what is chosen of them; nothing is chosen when a question is new.

    `said` carries the action when the call is said, `chosen` tells in words what has been chosen.
    """

    said = Signal(object)
    chosen = Signal(str)

    def __init__(self, stage: Stage, panel: QWidget, level: LevelBox) -> None:
        super().__init__(panel)
        self._stage, self._panel, self._box = stage, panel, level
        self._question = Question("", "", ())
        self._meant: dict[KeyButton, Choice | Denomination] = {}
        self.say: ChoiceButton | None = None
        """What says the call; None where nothing is to be chosen."""
        level.level_changed.connect(self._level_changed)

    @property
    def keys(self) -> tuple[KeyButton, ...]:
        """What can be chosen."""
        return tuple(self._meant)

    @property
    def parts(self) -> tuple[ChoiceButton, ...]:
        """The keys and the button that says the call, in the order of the Tab key."""
        return (*self.keys, *((self.say,) if self.say is not None else ()))

    @property
    def call(self) -> Action | None:
        """What is chosen; None while nothing is."""
        return next((self.call_of(key) for key in self.keys if key.isChecked()), None)

    def call_of(self, key: KeyButton) -> Action | None:
        """What a key stands for now; None where that may not be said."""
        meant, bids = self._meant[key], self._question.bids
        if isinstance(meant, Choice):
            return meant.action
        return None if bids is None else bids.find(self._box.level, meant)

    def ask(self, question: Question) -> None:
        """The keys of a question, with nothing chosen, and the lowest of its bids."""
        self._question, self._meant, self.say = question, {}, None
        if question.bids is not None:
            self._box.offer(question.bids.levels)
            for trump in question.bids.denominations:
                self._add(denomination_choice(None, trump), trump)
        for choice in question.keys:
            self._add(choice, choice)
        if self._meant:
            self.say = ChoiceButton(self._stage, self._panel, "", sign=None, command=None, says_choice=True)
            self.say.may_show = (self._nothing, *self._longest())  # nothing moves when something is chosen
            pattern = QCoreApplication.translate("ChoiceButton", "Key {key}")
            self.say.setAccessibleDescription(pattern.format(key=QCoreApplication.translate("keys", "Enter")))
            self.say.clicked.connect(self.speak)
            self.say.show()
            self._level_changed()

    def _add(self, choice: Choice, meant: Choice | Denomination) -> None:
        key = KeyButton(self._stage, self._panel, choice)
        key.clicked.connect(lambda: self._choose(key))
        key.show()
        self._meant[key] = meant

    def speak(self) -> None:
        """Say what is chosen; nothing where nothing is."""
        if self.call is not None:
            self.said.emit(self.call)

    def press(self, key: int) -> bool:
        """Enter says the call, the arrows up and down change the points of a bid; whether the key meant that."""
        if key in _UP_AND_DOWN and self._question.bids is not None:
            self._box.stepBy(1 if key == Qt.Key.Key_Up else -1)
            return True
        if key not in _ENTER or self.call is None:
            return False
        self.speak()
        return True

    def _choose(self, chosen: KeyButton) -> None:
        """A call is chosen in place of any other: the button repeats it, and it is heard."""
        for key in self.keys:
            key.setChecked(key is chosen)
        self._name()
        self._tell()

    def _tell(self) -> None:
        if self.call is not None:
            pattern = self.tr("Chosen: {call}. Press Enter to say it.")
            self.chosen.emit(pattern.format(call=words.call_text(self.call)))

    def _level_changed(self) -> None:
        """Other points: only the trumps they may be bid in can be chosen."""
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
        """The button says what it will say."""
        if self.say is None:
            return
        call = self.call
        self.say.setEnabled(call is not None)
        self.say.setText(self._nothing if call is None else self._repeated(call))
        self.say.setAccessibleName(self._nothing if call is None else self._spoken(call))
        self.say.update()

    @property
    def _nothing(self) -> str:
        """What stands on the button while nothing is chosen."""
        only_suits = all(key.is_suit for key in self.keys)
        return self.tr("Choose a suit") if only_suits else self.tr("Choose a contract")

    def _repeated(self, call: Action) -> str:
        """The whole call, as it stands on the button."""
        return self._taken if call == TAKE else self.tr("Say {call}").format(call=words.call_token(call))

    def _spoken(self, call: Action) -> str:
        """The same as it is heard."""
        return self._taken if call == TAKE else self.tr("Say {call}").format(call=words.call_text(call))

    @property
    def _taken(self) -> str:
        """Taking the turned card, in the words of its key."""
        return next((choice.text for choice in self._question.keys if choice.action == TAKE), "")

    def _longest(self) -> list[str]:
        """The texts of the button that may be the longest."""
        bids = self._question.bids
        if bids is None:
            return [self._repeated(choice.action) for choice in self._question.keys if choice.action is not None]
        wordiest = max(bids.levels, key=lambda level: len(level.text))
        found = (bids.find(wordiest, trump) for trump in bids.denominations)
        return [self._repeated(bid) for bid in found if bid is not None]
