"""What the program says in a language, found by the English: names of buttons and cards, and how a card is asked for.

Reads `translations` itself: the system's Python, which runs this, knows nothing of the project.
"""

from __future__ import annotations

import re
import tomllib
import xml.etree.ElementTree as ElementTree
from pathlib import Path

TRANSLATIONS = Path(__file__).parents[2] / "translations"
RANKS = ("six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")
SUITS = ("spades", "hearts", "diamonds", "clubs")
PLACE = re.compile(r"\{(\w+)(?::([^}|]*))?[^}]*\}")
"""A place of a sentence: its name, and the form it asks for."""


class Words:
    """The sentences of a language such as `bg`, by their context and their English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._texts: dict[tuple[str, str], str] = {}
        file, table = TRANSLATIONS / f"belote_{language}.ts", TRANSLATIONS / "forms" / f"{language}.toml"
        if language != "en":
            for context in ElementTree.parse(file).getroot().iter("context"):
                for message in context.iter("message"):
                    key = context.findtext("name", ""), message.findtext("source", "")
                    self._texts[key] = message.findtext("translation", "")
        self._forms = tomllib.loads(table.read_text(encoding="utf-8"))

    def of(self, context: str, source: str) -> str:
        """A sentence in the language. Raises KeyError if the program has no such sentence."""
        return source if self.language == "en" else self._texts[context, source].replace("&", "")

    def cards(self, form: str = "") -> dict[str, str]:
        """The names of all cards in a form, by their plain names."""
        return {self._card(rank, suit, ""): self._card(rank, suit, form) for rank in RANKS for suit in SUITS}

    def asking_for(self) -> dict[str, str]:
        """The sentence that asks for each card, by the card's plain name."""
        sentence = self.of("guided", "Play {card:the}.")
        place = PLACE.search(sentence)
        assert place is not None, sentence
        return {plain: sentence.replace(place[0], said) for plain, said in self.cards(place[2] or "").items()}

    def _bent(self, kind: str, word: str, form: str) -> str:
        """A word in a form; the plain one if it has no such form."""
        return str(self._forms.get(kind, {}).get(word, {}).get(form, word))

    def _card(self, rank: str, suit: str, form: str) -> str:
        word, suit = self.of("cards", rank), self.of("cards", suit)

        def filled(place: re.Match[str]) -> str:
            if place[1] == "rank":
                return self._bent("rank", word, form)
            return self._bent("suit", suit, place[2] or "")

        return PLACE.sub(filled, self.of("cards", "{rank} of {suit}"))
