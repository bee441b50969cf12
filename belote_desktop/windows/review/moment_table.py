"""The table of a review: a moment as its seat saw it, its cards tagged, and the switch that opens the hidden hands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from belote_desktop import engine
from belote_desktop.coach.looking_back.review import Judged
from belote_desktop.engine import Action, Card, Play, Refusal
from belote_desktop.models.analysis.deal_moments import Moment, hands_at, view_at
from belote_desktop.models.analysis.reviewer import DealFound
from belote_desktop.models.words.names import Names
from belote_desktop.table import TableView
from belote_desktop.table.layout.placement import least_covering
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.teaching.tags import Role, Tag
from belote_desktop.windows.look.services import Services
from belote_desktop.windows.look.shortcuts import with_key
from belote_desktop.windows.review.cloth_switch import ClothSwitch

CORNER = 14
MARGIN = 16
"""The corners of the cloth, and what lies between the switch and its edges (art/pages, picture 07)."""
LEAST, OPEN, BIDDING, FEW = 270, 360, 368, 4
"""The least height at which the hand leaves the trick in sight; the same with all hands open; and for a choice among
more calls than so many, in three rows between the plates of the sides; in pixels for any text: a table draws its words
as large as it has room for. Chosen by eye.
"""
STEP = 12
"""How far the switch moves at a time to where it covers nothing."""


class MomentTable(QWidget):
    """`answered` carries the card or call that was chosen on the table as the better one."""

    answered = Signal(object)

    def __init__(self, services: Services, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style, self._preferences = services.style, services.preferences
        self._found: DealFound | None = None
        self._moment: Moment | None = None
        self._asks = False
        self.table = TableView(services.preferences, names)
        self.table.hide_match_buttons()
        self.table.clear_corners()
        self.table.round_corners(CORNER)
        self.table.setMinimumHeight(LEAST)
        self.table.action_chosen.connect(self.answered)
        self.switch = ClothSwitch(services.style, self)
        self.switch.setChecked(False)
        self.switch.toggled.connect(lambda _on: self._show())
        inside = QVBoxLayout(self)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.table)
        self.restyle()

    def show_moment(self, found: DealFound, moment: Moment, *, asked: bool) -> None:
        """Show a moment: as a question to be answered on the table, or with the cards that tell the answer."""
        self._found, self._moment, self._asks = found, moment, asked
        self._show()

    def ask_again(self) -> None:
        """Take another answer."""
        if self._moment is not None and self._asks:
            self._ask(self._moment)

    def _show(self) -> None:
        found, moment = self._found, self._moment
        if found is None or moment is None:
            return
        self.table.end_tags()
        hands = hands_at(found, moment) if self.switch.isChecked() and not self._asks else ()
        is_result = moment.step is None
        self.table.show_view(view_at(found, moment), hands, with_trick=is_result)
        self.switch.setVisible(not self._asks and not is_result)
        if self._asks:
            self._ask(moment)
        else:
            self.table.tag(self._tags(moment))
        self.table.viewport().update()  # Qt repaints only what moved, and may leave slices of the hands that were open
        self._place_switch()

    def _ask(self, moment: Moment) -> None:
        step = moment.step
        assert step is not None

        def refusals(action: Action) -> tuple[Refusal, ...]:
            return engine.refusals(step.before, action, step.seat)

        self.table.await_action(engine.view(step.before, step.seat), refusals, aloud=False)

    def _tags(self, moment: Moment) -> Mapping[Card, Tag]:
        """The words on the cards: what was best, and what was played."""
        judged, step = moment.judged, moment.step
        tags = {} if judged is None else _best(judged, self.tr("best"))
        if step is not None and isinstance(step.action, Play) and step.seat == moment.seat:
            was_best = step.action.card in tags
            tags[step.action.card] = Tag(self.tr("played"), Role.BEST if was_best else Role.PLAYED)
        return tags

    @property
    def least_height(self) -> int:
        """The height that the table needs where the page scrolls: more for open hands, and for the panel of a call."""
        if self.switch.isChecked() and not self._asks:
            return OPEN
        return BIDDING if self.calls_asked > FEW else LEAST

    @property
    def calls_asked(self) -> int:
        """How many calls the panel offers as answers; 0 where none is asked for."""
        step = None if self._moment is None or not self._asks else self._moment.step
        if step is None or isinstance(step.action, Play):
            return 0
        return len(engine.view(step.before, step.seat).lawful)

    # ------------------------------------------------------------------ words and places
    def open_or_close(self) -> None:
        """Open or close the hidden hands, as the switch does; nothing while a question waits for its answer."""
        if self.switch.isVisible():
            self.switch.click()

    def focus_answers(self) -> None:
        """Give the keyboard to the table, where cards and calls are chosen."""
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Set all texts again."""
        #: A switch: show the cards that the others held.
        self.switch.setText(self.tr("Show all hands"))
        single_keys = bool(self._preferences.value("single_keys"))
        self.switch.setToolTip(with_key(self.switch.text(), "open_hands", single_keys=single_keys))
        self._show()
        self._place_switch()

    def restyle(self) -> None:
        """Apply a change of theme or text size."""
        self.table.set_theme(self._style.theme)
        self._place_switch()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_switch()

    def _place_switch(self) -> None:
        """Put the switch where it covers nothing: as near to a corner and with as much of its words as has room.

        Its words are as large as those of the table.
        """
        self.switch.scale = min(self._style.scale, max(1.0, self.table.text_scale))

        def laid(way: tuple[int, bool, int]) -> Box:
            self.switch.lines, at_top, inwards = way
            self.switch.resize(self.switch.sizeHint())
            return self._corner(at_top=at_top, inwards=inwards)

        place = laid(least_covering(self._ways(), laid, self.table.to_be_seen()))
        self.switch.move(round(place.x), round(place.y))
        self.switch.update()
        self.switch.raise_()

    def _ways(self) -> Iterator[tuple[int, bool, int]]:
        """The lines of the words, whether it lies at the top, and how far from the corner: the best way first."""
        steps = range(STEP, max(STEP, self.width() // 2), STEP)
        for inwards in ((0,), steps):
            for lines, at_top in ((1, False), (2, False), (1, True), (2, True), (0, False), (0, True)):
                yield from ((lines, at_top, each) for each in inwards)

    def _corner(self, *, at_top: bool, inwards: int = 0) -> Box:
        """The place of the switch in a corner where lines end, or so far from it."""
        wide, high = self.switch.width(), self.switch.height()
        leftwards = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        left = MARGIN + inwards if leftwards else self.width() - MARGIN - wide - inwards
        return Box(left, MARGIN if at_top else self.height() - MARGIN - high, wide, high)

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(700), 420)


def _best(judged: Judged, word: str) -> dict[Card, Tag]:
    return {each.card: Tag(word) for each in judged.advice.equals if isinstance(each, Play)}
