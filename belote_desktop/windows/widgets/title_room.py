"""The room of a title in a row with other parts."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel


def give_room(title: QLabel, row: QHBoxLayout, width: int) -> None:
    """Let a title stand in one line, if what is beside it in a row of this width has room for the least it needs; else
    let it go on in more lines, with room for its longest word.
    """
    edges, items = row.contentsMargins(), filter(None, map(row.itemAt, range(row.count())))
    beside = [item.minimumSize().width() for item in items if item.layout() is None and not item.isEmpty()]
    room = width - edges.left() - edges.right() - sum(beside) - row.spacing() * len(beside)
    measure = title.fontMetrics().horizontalAdvance
    line = max(measure(title.text()) + 2, title.minimumSizeHint().width())
    title.setMinimumWidth(line if line <= room else max(map(measure, title.text().split()), default=0) + 2)
