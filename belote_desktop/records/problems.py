"""A problem in a record: a sentence, and its line and column in the file."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.errors import BeloteError
from belote_desktop.engine.wording.messages import Message


@dataclass(frozen=True)
class Problem:
    """A sentence about one place in a record. Line and column count from 1.

    A `notice` is not a fault: this version does not know the part and leaves it unchanged.
    """

    line: int
    column: int
    message: Message
    notice: bool = False

    def __str__(self) -> str:
        return f"{self.line}:{self.column}: {self.message}"


class RecordError(BeloteError):
    """Raised if a record is needed and there is none. Carries the message."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


class MalformedError(ValueError):
    """Raised inside the reader for a line that cannot be read. `offset` is the place in the line, from 0."""

    def __init__(self, offset: int, message: Message) -> None:
        super().__init__(str(message))
        self.offset = offset
        self.message = message


def excerpt(text: str) -> str:
    """The beginning of a text, short enough for a sentence."""
    plain = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text[:40])
    return plain if len(text) <= 40 else plain + "…"
