"""Finished matches are compared in the background: each deal once, stopped at any moment, and kept."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from belote_desktop import players, variants
from belote_desktop.duplicate import beside_expert
from belote_desktop.models.history.rater import Rater, opened
from belote_desktop.models.match.matches import Seating, Workers, new_match
from belote_desktop.models.tasks import ImmediateTasks
from belote_desktop.profile import Directories, Profile
from belote_desktop.records import Header
from belote_desktop.records.record import Record
from belote_desktop.search.stopping import Stop
from tests.duplicate.rated_match import DEALS, rated_record
from tests.models.later_tasks import LaterTasks


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The deals are compared with Beginner, who plays as the user did."""
    monkeypatch.setattr(beside_expert, "BEST", "beginner")


@pytest.fixture
def profile(tmp_path: Path) -> Iterator[Profile]:
    with Profile(Directories.under(tmp_path)) as made:
        put(made, "one", str(rated_record()))
        yield made


def put(profile: Profile, name: str, text: str) -> Path:
    path = profile.directories.matches / f"{name}.brn"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def rater_of(profile: Profile) -> Rater:
    return Rater(profile, lambda _owner: ImmediateTasks())


def test_every_deal_of_a_finished_match_is_compared_and_kept(profile: Profile) -> None:
    rater_of(profile).go_on()
    (match,) = profile.compared.all()
    assert match.is_whole
    assert [deal.number for deal in match.deals] == list(range(1, DEALS + 1))
    assert [deal.difference for deal in match.deals] == [0] * DEALS
    assert (match.game, match.company, match.pace, match.date) == ("classic", "casual", "1", "2026-11-21")
    assert match.scale is None  # the levels were not measured among players of the level Casual


@pytest.mark.parametrize(("options", "is_measured"), [({}, True), ({"target": 501}, True), ({"belote": False}, False)])
def test_a_scale_belongs_to_a_game_with_its_usual_options_however_long_it_is(
    profile: Profile, options: dict[str, object], is_measured: bool
) -> None:
    rules = variants.get("classic", **options)
    header = Header.of(rules, ("a", "b", "c", "d"), ("human", "club", "club bold", "club"), "2026-11-21")
    path = put(profile, "two", str(Record(header, ())))
    found = opened(path, None, Stop())
    assert found is not None
    assert (found.match.scale is not None) == is_measured


def test_a_match_of_the_window_is_compared_whole_with_companions_that_do_what_they_did(profile: Profile) -> None:
    """What the players at the table decided is decided again, letter for letter, from the record alone."""
    controller = new_match(
        variants.get("classic", deals=1), Seating(("a", "b", "c", "d"), ("human", "casual", "casual bold", "casual")),
        profile.saves, Workers(ImmediateTasks(), ImmediateTasks()), seed=3, date="2026-11-21",
    )  # fmt: skip
    controller.stepped.connect(lambda step: controller.shown(step.position))
    controller.deal_ended.connect(lambda _view: controller.next_deal())
    controller.awaiting.connect(lambda view: controller.submit(players.get("casual").choose(view, seed=1)))
    controller.begin()
    controller.close()
    rater_of(profile).go_on()
    (match,) = [match for match in profile.compared.all() if match.id != "one"]
    assert (len(match.deals), match.left_out) == (1, ())


def test_a_match_in_play_is_not_looked_at(profile: Profile) -> None:
    text = str(rated_record())
    put(profile, "one", text[: text.index("\nresult")])
    rater = rater_of(profile)
    rater.go_on()
    assert profile.compared.all() == ()
    assert not rater.is_running


def test_it_stops_at_once_and_goes_on_with_the_next_deal(profile: Profile) -> None:
    lane = LaterTasks()
    rater = Rater(profile, lambda _owner: lane)
    rater.go_on()
    assert (rater.is_running, rater.waiting) == (True, 1)
    lane.do_one()  # the match is opened
    lane.do_one()  # its first deal is compared
    rater.pause()
    assert not rater.is_running
    assert lane.waiting == []
    (half,) = profile.compared.all()
    assert (len(half.deals), half.is_whole) == (1, False)
    profile.compared.keep(replace(half, date="kept as it was"))
    rater.go_on()
    lane.do_all()
    (whole,) = profile.compared.all()
    assert (len(whole.deals), whole.is_whole, whole.date) == (DEALS, True, "kept as it was")


def test_what_is_known_is_not_made_again_even_by_another_version(profile: Profile) -> None:
    rater_of(profile).go_on()
    (match,) = profile.compared.all()
    old = replace(match, version="0.1.0", date="kept as it was")
    profile.compared.keep(old)
    rater_of(profile).go_on()
    assert profile.compared.all() == (old,)


@pytest.mark.parametrize("change", [{"version": "0.1.0"}, {"size": 7}])
def test_half_a_match_of_another_version_or_record_is_begun_again(profile: Profile, change: dict[str, object]) -> None:
    rater_of(profile).go_on()
    (match,) = profile.compared.all()
    profile.compared.keep(replace(match, deals=match.deals[:1], is_whole=False, **change))  # type: ignore[arg-type]
    rater_of(profile).go_on()
    assert profile.compared.all() == (match,)


def test_a_record_that_cannot_be_read_does_not_keep_others_from_being_compared(profile: Profile) -> None:
    put(profile, "two", "no match\nresult 0 total 310 94\n")
    rater_of(profile).go_on()
    assert [match.id for match in profile.compared.all()] == ["one"]


def test_matches_that_do_not_count_are_opened_once(profile: Profile) -> None:
    put(profile, "one", str(rated_record(("casual",) * 4)))
    rater = rater_of(profile)
    rater.go_on()
    (match,) = profile.compared.all()
    assert (match.deals, match.is_whole) == ((), True)
