"""Playing a deal again: the same cards and the same others, a level in one seat, and nobody sees hidden cards."""

from __future__ import annotations

import datetime
from fractions import Fraction

import pytest

from belote_desktop import engine, players, variants
from belote_desktop.duplicate import PlayedDeal, deal_of_day, lead_of, play_out, seated
from belote_desktop.engine import ArgumentError
from belote_desktop.engine.rules.terms import Zone
from belote_desktop.models.match.thinker import Question, think
from belote_desktop.search.stopping import NEVER, Stop, StoppedError

DAY = datetime.date(2026, 11, 24)
OTHERS = ("human", "casual", "casual", "casual")


def played(level: str, game: str = "classic") -> PlayedDeal:
    return play_out(deal_of_day(variants.get(game), DAY).match(), seated(OTHERS, 0, level))


def test_a_deal_is_played_the_same_way_every_time() -> None:
    one, other = played("club"), played("club")
    assert one == other
    assert one.kinds == ("club", "casual", "casual", "casual")
    assert one.match.is_over
    assert [step.before for step in one.steps[1:]] == [
        engine.apply(step.before, step.action, step.seat)[0] for step in one.steps[:-1]
    ]


def test_it_is_the_deal_that_the_window_would_play() -> None:
    """Each decision is the one of the thinker at the table, with the same view, level and pace."""
    pace = Fraction(1, 2)
    match = deal_of_day(variants.get("classic"), DAY).match()
    deal = play_out(match, ("beginner", "club bold", "casual", "club"), pace=pace)
    for step in deal.steps:
        question = Question.of(engine.view(step.before, step.seat), deal.kinds[step.seat], pace)
        assert think(question, NEVER).action == str(step.action)


def test_the_others_do_the_same_until_the_level_does_something_else() -> None:
    one, other = played("beginner"), played("club")
    apart = next(at for at, (a, b) in enumerate(zip(one.steps, other.steps, strict=False)) if a.action != b.action)
    assert one.steps[apart].seat == 0


def test_a_deal_can_be_played_on_from_the_middle() -> None:
    whole = played("casual")
    middle = whole.steps[len(whole.steps) // 2].before
    assert play_out(middle, whole.kinds).match == whole.match


def test_a_player_gets_the_view_of_its_seat_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[engine.SeatView] = []
    casual = players.get("casual")

    class Watched:
        def choose(self, view: engine.SeatView, seconds: float = 0.5, seed: int = 1) -> engine.Action:
            asked.append(view)
            return casual.choose(view, seconds=seconds, seed=seed)

    monkeypatch.setattr(players, "get", lambda _kind: Watched())
    steps = played("any").steps
    assert [view.seat for view in asked] == [step.seat for step in steps]
    for view in asked:
        assert all(view.seen(Zone.HAND, seat) == () for seat in range(4) if seat != view.seat)


def test_playing_ends_when_nobody_waits_for_it() -> None:
    stop = Stop()
    stop.ask()
    with pytest.raises(StoppedError):
        play_out(deal_of_day(variants.get("classic"), DAY).match(), ["club"] * 4, stop=stop)


def test_the_lead_of_a_side_is_over_the_best_other() -> None:
    assert lead_of((142, 20), 0) == 122
    assert lead_of((142, 20), 1) == -122
    assert lead_of((30, 82, 50), 2) == -32
    deal = played("casual")
    points = deal.settled.score.points
    assert deal.lead(0) == deal.lead(2) == points[0] - points[1]


def test_a_level_takes_one_seat_of_the_table() -> None:
    assert seated(OTHERS, 0, "expert") == ("expert", "casual", "casual", "casual")
    assert seated(("club", "human", "club"), 1, "club bold") == ("club", "club bold", "club")
    with pytest.raises(ArgumentError):
        seated(OTHERS, 4, "expert")
