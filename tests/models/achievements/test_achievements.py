"""Achievements are reached by what was learned and played, and by nothing else."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from belote_desktop import variants
from belote_desktop.coach.lessons import outline
from belote_desktop.models.achievements.achievement_book import AchievementBook
from belote_desktop.models.achievements.achievements import (
    ACHIEVEMENTS,
    CountedAchievement,
    Group,
    achievements_of,
    next_of,
    of_group,
)
from belote_desktop.models.achievements.counts import Count
from belote_desktop.models.achievements.kept import Kept, Learned, Sources
from belote_desktop.models.match.workers import at_once
from belote_desktop.profile import Directories, Profile
from belote_desktop.profile.figures.match_figures import DealFigures, MatchFigures
from belote_desktop.profile.progress import GUIDED
from belote_desktop.profile.set_deals.set_results import State as SetDeals
from tests.models.achievements.kept_by import compared, daily, day, eight, practised
from tests.profile.figures.matches import deal, match


def counted(kept: Kept) -> dict[str, Count]:
    return {each.achievement.id: each.count for each in achievements_of(kept)}


def of_deals(*deals: DealFigures, **more: object) -> dict[str, Count]:
    """Counted from one match with these deals."""
    return counted(Kept((match("one", 501, 300, *deals, **more),)))


def reached(*deals: DealFigures) -> set[str]:
    """What the deals of a match that was lost reach."""
    found = counted(Kept((match("one", 300, 501, *deals),)))
    return {name for name, count in found.items() if count.is_reached}


# ---------------------------------------------------------------------- learning
def test_a_game_is_learned_by_its_rules_and_ten_of_them_count() -> None:
    begun = Learned("coinche", 3, 8, 3, 20)
    known = tuple(Learned(f"game-{number}", 8, 8, 9, 20) for number in range(9))
    found = counted(Kept(learned=(begun,)))
    assert (found["rules"], found["ten-games"], found["course"]) == (Count(3, 8), Count(0, 10), Count(3, 20))
    assert counted(Kept(learned=(begun, *known)))["ten-games"] == Count(9, 10)
    again = Learned("game-1", 2, 2, 2, 2)
    assert counted(Kept(learned=(*known, again)))["ten-games"] == Count(9, 10), "a game counts once"
    assert counted(Kept(learned=(*known, replace(again, game="tenth"))))["ten-games"].is_reached


def test_a_course_without_lessons_on_playing_well_is_not_a_whole_one() -> None:
    assert counted(Kept(learned=(Learned("poule", 6, 6, 6, 6),)))["course"] == Count(0, 1)
    assert counted(Kept(learned=(Learned("coinche", 8, 8, 20, 20),)))["course"].is_reached


def test_correct_answers_are_counted_over_all_days_until_the_day_of_the_hundredth() -> None:
    assert counted(Kept(practised=practised(60, 39)))["answers"] == Count(99, 100)
    assert counted(Kept(practised=practised(60, -1, 40, 9)))["answers"] == Count(100, 100, day(2))


def test_a_storm_needs_twenty_answers_in_one() -> None:
    assert counted(Kept(practised=practised(30, storm=19)))["storm"] == Count(19, 20)
    assert counted(Kept(practised=practised(storm=25)))["storm"] == Count(20, 20)


# ---------------------------------------------------------------------- playing
@pytest.mark.parametrize(
    ("more", "wins"), [({}, True), ({"hints": 1}, False), ({"undone": 1}, False), ({"winner": 1}, False)]
)
def test_a_match_is_won_alone_without_hints_and_without_undoing(more: dict[str, object], wins: bool) -> None:
    assert of_deals(deal(90, 72), **more)["alone"].is_reached is wins


def test_a_practice_match_reaches_nothing(tmp_path: Path) -> None:
    with Profile(Directories.under(tmp_path)) as profile:
        profile.statistics.keep(match("one", 501, 300, deal(252, 0, capot=0, spare=0), is_practice=True))
        assert not [name for name, count in counted(Sources.of(profile).kept()).items() if count.done]
        profile.statistics.keep(match("two", 501, 300, deal(252, 0, capot=0, spare=0)))
        found = counted(Sources.of(profile).kept())
        assert [name for name, count in found.items() if count.is_reached] == ["win", "alone", "capot", "exact"]


@pytest.mark.parametrize(
    ("played", "name"),
    [
        (deal(82, 80, spare=0), "exact"),
        (deal(252, 0, capot=0), "capot"),
        (deal(160, 0, taker=1, made=False), "defeated"),
        (deal(162, 0, taker=1, made=False, spare=-9), "close"),
        (deal(320, 0, taker=1, made=False, multiplier=2), "doubled"),
        (deal(10, 152, taker=1, only_last=0), "prevented"),
    ],
)
def test_what_a_deal_reaches(played: DealFigures, name: str) -> None:
    wanted = {name} if name not in ("close", "doubled") else {name, "defeated"}
    assert reached(played) == wanted


@pytest.mark.parametrize(
    "played",
    [
        deal(83, 79, spare=1),
        deal(80, 82, taker=1, spare=0),
        deal(0, 252, taker=1, capot=1),
        deal(0, 162, made=False, spare=-5),
        deal(72, 90, taker=1, multiplier=2),
        deal(152, 10, only_last=1),
    ],
    ids=["a point to spare", "theirs", "their capot", "ours failed", "doubled and made", "they won the last"],
)
def test_what_reaches_nothing(played: DealFigures) -> None:
    assert reached(played) == set()


def test_a_contract_that_lacked_ten_points_was_not_close() -> None:
    assert reached(deal(162, 0, taker=1, made=False, spare=-10)) == {"defeated"}


def test_suits_count_where_the_user_took_and_made_the_contract() -> None:
    own = [deal(90, 72, trump=suit) for suit in ("S", "H", "H", "NT")]
    partners, failed = deal(90, 72, trump="D", declarer=2), deal(0, 162, trump="C", made=False)
    assert of_deals(*own, partners, failed)["suits"] == Count(2, 4)
    assert of_deals(*own, deal(90, 72, trump="D"), deal(90, 72, trump="C"))["suits"] == Count(4, 4, "2026-11-01")


def test_deals_better_than_expert_count_until_the_day_of_the_tenth() -> None:
    found = counted(Kept(compared=(compared(5, 0, -3, 1, 1, 1), compared(*[1] * 8, on=2))))
    assert found["expert"] == Count(10, 10, day(2))
    assert counted(Kept(compared=(compared(5, 0, -3),)))["expert"] == Count(1, 10)


@pytest.mark.parametrize(
    ("leads", "is_ahead"), [([11] * 8, True), ([10] * 8, False), ([90] * 7, False), ([-20, 120] * 4, True)]
)
def test_a_level_is_beaten_over_all_eight_deals(leads: list[int], is_ahead: bool) -> None:
    series, deals = eight(*leads)
    found = counted(Kept(set_deals=SetDeals(deals, (series,))))["eight"]
    assert found == Count(1, 1, day(8)) if is_ahead else not found.is_reached


# ---------------------------------------------------------------------- defending
def test_fifty_contracts_are_defeated_over_many_matches() -> None:
    many = [deal(162, 0, taker=1, made=False)] * 30
    matches = [match(f"match-{number}", 501, 0, *many, date=day(number)) for number in range(2)]
    assert counted(Kept(tuple(matches[:1])))["fifty"] == Count(30, 50)
    assert counted(Kept(tuple(matches)))["fifty"] == Count(50, 50, day(1))


# ---------------------------------------------------------------------- coming back
def test_thirty_days_of_the_daily_deal_need_not_be_in_a_row() -> None:
    days = [daily(2 * number) for number in range(30)]
    assert counted(Kept(set_deals=SetDeals(tuple(days[:29]))))["thirty"] == Count(29, 30)
    found = counted(Kept(set_deals=SetDeals(tuple(days))))
    assert (found["thirty"], found["week"]) == (Count(30, 30, day(58)), Count(1, 7))


def test_two_games_on_a_day_are_one_day_and_a_deal_that_is_not_over_is_none() -> None:
    deals = (daily(0), daily(0, "coinche"), daily(1, is_over=False), *eight(5)[1])
    assert counted(Kept(set_deals=SetDeals(deals)))["thirty"] == Count(1, 30)


def test_a_week_in_a_row_stays_reached_after_a_gap() -> None:
    days = [daily(number) for number in (0, 1, *range(3, 10), 30)]
    assert counted(Kept(set_deals=SetDeals(tuple(days))))["week"] == Count(7, 7, day(9))
    assert counted(Kept(set_deals=SetDeals(tuple(days[:6]))))["week"] == Count(4, 7)


def at(ours: int, theirs: int) -> DealFigures:
    """A deal after which the match stood so."""
    return replace(deal(1, 0), totals=(ours, theirs))


@pytest.mark.parametrize(
    ("deals", "is_so"),
    [
        ([at(0, 162), at(80, 244), at(300, 250), at(501, 300)], True),
        ([at(0, 162), at(200, 170), at(200, 332), at(501, 332)], False),
        ([at(0, 162), at(501, 162)], False),
    ],
)
def test_a_match_is_turned_that_stood_badly_after_half_of_its_deals(deals: list[DealFigures], is_so: bool) -> None:
    assert of_deals(*deals)["behind"].is_reached is is_so
    assert not of_deals(*deals, winner=1)["behind"].is_reached


def played_on(*numbers: int) -> tuple[MatchFigures, ...]:
    return tuple(match(f"match-{number}", 9, 1, date=day(number)) for number in numbers)


def test_who_comes_back_after_a_month_is_welcome() -> None:
    assert not counted(Kept(played_on(0, 29, 58)))["break"].is_reached
    assert counted(Kept(played_on(0, 5, 35, 36)))["break"] == Count(1, 1, day(35))
    assert not counted(Kept((*played_on(0), replace(played_on(1)[0], date=""))))["break"].is_reached


# ---------------------------------------------------------------------- all of them
def test_nothing_is_reached_at_first_and_the_easiest_comes_next() -> None:
    found = achievements_of(Kept())
    assert not any(each.count.done or each.count.is_reached for each in found)
    following = next_of(found)
    assert following is not None
    assert following.achievement.id == "guided"


def with_counts(**done: Count) -> list[CountedAchievement]:
    return [CountedAchievement(each, done.get(each.id, Count(0, 1))) for each in ACHIEVEMENTS]


def test_what_is_nearest_to_its_end_comes_next_once_it_is_half_reached() -> None:
    one = next_of(with_counts(guided=Count(1, 1), answers=Count(49, 100), fifty=Count(24, 50)))
    assert one is not None
    assert one.achievement.id == "win", "the first of playing is easier than the second of learning"
    other = next_of(with_counts(guided=Count(1, 1), answers=Count(50, 100), fifty=Count(40, 50)))
    assert other is not None
    assert other.achievement.id == "fifty"


def test_nobody_is_asked_to_stay_away() -> None:
    everything = {each.id: Count(1, 1) for each in ACHIEVEMENTS}
    assert next_of(with_counts(**everything)) is None
    assert next_of(with_counts(**{**everything, "break": Count(0, 1)})) is None


def test_every_achievement_has_its_own_name_and_a_group() -> None:
    assert len({each.id for each in ACHIEVEMENTS}) == len({each.name.source for each in ACHIEVEMENTS}) == 24
    assert [len(of_group(achievements_of(Kept()), group)) for group in Group] == [6, 7, 5, 6]


def test_lessons_are_counted_from_the_progress_also_where_another_game_was_known(tmp_path: Path) -> None:
    found = outline(variants.get("coinche"), variants.get("classic"))
    with Profile(Directories.under(tmp_path)) as profile:
        profile.progress.keep("classic", GUIDED, 5, is_done=True)
        for lesson in found.rules:
            profile.progress.keep("coinche classic", lesson, 1, is_done=True)
        profile.progress.keep("a-game-that-was-deleted", "table", 1, is_done=True)
        kept = Sources.of(profile).kept()
        count = len(found.rules)
        assert kept.learned == (Learned("coinche", count, count, count, count + len(found.play)),)
        assert kept.guided == {"classic"}
        book = AchievementBook(profile, at_once)
        book.read()
        assert {each.achievement.id for each in book.achievements or () if each.count.is_reached} == {"guided", "rules"}
