"""Golden matches: three whole matches of every game, played by computer players and kept as records.

`python -m tests.variants.golden_matches [GAME...]` writes those that are missing; what is there is never written again.
"""

from __future__ import annotations

import sys
from pathlib import Path

from belote_desktop import engine, players, records, variants
from belote_desktop.engine import Match, Ruleset
from tests.folders import GOLDEN

NUMBERS = (1, 2, 3)
LEVELS = {1: ("casual", "casual"), 2: ("beginner", "casual"), 3: ("casual", "random")}
"""The players of the first, the second and the third match of a game, of even and of odd seats."""


def golden_rules(game: str, number: int) -> Ruleset:
    """The game as it is for the first match, a shorter one for the others, which a person can still read through."""
    rules = variants.get(game)
    if number == 1:
        return rules
    target = rules.match.target // 3
    return rules.change(target=target) if target else rules.change(deals=4)


def path_of(game: str, number: int) -> Path:
    return GOLDEN / f"{game}-{number}.brn"


def play(game: str, number: int) -> str:
    """The record of a match; in the second one an action is taken back and a hint is asked for."""
    rules = golden_rules(game, number)
    levels = tuple(LEVELS[number][seat % 2] for seat in range(rules.table.seats))
    header = records.Header.of(rules, ("Ann", "Léo", "Mira", "Dora")[: len(levels)], levels, "2026-11-21")
    recorder = records.Recorder(f"{number:02}")
    match = engine.start(rules, seed=number)
    text = recorder.opening_text(header, match)
    before: list[Match] = []
    while (seat := engine.to_act(match)) is not None:
        if number == 2 and len(before) == 30:
            text += recorder.help_text("hint") + recorder.take_back_text(1)
            match = before[-1]
            seat = engine.to_act(match)
            assert seat is not None
        action = players.get(levels[seat]).choose(engine.view(match, seat), 0.0, seed=number)
        after, _ = engine.apply(match, action)
        text += recorder.step_text(match, after, seat, action)
        before.append(match)
        match = after
    return text


def write_missing(games: list[str]) -> None:
    GOLDEN.mkdir(exist_ok=True)
    for game in games or [known.id for known in variants.all_variants()]:
        for number in NUMBERS:
            path = path_of(game, number)
            if not path.exists():
                path.write_text(play(game, number), encoding="utf-8", newline="\n")
                print(path.name, path.stat().st_size, flush=True)


if __name__ == "__main__":
    write_missing(sys.argv[1:])
