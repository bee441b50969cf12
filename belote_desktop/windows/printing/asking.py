"""Asks where to print or save a document, does it, and says what came of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QStandardPaths
from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from belote_desktop.models.words import words
from belote_desktop.profile import ProfileError
from belote_desktop.profile.failures import shown
from belote_desktop.profile.files import write_whole
from belote_desktop.windows.printing.document import PrintedDocument
from belote_desktop.windows.printing.output import pdf_of, png_of, print_on, usual_paper


@dataclass(frozen=True)
class Asked:
    """What came of it, as a sentence; empty if the user has changed their mind."""

    text: str = ""
    is_warning: bool = False


def print_out(parent: QWidget, printed: PrintedDocument) -> Asked:
    """Ask for a printer and its pages, and print."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageSize(usual_paper(QLocale.system()))
    printer.setDocName(printed.title)
    dialog = QPrintDialog(printer, parent)
    dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintCurrentPage, False)
    if dialog.exec() != QDialog.DialogCode.Accepted:
        return Asked()
    if print_on(printer, printed):
        #: {title}: the title of what was printed, "Deal 3".
        said = QCoreApplication.translate("Printing", "“{title}” was sent to the printer.")
        return Asked(said.format(title=printed.title))
    said = QCoreApplication.translate(
        "Printing", "Nothing was printed: the printer does not respond. Check it, or save a PDF instead."
    )
    return Asked(said, is_warning=True)


def save_pdf(parent: QWidget, printed: PrintedDocument) -> Asked:
    """Ask for a file and write the document to it as PDF."""
    #: The title of a window that asks for a file.
    title = QCoreApplication.translate("Printing", "Save as PDF")
    #: A kind of files. (*.pdf) stays as it is.
    kind = QCoreApplication.translate("Printing", "PDF documents (*.pdf)")
    return _save(parent, title, kind, f"{printed.name}.pdf", lambda: pdf_of(printed, usual_paper(QLocale.system())))


def save_picture(parent: QWidget, printed: PrintedDocument) -> Asked:
    """Ask for a file and write the document to it as one picture."""
    #: The title of a window that asks for a file.
    title = QCoreApplication.translate("Printing", "Save as picture")
    #: A kind of files. (*.png) stays as it is.
    kind = QCoreApplication.translate("Printing", "Pictures (*.png)")
    return _save(parent, title, kind, f"{printed.name}.png", lambda: png_of(printed))


def _save(parent: QWidget, title: str, kind: str, name: str, content: Callable[[], bytes]) -> Asked:
    """Ask for a file, beginning with this name among the documents, and write it whole or not at all."""
    folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
    chosen, _ = QFileDialog.getSaveFileName(parent, title, str(folder / name), kind)
    if not chosen:
        return Asked()
    path = Path(chosen)
    path = path if path.suffix else path.with_name(path.name + Path(name).suffix)
    try:
        write_whole(path, content())
    except ProfileError as problem:
        return Asked(words.sentence(problem.message), is_warning=True)
    #: {file}: a file's name.
    return Asked(QCoreApplication.translate("Printing", "Saved as {file}.").format(file=shown(path)))
