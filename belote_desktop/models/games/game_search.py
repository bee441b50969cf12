"""Find games by name in any spelling, by country, by the words of their rules, and by filters."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property

from belote_desktop.engine import Ruleset
from belote_desktop.engine.rules.terms import AuctionModel, Direction, Exchange
from belote_desktop.engine.wording.messages import in_english
from belote_desktop.models.games.game_entry import YOURS, GameEntry
from belote_desktop.models.games.game_words import badges, native_country
from belote_desktop.models.games.romanised import romanised
from belote_desktop.models.words import words
from belote_desktop.variants import rule_sheet
from belote_desktop.variants.variant import Difficulty, Length

_LETTERS = str.maketrans(
    {"œ": "oe", "æ": "ae", "ø": "o", "đ": "d", "ł": "l", "ı": "i", "’": " ", "'": " ", "-": " ", "ة": "ه", "ى": "ي",
     "ـ": "", "և": "եւ"}
    | {chr(nought + digit): str(digit) for nought in (0x660, 0x6F0) for digit in range(10)}
)  # fmt: skip


def plain(text: str) -> str:
    """A text without capitals, accents and hyphens, for searching."""
    spread = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in spread if not unicodedata.combining(letter)).translate(_LETTERS)


_STOPS = re.compile(r"[(),.;:]")
SHORTEST = 3
"""Fewer letters than these are in the rules of every game."""
OTHER_WORDS: tuple[tuple[Callable[[Ruleset], bool], str], ...] = (
    (lambda rules: bool(rules.deal.kitty or rules.deal.talon_packets), "kitty talon widow chien прикуп"),
    (lambda rules: rules.deal.stacks > 0, "open stacks exposed"),
    (lambda rules: rules.deal.exchange is not Exchange.NONE, "exchange seven dix"),
    (lambda rules: rules.auction.auction_model is AuctionModel.POINTS, "bidding enchères annonces"),
    (lambda rules: rules.table.direction is Direction.CW, "clockwise"),
)
"""What people call what a game has, where its rule sheet says it in other words."""


@dataclass(frozen=True)
class Filter:
    """The properties that shown games must have. An empty property matches every game."""

    players: frozenset[int] = frozenset()
    lengths: frozenset[Length] = frozenset()
    easy: bool = False
    yours: bool = False
    country: str = ""

    def lets(self, entry: GameEntry) -> bool:
        """True if a game matches."""
        game = entry.variant
        return (
            (not self.players or entry.rules.table.seats in self.players)
            and (not self.lengths or (game.length in self.lengths and not game.known))
            and (not self.easy or (game.difficulty is Difficulty.EASY and not game.known))
            and (not self.yours or entry.family == YOURS)
            and (not self.country or game.country == self.country)
        )

    @property
    def empty(self) -> bool:
        """True if every game matches."""
        return self == Filter()


@dataclass(frozen=True)
class Found:
    """The result of a search: games whose name or place matches, then those whose rules match."""

    named: tuple[GameEntry, ...] = ()
    ruled: tuple[GameEntry, ...] = ()
    hidden: int = 0
    """How many more there are that the filter hides."""
    near: tuple[GameEntry, ...] = field(default=())
    """Where nothing answers, games with names that are nearly so."""

    def __len__(self) -> int:
        return len(self.named) + len(self.ruled)


class GameSearch:
    """Searches games in the language of the window. Make a new one when the language changes."""

    def __init__(self, entries: Iterable[GameEntry]) -> None:
        self.entries = tuple(entries)
        self._rules: dict[str, str] = {}

    @cached_property
    def _names(self) -> dict[str, str]:
        """The searchable text of each game except its rules, made at the first search to keep the first page fast."""
        return {entry.id: _in_both_letters(plain(_told(entry))) for entry in self.entries}

    def find(self, text: str, wanted: Filter) -> Found:
        """The games that match a text and a filter, in the order of the catalogue."""
        asked = _STOPS.sub(" ", plain(text)).split()
        either = [(word, romanised(word)) for word in asked]  # in the letters it is typed in, or in Latin ones
        names = self._names
        named = [
            each for each in self.entries if all(one in names[each.id] or two in names[each.id] for one, two in either)
        ]
        left = [entry for entry in self.entries if entry not in named] if asked else []
        ruled = [entry for entry in left if all(self._in_rules(word, entry) for word in asked)]
        shown = tuple(entry for entry in named if wanted.lets(entry))
        told = tuple(entry for entry in ruled if wanted.lets(entry))
        hidden = len(named) + len(ruled) - len(shown) - len(told)
        near = () if shown or told or hidden else self._near(asked)
        return Found(shown, told, hidden, near)

    def _in_rules(self, word: str, entry: GameEntry) -> bool:
        """True if a search word starts a word of a game's distinctive rules."""
        if not self._rules:
            self._read_rules()
        return len(word) >= SHORTEST and f" {word}" in self._rules[entry.id]

    def _read_rules(self) -> None:
        """Collect from the rule sheets the words that fewer than half of the games use, in English and as shown."""
        sheets = {
            entry.id: [line for part in rule_sheet.sentences(entry.rules) for line in part.paragraphs]
            for entry in self.entries
        }
        often = Counter(source for lines in sheets.values() for source in {line.source for line in lines})
        for entry in self.entries:
            rare = [line for line in sheets[entry.id] if 2 * often[line.source] < len(sheets)]
            said = [text for line in rare for text in (words.sentence(line), in_english(line))]
            other = [more for has, more in OTHER_WORDS if has(entry.rules)]
            self._rules[entry.id] = " " + plain(" ".join((*said, *other))).replace("(", " ")

    def _near(self, asked: list[str]) -> tuple[GameEntry, ...]:
        """Up to three games with a name close to the typed text."""
        import difflib  # for a name that is spelled otherwise only

        names: dict[str, GameEntry] = {}
        for entry in self.entries:
            own = f"{entry.variant.name} {words.translated(entry.variant.name)} {entry.aliases}"
            for word in romanised(plain(own)).replace(",", " ").split():
                names.setdefault(word, entry)
        close = difflib.get_close_matches(romanised(" ".join(asked)), names, n=6, cutoff=0.7)
        return tuple({names[word].id: names[word] for word in close}.values())[:3]


def _in_both_letters(text: str) -> str:
    """A text, and the same in Latin letters where it has others."""
    latin = romanised(text)
    return text if latin == text else f"{text} {latin}"


def _told(entry: GameEntry) -> str:
    """The searchable text of a game except its rules."""
    game = entry.variant
    texts = (game.name, game.country, game.flavour)
    country = native_country(game.country)
    return " ".join(
        (*texts, *map(words.translated, texts), game.id, country, entry.aliases, *badges(entry),
         words.choice_text(game.standing))
    )  # fmt: skip
