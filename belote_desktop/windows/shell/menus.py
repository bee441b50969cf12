"""The menus of the main window: what can be done, with the keys people expect."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu

from belote_desktop.models.game_pace import CUSTOM, PACE_NAMES, PACES, pace_of
from belote_desktop.models.game_pace import SETTINGS as PACE_SETTINGS
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.table.items.bindings import read_bindings
from belote_desktop.table.items.keys import Command
from belote_desktop.windows.look.languages import SYSTEM, available, in_force, own_name
from belote_desktop.windows.look.menu_bar import MenuBar
from belote_desktop.windows.look.shortcuts import SHORTCUTS

if TYPE_CHECKING:
    from belote_desktop.windows.match import MatchSession

COMMANDS = {
    "undo": Command.UNDO,
    "permitted": Command.PERMITTED,
    "hint": Command.HINT,
    "claim": Command.CLAIM,
    "last_trick": Command.LAST_TRICK,
}
"""What the table itself listens to; the menu names the key before a shortcut that works too."""
ROLES = {
    "settings": QAction.MenuRole.PreferencesRole,
    "about": QAction.MenuRole.AboutRole,
    "quit": QAction.MenuRole.QuitRole,
}
ORDER: Mapping[str, tuple[str | None, ...]] = {
    "match": (
        "home", "new", "unfinished", "open", "save_copy", None, "daily", "eight", "code", None, "history",
        "statistics", "rating", "achievements", None, "own_games", "import_game", None, "export_profile",
        "import_profile", None, "undo", "permitted", "hint", "claim", "last_trick", "hurry", None, "quit",
    ),
    "learn": ("guided", "lessons", "drills", None, "tutor", "review", "replay", None, "rules", "words", "honesty"),
    "view": ("sheet", "log", None, "full_screen", "pace", "theme", "language", None, "settings"),
    "help": ("strength", "keys", None, "about"),
}  # fmt: skip
"""The menus and what is in them; None is a line."""
CHOICES = ("pace", "theme", "language")
"""The menus of which one entry is chosen."""
CHECKABLE = ("log", "full_screen", "tutor")
"""The commands that are on or off."""


class Menus:
    """The actions of the menus, made once; `word` sets their texts."""

    def __init__(
        self,
        window: QMainWindow,
        preferences: Preferences,
        does: Mapping[str, Callable[[], object]],
        choose: Callable[[str, object], object],
        tell: Callable[[str], object],
    ) -> None:
        self.actions: dict[str, QAction] = {}
        self.menus: dict[str, QMenu] = {}
        self._preferences = preferences
        self._choose = choose
        self._tell = tell
        self._groups: dict[str, QActionGroup] = {}
        window.setMenuBar(MenuBar(window))
        for name, entries in ORDER.items():
            menu = QMenu(window)
            window.menuBar().addMenu(menu)
            self.menus[name] = menu
            for entry in entries:
                if entry is None:
                    menu.addSeparator()
                elif entry in CHOICES:
                    self.menus[entry] = menu.addMenu("")
                else:
                    self._add(window, menu, entry, does[entry])
        self._choices(window, "pace", tuple(PACE_NAMES))
        self._choices(window, "theme", ("system", "light", "dark", "contrast"))
        self._choices(window, "language", (SYSTEM, *available()))
        self.everything = QMenu(window)  # the menu button of the table opens all three at one place
        for name in ORDER:
            self.everything.addMenu(self.menus[name])
        preferences.changed.connect(self._on_changed)
        self._on_changed("tutor")
        self.word()

    def _add(self, window: QMainWindow, menu: QMenu, entry: str, does: Callable[[], object]) -> None:
        action = QAction(window)
        action.setMenuRole(ROLES.get(entry, QAction.MenuRole.NoRole))
        if entry in SHORTCUTS:
            action.setShortcuts(SHORTCUTS[entry].bound)
        action.setCheckable(entry in CHECKABLE)
        action.triggered.connect(lambda: does())
        menu.addAction(action)
        window.addAction(action)  # the keys work in full screen too, where the menu is hidden
        self.actions[entry] = action

    def _choices(self, window: QMainWindow, key: str, values: tuple[str, ...]) -> None:
        group = QActionGroup(window)
        for value in values:
            action = QAction(window)
            action.setCheckable(True)
            action.setData(value)
            if key == "pace" and value in PACES:
                action.setShortcuts(SHORTCUTS[value].bound)
                window.addAction(action)
            action.triggered.connect(partial(self._on_choice, key, value))
            group.addAction(action)
            self.menus[key].addAction(action)
        self._groups[key] = group
        self._on_changed(key)

    def _on_choice(self, key: str, value: str, *_: bool) -> None:
        if key == "pace":
            self._choose_pace(value)
        else:
            self._choose(key, value)

    def _choose_pace(self, pace: str) -> None:
        """Set what the pace is made of, and say so: nothing at the table shows it."""
        for key, value in PACES.get(pace, {}).items():
            self._choose(key, value)
        self._on_changed("pace")
        #: {pace}: how fast a match goes, "Quick".
        pattern = QCoreApplication.translate("Menus", "Pace: {pace}")
        self._tell(pattern.format(pace=words.translated(PACE_NAMES[pace])))

    def _on_changed(self, key: str) -> None:
        if key in ("keys", "single_keys"):
            self.word()
        if key == "tutor":
            self.actions[key].setChecked(bool(self._preferences.value(key)))
        if key in PACE_SETTINGS:
            key = "pace"
        if key in self._groups:
            chosen = self._chosen(key)
            for action in self._groups[key].actions():
                action.setChecked(action.data() == chosen)
                action.setVisible(action.data() != CUSTOM or chosen == CUSTOM)

    def _chosen(self, key: str) -> str:
        """The value of a menu of which one entry is chosen."""
        if key == "pace":
            return pace_of(self._preferences)
        value = str(self._preferences.value(key))
        return in_force(value) if key == "language" else value

    def _single_keys(self) -> dict[str, str]:
        """The keys that the table listens to, by menu entry; none while they are switched off."""
        keys = read_bindings(self._preferences.value("keys")).keys
        return {name: keys[each] for name, each in COMMANDS.items()} if self._preferences.value("single_keys") else {}

    def enable(self, session: MatchSession | None, *, shown: bool, hints: bool) -> None:
        """Enable the commands that are possible now; a match that is not `shown` can only be looked at and copied.

        `hints` is whether the user wants hints.
        """
        actions = self.actions
        actions["save_copy"].setEnabled(session is not None and bool(session.controller.match_id))
        actions["sheet"].setEnabled(session is not None)
        playing = session if shown else None
        actions["undo"].setEnabled(playing is not None and playing.tutor_offers.can_take_back)
        actions["hint"].setEnabled(playing is not None and hints)
        actions["claim"].setEnabled(playing is not None and playing.claim_offer.rest is not None)
        for entry in ("last_trick", "hurry", "permitted"):
            actions[entry].setEnabled(playing is not None)

    def word(self) -> None:
        """Set all texts; called at the start and after each change of language."""
        translate = QCoreApplication.translate
        menus = {
            #: A menu.
            "match": translate("Menus", "&Match"),
            #: A menu.
            "learn": translate("Menus", "L&earn"),
            #: A menu.
            "view": translate("Menus", "&View"),
            #: A menu.
            "help": translate("Menus", "&Help"),
            #: A menu: how fast a match goes.
            "pace": translate("Menus", "&Pace"),
            #: A menu: light or dark colours.
            "theme": translate("Menus", "&Theme"),
            #: A menu.
            "language": translate("Menus", "L&anguage"),
        }
        for name, text in menus.items():
            self.menus[name].setTitle(text)
        #: The name of a key.
        single = {**self._single_keys(), "hurry": translate("keys", "Space")}
        for name, text in action_texts().items():
            key = single.get(name)
            self.actions[name].setText(f"{text}\t{key}" if key else text)
        themes = {
            #: A theme or a language: taken from the system.
            "system": translate("Menus", "Same as &system"),
            #: A theme.
            "light": translate("Menus", "&Light"),
            #: A theme.
            "dark": translate("Menus", "&Dark"),
            #: A theme.
            "contrast": translate("Menus", "High &contrast"),
        }
        for action in self._groups["theme"].actions():
            action.setText(themes[action.data()])
        for action in self._groups["language"].actions():
            action.setText(themes["system"] if action.data() == SYSTEM else own_name(action.data()))
        for action in self._groups["pace"].actions():
            action.setText(words.translated(PACE_NAMES[action.data()]))


def action_texts() -> dict[str, str]:
    """The texts of the menu entries."""
    translate = QCoreApplication.translate
    return {
        #: A menu item: the first page of the program.
        "home": translate("Menus", "Ho&me"),
        "new": translate("Menus", "&New match…"),
        "unfinished": translate("Menus", "Un&finished matches…"),
        "open": translate("Menus", "&Open a match…"),
        "save_copy": translate("Menus", "Sa&ve a copy of the match…"),
        #: A menu item: the list of matches played before.
        "history": translate("Menus", "Histor&y"),
        "daily": translate("Menus", "&Deal of the day"),
        #: A menu item: eight deals against a level.
        "eight": translate("Menus", "&Beat the computer"),
        #: A menu item: open a deal by its code.
        "code": translate("Menus", "Open a deal &code…"),
        #: A menu item: the statistics of the user.
        "statistics": translate("Menus", "Your pl&ay"),
        #: A menu item: how well the user plays.
        "rating": translate("Menus", "Your &rating"),
        "achievements": translate("Menus", "Achievemen&ts"),
        "own_games": translate("Menus", "Your &games…"),
        "import_game": translate("Menus", "&Import a game…"),
        "export_profile": translate("Menus", "&Export the profile…"),
        "import_profile": translate("Menus", "Im&port a profile…"),
        "undo": translate("Menus", "&Undo"),
        "permitted": translate("Menus", "&What can I play?"),
        #: A menu item: ask for a hint.
        "hint": translate("Menus", "&Hint"),
        #: A menu item: claims the remaining tricks.
        "claim": translate("Menus", "Claim the &rest"),
        "last_trick": translate("Menus", "Previous &trick"),
        "hurry": translate("Menus", "&Skip animation"),
        "quit": translate("Menus", "&Quit"),
        "sheet": translate("Menus", "&Score sheet"),
        #: A menu item: the list of what happened.
        "log": translate("Menus", "&Log"),
        "full_screen": translate("Menus", "&Full screen"),
        "settings": translate("Menus", "S&ettings…"),
        "rules": translate("Menus", "&Rules of this game"),
        "words": translate("Menus", "&Words of the game"),
        #: A menu item: a deal in which a guide explains each thing as it comes up.
        "guided": translate("Menus", "&Guided first deal"),
        "lessons": translate("Menus", "&Lessons"),
        "drills": translate("Menus", "&Drills"),
        #: A menu item that is on or off: the tutor stops you after a costly card or call.
        "tutor": translate("Menus", "&Tutor"),
        "review": translate("Menus", "Re&view of this match"),
        #: Try another card or call in a deal that is over.
        "replay": translate("Menus", "Re&play and try something else"),
        "honesty": translate("Menus", "&How the computer plays"),
        "strength": translate("Menus", "How &strong the levels are"),
        "keys": translate("Menus", "&Keyboard shortcuts"),
        "about": translate("Menus", "&About Belote Desktop"),
    }
