"""The program's translations without Qt: reads the compiled .qm files and picks a language.

The format of a .qm file is that of Qt's QTranslator: a magic number, then sections of a tag, a length and that many
bytes. The messages section holds the messages one after the other, each a list of tagged texts and an end tag.
"""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.resources.abc import Traversable
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING

from belote_desktop.engine.wording.messages import Source, in_words
from belote_desktop.engine.wording.plurals import form_number

if TYPE_CHECKING:
    from belote_desktop.translations.word_forms import WordForms

ENGLISH = "en"
MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
MESSAGES, PLURAL_RULE = 0x69, 0x88
END, TRANSLATION, HASH, SOURCE, CONTEXT, COMMENT = 1, 3, 5, 6, 7, 8

Texts = Mapping[tuple[str, str, str], tuple[str, ...]]
"""The translations of a text, one for each plural form of the language if it counts, by context, source and comment."""

_PLACE_OF_COUNT = re.compile("%L?n")
"""As Qt writes it; with L in the digits of the language."""
_NOUGHTS: Mapping[str, str] = MappingProxyType({"ar": "\N{ARABIC-INDIC DIGIT ZERO}"})
"""The first digit of each language whose sentences are not written with western ones."""


class TranslationError(ValueError):
    """A language the program does not have, or a file of translations that cannot be read."""


@dataclass(frozen=True)
class Translations:
    """The sentences of one language. English itself returns the text."""

    language: str = ENGLISH
    texts: Texts = field(default_factory=lambda: MappingProxyType({}))
    plural_rule: bytes = b""
    """Which of its forms a number takes (see `engine.wording.plurals.form_number`)."""

    def text(self, source: str, count: int | None = None) -> str:
        """An English text in this language, with its count if it has one; English if it has no translation yet."""
        context, comment = (source.context, source.comment) if isinstance(source, Source) else ("engine", "")
        forms = self.texts.get((context, str(source), comment), ())
        wanted = 0 if count is None else self.form_number(count)
        found = forms[min(wanted, len(forms) - 1)] if forms else ""
        if not found or count is None:
            return found or in_words(source, count)
        return _PLACE_OF_COUNT.sub(self.figures(count), found)

    def figures(self, number: int) -> str:
        """A number as it stands in sentences of this language: in its digits, with a true minus."""
        nought = ord(_NOUGHTS.get(self.language.partition("_")[0], "0"))
        signed = str(number).replace("-", "\N{MINUS SIGN}")
        return signed.translate({ord("0") + digit: nought + digit for digit in range(10)})

    def form_number(self, count: int) -> int:
        """The number of the plural form that a count takes in this language."""
        return int(count != 1) if self.language == ENGLISH else form_number(self.plural_rule, abs(count))


def translations(language: str) -> Translations:
    """The translations of a language. Raises TranslationError, which names the available languages."""
    if language == ENGLISH:
        return Translations()
    found = _installed().get(language)
    if found is None:
        raise TranslationError(f"There is no language {language!r}. The languages are: {', '.join(languages())}.")
    return read_qm(found.read_bytes(), found.name, language)


def languages() -> tuple[str, ...]:
    """The languages of the program, English first."""
    module = _module()
    return (ENGLISH,) if module is None else module.languages()


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language set in the environment or the system; English if the program does not have it."""
    names = [environment.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    wish = next((name for name in names if name), "") or locale.getlocale()[0] or ""
    module = _module()
    return ENGLISH if module is None else module.best(wish.split(":"))


def word_forms(language: str) -> WordForms | None:
    """The forms of the words of a language; None if the program runs without translations."""
    if _module() is None:
        return None
    found: WordForms = import_module("belote_desktop.translations.word_forms").word_forms(language)
    return found


def read_qm(data: bytes, name: str = "translations", language: str = "") -> Translations:
    """The translations in a .qm file, which is called `name` in errors. Raises TranslationError if it is damaged."""
    if not data.startswith(MAGIC):
        raise TranslationError(f"{name} is not a file of translations.")
    try:
        texts = {_key(message): tuple(message[TRANSLATION]) for message in _messages(_section(data, MESSAGES))}
        return Translations(language, MappingProxyType(texts), _section(data, PLURAL_RULE))
    except (IndexError, KeyError, UnicodeDecodeError) as problem:
        raise TranslationError(f"{name} cannot be read: it is cut short or damaged.") from problem


def _key(message: Mapping[int, Sequence[str]]) -> tuple[str, str, str]:
    return message[CONTEXT][0], message[SOURCE][0], message.get(COMMENT, ("",))[0]


def _section(data: bytes, wanted: int) -> bytes:
    place = len(MAGIC)
    while place < len(data):
        tag, text = data[place], _block(data, place + 1)
        if tag == wanted:
            return text
        place += 5 + len(text)
    return b""


def _messages(data: bytes) -> Iterator[Mapping[int, Sequence[str]]]:
    """The texts of each message by tag; several translations are its plural forms."""
    place, texts = 0, dict[int, list[str]]()
    while place < len(data):
        tag = data[place]
        place += 1
        if tag == END:
            yield texts
            texts = {}
        elif tag == HASH:
            place += 4
        else:
            text = _block(data, place)
            place += 4 + len(text)
            texts.setdefault(tag, []).append(text.decode("utf-16-be" if tag <= TRANSLATION else "utf-8"))


def _block(data: bytes, place: int) -> bytes:
    """The bytes after a 32-bit big-endian length. Raises IndexError if they are missing."""
    length = int.from_bytes(data[place : place + 4], "big")
    if place + 4 + length > len(data):
        raise IndexError(place)
    return data[place + 4 : place + 4 + length]


def _module() -> ModuleType | None:
    """The package of the translations; None if the program runs without having been built."""
    try:
        return import_module("belote_desktop.translations")
    except ModuleNotFoundError:
        return None


def _installed() -> dict[str, Traversable]:
    module = _module()
    return {} if module is None else module.installed()
