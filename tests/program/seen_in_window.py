"""What can be seen of the widgets of a window: what is cut off, lies on another, has no room for its words or none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QSlider,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from belote_desktop.table.overlays.buttons import ChoiceButton, CornerButton
from belote_desktop.table.overlays.corner_panel import CornerPanel
from belote_desktop.table.scene.ghost_buttons import GhostButton
from belote_desktop.windows.board.trick_fan import TrickFan
from belote_desktop.windows.match.log_panel import LogPanel
from belote_desktop.windows.match.tutor_bar import TutorBar
from belote_desktop.windows.shell.banner import Banner
from belote_desktop.windows.widgets.overlay import Overlay

PARTS = (
    QLabel,
    QAbstractButton,
    QLineEdit,
    QAbstractSpinBox,
    QComboBox,
    QSlider,
    QAbstractItemView,
    CornerPanel,
    TrickFan,
)
"""What a person reads or uses; what such a part is made of belongs to it, as cards that lie on each other."""
_PLACE = re.compile(r"\{\w+(:[^{}]*)?\}")


def problems(window: QWidget) -> list[str]:
    """What is wrong with the widgets of a window, in words."""
    parts = list(_parts(window))
    found = [words for part in parts for words in (*_cut_off(part, window), *_clipped(part), *_empty(part))]
    return [*found, *_covering(parts, window)]


def _parts(window: QWidget) -> Iterator[QWidget]:
    """Everything to be read or used that nothing covers on purpose."""
    top = next((overlay for overlay in window.findChildren(Overlay) if overlay.isVisible()), None)
    for widget in window.findChildren(QWidget):
        if not isinstance(widget, PARTS) or isinstance(widget, GhostButton) or not widget.isVisibleTo(window):
            continue
        if widget.window() is not window.window() or _within(widget, PARTS, window) or _shown(widget, window).isEmpty():
            continue
        if top is None or top.isAncestorOf(widget):
            yield widget


def _within(widget: QWidget, kinds: tuple[type, ...], window: QWidget) -> bool:
    parent = widget.parentWidget()
    while parent is not None and parent is not window:
        if isinstance(parent, kinds):
            return True
        parent = parent.parentWidget()
    return False


def _whole(widget: QWidget, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def _shown(widget: QWidget, window: QWidget) -> QRect:
    """The part of a widget that its parents leave in sight."""
    seen = _whole(widget, window) & window.rect()
    parent = widget.parentWidget()
    while parent is not None and parent is not window:
        seen &= _whole(parent, window)
        parent = parent.parentWidget()
    return seen


def _name(widget: QWidget) -> str:
    text = widget.accessibleName()
    if isinstance(widget, (QLabel, QAbstractButton, QLineEdit)):
        text = widget.text() or text
    return f"{type(widget).__name__} {text[:60]!r}"


def _scroller(widget: QWidget) -> QAbstractScrollArea | None:
    """The area in which a widget can be scrolled into sight."""
    child, parent = widget, widget.parentWidget()
    while parent is not None:
        area = parent.parentWidget()
        if isinstance(area, QAbstractScrollArea) and area.viewport() is parent and not isinstance(area, QGraphicsView):
            return area
        child, parent = parent, parent.parentWidget()
    del child
    return None


def _cut_off(widget: QWidget, window: QWidget) -> Iterator[str]:
    whole, seen, area = _whole(widget, window), _shown(widget, window), _scroller(widget)
    scrolls_across = area is not None and _scrolls_across(area)
    across = whole.width() - seen.width()
    down = whole.height() - seen.height()
    if across > 1 and not scrolls_across:
        yield f"{_name(widget)} is cut off by {across} px across"
    if down > 1 and area is None:
        yield f"{_name(widget)} is cut off by {down} px down"


def _scrolls_across(area: QAbstractScrollArea) -> bool:
    """Whether a person can scroll an area to what lies beside it."""
    never = area.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    return not never and area.horizontalScrollBar().maximum() > 0


# ---------------------------------------------------------------------- on each other
def _covering(parts: list[QWidget], window: QWidget) -> Iterator[str]:
    places = [(part, _shown(part, window)) for part in parts]
    for (one, here), (other, there) in combinations(places, 2):
        if one.isAncestorOf(other) or other.isAncestorOf(one) or _is_over(one, other):
            continue
        both = here & there
        if min(both.width(), both.height()) > 2:
            yield f"{_name(one)} and {_name(other)} cover each other by {both.width()} x {both.height()} px"


def _is_over(one: QWidget, other: QWidget) -> bool:
    """Whether one of them belongs to a banner, or to the log, and the other to what that lies on."""
    return (_of_banner(one) is None) != (_of_banner(other) is None)


def _of_banner(widget: QWidget) -> Banner | TutorBar | LogPanel | None:
    parent: QWidget | None = widget
    while parent is not None and not isinstance(parent, Banner | TutorBar | LogPanel):
        parent = parent.parentWidget()
    return parent


# ---------------------------------------------------------------------- words
def _clipped(widget: QWidget) -> Iterator[str]:
    """Words that find no room; those that end in dots say themselves whole as a tool tip."""
    if widget.toolTip():
        return
    wanted = _wanted(widget)
    if wanted.width() > widget.width() + 1:
        yield f"{_name(widget)} needs {wanted.width()} px across and has {widget.width()}"
    if wanted.height() > widget.height() + 1:
        yield f"{_name(widget)} needs {wanted.height()} px down and has {widget.height()}"


def _empty(widget: QWidget) -> Iterator[str]:
    """A button that says nothing and is called nothing, or a text with a place that nothing was put into.

    A label without a text may keep room for one; that no translation is empty is checked in its file.
    """
    text = widget.text() if isinstance(widget, (QLabel, QAbstractButton)) else ""
    if isinstance(widget, QAbstractButton) and not (text or widget.accessibleName()):
        yield f"{_name(widget)} has no name"
    if _PLACE.search(text):
        yield f"{_name(widget)} has an empty place"


def _wanted(widget: QWidget) -> QSize:
    """The room a widget needs for its words; nothing where it has none or scrolls."""
    if isinstance(widget, QLabel):
        return _label_size(widget)
    if isinstance(widget, (CornerButton, ChoiceButton, CornerPanel, QCheckBox, QRadioButton)):
        return widget.sizeHint()
    if isinstance(widget, QPushButton):
        return _button_size(widget)
    if isinstance(widget, QComboBox):
        return QSize(QFontMetrics(widget.font()).horizontalAdvance(widget.currentText()) + 40, 0)
    if isinstance(widget, QLineEdit):
        words = widget.placeholderText() if not widget.text() else ""
        return QSize(QFontMetrics(widget.font()).horizontalAdvance(words) + 6, 0) if words else QSize(0, 0)
    return QSize(0, 0)


def _label_size(label: QLabel) -> QSize:
    if not label.text():
        return QSize(0, 0)
    if label.wordWrap():
        return QSize(_longest_word(label), label.heightForWidth(label.width()))
    return label.sizeHint()


def _longest_word(label: QLabel) -> int:
    """The width without which a label that wraps cuts a word. `QLabel` asks for more."""
    asked = label.minimumSizeHint().width()
    if label.textFormat() is Qt.TextFormat.RichText or "<" in label.text():
        return asked
    return min(asked, max(map(label.fontMetrics().horizontalAdvance, label.text().split()), default=0))


def _button_size(button: QPushButton) -> QSize:
    if not button.text() or type(button).paintEvent is not QPushButton.paintEvent:
        return QSize(0, 0)  # those that draw themselves
    option = QStyleOptionButton()
    button.initStyleOption(option)
    room = button.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, button)
    words = button.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, button.text())
    icon = 0 if button.icon().isNull() else button.iconSize().width() + 4
    return button.size() + QSize(words.width() + icon - room.width(), words.height() - room.height())
