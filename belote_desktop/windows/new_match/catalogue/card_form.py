"""How the cards of games lie in the list: how many beside each other, how high, and where the picture goes."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum

GAP = 12
"""Between two cards, in pixels; each has an edge of three more for the ring of the focus."""
LEAST_WIDE, FEWEST, MOST = 240, 2, 6
"""A card is so wide at least, with its gap, for text at 100 %; but there are this many columns."""
TOO_NARROW = 300
"""A list narrower than this, for text at 100 %, has one column."""
PICTURE, LOWEST_PICTURE = 0.46, 0.28
"""The height of a picture by the width of its card. It is lower, but not below the second, where that brings a whole
row more in sight."""
WORDS = 98
"""The height of the words below a picture with the margins, for text at 100 %."""
FLAT_HIGH, FLAT_WIDE = 92, 285
"""The height of a card with the picture beside its words, and the width it needs, for text at 100 %."""
SMALL_HIGH = 64
"""The height of a card in the row of games played last, for text at 100 %."""


class Shape(Enum):
    """Where the picture of a card lies: above its words, beside them, or small beside the name alone."""

    TILE = "tile"
    FLAT = "flat"
    SMALL = "small"


@dataclass(frozen=True)
class CardForm:
    """The number of columns of cards, their shape and their height in pixels."""

    columns: int
    shape: Shape
    height: int

    def small(self, scale: float) -> CardForm:
        """The same columns with small cards, for text of size `scale`."""
        return CardForm(self.columns, Shape.SMALL, round(SMALL_HIGH * scale))


def card_form(width: int, height: int, head: int, scale: float) -> CardForm:
    """The form for a list of this size, with text of size `scale`; above its cards `head` pixels are taken."""
    columns = max(FEWEST, min(MOST, math.floor((width / scale + GAP) / LEAST_WIDE)))
    if width / scale < TOO_NARROW:
        columns = 1
    tile = (width - (columns - 1) * GAP) / columns
    words, room = WORDS * scale, height - head
    highest, lowest = tile * PICTURE + words, tile * LOWEST_PICTURE + words
    if room < lowest:
        return CardForm(max(1, math.floor(width / scale / FLAT_WIDE)), Shape.FLAT, round(FLAT_HIGH * scale))
    rows = math.floor((room + GAP) / (lowest + GAP))
    fitting = (room + GAP) / rows - GAP
    return CardForm(columns, Shape.TILE, math.floor(min(highest, fitting)))
