"""The computer player of one seat: a level and a temperament side by side."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from belote_desktop.models.match.levels import level_called, levels_offered, persona_called
from belote_desktop.models.words import words
from belote_desktop.players import PERSONAS, Kind
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.controls import Menu


class SeatChoice(QWidget):
    """Two menus, for level and temperament; `chosen` carries the Kind they make together."""

    chosen = Signal(object)

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = Kind(levels_offered()[0].id)
        self.level_menu = Menu([(level.id, words.translated(level.name)) for level in levels_offered()], style)
        self.persona_menu = Menu([(persona.id, words.translated(persona.name)) for persona in PERSONAS], style)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for menu in (self.level_menu, self.persona_menu):
            row.addWidget(menu)
        self.level_menu.chosen.connect(lambda level: self._choose(Kind(str(level), self.kind.persona)))
        self.persona_menu.chosen.connect(lambda persona: self._choose(Kind(self.kind.level, str(persona))))
        self.setFocusProxy(self.level_menu)

    def select(self, kind: Kind) -> None:
        """Show a choice; `chosen` is not emitted."""
        self.kind = kind
        self.level_menu.select(kind.level)
        self.persona_menu.select(kind.persona)
        told = self.sentences()
        self.level_menu.setAccessibleDescription(told[0])
        self.persona_menu.setAccessibleDescription(told[1])

    def sentences(self) -> tuple[str, str]:
        """The sentences that explain the level and the temperament."""
        level, persona = level_called(self.kind.level), persona_called(self.kind.persona)
        return (
            "" if level is None else words.translated(level.sentence),
            "" if persona is None else words.translated(persona.sentence),
        )

    def name(self, text: str) -> None:
        """Set the accessible names of the menus: whose level and temperament they choose."""
        #: {player}: a player's name. Read aloud.
        self.level_menu.name(self.tr("Level: {player}").format(player=text))
        #: {player}: a player's name. Read aloud.
        self.persona_menu.name(self.tr("Temperament: {player}").format(player=text))

    def _choose(self, kind: Kind) -> None:
        self.select(kind)
        self.chosen.emit(kind)
