"""Languages that nobody speaks, for tests: long texts, texts from right to left, and places without a form.

`xx-long` shows labels that are cut off, sentences glued from parts, counts without plural forms and texts that are not
marked for translation. `xx-rtl` shows what does not mirror. `xx-case` marks the places of a sentence that ask for no
form, which languages with cases need.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from PySide6.QtCore import QObject, QTranslator

_KEPT = re.compile(r"(\{[^{}]*\}|<[^<>]*>|%L?n|&#?\w+;|&\w|\n)")
"""What stays as it is: places, markup, the count, and letters with an accelerator."""
_ACCENTED = str.maketrans("aceinosuyzACEINOSUYZ", "áćéíñóšúýžÁĆÉÍÑÓŠÚÝŽ")
_HEBREW = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "ובגדיהזחןיכלמנסעפצקרגתואבז" * 2
)  # fmt: skip
"""Vowels become narrow letters, so that a text is about as wide as in Latin letters."""
_FILLING = " lorem ipsum dolor sit amet consectetur"
SHORT = 20
"""Texts up to this length become twice as long, longer ones by GROWTH."""
GROWTH = 0.4


@dataclass(frozen=True)
class PseudoLanguage:
    """`word` makes a text of the language from an English one and its count, -1 for none."""

    word: Callable[[str, int], str]
    is_right_to_left: bool = False


class PseudoTranslator(QTranslator):
    """Translates every text of the program into a pseudo-language."""

    def __init__(self, language: PseudoLanguage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._language = language

    def translate(self, context: str, source_text: str, /, disambiguation: str | None = None, n: int = -1) -> str:
        return self._language.word(source_text, n)

    def isEmpty(self) -> bool:
        return False


def _long(text: str, count: int) -> str:
    plain = len(re.sub(r"\{[^{}]*\}|<[^<>]*>", "", text))
    more = plain if plain <= SHORT else round(plain * GROWTH)
    filling = (_FILLING * (more // len(_FILLING) + 1))[:more].rstrip()
    form = "" if count < 0 else "1:" if count == 1 else "2:"
    return f"[{form}{_with_letters(text, _ACCENTED)}{filling}]"


def _right_to_left(text: str, _count: int) -> str:
    return f"[{_with_letters(text, _HEBREW)}]"


def _by_case(text: str, _count: int) -> str:
    return re.sub(r"(\{\w+\})", r"\1⟨?⟩", text)


def _with_letters(text: str, letters: Mapping[int, str | int | None]) -> str:
    parts = _KEPT.split(text)
    return "".join(part if number % 2 else part.translate(letters) for number, part in enumerate(parts))


PSEUDO_LANGUAGES: Mapping[str, PseudoLanguage] = MappingProxyType(
    {
        "xx-long": PseudoLanguage(_long),
        "xx-rtl": PseudoLanguage(_right_to_left, is_right_to_left=True),
        "xx-case": PseudoLanguage(_by_case),
    }
)
"""The pseudo-languages by their codes."""
