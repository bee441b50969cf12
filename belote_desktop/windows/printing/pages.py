"""A printed document laid out on pages, each with a head and a foot."""

from __future__ import annotations

from collections.abc import Mapping
from math import floor

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QGuiApplication,
    QPainter,
    QPalette,
    QPen,
    QPyTextObject,
    QTextDocument,
    QTextFormat,
    QTextOption,
)

from belote_desktop.models.words import words
from belote_desktop.table.items.fonts import elided, font
from belote_desktop.table.items.painting import write
from belote_desktop.windows.printing.document import BODY, NOTE, Paint, PrintedDocument
from belote_desktop.windows.printing.page_breaks import cut_table, keep_together, skip_no_page
from belote_desktop.windows.printing.paper_style import INK, INK2, LINE

INCH = 96
"""Units of a document to the inch."""
SIDE, TOP, FOOT = 76, 58, 60
"""The margins beside, above and below the text: the edges hold the head and the foot, and nothing printers cannot."""
STEP = 5
"""The steps in which a text is made smaller to fit on one page, in percent."""
START = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
END = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter


class Drawings(QPyTextObject):
    """Paints the drawings of a document where its text has a picture of their name, no wider than the line."""

    def __init__(self, drawings: Mapping[str, Paint], document: QTextDocument) -> None:
        super().__init__(document)
        self._drawings = drawings

    def intrinsicSize(self, doc: QTextDocument, posInDocument: int, format: QTextFormat) -> QSizeF:  # noqa: A002
        wanted = QSizeF(format.toImageFormat().width(), format.toImageFormat().height())
        room = doc.textWidth()
        return wanted * (room / wanted.width()) if 0 < room < wanted.width() else wanted

    def drawObject(
        self,
        painter: QPainter,
        rect: QRectF | QRect,
        doc: QTextDocument,
        posInDocument: int,
        format: QTextFormat,  # noqa: A002
    ) -> None:
        picture = format.toImageFormat()
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setLayoutDirection(QGuiApplication.layoutDirection())
        painter.translate(QPointF(rect.topLeft()))
        painter.scale(rect.width() / picture.width(), rect.height() / picture.height())
        self._drawings[picture.name()](painter, QRectF(0, 0, picture.width(), picture.height()))
        painter.restore()


def laid_out(printed: PrintedDocument, room: QSizeF) -> QTextDocument:
    """The text of a document on pages of this size; on a single one as high as it needs if the height is 0."""
    document = QTextDocument()
    document.setUseDesignMetrics(True)
    document.setDocumentMargin(0)
    document.setDefaultFont(font(BODY))
    option = QTextOption()
    option.setTextDirection(QGuiApplication.layoutDirection())
    document.setDefaultTextOption(option)
    drawings = Drawings(printed.drawings, document)
    document.documentLayout().registerHandler(int(QTextFormat.ObjectTypes.ImageObject.value), drawings)
    document.setHtml(printed.whole)
    if room.height():
        document.setPageSize(room)
        keep_together(document)
        skip_no_page(document)
    else:
        document.setTextWidth(room.width())
    return document


def draw(document: QTextDocument, painter: QPainter, part: QRectF) -> None:
    """Draw a part of a text in ink, whatever the colours of the window are."""
    context = QAbstractTextDocumentLayout.PaintContext()
    context.clip = part
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Text, QColor(INK))
    context.palette = palette
    painter.setClipRect(part)
    document.documentLayout().draw(painter, context)


class Pages:
    """The pages of a document on paper of a size in CSS pixels."""

    def __init__(self, printed: PrintedDocument, paper: QSizeF) -> None:
        self._printed, self._paper = printed, paper
        self.scale = self._scale()
        self._room = self._room_at(self.scale)
        self.document = laid_out(printed, self._room)
        while (cut := cut_table(self.document, printed.starts)) is not None:
            printed = printed.divided(*cut)
            self.document = laid_out(printed, self._room)

    def _scale(self) -> float:
        """The size at which all of it is on one page, if it may be so small; else its own."""
        if self._printed.smallest == 1:
            return 1.0
        for percent in range(100, round(100 * self._printed.smallest) - 1, -STEP):
            size = percent / 100
            room = self._room_at(size)
            if laid_out(self._printed, QSizeF(room.width(), 0)).size().height() <= room.height():
                return size
        return 1.0

    def _room_at(self, scale: float) -> QSizeF:
        """The room for the text of a page that is painted at this scale."""
        # Qt lays out in 64ths of a pixel: on pages of another height, the first line would seem to be on the one before
        high = floor((self._paper.height() - TOP - FOOT) / scale)
        return QSizeF((self._paper.width() - 2 * SIDE) / scale, high)

    @property
    def count(self) -> int:
        """The number of pages."""
        return self.document.pageCount()

    def head(self, number: int) -> str:
        """The words above the text of a page, from 0; the first has the title instead."""
        return (self._printed.head or self._printed.title) if number else ""

    def foot(self, number: int) -> str:
        """The words below the text of a page, from 0."""
        #: At the foot of a printed page. {page}, {pages}: numbers.
        pattern = QCoreApplication.translate("Printing", "Page {page} of {pages}")
        return pattern.format(page=words.number(number + 1), pages=words.number(self.count))

    def paint(self, painter: QPainter, number: int) -> None:
        """Paint a page, from 0."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(QGuiApplication.layoutDirection())
        self._paint_edges(painter, number)
        painter.translate(SIDE, TOP)
        painter.scale(self.scale, self.scale)
        painter.translate(0, -number * self._room.height())
        draw(self.document, painter, QRectF(0, number * self._room.height(), self._room.width(), self._room.height()))
        painter.restore()

    def _paint_edges(self, painter: QPainter, number: int) -> None:
        wide = self._paper.width() - 2 * SIDE
        upper = QRectF(SIDE, TOP - 34, wide, 20)
        lower = QRectF(SIDE, self._paper.height() - FOOT + 14, wide, 20)
        painter.setPen(QPen(QColor(LINE), 0.8))
        if self.head(number):
            painter.drawLine(upper.bottomLeft(), upper.bottomRight())
        painter.drawLine(lower.topLeft(), lower.topRight())
        write(painter, upper, elided(self.head(number), wide, NOTE), NOTE, INK2, align=START)
        lower.translate(0, 4)
        #: The name of the program.
        write(painter, lower, QCoreApplication.translate("MainWindow", "Belote Desktop"), NOTE, INK2, align=START)
        write(painter, lower, self.foot(number), NOTE, INK2, align=END)
