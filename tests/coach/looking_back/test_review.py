"""Review: planted blunders are found, verdicts on two axes, stakes, and the form in which a review is kept."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache

import pytest

from belote_desktop import engine, variants
from belote_desktop.coach.advice import Advice
from belote_desktop.coach.figures import EVEN_DEALS
from belote_desktop.coach.judgement import Judgement
from belote_desktop.coach.looking_back.review import DealReview, Judged, Verdict, judge, review_deal
from belote_desktop.coach.looking_back.review_text import deal_key, review_data, review_of
from belote_desktop.coach.stakes import LEAST, stake_of
from belote_desktop.coach.standing import FROM, SURE, SURE_OF_CALL, Severity, severity_of
from belote_desktop.commands.bench.review_bench import is_found
from belote_desktop.commands.bench.review_planting import SLIPS, Planted, plant
from belote_desktop.commands.scenes.learn.review_scenes import recorded
from belote_desktop.engine import Action, Card, Play
from belote_desktop.engine.actions import PASS
from belote_desktop.engine.wording.messages import say
from belote_desktop.models.analysis.reviewer import settled_deals
from belote_desktop.players import Decision
from belote_desktop.records import Played
from belote_desktop.search.stopping import Stop, StoppedError
from tests.coach.deals_in_play import played

GAMES = ("classic", "coinche", "belot-bg", "baloot")


@cache
def planted(game: str, kind: str) -> Planted:
    return plant(game, 40, kind)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("kind", SLIPS)
@pytest.mark.parametrize("game", GAMES)
def test_a_planted_blunder_is_found(game: str, kind: str) -> None:
    assert is_found(planted(game, kind))


def test_what_is_planted_is_what_its_name_says() -> None:
    """Of each kind the card lies on a trick that makes it one."""
    for kind in SLIPS:
        blunder = planted("classic", kind)
        step = blunder.steps[blunder.place]
        assert isinstance(step.action, Play)
        deal = step.before.deal
        assert deal is not None
        assert deal.trick is not None
        assert deal.trick.cards
        assert blunder.cost >= 0.2 * blunder.stake
    given = planted("classic", "ten given")
    action = given.steps[given.place].action
    assert isinstance(action, Play)
    assert str(action.card).startswith("T")


def a_judgement(
    cost: float, error: float, real: float | None, stake: float = 100.0, action: Action | None = None
) -> Judged:
    view = engine.view(engine.start(variants.get("classic"), seed=1), 0)
    action = action or Play(Card.parse("7S"))
    advice = Advice(view, Decision(action, say("")))
    return Judged(3, 0, Judgement(advice, action, cost, error, stake), real)


@pytest.mark.parametrize(
    ("cost", "real", "verdict"),
    [
        (20.0, 20.0, Verdict.MISTAKE),
        (20.0, 0.0, Verdict.LUCKY),
        (0.0, 20.0, Verdict.BAD_LUCK),
        (0.0, 0.0, Verdict.FINE),
        (20.0, None, Verdict.MISTAKE),
        (0.0, None, Verdict.FINE),
    ],
)
def test_the_verdict_is_by_what_could_be_known_and_by_the_cards_as_they_lay(
    cost: float, real: float | None, verdict: Verdict
) -> None:
    assert a_judgement(cost, 1.0, real).verdict is verdict


def test_what_lies_within_the_error_is_nothing() -> None:
    assert a_judgement(20.0, 20.0 / SURE, 20.0).severity is Severity.NONE
    assert a_judgement(20.0, 20.0 / SURE - 0.1, 20.0).severity is Severity.MISTAKE


def test_a_call_must_be_further_behind_than_a_card() -> None:
    error = 20.0 / (SURE + 0.5)
    assert SURE + 0.5 < SURE_OF_CALL
    assert a_judgement(20.0, error, 20.0).severity is Severity.MISTAKE
    assert a_judgement(20.0, error, 20.0, action=PASS).severity is Severity.NONE


def test_a_call_that_is_blamed_is_weighed_against_the_best_in_every_deal() -> None:
    """The search leaves a call that falls behind out after a few deals: too few to tell somebody what it cost."""
    steps = settled_deals(recorded("classic", 1))[1]
    calls = [(place, step) for place, step in enumerate(steps) if step.seat == 0 and not isinstance(step.action, Play)]
    judged = [judge(step, place) for place, step in calls]
    blamed = [each for each in judged if each is not None and each.severity is not Severity.NONE]
    assert blamed
    for each in blamed:
        assert each.advice.evidence is not None
        assert each.advice.evidence.effective >= EVEN_DEALS
        assert each.judgement.is_counted


@pytest.mark.parametrize("game", ["classic", "coinche"])
def test_no_call_is_good_or_bad_luck(game: str) -> None:
    """Another call leads to another contract, so nothing like the real deal is left to compare it with."""
    steps = settled_deals(recorded(game, 1))[1]
    calls = [(place, step) for place, step in enumerate(steps) if not isinstance(step.action, Play)]
    judged = [found for place, step in calls[:2] if (found := judge(step, place, 0.3)) is not None]
    assert judged
    assert all(each.real is None and each.verdict in (Verdict.FINE, Verdict.MISTAKE) for each in judged)


def test_the_luck_of_a_card_is_measured_against_cards_of_the_same_trick() -> None:
    """The best card by the open cards costs nothing, whatever the contract is worth."""
    blunder = planted("classic", "ten given")
    judged = judge(blunder.steps[blunder.place], blunder.place, 0.05)
    assert judged is not None
    assert judged.real is not None
    lawful = [each for each in judged.advice.view.lawful if isinstance(each, Play)]
    costs = [judge(replace(blunder.steps[blunder.place], action=each), blunder.place, 0.05) for each in lawful]
    assert min(each.real for each in costs if each is not None and each.real is not None) == 0.0


def test_severity_is_in_parts_of_the_stake() -> None:
    for severity, least in FROM.items():
        assert severity_of(least) is severity
    assert severity_of(min(FROM.values()) - 0.01) is Severity.NONE
    assert a_judgement(20.0, 1.0, 20.0, stake=1000.0).severity is Severity.NONE


def test_moments_are_the_dearest_first_and_skill_is_the_mean_cost() -> None:
    cheap, dear, fine = a_judgement(15.0, 1.0, 0.0), a_judgement(50.0, 1.0, 50.0), a_judgement(1.0, 1.0, 40.0)
    review = DealReview(1, (cheap, fine, dear))
    assert review.moments(0) == (dear, cheap)
    assert review.unlucky(0) == (fine,)
    assert review.skill(0) == pytest.approx(22.0)
    assert review.skill(1) is None


def test_a_high_contract_is_about_the_contract() -> None:
    """Where neither a quarter nor three quarters of the points make it, it is still at stake."""
    rules = variants.get("coinche")
    match = engine.start(rules, seed=3)
    for word in ("140S", "pass", "pass", "pass"):
        match = engine.apply(match, engine.parse_action(match, word))[0]
    seat = engine.to_act(match)
    assert seat is not None
    step = Played(seat, engine.legal(match)[0], match)
    assert stake_of((step,)) > 140


@pytest.mark.parametrize("game", [game.id for game in variants.all_variants()])
def test_every_game_has_a_stake_before_there_is_a_contract(game: str) -> None:
    match = engine.start(variants.get(game), seed=3)
    seat = engine.to_act(match)
    assert seat is not None
    assert stake_of((Played(seat, engine.legal(match)[0], match),)) > LEAST


def test_a_forced_action_is_no_decision() -> None:
    match = played({0: "JS 9S AS TS 8H AC KC 7H", 1: "AH 7S 8S QS KS 8D 8C 9C"}, taker=0, trump="S", cards="8H")
    assert engine.legal(match) == (Play(Card.parse("AH")),)
    assert judge(Played(1, Play(Card.parse("AH")), match), 0) is None


def ending(blunder: Planted) -> tuple[Played, ...]:
    """The last actions of a deal: quick to judge."""
    return blunder.steps[-13:]


def test_a_review_is_read_as_it_was_written() -> None:
    blunder = planted("classic", "ten given")
    review = DealReview(1, tuple(filter(None, (judge(blunder.steps[blunder.place], blunder.place),))))
    again = review_of(json.loads(json.dumps(review_data(review))), blunder.steps)
    assert [(each.place, each.cost, each.judgement.error, each.real, each.verdict) for each in again.judged] == [
        (each.place, each.cost, each.judgement.error, each.real, each.verdict) for each in review.judged
    ]
    assert again.judged[0].advice.equals == review.judged[0].advice.equals
    assert again.judged[0].advice.reason == review.judged[0].advice.reason


@pytest.mark.parametrize("judged", [None, 3, [{}], [{"place": 999, "real": None}], [{"place": "x", "real": None}]])
def test_what_is_no_review_is_refused(judged: object) -> None:
    with pytest.raises(ValueError, match="not the review"):
        review_of({"number": 1, "judged": judged}, planted("classic", "ten given").steps)


def test_a_review_holds_for_the_same_actions_and_no_others() -> None:
    steps = planted("classic", "ten given").steps
    assert deal_key(steps) == deal_key(planted("classic", "ten given").steps)
    assert deal_key(steps) != deal_key(steps[:-1])
    assert deal_key(steps) != deal_key(planted("classic", "partner ruffed").steps)


def test_the_thinking_can_be_ended() -> None:
    stop = Stop()
    stop.ask()
    with pytest.raises(StoppedError):
        review_deal(planted("classic", "ten given").steps, 1, stop=stop)


def test_only_the_seats_that_are_named_are_judged_and_only_free_decisions() -> None:
    steps = ending(planted("classic", "ten given"))
    review = review_deal(steps, 1, (0,))
    assert {each.seat for each in review.judged} <= {0}
    free = [step for step in steps if step.seat == 0 and len(engine.view(step.before, 0).lawful) > 1]
    assert len(review.judged) == len(free)
