"""The sides of a match side by side: name, points and players of each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout

from belote_desktop.models.words import words
from belote_desktop.models.words.sides import Sides
from belote_desktop.windows.widgets.page import label


def side_grid(sides: Sides, totals: Sequence[int]) -> QGridLayout:
    """A column for each side, the user's first; a side of a single player is named only once."""
    grid = QGridLayout()
    for column, side in enumerate(sides.order):
        parts = [(sides.label(side), "side"), (words.number(totals[side]), "score")]
        if sides.say_we:
            parts.append((sides.members(side), "note"))
        for row, (text, role) in enumerate(parts):
            part = label(text, role)
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(part, row, column)
    return grid
