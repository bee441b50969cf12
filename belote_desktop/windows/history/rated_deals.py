"""A list of compared deals, each of which can be replayed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from belote_desktop.models.history.rating_words import deals_table
from belote_desktop.profile.play_rating.rated import RatedDeal
from belote_desktop.windows.history.figure_table import FigureTable
from belote_desktop.windows.look.icons import put_sign
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.page import label, set_role


class RatedDeals(QFrame):
    """`replay_asked` carries a RatedDeal: the one in the row that is chosen, by the button, Enter or a double click."""

    replay_asked = Signal(object)

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._deals: tuple[RatedDeal, ...] = ()
        self._with_record = frozenset[str]()
        self._wide = 0
        """The width of all columns but the first, when they were last seen together."""
        set_role(self, "paper")
        self.title = label(role="section", wrap=True)
        self.table, self.button, self.reason = FigureTable(style), QPushButton(), label(role="sentence", wrap=True)
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self._ask)
        self.table.cellActivated.connect(lambda _row, _column: self._ask())
        self.table.currentCellChanged.connect(lambda *_cells: self._allow())
        column, below = QVBoxLayout(self), QHBoxLayout()
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(8)
        column.addWidget(self.title)
        column.addWidget(self.table)
        column.addLayout(below)
        column.addStretch(1)
        below.setSpacing(12)
        below.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeading)
        below.addWidget(self.reason, 1)

    def show_deals(self, deals: Sequence[RatedDeal], with_record: frozenset[str]) -> None:
        """Show these deals; a deal whose match was deleted cannot be replayed. A deal that was chosen stays chosen."""
        chosen = self._chosen
        self._deals = tuple(deals)
        self._with_record = with_record
        self.table.show_table(deals_table(deals))
        if deals:
            self.table.setCurrentCell(self._deals.index(chosen) if chosen in self._deals else 0, 0)
        self._allow()

    @property
    def _chosen(self) -> RatedDeal | None:
        row = self.table.currentRow()
        return self._deals[row] if 0 <= row < len(self._deals) else None

    def _allow(self) -> None:
        """Enable the button, or say why the deal that is chosen cannot be replayed."""
        possible = self._chosen is not None and self._chosen.match_id in self._with_record
        self.button.setEnabled(possible)
        self.button.setVisible(bool(self._deals))
        said = (
            "" if possible or not self._deals else self.tr("This match was deleted, so its deals cannot be replayed.")
        )
        self.reason.setText(said)
        self.reason.setVisible(bool(said))
        self.button.setToolTip(said)
        self.button.setAccessibleDescription(f"{self.title.text()}. {said}" if said else self.title.text())

    def _ask(self) -> None:
        if self.button.isEnabled():
            self.replay_asked.emit(self._chosen)

    def tell(self, title: str) -> None:
        """Set the texts."""
        self.title.setText(title)
        self.table.setAccessibleName(title)
        #: A button: replay the deal that is chosen in a table.
        self.button.setText(self.tr("Replay"))
        self.table.show_table(deals_table(self._deals))
        self._allow()

    def restyle(self) -> None:
        """Take the sizes and colours in force."""
        put_sign(self.button, "play", self._style.ink.text2, self._style.px(18))
        self.table.fit()
        self._leave_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._leave_out()

    def _leave_out(self) -> None:
        """Where there is no room for every column, the difference alone stands beside the deal."""
        wanted = sum(self.table.columnWidth(column) for column in range(1, self.table.columnCount()))
        if not self.table.isColumnHidden(1):
            self._wide = wanted
        narrow = self._wide + self.table.sizeHintForColumn(0) > self.table.viewport().width()
        for column in (1, 2):
            self.table.setColumnHidden(column, narrow)
