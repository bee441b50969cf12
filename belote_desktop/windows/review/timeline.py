"""The timeline of a deal: every moment as a station with a sign, who did what, and what it cost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea

from belote_desktop.table.overlays.reader_clicks import show_checked
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.review.timeline_station import Face, Form, Station
from belote_desktop.windows.widgets.page import set_role

GAP, EDGE = 4, 1
"""The room round the stations and the edge of the paper, in pixels."""


class Timeline(QScrollArea):
    """`chosen` carries the place of a moment. Left and Right go to the next one shown, Home and End to the ends."""

    chosen = Signal(int)

    def __init__(self, style: Style, make: Callable[[Style], Station] = Station) -> None:
        super().__init__()
        self._style, self._make = style, make
        self.stations: list[Station] = []
        self.place = -1
        self._is_whole, self._form = True, Form.HIGH
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        content = QFrame()
        set_role(content, "paper")
        self._row = QHBoxLayout(content)
        self._row.setContentsMargins(GAP, GAP, GAP, GAP)
        self._row.setSpacing(0)
        self.setWidget(content)

    def show_faces(self, faces: Sequence[Face]) -> None:
        """Show these moments."""
        while len(self.stations) > len(faces):
            old = self.stations.pop()
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        while len(self.stations) < len(faces):
            made = self._make(self._style)
            made.clicked.connect(partial(self._on_clicked, made))
            self.stations.append(made)
            self._row.addWidget(made, 1)
        for station, face in zip(self.stations, faces, strict=True):
            station.show_face(face)
        self._arrange()

    def _on_clicked(self, station: Station) -> None:
        self.chosen.emit(self.stations.index(station))

    def show_place(self, place: int) -> None:
        """Mark the moment that is shown."""
        held = any(station.hasFocus() for station in self.stations)
        self.place = place
        self._arrange()
        if 0 <= place < len(self.stations):
            if held:
                self.stations[place].setFocus()
            self.ensureWidgetVisible(self.stations[place], self._style.px(40), 0)

    def set_form(self, form: Form, *, is_whole: bool) -> None:
        """Show all moments where they have room, or only those that mattered."""
        self._form, self._is_whole = form, is_whole
        self._arrange()

    @property
    def shown(self) -> list[int]:
        """The places of the moments that are shown."""
        return [place for place, station in enumerate(self.stations) if not station.isHidden()]

    def focus_now(self) -> None:
        """Give the keyboard to the moment that is shown."""
        if 0 <= self.place < len(self.stations):
            self.stations[self.place].setFocus(Qt.FocusReason.OtherFocusReason)

    def _arrange(self) -> None:
        """Show as much as has room; what has none in the end is reached with a scroll bar."""
        for place, station in enumerate(self.stations):
            now = place == self.place
            show_checked(station, now)
            station.setFocusPolicy(Qt.FocusPolicy.StrongFocus if now else Qt.FocusPolicy.ClickFocus)
            station.form = self._form
        ways = ((True, False), (True, True), (False, False), (False, True))[0 if self._is_whole else 2 :]
        fitting = [way for way in ways if self._width_in(*way) <= self.width()]
        has_room = bool(fitting)
        is_whole, is_folded = fitting[0] if has_room else ways[-1]
        for place, station in enumerate(self.stations):
            station.is_folded = is_folded
            station.setVisible(self._is_among(place, is_whole))
        shown = self.shown
        for place in shown:
            self.stations[place].set_ends(first=place == shown[0], last=place == shown[-1])
        policy = Qt.ScrollBarPolicy
        self.setHorizontalScrollBarPolicy(policy.ScrollBarAlwaysOff if has_room else policy.ScrollBarAlwaysOn)
        self.setFixedHeight(self.sizeHint().height())

    def _is_among(self, place: int, is_whole: bool) -> bool:
        """Whether a moment is shown among all, or only among those that mattered, with the present one and the end."""
        return is_whole or self.stations[place].face.matters or place in (len(self.stations) - 1, self.place)

    def _width_in(self, is_whole: bool, is_folded: bool) -> int:
        """The width that all moments need, or only those that mattered, with their words in one line or in two."""
        shown = (station for place, station in enumerate(self.stations) if self._is_among(place, is_whole))
        return sum(station.width_in(is_folded=is_folded) for station in shown) + 2 * (GAP + EDGE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def sizeHint(self) -> QSize:
        tall = max((station.sizeHint().height() for station in self.stations), default=self._style.px(76))
        is_scrolled = self.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOn
        bar = self.horizontalScrollBar().sizeHint().height() if is_scrolled else 0
        return QSize(self._style.px(400), tall + bar + 2 * (GAP + EDGE))

    def width_of_all(self) -> int:
        """The width that all moments need, with their words in two lines."""
        return self._width_in(is_whole=True, is_folded=True)

    @property
    def whole_width(self) -> int:
        """The width that all moments shown now need."""
        return sum(self.stations[place].sizeHint().width() for place in self.shown) + 2 * (GAP + EDGE)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._style.px(160), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrow keys follow the reading direction."""
        shown, key = self.shown, event.key()
        plain = not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if not shown or not plain or key not in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End):
            event.ignore()
            return
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.chosen.emit(shown[0 if key == Qt.Key.Key_Home else -1])
            return
        onwards = (key == Qt.Key.Key_Right) is (self.layoutDirection() is Qt.LayoutDirection.LeftToRight)
        at = shown.index(self.place) if self.place in shown else 0
        self.chosen.emit(shown[max(0, min(len(shown) - 1, at + (1 if onwards else -1)))])

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel moves along the line where it is longer than the window."""
        bar = self.horizontalScrollBar()
        bar.setValue(bar.value() - event.angleDelta().y())
