"""The end of a match: who won, the course of the match, the deals that stand out, and what to do next."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from belote_desktop.engine import SeatView
from belote_desktop.models.score_sheet.match_findings import fair_word, findings
from belote_desktop.models.words.names import Names
from belote_desktop.models.words.sides import Sides
from belote_desktop.table.items.painting import canvas
from belote_desktop.table.layout.window_scale import WindowScale
from belote_desktop.table.overlays.unfolding import Cue
from belote_desktop.table.tabletop.cloth import paint_tabletop
from belote_desktop.variants.people import portrait_of
from belote_desktop.windows.look.icons import put_sign
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.match_parts.match_words import about, deal_verdict, match_verdict
from belote_desktop.windows.score_sheet.finding_row import FindingRow
from belote_desktop.windows.score_sheet.match_hero import APPEARS, Ended, Hero
from belote_desktop.windows.score_sheet.parting import PartingWords
from belote_desktop.windows.score_sheet.plot import MatchPlot
from belote_desktop.windows.widgets.flow import FullRows
from belote_desktop.windows.widgets.overlay import Overlay
from belote_desktop.windows.widgets.page import label, set_role

PLOT, LOWEST_PLOT = 260, 110
"""The height of the plot in a high window, and in a low one, in pixels for text at 100 %."""
PAPER, WIDEST, WITH_HERO = 440, 600, 620
"""The least and greatest width of the paper beside the winners, and with them on it, in pixels at 100 %."""
SHARE, HIGH_SHARE = 0.31, 0.34
"""The width of the paper and the height of the plot as shares of those of the window, if it is large."""
BESIDE = 820
"""From this width on, for text at 100 %, the winners stand beside the paper."""
EDGE = 40
"""The room beside the paper, in pixels at 100 %."""
HERO, GROWN = (760.0, 800.0), 2.4
"""The room that the winners fill with text at 100 %, and how much larger they become at most: chosen by eye."""
DRAWS = 400
"""How long the plot draws itself, in milliseconds (art/pages, NOTES, Motion)."""


class MatchOver(Overlay):
    """`again` plays the same match once more, `home` goes home, `sheet` shows the sheet, `review` looks back at the
    decisions, at those of one deal if it carries a number. `face` gives the portrait of a seat, `first` words what it
    was the first time for, `parting` gives who says something and what.
    """

    again = Signal()
    home = Signal()
    sheet = Signal()
    review = Signal(object)

    def __init__(
        self,
        style: Style,
        names: Names,
        view: SeatView,
        parent: QWidget,
        *,
        face: Callable[[int], str] | None = None,
        first: Callable[[], str] = str,
        parting: Callable[[], tuple[int, str] | None] = lambda: None,
    ) -> None:
        super().__init__(style, parent, WITH_HERO)
        self._names, self._view, self._first = names, view, first
        self._parting = parting
        self._face = face or (lambda seat: "" if seat == names.you else portrait_of(names[seat]))
        self._hero: Hero | None = None
        self._drawn: tuple[object, QPixmap] | None = None
        self.rows: tuple[FindingRow, ...] = ()
        self._lay_buttons()
        self.renew()

    def _lay_buttons(self) -> None:
        rows = FullRows(2)
        self.sheet_button, self.review_button = QPushButton(), QPushButton()
        self.home_button, self.again_button = QPushButton(), QPushButton()
        set_role(self.again_button, "primary")
        for button in (self.sheet_button, self.review_button, self.home_button, self.again_button):
            rows.addWidget(button)
        self.sheet_button.clicked.connect(self.sheet)
        self.review_button.clicked.connect(lambda: self.review.emit(None))
        self.home_button.clicked.connect(self.home)
        self.again_button.clicked.connect(self.again)
        self.buttons.addLayout(rows)

    def first_button(self) -> QPushButton:
        return self.again_button

    def escape(self) -> None:
        """Go home."""
        self.home.emit()

    @property
    def is_beside(self) -> bool:
        """Whether the winners stand beside the paper."""
        return self.width() >= self.style_.px(BESIDE)

    def room_to_grow(self, width: float, height: float) -> float:
        """It grows as the plates and panels of the table do."""
        return WindowScale(width, height).plain_ui

    def cues(self) -> tuple[Cue, ...]:
        """The winners and the score, then the plot."""
        plot = Cue(self._plot, APPEARS, DRAWS)
        return (plot,) if self._hero is None else (*self._hero.cues, plot)

    def retranslate(self) -> None:
        view = self._view
        note = fair_word(view.results, view.winner, Sides(view.rules, self._names))
        self._ended = Ended(view, self._names, self._verdict(), note, self._face, self._first(), self._parting_words())
        self.content.addWidget(label(about(view, over=True), "note", wrap=True))
        self._put_hero()
        self._plot = plot = MatchPlot(self.style_)
        plot.has_totals = False
        plot.setFixedHeight(self._highest_plot)
        plot.show_results(view.results, self._ended.sides)
        self.content.addWidget(plot)
        self._add_findings()
        self.content.addStretch(1)
        self._word_buttons()
        self.setAccessibleName(match_verdict(view, self._names))

    def _parting_words(self) -> PartingWords | None:
        """What somebody says about the match."""
        said = self._parting()
        return None if said is None else PartingWords(self._names[said[0]], self._face(said[0]), said[1])

    def _put_hero(self) -> None:
        """Put the winners beside the paper, or at its head."""
        if self._hero is not None and self._hero.parent() is self:
            self._hero.hide()
            self._hero.deleteLater()
        beside = self.is_beside
        paper = round(min(WIDEST, max(PAPER, SHARE * self.width() / self.style_.scale)))
        edge = round(EDGE * self.style_.growth)
        room = self.width() - self.style_.px(paper) - 3 * edge
        width = room if beside else min(self.style_.px(WITH_HERO), self.width() - 32) - 60
        style = self._hero_style(width) if beside else self.style_
        self._hero = hero = Hero(self._ended, style, width, self.height(), on_paper=not beside)
        self._width = paper if beside else WITH_HERO
        if beside:
            self.stand_beside(hero, edge)
            hero.show()
        else:
            self.stand_beside(None)
            self.content.addWidget(hero)

    def _hero_style(self, width: float) -> Style:
        """The winners are as large as the room beside the paper allows, and no smaller than the paper is."""
        room = min(width / HERO[0], self.height() / HERO[1], GROWN) / self.style_.scale
        return self.style_.larger(int(20 * room) / 20) if room > 1 else self.style_

    def _add_findings(self) -> None:
        view, sides = self._view, self._ended.sides
        self.rows = tuple(
            FindingRow(found, deal_verdict(found.result, view.rules, self._names), self.style_)
            for found in findings(view.results, view.winner, sides)
        )
        for row in self.rows:
            row.button.clicked.connect(lambda _=False, number=row.number: self.review.emit(number))
            self.content.addWidget(row)

    def _word_buttons(self) -> None:
        #: A button.
        self.sheet_button.setText(self.tr("Score sheet"))
        #: A button: look back at your decisions.
        self.review_button.setText(self.tr("Review"))
        #: A button: to the first page of the program.
        self.home_button.setText(self.tr("Home"))
        lost = self._view.winner is not None and self._ended.sides.ours not in (None, self._view.winner)
        #: A button after a match that was lost: the same game with the same players once more.
        revenge = self.tr("Rematch")
        #: A button: the same game with the same players.
        again = self.tr("Play again")
        self.again_button.setText(revenge if lost else again)
        put_sign(self.again_button, "play", self.style_.ink.primary_text, self.style_.px(18))

    def _verdict(self) -> str:
        """Who has won, as it is said across the table; by name where the user is on no side of partners."""
        winner, sides = self._view.winner, Sides(self._view.rules, self._names)
        if winner is None or not sides.say_we:
            return match_verdict(self._view, self._names)
        #: A large title after a match that the user’s side has won.
        won = self.tr("The match is ours.")
        #: A large title after a match that the opponents have won.
        lost = self.tr("The match is theirs today.")
        return won if winner == sides.ours else lost

    def give_way(self, missing: int) -> None:
        """Make the plot lower in a low window, so that all of it is visible."""
        wanted = self._plot.maximumHeight() - missing
        self._plot.setFixedHeight(max(self.style_.px(LOWEST_PLOT), min(self._highest_plot, wanted)))

    @property
    def _highest_plot(self) -> int:
        """The height of the plot where there is room."""
        return max(self.style_.px(PLOT), round(HIGH_SHARE * self.height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.size() != event.oldSize() and self._hero is not None:
            self.renew()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cloth, which hides the table: nothing on it is told twice."""
        cloth, ratio = self._cloth(), self.devicePixelRatioF()
        part = event.rect()
        source = QRectF(part.x() * ratio, part.y() * ratio, part.width() * ratio, part.height() * ratio)
        painter = QPainter(self)
        painter.setOpacity(self.opacity)
        painter.drawPixmap(QRectF(part), cloth, source)
        self.paint_shadow(painter)

    def _cloth(self) -> QPixmap:
        """The picture of the cloth in the present size and colours, drawn once."""
        ratio, theme = self.devicePixelRatioF(), self.style_.theme
        wanted = (self.size(), ratio, theme)
        if self._drawn is None or self._drawn[0] != wanted:
            made = canvas(self.width(), self.height(), ratio)
            painter = QPainter(made)
            whole = QRectF(self.rect())
            paint_tabletop(painter, whole, theme, QPointF(0.36 * whole.width(), 0.4 * whole.height()))
            painter.end()
            self._drawn = (wanted, made)
        return self._drawn[1]
