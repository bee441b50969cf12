"""The single QApplication, with the names and the font it needs."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from PySide6.QtCore import QEvent, QLoggingCategory, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from belote_desktop import __version__

APP_ID = "io.github.belote_desktop.BeloteDesktop"


class Application(QApplication):
    """The application; `open_asked` carries a file or a link that macOS asks it to open.

    This is an override and no event filter: a filter of the application would be called for the events of every widget.
    """

    open_asked = Signal(str)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.open_asked.emit(event.file() or event.url().toEncoded().toStdString())
            return True
        return super().event(event)


def application(arguments: Sequence[str] = ()) -> QApplication:
    """The only QApplication, created if there is none."""
    made = QApplication.instance()
    app = made if isinstance(made, QApplication) else Application(["belote-desktop", *arguments])
    app.setApplicationName("belote-desktop")
    app.setApplicationDisplayName("Belote Desktop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(APP_ID)
    # Looking for sound devices talks to the log, also where everything is well.
    QLoggingCategory.setFilterRules("qt.multimedia.*=false")
    _add_fonts_of_the_bundle()
    return app


def _add_fonts_of_the_bundle() -> None:
    """Add the fonts in the bundle, which draws with them on every system. Other installations have no such folder.

    Qt opens a file in its place: seventeen take a millisecond, and three when they are read for it.
    """
    folder = files("belote_desktop.resources") / "fonts"
    if folder.is_dir():
        from PySide6.QtGui import QFontDatabase

        for font in folder.iterdir():
            if font.name.endswith(".ttf"):
                QFontDatabase.addApplicationFont(str(font))
