"""About the program: version, licences, how the computer plays, where files are kept."""

from __future__ import annotations

import os
import platform

from PySide6.QtCore import QSize, Qt, Signal, qVersion
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from belote_desktop import __version__
from belote_desktop.models.words import words
from belote_desktop.profile import Directories
from belote_desktop.search.compiled import is_compiled
from belote_desktop.windows.look.icons import application_icon
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.flow import FlowLayout
from belote_desktop.windows.widgets.page import Page, label, panel, rule
from belote_desktop.windows.widgets.scrolling import scrolling


class AboutWindow(Page):
    """What the program is, what it does not do, and where files are kept. `recount` asks to rebuild the statistics."""

    recount = Signal()

    def __init__(self, style: Style, directories: Directories, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self._directories = directories
        self.name, self.version = label("Belote Desktop", "heading"), label(role="sentence", wrap=True)
        self.play_title, self.play = label(role="section"), label(wrap=True)
        self.speed = label(wrap=True)
        self.licence_title, self.licence = label(role="section"), label(wrap=True)
        self.files_title, self.files = label(role="section"), label(wrap=True)
        self.files.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.files.setTextFormat(Qt.TextFormat.PlainText)
        self.licences_button, self.recount_button = QPushButton(), QPushButton()
        for button in (self.licences_button, self.recount_button):
            button.setAutoDefault(False)
        self.recount_button.clicked.connect(self.recount)
        self.recounted = label(wrap=True)
        self.recounted.hide()
        self._lay_out()
        self.renew()
        self.prefer(660, 640)

    def _lay_out(self) -> None:
        self.column = QVBoxLayout()
        self.column.setContentsMargins(26, 16, 26, 16)
        self.column.setSpacing(10)
        content = QWidget()
        content.setLayout(self.column)
        paper = panel("paper")
        inside = QVBoxLayout(paper)
        inside.setContentsMargins(0, 4, 0, 4)
        inside.addWidget(scrolling(content))
        self.column.addLayout(self._made_head())
        self.column.addWidget(rule())
        for part in (
            self.play_title, self.play, self.speed, self.licence_title, self.licence, self.files_title, self.files,
        ):  # fmt: skip
            self.column.addWidget(part)
        self.column.addStretch(1)
        foot = QWidget()
        buttons = FlowLayout(foot, gap=12)
        buttons.addWidget(self.licences_button)
        buttons.addWidget(self.recount_button)
        self.body.addWidget(paper, 1)
        self.body.addWidget(self.recounted)
        self.body.addWidget(foot)

    def _made_head(self) -> QHBoxLayout:
        """The picture of the program beside its name and version."""
        picture = label()
        picture.setPixmap(application_icon().pixmap(QSize(72, 72)))
        titles = QVBoxLayout()
        titles.addStretch(1)
        titles.addWidget(self.name)
        titles.addWidget(self.version)
        titles.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(picture)
        head.addLayout(titles, 1)
        return head

    def retranslate(self) -> None:
        self.set_title(self.tr("About Belote Desktop"))
        #: {version}, {python}, {qt}: numbers of versions.
        version = self.tr("Version {version}, Python {python}, Qt {qt}")
        self.version.setText(version.format(version=__version__, python=platform.python_version(), qt=qVersion()))
        self.play_title.setText(self.tr("How the computer plays"))
        self.play.setText(
            self.tr(
                "Computer players see only their own cards and what is said and played at the table, as you "
                "do. Your partner and your opponents know equally little, and they have the same level unless you "
                "choose otherwise. The cards are shuffled before anyone sees them, and the seal of each deal "
                "lets you check this afterwards."
            )
        )
        self.speed.setText(self._speed())
        #: A head.
        self.licence_title.setText(self.tr("Licence"))
        self.licence.setText(
            self.tr(
                "Belote Desktop is free software under the GNU General Public License, version 3 or later. "
                "You may use, study, share and change it. It comes without any warranty. Cards, pictures and "
                "sounds were made for it."
            )
        )
        #: A button.
        self.licences_button.setText(self.tr("Licences"))
        #: A head.
        self.files_title.setText(self.tr("File locations"))
        #: {settings}, {matches}, {statistics}: folders and files, each on a line of its own.
        places = self.tr("Settings: {settings}\nMatches: {matches}\nStatistics: {statistics}")
        self.files.setText(
            places.format(
                settings=os.fspath(self._directories.settings),
                matches=os.fspath(self._directories.matches),
                statistics=os.fspath(self._directories.statistics),
            )
        )

        #: A button.
        self.recount_button.setText(self.tr("Rebuild statistics"))
        said = self.tr("Counts all finished matches again. A copy of the present statistics is kept.")
        self.recount_button.setToolTip(said)
        self.recount_button.setAccessibleDescription(said)

    def show_counting(self, done: int, whole: int) -> None:
        """How many files of matches are counted, of how many."""
        self.recount_button.setEnabled(False)
        self.recounted.show()
        #: {done}: how many so far. {whole}: how many there are.
        said = self.tr("Counting match {done} of {whole}.")
        self.recounted.setText(said.format(done=words.number(done), whole=words.number(whole)))

    def show_counted(self, count: int) -> None:
        """All of them are; so many matches were counted."""
        self.recount_button.setEnabled(True)
        self.recounted.show()
        self.recounted.setText(self.tr("%n match(es) counted.", "", count))

    def _speed(self) -> str:
        """How fast the players think on this computer."""
        if is_compiled():
            return self.tr("Computer players think at full speed.")
        return self.tr("The search was not compiled for this computer, so strong computer players examine fewer deals.")
