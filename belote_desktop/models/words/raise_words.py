"""The game's words for raising a contract, in the language of the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine.actions import DOUBLE, REDOUBLE, Say, Word
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.variants.kinship import raises

_LEVELS = (DOUBLE, REDOUBLE, Say(Word.RAISE))


def raise_word(action: Say, rules: Ruleset | None) -> str | None:
    """The game's own word for a raise, or None."""
    if rules is None or action not in _LEVELS:
        return None
    level, said = _LEVELS.index(action), raises(rules)
    return QCoreApplication.translate("calls", said[level]) if level < len(said) else None
