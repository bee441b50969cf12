"""Search text regardless of capitals, accents and kinds of spaces; and search the rule sheets of all games."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from belote_desktop.engine import Message, Ruleset
from belote_desktop.models.games.game_search import plain
from belote_desktop.models.words import words
from belote_desktop.variants.rule_sheet import sentences


def spots(text: str, asked: str) -> tuple[tuple[int, int], ...]:
    """The (index, length) of each match of `asked` in a text, without overlaps; empty if `asked` is."""
    wanted = _folded(asked)[0].strip()
    if not wanted:
        return ()
    folded, origin = _folded(text)
    found = []
    start = folded.find(wanted)
    while start >= 0:
        first, last = origin[start], origin[start + len(wanted) - 1]
        found.append((first, last - first + 1))
        start = folded.find(wanted, start + len(wanted))
    return tuple(found)


def _folded(text: str) -> tuple[str, list[int]]:
    """The text as it is searched, and for each of its letters the index in the original text."""
    letters: list[str] = []
    origin: list[int] = []
    for place, letter in enumerate(text):
        for one in " " if letter.isspace() else plain(letter):
            letters.append(one)
            origin.append(place)
    return "".join(letters), origin


@dataclass(frozen=True)
class Told:
    """A matching paragraph: its section and the sentence."""

    anchor: str
    title: Message
    sentence: str


@dataclass(frozen=True)
class Answer:
    """A game whose rules match, with the matching paragraphs."""

    rules: Ruleset
    told: tuple[Told, ...]


class SheetSearch:
    """Searches the rule sheets of games in the language of the window. Make a new one when the language changes."""

    def __init__(self, games: Iterable[Ruleset], index: str = "en") -> None:
        self._index = index
        self._games = tuple(games)
        self._read: dict[Ruleset, tuple[tuple[Told, str], ...]] = {}

    def find(self, asked: str) -> tuple[Answer, ...]:
        """The games whose rules contain the text, in their order."""
        wanted = _folded(asked)[0].strip()
        if not wanted:
            return ()
        found = (Answer(rules, tuple(told for told, text in self._lines(rules) if wanted in text))
                 for rules in self._games)  # fmt: skip
        return tuple(answer for answer in found if answer.told)

    def _lines(self, rules: Ruleset) -> tuple[tuple[Told, str], ...]:
        if rules not in self._read:
            self._read[rules] = tuple(
                (Told(section.anchor, section.title, said), _folded(said)[0])
                for section in sentences(rules)
                for said in (words.sentence(paragraph, self._index) for paragraph in section.paragraphs)
            )
        return self._read[rules]
