"""Controls made of several parts that wrap into lines and can be reordered."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from belote_desktop.windows.look.icons import sign
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.flow import FlowLayout
from belote_desktop.windows.widgets.page import set_role


class PartRow(QWidget):
    """Parts that wrap like words in a paragraph; `chosen` carries the value, spelled as in records."""

    chosen = Signal(object)

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.style_ = style
        self._gap = style.px(6)
        self._flow = FlowLayout(self, gap=self._gap)
        self._parts: list[QWidget] = []
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def _show_parts(self, parts: Sequence[QWidget]) -> None:
        """Set the parts in this order, which is also their Tab order."""
        if list(parts) == self._parts:
            return
        while self._flow.takeAt(0) is not None:
            pass
        for gone in self._parts:
            gone.setVisible(gone in parts)
        self._parts = list(parts)
        for part in parts:
            self._flow.addWidget(part)
            part.show()
        for one, other in pairwise(parts):
            QWidget.setTabOrder(one, other)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """The size with all parts in one line."""
        width = max(sum(width + self._gap for width in self._widths()), 1)
        return QSize(width, self._flow.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """The size with as many lines as the width requires."""
        narrow = max(self._widths(), default=1)
        return QSize(narrow, self._flow.heightForWidth(max(self.width(), narrow)))

    def _widths(self) -> list[int]:
        """The widths of the parts in the layout."""
        items = (self._flow.itemAt(at) for at in range(self._flow.count()))
        return [item.sizeHint().width() for item in items if item is not None and not item.isEmpty()]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


class MovableRow(PartRow):
    """Parts in an order the user can change, with Ctrl and an arrow key or with two buttons behind them."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self._moved: QWidget | None = None
        self.earlier, self.later = self._mover("back", -1), self._mover("forward", 1)

    def _mover(self, icon: str, step: int) -> QPushButton:
        button = QPushButton()
        set_role(button, "segment")
        button.setAutoDefault(False)
        button.setIcon(sign(icon, self.style_.ink.text2, self.style_.px(16)))
        button.setFixedWidth(self.style_.px(38))
        button.clicked.connect(lambda: self._move(step))
        #: A button: moves a part to an earlier place in its row.
        said = self.tr("Move left") if step < 0 else self.tr("Move right")
        button.setAccessibleName(said)
        button.setToolTip(said)
        return button

    def watch(self, part: QWidget) -> None:
        """Let a part be moved."""
        part.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, QWidget):
            if event.type() == QEvent.Type.FocusIn:
                self._moved = watched
            if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
                step = self._step_of(event)
                if step:
                    self._moved = watched
                    self._move(step)
                    return True
        return super().eventFilter(watched, event)

    def _step_of(self, event: QKeyEvent) -> int:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier == Qt.KeyboardModifier.NoModifier:
            return 0
        forwards = -1 if self.layoutDirection() is Qt.LayoutDirection.LeftToRight else 1
        return {Qt.Key.Key_Left: forwards, Qt.Key.Key_Right: -forwards}.get(Qt.Key(event.key()), 0)

    def _move(self, step: int) -> None:
        """Move the part with the focus, or the last one that had it, by one place."""
        at = next((place for place, part in enumerate(self.movable) if self._is_in(part)), None)
        if at is None or not 0 <= at + step < len(self.movable):
            return
        self.swap(at, at + step)
        if self._moved is not None:
            self._moved.setFocus(Qt.FocusReason.OtherFocusReason)

    def _is_in(self, part: QWidget) -> bool:
        return self._moved is not None and (self._moved is part or part.isAncestorOf(self._moved))

    @property
    def movable(self) -> Sequence[QWidget]:
        """The parts that can be moved, first to last."""
        return [part for part in self._parts if part not in (self.earlier, self.later)]

    def swap(self, at: int, other: int) -> None:
        """Swap two parts and emit the new value."""
        raise NotImplementedError
