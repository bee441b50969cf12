"""The forms of a name plate: one line below my cards, two lines with a disc, or two lines with a whole portrait."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from belote_desktop.table.items.painting import CENTRED, box, write
from belote_desktop.table.items.portraits import draw_portrait
from belote_desktop.table.items.theme import Theme
from belote_desktop.table.layout.geometry import Layout
from belote_desktop.table.layout.seat_positions import is_thin
from belote_desktop.table.layout.sides import Side
from belote_desktop.table.layout.window_scale import TALL_PLATE


@dataclass(frozen=True)
class PlateForm:
    """Measures at normal text size: the side of the face, the margin before it, where the words begin and end.

    `above` is how far the name stands below the upper edge; `is_line` is whether the words are in one line.
    """

    face: float
    margin: float
    words: float
    after: float
    above: float = 3.0
    is_line: bool = False
    is_whole: bool = False
    """Whether the whole portrait is shown, and not the head alone."""


THIN = PlateForm(face=22, margin=5, words=34, after=24, is_line=True)
SHORT = PlateForm(face=34, margin=6, words=50, after=16)
TALL = PlateForm(face=48, margin=4, words=62, after=16, above=8.5, is_whole=True)


def form_of(layout: Layout, side: Side) -> PlateForm:
    """The form of the plate on a side of the table."""
    if is_thin(layout, side):
        return THIN
    return TALL if layout.plain_plate == TALL_PLATE else SHORT


def draw_face(
    painter: QPainter, place: QRectF, name: str, face: str, theme: Theme, form: PlateForm, *, ours: bool
) -> None:
    """Paint a portrait into a square, or the first letter of the name: round for our side, square for the others, so
    that colour is not the only sign.
    """
    side = place.width()
    if not face:
        box(painter, place, side / 2 if ours else side * 0.27, theme.we if ours else theme.you)
        write(painter, place, name[:1].upper(), side / 2, theme.panel, bold=True, serif=True, align=CENTRED)
        return
    draw_portrait(painter, place, face, disc=not form.is_whole)
