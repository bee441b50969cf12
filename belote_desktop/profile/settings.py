"""The settings of a profile: a TOML file that holds what the person changed. What it lacks has its default."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.profile.failures import cause, shown
from belote_desktop.profile.files import set_aside, write_whole
from belote_desktop.profile.option import Option, Value
from belote_desktop.profile.options import OPTIONS
from belote_desktop.profile.toml_text import toml_text

FORMAT = 1
"""The format of the settings file this version writes, and the newest it reads."""

Table = dict[str, object]
MIGRATIONS: Mapping[int, Callable[[Table], Table]] = MappingProxyType({})
"""How a table of an older format becomes one of the next: format -> step."""

_DECLARED: Mapping[str, Option] = MappingProxyType({option.key: option for option in OPTIONS})


class Settings:
    """The settings, in memory and in their file.

    `notices` are sentences about what was found wrong. Without a file path, or when the file is of a newer format,
    changes live in memory only (`is_kept` is False).
    """

    def __init__(self, path: Path | None, aside: Path | None = None) -> None:
        self._path = path
        self._aside = aside
        self._table: Table = {}
        self._values: dict[str, Value] = {option.key: option.default for option in OPTIONS}
        self.is_kept = path is not None
        self.notices: list[Message] = []
        if path is not None:
            self._load(path)

    def __getitem__(self, key: str) -> Value:
        return self._values[key]

    def value(self, key: str) -> Value:
        """The value of a setting; KeyError for one that is not declared."""
        return self._values[key]

    @property
    def options(self) -> tuple[Option, ...]:
        """Every setting that is declared, in order."""
        return OPTIONS

    def option(self, key: str) -> Option:
        """The declaration of a setting; KeyError if there is none."""
        return _DECLARED[key]

    def switch(self, key: str) -> bool:
        """The value of a setting that is on or off."""
        value = self._values[key]
        assert isinstance(value, bool), key
        return value

    def number(self, key: str) -> int:
        """The value of a setting that is a number."""
        value = self._values[key]
        assert isinstance(value, int), key
        return value

    def text(self, key: str) -> str:
        """The value of a setting that is a word or a text."""
        value = self._values[key]
        assert isinstance(value, str), key
        return value

    def set(self, key: str, value: Value) -> None:
        """Change a setting and write the file; see `update`."""
        self.update({key: value})

    def update(self, changes: Mapping[str, Value]) -> None:
        """Change settings and write the file once.

        KeyError for an unknown key, ValueError for a value the setting may not have: nothing is changed then. If the
        file cannot be written SaveFailed is raised; the values hold in memory all the same.
        """
        for key, value in changes.items():
            if not _DECLARED[key].accepts(value):
                raise ValueError(f"the setting {key} cannot be {value!r}")
        new = {key: value for key, value in changes.items() if self._values[key] != value or key not in self._table}
        self._values.update(new)
        self._table.update(new)
        if new and self.is_kept and self._path is not None:
            write_whole(self._path, toml_text({"format": FORMAT, **self._table}).encode())

    def _load(self, path: Path) -> None:
        try:
            table: Table = tomllib.loads(path.read_bytes().decode("utf-8-sig").replace("\r\n", "\n"))
        except FileNotFoundError:
            return
        except OSError as problem:
            self._unreadable(path, problem)
            return
        except (ValueError, RecursionError):  # not UTF-8, or not TOML
            self.notices.append(set_aside(path, self._aside or path.parent / "set-aside"))
            self.is_kept = not path.exists()
            return
        found = table.pop("format", FORMAT)
        if not isinstance(found, int) or isinstance(found, bool) or found > FORMAT:
            self._newer(path, found)
            return
        self._take(migrated(table, found))

    def _unreadable(self, path: Path, problem: OSError) -> None:
        self.is_kept = False
        source = QT_TRANSLATE_NOOP(
            "profile", "The settings in {file} cannot be read: {cause}. What you change now will not be kept."
        )
        self.notices.append(say(source, file=shown(path), cause=cause(problem)))

    def _newer(self, path: Path, found: object) -> None:
        """A newer version's file is left untouched, because that version will want it again."""
        self.is_kept = False
        source = QT_TRANSLATE_NOOP(
            "profile",
            "The settings in {file} are of format {found}; this version knows formats up to {known}. "
            "It uses the usual settings and leaves the file alone; what you change now will not be kept.",
        )
        self.notices.append(say(source, file=shown(path), found=str(found)[:20], known=FORMAT))

    def _take(self, table: Table) -> None:
        """Take the values that are good; a bad one stays in the table until the setting is changed."""
        self._table = table
        for key, value in table.items():
            option = _DECLARED.get(key)
            if option is None:
                continue
            if option.accepts(value):
                assert isinstance(value, (bool, int, str))
                self._values[key] = value
            else:
                source = QT_TRANSLATE_NOOP(
                    "profile", "The setting {key} cannot be {value}; its usual value {usual} is used."
                )
                facts = {"key": key, "value": repr(value)[:60], "usual": repr(option.default)}
                self.notices.append(say(source, **facts))


def migrated(
    table: Table, found: int, target: int = FORMAT, steps: Mapping[int, Callable[[Table], Table]] = MIGRATIONS
) -> Table:
    """The table of format `found` as one of format `target`."""
    for number in range(found, target):
        step = steps.get(number)
        if step is not None:
            table = step(table)
    return table
