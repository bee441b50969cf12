"""The board: the real table, or a tray of cards, with the coach's paper and a strip for answers."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from belote_desktop.engine import Card, SeatView
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.models.words.names import Names
from belote_desktop.table import TableView
from belote_desktop.table.overlays.unavailable_calls import RefusalOf
from belote_desktop.table.teaching.coaching import Coached
from belote_desktop.table.teaching.tags import Role, Tag
from belote_desktop.windows.board.answer_strip import AnswerStrip
from belote_desktop.windows.board.arrangement import Arrangement
from belote_desktop.windows.board.coach_paper import CoachPaper
from belote_desktop.windows.board.paper_button import PaperButton
from belote_desktop.windows.board.tray import Tray, TrayRow
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.suits.suit_text import rich
from belote_desktop.windows.widgets.cloth import paint_cloth

TRIES = 3
"""How often a board is arranged that gets another size by it: what it needs can make the room around it narrower."""


@dataclass(frozen=True)
class Said:
    """What is on the coach's paper. `links` is the text as HTML with words that can be asked for; empty for none.

    `asked` is the question that the text is the answer to. What only has to be read `goes_on` with a button.
    """

    title: str
    sentences: tuple[str, ...] = ()
    about: Card | int | None = None
    links: str = ""
    asked: str = ""
    goes_on: bool = False

    def html(self, *, close: bool) -> str:
        """The sentences as HTML, the question above them as a paragraph in smaller letters.

        Where room is scarce they stand `close`, one after the other, and without the question.
        """
        told = self.links or "<br>".join(map(rich, self.sentences))
        if close:
            return told.replace("<br>", " ")
        return f"<p><small>{rich(self.asked)}</small></p><p>{told}</p>" if self.asked else told

    @property
    def on_table(self) -> tuple[Coached, ...]:
        """The same for a paper on the table, with the question as a paragraph; without it where room is scarce."""
        short = Coached(self.title, self.sentences, self.about)
        return (replace(short, sentences=(f"{self.asked}\n", *self.sentences)), short) if self.asked else (short,)


class Board(QWidget):
    """`put` a position, `lay` cards in the tray, `say` something, then ask.

    `answered` carries the answer: a card, a set of cards, a number, the place of a choice from 0, or a call.
    `word_asked` carries the address of a word of the glossary.
    """

    answered = Signal(object)
    word_asked = Signal(str)

    def __init__(self, style: Style, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self.names = Names()
        self.view: SeatView | None = None
        self.said = Said("")
        self.table = TableView(preferences, self.names)
        self.table.set_theme(style.theme)
        self.table.hide_match_buttons()
        self.table.show_one_deal()
        self.table.setMinimumSize(300, 200)
        self.tray, self.paper = Tray(style, preferences), CoachPaper(style)
        self.strip = AnswerStrip(style)
        self.next = PaperButton(style, self)
        """Leads on, at the end of the paper; what it says is set by the page."""
        self._arrangement = Arrangement(self, style, self.table, self.tray, self.paper, self.strip)
        self._connect()

    def _connect(self) -> None:
        self.table.card_picked.connect(self.answered.emit)
        self.table.trick_card_pressed.connect(self._on_trick_card)
        self.table.action_chosen.connect(self.answered.emit)
        self.strip.number_given.connect(self.answered.emit)
        self.strip.chosen.connect(self.answered.emit)
        self.strip.checked.connect(lambda: self.answered.emit(self.table.picked))
        self.paper.word_asked.connect(self.word_asked)
        self._stands_for: tuple[Card, ...] = ()
        self._is_arranging = False

    # ------------------------------------------------------------------ what is shown
    def put(self, view: SeatView | None, names: Names, *, crowned: bool = True) -> None:
        """Put a position on the table, None for no table; without `crowned` the winner of the trick is not shown."""
        self.view, self.names, self._stands_for = view, names, ()
        self.strip.clear()
        self.hush()
        self.table.end_tags()
        self.table.setVisible(view is not None)
        if view is not None:
            self.table.set_names(names)
            self.table.sort_hand()
            self.table.show_position(view, crowned=crowned)

    def lay(self, rows: Sequence[TrayRow]) -> None:
        """Lay cards in the tray, in the place of those before."""
        self.tray.lay(rows)

    def hush(self) -> None:
        """Take the paper off the table until something else is said."""
        self.said = Said("")
        self.table.end_coaching()

    def say(self, said: Said) -> None:
        """Write on the coach's paper: on the table if there is a free place for it, else above."""
        self.said = said
        self._arrange()

    def mark(self, right: Collection[Card], wrong: Collection[Card] = (), missed: Collection[Card] = ()) -> None:
        """Mark the cards of the right answer, those that were chosen wrongly, and right ones that were not chosen."""
        #: A mark on the right card of a question.
        correct = self.tr("correct")
        #: A mark on a card that was chosen and is wrong.
        mistaken = self.tr("wrong")
        #: A mark on a card that belongs to the answer and was not chosen.
        forgotten = self.tr("missed")
        tags = dict.fromkeys(wrong, Tag(mistaken, Role.PLAYED)) | dict.fromkeys(right, Tag(correct))
        tags |= dict.fromkeys(missed, Tag(forgotten, Role.MISSED))
        for each in self.tray.cards:
            if each.card in tags:
                each.mark(each.card not in wrong, tags[each.card].word)
        self.table.tag(tags)

    @property
    def goes_on(self) -> bool:
        """Whether the button that leads on is offered."""
        return self.said.goes_on

    @property
    def position_told(self) -> str:
        """The position in words, my hand first; empty without one."""
        if self.view is None:
            return ""
        hand = words.listed([words.card_name(card) for card in self.table.hand_cards])
        #: Read aloud. {cards}: the cards of your hand, by name.
        return self.tr("Your hand: {cards}.").format(cards=hand) + " " + self.table.told

    # ------------------------------------------------------------------ what is asked
    def ask_cards(self, *, several: bool) -> None:
        """Ask for a card of my hand, or for several."""
        self.table.pick_cards(several=several)
        if several:
            self.strip.ask_check()

    def ask_call(self, refusal_of: RefusalOf) -> None:
        """Ask for an action of the position."""
        assert self.view is not None
        self.table.await_action(self.view, refusal_of, aloud=False)

    def ask_number(self, *, points: bool) -> None:
        """Ask for a number."""
        self.strip.ask_number(points=points)

    def ask_choice(self, buttons: Sequence[QAbstractButton], stands_for: Sequence[Card] = ()) -> None:
        """Ask for one of these; a press on a card of the trick chooses the button that stands for it."""
        self.strip.ask_choice(buttons)
        self._stands_for = tuple(stands_for)

    def end_asking(self, chosen: int | None = None, right: int | None = None) -> None:
        """Take no further answer; of choices, show which was right."""
        self._stands_for = ()
        self.table.take_no_action()
        self.strip.close_answers(chosen, right)

    def focus_answer(self) -> None:
        """Give the keyboard to what takes the answer."""
        first = self.strip.first_focus()
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.view is not None:
            self.table.setFocus()  # no card is ringed before an arrow key is pressed: a ring looks like advice

    def _on_choice(self, place: int) -> None:
        self.answered.emit(place)

    def _on_trick_card(self, card: Card) -> None:
        if card in self._stands_for:
            self.strip.choose(self._stands_for.index(card))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose with the keys 1 to 9."""
        if not self.strip.choose(event.key() - int(Qt.Key.Key_1)):
            super().keyPressEvent(event)

    # ------------------------------------------------------------------ everything in its place
    def restyle(self) -> None:
        """Apply a change of theme, deck or text size."""
        self.table.set_theme(self._style.theme)
        self.tray.renew()
        self.strip.reword()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Find the places of the paper and the tray, again if the board has another size with them."""
        if not self.isVisible() or self._is_arranging:
            return
        self._is_arranging = True
        for _ in range(TRIES):
            size = self.size()
            button = self.next if self.said.goes_on else None
            is_close = self.view is not None and self._arrangement.is_low
            self.paper.write(rich(self.said.title), self.said.html(close=is_close))
            self._arrangement.arrange(self.said.on_table, has_table=self.view is not None, button=button)
            if size == self.size():
                break
        self._is_arranging = False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth, on which the paper and the tray lie."""
        painter = QPainter(self)
        paint_cloth(painter, QRectF(self.rect()), self._style.theme)
