"""The search field for games, and the chips that filter them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLineEdit, QPushButton, QSizePolicy, QWidget

from belote_desktop.models.games.game_search import Filter
from belote_desktop.models.games.game_words import GameFigures
from belote_desktop.models.words import words
from belote_desktop.table.overlays.reader_clicks import ReaderClicks, show_checked
from belote_desktop.variants.variant import Length
from belote_desktop.windows.look.icons import sign
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.controls import Menu
from belote_desktop.windows.widgets.flow import FlowLayout
from belote_desktop.windows.widgets.page import set_role

PLAYERS = (2, 3, 4)
"""The numbers of players with a chip of their own."""
ALL, SHORT, LONG, EASY, YOURS = "all", "short", "long", "easy", "yours"
"""The keys of the other chips."""
SEARCH_WIDE = 170
"""The least width of the search field beside the chips, for text at 100 %."""
COUNTRY, COUNTRY_BRIEF = 210, 150
"""The greatest width of the list of countries, and beside chips in few words, for text at 100 %."""
LENGTHS = {SHORT: frozenset({Length.SHORT}), LONG: frozenset({Length.MEDIUM, Length.LONG})}
"""The lengths of match that each chip stands for; so few games are long that medium ones count as long."""


class GameFilters(QWidget):
    """`changed` is emitted after every change of the search or the filters."""

    changed = Signal()

    def __init__(self, style: Style, countries: Iterable[str], *, own: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "plain")
        self._style = style
        self._countries = tuple(countries)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self.changed)
        self.all = self._chip()
        self.all.clicked.connect(self.clear)
        keys = (*map(str, PLAYERS), SHORT, LONG, EASY, *((YOURS,) if own else ()))
        self.chips = {key: self._chip() for key in keys}
        for key, chip in self.chips.items():
            chip.clicked.connect(lambda on, key=key: self._on_chip(key, on))
        self._country = ""
        self._is_brief = False
        self._whole: dict[str, str] = {}
        self._brief: dict[str, str] = {}
        self.country: Menu | None = None
        self._head = QHBoxLayout()
        self._head.setSpacing(12)
        self._head.addWidget(self.search, 1)
        self._column = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._column.addLayout(self._head, 1)
        self.chip_row = QWidget()
        set_role(self.chip_row, "plain")
        self.chip_row.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._flow = FlowLayout(self.chip_row)
        for chip in (self.all, *self.chips.values()):
            self._flow.addWidget(chip)
        self._column.addWidget(self.chip_row)

    def _chip(self) -> QPushButton:
        chip = QPushButton()
        set_role(chip, "chip")
        chip.setCheckable(True)
        chip.setAutoDefault(False)
        chip.toggled.connect(lambda _on: self._mark(chip))
        ReaderClicks(chip)
        return chip

    @property
    def text(self) -> str:
        """The text in the search field."""
        return self.search.text()

    @property
    def wanted(self) -> Filter:
        """The chosen filters."""
        on = {key for key, chip in self.chips.items() if chip.isChecked()}
        return Filter(
            players=frozenset(number for number in PLAYERS if str(number) in on),
            lengths=frozenset().union(*(LENGTHS[key] for key in LENGTHS if key in on)),
            easy=EASY in on,
            yours=YOURS in on,
            country=self._country,
        )

    def retranslate(self) -> None:
        """Set all texts in the user's language; the menu of countries is made again, sorted by their names."""
        #: A hint inside the search field.
        hint = self.tr("Name, country or rule")
        self.search.setPlaceholderText(hint)
        self.search.setAccessibleName(self.tr("Find a game by its name, its country or a word in its rules"))
        self._whole = {
            **{str(number): GameFigures().players(number) for number in PLAYERS},
            ALL: self.tr("All games"),
            #: A filter.
            SHORT: self.tr("Short match"),
            #: A filter: matches of medium length and long ones.
            LONG: self.tr("Longer match"),
            #: A filter.
            EASY: self.tr("Easy to learn"),
            #: A filter.
            YOURS: self.tr("Your games"),
        }
        self._brief = {
            **{str(number): words.number(number) for number in PLAYERS},
            #: A filter in a narrow window: all games.
            ALL: self.tr("All"),
            #: A filter in a narrow window: a short match.
            SHORT: self.tr("Short"),
            #: A filter in a narrow window: matches of medium length and long ones.
            LONG: self.tr("Longer"),
            #: A filter in a narrow window: easy to learn.
            EASY: self.tr("Easy"),
        }
        self._word_chips(brief=False)
        self._make_countries()
        self._show()

    def fit(self, width: int) -> None:
        """Put the chips beside the search if they fit there, in few words if need be, else below it in one line.

        Before they have words there is nothing to do.
        """
        if not self._whole:
            return
        for brief in (False, True):
            self._word_chips(brief=brief)
            self._limit_countries(brief=brief)
            if self._chips_wide + self._beside_chips <= width and not self._given_away:
                self._lay_chips(QBoxLayout.Direction.LeftToRight)
                return
        self._limit_countries(brief=False)
        self._lay_chips(QBoxLayout.Direction.TopToBottom)
        self._word_chips(brief=False)
        if self._chips_wide > width:
            self._word_chips(brief=True)

    def _limit_countries(self, *, brief: bool) -> None:
        if self.country is not None:
            self.country.setMaximumWidth(self._style.px(COUNTRY_BRIEF if brief else COUNTRY))

    @property
    def _chips_wide(self) -> int:
        """The width of all chips in one line."""
        chips = (self.all, *self.chips.values())
        return sum(chip.sizeHint().width() + self._flow.gap for chip in chips)

    @property
    def _beside_chips(self) -> int:
        """The width that the search and the countries need beside the chips."""
        countries = (
            0 if self.country is None else min(self.country.minimumSizeHint().width(), self.country.maximumWidth())
        )
        return self._style.px(SEARCH_WIDE) + countries + 2 * self._head.spacing()

    @property
    def _given_away(self) -> bool:
        """Whether the chips scroll with the games."""
        return self.chip_row.parentWidget() is not self

    def _lay_chips(self, way: QBoxLayout.Direction) -> None:
        beside = way is QBoxLayout.Direction.LeftToRight
        self._column.setDirection(way)
        self._column.setStretchFactor(self.chip_row, 0)
        self.chip_row.setMinimumWidth(self._chips_wide - self._flow.gap if beside else 0)

    def _word_chips(self, *, brief: bool) -> None:
        self._is_brief = brief
        for key, chip in ((ALL, self.all), *self.chips.items()):
            chip.setText(self._brief.get(key, self._whole[key]) if brief else self._whole[key])
            chip.setAccessibleName(self._whole[key])
            chip.setToolTip(self._whole[key] if brief else "")
            self._mark(chip)

    def restyle(self) -> None:
        """Apply a change of theme."""
        for chip in (self.all, *self.chips.values()):
            self._mark(chip)
        self._limit_countries(brief=False)

    def clear(self) -> None:
        """Remove all filters; the search text is kept."""
        for chip in self.chips.values():
            show_checked(chip, False)
        self._country = ""
        self._show()
        self.changed.emit()

    def choose_country(self, country: str) -> None:
        """Show only the games of a country, or of all countries if it is empty."""
        self._country = country
        self._show()
        self.changed.emit()

    def _make_countries(self) -> None:
        if self.country is not None:
            self._head.removeWidget(self.country)
            self.country.hide()
            self.country.deleteLater()
        known = sorted(((country, words.translated(country)) for country in self._countries), key=lambda pair: pair[1])
        #: The first choice of a list of countries.
        self.country = Menu([("", self.tr("All countries")), *known], self._style)
        #: The label of a list of countries.
        self.country.name(self.tr("Country"))
        self.country.chosen.connect(lambda country: self.choose_country(str(country)))
        self._limit_countries(brief=False)
        self._head.addWidget(self.country)

    def _on_chip(self, key: str, on: bool) -> None:
        """Let short and long exclude each other; several numbers of players may be chosen."""
        other = {SHORT: LONG, LONG: SHORT}.get(key)
        if on and other is not None:
            show_checked(self.chips[other], False)
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        show_checked(self.all, self.wanted.empty)
        if self.country is not None:
            self.country.select(self._country)

    def _mark(self, chip: QPushButton) -> None:
        """Give a chosen chip a check mark, as colour alone must not tell, and a bare number the sign of players."""
        ink = self._style.ink
        people = self._is_brief and any(chip is self.chips.get(str(number)) for number in PLAYERS)
        side = self._style.px(16)
        chip.setIconSize(QSize(side, side))
        if chip.isChecked():
            chip.setIcon(sign("check", ink.accent_text, side))
        else:
            chip.setIcon(sign("people", ink.text2, side) if people else QIcon())
