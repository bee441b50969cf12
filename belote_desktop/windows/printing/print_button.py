"""The button that prints what a page shows, or saves it as a file.

Whatever lays out and prints is imported when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QMenu, QPushButton

from belote_desktop.windows.look.shortcuts import SHORTCUTS, with_key
from belote_desktop.windows.widgets.page import Page, set_role, set_sign

if TYPE_CHECKING:
    from belote_desktop.windows.printing.asking import Asked
    from belote_desktop.windows.printing.document import PrintedDocument


class PrintButton(QPushButton):
    """Opens a menu: print, save as PDF and, for what is best as a picture, save as one. The result is news of the page.

    `make`, later `document`, makes the document of what the page shows now. `more` are other entries of the menu, with
    what they do.
    """

    def __init__(self, page: Page, make: Callable[[], PrintedDocument], picture: bool = False) -> None:
        super().__init__()
        self._page, self.document, self._picture = page, make, picture
        self.more: Callable[[], Sequence[tuple[str, Callable[[], object]]]] = tuple
        set_role(self, "cloth")
        self.setAutoDefault(False)
        self.clicked.connect(self._open)
        for keys in SHORTCUTS["print"].bound:
            key = QShortcut(keys, page, self._on_key)
            key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def entries(self) -> QMenu:
        """The menu."""
        menu = QMenu(self)
        #: A menu entry: on paper.
        printing = menu.addAction(self.tr("Print…"))
        printing.setShortcut(SHORTCUTS["print"].bound[0])
        printing.triggered.connect(self.print)
        #: A menu entry.
        menu.addAction(self.tr("Save as PDF…")).triggered.connect(self.save_pdf)
        if self._picture:
            #: A menu entry: as a PNG file.
            menu.addAction(self.tr("Save as picture…")).triggered.connect(self.save_picture)
        for text, do in self.more():
            menu.addAction(text).triggered.connect(lambda _on=False, do=do: do())
        return menu

    def print(self) -> None:
        """Ask for a printer and print."""
        from belote_desktop.windows.printing.asking import print_out

        self._tell(print_out(self._page, self.document()))

    def save_pdf(self) -> None:
        """Ask for a file and write a PDF."""
        from belote_desktop.windows.printing.asking import save_pdf

        self._tell(save_pdf(self._page, self.document()))

    def save_picture(self) -> None:
        """Ask for a file and write a picture."""
        from belote_desktop.windows.printing.asking import save_picture

        self._tell(save_picture(self._page, self.document()))

    def retranslate(self) -> None:
        """Set the texts in the user's language."""
        #: The name of a button that opens a menu.
        name = self.tr("Print or save")
        self.setAccessibleName(name)
        self.setToolTip(with_key(name, "print"))

    def restyle(self) -> None:
        """Apply a change of theme or text size."""
        set_sign(self, "print", self._page.style_)

    def _open(self) -> None:
        menu = self.entries()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))

    def _on_key(self) -> None:
        if self.isEnabled():
            self.print()

    def _tell(self, asked: Asked) -> None:
        if asked.text:
            self._page.to_tell.emit(asked.text, asked.is_warning)
