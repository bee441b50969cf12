"""Playing to the score: what the points of a deal mean for the match, and which answers they turn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from belote_desktop import engine, variants
from belote_desktop.coach.lessons import Do, course
from belote_desktop.coach.strategy import CHAPTERS, StrategyPosition, games, positions_of, problems, question
from belote_desktop.coach.strategy.scores import SCORES
from belote_desktop.coach.strategy.scores.outlook import outlook
from belote_desktop.engine import Match, SeatView, in_english
from tests.coach.bidding.test_rules import about_to_call
from tests.coach.deals_in_play import played

COINCHE = variants.get("coinche")

CHAPTER_IDS = {chapter.id for chapter in SCORES}
AT_SCORE = [position for game in games() for position in positions_of(game) if position.chapter in CHAPTER_IDS]


def view_of(match: Match, totals: tuple[int, ...]) -> SeatView:
    """What the seat to act sees, with these points of the match."""
    seat = engine.to_act(match)
    assert seat is not None
    return replace(engine.view(match, seat), totals=totals)


HANDS = {0: "JS 9S AS KS AH 7H 7D 7C"}
"""Seat 0 takes with the king of trumps: nobody has belote."""


@pytest.mark.parametrize(("totals", "enough", "least"), [
    ((920, 0), 81, 0), ((839, 0), 161, 0), ((600, 920), None, 83), ((920, 920), 83, 81),
])  # fmt: skip
def test_what_the_taker_needs_follows_from_the_scoring(totals: tuple[int, int], enough: int | None, least: int) -> None:
    """To 1000, a contract is made with 81 of 162 points, and a failed one gives all of them to the defenders.

    At 920 to 920 sides with 80 points each would reach the target together: a draw.
    """
    ahead = outlook(view_of(played(HANDS, taker=0, trump="S"), totals))
    assert ahead is not None
    assert (ahead.rest, ahead.enough, ahead.least) == (162, enough, least)


@pytest.mark.parametrize("totals", [(0, 0), (500, 480)])
def test_far_from_the_end_the_score_says_nothing(totals: tuple[int, int]) -> None:
    assert outlook(view_of(played(HANDS, taker=0, trump="S"), totals)) is None


def test_the_points_that_make_the_contract_are_told_from_fewer_that_are_enough() -> None:
    match = played(HANDS, taker=0, trump="S")
    ahead = [outlook(view_of(match, totals)) for totals in ((920, 0), (990, 0), (839, 0))]
    assert [each is not None and each.by_contract for each in ahead] == [True, True, False]


def test_every_chapter_on_the_score_has_positions_and_no_other_one_has_totals() -> None:
    assert {position.chapter for position in AT_SCORE} == CHAPTER_IDS
    every = [position for game in games() for position in positions_of(game)]
    assert {position.id for position in every if position.totals} == {position.id for position in AT_SCORE}


def test_a_position_at_a_score_begins_at_its_totals_and_keeps_its_target() -> None:
    position = next(each for each in AT_SCORE if each.game == "coinche")
    asked = question(position, variants.get("coinche", target=1000))
    assert asked is not None
    assert asked.match.rules.match.target == 2000
    assert asked.match.totals == engine.view(asked.match, asked.seat).totals == position.totals


@pytest.mark.parametrize("position", AT_SCORE, ids=lambda position: position.id)
@pytest.mark.sampled(6)
def test_a_wrong_answer_is_told_how_often_it_wins_the_match(position: StrategyPosition) -> None:
    asked = question(position)
    assert asked is not None
    for action, why in asked.wrong.items():
        share, most = (round(100 * position.chances[text]) for text in (str(action), position.best[0]))
        told = in_english(why)
        assert f"about {share} times in 100" in told
        assert f"about {most} times" in told
        first = told.startswith("At the start of a match this would be right. ")
        assert first is (str(action) in position.at_start)


def changed(**fields: object) -> str:
    """The problems of a position with other values in these fields."""
    position = AT_SCORE[0]
    known = {name: getattr(position, name) for name in position.__dataclass_fields__}
    return " ".join(problems(StrategyPosition(**(known | fields))))


def test_a_position_whose_answer_does_not_depend_on_the_score_is_found() -> None:
    best, wrong = AT_SCORE[0].best, [*AT_SCORE[0].losses]
    assert changed() == ""
    assert "does not depend on the score" in changed(at_start=best)
    assert "does not depend on the score" in changed(at_start=())
    assert "is missing" in changed(chances={})
    assert "as often as a right one" in changed(chances=dict.fromkeys((*best, *wrong), 0.5))
    assert changed(totals=()) == "its chapter has nothing to say about it"


def test_a_lesson_tells_the_score_before_each_question() -> None:
    lesson = next(each for each in course(COINCHE) if each.id == "enough-to-win")
    for task in lesson.questions:
        assert isinstance(task, Do)
        mine, theirs = (engine.view(task.position, task.seat).totals[(task.seat + step) % 2] for step in (0, 1))
        told = in_english(task.given[0])
        assert told == f"The match goes to 2000 points. Your side has {mine}, your opponents have {theirs}."


def test_a_lesson_tells_the_points_of_the_deal_so_far() -> None:
    """The card points of the tricks, without which nobody knows how many are left to be won."""
    lesson = next(each for each in course(COINCHE) if each.id == "enough-to-win")
    for task in lesson.questions:
        assert isinstance(task, Do)
        view = engine.view(task.position, task.seat)
        ahead = outlook(view)
        assert ahead is not None
        mine, theirs = task.given[1].facts["mine"], task.given[1].facts["theirs"]
        assert isinstance(mine, int)
        assert isinstance(theirs, int)
        assert mine + theirs + ahead.rest == 162


@pytest.mark.parametrize(("mine", "theirs", "right"), [
    (0, 0, None), (1650, 1600, None), (1750, 1850, None), (1650, 1850, "double"), (1750, 1500, "pass"),
])  # fmt: skip
def test_a_double_is_free_or_needless_where_the_score_says_so(mine: int, theirs: int, right: str | None) -> None:
    """100 made is worth 200 and more to their takers, 100 failed 260 to the defenders, doubled twice the bid more."""
    view = about_to_call(COINCHE, "9S 8S 7S AH QD 7D 8C QC", "100S pass pass", totals=(theirs, mine))
    assert view.seat == 3
    found = CHAPTERS["doubling-at-score"].detect(view)
    assert (None if found is None else {str(action) for action in found.good}) == (right and {right})


def test_only_the_last_to_speak_is_asked_for_a_double() -> None:
    view = about_to_call(COINCHE, "9S 8S 7S AH QD 7D 8C QC", "100S", totals=(1850, 1650))
    assert CHAPTERS["doubling-at-score"].detect(view) is None


@pytest.mark.parametrize(("mine", "theirs", "right"), [(0, 0, None), (900, 700, None), (920, 920, "take")])
def test_a_deal_that_may_win_the_opponents_the_match_is_taken(mine: int, theirs: int, right: str | None) -> None:
    view = about_to_call(variants.get("classic"), "JS KS AH TH 8C", totals=(mine, theirs))
    found = CHAPTERS["calling-at-score"].detect(view)
    assert (None if found is None else {str(action) for action in found.good}) == (right and {right})
    assert found is None or in_english(found.why).startswith("Your side needs 80 to win the match, your opponents need")


def test_a_call_that_the_score_turns_is_told_what_it_is_worth() -> None:
    position = next(each for each in AT_SCORE if each.chapter == "calling-at-score")
    asked = question(position)
    assert asked is not None
    for action, why in asked.wrong.items():
        share, most = (round(100 * position.chances[text]) for text in (str(action), position.best[0]))
        assert f"about {share} times in 100, with the best call about {most} times." in in_english(why)


@pytest.mark.parametrize(("hand", "right"), [
    ("7S TS AS KH 7D", "sun"), ("7S KS AS AH 7D", "sun"), ("7S KS AS KH 7D", None),
])  # fmt: skip
def test_the_score_makes_a_sun_of_two_aces_or_an_ace_and_its_ten_but_of_no_less(hand: str, right: str | None) -> None:
    """Baloot to 152: both sides need 10, and a Sun is worth 26."""
    view = about_to_call(variants.get("baloot"), hand, "pass pass pass pass", "9S", totals=(142, 142))
    found = CHAPTERS["calling-at-score"].detect(view)
    assert (None if found is None else {str(action) for action in found.good}) == (right and {right})


@pytest.mark.parametrize(("mine", "theirs", "hand", "right"), [
    (970, 740, "JS KS AH TH 8C", "pass"), (900, 740, "JS KS AH TH 8C", None), (970, 970, "JS KS AH TH 8C", None),
    (970, 740, "9S 8S QH TH 8C", None),
])  # fmt: skip
def test_a_sound_hand_is_passed_where_defenders_nearly_always_take_enough(
    mine: int, theirs: int, hand: str, right: str | None
) -> None:
    """Classic to 1000: 30 points are enough, whoever makes the contract; at 970 to 970 that may lose the match."""
    view = about_to_call(variants.get("classic"), hand, "", "9S", totals=(mine, theirs))
    found = CHAPTERS["defend-at-score"].detect(view)
    assert (None if found is None else {str(action) for action in found.good}) == (right and {right})
