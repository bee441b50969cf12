"""The base of the table views: a widget that keeps its scene fitted to its size, screen and motion preference."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QStyle, QWidget

from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words.names import Names
from belote_desktop.table.items.stage import About, nothing
from belote_desktop.table.items.tempo import Tempo
from belote_desktop.table.items.theme import Theme
from belote_desktop.table.layout.card_positions import card_widths
from belote_desktop.table.scene.scene import TableScene

_RESIZED_MS = 90  # quiet time after which sizes that are no longer shown are forgotten


class Ground(QGraphicsView):
    """Holds the scene and keeps its stage up to date; calls `refresh` when everything must be laid out again."""

    def __init__(self, preferences: Preferences, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scene = TableScene(preferences, names, self)
        self._stage = self._scene.stage
        self._corner = 0.0
        self._resized = QTimer(self, singleShot=True, interval=_RESIZED_MS)
        self._resized.timeout.connect(self._drop_old_sizes)
        self._prepare()
        self._take_preferences()
        preferences.changed.connect(self._preference_changed)

    def _prepare(self) -> None:
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        # the items are pictures with a clear rim: their edges need no antialiasing, which would double what they cost
        self.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the table has the keyboard, not a nameless part of it
        self.setMinimumSize(480, 320)
        self.setAcceptDrops(False)  # files are dropped on the window

    @property
    def tempo(self) -> Tempo:
        """The time of the table, for what lies over it."""
        return self._stage

    def face(self, seat: int) -> str:
        """The portrait of a seat; empty for the first letter of the name."""
        return self._stage.face(seat)

    def refresh(self) -> None:
        """Lay everything out again, without animation."""
        raise NotImplementedError

    def reword(self) -> None:
        """Update all texts and the layout after a change of language or reading direction."""
        raise NotImplementedError

    def sort_hand(self) -> None:
        """Sort my hand again by the order in the settings."""
        self._scene.own_order.forget()
        self.refresh()

    def set_names(self, names: Names, about: About = nothing) -> None:
        """Set the names of the seats, and what can be told of a player beside the name."""
        self._stage.names, self._stage.about = names, about
        self.refresh()

    def set_theme(self, theme: Theme) -> None:
        """Set the theme."""
        self._stage.theme = theme
        self._stage.pixmaps.set_look(self._stage.look())
        self.refresh()
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = self.viewport().size()
        self.setSceneRect(0, 0, size.width(), size.height())
        self._stage.resized(size.width(), size.height())
        self._stage.is_resizing = self.isVisible()
        self.refresh()
        self._stage.is_resizing = False
        self._resized.start()

    def round_corners(self, radius: float) -> None:
        """Have round corners on a page, in pixels. A mask would cut them in steps."""
        self._corner = radius
        self.resetCachedContent()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        super().drawBackground(painter, rect)
        if not self._corner:
            return
        outside = QPainterPath()
        outside.addRect(self.sceneRect())
        outside.addRoundedRect(self.sceneRect(), self._corner, self._corner)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(outside, QColor(self._stage.theme.page))
        painter.restore()

    def _drop_old_sizes(self) -> None:
        """Drop the card pictures of other sizes once resizing has ended."""
        layout = self._stage.layout
        self._stage.pixmaps.drop_sizes(map(round, card_widths(layout)))

    def _take_preferences(self) -> None:
        self._stage.resized(self.viewport().width(), self.viewport().height())
        self._stage.direction = self.layoutDirection()
        self._stage.reduces_motion = self._reduces_motion()
        self._stage.pixmaps.set_look(self._stage.look())

    def _reduces_motion(self) -> bool:
        """Whether motion is reduced: the preference, or for "system" what the desktop asks of the Qt style."""
        wish = self._stage.wish("reduced_motion")
        duration = self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration)
        return bool(wish == "on" or (wish == "system" and duration == 0))

    def _follow_motion(self) -> None:
        """Apply the motion preference again; if motion is now reduced, finish all movement at once."""
        was, self._stage.reduces_motion = self._stage.reduces_motion, self._reduces_motion()
        if self._stage.reduces_motion and not was:
            self._scene.settle()

    def _preference_changed(self, key: str) -> None:
        self._take_preferences()
        if key == "sort_hand":
            self._scene.own_order.forget()
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if self.scene() is None:  # still being made
            return
        if event.type() in (QEvent.Type.LayoutDirectionChange, QEvent.Type.LanguageChange):
            self._take_preferences()
            self.reword()
        elif event.type() == QEvent.Type.StyleChange:
            self._follow_motion()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange and self.scene() is not None:
            self.refresh()
        return super().event(event)
