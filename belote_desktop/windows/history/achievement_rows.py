"""The achievements of a group on a sheet of paper, one below the other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from belote_desktop.models.achievements.achievement_words import group_name, part_text, state_text
from belote_desktop.models.achievements.achievements import CountedAchievement, Group
from belote_desktop.models.words import words
from belote_desktop.table.items.painting import box, smooth
from belote_desktop.windows.history.emblems import Medal
from belote_desktop.windows.look.restyling import restyle
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.page import label, set_role

MEDAL = 46
"""The size of a medal in a row, in pixels at 100 %."""
STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class AchievementRow(QFrame):
    """One achievement; it can have the keyboard, so that a screen reader tells it. `steered` carries an arrow key."""

    steered = Signal(int)

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self.medal = Medal(style, MEDAL)
        self.name, self.wanted = label(role="name", wrap=True), label(role="sentence", wrap=True)
        self.state = label(wrap=True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        row, told = QHBoxLayout(self), QVBoxLayout()
        row.setContentsMargins(6, 6, 6, 6)
        row.setSpacing(14)
        told.setSpacing(2)
        row.addWidget(self.medal, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(told, 1)
        for part in (self.name, self.wanted, self.state):
            told.addWidget(part)

    def show_achievement(self, found: CountedAchievement) -> None:
        """Show an achievement and how far one is with it."""
        achievement, count = found.achievement, found.count
        self.medal.show_count(achievement.id, count)
        self.name.setText(words.sentence(achievement.name))
        self.wanted.setText(words.sentence(achievement.wanted))
        self.state.setText(state_text(count))
        restyle(self.state, "role", "good" if count.is_reached else "note")
        self.setAccessibleName(self.name.text())
        self.setAccessibleDescription(f"{self.wanted.text()} {self.state.text()}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrow keys go to the row above or below."""
        if event.key() in STEPS:
            self.steered.emit(STEPS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            smooth(painter)
            box(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, None, self._style.theme.accent_text, 2)


class AchievementGroup(QFrame):
    """A group with its title and how many of it are reached."""

    def __init__(self, style: Style, group: Group, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = group
        self._found: tuple[CountedAchievement, ...] = ()
        set_role(self, "paper")
        self.title = label(role="section", wrap=True)
        self.rows = [AchievementRow(style) for _ in range(count)]
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 14, 14, 14)
        column.setSpacing(4)
        self.title.setContentsMargins(6, 0, 6, 4)
        column.addWidget(self.title)
        for row in self.rows:
            column.addWidget(row)
        column.addStretch(1)

    def show_group(self, found: Sequence[CountedAchievement]) -> None:
        """Show the achievements of the group."""
        self._found = tuple(found)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the user's language."""
        reached = sum(each.count.is_reached for each in self._found)
        #: The title of a group of achievements. {title}: its title, “Playing”. {part}: how many are reached, “3 of 6”.
        pattern = self.tr("{title} · {part}")
        self.title.setText(pattern.format(title=group_name(self._group), part=part_text(reached, len(self.rows))))
        for row, each in zip(self.rows, self._found, strict=bool(self._found)):
            row.show_achievement(each)

    def restyle(self) -> None:
        """Take the sizes in force."""
        for row in self.rows:
            row.medal.updateGeometry()
