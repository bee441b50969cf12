"""Thinking nobody waits for any more ends at once, whatever it is busy with: drawing deals, weighing them, searching.

How soon in milliseconds is measured by `tools/stop_latency.py`; here it is shown that every stage asks.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator

import pytest

from belote_desktop import engine, players
from belote_desktop.engine import SeatView
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.players.effort import Effort
from belote_desktop.players.heuristic_player import ThumbPlayer
from belote_desktop.players.search_player import SearchPlayer
from belote_desktop.players.styles import CLUB
from belote_desktop.search.compiled import is_compiled
from belote_desktop.search.stopping import Stop, StoppedError
from tests.players.redealing import positions

pytestmark = pytest.mark.skipif(not is_compiled(), reason="The search is not compiled: this would take minutes.")

QUICK_ANALYST = SearchPlayer(
    ThumbPlayer(CLUB),
    Effort(worlds=40, milliseconds=10**6, call_worlds=10, calls=3, reads_plays=True),
)
"""The analyst in all it does, in fewer deals."""
DRAWING, READING_CALLS, READING_PLAYS = "search.worlds", "players.inference.reading", "players.weighing.habits"
CARDS, CALLS, CONTRACTS = (f"players.weighing.{name}" for name in ("card_search", "call_search", "habit_games"))
GAMES = ("classic", "coinche", "belot-bg", "baloot")


class Questioner(Stop):
    """Notes where it is checked, by module, and is asked at the check of number `at`, if one is given."""

    def __init__(self, at: int = 0) -> None:
        super().__init__()
        self.places = list[str]()
        self.at = at

    def check(self) -> None:
        frame = sys._getframe(1)
        while frame.f_back is not None and frame.f_globals["__name__"] == Stop.__module__:
            frame = frame.f_back
        self.places.append(frame.f_globals["__name__"].removeprefix("belote_desktop."))
        if len(self.places) == self.at:
            self.ask()
        super().check()


def views(game: str, count: int, phase: Phase, least: int = 0) -> Iterator[SeatView]:
    """Positions of a game in which the seat has a choice and holds at least so many cards."""
    for match, seat in positions(game, 60, seed=3):
        view = engine.view(match, seat)
        if view.phase is phase and len(view.hand) >= least and (view.tricks or phase is not Phase.PLAY):
            yield view
            count -= 1
        if not count:
            return


def stages(view: SeatView) -> list[str]:
    """Where a decision in peace asks whether it is to end, in order."""
    stop = Questioner()
    QUICK_ANALYST.stopped_by(stop).decide(view)
    return stop.places


@pytest.mark.parametrize("game", GAMES)
def test_a_card_asks_while_deals_are_drawn_weighed_and_searched(game: str) -> None:
    found = {place for view in views(game, 3, Phase.PLAY, least=5) for place in stages(view)}
    assert found == {DRAWING, READING_CALLS, READING_PLAYS, CARDS}


@pytest.mark.parametrize("game", GAMES)
def test_a_call_asks_while_deals_are_drawn_weighed_and_played(game: str) -> None:
    found = {place for view in views(game, 4, Phase.AUCTION) for place in stages(view)}
    assert found == {DRAWING, READING_CALLS, CALLS, CONTRACTS}


@pytest.mark.parametrize("phase", [Phase.AUCTION, Phase.PLAY])
@pytest.mark.parametrize("game", GAMES)
def test_a_stop_asked_at_any_check_ends_the_thinking_at_that_check(game: str, phase: Phase) -> None:
    for view in views(game, 1, phase):
        places = stages(view)
        for stage in set(places):
            own = [number for number, place in enumerate(places, 1) if place == stage]
            for at in {own[0], own[len(own) // 2], own[-1]}:
                stop = Questioner(at)
                with pytest.raises(StoppedError):
                    QUICK_ANALYST.stopped_by(stop).decide(view)
                assert len(stop.places) == at, f"it went on after {stage}"


def test_between_two_checks_there_is_work_for_one_deal_or_a_few() -> None:
    """Each deal that is drawn is asked for alone, those whose plays are weighed 32 at a time."""
    view = next(views("coinche", 1, Phase.PLAY, least=7))
    places = stages(view)
    drawn = 8 * 40
    assert places.count(DRAWING) >= drawn
    assert places.count(READING_CALLS) >= drawn
    assert places.count(READING_PLAYS) >= drawn // 32
    assert places.count(CARDS) >= 40


@pytest.mark.parametrize(("phase", "searching"), [(Phase.AUCTION, CALLS), (Phase.PLAY, CARDS)])
def test_the_analyst_can_be_stopped_from_another_thread_at_any_moment(phase: Phase, searching: str) -> None:
    player = players.get("analyst")
    assert isinstance(player, SearchPlayer)
    view = next(view for view in views("coinche", 60, phase, least=7) if searching in stages(view))
    for moment in range(12):
        stop, ended = Stop(), list[BaseException]()

        def job(stop: Stop = stop, ended: list[BaseException] = ended) -> None:
            try:
                player.stopped_by(stop).decide(view)
            except StoppedError as end:
                ended.append(end)

        thread = threading.Thread(target=job)
        thread.start()
        thread.join(0.002 * moment)
        stop.ask()
        thread.join(20)
        assert not thread.is_alive()
        assert ended
