# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""A small network that tells how much players like a card, in Cython's pure-Python mode; see `core`.

Features that are there add their rows to a hidden layer, and what is above 0 in it adds to the liking; so do the
features themselves. All numbers are whole, so that every machine finds the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from belote_desktop.search import uncompiled as cython

if TYPE_CHECKING:
    from collections.abc import Sequence

HIDDEN = 16
"""How many numbers the hidden layer has. The loops below say 16, which lets the compiler unroll them."""
MOST_FEATURES = 512
UNIT = 256
"""What stands for 1 in the rows, the bias and the outputs."""
UNIT_OF_LIKING = cython.declare(cython.double, 65536.0)
"""What stands for 1 in what the outputs and the features add to the liking: UNIT * UNIT."""


def is_compiled() -> bool:
    """Whether this runs at the speed of C."""
    return bool(cython.compiled)


@cython.final
@cython.cclass
class Network:
    """The numbers of a network; asking it changes nothing in it, so that threads may share one.

    `rows` has HIDDEN numbers for each feature and `bias` as many, `outputs` one for each number of the hidden layer, in
    UNITs; `direct` has one number for each feature in UNITs of UNIT. ValueError if there are too many features.
    """

    rows: cython.short[8192]
    bias: cython.int[16]
    outputs: cython.int[16]
    direct: cython.int[512]

    def __init__(
        self, rows: Sequence[Sequence[int]], bias: Sequence[int], outputs: Sequence[int], direct: Sequence[int]
    ) -> None:
        i: cython.int
        feature: cython.int
        if len(direct) > MOST_FEATURES or len(rows) != len(direct) or {len(row) for row in (*rows, bias)} != {HIDDEN}:
            raise ValueError(f"A network has {HIDDEN} numbers a feature, and at most {MOST_FEATURES} features.")
        if not cython.compiled:
            self.rows, self.direct = [0] * (HIDDEN * MOST_FEATURES), [0] * MOST_FEATURES
            self.bias, self.outputs = [0] * HIDDEN, [0] * HIDDEN
        for i in range(16):
            self.bias[i] = bias[i]
            self.outputs[i] = outputs[i]
        for feature in range(len(direct)):
            self.direct[feature] = direct[feature]
            for i in range(16):
                self.rows[16 * feature + i] = rows[feature][i]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def begin(self, layer: cython.p_int) -> cython.void:
        """Fill a hidden layer as it is without any feature."""
        i: cython.int
        for i in range(16):
            layer[i] = self.bias[i]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def add(self, layer: cython.p_int, active: cython.p_int, count: cython.int) -> cython.int:
        """Add features to a hidden layer; returns what they add to the liking themselves."""
        i: cython.int
        at: cython.int
        first: cython.int
        found: cython.int = 0
        for at in range(count):
            found += self.direct[active[at]]
            first = 16 * active[at]
            for i in range(16):
                layer[i] += self.rows[first + i]
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def liking(self, layer: cython.p_int, direct: cython.int) -> cython.double:
        """How much a card is liked, with its hidden layer and what its features add themselves."""
        i: cython.int
        for i in range(16):
            if layer[i] > 0:
                direct += layer[i] * self.outputs[i]
        return direct / UNIT_OF_LIKING
