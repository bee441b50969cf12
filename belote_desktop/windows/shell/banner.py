"""A line at the top of the window for refusals, failures to save and news. It blocks nothing.

It has no time limit: it goes when its situation ends or when it is closed. Sentences that do not fit together are
read page by page, by a click or by asking for the same again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from belote_desktop.table.scene.turned_pages import marked, paged
from belote_desktop.windows.look.icons import sign
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.suits.suit_text import rich
from belote_desktop.windows.widgets.announcing import announce
from belote_desktop.windows.widgets.floating_bar import FloatingBar
from belote_desktop.windows.widgets.page import label, set_role

if TYPE_CHECKING:
    from belote_desktop.windows.glossary import LinkedWords

WIDTH = 720


class Banner(FloatingBar):
    """A few sentences, and at most one button. `word_asked` carries the address of a word of the glossary."""

    word_asked = Signal(str)

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, WIDTH, parent)
        self.text = label(role="name", wrap=True)
        self._sign = label()
        self.action = QPushButton()
        self.close_button = QPushButton()
        set_role(self.close_button, "reset")
        for button in (self.action, self.close_button):
            button.setAutoDefault(True)  # Enter presses it on every desktop
        self.said, self.buttons = (self.text,), (self.action,)
        self._pages: tuple[str, ...] = ("",)
        self._page = 0
        self._sentences: tuple[str, ...] = ()
        self.linked: LinkedWords | None = None
        """Underlines the words of the game on the table; None if there is none."""
        self.text.linkActivated.connect(self.word_asked)
        self._row = row = QHBoxLayout(self)
        row.addWidget(self._sign)
        row.addWidget(self.text, 1)
        row.addWidget(self.action)
        row.addWidget(self.close_button)
        self._asked: tuple[str, str, Callable[[], object]] | None = None
        self.action.clicked.connect(self._on_action)
        self.close_button.clicked.connect(self.dismiss)
        self._is_of_page = self._has_just_come = False
        style.changed.connect(self.restyle)
        self.restyle()
        self._word()
        self.hide()

    def tell(self, *sentences: str, warning: bool = False) -> None:
        """Show news that needs no answer until its situation ends; the same sentences again turn the page.

        A warning also stays when another page is opened.
        """
        if self.isVisible() and sentences == self._sentences and self.turn():
            return
        self.action.hide()
        self.close_button.show()
        self._show(sentences, warning=warning)
        self._is_of_page, self._has_just_come = not warning, True
        QTimer.singleShot(0, self, self._settled_in)

    def _settled_in(self) -> None:
        self._has_just_come = False

    def pass_on(self) -> None:
        """Remove news that is out of date: a decision is made or taken back, or a deal has ended."""
        if self.action.isHidden():
            self.dismiss()

    def turn_page(self) -> None:
        """Remove news of the previous page when another page is shown."""
        if self._is_of_page and not self._has_just_come:
            self.pass_on()
        self.stay_on_top()

    def ask(self, sentence: str, button: str, do: Callable[[], object]) -> None:
        """Show a sentence with one button; it stays, and returns after any news."""
        self._asked = (sentence, button, do)
        self.close_button.hide()
        self.action.setText(button)
        self.action.show()
        self._show((sentence,), warning=True)

    def settle(self) -> None:
        """Withdraw the question, which has been answered."""
        if self._asked is not None:
            self._asked = None
            self.dismiss()

    def dismiss(self) -> None:
        """Remove the sentences; a question still open returns."""
        self.hide()
        if self._asked is not None and self.action.isHidden():
            self.ask(*self._asked)

    def stay_on_top(self) -> None:
        """Move to the front again after another widget was laid under it."""
        if not self.isHidden():
            self.place()
            self.raise_()

    def restyle(self) -> None:
        super().restyle()
        self.close_button.setIcon(sign("close", self._style.ink.text2, 18))
        self.close_button.setFixedSize(44, 44)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._word()

    def _word(self) -> None:
        self.close_button.setAccessibleName(self.tr("Close this message"))
        self.close_button.setToolTip(self.tr("Close this message"))

    @property
    def most_pages(self) -> int:
        return max(1, len(self._sentences))

    def turn(self) -> bool:
        """Show the next page, after the last the first; returns False if there is only one."""
        if len(self._pages) == 1:
            return False
        self._show_page((self._page + 1) % len(self._pages))
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.turn()

    def _open_at(self, pages: int) -> None:
        """Show the first of so many pages; where there are several, the words have all the room there is."""
        self._pages = paged(self._sentences, pages)
        is_paged = pages > 1
        self._sign.setVisible(not is_paged)
        set_role(self.text, "sentence" if is_paged else "name")
        self.text.style().unpolish(self.text)
        self.text.style().polish(self.text)
        self._row.setContentsMargins(*((10, 4, 4, 4) if is_paged else (16, 8, 10, 8)))
        self._row.setSpacing(4 if is_paged else 12)
        self.setCursor(Qt.CursorShape.PointingHandCursor if is_paged else Qt.CursorShape.ArrowCursor)
        self._show_page(0)

    def _show_page(self, number: int) -> None:
        self._page = number
        shown = marked(self._pages, number)
        if self.linked is not None:
            self.linked.begin()
        self.text.setText(rich(shown) if self.linked is None else self.linked.rich(shown))

    def _heights(self, width: int) -> Iterator[int]:
        for number in reversed(range(len(self._pages))):  # the first is shown at the end
            self._show_page(number)
            yield from super()._heights(width)

    def _show(self, sentences: tuple[str, ...], *, warning: bool) -> None:
        name, colour = ("alert", self._style.ink.bad) if warning else ("info", self._style.ink.accent_text)
        self._sign.setPixmap(sign(name, colour, 22).pixmap(22, 22))
        self.text.setTextFormat(Qt.TextFormat.RichText)
        sentence = " ".join(sentences)
        self._sentences = sentences
        self._open_at(1)
        self.setAccessibleName(sentence)
        self.show()
        self.place()
        self.raise_()
        announce(self, sentence, index=self._style.index)

    def _on_action(self) -> None:
        asked, self._asked = self._asked, None
        self.dismiss()
        if asked is not None:
            asked[2]()
