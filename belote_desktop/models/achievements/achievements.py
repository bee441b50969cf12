"""Every achievement: its name, what it takes, and where to go for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum, auto
from itertools import zip_longest

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, counted, say
from belote_desktop.models.achievements import counts
from belote_desktop.models.achievements.counts import Count, Counter
from belote_desktop.models.achievements.kept import Kept

NEAR = 0.5
"""From this share on an achievement comes next before easier ones."""


class Group(StrEnum):
    """What achievements are about."""

    LEARNING = auto()
    PLAYING = auto()
    DEFENDING = auto()
    COMING_BACK = auto()


@dataclass(frozen=True)
class Achievement:
    """`wanted` says what it takes, `way` is the menu entry that leads there, empty if it comes by itself. `count` says
    how far one is.
    """

    id: str
    group: Group
    name: Message
    wanted: Message
    way: str
    count: Counter


@dataclass(frozen=True)
class CountedAchievement:
    """An achievement and how far one is with it."""

    achievement: Achievement
    count: Count


def achievements_of(kept: Kept) -> tuple[CountedAchievement, ...]:
    """Every achievement, counted."""
    return tuple(CountedAchievement(each, each.count(kept)) for each in ACHIEVEMENTS)


def of_group(found: Iterable[CountedAchievement], group: Group) -> tuple[CountedAchievement, ...]:
    """Those of a group, the easier first."""
    return tuple(each for each in found if each.achievement.group is group)


def next_of(found: Sequence[CountedAchievement]) -> CountedAchievement | None:
    """The one that comes next: the one nearest to its end of those that are half reached, else the easiest of all.

    None once nothing is left that one can go for.
    """
    missing = [each for each in found if each.achievement.way and not each.count.is_reached]
    near = [each for each in missing if each.count.share >= NEAR]
    if near:
        return max(near, key=lambda each: each.count.share)
    in_turn = zip_longest(*(of_group(found, group) for group in Group))
    return next((each for row in in_turn for each in row if each in missing), None)


LEARNING = (
    Achievement(
        "guided", Group.LEARNING,
        say(QT_TRANSLATE_NOOP("achievements", "Guided deal")),
        say(QT_TRANSLATE_NOOP("achievements", "Play a guided first deal to its end.")),
        "guided", counts.guided,
    ),
    Achievement(
        "rules", Group.LEARNING,
        say(QT_TRANSLATE_NOOP("achievements", "The rules of a game")),
        say(QT_TRANSLATE_NOOP("achievements", "Finish the lessons on the rules of a game, and the lesson with a whole "
                              "deal.")),
        "lessons", counts.rules_of_a_game,
    ),
    Achievement(
        "answers", Group.LEARNING,
        say(QT_TRANSLATE_NOOP("achievements", "A hundred correct answers")),
        counted(QT_TRANSLATE_NOOP("achievements", "Answer %n drill question(s) correctly.", "", 1), 100),
        "drills", counts.right_answers(100),
    ),
    Achievement(
        "storm", Group.LEARNING,
        say(QT_TRANSLATE_NOOP("achievements", "Quick answers")),
        counted(QT_TRANSLATE_NOOP("achievements", "Give %n correct answer(s) in one five-minute storm.", "", 1), 20),
        "drills", counts.storm(20),
    ),
    Achievement(
        "course", Group.LEARNING,
        say(QT_TRANSLATE_NOOP("achievements", "All lessons of a game")),
        say(QT_TRANSLATE_NOOP("achievements", "Finish all lessons of a game that has lessons on playing well.")),
        "lessons", counts.whole_course,
    ),
    Achievement(
        "ten-games", Group.LEARNING,
        say(QT_TRANSLATE_NOOP("achievements", "The rules of ten games")),
        counted(QT_TRANSLATE_NOOP("achievements", "Finish the lessons on the rules of %n game(s).", "", 1), 10),
        "lessons", counts.rules_of_games(10),
    ),
)  # fmt: skip
PLAYING = (
    Achievement(
        "win", Group.PLAYING,
        say(QT_TRANSLATE_NOOP("achievements", "First match won")),
        say(QT_TRANSLATE_NOOP("achievements", "Win a match.")),
        "new", counts.matches_with(lambda figures: figures.is_won),
    ),
    Achievement(
        "alone", Group.PLAYING,
        say(QT_TRANSLATE_NOOP("achievements", "Without help")),
        say(QT_TRANSLATE_NOOP("achievements", "Win a match without a hint, and without undoing a card or a call.")),
        "new", counts.matches_with(counts.won_alone),
    ),
    Achievement(
        "suits", Group.PLAYING,
        say(QT_TRANSLATE_NOOP("achievements", "Four suits")),
        say(QT_TRANSLATE_NOOP("achievements", "Take in each of the four suits and make the contract.")),
        "new", counts.four_suits,
    ),
    Achievement(
        "capot", Group.PLAYING,
        say(QT_TRANSLATE_NOOP("achievements", "Capot")),
        say(QT_TRANSLATE_NOOP("achievements", "Win every trick of a deal with your side.")),
        "new", counts.deals_with(counts.every_trick),
    ),
    Achievement(
        "exact", Group.PLAYING,
        say(QT_TRANSLATE_NOOP("achievements", "Not a point to spare")),
        say(QT_TRANSLATE_NOOP("achievements", "Make a contract with exactly the points it needs.")),
        "new", counts.deals_with(counts.exactly_made),
    ),
    Achievement(
        "eight", Group.PLAYING,
        say(QT_TRANSLATE_NOOP("achievements", "Ahead of a level")),
        counted(QT_TRANSLATE_NOOP("achievements", "Beat a level with the same cards over %n deal(s).", "", 1), 8),
        "eight", counts.ahead_of_level,
    ),
    Achievement(
        "expert", Group.PLAYING,
        say(QT_TRANSLATE_NOOP("achievements", "Ahead of Expert")),
        counted(QT_TRANSLATE_NOOP("achievements", "In %n deal(s), score more than Expert with the same cards.", "", 1),
                10),
        "rating", counts.ahead_of_expert(10),
    ),
)  # fmt: skip
DEFENDING = (
    Achievement(
        "defeated", Group.DEFENDING,
        say(QT_TRANSLATE_NOOP("achievements", "First contract defeated")),
        say(QT_TRANSLATE_NOOP("achievements", "Defeat a contract of your opponents.")),
        "new", counts.deals_with(counts.defeated),
    ),
    Achievement(
        "close", Group.DEFENDING,
        say(QT_TRANSLATE_NOOP("achievements", "Close defence")),
        counted(QT_TRANSLATE_NOOP("achievements", "Defeat a contract that fails by fewer than %n point(s).", "", 1),
                counts.CLOSE),
        "new", counts.deals_with(counts.closely_defeated),
    ),
    Achievement(
        "prevented", Group.DEFENDING,
        say(QT_TRANSLATE_NOOP("achievements", "Capot prevented")),
        say(QT_TRANSLATE_NOOP("achievements", "Win the last trick after the other side has won all the others.")),
        "new", counts.deals_with(counts.capot_prevented),
    ),
    Achievement(
        "doubled", Group.DEFENDING,
        say(QT_TRANSLATE_NOOP("achievements", "Doubled and defeated")),
        say(QT_TRANSLATE_NOOP("achievements", "Defeat a contract that was doubled.")),
        "new", counts.deals_with(counts.doubled_and_defeated),
    ),
    Achievement(
        "fifty", Group.DEFENDING,
        say(QT_TRANSLATE_NOOP("achievements", "Fifty contracts defeated")),
        counted(QT_TRANSLATE_NOOP("achievements", "Defeat %n contract(s) of your opponents.", "", 1), 50),
        "new", counts.deals_with(counts.defeated, 50),
    ),
)  # fmt: skip
COMING_BACK = (
    Achievement(
        "behind", Group.COMING_BACK,
        say(QT_TRANSLATE_NOOP("achievements", "From behind")),
        counted(QT_TRANSLATE_NOOP("achievements", "Win a match of %n deal(s) or more in which you were behind after "
                                  "half of them.", "", 1), counts.SHORT_MATCH),
        "new", counts.matches_with(counts.came_from_behind),
    ),
    Achievement(
        "week", Group.COMING_BACK,
        say(QT_TRANSLATE_NOOP("achievements", "A week of deals")),
        counted(QT_TRANSLATE_NOOP("achievements", "Play the deal of the day on %n day(s) in a row.", "", 1), 7),
        "daily", counts.days_in_a_row(counts.days_of_daily, 7),
    ),
    Achievement(
        "break", Group.COMING_BACK,
        say(QT_TRANSLATE_NOOP("achievements", "Welcome back")),
        counted(QT_TRANSLATE_NOOP("achievements", "Finish a match after %n day(s) without one.", "", 1), 30),
        "", counts.after_a_break(30),
    ),
    Achievement(
        "practice", Group.COMING_BACK,
        say(QT_TRANSLATE_NOOP("achievements", "Thirty days of drills")),
        counted(QT_TRANSLATE_NOOP("achievements", "Answer drill questions on %n day(s).", "", 1), 30),
        "drills", counts.days_in_all(counts.days_of_drills, 30),
    ),
    Achievement(
        "thirty", Group.COMING_BACK,
        say(QT_TRANSLATE_NOOP("achievements", "Thirty deals of the day")),
        counted(QT_TRANSLATE_NOOP("achievements", "Play the deal of the day on %n day(s).", "", 1), 30),
        "daily", counts.days_in_all(counts.days_of_daily, 30),
    ),
    Achievement(
        "matches", Group.COMING_BACK,
        say(QT_TRANSLATE_NOOP("achievements", "Fifty matches")),
        counted(QT_TRANSLATE_NOOP("achievements", "Finish %n match(es).", "", 1), 50),
        "new", counts.matches_with(lambda _figures: True, 50),
    ),
)  # fmt: skip
ACHIEVEMENTS = (*LEARNING, *PLAYING, *DEFENDING, *COMING_BACK)
"""By group, the easier ones first."""
