"""Pictures of cards, cached by card, size, pixel ratio and look; large batches are drawn on another thread."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPixmap
from PySide6.QtSvg import QSvgRenderer

from belote_desktop.models.tasks import Answer, StoppableTask, ThreadTasks
from belote_desktop.resources import deck
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.search.stopping import Stop
from belote_desktop.table.items.painting import canvas, painter_on
from belote_desktop.table.items.shadows import blur_at, drop_at, shadow
from belote_desktop.table.items.shared_pictures import found_picture, shared_picture
from belote_desktop.table.items.theme import LIGHT, Theme, faint

BACK = "back"
_CORNER = 14 / 252
"""The radius of a corner, as a share of the width."""
_STEPS = 6
"""How many degrees of softness the shadow of a rising card has."""
VEIL, FOCUS_VEIL = 46, 34
"""How far a card that may not be played is veiled, in percent, by itself and under the focus."""


@dataclass(frozen=True)
class Look:
    """The look of the cards: the theme, the user's choices and the name of the deck style."""

    theme: Theme = LIGHT
    deck: str = deck.USUAL
    index: str = "en"
    back: str = "burgundy"

    def svg(self, name: str) -> str:
        """The SVG drawing of a card (`KH`) or of the back."""
        if name == BACK:
            return deck.back(self.back, theme=self.theme.name)
        return deck.named(self.deck).face(name[0], name[1], index=self.index, theme=self.theme.name)


class Key(NamedTuple):
    """The key of a picture: card or back, width in logical pixels, pixel ratio, veil in percent."""

    name: str
    width: int
    ratio: float
    veil: int = 0


class Shadows:
    """The shadows of a card of one width as it rises, drawn when they are first asked for."""

    def __init__(self, width: int, ratio: float) -> None:
        self._width, self._ratio = width, ratio
        self._kept: dict[int, QPixmap] = {}

    def at(self, height: float) -> QPixmap:
        """The shadow at a height from 0 to 1, in the nearest of a few steps."""
        step = round(height * (_STEPS - 1))
        if step not in self._kept:
            self._kept[step] = QPixmap.fromImage(
                _cast(self._width, self._ratio, math.ceil(blur_at(self._width, 1.0)), 0.0, step / (_STEPS - 1))
            )
        return self._kept[step]


@dataclass(eq=False)
class Drawn:
    """A picture, the width of the card in it, and the shadows of the card above the cloth."""

    pixmap: QPixmap
    width: int
    shadows: Shadows

    @cached_property
    def bare(self) -> QPixmap:
        """The picture without the shadow, cut out of the other."""
        bare = canvas(self.pixmap.deviceIndependentSize().width(), self.pixmap.deviceIndependentSize().height(),
                      self.pixmap.devicePixelRatio())  # fmt: skip
        painter = painter_on(bare)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Qt.GlobalColor.white)
        room, radius = margin(self.width), self.width * _CORNER
        painter.drawRoundedRect(QRectF(room, room, self.width, self.width * CARD_RATIO), radius, radius)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.drawPixmap(0, 0, self.pixmap)
        painter.end()
        return bare


def margin(width: float) -> float:
    """The margin around a card for its shadow."""
    return math.ceil(0.11 * width) + 3


def draw_card(key: Key, look: Look) -> QImage:
    """A card with its shadow and veil; may run on any thread."""
    room = margin(key.width)
    rect, radius = QRectF(room, room, key.width, key.width * CARD_RATIO), key.width * _CORNER
    image = QImage(_shadow_alone(key.width, key.ratio))  # a copy as soon as it is painted on
    painter = painter_on(image)
    QSvgRenderer(QByteArray(look.svg(key.name).encode())).render(painter, rect)
    if key.veil:
        _veil(painter, rect, radius, key.veil / 100, look.theme)
    painter.end()
    return image


@lru_cache(maxsize=16)
def _shadow_alone(width: int, ratio: float) -> QImage:
    """The shadow of every card of a width; cached, because it takes as long to draw as the card."""
    return _cast(width, ratio, margin(width), drop_at(width, 0), 0.0)


def _cast(width: int, ratio: float, room: float, drop: float, rise: float) -> QImage:
    """The shadow of a card at a height, in a picture with this room around the card."""
    height = width * CARD_RATIO
    image = QImage(
        math.ceil((width + 2 * room) * ratio), math.ceil((height + 2 * room) * ratio),
        QImage.Format.Format_ARGB32_Premultiplied,
    )  # fmt: skip
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = painter_on(image)
    rect = QRectF(room, room, width, height)
    shadow(painter, rect, width * _CORNER, blur=blur_at(width, rise), drop=drop, alpha=0.28)
    painter.end()
    return image


def _veil(painter: QPainter, rect: QRectF, radius: float, share: float, theme: Theme) -> None:
    """Dim a card toward the cloth; the contrast theme hatches it as well."""
    shape = QPainterPath()
    shape.addRoundedRect(rect, radius, radius)
    hatched = theme.name == "contrast"
    painter.fillPath(shape, faint(theme.dim, share * (0.6 if hatched else 1.0)))
    if hatched:
        painter.fillPath(shape, QBrush(QColor(0, 0, 0, 90), Qt.BrushStyle.BDiagPattern))


class DeckPixmaps(QObject):
    """The cache of card pictures; `ready` is emitted when pictures drawn in the background are available."""

    ready = Signal()

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._pictures: dict[Key, Drawn] = {}
        self._shadows: dict[tuple[int, float], Shadows] = {}
        self._ordered: set[Key] = set()
        self._drawing = ThreadTasks(self)
        self._stop = Stop()

    @property
    def look(self) -> Look:
        return self._look

    def set_look(self, look: Look) -> None:
        """Set another look; every picture is drawn again on its next use."""
        if look != self._look:
            self._look = look
            self._pictures.clear()
            self._ordered.clear()

    def picture(self, key: Key, *, wait: bool = True) -> Drawn:
        """The picture of a card. Without `wait` the nearest size at hand, if any, while the right one is drawn."""
        found = self.at_hand(key)
        if found is None and not wait:
            nearest = self._nearest(key)
            if nearest is not None:
                self.order([key])
                return self._pictures[nearest]
        if found is None:
            found = self._share(key, draw_card(key, self._look))
        return found

    def _drawn(self, key: Key, picture: QPixmap) -> Drawn:
        size = (key.width, key.ratio)
        return Drawn(picture, key.width, self._shadows.setdefault(size, Shadows(*size)))

    def at_hand(self, key: Key) -> Drawn | None:
        """The picture of a card if it was drawn before, here or for another table."""
        if key not in self._pictures:
            shared = found_picture((key, self._look))
            if shared is None:
                return None
            self._pictures[key] = self._drawn(key, shared)
        return self._pictures[key]

    def _share(self, key: Key, image: QImage) -> Drawn:
        """Keep a picture, for other tables too."""
        picture = shared_picture((key, self._look), lambda: QPixmap.fromImage(image))
        return self._pictures.setdefault(key, self._drawn(key, picture))

    def _nearest(self, key: Key) -> Key | None:
        same = [other for other in self._pictures if other.name == key.name and other.veil == key.veil]
        return min(same, key=lambda other: abs(other.width - key.width), default=None)

    def order(self, keys: Iterable[Key]) -> None:
        """Draw pictures in the background."""
        for key in keys:
            if key not in self._ordered and self.at_hand(key) is None:
                self._ordered.add(key)
                work = partial(_drawn, key, self._look)
                self._drawing.run(StoppableTask(work, self._stop), partial(self._keep, key, self._look))

    def finish(self) -> None:
        """Cancel the pictures not begun and wait for the rest."""
        self._stop.ask()
        self._stop = Stop()
        self._drawing.wait()
        self._ordered.clear()

    def drop_sizes(self, widths: Iterable[int]) -> None:
        """Keep only pictures of these widths."""
        kept = set(widths)
        self._pictures = {key: picture for key, picture in self._pictures.items() if key.width in kept}
        self._shadows = {size: shadows for size, shadows in self._shadows.items() if size[0] in kept}

    def _keep(self, key: Key, look: Look, answer: Answer) -> None:
        if answer.error is not None:  # not begun, or not drawn: it is drawn when it is next asked for
            return
        self._ordered.discard(key)
        if look == self._look:
            self._share(key, answer.value)
            if not self._ordered:
                self.ready.emit()


def _drawn(key: Key, look: Look, _stop: Stop) -> QImage:
    """A picture, drawn in the background."""
    return draw_card(key, look)
