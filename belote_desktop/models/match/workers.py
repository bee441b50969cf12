"""Where a match does its work: the task queues for writing and thinking, and the speed of this computer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from belote_desktop import records
from belote_desktop.models.tasks import ImmediateTasks, Tasks

if TYPE_CHECKING:
    from fractions import Fraction


def at_once(_owner: object) -> Tasks:
    """A queue without a thread: every task runs at once."""
    return ImmediateTasks()


def full_pace() -> Fraction:
    """The pace of an ordinary computer, or a faster one."""
    return records.FULL_PACE


@dataclass(frozen=True)
class Workers:
    """The task queues for writing and thinking, and the pace (`players.pace`) of this computer."""

    writing: Tasks
    thinking: Tasks
    pace: Callable[[], Fraction] = full_pace
    aside: Callable[[QObject], Tasks] = at_once
    """Makes a thread for what goes on beside the game; it ends when its owner is hidden or destroyed."""
