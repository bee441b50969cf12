"""Language, theme and opening a file, before there is a menu bar."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.profile import OPTIONS
from belote_desktop.windows.look.languages import SYSTEM, available, chosen, own_name
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.controls import Menu
from belote_desktop.windows.widgets.flow import FlowLayout
from belote_desktop.windows.widgets.page import set_role
from belote_desktop.windows.widgets.save_preference import keep


class LookRow(QWidget):
    """Two menus and a button in a line; `file_asked` is emitted by the button."""

    file_asked = Signal()

    def __init__(self, style: Style, preferences: Preferences) -> None:
        super().__init__()
        self._style, self._preferences = style, preferences
        self._flow = FlowLayout(gap=12)
        self.file_button = QPushButton()
        set_role(self.file_button, "cloth")
        self.file_button.clicked.connect(self.file_asked)
        self.language, self.theme = self._menu("language"), self._menu("theme")
        for part in (self.language, self.theme, self.file_button):
            self._flow.addWidget(part)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(self._flow)

    def put_first(self, part: QWidget) -> None:
        """Add a part before the others."""
        self._flow.insert(0, part)

    def _menu(self, key: str) -> Menu:
        made = Menu(self._choices(key), self._style)
        made.chosen.connect(lambda value: keep(self._preferences, key, value))
        return made

    def _choices(self, key: str) -> list[tuple[object, str]]:
        if key == "language":
            return [(language, own_name(language)) for language in available()]
        option = next(option for option in OPTIONS if option.key == key)
        return [(value, words.translated(text)) for value, text in option.choices if value != SYSTEM]

    def retranslate(self) -> None:
        """Set all texts in the user's language; each menu shows what is in force, chosen here or by the system."""
        language = chosen(str(self._preferences.value("language")))
        for key, menu, value in (
            ("language", self.language, language), ("theme", self.theme, self._style.theme.name),
        ):  # fmt: skip
            for place, (_, text) in enumerate(self._choices(key)):
                menu.setItemText(place, text)
            menu.select(value)
            option = next(option for option in OPTIONS if option.key == key)
            menu.name(words.translated(option.label))
        #: A button: choose a match file.
        self.file_button.setText(self.tr("Open a match file…"))
