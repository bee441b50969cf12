"""Short reprs of dataclasses and enumerations that `eval` can read back."""

from __future__ import annotations

import dataclasses
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


def short_repr(value: DataclassInstance) -> str:
    """A dataclass as the call that makes it, without fields that have their defaults: `Bid(100, Denomination.SPADES)`.

    `eval` gives an equal value where the names of `belote_desktop.engine` are known.
    """
    words: list[str] = []
    for field in dataclasses.fields(value):
        shown = getattr(value, field.name)
        if field.default is dataclasses.MISSING:
            words.append(repr(shown))
        elif shown != field.default:
            words.append(f"{field.name}={shown!r}")
    return f"{type(value).__name__}({', '.join(words)})"


def member_repr(member: Enum) -> str:
    """A member of an enumeration by its name: `Suit.HEARTS`."""
    return f"{type(member).__name__}.{member.name}"
