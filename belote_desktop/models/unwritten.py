"""What is on its way to the disk, and why it did not get there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from belote_desktop.engine import Match
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.records import Played


@dataclass(frozen=True)
class Unwritten:
    """What is on its way to the disk, what will be true once it is there, and what is to be done then.

    A note `may_be_dropped`: nothing waits for it.
    """

    text: str
    match: Match
    history: tuple[Played, ...]
    then: Callable[[], None]
    may_be_dropped: bool = False


def reason_of(error: Exception) -> Message:
    """The sentence of an error in writing."""
    message = getattr(error, "message", None)
    if isinstance(message, Message):
        return message
    return say(QT_TRANSLATE_NOOP("engine", "The match could not be written: {problem}"), problem=str(error))
