"""Every scene at every size: it is drawn, nothing overlaps, no word is cut, no card leaves the window.

A run looks at each scene once, at one of the sizes and in one of the languages in turn, and at some in a tall window.
With SCENE_SIZES=all in the environment it looks at each at every size, with text of 100, 150 and 200 %, in English, in
French and in two test languages. `test_scene_languages` looks at some of them in all languages.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from belote_desktop import variants
from belote_desktop.commands.scenes.catalogue import SCENES
from belote_desktop.commands.scenes.play import auction_scenes, declaration_scenes, layout_scenes
from belote_desktop.windows.look.languages import PSEUDO
from tests.commands.scene_looks import ALL, Look, scene_named, wrong

TEXTS = (100, 150, 200) if ALL else (100, 200)
LANGUAGES = ("en", "fr", PSEUDO, "xx-long") if ALL else ("en", "fr", PSEUDO)
LOOKS = tuple(
    Look(language, *size, text) for text, size, language in product(TEXTS, ((900, 600), (1280, 800)), LANGUAGES)
)
TALL = (Look("en", 700, 900, 100), Look("fr", 800, 1100, 100))
IN_A_TALL_WINDOW = (
    "announcements", "call-coinche-standing", "call-ladder-standing", "call-pilotta-passed", "call-vida",
    "call-tarabish", "call-baloot-second", "call-ashkal", "call-moldova", "call-deberts", "four-36", "three-dog",
    "stacks-and-hand",
)  # fmt: skip
"""Scenes in which much is said, or lies on the table."""
LEAST = 120


def looks(number: int) -> tuple[Look, ...]:
    """What a run looks at: scenes that stand side by side are seen differently."""
    return LOOKS if ALL else (LOOKS[number * 5 % len(LOOKS)],)


@pytest.mark.sampled(8)
@pytest.mark.parametrize("number", range(len(SCENES)), ids=[scene.name for scene in SCENES])
def test_nothing_overlaps_is_cut_or_leaves_the_window(number: int, tmp_path: Path, qtbot: QtBot) -> None:
    found = {
        (look, words)
        for place, look in enumerate(looks(number))
        for words in wrong(SCENES[number], look, tmp_path / str(place))
    }
    assert not found, "\n".join(f"{'/'.join(map(str, look))}: {words}" for look, words in sorted(found))


@pytest.mark.sampled(2)
@pytest.mark.parametrize("look", TALL, ids=["700x900", "800x1100"])
@pytest.mark.parametrize("name", IN_A_TALL_WINDOW)
def test_nothing_overlaps_is_cut_or_leaves_a_tall_window(name: str, look: Look, tmp_path: Path, qtbot: QtBot) -> None:
    assert wrong(scene_named(name), look, tmp_path) == []


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("three-wiki", 100),
        ("bazar-blot-bid", 100),
        ("bela", 100),
        ("call-match", 100),
        ("said-stacks", 150),
        ("table-talk", 150),
        ("table-talk", 200),
    ],
)
def test_long_words_find_room_in_a_usual_window(name: str, text: int, tmp_path: Path, qtbot: QtBot) -> None:
    assert wrong(scene_named(name), Look("xx-long", 1280, 800, text), tmp_path) == []


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("drill-trumps-out", 100), ("picker-rule", 100), ("said-compared", 100), ("lesson-large", 100), ("tutor", 150),
        ("lesson-deal", 150), ("three-wiki", 150), ("log-paper", 150), ("mid-trick", 150), ("call-bela-at-once", 100),
        ("call-bela-open", 150), ("belot-bg-auction", 150), ("said-offered", 150), ("portraits", 100),
        ("review-match", 100), ("home", 200), ("call-match", 150), ("call-bazar-capot", 150),
        ("call-baloot-three", 200),
    ],
)  # fmt: skip
def test_long_words_find_room_in_a_small_window(name: str, text: int, tmp_path: Path, qtbot: QtBot) -> None:
    assert wrong(scene_named(name), Look("xx-long", 900, 600, text), tmp_path) == []


def test_the_button_that_explains_a_bid_lies_above_the_bids(tmp_path: Path, qtbot: QtBot) -> None:
    assert wrong(scene_named("what-may-i-call"), Look("en", 1280, 800, 150), tmp_path) == []


def test_my_cards_laid_open_rise_as_far_as_a_large_plate_reaches(tmp_path: Path, qtbot: QtBot) -> None:
    assert wrong(scene_named("said-by-itself"), Look("fr", 900, 600, 130), tmp_path) == []


def test_a_question_beside_stacks_leaves_my_own_plate_in_sight(tmp_path: Path, qtbot: QtBot) -> None:
    assert wrong(scene_named("decouverte-auction"), Look(PSEUDO, 1280, 800, 200), tmp_path) == []


def test_there_are_scenes_enough_and_no_two_of_a_name() -> None:
    names = [scene.name for scene in SCENES]
    assert len(names) == len(set(names)) >= LEAST


def test_every_game_is_in_a_scene() -> None:
    found = (*declaration_scenes.MOMENTS, *layout_scenes.MOMENTS)
    games = [one.game for one in found] + [one.game for one in layout_scenes.ENDS]
    games += [moment.game for moment in auction_scenes.MOMENTS]
    assert {variant.id for variant in variants.all_variants()} <= set(games)
