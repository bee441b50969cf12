"""The requests to the thinking thread and its replies: texts and numbers, never a match."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol

from belote_desktop import players
from belote_desktop.duplicate import decision_seed
from belote_desktop.engine import Message, SeatView
from belote_desktop.players.player import stopped
from belote_desktop.records import parse_view, view_text
from belote_desktop.search.stopping import Stop

SECONDS = 0.5
"""How long a computer player at the table may think at full pace: the time its level is meant for."""


@dataclass(frozen=True)
class Question:
    """The only input of a computer player: its seat's view as text, its level, and its thinking time in seconds."""

    view: str
    level: str
    seconds: float

    @classmethod
    def of(cls, view: SeatView, level: str, pace: Fraction) -> Question:
        """The question for a player of this level in a match of this pace (`players.pace`)."""
        return cls(view_text(view), level, SECONDS * float(pace))

    @property
    def seed(self) -> int:
        """The random seed of the decision. It comes from the view alone: repeatable, and free of hidden cards."""
        return decision_seed(self.view)


@dataclass(frozen=True)
class Thought:
    """The chosen action in the grammar of the records, and the reason for it."""

    action: str
    reason: Message


class Think(Protocol):
    """Answers a question. Raises StoppedError once `stop` is requested."""

    def __call__(self, question: Question, stop: Stop) -> Thought: ...


def think(question: Question, stop: Stop) -> Thought:
    """The action of a player of the level. Equal questions give equal answers."""
    stop.check()
    player = stopped(players.get(question.level), stop)
    decision = player.decide(parse_view(question.view), seconds=question.seconds, seed=question.seed)
    stop.check()
    return Thought(str(decision.action), decision.reason)
