"""Levels that can be chosen, and what stands in for one that cannot."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from belote_desktop import players, variants
from belote_desktop.models.match.levels import kind_in_force, kind_to_go_on_with, level_in_force, levels_offered
from belote_desktop.models.match.matches import Seating, Workers, new_match, resumed_match
from belote_desktop.models.tasks import ImmediateTasks
from belote_desktop.players import Kind
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
    assert str(problem) == f"The level {called} cannot be chosen here. Club is used instead."


def test_a_match_goes_on_at_a_level_for_tools_too() -> None:
    assert kind_to_go_on_with("random") == ("random", None)
    assert kind_to_go_on_with("casual bold") == ("casual bold", None)


@pytest.mark.parametrize(
    ("recorded", "played", "told"),
    [
        (
            "grandmaster bold",
            "expert bold",
            "This version has no level grandmaster, which this match uses. Those players now play at level Expert.",
        ),
        (
            "casual sly",
            "casual",
            "This version has no temperament sly, which this match uses. Those players are now Balanced.",
        ),
        (
            "grandmaster sly",
            "expert",
            "This version has no level grandmaster, which this match uses. Those players now play at level Expert.",
        ),
    ],
)
def test_what_is_unknown_of_a_player_gives_way_and_what_is_known_stays(recorded: str, played: str, told: str) -> None:
    kind, notice = kind_to_go_on_with(recorded)
    assert (kind, str(notice)) == (played, told)
    players.get(kind)


def test_a_player_of_a_seat_is_taken_as_it_is_stored_where_it_can_be_chosen() -> None:
    assert kind_in_force("strong bold") == (Kind("strong", "bold"), None)
    kind, problem = kind_in_force("random fighter")
    assert kind == Kind("club", "fighter")
    assert str(problem) == "The level Random cannot be chosen here. Club is used instead."


def test_the_players_of_an_impossible_seating_are_refused() -> None:
    with pytest.raises(players.UnknownLevelError, match="the temperaments are even, prudent, bold, fighter"):
        Seating(("Anna", "Samir"), ("human", "club sly")).seated_players()


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
        assert controller.players.levels == (None, "expert", "expert", "expert")
        assert [str(message) for message in told] == [
            "This version has no level grandmaster, which this match uses. Those players now play at level Expert."
        ]
