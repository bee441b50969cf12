"""The user's games, one small file each. Files are written atomically and never deleted by the program."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from belote_desktop.engine.rules import RulesetError
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.profile.failures import ProfileError, cause, shown
from belote_desktop.profile.files import free_name, move, write_whole
from belote_desktop.profile.own_games.own_game_text import LARGEST, UnreadableGame, read, text_of
from belote_desktop.profile.reading import names_in, start_of
from belote_desktop.variants import GameShelf, OwnGame
from belote_desktop.variants.own_game import LONGEST, name_key

SUFFIX = ".belotegame"
"""How the name of a file with a game ends, in the profile and elsewhere."""


class GameRefused(ProfileError):  # noqa: N818 - it is a state of affairs, not a fault
    """A game cannot be saved or imported. Nothing has been changed, and no file was touched."""


@dataclass(frozen=True)
class Removed:
    """A removed game, and the path its file was moved to, for `restore`."""

    game: OwnGame
    place: Path


@dataclass(frozen=True)
class TakenIn:
    """An imported game. `instead_of` is its name in the file if that name was taken, otherwise empty."""

    game: OwnGame
    instead_of: str = ""


class OwnGames:
    """The games in a directory. `notices` are sentences about files without a valid game; those are not changed."""

    def __init__(self, directory: Path, aside: Path) -> None:
        self._directory = directory
        self._aside = aside
        self._told: set[Path] = set()
        self.notices: list[Message] = []

    def shelf(self) -> GameShelf:
        """All games: the registered ones and the user's."""
        return GameShelf(self.all())

    def all(self) -> tuple[OwnGame, ...]:
        """The playable games, sorted by name."""
        return tuple(game for _, game in sorted(self._files(), key=lambda each: name_key(each[1].name)))

    def save(self, game: OwnGame, *, instead_of: str = "") -> None:
        """Save a game. It replaces the game named `instead_of`, if one is given.

        Raises GameRefused if another game has its name, SaveFailed if it cannot be written; an old file is not changed.
        """
        files = {name_key(known.name): path for path, known in self._files()}
        old = files.pop(name_key(instead_of), None)
        if name_key(game.name) in files:
            raise GameRefused(say(_EXISTS, name=game.name))
        write_whole(old or free_name(self._directory, file_name(game.name)), text_of(game).encode())

    def rename(self, name: str, new: str) -> OwnGame:
        """Rename a game. Raises GameRefused if the name is not allowed."""
        game = self._find(name)[1]
        try:
            renamed = game.called(new)
        except RulesetError as problem:
            raise GameRefused(problem.message or say(_EXISTS, name=new)) from problem
        self.save(renamed, instead_of=name)
        return renamed

    def remove(self, name: str) -> Removed:
        """Remove a game. Its file is moved, not deleted."""
        path, game = self._find(name)
        place = free_name(self._aside, path.name)
        move(path, place)
        return Removed(game, place)

    def restore(self, removed: Removed) -> None:
        """Restore a removed game. Raises GameRefused if another game has its name by now."""
        if any(name_key(game.name) == name_key(removed.game.name) for game in self.all()):
            raise GameRefused(say(_EXISTS, name=removed.game.name))
        move(removed.place, free_name(self._directory, file_name(removed.game.name)))

    def export(self, name: str, path: Path) -> None:
        """Write a game to a file anywhere. Raises SaveFailed if that fails."""
        write_whole(path, text_of(self._find(name)[1]).encode())

    def take_in(self, path: Path) -> TakenIn:
        """Import the game of a file into the profile, under a free name.

        Raises GameRefused with the reason if the file holds no game that can be played here. The file is not changed.
        """
        try:
            game = read(start_of(path, LARGEST + 1))
        except OSError as problem:
            raise GameRefused(say(_CANNOT_READ, file=shown(path), cause=cause(problem, reading=True))) from problem
        except UnreadableGame as problem:
            raise GameRefused(say(_NO_GAME, file=shown(path), reason=problem.reason)) from problem
        free = self.free_name(game.name)
        self.save(game.called(free))
        return TakenIn(game.called(free), "" if free == game.name else game.name)

    def free_name(self, name: str) -> str:
        """A name that none of the user's games has: this one, or this one with a number."""
        taken = {name_key(known.name) for known in self.all()}
        return next(each for each in names_like(name) if name_key(each) not in taken)

    def _find(self, name: str) -> tuple[Path, OwnGame]:
        for path, game in self._files():
            if name_key(game.name) == name_key(name):
                return path, game
        raise GameRefused(say(_GONE, name=name))

    def _files(self) -> Iterator[tuple[Path, OwnGame]]:
        """The files with a valid game; if two have the same name, the first."""
        seen: set[str] = set()
        for path in self._listed():
            try:
                game = read(start_of(path, LARGEST + 1))
            except OSError as problem:
                self._tell(path, say(_CANNOT_READ, file=shown(path), cause=cause(problem, reading=True)))
                continue
            except UnreadableGame as problem:
                self._tell(path, say(_LEFT, file=shown(path), reason=problem.reason))
                continue
            if name_key(game.name) in seen:
                self._tell(path, say(_LEFT, file=shown(path), reason=say(_EXISTS, name=game.name)))
                continue
            seen.add(name_key(game.name))
            yield path, game

    def _listed(self) -> tuple[Path, ...]:
        try:
            return names_in(self._directory, SUFFIX)
        except OSError as problem:
            reason = cause(problem, reading=True)
            self._tell(self._directory, say(_CANNOT_READ, file=shown(self._directory), cause=reason))
            return ()

    def _tell(self, path: Path, message: Message) -> None:
        """Add a notice about a file, only once."""
        if path not in self._told:
            self._told.add(path)
            self.notices.append(message)


def file_name(name: str) -> str:
    """The file name of a game, valid on every system."""
    spread = unicodedata.normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    return (re.sub(r"[^a-z0-9]+", "-", spread).strip("-") or "game") + SUFFIX


def names_like(name: str) -> Iterator[str]:
    """A name, then the name with numbers, all within the largest length."""
    yield name
    number = 2
    while True:
        yield f"{name[: LONGEST - len(str(number)) - 1].rstrip()} {number}"
        number += 1


#: {name}: a game's name.
_EXISTS = QT_TRANSLATE_NOOP("profile", "You already have a game called {name}. Choose another name.")
#: {name}: a game's name.
_GONE = QT_TRANSLATE_NOOP("profile", "You no longer have a game called {name}.")
#: {file}: a file's name. {cause}: why, "the disk is full".
_CANNOT_READ = QT_TRANSLATE_NOOP("profile", "{file} cannot be read: {cause}.")
#: {file}: a file's name. {reason}: a whole sentence.
_NO_GAME = QT_TRANSLATE_NOOP("profile", "No game could be imported from {file}. {reason} The file was not changed.")
#: {file}: a file's name. {reason}: a whole sentence.
_LEFT = QT_TRANSLATE_NOOP("profile", "The game in {file} cannot be played. {reason} The file was not moved.")
