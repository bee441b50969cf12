"""Positions that test a level of play: the files in `tests/positions`, and the match each of them stands for.

A file is one JSON object: `game`, `options`, `source`, `positions`, and where they were mined `made`, which says how.
Each position has the deal (`deck` in the order it is dealt, or the final `hands` by seat with `declarer` and
`turn_up`), the `dealer`, the `actions` so far (calls and cards, separated by commas), the `seat` whose turn it is, the
`best` cards, by how many points they are better (`margin`), its `theme`, and where somebody wrote it `why` they are.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from pathlib import Path
from typing import Any

from belote_desktop import engine, players, variants
from belote_desktop.engine import Card, Match, Play
from belote_desktop.engine.cards import parse_cards
from tests.folders import POSITIONS

FLOORS = "floors"


class Source(StrEnum):
    """Who says what is best."""

    MINED = "mined"
    """A strong level, by a clear margin."""
    CERTAINTY = "certainty"
    """Nobody: it is so in every deal that is possible, with every line of play looked at."""
    THEME = "theme"
    """What books teach."""


@dataclass(frozen=True)
class Position:
    """One position; see above."""

    game: str
    options: Mapping[str, str]
    dealer: int
    actions: tuple[str, ...]
    seat: int
    best: frozenset[Card]
    theme: str
    deck: tuple[Card, ...]
    margin: float = 0.0
    why: str = ""
    hands: tuple[str, ...] = field(default=(), compare=False)

    @cached_property
    def match(self) -> Match:
        """The match when the seat is to play; ValueError if the actions do not lead there."""
        match = engine.start(variants.get(self.game, **self.options), 1, decks=[self.deck], dealer=self.dealer)
        for text in self.actions:
            match, _ = engine.apply(match, engine.parse_action(match, text))
        if match.deals or engine.to_act(match) != self.seat:
            raise ValueError(f"It is not the turn of seat {self.seat} but of {engine.to_act(match)}.")
        return match

    @property
    def name(self) -> str:
        return f"{self.theme}: {' '.join(map(str, sorted(self.best)))} by seat {self.seat} after {self.actions[-1:]}"

    def row(self) -> dict[str, Any]:
        """The position as it is written, without the game."""
        return {
            "theme": self.theme, "seat": self.seat, "best": [str(card) for card in sorted(self.best)],
            "margin": round(self.margin, 1), "dealer": self.dealer, "deck": " ".join(map(str, self.deck)),
            "actions": ", ".join(self.actions),
        }  # fmt: skip


@dataclass(frozen=True)
class PositionFile:
    """The positions of one file; `made` says how they were mined, with the number of the next deal (`deals`)."""

    source: Source
    game: str
    options: Mapping[str, str] = field(default_factory=dict)
    positions: tuple[Position, ...] = ()
    made: Mapping[str, Any] = field(default_factory=dict)

    def text(self) -> str:
        """The file, a position a line."""
        head = {"game": self.game, "options": self.options, "source": self.source, "made": self.made}
        rows = ",\n".join(json.dumps(position.row()) for position in self.positions)
        return f'{json.dumps(head)[:-1]}, "positions": [\n{rows}\n]}}\n'


def read_file(path: Path) -> PositionFile:
    """A file of positions."""
    found = json.loads(path.read_text(encoding="utf-8"))
    positions = tuple(_position(found["game"], found["options"], row) for row in found["positions"])
    return PositionFile(Source(found["source"]), found["game"], found["options"], positions, found.get("made", {}))


def _position(game: str, options: Mapping[str, str], row: Mapping[str, Any]) -> Position:
    options = {**options, **row.get("options", {})}
    if "deck" in row:
        deck = tuple(parse_cards(row["deck"]))
    else:
        deck = engine.arrange(
            variants.get(game, **options), row["hands"],
            dealer=row["dealer"], declarer=row["declarer"], turn_up=row.get("turn_up"),
        )  # fmt: skip
    return Position(
        game, options, row["dealer"], tuple(filter(None, map(str.strip, row["actions"].split(",")))), row["seat"],
        frozenset(map(Card.parse, row["best"])), row["theme"], deck, row["margin"], row.get("why", ""),
        tuple(row.get("hands", ())),
    )  # fmt: skip


def files() -> dict[str, Path]:
    """The files by name."""
    return {path.stem: path for path in sorted(POSITIONS.glob("*.json")) if path.stem != FLOORS}


def card_of(player: players.Player, match: Match, seed: int = 1) -> Card:
    """The card a player plays; what it says or declares before is done first."""
    seat = engine.to_act(match)
    assert seat is not None
    while not isinstance(action := player.choose(engine.view(match, seat), seed=seed), Play):
        match, _ = engine.apply(match, action, seat)
        assert engine.to_act(match) == seat, f"{action} ended the turn"
    return action.card
