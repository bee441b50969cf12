"""Where a match does its work: the task queues for writing and thinking, and the speed of this computer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from PySide6.QtCore import QObject

from belote_desktop import records
from belote_desktop.models.tasks import ImmediateTasks, Tasks


def at_once(_owner: object) -> Tasks:
    """No thread: everything is done at once."""
    return ImmediateTasks()


def full_pace() -> Fraction:
    """As if the computer were an ordinary one, or better."""
    return records.FULL_PACE


@dataclass(frozen=True)
class Workers:
    """Where the writing and the thinking are done, and at what pace (`players.pace`) this computer can do it."""

    writing: Tasks
    thinking: Tasks
    pace: Callable[[], Fraction] = full_pace
    aside: Callable[[QObject], Tasks] = at_once
    """Makes a thread for what goes on beside the game; it ends when its owner is hidden or destroyed."""
