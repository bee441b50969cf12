"""The shortcuts of the windows, in one table: menus and pages bind them, and the list of all shortcuts shows them.

The single keys of the table, which can be changed, are in `table/items/keys.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum, auto
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP

STANDARD = QKeySequence.StandardKey


class Where(StrEnum):
    """Where a shortcut works."""

    WINDOWS = auto()
    RULES = auto()
    LOOKING_BACK = auto()
    HISTORY = auto()


@dataclass(frozen=True)
class Shortcut:
    """The keys of a command and what they do, translated in the context `KeysWindow`.

    A standard key is what the system uses for it; `spare` is for systems that have none.
    """

    keys: STANDARD | str
    text: str
    where: Where = Where.WINDOWS
    spare: str = ""

    @property
    def bound(self) -> list[QKeySequence]:
        """The keys, of which a system may have several for a standard key."""
        if isinstance(self.keys, STANDARD):
            return QKeySequence.keyBindings(self.keys) or [QKeySequence(self.spare)]
        return [QKeySequence(self.keys)]

    @property
    def shown(self) -> str:
        """The first of the keys, as this system writes it."""
        return self.bound[0].toString(QKeySequence.SequenceFormat.NativeText)

    @property
    def told(self) -> str:
        """What the keys do, in the language of the window."""
        return QCoreApplication.translate("KeysWindow", self.text)


SHORTCUTS: Mapping[str, Shortcut] = MappingProxyType({
    #: What a shortcut opens: the first page.
    "home": Shortcut("Alt+Home", QT_TRANSLATE_NOOP("KeysWindow", "Home.")),
    #: What a shortcut opens.
    "new": Shortcut(STANDARD.New, QT_TRANSLATE_NOOP("KeysWindow", "New match.")),
    #: What a shortcut does: with the game and the rules that are chosen.
    "start": Shortcut("Ctrl+Return", QT_TRANSLATE_NOOP("KeysWindow", "Start a match of the selected game.")),
    #: What a shortcut opens.
    "unfinished": Shortcut(STANDARD.Open, QT_TRANSLATE_NOOP("KeysWindow", "Unfinished matches.")),
    #: What a shortcut does.
    "open": Shortcut("Ctrl+Shift+O", QT_TRANSLATE_NOOP("KeysWindow", "Open a match.")),
    #: What a shortcut does.
    "save_copy": Shortcut(STANDARD.Save, QT_TRANSLATE_NOOP("KeysWindow", "Save a copy of the match.")),
    #: What a shortcut does.
    "print": Shortcut(
        STANDARD.Print, QT_TRANSLATE_NOOP("KeysWindow", "Print rules, a score sheet, a deal or your statistics."),
        spare="Ctrl+P",
    ),
    #: What a shortcut does.
    "undo": Shortcut(STANDARD.Undo, QT_TRANSLATE_NOOP("KeysWindow", "Undo your last card or call.")),
    #: What a shortcut opens.
    "sheet": Shortcut("Ctrl+T", QT_TRANSLATE_NOOP("KeysWindow", "Score sheet.")),
    #: What a shortcut opens: the list of what happened.
    "log": Shortcut("Ctrl+L", QT_TRANSLATE_NOOP("KeysWindow", "Log.")),
    #: What a shortcut opens: the list of matches played before.
    "history": Shortcut("Ctrl+H", QT_TRANSLATE_NOOP("KeysWindow", "History.")),
    #: What a shortcut opens: the statistics of the user.
    "statistics": Shortcut("Ctrl+Shift+H", QT_TRANSLATE_NOOP("KeysWindow", "Your play.")),
    #: What a shortcut opens.
    "settings": Shortcut("Ctrl+,", QT_TRANSLATE_NOOP("KeysWindow", "Settings.")),
    #: What a shortcut does.
    "relaxed": Shortcut("Ctrl+1", QT_TRANSLATE_NOOP("KeysWindow", "Relaxed pace.")),
    #: What a shortcut does.
    "normal": Shortcut("Ctrl+2", QT_TRANSLATE_NOOP("KeysWindow", "Normal pace.")),
    #: What a shortcut does.
    "quick": Shortcut("Ctrl+3", QT_TRANSLATE_NOOP("KeysWindow", "Quick pace.")),
    #: What a shortcut does.
    "full_screen": Shortcut(STANDARD.FullScreen, QT_TRANSLATE_NOOP("KeysWindow", "Full screen."), spare="F11"),
    #: What a shortcut opens.
    "rules": Shortcut(STANDARD.HelpContents, QT_TRANSLATE_NOOP("KeysWindow", "Rules of this game."), spare="F1"),
    #: What a shortcut opens.
    "keys": Shortcut("?", QT_TRANSLATE_NOOP("KeysWindow", "Keyboard shortcuts.")),
    #: What a shortcut does.
    "quit": Shortcut(STANDARD.Quit, QT_TRANSLATE_NOOP("KeysWindow", "Quit."), spare="Ctrl+Q"),
    #: What a shortcut does.
    "find": Shortcut(STANDARD.Find, QT_TRANSLATE_NOOP("KeysWindow", "Find words."), Where.RULES),
    #: What a shortcut does: go to the next place where the words were found.
    "find_next": Shortcut(STANDARD.FindNext, QT_TRANSLATE_NOOP("KeysWindow", "Next result."), Where.RULES),
    #: What a shortcut does: go to the place before where the words were found.
    "find_previous": Shortcut(STANDARD.FindPrevious, QT_TRANSLATE_NOOP("KeysWindow", "Previous result."), Where.RULES),
    #: What a shortcut does: in the review and the replay of a deal.
    "open_hands": Shortcut("V", QT_TRANSLATE_NOOP("KeysWindow", "Show or hide all hands."), Where.LOOKING_BACK),
    #: What a shortcut does: in the replay of a deal.
    "autoplay": Shortcut("P", QT_TRANSLATE_NOOP("KeysWindow", "In a replay: play or pause."), Where.LOOKING_BACK),
    #: What a shortcut does, in the list of matches played before.
    "replay_match": Shortcut("P", QT_TRANSLATE_NOOP("KeysWindow", "Replay the match."), Where.HISTORY),
    #: What a shortcut does, in the list of matches played before.
    "review_match": Shortcut("R", QT_TRANSLATE_NOOP("KeysWindow", "Review the match."), Where.HISTORY),
    #: What a shortcut does, in the list of matches played before.
    "delete_match": Shortcut("Del", QT_TRANSLATE_NOOP("KeysWindow", "Delete the match."), Where.HISTORY),
    #: What a shortcut does, in the statistics.
    "tables": Shortcut("T", QT_TRANSLATE_NOOP("KeysWindow", "Show tables or charts."), Where.HISTORY),
})  # fmt: skip
"""In the order in which they are listed."""


def with_key(text: str, shortcut: str, *, single_keys: bool = True) -> str:
    """A tool tip with the keys of a command; only the text if it is a single key and those are switched off."""
    key = SHORTCUTS[shortcut].shown
    #: A tool tip with its shortcut. {text}: what the button does. {key}: a key, Ctrl+N.
    pattern = QCoreApplication.translate("Shortcuts", "{text} ({key})")
    return pattern.format(text=text, key=key) if single_keys or len(key) > 1 else text
