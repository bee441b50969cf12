"""The settings of a profile as a QObject with change signals."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal


class Settings(Protocol):
    """The interface of the profile's settings that preferences need."""

    def value(self, key: str) -> Any: ...

    def set(self, key: str, value: Any) -> None: ...


class Preferences(QObject):
    """Reads and changes settings. `changed` carries the key after the new value is on disk."""

    changed = Signal(str)

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings

    def value(self, key: str) -> Any:
        """The value of a declared setting. Raises KeyError if it is not declared."""
        return self._settings.value(key)

    def set(self, key: str, value: Any) -> None:
        """Store a value; does nothing if it is the same. Raises ValueError for one out of range."""
        if self._settings.value(key) != value:
            self._settings.set(key, value)
            self.changed.emit(key)
