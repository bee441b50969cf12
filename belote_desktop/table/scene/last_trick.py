"""The previous trick, shown on request in a row with each player's name. Those before it cannot be seen, as at a
table."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPixmap

from belote_desktop.engine.deal import Trick
from belote_desktop.models.words import words
from belote_desktop.models.words.forms import card_worded
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.items.fonts import SECONDARY, TITLE
from belote_desktop.table.items.gliding import GlidingItem
from belote_desktop.table.items.painting import CENTRED, box, draw_icon, write
from belote_desktop.table.items.pixmaps import margin
from belote_desktop.table.items.shadows import shadow
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.items.theme import INK_ON_BRASS, faint, outline
from belote_desktop.table.layout.shapes import Spot
from belote_desktop.table.scene.picture import Picture

_ROOM = 22.0
_FADES = 120  # milliseconds


class LastTrick:
    """A row of cards over the middle of the table."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._item: GlidingItem | None = None

    @property
    def is_shown(self) -> bool:
        return self._item is not None

    def show(self, trick: Trick, picture: Picture) -> None:
        """Show a trick in the order it was played."""
        self.hide()
        item = self._stage.add_picture()
        item.set_picture(self._picture(trick, picture))
        spot = Spot(self._stage.layout.centre_x, self._stage.layout.centre_y, z=40)
        ms = self._stage.fade(_FADES)
        item.place(replace(spot, opacity=0.0 if ms else 1.0))
        item.glide(spot, ms)
        self._item = item

    def hide(self) -> None:
        if self._item is not None:
            self._item.leave(self._stage.fade(_FADES))
            self._item = None

    def text(self, trick: Trick, picture: Picture) -> str:
        """The trick in words, for a screen reader."""
        seats = picture.rules.table.seats
        #: {card}: K♥ on screen, the king of hearts aloud. A card of the previous trick. {name}: You or a name.
        pattern = QCoreApplication.translate("LastTrick", "{name}: {card}")
        played = [
            pattern.format(name=self._stage.names.inside(seat), card=card_worded(card))
            for seat, card in trick.plays(seats)
        ]
        #: Read aloud. {cards}: who played what.
        sentence = QCoreApplication.translate("LastTrick", "Previous trick: {cards}.")
        return sentence.format(cards=words.listed(played))

    def _picture(self, trick: Trick, picture: Picture) -> QPixmap:
        stage, ui, theme = self._stage, self._stage.layout.ui, self._stage.theme
        plays = trick.plays(picture.rules.table.seats)
        card = min(stage.layout.trick_card, (stage.layout.width - 100) / len(plays) - 14 * ui)
        column, height = card + 14 * ui, card * CARD_RATIO
        width = column * len(plays) + 26 * ui
        pixmap, painter = stage.sheet(width + 2 * _ROOM, height + 92 * ui + 2 * _ROOM)
        rect = QRectF(_ROOM, _ROOM, width, height + 92 * ui)
        shadow(painter, rect, 14, 16, 5, 0.34)
        box(painter, rect, 14, theme.panel, outline(theme, theme.line2, 0.5), 1)
        title = QRectF(rect.x(), rect.y() + 8 * ui, width, 28 * ui)
        #: The head of a panel: the trick before.
        text = QCoreApplication.translate("LastTrick", "Previous trick")
        write(painter, title, text, TITLE * ui, theme.text, bold=True, serif=True, align=CENTRED)
        for place, (seat, played) in enumerate(plays):
            x = rect.x() + 20 * ui + place * column
            face = stage.drawn(str(played), card)
            inner = margin(face.width)
            target = QRectF(x - inner, rect.y() + 44 * ui - inner, card + 2 * inner, height + 2 * inner)
            painter.drawPixmap(target, face.pixmap, QRectF(face.pixmap.rect()))
            label = QRectF(x, rect.y() + 52 * ui + height, card, 26 * ui)
            won = seat == trick.winner
            write(painter, label, stage.name(seat), SECONDARY * ui, theme.text, bold=won, align=CENTRED)
            if won:
                chip = QRectF(x + card / 2 - 17 * ui, rect.y() + 34 * ui, 34 * ui, 20 * ui)
                box(painter, chip, 10 * ui, theme.cloth_brass, faint(INK_ON_BRASS, 0.5), 1)
                draw_icon(
                    painter, "crown", QRectF(chip.center().x() - 8 * ui, chip.y() + 2 * ui, 16 * ui, 16 * ui), "#1D1A14"
                )
        painter.end()
        return pixmap
