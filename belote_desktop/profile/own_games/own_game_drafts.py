"""Unsaved drafts of the user's games, kept in a small JSON file so that they survive a restart."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message
from belote_desktop.profile.failures import SaveFailed
from belote_desktop.profile.state_file import Told, Understood, read_state, take, write_state
from belote_desktop.variants import get

FORMAT = 1
"""The format of the file this version writes, and the only one it reads."""


@dataclass(frozen=True)
class UnsavedGame:
    """A draft: the name of the saved game it changes, if any; its current name, the game it starts from, and the
    changed rules, spelled as in records.
    """

    editing: str
    name: str
    base: str
    changes: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class _Unsaved:
    games: tuple[UnsavedGame, ...] = ()


def read_drafts(data: bytes) -> Understood[_Unsaved]:
    """The drafts in the text of the file that are still possible. Raises an exception for any other text."""
    found = read_state(data, _Unsaved, FORMAT).state.games
    games = tuple(game for game in found if _can_be_made(game))
    return Understood(_Unsaved(games), len(games) == len(found))


def _can_be_made(game: UnsavedGame) -> bool:
    try:
        get(game.base).change(dict(game.changes))
    except Exception:  # it begins as a game, or has rules, that this version does not know
        return False
    return True


@dataclass
class OwnGameDrafts:
    """All current drafts. `notices` are sentences about problems with the file.

    If the file cannot be used, drafts are kept in memory until the program ends.
    """

    path: Path
    aside: Path
    games: tuple[UnsavedGame, ...] = field(init=False, default=())
    notices: list[Message] = field(init=False, default_factory=list)
    is_kept: bool = field(init=False, default=True)

    def __post_init__(self) -> None:
        taken = take(self.path, self.aside, read_drafts, _TOLD)
        self.games = () if taken.state is None else taken.state.games
        self.is_kept = taken.is_kept
        self.notices += taken.notices

    def keep(self, games: Iterable[UnsavedGame]) -> None:
        """Replace all drafts by these."""
        made = tuple(games)
        if made == self.games:
            return
        self.games = made
        if not self.is_kept:
            return
        try:
            write_state(self.path, _Unsaved(made), FORMAT)
        except SaveFailed as problem:
            self.is_kept = False
            self.notices.append(problem.message)


_TOLD = Told(
    #: {file}: a file's name. {cause}: why, "the disk is full".
    QT_TRANSLATE_NOOP(
        "profile",
        "The unsaved games in {file} cannot be read: {cause}. Changes you make to games now will not be saved.",
    ),
    #: {file}: a file's name.
    QT_TRANSLATE_NOOP(
        "profile",
        "The unsaved games in {file} come from a newer version and are kept for it. Changes you make to "
        "games now are lost unless you save them.",
    ),
)
