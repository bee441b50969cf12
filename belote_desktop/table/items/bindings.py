"""The single keys of the table: the defaults and the user's changes to them.

As text, which the settings store, it lists only the changes: `hint=J last_trick=⇧L pass=`. A command may have no key.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from belote_desktop.table.items.keys import SHIFT, USES, Command, letter_of

AS_IT_COMES: Mapping[Command, str] = MappingProxyType({command: use.key for command, use in USES.items()})


@dataclass(frozen=True)
class Bindings:
    """The key of every command; no key has two meanings in one situation."""

    keys: Mapping[Command, str] = field(default_factory=lambda: AS_IT_COMES)

    @property
    def text(self) -> str:
        """The changes from the defaults, as the settings store them."""
        return " ".join(f"{each}={key}" for each, key in self.keys.items() if key != AS_IT_COMES[each])

    def pressed(self, event: QKeyEvent) -> str:
        """The key of an event; includes Shift only if the key with Shift has a meaning of its own."""
        letter = letter_of(event)
        shifted = SHIFT + letter
        means_more = letter and shifted in self.keys.values()
        return shifted if means_more and event.modifiers() & Qt.KeyboardModifier.ShiftModifier else letter

    def holder(self, key: str, command: Command) -> Command | None:
        """Another command with this key in a situation where `command` also applies; None if there is none."""
        when = USES[command].when
        rivals = (other for other, taken in self.keys.items() if taken == key and other is not command)
        return next((other for other in rivals if USES[other].when & when), None) if key else None

    def with_key(self, command: Command, key: str) -> Bindings:
        """A copy with another key for a command, or none if it is empty; ValueError if another command has it."""
        held = self.holder(key, command)
        if held is not None:
            raise ValueError(f"{key} is the key of {held}.")
        return Bindings({**self.keys, command: key})


@lru_cache(maxsize=8)
def read_bindings(text: str) -> Bindings:
    """The bindings of a text; an entry that is not understood keeps its default.

    If a key would have two meanings, all defaults apply. The order of the changes does not matter.
    """
    wishes = dict(part.split("=", 1) for part in text.split() if "=" in part)
    known = {command: wishes[command] for command in Command if command in wishes and _is_key(wishes[command])}
    bindings = Bindings({**AS_IT_COMES, **known})
    for command in known:
        if bindings.holder(bindings.keys[command], command) is not None:
            return Bindings()
    return bindings


def _is_key(key: str) -> bool:
    """Whether a text is a key: empty, or a capital letter, perhaps with Shift."""
    letter = key.removeprefix(SHIFT)
    return key == "" or (len(letter) == 1 and letter.isalpha() and letter == letter.upper())
