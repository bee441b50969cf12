"""Controls of ours: a few choices in a row, many in a menu, the pages in a box, a switch, and a slider."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QStandardItemModel,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QListView,
    QPushButton,
    QSizePolicy,
    QSlider,
    QWidget,
)

from belote_desktop.models.words.forms import raised
from belote_desktop.table.items.fonts import text_height
from belote_desktop.table.items.painting import write_wrapped
from belote_desktop.table.overlays.reader_clicks import ReaderClicks, show_checked
from belote_desktop.windows.look.icons import sign_pixmap
from belote_desktop.windows.look.restyling import restyle
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.box_name import BoxName
from belote_desktop.windows.widgets.page import set_role

WIDEST = 420
"""The width at which the choices of a menu begin to wrap."""
ARROW, BESIDE_ARROW = 18, 36
"""The arrow of a box at 100 %, and the margins beside its text and the arrow in pixels."""
Choices = Sequence[tuple[object, str]]
"""Values and the words for them."""


class Slider(QSlider):
    """A slider across, filled from where the window begins to read."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._turn()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._turn()

    def _turn(self) -> None:
        restyle(self, "leftwards", self.layoutDirection() is Qt.LayoutDirection.RightToLeft)


class Segments(QFrame):
    """A few choices side by side, one of them chosen; arrow keys move, as in a group of radio buttons."""

    chosen = Signal(object)

    def __init__(self, choices: Choices, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "segments")
        bold = QFontMetricsF(style.font(13, bold=True))  # the chosen one is bold, and must not be cut
        self._group = QButtonGroup(self)
        self._values = [value for value, _ in choices]
        row = QHBoxLayout(self)
        row.setContentsMargins(1, 1, 1, 1)
        row.setSpacing(0)
        for number, (_, text) in enumerate(choices):
            button = QPushButton(text)
            set_role(button, "segment")
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setMinimumWidth(math.ceil(bold.horizontalAdvance(text)) + 2 * style.px(14) + 8)
            self._group.addButton(button, number)
            ReaderClicks(button)
            row.addWidget(button)
        self._group.idClicked.connect(lambda number: self.chosen.emit(self._values[number]))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def select(self, value: object) -> None:
        """Mark a value as chosen, without telling."""
        for number, known in enumerate(self._values):
            show_checked(self._group.button(number), known == value)

    def offer(self, value: object, offered: bool) -> None:
        """Whether a value can be seen and chosen; without this all can."""
        self._group.button(self._values.index(value)).setVisible(offered)

    def name(self, text: str) -> None:
        """What is chosen here, for screen readers."""
        self.setAccessibleName(text)
        for button in self._group.buttons():
            button.setAccessibleDescription(text)


class Menu(QComboBox):
    """Many choices, one of them chosen: as wide as the longest needs, and in several lines where there is no room."""

    chosen = Signal(object)

    def __init__(self, choices: Choices, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._name = BoxName(self)
        self._values = [value for value, _ in choices]
        for _, text in choices:
            self.addItem(text)
        self.view().setMinimumWidth(max(200, self.view().sizeHintForColumn(0) + 28))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.activated.connect(lambda number: self.chosen.emit(self._values[number]))

    def select(self, value: object) -> None:
        """Mark a value as chosen, without telling; one that is not listed is added."""
        if value not in self._values:
            self._values.append(value)
            self.addItem(str(value))
        self.setCurrentIndex(self._values.index(value))
        self.setToolTip(self.currentText())

    def offer(self, value: object, offered: bool) -> None:
        """Whether a value can be seen in the list and chosen; without this all can."""
        place = self._values.index(value)
        cast(QStandardItemModel, self.model()).item(place).setEnabled(offered)
        cast(QListView, self.view()).setRowHidden(place, not offered)

    def name(self, text: str) -> None:
        """What is chosen here, for screen readers."""
        self._name.say(text)

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self._style.font(14))
        widths = (metrics.horizontalAdvance(self.itemText(at)) for at in range(self.count()))
        longest = math.ceil(max(widths, default=0)) + 1  # in a room without a fraction to spare the words would wrap
        width = min(max(longest + beside_text(self._style), self._style.px(120)), self._style.px(WIDEST))
        return QSize(width, self._height(width))

    def minimumSizeHint(self) -> QSize:
        narrow = min(self.sizeHint().width(), self._style.px(200))
        return QSize(narrow, self._height(max(self.width(), narrow)))

    def _height(self, width: int) -> int:
        """How high the box is so that every choice can be read in it."""
        room, pixels = width - beside_text(self._style), self._style.px(14)
        texts = (text_height(self.itemText(at), room, pixels) for at in range(self.count()))
        return max(super().sizeHint().height(), max(texts, default=0) + self._style.px(14))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Not by the wheel: scrolling past must not change a rule."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_box(self, self._style)


class PageBox(QComboBox):
    """The list of pages as a box, for narrow windows."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._name = BoxName(self)

    def name(self, text: str) -> None:
        """What is chosen here, for screen readers."""
        self._name.say(text)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_box(self, self._style)


def beside_text(style: Style) -> int:
    """What a box needs beside its text, in pixels."""
    return BESIDE_ARROW + style.px(ARROW)


def paint_box(box: QComboBox, style: Style) -> None:
    """A combo box in the form of the other controls."""
    ink, focused = style.ink, box.hasFocus()
    painter = QPainter(box)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setLayoutDirection(box.layoutDirection())
    rtl = box.layoutDirection() is Qt.LayoutDirection.RightToLeft
    edge = 2 if focused else 1
    frame = QRectF(box.rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)  # as style sheets draw frames
    painter.setBrush(ink.raised)
    painter.setPen(QPen(ink.accent_text if focused else ink.line2, edge))
    painter.drawRoundedRect(frame, 8, 8)
    side = style.px(ARROW)
    arrow = sign_pixmap("down", ink.text2, side, box.devicePixelRatioF())
    x = frame.left() + 10 if rtl else frame.right() - 10 - side
    painter.drawPixmap(QPointF(x, frame.center().y() - side / 2), arrow)
    end = 16 + side
    room = frame.adjusted(end if rtl else 12, 0, -12 if rtl else -end, 0)
    painter.setFont(style.font(14))
    painter.setPen(ink.text)
    text, metrics = box.currentText(), painter.fontMetrics()
    flags = int(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)
    if metrics.boundingRect(room.toRect(), flags, text).height() > room.height():
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))
    write_wrapped(painter, room, text, Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)


class Switch(QCheckBox):
    """An on/off switch; a check mark on the knob shows the state too, so that colour is not the only sign."""

    chosen = Signal(object)

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.clicked.connect(lambda on: self.chosen.emit(on))
        ReaderClicks(self)

    def select(self, value: object) -> None:
        """Set the value without emitting a signal."""
        show_checked(self, bool(value))

    def name(self, text: str) -> None:
        """What is switched here, for screen readers."""
        self.setAccessibleName(text)

    def sizeHint(self) -> QSize:
        return QSize(60, 44)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: object) -> bool:
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._style.ink
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        track = QRectF((self.width() - 52) / 2, (self.height() - 30) / 2, 52, 30)
        on = self.isChecked()
        painter.setBrush(theme.primary if on else theme.sunken)
        painter.setPen(QPen(theme.primary if on else theme.line2, 1.4))
        painter.drawRoundedRect(track.adjusted(0.7, 0.7, -0.7, -0.7), 15, 15)
        at_right = on is (self.layoutDirection() is Qt.LayoutDirection.LeftToRight)
        knob = QRectF(track.right() - 26 if at_right else track.left() + 4, track.top() + 4, 22, 22)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.primary_text if on else theme.line2)
        painter.drawEllipse(knob)
        if on:
            check = sign_pixmap("check", theme.primary, 16, self.devicePixelRatioF())
            painter.drawPixmap(round(knob.left() + 3), round(knob.top() + 3), check)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.text, 2))
            painter.drawRoundedRect(track.adjusted(-3, -3, 3, 3), 18, 18)


def choice_control(choices: Choices, style: Style, limit: int = 44) -> Segments | Menu:
    """Segments for a few short choices, a menu for many or long ones; `limit` is in letters of all choices."""
    if len(choices) <= 5 and sum(len(text) + 3 for _, text in choices) <= limit:
        return Segments(choices, style)
    return Menu(choices, style)


def capital(text: str) -> str:
    """The text with a capital first letter, as on a button."""
    return raised(text)
