"""Rows of buttons, broken to the width that is free."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.overlays.buttons import ChoiceButton
from belote_desktop.table.overlays.panel_forms import Form


def row_width(row: Sequence[QWidget], gap: float) -> float:
    """The width of a row with `gap` pixels between its parts; 0 if it is empty."""
    return max(0.0, sum(part.sizeHint().width() + gap for part in row) - gap)


def row_height(row: Sequence[QWidget]) -> int:
    """The height of a row, that of its highest part; 0 if it is empty."""
    return max((part.sizeHint().height() for part in row), default=0)


def even_rows(parts: Sequence[QWidget], limit: float, gap: float) -> list[list[QWidget]]:
    """The parts in as few rows as the limit allows, the same number in each if possible."""
    filled = filled_rows(parts, limit, gap)
    each = -(-len(parts) // max(1, len(filled)))
    even = [list(parts[start : start + each]) for start in range(0, len(parts), each or 1)]
    return even if max((row_width(row, gap) for row in even), default=0.0) <= limit else filled


def filled_rows(parts: Sequence[QWidget], limit: float, gap: float) -> list[list[QWidget]]:
    """The parts in rows, each as full as the limit allows."""
    rows: list[list[QWidget]] = []
    for part in parts:
        if not rows or row_width([*rows[-1], part], gap) > limit:
            rows.append([])
        rows[-1].append(part)
    return rows


def fullest_rows(
    rows: Sequence[Sequence[QWidget]], others: Sequence[QWidget], limit: float, gap: float
) -> list[list[QWidget]]:
    """The rows with the others added at their ends, the last row first; what does not fit gets rows of its own."""
    full = [list(row) for row in rows]
    rest: list[QWidget] = []
    for part in others:
        row = next((row for row in reversed(full) if row_width([*row, part], gap) <= limit), rest)
        row.append(part)
    return [*full, *even_rows(rest, limit, gap)]


def rows_of_calls(
    keys: Sequence[ChoiceButton], answers: Sequence[ChoiceButton], form: Form, limit: float, gap: float
) -> list[list[QWidget]]:
    """The keys of contracts, then the buttons that answer; they share a row if the form joins them and it fits."""
    saying = [part for part in answers if form.is_joined and part.says_choice]
    for together in ([*keys, *answers], [*keys, *saying]) if saying else ():
        if row_width(together, gap) <= limit:
            return [list(together), *even_rows([part for part in answers if part not in together], limit, gap)]
    if form.is_folded and keys:
        return fullest_rows([*even_rows(keys, limit, gap), answers[:1]], answers[1:], limit, gap)
    return [*even_rows(keys, limit, gap), *even_rows(answers, limit, gap)]


def lay_row(row: Sequence[QWidget], gap: float, place: Box, *, leftwards: bool) -> None:
    """Lay a row over a place, from its leading edge; a button that repeats the choice gets more spare width."""
    spare = place.width - row_width(row, gap)
    weights = [2.0 if isinstance(part, ChoiceButton) and part.says_choice else 1.0 for part in row]
    x = place.x
    for part, weight in zip(row, weights, strict=True):
        width = part.sizeHint().width() + spare * weight / sum(weights)
        start = place.x + place.right - x - width if leftwards else x
        part.setGeometry(QRect(round(start), round(place.y), round(width), round(place.height)))
        x += width + gap
