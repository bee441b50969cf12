"""One step of a lesson on the board: text, cards or a position, the question, and why an answer is right or wrong."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeGuard

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from belote_desktop import engine
from belote_desktop.coach.lessons import Ask, Do, Option, Row, Shown, Step, Tell, first_told
from belote_desktop.engine import Card, Message, Play, Refusal, Ruleset, SeatView
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.table.items.pixmaps import DeckPixmaps
from belote_desktop.windows.board.board import Board, Said
from belote_desktop.windows.board.choices import CardChoice, Choice, WordChoice
from belote_desktop.windows.board.people import people_round
from belote_desktop.windows.board.positions import at_rest, is_full
from belote_desktop.windows.board.tray import TrayRow, deck_look
from belote_desktop.windows.glossary.linked_words import SCHEME, LinkedWords
from belote_desktop.windows.glossary.word_card import place_of, place_of_coach
from belote_desktop.windows.learn.lesson_words import answer_spoken, answer_text
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.suits.suit_text import rich
from belote_desktop.windows.widgets.announcing import announce

TRIES = 2
"""With so many wrong answers to a question the right one is shown, and named; the first is told only what is wrong."""


class LessonBoard(Board):
    """Shows a step; `judged` carries whether an answer was right. Every answer may be tried."""

    judged = Signal(bool)

    def __init__(self, style: Style, preferences: Preferences, rules: Ruleset, parent: QWidget | None = None) -> None:
        super().__init__(style, preferences, parent)
        self._preferences, self.rules = preferences, rules
        self._pixmaps = DeckPixmaps(deck_look(style, preferences), self)
        self._linked = LinkedWords(rules)
        self.step: Step | None = None
        self.chosen: list[Option] = []
        self.is_told = False
        """Whether the right answer of the step is shown."""
        self._title = ""
        self.answered.connect(self._on_answered)
        self.table.word_asked.connect(lambda entry: self.word_asked.emit(SCHEME + entry))

    @property
    def is_answered(self) -> bool:
        """Whether the step has no question, or the right answer was given."""
        return not isinstance(self.step, Ask) or any(option.is_right for option in self.chosen)

    def open_rules(self, rules: Ruleset) -> None:
        """The lessons of another game."""
        self.rules, self._linked = rules, LinkedWords(rules)

    # ------------------------------------------------------------------ the step
    def show_step(self, step: Step, title: str) -> None:
        """Show a step; at the table a text lies under the title of its lesson, as a question has one too."""
        self.step, self.chosen, self.is_told, self._title = step, [], False, title
        self._pixmaps.set_look(deck_look(self._style, self._preferences))
        self._linked.begin()
        self._linked.retranslate()
        self.table.underline(self._linked.words)
        view = _shown(step)
        seat = 0 if view is None or view.seat is None else view.seat
        self.put(view, people_round(self.rules, seat, self._preferences), crowned=not is_full(view))
        self.lay([self._tray_row(row) for row in step.picture] if isinstance(step, Tell | Ask) and not view else [])
        self._ask()
        self.say(self._said(step))

    @property
    def text_place(self) -> QRect:
        """Where on the screen the text is."""
        return place_of_coach(self.table) or place_of(self.paper)

    def _said(self, step: Step) -> Said:
        told = step.given if isinstance(step, Ask) else step.sentences
        sentences = tuple(map(self._sentence, told))
        links = "<br>".join(map(self._linked.rich, sentences))
        return Said(self._heading(step), sentences, links=links, goes_on=self.is_answered)

    def _heading(self, step: Step) -> str:
        """The question, or at the table the title of the lesson."""
        if isinstance(step, Ask):
            return self._sentence(step.question)
        return self._title if self.view is not None else ""

    def read_out(self, *before: str) -> None:
        """Announce the step to a screen reader: the text, the cards or the position, the question."""
        assert self.step is not None
        announce(self, *before, *self._told(self.step), index=self._index, names=self.names)

    def _told(self, step: Step) -> Iterator[str | Message]:
        yield from step.given if isinstance(step, Ask) else step.sentences
        if isinstance(step, Do) or is_full(self.view):
            yield self.position_told
        yield from (row.spoken for row in self.tray.rows)
        if isinstance(step, Ask):
            yield step.question

    def _tray_row(self, row: Row) -> TrayRow:
        notes = [words.sentence(note) if isinstance(note, Message) else words.number(note) for note in row.notes]
        title = "" if row.title is None else self._sentence(row.title)
        return TrayRow(title, row.cards, dict(zip(row.cards, notes, strict=False)))

    # ------------------------------------------------------------------ the answers
    def _ask(self) -> None:
        step = self.step
        if not isinstance(step, Ask):
            return
        if self._is_card_of_hand(step):
            self.ask_cards(several=False)
        elif isinstance(step, Do) and set(self._lawful) == {option.shown for option in step.options}:
            self.ask_call(self._refusals)
        else:
            lying = [option.shown for option in step.options if self._lies_there(option.shown)]
            self.ask_choice([self._choice(option) for option in step.options], lying)

    def _is_card_of_hand(self, step: Ask) -> bool:
        """Whether the answer is a card to be played from the hand on the table."""
        return isinstance(step, Do) and all(isinstance(option.shown, Card) for option in step.options)

    @property
    def _lawful(self) -> tuple[engine.Action, ...]:
        return () if self.view is None else self.view.lawful

    def _refusals(self, action: engine.Action) -> tuple[Refusal, ...]:
        step = self.step
        return engine.refusals(step.position, action, step.seat) if isinstance(step, Do) else ()

    def _choice(self, option: Option) -> Choice:
        shown = option.shown
        made: Choice
        if isinstance(shown, Card) and not self._lies_there(shown):
            made = CardChoice(self._style, self._pixmaps, (shown,))
        elif isinstance(shown, tuple):
            made = CardChoice(self._style, self._pixmaps, shown)
        else:
            made = WordChoice(self._style, answer_text(shown, self.rules, self._index))
        made.setAccessibleName(answer_spoken(shown, self.rules))
        return made

    def _lies_there(self, shown: Shown) -> TypeGuard[Card]:
        """Whether an answer is a card of the trick on the table, where it can be pressed."""
        return self.view is not None and self.view.trick is not None and shown in self.view.trick.cards

    def _on_answered(self, given: object) -> None:
        """An answer of the board: a card, a call, or the place of a choice."""
        step = self.step
        if not isinstance(step, Ask):
            return
        if isinstance(given, int) and not isinstance(given, Card):
            option: Option | None = step.options[given]
        else:
            option = next((each for each in step.options if each.shown == given), None)
        if option is not None:
            self._judge(option)
        elif isinstance(given, Card):
            self._refuse(given)

    def try_answer(self, place: int) -> None:
        """Give the answer at a place of the step, from 0, as if it had been chosen."""
        assert isinstance(self.step, Ask)
        self._judge(self.step.options[place])

    def _refuse(self, card: Card) -> None:
        """Say why a card that no answer speaks of may not be played."""
        refusals = self._refusals(Play(card))
        if refusals:
            self._tell(self._wrong, refusals[0].message, card)
        self._ask()

    def _judge(self, option: Option) -> None:
        self.chosen.append(option)
        step = self.step
        assert isinstance(step, Ask)
        mistakes = {each.shown for each in self.chosen if not each.is_right}
        self.is_told = self.is_told or option.is_right or len(mistakes) >= TRIES
        self._mark_answers(step)
        #: Above the reason why an answer is right.
        verdict = self.tr("Correct.") if option.is_right else self._wrong
        why = option.why if self.is_told else first_told(step, option)
        self._tell(verdict, why, _card_of(option), asked=None if option.is_right else step)
        self.judged.emit(option.is_right)

    def show_answer(self) -> None:
        """Show the right answer and why it is right; it may still be given."""
        step = self.step
        assert isinstance(step, Ask)
        self.is_told = True
        self._mark_answers(step)
        right = step.right[0]
        #: Above the reason why the answer that is marked on the table is right.
        self._tell(self.tr("This is correct."), right.why, _card_of(right), asked=step)

    def _mark_answers(self, step: Ask) -> None:
        """Mark the answers that were chosen, and the right ones once they are shown."""
        marked = [each for each in step.options if each in self.chosen or (self.is_told and each.is_right)]
        for each, button in zip(step.options, self.strip.choices, strict=False):
            if each in marked and isinstance(button, WordChoice | CardChoice):
                button.mark(each.is_right)
        if not self.strip.choices:
            self._ask()  # another may be tried
        right, wrong = (
            [card for each in marked if each.is_right is way and (card := _card_of(each)) is not None]
            for way in (True, False)
        )
        self.mark(right, wrong)

    @property
    def _wrong(self) -> str:
        """The verdict on a wrong answer."""
        if self.is_told:
            #: After a wrong answer; the right one is marked with a word or a tick.
            return self.tr("Not quite. The right answer is marked.")
        #: After a wrong answer, while another one can be chosen.
        return self.tr("Not quite. Try again.")

    def _tell(self, verdict: str, why: Message, about: Card | None, asked: Ask | None = None) -> None:
        """Write the verdict and its reason on the paper; below a table with answers also what was `asked`."""
        reason = self._sentence(why)
        repeats = asked is not None and self.strip.has_answers  # on the table it is plain what was asked
        question = self._sentence(asked.question) if asked is not None and repeats else ""
        goes_on = self.is_answered or self.is_told
        self.say(Said(verdict, (reason,), about, links=rich(reason), asked=question, goes_on=goes_on))
        announce(self, verdict, why, names=self.names)

    def _sentence(self, message: Message) -> str:
        return words.sentence(message, self._index, self.names)

    @property
    def _index(self) -> str:
        return words.index_in_use(self._preferences)


def _shown(step: Step) -> SeatView | None:
    """What is on the table in a step; None for no table."""
    if isinstance(step, Do):
        return engine.view(step.position, step.seat)
    return None if step.scene is None else at_rest(step.scene)


def _card_of(option: Option) -> Card | None:
    return option.shown if isinstance(option.shown, Card) else None
