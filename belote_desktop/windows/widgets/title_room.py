"""The room of a title and of what is said below it, in a row with other parts."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QLabel


def give_room(labels: Sequence[QLabel], row: QHBoxLayout, width: int) -> None:
    """Let each label stand in one line, if what is beside it in a row of this width has room for the least it needs;
    else let it go on in more lines, with room for its longest word.
    """
    edges, items = row.contentsMargins(), filter(None, map(row.itemAt, range(row.count())))
    beside = [item.minimumSize().width() for item in items if item.layout() is None and not item.isEmpty()]
    room = width - edges.left() - edges.right() - sum(beside) - row.spacing() * len(beside)
    for label in labels:
        measure, words = label.fontMetrics().horizontalAdvance, label.text().split()
        line = max(measure(label.text()) + 2, label.minimumSizeHint().width())
        label.setMinimumWidth(line if line <= room else max(map(measure, words), default=0) + 2)
