"""The rule sheet of a game as a document to be printed."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from belote_desktop.engine import Ruleset
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.models.words.forms import raised
from belote_desktop.models.words.picture_words import alternative
from belote_desktop.variants.rule_sheet import Pictured, pictures, rule_sheet
from belote_desktop.windows.cards.rule_pictures import LaidPicture, PictureLayout
from belote_desktop.windows.match_parts.match_words import goal
from belote_desktop.windows.printing.document import WIDTH, Paint, PrintedDocument
from belote_desktop.windows.printing.paper_style import PaperStyle
from belote_desktop.windows.printing.printed_cards import PrintedCards
from belote_desktop.windows.rule_book.rule_sheet_html import Placed, SheetHtml


class PrintedPictures(PictureLayout):
    """Paints the pictures of a sheet without shadows, in lines and areas."""

    def __init__(self, style: PaperStyle) -> None:
        super().__init__(style, 1.0)
        self._cards = PrintedCards(style)

    def paint_face(self, painter: QPainter, place: QRectF, shown: Pictured) -> None:
        self._cards.paint(painter, shown.card, place, veiled=shown.allowed is False)

    def drawing(self, laid: LaidPicture) -> Paint:
        """What paints a picture into its place."""
        return lambda painter, _place: self.paint_laid(painter, laid)


def rule_sheet_document(rules: Ruleset, preferences: Preferences) -> PrintedDocument:
    """The sheet of a game with its pictures, in the language of the window and with the user's deck."""
    style = PaperStyle(preferences)
    painter = PrintedPictures(style)
    placed: list[Placed] = []
    drawings: dict[str, Paint] = {}
    for number, picture in enumerate(pictures(rules)):
        laid = painter.lay(picture, WIDTH)
        placed.append(Placed(picture, f"picture:{number}", laid.size, alternative(picture)))
        drawings[placed[-1].name] = painter.drawing(laid)
    body = SheetHtml(style, style.index).sheet(rule_sheet(rules), placed)
    name = words.translated(rules.name)
    return PrintedDocument(name, raised(goal(rules)), f"rules-{rules.variant}", body, drawings)
