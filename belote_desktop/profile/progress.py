"""The user's progress in the lessons of each game: a small TOML file, written atomically."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message
from belote_desktop.profile.files import write_whole
from belote_desktop.profile.state_file import Told, Understood, check_format, take
from belote_desktop.profile.toml_text import toml_table, toml_text

FORMAT = 1
"""The format of the file this version writes, and the newest it reads."""


@dataclass(frozen=True)
class LessonProgress:
    """The progress in one lesson: the finished steps, and whether it was ever completed."""

    steps: int = 0
    is_done: bool = False


Lessons = dict[str, dict[str, LessonProgress]]
"""Progress by game and lesson, both by id."""
GUIDED = "guided"
"""The id of the guided deal of a game, which is kept as a lesson once it was played."""
MOST_STEPS = 10_000
"""No lesson has more steps."""


class Progress:
    """The progress by game and lesson, both by id, in memory and in a file.

    `notices` are sentences about problems with the file. Without a path, or if the file cannot be used, progress lives
    in memory only (`is_kept` is False).
    """

    def __init__(self, path: Path | None, aside: Path | None = None) -> None:
        self._path = path
        self._games: Lessons = {}
        self.is_kept = path is not None
        self.notices: list[Message] = []
        if path is not None:
            taken = take(path, aside or path.parent / "set-aside", read_progress, _TOLD)
            self._games = taken.state or {}
            self.is_kept = taken.is_kept
            self.notices += taken.notices

    def of(self, game: str, lesson: str) -> LessonProgress:
        """The progress in a lesson."""
        return self._games.get(game, {}).get(lesson, LessonProgress())

    def done(self) -> Mapping[str, frozenset[str]]:
        """The completed lessons by game, both by id."""
        return {
            game: frozenset(lesson for lesson, each in lessons.items() if each.is_done)
            for game, lessons in self._games.items()
        }

    def keep(self, game: str, lesson: str, steps: int, *, is_done: bool = False) -> None:
        """Store the progress in a lesson. A completed lesson stays completed.

        Raises SaveFailed if the file cannot be written; the progress is then kept in memory.
        """
        now = LessonProgress(steps, is_done or self.of(game, lesson).is_done)
        if now == self.of(game, lesson):
            return
        self._games.setdefault(game, {})[lesson] = now
        if self._path is not None and self.is_kept:
            write_whole(self._path, toml_text({"format": FORMAT, "lessons": written(self._games)}).encode())


def read_progress(data: bytes) -> Understood[Lessons]:
    """The valid progress in the text of a file. Raises if it is not TOML, NewerFormat if it is of a newer version."""
    table = toml_table(data)
    check_format(table.pop("format", FORMAT), FORMAT)
    lessons: Lessons = {}
    for game, found in _tables(table.get("lessons")).items():
        for lesson, each in _tables(found).items():
            values = _tables(each)
            steps, done = values.get("steps"), values.get("done")
            if type(steps) is int and 0 <= steps <= MOST_STEPS and isinstance(done, bool):
                lessons.setdefault(game, {})[lesson] = LessonProgress(steps, done)
    return Understood(lessons, table in ({"lessons": written(lessons)}, {}))


def written(lessons: Lessons) -> Mapping[str, object]:
    """The progress as the table that is written to the file."""
    return {
        game: {lesson: {"steps": each.steps, "done": each.is_done} for lesson, each in of_game.items()}
        for game, of_game in lessons.items()
    }


def _tables(value: object) -> Mapping[str, object]:
    return value if isinstance(value, dict) else {}


_TOLD = Told(
    #: {file}: a file's name. {cause}: why, "the disk is full".
    QT_TRANSLATE_NOOP(
        "profile",
        "Your progress in the lessons, in {file}, cannot be read: {cause}. What you learn now will not be saved.",
    ),
    #: {file}: a file's name.
    QT_TRANSLATE_NOOP(
        "profile",
        "Your progress in the lessons, in {file}, comes from a newer version. The file was not changed. What "
        "you learn now will not be saved.",
    ),
)
