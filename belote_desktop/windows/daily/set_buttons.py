"""What can be done with a set deal besides playing it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPushButton, QWidget

from belote_desktop.windows.look.icons import put_sign
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.flow import FlowLayout


class SetButtons(QWidget):
    """Buttons to copy the result or the code, to look back, and to open another code."""

    def __init__(self) -> None:
        super().__init__()
        self.copy, self.review, self.code, self.other = QPushButton(), QPushButton(), QPushButton(), QPushButton()
        flow = FlowLayout(self, gap=10)
        for button in (self.copy, self.review, self.code, self.other):
            button.setAutoDefault(False)
            flow.addWidget(button)

    def show_stage(self, *, is_over: bool) -> None:
        """Offer the result only once there is one."""
        for button in (self.copy, self.review):
            button.setVisible(is_over)

    def retranslate(self) -> None:
        """Word the buttons."""
        #: A button: a result as a text and a picture.
        self.copy.setText(QCoreApplication.translate("SetPage", "Copy the result"))
        #: A button: the code that opens a deal.
        self.code.setText(QCoreApplication.translate("SetPage", "Copy the code"))
        #: A button: look back at your decisions.
        self.review.setText(QCoreApplication.translate("SetPage", "Review"))
        #: A button: open another deal by its code.
        self.other.setText(QCoreApplication.translate("SetPage", "Open a code…"))

    def restyle(self, style: Style) -> None:
        """Draw the sign anew."""
        put_sign(self.copy, "export", style.ink.text2, style.px(18))
