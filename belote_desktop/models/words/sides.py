"""The sides of a match as one seat sees them: We and They for partners, names where each plays alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Settlement
from belote_desktop.models.words import words
from belote_desktop.models.words.direction import isolated
from belote_desktop.models.words.names import Names


@dataclass(frozen=True)
class Sides:
    """The sides of a match. `names` gives the players and the seat that looks at them."""

    rules: Ruleset
    names: Names

    @property
    def seat(self) -> int | None:
        """The user's seat; None for a spectator."""
        return self.names.you

    @property
    def ours(self) -> int | None:
        """The user's side; None for a spectator."""
        return None if self.seat is None else self.rules.side_of(self.seat)

    @property
    def order(self) -> tuple[int, ...]:
        """All sides, the user's own first, the others in turn order."""
        count = self.rules.side_count
        return tuple(((self.ours or 0) + step) % count for step in range(count))

    @property
    def are_pairs(self) -> bool:
        return self.rules.side_count < self.rules.table.seats

    @property
    def say_we(self) -> bool:
        """True if the sides are called We and They."""
        return self.are_pairs and self.seat is not None

    def label(self, side: int) -> str:
        """The head of a side's points: We, They, or the players; Lana and Lahum in games with game points."""
        if not self.say_we:
            return self.members(side)
        if self.rules.scoring.settlement is Settlement.PROJECTS:
            return self._arabian_label(side)
        if side == self.ours:
            #: The user and the partner: the head of a column of points, and the beginning of "We: 82".
            return QCoreApplication.translate("ScoreSheet", "We")
        #: The opponents: the head of a column of points, and the beginning of "They: 80".
        return QCoreApplication.translate("ScoreSheet", "They")

    def _arabian_label(self, side: int) -> str:
        """The headings of the paper sheet, "for us" and "for them". Source: docs/rules/baloot.md, Players and cards."""
        if side == self.ours:
            #: "For us" on the paper sheet of Baloot: the head of a column. Arabic, in Latin letters.
            return QCoreApplication.translate("ScoreSheet", "Lana")
        #: "For them" on the paper sheet of Baloot: the head of a column. Arabic, in Latin letters.
        return QCoreApplication.translate("ScoreSheet", "Lahum")

    def total_label(self, side: int) -> str:
        """The head of a side's running total."""
        if not self.say_we:
            #: {players}: a name, or "Samir and Karim". The head of a narrow column.
            pattern = QCoreApplication.translate("ScoreSheet", "Total: {players}")
            return pattern.format(players=self.members(side))
        if side == self.ours:
            #: The head of a narrow column: the total of the user's side.
            return QCoreApplication.translate("ScoreSheet", "Our total")
        #: The head of a narrow column: the total of the opponents.
        return QCoreApplication.translate("ScoreSheet", "Their total")

    def members(self, side: int) -> str:
        """The players of a side by name: `Anna and Léa`."""
        return words.listed([isolated(self.names[seat]) for seat in self.seats(side)])

    def seats(self, side: int) -> tuple[int, ...]:
        """The seats of a side."""
        return tuple(seat for seat in range(len(self.names)) if self.rules.side_of(seat) == side)

    def told(self, side: int, theirs: str, yours: str, **facts: object) -> str:
        """A sentence about a player who is a side alone: `yours` if that is the user, else `theirs` (see `Names`)."""
        return self.names.told(self.seats(side)[0], theirs, yours, **facts)

    def first(self, side: int) -> str:
        """A side at the beginning of a line: We, They, *You* or the name."""
        return self.label(side) if self.say_we or self.are_pairs else self.names.first(self.seats(side)[0])

    def inside(self, side: int) -> str:
        """A side inside a sentence that only lists: We, They, *you* or the names."""
        return self.label(side) if self.say_we else self.names.all_of(self.seats(side))

    def others(self, side: int) -> tuple[int, ...]:
        """The opposing sides, the user's first."""
        return tuple(other for other in self.order if other != side)

    def with_points(self, points: Sequence[int | None]) -> str:
        """Every side with its points, as a row: `You: 82, Samir: 80`. Sides at None are left out."""
        #: {side}: We, They, You or a name. {points}: its points. Several stand in a row, "You: 82, Samir: 80".
        pattern = QCoreApplication.translate("match", "{side}: {points}")
        given = ((side, points[side]) for side in self.order)
        return words.in_a_row(
            [pattern.format(side=self.first(side), points=words.number(of)) for side, of in given if of is not None]
        )
