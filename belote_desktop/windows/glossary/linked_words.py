"""Sentences in which the words of the glossary are links."""

from __future__ import annotations

from belote_desktop.engine import Ruleset
from belote_desktop.models.words.glossary_words import GlossaryWords
from belote_desktop.variants.glossary import Entry, of_game
from belote_desktop.windows.suits.suit_text import rich

SCHEME = "word:"
"""What the address of a link to an entry begins with; its id follows."""


class LinkedWords:
    """Underlines the words of one game. An entry is linked once in a text, where it is first met."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self._entries = {entry.id: entry for entry in of_game(rules)}
        self._words: GlossaryWords | None = None
        self._met: set[str] = set()

    def retranslate(self) -> None:
        """Look for the words of another language from now on."""
        self._words = None

    @property
    def words(self) -> GlossaryWords:
        """Finds the words in sentences of the window's language."""
        if self._words is None:
            self._words = GlossaryWords(tuple(self._entries.values()))
        return self._words

    def begin(self, *known: str) -> None:
        """Begin a new text, in which the entries with these ids need no link."""
        self._met = set(known)

    def rich(self, sentence: str) -> str:
        """The sentence as HTML, with its cards on paper and links at the words that are met for the first time."""
        parts, end = [], 0
        for spot in self.words.spots(sentence, self._met):
            self._met.add(spot.entry.id)
            word = sentence[spot.start : spot.start + spot.length]
            parts += [rich(sentence[end : spot.start]), _link(spot.entry, rich(word))]
            end = spot.start + spot.length
        return "".join((*parts, rich(sentence[end:])))

    def entry(self, address: str) -> Entry | None:
        """The entry that a link leads to; None if the link is another one."""
        return self._entries.get(address.removeprefix(SCHEME)) if address.startswith(SCHEME) else None


def _link(entry: Entry, word: str) -> str:
    return f'<a href="{SCHEME}{entry.id}" style="color:palette(text); text-decoration:underline">{word}</a>'
