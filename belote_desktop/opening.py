"""The start of the program: shows a window at once and builds its contents afterwards."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDeadlineTimer, Qt, QThread, QTimer

from belote_desktop import quick_start, second_start
from belote_desktop.faults import FAILED, Faults, has_screen
from belote_desktop.profile.directories import Directories
from belote_desktop.profile.error_log import ErrorLog
from belote_desktop.qt_application import application
from belote_desktop.windows.shell.startup_window import Frame, Left
from belote_desktop.wishes import Wishes

if TYPE_CHECKING:
    from belote_desktop.app import Program
    from belote_desktop.engine.wording.messages import Message
    from belote_desktop.windows.shell.main_window import MainWindow

IN_USE, UNUSABLE = 3, 4
"""Exit statuses: another instance has the profile; the profile cannot be used."""
PATIENCE_MS, RETRY_MS = 5000, 50
"""How long, and how often, a second start tries to reach a window that has the profile but does not listen yet."""
UNSEEN_MS = 1000
"""A window that nobody sees, as one that starts minimised, is filled after so long all the same."""


def run(profile_directory: Path | None = None, record: Path | None = None) -> int:
    """Show the window until it is closed. Returns the exit status."""
    app = application()
    directories = Directories.of(profile_directory)
    if second_start.hand_over(directories, wish_of(record)):
        return 0
    with ErrorLog(directories.logs) as log, Faults(log, shows=has_screen()) as faults:
        try:
            opening = Opening(Frame(Left.read(directories.settings)), profile_directory, record, faults)
            opening.frame.closed.connect(lambda: app.exit(0))
            opening.frame.show()
        except Exception as problem:
            return faults.end(problem)
        status = app.exec()
        try:
            opening.close()
        except Exception as problem:
            faults.note(problem)
            return FAILED
        return opening.status or status


def wish_of(record: Path | None) -> str:
    """What a second start passes on: the absolute path of a file, or the code of a deal as it is."""
    return "" if record is None else str(record.absolute() if record.exists() else record)


@dataclass(eq=False)
class Opening:
    """The window shown at the start, and the program that is built into it afterwards."""

    frame: Frame
    profile_directory: Path | None
    record: Path | None
    faults: Faults
    program: Program | None = None
    status: int = 0
    wishes: Wishes = field(init=False, repr=False)
    _begun: bool = field(default=False, repr=False)

    def __post_init__(self) -> None:
        self.wishes = Wishes(self.frame)
        # functions keep it as long as its frame may still call them, which a method of what is no QObject does not
        self.frame.painted.connect(lambda: self.fill(), Qt.ConnectionType.QueuedConnection)
        QTimer.singleShot(UNSEEN_MS, self.frame, lambda: self.fill())

    def fill(self) -> None:
        """Build the program and show it in the frame. If that fails, report it and close the frame."""
        if self._begun:
            return
        self._begun = True
        from belote_desktop import app

        app.set_up_interpreter()
        self._put_in()

    def import_profile(self, path: Path) -> None:
        """Import a profile into the open one. The program is closed meanwhile and then built again.

        If the import fails, the profile is unchanged; in both cases the window shows the result.
        """
        from belote_desktop.profile import ProfileError
        from belote_desktop.profile.archive.importing import import_profile

        if self.program is None:
            return
        directories = self.program.services.profile.directories
        self.wishes.open_with(None)
        self.frame.release()
        self.program.close()
        self.program = self.record = None
        said = None
        try:
            said = import_profile(directories, path)
        except ProfileError as problem:
            said = problem.message
        finally:
            self._put_in(said)

    def _put_in(self, news: Message | None = None) -> None:
        """Build the program and show it in the frame, with a notice if there is one."""
        from belote_desktop import app
        from belote_desktop.profile import ProfileInUse, ProfileUnusable
        from belote_desktop.windows.shell.idle_work import IdleWork

        try:
            self.program = app.build(self.profile_directory)
        except ProfileInUse as problem:
            self._pass_on(str(problem))
            return
        except ProfileUnusable as problem:
            self.status = UNUSABLE
            self._say_so(str(problem))
            self.frame.close()
            return
        except Exception as problem:
            self.status = self.faults.end(problem, self.frame)
            self.frame.close()
            return
        self.faults.parent_window = self.frame
        window = self.program.window
        if news is not None:
            self.program.services.profile.tell(news)
        window.import_asked.connect(self.import_profile, Qt.ConnectionType.QueuedConnection)
        self.frame.hold(window)
        try:
            self._begin(window)
        except Exception as problem:
            self.faults.tell(problem)
            window.show_table()
        IdleWork(self._make_rest(self.program), window)
        quick_start.end()
        self.wishes.open_with(lambda path: window.files.open(path))

    def _make_rest(self, program: Program) -> Iterator[None]:
        """Listen for second starts, and build what the first page did not need."""
        self.wishes.second_starts.listen(program.services.profile.directories)
        yield
        yield from program.make_rest()

    def _pass_on(self, problem: str) -> None:
        """Leave what is to be opened to the window that has the profile; it may just be starting itself."""
        directories = Directories.of(self.profile_directory)
        patience = QDeadlineTimer(PATIENCE_MS)
        self.frame.hide()
        while not second_start.hand_over(directories, wish_of(self.record)):
            if patience.hasExpired() or not second_start.address(directories):
                self.status = IN_USE
                self._say_so(problem)
                break
            QThread.msleep(RETRY_MS)
        self.frame.close()

    def _begin(self, window: MainWindow) -> None:
        """Open the file the program was started with, or show home."""
        if self.record is not None:
            window.files.open(self.record)
        if window.session is None and window.shows_table:
            window.show_first_page()

    def close(self) -> None:
        """Close the program, if it was built, and listen no more."""
        self.wishes.second_starts.close()
        if self.program is not None:
            self.program.close()
        self.frame.deleteLater()

    def _say_so(self, sentence: str) -> None:
        """Report an error in a message box, as there is no window yet. Off screen nothing waits for an answer."""
        print(sentence, file=sys.stderr)
        if not has_screen():
            return
        from PySide6.QtWidgets import QMessageBox

        QMessageBox.critical(self.frame, "Belote Desktop", sentence)
