"""The buttons of the table, in its corners and on its panels: push buttons that paint themselves."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QPaintDevice, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QPushButton, QWidget

from belote_desktop.engine.contract import Denomination
from belote_desktop.table.items.flowing_text import FlowingText, folded, one_line
from belote_desktop.table.items.fonts import BODY, LABEL, SECONDARY, TITLE, text_width
from belote_desktop.table.items.keys import Command
from belote_desktop.table.items.painting import box, canvas, draw_icon, key_cap, key_width, smooth, suit_chip, write
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.items.theme import INK_ON_BRASS, faint, mixed, outline
from belote_desktop.table.overlays.panel_forms import Form

_HIGH = 50.0
"""The height of a button below tall keys, unscaled."""


class _TableButton(QPushButton):
    """The base of both kinds of button: their look and their key."""

    def __init__(self, stage: Stage, parent: QWidget, command: Command | None) -> None:
        super().__init__(parent)
        self.stage = stage
        self.command = command
        """The command whose key presses the button."""
        self.setAutoDefault(True)  # Enter presses it on every desktop, as Space does
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def key(self) -> str:
        """The key that presses the button; empty if it has none."""
        return "" if self.command is None else self.stage.keys[self.command]

    @property
    def shown_key(self) -> str:
        """The key to draw; empty while single keys are switched off."""
        return self.key if self.stage.wish("single_keys") else ""

    def painter(self, target: QPaintDevice) -> QPainter:
        """A painter on the button, or on a picture of it."""
        painter = QPainter(target)
        smooth(painter)
        painter.setLayoutDirection(self.layoutDirection())
        return painter

    def at(self, x: float, width: float) -> QRectF:
        """A strip of the button; `x` counts from the leading edge."""
        leftwards = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        return QRectF(self.width() - x - width if leftwards else x, 0, width, self.height())

    def square(self, x: float, side: float) -> QRectF:
        strip = self.at(x, side)
        return QRectF(strip.x(), (self.height() - side) / 2, side, side)

    def paint_key(self, painter: QPainter, x: float, ink: str, ui: float) -> None:
        """Paint the key cap; `x` counts from the leading edge."""
        strip, side = self.at(x, key_width(self.key, 11 * ui)), 20 * ui
        cap = QRectF(strip.x(), (self.height() - side) / 2, strip.width(), side)
        key_cap(painter, cap, self.key, ink, 11 * ui)

    def ring(self, painter: QPainter, radius: float) -> None:
        """Paint the focus ring, in two colours."""
        if self.hasFocus():
            rect = QRectF(self.rect())
            box(painter, rect, radius, None, self.stage.theme.cloth_edge, 4)
            box(painter, rect.adjusted(1, 1, -1, -1), radius, None, self.stage.theme.cloth_brass, 2.5)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()


class CornerButton(_TableButton):
    """A sign, a word and a key on a translucent plate of cloth; the word is left out where room is short.

    One that can be checked is a switch: it is filled with brass and has a check mark while it is on.
    """

    def __init__(
        self, stage: Stage, icon: str, command: Command | None, parent: QWidget, *, wordless: bool = False
    ) -> None:
        super().__init__(stage, parent, command)
        self._icon = icon
        self._wordless = wordless
        self._drawn: tuple[object, QPixmap] | None = None
        """What the button looked like when it was last drawn, and its picture."""

    def name_it(self, name: str) -> None:
        """Set the word, the accessible name and the tool tip."""
        self.setText(name)
        self.setAccessibleName(name)
        self.setToolTip(f"{name} ({self.key})" if self.shown_key else name)

    @property
    def _is_small(self) -> bool:
        return self.stage.layout.is_compact or self.stage.layout.is_narrow

    def sizeHint(self) -> QSize:
        ui = self.stage.layout.ui
        key = key_width(self.key, 11 * ui) + 10 * ui if self.shown_key and not self._wordless else 0.0
        key += 10 * ui if self.isCheckable() else 0.0
        if self._wordless or self._is_small:
            return QSize(round(44 * ui + key), round(44 * ui))
        return QSize(round(44 * ui + text_width(self.text(), BODY * ui) + 14 * ui + key), round(44 * ui))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture of the button: it lies on the table, which is painted with every frame of a movement."""
        look = (
            self.size(), self.devicePixelRatioF(), self.stage.theme, self.stage.layout.ui, self._is_small,
            self.layoutDirection(), self.text(), self.shown_key, self.isEnabled(), self.isDown(), self.isChecked(),
            self.underMouse(), self.hasFocus(),
        )  # fmt: skip
        if self._drawn is None or self._drawn[0] != look:
            self._drawn = (look, self._draw())
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._drawn[1])
        painter.end()

    def _draw(self) -> QPixmap:
        stage, ui = self.stage, self.stage.layout.ui
        picture = canvas(self.width(), self.height(), self.devicePixelRatioF())
        theme, painter = stage.theme, self.painter(picture)
        ink = theme.cloth_text if self.isEnabled() else mixed(theme.cloth_text, theme.cloth_edge, 0.45)
        hot = self.underMouse() and self.isEnabled()
        ground = mixed(theme.cloth_edge, theme.cloth, 0.9) if self.isDown() else theme.cloth_edge
        edge = outline(theme, theme.cloth_brass, 0.9 if hot else 0.38)
        fill = faint(ground, 0.9 if hot else 0.72)
        if self.isChecked():
            fill, ink = faint(theme.cloth_brass, 1), INK_ON_BRASS
        off = theme.is_contrast and not self.isEnabled()
        box(painter, QRectF(self.rect()), 10 * ui, fill, edge, 1.5 if hot else 1, dashed=off)
        draw_icon(painter, self._icon, self.square(11 * ui, 22 * ui), ink)
        if self.isChecked():  # so that colour is not the only sign
            draw_icon(painter, "check", self.square(self.width() - 14 * ui, 12 * ui), ink, stroke=3)
        if not (self._wordless or self._is_small):
            write(painter, self.at(42 * ui, self.width() - 42 * ui), self.text(), BODY * ui, ink)
        if self.shown_key and not self._wordless:
            self.paint_key(painter, self.width() - 12 * ui - key_width(self.key, 11 * ui), ink, ui)
        self.ring(painter, 10 * ui)
        painter.end()
        return picture


class ChoiceButton(_TableButton):
    """A call on a panel: words, with an optional sign and key.

    If it `says_choice`, it repeats the call chosen before; only such a button is filled, once it can be pressed.
    `sign` are trumps. If `brief`, their sign replaces the words, which become a tool tip.
    """

    def __init__(
        self,
        stage: Stage,
        parent: QWidget,
        text: str,
        *,
        sign: Denomination | None,
        command: Command | None,
        says_choice: bool = False,
    ) -> None:
        super().__init__(stage, parent, command)
        self.sign = sign
        self.ui = stage.layout.ui
        self.is_brief = self._keyless = self.is_folded = False
        self._high = 0.0
        self.is_pointed_out = False
        """Whether it is marked as a legal call."""
        self.says_choice = says_choice
        self.may_show: tuple[str, ...] = ()
        """Texts the button must have room for."""
        self.setText(text)
        self.setAccessibleName(text)
        #: {key}: a key, Ctrl+N. Read aloud with a button.
        self.setAccessibleDescription(self.tr("Key {key}").format(key=self.key) if self.key else "")

    def take(self, form: Form) -> None:
        """Take the look of a form of the panel; the tool tip has what it leaves out."""
        self.ui, self.is_brief, self._keyless = form.ui, form.is_brief and self.sign is not None, form.is_keyless
        self.is_folded, self._high = form.is_folded and not form.tall, _HIGH * form.tall
        key = super().shown_key if form.is_keyless else ""
        text = self.text() if self.is_brief or key else ""
        self.setToolTip(f"{text} ({key})" if key else text)

    @property
    def shown_key(self) -> str:
        return "" if self._keyless else super().shown_key

    def point_out(self, shown: bool) -> None:
        """Mark the call as legal, or remove the mark."""
        self.is_pointed_out = shown
        self.update()

    def flow(self, text: str) -> FlowingText:
        """A text as it stands on the button."""
        if self.is_folded and not self.is_brief and len(text.split()) > 1:
            return folded(text, SECONDARY * self.ui, bold=True)
        size = (TITLE if self.says_choice and self._high else LABEL) * self.ui
        return one_line("" if self.is_brief else text, size, bold=True, serif=self.says_choice and self._high > 0)

    def sizeHint(self) -> QSize:
        ui = self.ui
        height = max(44.0, 34 * ui) if self.stage.layout.is_compact else 44 * ui  # large text in a small window
        width = max(self.content_width(text) for text in (self.text(), *self.may_show))
        least = 44 if self._keyless and (self.is_brief or self.is_folded) else 52
        wide = max(width + (20 if self.is_brief else 26) * ui, least * ui)
        return QSize(round(wide), round(max(height, self._high * ui)))

    def content_width(self, text: str) -> float:
        """The width of a text with the sign and the key."""
        ui = self.ui
        words = 0.0 if self.is_brief else self.flow(text).width
        parts = (
            words,
            24 * ui if self.sign is not None else 0.0,
            key_width(self.key, 11 * ui) if self.shown_key else 0.0,
        )
        return sum(parts) + 10 * ui * (sum(part > 0 for part in parts) - 1)

    def _fitting(self) -> tuple[FlowingText, float]:
        """The text as it is painted, and its width with sign and key: in one line if the button became wide enough."""
        flow, wide = self.flow(self.text()), self.content_width(self.text())
        line = one_line(self.text(), LABEL * self.ui, bold=True)
        if flow.lines > 1 and wide - flow.width + line.width + 26 * self.ui <= self.width():
            return line, wide - flow.width + line.width
        return flow, wide

    def paintEvent(self, event: QPaintEvent) -> None:
        stage, ui = self.stage, self.ui
        theme, painter = stage.theme, self.painter(self)
        fill, ink = (theme.primary, theme.primary_text) if self.says_choice else (theme.raised, theme.text)
        if not self.isEnabled():
            fill, ink = theme.sunken, theme.disabled
        if self.isEnabled() and (self.isDown() or self.underMouse()):
            fill = mixed(fill, ink, 0.14 if self.isDown() else 0.07)
        edge = None if self.says_choice and self.isEnabled() else theme.line2
        box(painter, QRectF(self.rect()), 8 * ui, fill, edge, 1, dashed=theme.is_contrast and not self.isEnabled())
        if self.is_pointed_out and self.isEnabled():
            box(painter, QRectF(self.rect()).adjusted(3, 3, -3, -3), 6 * ui, None, ink, 2)
        flow, wide = self._fitting()
        x = (self.width() - wide) / 2
        place = self.at(x, flow.width)
        top = (self.height() - flow.height) / 2
        flow.paint(
            painter, QRectF(place.x(), top, place.width(), flow.height), ink, stage.suits, centred=self.is_folded
        )
        x += 0.0 if self.is_brief else flow.width + 10 * ui
        if self.sign is not None:
            suit_chip(painter, self.sign, self.square(x, 24 * ui), stage.suits)
            x += 34 * ui
        if self.shown_key:
            self.paint_key(painter, x, ink, ui)
        self.ring(painter, 8 * ui)
        painter.end()
