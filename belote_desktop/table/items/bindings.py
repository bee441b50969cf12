"""Which single key does what, as the person wants it: the keys as they come, and what is changed of them.

As text, which the settings keep, only the changes stand: `hint=J last_trick=⇧L pass=`; a command may have no key.
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
    """The key of every command; no two mean something else in the same situation."""

    keys: Mapping[Command, str] = field(default_factory=lambda: AS_IT_COMES)

    @property
    def text(self) -> str:
        """What is changed, for the settings."""
        return " ".join(f"{each}={key}" for each, key in self.keys.items() if key != AS_IT_COMES[each])

    def pressed(self, event: QKeyEvent) -> str:
        """The key of an event; Shift is part of it only where it then means something else."""
        letter = letter_of(event)
        shifted = SHIFT + letter
        means_more = letter and shifted in self.keys.values()
        return shifted if means_more and event.modifiers() & Qt.KeyboardModifier.ShiftModifier else letter

    def holder(self, key: str, command: Command) -> Command | None:
        """Who else has this key where the command means something."""
        when = USES[command].when
        rivals = (other for other, taken in self.keys.items() if taken == key and other is not command)
        return next((other for other in rivals if USES[other].when & when), None) if key else None

    def with_key(self, command: Command, key: str) -> Bindings:
        """The same with another key for a command, or without one; ValueError where somebody else holds it."""
        held = self.holder(key, command)
        if held is not None:
            raise ValueError(f"{key} is the key of {held}.")
        return Bindings({**self.keys, command: key})


@lru_cache(maxsize=8)
def read_bindings(text: str) -> Bindings:
    """The bindings of a text; what is not understood or would give a key two meanings stays as it comes.

    Changes that make room for each other hold in any order.
    """
    wishes = dict(part.split("=", 1) for part in text.split() if "=" in part)
    known = {command: wishes[command] for command in Command if command in wishes and _is_key(wishes[command])}
    bindings = Bindings({**AS_IT_COMES, **known})
    for command in known:
        if bindings.holder(bindings.keys[command], command) is not None:
            return Bindings()
    return bindings


def _is_key(key: str) -> bool:
    """A capital letter, perhaps with Shift, or none."""
    letter = key.removeprefix(SHIFT)
    return key == "" or (len(letter) == 1 and letter.isalpha() and letter == letter.upper())
