"""The look of windows: palette and style sheet from the table's theme, for every text size."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication

from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words.card_words import index_in_use
from belote_desktop.table.items.fonts import font as table_font
from belote_desktop.table.items.shared_pictures import share_pictures
from belote_desktop.table.items.theme import Theme, on_cloth
from belote_desktop.table.items.theme import palette as table_palette
from belote_desktop.windows.look.style_sheet import frame_sheet, style_sheet
from belote_desktop.windows.look.system_theme import SystemTheme


class Ink:
    """The colour tokens of a theme as attributes: `ink.text`, `ink.panel`."""

    def __init__(self, theme: Theme) -> None:
        self._colours = {name: QColor(value) for name, value in theme.colours().items()}

    def __getattr__(self, name: str) -> QColor:
        try:
            return QColor(self._colours[name])
        except KeyError:
            raise AttributeError(f"A theme has no colour {name!r}.") from None


class Style(QObject):
    """The present theme and text size; `changed` tells painted widgets to update."""

    changed = Signal()

    def __init__(self, app: QApplication, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._app = app
        self._preferences = preferences
        self._system = SystemTheme.of(app)
        self._system.changed.connect(self.apply)
        preferences.changed.connect(self._on_preference)
        self.theme: Theme = self._theme()
        self.ink = Ink(self.theme)
        self.scale = self.growth = 1.0
        app.setStyle("Fusion")  # the one style that takes every colour from the palette, on every system
        self.apply()

    def apply(self) -> None:
        """Apply the theme and the text size of the settings to the application."""
        self.theme = self._theme()
        self.ink = Ink(self.theme)
        self.scale = int(self._preferences.value("text_size")) / 100
        share_pictures(self.scale * self._app.devicePixelRatio())
        self._app.setPalette(palette(self.theme))
        self._app.setFont(self.font(14))
        self.changed.emit()

    def _theme(self) -> Theme:
        value = self._preferences.value
        return on_cloth(self._system.theme(str(value("theme"))), str(value("table_cloth")))

    @property
    def preferences(self) -> Preferences:
        """The settings that the look follows."""
        return self._preferences

    @property
    def deck(self) -> str:
        """The name of the chosen deck style."""
        return str(self._preferences.value("deck_colours"))

    @property
    def index(self) -> str:
        """The index letters of the cards."""
        return index_in_use(self._preferences)

    def px(self, size: float) -> int:
        """A length given for text at 100 %, scaled to the present text size."""
        return max(1, round(size * self.scale))

    def font(self, size: float, *, bold: bool = False, serif: bool = False, italic: bool = False) -> QFont:
        """A font of the program; `size` is in pixels at 100 %."""
        made = table_font(self.px(size), bold=bold, serif=serif)
        made.setItalic(italic)
        return made

    def sheet(self) -> str:
        """The style sheet of a window."""
        return style_sheet(self.theme, self.scale, self.deck)

    def larger(self, growth: float) -> Style:
        """The look of the moment for a part of a window that has room to be larger than the rest."""
        return LargerStyle(self._preferences, self, growth)

    def frame_sheet(self) -> str:
        """The style sheet of the main window: its menus and panel, but not the table."""
        return frame_sheet(self.theme, self.scale)

    def _on_preference(self, key: str) -> None:
        if key in ("theme", "table_cloth", "text_size", "deck_colours"):
            self.apply()


class LargerStyle(Style):
    """The same look, larger. It stays as it is: make another after a change."""

    def __init__(self, preferences: Preferences, style: Style, growth: float) -> None:
        QObject.__init__(self)
        self._preferences = preferences
        self.theme, self.ink = style.theme, style.ink
        self.scale, self.growth = style.scale * growth, style.growth * growth


def palette(theme: Theme) -> QPalette:
    """The palette of standard widgets: the colours of the table, with the frames of Fusion."""
    made = table_palette(theme)
    roles = QPalette.ColorRole
    for role, colour in (
        (roles.Button, theme.raised), (roles.Dark, theme.line2), (roles.Midlight, theme.line),
        (roles.Light, theme.raised), (roles.LinkVisited, theme.accent_text), (roles.BrightText, theme.text),
    ):  # fmt: skip
        made.setColor(role, QColor(colour))
    return made
