"""The files an import would write: which are new, and which replace an existing file.

Existing matches and games are kept, except that a match continued elsewhere is updated. Settings, lessons, drills, set
deals and unsaved games are replaced. Statistics are merged. Existing reviews and compared deals are kept, as they can
be made again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.profile.archive.archive import Archive, ImportRefused
from belote_desktop.profile.archive.archive_names import (
    DRAFTS,
    GAMES,
    LARGEST_FILE,
    MATCHES,
    PRACTICE,
    PROGRESS,
    RATING,
    REVIEWS,
    SET_DEALS,
    SETTINGS,
    STATES,
    STATISTICS,
    same_name,
)
from belote_desktop.profile.archive.archive_places import path_of
from belote_desktop.profile.directories import Directories
from belote_desktop.profile.own_games.own_game_drafts import read_drafts
from belote_desktop.profile.own_games.own_game_text import UnreadableGame, read, text_of
from belote_desktop.profile.own_games.own_games import OwnGames, file_name, names_like
from belote_desktop.profile.practice import read_practice
from belote_desktop.profile.progress import read_progress
from belote_desktop.profile.reading import read_bytes
from belote_desktop.profile.set_deals.set_results import read_results
from belote_desktop.profile.settings import read_settings
from belote_desktop.profile.state_file import NewerFormat
from belote_desktop.profile.statistics_rows import read_rows
from belote_desktop.variants.own_game import OwnGame, name_key

_READERS: dict[str, Callable[[bytes], object]] = {
    SETTINGS: read_settings,
    PROGRESS: read_progress,
    PRACTICE: read_practice,
    SET_DEALS: read_results,
    DRAFTS: read_drafts,
    STATISTICS: read_rows,
}


@dataclass(frozen=True)
class Step:
    """One file to write, by its name in a profile (`path_of`). `data` gives its content; `replaces` says whether there
    is a file of this name; `modified` is its time, in seconds.
    """

    name: str
    data: Callable[[], bytes]
    modified: int
    replaces: bool = False


@dataclass
class Plan:
    """The steps of an import, in order, and how many matches and games are new."""

    steps: list[Step] = field(default_factory=list)
    matches: int = 0
    games: int = 0


def planned(archive: Archive, directories: Directories, name_of_file: str) -> Plan:
    """The plan to import an archive. Raises ImportRefused if a part of it cannot be read here."""
    for name, reader in _READERS.items():
        if name in archive.parts:
            _check(reader, archive.read(name), name, name_of_file)
    return _Planning(archive, directories).plan()


def _check(reader: Callable[[bytes], object], data: bytes, name: str, file: str) -> None:
    try:
        reader(data)
    except Exception as problem:
        source = _NEWER if isinstance(problem, NewerFormat) else _UNREADABLE
        raise ImportRefused(say(source, file=file, name=name)) from problem


#: {file}: a file's name. {name}: a file in it.
_NEWER = QT_TRANSLATE_NOOP(
    "profile", "{file} could not be imported: a newer version saved {name}. Nothing was changed."
)
#: {file}: a file's name. {name}: a file in it.
_UNREADABLE = QT_TRANSLATE_NOOP(
    "profile", "{file} could not be imported: {name} in it cannot be read. Nothing was changed."
)


class _Planning:
    """Builds the plan."""

    def __init__(self, archive: Archive, directories: Directories) -> None:
        self._archive, self._directories = archive, directories
        self._plan = Plan()
        self._taken: set[str] = set()
        """The names that are written already, as systems see them that do not tell capitals apart."""
        own = OwnGames(directories.own_games, directories.set_aside)
        self._games: dict[str, OwnGame] = {name_key(game.name): game for game in own.all()}

    def plan(self) -> Plan:
        """The plan."""
        for name in sorted(self._archive.parts):
            folder = name.partition("/")[0]
            if name in STATES:
                self._state(name)
            elif folder == MATCHES:
                self._match(name)
            elif folder == GAMES:
                self._game(name)
            elif folder in (REVIEWS, RATING) and self._is_free(name):
                self._write(name, name)
        return self._plan

    def _write(self, part: str, name: str, data: bytes | None = None, *, replaces: bool = False) -> None:
        """Plan to write a part of the archive, or data made from it, under a name."""
        content = (lambda: self._archive.read(part)) if data is None else (lambda: data)
        self._taken.add(same_name(name))
        self._plan.steps.append(Step(name, content, self._archive.parts[part].modified, replaces))

    def _path(self, name: str) -> Path:
        return path_of(self._directories, name)

    def _state(self, name: str) -> None:
        path = self._path(name)
        if not path.exists():
            self._write(name, name)
        elif _content(path) != self._archive.read(name):
            self._write(name, name, replaces=True)

    def _match(self, name: str) -> None:
        data = self._archive.read(name)
        there = None if self._is_free(name) else _content(self._path(name))
        if there is not None and there.startswith(data):
            return
        if there is not None and data.startswith(there):  # the same match, which went on elsewhere
            self._write(name, name, replaces=True)
            return
        self._plan.matches += 1
        self._write(name, self._free(name))

    def _game(self, name: str) -> None:
        data = self._archive.read(name)
        try:
            game = read(data)
        except UnreadableGame:  # one of a newer version, perhaps: it comes along as it is
            if self._is_free(name) or _content(self._path(name)) != data:
                self._write(name, self._free(name))
            return
        known = self._games.get(name_key(game.name))
        if known == game:
            return
        if known is not None:
            game = game.called(self._free_game_name(game.name))
        self._games[name_key(game.name)] = game
        self._plan.games += 1
        self._write(name, self._free(f"{GAMES}/{file_name(game.name)}"), text_of(game).encode())

    def _free_game_name(self, name: str) -> str:
        return next(each for each in names_like(name) if name_key(each) not in self._games)

    def _is_free(self, name: str) -> bool:
        """True if no file has this name and no earlier step writes it."""
        path = self._path(name)
        return same_name(name) not in self._taken and not path.exists() and not path.is_symlink()

    def _free(self, name: str) -> str:
        """A free name: this one, or this one with a number."""
        stem, dot, ending = name.rpartition(".")
        number, free = 1, name
        while not self._is_free(free):
            number += 1
            free = f"{stem}-{number}{dot}{ending}"
        return free


def _content(path: Path) -> bytes:
    return read_bytes(path, LARGEST_FILE)
