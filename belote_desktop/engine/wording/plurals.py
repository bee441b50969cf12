"""Which form of a counted sentence belongs to a number: in English from the sentence itself, elsewhere by Qt's rules.

An English sentence that counts something writes both of its forms: `%n point(s)`, `%n match(es)`, and
`There (is|are) %n card(s) left.` where the two differ in more than an ending.
"""

from __future__ import annotations

import re
from typing import NamedTuple

_BOTH_FORMS = re.compile(r"\((?P<one>[^()|]+)\|(?P<many>[^()|]+)\)|(?<=[a-z])\((?P<ending>e?s)\)")

_IS_EQUAL, _IS_LESS, _IS_AT_MOST, _IS_BETWEEN = 1, 2, 3, 4
_NOT, _LAST_DIGIT, _LAST_TWO_DIGITS, _LEADING_DIGITS = 0x08, 0x10, 0x20, 0x40
_AND, _OR, _NEXT_FORM = 0xFD, 0xFE, 0xFF


class Comparison(NamedTuple):
    """One comparison of a plural rule: an operator and the number it compares with, or the lowest and the highest."""

    operator: int
    low: int
    high: int


def english_form(source: str, count: int) -> str:
    """The form of an English sentence for a number, `%n` left in its place: `%n point` for 1, else `%n points`."""

    def form(found: re.Match[str]) -> str:
        one, many = (found["one"], found["many"]) if found["one"] else ("", found["ending"])
        return one if count == 1 else many

    return _BOTH_FORMS.sub(form, source)


def form_number(rule: bytes, count: int) -> int:
    """The number of the plural form, from 0, that a language's rule gives to a count of 0 or more.

    `rule` is a rule of Qt's numerus table as a .qm file has it: for each form but the last a condition, and an empty
    rule for languages with one form. A condition joins comparisons by _AND and _OR; a comparison is an operator and
    one number, or two for _IS_BETWEEN. Source: Qt, qtranslator.cpp, numerusHelper. Raises ValueError if the rule is
    cut short.
    """
    if not rule:
        return 0
    try:
        forms = _split(rule)
        return next((number for number, either in enumerate(forms) if _holds(either, count)), len(forms))
    except IndexError as problem:
        raise ValueError(f"The plural rule {rule.hex(' ')} is cut short.") from problem


def _split(rule: bytes) -> list[list[list[Comparison]]]:
    """The rule as a list of forms; each form is a list of alternatives, and each of these a list of comparisons."""
    forms: list[list[list[Comparison]]] = [[[]]]
    place = 0
    while place < len(rule):
        operands = 2 if rule[place] & 7 == _IS_BETWEEN else 1
        forms[-1][-1].append(Comparison(rule[place], rule[place + 1], rule[place + operands]))
        place += 1 + operands
        joint = rule[place] if place < len(rule) else _AND
        if joint == _NEXT_FORM:
            forms.append([[]])
        elif joint == _OR:
            forms[-1].append([])
        place += 1
    return forms


def _holds(alternatives: list[list[Comparison]], count: int) -> bool:
    return any(all(_is_true(comparison, count) for comparison in each) for each in alternatives)


def _is_true(comparison: Comparison, count: int) -> bool:
    operator, low, high = comparison
    if operator & _LAST_DIGIT:
        count %= 10
    elif operator & _LAST_TWO_DIGITS:
        count %= 100
    elif operator & _LEADING_DIGITS:
        while count >= 1000:
            count //= 1000
    found = {
        _IS_EQUAL: count == low,
        _IS_LESS: count < low,
        _IS_AT_MOST: count <= low,
        _IS_BETWEEN: low <= count <= high,
    }[operator & 7]
    return not found if operator & _NOT else found
