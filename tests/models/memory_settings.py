"""Settings that live as long as the test."""

from __future__ import annotations

from belote_desktop.profile import Settings, Value


class MemorySettings:
    """The settings of no profile, as preferences want them; `values` are those that are not as usual."""

    def __init__(self, **values: Value) -> None:
        self._settings = Settings(None)
        for key, value in values.items():
            self._settings.set(key, value)

    def value(self, key: str) -> Value:
        return self._settings[key]

    def set(self, key: str, value: Value) -> None:
        self._settings.set(key, value)
