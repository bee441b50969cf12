"""`Problem`: a drill's question, picture and judgement; it depends only on its kind, the rules, the seed and how hard a
problem was wanted."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from types import MappingProxyType

from belote_desktop.engine import Action, Card, CardSet, Contract, Message, Ruleset, SeatView
from belote_desktop.engine.rules.fields import Choice
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP


class Kind(Choice):
    """The kinds of drill."""

    #: The title of a kind of question.
    MAY_PLAY = "may_play", QT_TRANSLATE_NOOP("drills", "What can I play?")
    #: The title of a kind of question.
    WHO_WINS = "who_wins", QT_TRANSLATE_NOOP("drills", "Who wins the trick?")
    #: The title of a kind of question.
    COUNT_TRICK = "count_trick", QT_TRANSLATE_NOOP("drills", "Count the trick")
    #: The title of a kind of question.
    COUNT_DEAL = "count_deal", QT_TRANSLATE_NOOP("drills", "Count the deal")
    #: The title of a kind of question.
    DECLARATIONS = "declarations", QT_TRANSLATE_NOOP("drills", "Which declaration scores?")
    #: The title of a kind of question.
    TRUMPS_OUT = "trumps_out", QT_TRANSLATE_NOOP("drills", "How many trumps are out?")
    #: The title of a kind of question. The master of a suit is its highest card still unplayed.
    MASTER = "master", QT_TRANSLATE_NOOP("drills", "Where is the master?")
    #: The title of a kind of question.
    PROMISED = "promised", QT_TRANSLATE_NOOP("drills", "What did your partner promise?")
    #: The title of a kind of question: the first call of an auction.
    BID = "bid", QT_TRANSLATE_NOOP("drills", "Bid this hand")
    #: The title of a kind of question.
    CALL = "call", QT_TRANSLATE_NOOP("drills", "What do you call?")
    #: The title of a kind of question.
    CARD = "card", QT_TRANSLATE_NOOP("drills", "Which card do you play?")


def kind_of(word: str) -> Kind:
    """The kind with this stored word; ValueError if there is none."""
    found = next((kind for kind in Kind if kind == word), None)
    if found is None:
        raise ValueError(f"There is no drill {word!r}.")
    return found


class Form(Enum):
    """How a problem is answered: a set of the cards shown, one of them, a number, one of the choices, or a call."""

    CARDS = auto()
    CARD = auto()
    NUMBER = auto()
    CHOICE = auto()
    CALL = auto()


Answer = CardSet | int | Action
"""A set of cards (CARDS), a card (CARD), a number (NUMBER), the place of a choice from 0 (CHOICE), or a call (CALL)."""
Call = tuple[int, Action]
"""Something said, with the seat that said it."""


@dataclass(frozen=True)
class Row:
    """Cards side by side under a caption; `notes` stand under the cards that have one.

    From rows that are `open` the answer is chosen; a `small` row is there to look something up; a `hand` may be sorted.
    Where `group` is not 0 so many cards stand together.
    """

    caption: Message
    cards: tuple[Card, ...]
    notes: Mapping[Card, Message] = field(default_factory=lambda: MappingProxyType({}))
    open: bool = False
    small: bool = False
    hand: bool = False
    group: int = 0


@dataclass(frozen=True)
class Picture:
    """What is shown with a question: the contract, what was said, facts in sentences, and cards."""

    rows: tuple[Row, ...]
    contract: Contract | None = None
    calls: tuple[Call, ...] = ()
    facts: tuple[Message, ...] = ()

    @property
    def open_cards(self) -> tuple[Card, ...]:
        """The cards that can be chosen."""
        return tuple(card for row in self.rows if row.open for card in row.cards)


@dataclass(frozen=True)
class Answered:
    """The response to an answer: sentences, the cards of the right answer, and notes under cards that explain it.

    `slip` names the slip that leads to a wrong number; None where none does.
    """

    right: bool
    sentences: tuple[Message, ...]
    marked: CardSet = field(default_factory=CardSet)
    notes: Mapping[Card, Message] = field(default_factory=lambda: MappingProxyType({}))
    slip: str | None = None


class NoProblemError(ValueError):
    """No problem of this kind was found."""


@dataclass(frozen=True)
class Problem(ABC):
    """A question of one kind in one game. `choices` are what a CHOICE is made from."""

    kind: Kind
    rules: Ruleset
    seed: int

    wanted: int = field(default=0, kw_only=True)
    """How hard a problem was wanted, from 1 to 5; 0 for a usual one. It may have turned out easier or harder."""
    form: Form = field(init=False, default=Form.CARD)

    @property
    @abstractmethod
    def question(self) -> Message:
        """What is asked, in a sentence."""

    @property
    @abstractmethod
    def picture(self) -> Picture:
        """What is shown."""

    @property
    @abstractmethod
    def difficulty(self) -> int:
        """How hard it is, from 1 to 5 (`difficulty`)."""

    @property
    def view(self) -> SeatView | None:
        """The position to be put on the table; None for a question about cards that lie on no table."""
        return None

    @property
    def me(self) -> int:
        """The seat at the bottom of the table, from which the question is seen."""
        return 0 if self.view is None else self.view.seat or 0

    @property
    def choices(self) -> tuple[Message, ...]:
        """What a CHOICE is made from, as on a button."""
        return ()

    @property
    def hint(self) -> tuple[Message, ...]:
        """The idea that leads to the answer and does not name it; empty where there is no hint."""
        return ()

    @property
    @abstractmethod
    def solution(self) -> Answer:
        """The right answer."""

    @abstractmethod
    def judge(self, answer: Answer) -> Answered:
        """Whether an answer is right, and why."""


@dataclass(frozen=True)
class SeatProblem(Problem):
    """A question to one seat, put on the table as that seat sees the deal."""

    seen: SeatView

    @property
    def view(self) -> SeatView:
        return self.seen

    @property
    def me(self) -> int:
        return self.seen.seat or 0
