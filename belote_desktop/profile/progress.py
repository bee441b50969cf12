"""How far a person has come in the lessons of each game: a small TOML file, written whole or not at all."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.profile.failures import cause, shown
from belote_desktop.profile.files import set_aside, write_whole
from belote_desktop.profile.toml_text import toml_text

FORMAT = 1
"""The format of the file this version writes, and the newest it reads."""


@dataclass(frozen=True)
class LessonProgress:
    """How far a lesson was taken: the steps that are behind, and whether it was ever finished."""

    steps: int = 0
    is_done: bool = False


class Progress:
    """The progress by game and lesson, both by id, in memory and in a file.

    `notices` are sentences about what was found wrong. Without a path, when the file cannot be read or is of a newer
    format, progress lives in memory only (`is_kept` is False); a file that is no TOML is set aside.
    """

    def __init__(self, path: Path | None, aside: Path | None = None) -> None:
        self._path = path
        self._games: dict[str, dict[str, LessonProgress]] = {}
        self.is_kept = path is not None
        self.notices: list[Message] = []
        if path is not None:
            self._load(path, aside or path.parent / "set-aside")

    def of(self, game: str, lesson: str) -> LessonProgress:
        """How far a lesson was taken."""
        return self._games.get(game, {}).get(lesson, LessonProgress())

    def keep(self, game: str, lesson: str, steps: int, *, is_done: bool = False) -> None:
        """Keep how far a lesson was taken; one that is done stays done.

        SaveFailed if the file cannot be written: it holds in memory all the same.
        """
        now = LessonProgress(steps, is_done or self.of(game, lesson).is_done)
        if now == self.of(game, lesson):
            return
        self._games.setdefault(game, {})[lesson] = now
        if self._path is not None and self.is_kept:
            write_whole(self._path, toml_text({"format": FORMAT, "lessons": self._table()}).encode())

    def _table(self) -> Mapping[str, object]:
        return {
            game: {lesson: {"steps": each.steps, "done": each.is_done} for lesson, each in lessons.items()}
            for game, lessons in self._games.items()
        }

    def _load(self, path: Path, aside: Path) -> None:
        try:
            table: dict[str, object] = tomllib.loads(path.read_bytes().decode("utf-8-sig").replace("\r\n", "\n"))
        except FileNotFoundError:
            return
        except OSError as problem:
            self.is_kept = False
            self.notices.append(say(_UNREADABLE, file=shown(path), cause=cause(problem)))
            return
        except (ValueError, RecursionError):  # not UTF-8, or not TOML
            self.notices.append(set_aside(path, aside))
            self.is_kept = not path.exists()
            return
        if table.get("format", FORMAT) != FORMAT:
            self.is_kept = False
            self.notices.append(say(_NEWER, file=shown(path)))
            return
        self._take(table.get("lessons"))

    def _take(self, lessons: object) -> None:
        """Take what is good; anything else is as if it had not been there."""
        for game, found in _tables(lessons).items():
            for lesson, each in _tables(found).items():
                values = _tables(each)
                steps, done = values.get("steps"), values.get("done")
                if isinstance(steps, int) and not isinstance(steps, bool) and steps >= 0 and isinstance(done, bool):
                    self._games.setdefault(game, {})[lesson] = LessonProgress(steps, done)


def _tables(value: object) -> Mapping[str, object]:
    return value if isinstance(value, dict) else {}


_UNREADABLE = QT_TRANSLATE_NOOP(
    "profile", "Your progress in the lessons, in {file}, cannot be read: {cause}. What you learn now will not be kept."
)
_NEWER = QT_TRANSLATE_NOOP(
    "profile",
    "Your progress in the lessons, in {file}, was written by a newer version. The file is left alone; what you learn "
    "now will not be kept.",
)
