"""Which call is advised of those that were weighed: rules before figures, what club players agree on before a tie."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from belote_desktop import engine, variants
from belote_desktop.coach.advice import Advice
from belote_desktop.coach.bidding.choice import settled
from belote_desktop.coach.ladder import rung
from belote_desktop.engine.actions import PASS, Action
from belote_desktop.engine.wording.messages import say
from belote_desktop.players.evidence import Evidence, Weighed
from belote_desktop.players.player import Decision
from tests.coach.bidding.test_rules import COINCHE, about_to_call

DEALS = 128
STRONG = "JS 9S 7S KH QD 7D 8C QC"
"""Three trumps with jack and nine: a bid of 90."""
FAIR = "9S TS KS AH TD 7D 8C QC"
"""Three trumps with the nine and an ace: some open it, some pass."""


def advised(
    view: engine.SeatView,
    means: Mapping[str, float],
    said: str = "pass",
    taken: tuple[float, float] = (1.0, 0.8),
    swing: float = 20.0,
) -> Advice:
    """The advice where calls bring so much on average; each but the first swings around it from deal to deal."""
    weighed = [
        Weighed(
            engine.parse_any_action(word),
            tuple(mean + swing * (-1) ** deal * (place > 0) for deal in range(DEALS)),
            mean, max(means.values()) - mean, 1.0, taken[1], *(taken if word != "pass" else (0.0, 0.0)),
        )
        for place, (word, mean) in enumerate(means.items())
    ]  # fmt: skip
    evidence = Evidence(((),) * DEALS, (1 / DEALS,) * DEALS, float(DEALS), False, tuple(weighed), 0.0)
    return Advice(view, settled(view, Decision(engine.parse_any_action(said), say("habit"), (), evidence)))


def call(text: str) -> Action:
    return engine.parse_any_action(text)


def test_a_call_that_breaks_a_rule_is_not_advised_whatever_its_figure() -> None:
    advice = advised(about_to_call(COINCHE, FAIR), {"80H": 200, "pass": 0}, said="80H")
    assert advice.action == PASS
    assert advice.as_good == ()
    assert advice.weighed[0].action == PASS
    assert advice.weighed[1].behind == -200


def test_what_club_players_agree_on_is_advised_unless_it_is_clearly_worse() -> None:
    view = about_to_call(COINCHE, STRONG)
    assert advised(view, {"pass": 3, "90S": 0}).action == call("90S")
    assert advised(view, {"pass": 30, "90S": 0}).action == PASS
    assert advised(view, {"80S": 0, "90S": 1, "pass": 0}).action == call("90S")
    assert advised(view, {"80S": 30, "90S": 0, "pass": 0}).action == call("80S")


def test_passing_wins_a_tie_where_they_do_not_agree() -> None:
    view = about_to_call(COINCHE, FAIR)
    assert advised(view, {"80S": 1, "pass": 0}, said="80S").action == PASS
    assert advised(view, {"80S": 30, "pass": 0}).action == call("80S")


def test_of_equal_bids_the_lower_is_advised() -> None:
    view = about_to_call(COINCHE, "9S TS KS AH AD TD 8C QC", "80H")
    assert advised(view, {"100S": 50.5, "90S": 50, "pass": 0}).action == call("90S")


def test_a_double_that_only_the_reckoning_likes_is_not_advised() -> None:
    view = about_to_call(COINCHE, "JS 7S 8S AH KD 7D 8C QC", "100S")
    assert advised(view, {"double": 90, "pass": 0}).action == PASS
    assert advised(view, {"double": 90, "pass": 0}, said="double").action == call("double")


def test_a_contract_that_will_fail_is_advised_only_against_a_loss_and_by_its_name() -> None:
    poor = (1.0, 0.3)
    over = {"100S": -100.0, "pass": -250.0}
    view = about_to_call(COINCHE, "JS 9S 7S 8S AH KD 8C QC", "90H")
    assert advised(view, over, taken=(1.0, 0.8)).action == call("100S")
    assert advised(view, over, taken=poor).action == PASS
    lost = about_to_call(COINCHE, "JS 9S 7S 8S AH KD 8C QC", "90H", totals=(COINCHE.match.target - 10, 0))
    advice = advised(lost, over, taken=poor)
    assert advice.action == call("100S")
    assert advice.is_sacrifice
    assert "This is a sacrifice" in " ".join(map(str, rung(advice, 3)))
    assert "Also considered: “pass”. On average it is 150.0" in " ".join(map(str, rung(advice, 4)))


def test_a_call_left_out_early_is_compared_in_the_deals_it_was_weighed_in() -> None:
    """The first deals are kind to everybody: in them 90♥ brings 60 and passing 70, in all deals passing brings 30."""
    view = about_to_call(COINCHE, "9S TS KS AH TH JH 8C QC")
    first = DEALS // 4
    passing = Weighed(PASS, (70.0,) * first + (50 / 3,) * (DEALS - first), 30.0, 0.0, 0.0, 0.5)
    early = Weighed(call("90H"), (60.0,) * first, 60.0, 10.0, 1.0, 0.5, 1.0, 0.8)
    evidence = Evidence(((),) * DEALS, (1 / DEALS,) * DEALS, float(DEALS), False, (passing, early), 0.0)
    advice = Advice(view, settled(view, Decision(PASS, say("habit"), (), evidence)))
    assert advice.action == PASS
    (_, other) = advice.weighed
    assert (other.mean, other.behind) == pytest.approx((20.0, 10.0))


def test_without_figures_a_senseless_call_gives_way_to_passing() -> None:
    view = about_to_call(COINCHE, FAIR)
    assert settled(view, Decision(call("80H"), say("habit"))).action == PASS
    assert settled(view, Decision(call("80S"), say("habit"))).action == call("80S")


def test_cards_are_left_as_the_search_put_them() -> None:
    match = engine.start(variants.get("classic-no-decl"), 7, dealer=3)
    match = engine.apply(match, engine.parse_action(match, "take"))[0]
    seat = engine.to_act(match)
    assert seat is not None
    view = engine.view(match, seat)
    found = Decision(view.lawful[0], say("habit"))
    assert settled(view, found) is found
