"""The buttons on the empty table: new match, unfinished matches, settings."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from belote_desktop.windows.look.icons import application_icon
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.overlay import Overlay
from belote_desktop.windows.widgets.page import label, set_role


class Welcome(Overlay):
    """Emits `new_match`, `unfinished` or `settings`."""

    new_match = Signal()
    unfinished = Signal()
    settings = Signal()

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(style, parent, 460)
        self.new_button, self.unfinished_button, self.settings_button = QPushButton(), QPushButton(), QPushButton()
        set_role(self.new_button, "primary")
        for button, signal in (
            (self.new_button, self.new_match),
            (self.unfinished_button, self.unfinished),
            (self.settings_button, self.settings),
        ):
            self.buttons.addWidget(button)
            button.clicked.connect(signal)
        self.renew()

    def first_button(self) -> QPushButton:
        return self.new_button

    def retranslate(self) -> None:
        picture = label()
        picture.setPixmap(application_icon().pixmap(QSize(72, 72)))
        words = QVBoxLayout()
        words.addWidget(label("Belote Desktop", "heading"))
        words.addWidget(label(self.tr("Ready to play?"), "sentence", wrap=True))
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        self.content.addLayout(head)
        self.content.addStretch(1)
        #: A button.
        self.new_button.setText(self.tr("New match"))
        #: A button.
        self.unfinished_button.setText(self.tr("Unfinished matches"))
        #: A button.
        self.settings_button.setText(self.tr("Settings"))
        self.setAccessibleName("Belote Desktop")
