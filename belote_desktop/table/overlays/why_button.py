"""The small button of the panel of choices that shows why other calls are not legal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from belote_desktop.models.words import words
from belote_desktop.table.items.keys import Command
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.overlays.buttons import ChoiceButton
from belote_desktop.table.overlays.panel_forms import Form


class WhyButton(ChoiceButton):
    """Words, or a question mark where there is no room for them. Its accessible description holds the reasons; a click
    calls `tell`, which shows them.
    """

    def __init__(self, stage: Stage, panel: QWidget, withheld: Sequence[str], tell: Callable[[], None]) -> None:
        super().__init__(stage, panel, words.question_mark(), sign=None, command=Command.WHY)
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
        told = QCoreApplication.translate("ChoicePanel", "Other calls?")
        self.setText(told if in_words else words.question_mark())
        return self.sizeHint().width()

    def sizeHint(self) -> QSize:
        """No higher than where it stands in a row: tall buttons make the call."""
        size = super().sizeHint()
        return QSize(size.width(), min(size.height(), max(44, round(44 * self.ui))))

    def lay_in_corner(self, panel: Box, form: Form, *, leftwards: bool) -> None:
        """Lie in the upper trailing corner of the panel's box, given in the panel's coordinates.

        It ends where the rows below it do.
        """
        size = self.sizeHint()
        x = panel.x + form.pad if leftwards else panel.right - form.pad - size.width()
        self.setGeometry(QRect(QPoint(round(x), round(panel.y + form.margin)), size))

    def head(self, form: Form) -> float:
        """The height that the head of a panel needs below its margin, so that buttons begin below this one."""
        return self.sizeHint().height() + 6 * form.ui
