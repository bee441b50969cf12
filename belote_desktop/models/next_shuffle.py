"""The shuffle of the next match: the program's secret, which is fixed first, and the number of the person."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from belote_desktop.records.limits import LONGEST_NUMBER

if TYPE_CHECKING:
    from belote_desktop.engine.deals.shared_seed import SharedSeed

SEED_BITS = 256
"""The size of a seed that is drawn for a match. There are 36! orders of the largest pack: fewer than 139 bits could not
give them all."""
DRAWN_DIGITS = 9
"""How many digits a number has that the program draws for the person: short enough to write down."""


class NextShuffle:
    """The shuffle of the next match. Its secret is kept in memory alone, until the match begins.

    `number` is the person's number, drawn for them until they choose one; `is_own` tells that they did.
    """

    def __init__(self) -> None:
        self.renew()

    def renew(self, last: str = "") -> None:
        """Fix another secret, `last` if it is given, and draw a number, once a match has begun with these."""
        self._last = last or secrets.token_hex(SEED_BITS // 8)
        self.draw()

    @property
    def seal(self) -> str:
        """The seal of the first deal: it fixes the secrets of the whole match, and tells nothing of them."""
        return self.seed.seal

    @property
    def seed(self) -> SharedSeed:
        """The seed of a match that begins now."""
        from belote_desktop.engine.deals.shared_seed import SharedSeed  # the first page does not need it

        return SharedSeed(self._last, self.number)

    def draw(self) -> None:
        """Draw a number for the person."""
        self.number, self.is_own = f"{secrets.randbelow(10**DRAWN_DIGITS):0{DRAWN_DIGITS}}", False

    def choose(self, text: str) -> None:
        """Take the digits of a text as the person's number; without any, draw one."""
        digits = "".join(str(int(sign)) for sign in text if sign.isdecimal())[:LONGEST_NUMBER]
        if digits:
            self.number, self.is_own = digits, True
        else:
            self.draw()
