"""The choice of matches: menus for game, result, partner, level and time, and a field to search in."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from belote_desktop.models.history.match_words import ending_word, game_name, level_name, strength
from belote_desktop.models.words.direction import isolated
from belote_desktop.profile.figures.filters import Ending, Filter, level_against, partners_of
from belote_desktop.profile.figures.match_figures import MatchFigures
from belote_desktop.table.items.fonts import text_width
from belote_desktop.variants import GameShelf
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.controls import Menu
from belote_desktop.windows.widgets.flow import FlowLayout

SPANS = (0, 7, 30, 365)
"""The days back that can be chosen; 0 is all time."""
ALL = ("variant", "ending", "partner", "level", "since")


class FilterRow(QWidget):
    """`changed` says that another filter or another text to search for is chosen.

    `parts` are the fields of a `Filter` that can be chosen. Where room is short the menus wait behind a button.
    """

    changed = Signal()

    def __init__(
        self, style: Style, shelf: GameShelf, parts: Sequence[str] = ALL, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._style, self._shelf, self._parts = style, shelf, tuple(parts)
        self.today = date.today()
        self.filter = Filter()
        self._span = 0
        self._choices: dict[str, list[tuple[object, str]]] = {}
        self._matches: tuple[MatchFigures, ...] = ()
        self.menus: dict[str, Menu] = {}
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda _text: self.changed.emit())
        self.fold = QPushButton()
        self.fold.setCheckable(True)
        self.fold.setAutoDefault(False)
        self.fold.toggled.connect(lambda _on: self._show_menus())
        self.flow = FlowLayout(self, gap=8)
        self.flow.addWidget(self.search)
        self.flow.addWidget(self.fold)
        self._is_folded = self._is_search_folded = False
        self._show_menus()

    def show_matches(self, matches: Sequence[MatchFigures]) -> None:
        """Offer the games, partners and levels that occur in these matches."""
        self._matches = tuple(matches)
        self.retranslate()

    def add(self, widget: QWidget) -> None:
        """Put a widget at the end of the row."""
        self.flow.addWidget(widget)

    def clear(self) -> None:
        """Let every match pass."""
        self.filter, self._span = Filter(), 0
        self.search.clear()
        self.retranslate()
        self.changed.emit()

    def fold_menus(self, *, menus: bool, search: bool = False) -> None:
        """Keep the menus behind a button, and the field as well, or show them."""
        self._is_folded, self._is_search_folded = menus, search
        self._show_menus()

    def _show_menus(self) -> None:
        self.fold.setVisible(self._is_folded)
        shown = not self._is_folded or self.fold.isChecked()
        for menu in self.menus.values():
            menu.setVisible(shown)
        self.search.setVisible("ending" in self._parts and (shown or not self._is_search_folded))

    # ------------------------------------------------------------------ words
    def retranslate(self) -> None:
        """Set all texts in the user's language; the menus are made anew if their choices changed."""
        #: In an empty field: what can be searched for.
        self.search.setPlaceholderText(self.tr("Game, day or person"))
        #: The name of a field, for screen readers.
        self.search.setAccessibleName(self.tr("Search the matches"))
        wanted = self._style.px(44) + round(text_width(self.search.placeholderText(), self._style.px(15)))
        self.search.setFixedWidth(max(self._style.px(200), wanted))
        #: A button that shows or hides the filters.
        self.fold.setText(self.tr("Filters"))
        choices = self._wanted()
        if choices != self._choices:
            self._choices = choices
            self._make_menus()
        for part, menu in self.menus.items():
            menu.name(self._names()[part])
            menu.select(self._span if part == "since" else getattr(self.filter, part))
        self._show_menus()

    def _names(self) -> dict[str, str]:
        return {
            #: A filter of matches.
            "variant": self.tr("Game"),
            #: A filter of matches: won, lost.
            "ending": self.tr("Result"),
            #: A filter of matches.
            "partner": self.tr("Partner"),
            #: A filter of matches: the level of the opponents.
            "level": self.tr("Level of the opponents"),
            #: A filter of matches.
            "since": self.tr("Time"),
        }

    def _wanted(self) -> dict[str, list[tuple[object, str]]]:
        """The choices of each menu; a filter with one choice only is left out."""
        matches = self._matches
        games = dict.fromkeys(figures.variant for figures in matches)
        partners = dict.fromkeys(name for figures in matches for name in partners_of(figures))
        levels = sorted({level for figures in matches if (level := level_against(figures))}, key=strength)
        names = sorted((game_name(game, self._shelf), game) for game in games)
        found: dict[str, list[tuple[object, str]]] = {
            "variant": [("", self.tr("All games")), *((game, name) for name, game in names)],
            "ending": [(None, self.tr("All results")), *((each, ending_word(each)) for each in Ending)],
            "partner": [("", self.tr("All partners")), *((name, isolated(name)) for name in sorted(partners))],
            "level": [("", self.tr("All levels")), *((level, level_name(level)) for level in levels)],
            "since": [(days, self._span_text(days)) for days in SPANS],
        }
        return {part: found[part] for part in self._parts if len(found[part]) > 2}

    def _span_text(self, days: int) -> str:
        if not days:
            return self.tr("All time")
        return self.tr("Last 12 months") if days == 365 else self.tr("Last %n day(s)", "", days)

    def _make_menus(self) -> None:
        for menu in self.menus.values():
            self.flow.removeWidget(menu)
            menu.hide()
            menu.deleteLater()
        self.menus = {}
        for place, (part, choices) in enumerate(self._choices.items()):
            menu = Menu(choices, self._style, self)
            menu.chosen.connect(lambda value, part=part: self._on_chosen(part, value))
            self.menus[part] = menu
            self.flow.insert(2 + place, menu)

    def _on_chosen(self, part: str, value: object) -> None:
        if part == "since":
            self._span = int(str(value))
            since = (self.today - timedelta(days=self._span)).isoformat() if self._span else ""
            self.filter = self.filter.with_(since=since)
        else:
            self.filter = self.filter.with_(**{part: value})
        self.changed.emit()
