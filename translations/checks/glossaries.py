"""The words of players: `glossaries/LANGUAGE.tsv` has one for every notion of `glossaries/notions.tsv`."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from belote_desktop.translations.checks.entries import FOLDER, Entry, Finding, Language

GLOSSARIES = FOLDER / "glossaries"
NOTIONS = "notions"
"""The file that all glossaries follow."""
FORMS = "glossary forms"
"""The context that has all forms of a word and not one of them."""
_SHORTEST, _ENDING = 4, 3
"""A word is known by its first letters: so many at least, and all but so many."""


@dataclass(frozen=True)
class Notion:
    """What a word stands for, in English and French. `table` is the part of the table of forms that bends the word:
    `rank`, `suit` or `word`; empty if none does. The group `calls` has the words of declarations that games have of
    their own, as the program's English writes them.
    """

    id: str
    group: str
    english: str
    french: str
    table: str
    note: str


@dataclass(frozen=True)
class Term:
    """The word of a language for a notion; `gender` and `plural` are empty where it has none or they do not matter.

    `is_trusted` if the word was met, for this notion, in a rule text or a program of that language. `origin` is
    `collected` with the other languages, `corrected` since (in a language that is translated: another word was chosen),
    or `added` because the collection lacks it.
    """

    word: str
    gender: str
    plural: str
    is_trusted: bool
    origin: str
    note: str


@cache
def notions() -> MappingProxyType[str, Notion]:
    """The notions by their ids."""
    found = [
        Notion(*(row[key] for key in ("id", "group", "english", "french", "forms", "note"))) for row in _rows(NOTIONS)
    ]
    return MappingProxyType({notion.id: notion for notion in found})


@cache
def glossary(language: str) -> MappingProxyType[str, Term]:
    """The words of a language by the ids of their notions; empty if it has no glossary."""
    if not (GLOSSARIES / f"{language}.tsv").is_file():
        return MappingProxyType({})
    return MappingProxyType({row["id"]: _term(row) for row in _rows(language)})


def languages() -> tuple[str, ...]:
    """The languages that have a glossary."""
    return tuple(sorted(path.stem for path in GLOSSARIES.glob("*.tsv") if path.stem != NOTIONS))


def check(entry: Entry, language: Language) -> Iterator[Finding]:
    """A warning where the sentence is a notion, such as the label *Dealer*, and the translation another word for it."""
    said = _bare(entry.source)
    words = glossary(language.code.partition("_")[0])
    terms = [words[name] for name in _named(said) if name in words]
    right = {_bare(word) for term in terms for word in (term.word, term.plural)}
    for text in filter(None, entry.translations if entry.context != FORMS else ()):
        if terms and _bare(text) not in right:
            doubt = "" if any(term.is_trusted for term in terms) else ", a word that was not met among players"
            yield Finding(entry, f"“{text}” is not in the glossary: {terms[0].word}{doubt}.", is_warning=True)


def unused(entries: Iterable[Entry], language: str) -> Iterator[str]:
    """The ids of notions whose word stands in no translation, whatever its endings, articles and order of words."""
    texts = [text.casefold() for entry in entries for text in entry.translations]
    for name, term in glossary(language).items():
        for word in term.word.casefold().split(" / "):
            stems = [_stem(part) for part in re.findall(r"\w+", word)]
            if not any(all(stem in text for stem in stems) for text in texts):
                yield name


def _stem(word: str) -> str:
    """The beginning of a word, without an Arabic article."""
    word = word.removeprefix("ال")
    return word[: max(_SHORTEST, len(word) - _ENDING)]


def _named(english: str) -> list[str]:
    return [name for name, notion in notions().items() if notion.english.casefold() == english]


def _bare(text: str) -> str:
    """A label as it is compared: without its mark of a key, its last mark and an Arabic article."""
    return text.replace("&", "").rstrip("….:").casefold().removeprefix("ال")


def _rows(name: str) -> list[dict[str, str]]:
    with (GLOSSARIES / f"{name}.tsv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def _term(row: dict[str, str]) -> Term:
    return Term(row["term"], row["gender"], row["plural"], row["trusted"] == "yes", row["origin"], row["note"])
