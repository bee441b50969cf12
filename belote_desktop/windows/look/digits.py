"""The digits of a language that is written with either kind: which locale has the wanted ones, and the western ones in
the sentences of a translation.
"""

from __future__ import annotations

from PySide6.QtCore import QLocale

OF_TWO_KINDS = ("ar",)
"""The languages that are written with western digits in some countries and with Arabic-Indic ones in others."""
WESTERN, ARABIC = "0", "\N{ARABIC-INDIC DIGIT ZERO}"
_NOUGHT = {"western": WESTERN, "arabic": ARABIC}
"""The nought of each other setting."""
_WESTERN = {ord(ARABIC) + digit: ord(WESTERN) + digit for digit in range(10)}
_MAGIC = 16
"""The length of the mark at the beginning of a .qm file."""
_MESSAGES, _TRANSLATION, _HASH, _END = 0x69, 3, 5, 1
"""Tags of a .qm file (Qt's qtranslator.cpp): the block of messages, a translation, a number of 32 bits, the end of a
message. All but the last two are followed by a length of 32 bits and so many bytes."""


def with_digits(locale: QLocale, wish: str) -> QLocale:
    """The locale, or one of the same language that has the wanted digits; the locale itself if there is none."""
    nought = _NOUGHT.get(wish, locale.zeroDigit())
    if locale.zeroDigit() == nought:
        return locale
    alike = QLocale.matchingLocales(locale.language(), QLocale.Script.AnyScript, QLocale.Country.AnyTerritory)
    return next((each for each in alike if each.zeroDigit() == nought), locale)


def in_western_digits(data: bytes) -> bytes:
    """A .qm file whose translations have western digits for Arabic-Indic ones; everything else stays.

    The other way round there is nothing to do: sentences are written with the digits of the language, and what is
    western among them is meant so, such as a key or a card.
    """
    found = bytearray(data)
    for start, end in _translations(data):
        text = data[start:end].decode("utf-16-be")
        found[start:end] = text.translate(_WESTERN).encode("utf-16-be")
    return bytes(found)


def _translations(data: bytes) -> list[tuple[int, int]]:
    """Where the translations of a .qm file begin and end."""
    found, place = [], _MAGIC
    while place < len(data):
        tag, length = data[place], _length(data, place + 1)
        if tag == _MESSAGES:
            found += _in_messages(data, place + 5, place + 5 + length)
        place += 5 + length
    return found


def _in_messages(data: bytes, place: int, end: int) -> list[tuple[int, int]]:
    found = []
    while place < end:
        tag = data[place]
        if tag in (_END, _HASH):
            place += 1 if tag == _END else 5
            continue
        length = _length(data, place + 1)
        if tag == _TRANSLATION:
            found.append((place + 5, place + 5 + length))
        place += 5 + length
    return found


def _length(data: bytes, place: int) -> int:
    return int.from_bytes(data[place : place + 4], "big")
