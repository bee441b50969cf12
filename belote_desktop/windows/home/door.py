"""A door of the first start: a picture, a title, a sentence, and a button with its key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout

from belote_desktop.windows.home.late_picture import LatePicture
from belote_desktop.windows.home.words_label import WordsLabel, widen
from belote_desktop.windows.look.icons import put_sign
from belote_desktop.windows.widgets.page import label, set_role

if TYPE_CHECKING:
    from belote_desktop.windows.home.front_page import FrontPage


class Door(QFrame):
    """A click anywhere on it presses its button."""

    def __init__(self, page: FrontPage, picture: LatePicture, sign: str, key: str, *, primary: bool = False) -> None:
        super().__init__()
        self.picture, self._page, self._sign, self._is_primary = picture, page, sign, primary
        set_role(self, "panel")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.title, self.sentence = WordsLabel("figure"), WordsLabel("lead")
        self.button, self.cap = QPushButton(), label(key, "key")
        if primary:
            set_role(self.button, "primary")
        self._words = QVBoxLayout()
        self._words.addWidget(self.title)
        self._words.addWidget(self.sentence)
        self._words.addStretch(1)
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addWidget(self.button)
        foot.addWidget(self.cap)
        foot.addStretch(1)
        self._words.addLayout(foot)
        self._row = QHBoxLayout(self)
        self._row.addWidget(picture)
        self._row.addLayout(self._words, 1)

    def word(self, title: str, sentence: str, button: str) -> None:
        """Set the texts."""
        self.title.setText(title)
        self.sentence.setText(sentence)
        self.button.setText(button)
        self.button.setAccessibleName(f"{title}: {button}")
        self.button.setAccessibleDescription(sentence)

    def restyle(self) -> None:
        """Take the sizes and colours in force."""
        ink, px = self._page.style_.ink, self._page.px
        put_sign(self.button, self._sign, ink.primary_text if self._is_primary else ink.text, px(20))
        self.picture.restyle()

    def lie(self, *, with_picture: bool, low: bool) -> None:
        """Lie with or without the picture; a low door is one of a column."""
        px = self._page.px
        edge = px(9 if low else 13)
        self._row.setContentsMargins(edge, edge, px(20), edge)
        self._row.setSpacing(px(16 if low else 24))
        above = px(2 if low else 12)
        self._words.setContentsMargins(0 if with_picture else px(8), above, 0, above)
        self._words.setSpacing(px(4 if low else 8))
        self.picture.setVisible(with_picture)
        self.picture.setFixedSize(px(140 if low else 241), px(112 if low else 234))
        widen(self.button, px(180))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.button.click()
