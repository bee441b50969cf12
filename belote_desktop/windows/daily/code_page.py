"""Open a deal by its code: pasted with the text around it, or typed."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget

from belote_desktop import variants
from belote_desktop.duplicate import parse_code
from belote_desktop.duplicate.code import SCHEME
from belote_desktop.models.words import words
from belote_desktop.records import RecordError
from belote_desktop.table.announcing import tell_reader
from belote_desktop.windows.cards.game_picture import GamePicture
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.flow import FlowLayout
from belote_desktop.windows.widgets.page import Page, label, panel, set_role
from belote_desktop.windows.widgets.scrolling import scrolling

PICTURE, WIDEST, PICTURED = QSize(420, 200), 720, 560
"""The size of the picture, the greatest width of the page and the least height for the picture at 100 %."""


class CodePage(Page):
    """`opened` carries a SetDeal. A code on the clipboard is filled in; a wrong one stays, with what is wrong in it."""

    opened = Signal(object)

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self.lead, self.problem = label(role="sentence", wrap=True), label(role="bad", wrap=True)
        self.field, self.open_button = QLineEdit(), QPushButton()
        self.picture = GamePicture(style, variants.get(variants.all_variants()[0].id), PICTURE)
        set_role(self.open_button, "primary")
        self.open_button.setAutoDefault(False)
        self.open_button.clicked.connect(self.open)
        self.field.returnPressed.connect(self.open)
        self.field.textEdited.connect(lambda _text: self._tell(""))
        on_clipboard = QGuiApplication.clipboard().text()
        if SCHEME in on_clipboard and len(on_clipboard) < self.field.maxLength():
            self.field.setText(" ".join(on_clipboard.split()))
        buttons = QWidget()
        FlowLayout(buttons).addWidget(self.open_button)
        content, paper = QWidget(), panel("paper")
        inside, column = QVBoxLayout(paper), QVBoxLayout(content)
        inside.setContentsMargins(24, 22, 24, 22)
        inside.setSpacing(16)
        inside.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignHCenter)
        for part in (self.lead, self.field, self.problem, buttons):
            inside.addWidget(part)
        column.setContentsMargins(0, 0, 4, 0)
        column.addStretch(1)
        column.addWidget(paper)
        column.addStretch(2)
        self.body.addWidget(scrolling(content), 1)
        self.problem.hide()
        self.renew()

    def first_focus(self) -> QWidget:
        return self.field

    def open(self) -> None:
        """Open the deal, or say why there is none in this text."""
        try:
            deal = parse_code(self.field.text())
        except RecordError as problem:
            self._tell(words.sentence(problem.message))
            self.field.setFocus()
            return
        self.opened.emit(deal)

    def restyle(self) -> None:
        self.picture.updateGeometry()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Keep the page in the middle, with a picture where it is high enough."""
        self.centre(self.style_.px(WIDEST))
        self.picture.setVisible(self.height() / self.style_.scale >= PICTURED)

    def _tell(self, problem: str) -> None:
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        if problem:
            tell_reader(self, problem)

    def retranslate(self) -> None:
        #: A title.
        self.set_title(self.tr("Open a deal by its code"))
        self.lead.setText(
            self.tr(
                "Paste the code of a deal, with the text around it if you like. You get the same cards as the "
                "person who sent it, and see how the five levels do with them."
            )
        )
        #: The name of a field for the code of a deal.
        self.field.setAccessibleName(self.tr("Code"))
        self.field.setPlaceholderText(f"{SCHEME}…")
        #: A button: open a deal by its code.
        self.open_button.setText(self.tr("Open"))
