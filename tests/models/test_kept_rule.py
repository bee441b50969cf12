"""The rule to keep: a chapter of strategy that speaks for the best card and against the one that was played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from belote_desktop import engine, variants
from belote_desktop.coach.advice import Advice
from belote_desktop.coach.judgement import Judgement
from belote_desktop.coach.looking_back.review import Judged
from belote_desktop.coach.strategy import CHAPTERS, CURRICULA, positions_of
from belote_desktop.engine import Action, SeatView
from belote_desktop.engine.wording.messages import say
from belote_desktop.models.analysis.kept_rule import kept_rule
from belote_desktop.players import Decision

GAMES = [game.id for game in variants.all_variants()]


def judged(view: SeatView, best: Action, made: Action) -> Judged:
    return Judged(0, view.seat or 0, Judgement(Advice(view, Decision(best, say(""))), made, 20.0, 1.0, 80.0), 20.0)


@pytest.mark.parametrize("chapter", ["guard-the-ten", "draw-trumps", "load-partner"])
def test_a_mistake_that_a_chapter_warns_of_is_told_with_a_chapter_that_says_so(chapter: str) -> None:
    position = next(each for each in positions_of("classic") if each.chapter == chapter)
    match = position.match()
    seat = engine.to_act(match)
    assert seat is not None
    view = engine.view(match, seat)
    found = CHAPTERS[chapter].detect(view)
    assert found is not None
    best = next(action for action in view.lawful if str(action) in position.best and action in found.good)
    made = next(iter(found.bad))
    rule = kept_rule(judged(view, best, made))
    assert rule is not None
    told = rule.detect(view)
    assert told is not None
    assert best in told.good
    assert made in told.bad
    assert kept_rule(judged(view, made, best)) is None, "no rule speaks for the worse card"


@pytest.mark.parametrize("chapter", [each.id for each in CHAPTERS.values() if each.custom is not None])
def test_a_custom_is_never_the_rule_to_keep(chapter: str) -> None:
    """Nobody has agreed on it with you: the mistake is one of points."""
    position = next(each for game in CURRICULA for each in positions_of(game) if each.chapter == chapter)
    match = position.match()
    view = engine.view(match, engine.to_act(match))
    found = CHAPTERS[chapter].detect(view)
    assert found is not None
    rule = kept_rule(judged(view, next(iter(found.good)), next(iter(found.bad))))
    assert rule is None or rule.custom is None


def test_a_game_without_these_chapters_has_no_rule_to_keep() -> None:
    position = next(each for each in positions_of("classic") if each.chapter == "guard-the-ten")
    match = position.match()
    seat = engine.to_act(match)
    assert seat is not None
    view = engine.view(match, seat)
    found = CHAPTERS["guard-the-ten"].detect(view)
    assert found is not None
    other = replace(view, rules=next(game for game in map(variants.get, GAMES) if game.variant not in CURRICULA))
    assert kept_rule(judged(other, next(iter(found.good)), next(iter(found.bad)))) is None
