"""A storm on the page of drills: the time runs, right answers go on at once, and the record is kept."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from belote_desktop.app import Program
from belote_desktop.coach import drills
from belote_desktop.coach.drills import Answer, Form, Kind, Problem
from belote_desktop.engine import CardSet
from belote_desktop.models.analysis.drill_runner import DrillRunner
from belote_desktop.models.tasks import ImmediateTasks
from belote_desktop.players.pace import FULL
from belote_desktop.profile.practice import day_of, record_of
from belote_desktop.windows.learn.drill_choices import STORM
from belote_desktop.windows.learn.drill_page import DrillPage

DAY = 740_000


class Clock:
    """A clock that is moved by hand."""

    now = 50.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def page(program: Program, qtbot: QtBot, clock: Clock) -> Iterator[DrillPage]:
    """The page at the beginning of a storm; its kinds come in turn."""
    runner = DrillRunner(ImmediateTasks(), program.services.profile.practice, lambda: FULL)
    made = DrillPage(program.services, "classic", runner, day=lambda: DAY, clock=clock)
    runner.setParent(made)
    qtbot.addWidget(made)
    program.services.preferences.set("animation_speed", "off")
    made.storm.pick = lambda _: 0
    made.resize(1000, 760)
    made.show()
    made.open_kind(STORM)
    yield made
    made.close()


def asked(page: DrillPage) -> Problem:
    assert page.question.problem is not None
    assert page.question.isVisible()
    return page.question.problem


def said(page: DrillPage) -> str:
    """What the coach says."""
    return f"{page.question.said.title} {' '.join(page.question.said.sentences)}"


def wrong(problem: Problem) -> Answer:
    if problem.form is Form.CARDS:
        return CardSet()
    if problem.form is Form.CARD:
        return next(card for card in problem.picture.open_cards if card != problem.solution)
    assert isinstance(problem.solution, int)
    return problem.solution + 1


def test_a_right_answer_goes_on_at_once_and_a_wrong_one_is_explained_first(page: DrillPage) -> None:
    first = asked(page)
    page.question.answer(first.solution)
    second = asked(page)
    assert second is not first
    assert second.kind is not first.kind
    page.question.answer(wrong(second))
    assert page.question.problem is second
    assert page.can_go_on
    page.next.click()
    assert asked(page) is not second
    assert "1 correct" in page.storm.told
    assert day_of(page.practice.state, DAY).asked == 2


def test_a_storm_has_no_rings_of_a_round(page: DrillPage) -> None:
    page.resize(1280, 800)
    head = page.head_row
    assert not head.rings.isVisible()
    assert head.clock.isVisible()
    assert head.clock.fontMetrics().height() > page.header.title.fontMetrics().height(), "it is seen from afar"
    page.open_kind(Kind.MAY_PLAY)
    assert head.rings.isVisible()
    assert not head.clock.isVisible()
    page.open_kind(STORM)
    page.resize(1200, 800)
    assert not head.rings.isVisible()


def shown_time(page: DrillPage) -> tuple[str, str]:
    """The time left as it is seen and as it is heard."""
    return page.head_row.clock.text(), page.head_row.clock.accessibleName()


def test_the_head_tells_the_time_left_and_the_end_tells_the_record(page: DrillPage, clock: Clock) -> None:
    assert shown_time(page) == ("5:00", "5:00 left")
    clock.now += 56
    page.storm.look()
    assert shown_time(page) == ("4:04", "4:04 left")
    assert page.header.subtitle.text() == "0 correct · record 0"
    for _ in range(3):
        page.question.answer(asked(page).solution)
    clock.now += 300
    page.storm.look()
    assert page.question.problem is None
    assert said(page) == "Time is up. 3 of 3 correct: your new record in this game."
    assert record_of(page.practice.state, "classic") == 3
    page.next.click()
    assert asked(page) is not None
    assert shown_time(page) == ("5:00", "5:00 left")
    assert page.header.subtitle.text() == "0 correct · record 3"
    clock.now += 301
    page.storm.look()
    assert said(page) == "Time is up. 0 of 0 correct. Your record in this game is 3."


def test_no_question_of_a_storm_takes_a_search(page: DrillPage) -> None:
    kinds = set[Kind]()
    for _ in range(4):
        problem = asked(page)
        kinds.add(problem.kind)
        page.question.answer(problem.solution)
    assert not kinds & set(drills.SEARCHED)
    assert len(kinds) > 1


def test_another_kind_or_leaving_gives_the_storm_up(page: DrillPage, clock: Clock) -> None:
    page.question.answer(asked(page).solution)
    page.open_kind(Kind.WHO_WINS)
    clock.now += 400
    page.storm.look()
    assert page.storm.storm is None
    assert asked(page).kind is Kind.WHO_WINS
    assert record_of(page.practice.state, "classic") == 0
