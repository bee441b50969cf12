"""Who won: the portraits of the winners, a sentence, and the score."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from belote_desktop.engine import SeatView
from belote_desktop.models.words.names import Names
from belote_desktop.models.words.sides import Sides
from belote_desktop.resources.portraits import CALM, PLEASED
from belote_desktop.table.items.painting import draw_icon, smooth
from belote_desktop.table.items.portraits import draw_person
from belote_desktop.table.items.theme import mixed
from belote_desktop.table.overlays.unfolding import Cue
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.score_sheet.first_time import FirstTime
from belote_desktop.windows.score_sheet.parting import Parting, PartingWords
from belote_desktop.windows.score_sheet.written import Figure
from belote_desktop.windows.widgets.page import label, set_role

SIDE, GAP, CROWN, RISES = 152, 18, 48, 8
"""The side of a portrait, the room between two, the side of the crown and how far portraits rise, in pixels at 100 %
(art/pages, NOTES, picture 11)."""
RAYS, REACH, RAYS_BESIDE = 29, 1.15, 1.46
"""How many rays there are, how far they reach from a portrait, in its sides, and how much room they need beside all."""
APPEARS, SHINES, COUNTS = 240, 780, 600
"""How long the portraits appear, all rays draw themselves (each 500, 10 apart) and the score counts, in milliseconds
(art/pages, NOTES, Motion)."""
PALER = 0.2
"""How much of the cloth is in the figures of who did not win."""


@dataclass(frozen=True)
class Person:
    """A player: the name, and the portrait, empty for the first letter."""

    name: str
    face: str


@dataclass(frozen=True)
class Ended:
    """A finished match as it is told: who won, whether that is the user, and the sentences."""

    view: SeatView
    names: Names
    verdict: str
    note: str
    face: Callable[[int], str]
    first: str = ""
    """What it was the first time for."""
    parting: PartingWords | None = None
    """What somebody says about it."""

    @property
    def sides(self) -> Sides:
        return Sides(self.view.rules, self.names)

    @property
    def is_won(self) -> bool:
        """Whether the user's side has won."""
        return self.view.winner is not None and self.view.winner == self.sides.ours

    @property
    def people(self) -> tuple[Person, ...]:
        """The winners; everybody after a draw."""
        winner, sides = self.view.winner, self.sides
        seats = range(len(self.names)) if winner is None else sides.seats(winner)
        return tuple(Person(self.names[seat], self.face(seat)) for seat in seats)


class Winners(QWidget):
    """The portraits of the winners side by side. If the user is one of them, with a crown and rays."""

    def __init__(self, ended: Ended, style: Style, side: float, *, shines: bool) -> None:
        super().__init__()
        self._people, self._style, self._side = ended.people, style, side
        self._is_won = ended.is_won
        self._shines = shines and ended.is_won
        """Whether there are a crown and rays; their room is kept where there could be."""
        self._share, self._moves = 1.0, True
        self.rays = _Rays(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        above = REACH * side if shines else RISES
        self.setFixedHeight(round(above + side + RISES))
        self.setMinimumWidth(round(self._row_width))

    @property
    def _row_width(self) -> float:
        return len(self._people) * (self._side + GAP) - GAP

    def sizeHint(self) -> QSize:
        return QSize(round(self._row_width), self.height())

    def appear(self, share: float, *, moves: bool) -> None:
        """Rise and fade in; where nothing may move, and after a match that was lost, they only fade in."""
        self._share, self._moves = share, moves and self._is_won
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        if self._shines:
            self.rays.paint(painter)
        painter.setOpacity(self._share)
        rise = RISES * (1 - self._share) if self._moves else 0.0
        theme, side = self._style.theme, self._side
        left, top = (self.width() - self._row_width) / 2, self.height() - side - RISES + rise
        leftwards = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        for place, person in enumerate(reversed(self._people) if leftwards else self._people):
            room = QRectF(left + place * (side + GAP), top, side, side)
            mood = PLEASED if self._is_won else CALM
            draw_person(painter, room, person.name, person.face, theme, mood=mood)
            painter.setPen(QPen(QColor(theme.cloth_brass), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(room.adjusted(0.5, 0.5, -0.5, -0.5), 0.11 * side, 0.11 * side)
        if self._shines:
            crown = CROWN / SIDE * side
            above = QRectF((self.width() - crown) / 2, top - crown * 1.05, crown, crown)
            draw_icon(painter, "crown", above, theme.cloth_brass)

    @property
    def middle(self) -> QPointF:
        """Where the rays come from."""
        return QPointF(self.width() / 2, self.height() - RISES - self._side / 2)

    def ray(self, number: int, share: float) -> QLineF:
        """A ray as far as it is drawn; every second one is longer and begins farther out."""
        angle = math.pi * (1 - number / (RAYS - 1))
        across, up = math.cos(angle), math.sin(angle)
        reach = (self._row_width / 2 + self._side * 0.16, self._side * 0.98)
        begin = QPointF(self.middle.x() + across * reach[0], self.middle.y() - up * reach[1])
        length = self._side * (0.55 if number % 2 else 0.38) * share
        return QLineF(begin, begin + QPointF(across * length, -up * length))

    @property
    def brass(self) -> str:
        """The colour of the rays."""
        return self._style.theme.cloth_brass


class _Rays:
    """The rays of winners, which draw themselves outwards one after the other, once."""

    def __init__(self, winners: Winners) -> None:
        self._winners = winners
        self._share, self._moves = 1.0, True

    def appear(self, share: float, *, moves: bool) -> None:
        """Be drawn as far as at a share of the time."""
        self._share, self._moves = share, moves
        self._winners.update()

    def paint(self, painter: QPainter) -> None:
        """Draw them."""
        painter.save()
        if not self._moves:
            painter.setOpacity(self._share)
        painter.setPen(QPen(QColor(self._winners.brass), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        late = 10 * (RAYS - 1) / SHINES
        for number in range(RAYS):
            begun = self._share * (1 + late) - late * number / (RAYS - 1)
            share = min(1.0, max(0.0, begun)) if self._moves else 1.0
            if share > 0:
                painter.drawLine(self._winners.ray(number, share))
        painter.restore()


class Hero(QWidget):
    """The winners, the sentence and the score: on the cloth beside the paper, or `on_paper` where there is no room."""

    def __init__(self, ended: Ended, style: Style, width: int, height: int, *, on_paper: bool) -> None:
        super().__init__()
        set_role(self, "plain")
        self.setStyleSheet(style.sheet())
        self._ended, self._style, self._on_paper = ended, style, on_paper
        people = len(ended.people)
        low, beside = (0.14, 0.8) if on_paper else (0.2, RAYS_BESIDE)
        most = min(style.px(SIDE), (width - GAP * (people - 1)) / (people + beside), height * low)
        self.winners = Winners(ended, style, max(36.0, most), shines=not on_paper)
        is_large = not on_paper and width >= style.px(LARGE) and height >= style.px(HIGH)
        roles = ("heading", "note") if on_paper else ("hero" if is_large else "greeting", "on-cloth")
        self._figures: list[Figure] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6 if on_paper else style.px(12))
        if not on_paper:
            column.addStretch(1)
        column.addWidget(self.winners)
        for text, role in zip((ended.verdict, ended.note), roles, strict=True):
            if not text:
                continue
            part = label(text, role, wrap=True)
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(part)
        column.addLayout(self._score("score" if on_paper else "match-score" if is_large else "cloth-score"))
        self._first = FirstTime(ended.first, style, on_cloth=not on_paper) if ended.first else None
        if self._first is not None:
            column.addWidget(self._first)
        self._parting = Parting(ended.parting, style) if ended.parting is not None else None
        if self._parting is not None and not on_paper:
            column.addStretch(2)
        if self._parting is not None:
            column.addWidget(self._parting)
        if not on_paper:
            column.addStretch(1 if self._parting is not None else 3)

    def _score(self, role: str) -> QGridLayout:
        """A column for each side, the user's first: the figure, the side, and its players."""
        grid, sides = QGridLayout(), self._ended.sides
        grid.setHorizontalSpacing(self._style.px(28))
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(0, 1)
        for place, side in enumerate(sides.order):
            column = 2 * place + 1
            if place and not self._on_paper:
                grid.addWidget(self._brass_line(), 0, column - 1, 3, 1)
            start = 0 if self._ended.is_won else None  # after a match that was lost it only fades in
            figure = Figure(self._ended.view.totals[side], role, start=start)
            figure.setAlignment(Qt.AlignmentFlag.AlignCenter)
            wins = self._ended.view.winner in (side, None)
            if not wins:
                figure.setStyleSheet(f"font-weight: normal; color: {self._paler};")
            self._figures.append(figure)
            grid.addWidget(figure, 0, column)
            said = (sides.label(side), sides.members(side) if sides.say_we else "")
            for row, (text, each) in enumerate(zip(said, self._below, strict=True), 1):
                if text:
                    part = label(text, each, wrap=True)
                    part.setAlignment(Qt.AlignmentFlag.AlignCenter)
                    grid.addWidget(part, row, column)
        grid.setColumnStretch(2 * len(sides.order), 1)
        return grid

    def _brass_line(self) -> QFrame:
        """The line between two scores."""
        line = QFrame()
        line.setFixedWidth(2)
        line.setStyleSheet(f"background: {self._style.theme.cloth_brass};")
        return line

    @property
    def _below(self) -> tuple[str, str]:
        """How a side and its players are written."""
        return ("name", "note") if self._on_paper else ("eyebrow", "on-cloth")

    @property
    def _paler(self) -> str:
        theme = self._style.theme
        return theme.text2 if self._on_paper else mixed(theme.cloth_text, theme.cloth, PALER)

    @property
    def cues(self) -> tuple[Cue, ...]:
        """The portraits, then the rays and the score."""
        counted = (Cue(figure, APPEARS // 2, COUNTS) for figure in self._figures)
        rays = (Cue(self.winners.rays, APPEARS, SHINES),) if self._ended.is_won else ()
        first = () if self._first is None else self._first.cues(APPEARS // 2 + COUNTS)
        said = () if self._parting is None else self._parting.cues(APPEARS // 2 + COUNTS)
        return (Cue(self.winners, 0, APPEARS), *rays, *counted, *first, *said)


LARGE, HIGH = 500, 620
"""The least width and height, for text at 100 %, at which the sentence and the score are as large as in the study."""
