"""Lessons as data: steps that tell, ask, set a task in a position, or play a whole deal."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine import Action, Card, Match, Message, SeatView


@dataclass(frozen=True)
class Row:
    """Cards side by side in a picture; `notes` stand below them, one for each card, or there are none."""

    cards: tuple[Card, ...]
    title: Message | None = None
    notes: tuple[Message | int, ...] = ()


Picture = tuple[Row, ...]
Shown = Message | Action | Card | tuple[Card, ...] | int
"""What an answer looks like: a sentence, a call, a card, several cards, a number."""


@dataclass(frozen=True)
class Option:
    """One answer. `why` is its own explanation: of a wrong answer what is wrong, of a right one what makes it right."""

    shown: Shown
    is_right: bool
    why: Message


@dataclass(frozen=True, kw_only=True)
class Tell:
    """Sentences to read, with a picture, or else at the table where it is as in `scene`."""

    sentences: tuple[Message, ...]
    picture: Picture = ()
    scene: SeatView | None = None


@dataclass(frozen=True, kw_only=True)
class Ask:
    """A question: the facts, the question itself, and its answers, of which any right one is accepted.

    A question on the players and the deal, or on a trick that lies there, is asked at the table, where it is as in
    `scene`.
    """

    given: tuple[Message, ...] = ()
    picture: Picture = ()
    scene: SeatView | None = None
    question: Message
    options: tuple[Option, ...]

    @property
    def right(self) -> tuple[Option, ...]:
        """The answers that are right."""
        return tuple(option for option in self.options if option.is_right)


@dataclass(frozen=True, kw_only=True)
class Do(Ask):
    """An action to choose in a position; every answer is an action of `seat`, or the card it plays."""

    position: Match
    seat: int


@dataclass(frozen=True, kw_only=True)
class PlayDeal:
    """A whole deal at the table, with the coach; until it is dealt the table is as in `scene`."""

    sentences: tuple[Message, ...]
    scene: SeatView | None = None


Step = Tell | Ask | PlayDeal


@dataclass(frozen=True)
class Lesson:
    """A lesson: its id, the same in every game, its title and its steps, never none.

    `is_custom` tells that it teaches what partners agree on, not what the rules say or a search has found.
    """

    id: str
    title: Message
    steps: tuple[Step, ...]
    is_custom: bool = False

    @property
    def questions(self) -> tuple[Ask, ...]:
        """The steps that ask something."""
        return tuple(step for step in self.steps if isinstance(step, Ask))
