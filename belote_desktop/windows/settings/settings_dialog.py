"""The settings dialog, generated from the declarations; changes take effect immediately and can be reset."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QLocale, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from belote_desktop.models.game_pace import SETTINGS as PACE_SETTINGS
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.profile import GROUP_LABELS, OPTIONS, Group
from belote_desktop.table.overlays.reader_clicks import ReaderClicks, show_checked
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.settings.pace_row import PaceRow
from belote_desktop.windows.settings.setting_rows import SettingsPage
from belote_desktop.windows.widgets.page import Page, label, rule, set_role
from belote_desktop.windows.widgets.save_preference import keep
from belote_desktop.windows.widgets.scrolling import scrolling
from belote_desktop.windows.widgets.sidebar_pages import SidebarPages

SIGNS = {
    Group.TABLE: "people",
    Group.LOOK: "pencil",
    Group.SOUND: "speaker",
    Group.AIDS: "hint",
    Group.TUTOR: "tutor",
    Group.KEYS: "target",
}
AIDS = ("aid_dim", "aid_reason", "aid_winner", "aid_hint", "aid_piles")
"""The settings that a bundle of aids sets together."""
BUNDLES = {
    "learning": (True, True, True, True, True),
    "standard": (True, True, False, False, True),
    "purist": (False, False, False, False, False),
}
"""The three bundles of aids: the values of AIDS in order."""
TINY = 620
"""Below this width at 100 % the list of pages is a menu."""


class SettingsDialog(Page):
    """All settings that are not hidden. `failed` carries a sentence when a change could not be kept."""

    failed = Signal(str)

    def __init__(self, style: Style, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self._preferences = preferences
        self.pages: dict[Group, SettingsPage] = {}
        self.bundle_buttons: dict[str, QPushButton] = {}
        self.sidebar = SidebarPages(style, tuple((group.value, sign) for group, sign in SIGNS.items()))
        self.sidebar.stack.setContentsMargins(0, 10, 0, 0)
        self.body.addWidget(self.sidebar, 1)
        preferences.changed.connect(self._on_changed)
        self.renew()
        self.prefer(900, 640)

    def retranslate(self) -> None:
        #: A title.
        self.set_title(self.tr("Settings"), self.tr("Changes take effect immediately."))
        titles = {group.value: words.translated(GROUP_LABELS[group]) for group in SIGNS}
        #: Read aloud: the list of pages beside the page.
        self.sidebar.word(titles, self.tr("Pages"))
        self._fill()

    def _fill(self) -> None:
        """Make the pages again, and keep the keyboard focus where it was."""
        focused = self._focused_key()
        options = tuple(option for option in OPTIONS if option.is_for(QLocale().name()))
        for group in SIGNS:
            page = SettingsPage(group, options, self._preferences, self.style_)
            page.failed.connect(self.failed)
            self.pages[group] = page
            if group is Group.AIDS:
                page.column.insertWidget(0, self._bundles())
            if group is Group.TABLE:
                self._add_pace(page)
            self.sidebar.put(group.value, scrolling(page))
        for page in self.pages.values():
            if focused in page.rows:
                page.rows[focused].control.setFocus()

    def _add_pace(self, page: SettingsPage) -> None:
        """Put the row of the pace above the settings it sets."""
        self.pace = PaceRow(self.style_, self._preferences)
        self.pace.failed.connect(self.failed)
        place = page.column.indexOf(page.rows[PACE_SETTINGS[0]])
        page.column.insertWidget(place, self.pace)
        page.column.insertWidget(place + 1, rule())

    def _focused_key(self) -> str:
        for page in self.pages.values():
            for key, row in page.rows.items():
                if row.isAncestorOf(self.focusWidget() or self):
                    return key
        return ""

    def _bundles(self) -> QWidget:
        """The row of buttons Learning, Standard and Purist, each of which sets all aids at once."""
        made = QWidget()
        set_role(made, "plain")
        column = QVBoxLayout(made)
        column.setContentsMargins(24, 14, 24, 14)
        column.setSpacing(8)
        #: The label of three buttons.
        column.addWidget(label(self.tr("Set all help at once"), "name"))
        row = QHBoxLayout()
        row.setSpacing(10)
        names = {
            #: A button: all help on.
            "learning": (self.tr("Learning"), self.tr("All help is on.")),
            #: A button: some help.
            "standard": (self.tr("Standard"), self.tr("Cards you cannot play are dimmed and explained.")),
            #: A button: no help.
            "purist": (self.tr("Purist"), self.tr("No help, as at a real table.")),
        }
        for bundle, (name, sentence) in names.items():
            button = QPushButton(name)
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setToolTip(sentence)
            button.setAccessibleDescription(sentence)
            button.clicked.connect(partial(self._choose_bundle, bundle))
            ReaderClicks(button)
            self.bundle_buttons[bundle] = button
            row.addWidget(button, 1)
        column.addLayout(row)
        self._mark_bundle()
        return made

    def _choose_bundle(self, bundle: str) -> None:
        problems = [keep(self._preferences, key, on) for key, on in zip(AIDS, BUNDLES[bundle], strict=True)]
        for problem in problems[:1]:
            if problem is not None:
                self.failed.emit(words.sentence(problem))
        self._mark_bundle()

    def _mark_bundle(self) -> None:
        now = tuple(bool(self._preferences.value(key)) for key in AIDS)
        for bundle, button in self.bundle_buttons.items():
            chosen = BUNDLES[bundle] == now
            show_checked(button, chosen)
            set_role(button, "primary" if chosen else "")
            button.style().unpolish(button)
            button.style().polish(button)

    def restyle(self) -> None:
        self.sidebar.restyle()
        if self.pages:
            self._fill()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        tiny = self.width() / self.style_.scale < TINY
        self.sidebar.list_pages(at_side=not tiny, in_box=tiny)

    def _on_changed(self, key: str) -> None:
        for page in self.pages.values():
            if key in page.rows:
                page.refresh()
        if key in AIDS:
            self._mark_bundle()
        if key in PACE_SETTINGS:
            self.pace.refresh()
