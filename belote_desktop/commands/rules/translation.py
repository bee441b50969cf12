"""The program's translations without Qt: reads the compiled .qm files and picks a language.

The format of a .qm file is that of Qt's QTranslator: a magic number, then sections of a tag, a length and that many
bytes. The messages section holds the messages one after the other, each a list of tagged texts and an end tag.
"""

from __future__ import annotations

import locale
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.resources.abc import Traversable
from types import MappingProxyType, ModuleType

from belote_desktop.engine.messages import Source

ENGLISH = "en"
MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
MESSAGES = 0x69
END, TRANSLATION, HASH, SOURCE, CONTEXT = 1, 3, 5, 6, 7

Texts = Mapping[tuple[str, str], str]


class TranslationError(ValueError):
    """A language the program does not have, or a file of translations that cannot be read."""


@dataclass(frozen=True)
class Translations:
    """The sentences of one language, by context and English text. English itself returns the text."""

    language: str = ENGLISH
    texts: Texts = field(default_factory=lambda: MappingProxyType({}))

    def text(self, source: str) -> str:
        """An English text in this language; English if it has no translation yet."""
        context = source.context if isinstance(source, Source) else "engine"
        return self.texts.get((context, source)) or str(source)


def translations(language: str) -> Translations:
    """The translations of a language. Raises TranslationError, which names the available languages."""
    if language == ENGLISH:
        return Translations()
    found = _installed().get(language)
    if found is None:
        raise TranslationError(f"There is no language {language!r}. There are: {', '.join(languages())}.")
    return Translations(language, MappingProxyType(read_qm(found.read_bytes(), found.name)))


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


def read_qm(data: bytes, name: str = "translations") -> dict[tuple[str, str], str]:
    """Every message of a .qm file: (context, English text) -> translation, the first one if there are several forms."""
    if not data.startswith(MAGIC):
        raise TranslationError(f"{name} is not a file of translations.")
    try:
        return {
            (texts[CONTEXT], texts[SOURCE]): texts[TRANSLATION]
            for texts in _messages(_section(data, MESSAGES))
            if {CONTEXT, SOURCE, TRANSLATION} <= texts.keys()
        }
    except (IndexError, UnicodeDecodeError) as problem:
        raise TranslationError(f"{name} cannot be read: it is cut short or damaged.") from problem


def _section(data: bytes, wanted: int) -> bytes:
    place = len(MAGIC)
    while place < len(data):
        tag, text = data[place], _block(data, place + 1)
        if tag == wanted:
            return text
        place += 5 + len(text)
    return b""


def _messages(data: bytes) -> Iterator[dict[int, str]]:
    """The texts of each message by tag; of several plural forms the first."""
    place, texts = 0, dict[int, str]()
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
            texts.setdefault(tag, text.decode("utf-16-be" if tag <= TRANSLATION else "utf-8"))


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
