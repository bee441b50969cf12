"""Levels that can be chosen, and what stands in for one that cannot."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from belote_desktop import players, variants
from belote_desktop.models.levels import level_in_force, level_to_go_on_with, levels_offered
from belote_desktop.models.matches import Seating, Workers, new_match, resumed_match
from belote_desktop.models.tasks import ImmediateTasks
from belote_desktop.profile import OPTIONS, Directories, Profile


def test_five_levels_are_offered_the_weakest_first_and_tools_have_more() -> None:
    assert [level.id for level in levels_offered()] == ["beginner", "casual", "club", "strong", "expert"]
    assert {"random", "analyst"} <= {level.id for level in players.LEVELS}


def test_the_usual_level_is_offered() -> None:
    usual = next(option.default for option in OPTIONS if option.key == "level")
    assert level_in_force(str(usual)) == (usual, None)


@pytest.mark.parametrize(("stored", "called"), [("grandmaster", "grandmaster"), ("random", "Random")])
def test_a_level_that_is_not_offered_gives_way_to_the_usual_one(stored: str, called: str) -> None:
    level, problem = level_in_force(stored)
    assert level == "club"
    assert str(problem) == f"The level {called} cannot be chosen here; Club is chosen instead."


def test_a_match_goes_on_at_a_level_for_tools_too() -> None:
    assert level_to_go_on_with("random") == ("random", None)


def test_a_match_of_an_unknown_level_goes_on_with_the_strongest_and_says_so(tmp_path: Path) -> None:
    workers = Workers(ImmediateTasks(), ImmediateTasks())
    with Profile(Directories.under(tmp_path)) as profile:
        seating = Seating(("Anna", "Samir", "Léa", "Karim"), ("human", "casual", "casual", "casual"))
        new_match(variants.get("classic"), seating, profile.saves, workers, seed=1, dealer=3).close()
        path = profile.saves.all()[0]
        text = path.read_text(encoding="utf-8")
        path.write_text(re.sub('"casual"', '"grandmaster"', text), encoding="utf-8")
        controller = resumed_match(path, profile.saves, workers)
        told: list[object] = []
        controller.noticed.connect(told.append)
        controller.begin()
        assert controller.table.levels == (None, "expert", "expert", "expert")
        assert [str(message) for message in told] == [
            "This version does not know the level grandmaster of this match: those players now play as Expert."
        ]
