"""The achievements of a profile, counted in the background."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from belote_desktop.models.achievements.achievements import CountedAchievement, achievements_of
from belote_desktop.models.achievements.kept import Sources
from belote_desktop.models.tasks import Answer, Tasks
from belote_desktop.profile import Profile


class AchievementBook(QObject):
    """`achievements` are None until they are counted. `changed` says that they were."""

    changed = Signal()

    def __init__(self, profile: Profile, lane: Callable[[QObject], Tasks], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._profile, self._lane = profile, lane(parent or self)
        self.achievements: tuple[CountedAchievement, ...] | None = None
        self._asked = 0

    def read(self) -> None:
        """Count again."""
        self._asked += 1
        self._lane.run(partial(_counted, Sources.of(self._profile)), partial(self._on_counted, self._asked))

    def _on_counted(self, asked: int, answer: Answer) -> None:
        if answer.error is not None:
            raise answer.error
        if asked == self._asked:
            self.achievements = answer.value
            self.changed.emit()


def _counted(sources: Sources) -> tuple[CountedAchievement, ...]:
    return achievements_of(sources.kept())
