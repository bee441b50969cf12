"""A drill question on the board: the position, the answer, and what the coach says of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from belote_desktop.coach.drills import Answer, Answered, Form, Problem, Row
from belote_desktop.coach.drills.counting import Count
from belote_desktop.engine import Action, Card, CardSet, Message, Play, SeatView
from belote_desktop.engine.contract import Contract
from belote_desktop.models.match.hand_order import sort_hand
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.models.words.names import Names
from belote_desktop.windows.board.board import Board, Said
from belote_desktop.windows.board.choices import WordChoice
from belote_desktop.windows.board.people import people_round
from belote_desktop.windows.board.positions import is_full, with_call, with_card
from belote_desktop.windows.board.tray import TrayRow
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.announcing import announce
from belote_desktop.windows.widgets.controls import capital


class DrillQuestion(Board):
    """Shows a problem and takes one answer; `judged` carries the judgement, `hint_offered` whether there is a hint."""

    judged = Signal(object)
    hint_offered = Signal(bool)

    def __init__(self, style: Style, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(style, preferences, parent)
        self._preferences = preferences
        self.problem: Problem | None = None
        self.judgement: Answered | None = None
        self.is_hinted = False
        """Whether the hint was asked for."""
        self._why = ""
        self.answered.connect(self._on_answered)

    # ------------------------------------------------------------------ the question
    def show_problem(self, problem: Problem, why: str = "") -> None:
        """Show a problem; `why` tells why it is due today."""
        self.problem, self.judgement, self._why = problem, None, why
        self.is_hinted = False
        self.hint_offered.emit(bool(problem.hint))
        self._show()
        self.focus_answer()
        announce(self, *self._told(problem), index=self._index, names=self.names)

    def _show(self) -> None:
        problem = self.problem
        assert problem is not None
        names = people_round(problem.rules, problem.me, self._preferences)
        self.put(problem.view, names, crowned=not is_full(problem.view))
        self.lay([self._tray_row(row) for row in _beside_table(problem)])
        self._ask(problem)
        self.say(Said(self._sentence(problem.question), tuple(self._facts(problem))))

    def _facts(self, problem: Problem) -> Iterator[str]:
        """What must be known beside the position."""
        if self._why:
            yield self._why
        contract = problem.picture.contract
        if problem.view is None and contract is not None:
            yield self._contract_text(problem, contract) + "."
        yield from map(self._sentence, problem.picture.facts)
        if self.is_hinted:
            yield from map(self._sentence, problem.hint)

    def _told(self, problem: Problem) -> Iterator[str | Message]:
        """All that is shown, to be read out: the question first, then its subject."""
        yield problem.question
        yield from self._facts(problem)
        if self.view is not None:
            yield self.position_told
        yield from (row.spoken for row in self.tray.rows)

    def _tray_row(self, row: Row) -> TrayRow:
        problem = self.problem
        assert problem is not None
        plates = Names(self.names)  # below cards people are called as on their plates
        notes = {card: words.sentence(note, self._index, plates) for card, note in row.notes.items()}
        cards = row.cards
        if row.hand:
            how = str(self._preferences.value("sort_hand"))
            cards = tuple(sort_hand(cards, problem.rules, problem.picture.contract, how))
        won = {} if problem.view is None else {card: self.names.of(seat) for seat, card in _winners(problem.view)}
        return TrayRow(self._sentence(row.caption), cards, notes, row.group, won)

    def _contract_text(self, problem: Problem, contract: Contract) -> str:
        name = words.contract_name(contract, problem.rules)
        #: {contract}: 100 in hearts. {player}: a name or you.
        pattern = self.tr("Contract: {contract}, {player}")
        return pattern.format(contract=name, player=self.names.inside(contract.declarer))

    def _ask(self, problem: Problem) -> None:
        if problem.form is Form.NUMBER:
            self.ask_number(points=isinstance(problem, Count))
        elif problem.form is Form.CALL:
            self.ask_call(lambda _action: ())
        elif problem.form is Form.CHOICE:
            self.ask_choice([self._button(self._sentence(each).rstrip(".")) for each in problem.choices])
        elif self.view is not None and set(problem.picture.open_cards) <= set(self.view.hand):
            self.ask_cards(several=problem.form is Form.CARDS)
        else:
            cards = problem.picture.open_cards
            self.ask_choice([self._button(self._of_card(problem, card)) for card in cards], cards)

    def _button(self, text: str) -> WordChoice:
        return WordChoice(self._style, text)

    def _of_card(self, problem: Problem, card: Card) -> str:
        """A card that lies on the table, with whose it is."""
        token = words.card_token(card, self._index)
        note = next((row.notes[card] for row in problem.picture.rows if card in row.notes), None)
        if note is None:
            return token
        #: {call}: a card, or what was said, "100 in hearts". {player}: a name or You.
        pattern = self.tr("{player}: {call}")
        return pattern.format(player=words.sentence(note, self._index, self.names), call=token)

    def give_hint(self) -> None:
        """Add the hint to the question; nothing once it is given or the question is answered."""
        problem = self.problem
        if problem is None or self.judgement is not None or self.is_hinted or not problem.hint:
            return
        self.is_hinted = True
        self.hint_offered.emit(False)
        self.say(Said(self._sentence(problem.question), tuple(self._facts(problem))))
        self.focus_answer()
        announce(self, *problem.hint, index=self._index, names=self.names)

    # ------------------------------------------------------------------ the answer
    def _on_answered(self, given: object) -> None:
        """An answer of the board, in the form of the problem."""
        problem = self.problem
        if problem is None:
            return
        if problem.form is Form.CARD and not isinstance(given, Card):
            assert isinstance(given, int)
            given = problem.picture.open_cards[given]
        self.answer(cast(Answer, given))

    def answer(self, answer: Answer) -> None:
        """Judge an answer; a second one is ignored."""
        if self.problem is None or self.judgement is not None:
            return
        self.judgement = self.problem.judge(answer)
        self.hint_offered.emit(False)
        self._show_judgement(self.problem, self.judgement, answer)
        self.judged.emit(self.judgement)

    def close_with(self, title: str, sentence: str) -> None:
        """Take no answer any more, and have the coach say something instead."""
        self.problem = self.judgement = None
        self.hint_offered.emit(False)
        self.end_asking(None, None)
        self.say(Said(title, (sentence,), goes_on=True))
        announce(self, title, sentence)

    def _show_judgement(self, problem: Problem, judged: Answered, answer: Answer) -> None:
        chosen, right = self._places(problem, answer)
        self.hush()
        self.end_asking(chosen, right)
        if problem.form is Form.NUMBER and isinstance(answer, int):
            self.strip.show_number(answer, is_right=judged.right)
        self._show_done(answer)
        cards = answer if isinstance(answer, CardSet) else CardSet((answer,)) if isinstance(answer, Card) else CardSet()
        self._note(judged)
        missed = judged.marked - cards if problem.form is Form.CARDS else CardSet()
        self.mark(judged.marked - missed, cards - judged.marked, missed)
        verdict = self.tr("Correct.") if judged.right else self.tr("Not quite.")
        about = next(iter(judged.marked)) if len(judged.marked) == 1 else None
        repeats = not judged.right and self.strip.has_answers  # on the table it is plain what was asked
        asked = self._sentence(problem.question) if repeats else ""
        self.say(Said(verdict, tuple(map(self._sentence, judged.sentences)), about, asked=asked, goes_on=True))
        announce(self, verdict, *judged.sentences, names=self.names)

    def _places(self, problem: Problem, answer: Answer) -> tuple[int | None, int | None]:
        """The places of the chosen button and of the right one; None where there are no buttons."""
        if problem.form is Form.CHOICE and isinstance(answer, int) and isinstance(problem.solution, int):
            return answer, problem.solution
        cards, right = problem.picture.open_cards, problem.solution
        if self.strip.choices and isinstance(answer, Card) and isinstance(right, Card):
            return cards.index(answer), cards.index(right)
        return None, None

    def _show_done(self, answer: Answer) -> None:
        """Show the card played or the call made; of a full trick, who wins it."""
        view = self.view
        if view is None:
            return
        if isinstance(answer, Card) and Play(answer) in view.lawful:
            view = with_card(view, answer)
        elif isinstance(answer, Action):
            view = with_call(view, answer)
        self.table.show_position(view)

    def _note(self, judged: Answered) -> None:
        """Write the notes of the answer below the cards of the tray."""
        for each in self.tray.cards:
            if each.card in judged.notes:
                each.set_note(words.sentence(judged.notes[each.card], self._index, self.names))

    def _sentence(self, message: Message) -> str:
        return capital(words.sentence(message, self._index, self.names))

    @property
    def _index(self) -> str:
        return words.index_in_use(self._preferences)

    def renew(self) -> None:
        """Apply a change of language, theme or text size; an answer already given is kept."""
        self.strip.reword()
        if self.problem is not None and self.judgement is None:
            self._show()
        self.restyle()


def _winners(view: SeatView) -> Iterator[tuple[int, Card]]:
    """The cards that won the tricks that are over, each with the seat that played it."""
    seats = view.rules.table.seats
    return ((seat, card) for trick in view.tricks for seat, card in trick.plays(seats) if seat == trick.winner)


def _beside_table(problem: Problem) -> Iterator[Row]:
    """The rows whose cards do not lie on the table."""
    view, shown = problem.view, set[Card]()
    if view is not None:
        shown = {*view.hand, *(view.trick.cards if view.trick is not None else ())}
        shown |= set() if view.turn_up is None else {view.turn_up}
        shown |= {stack.top for stacks in view.stacks for stack in stacks if stack.top is not None}
    yield from (row for row in problem.picture.rows if not set(row.cards) <= shown)
