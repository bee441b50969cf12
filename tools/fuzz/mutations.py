"""Make broken versions of files from a seed and a number: by bytes, lines, tokens, or by splicing two files.

`mutant(files, Random("7/12"))` takes one of the files and breaks it in one to six places. It knows nothing about the
format of the files, so it works for records and profile files; `words` are format words worth inserting.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random


@dataclass(frozen=True)
class Material:
    """The source of mutations: the files, and words of their notation."""

    files: Sequence[bytes]
    words: Sequence[bytes] = ()


Mutation = Callable[[bytes, Material, Random], bytes]

ODD_BYTES = bytes(
    (0x00, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x1C, 0x1D, 0x1E, 0x1F, 0x20, 0x22, 0x5C, 0x7F, 0x85, 0xA0, 0xFF)
)
"""Bytes that some function of Python takes for white space or the end of a line and another does not, and quotes."""
ODD_SIGNS = (
    *(sign.encode() for sign in ("\x1c", "\x1d", "\x1e", "\x1f", "\x85", "\u2028", "\u2029", "\u00a0", "\u3000")),
    *(sign.encode() for sign in ("\u200b", "\u202e", "\ufeff")),
    *(sign.encode() for sign in ("٣", "３", "²", "Ⅷ", "߀", "é", "♠", "10♥", "\U0001f0a1")),
    b"\xed\xa0\x80", b"\xc0\x80", b"\xf5\x80\x80\x80",
)  # fmt: skip
"""Separators, invisible signs, digits of other scripts, and bytes that are no UTF-8."""
ODD_NUMBERS = (
    b"0",
    b"-1",
    b"1",
    b"9",
    b"99",
    b"1000000",
    b"999999999",
    b"9" * 30,
    b"1e400",
    b"0.5",
    b"nan",
    "٣".encode(),
)
MOST_REPEATS = 300
"""How often a line is repeated at most: enough to show what is not linear, little enough to be quick."""
LONGEST = 1 << 20
"""A mutant is cut to so many bytes; beyond that size files are refused before anything is parsed."""
_TOKEN = re.compile(rb"[\w.+/-]+")
_NUMBER = re.compile(rb"-?\d+(?:\.\d+)?")


def mutant(material: Material, chance: Random) -> bytes:
    """One of the files, broken in one to six places; mostly in one."""
    data = chance.choice(material.files)
    for _ in range(chance.choices(range(1, 7), (12, 6, 3, 2, 1, 1))[0]):
        data = chance.choices(MUTATIONS, WEIGHTS)[0](data, material, chance)[:LONGEST]
    return data


def _span(size: int, chance: Random, most: int) -> tuple[int, int]:
    """A random range of a sequence: its start and end."""
    start = chance.randint(0, size)
    return start, min(size, start + chance.randint(1, most))


# ---------------------------------------------------------------------- bytes
def flip(data: bytes, material: Material, chance: Random) -> bytes:
    """Flip one bit."""
    if not data:
        return data
    at = chance.randrange(len(data))
    return data[:at] + bytes((data[at] ^ 1 << chance.randrange(8),)) + data[at + 1 :]


def odd_byte(data: bytes, material: Material, chance: Random) -> bytes:
    """Insert or substitute an unusual byte."""
    at = chance.randint(0, len(data))
    return data[:at] + bytes((chance.choice(ODD_BYTES),)) + data[at + chance.randint(0, 1) :]


def odd_sign(data: bytes, material: Material, chance: Random) -> bytes:
    """Insert an unusual character, anywhere or next to a token."""
    places = [place for found in _TOKEN.finditer(data) for place in found.span()] if chance.random() < 0.7 else []
    at = chance.choice(places) if places else chance.randint(0, len(data))
    return data[:at] + chance.choice(ODD_SIGNS) + data[at:]


def cut_out(data: bytes, material: Material, chance: Random) -> bytes:
    """Remove some bytes."""
    start, end = _span(len(data), chance, 60)
    return data[:start] + data[end:]


def doubled(data: bytes, material: Material, chance: Random) -> bytes:
    """Repeat some bytes."""
    start, end = _span(len(data), chance, 60)
    return data[:end] + data[start:]


def cut_short(data: bytes, material: Material, chance: Random) -> bytes:
    """Remove the end."""
    return data[: chance.randint(0, len(data))]


# ---------------------------------------------------------------------- lines
def drop_lines(data: bytes, material: Material, chance: Random) -> bytes:
    """Remove up to three lines."""
    lines = data.splitlines(keepends=True)
    start, end = _span(len(lines), chance, 3)
    return b"".join(lines[:start] + lines[end:])


def copy_lines(data: bytes, material: Material, chance: Random) -> bytes:
    """Copy up to five lines to another place."""
    lines = data.splitlines(keepends=True)
    start, end = _span(len(lines), chance, 5)
    at = chance.randint(0, len(lines))
    return b"".join(lines[:at] + lines[start:end] + lines[at:])


def repeat_line(data: bytes, material: Material, chance: Random) -> bytes:
    """Repeat one line many times."""
    lines = data.splitlines(keepends=True)
    if not lines:
        return data
    at = chance.randrange(len(lines))
    return b"".join(lines[:at] + [lines[at]] * chance.randint(2, MOST_REPEATS) + lines[at:])


def swap_lines(data: bytes, material: Material, chance: Random) -> bytes:
    """Swap two lines."""
    lines = data.splitlines(keepends=True)
    if lines:
        one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
        lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


# ---------------------------------------------------------------------- tokens
def _replace(data: bytes, chance: Random, pattern: re.Pattern[bytes], new: Callable[[], bytes]) -> bytes:
    places = [found.span() for found in pattern.finditer(data)]
    if not places:
        return data
    start, end = chance.choice(places)
    return data[:start] + new() + data[end:]


def other_token(data: bytes, material: Material, chance: Random) -> bytes:
    """Replace a token by one of this file, of another, or of the notation."""
    if material.words and chance.random() < 0.4:
        return _replace(data, chance, _TOKEN, lambda: chance.choice(material.words))
    source = data if chance.random() < 0.5 else chance.choice(material.files)
    return _replace(data, chance, _TOKEN, lambda: chance.choice(_TOKEN.findall(source) or [b""]))


def other_number(data: bytes, material: Material, chance: Random) -> bytes:
    """Replace a number by another."""
    return _replace(data, chance, _NUMBER, lambda: chance.choice(ODD_NUMBERS))


def no_token(data: bytes, material: Material, chance: Random) -> bytes:
    """Remove a token."""
    return _replace(data, chance, _TOKEN, bytes)


def new_line(data: bytes, material: Material, chance: Random) -> bytes:
    """Insert a line of words of the notation."""
    lines = data.splitlines(keepends=True)
    words = material.words or ODD_NUMBERS
    lines.insert(chance.randint(0, len(lines)), b" ".join(chance.choices(words, k=chance.randint(1, 4))) + b"\n")
    return b"".join(lines)


# ---------------------------------------------------------------------- two files
def splice(data: bytes, material: Material, chance: Random) -> bytes:
    """Join the beginning of this file and the end of another."""
    other = chance.choice(material.files)
    return data[: chance.randint(0, len(data))] + other[chance.randint(0, len(other)) :]


def splice_lines(data: bytes, material: Material, chance: Random) -> bytes:
    """Replace some lines by lines of another file."""
    lines, others = data.splitlines(keepends=True), chance.choice(material.files).splitlines(keepends=True)
    start, end = _span(len(lines), chance, 30)
    first, last = _span(len(others), chance, 30)
    return b"".join(lines[:start] + others[first:last] + lines[end:])


MUTATIONS: tuple[Mutation, ...] = (
    flip, odd_byte, odd_sign, cut_out, doubled, cut_short, drop_lines, copy_lines, repeat_line, swap_lines, other_token,
    other_number, no_token, new_line, splice, splice_lines,
)  # fmt: skip
WEIGHTS = (6, 8, 10, 4, 3, 2, 4, 4, 2, 4, 8, 6, 3, 6, 3, 5)
"""How often each is drawn."""
