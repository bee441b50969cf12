"""The composition root of the program with a window: it builds the parts and passes them down."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, QLoggingCategory
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from belote_desktop import __version__
from belote_desktop.models.matches import Workers
from belote_desktop.models.pace import measuring
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.tasks import ThreadTasks
from belote_desktop.profile import Directories, Profile, ProfileInUse, ProfileUnusable
from belote_desktop.windows.icons import application_icon
from belote_desktop.windows.languages import Languages
from belote_desktop.windows.main_window import MainWindow
from belote_desktop.windows.parts import Parts
from belote_desktop.windows.sounds import Sounds
from belote_desktop.windows.style import Style

IN_USE, UNUSABLE = 3, 4
"""Exit statuses: another instance has the profile; the profile cannot be used."""
TURN_SECONDS = 0.0005
"""How long the thread that thinks may hold the interpreter while the window wants it: Python's 5 ms make it stutter."""
FULL_COLLECTIONS = 1000
"""How many times as rare as young collections of garbage full ones are: Python's 10 make it stutter, 20 ms each."""
APP_ID = "io.github.belote_desktop.BeloteDesktop"


@dataclass(frozen=True)
class Program:
    """Everything that is running; `close` ends it in the right order."""

    app: QApplication
    parts: Parts
    languages: Languages
    window: MainWindow

    def close(self) -> None:
        """Leave the match, finish what is being written, free the profile; may be called again."""
        if not isValid(self.window):
            return
        self.window.close()
        self.parts.workers.thinking.close()
        self.parts.workers.writing.close()
        self.languages.remove()
        self.parts.profile.close()
        self.window.deleteLater()
        self.app.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def application(arguments: Sequence[str] = ()) -> QApplication:
    """The one application object, made if there is none."""
    made = QApplication.instance()
    app = made if isinstance(made, QApplication) else QApplication(["belote-desktop", *arguments])
    app.setApplicationName("belote-desktop")
    app.setApplicationDisplayName("Belote Desktop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(APP_ID)
    app.setWindowIcon(application_icon())
    # Looking for sound devices talks to the log, also where everything is well.
    QLoggingCategory.setFilterRules("qt.multimedia.*=false")
    _add_fonts_of_the_bundle()
    return app


def _add_fonts_of_the_bundle() -> None:
    """The built packages carry a font, for systems that have none; elsewhere there is no such folder."""
    folder = files("belote_desktop.resources") / "fonts"
    if folder.is_dir():
        for font in folder.iterdir():
            if font.name.endswith(".ttf"):
                QFontDatabase.addApplicationFontFromData(QByteArray(font.read_bytes()))


def build(profile_directory: Path | None = None, *, workers: Workers | None = None) -> Program:
    """Build the whole program without starting it; ProfileInUse or ProfileUnusable if its profile cannot be had."""
    app = application()
    directories = Directories.standard() if profile_directory is None else Directories.under(profile_directory)
    profile = Profile(directories)
    preferences = Preferences(profile.settings)
    languages = Languages(app, preferences)
    style = Style(app, preferences)
    working = workers or Workers(ThreadTasks(), ThreadTasks(), measuring(), ThreadTasks)
    parts = Parts(profile, preferences, style, working, Sounds(preferences))
    return Program(app, parts, languages, MainWindow(parts))


def run(profile_directory: Path | None = None, record: Path | None = None) -> int:
    """Show the window until it is closed; the exit status."""
    application()
    set_up_interpreter()
    try:
        program = build(profile_directory)
    except (ProfileInUse, ProfileUnusable) as problem:
        print(problem, file=sys.stderr)
        _say_so(str(problem))
        return IN_USE if isinstance(problem, ProfileInUse) else UNUSABLE
    program.window.show()
    if record is not None:
        program.window.go_on(record)
    if program.window.session is None:
        program.window.offer_to_go_on()
    try:
        return program.app.exec()
    finally:
        program.close()


def set_up_interpreter() -> None:
    """Keep Python from holding the window up: short turns between threads, and few walks through all objects."""
    sys.setswitchinterval(TURN_SECONDS)
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, FULL_COLLECTIONS)


def _say_so(sentence: str) -> None:
    """Before there is a window of ours, a box of the system has to do; nothing waits for an answer off screen."""
    if QApplication.platformName() in ("offscreen", "minimal"):
        return
    from PySide6.QtWidgets import QMessageBox

    QMessageBox.critical(None, "Belote Desktop", sentence)
