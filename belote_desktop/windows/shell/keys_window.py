"""The list of keys on one page; single-letter keys can be changed there."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.models.words.direction import LEFT_TO_RIGHT, isolated
from belote_desktop.table.items.bindings import Bindings, read_bindings
from belote_desktop.table.items.keys import USES, Command, When, fixed_keys
from belote_desktop.windows.look.shortcuts import SHORTCUTS, Where
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.announcing import announce
from belote_desktop.windows.widgets.key_cap import KeyCap
from belote_desktop.windows.widgets.page import FOCUS_EDGE, Page, label, panel
from belote_desktop.windows.widgets.save_preference import keep
from belote_desktop.windows.widgets.scrolling import scrolling


def what_for(command: Command) -> str:
    """What the key of a command does."""
    return QCoreApplication.translate("keys", USES[command].text)


class KeysWindow(Page):
    """What every key does. A press on the cap of a single key waits for another one in its place."""

    def __init__(self, style: Style, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self._preferences = preferences
        self.caps: dict[Command, KeyCap] = {}
        self._holder = panel("paper")
        self._grid = QGridLayout()
        inside = QVBoxLayout(self._holder)
        inside.setContentsMargins(0, 8, 0, 8)
        content = QWidget()
        content.setLayout(self._grid)
        inside.addWidget(scrolling(content))
        self.said = label(role="sentence", wrap=True)
        self.reset = QPushButton()
        self.reset.setAutoDefault(False)
        self.reset.clicked.connect(self._reset)
        foot = QHBoxLayout()
        foot.addWidget(self.said, 1)
        foot.addWidget(self.reset)
        self.body.addWidget(self._holder, 1)
        self.body.addLayout(foot)
        preferences.changed.connect(self._on_changed)
        self.renew()
        self.prefer(720, 680)

    @property
    def bindings(self) -> Bindings:
        """The keys as they are."""
        return read_bindings(self._preferences.value("keys"))

    def retranslate(self) -> None:
        #: A title.
        self.set_title(self.tr("Keyboard shortcuts"), self.tr("You can turn off single-key shortcuts in the settings."))
        self.said.setText(self.tr("Press a button to change its shortcut."))
        #: A button.
        self.reset.setText(self.tr("Reset all shortcuts"))
        self.reset.setMinimumWidth(self.reset.sizeHint().width() + FOCUS_EDGE)
        self._fill()

    def restyle(self) -> None:
        if self._grid.count():
            self._fill()

    # ------------------------------------------------------------------ changing a key
    def _on_changed(self, key: str) -> None:
        if key == "keys":
            self._show_keys()

    def _show_keys(self) -> None:
        bindings = self.bindings
        for command, cap in self.caps.items():
            cap.show_key(bindings.keys[command])
            cap.setAccessibleName(self._named(cap.key, command))
        self.reset.setEnabled(bool(bindings.text))

    def _named(self, key: str, command: Command) -> str:
        #: {key}: a key, Ctrl+N. Read aloud. {what}: what the key does, a sentence.
        return self.tr("{key}: {what}").format(key=key or self.tr("No shortcut"), what=what_for(command))

    def _say(self, text: str) -> None:
        self.said.setText(text)
        announce(self, text)

    def _on_listening(self, command: Command) -> None:
        #: {what}: what the key does, a sentence.
        pattern = self.tr("Press a new key. Delete removes the shortcut, Esc cancels. {what}")
        self._say(pattern.format(what=what_for(command)))

    def _on_given(self, command: Command, key: str) -> None:
        """The person has pressed a key for a command; one that means something else there stays what it is."""
        bindings = self.bindings
        held = bindings.holder(key, command)
        if held is not None:
            self.caps[command].show_key(bindings.keys[command])
            #: {key}: a key, Ctrl+N. {what}: what the key does, a sentence.
            self._say(self.tr("{key} is already used: {what}").format(key=key, what=what_for(held)))
            return
        self._keep(bindings.with_key(command, key).text, self._named(key, command))

    def _on_refused(self) -> None:
        self._say(self.tr("A single-key shortcut must be a letter, alone or with Shift."))

    def _on_left(self) -> None:
        self._say(self.tr("Nothing changed."))

    def _reset(self) -> None:
        self._keep("", self.tr("All shortcuts were reset."))

    def _keep(self, text: str, done: str) -> None:
        problem = keep(self._preferences, "keys", text)
        self._show_keys()
        self._say(done if problem is None else words.sentence(problem))

    # ------------------------------------------------------------------ the page
    def _fill(self) -> None:
        while self._grid.count():
            item = self._grid.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._grid.setContentsMargins(24, 8, 24, 8)
        self._grid.setHorizontalSpacing(20)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(1, 1)
        self.caps = {command: self._cap(command) for command in Command}
        for title, keys in self._sections():
            self._grid.addWidget(label(title, "section"), self._grid.rowCount(), 0, 1, 2)
            for cap, what in keys:
                row = self._grid.rowCount()
                self._grid.addWidget(cap, row, 0, Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
                self._grid.addWidget(label(what, wrap=True), row, 1)
        self._show_keys()

    def _cap(self, command: Command) -> KeyCap:
        cap = KeyCap(self.bindings.keys[command])
        cap.listening.connect(partial(self._on_listening, command))
        cap.given.connect(partial(self._on_given, command))
        cap.refused.connect(self._on_refused)
        cap.left.connect(self._on_left)
        return cap

    def _sections(self) -> list[tuple[str, list[tuple[QWidget, str]]]]:
        calls = [command for command, use in USES.items() if not use.when & When.PLAY]
        rest = [command for command in USES if command not in calls]
        return [
            #: A group of shortcuts.
            (self.tr("At the table"), [*_fixed(*fixed_keys()), *((self.caps[each], what_for(each)) for each in rest)]),
            #: A group of shortcuts.
            (self.tr("In the auction"), [(self.caps[each], what_for(each)) for each in calls]),
            #: A group of shortcuts: they open windows and pages.
            (self.tr("Windows"), _shortcuts(Where.WINDOWS)),
            #: A group of shortcuts.
            (self.tr("In the rules"), _shortcuts(Where.RULES)),
            #: A group of shortcuts: in the review of a match and the replay of a deal.
            (self.tr("In the review and the replay"), _shortcuts(Where.LOOKING_BACK)),
            #: A group of shortcuts: in the list of matches played before and in the statistics.
            (self.tr("In the history and the statistics"), _shortcuts(Where.HISTORY)),
        ]  # fmt: skip


def _shortcuts(where: Where) -> list[tuple[QWidget, str]]:
    """Rows of the shortcuts that work somewhere."""
    return _fixed(*((each.shown, each.told) for each in SHORTCUTS.values() if each.where is where))


def _fixed(*keys: tuple[str, str]) -> list[tuple[QWidget, str]]:
    """Rows of keys that stay what they are."""
    made: list[tuple[QWidget, str]] = []
    for key, what in keys:
        cap = label(isolated(key, LEFT_TO_RIGHT), "cap")
        cap.setAlignment(Qt.AlignmentFlag.AlignCenter)
        made.append((cap, what))
    return made
