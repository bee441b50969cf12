"""The list of a window's pages, with the number of changes on each."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from belote_desktop.models.words import words
from belote_desktop.table.items.painting import write_wrapped
from belote_desktop.windows.look.icons import sign_pixmap
from belote_desktop.windows.look.style import Style

NAMES = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
WRAPPED = int(NAMES | Qt.TextFlag.TextWordWrap)
"""A name that finds no room in one line goes on in the next."""
SIGN, COUNT = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1


class Navigation(QListWidget):
    """Pages by key, in order."""

    chosen = Signal(str)

    def __init__(self, style: Style, pages: tuple[tuple[str, str], ...], parent: QWidget | None = None) -> None:
        """`pages` are keys with the names of their signs."""
        super().__init__(parent)
        self._style = style
        self.keys = [key for key, _ in pages]
        self.setItemDelegate(_Delegate(style, self))
        self.setResizeMode(QListWidget.ResizeMode.Adjust)  # the rows are as high as their words need in its width
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        for _, name in pages:
            item = QListWidgetItem(self)
            item.setData(SIGN, name)
        self.currentRowChanged.connect(self._on_row)

    def word(self, texts: Mapping[str, str]) -> None:
        """The names of the pages, by key."""
        for row, key in enumerate(self.keys):
            self.item(row).setText(texts[key])

    def count_changes(self, key: str, count: int) -> None:
        """How much is changed on a page; shown in words to screen readers."""
        item = self.item(self.keys.index(key))
        item.setData(COUNT, count)
        #: Read aloud. {page}: the title of a page.
        said = self.tr("{page}, %n change(s)", "", count).format(page=item.text()) if count else item.text()
        item.setData(Qt.ItemDataRole.AccessibleTextRole, said)

    def show_page(self, key: str) -> None:
        """Mark a page as the one on show."""
        self.setCurrentRow(self.keys.index(key))

    def _on_row(self, row: int) -> None:
        if row >= 0:
            self.chosen.emit(self.keys[row])


class _Delegate(QStyledItemDelegate):
    def __init__(self, style: Style, parent: QListWidget) -> None:
        super().__init__(parent)
        self._style, self._list = style, parent

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        width = self._words_width(QRectF(self._list.viewport().rect()).width(), index)
        metrics = QFontMetricsF(self._style.font(15, bold=True))
        room = QRectF(0, 0, width, 10_000)
        needed = metrics.boundingRect(room, WRAPPED, index.data(Qt.ItemDataRole.DisplayRole) or "").height()
        return QSize(self._style.px(150), max(46, self._style.px(46), round(needed) + 12))

    @staticmethod
    def _words_width(row: float, index: QModelIndex | QPersistentModelIndex) -> float:
        """How wide the words may be, between the sign and the number of changes."""
        return row - 44 - (38 if index.data(COUNT) else 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        theme = self._style.ink
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row = QRectF(option.rect).adjusted(0, 1, 0, -1)
        state: QStyle.StateFlag = option.state
        rtl = option.direction is Qt.LayoutDirection.RightToLeft
        painter.setLayoutDirection(option.direction)
        selected = bool(state & QStyle.StateFlag.State_Selected)
        if selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.select)
            painter.drawRoundedRect(row, 8, 8)
            painter.setBrush(theme.accent_text)
            x = row.right() - 4 if rtl else row.left()
            painter.drawRoundedRect(QRectF(x, row.top() + 8, 4, row.height() - 16), 2, 2)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.accent_text, 2))
            painter.drawRoundedRect(row.adjusted(1, 1, -1, -1), 8, 8)
        ink = theme.text if selected else theme.text2
        picture = sign_pixmap(str(index.data(SIGN)), ink, 20, painter.device().devicePixelRatio())
        painter.drawPixmap(QPointF(row.right() - 34 if rtl else row.left() + 14, row.center().y() - 10), picture)
        spare = 38 if index.data(COUNT) else 6
        words_room = row.adjusted(spare if rtl else 44, 0, -44 if rtl else -spare, 0)
        painter.setFont(self._style.font(15, bold=selected))
        painter.setPen(theme.text)
        write_wrapped(painter, words_room, index.data(Qt.ItemDataRole.DisplayRole), NAMES)
        self._paint_count(painter, row, index.data(COUNT) or 0, rtl)
        painter.restore()

    def _paint_count(self, painter: QPainter, row: QRectF, count: int, rtl: bool) -> None:
        if not count:
            return
        theme, font = self._style.ink, self._style.font(12, bold=True)
        text = words.number(count)
        width = max(22.0, QFontMetricsF(font).horizontalAdvance(text) + 12)
        height = max(20.0, float(self._style.px(20)))
        x = row.left() + 8 if rtl else row.right() - width - 8
        badge = QRectF(x, row.center().y() - height / 2, width, height)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.accent_text, 1.4))
        painter.drawRoundedRect(badge, height / 2, height / 2)
        painter.setFont(font)
        painter.setPen(theme.accent_text)
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, text)
