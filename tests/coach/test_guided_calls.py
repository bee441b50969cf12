"""A call that the guide of a first deal advises where the learner is free to choose."""

from __future__ import annotations

import pytest

from belote_desktop import engine
from belote_desktop.coach.advice import Advice
from belote_desktop.coach.guided import Moment, guided_deal, task
from belote_desktop.coach.guided.deals import LEARNER
from belote_desktop.engine import Action, SeatView
from belote_desktop.engine.actions import PASS
from belote_desktop.engine.wording.messages import say
from belote_desktop.players.player import Decision


def first_call(game: str) -> tuple[SeatView, Action]:
    """The view of the learner before the first call of a guided deal, and what the deal goes on with."""
    deal = guided_deal(game)
    assert deal is not None
    match, position = deal.start(), 0
    while engine.to_act(match) != LEARNER:
        action = deal.action(match, position)
        assert action is not None
        match, position = engine.apply(match, action)[0], position + 1
    wanted = deal.action(match, position)
    assert wanted is not None
    return engine.view(match, LEARNER), wanted


def advised(view: SeatView, action: Action) -> list[str]:
    """What the guide says where a hint would advise this call."""
    asked = task(Moment((), view, None, Advice(view, Decision(action, say("")))))
    assert asked is not None
    return [str(each) for each in asked.sentences]


@pytest.mark.parametrize("game", ["classic", "coinche", "belot-bg", "baloot", "decouverte"])
def test_advised_to_pass_the_learner_is_told_that_the_cards_are_too_weak(game: str) -> None:
    view, _ = first_call(game)
    assert advised(view, PASS)[:-1] == ["Your cards are not strong enough."]


@pytest.mark.parametrize("game", ["coinche", "belot-bg"])
def test_advised_to_name_trumps_the_learner_is_told_of_those_trumps(game: str) -> None:
    view, wanted = first_call(game)
    asked = task(Moment((), view, wanted))
    assert asked is not None
    assert advised(view, wanted) == [str(each) for each in asked.sentences]
    assert advised(view, wanted)[0].startswith("You would have")
