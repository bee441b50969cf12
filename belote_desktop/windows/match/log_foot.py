"""The foot of the log: what each side has in the tricks of the deal so far."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QLabel

from belote_desktop.models.words import words
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.match.log_rows import points_so_far
from belote_desktop.windows.match.log_sheet import LogSheet


class LogFoot(QLabel):
    """A line below the rows; hidden until a trick is won."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._sheet: LogSheet | None = None
        self.setWordWrap(True)
        self.hide()

    def follow(self, sheet: LogSheet | None) -> None:
        """Show the points of a sheet, now and after each change; nothing without one."""
        self._sheet = sheet
        if sheet is None:
            self.clear()
            return
        for changed in (sheet.rowsInserted, sheet.rowsRemoved, sheet.dataChanged):
            changed.connect(lambda *_: self.renew())
        self.renew()

    def renew(self) -> None:
        """Write the points anew."""
        if self._sheet is None:
            return
        sides = self._sheet.log.sides
        points = points_so_far(self._sheet.log.told, sides.rules)
        each = [f"{sides.label(side)} {words.number(points[side])}" for side in sides.order]
        #: Below the tricks of a deal in progress. {sides}: "We 3, They 20".
        self.setText(self.tr("So far: {sides}").format(sides=words.listed(each)))
        self.setFont(self._style.font(14, bold=True, serif=True))
        self.setVisible(any(points))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.renew()
