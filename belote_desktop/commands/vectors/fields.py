"""Read the fields of a vector with their types. Unknown fields are an error."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from belote_desktop.engine import Card, CardSet, Contract, Denomination, Ruleset

Part = TypeVar("Part")


class VectorError(ValueError):
    """A vector that cannot be read, or that uses something no game here has. The text says what and where."""


class Fields:
    """The keys of one JSON object. Each is read once by name and type; `finish` refuses unread keys.

    `place` is the path of the object inside the case, as `expect` or `deals[1]`; empty for the case itself.
    """

    def __init__(self, data: object, place: str = "") -> None:
        if not isinstance(data, dict):
            raise VectorError(f"{place or 'the case'} must be an object, not {_brief(data)}.")
        self._data: dict[str, object] = data
        self._place = place
        self._read: set[str] = set()
        self._inner: list[Fields] = []

    def has(self, key: str) -> bool:
        return key in self._data

    def raw(self, key: str) -> object:
        """The value of a required key."""
        self._read.add(key)
        if key not in self._data:
            raise VectorError(f"{self._name(key)} is missing.")
        return self._data[key]

    def optional(self, key: str, read: Callable[[str], Part], default: Part) -> Part:
        """`read(key)`, or `default` where the key is absent or null."""
        if self._data.get(key) is None:
            self._read.add(key)
            return default
        return read(key)

    def text(self, key: str) -> str:
        return self._typed(key, str, "a text")

    def number(self, key: str) -> int:
        return whole_number(self.raw(key), self._name(key))

    def switch(self, key: str) -> bool:
        return self._typed(key, bool, "true or false")

    def row(self, key: str) -> list[Any]:
        """A list of any values."""
        return self._typed(key, list, "a list")

    def texts(self, key: str) -> tuple[str, ...]:
        row = self.row(key)
        if not all(isinstance(part, str) for part in row):
            raise VectorError(f"{self._name(key)} must be a list of texts, not {_brief(row)}.")
        return tuple(row)

    def word(self, key: str, allowed: Sequence[str]) -> str:
        """One of these words."""
        word = self.text(key)
        if word not in allowed:
            raise VectorError(f"{self._name(key)} must be one of {', '.join(allowed)}, not {_brief(word)}.")
        return word

    def card(self, key: str) -> Card:
        return read_card(self.raw(key), self._name(key))

    def cards(self, key: str) -> CardSet:
        """A list of different cards."""
        return read_cards(self.raw(key), self._name(key))

    def pairs(self, key: str) -> tuple[tuple[object, object], ...]:
        """A list of lists of two."""
        row = self.row(key)
        for number, part in enumerate(row):
            if not isinstance(part, list) or len(part) != 2:
                raise VectorError(f"{self._name(key)}[{number}] must be a list of two, not {_brief(part)}.")
        return tuple((part[0], part[1]) for part in row)

    def inner(self, key: str) -> Fields:
        """The keys of an object in this one; `finish` checks them too."""
        return self._adopt(Fields(self.raw(key), self._name(key)))

    def rows(self, key: str) -> tuple[Fields, ...]:
        """The keys of each object in a list."""
        return tuple(self._adopt(Fields(part, f"{self._name(key)}[{n}]")) for n, part in enumerate(self.row(key)))

    def finish(self) -> None:
        """Raise VectorError for the first key that was not read."""
        unread = [key for key in self._data if key not in self._read]
        if unread:
            raise VectorError(f"{self._name(unread[0])} is not a known key.")
        for inner in self._inner:
            inner.finish()

    def _adopt(self, inner: Fields) -> Fields:
        self._inner.append(inner)
        return inner

    def _name(self, key: str) -> str:
        return f"{self._place}.{key}" if self._place else key

    def _typed(self, key: str, kind: type[Part], words: str) -> Part:
        value = self.raw(key)
        if not isinstance(value, kind):
            raise VectorError(f"{self._name(key)} must be {words}, not {_brief(value)}.")
        return value


def whole_number(value: object, name: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise VectorError(f"{name} must be a whole number, not {_brief(value)}.")
    return value


def read_card(value: object, name: str) -> Card:
    try:
        return Card.parse(value if isinstance(value, str) else repr(value))
    except ValueError as problem:
        raise VectorError(f"{name}: {problem}") from None


def read_cards(value: object, name: str) -> CardSet:
    if not isinstance(value, list):
        raise VectorError(f"{name} must be a list of cards, not {_brief(value)}.")
    cards = [read_card(part, name) for part in value]
    if len(set(cards)) != len(cards):
        raise VectorError(f"{name} has a card twice.")
    return CardSet(cards)


def read_seat(rules: Ruleset, value: object, name: str) -> int:
    seat = whole_number(value, name)
    if not 0 <= seat < rules.table.seats:
        raise VectorError(f"{name} must be a seat from 0 to {rules.table.seats - 1}, not {seat}.")
    return seat


def side_names(rules: Ruleset) -> tuple[str, ...]:
    """The names of the sides in vectors: A and B if there are two, otherwise 1, 2, 3."""
    return ("A", "B") if rules.side_count == 2 else tuple("1234"[: rules.side_count])


def read_side(rules: Ruleset, value: object, name: str) -> int:
    names = side_names(rules)
    if not isinstance(value, str) or value not in names:
        raise VectorError(f"{name} must be one of the sides {', '.join(names)}, not {_brief(value)}.")
    return names.index(value)


def read_sides(rules: Ruleset, value: object, name: str) -> tuple[int, ...]:
    """One side, a list of sides, or null for none."""
    row = [] if value is None else value if isinstance(value, list) else [value]
    return tuple(read_side(rules, part, name) for part in row)


def read_by_side(rules: Ruleset, fields: Fields) -> tuple[int, ...]:
    """A number for each side, as `{"A": 92, "B": 60}`."""
    return tuple(fields.number(name) for name in side_names(rules))


def read_hands(rules: Ruleset, value: object, name: str) -> dict[int, CardSet]:
    """Hands by seat: a list from seat 0 on, or an object with the seats' numbers; no card lies in two of them."""
    if isinstance(value, list):
        value = {str(seat): hand for seat, hand in enumerate(value)}
    if not isinstance(value, dict):
        raise VectorError(f"{name} must be a list of hands, or an object with the hands by seat.")
    hands = {
        read_seat(rules, int(seat) if str(seat).isdecimal() else seat, name): read_cards(hand, f"{name}.{seat}")
        for seat, hand in value.items()
    }
    if sum(map(len, hands.values())) != len({card for hand in hands.values() for card in hand}):
        raise VectorError(f"{name}: a card lies in two hands.")
    return hands


def read_contract(fields: Fields, declarer: int = 0) -> Contract:
    """The contract of a case. `multiplier` must be a number; only some games have words for it."""
    contract = fields.inner("contract")
    denomination = Denomination(contract.word("denomination", [str(one) for one in Denomination]))
    return Contract(
        declarer,
        denomination,
        bid=contract.optional("bid", contract.number, None),
        capot=contract.optional("capot", contract.switch, False),
        multiplier=contract.optional("multiplier", contract.number, 1),
        lock=contract.optional("lock", contract.switch, False),
    )


def by_side(rules: Ruleset, points: Sequence[int]) -> str:
    """Points for a report: `A 102, B 60`."""
    return ", ".join(f"{name} {number}" for name, number in zip(side_names(rules), points, strict=True))


def _brief(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
