"""Positions that show a chapter, as data of the package: a deck, the actions that lead there, and what was found best.

The files hold no sentences: the detector of the chapter says them. One file for each game, one position a line.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from belote_desktop import engine, variants
from belote_desktop.engine import Match, Ruleset

SEED = 7
"""The seed of the matches; decks and dealers are given, so that it decides nothing before the deal is over."""


@dataclass(frozen=True, kw_only=True)
class StrategyPosition:
    """A position with its answers, in the notation of records.

    `best` cannot be told apart. `losses` are the wrong answers with what each costs on average in points of the game;
    None where only the shares in `made` tell it: in what part of the deals a contract is made with open cards.
    Actions in neither are about as good as `best`. `check` tells how this was found.

    A position at the score of a match also has the `totals` before its deal, by the registered rules of the game.
    `chances` are then the chances of the side to act to win the match by each answer, instead of losses, and `at_start`
    the answers that would be right in the first deal of a match.
    """

    id: str
    game: str
    chapter: str
    dealer: int
    deck: str
    actions: tuple[str, ...]
    best: tuple[str, ...]
    losses: Mapping[str, float | None]
    made: Mapping[str, float]
    check: Mapping[str, Any]
    totals: tuple[int, ...] = ()
    chances: Mapping[str, float] = field(default_factory=dict)
    at_start: tuple[str, ...] = ()

    @classmethod
    def of(cls, game: str, row: Mapping[str, Any]) -> StrategyPosition:
        """The position of a row of a file."""
        return cls(
            id=row["id"],
            game=game,
            chapter=row["chapter"],
            dealer=row["dealer"],
            deck=row["deck"],
            actions=tuple(row["actions"]),
            best=tuple(row["best"]),
            losses=MappingProxyType(row["losses"]),
            made=MappingProxyType(row.get("made", {})),
            check=MappingProxyType(row["check"]),
            totals=tuple(row.get("totals", ())),
            chances=MappingProxyType(row.get("chances", {})),
            at_start=tuple(row.get("at_start", ())),
        )

    def row(self) -> dict[str, Any]:
        """The row of a file that holds this position."""
        kept: dict[str, Any] = {
            "id": self.id,
            "chapter": self.chapter,
            "dealer": self.dealer,
            "deck": self.deck,
            "actions": list(self.actions),
            "best": list(self.best),
            "losses": dict(self.losses),
        }
        if self.totals:
            score = {"totals": self.totals, "chances": self.chances, "at_start": self.at_start}
            kept |= {name: dict(each) if isinstance(each, Mapping) else list(each) for name, each in score.items()}
        return kept | ({"made": dict(self.made)} if self.made else {}) | {"check": dict(self.check)}

    def match(self, rules: Ruleset | None = None) -> Match:
        """The match at the decision; BeloteError if the actions are no longer lawful."""
        *_, match = self.matches(rules)
        return match

    def matches(self, rules: Ruleset | None = None) -> Iterator[Match]:
        """The match before each of the actions and, last, at the decision; BeloteError as for `match`."""
        own = variants.get(self.game)
        rules = own if self.totals else rules or own  # the answers at a score hold for the target they were found at
        match = engine.start(rules, SEED, decks=[self.deck], dealer=self.dealer, totals=self.totals)
        yield match
        for text in self.actions:
            match, _ = engine.apply(match, engine.parse_action(match, text))
            yield match


def as_text(positions: Iterable[StrategyPosition]) -> str:
    """The text of a file with these positions."""
    rows = (json.dumps(position.row(), ensure_ascii=False, separators=(",", ":")) for position in positions)
    return "[\n" + ",\n".join(rows) + "\n]\n"


@cache
def positions_of(game: str) -> tuple[StrategyPosition, ...]:
    """The positions of a game in the order of its file; none for a game without a file."""
    file = files("belote_desktop.coach.strategy").joinpath("positions", f"{game}.json")
    if not file.is_file():
        return ()
    return tuple(StrategyPosition.of(game, row) for row in json.loads(file.read_text(encoding="utf-8")))


def games() -> tuple[str, ...]:
    """The games that have positions."""
    found = files("belote_desktop.coach.strategy").joinpath("positions").iterdir()
    return tuple(sorted(file.name.removesuffix(".json") for file in found if file.name.endswith(".json")))
