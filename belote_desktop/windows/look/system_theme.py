"""The system's theme, followed while the program runs."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from belote_desktop.table.items.theme import THEMES, Theme


class SystemTheme(QObject):
    """The system's theme; `changed` is emitted when it changes. There is one per application: get it with `of`.

    The Qt style hints are fetched once and kept, because PySide 6.11 crashes if they are fetched again after the first
    wrapper is gone.
    """

    changed = Signal()

    @classmethod
    def of(cls, app: QApplication) -> SystemTheme:
        """The instance of the application, which owns it."""
        return app.findChild(cls) or cls(app)

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._hints = app.styleHints()
        self._hints.colorSchemeChanged.connect(self.changed)
        access = getattr(self._hints, "accessibility", lambda: None)()  # from Qt 6.10 on
        self._access = access
        if access is not None and hasattr(access, "contrastPreferenceChanged"):
            access.contrastPreferenceChanged.connect(self.changed)

    def theme(self, wish: str) -> Theme:
        """The theme for a setting; `system` follows the system."""
        return THEMES.get(wish) or THEMES[self._name()]

    def _name(self) -> str:
        contrast = getattr(self._access, "contrastPreference", None)
        if contrast is not None and getattr(contrast(), "name", "") == "HighContrast":
            return "contrast"
        return "dark" if self._hints.colorScheme() is Qt.ColorScheme.Dark else "light"
