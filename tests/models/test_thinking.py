"""What a computer player is sent, what it answers, and that nobody waits for one that was left."""

from __future__ import annotations

import threading
from dataclasses import astuple
from functools import partial

import pytest
from pytestqt.qtbot import QtBot

from belote_desktop import engine, players, variants
from belote_desktop.engine.actions import PASS
from belote_desktop.engine.wording.messages import say
from belote_desktop.models.match.controller import MatchController, SeatedPlayers
from belote_desktop.models.match.journal import MemoryJournal
from belote_desktop.models.match.thinker import SECONDS, Question, Thought, think
from belote_desktop.models.tasks import ImmediateTasks, StoppableTask, Task, ThreadTasks
from belote_desktop.players import Decision, Player
from belote_desktop.players.player import Stoppable
from belote_desktop.records import Recorder, view_text
from belote_desktop.search.stopping import NEVER, Stop, StoppedError
from tests.models.later_tasks import LaterTasks
from tests.models.test_controller import NAMES


def controller_of(thinking: object, **more: object) -> MatchController:
    """The dealer sits before the person, so that the computer speaks first."""
    match = engine.start(variants.get("classic"), seed=7, dealer=0)
    players = SeatedPlayers(NAMES, (None, "casual", "casual", "casual"))
    made = MatchController(
        match, players, MemoryJournal(), Recorder("00"), writing_tasks=ImmediateTasks(), thinking_tasks=thinking, **more  # type: ignore[arg-type]
    )  # fmt: skip
    made.stepped.connect(lambda step: made.shown(step.position))
    return made


def contents(task: Task) -> tuple[object, ...]:
    assert isinstance(task, StoppableTask)
    assert set(vars(task)) == {"work", "stop"}
    assert isinstance(task.work, partial)
    assert not task.work.keywords
    return *task.work.args, task.stop


def test_the_thread_is_sent_the_text_of_the_view_a_level_and_a_time_and_nothing_else() -> None:
    thinking = LaterTasks()
    controller = controller_of(thinking)
    controller.begin()
    question, stop = contents(thinking.waiting[0][0])
    assert isinstance(stop, Stop)
    assert vars(stop) == vars(Stop())
    assert isinstance(question, Question)
    assert [type(part) for part in astuple(question)] == [str, str, float]
    assert question.view == view_text(engine.view(controller.match, 1))
    assert (question.level, question.seconds) == ("casual", SECONDS)


def test_the_answer_is_the_action_of_the_level_as_text_with_its_reason() -> None:
    view = engine.view(engine.start(variants.get("classic"), seed=7, dealer=3), 0)
    thought = think(Question(view_text(view), "casual", SECONDS), Stop())
    decision = players.get("casual").decide(view, seed=Question(view_text(view), "casual", SECONDS).seed)
    assert thought == Thought(str(decision.action), decision.reason)
    assert thought.action in ("pass", "take")


def test_the_chances_of_a_decision_come_from_the_view_alone() -> None:
    match = engine.start(variants.get("classic"), seed=7, dealer=3)
    question = Question(view_text(engine.view(match, 0)), "strong", SECONDS)
    assert question.seed == Question(question.view, "expert", 2 * SECONDS).seed >= 0
    assert question.seed != Question(view_text(engine.view(match, 1)), "strong", SECONDS).seed


def test_leaving_the_match_stops_the_thinking() -> None:
    thinking = LaterTasks()
    controller = controller_of(thinking)
    controller.begin()
    _, stop = contents(thinking.waiting[0][0])
    assert isinstance(stop, Stop)
    assert not stop.is_asked
    controller.close()
    assert stop.is_asked


def test_taking_back_stops_the_thinking() -> None:
    thinking = LaterTasks()
    match = engine.start(variants.get("classic"), seed=7, dealer=3)
    players = SeatedPlayers(NAMES, (None, "casual", "casual", "casual"))
    controller = MatchController(
        match, players, MemoryJournal(), Recorder("00"), writing_tasks=ImmediateTasks(), thinking_tasks=thinking
    )
    controller.stepped.connect(lambda step: controller.shown(step.position))
    controller.begin()
    controller.submit(PASS)
    _, stop = contents(thinking.waiting[0][0])
    controller.undo()
    assert isinstance(stop, Stop)
    assert stop.is_asked
    controller.submit(PASS)
    _, next_stop = contents(thinking.waiting[1][0])
    assert isinstance(next_stop, Stop)
    assert not next_stop.is_asked


def test_a_question_nobody_waits_for_is_not_thought_about() -> None:
    stop = Stop()
    stop.ask()
    with pytest.raises(StoppedError):
        think(Question("this text is not even read", "expert", SECONDS), stop)


class Ponderer:
    """Thinks until it is stopped."""

    def __init__(self, stop: Stop | None = None, begun: threading.Event | None = None) -> None:
        self._stop, self.begun = stop, begun or threading.Event()

    def stopped_by(self, stop: Stop) -> Player:
        return Ponderer(stop, self.begun)

    def decide(self, view: object, worlds: object = None, seconds: float = 0.5, seed: int = 1) -> Decision:
        assert self._stop is not None
        waiting = threading.Event()
        while True:
            self.begun.set()
            self._stop.check()
            waiting.wait(0.001)

    def choose(self, view: object, seconds: float = 0.5, seed: int = 1) -> engine.Action:
        return self.decide(view, None, seconds, seed).action


def test_a_player_in_the_middle_of_its_thoughts_ends_when_the_match_is_left(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ponderer = Ponderer()
    assert isinstance(ponderer, Stoppable)
    monkeypatch.setattr(players, "get", lambda _level: ponderer)
    tasks = ThreadTasks()
    controller = controller_of(tasks)
    controller.begin()
    qtbot.waitUntil(ponderer.begun.is_set)
    controller.close()
    tasks.close()  # waits for the thinking: it would wait for ever
    assert controller.match.deal is not None
    assert controller.match.deal.calls == ()


def test_an_answer_from_another_thread_is_done(qtbot: QtBot) -> None:
    tasks = ThreadTasks()
    controller = controller_of(tasks)
    with qtbot.waitSignal(controller.awaiting):
        controller.begin()
    tasks.close()
    assert controller.match.deal is not None
    assert [seat for seat, _ in controller.match.deal.calls][:1] == [1]


def test_an_answer_that_is_no_action_is_replaced_and_told() -> None:
    told: list[object] = []
    controller = controller_of(ImmediateTasks(), think=lambda _question, _stop: Thought("shout", say("")))
    controller.noticed.connect(told.append)
    controller.begin()
    assert "ran into a problem (shout)" in str(told[0])
    assert controller.view().calls[0] == (1, PASS)


def test_a_notice_is_told_when_the_match_begins() -> None:
    told: list[object] = []
    controller = controller_of(LaterTasks(), notice=say("Something is new."))
    controller.noticed.connect(told.append)
    controller.begin()
    assert [str(message) for message in told] == ["Something is new."]


def test_every_solver_of_a_stop_is_stopped_also_one_made_later() -> None:
    stop = Stop()
    before = stop.solver()
    assert not before.was_stopped()
    stop.ask()
    assert before.was_stopped()
    assert stop.solver().was_stopped()
    with pytest.raises(StoppedError):
        stop.check()


def test_what_nobody_can_end_goes_on() -> None:
    NEVER.ask()
    NEVER.check()
    assert not NEVER.solver().was_stopped()
    assert vars(NEVER) == vars(Stop()), "it keeps nothing"


@pytest.mark.parametrize("called", ["", "90H"], ids=["a call", "a card"])
def test_a_search_ends_when_it_is_stopped(called: str) -> None:
    """The analyst would take a second or more for the first card, or the first call."""
    match = engine.start(variants.get("coinche"), seed=1)
    for call in (called, "pass", "pass", "pass") if called else ():
        match = engine.apply(match, engine.parse_any_action(call))[0]
    view = view_text(engine.view(match, engine.to_act(match)))
    stop, ended = Stop(), list[BaseException | None]()

    def job() -> None:
        try:
            think(Question(view, "analyst", 4 * SECONDS), stop)
        except StoppedError as end:
            ended.append(end)

    thread = threading.Thread(target=job)
    thread.start()
    thread.join(0.03)
    stop.ask()
    thread.join(20)
    assert not thread.is_alive()
    assert len(ended) == 1
