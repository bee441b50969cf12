"""Who played which card in the complete tricks, and when."""

from __future__ import annotations

from belote_desktop.engine.deal import Trick
from belote_desktop.rl.planes import CARDS, plane


class History:
    """The planes of the complete tricks. A new trick is added to those already computed."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._size = seats * CARDS
        self._begin()

    def _begin(self) -> None:
        self._tricks: tuple[Trick, ...] = ()
        self._masks = [0] * self._seats
        self._order = bytearray(CARDS)
        self._rows = bytes(2 * self._size)
        """The planes of all seats, twice: those from any seat on lie together."""

    def planes(self, tricks: tuple[Trick, ...], seat: int) -> tuple[bytes, bytearray]:
        """The planes of the cards played by each seat, from `seat` on, and the trick number of each card, as bytes."""
        if tricks is not self._tricks:
            self._learn(tricks)
        first = seat * CARDS
        return self._rows[first : first + self._size], self._order

    def _learn(self, tricks: tuple[Trick, ...]) -> None:
        known = len(self._tricks)
        if tricks[:known] != self._tricks:
            self._begin()
            known = 0
        masks, order, seats = self._masks, self._order, self._seats
        for number, trick in enumerate(tricks[known:], known + 1):
            for seat, card in enumerate(trick.cards, trick.leader):
                masks[seat % seats] |= 1 << card
                order[card] = number
        self._rows = b"".join(map(plane, self._masks)) * 2
        self._tricks = tricks
