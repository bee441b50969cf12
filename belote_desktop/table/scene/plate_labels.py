"""Labels for screen readers over the painted name plates, with the same text."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QRect, Qt
from PySide6.QtWidgets import QLabel, QWidget

from belote_desktop.table.items.stage import About, nothing
from belote_desktop.table.scene.plates import Plate


class PlateLabels:
    """An invisible label over each plate; it ignores the mouse."""

    def __init__(self, parent: QWidget) -> None:
        self._parent = parent
        self._labels: dict[int, QLabel] = {}

    def show(self, plates: Mapping[int, Plate], about: About = nothing) -> None:
        """Set each label to its plate's text and box: the name, partner or opponent, and what was declared."""
        for seat in set(self._labels) - set(plates):
            self._labels.pop(seat).deleteLater()
        for seat, plate in plates.items():
            label = self._labels.get(seat) or self._made(seat)
            label.setAccessibleName(_text(plate))
            label.setAccessibleDescription(about(seat))
            box = plate.box
            label.setGeometry(QRect(round(box.x), round(box.y), round(box.width), round(box.height)))

    def said(self, seat: int) -> str:
        """The text of a seat's plate."""
        return self._labels[seat].accessibleName()

    def _made(self, seat: int) -> QLabel:
        label = self._labels[seat] = QLabel(self._parent)
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        label.lower()
        label.show()
        return label


def _text(plate: Plate) -> str:
    """The name and the line below it; a learner who has given no name has only the line, "Your hand"."""
    if not plate.said.name:
        return plate.said.line
    #: {name}: a player's name. Read aloud. {line}: what stands below the name, "Dealer".
    pattern = QCoreApplication.translate("Narration", "{name}: {line}")
    return pattern.format(name=plate.said.name, line=plate.said.line)
