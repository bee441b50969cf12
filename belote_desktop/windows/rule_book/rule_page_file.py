"""Export of a game's rules to a web page, for printing or for people without the program."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QStandardPaths
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from belote_desktop.engine import Ruleset
from belote_desktop.models.words import words
from belote_desktop.profile import ProfileError
from belote_desktop.profile.failures import shown
from belote_desktop.profile.files import write_whole
from belote_desktop.variants.rule_sheet import Told, page

ENDING = ".html"
"""The file ending of an exported page."""


def save_page(parent: QWidget, rules: Ruleset, index: str, deck_name: str) -> str:
    """Ask for a file name and write the page. Returns a sentence about the result; empty if the user cancels."""
    translate = QCoreApplication.translate
    folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
    #: A kind of files. (*.html) stays as it is.
    kinds = translate("RulePageFile", "Web pages (*.html)")
    title = translate("RulePageFile", "Save the rules")
    chosen, _ = QFileDialog.getSaveFileName(parent, title, str(folder / f"{rules.variant}{ENDING}"), kinds)
    if not chosen:
        return ""
    path = Path(chosen)
    path = path if path.suffix else path.with_name(path.name + ENDING)
    try:
        write_whole(path, web_page(rules, index, deck_name).encode())
    except ProfileError as problem:
        return words.sentence(problem.message)
    #: {file}: a file's name.
    return translate("RulePageFile", "The rules were saved to {file}.").format(file=shown(path))


def web_page(rules: Ruleset, index: str, deck_name: str) -> str:
    """The HTML page, in the language of the window and with the user's deck."""
    told = Told(
        sentence=lambda message: words.sentence(message, index),
        text=words.translated,
        language=QLocale().name().partition("_")[0],
        direction="rtl" if QGuiApplication.isRightToLeft() else "ltr",
        index=index,
        deck=deck_name,
    )
    return page(words.translated(rules.name), rules, told)
