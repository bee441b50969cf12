"""The base of every page and dialog: a strip of cloth with a title, above the page."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from belote_desktop.table.layout.shapes import Box
from belote_desktop.windows.look.icons import sign
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.look.style_sheet import band_scale
from belote_desktop.windows.widgets.cloth import paint_cloth
from belote_desktop.windows.widgets.mirroring import Label
from belote_desktop.windows.widgets.title_room import give_room

EDGE = 20
"""The room beside what is on a page."""
LOW, LOWEST = 580, 330
"""Below the first height of a page at 100 % its margins and strip are small; below the second it has only a title."""
FOCUS_EDGE = 4
"""A button with the keyboard has an edge that needs so much more room."""


def set_role(widget: QWidget, role: str) -> None:
    """Give a widget its place in the style sheet."""
    widget.setProperty("role", role)


def label(text: str = "", role: str = "", *, wrap: bool = False) -> QLabel:
    """A label with a place in the style sheet."""
    made = Label()
    made.setText(text)
    made.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
    set_role(made, role)
    made.setWordWrap(wrap)
    made.setTextFormat(Qt.TextFormat.AutoText)
    return made


def keep_room(part: QWidget, kept: bool = True) -> None:
    """Keep the room of a part while it is hidden, so that nothing else comes where it was."""
    policy = part.sizePolicy()
    policy.setRetainSizeWhenHidden(kept)
    part.setSizePolicy(policy)


def panel(role: str = "panel") -> QFrame:
    """A quiet surface on the page."""
    made = QFrame()
    set_role(made, role)
    return made


def rule(role: str = "rule") -> QFrame:
    """A hairline."""
    made = QFrame()
    set_role(made, role)
    made.setFixedHeight(2 if role == "strong-rule" else 1)
    return made


def empty_stack(stack: QStackedWidget) -> None:
    """Take every page out of a stack."""
    while (old := stack.widget(0)) is not None:
        stack.removeWidget(old)
        old.hide()
        old.deleteLater()


def set_sign(button: QPushButton, name: str, style: Style) -> None:
    """Show a sign alone on a button of a strip of cloth, as large as the text asks for."""
    scale = band_scale(style.scale)
    picture, side = round(22 * scale), round(46 * scale)
    button.setIcon(sign(name, style.ink.cloth_text, picture))
    button.setIconSize(QSize(picture, picture))
    button.setFixedSize(side, side)


class ClothHeader(QWidget):
    """Back button, title, subtitle, and room for a few buttons."""

    back = Signal()

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self.title, self.subtitle = label(role="title", wrap=True), label(role="subtitle", wrap=True)
        self.back_button = QPushButton()
        set_role(self.back_button, "cloth")
        self.back_button.setAutoDefault(False)
        self.back_button.clicked.connect(self.back)
        words = QVBoxLayout()
        words.setSpacing(0)
        for part in (self.title, self.subtitle):
            words.addWidget(part)
        for place in (0, -1):
            words.insertStretch(place, 1)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(16)
        self._high = 68
        self._row.addWidget(self.back_button)
        self._row.addLayout(words, 1)
        self.refresh()

    def add(self, widget: QWidget, stretch: int = 0) -> None:
        """Put a widget at the end of the strip; it is no higher where a title takes two lines."""
        self._row.addWidget(widget, stretch, Qt.AlignmentFlag.AlignVCenter)

    def event(self, event: QEvent) -> bool:
        """The words are given their room whenever something beside them comes, goes or is worded anew."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            give_room((self.title, self.subtitle), self._row, self.width())
        return super().event(event)

    def refresh(self) -> None:
        """The theme, the size of text or the direction has changed."""
        set_sign(self.back_button, "back", self._style)
        self.fit(self._high)

    def fit(self, high: int) -> None:
        """Be at least so high, for text at 100 %."""
        self._high = high
        edge = 10 if high == 68 else 3
        self._row.setContentsMargins(20, edge, 20, edge + 1)
        self.setMinimumHeight(self._style.px(high))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_cloth(painter, rect := QRectF(self.rect()), self._style.theme)
        brass = QColor(self._style.theme.cloth_brass)
        brass.setAlphaF(0.6)
        painter.setPen(QPen(brass, 1.2))
        painter.drawLine(QPointF(0, rect.bottom() - 0.6), QPointF(rect.right(), rect.bottom() - 0.6))


class Page(QDialog):
    """A page or dialog that words itself (`retranslate`) and dresses itself (`restyle`) whenever it must.

    Escape closes it, as does its back button. A subclass lays out its own part in `self.body` and ends its `__init__`
    with `self.renew()`. With a stack as its parent it is a page of a window. It has its parent and its style sheet
    before its parts are made, since a change of either dresses every part anew. `to_tell` carries a sentence to
    be shown above the page, and whether it is a warning.
    """

    to_tell = Signal(str, bool)

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if isinstance(parent, QStackedWidget):
            self.setWindowFlags(Qt.WindowType.Widget)
        self.style_ = style
        self.setStyleSheet(style.sheet())
        self.header = ClothHeader(style)
        self.header.back.connect(self.reject)
        self.body = QVBoxLayout()
        self.body.setContentsMargins(EDGE, 16, EDGE, 20)
        self.body.setSpacing(16)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)  # a page arranges itself in any width
        self.setMinimumSize(420, 360)
        whole.addWidget(self.header)
        whole.addLayout(self.body, 1)
        style.changed.connect(self._on_style)

    def first_focus(self) -> QWidget:
        """What has the keyboard when the sheet is shown."""
        return self

    def renew(self) -> None:
        """Word and dress everything anew."""
        self._on_style()
        self._on_language()

    def prefer(self, width: int, height: int) -> None:
        """The size to open with, for text at 100 %; never larger than the screen."""
        room = self.screen().availableSize()
        px = self.style_.px
        self.resize(min(px(width), max(420, room.width() - 40)), min(px(height), max(360, room.height() - 60)))

    def centre(self, widest: int) -> None:
        """Keep what is on the page in the middle, no wider than this."""
        edges = self.body.contentsMargins()
        spare = max(EDGE, (self.width() - widest) // 2)
        self.body.setContentsMargins(spare, edges.top(), spare, edges.bottom())

    def retranslate(self) -> None:
        """Set every text; called at the start and after each change of language."""
        raise NotImplementedError

    def restyle(self) -> None:
        """Set what the style sheet cannot: icons, sizes made for the text."""

    @property
    def head(self) -> list[Box]:
        """Where the strip with the title lies."""
        return [Box(self.header.x(), self.header.y(), self.header.width(), self.header.height())]

    def set_title(self, title: str, subtitle: str = "") -> None:
        """The title of the window and of its strip."""
        self.setWindowTitle(title)
        self.setAccessibleName(title)  # as a page in the window a dialog has no title
        self.header.title.setText(title)
        self.header.subtitle.setText(subtitle)
        self._give_height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_height()

    def _give_height(self) -> None:
        """In a low window the strip with the title and the margins are smaller, for what is on the page."""
        high, edges = self.height() / self.style_.scale, self.body.contentsMargins()
        self.header.fit(36 if high < LOWEST else 50 if high < LOW else 68)
        self.header.subtitle.setVisible(bool(self.header.subtitle.text()) and high >= LOWEST)
        top, foot = (8, 10) if high < LOW else (16, 20)
        self.body.setContentsMargins(edges.left(), top, edges.right(), foot)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._on_language()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes; Enter presses the button that has the focus, and never another one."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.focusWidget()
            if isinstance(focused, QAbstractButton):
                focused.click()
            return
        super().keyPressEvent(event)

    def _on_language(self) -> None:
        #: A button: to the page before.
        back = self.tr("Back")
        self.header.back_button.setAccessibleName(back)
        self.header.back_button.setToolTip(back)
        self.header.refresh()
        self.retranslate()

    def _on_style(self) -> None:
        if self.styleSheet() != (sheet := self.style_.sheet()):
            self.setStyleSheet(sheet)
        self.header.refresh()
        self._give_height()
        self.restyle()
        self.update()
