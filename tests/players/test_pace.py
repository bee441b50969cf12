"""The pace: how fast the search is here, measured once and kept with a match; with it goes what the players do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from belote_desktop import engine, players, records, variants
from belote_desktop.engine.actions import TAKE
from belote_desktop.models.match.matches import Seating, Workers, new_match, resumed_match
from belote_desktop.models.match.thinker import SECONDS, Question, think
from belote_desktop.models.pace import PaceMeasured
from belote_desktop.models.tasks import ImmediateTasks
from belote_desktop.players import pace
from belote_desktop.players.effort import USUAL_SECONDS, Effort, calls_for, playouts_for, worlds_for
from belote_desktop.players.pace import FULL, LEAST, measured, pace_of, usual_pace
from belote_desktop.profile import Directories, Profile
from belote_desktop.records import Acted, Paced, Recorder, TookBack
from belote_desktop.search.core import is_compiled
from belote_desktop.search.stopping import Stop

compiled = pytest.mark.skipif(not is_compiled(), reason="The search is not compiled: this would take minutes.")
NAMES = ("Ann", "Bob", "Cem", "Dee")


def ticking(step: float) -> Callable[[], float]:
    """A clock that goes on by so many seconds each time it is read."""
    return map(step.__mul__, count()).__next__


@pytest.mark.parametrize(
    ("nodes", "expected"),
    [(10 * pace.NODES, 1), (pace.NODES, 1), (pace.NODES / 2, 1), (pace.NODES / 3, Fraction(1, 4)),
     (pace.NODES / 4 - 1, Fraction(1, 8)), (pace.NODES / 200, Fraction(1, 256)), (0, LEAST)],
)  # fmt: skip
def test_the_pace_is_one_or_the_power_of_a_half_below_what_the_search_reaches(nodes: float, expected: Fraction) -> None:
    assert pace_of(nodes) == expected


@compiled
def test_a_slower_search_has_a_smaller_pace() -> None:
    paces = [measured(ticking(second)) for second in (1e-7, 3e-4, 1e-3, 1e-2)]
    assert paces[0] == FULL
    assert paces == sorted(set(paces), reverse=True)


def test_a_very_slow_search_is_not_measured_to_the_end() -> None:
    """Each reading of the clock says that a tenth of a second has gone by: three deals are enough."""
    read = list[float]()
    clock = ticking(0.1)
    assert measured(lambda: read.append(0) or clock()) == LEAST
    assert len(read) <= 4


def test_it_is_measured_once_and_beside_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: Iterator[Fraction] = iter([Fraction(1, 4)])
    monkeypatch.setattr(pace, "measured", lambda: next(asked))
    usual_pace.cache_clear()
    wait = PaceMeasured()
    assert [wait(), wait(), usual_pace(), PaceMeasured()()] == [Fraction(1, 4)] * 4
    usual_pace.cache_clear()


def test_at_half_the_pace_half_the_deals_are_looked_at() -> None:
    match = engine.apply(engine.start(variants.get("classic"), seed=3), TAKE)[0]
    view = engine.view(match, engine.to_act(match))
    effort = Effort(worlds=100, milliseconds=100, call_worlds=40, playouts=8)
    whole, half = USUAL_SECONDS, USUAL_SECONDS / 2
    assert worlds_for(view, effort, half) == worlds_for(view, effort, whole) // 2
    assert (calls_for(view, effort, whole), calls_for(view, effort, half)) == (40, 20)
    stacked = engine.view(engine.start(variants.get("decouverte"), seed=3), 0)
    assert (calls_for(stacked, effort, whole), calls_for(stacked, effort, half)) == (20, 10)
    assert (playouts_for(effort, whole), playouts_for(effort, half)) == ((100, 8), (50, 8))


def test_at_the_smallest_pace_rules_of_thumb_decide() -> None:
    match = engine.apply(engine.start(variants.get("classic"), seed=3), TAKE)[0]
    view = engine.view(match, engine.to_act(match))
    decision = players.get("expert").decide(view, seconds=SECONDS * float(LEAST))
    assert decision.evidence is None
    assert decision.action in view.lawful


@pytest.fixture
def profile(tmp_path: Path, qapp: QCoreApplication) -> Iterator[Profile]:
    with Profile(Directories.under(tmp_path)) as made:
        yield made


def workers_at(speed: Fraction) -> Workers:
    return Workers(ImmediateTasks(), ImmediateTasks(), lambda: speed)


def text_of(profile: Profile) -> str:
    return profile.saves.all()[0].read_text(encoding="utf-8")


def replayed(text: str) -> records.Replay:
    reading = records.parse_record(text)
    assert reading.record is not None
    assert not reading.problems
    return records.replay(reading.record)


@compiled
def test_every_decision_of_a_match_can_be_made_again_from_its_record(profile: Profile) -> None:
    seating = Seating(NAMES, ("strong", "strong", "club", "club"))
    controller = new_match(variants.get("classic"), seating, profile.saves, workers_at(Fraction(1, 8)), seed=5)
    controller.stepped.connect(lambda step: controller.shown(step.position))
    controller.deal_ended.connect(lambda _view: controller.close())
    controller.begin()
    steps = replayed(text_of(profile)).steps
    assert len(steps) > 32
    for step in steps[::3]:
        assert step.pace == Fraction(1, 8)
        question = Question.of(engine.view(step.before, step.seat), seating.kinds[step.seat], step.pace)
        assert think(question, Stop()).action == str(step.action)


@pytest.mark.parametrize(
    ("recorded", "here", "expected"),
    [(1, 1, ["1"]), (Fraction(1, 8), 1, ["1/8"]), (1, Fraction(1, 8), ["1", "1/8"])],
    ids=["the same", "on a faster computer the players stay as they are", "on a slower computer they think less"],
)
def test_the_pace_of_a_match_that_goes_on(
    profile: Profile, recorded: Fraction, here: Fraction, expected: list[str]
) -> None:
    seating = Seating(NAMES, ("human", "casual", "casual", "casual"))
    begun = new_match(variants.get("classic"), seating, profile.saves, workers_at(Fraction(recorded)), seed=5)
    begun.close()
    for _ in range(2):
        again = resumed_match(profile.saves.all()[0], profile.saves, workers_at(Fraction(here)))
        assert again.pace == Fraction(expected[-1])
        again.close()
    lines = text_of(profile).splitlines()
    assert [line for line in lines if line.startswith("pace")] == [f"pace {each}" for each in expected]


def test_a_record_that_does_not_say_it_is_of_the_full_pace() -> None:
    rules = variants.get("classic")
    match = engine.start(rules, seed=5)
    header = records.Header.of(rules, NAMES, ("human",) * 4, "2026-11-21")
    old, new = Recorder("00").opening_text(header, match), Recorder("00").opening_text(header, match, Fraction(1, 2))
    assert "pace" not in old
    assert [replayed(text).pace for text in (old, new)] == [FULL, Fraction(1, 2)]
    seat = engine.to_act(match)
    assert seat is not None
    took = replayed(old + Recorder("00").step_text(match, engine.apply(match, TAKE)[0], seat, TAKE))
    assert took.steps[0].pace == FULL


def test_taking_back_does_not_touch_the_pace() -> None:
    rules = variants.get("classic")
    match = engine.start(rules, seed=5)
    seat = engine.to_act(match)
    assert seat is not None
    header = records.Header.of(rules, NAMES, ("human",) * 4, "2026-11-21")
    text = Recorder("00").opening_text(header, match)
    text += f"{Acted(seat, TAKE)}\n{Paced(Fraction(1, 4))}\n{TookBack(1)}\n"
    found = replayed(text)
    assert (found.steps, found.pace) == ((), Fraction(1, 4))


@pytest.mark.parametrize("line", ["pace 1", "pace 1/2", "pace 1/1024"])
def test_a_pace_is_written_as_it_is_read(line: str) -> None:
    header = records.Header.of(variants.get("classic"), NAMES, ("human",) * 4, "2026-11-21")
    reading = records.parse_record(records.write(records.Record(header, (Paced(Fraction(line.split()[1])),))))
    assert reading.record is not None
    assert [str(entry) for entry in reading.record.entries] == [line]
    assert records.parse_json(records.to_json(reading.record)).record == reading.record


@pytest.mark.parametrize("line", ["pace 2", "pace 1/3", "pace 1/0", "pace 0.5", "pace"])
def test_a_pace_that_is_no_power_of_a_half_is_a_problem_and_nothing_else_is_lost(line: str) -> None:
    rules = variants.get("classic")
    header = records.Header.of(rules, NAMES, ("human",) * 4, "2026-11-21")
    text = Recorder("00").opening_text(header, engine.start(rules, seed=5)) + f"{line}\n"
    reading = records.parse_record(text)
    assert [problem.line for problem in reading.problems] == [len(text.splitlines())]
    assert reading.record is not None
    assert records.replay(reading.record).pace == FULL
