"""The settings of a profile: a TOML file that holds what the person changed. What it lacks has its default."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.profile.failures import not_written, shown
from belote_desktop.profile.files import copy_aside, write_whole
from belote_desktop.profile.options.declared import OPTIONS
from belote_desktop.profile.options.option import Option, Value
from belote_desktop.profile.reading import read_bytes
from belote_desktop.profile.state_file import NewerFormat, Told, Understood, check_format, take
from belote_desktop.profile.toml_text import LARGEST, toml_table, toml_text

FORMAT = 1
"""The format of the settings file this version writes, and the newest it reads."""

Table = dict[str, object]
MIGRATIONS: Mapping[int, Callable[[Table], Table]] = MappingProxyType({})
"""How a table of an older format becomes one of the next: format -> step."""

_DECLARED: Mapping[str, Option] = MappingProxyType({option.key: option for option in OPTIONS})


class Settings:
    """The settings, in memory and in their file.

    `notices` are sentences about problems with the file. Without a path, or if the file cannot be used, changes live
    in memory only (`is_kept` is False).
    """

    def __init__(self, path: Path | None, aside: Path | None = None) -> None:
        self._path = path
        self._bad: dict[str, object] = {}
        """The values in the file that cannot be."""
        self._table: Table = {}
        self._values: dict[str, Value] = {option.key: option.default for option in OPTIONS}
        self.is_kept = path is not None
        self.notices: list[Message] = []
        if path is not None:
            self._aside = aside or path.parent / "set-aside"
            taken = take(path, self._aside, read_settings, _TOLD)
            self.is_kept = taken.is_kept
            self.notices += taken.notices
            self._take(taken.state or {})

    def __getitem__(self, key: str) -> Value:
        return self._values[key]

    def value(self, key: str) -> Value:
        """The value of a setting. Raises KeyError if it is not declared."""
        return self._values[key]

    @property
    def options(self) -> tuple[Option, ...]:
        """All declared settings, in order."""
        return OPTIONS

    def option(self, key: str) -> Option:
        """The declaration of a setting. Raises KeyError if there is none."""
        return _DECLARED[key]

    def switch(self, key: str) -> bool:
        """The value of an on/off setting."""
        value = self._values[key]
        assert isinstance(value, bool), key
        return value

    def number(self, key: str) -> int:
        """The value of a number setting."""
        value = self._values[key]
        assert isinstance(value, int), key
        return value

    def text(self, key: str) -> str:
        """The value of a text setting."""
        value = self._values[key]
        assert isinstance(value, str), key
        return value

    def set(self, key: str, value: Value) -> None:
        """Change a setting and write the file; see `update`."""
        self.update({key: value})

    def update(self, changes: Mapping[str, Value]) -> None:
        """Change several settings and write the file once.

        Raises KeyError for an unknown key and ValueError for a value the setting may not have; nothing is changed then.
        Raises SaveFailed if the file cannot be written; the values are then kept in memory.
        """
        for key, value in changes.items():
            if not _DECLARED[key].accepts(value):
                raise ValueError(f"the setting {key} cannot be {value!r}")
        new = {key: value for key, value in changes.items() if self._values[key] != value or key not in self._table}
        self._values.update(new)
        self._table.update(new)
        if new and self.is_kept and self._path is not None:
            self._keep_bad(self._path)
            write_whole(self._path, toml_text({"format": FORMAT, **self._table}).encode())

    def _keep_bad(self, path: Path) -> None:
        """Copy the file aside before writing it would lose an invalid value."""
        if all(self._table[key] is value for key, value in self._bad.items()):
            return
        try:
            place = copy_aside(path, read_bytes(path, LARGEST), self._aside)
        except OSError as problem:
            raise not_written(path, problem) from problem
        self._bad.clear()
        #: {file}: a file's name. {place}: a file's name.
        source = QT_TRANSLATE_NOOP("profile", "The old settings from {file} were kept as {place}.")
        self.notices.append(say(source, file=shown(path), place=shown(place)))

    def _take(self, table: Table) -> None:
        """Take the valid values. An invalid one stays in the table until the setting is changed."""
        self._table = table
        for key, value in table.items():
            option = _DECLARED.get(key)
            if option is None:
                continue
            if option.accepts(value):
                assert isinstance(value, (bool, int, str))
                self._values[key] = value
            else:
                #: {value}: the value of a rule or setting. {key}: the short name of a setting. {usual}: its default.
                source = QT_TRANSLATE_NOOP(
                    "profile", "The setting {key} cannot be {value}. Its default {usual} is used."
                )
                self._bad[key] = value
                facts = {"key": key, "value": repr(value)[:60], "usual": repr(option.default)}
                self.notices.append(say(source, **facts))


def read_settings(data: bytes) -> Understood[Table]:
    """The table in the text of a file, migrated to the format of this version. Raises if it is not TOML, NewerFormat if
    it is of a newer version.
    """
    table = toml_table(data)
    found = table.pop("format", FORMAT)
    if isinstance(found, str):
        raise NewerFormat(repr(found))
    table = migrated(table, check_format(found, FORMAT, oldest=1))
    toml_text(table)  # what cannot be written again must not be taken
    return Understood(table)


def migrated(
    table: Table, found: int, target: int = FORMAT, steps: Mapping[int, Callable[[Table], Table]] = MIGRATIONS
) -> Table:
    """A table of format `found`, converted to format `target`."""
    for number in range(found, target):
        step = steps.get(number)
        if step is not None:
            table = step(table)
    return table


_TOLD = Told(
    #: {file}: a file's name. {cause}: why, "the disk is full".
    QT_TRANSLATE_NOOP(
        "profile", "The settings in {file} cannot be read: {cause}. Changes you make now will not be saved."
    ),
    #: {file}: a file's name. {found}: a number.
    QT_TRANSLATE_NOOP(
        "profile",
        "The settings in {file} have format {found}, which this version cannot read. Default settings are "
        "used and the file is not changed. Changes you make now will not be saved.",
    ),
)
