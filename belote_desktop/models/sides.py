"""The sides of a match as one seat sees them: We and They for partners, names where each plays alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Settlement
from belote_desktop.engine.view import SeatView
from belote_desktop.models import words


@dataclass(frozen=True)
class Sides:
    """`names` are by seat; `seat` is the person's, None for a spectator."""

    rules: Ruleset
    names: tuple[str, ...]
    seat: int | None = 0

    @classmethod
    def of(cls, view: SeatView, names: Sequence[str]) -> Sides:
        """The sides as the seat of a view sees them."""
        return cls(view.rules, tuple(names), view.seat)

    @property
    def ours(self) -> int | None:
        """The person's side; None for a spectator."""
        return None if self.seat is None else self.rules.side_of(self.seat)

    @property
    def order(self) -> tuple[int, ...]:
        """All sides, the person's own first, the others in turn order."""
        count = self.rules.side_count
        return tuple(((self.ours or 0) + step) % count for step in range(count))

    @property
    def are_pairs(self) -> bool:
        return self.rules.side_count < self.rules.table.seats

    @property
    def say_we(self) -> bool:
        """Whether the sides are called We and They."""
        return self.are_pairs and self.seat is not None

    def label(self, side: int) -> str:
        """What stands over the points of a side: We, They, or who plays; Lana, Lahum where game points are counted."""
        if not self.say_we:
            return self.members(side)
        if self.rules.scoring.settlement is Settlement.PROJECTS:
            return self._arabian_label(side)
        if side == self.ours:
            return QCoreApplication.translate("ScoreSheet", "We")
        return QCoreApplication.translate("ScoreSheet", "They")

    def _arabian_label(self, side: int) -> str:
        """The headings of the paper sheet, "for us" and "for them". Source: rule file 41, section 1."""
        if side == self.ours:
            return QCoreApplication.translate("ScoreSheet", "Lana")
        return QCoreApplication.translate("ScoreSheet", "Lahum")

    def total_label(self, side: int) -> str:
        """What stands over the running total of a side."""
        if not self.say_we:
            pattern = QCoreApplication.translate("ScoreSheet", "Total of {name}")
            return pattern.format(name=self.members(side))
        if side == self.ours:
            return QCoreApplication.translate("ScoreSheet", "Our total")
        return QCoreApplication.translate("ScoreSheet", "Their total")

    def members(self, side: int) -> str:
        """`Anna and Léa`: who plays on a side."""
        return words.listed([name for seat, name in enumerate(self.names) if self.rules.side_of(seat) == side])

    def others(self, side: int) -> tuple[int, ...]:
        """The sides that play against one, the person's first."""
        return tuple(other for other in self.order if other != side)

    def with_points(self, points: Sequence[int]) -> str:
        """`Anna 82 and Samir 80`: every side with its points, for one sentence."""
        pattern = QCoreApplication.translate("match", "{side} {points}")
        return words.listed(
            [pattern.format(side=self.label(side), points=words.number(points[side])) for side in self.order]
        )
