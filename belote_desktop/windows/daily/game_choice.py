"""The menu of games whose deal of the day can be played, those played last first."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from belote_desktop import variants
from belote_desktop.models.daily.daily_words import game_name
from belote_desktop.models.games.recent_games import recent_games
from belote_desktop.models.preferences import Preferences
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.controls import Menu


class GameChoice(QWidget):
    """`chosen` carries the id of a registered game."""

    chosen = Signal(str)

    def __init__(self, style: Style, preferences: Preferences) -> None:
        super().__init__()
        self._style, self._preferences, self._game = style, preferences, ""
        self.menu: Menu | None = None
        self._row = QVBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)

    def select(self, game: str) -> None:
        """Mark a game as chosen."""
        self._game = game
        if self.menu is not None:
            self.menu.select(game)

    def retranslate(self) -> None:
        """Set all texts in the user's language."""
        if self.menu is not None:
            self._row.removeWidget(self.menu)
            self.menu.hide()
            self.menu.deleteLater()
        known = [game.id for game in variants.all_variants()]
        recent = [game for game in recent_games(self._preferences) if game in known]
        self.menu = Menu([(game, game_name(game)) for game in dict.fromkeys((*recent, *known))], self._style)
        #: The name of a menu.
        self.menu.name(self.tr("Game"))
        self.menu.select(self._game)
        self.menu.chosen.connect(lambda game: self.chosen.emit(str(game)))
        self._row.addWidget(self.menu)
