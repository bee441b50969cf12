"""The small button of the panel of choices that shows why other calls are not legal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRect
from PySide6.QtWidgets import QWidget

from belote_desktop.table.items.keys import Command
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.overlays.buttons import ChoiceButton
from belote_desktop.table.overlays.panel_forms import Form


class WhyButton(ChoiceButton):
    """Its accessible description holds the reasons; a click calls `tell`, which shows them."""

    def __init__(self, stage: Stage, panel: QWidget, withheld: Sequence[str], tell: Callable[[], None]) -> None:
        super().__init__(stage, panel, "?", sign=None, command=Command.WHY)
        #: A button.
        self.setAccessibleName(QCoreApplication.translate("ChoicePanel", "Why are other calls not allowed?"))
        self.setAccessibleDescription(" ".join(withheld))
        self.setToolTip(self.accessibleName())
        self.clicked.connect(tell)
        self.show()

    def lay_in_corner(self, panel: Box, form: Form, *, leftwards: bool) -> None:
        """Lie in the upper trailing corner of the panel's box, given in the panel's coordinates.

        Above tall keys it ends where they do.
        """
        size, edge = self.sizeHint(), form.pad if form.tall else 8 * form.ui
        x = panel.x + edge if leftwards else panel.right - edge - size.width()
        self.setGeometry(QRect(QPoint(round(x), round(panel.y + _from_top(form))), size))

    def head(self, form: Form) -> float:
        """The height that the head of a panel needs below its margin, so that buttons begin below this one."""
        return max(44 * form.ui, _from_top(form) + self.sizeHint().height() + 6 * form.ui - form.margin)


def _from_top(form: Form) -> float:
    """How far below the upper edge of a panel the button lies."""
    return max(form.margin - 5, 6 * form.ui)
