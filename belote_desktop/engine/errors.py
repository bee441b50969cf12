"""The exceptions of the library for arguments it cannot use. Every message says what was expected."""

from __future__ import annotations

from typing import Any

LONGEST = 60
"""Characters of a value that is told in an error."""


class BeloteError(ValueError):
    """The root of the errors that this library raises about its arguments."""


class NotationError(BeloteError):
    """Something that is not a card, a suit, a rank, a denomination or an action."""


class ArgumentError(BeloteError):
    """An argument of another kind than asked for, or a seat that does not exist."""


def short(value: object) -> str:
    """The repr of a value, cut short for an error message."""
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def argument_error(name: str, wanted: str, found: object) -> ArgumentError:
    """The error for the argument `name`, which should have been `wanted` and is `found`."""
    return ArgumentError(f"{name} must be {wanted}, not {short(found)}.")


def check_kind(value: object, kind: type, name: str, wanted: str) -> None:
    """Raise ArgumentError unless the argument `name` is of this type, which `wanted` names in words."""
    if not isinstance(value, kind):
        raise argument_error(name, wanted, value)


def check_number(value: object, name: str) -> None:
    """Raise ArgumentError unless the argument `name` is a whole number, of Python or another library."""
    if not hasattr(value, "__index__"):
        raise argument_error(name, "a whole number", value)


def check_seat(seat: Any, seats: int, name: str = "seat") -> None:
    """Raise ArgumentError unless `seat` is a whole number from 0 to `seats` - 1."""
    if not hasattr(seat, "__index__") or not 0 <= seat < seats:
        raise argument_error(name, f"a seat from 0 to {seats - 1}", seat)
