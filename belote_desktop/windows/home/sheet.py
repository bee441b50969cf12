"""A sheet of home: a title, a sentence, a picture or figures, and buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from belote_desktop.windows.home.words_label import WordsLabel, widen
from belote_desktop.windows.look.icons import put_sign, sign_pixmap
from belote_desktop.windows.widgets.page import label, set_role

if TYPE_CHECKING:
    from belote_desktop.windows.home.front_page import FrontPage


class Sheet(QFrame):
    """Upright beside others, or flat as a row: then it has a sign in place of its picture.

    `body` stands above the sentence, `picture` beside it, and `ornament` at the end of the title.
    """

    def __init__(
        self, page: FrontPage, sign: str, button_sign: str = "", body: QWidget | None = None, *,
        picture: QWidget | None = None, ornament: QWidget | None = None, primary: bool = False,
    ) -> None:  # fmt: skip
        super().__init__()
        self._page, self._sign, self._button_sign, self._body = page, sign, button_sign, body
        self._picture, self._ornament = picture, ornament
        set_role(self, "paper")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.sign, self.title = label(), WordsLabel("section")
        self.aside, self.sentence = label(role="note"), WordsLabel("sentence")
        self.button, self.other_button = QPushButton(), QPushButton()
        self.other_button.hide()
        self.make_primary(primary)
        self._lay_out()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.aside)
        if self._ornament is not None:
            head.addWidget(self._ornament)
        self._words = QVBoxLayout()
        self._words.addStretch(1)
        self._words.addLayout(head)
        if self._body is not None:
            self._words.addWidget(self._body)
        told = QHBoxLayout()
        told.setSpacing(14)
        if self._picture is not None:
            told.addWidget(self._picture)
        told.addWidget(self.sentence, 1)
        self._words.addLayout(told)
        self._words.addStretch(1)
        self._buttons = QHBoxLayout()
        self._buttons.addWidget(self.button)
        self._buttons.addWidget(self.other_button)
        self._buttons.addStretch(1)
        self._whole = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._whole.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignVCenter)
        self._whole.addLayout(self._words, 1)
        self._whole.addLayout(self._buttons)

    def tell(self, title: str, sentence: str, button: str, aside: str = "") -> None:
        """Set the texts; a screen reader hears the sentence with the button."""
        self.title.setText(title)
        self.sentence.setText(sentence)
        self.aside.setText(aside)
        self.button.setText(button)
        self.button.setAccessibleName(f"{title}: {button}" if button else title)
        self.button.setAccessibleDescription(" ".join(filter(None, (sentence, aside))))

    def make_primary(self, primary: bool) -> None:
        """Fill the button, or only outline it."""
        self._is_primary = primary
        set_role(self.button, "primary" if primary else "")

    def restyle(self) -> None:
        """Take the colours and sizes in force."""
        ink, px = self._page.style_.ink, self._page.px
        self.sign.setPixmap(sign_pixmap(self._sign, ink.accent_text, px(24), self.devicePixelRatioF()))
        if self._button_sign:
            put_sign(self.button, self._button_sign, ink.primary_text if self._is_primary else ink.text, px(18))

    def lie(self, *, flat: bool, low: bool) -> None:
        """Stand upright, or lie flat; low rows stand closer."""
        px = self._page.px
        upright = not flat or self._page.room.is_tiny
        self._whole.setDirection(
            QBoxLayout.Direction.TopToBottom if upright else QBoxLayout.Direction.LeftToRight
        )  # fmt: skip
        edges = (px(12), px(3 if low else 8)) if flat else (px(19), px(15))
        self._whole.setContentsMargins(edges[0], edges[1], edges[0], edges[1])
        self._whole.setSpacing(px(12 if flat else 10))
        self._words.setSpacing(px(1 if flat else 8))
        self._words.setStretch(0, 1 if flat else 0)
        self.sign.setVisible(flat and not self._page.room.is_narrow)
        self.aside.setVisible(not flat)
        for part in (self._body, self._picture, self._ornament):
            if part is not None:
                part.setVisible(not flat)
        widen(self.button, px(128))
        self.setMinimumHeight(0 if flat else px(200))
