"""Achievements: what was reached, how far one is with the others, and what comes next."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from belote_desktop.models.achievements.achievement_book import AchievementBook
from belote_desktop.models.achievements.achievement_words import state_text
from belote_desktop.models.achievements.achievements import (
    ACHIEVEMENTS,
    CountedAchievement,
    Group,
    next_of,
    of_group,
)
from belote_desktop.models.words import words
from belote_desktop.windows.history.achievement_rows import AchievementGroup, AchievementRow
from belote_desktop.windows.history.emblems import Medal
from belote_desktop.windows.look.icons import put_sign
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.flow import FlowLayout, order_tabs
from belote_desktop.windows.widgets.page import Page, label, panel, set_role
from belote_desktop.windows.widgets.scrolling import scrolling

BESIDE = 1000
"""From this width at 100 % two groups stand beside each other."""
MEDAL, NARROW = 72, 480
"""The size of the medal that comes next, in pixels at 100 %; in a window narrower than the second there is none."""


class AchievementsPage(Page):
    """`statistics_asked` leads to the statistics; `way_asked` carries the menu entry that leads to what comes next."""

    statistics_asked = Signal()
    way_asked = Signal(str)

    def __init__(self, style: Style, book: AchievementBook, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self._book, self._is_counted = book, False
        self.statistics_button, self.way_button = QPushButton(), QPushButton()
        self.sheet, self.medal = panel("paper"), Medal(style, MEDAL)
        self.figure, self.lead = label(role="figure", wrap=True), label(role="lead", wrap=True)
        self.state, self.how = label(role="told", wrap=True), label(role="note", wrap=True)
        counts = {group: sum(each.group is group for each in ACHIEVEMENTS) for group in Group}
        self.groups = {group: AchievementGroup(style, group, count) for group, count in counts.items()}
        self._lay_out()
        self._connect()
        self.renew()
        self.resize(1280, 800)

    def _lay_out(self) -> None:
        set_role(self.way_button, "primary")
        content, told, buttons = QWidget(), QVBoxLayout(), FlowLayout(gap=8)
        across = QHBoxLayout(self.sheet)
        across.setContentsMargins(20, 16, 20, 16)
        across.setSpacing(18)
        across.addWidget(self.medal, 0, Qt.AlignmentFlag.AlignTop)
        across.addLayout(told, 1)
        told.setSpacing(6)
        for part in (self.figure, self.lead, self.state):
            told.addWidget(part)
        told.addLayout(buttons)
        buttons.addWidget(self.way_button)
        buttons.addWidget(self.statistics_button)
        self.grid = QGridLayout()
        self.grid.setSpacing(16)
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(16)
        column.addWidget(self.sheet)
        column.addLayout(self.grid)
        column.addWidget(self.how)
        column.addStretch(1)
        self.area = scrolling(content)
        self.body.addWidget(self.area, 1)

    def _connect(self) -> None:
        for button in (self.statistics_button, self.way_button):
            button.setAutoDefault(False)
        self.statistics_button.clicked.connect(self.statistics_asked)
        self.way_button.clicked.connect(self._go)
        self._book.changed.connect(self._on_counted)
        for place, row in enumerate(self._rows):
            row.steered.connect(lambda step, place=place: self._steer(place + step))

    @property
    def _rows(self) -> list[AchievementRow]:
        return [row for group in self.groups.values() for row in group.rows]

    def first_focus(self) -> QWidget:
        return self.way_button if self.way_button.isVisibleTo(self) else self.statistics_button

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Set the Tab order before each step: groups lie in other places in a narrow window."""
        order_tabs(self)
        return super().focusNextPrevChild(forward)

    def _steer(self, place: int) -> None:
        """Give the keyboard to a row; from the first and the last one the arrow keys lead nowhere."""
        if 0 <= place < len(self._rows):
            row = self._rows[place]
            row.setFocus(Qt.FocusReason.TabFocusReason)
            self.area.ensureWidgetVisible(row)

    # ------------------------------------------------------------------ what it shows
    @property
    def following(self) -> CountedAchievement | None:
        """The achievement that comes next."""
        return next_of(self._book.achievements or ())

    def _go(self) -> None:
        following = self.following
        if following is not None:
            self.way_asked.emit(following.achievement.way)

    def _on_counted(self) -> None:
        focused = self.focusWidget()
        self._show()
        if not self._is_counted or focused is None or not focused.isVisible():
            self.first_focus().setFocus()
        self._is_counted = True

    def _show(self) -> None:
        found = self._book.achievements
        for group, part in self.groups.items():
            part.setVisible(found is not None)
            part.show_group(of_group(found or (), group))
        self.how.setVisible(found is not None)
        self._tell_title(found)
        self._tell_next()
        self._arrange()

    def _tell_title(self, found: tuple[CountedAchievement, ...] | None) -> None:
        reached = sum(each.count.is_reached for each in found or ())
        said = ""
        if found is not None:
            #: Below the title. {all}: how many achievements there are.
            said = self.tr("%n of {all} reached", "", reached).format(all=words.number(len(found)))
        if found is not None and not reached:
            said = self.tr("None reached yet")
        #: A title.
        self.set_title(self.tr("Achievements"), said)

    def _tell_next(self) -> None:
        following, is_counted = self.following, self._book.achievements is not None
        for part in (self.state, self.way_button):
            part.setVisible(following is not None)
        self.lead.setVisible(is_counted)
        if following is None:
            self.figure.setText(self.tr("All achievements reached") if is_counted else self.tr("Counting…"))
            self.lead.setText(self.tr("You have reached everything you can go for."))
            return
        achievement, count = following.achievement, following.count
        self.medal.show_count(achievement.id, count)
        #: What to go for next. {name}: the name of an achievement, “First match won”.
        pattern = self.tr("Next: {name}")
        self.figure.setText(pattern.format(name=words.sentence(achievement.name)))
        self.lead.setText(words.sentence(achievement.wanted))
        self.state.setText(state_text(count))
        self.state.setVisible(count.goal > 1)
        self.way_button.setText(self.way_text(achievement.way))
        self.way_button.setAccessibleDescription(self.figure.text())

    def way_text(self, way: str) -> str:
        """What the button says that leads by a menu entry to what comes next."""
        return {
            #: A button: a deal in which a guide explains each thing as it comes up.
            "guided": self.tr("Guided deal"),
            "lessons": self.tr("Lessons"),
            "drills": self.tr("Drills"),
            #: A button: choose a game and play.
            "new": self.tr("New match"),
            "daily": self.tr("Deal of the day"),
            #: A button: eight deals against a level.
            "eight": self.tr("Beat the computer"),
            #: A button: how well the user plays.
            "rating": self.tr("Your rating"),
        }[way]

    # ------------------------------------------------------------------ words and looks
    def retranslate(self) -> None:
        #: A button: the statistics of the user.
        self.statistics_button.setText(self.tr("Your play"))
        self.how.setText(
            self.tr(
                "Achievements are counted from your lessons, drills and matches on this computer. Nothing is "
                "announced while you play. Practice matches do not count."
            )
        )
        self.area.setAccessibleName(self.tr("Achievements"))
        self._show()

    def restyle(self) -> None:
        put_sign(self.statistics_button, "sheet", self.style_.ink.text2, self.style_.px(18))
        put_sign(self.way_button, "play", self.style_.ink.primary_text, self.style_.px(18))
        self.medal.updateGeometry()
        for group in self.groups.values():
            group.restyle()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Set two groups beside each other, or all below each other in a narrow window."""
        wide = self.width() / self.style_.scale
        columns = 2 if wide >= BESIDE else 1
        self.medal.setVisible(wide >= NARROW and self.following is not None)
        for column in range(2):
            self.grid.setColumnStretch(column, int(column < columns))
        for place, group in enumerate(self.groups.values()):
            self.grid.removeWidget(group)
            self.grid.addWidget(group, place // columns, place % columns)
