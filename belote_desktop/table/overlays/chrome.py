"""The widgets over the table: corner panel, corner buttons, the panel of choices. They mirror; the table does not."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt
from PySide6.QtWidgets import QWidget

from belote_desktop.table.items.keys import Command
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.layout.placement import clear_level, covered
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.overlays.buttons import CornerButton
from belote_desktop.table.overlays.corner_panel import CornerPanel
from belote_desktop.table.overlays.fading import Fading
from belote_desktop.table.overlays.panels import ChoicePanel
from belote_desktop.table.overlays.reader_clicks import ReaderClicks, show_checked
from belote_desktop.table.scene.picture import Picture


class Chrome:
    """Everything in the corners, and the panel above my hand."""

    def __init__(self, stage: Stage, parent: QWidget) -> None:
        self._stage = stage
        self._parent = parent
        self.panel = ChoicePanel(stage, parent)
        self._panel_fading = Fading(stage, self.panel)
        self.corner = CornerPanel(stage, parent)
        self.undo = CornerButton(stage, "undo", Command.UNDO, parent)
        self.last = CornerButton(stage, "last-trick", Command.LAST_TRICK, parent)
        self.hint = CornerButton(stage, "hint", Command.HINT, parent)
        self.tutor = CornerButton(stage, "tutor", None, parent)
        self.tutor.setCheckable(True)
        ReaderClicks(self.tutor)
        self.sheet = CornerButton(stage, "sheet", None, parent, wordless=True)
        self.log = CornerButton(stage, "log", None, parent, wordless=True)
        self.menu = CornerButton(stage, "menu", None, parent, wordless=True)
        self.claim = CornerButton(stage, "crown", Command.CLAIM, parent)
        self.undo.hide()
        self.claim.hide()
        self.last.hide()
        self._has_match = True
        """Whether the buttons of a match are shown: previous trick, hint, tutor, sheet, log and menu."""
        self.to_be_seen: Callable[[], Sequence[Box]] = tuple
        """The boxes on the table that a panel should not cover."""
        self.beside_buttons: Callable[[], Sequence[Box]] = tuple
        """The boxes that the buttons above my hand should not cover."""
        self.panel.to_be_seen = lambda: (*self.to_be_seen(), *self._corners)
        self.refresh()

    def show_panel(self) -> None:
        """Let the panel of choices appear, in front of everything else over the table."""
        self._panel_fading.show()

    def hide_panel(self) -> None:
        """Let the panel of choices go."""
        self._panel_fading.hide()

    @property
    def buttons(self) -> tuple[CornerButton, ...]:
        return (self.undo, self.last, self.claim, self.tutor, self.hint, self.sheet, self.log, self.menu)

    @property
    def boxes(self) -> list[Box]:
        """The boxes of the score panel, a question, and the buttons between the players."""
        row = (self.last, self.undo, self.claim, self.hint, self.tutor) if self._stage.layout.is_narrow else ()
        between = [self._box_of(button) for button in row if button.isVisibleTo(self._parent)]
        return [self.corner_box, *self.asked, *between]

    @property
    def around(self) -> list[Box]:
        """The boxes of the score panel and of the buttons at my side, also those that are not offered now."""
        beside_me = (self.last, self.undo, self.hint, self.claim) if self._has_match else ()
        return [self.corner_box, *map(self._box_of, beside_me)]

    @property
    def asked(self) -> list[Box]:
        """The box of a question."""
        return [self.panel.inner_box] if self.panel.isVisibleTo(self._parent) else []

    @property
    def corner_box(self) -> Box:
        """The box of the score panel; of one that is left out, a point."""
        return Box(0, 0, 0, 0) if self.corner.isHidden() else self._box_of(self.corner)

    @property
    def _corners(self) -> list[Box]:
        """The boxes that are always in the upper corners."""
        return [self.corner_box, *(self._box_of(button) for button in (self.menu, self.log, self.sheet))]

    @staticmethod
    def _box_of(widget: QWidget) -> Box:
        return Box(widget.x(), widget.y(), widget.width(), widget.height())

    def refresh(self) -> None:
        """Apply a change of language, text size or preference."""
        #: A button.
        self.undo.name_it(QCoreApplication.translate("Chrome", "Undo"))
        #: A button: shows the trick before.
        self.last.name_it(QCoreApplication.translate("Chrome", "Previous trick"))
        #: A button.
        self.hint.name_it(QCoreApplication.translate("Chrome", "Hint"))
        #: A button: plays the remaining tricks, which are all yours.
        self.claim.name_it(QCoreApplication.translate("Chrome", "Claim the rest"))
        self.sheet.name_it(QCoreApplication.translate("Chrome", "Score sheet"))
        #: A button: the list of what happened in the match.
        self.log.name_it(QCoreApplication.translate("Chrome", "Log"))
        #: A button.
        self.menu.name_it(QCoreApplication.translate("Chrome", "Menu"))
        #: A switch at the table: whether the tutor stops you after a costly card or call.
        self.tutor.name_it(QCoreApplication.translate("Chrome", "Tutor"))
        said = QCoreApplication.translate("Chrome", "Stops you after a costly card or call and says what is better.")
        self.tutor.setToolTip(f"{self.tutor.text()}\n{said}")
        self.tutor.setAccessibleDescription(said)
        show_checked(self.tutor, bool(self._stage.wish("tutor")))
        self.hint.setVisible(self._has_match and bool(self._stage.wish("aid_hint")))
        self.repaint_all()

    def _show_tutor(self, place: Box) -> None:
        """Show the switch of the tutor to those who want help, in a place where it covers nothing."""
        wanted = self._has_match and bool(self._stage.wish("aid_hint") or self._stage.wish("tutor"))
        free = self.claim.isHidden() and not covered(place, [*self.to_be_seen(), *self._corners, *self.asked])
        self.tutor.setVisible(wanted and free)

    def hide_match_buttons(self) -> None:
        """Leave out what belongs to a match and not to a lesson."""
        self._has_match = False
        for button in (self.last, self.hint, self.tutor, self.sheet, self.log, self.menu):
            button.hide()

    def clear_corner(self) -> None:
        """Leave out the score panel too."""
        self.corner.hide()

    def repaint_all(self) -> None:
        for widget in (*self.buttons, self.corner, self.panel, *self.panel.buttons):
            widget.update()

    def show_picture(self, picture: Picture) -> None:
        """Update the corner panel from a picture."""
        self.corner.show_picture(picture)
        self.last.setVisible(self._has_match and picture.last_trick is not None)

    def offer_rest(self, reason: str) -> None:
        """Offer to claim the remaining tricks, with the sentence that proves it; an empty one withdraws the offer."""
        if not reason and self.claim.hasFocus():
            self._parent.setFocus()  # not to whatever button comes next
        self.claim.setAccessibleDescription(self._stage.aloud(reason))
        self.claim.setToolTip(reason)
        self.claim.setVisible(bool(reason))
        self.lay_out()

    def menu_point(self) -> QPoint:
        """The screen position where a menu opens."""
        return self.menu.mapToGlobal(self.menu.rect().bottomLeft())

    def press(self, key: str) -> bool:
        """Press the button with this key; returns whether there is one."""
        for button in self.buttons:
            if key and button.key == key and button.isVisible() and button.isEnabled():
                button.click()
                return True
        return False

    def lay_out(self) -> None:
        """Place every widget."""
        layout = self._stage.layout
        edge, ui, gap = layout.edge, layout.ui, 8 * layout.ui
        for button in self.buttons:
            button.resize(button.sizeHint())
        self._lay_corner()
        x = edge
        for button in (self.menu, self.log, self.sheet):
            self._put(button, x, edge, trailing=True)
            x += button.width() + gap
        if self.panel.isVisibleTo(self._parent):
            self.panel.lay_out()
            self.panel.place()
        if layout.is_narrow:
            self._lay_row()
            return
        height = 44 * ui
        y = layout.height - edge - height
        self._put(self.last, edge, y)
        self._put(self.undo, edge, y - height - gap if self.last.isVisibleTo(self._parent) else y)
        self._put(self.hint, edge, y, trailing=True)
        above = height + gap if self.hint.isVisibleTo(self._parent) else 0
        self._put(self.claim, edge, y - above, trailing=True)
        self._put(self.tutor, edge, y - above, trailing=True)
        self._show_tutor(self._box_of(self.tutor))

    def _lay_row(self) -> None:
        """Place the row of buttons above my hand, moved up or down to keep clear of other things."""
        layout = self._stage.layout
        edge, height, gap = layout.edge, 44 * layout.ui, 8 * layout.ui
        self._show_tutor(Box(0, 0, 0, 0))
        ends: list[tuple[CornerButton, float, bool]] = []
        columns: list[Box] = []
        for buttons, trailing in (((self.last, self.undo), False), ((self.hint, self.tutor, self.claim), True)):
            x = edge
            for button in buttons:
                ends.append((button, x, trailing))
                x += button.width() + gap if button.isVisibleTo(self._parent) else 0
            width = max(0.0, x - gap - edge)
            columns.append(Box(self._left(edge, width, trailing=trailing), 0, width, height))
        usual = layout.height - layout.button_row - edge - height
        room = edge + layout.corner[1] + gap, layout.height - edge
        rows = clear_level(usual, columns, room, [*self.beside_buttons(), *self._corners, *self.asked])
        for button, x, trailing in ends:
            self._put(button, x, rows[trailing].y, trailing=trailing)

    def _lay_corner(self) -> None:
        """Place the corner panel, as large as the players' cards and plates allow."""
        edge = self._stage.layout.edge

        def is_free(size: QSize) -> bool:
            place = Box(self._left(edge, size.width(), trailing=False), edge, size.width(), size.height())
            return not covered(place, self.to_be_seen())

        self.corner.fit(is_free)
        self._put(self.corner, edge, edge)

    def _put(self, widget: QWidget, x: float, y: float, *, trailing: bool = False) -> None:
        """Place a widget `x` from the leading or the trailing edge."""
        widget.move(round(self._left(x, widget.width(), trailing=trailing)), round(y))

    def _left(self, x: float, width: float, *, trailing: bool) -> float:
        leftwards = self._parent.layoutDirection() is Qt.LayoutDirection.RightToLeft
        return self._stage.layout.width - x - width if trailing != leftwards else x
