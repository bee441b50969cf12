"""Where a contract may be doubled at any time, the person may speak before the computer player whose turn it is."""

from __future__ import annotations

from belote_desktop import engine, variants
from belote_desktop.engine.actions import DOUBLE, PASS, parse_any_action
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import say
from belote_desktop.models.match.controller import INTERRUPT_MS, MatchController, SeatedPlayers
from belote_desktop.models.match.journal import MemoryJournal
from belote_desktop.models.match.thinker import Question, Thought
from belote_desktop.models.tasks import ImmediateTasks
from belote_desktop.records import Recorder, parse_view
from belote_desktop.search.stopping import Stop

NAMES = ("Anna", "Samir", "Léa", "Karim")


def bidder(question: Question, stop: Stop) -> Thought:
    """Bids eighty in spades where that may be bid, and passes else."""
    bid = parse_any_action("80S")
    return Thought(str(bid if bid in parse_view(question.view).options else PASS), say(""))


def controller(pause_ms: int, **options: object) -> MatchController:
    """Samir is to speak first, on the right of the person."""
    match = engine.start(variants.get("coinche", **options), 1, dealer=0)
    players = SeatedPlayers(NAMES, (None, *("bidder",) * 3))
    made = MatchController(match, players, MemoryJournal(), Recorder("00"), writing_tasks=ImmediateTasks(),
                           thinking_tasks=ImmediateTasks(), think=bidder)  # fmt: skip
    made.pause_ms = pause_ms
    made.stepped.connect(lambda step: made.shown(step.position))
    return made


def test_a_double_out_of_turn_comes_before_the_next_call(qtbot: object) -> None:
    made = controller(1, coinche_timing="any_time")
    offered: list[SeatView] = []
    made.may_interrupt.connect(offered.append)
    with qtbot.waitSignal(made.may_interrupt):  # type: ignore[attr-defined]
        made.begin()
    assert offered[0].to_act == 2
    assert offered[0].options == (DOUBLE,)
    made.submit(DOUBLE)
    deal = made.match.deal
    assert deal is not None
    assert [str(call) for _, call in deal.calls][:2] == ["80S", "double"]
    assert deal.calls[1][0] == 0


def test_who_lets_the_time_pass_is_asked_in_turn(qtbot: object, monkeypatch: object) -> None:
    monkeypatch.setattr("belote_desktop.models.match.controller.INTERRUPT_MS", 2)  # type: ignore[attr-defined]
    made = controller(1, coinche_timing="any_time")
    with qtbot.waitSignal(made.awaiting) as asked:  # type: ignore[attr-defined]
        made.begin()
    assert asked.args[0].to_act == 0
    assert DOUBLE in asked.args[0].options


def test_where_everyone_speaks_in_turn_nobody_interrupts(qtbot: object) -> None:
    made = controller(1, coinche_timing="in_turn")
    offered: list[SeatView] = []
    made.may_interrupt.connect(offered.append)
    with qtbot.waitSignal(made.awaiting):  # type: ignore[attr-defined]
        made.begin()
    assert not offered


def test_there_is_time_enough_to_speak() -> None:
    assert INTERRUPT_MS >= 2000
