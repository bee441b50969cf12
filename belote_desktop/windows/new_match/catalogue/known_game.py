"""The line at the end of a heading that names the game all others are compared with, and lets choose another one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QMenu, QPushButton

from belote_desktop.models.games.game_entry import GameEntry
from belote_desktop.models.words import words
from belote_desktop.windows.look.icons import put_sign
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.page import set_role


class KnownGame(QPushButton):
    """Opens the list of games; `compared` carries the id of the game chosen there. `recent` are the first in it."""

    compared = Signal(str)

    def __init__(self, style: Style, entries: Sequence[GameEntry], recent: Sequence[str]) -> None:
        super().__init__()
        set_role(self, "reset")
        self.setAutoDefault(False)
        self._style = style
        self._entries = tuple(entry for entry in entries if not entry.variant.known)
        self._recent = tuple(recent)
        self._known = ""
        self.clicked.connect(self._open)

    def show_known(self, known: GameEntry) -> None:
        """Name the known game."""
        self._known = known.id
        name = words.translated(known.variant.name)
        #: A small button. {game}: the game the others are compared with, Coinche.
        self.setText(self.tr("Compared with {game}").format(game=name))
        #: Read aloud: a button that opens a list. {game}: a game, Coinche.
        self.setAccessibleName(self.tr("The game you know: {game}").format(game=name))
        self.setToolTip(self.tr("Choose the game you know. The others are compared with it."))

    def restyle(self) -> None:
        """Apply a change of theme."""
        put_sign(self, "down", self._style.ink.accent_text, self._style.px(14))

    def games(self) -> QMenu:
        """The list of games, those played last before the rest."""
        names = {entry.id: words.translated(entry.variant.name) for entry in self._entries}
        first = [game for game in self._recent if game in names]
        rest = sorted((game for game in names if game not in first), key=lambda game: names[game].casefold())
        menu = QMenu(self)
        for game in (*first, *rest):
            entry = menu.addAction(names[game])
            entry.setCheckable(True)
            entry.setChecked(game == self._known)
            entry.triggered.connect(lambda _on=False, game=game: self.compared.emit(game))
        return menu

    def _open(self) -> None:
        menu = self.games()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))
