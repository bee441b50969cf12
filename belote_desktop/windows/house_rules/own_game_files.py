"""File dialogs for games: where to export one, which one to import."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from belote_desktop.profile.own_games.own_games import SUFFIX, file_name


def where_to(parent: QWidget, game: str) -> Path | None:
    """The file to export a game to, with the extension of games; None if the user cancels."""
    #: The title of a window that asks for a file.
    title = QCoreApplication.translate("OwnGameFiles", "Export a game")
    proposed = str(_documents() / file_name(game))
    chosen, _ = QFileDialog.getSaveFileName(parent, title, proposed, _kinds())
    if not chosen:
        return None
    path = Path(chosen)
    return path if path.suffix else path.with_name(path.name + SUFFIX)


def which(parent: QWidget) -> Path | None:
    """The file to import; None if the user cancels."""
    #: The title of a window that asks for a file.
    title = QCoreApplication.translate("OwnGameFiles", "Import a game")
    #: A kind of files.
    every = QCoreApplication.translate("OwnGameFiles", "All files")
    chosen, _ = QFileDialog.getOpenFileName(parent, title, str(_documents()), f"{_kinds()};;{every} (*)")
    return Path(chosen) if chosen else None


def _kinds() -> str:
    return f"{QCoreApplication.translate('OwnGameFiles', 'Games of Belote Desktop')} (*{SUFFIX})"


def _documents() -> Path:
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
