"""How far one is with an achievement, as pure functions of what is kept.

A count never goes back while nothing is deleted: ratings, which rise and fall, are no achievement.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import accumulate, pairwise

from belote_desktop.engine.cards import Suit
from belote_desktop.engine.score import Result
from belote_desktop.models.achievements.kept import Kept, Learned
from belote_desktop.models.daily.series import Standing
from belote_desktop.profile.figures.match_figures import DealFigures, MatchFigures
from belote_desktop.profile.set_deals.set_results import EIGHT, SetResult, daily_key

SHORT_MATCH = 4
"""A match with fewer deals has no half worth the name."""
CLOSE = 10
"""A contract that lacked fewer points was defeated closely: one ten decided it."""


@dataclass(frozen=True)
class Count:
    """So much of a goal is reached; `day` is when all of it was first, as 2026-11-21, empty if that is not known."""

    done: int
    goal: int
    day: str = ""

    @property
    def is_reached(self) -> bool:
        """Whether nothing is missing."""
        return self.done >= self.goal

    @property
    def share(self) -> float:
        """How much of the goal is reached, from 0 to 1."""
        return min(1.0, self.done / self.goal)


Counter = Callable[[Kept], Count]


def of_days(days: Iterable[str], goal: int) -> Count:
    """The count of things that happened on these days, in order."""
    found = list(days)
    return Count(min(len(found), goal), goal, found[goal - 1] if len(found) >= goal else "")


def largest(counts: Iterable[Count], goal: int = 1) -> Count:
    """The count nearest to its end; with `goal` if there is none."""
    return max(counts, key=lambda count: count.share, default=Count(0, goal))


# ---------------------------------------------------------------------- learning
def guided(kept: Kept) -> Count:
    """Whether a guided deal was played to its end."""
    return Count(min(1, len(kept.guided)), 1)


def rules_of_a_game(kept: Kept) -> Count:
    """The lessons on the rules of the game in which fewest are missing."""
    return largest(Count(each.rules_done, each.rules) for each in kept.learned)


def rules_of_games(goal: int) -> Counter:
    """In how many games the lessons on the rules are done; a game counts once, whatever was known before it."""

    def count(kept: Kept) -> Count:
        return Count(min(goal, len({each.game for each in kept.learned if _knows_rules(each)})), goal)

    return count


def _knows_rules(learned: Learned) -> bool:
    return learned.rules_done == learned.rules


def whole_course(kept: Kept) -> Count:
    """All lessons of the game with lessons on playing well in which fewest are missing."""
    return largest(Count(each.done, each.all) for each in kept.learned if each.teaches_play)


def right_answers(goal: int) -> Counter:
    """How many questions of drills were answered right."""

    def count(kept: Kept) -> Count:
        days = sorted(kept.practised.days, key=lambda each: each[0])
        sums = list(accumulate(day.right for _, day in days))
        reached = (_iso(number) for (number, _), total in zip(days, sums, strict=True) if total >= goal)
        return Count(min(goal, sums[-1] if sums else 0), goal, next(reached, ""))

    return count


def storm(goal: int) -> Counter:
    """The most right answers in a storm."""
    return lambda kept: Count(min(goal, max((right for _, right in kept.practised.records), default=0)), goal)


# ---------------------------------------------------------------------- playing
def matches_with(accepts: Callable[[MatchFigures], bool], goal: int = 1) -> Counter:
    """How many matches were so."""
    return lambda kept: of_days((each.date for each in kept.matches if accepts(each)), goal)


def won_alone(figures: MatchFigures) -> bool:
    """Whether a match was won without a hint and with nothing taken back."""
    return figures.is_won and figures.seat is not None and not figures.hints and not figures.undone


def deals_with(accepts: Callable[[MatchFigures, DealFigures], bool], goal: int = 1) -> Counter:
    """How many deals were so, of those that statistics count."""

    def count(kept: Kept) -> Count:
        return of_days((each.date for each in kept.matches for deal in each.played if accepts(each, deal)), goal)

    return count


def exactly_made(figures: MatchFigures, deal: DealFigures) -> bool:
    """Whether the user's side made its contract without a point to spare."""
    return deal.taker == figures.side and deal.result is Result.MADE and deal.spare == 0


def every_trick(figures: MatchFigures, deal: DealFigures) -> bool:
    """Whether the user's side won every trick."""
    return deal.capot == figures.side


def four_suits(kept: Kept) -> Count:
    """In how many suits the user has taken and made a contract."""
    first: dict[str, str] = {}
    for figures in kept.matches:
        for deal in figures.played:
            own = deal.declarer is not None and deal.declarer == figures.seat
            if own and deal.result is Result.MADE and deal.trump in {str(suit) for suit in Suit}:
                first.setdefault(deal.trump, figures.date)
    return of_days(first.values(), len(Suit))


def ahead_of_expert(goal: int) -> Counter:
    """In how many deals the user got more than Expert with the same cards."""

    def count(kept: Kept) -> Count:
        better = (each.date for each in kept.compared for deal in each.deals if deal.difference > 0)
        return of_days(better, goal)

    return count


def ahead_of_level(kept: Kept) -> Count:
    """Whether eight deals in a row were ended ahead of a level."""
    by_key = {each.key: each for each in kept.set_deals.deals}
    for series in kept.set_deals.series:
        played = Standing(series, tuple(by_key[key] for key in series.keys if key in by_key))
        if len(played.deals) == EIGHT and played.is_decided and played.own > played.theirs:
            return Count(1, 1, max(each.day for each in played.deals))
    return Count(0, 1)


# ---------------------------------------------------------------------- defending
def defeated(figures: MatchFigures, deal: DealFigures) -> bool:
    """Whether the contract of the opponents failed."""
    return deal.taker != figures.side and deal.result is Result.FAILED


def closely_defeated(figures: MatchFigures, deal: DealFigures) -> bool:
    """Whether few points decided it."""
    return defeated(figures, deal) and deal.spare is not None and -CLOSE < deal.spare < 0


def doubled_and_defeated(figures: MatchFigures, deal: DealFigures) -> bool:
    """Whether it had been doubled or raised."""
    return defeated(figures, deal) and deal.multiplier > 1


def capot_prevented(figures: MatchFigures, deal: DealFigures) -> bool:
    """Whether the user's side won the last trick after the other side had won all others."""
    return deal.only_last == figures.side


# ---------------------------------------------------------------------- coming back
def days_of_daily(kept: Kept) -> tuple[str, ...]:
    """The days on which a deal of the day was ended, in order."""
    return tuple(sorted({each.day for each in kept.set_deals.deals if _is_daily(each)}))


def _is_daily(result: SetResult) -> bool:
    day = datetime.date.fromisoformat(result.day)
    return result.own is not None and result.key == daily_key(day, result.game)


def days_in_all(days: Callable[[Kept], Iterable[str]], goal: int) -> Counter:
    """On how many days something was done."""
    return lambda kept: of_days(days(kept), goal)


def days_in_a_row(days: Callable[[Kept], Iterable[str]], goal: int) -> Counter:
    """The longest run of days without a gap."""

    def count(kept: Kept) -> Count:
        run = longest = 0
        before: datetime.date | None = None
        for text in days(kept):
            day = datetime.date.fromisoformat(text)
            run = run + 1 if before is not None and day - before == datetime.timedelta(1) else 1
            before, longest = day, max(longest, run)
            if run == goal:
                return Count(goal, goal, text)
        return Count(longest, goal)

    return count


def days_of_drills(kept: Kept) -> tuple[str, ...]:
    """The days with an answer to a question of a drill, in order."""
    return tuple(sorted(_iso(number) for number, day in kept.practised.days if day.asked))


def came_from_behind(figures: MatchFigures) -> bool:
    """Whether a match was won in which the user's side was behind after half of the deals."""
    if not figures.is_won or not figures.kinds or len(figures.deals) < SHORT_MATCH:
        return False
    halfway = figures.deals[len(figures.deals) // 2 - 1].totals
    return halfway[figures.side] < max(points for side, points in enumerate(halfway) if side != figures.side)


def after_a_break(days: int) -> Counter:
    """Whether a match was played when there had been none for so many days."""

    def count(kept: Kept) -> Count:
        return of_days(_returns(kept.matches, days), 1)

    return count


def _returns(matches: Iterable[MatchFigures], days: int) -> Iterator[str]:
    played = sorted({day for figures in matches if (day := _day(figures.date)) is not None})
    return (after.isoformat() for before, after in pairwise(played) if (after - before).days >= days)


def _day(text: str) -> datetime.date | None:
    try:
        return datetime.date.fromisoformat(text)
    except ValueError:  # not known
        return None


def _iso(number: int) -> str:
    return datetime.date.fromordinal(number).isoformat()
