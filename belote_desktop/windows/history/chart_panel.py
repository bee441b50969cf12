"""A panel with a title, a sentence, and a chart that can be read as a table."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from belote_desktop.models.history.tables import Table
from belote_desktop.windows.history.charts import Chart
from belote_desktop.windows.history.figure_table import FigureTable
from belote_desktop.windows.look.icons import put_sign
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.page import label, set_role


class ChartPanel(QFrame):
    """`chart` is painted, `table` has the same figures; one of them is shown."""

    def __init__(self, style: Style, chart: Chart, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "paper")
        self.chart, self.table = chart, FigureTable(style)
        self.figures = Table((), ())
        """What the table shows."""
        self.title, self.note = label(role="section", wrap=True), label(role="note", wrap=True)
        self.above = QVBoxLayout()
        self.above.setSpacing(10)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 16, 20, 16)
        whole.setSpacing(6)
        self._edges = whole.contentsMargins()
        whole.addWidget(self.title)
        whole.addWidget(self.note)
        whole.addLayout(self.above)
        whole.addWidget(self.chart, 10)
        whole.addWidget(self.table)
        whole.addStretch(1)
        self.table.hide()

    def tell(self, title: str, note: str, table: Table) -> None:
        """Set the texts; a screen reader hears the figures with the chart."""
        self.title.setText(title)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self.figures = table
        self.table.show_table(table)
        self.table.setAccessibleName(title)
        self.chart.setAccessibleName(title)
        self.chart.setAccessibleDescription(f"{note} {table.spoken}".strip())

    @property
    def least(self) -> int:
        """The width that the panel needs for its table, if that is shown."""
        edges = self.contentsMargins() + self._edges
        return 0 if self.table.isHidden() else self.table.least + edges.left() + edges.right()

    def show_as_table(self, wanted: bool) -> None:
        """Show the table in place of the chart, or the chart again."""
        self.chart.setVisible(not wanted)
        self.table.setVisible(wanted)

    def restyle(self) -> None:
        """Take the sizes and colours in force."""
        self.chart.updateGeometry()
        self.chart.update()
        self.table.fit()


def mark_switch(button: QPushButton, style: Style) -> None:
    """Show by a sign whether the button that changes charts into tables is on."""
    ink, on = style.ink, button.isChecked()
    put_sign(button, "check" if on else "sheet", ink.accent_text if on else ink.text2, style.px(18))
