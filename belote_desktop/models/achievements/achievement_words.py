"""Achievements in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from belote_desktop.models.achievements.achievements import Group
from belote_desktop.models.achievements.counts import Count
from belote_desktop.models.history.match_words import day_of
from belote_desktop.models.words import words


def group_name(group: Group) -> str:
    """The title of a group."""
    return {
        #: The title of a group of achievements.
        Group.LEARNING: QCoreApplication.translate("achievements", "Learning"),
        #: The title of a group of achievements.
        Group.PLAYING: QCoreApplication.translate("achievements", "Playing"),
        #: The title of a group of achievements.
        Group.DEFENDING: QCoreApplication.translate("achievements", "Defending"),
        #: The title of a group of achievements: not giving up, and playing again and again.
        Group.COMING_BACK: QCoreApplication.translate("achievements", "Coming back"),
    }[group]


def state_text(count: Count) -> str:
    """How far one is, or when it was reached."""
    if not count.is_reached:
        return part_text(count.done, count.goal) if count.goal > 1 else _not_yet()
    if not count.day:
        #: An achievement: nothing is missing.
        return QCoreApplication.translate("achievements", "Reached")
    #: An achievement: nothing is missing. {day}: a date.
    return QCoreApplication.translate("achievements", "Reached on {day}").format(day=day_of(count.day))


def part_text(done: int, goal: int) -> str:
    """So many of so many."""
    #: How much of something is reached. {done}, {all}: numbers.
    pattern = QCoreApplication.translate("achievements", "{done} of {all}")
    return pattern.format(done=words.number(done), all=words.number(goal))


def _not_yet() -> str:
    #: An achievement that is reached at once or not at all.
    return QCoreApplication.translate("achievements", "Not reached yet")
