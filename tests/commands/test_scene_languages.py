"""Situations of the program in every language it speaks: nothing overlaps, no word is cut or missing.

A run looks at a few situations in each language, others in each, at one of the sizes in turn. With SCENE_SIZES=all in
the environment it looks at all of them at every size: some 1,560 looks, which take an hour or two.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from belote_desktop.windows.look.languages import available
from tests.commands.scene_looks import ALL, Look, scene_named, wrong

SITUATIONS = (
    "auction", "second-round", "coinche-auction", "belot-bg-auction", "baloot-auction", "baloot-raises", "call-ashkal",
    "call-pilotta", "call-vida", "call-bela", "bela-discard", "what-may-i-call",
    "mid-trick", "announcements", "belote", "last-trick", "coinche-doubled", "said-offered", "said-compared",
    "projects-shown", "three-players", "decouverte", "stacks-full", "free-play-judged", "table-talk", "log-paper",
    "deal-written", "match-won", "end-baloot", "over-three", "score-sheet", "sheet-coinche", "sheet-match-points",
    "sheet-vida", "sheet-baloot-raised",
    "home-first", "home", "daily-result", "statistics", "history", "rating", "achievements", "settings", "rules",
    "keys", "new-match", "picker-other", "options-changed", "editor-changed", "players-own",
    "hint-4", "tutor", "review-card", "replay-auction", "guided-6", "lessons", "lesson-asked", "glossary",
    "drill-may-play-answered", "honesty-sight",
)  # fmt: skip
"""Sixty scenes: auctions, play, results, pages, and what is taught."""
MAIN = (
    "home", "auction", "mid-trick", "hint-4", "deal-written", "score-sheet", "picker-other", "rules", "settings",
    "lessons",
)  # fmt: skip
"""The ten that are looked at in the smallest window and with the largest text too."""
USUAL = ((900, 600, 100), (1280, 800, 100), (900, 600, 150), (1280, 800, 150))
HARD = ((640, 480, 100), (900, 600, 200))
"""Sizes of the window, each with a size of the text in per cent."""
FEW = 3
"""How many of the situations, and of the main ones, a short run looks at in each language."""


def looks(language: str) -> list[tuple[str, Look]]:
    """The names of scenes and how a run looks at each of them in a language."""
    if ALL:
        pairs = [*product(SITUATIONS, USUAL), *product(MAIN, HARD)]
        return [(name, Look(language, *size)) for name, size in pairs]
    number, of = available().index(language), len(available())
    some = [(names[(number + of * place) % len(names)], sizes[(number + place) % len(sizes)])
            for names, sizes in ((SITUATIONS, USUAL), (MAIN, HARD)) for place in range(FEW)]  # fmt: skip
    return [(name, Look(language, *size)) for name, size in some]


@pytest.mark.slow
@pytest.mark.timeout(0 if ALL else 300)  # all looks of one language take ten minutes or more
@pytest.mark.parametrize("language", available())
def test_nothing_overlaps_and_no_word_is_cut_in_any_language(language: str, tmp_path: Path, qtbot: QtBot) -> None:
    found = {
        (name, look, words)
        for place, (name, look) in enumerate(looks(language))
        for words in wrong(scene_named(name), look, tmp_path / str(place))
    }
    assert not found, "\n".join(f"{name} {'/'.join(map(str, look))}: {words}" for name, look, words in sorted(found))


def test_there_are_sixty_situations_and_ten_main_ones() -> None:
    assert len(set(SITUATIONS)) == 60
    assert len(set(MAIN)) == 10
    assert set(MAIN) <= set(SITUATIONS)
