"""The foot of the log: what each side has in the tricks of the deal so far."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from belote_desktop.models.words import words
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.match.log_rows import points_so_far
from belote_desktop.windows.match.log_sheet import LogSheet


class LogFoot(QWidget):
    """A line below the rows; hidden until a trick is won."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._sheet: LogSheet | None = None
        self._name = QLabel()
        self._sides: list[QLabel] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(10, 8, 10, 8)
        self._row.setSpacing(16)
        self._row.addWidget(self._name, 1)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)  # it widens no panel
        self._word()
        self.hide()

    def follow(self, sheet: LogSheet) -> None:
        """Show the points of a sheet, now and after each change."""
        self._sheet = sheet
        for changed in (sheet.rowsInserted, sheet.rowsRemoved, sheet.dataChanged):
            changed.connect(lambda *_: self.renew())
        self.renew()

    def renew(self) -> None:
        """Write the points anew."""
        if self._sheet is None:
            return
        sides, theme = self._sheet.log.sides, self._style.theme
        points = points_so_far(self._sheet.log.told, sides.rules)
        for extra in self._sides[len(sides.order) :]:
            extra.hide()
        while len(self._sides) < len(sides.order):
            self._sides.append(QLabel())
            self._row.addWidget(self._sides[-1])
        for side, label in zip(sides.order, self._sides, strict=False):
            #: The points of a side: {side} is We, They or a name, {points} a number.
            label.setText(self.tr("{side} {points}").format(side=sides.label(side), points=words.number(points[side])))
            label.setStyleSheet(f"color: {theme.we if side == sides.ours else theme.you}; background: transparent;")
            label.setFont(self._style.font(15, bold=True, serif=True))
            label.show()
        self._name.setFont(self._style.font(13, bold=True))
        self.setVisible(any(points))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._word()
            self.renew()

    def _word(self) -> None:
        #: Below the tricks of a deal in progress: the points of each side follow.
        self._name.setText(self.tr("So far"))
