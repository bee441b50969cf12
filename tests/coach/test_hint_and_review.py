"""A hint for a view and the review of a record, as a library gives them."""

from __future__ import annotations

from typing import Any, cast

import pytest

from belote_desktop import coach, engine, players, records, variants
from belote_desktop.coach.advice import advise
from belote_desktop.coach.ladder import rung
from belote_desktop.coach.looking_back.review import review_deal
from belote_desktop.engine import ArgumentError, Match

PACE = 0.05
"""A twentieth of the usual possible deals, so that a decision takes hundredths of a second."""


def one_deal() -> tuple[Match, records.Record, Match]:
    """A match that begins, the record of its first deal, and the match after it."""
    first = match = engine.start(variants.get("classic"), seed=7)
    actions = []
    while not match.deals:
        action = players.get("casual").choose(engine.view(match, engine.to_act(match)))
        actions.append(action)
        match, _ = engine.apply(match, action)
    return first, records.record_of(first, actions), match


def found(review: coach.DealReview) -> list[tuple[object, ...]]:
    """What a review says of each decision."""
    return [(each.place, each.action, each.verdict, each.cost, each.real) for each in review.judged]


def test_a_hint_tells_the_four_steps_of_the_advice() -> None:
    match, _, _ = one_deal()
    view = engine.view(match, engine.to_act(match))
    given, advice = coach.hint(view, pace=PACE), advise(view, pace=PACE)
    assert given.action == advice.action
    assert given.action in view.lawful
    assert given.steps == tuple(rung(advice, number) for number in (1, 2, 3, 4))
    lines = str(given).splitlines()
    assert [line[:3] for line in lines] == ["1. ", "2. ", "3. ", "4. "]
    assert str(given.steps[0][0]) in lines[0]


def test_a_hint_is_for_a_seat_that_has_something_to_do() -> None:
    match, _, _ = one_deal()
    waiting = next(seat for seat in range(4) if seat != engine.to_act(match))
    for view in (engine.view(match, None), engine.view(match, waiting)):
        with pytest.raises(ArgumentError, match="nothing to do"):
            coach.hint(view)
    with pytest.raises(ArgumentError, match="view must be a SeatView"):
        coach.hint(cast("Any", match))


def test_the_review_of_a_record_is_that_of_its_settled_deals() -> None:
    _, record, after = one_deal()
    reviews = coach.review(record, seats=[0], pace=PACE)
    steps = records.replay(record).steps
    assert [each.number for each in reviews] == [settled.number for settled in after.deals] == [1]
    assert found(reviews[0]) == found(review_deal(steps, 1, [0], pace=PACE))
    assert found(coach.review(str(record), seats=[0], pace=PACE)[0]) == found(reviews[0])
    assert {each.seat for each in reviews[0].judged} == {0}
    assert str(reviews[0]).startswith(f"deal 1: {len(reviews[0].judged)} decisions, ")


def test_a_review_needs_a_record_and_seats_that_exist() -> None:
    _, record, _ = one_deal()
    with pytest.raises(records.RecordError, match="This is not a match file"):
        coach.review("no record")
    with pytest.raises(ArgumentError, match="seat must be a seat from 0 to 3, not 4"):
        coach.review(record, seats=[4])
