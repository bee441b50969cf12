"""The small button of the panel of choices that shows why other calls are not legal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from belote_desktop.table.items.keys import Command
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.overlays.buttons import ChoiceButton
from belote_desktop.table.overlays.panel_forms import Form

_SIGN = "?"
"""What stands on it where there is no room for words."""


class WhyButton(ChoiceButton):
    """Its accessible description holds the reasons; a click calls `tell`, which shows them."""

    def __init__(self, stage: Stage, panel: QWidget, withheld: Sequence[str], tell: Callable[[], None]) -> None:
        super().__init__(stage, panel, _SIGN, sign=None, command=Command.WHY)
        #: A button.
        self.setAccessibleName(QCoreApplication.translate("ChoicePanel", "Why are other calls not allowed?"))
        self.setAccessibleDescription(" ".join(map(stage.aloud, withheld)))
        self.setToolTip(self.accessibleName())
        self.clicked.connect(tell)
        self.show()

    def take(self, form: Form) -> None:
        super().take(form)
        self.setToolTip(self.accessibleName())
        self.written(in_words=False)

    def written(self, *, in_words: bool) -> int:
        """Say in words what is explained, or by a sign alone; returns the width that this takes."""
        #: A button of two words that says why other calls are not allowed now.
        self.setText(QCoreApplication.translate("ChoicePanel", "Other calls?") if in_words else _SIGN)
        return self.sizeHint().width()

    def sizeHint(self) -> QSize:
        """No higher than where it stands in a row: tall buttons make the call."""
        size = super().sizeHint()
        return QSize(size.width(), min(size.height(), max(44, round(44 * self.ui))))

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
    """How far below the upper edge of a panel the button lies: as the rest, but close to it above small keys."""
    return form.margin if form.tall else max(form.margin - 5, 6 * form.ui)
