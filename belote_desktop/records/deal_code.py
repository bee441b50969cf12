"""A short code for one deal: the game, the dealer and the order of the deck. It is safe in addresses and file names.

`classic.1hGx…`: the id of the game, a dot, and a number in base 64. The number encodes the index of the deck among
all orders of its pack, the dealer, the pack, and 30 bits of SHA-256 as a checksum against typing errors.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from math import factorial

from belote_desktop.engine.cards import Card, Rank, deck_of
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.errors import check_kind
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.records.problems import RecordError

_DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_CHECK = 1 << 30
_LONGEST = 80


@dataclass(frozen=True)
class CodedDeal:
    """The contents of a deal code: game, dealer and deck."""

    variant: str
    dealer: int
    deck: tuple[Card, ...]


def deal_code(rules: Ruleset, deck: Sequence[Card], dealer: int) -> str:
    """The code of a deal. Raises ValueError if the deck is not the game's pack or the seat does not exist."""
    cards = tuple(deck)
    if sorted(cards) != sorted(pack(rules)):
        raise ValueError("The deck is not the pack of this game.")
    if not 0 <= dealer < rules.table.seats:
        raise ValueError(f"There is no seat {dealer}.")
    number = (_place(cards) * 4 + dealer) * 4 + rules.deck.lowest_rank
    return f"{rules.variant}.{_digits(number * _CHECK + _check(rules.variant, number))}"


def parse_deal_code(code: str) -> CodedDeal:
    """The deal of a code. Raises RecordError if the text is not a code or was copied wrongly."""
    check_kind(code, str, "code", "the code of a deal")
    variant, dot, digits = code.strip().rpartition(".")
    known = all(digit in _DIGITS for digit in digits)
    if dot and variant and digits and known and len(digits) <= _LONGEST:
        number, check = divmod(_number(digits), _CHECK)
        rest, lowest = divmod(number, 4)
        place, dealer = divmod(rest, 4)
        cards = deck_of(Rank(lowest))
        if check == _check(variant, number) and place < factorial(len(cards)):
            return CodedDeal(variant, dealer, _deck(cards, place))
    #: {code}: what was typed.
    source = QT_TRANSLATE_NOOP("records", "“{code}” is not a deal code. Check that you copied all of it.")
    raise RecordError(say(source, code=code[:60]))


def _place(deck: tuple[Card, ...]) -> int:
    """The index of a deck among all orders of its cards, counted from the order of the pack."""
    left, place = sorted(deck), 0
    for card in deck:
        at = left.index(card)
        place = place * len(left) + at
        del left[at]
    return place


def _deck(cards: tuple[Card, ...], place: int) -> tuple[Card, ...]:
    """The deck with this index; the inverse of `_place`."""
    steps = []
    for size in range(1, len(cards) + 1):
        place, at = divmod(place, size)
        steps.append(at)
    left = sorted(cards)
    return tuple(left.pop(at) for at in reversed(steps))


def _check(variant: str, number: int) -> int:
    return int.from_bytes(hashlib.sha256(f"{variant}.{number}".encode()).digest()[:4], "big") % _CHECK


def _digits(number: int) -> str:
    digits = ""
    while number:
        number, digit = divmod(number, 64)
        digits = _DIGITS[digit] + digits
    return digits or _DIGITS[0]


def _number(digits: str) -> int:
    number = 0
    for digit in digits:
        number = number * 64 + _DIGITS.index(digit)
    return number
