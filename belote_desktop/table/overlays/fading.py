"""Widgets over the table fade in, and a picture of them fades away where they were."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QGraphicsOpacityEffect, QWidget

from belote_desktop.table.items.painting import canvas
from belote_desktop.table.items.tempo import Tempo

COMES, GOES = 120, 100
"""Milliseconds in which a panel appears and fades away."""


class Fading:
    """Shows and hides a widget. It can be used from the first frame on, and is not there once it fades away."""

    def __init__(self, tempo: Tempo, widget: QWidget) -> None:
        self._tempo = tempo
        self._widget = widget
        self._effect: QGraphicsOpacityEffect | None = None
        self._begun = 0.0

    def show(self) -> None:
        """Show the widget; one that is shown already stays as it is."""
        was_hidden = self._widget.isHidden()
        self._widget.show()
        self._widget.raise_()
        if was_hidden and self._tempo.fade(COMES) > 0 and self._widget.isVisible():
            self._effect = QGraphicsOpacityEffect(self._widget, opacity=0.0)
            self._widget.setGraphicsEffect(self._effect)
            self._begun = self._tempo.clock.now
            self._tempo.clock.run(self)

    def follow(self, now: float) -> bool:
        """Be seen as far as at a time; returns whether it is still to be seen better."""
        lasts = self._tempo.fade(COMES)
        share = 1.0 if lasts <= 0 else (now - self._begun) / lasts
        if self._effect is None:
            return False
        if share >= 1.0 or self._widget.isHidden():
            self._clear()
            return False
        self._effect.setOpacity(share)
        return True

    def _clear(self) -> None:
        self._effect = None
        self._tempo.clock.rest(self)
        self._widget.setGraphicsEffect(None)  # type: ignore[arg-type]

    def hide(self) -> None:
        """Hide the widget, and let a picture of it fade away."""
        ms, parent = self._tempo.fade(GOES), self._widget.parentWidget()
        if ms > 0 and self._widget.isVisible() and parent is not None:
            self._clear()
            _Ghost(self._tempo, _picture_of(self._widget), self._widget, parent, ms)
        self._widget.hide()
        if self._effect is not None:
            self._clear()


def _picture_of(widget: QWidget) -> QPixmap:
    """What a widget shows, without a ground where it paints none."""
    picture = canvas(widget.width(), widget.height(), widget.devicePixelRatioF())
    widget.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return picture


class _Ghost(QWidget):
    """The picture of a widget that was hidden. It takes no clicks and removes itself."""

    def __init__(self, tempo: Tempo, picture: QPixmap, widget: QWidget, parent: QWidget, ms: int) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._picture, self._clock, self._lasts = picture, tempo.clock, ms
        self._begun = self._clock.now
        self._share = 0.0
        self.setGeometry(widget.geometry())
        self.show()
        self._clock.run(self)

    def follow(self, now: float) -> bool:
        """Be seen as little as at a time; returns whether it is still seen."""
        self._share = (now - self._begun) / self._lasts
        if self._share >= 1.0:
            self.hide()
            self.deleteLater()
            return False
        self.update()
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(1.0 - self._share)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()
