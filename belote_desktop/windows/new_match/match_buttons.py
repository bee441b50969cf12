"""The buttons of a new match: in the description of the chosen game, or in a bar at the bottom of the page."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from belote_desktop.windows.look.icons import put_sign
from belote_desktop.windows.look.restyling import restyle
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.new_match.page_room import PageRoom
from belote_desktop.windows.widgets.page import label, set_role

BESIDE_EDGES = 30
"""What the description leaves beside its buttons, in pixels."""
FOOT_EDGES = 40
"""What the page leaves beside the bar, in pixels."""


class MatchButtons:
    """`beside` lies in the description, `foot` is the bar, both in the `page`; each button is in one of them."""

    def __init__(self, style: Style, page: QWidget) -> None:
        self._style = style
        self.beside, self.foot = QWidget(page), QWidget(page)
        self.tell, self.learn, self.players, self.rules, self.keep, self.start = (
            QPushButton(self.foot) for _ in range(6)
        )
        for button in (self.tell, self.learn, self.players, self.rules, self.keep, self.start):
            button.setAutoDefault(button is self.start)  # Enter presses it
        set_role(self.start, "primary")
        self.verdict = label(role="sentence", wrap=True)
        self.verdict.setParent(self.foot)
        for part in (self.beside, self.foot):
            set_role(part, "plain")
        self._beside, self._foot = QGridLayout(self.beside), QGridLayout(self.foot)
        for grid, gap in ((self._beside, 8), (self._foot, 16)):
            grid.setContentsMargins(0, 0, 0, 0)
            grid.setSpacing(gap)
        self._placed: object = None

    def retranslate(self) -> None:
        """Set all texts in the user's language."""
        #: A button: start the match.
        self.start.setText(QCoreApplication.translate("NewMatch", "Start"))
        #: A button: to the lessons of the chosen game. At most 14 letters.
        self.learn.setText(QCoreApplication.translate("NewMatch", "Learn it"))
        #: A button.
        self.players.setText(QCoreApplication.translate("NewMatch", "Players…"))
        self._placed = None

    def restyle(self) -> None:
        """Apply a change of theme or text size."""
        put_sign(self.start, "play", self._style.ink.primary_text, self._style.px(20))
        self._placed = None

    def arrange(self, room: PageRoom, *, told: bool) -> None:
        """Show and word the buttons that have room; `told` where the chosen game is described in place of the list."""
        front, tiny, beside = room.front, room.is_tiny, room.buttons_beside
        self._word(tiny=tiny, told=told)
        shown = {
            self.tell: front and not room.has_side, self.learn: front and (beside or told),
            self.players: front and not tiny, self.rules: front and not told,
            self.keep: not front and room.can_keep, self.start: True,
        }  # fmt: skip
        self.verdict.setVisible(room.has_verdict)
        for button, on in shown.items():
            button.setVisible(on)
        self.start.setMinimumWidth(0 if beside else self._style.px(110 if tiny else 200))
        self._place([button for button, on in shown.items() if on], room)
        self.beside.setVisible(beside)
        self.foot.setVisible(not beside)

    def _word(self, *, tiny: bool, told: bool) -> None:
        translate = QCoreApplication.translate
        #: A button in a narrow window: house rules.
        brief = translate("NewMatch", "Rules…")
        self.rules.setText(brief if tiny else translate("NewMatch", "House rules…"))
        #: A button: back to the list of games.
        games = translate("NewMatch", "Games")
        self.tell.setText(games if told else translate("NewMatch", "About this game"))
        #: A button.
        whole = translate("NewMatch", "Save to your games…")
        #: A button in a narrow window: save these rules as a game of your own.
        brief = translate("NewMatch", "Save…")
        self.keep.setText(brief if tiny else whole)
        self.keep.setAccessibleName(whole)
        self.keep.setToolTip(whole if tiny else "")

    def _place(self, shown: list[QPushButton], room: PageRoom) -> None:
        """Put these buttons, in the order of reading, into the description or the bar, in as few rows as they need."""
        beside = room.buttons_beside
        self._tighten(beside)
        grid, first = (self._beside, 0) if beside else (self._foot, int(room.has_verdict))
        wide = self._style.px(room.side_width) - BESIDE_EDGES if beside else self._style.px(room.width) - FOOT_EDGES
        columns = self._columns(shown[:-1] if beside else shown, grid.spacing(), wide)
        form = (beside, columns, first, *map(id, shown))
        if form == self._placed:
            return
        self._placed = form
        while self._foot.takeAt(0) is not None or self._beside.takeAt(0) is not None:
            pass
        if first:
            self._foot.addWidget(self.verdict, 0, 0)
        self._foot.setColumnStretch(0, first)
        for place, button in enumerate(shown):
            rest = 1 if button is not shown[-1] else columns - place % columns
            grid.addWidget(button, place // columns, first + place % columns, 1, rest)

    def _tighten(self, on: bool) -> None:
        """Give the buttons narrow edges or wide ones."""
        for button in (self.learn, self.players, self.rules, self.start):
            restyle(button, "tight", on)

    @staticmethod
    def _columns(buttons: list[QPushButton], gap: int, room: int) -> int:
        """How many buttons stand side by side in a width: all of these, two or one."""
        for button in buttons:
            button.ensurePolished()  # the style sheet gives the sizes of letters
        wide = [max(button.sizeHint().width(), button.minimumWidth()) for button in buttons]
        if sum(wide) + gap * (len(wide) - 1) <= room or len(wide) == 1:
            return len(wide)
        return 2 if 2 * max(wide) + gap <= room else 1
