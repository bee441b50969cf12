"""Recently used files in the system's own list, which file choosers and start menus show.

Only files that the user opened or saved are noted. The program itself keeps nothing. Whether there is such a list is a
setting of the system: on Windows the system looks at it, on Linux `is_wanted` and `_if_gnome_agrees` do. What is opened
in the Finder, macOS notes by itself.
"""

from __future__ import annotations

import configparser
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QProcess, QTimer, QUrl
from PySide6.QtGui import QGuiApplication

from belote_desktop.windows.look.recently_used import with_file

KINDS = {
    ".brn": "application/x-belote-match",
    ".belotegame": "application/x-belote-game",
    ".beloteprofile": "application/x-belote-profile",
}
"""The MIME types of the program's files; no others are noted."""
LARGEST = 8 * 1024 * 1024
"""A larger list stays as it is, in bytes."""
PATIENCE_MS = 5000
"""After this time a command that was asked for a setting is ended, and counts as one that has said nothing."""
SANDBOXES = (Path("/.flatpak-info"), Path("/snap/belote-desktop"))
"""Where these exist, the list is not the system's but one that nobody sees."""
SETTINGS = (
    ("gtk-3.0/settings.ini", "Settings", "gtk-recent-files-enabled"),
    ("gtk-4.0/settings.ini", "Settings", "gtk-recent-files-enabled"),
    ("kdeglobals", "RecentDocuments", "UseRecent"),
)
"""Where desktops keep whether recent files are remembered: a file in the folder of settings, a section and a key."""


def note(path: Path) -> None:
    """Note that the user has just opened or saved a file. If that is impossible, the list stays as it is.

    The window does not wait for GNOME’s answer: there the file is in the list a little later.
    """
    if path.suffix not in KINDS or QGuiApplication.platformName() in ("offscreen", "minimal"):
        return
    try:
        if sys.platform == "win32":
            _note_on_windows(path)
        elif sys.platform != "darwin" and is_wanted():
            _if_gnome_agrees(lambda: _note_on_linux(path))
    except (OSError, ValueError):
        return


def data_folder() -> Path:
    """The folder of the user's data on Linux."""
    return _folder("XDG_DATA_HOME", ".local/share")


def is_wanted() -> bool:
    """Whether the files with the settings of the user's desktop on Linux let it remember recent files."""
    if any(path.exists() for path in SANDBOXES):
        return False
    settings = _folder("XDG_CONFIG_HOME", ".config")
    said = [_value(settings / name, section, key) for name, section, key in SETTINGS]
    return not any(_forbids(value) for value in said)


def _forbids(value: str) -> bool:
    """Whether a setting says no; without a value it says yes."""
    return value.strip().lower() in ("false", "0")


def _folder(variable: str, usual: str) -> Path:
    given = Path(os.environ.get(variable, ""))
    return given if given.is_absolute() else Path.home() / usual


def _value(file: Path, section: str, key: str) -> str:
    """A value of a settings file; empty if there is none."""
    read = configparser.ConfigParser(interpolation=None, strict=False)
    try:
        read.read(file, encoding="utf-8")
        return read.get(section, key, fallback="").strip()
    except (configparser.Error, OSError, ValueError):
        return ""


def _if_gnome_agrees(then: Callable[[], None]) -> None:
    """Do something unless GNOME's settings forbid it; at once on another desktop.

    A command has to be asked for the setting, which may take a second.
    """
    command = shutil.which("gsettings")
    if command is None or "GNOME" not in os.environ.get("XDG_CURRENT_DESKTOP", ""):
        then()
        return
    asked = QProcess(QCoreApplication.instance())

    def on_answer() -> None:
        if not _forbids(bytes(asked.readAllStandardOutput().data()).decode(errors="replace")):
            then()
        asked.deleteLater()

    asked.finished.connect(on_answer)
    asked.errorOccurred.connect(lambda error: on_answer() if error is QProcess.ProcessError.FailedToStart else None)
    QTimer.singleShot(PATIENCE_MS, asked, asked.kill)
    asked.start(command, ["get", "org.gnome.desktop.privacy", "remember-recent-files"])


def _note_on_linux(path: Path) -> None:
    """Add a file to the list of the desktop."""
    with suppress(OSError, ValueError):
        _note_in(data_folder() / "recently-used.xbel", path)


def _note_in(target: Path, path: Path) -> None:
    """Add a file to a list on disk. Another program that writes it at the same time loses nothing, we may."""
    for _ in range(3):
        before = _state(target)
        if target.exists() and not (target.is_file() and os.access(target, os.W_OK) and before[1] <= LARGEST):
            return  # made so by the user, who wants no list
        text = target.read_text(encoding="utf-8") if target.exists() else ""
        new = with_file(
            text,
            QUrl.fromLocalFile(str(path.absolute())).toEncoded().toStdString(),
            KINDS[path.suffix],
            datetime.now(UTC),
        )
        if new is None or _replaced(target, new, before):
            return


def _state(target: Path) -> tuple[int, int]:
    """What changes when a file is written: its time and its size."""
    try:
        told = target.stat()
    except FileNotFoundError:
        return 0, 0
    return told.st_mtime_ns, told.st_size


def _replaced(target: Path, text: str, before: tuple[int, int]) -> bool:
    """Put a whole new file, which only the user may read, in the place of the old one if that is as `before`."""
    place = target.resolve()
    place.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    number, name = tempfile.mkstemp(prefix=f".{place.name}.", dir=place.parent)
    beside = Path(name)
    try:
        with os.fdopen(number, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        if _state(target) == before:
            beside.replace(place)
            return True
        return False
    finally:
        beside.unlink(missing_ok=True)


def _note_on_windows(path: Path) -> None:
    """Windows decides itself whether it remembers the file."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shell32.SHAddToRecentDocs(3, ctypes.c_wchar_p(str(path.absolute())))  # 3: a path in UTF-16
