"""A panel over the table: the table stays visible behind a veil, and keeps running."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from belote_desktop.table.items.shadows import shadow
from belote_desktop.table.items.tempo import Tempo
from belote_desktop.table.overlays.fading import Fading
from belote_desktop.table.overlays.unfolding import Cue, Unfolding
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.flow import empty, height_of, items_of, places_of
from belote_desktop.windows.widgets.page import FOCUS_EDGE, panel
from belote_desktop.windows.widgets.scrolling import scrolling

SHADOW = (16, 22, 6, 0.34)
"""The corner, the blur, the drop and the strength of the shadow of a panel (art/table, NOTES, Elevation)."""
NARROW = 420
"""Below this width in pixels, with text at 100 %, its buttons have little room beside their words."""
_FITS = 4
"""How often the size is found anew at most while the words wrap into it."""


class Overlay(QWidget):
    """Covers its parent, whatever its size. A subclass fills `self.content` in `retranslate` and `renew`s.

    Escape does what `escape` says; Enter presses the button that has the focus. What appears by its `cues` is there at
    once after a click or Space; the buttons can be used all the time.
    """

    veil = 0.62
    """How strongly the table behind it is veiled."""

    def __init__(self, style: Style, parent: QWidget, width: int = 560) -> None:
        super().__init__(parent)
        self.style_ = self._usual = style
        self._width = width
        self._fading: Fading | None = None
        self._unfolding: Unfolding | None = None
        self._is_fitting = self._fits_again = self._is_tight = False
        self.panel = panel("paper")
        self.content = QVBoxLayout()
        self.content.setSpacing(12)
        holder = QWidget()
        holder.setLayout(self.content)
        self.content.setContentsMargins(28, 22, 28, 8)
        self._area = scrolling(holder)
        self._holder = holder
        self.buttons = QVBoxLayout()
        self.buttons.setContentsMargins(28, 8, 28, 24)
        self.buttons.setSpacing(10)
        inside = QVBoxLayout(self.panel)
        inside.setContentsMargins(1, 1, 1, 1)
        inside.setSpacing(0)
        inside.addWidget(self._area, 1)
        inside.addLayout(self.buttons)
        self._grid = QGridLayout(self)
        self.stand_beside(None)
        style.changed.connect(self._on_style)
        parent.installEventFilter(self)
        holder.installEventFilter(self)
        self.panel.installEventFilter(self)

    def open_over(self, tempo: Tempo | None = None) -> None:
        """Show the panel over its parent and take the focus; with a `tempo` it comes and goes in that."""
        self._fit()
        if tempo is None:
            self.show()
        else:
            parts = self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
            self._fading, self._unfolding = Fading(tempo, self, parts), Unfolding(tempo)
            self._fading.show()
            self._unfolding.begin(self.cues())
            for part in self.findChildren(QWidget):
                part.installEventFilter(self)
        self.raise_()
        first = self.first_button()
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        """Go, for good."""
        self._end_unfolding()
        if self._fading is None:
            self.hide()
        else:
            self._fading.hide()
        self.deleteLater()

    def cues(self) -> tuple[Cue, ...]:
        """What appears on the panel bit by bit; nothing by default."""
        return ()

    @property
    def is_unfolding(self) -> bool:
        """Whether something on it is still to appear."""
        return self._unfolding is not None and not self._unfolding.is_over

    def hurry(self) -> bool:
        """Let everything be there at once; returns whether anything was still to appear."""
        was_unfolding = self.is_unfolding
        self._end_unfolding()
        return was_unfolding

    def _end_unfolding(self) -> None:
        if self._unfolding is not None:
            self._unfolding.hurry()

    def first_button(self) -> QPushButton | None:
        """The button that has the focus at first."""
        return None

    def scroll_to(self, part: QWidget) -> None:
        """Scroll so far that a part of the content is seen."""
        self._area.ensureWidgetVisible(part)

    def escape(self) -> None:
        """Handle Escape; does nothing by default."""

    def give_way(self, missing: int) -> None:
        """Make a part lower by `missing` pixels, or higher if it is negative; does nothing by default."""

    def stand_beside(self, part: QWidget | None, edge: int = 0) -> None:
        """Put the panel beside a part of its own on the cover, `edge` from the border; in the middle if None."""
        self._grid.removeWidget(self.panel)
        self._grid.setContentsMargins(edge, 0, edge, 0)
        self._grid.setHorizontalSpacing(edge)
        self._grid.setColumnStretch(0, 1)
        if part is None:
            self._grid.addWidget(self.panel, 0, 0, Qt.AlignmentFlag.AlignCenter)
        else:
            self._grid.addWidget(part, 0, 0)
            self._grid.addWidget(self.panel, 0, 1, Qt.AlignmentFlag.AlignCenter)

    def retranslate(self) -> None:
        """Fill the content; called at the start and after each change of language or theme."""
        raise NotImplementedError

    def renew(self) -> None:
        """Set style and texts again."""
        self._end_unfolding()
        growth = self._growth
        self.style_ = self._usual.larger(growth) if growth > 1 else self._usual
        self.setStyleSheet(self.style_.sheet())
        while self.content.count():
            item = self.content.takeAt(0)
            if item is None:
                continue
            widget, inner = item.widget(), item.layout()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
            if inner is not None:
                empty(inner)
        self.retranslate()
        self._give_focus_room()
        self._fit()

    def room_to_grow(self, width: float, height: float) -> float:
        """How much larger than usual it is in a window of this size, where text is at 100 %; as usual by default."""
        return 1.0

    @property
    def _growth(self) -> float:
        """How much larger than usual it is in its parent, in steps of a twentieth."""
        parent, scale = self.parentWidget(), self._usual.scale
        if parent is None:
            return 1.0
        return int(20 * self.room_to_grow(parent.width() / scale, parent.height() / scale)) / 20

    def _give_focus_room(self) -> None:
        """No button needs more room for its words once it has the keyboard; in a narrow window they need less."""
        is_tight = self.width() < self.style_.px(NARROW)
        for button in self.panel.findChildren(QPushButton):
            if not self._area.isAncestorOf(button):
                button.setProperty("tight", is_tight)
                button.style().polish(button)
                button.setMinimumWidth(0)
                button.setMinimumWidth(button.sizeHint().width() + FOCUS_EDGE)
        self._is_tight = is_tight

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Space:
            return self.hurry()
        resized = watched is self.parent() and event.type() == QEvent.Type.Resize
        if resized and self._growth != self.style_.growth:
            self.renew()
        refilled = watched in (self._holder, self.panel) and event.type() == QEvent.Type.LayoutRequest
        laid_out = watched is self._holder and event.type() == QEvent.Type.Resize
        if resized or refilled or laid_out:
            self._fit()
        return False

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.renew()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self.hurry()
        elif event.key() == Qt.Key.Key_Escape:
            self.escape()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.focusWidget()
            button = focused if isinstance(focused, QPushButton) else self.first_button()
            if button is not None:
                button.click()
        # every other key ends here as well: it must not play a card behind the panel

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round inside the panel."""
        ring = [child for child in self.findChildren(QWidget) if self._takes_tab(child)]
        focused = self.focusWidget()
        if not ring:
            return True
        place = ring.index(focused) if focused in ring else -1
        ring[(place + (1 if forward else -1)) % len(ring)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    @staticmethod
    def _takes_tab(child: QWidget) -> bool:
        if isinstance(child, QScrollArea) and child.verticalScrollBar().maximum() == 0:
            return False  # nothing to scroll
        return bool(child.focusPolicy() & Qt.FocusPolicy.TabFocus) and child.isVisible() and child.isEnabled()

    def mousePressEvent(self, event: object) -> None:
        """Hurry what appears on the panel; a click beside it is kept from the table too."""
        self.hurry()

    def paintEvent(self, event: QPaintEvent) -> None:
        veil, painter = QColor(self.style_.theme.cloth_edge), QPainter(self)
        painter.setOpacity(self.opacity)
        veil.setAlphaF(self.veil)
        painter.fillRect(self.rect(), veil)
        self.paint_shadow(painter)

    @property
    def opacity(self) -> float:
        """How strongly its ground is painted, 0 to 1, while it comes."""
        return 1.0 if self._fading is None else self._fading.share

    def paint_shadow(self, painter: QPainter) -> None:
        """The shadow of the panel on what is below it."""
        if not self.style_.theme.is_contrast:
            shadow(painter, QRectF(self.panel.geometry()), *SHADOW)

    def _fit(self) -> None:
        """Take the size for what is on the panel; what is laid out anew meanwhile is taken into account afterwards."""
        if self._is_fitting:
            self._fits_again = True
            return
        self._is_fitting = True
        for _ in range(_FITS):
            self._fits_again = False
            self._take_size()
            if not self._fits_again:
                break
        self._is_fitting = False

    def _take_size(self) -> None:
        """As tall as the content asks for, never taller than the window; what has to scroll ends at a whole row."""
        parent = self.parentWidget()
        if parent is None:
            return
        self.setGeometry(parent.rect())
        if self._is_tight is not (self.width() < self.style_.px(NARROW)):
            self._give_focus_room()
        width = min(self.style_.px(self._width), self.width() - 32)
        room = self.height() - 24
        self.give_way(self._height_in(width) - room)
        height, below = self._height_in(width), height_of(self.buttons, width - 4) + 4
        # a bar that came while there was less room would narrow the words, and so be needed for good
        policy = Qt.ScrollBarPolicy
        self._area.setVerticalScrollBarPolicy(policy.ScrollBarAsNeeded if height > room else policy.ScrollBarAlwaysOff)
        if height > room:
            height = below + self._whole_rows(room - below)
        self.panel.setFixedSize(width, height)

    def _whole_rows(self, room: int) -> int:
        """The height, at most `room`, that cuts through no word and no picture as they are laid out now.

        It is `room` itself where more than half of it would be left empty.
        """
        parts = [place for item in items_of(self.content) for place in places_of(item, self._holder)]
        ends = (part.bottom() + 1 for part in parts)
        whole = [end for end in ends if not any(part.top() < end <= part.bottom() for part in parts)]
        least = max(room // 2, self._area.minimumSizeHint().height())
        return max((end for end in whole if least <= end <= room), default=room)

    def _height_in(self, width: int) -> int:
        """The height of the panel with its frame at which nothing scrolls."""
        return height_of(self.content, width - 4) + height_of(self.buttons, width - 4) + 4

    def _on_style(self) -> None:
        self.renew()
