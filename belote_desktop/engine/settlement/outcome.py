"""The outcome of a finished deal: the input of scoring, without the course of play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from belote_desktop.engine.contract import Contract
from belote_desktop.engine.filled import filled


@dataclass(frozen=True)
class Outcome:
    """The outcome of a deal, by side.

    `taker` is the side of the declarer. `cards` are card points without last trick and capot, in the contract's own
    card values before any factor; `tricks` may be unknown (None) when nobody took all. `declared` are the points
    announced (with roem: met in the tricks of each side), `best` the sides whose declarations are the best, empty when
    there are none or they cancel; `valid` are the points of each side that count where they are not simply all that the
    best sides announced (one player's only, one pool's only). `belote` lists (side, rank played first: "K" or "Q")
    of every pair that counts.
    `jack` is the side that took the trump jack, `ace_turned` whether an ace was turned up. `held_in` are points held
    over by the side they came from; `bolts_in` and `trickless_in` count the earlier failures and deals without a trick
    of each side. `misplay` are the sides proven to have misplayed. `order` gives the sides in turn order from the
    eldest on.
    """

    taker: int
    cards: tuple[int, ...]
    last_trick: int
    contract: Contract
    tricks: tuple[int, ...] | None = None
    declared: tuple[int, ...] = (0, 0)
    best: tuple[int, ...] = ()
    valid: tuple[int, ...] | None = None
    belote: tuple[tuple[int, str], ...] = ()
    jack: int | None = None
    ace_turned: bool = False
    generale_made: bool = False
    held_in: tuple[int, ...] = (0, 0)
    bolts_in: tuple[int, ...] = (0, 0)
    trickless_in: tuple[int, ...] = (0, 0)
    misplay: tuple[int, ...] = ()
    order: tuple[int, ...] = (0, 1)
    last_deal: bool = False

    def with_(self, **changes: Any) -> Outcome:
        """The outcome with other values."""
        return filled(Outcome, {**self.__dict__, **changes})

    @property
    def sides(self) -> range:
        return range(len(self.cards))

    @property
    def sweeper(self) -> int | None:
        """The side that won every trick; None when nobody did or the split is unknown."""
        if self.tricks is None or len(self.tricks) - self.tricks.count(0) != 1:
            return None
        return max(self.sides, key=self.tricks.__getitem__)

    def valid_points(self, side: int) -> int:
        """The declarations of a side that count, in points."""
        if self.valid is not None:
            return self.valid[side]
        return self.declared[side] if side in self.best else 0

    def is_trickless(self, side: int) -> bool:
        return self.tricks is not None and self.tricks[side] == 0
