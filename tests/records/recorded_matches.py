"""Random matches with their records, for the tests of records and profiles."""

from __future__ import annotations

import random
from dataclasses import dataclass

from belote_desktop import engine, records, variants
from belote_desktop.engine import Match, Ruleset
from belote_desktop.engine.deals.shared_seed import SharedSeed
from belote_desktop.records.header import quoted
from tests.folders import DOCS, SAMPLE_RECORDS

NAMES = ("Ann", "Léo “the \\ fox”", "Мира", "Dora")
KINDS = ("human", "club", "club", "random")

OPTION_SETS: tuple[dict[str, object], ...] = (
    {"announcing": "manual"},
    {"coinche_in_classic": True},
    {"house": "belgian"},
    {"house": "federation", "belote_order": "king_first"},
    {"decl_window": "before_play", "announcing": "manual"},
    {"house": "comptoir", "target": 300},
    {"pass_out": "dealer_must_take", "target": 300},
    {"deals": 2, "tie": "litige"},
)
GAMES = [
    *((game.id, {}) for game in variants.all_variants()),
    *(("classic", options) for options in OPTION_SETS),
    ("klaverjas-amsterdam", {"trump_making": "turned"}),
]
"""Every registered game, and sets of options that bring other actions and scores."""


@dataclass(frozen=True)
class RecordedMatch:
    "The match as you played it, and its record as it was written step by step."

    match: Match
    text: str
    takes_back: int
    helps: int


def header(rules: Ruleset) -> records.Header:
    return records.Header.of(rules, NAMES[: rules.table.seats], KINDS[: rules.table.seats], "2026-11-21")


def record_match(
    rules: Ruleset, seed: int, *, steps: int = 10_000, undo: float = 0.02, shared: SharedSeed | None = None
) -> RecordedMatch:
    """Play at random, sometimes taking actions back, and stop at the end or after so many steps.

    Without a `shared` seed the record is as older versions wrote it.
    """
    chance = random.Random(seed)
    recorder = records.Recorder("00") if shared is None else records.Recorder.sharing(shared, is_own_number=True)
    match = engine.start(rules, seed if shared is None else shared)
    text = recorder.opening_text(header(rules), match)
    before: list[Match] = []
    takes_back = helps = 0
    for _ in range(steps):
        if before and chance.random() < undo:
            count = chance.randint(1, min(len(before), 9))
            match = before[-count]
            del before[-count:]
            text += recorder.take_back_text(count)
            takes_back += 1
            continue
        seat = engine.to_act(match)
        if seat is None:
            break
        if chance.random() < undo:
            text += recorder.help_text("hint")
            helps += 1
        action = chance.choice(engine.legal(match))
        after, _ = engine.apply(match, action)
        text += recorder.step_text(match, after, seat, action)
        before.append(match)
        match = after
    return RecordedMatch(match, text, takes_back, helps)


def finished_match(seed: int = 1, **options: object) -> RecordedMatch:
    """A short match of Classic Belote, played to its end without undo."""
    return record_match(variants.get("classic", **{"deals": 1, "target": 0, **options}), seed, undo=0)


SAMPLES: dict[str, tuple[str, dict[str, object], int, int]] = {
    "classic-whole-match": ("classic", {"target": 500}, 11, 10_000),
    "classic-in-progress": ("classic-ffb", {}, 12, 75),
    "classic-belgian-manual": ("classic", {"house": "belgian", "announcing": "manual", "target": 40}, 13, 10_000),
    "classic-doubled-before-play": (
        "classic",
        {"coinche_in_classic": True, "announcing": "manual", "decl_window": "before_play", "deals": 3, "target": 0},
        14,
        10_000,
    ),
    "classic-no-decl-king-first": ("classic-no-decl", {"belote_order": "king_first", "target": 300}, 15, 10_000),
}
"""The records of `tests/records/samples`: game, options, seed, steps. Once released they are never written again."""

EXAMPLE = ({"deals": 1, "target": 0, "announcing": "manual"}, 236, 0.015, SharedSeed("5" * 64, "482139605"))
"""The record in `docs/record.md`: options of Classic Belote, seed of the play, how often actions are taken back, seed
of the pack."""


def write_samples() -> None:
    """Write the samples and the example of the page anew; only while the format has not been released."""
    for name, (game, options, seed, steps) in SAMPLES.items():
        played = record_match(variants.get(game, **options), seed, steps=steps)
        (SAMPLE_RECORDS / f"{name}.brn").write_text(played.text, encoding="utf-8", newline="\n")
    write_example()


def write_example() -> None:
    """Write the example of the page anew. Its deal code stands in the page too."""
    path = DOCS / "record.md"
    before, mark, _ = path.read_text(encoding="utf-8").partition("```brn\n")
    options, seed, undo, shared = EXAMPLE
    text = record_match(variants.get("classic", **options), seed, undo=undo, shared=shared).text
    for name, plain in zip(NAMES, ("Ann", "Léo", "Mira", "Dora"), strict=True):
        text = text.replace(quoted(name), quoted(plain))
    path.write_text(f"{before}{mark}{text}```\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write_samples()
