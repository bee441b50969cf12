"""Hint, tutor and review of a decision say the same; figures come from 100 possible deals of even weight, or from all.

100 decisions of four games, some at full pace and most at that of a slow computer, where words stand for figures.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from random import Random

import pytest

from belote_desktop import engine, players, variants
from belote_desktop.coach import tutor
from belote_desktop.coach.advice import Advice, advise, is_choice
from belote_desktop.coach.figures import EVEN_DEALS, FEWEST
from belote_desktop.coach.judgement import Judgement
from belote_desktop.coach.ladder import reason, rung
from belote_desktop.coach.looking_back.review import DealReview, Judged, Verdict, judge
from belote_desktop.coach.looking_back.review_text import review_data, review_of
from belote_desktop.coach.objections import objection, reason_beside
from belote_desktop.coach.standing import Severity, Standing
from belote_desktop.engine import Action, Message, Play, in_english
from belote_desktop.engine.actions import BELOTE
from belote_desktop.models.match.adviser import AdviceSearch
from belote_desktop.models.tasks import ImmediateTasks
from belote_desktop.models.words import moment_words, review_words, words
from belote_desktop.models.words.names import Names
from belote_desktop.records import Played
from tests.lengths import length

GAMES = ("classic", "coinche", "belot-bg", "baloot")
OF_EACH = length("VERDICTS", 25, 12)
AT_FULL_PACE = length("VERDICTS_AT_FULL_PACE", 4, 2)
SLOW = Fraction(1, 8)
SHARE = 0.4
"""Which part of the decisions of a deal is looked at."""


@dataclass(frozen=True)
class Said:
    """A decision, and what is said of it before it, after it and in the review."""

    step: Played
    hint: Advice
    tutor: Judgement | None
    review: Judged | None

    @property
    def figures(self) -> str:
        """The sentences in which figures of possible deals may stand; cards and bids are left out."""
        told = [in_english(each) for each in rung(self.hint, 4)]
        if self.hint.reason is not None and self.hint.reason.idea in ("likely_trick", "decides_the_deal"):
            told.append(in_english(self.hint.reason.told))
        if self.tutor is not None and self.tutor.severity is not Severity.NONE:
            told.append(in_english(tutor.offer(self.tutor)[0]))
        if self.review is not None:
            told.append(review_words.cost_text(self.review))
        return re.sub(r"\d+ ?[♠♥♦♣]|“[^”]*”", "", " ".join(told))


def decisions(game: str) -> list[Played]:
    """Free decisions of deals between casual players, each with something that may be done there, good or bad."""
    chance, player, found = Random(7), players.get("casual"), list[Played]()
    while len(found) < OF_EACH:
        match = engine.start(variants.get(game), chance.randrange(2**32))
        while (seat := engine.to_act(match)) is not None and not match.deals:
            view = engine.view(match, seat)
            if is_choice(view) and BELOTE not in view.lawful and chance.random() < SHARE:
                pace = Fraction(1) if len(found) % (OF_EACH // AT_FULL_PACE) == 0 else SLOW
                found.append(Played(seat, chance.choice(view.lawful), match, pace))
            match, _ = engine.apply(match, player.choose(view), seat)
    return found[:OF_EACH]


@cache
def said(game: str) -> tuple[Said, ...]:
    """What is said of the decisions, as the program finds it: each by its own way."""
    found = []
    for step in decisions(game):
        search, judged = AdviceSearch(ImmediateTasks()), list[Judgement | None]()
        search.begin(engine.view(step.before, step.seat), step.pace)
        search.judge(step.action, judged.append)
        assert search.advice is not None
        found.append(Said(step, search.advice, judged[0], judge(step, 0)))
    return tuple(found)


def reason_of(each: Said) -> Message | None:
    """Why the advised action is the best, as the hint gives it; None behind an objection that says it."""
    is_good = each.tutor is None or each.tutor.severity is Severity.NONE
    action = each.step.action
    return reason(each.hint) if is_good else reason_beside(each.hint, action, objection(each.hint, action))


def named(advice: Advice) -> set[Action]:
    """What the third rung of a hint names as the best."""
    return {advice.action, *advice.as_good}


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", GAMES)
def test_hint_tutor_and_review_of_a_decision_agree(game: str) -> None:
    verdicts = Counter[Standing]()
    for each in said(game):
        assert (each.tutor is None) is (each.review is None)
        if each.tutor is None or each.review is None:
            continue
        verdicts[each.tutor.standing] += 1
        assert each.review.judgement.standing is each.tutor.standing
        assert each.review.severity is each.tutor.severity
        assert set(each.review.advice.equals) == named(each.hint)
        why = reason_of(each)
        told = "" if why is None else words.sentence(why)
        assert review_words.reason_text(each.review, "en", Names(())).endswith(told)
        if each.step.action in named(each.hint):
            assert each.tutor.severity is Severity.NONE
            assert each.review.verdict in (Verdict.FINE, Verdict.BAD_LUCK)
        if each.tutor.severity is not Severity.NONE:
            assert each.step.action not in named(each.hint)
            offered = tutor.offer(each.tutor)
            wrong = objection(each.tutor.advice, each.step.action)
            assert (wrong is None) or wrong in offered
            assert (wrong is None) is (review_words.reason_text(each.review, "en", Names(())) == told)
            cost = in_english(offered[0])
            points, about = moment_words.decimal(each.review.cost), f"about {max(1, round(each.review.cost))} "
            assert (about in cost) is (points in review_words.cost_text(each.review)) is each.tutor.is_counted
    assert verdicts[Standing.MISTAKE] > 1
    assert verdicts[Standing.BEST] + verdicts[Standing.AS_GOOD] > 1


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", GAMES)
def test_no_figure_comes_from_fewer_than_100_deals_of_even_weight_unless_from_all(game: str) -> None:
    with_figures = Counter[bool]()
    for each in said(game):
        evidence = each.hint.evidence
        if evidence is None:
            continue
        enough = evidence.exhaustive or evidence.effective >= EVEN_DEALS
        assert bool(re.search(r"\d", each.figures)) is enough, each.figures
        with_figures[enough] += 1
        assert ("Too few" in each.figures) is not enough
    assert set(with_figures) == {True, False}


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", GAMES)
def test_a_review_says_the_same_when_it_is_read_again(game: str) -> None:
    for each in said(game):
        if each.review is None:
            continue
        (again,) = review_of(review_data(DealReview(1, (each.review,))), (each.step,)).judged
        assert moment_words.verdict_text(again) == moment_words.verdict_text(each.review)
        assert moment_words.verdict_meaning(again) == moment_words.verdict_meaning(each.review)
        if each.review.severity is not Severity.NONE:
            assert review_words.cost_text(again) == review_words.cost_text(each.review)
            assert review_words.best_text(again, "en", Names(())) == review_words.best_text(
                each.review, "en", Names(())
            )


def test_a_call_that_was_not_thought_of_is_held_against_the_best_in_all_the_deals() -> None:
    """The hint does not change with what was done: it names the same calls as the best."""
    made = [each for each in said("coinche") if not isinstance(each.step.action, Play) and each.review is not None]
    unthought = [each for each in made if each.hint.of(each.step.action) is None]
    assert unthought
    for each in unthought:
        assert each.review is not None
        assert each.hint.evidence is not None
        assert each.review.advice.weighed == each.hint.weighed
        assert each.review.cost >= 0
        assert each.review.judgement.is_counted is (each.hint.evidence.effective >= EVEN_DEALS)


def test_on_the_slowest_computer_the_hint_follows_a_rule_of_thumb_and_nobody_is_judged() -> None:
    step = said("classic")[0].step
    slowest = Fraction(1, 1024)
    advice = advise(engine.view(step.before, step.seat), pace=float(slowest))
    (told,) = rung(advice, 4)
    assert in_english(told) == "This hint follows a rule of thumb. No possible deals were examined."
    assert judge(step, 0, pace=float(slowest)) is None


UNKNOWN = "Too few possible deals were examined to say how much your choice cost."


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", GAMES)
def test_few_deals_are_told_in_words_and_very_few_not_at_all(game: str) -> None:
    for each in said(game):
        evidence = each.hint.evidence
        if evidence is None or evidence.exhaustive or evidence.effective >= EVEN_DEALS:
            continue
        told = " ".join(in_english(sentence) for sentence in rung(each.hint, 4))
        if evidence.effective < FEWEST:
            assert told == "Too few possible deals fit what has been called and played to say more."
            assert each.review is None
        else:
            assert isinstance(each.hint.action, Play) or " On average your side comes out " in told
            assert told.endswith("Too few possible deals were examined to give figures.")
            assert each.review is None or review_words.cost_text(each.review) == UNKNOWN
