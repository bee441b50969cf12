"""A whole profile as a file: exported from the menu, and imported while the program reopens the profile."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QDir, QObject, QStandardPaths, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from belote_desktop.models.tasks import Answer
from belote_desktop.models.words import words
from belote_desktop.profile import ProfileError
from belote_desktop.profile.archive.archive import opened_archive
from belote_desktop.profile.archive.archive_names import MATCHES, SUFFIX
from belote_desktop.profile.archive.exporting import export_profile, with_suffix
from belote_desktop.windows.look import recent_files
from belote_desktop.windows.look.services import Services
from belote_desktop.windows.shell.banner import Banner


class ProfileFiles(QObject):
    """`import_asked` carries the file to import: the profile cannot be replaced while the program uses it."""

    import_asked = Signal(Path)

    def __init__(self, services: Services, banner: Banner, window: QWidget) -> None:
        super().__init__(window)
        self._services, self._banner, self._window = services, banner, window

    def export(self) -> None:
        """Ask for a place and write the profile there, after what is on its way to the disk."""
        start = str(Path(self._folder()) / f"belote{SUFFIX}")
        name, _ = QFileDialog.getSaveFileName(self._window, self.tr("Export the profile"), start, self._kinds())
        if name:
            directories, path = self._services.profile.directories, with_suffix(Path(name))
            self._services.workers.writing.run(
                partial(export_profile, directories, path), partial(self._on_exported, path)
            )

    def choose(self) -> None:
        """Ask for a file and import the profile in it."""
        title = self.tr("Import a profile")
        name, _ = QFileDialog.getOpenFileName(self._window, title, self._folder(), self._kinds())
        if name:
            self.open(Path(name))

    def open(self, path: Path) -> None:
        """Look into a file and say what importing it means; it is imported when the person says so."""
        try:
            with opened_archive(path) as archive:
                matches = sum(name.startswith(f"{MATCHES}/") for name in archive.parts)
        except ProfileError as problem:
            self._banner.tell(words.sentence(problem.message), warning=True)
            return
        recent_files.note(path)
        question = QMessageBox(self._window)
        question.setIcon(QMessageBox.Icon.Question)
        question.setWindowTitle(self.tr("Import a profile"))
        question.setText(self.tr("Import this profile with %n match(es)?", "", matches))
        question.setInformativeText(
            self.tr(
                "Your matches and games stay. Your settings, lessons and drills are replaced. "
                "A copy of what is replaced is kept."
            )
        )
        #: A button.
        self.go_button = question.addButton(self.tr("Import"), QMessageBox.ButtonRole.AcceptRole)
        question.addButton(QMessageBox.StandardButton.Cancel)
        question.setDefaultButton(QMessageBox.StandardButton.Cancel)
        question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        question.accepted.connect(partial(self.import_asked.emit, path))
        question.open()

    def _on_exported(self, path: Path, answer: Answer) -> None:
        error = answer.error
        if error is None:
            recent_files.note(path)
            self._banner.tell(words.sentence(answer.value))
        elif isinstance(error, ProfileError):
            self._banner.tell(words.sentence(error.message), warning=True)
        else:
            raise error

    def _folder(self) -> str:
        place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        return place if place and Path(place).is_dir() else QDir.homePath()

    def _kinds(self) -> str:
        #: A kind of files. (*) stays as it is.
        return ";;".join((f"{self.tr('Profiles of Belote Desktop')} (*{SUFFIX})", self.tr("All files (*)")))
