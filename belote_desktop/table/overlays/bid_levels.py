"""Bids of points by level and trumps: a number box and a button for each suit, instead of hundreds of buttons."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QValidator
from PySide6.QtWidgets import QSpinBox, QWidget

from belote_desktop.engine.actions import Action, Bid, BidKind
from belote_desktop.engine.contract import Denomination
from belote_desktop.models.words import words
from belote_desktop.table.items.fonts import LABEL, text_width
from belote_desktop.table.items.stage import Stage
from belote_desktop.table.overlays.buttons import ChoiceButton


@dataclass(frozen=True, order=True)
class Level:
    """A bid without its trumps. Levels sort as in the box: points, points with capot, capot, générale."""

    rank: int
    points: int
    kind: BidKind = BidKind.POINTS
    capot: bool = False

    @classmethod
    def of(cls, bid: Bid) -> Level:
        """The level of a bid."""
        rank = {BidKind.POINTS: int(bid.capot), BidKind.CAPOT: 2, BidKind.GENERALE: 3}[bid.kind]
        return cls(rank, bid.points if bid.kind is BidKind.POINTS else 0, bid.kind, bid.capot)

    @property
    def text(self) -> str:
        """The level as shown in the box."""
        if self.kind is BidKind.CAPOT:
            #: A level of a bid: every trick.
            return QCoreApplication.translate("calls", "Capot")
        if self.kind is BidKind.GENERALE:
            #: A level of a bid: every trick, won by one player alone.
            return QCoreApplication.translate("calls", "Générale")
        if self.capot:
            #: A level of a bid: points and every trick. {points}: a number.
            return QCoreApplication.translate("calls", "{points}, capot").format(points=words.number(self.points))
        return words.number(self.points)


@dataclass(frozen=True)
class Bids:
    """All bids that are legal now."""

    bids: tuple[Bid, ...]

    @classmethod
    def among(cls, actions: Iterable[Action]) -> Bids | None:
        """The bids among some actions; None if there are none."""
        bids = tuple(action for action in actions if isinstance(action, Bid))
        return cls(bids) if bids else None

    @property
    def levels(self) -> tuple[Level, ...]:
        """The levels, lowest first."""
        return tuple(sorted({Level.of(bid) for bid in self.bids}))

    @property
    def denominations(self) -> tuple[Denomination, ...]:
        known = {bid.denomination for bid in self.bids}
        return tuple(denomination for denomination in Denomination if denomination in known)

    def find(self, level: Level, denomination: Denomination) -> Bid | None:
        """The bid of a level and trumps; None if it is not legal."""
        return next((bid for bid in self.bids if Level.of(bid) == level and bid.denomination == denomination), None)


class LevelBox(QSpinBox):
    """A number box limited to the levels: arrows step through them, digits find one."""

    level_changed = Signal()

    def __init__(self, stage: Stage, parent: QWidget) -> None:
        self._levels: tuple[Level, ...] = ()
        super().__init__(parent)
        self._stage = stage
        self._ui = stage.layout.ui
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.valueChanged.connect(lambda _: self.level_changed.emit())

    def offer(self, levels: tuple[Level, ...]) -> None:
        """Set the levels, lowest first."""
        self._levels = levels
        self.setRange(0, len(levels) - 1)
        self.setValue(0)
        self.setAccessibleName(self.tr("Points you bid"))
        self.lineEdit().setText(self.textFromValue(0))
        self.restyle(self._ui)

    @property
    def level(self) -> Level:
        return self._levels[self.value()]

    def restyle(self, ui: float) -> None:
        """Apply the theme and the text size."""
        self._ui, theme = ui, self._stage.theme
        self.setStyleSheet(
            f"QSpinBox {{ background: {theme.raised}; color: {theme.text}; border: 1px solid {theme.line2};"
            f" border-radius: {round(8 * ui)}px; padding: 0 {round(8 * ui)}px; font-size: {round(LABEL * ui)}px;"
            f" font-weight: bold; }} QSpinBox:focus {{ border: 2px solid {theme.accent_text}; }}"
            " QSpinBox::up-button, QSpinBox::down-button { width: 0; border: none; }"
        )

    def sizeHint(self) -> QSize:
        ui = self._ui
        longest = max((text_width(level.text, LABEL * ui, bold=True) for level in self._levels), default=33 * ui)
        height = max(44.0, 34 * ui) if self._stage.layout.is_compact else 44 * ui
        return QSize(round(longest + 36 * ui), round(height))

    def textFromValue(self, val: int) -> str:
        return self._levels[val].text if 0 <= val < len(self._levels) else ""

    def valueFromText(self, text: str) -> int:
        """The level that is typed, or else the lowest level not below the number."""
        for place, level in enumerate(self._levels):
            if level.text == text:
                return place
        digits = "".join(letter for letter in text if letter.isdecimal())
        wanted = int(digits) if digits else 0
        fitting = [place for place, level in enumerate(self._levels) if level.rank == 0 and level.points >= wanted]
        return fitting[0] if fitting else self.value()

    def validate(self, input_: str, pos: int) -> tuple[QValidator.State, str, int]:
        known = any(level.text == input_ for level in self._levels)
        number = input_.strip().isdecimal() or not input_.strip()
        state = QValidator.State.Acceptable if known or number else QValidator.State.Invalid
        return state, input_, pos

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass letters and Enter to the table: S bids in spades."""
        if event.text().isalpha():
            event.ignore()
        else:
            super().keyPressEvent(event)


class StepButton(ChoiceButton):
    """A button beside the number box that steps its level up or down, for the mouse; the arrow keys do the same."""

    def __init__(self, stage: Stage, panel: QWidget, box: LevelBox, sign: str, step: int) -> None:
        super().__init__(stage, panel, sign, sign=None, command=None)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clicked.connect(lambda: box.stepBy(step))
        self.hide()
