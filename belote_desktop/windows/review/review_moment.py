"""One moment of a review: first the question, then the cost, the verdict, the better action and why."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from belote_desktop.coach.looking_back.review import Judged, Verdict
from belote_desktop.engine import Action, Card, Play
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import review_words, words
from belote_desktop.models.words.forms import SPOKEN
from belote_desktop.models.words.names import Names
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.review.folding_button import FoldingButton
from belote_desktop.windows.review.review_board import ReviewBoard
from belote_desktop.windows.suits.suit_button import SuitButton
from belote_desktop.windows.suits.suit_text import rich
from belote_desktop.windows.widgets.announcing import announce
from belote_desktop.windows.widgets.flow import FlowLayout
from belote_desktop.windows.widgets.page import label, set_role


class MomentPanel(QFrame):
    """`answered` is emitted when the better action is shown, `next_asked` when the user asks for the next moment."""

    answered = Signal()
    next_asked = Signal()

    def __init__(self, style: Style, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "paper")
        self._style, self._preferences = style, preferences
        self._names = Names()
        self.judged: Judged | None = None
        self.is_shown = False
        """Whether the better action is shown."""
        self._answer: Action | None = None
        self._is_low = False
        self.title, self.question = label(role="section"), _told("name")
        self.board = ReviewBoard(style, preferences)
        self.board.chosen.connect(lambda card: self.take_answer(Play(card)))
        self.calls, self.call_row = list[QPushButton](), QWidget()
        set_role(self.call_row, "plain")
        self._call_flow = FlowLayout(self.call_row)
        self.feedback = _told("name")
        self.verdict = label(role="heading")
        self.meaning, self.cost, self.real = _told(), _told(), _told()
        self.best, self.reason = _told("name"), _told()
        self.shown_parts = (self.verdict, self.meaning, self.best, self.reason, self.cost, self.real)
        self.buttons = QWidget()
        """The row of buttons; the page places it below the scrolling part, or in `column` if room is short."""
        self.show_button, self.next_button = FoldingButton(), FoldingButton()
        set_role(self.next_button, "primary")
        for button, slot in ((self.show_button, self.show_better), (self.next_button, self.next_asked.emit)):
            button.setAutoDefault(False)
            button.clicked.connect(slot)
        self._lay_out()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self.buttons)
        row.setContentsMargins(0, 0, 6, 0)
        row.setSpacing(12)
        row.addWidget(self.show_button)
        row.addStretch(1)
        row.addWidget(self.next_button)
        column = self.column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(8)
        for part in (self.title, self.question):
            column.addWidget(part)
        column.addWidget(self.board, 1)
        column.addWidget(self.call_row)
        column.addWidget(self.feedback)
        for part in self.shown_parts:
            column.addWidget(part)

    def show_moment(self, judged: Judged, names: Names, *, shown: bool, has_next: bool) -> None:
        """Ask about a moment, or show it if it was answered before; good decisions and bad luck are shown at once."""
        self.judged, self._names, self._answer = judged, names, None
        self.is_shown = shown or not is_asked(judged)
        self.next_button.setVisible(has_next)
        self.board.show_view(judged.advice.view, names)
        self._make_calls(judged)
        self.retranslate()
        if self.is_shown:
            self._reveal()
        else:
            announce(self, self.title.text(), review_words.question_text(judged, SPOKEN))

    def focus_first(self) -> None:
        """Give the keyboard focus to the answers, or to the next button once the better action is shown."""
        if self.is_shown:
            (self.next_button if self.next_button.isVisible() else self).setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.calls:
            self.calls[0].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.board.focus_first()

    def take_answer(self, action: Action) -> None:
        """Judge an answer; the better action is shown once it is found."""
        if self.judged is None or self.is_shown:
            return
        self._answer = action
        self._say_answer()
        announce(self, review_words.answer_text(self.judged, action, SPOKEN))
        if action in self.judged.advice.equals:
            self.show_better()

    def show_better(self) -> None:
        """Show the better action, the cost of the one taken, and why."""
        if self.judged is None or self.is_shown:
            return
        self.is_shown = True
        self._reveal()
        self.answered.emit()
        self.focus_first()

    def retranslate(self) -> None:
        """Set all texts again."""
        #: A button.
        self.show_button.say(self.tr("Show the answer"))
        #: A button: the next decision worth a second look.
        self.next_button.say(self.tr("Next moment"))
        judged, index = self.judged, self._index
        if judged is None:
            return
        self.title.setText(review_words.moment_name(judged))
        self.setAccessibleName(self.title.text())
        asked = review_words.question_text(judged, index) if is_asked(judged) else ""
        _say(self.question, asked)
        self._say_answer()
        self.verdict.setText(review_words.verdict_text(judged))
        self.meaning.setText(review_words.verdict_meaning(judged))
        _say(self.best, review_words.best_text(judged, index, self._names))
        _say(self.reason, review_words.reason_text(judged, index, self._names))
        self.cost.setText(review_words.cost_text(judged) if is_asked(judged) else "")
        self.real.setText(review_words.real_text(judged))
        for button, action in zip(self.calls, self._callable(judged), strict=True):
            button.setText(review_words.action_text(judged, action, index))
        if self.is_shown:
            self.board.mark(self._tags(judged))
        self._show_parts()

    @property
    def _index(self) -> str:
        return words.index_in_use(self._preferences)

    def renew(self) -> None:
        """Apply a change of theme or deck style."""
        self.board.renew()

    def set_low(self, low: bool) -> None:
        """Make the table smaller in a low window, so that the explanation is visible with it."""
        self._is_low = low
        self._show_parts()

    def _show_parts(self) -> None:
        px = self._style.px
        low = px(210) if self.is_shown else px(240) if self.calls else px(300)
        tall = low if self._is_low else px(250)
        self.board.setMinimumHeight(tall)
        self.board.setMaximumHeight(tall if self._is_low else 16777215)
        for part in self.shown_parts:
            part.setVisible(self.is_shown and bool(part.text()))
        self.question.setVisible(bool(self.question.text()))
        self.feedback.setVisible(bool(self.feedback.text()))
        self.show_button.setVisible(not self.is_shown)
        self.call_row.setVisible(bool(self.calls) and not self.is_shown)

    def _say_answer(self) -> None:
        text = ""
        if self.judged is not None and self._answer is not None:
            text = review_words.answer_text(self.judged, self._answer, self._index)
        _say(self.feedback, text)
        self.feedback.setVisible(bool(text))

    def _callable(self, judged: Judged) -> tuple[Action, ...]:
        """The calls offered as answers: those that were weighed and the one made, in the order of the rules."""
        if isinstance(judged.action, Play):
            return ()
        weighed = {judged.action, *(each.action for each in judged.advice.weighed)}
        return tuple(action for action in judged.advice.view.lawful if action in weighed)

    def _make_calls(self, judged: Judged) -> None:
        for old in self.calls:
            self._call_flow.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.calls = []
        for action in self._callable(judged):
            button = SuitButton(self._style)
            button.clicked.connect(lambda _=False, action=action: self.take_answer(action))
            self._call_flow.addWidget(button)
            self.calls.append(button)

    def _reveal(self) -> None:
        assert self.judged is not None
        self.board.mark(self._tags(self.judged))
        self._show_parts()
        best = review_words.best_text(self.judged, SPOKEN, self._names)
        reason = review_words.reason_text(self.judged, SPOKEN, self._names)
        heard = {self.best: best, self.reason: reason}
        announce(self, self.title.text(), *(heard.get(part, part.text()) for part in self.shown_parts))

    def _tags(self, judged: Judged) -> dict[Card, str]:
        """The words under the cards of the hand."""
        #: A small mark beside the best card or call.
        found = {each.card: self.tr("best") for each in judged.advice.equals if isinstance(each, Play)}
        if isinstance(judged.action, Play):
            #: A small mark beside the card or call that you chose.
            found[judged.action.card] = self.tr("played")
        return found


def is_asked(judged: Judged) -> bool:
    """Whether the decision is asked as a question: only if a better action could have been known."""
    return judged.verdict in (Verdict.MISTAKE, Verdict.LUCKY)


def _told(role: str = "") -> QLabel:
    made = label(role=role, wrap=True)
    made.setTextFormat(Qt.TextFormat.RichText)
    return made


def _say(part: QLabel, text: str) -> None:
    """A label with suits on paper; a screen reader gets the plain sentence."""
    part.setText(rich(text))
    part.setAccessibleName(text)
