"""Words the glossary does not use: `words/LANGUAGE.tsv` lists them, with what is written instead."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from belote_desktop.translations.checks.entries import FOLDER, Entry, Finding, Language


@dataclass(frozen=True)
class NeverWord:
    """A word that is not used for a notion. Where it is right for another one (`is_refused` false) it only warns.

    `contexts` are those in which it is right, with _ for spaces; empty for none.
    """

    word: str
    instead: str
    is_refused: bool
    contexts: frozenset[str] = frozenset()

    @property
    def pattern(self) -> re.Pattern[str]:
        """Finds the word, whole and in any case."""
        return re.compile(rf"(?<!\w){re.escape(self.word)}(?!\w)", re.IGNORECASE)


@cache
def never_words(language: str) -> tuple[NeverWord, ...]:
    """The list of a language; empty if it has none."""
    path = FOLDER / "words" / f"{language}.tsv"
    if not path.is_file():
        return ()
    with path.open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return tuple(
            NeverWord(
                row["word"],
                row["instead"],
                row["verdict"] == "refused",
                frozenset(filter(None, row["right in"].split())),
            )
            for row in rows
        )


def check(entry: Entry, language: Language) -> Iterator[Finding]:
    """Findings about the words of a translation."""
    for text in entry.translations:
        yield from _found(entry, text, language.code.partition("_")[0])


def check_source(entry: Entry) -> Iterator[Finding]:
    """Findings about the words of an English source."""
    yield from _found(entry, entry.source, "en")


def _found(entry: Entry, text: str, language: str) -> Iterator[Finding]:
    bare = re.sub(r"\{[^{}]*\}|<[^>]+>", " ", text.replace("&", ""))
    for never in never_words(language):
        if entry.context.replace(" ", "_") not in never.contexts and never.pattern.search(bare):
            reason = f"“{never.word}” is not our word: {never.instead}."
            yield Finding(entry, reason, is_warning=not never.is_refused)
