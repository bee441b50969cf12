"""The text of a rule sheet: holds its pictures, finds its sections and marks search results."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QImage,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFragment,
)  # fmt: skip
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from belote_desktop.models.games.text_search import spots
from belote_desktop.table.items.painting import smooth
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.suits.suit_chips import chips, paint_chip
from belote_desktop.windows.suits.suit_text import unbroken

WIDEST = 860
"""The greatest width of the column of text at 100 %, so that lines can be read."""
DRILL = "drill:"
"""What the address of a link to a drill begins with; its kind follows."""
MARK = 0.38
"""The opacity of the accent colour behind search results."""


class RuleText(QTextBrowser):
    """A text with sections by anchor, pictures by name, and marks; `focused` when it gets the keyboard."""

    focused = Signal()

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._images: Mapping[str, QImage] = {}
        self._hits: tuple[tuple[int, int], ...] = ()
        self._at = -1
        self._section = ""
        self._section_at = -1
        self.setOpenLinks(False)
        self.document().setDocumentMargin(0)

    # ------------------------------------------------------------------ the text
    def put(self, text: str, images: Mapping[str, QImage]) -> None:
        """Show a text with these pictures, at the marked section or the place shown before."""
        bar = self.verticalScrollBar()
        is_at_section = bool(self._section) and bar.value() == self._section_at
        share = bar.value() / bar.maximum() if bar.maximum() else 0.0
        self._images = images
        self.setHtml(unbroken(text))
        if is_at_section and self._heading(self._section) is not None:
            self.show_section(self._section)
        else:
            bar.setValue(round(share * bar.maximum()))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()

    def focusNextPrevChild(self, on: bool) -> bool:
        """Go to the next link from where one reads, or the one before; Qt would begin at the top of the text."""
        cursor, block = self.textCursor(), self.textCursor().block()
        while block.isValid():
            links = [
                (start, end)
                for start, end, _ in _links(block)
                if (start >= cursor.selectionEnd() if on else end <= cursor.selectionStart())
            ]
            if links:
                start, end = links[0 if on else -1]
                self.setTextCursor(self._cursor(start, end - start))
                return True
            block = block.next() if on else block.previous()
        return QTextEdit.focusNextPrevChild(self, on)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Centre the column of text, at most WIDEST wide."""
        spare = max(0, (self.width() - self._style.px(WIDEST)) // 2)
        if self.viewportMargins().left() != spare:
            self.setViewportMargins(spare, 0, spare, 0)
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        smooth(painter)
        down, seen = self.verticalScrollBar().value(), event.rect()
        painter.translate(-self._across, -down)
        for chip in chips(self.cursorForPosition(seen.topLeft()).block(), seen.bottom() + down):
            paint_chip(painter, chip, self._style.deck)
        painter.end()

    @property
    def _across(self) -> int:
        """How far the text is scrolled to its left edge: from its right one where the window reads from there."""
        bar = self.horizontalScrollBar()
        return bar.maximum() - bar.value() if self.isRightToLeft() else bar.value()

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """The picture with this name; nothing is read from disk."""
        found = self._images.get(QUrl(name).toString())
        return found if kind == QTextDocument.ResourceType.ImageResource.value and found is not None else None

    # ------------------------------------------------------------------ sections
    @property
    def section(self) -> str:
        """The anchor of the marked section; empty if none is."""
        return self._section

    def show_section(self, anchor: str) -> None:
        """Bring a section to the top and mark its title."""
        self._section = anchor
        block = self._heading(anchor)
        if block is not None:
            self.setTextCursor(QTextCursor(block))  # the keyboard reads on from here
            where = self.document().documentLayout().blockBoundingRect(block)
            self.verticalScrollBar().setValue(max(0, round(where.top()) - self._style.px(6)))
        self._section_at = self.verticalScrollBar().value()
        self._mark()

    @property
    def section_of_hit(self) -> str:
        """The anchor of the section with the current search result; empty without one."""
        if not self._hits:
            return ""
        block = self.document().findBlock(self._hits[self._at][0])
        while block.isValid():
            anchors = _anchors(block)
            if anchors:
                return anchors[0]
            block = block.previous()
        return ""

    def _heading(self, anchor: str) -> QTextBlock | None:
        block = self.document().begin()
        while block.isValid():
            if anchor in _anchors(block):
                return block
            block = block.next()
        return None

    # ------------------------------------------------------------------ what is looked for
    def look_for(self, asked: str) -> int:
        """Mark every occurrence of a text and return their number. The first visible one becomes the current one."""
        self._hits = tuple(
            (block_start + place, length)
            for block_start, text in self._blocks()
            for place, length in spots(text, asked)
        )
        first_in_sight = self.cursorForPosition(self.viewport().rect().topLeft()).position()
        later = (number for number, (place, _) in enumerate(self._hits) if place >= first_in_sight)
        self._at = next(later, 0) if self._hits else -1
        self._show_hit()
        return len(self._hits)

    def _blocks(self) -> list[tuple[int, str]]:
        """Where each paragraph begins, with its text; the links to drills are no rules and are not searched."""
        found = []
        block = self.document().begin()
        while block.isValid():
            if not any(link.startswith(DRILL) for _, _, link in _links(block)):
                found.append((block.position(), block.text()))
            block = block.next()
        return found

    @property
    def hit(self) -> int:
        """The number of the current search result, from 1; 0 if there is none."""
        return self._at + 1

    @property
    def hits(self) -> int:
        """The number of search results."""
        return len(self._hits)

    def go(self, *, on: bool) -> None:
        """Go to the next search result, or the one before; after the last comes the first."""
        if self._hits:
            self._at = (self._at + (1 if on else -1)) % len(self._hits)
            self._show_hit()

    def _show_hit(self) -> None:
        if self._hits:
            place, length = self._hits[self._at]
            cursor = QTextCursor(self.document())
            cursor.setPosition(place)
            self.setTextCursor(cursor)
            self._bring_to_sight(place, length)
        self._mark()

    def _bring_to_sight(self, place: int, length: int) -> None:
        """Scroll until the current search result is visible with some text around it."""
        where = self.cursorRect(self._cursor(place, length))
        room = self.viewport().height()
        if where.top() < 0 or where.bottom() > room:
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + where.center().y() - room // 3)

    def _cursor(self, place: int, length: int) -> QTextCursor:
        cursor = QTextCursor(self.document())
        cursor.setPosition(place)
        cursor.setPosition(place + length, QTextCursor.MoveMode.KeepAnchor)
        return cursor

    # ------------------------------------------------------------------ marks
    def restyle(self) -> None:
        """Apply a change of theme."""
        self._mark()

    def _mark(self) -> None:
        ink = self._style.ink
        marks = []
        heading = self._heading(self._section) if self._section else None
        if heading is not None:
            shape = QTextCharFormat()
            shape.setBackground(ink.select)
            shape.setProperty(QTextFormat.Property.FullWidthSelection, True)
            marks.append(_selection(QTextCursor(heading), shape))
        found = QTextCharFormat()
        wash = QColor(ink.accent)
        wash.setAlphaF(MARK)
        found.setBackground(wash)
        shown = QTextCharFormat()
        shown.setBackground(ink.primary)
        shown.setForeground(ink.primary_text)
        shown.setFontUnderline(True)
        for number, (place, length) in enumerate(self._hits):
            marks.append(_selection(self._cursor(place, length), shown if number == self._at else found))
        self.setExtraSelections(marks)


def _selection(cursor: QTextCursor, shape: QTextCharFormat) -> QTextEdit.ExtraSelection:
    made = QTextEdit.ExtraSelection()
    made.cursor = cursor
    made.format = shape
    return made


def _anchors(block: QTextBlock) -> list[str]:
    """The anchors of a paragraph."""
    return [name for fragment in _fragments(block) for name in fragment.charFormat().anchorNames()]


def _links(block: QTextBlock) -> list[tuple[int, int, str]]:
    """The links of a paragraph: where each begins and ends, and its address. Parts of one link are one."""
    found: list[tuple[int, int, str]] = []
    for fragment in _fragments(block):
        start, address = fragment.position(), fragment.charFormat().anchorHref()
        if found and found[-1][1:] == (start, address):
            start = found.pop()[0]
        if address:
            found.append((start, fragment.position() + fragment.length(), address))
    return found


def _fragments(block: QTextBlock) -> Iterator[QTextFragment]:
    parts = block.begin()
    while not parts.atEnd():
        yield parts.fragment()
        parts += 1
