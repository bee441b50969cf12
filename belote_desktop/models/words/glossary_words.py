"""The words of the glossary in a sentence: where they stand, and which entry explains each."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from belote_desktop.models.words.words import translated
from belote_desktop.variants.glossary import Entry


@dataclass(frozen=True)
class Spot:
    """A word of a sentence that an entry explains: the index of its first letter and its length."""

    start: int
    length: int
    entry: Entry


class GlossaryWords:
    """Finds the words of these entries in sentences of the language of `in_language`, which translates their forms."""

    def __init__(self, entries: Sequence[Entry], in_language: Callable[[str], str] = translated) -> None:
        self._entries: dict[str, Entry] = {}
        for entry in entries:
            for form in in_language(entry.said).split("|") if entry.said else ():
                self._entries.setdefault(form.casefold(), entry)
        forms = sorted(self._entries, key=len, reverse=True)  # "side suits" before "side suit" before "suit"
        any_form = "|".join(map(re.escape, forms)) or "(?!)"
        self._pattern = re.compile(rf"(?<![\w-])(?:{any_form})(?![\w-])", re.IGNORECASE)

    def spots(self, sentence: str, known: Collection[str] = ()) -> tuple[Spot, ...]:
        """The first place of each entry, in reading order, without the entries whose ids are `known`."""
        found: dict[str, Spot] = {}
        for match in self._pattern.finditer(sentence):
            entry = self._entries[match[0].casefold()]
            if entry.id not in known:
                found.setdefault(entry.id, Spot(match.start(), len(match[0]), entry))
        return tuple(found.values())
