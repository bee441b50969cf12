"""Widgets over the table fade in, and a picture of them fades away where they were."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QGraphicsEffect, QWidget

from belote_desktop.table.items.painting import canvas
from belote_desktop.table.items.tempo import Tempo

COMES, GOES = 120, 100
"""Milliseconds in which a panel appears and fades away."""


class Fading:
    """Shows and hides a widget. It can be used from the first frame on, and is not there once it fades away.

    A widget that covers much paints its own ground by `share` instead of fading as a whole; its `parts` fade on it.
    """

    def __init__(self, tempo: Tempo, widget: QWidget, parts: Sequence[QWidget] = ()) -> None:
        self._tempo = tempo
        self._widget = widget
        self._parts = parts or (widget,)
        self._effects: list[Faded] = []
        self._begun = 0.0
        self.share = 1.0
        """How strongly the widget is seen, 0 to 1, while it comes."""

    def show(self) -> None:
        """Show the widget; one that is shown already stays as it is."""
        was_hidden = self._widget.isHidden()
        self._widget.show()
        self._widget.raise_()
        if was_hidden and self._tempo.fade(COMES) > 0 and self._widget.isVisible():
            self.share = 0.0
            for part in self._parts:
                self._effects.append(Faded(part))
                part.setGraphicsEffect(self._effects[-1])
            self._begun = self._tempo.clock.now
            self._tempo.clock.run(self)

    def follow(self, now: float) -> bool:
        """Be seen as far as at a time; returns whether it is still to be seen better."""
        lasts = self._tempo.fade(COMES)
        share = 1.0 if lasts <= 0 else (now - self._begun) / lasts
        if not self._effects:
            return False
        if share >= 1.0 or self._widget.isHidden():
            self._clear()
            return False
        self.share = share
        for effect in self._effects:
            effect.show(share)
        self._widget.update()
        return True

    def _clear(self) -> None:
        self._effects.clear()
        self.share = 1.0
        self._tempo.clock.rest(self)
        for part in self._parts:
            part.setGraphicsEffect(None)  # type: ignore[arg-type]
        self._widget.update()

    def hide(self) -> None:
        """Hide the widget, and let a picture of it fade away."""
        ms, parent = self._tempo.fade(GOES), self._widget.parentWidget()
        if ms > 0 and self._widget.isVisible() and parent is not None:
            self._clear()
            _Ghost(self._tempo, _picture_of(self._widget), self._widget, parent, ms)
        self._widget.hide()
        if self._effects:
            self._clear()


class Faded(QGraphicsEffect):
    """Paints a widget as it is when it begins to be seen, or has another size, at an opacity from 0 to 1.

    It paints one picture in all frames: to paint a panel with all its words anew takes longer than a frame may.
    """

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._picture = QPixmap()
        self.opacity = 0.0

    def show(self, opacity: float) -> None:
        """Paint the widget at this opacity."""
        if self._picture.deviceIndependentSize().toSize() != self._widget.size():
            self.setEnabled(False)  # or the widget would be painted by this effect
            self._picture = _picture_of(self._widget)
            self.setEnabled(True)
        self.opacity = opacity
        self.update()

    def draw(self, painter: QPainter) -> None:
        painter.setOpacity(self.opacity)
        painter.drawPixmap(0, 0, self._picture)


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
