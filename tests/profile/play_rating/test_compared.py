"""Compared deals in the profile: kept by match, found again, never in the way."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from belote_desktop.profile.play_rating.compared import FORMAT, LARGEST, ComparedDeal, ComparedMatch, ComparedMatches
from belote_desktop.profile.play_rating.scale import Mark, Scale, scale_for
from belote_desktop.profile.state_file import state_text

SCALE = Scale("classic", "club", "0.7.0", "1", 400, (Mark("club", -8.5, 2.25), Mark("expert", 0.0, 0.0)))
MATCH = ComparedMatch(
    "2026-11-21-classic", 900, "classic", "2026-11-21", 1_700_000_000, "club", "0.7.0", "1", SCALE,
    (ComparedDeal(1, 82, 0), ComparedDeal(2, -20, 162)), (3,), is_whole=True,
)  # fmt: skip
GOOD = state_text(MATCH, FORMAT)


@pytest.fixture
def kept(tmp_path: Path) -> ComparedMatches:
    return ComparedMatches(tmp_path / "rating")


def test_a_match_is_found_again_with_the_figures_of_the_levels_it_was_made_with(kept: ComparedMatches) -> None:
    assert kept.find(MATCH.id) is None
    assert kept.all() == ()
    assert kept.keep(MATCH)
    assert kept.find(MATCH.id) == MATCH
    assert [deal.difference for deal in MATCH.deals] == [82, -182]
    kept.drop(MATCH.id)
    assert kept.all() == ()


def test_matches_come_in_the_order_in_which_they_ended(kept: ComparedMatches) -> None:
    late, early = replace(MATCH, id="a", ended=20), replace(MATCH, id="b", ended=10, scale=None)
    for match in (late, early):
        kept.keep(match)
    assert kept.all() == (early, late)


@pytest.mark.parametrize(
    "text",
    [
        "", "[]", "{", "[" * 100_000, " " * (LARGEST + 1),
        GOOD.replace('"format":1', '"format":2'),
        GOOD.replace("-8.5", "1e999"), GOOD.replace("-8.5", "NaN"), GOOD.replace("2.25", "-1"),
        GOOD.replace("82", "9" * 40), GOOD.replace("82", '"82"'),
        json.dumps({**json.loads(GOOD), "scale": {**json.loads(GOOD)["scale"], "marks": []}}),
    ],
)  # fmt: skip
def test_a_file_that_is_none_of_ours_is_left_out(kept: ComparedMatches, tmp_path: Path, text: str) -> None:
    kept.keep(MATCH)
    (tmp_path / "rating" / "other.json").write_text(text, encoding="utf-8")
    assert kept.all() == (MATCH,)
    assert kept.find("other") is None


def test_what_cannot_be_written_can_be_made_again(kept: ComparedMatches, tmp_path: Path) -> None:
    (tmp_path / "rating").write_text("a file where the folder should be", encoding="utf-8")
    assert not kept.keep(MATCH)
    assert kept.find(MATCH.id) is None


@pytest.mark.parametrize("game", ["classic", "coinche"])
def test_the_program_brings_the_scale_of_five_levels_at_a_table_of_club(game: str) -> None:
    scale = scale_for(game, "club")
    assert scale is not None
    assert [mark.level for mark in scale.marks] == ["beginner", "casual", "club", "strong", "expert"]
    assert scale.is_usable
    assert scale.means()[0] < scale.means()[-1] == 0
    assert scale_for(game, "random") is None
