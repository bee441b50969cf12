"""Records as files: opened from the menu, dropped on the window, or copied to a file.

Files of games and of whole profiles are known by their extension and passed on to be imported.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QDir, QEvent, QObject, QStandardPaths, QUrl, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from belote_desktop.models.words import words
from belote_desktop.profile import ProfileError, Saves
from belote_desktop.profile.failures import cause, shown
from belote_desktop.profile.files import write_whole
from belote_desktop.profile.own_games.own_games import SUFFIX

LARGEST = 4 * 1024 * 1024
"""The largest record that is read, in bytes; a larger file is refused unread."""
ENDING = ".brn"
"""The file ending of records."""

CODE = "belote:"
"""How the code of a deal begins, as a link in another program passes it."""


class RecordFiles(QObject):
    """`opened` carries the path of a record to continue, `game` that of a game, `profile` that of a whole profile.

    `code` carries the code of a deal that stood for a file; `message` and `failed` carry a sentence.
    """

    opened = Signal(Path)
    game = Signal(Path)
    profile = Signal(Path)
    code = Signal(str)
    message = Signal(str)
    failed = Signal(str)

    def __init__(self, saves: Saves, window: QWidget) -> None:
        super().__init__(window)
        self._saves, self._window = saves, window
        self.on_table = ""
        """The name of the save of the match on the table; empty if there is none."""
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def choose(self) -> None:
        """Ask for a record and open it."""
        from PySide6.QtWidgets import QFileDialog

        #: The title of a window that asks for a file.
        title = self.tr("Open a match")
        name, _ = QFileDialog.getOpenFileName(self._window, title, self._folder(), self._kinds())
        if name:
            self.open(Path(name))

    def open(self, path: Path) -> None:
        """Open the record in a file; a file from outside the profile is copied, and the copy is used."""
        from belote_desktop.profile.archive.archive_names import SUFFIX as PROFILE_SUFFIX

        if str(path).startswith(CODE) and not path.exists():
            self.code.emit(str(path))
        elif path.suffix == SUFFIX and not path.is_dir():
            self.game.emit(path)
        elif path.suffix == PROFILE_SUFFIX and not path.is_dir():
            self.profile.emit(path)
        elif self._is_on_table(path):
            self.message.emit(self.tr("This match is already open."))
        elif path.is_dir():
            #: {file}: a file's name.
            self.failed.emit(self.tr("{file} is a folder. Choose a match file.").format(file=shown(path)))
        elif path.is_file() and path.stat().st_size > LARGEST:
            #: {file}: a file's name.
            sentence = self.tr("{file} is too large for a match file. It was not changed.")
            self.failed.emit(sentence.format(file=shown(path)))
        else:
            if path.is_file():
                _note(path)
            self.opened.emit(path)

    def save_copy(self) -> None:
        """Ask for a file name and write the record of the match on the table to it."""
        source = self._source()
        if source is None:
            self.message.emit(self.tr("No match is open. Start one first."))
            return
        self.save_copy_of(source)

    def save_copy_of(self, source: Path) -> None:
        """Ask for a file name and write the record in a file to it."""
        start = str(Path(self._folder()) / source.name)
        from PySide6.QtWidgets import QFileDialog

        #: The title of a window that asks for a file.
        name, _ = QFileDialog.getSaveFileName(self._window, self.tr("Save a copy of the match"), start, self._kinds())
        if name:
            self._copy(source, Path(name) if Path(name).suffix else Path(name + ENDING))

    def _copy(self, source: Path, target: Path) -> None:
        try:
            if target.exists() and target.samefile(source):
                self.message.emit(self.tr("This is the match file itself. Choose another name."))
                return
            write_whole(target, source.read_bytes())
        except ProfileError as problem:
            self.failed.emit(words.sentence(problem.message))
        except OSError as problem:
            #: {file}: a file's name. {reason}: why, a clause, "the disk is full".
            sentence = self.tr("{file} could not be copied: {reason}.")
            self.failed.emit(sentence.format(file=shown(source), reason=words.sentence(cause(problem, reading=True))))
        else:
            _note(target)
            #: {file}: a file's name.
            self.message.emit(self.tr("The match was copied to {file}.").format(file=shown(target)))

    def _source(self) -> Path | None:
        return next((path for path in self._saves.all() if path.stem == self.on_table), None)

    def _is_on_table(self, path: Path) -> bool:
        source = self._source()
        return source is not None and path.exists() and path.samefile(source)

    def _folder(self) -> str:
        place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        return place if place and Path(place).is_dir() else QDir.homePath()

    def _kinds(self) -> str:
        #: A kind of files. (*.brn) stays as it is.
        return ";;".join((self.tr("Match files (*.brn)"), self.tr("All files (*)")))

    # ------------------------------------------------------------------ dropped on the window
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Accept files dragged onto the window."""
        if watched is not self._window:
            return False
        if isinstance(event, QDropEvent) and event.mimeData().hasUrls():
            event.acceptProposedAction()
            if event.type() == QEvent.Type.Drop and not isinstance(event, QDragEnterEvent):
                self.drop(event.mimeData().urls())
            return True
        return False

    def drop(self, urls: list[QUrl]) -> None:
        """Open dropped files."""
        if len(urls) != 1:
            self.failed.emit(self.tr("Drop one file at a time: a match file or a game."))
        elif not urls[0].isLocalFile():
            self.failed.emit(self.tr("You can open only files on this computer."))
        else:
            self.open(Path(urls[0].toLocalFile()))


def _note(path: Path) -> None:
    """Note a file in the system's list of recent files."""
    from belote_desktop.windows.look import recent_files  # the first page does not need it

    recent_files.note(path)
