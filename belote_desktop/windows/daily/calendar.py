"""A month of deals of the day: which were played, and which day is shown."""

from __future__ import annotations

import datetime
from collections.abc import Mapping

from PySide6.QtCore import QDate, QLocale, Signal
from PySide6.QtGui import QKeyEvent, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from belote_desktop.models.daily.daily_words import day_text
from belote_desktop.models.words import words
from belote_desktop.profile.set_deals.set_results import SetResult
from belote_desktop.table.overlays.reader_clicks import ReaderClicks
from belote_desktop.windows.look.icons import sign
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.page import label, set_role

WEEK = 7
STEPS = {Qt.Key.Key_Up: -WEEK, Qt.Key.Key_Down: WEEK}
"""By how many days the arrow keys move that do not depend on the direction of reading."""


class Calendar(QWidget):
    """`chosen` carries a date. Only days that were played, and today, can be chosen; arrow keys go from one to another.

    A missed day stays empty.
    """

    chosen = Signal(object)

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self.today = self.shown = self._month = datetime.date(2000, 1, 1)
        self._played: Mapping[str, SetResult] = {}
        self.title = label(role="name")
        self.back_button, self.on_button = QPushButton(), QPushButton()
        for button, step in ((self.back_button, -1), (self.on_button, 1)):
            set_role(button, "sign")
            button.setAutoDefault(False)
            button.clicked.connect(lambda _checked=False, by=step: self._turn(by))
        head = QHBoxLayout()
        head.setSpacing(6)
        head.addWidget(self.title, 1)
        head.addWidget(self.back_button)
        head.addWidget(self.on_button)
        self._grid = QGridLayout()
        self._grid.setSpacing(3)
        self._heads = [label(role="note") for _ in range(WEEK)]
        for place, day in enumerate(self._heads):
            day.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self._grid.addWidget(day, 0, place)
        self.days: dict[datetime.date, QPushButton] = {}
        """The days that can be chosen."""
        self._cells: list[QWidget] = []
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(6)
        whole.addLayout(head)
        whole.addLayout(self._grid)

    def show_days(self, played: Mapping[str, SetResult], shown: datetime.date, today: datetime.date) -> None:
        """Show the month of a day; `played` are the deals that are over, by date."""
        self._played, self.shown, self.today = played, shown, today
        self._month = shown.replace(day=1)
        self._fill()

    def _turn(self, by: int) -> None:
        """Show the month before or after, as far as today's."""
        month = self._month.year * 12 + self._month.month - 1 + by
        self._month = datetime.date(month // 12, month % 12 + 1, 1)
        self._fill()

    def _fill(self) -> None:
        for old in self._cells:
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        locale = QLocale()
        first_day = locale.firstDayOfWeek().value
        before = (self._month.isoweekday() - first_day) % WEEK
        self.days, self._cells = {}, []
        day = self._month
        while day.month == self._month.month:
            cell = self._cell(day)
            self._cells.append(cell)
            place = before + day.day - 1
            self._grid.addWidget(cell, 1 + place // WEEK, place % WEEK)
            cell.show()  # now, so that it can have the keyboard
            day += datetime.timedelta(1)
        month = QDate(self._month.year, self._month.month, 1)
        self.title.setText(locale.toString(month, "MMMM yyyy"))
        for place, head in enumerate(self._heads):
            head.setText(locale.dayName((first_day - 1 + place) % WEEK + 1, QLocale.FormatType.NarrowFormat))
        self.on_button.setEnabled(self._month < self.today.replace(day=1))
        self.back_button.setEnabled(any(key < self._month.isoformat() for key in self._played))

    def _cell(self, day: datetime.date) -> QWidget:
        """The number of a day; a button if the day was played, or if it is today."""
        result = self._played.get(day.isoformat())
        if result is None and day != self.today:
            number = label(words.number(day.day), "note")
            number.setAlignment(Qt.AlignmentFlag.AlignCenter)
            number.setMinimumHeight(self._style.px(26))
            return number
        lead = "" if result is None or result.own is None else words.signed(result.own.lead)
        self.days[day] = self._day(day, lead)
        return self.days[day]

    def _day(self, day: datetime.date, lead: str) -> QPushButton:
        """A button for a day: checked if it is shown, and with its points below the number if it was played."""
        button = DayButton(self, day, f"{words.number(day.day)}\n{lead}" if lead else words.number(day.day))
        set_role(button, "day")
        button.setChecked(day == self.shown)
        #: A day of a calendar for a screen reader. {points}: with their sign.
        played = self.tr("{day}: result {points}")
        #: A day of a calendar for a screen reader.
        missed = self.tr("{day}: not played")
        told = (played if lead else missed).format(day=day_text(day.isoformat()), points=lead)
        button.setAccessibleName(told)
        button.setToolTip(told)
        button.setMinimumHeight(self._style.px(42))
        button.clicked.connect(lambda: self.chosen.emit(day))
        ReaderClicks(button)
        return button

    def step(self, day: datetime.date, by: int) -> None:
        """Give the keyboard to the nearest day that can be chosen, in this direction."""
        there = day + datetime.timedelta(by)
        while there.month == self._month.month and there not in self.days:
            there += datetime.timedelta(1 if by > 0 else -1)
        if there in self.days:
            self.days[there].setFocus()

    def retranslate(self) -> None:
        """Set all texts in the user's language."""
        #: A button of a calendar.
        before = self.tr("Previous month")
        #: A button of a calendar.
        after = self.tr("Next month")
        for button, told in ((self.back_button, before), (self.on_button, after)):
            button.setAccessibleName(told)
            button.setToolTip(told)
        #: The name of a calendar, for screen readers.
        self.setAccessibleName(self.tr("Calendar"))
        self._fill()

    def restyle(self) -> None:
        """Take the colours and sizes in force."""
        for button, name in ((self.back_button, "back"), (self.on_button, "forward")):
            button.setIcon(sign(name, self._style.ink.text2, self._style.px(18)))
            button.setFixedWidth(self._style.px(44))
        self._fill()


class DayButton(QPushButton):
    """One day; the arrow keys go to others."""

    def __init__(self, calendar: Calendar, day: datetime.date, text: str) -> None:
        super().__init__(text)
        self._calendar, self._day = calendar, day
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        onwards = 1 if self.layoutDirection() is Qt.LayoutDirection.LeftToRight else -1
        steps = {**STEPS, Qt.Key.Key_Right: onwards, Qt.Key.Key_Left: -onwards}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self._calendar.step(self._day, step)

    def nextCheckState(self) -> None:
        """It is checked by what the page shows, not by the click."""
