"""Rows for settings, generated from their declarations. A change takes effect and is saved immediately."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from belote_desktop.models.match.levels import level_in_force, levels_offered
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.models.words.direction import visible
from belote_desktop.profile import Group, Option
from belote_desktop.windows.look.languages import SYSTEM, available, in_force, own_name
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.people.portrait_choice import PortraitChoice
from belote_desktop.windows.widgets.control_row import Row
from belote_desktop.windows.widgets.controls import Choices, Menu, Segments, Slider, Switch, choice_control
from belote_desktop.windows.widgets.page import label, rule, set_role
from belote_desktop.windows.widgets.save_preference import keep

STEPS = 20
"""The greatest number of steps of a slider whose setting has none of its own."""
LETTERS = 44
"""Choices with more letters than this, for text at 100 %, are a menu: side by side they would not fit on the page."""


class NumberSlider(QWidget):
    """A slider with its value in words beside it; `special` is the word for the lowest value."""

    chosen = Signal(object)

    def __init__(self, option: Option, style: Style, special: str = "") -> None:
        super().__init__()
        set_role(self, "plain")
        self._option = option
        self._special = special
        self._low = 0 if special else option.low
        self._step = option.step or max(1, (option.high - self._low) // STEPS)
        self.slider = Slider()
        first = -1 if special else 0
        self.slider.setRange(first, (option.high - self._low) // self._step)
        self.slider.setPageStep(2)
        self.slider.setMinimumWidth(style.px(150))
        self.value_label = label(role="name")
        self.value_label.setMinimumWidth(style.px(108))
        self.value_label.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.slider)
        row.addWidget(self.value_label)
        self.slider.valueChanged.connect(self._on_moved)
        self.setFocusProxy(self.slider)

    def select(self, value: object) -> None:
        """Show a value; no signal is emitted."""
        number = int(str(value))
        place = -1 if number < self._low else round((number - self._low) / self._step)
        self.slider.blockSignals(True)
        self.slider.setValue(place)
        self.slider.blockSignals(False)
        self._word(number)

    def name(self, text: str) -> None:
        """Set the accessible name: what this control sets."""
        self.slider.setAccessibleName(text)

    def _on_moved(self, place: int) -> None:
        number = self._option.low if place < 0 else min(self._option.high, self._low + place * self._step)
        self._word(number)
        self.chosen.emit(number)

    def _word(self, number: int) -> None:
        said = self._special
        if not said or number >= self._low:
            #: {unit}: ms or %. {number}: the value of a setting.
            pattern = self.tr("{number} {unit}")
            said = words.measured(pattern, number, words.translated(self._option.unit))
        self.value_label.setText(said)
        self.slider.setAccessibleDescription(visible(said))


class TextField(QLineEdit):
    """A text field whose text is saved as it is typed."""

    chosen = Signal(object)

    def __init__(self, style: Style) -> None:
        super().__init__()
        self.setMaxLength(24)
        self.setMinimumWidth(style.px(200))
        self.textEdited.connect(lambda text: self.chosen.emit(text))

    def select(self, value: object) -> None:
        """Show a text; no signal is emitted."""
        if self.text() != value:
            self.setText(str(value))

    def name(self, text: str) -> None:
        """Set the accessible name: what is written here."""
        self.setAccessibleName(text)


Control = Switch | Segments | Menu | NumberSlider | TextField | PortraitChoice


def setting_choices(option: Option) -> Choices:
    """The values of a setting with their words; a language is named in itself."""
    if option.key == "level":
        return [(level.id, words.translated(level.name)) for level in levels_offered()]
    if option.key == "language":
        system = [text for value, text in option.choices if value == SYSTEM]
        return [(SYSTEM, words.translated(system[0])), *((known, own_name(known)) for known in available())]
    return [(value, words.translated(text)) for value, text in option.choices]


def setting_control(option: Option, style: Style, until_click: str, own_name: Callable[[], str] = str) -> Control:
    """The control for a setting; `until_click` is the word for holding a trick until a click.

    `own_name` gives the user's name, whose first letter stands where no portrait is chosen.
    """
    if option.kind is bool:
        return Switch(style)
    if option.key == "portrait":
        return PortraitChoice(style, 44, own_name)
    choices = setting_choices(option)
    if choices:
        return choice_control(choices, style, round(LETTERS / style.scale))
    if option.kind is int:
        return NumberSlider(option, style, until_click if option.low < 0 else "")
    return TextField(style)


class SettingsPage(QWidget):
    """The rows of one group of settings."""

    failed = Signal(str)

    def __init__(self, group: Group, options: tuple[Option, ...], preferences: Preferences, style: Style) -> None:
        super().__init__()
        self._preferences = preferences
        self._style = style
        self._options = {option.key: option for option in options if option.group is group}
        self.rows: dict[str, Row] = {}
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 12)
        self.column.setSpacing(0)
        for option in self._options.values():
            #: How long a full trick stays on the table.
            control = setting_control(option, style, self.tr("Until you click"), self._own_name)
            control.chosen.connect(partial(self._set, option.key))
            row = Row(style, control)
            row.word(words.translated(option.label), words.translated(option.sentence))
            row.add_tip(words.translated(option.tip))
            row.reset.connect(partial(self._set, option.key, option.default))
            self.rows[option.key] = row
            self.column.addWidget(row)
            self.column.addWidget(rule())
        self.column.addStretch(1)
        self.refresh()

    def refresh(self) -> None:
        """Show the values in force."""
        for key, row in self.rows.items():
            option, value = self._options[key], self._preferences.value(key)
            if key == "level":
                value, _ = level_in_force(str(value))
            if key == "language":
                value = in_force(str(value))
            control = row.control
            if isinstance(control, (Switch, Segments, Menu, NumberSlider, TextField, PortraitChoice)):
                control.select(value)
            changed = value != option.default and (option.kind is not str or bool(option.choices))
            #: {value}: the value of a rule or setting.
            row.mark(self.tr("Default: {value}").format(value=self._usual(option)) if changed else "")

    def _own_name(self) -> str:
        return str(self._preferences.value("player_name"))

    def _usual(self, option: Option) -> str:
        if option.kind is bool:
            #: The default of a switch.
            return self.tr("on") if option.default else self.tr("off")
        for value, text in setting_choices(option):
            if value == option.default:
                return text
        #: {unit}: ms or %. {number}: the value of a setting.
        pattern = self.tr("{number} {unit}")
        return words.measured(pattern, int(str(option.default)), words.translated(option.unit))

    def _set(self, key: str, value: object) -> None:
        problem = keep(self._preferences, key, value)
        self.refresh()
        if problem is not None:
            self.failed.emit(words.sentence(problem))
