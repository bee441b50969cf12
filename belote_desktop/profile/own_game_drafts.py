"""Games of one's own that are being made: what is not saved yet outlives the program, in a small JSON file."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from belote_desktop.engine.messages import Message
from belote_desktop.profile.failures import SaveFailed
from belote_desktop.profile.files import set_aside
from belote_desktop.profile.state_file import NewerFormat, read_state, write_state

FORMAT = 1
"""The format of the file this version writes, and the only one it reads."""


@dataclass(frozen=True)
class UnsavedGame:
    """A game as it was left: the name under which it was kept before, if it was; its name now, the game it begins as,
    and what is changed, spelled as in records.
    """

    editing: str
    name: str
    base: str
    changes: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class _Unsaved:
    games: tuple[UnsavedGame, ...] = ()


@dataclass
class OwnGameDrafts:
    """What is being made. `notices` are sentences about what was found wrong; nothing here stops anybody.

    A file that is none is set aside; one that cannot be read or is of a newer format is left alone, and what is made
    now lives until the program ends.
    """

    path: Path
    aside: Path
    games: tuple[UnsavedGame, ...] = field(init=False, default=())
    notices: list[Message] = field(init=False, default_factory=list)
    is_kept: bool = field(init=False, default=True)

    def __post_init__(self) -> None:
        try:
            self.games = read_state(self.path, _Unsaved, FORMAT).games
        except FileNotFoundError:
            pass
        except (OSError, NewerFormat):
            self.is_kept = False
        except ValueError:
            self.notices.append(set_aside(self.path, self.aside))
            self.is_kept = not self.path.exists()

    def keep(self, games: Iterable[UnsavedGame]) -> None:
        """These are being made now, and no others."""
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
