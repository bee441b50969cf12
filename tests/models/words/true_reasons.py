"""Whether a reason is true, worked out again from the whole state of a match and not by the code that gave it."""

from __future__ import annotations

from belote_desktop.engine import Message
from tests.models.words.explaining import bidding, calling, playing, saying
from tests.models.words.explaining.state import CHECKS, Refused

PARTS = (playing, saying, calling, bidding)
"""The kinds of reasons; each fills its part of the table."""


def is_true(at: Refused, message: Message) -> bool:
    """Whether the sentence holds; KeyError for a sentence nobody checks."""
    counted = {} if message.count is None else {"count": message.count}
    return CHECKS[message.source](at, **message.facts, **counted)


__all__ = ["CHECKS", "PARTS", "Refused", "is_true"]
