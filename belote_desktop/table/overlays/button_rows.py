"""Rows of buttons: as many in each as there is room for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from belote_desktop.table.layout.geometry import Box
from belote_desktop.table.overlays.buttons import ChoiceButton


def row_width(row: Sequence[QWidget], gap: float) -> float:
    """The width of a row, with `gap` pixels between its parts; 0 for none."""
    return max(0.0, sum(part.sizeHint().width() + gap for part in row) - gap)


def even_rows(parts: Sequence[QWidget], limit: float, gap: float) -> list[list[QWidget]]:
    """As few rows as the limit allows, with as many parts in each as in the others."""
    filled = filled_rows(parts, limit, gap)
    each = -(-len(parts) // max(1, len(filled)))
    even = [list(parts[start : start + each]) for start in range(0, len(parts), each or 1)]
    return even if max((row_width(row, gap) for row in even), default=0.0) <= limit else filled


def filled_rows(parts: Sequence[QWidget], limit: float, gap: float) -> list[list[QWidget]]:
    """Row after row, each as full as the limit allows."""
    rows: list[list[QWidget]] = []
    for part in parts:
        if not rows or row_width([*rows[-1], part], gap) > limit:
            rows.append([])
        rows[-1].append(part)
    return rows


def fullest_rows(
    rows: Sequence[Sequence[QWidget]], others: Sequence[QWidget], limit: float, gap: float
) -> list[list[QWidget]]:
    """The others at the ends of the rows, in the last first, where these have room; the rest in rows of their own."""
    full = [list(row) for row in rows]
    rest: list[QWidget] = []
    for part in others:
        row = next((row for row in reversed(full) if row_width([*row, part], gap) <= limit), rest)
        row.append(part)
    return [*full, *even_rows(rest, limit, gap)]


def lay_row(row: Sequence[QWidget], gap: float, place: Box, *, leftwards: bool) -> None:
    """Fill a place with a row, from where reading begins; what says a choice takes more of the room to spare."""
    spare = place.width - row_width(row, gap)
    weights = [2.0 if isinstance(part, ChoiceButton) and part.says_choice else 1.0 for part in row]
    x = place.x
    for part, weight in zip(row, weights, strict=True):
        width = part.sizeHint().width() + spare * weight / sum(weights)
        start = place.x + place.right - x - width if leftwards else x
        part.setGeometry(QRect(round(start), round(place.y), round(width), part.sizeHint().height()))
        x += width + gap
