"""The windows beside the table: settings, rules, levels, keys, about, licences, unfinished matches. One of each."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from belote_desktop.engine import Ruleset
from belote_desktop.models import licences
from belote_desktop.models.home.waiting_matches import summaries
from belote_desktop.models.match.match_counter import MatchCounter
from belote_desktop.players.strength import Step
from belote_desktop.windows.honesty.strength_window import StrengthWindow
from belote_desktop.windows.look.services import Services
from belote_desktop.windows.new_match.unfinished import UnfinishedWindow
from belote_desktop.windows.rule_book.rules_window import RulesWindow
from belote_desktop.windows.settings.settings_dialog import SettingsDialog
from belote_desktop.windows.shell.about import AboutWindow
from belote_desktop.windows.shell.keys_window import KeysWindow
from belote_desktop.windows.shell.licences_window import LicencesWindow
from belote_desktop.windows.widgets.page import Page


class SideWindows(QObject):
    """Opens them; `go_on` carries the path of a match to take up, `failed` a sentence about what could not be kept.

    `practise_asked` carries a game's rules and a kind of drill; the rules are put aside until `show_rules_again`.
    """

    go_on = Signal(Path)
    failed = Signal(str)
    practise_asked = Signal(object, str)

    def __init__(self, services: Services, counter: MatchCounter, parent: QWidget) -> None:
        super().__init__(parent)
        self._services = services
        self._counter = counter
        self._owner = parent
        self._windows: dict[str, Page] = {}

    def settings(self) -> SettingsDialog:
        """The settings, beside the table, so that every change is seen at once."""
        window = self._windows.get("settings")
        if not isinstance(window, SettingsDialog):
            window = SettingsDialog(self._services.style, self._services.preferences, self._owner)
            window.failed.connect(self.failed)
        self._show("settings", window)
        return window

    def rules(self, rules: Ruleset, rule: str | None = None) -> RulesWindow:
        """The rules of a game, at a section if one is given."""
        window = self._windows.get("rules")
        if not isinstance(window, RulesWindow) or window.rules != rules:
            shelf = self._services.profile.own_games.shelf()
            window = RulesWindow(self._services.style, self._services.preferences, rules, self._owner, shelf)
            window.practise_asked.connect(window.hide)
            window.practise_asked.connect(self.practise_asked)
        self._show("rules", window)
        if rule is not None:
            window.open_at(rule)
        return window

    def show_rules_again(self) -> None:
        """Show the rules as they were left for a drill."""
        if (window := self._windows.get("rules")) is not None:
            self._show("rules", window).first_focus().setFocus()

    def strength(self, rules: Ruleset, steps: Sequence[Step]) -> StrengthWindow:
        """How strong the levels are: the figures `steps`, those of a game first."""
        window = self._windows.get("strength")
        if not isinstance(window, StrengthWindow) or window.game != rules.variant:
            window = StrengthWindow(self._services.style, rules, steps, self._owner)
        self._show("strength", window)
        return window

    def keys(self) -> Page:
        """What every key does."""
        services = self._services
        window = self._windows.get("keys") or KeysWindow(services.style, services.preferences, self._owner)
        return self._show("keys", window)

    def about(self) -> Page:
        """About the program."""
        directories = self._services.profile.directories
        window = self._windows.get("about")
        if not isinstance(window, AboutWindow):
            window = AboutWindow(self._services.style, directories, self._owner)
            window.licences_button.clicked.connect(self.licences)
            window.recount.connect(self._counter.again)
            self._counter.progressed.connect(window.show_counting)
            self._counter.finished.connect(window.show_counted)
        return self._show("about", window)

    def licences(self) -> LicencesWindow:
        """The licences of the program and of everything in it."""
        window = self._windows.get("licences")
        if not isinstance(window, LicencesWindow):
            window = LicencesWindow(self._services.style, licences.parts(), self._owner)
        self._show("licences", window)
        return window

    def unfinished(self, but: str = "") -> UnfinishedWindow:
        """The matches that wait, but the one whose record has the name `but`."""
        waiting = [summary for summary in summaries(self._services.profile.saves) if summary.path.stem != but]
        window = UnfinishedWindow(self._services.style, waiting, self._services.profile.saves, self._owner)
        window.chosen.connect(window.close)
        window.chosen.connect(self.go_on)
        self._show("unfinished", window)
        return window

    def taken_up(self, match_id: str) -> None:
        """A match lies on the table now: it is none of those that wait."""
        window = self._windows.get("unfinished")
        if isinstance(window, UnfinishedWindow):
            window.leave_out(match_id)

    def close(self) -> None:
        """Close them all."""
        for window in self._windows.values():
            window.close()

    def _show(self, name: str, window: Page) -> Page:
        old = self._windows.get(name)
        if old is not None and old is not window:
            old.close()
            old.deleteLater()
        self._windows[name] = window
        window.show()
        window.raise_()
        window.activateWindow()
        return window
