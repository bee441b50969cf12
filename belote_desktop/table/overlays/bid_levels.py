"""Bids of points by level and trumps: a strip of levels and a key for each suit, instead of hundreds of buttons."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine.actions import Action, Bid, BidKind
from belote_desktop.engine.contract import Denomination
from belote_desktop.models.words import words


@dataclass(frozen=True, order=True)
class Level:
    """A bid without its trumps. Levels sort as on the strip: points, points with capot, capot, générale."""

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
        """The level as shown on the strip."""
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
    """All bids that are legal now, and those of the game."""

    bids: tuple[Bid, ...]
    known: tuple[Bid, ...] = ()

    @classmethod
    def among(cls, actions: Iterable[Action], known: tuple[Bid, ...] = ()) -> Bids | None:
        """The bids among some actions; None if there are none. `known` are all bids of the game."""
        bids = tuple(action for action in actions if isinstance(action, Bid))
        return cls(bids, known) if bids else None

    @property
    def gone(self) -> tuple[Level, ...]:
        """The levels of the game below the lowest that is legal, lowest first."""
        lowest = self.levels[0]
        return tuple(sorted(level for level in {Level.of(bid) for bid in self.known} if level < lowest))

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
