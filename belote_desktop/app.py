"""The composition root of the program with a window: it builds the parts and passes them down.

`opening.py` shows a window first and then calls `build`.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from belote_desktop.garbage import collect_in_main_thread
from belote_desktop.heap import return_large_blocks
from belote_desktop.models.match.workers import Workers
from belote_desktop.models.next_shuffle import NextShuffle
from belote_desktop.models.pace import PaceMeasured
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.tasks import Threads
from belote_desktop.profile import Directories, Profile
from belote_desktop.qt_application import application
from belote_desktop.windows.look.icons import application_icon
from belote_desktop.windows.look.languages import Languages
from belote_desktop.windows.look.services import Services
from belote_desktop.windows.look.sounds import Sounds
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.shell.main_window import MainWindow

TURN_SECONDS = 0.0005
"""How long the thread that thinks may hold the interpreter while the window wants it: Python's 5 ms make it stutter."""
FULL_COLLECTIONS = 1000
"""How many times as rare as young collections of garbage full ones are: Python's 10 make it stutter, 20 ms each."""


@dataclass(frozen=True)
class Program:
    """All parts of the running program; `close` ends them in the right order."""

    app: QApplication
    services: Services
    languages: Languages
    window: MainWindow
    ending: ExitStack
    """What has to be ended, the last first; an exception at one of them leaves out none of the others."""

    def make_rest(self) -> Iterator[None]:
        """Build what the first page did not need, one part per step."""
        return_large_blocks()
        icon = application_icon()
        self.app.setWindowIcon(icon)
        self.window.window().setWindowIcon(icon)
        yield
        yield from self.window.make_rest()
        if isinstance(self.services.workers.pace, PaceMeasured):
            self.services.workers.pace.begin()

    def close(self) -> None:
        """Leave the match, finish writing, free the profile. May be called again."""
        if not isValid(self.window):
            return
        with self.ending:
            self.window.close()
        self.window.deleteLater()
        self.app.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def build(profile_directory: Path | None = None, *, workers: Workers | None = None) -> Program:
    """Build the whole program without starting it. Raises ProfileInUse or ProfileUnusable from opening its profile."""
    app = application()
    directories = Directories.of(profile_directory)
    with ExitStack() as begun:
        profile = Profile(directories)
        begun.callback(profile.close)
        preferences = Preferences(profile.settings)
        languages = Languages(app, preferences)
        begun.callback(languages.remove)
        style = Style(app, preferences)
        threads = Threads()
        begun.callback(threads.close)
        working = workers or Workers(threads.tasks(), threads.tasks(), PaceMeasured(), threads.tasks)
        begun.callback(working.writing.close)
        begun.callback(working.thinking.close)
        services = Services(profile, preferences, style, working, Sounds(preferences), NextShuffle())
        return Program(app, services, languages, MainWindow(services), begun.pop_all())


def set_up_interpreter() -> None:
    """Keep Python from blocking the window, and its collector of garbage from destroying widgets in other threads.

    Threads are switched often, and full collections are rare. The application must have been made.
    """
    sys.setswitchinterval(TURN_SECONDS)
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, FULL_COLLECTIONS)
    collect_in_main_thread()
