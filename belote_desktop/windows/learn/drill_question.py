"""A drill question with its cards, the place for the answer, and the comment on the answer."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from belote_desktop.coach.drills import Answer, Answered, Form, Problem, Row
from belote_desktop.engine import Card, CardSet, Message, Ruleset
from belote_desktop.engine.contract import Contract
from belote_desktop.models.match.hand_order import sort_hand
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.models.words.names import Names
from belote_desktop.table.layout.sides import Side, side_of
from belote_desktop.windows.cards.drill_cards import DrillCards
from belote_desktop.windows.learn.drill_answers import DrillAnswers
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.suits.suit_chip import SuitChip
from belote_desktop.windows.suits.suit_text import rich
from belote_desktop.windows.widgets.announcing import announce
from belote_desktop.windows.widgets.controls import capital
from belote_desktop.windows.widgets.page import label, panel, set_role


class DrillQuestion(QWidget):
    """Shows a problem and takes one answer; `judged` carries the judgement.

    The page places `question` above what scrolls, so that it stays visible.
    """

    judged = Signal(object)

    def __init__(self, style: Style, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style, self._preferences = style, preferences
        self.problem: Problem | None = None
        self.answered: Answered | None = None
        self.why = label(role="note", wrap=True)
        self.question = label(role="heading", wrap=True)
        self._contract = QHBoxLayout()
        self._contract.setSpacing(10)
        self.facts = label(wrap=True)
        self.cards = DrillCards(style, preferences)
        self.cards.chosen.connect(self.answer)
        self.answers = DrillAnswers(style)
        self.answers.answered.connect(self.answer)
        self.answers.asked.connect(lambda: self.answer(self.cards.answer))
        self.said = panel("paper")
        self.verdict = label(role="good", wrap=True)
        self.sentences = label(wrap=True)
        self.sentences.setTextFormat(Qt.TextFormat.RichText)
        inside = QVBoxLayout(self.said)
        inside.setContentsMargins(18, 12, 18, 14)
        inside.setSpacing(6)
        inside.addWidget(self.verdict)
        inside.addWidget(self.sentences)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(10)
        column.addWidget(self.why)
        column.addLayout(self._contract)
        for widget in (self.facts, self.cards, self.answers, self.said):
            column.addWidget(widget)
        column.addStretch(1)

    @property
    def names(self) -> Names:
        """The players' compass names by seat, as seen from the seat in question; *you* if there is a hand to play."""
        if self.problem is None:
            return Names()
        rules, me = self.problem.rules, self.problem.me
        table = rules.table
        sides = (side_of(seat, me=me, seats=table.seats, direction=table.direction) for seat in range(table.seats))
        holds = any(row.hand for row in self.problem.picture.rows)
        return Names(map(self._side_name, sides), me if holds else None)

    def _side_name(self, side: Side) -> str:
        """The compass name of a side of the screen; with three players, East and West for the other two."""
        return {
            #: A seat at the table.
            Side.SOUTH: self.tr("South"),
            #: A seat at the table.
            Side.EAST: self.tr("East"),
            #: A seat at the table.
            Side.NORTH_EAST: self.tr("East"),
            #: A seat at the table.
            Side.NORTH: self.tr("North"),
            #: A seat at the table.
            Side.NORTH_WEST: self.tr("West"),
            #: A seat at the table.
            Side.WEST: self.tr("West"),
        }[side]

    def show_problem(self, problem: Problem, why: str = "") -> None:
        """Show a problem; `why` tells why it is due today."""
        self.problem, self.answered = problem, None
        self.why.setText(why)
        self.why.setVisible(bool(why))
        self._show()
        (self.answers.first_focus() or self._first_card() or self).setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, *self._asked(), index=self._index, names=self.names)

    def _asked(self) -> list[str | Message]:
        """All that is shown, to be read out: the question first, then its subject."""
        problem = self.problem
        assert problem is not None
        told: list[str | Message] = [problem.question]
        contract = problem.picture.contract
        if contract is not None:
            told.append(self._contract_text(problem.rules, contract) + ".")
        told += problem.picture.facts
        told += [self._call(seat, text) + "." for seat, text in self._calls(problem)]
        for row in problem.picture.rows:
            cards = words.listed([words.card_name(card) for card in self._sorted(row).cards])
            #: {caption}: whose cards. {cards}: K♥ and A♠, or the names aloud. Read aloud.
            told.append(self.tr("{caption}: {cards}.").format(caption=self._sentence(row.caption), cards=cards))
        return told

    @property
    def stops(self) -> list[QWidget]:
        """The widgets that take the focus, in Tab order."""
        return [*self.cards.open_cards, *self.answers.stops]

    def _first_card(self) -> QWidget | None:
        return self.cards.open_cards[0] if self.cards.open_cards else None

    def _show(self) -> None:
        problem = self.problem
        assert problem is not None
        picture = problem.picture
        self.question.setText(self._sentence(problem.question))
        self._show_contract(problem)
        facts = [self._sentence(fact) for fact in picture.facts]
        facts += [self._call(seat, text) for seat, text in self._calls(problem)]
        self.facts.setTextFormat(Qt.TextFormat.RichText)
        self.facts.setText("<br>".join(rich(fact) for fact in facts))
        self.facts.setVisible(bool(facts))
        self.cards.show_rows([self._sorted(row) for row in picture.rows], problem.form, self.names)
        self.answers.open_answers()
        self.answers.word()
        self.answers.show_problem(problem, [self._sentence(choice).rstrip(".") for choice in problem.choices])
        self.said.hide()

    def _calls(self, problem: Problem) -> list[tuple[int, str]]:
        return [(seat, words.call_token(action, problem.rules)) for seat, action in problem.picture.calls]

    def _call(self, seat: int, text: str) -> str:
        #: {call}: what was said, "100 in hearts". {player}: a seat or You.
        return self.tr("{player}: {call}").format(player=self.names.first(seat), call=text)

    def _sorted(self, row: Row) -> Row:
        """A hand sorted as in the settings."""
        problem = self.problem
        if not row.hand or problem is None:
            return row
        how = str(self._preferences.value("sort_hand"))
        return replace(row, cards=tuple(sort_hand(row.cards, problem.rules, problem.picture.contract, how)))

    def _show_contract(self, problem: Problem) -> None:
        while (item := self._contract.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        contract = problem.picture.contract
        if contract is None:
            return
        self._contract.addWidget(SuitChip(contract, problem.rules, self._style, self._style.deck, 34))
        self._contract.addWidget(label(self._contract_text(problem.rules, contract), "name", wrap=True), 1)

    def _contract_text(self, rules: Ruleset, contract: Contract) -> str:
        name = words.contract_name(contract, rules)
        who = self.names.inside(contract.declarer)
        #: {contract}: 100 in hearts. {player}: a seat or You.
        return self.tr("Contract: {contract}, {player}").format(contract=name, player=who)

    def answer(self, answer: Answer) -> None:
        """Judge an answer; a second one is ignored."""
        if self.problem is None or self.answered is not None:
            return
        self.answered = self.problem.judge(answer)
        self._show_answered(answer)
        self.judged.emit(self.answered)

    def _show_answered(self, answer: Answer) -> None:
        problem, answered = self.problem, self.answered
        assert problem is not None
        assert answered is not None
        self._mark_chosen(answer)
        self.cards.show_answer(answered.marked, answered.notes, self.names)
        if problem.form is Form.CHOICE and isinstance(answer, int) and isinstance(problem.solution, int):
            self.answers.close_answers(answer, problem.solution)
        else:
            self.answers.close_answers(None, None)
        verdict = self.tr("Correct.") if answered.right else self.tr("Not quite.")
        self.verdict.setText(verdict)
        set_role(self.verdict, "good" if answered.right else "bad")
        self.verdict.style().unpolish(self.verdict)
        self.verdict.style().polish(self.verdict)
        self.sentences.setText("<br>".join(rich(self._sentence(each)) for each in answered.sentences))
        self.said.show()
        announce(self, verdict, *answered.sentences, names=self.names)

    def _mark_chosen(self, answer: Answer) -> None:
        """Mark the cards that were chosen."""
        chosen = answer if isinstance(answer, CardSet) else CardSet((answer,)) if isinstance(answer, Card) else ()
        for each in self.cards.open_cards:
            each.setChecked(each.card in chosen)

    def _sentence(self, message: Message) -> str:
        return capital(words.sentence(message, self._index, self.names))

    @property
    def _index(self) -> str:
        return words.index_in_use(self._preferences)

    def renew(self) -> None:
        """Apply a change of language, theme or text size; an answer already given is kept."""
        self.answers.word()
        if self.problem is None or self.answered is not None:
            return
        self._show()
