"""Looking back in the background: what is told in which order, that it can be ended, and what the profile keeps."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from belote_desktop import engine, players, records, variants
from belote_desktop.coach.looking_back.review import DealReview
from belote_desktop.coach.looking_back.review_text import deal_key
from belote_desktop.engine import in_english
from belote_desktop.models.analysis.reviewer import DealFound, Reviewer, settled_deals
from belote_desktop.models.tasks import ImmediateTasks, Tasks, ThreadTasks
from belote_desktop.profile.reviews import Reviews
from tests.lengths import WHOLE
from tests.models.later_tasks import LaterTasks
from tests.records.recorded_matches import record_match

PACE = 0.02 if WHOLE else 0.01
"""So few possible deals are enough here."""
GAME = "classic" if WHOLE else "belote-2p"
"""A game of two has the shortest deals."""


@cache
def record(deals: int = 1, more: int = 0, game: str = GAME) -> bytes:
    """Some deals of Casual players, and the beginning of another."""
    match = engine.start(variants.get(game), seed=23)
    recorder, seats = records.Recorder("00"), match.rules.table.seats
    header = records.Header.of(match.rules, "ABCD"[:seats], ["casual"] * seats, "2026-11-22")
    text = recorder.opening_text(header, match)
    left = more
    while len(match.deals) < deals or left:
        seat = engine.to_act(match)
        assert seat is not None
        left -= len(match.deals) >= deals
        action = players.get("casual").choose(engine.view(match, seat))
        after, _ = engine.apply(match, action, seat)
        text += recorder.step_text(match, after, seat, action)
        match = after
    return text.encode()


class Told:
    """What a Reviewing has told."""

    def __init__(self, reviewer: Reviewer) -> None:
        self.found: list[DealFound] = []
        self.progress: list[tuple[int, int]] = []
        self.failures: list[str] = []
        self.finished = 0
        reviewer.found.connect(self.found.append)
        reviewer.progressed.connect(lambda done, whole: self.progress.append((done, whole)))
        reviewer.failed.connect(lambda message: self.failures.append(in_english(message)))
        reviewer.finished.connect(self._end)

    def _end(self) -> None:
        self.finished += 1


@pytest.fixture
def reviews(tmp_path: Path) -> Reviews:
    return Reviews(tmp_path / "reviews")


def looking(reviews: Reviews, *lanes: Tasks) -> tuple[Reviewer, Told]:
    made = Reviewer(reviews, lanes or (ImmediateTasks(),), PACE)
    return made, Told(made)


def test_the_persons_decisions_come_first_then_everybodys(reviews: Reviews) -> None:
    reviewer, told = looking(reviews)
    reviewer.begin("m", record(game="classic"), person=2)
    first, whole = told.found
    assert not first.is_whole
    assert {each.seat for each in first.review.judged} == {2}
    assert whole.is_whole
    assert {each.seat for each in whole.review.judged} == {0, 1, 2, 3}
    assert whole.review.of(2) == first.review.of(2)
    places = [each.place for each in whole.review.judged]
    assert places == sorted(places)
    assert [each.seat for each in whole.luck] == [0, 1, 2, 3]
    assert told.finished == 1
    assert not reviewer.is_running


def test_each_decision_is_told_as_soon_as_it_is_judged_and_one_that_was_stored_is_not_told_again(
    reviews: Reviews,
) -> None:
    reviewer, told = looking(reviews)
    judged: list[DealReview] = []
    reviewer.judged.connect(judged.append)
    reviewer.begin("m", record())
    assert sorted(each.place for review in judged for each in review.judged) == [
        each.place for each in told.found[-1].review.judged
    ]
    assert {review.number for review in judged} == {1}
    judged.clear()
    reviewer.begin("m", record())
    assert judged == []


def test_progress_counts_every_action_once(reviews: Reviews) -> None:
    reviewer, told = looking(reviews)
    reviewer.begin("m", record())
    count = len(settled_deals(record())[1])
    assert told.progress == [(done, count) for done in range(count + 1)]


def test_the_second_time_it_is_read_from_the_profile(reviews: Reviews) -> None:
    reviewer, told = looking(reviews)
    reviewer.begin("m", record())
    again, later = looking(reviews)
    again.begin("m", record())
    assert [each.is_whole for each in later.found] == [True]
    assert later.progress == [(0, 0)]
    assert later.finished == 1
    figures = [[(each.place, each.cost, each.verdict) for each in one.found[-1].review.judged] for one in (told, later)]
    assert figures[0] == figures[1]


def test_a_review_that_does_not_fit_its_deal_is_made_again(reviews: Reviews) -> None:
    steps = settled_deals(record())[1]
    reviews.keep("m", 1, deal_key(steps), {"number": 1, "judged": [{"place": 500}]})
    reviewer, told = looking(reviews)
    reviewer.begin("m", record())
    assert told.progress[-1] == (len(steps), len(steps))


def test_only_deals_that_are_over_are_looked_at(reviews: Reviews) -> None:
    assert set(settled_deals(record(1, more=6))) == {1}
    reviewer, told = looking(reviews)
    reviewer.begin("m", record(1, more=6), (2,))
    assert told.found == []
    assert told.failures == ["This match cannot be reviewed: no deal is over yet."]
    assert not reviewer.is_running


@pytest.mark.parametrize("text", [b"", b"no record\n", b"\xff\xfe"])
def test_what_is_no_record_is_told(reviews: Reviews, text: bytes) -> None:
    reviewer, told = looking(reviews)
    reviewer.begin("m", text)
    assert len(told.failures) == 1
    assert told.finished == 0


def test_what_was_taken_back_is_not_looked_at() -> None:
    made = record_match(variants.get("classic"), 3, steps=120, undo=0.1)
    assert made.takes_back
    replayed = records.replay(records.parse_record(made.text).record)  # type: ignore[arg-type]
    found = settled_deals(made.text.encode())
    assert sum(map(len, found.values())) < len(replayed.steps) <= 120
    assert all(step in replayed.steps for steps in found.values() for step in steps)


def test_nothing_is_told_after_it_was_ended(reviews: Reviews) -> None:
    later = LaterTasks()
    reviewer, told = looking(reviews, later)
    reviewer.begin("m", record())
    reviewer.cancel()
    later.do_all()
    assert told.found == []
    assert told.progress == []
    assert told.finished == 0
    assert not reviewer.is_running


def test_it_can_be_begun_anew_while_it_is_at_work(reviews: Reviews) -> None:
    later = LaterTasks()
    reviewer, told = looking(reviews, later)
    reviewer.begin("m", record())
    reviewer.begin("m", record(), person=1)
    later.do_all()
    assert [each.is_whole for each in told.found] == [False, True]
    assert {each.seat for each in told.found[0].review.judged} == {1}
    assert told.finished == 1


def test_two_threads_find_what_one_finds(reviews: Reviews, tmp_path: Path, qtbot: QtBot) -> None:
    alone, one = looking(reviews)
    alone.begin("m", record())
    lanes = ThreadTasks(), ThreadTasks()
    reviewer, told = looking(Reviews(tmp_path / "other"), *lanes)
    try:
        with qtbot.waitSignal(reviewer.finished, timeout=60_000):
            reviewer.begin("m", record())
    finally:
        for lane in lanes:
            lane.close()
    figures = [[(each.place, each.cost, each.real) for each in told_.found[-1].review.judged] for told_ in (one, told)]
    assert figures[0] == figures[1]


def test_closing_ends_the_thinking_of_threads_soon(reviews: Reviews, qtbot: QtBot) -> None:
    lanes = ThreadTasks(), ThreadTasks()
    reviewer, told = looking(reviews, *lanes)
    with qtbot.waitSignal(reviewer.progressed, timeout=60_000):
        reviewer.begin("m", record())
    for lane in lanes:
        lane.close()  # waits for the thinking
    assert told.finished == 0


def test_what_was_stopped_goes_on_where_it_stopped(reviews: Reviews, tmp_path: Path) -> None:
    whole, wanted = looking(Reviews(tmp_path / "other"))
    whole.begin("m", record())
    reviewer, told = looking(reviews)
    reviewer.progressed.connect(lambda done, _: reviewer.cancel() if done == 5 and not told.finished else None)
    reviewer.begin("m", record())
    assert told.progress[-1][0] == 5
    assert told.finished == 0
    assert reviewer.can_go_on
    (so_far,) = reviewer.so_far()
    assert 0 < len(so_far.review.judged) <= 5
    assert not so_far.is_whole
    reviewer.progressed.disconnect()
    reviewer.go_on()
    assert told.finished == 1
    assert not reviewer.can_go_on
    figures = [[(each.place, each.cost) for each in one.found[-1].review.judged] for one in (wanted, told)]
    assert figures[0] == figures[1]


def test_what_was_stopped_before_it_began_begins_when_it_goes_on(reviews: Reviews) -> None:
    later = LaterTasks()
    reviewer, told = looking(reviews, later)
    reviewer.begin("m", record())
    reviewer.cancel()
    assert reviewer.can_go_on
    reviewer.go_on()
    later.do_all()
    assert told.finished == 1
