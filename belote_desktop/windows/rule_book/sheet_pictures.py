"""The pictures of a rule sheet, painted for the width of the text, and what they show in words."""

from __future__ import annotations

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage

from belote_desktop.engine import Ruleset
from belote_desktop.models.words.picture_words import alternative
from belote_desktop.table.items.pixmaps import DeckPixmaps
from belote_desktop.variants.rule_sheet import pictures
from belote_desktop.windows.cards.rule_pictures import PicturePainter
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.rule_book.rule_sheet_html import Placed


class SheetPictures:
    """Paints the pictures of a sheet; `placed` are the last ones, in the order of the text."""

    def __init__(self, style: Style, deck: DeckPixmaps) -> None:
        self._style, self._deck = style, deck
        self.placed: tuple[Placed, ...] = ()

    def paint(self, rules: Ruleset, width: int, ratio: float) -> dict[str, QImage]:
        """The pictures of a game's sheet by their names, for this width; `ratio` is the screen's device pixel ratio."""
        painter = PicturePainter(self._style, self._deck, ratio)
        images: dict[str, QImage] = {}
        placed: list[Placed] = []
        for number, picture in enumerate(pictures(rules)):
            name, image = f"picture:{number}", painter.paint(picture, width)
            size = QSizeF(image.size()) / image.devicePixelRatio()
            images[name] = image
            placed.append(Placed(picture, name, size, alternative(picture)))
        self.placed = tuple(placed)
        return images

    def in_words(self, anchor: str) -> str:
        """The pictures of the section with this anchor, described in words."""
        return " ".join(each.alternative for each in self.placed if each.picture.anchor == anchor)
