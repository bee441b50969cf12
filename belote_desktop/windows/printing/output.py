"""A printed document as PDF, as picture, and on a printer."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QIODevice, QLocale, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPageSize, QPainter, QPdfWriter
from PySide6.QtPrintSupport import QPrinter

from belote_desktop.windows.printing.document import WIDTH, PrintedDocument
from belote_desktop.windows.printing.pages import INCH, Pages, draw, laid_out

LETTER = frozenset(["BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE"])
"""The territories that print on Letter, by the CLDR; all others print on A4."""
EDGE, RATIO = 28, 2.0
"""Around the text of a picture, and its pixels to a unit of the document."""


def usual_paper(locale: QLocale) -> QPageSize:
    """The paper that is usual where the system is."""
    letter = QLocale.territoryToCode(locale.territory()) in LETTER
    return QPageSize(QPageSize.PageSizeId.Letter if letter else QPageSize.PageSizeId.A4)


def pdf_of(printed: PrintedDocument, paper: QPageSize) -> bytes:
    """The document as a PDF file on this paper."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(paper)
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    writer.setTitle(printed.title)
    writer.setCreator("Belote Desktop")
    pages = Pages(printed, _in_units(paper.size(QPageSize.Unit.Point)))
    painter = QPainter(writer)
    for number in range(pages.count):
        if number:
            writer.newPage()
        _paint_scaled(painter, pages, number, writer.resolution())
    painter.end()
    return bytes(buffer.data().data())


def print_on(printer: QPrinter, printed: PrintedDocument) -> bool:
    """Print the pages that were chosen for a printer. Returns False if it takes nothing."""
    printer.setFullPage(True)
    printer.setDocName(printed.title)
    pages = Pages(printed, _in_units(printer.pageLayout().fullRectPoints().size().toSizeF()))
    first, last = printer.fromPage() or 1, printer.toPage() or pages.count
    wanted = range(first - 1, min(last, pages.count))
    painter = QPainter()
    if not wanted or not painter.begin(printer):
        return False
    for number in wanted:
        if number != wanted[0]:
            printer.newPage()
        _paint_scaled(painter, pages, number, printer.resolution())
    return painter.end()


def png_of(printed: PrintedDocument) -> bytes:
    """The whole document as one picture, without head and foot."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture_of(printed).save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def picture_of(printed: PrintedDocument) -> QImage:
    """The whole document as one picture, without head and foot."""
    document = laid_out(printed, QSizeF(WIDTH, 0))
    size = QSizeF(WIDTH + 2 * EDGE, document.size().height() + 2 * EDGE)
    image = QImage((size * RATIO).toSize(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.scale(RATIO, RATIO)
    painter.translate(EDGE, EDGE)
    draw(document, painter, QRectF(0, 0, WIDTH, document.size().height()))
    painter.end()
    return image


def _in_units(points: QSizeF) -> QSizeF:
    """A size in points, 72 to the inch, as one of the document."""
    return points * (INCH / 72)


def _paint_scaled(painter: QPainter, pages: Pages, number: int, resolution: int) -> None:
    painter.save()
    painter.scale(resolution / INCH, resolution / INCH)
    pages.paint(painter, number)
    painter.restore()
