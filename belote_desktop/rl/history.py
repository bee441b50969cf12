"""Who played which card in the complete tricks, and when."""

from __future__ import annotations

from belote_desktop.engine.deal import Trick
from belote_desktop.rl.planes import CARDS, plane


class History:
    """The planes of the complete tricks. A new trick is added to those already computed."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._begin()

    def _begin(self) -> None:
        self._tricks: tuple[Trick, ...] = ()
        self._masks = [0] * self._seats
        self._order = bytearray(CARDS)
        self._planes = [plane(0)] * self._seats

    def planes(self, tricks: tuple[Trick, ...], seat: int) -> bytes:
        """The planes of the cards played by each seat, from `seat` on, and the trick number of each card, as bytes."""
        if tricks is not self._tricks:
            self._learn(tricks)
        planes = self._planes
        return b"".join((*planes[seat:], *planes[:seat], self._order))

    def _learn(self, tricks: tuple[Trick, ...]) -> None:
        known = len(self._tricks)
        if tricks[:known] != self._tricks:
            self._begin()
            known = 0
        for number in range(known, len(tricks)):
            trick = tricks[number]
            for at, card in enumerate(trick.cards):
                seat = (trick.leader + at) % self._seats
                self._masks[seat] |= 1 << card
                self._order[card] = number + 1
        self._planes = [plane(mask) for mask in self._masks]
        self._tricks = tricks
