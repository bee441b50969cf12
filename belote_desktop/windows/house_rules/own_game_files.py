"""Asking for the file of a game: where to write one, which one to take in."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from belote_desktop.profile.own_games.own_games import SUFFIX, file_name


def where_to(parent: QWidget, game: str) -> Path | None:
    """Where a game is to be written; None if the person thinks better of it. The name ends as games end."""
    title = QCoreApplication.translate("OwnGameFiles", "Export a game")
    proposed = str(_documents() / file_name(game))
    chosen, _ = QFileDialog.getSaveFileName(parent, title, proposed, _kinds())
    if not chosen:
        return None
    path = Path(chosen)
    return path if path.suffix else path.with_name(path.name + SUFFIX)


def which(parent: QWidget) -> Path | None:
    """Which file is to be taken in; None if the person thinks better of it."""
    title = QCoreApplication.translate("OwnGameFiles", "Import a game")
    every = QCoreApplication.translate("OwnGameFiles", "All files")
    chosen, _ = QFileDialog.getOpenFileName(parent, title, str(_documents()), f"{_kinds()};;{every} (*)")
    return Path(chosen) if chosen else None


def _kinds() -> str:
    return f"{QCoreApplication.translate('OwnGameFiles', 'Games of Belote Desktop')} (*{SUFFIX})"


def _documents() -> Path:
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
