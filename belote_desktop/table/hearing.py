"""What is heard of what happens at the table: events, calls and results with their sounds, and nothing of all others.

A sound begins when what it stands for is seen (`sounding.py`): a bubble, a card that lands, a flourish, a result.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from belote_desktop.engine import Result
from belote_desktop.engine import events as happened
from belote_desktop.engine.actions import Action, Say, Word
from belote_desktop.engine.events import Event

if TYPE_CHECKING:
    from belote_desktop.table.scene.picture import Picture

OF_EVENTS: Mapping[type[Event], str] = MappingProxyType(
    {happened.CardsDealt: "deal", happened.CardPlayed: "play", happened.BeloteSaid: "belote"}
)
OF_CALLS: Mapping[Word, str] = MappingProxyType(
    {Word.PASS: "pass", Word.REFUSE: "pass"}
    | dict.fromkeys((Word.DOUBLE, Word.DOUBLE_OPEN, Word.DOUBLE_CLOSED), "double")
    | dict.fromkeys(
        (Word.REDOUBLE, Word.RAISE, Word.MATCH, Word.THREE_OPEN, Word.THREE_CLOSED, Word.FOUR_OPEN, Word.FOUR_CLOSED,
         Word.GAHWA),
        "redouble",
    )
)  # fmt: skip
"""The sounds of calls that are one word; every other call is a bid."""
BID = "bid"
OF_RESULTS: Mapping[Result, str] = MappingProxyType({Result.MADE: "made", Result.FAILED: "failed"})
"""The sounds of results of deals: the contract stands or falls, whosever it is. A tie is not heard, nor a deal without
a contract.
"""
GATHERED, CAPOT, WON, LOST, BELL = "gather", "capot", "won", "lost", "bell"
"""A trick that is carried away, the last of all tricks for one side, the end of a match, and of a set deal."""


def sound_of_event(event: Event, picture: Picture) -> str:
    """The sound of an event on the table that `picture` shows afterwards; empty for none."""
    match event:
        case happened.Called(action=action):
            return sound_of_call(action)
        case happened.TrickWon():
            return CAPOT if is_capot(picture) else ""
        case _:
            return OF_EVENTS.get(type(event), "")


def sound_of_call(action: Action) -> str:
    """The sound of a call."""
    return OF_CALLS.get(action.word, BID) if isinstance(action, Say) else BID


def sound_of_result(result: Result) -> str:
    """The sound of the result of a deal; empty for none."""
    return OF_RESULTS.get(result, "")


def sound_of_match(winner: int | None, ours: int | None) -> str:
    """The sound of the end of a match for side `ours`, or for a spectator if None; empty for a drawn match."""
    if winner is None:
        return ""
    return WON if ours in (winner, None) else LOST


def is_capot(picture: Picture) -> bool:
    """Whether all tricks have been played and one side has won them."""
    taken, rules = picture.taken, picture.rules
    return len(taken) == rules.hand_size and len(set(map(rules.side_of, taken))) == 1
