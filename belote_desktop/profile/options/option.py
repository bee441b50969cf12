"""The declaration of a setting: its key, its possible values, and its label and sentence."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP

Value = bool | int | str


class Group(StrEnum):
    """The pages of the settings window. Settings of the hidden group are stored but not shown."""

    TABLE = "table"
    LOOK = "look"
    SOUND = "sound"
    AIDS = "aids"
    TUTOR = "tutor"
    KEYS = "keys"
    HIDDEN = "hidden"


GROUP_LABELS = {
    #: A page of the settings.
    Group.TABLE: QT_TRANSLATE_NOOP("settings", "Table"),
    #: A page of the settings.
    Group.LOOK: QT_TRANSLATE_NOOP("settings", "Appearance"),
    #: A page of the settings.
    Group.SOUND: QT_TRANSLATE_NOOP("settings", "Sound"),
    #: A page of the settings: hints and marks at the table.
    Group.AIDS: QT_TRANSLATE_NOOP("settings", "Help while playing"),
    #: A page of the settings and its main setting: offers to take a mistake back.
    Group.TUTOR: QT_TRANSLATE_NOOP("settings", "Tutor"),
    Group.KEYS: QT_TRANSLATE_NOOP("settings", "Keyboard and mouse"),
}


@dataclass(frozen=True)
class Option:
    """One setting. `choices` are the allowed words of a text with their labels; `low` and `high` bound a number.

    A text may also match `pattern`, for words that are only known at run time. Texts are English, context `settings`.
    `unit` is shown after a number, and its slider moves by `step`, or by a part of the range if that is 0. `tip` is
    what a tool tip adds to the sentence.
    """

    key: str
    group: Group
    default: Value
    label: str = ""
    sentence: str = ""
    choices: tuple[tuple[str, str], ...] = ()
    low: int = 0
    high: int = 0
    unit: str = ""
    step: int = 0
    pattern: str = ""
    tip: str = ""
    languages: tuple[str, ...] = ()
    """The languages in which it means something; empty for all."""

    def is_for(self, language: str) -> bool:
        """Whether it is offered in a language, such as `fr` or `pt_BR`."""
        return not self.languages or language.partition("_")[0] in self.languages

    @property
    def kind(self) -> type[Value]:
        """bool, int or str."""
        return type(self.default)

    def accepts(self, value: object) -> bool:
        """True if the setting may have this value."""
        if type(value) is not self.kind:
            return False
        if isinstance(value, int) and not isinstance(value, bool):
            return self.low <= value <= self.high
        if not self.choices or value in dict(self.choices):
            return True
        return bool(self.pattern) and re.fullmatch(self.pattern, str(value)) is not None
