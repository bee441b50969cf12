# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The search core: exact play with open cards, in Cython's pure-Python mode.

Compiled, this file runs at the speed of C and releases the interpreter's lock while it searches; not compiled, the same
file runs as plain Python and gives the same values and the same number of nodes.

**Position.** A card is a bit: suit lane `lane` in 0..3 of 16 bits each, within it the rank of strength, 0 the weakest.
Trumps lie in lane 3, so that the tables are the same for every trump suit. Bits 14, 30, 46 and 62 hold no card: they
end runs. Every number fits a signed 64-bit integer and none wraps, which is why both ways of running agree.

**Value.** What side 0 takes from here on: card points and last trick, plus `capot0` if side 0 takes every trick, less
`capot1` if side 1 does. `search` answers one question, "at least `t`?", fail-soft: a result of `t` or more is a lower
bound, a smaller one an upper bound. The root asks it in growing steps.

**Structure, not identity.** Two positions whose suits are owned alike, card for card in order of rank, have the same
game tree; only the points differ, and by the points that changed hands the values differ at most. So the table keeps
one entry for all of them (`probe_slack`). Trumps of one side above all of the other are its own whatever is played,
so that their points stay out of the comparison. Likewise cards of one hand with no card of another player between them
share one fate: if their side surely wins the trick only the dearest need be tried, if it surely loses only the
cheapest, else one for each value. Neither holds where a card's identity matters beyond its rank, as where it lies on
another one or scores with its neighbours in the trick: such games are `exact`, keyed by the cards themselves.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from belote_desktop.search import uncompiled as cython

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from belote_desktop.search.tables import Tables

if cython.compiled:
    from cython.cimports.belote_desktop.search.bits import ctz, top
else:
    from belote_desktop.search.bits import ctz, top


SENTINELS = cython.declare(cython.longlong, (1 << 14) | (1 << 30) | (1 << 46) | (1 << 62))
LANE = cython.declare(cython.longlong, 0x3FFF)
ONE = cython.declare(cython.longlong, 1)
TWO = cython.declare(cython.longlong, 2)
M32 = cython.declare(cython.longlong, 0xFFFFFFFF)
M18 = cython.declare(cython.longlong, 0x3FFFF)
HASH1 = cython.declare(cython.longlong, 0x5BD1E995)
HASH2 = cython.declare(cython.longlong, 0x1B873593)
"""The multipliers of MurmurHash2 and 3, below 2^31: two products of 32 bits with them add up to less than 2^63."""
GUARDS = cython.declare(cython.longlong, 0x20820820820820)
"""The guard bit of each of nine packed fields of six bits."""
PAIRS = cython.declare(cython.longlong, 0x3F03F03F03F03F)
BIG = cython.declare(cython.int, 10000)
"""Beyond every value: where a maximum or a minimum begins."""
OFFSET = cython.declare(cython.int, 2048)
"""Added to values in the table, so that they are not negative: they lie from -2048 to 2047."""
FARTHEST = cython.declare(cython.int, 1024)
"""No value with roem is farther from 0."""
MOST_POINTS = 31
"""What a card may count: five bits of a packed field, whose sixth is the guard."""
MOST_REST = 511
"""What all cards and the last trick may count: nine bits of an entry."""
MOST_CAPOT = 1500
"""What the bonus for every trick may be, so that all values lie in the range of the table."""
LONG_DEAL = cython.declare(cython.int, 10)
LONG_DEAL_BITS = cython.declare(cython.int, 16)
"""More tricks than this, as where two share the whole pack, fill a small table ten times over: it grows by itself."""
FIRST_STEP = cython.declare(cython.int, 8)
"""The first window of the root is this far from the guess, and the steps double: 7 to 8 windows a value, where windows
that begin at the last result (MTD(f)) took 33.
"""
HISTORY_LIMIT = cython.declare(cython.int, 208)
"""When a card is remembered better than this, all cards of its place in the trick are remembered half as well: what cut
long ago must not outweigh what cuts now. Found with the constants of the order of moves. Without a history the search
visits 20 to 24 % more nodes.
"""

# What the order of moves goes by: the merit of a card, which is tried first where it is highest. They change no value,
# only how soon a search ends. They were found together by hill climbing: one was changed at a time, and the change was
# kept where it lowered the number of nodes. That took 60 deals of contrée, none of them among those climbed on, from
# 68,000 nodes each to 57,000. The optimum is flat. A POINT is for each card point.
SURE_WIN = cython.declare(cython.int, 231)
SURE_LOSS = cython.declare(cython.int, 47)
SURE_LOSS_POINT = cython.declare(cython.int, 29)
OPEN_OURS = cython.declare(cython.int, 80)
OPEN_THEIRS = cython.declare(cython.int, 45)
RUFFING = cython.declare(cython.int, 30)
LEAD_SURE = cython.declare(cython.int, 118)
LEAD_TO_MASTER = cython.declare(cython.int, 143)
LEAD_TO_MASTER_POINT = cython.declare(cython.int, 6)
LEAD_TO_RUFF = cython.declare(cython.int, 129)
LEAD_OPEN = cython.declare(cython.int, 84)
LEAD_OPEN_POINT = cython.declare(cython.int, 20)
LEAD_TRUMP = cython.declare(cython.int, 12)
LEAD_SINGLETON = cython.declare(cython.int, 9)
LEAD_INTO_RUFF = cython.declare(cython.int, 5)
LEAD_RANK = cython.declare(cython.int, 5)
REMEMBERED = cython.declare(cython.int, 100000)
"""The card that was best when the position was searched before goes before all others, whatever their merit."""

LANES = cython.declare(cython.longlong[4])
COUNT = cython.declare(cython.uchar[512])
PLACE = cython.declare(cython.uchar[8192])
"""PLACE[mask << 4 | k]: the rank of the k-th card (from 0) of `mask`."""
TERNARY = cython.declare(cython.short[512])
"""A mask read in base three: two such numbers together tell a mask and a part of it, in little room."""
OWNED = cython.declare(cython.short[19683])
"""OWNED[TERNARY[mask] + TERNARY[part]]: the cards of `part` among those of `mask`, packed together, a bit above."""
if not cython.compiled:
    LANES = [0] * 4
    COUNT = [0] * 512
    PLACE = [0] * 8192
    OWNED = [0] * 19683
    TERNARY = [0] * 512


@cython.cfunc
def _fill() -> cython.void:
    mask: cython.int
    part: cython.int
    packed: cython.int
    place: cython.int
    rank: cython.int
    for place in range(4):
        LANES[place] = LANE << (16 * place)
    for mask in range(512):
        TERNARY[mask] = 0
        for rank in range(9):
            TERNARY[mask] = 3 * TERNARY[mask] + (mask >> (8 - rank) & 1)
    for mask in range(512):
        COUNT[mask] = 0
        for rank in range(9):
            if mask >> rank & 1:
                PLACE[mask << 4 | COUNT[mask]] = rank
                COUNT[mask] += 1
        part = mask
        while True:
            packed = 0
            place = 0
            for rank in range(9):
                if mask >> rank & 1:
                    packed |= (part >> rank & 1) << place
                    place += 1
            OWNED[TERNARY[mask] + TERNARY[part]] = packed | 1 << place
            if part == 0:
                break
            part = (part - 1) & mask


_fill()

# An entry of the transposition table is four numbers of 64 bits: the two halves of its key, the cards whose points it
# was made for, and these fields, packed. Only the functions below know how.
#
#     bits  0 to 11  the lower bound of the value, plus OFFSET
#     bits 12 to 23  the upper bound, plus OFFSET
#     bits 24 to 27  the best card: it is the k-th of its suit among those in play, from 0
#     bits 28 to 29  its suit
#     bits 32 to 39  the tricks left plus 2, less 1 each time another position took the place beside it
#     bits 40 to 48  the points left that the sure trumps do not hold


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def lower_of(entry: cython.longlong) -> cython.int:
    """The lower bound of the value."""
    return cython.cast(cython.int, entry & 4095) - OFFSET


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def upper_of(entry: cython.longlong) -> cython.int:
    """The upper bound of the value."""
    return cython.cast(cython.int, (entry >> 12) & 4095) - OFFSET


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def move_of(entry: cython.longlong, present: cython.longlong) -> cython.int:
    """The best card, where `present` are the cards in play."""
    lane: cython.int = cython.cast(cython.int, (entry >> 28) & 3) << 4
    return lane + PLACE[((present >> lane) & 511) << 4 | ((entry >> 24) & 15)]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def worth_of(entry: cython.longlong) -> cython.int:
    """What keeps an entry in its place: of two the one worth less goes."""
    return (entry >> 32) & 255


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def aged(entry: cython.longlong) -> cython.longlong:
    """An entry whose neighbour has gone: worth 1 less."""
    return entry - (ONE << 32)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def rest_of(entry: cython.longlong) -> cython.int:
    """The points left that were open when it was made."""
    return cython.cast(cython.int, (entry >> 40) & 511)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def packed_entry(
    lower: cython.int, upper: cython.int, move: cython.int, present: cython.longlong, tricks: cython.int,
    rest: cython.int,
) -> cython.longlong:  # fmt: skip
    """All fields; bounds outside the range of the table are moved to its ends."""
    lane: cython.int = move >> 4
    kth: cython.int = COUNT[(present >> (lane * 16)) & ((1 << (move & 15)) - 1)]
    if lower < -OFFSET:
        lower = -OFFSET
    if upper >= OFFSET:
        upper = OFFSET - 1
    return (
        cython.cast(cython.longlong, lower + OFFSET)
        | cython.cast(cython.longlong, upper + OFFSET) << 12
        | cython.cast(cython.longlong, kth | lane << 4 | (tricks + 2) << 8) << 24
        | cython.cast(cython.longlong, rest) << 40
    )


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def owners(present: cython.longlong, part: cython.longlong) -> cython.longlong:
    """Which of the cards in play belong to a part of them, in order of rank: ten bits for each suit, with an end."""
    lane: cython.int
    mask: cython.int
    found: cython.longlong = 0
    for lane in range(4):
        mask = TERNARY[(present >> (lane * 16)) & 511]
        mask += TERNARY[(part >> (lane * 16)) & 511]
        found |= cython.cast(cython.longlong, OWNED[mask]) << (lane * 10)
    return found


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def places(present: cython.longlong, part: cython.longlong) -> cython.longlong:
    """As `owners`, in nine bits for each suit, without an end."""
    lane: cython.int
    mask: cython.int
    found: cython.longlong = 0
    for lane in range(4):
        mask = TERNARY[(present >> (lane * 16)) & 511]
        mask += TERNARY[(part >> (lane * 16)) & 511]
        found |= cython.cast(cython.longlong, OWNED[mask] & 511) << (lane * 9)
    return found


def is_compiled() -> bool:
    """Whether this runs at the speed of C."""
    return bool(cython.compiled)


@cython.final
@cython.cclass
class Solver:
    """Solves positions of one game and contract at a time; one for each thread.

    `load` takes the tables of a contract, `place` a position; then `value`, `values` and `reaches` tell about it.
    Cards are numbers from 0 to 35 (suit * 9 + rank), hands are sets of bits of them.
    """

    # the rules
    seats: cython.int
    fourth: cython.int
    partners: cython.bint
    after: cython.int[4]
    side: cython.int[4]
    friends: cython.int[4]
    points: cython.int[64]
    trumps: cython.longlong
    trump: cython.int
    raises: cython.int[4]
    free_jack: cython.longlong
    after_ruff: cython.bint
    high_led: cython.int
    held_to_ruff: cython.bint
    any_trump: cython.bint
    spares_ruff: cython.bint
    overtrump: cython.bint
    under_must: cython.bint
    under_avoid: cython.bint
    locked: cython.bint
    last: cython.int
    capot0: cython.int
    capot1: cython.int
    stacked: cython.bint
    special: cython.longlong
    tops: cython.longlong
    stacks_placed: cython.longlong
    dominance: cython.bint
    roem: cython.bint
    roem_rank: cython.int[64]
    roem_four: cython.int[16]
    roem_suit: cython.int[2048]
    lane_of: cython.int[36]
    card_of: cython.int[64]
    packed_points: cython.longlong[2048]
    suit_points: cython.int[2048]
    # the position being searched
    hand: cython.longlong[4]
    covered: cython.longlong[4]
    beneath: cython.int[64]
    table: cython.int[128]
    # the transposition table and the history of cut-offs
    entries: object
    entry: cython.p_longlong
    bucket_mask: cython.longlong
    generation: cython.longlong
    history: cython.int[512]
    nodes: cython.longlong
    stopping: cython.bint
    # the root
    root_hand: cython.longlong[4]
    root_covered: cython.longlong[4]
    root_trick: cython.int[4]
    root_played: cython.int
    root_seat: cython.int
    root_led: cython.int
    root_best: cython.int
    root_winner: cython.int
    root_points: cython.int
    root_open: cython.int
    root_tricks: cython.int
    root_rest: cython.int
    root_present: cython.longlong

    def __init__(self, table_bits: cython.int = 12) -> None:
        if not cython.compiled:
            self._make_arrays()
        self._make_table(table_bits)
        self.generation = 0
        self.stacks_placed = 0
        self.nodes = 0
        self.stopping = False
        self.seats = 4
        self.fourth = 3
        self.partners = True

    @cython.cfunc
    def _make_table(self, bits: cython.int) -> cython.void:
        """An empty table of two to the power of `bits` buckets, of 64 bytes each."""
        if cython.compiled:
            self.entries = array("q", bytes(64 << bits))
            entries: cython.longlong[:] = self.entries
            self.entry = cython.address(entries[0])
        else:
            self.entries = [0] * (8 << bits)
            self.entry = self.entries
        self.bucket_mask = (1 << bits) - 1

    def _make_arrays(self) -> None:
        for name, size in (
            ("after", 4), ("side", 4), ("friends", 4), ("points", 64), ("raises", 4), ("roem_rank", 64),
            ("roem_four", 16), ("roem_suit", 2048), ("lane_of", 36), ("card_of", 64), ("packed_points", 2048),
            ("suit_points", 2048), ("hand", 4), ("covered", 4), ("beneath", 64), ("table", 128), ("history", 512),
            ("root_hand", 4), ("root_covered", 4), ("root_trick", 4),
        ):  # fmt: skip
            setattr(self, name, [0] * size)

    @property
    def nodes_searched(self) -> int:
        """Cards played since the table was cleared."""
        return self.nodes

    # ------------------------------------------------------------------ the rules
    def load(self, tables: Tables) -> None:
        """Take the tables of a game and contract (`search.tables.Tables`) and forget everything learnt before.

        ValueError if the numbers of the game do not fit the packed entries of the table.
        """
        seat: cython.int
        card: cython.int
        lane: cython.int
        self._check(tables)
        self.seats = tables.seats
        self.fourth = self.seats - 1
        self.partners = tuple(tables.sides) in ((0, 1, 0, 1), (1, 0, 1, 0))
        for seat in range(self.seats):
            self.after[seat] = (seat + 1) % self.seats
            self.side[seat] = tables.sides[seat]
            self.friends[seat] = tables.friends[seat]
        for lane in range(64):
            self.points[lane] = 0
            self.card_of[lane] = -1
            self.beneath[lane] = -1
            self.roem_rank[lane] = 0
        for card in range(36):
            lane = tables.lanes[card]
            self.lane_of[card] = lane
            if lane >= 0:
                self.card_of[lane] = card
                self.points[lane] = tables.points[card]
                self.roem_rank[lane] = card % 9
        self._load_flags(tables)
        self._load_suits()
        for card in range(2048):
            self.roem_suit[card] = tables.roem_suit[card] if tables.roem_suit else 0
        for card in range(9):
            self.roem_four[card] = tables.roem_four[card] if tables.roem_four else 0
        self.clear()

    def _check(self, tables: Tables) -> None:
        counted = [points for lane, points in zip(tables.lanes, tables.points, strict=True) if lane >= 0]
        if not 0 <= min(counted) <= max(counted) <= MOST_POINTS:
            raise ValueError(f"A card may count from 0 to {MOST_POINTS} points, not {max(counted)} or {min(counted)}.")
        if sum(counted) + tables.last > MOST_REST:
            raise ValueError(f"A deal may count {MOST_REST} points, not {sum(counted) + tables.last}.")
        if not 0 <= min(tables.capot) <= max(tables.capot) <= MOST_CAPOT:
            raise ValueError(f"The bonus for every trick may be from 0 to {MOST_CAPOT} points, not {tables.capot}.")

    def _load_flags(self, tables: Tables) -> None:
        lane: cython.int
        self.trump = 3 if tables.has_trump_suit else -1
        self.trumps = LANES[3] if tables.has_trump_suit else 0
        for lane in range(4):
            self.raises[lane] = 1 if tables.plain_beat and lane != self.trump else tables.raises[lane]
        self.free_jack = tables.free_jacks
        self.after_ruff = tables.after_ruff
        self.high_led = 0
        self.held_to_ruff = tables.held_to_ruff
        self.any_trump = tables.any_trump
        self.spares_ruff = tables.spares_ruff
        self.overtrump = tables.overtrump
        self.under_must = tables.under_must
        self.under_avoid = tables.under_avoid
        self.locked = tables.locked
        self.last = tables.last
        self.capot0, self.capot1 = tables.capot
        self.roem = bool(tables.roem_suit)
        self.dominance = tables.dominance
        self.stacked = False
        self.tops = 0
        self._set_special()

    def _set_special(self) -> None:
        """Cards that are more than their rank: each is tried by itself."""
        lane: cython.int
        self.special = self.free_jack | self.tops
        if self.roem:
            for lane in range(4):
                self.special |= LANES[lane]

    @cython.cfunc
    def _empty_table(self) -> cython.void:
        place: cython.Py_ssize_t
        for place in range(8 * (self.bucket_mask + 1)):
            self.entry[place] = 0

    def _load_suits(self) -> None:
        lane: cython.int
        mask: cython.int
        rank: cython.int
        place: cython.int
        total: cython.int
        packed: cython.longlong
        for lane in range(4):
            for mask in range(512):
                packed = 0
                place = 0
                total = 0
                for rank in range(9):
                    if mask >> rank & 1:
                        packed |= cython.cast(cython.longlong, self.points[lane * 16 + rank]) << (6 * place)
                        total += self.points[lane * 16 + rank]
                        place += 1
                self.packed_points[lane << 9 | mask] = packed
                self.suit_points[lane << 9 | mask] = total

    def clear(self) -> None:
        """Empty the table, the history and the count of nodes."""
        self._empty_table()
        self.clear_history()
        self.nodes = 0

    @cython.ccall
    def clear_history(self) -> cython.void:
        """Forget which cards cut: what was learnt in another deal misleads."""
        place: cython.int
        for place in range(512):
            self.history[place] = 0

    def stop(self) -> None:
        """Have a search that is running in another thread return at once; its result is no value."""
        self.stopping = True

    def was_stopped(self) -> bool:
        """Whether the last search was stopped; the next one may run."""
        stopped = self.stopping
        self.stopping = False
        return bool(stopped)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def can_beat(self, hand: cython.longlong, led_cards: cython.longlong, best: cython.longlong) -> cython.bint:
        """Trumps being the highest bits, no card of a lane below that of the best one can be above it."""
        followers: cython.longlong = hand & led_cards
        if not followers:
            followers = hand & self.trumps
        return followers > best

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def legal(
        self, hand: cython.longlong, led: cython.int, best: cython.longlong, friendly: cython.bint
    ) -> cython.longlong:
        """The cards that may follow; `friendly` is whether a partner (by the rules) is winning.

        Where the suit led is beaten even after a ruff, `high_led` is the place of its highest card on the table.
        """
        cards: cython.longlong = hand & LANES[led]
        higher: cython.longlong
        if cards:
            if not self.raises[led] or (self.raises[led] == 2 and friendly):
                return cards
            if self.after_ruff and led != self.trump:
                best = ONE << self.high_led
            higher = cards & -best
            if not higher or (higher & self.free_jack and higher & (higher - 1) == 0):
                return cards
            return higher
        cards = hand & self.trumps
        if not cards:
            return hand
        higher = cards & -best
        if friendly and not self.held_to_ruff:
            if self.spares_ruff and hand & ~(cards ^ higher):
                return hand & ~(cards ^ higher)
            return hand
        if not self.overtrump or (friendly and self.any_trump and higher):
            return cards
        if higher:
            return higher
        if self.under_must:
            return cards
        if self.under_avoid and hand & ~cards:
            return hand & ~cards
        return hand

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def highest_led(self, n: cython.int, k: cython.int, led: cython.int) -> cython.int:
        """The place of the highest card of the suit led among the first `k` of the trick with `n` tricks left."""
        i: cython.int
        found: cython.int = self.table[n << 2]
        for i in range(1, k):
            if self.table[n << 2 | i] >> 4 == led and self.table[n << 2 | i] > found:
                found = self.table[n << 2 | i]
        return found

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def leads(self, hand: cython.longlong) -> cython.longlong:
        if self.locked and hand & ~self.trumps:
            return hand & ~self.trumps
        return hand

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def allowed(
        self, p: cython.int, k: cython.int, led: cython.int, best_card: cython.int, winner: cython.int
    ) -> cython.longlong:
        """The cards that seat `p` may play as the `k`-th of a trick, whose highest one `winner` played."""
        if k == 0:
            return self.leads(self.hand[p])
        return self.legal(self.hand[p], led, ONE << best_card, self.friends[p] >> winner & 1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def trick_roem(self, n: cython.int) -> cython.int:
        """What the cards of the trick with `n` tricks left score by lying together."""
        lane: cython.int
        found: cython.int = 0
        seat: cython.int
        same: cython.bint = True
        cards: cython.longlong = 0
        first: cython.int = self.table[n << 2]
        for seat in range(self.seats):
            cards |= ONE << self.table[n << 2 | seat]
            if self.roem_rank[self.table[n << 2 | seat]] != self.roem_rank[first]:
                same = False
        if same:
            return self.roem_four[self.roem_rank[first]]
        for lane in range(4):
            found += self.roem_suit[lane << 9 | cython.cast(cython.int, (cards >> (lane * 16)) & 511)]
        return found

    # ------------------------------------------------------------------ the search
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def uncover(self, seat: cython.int, card: cython.int) -> cython.void:
        """Turn what lay under a card that was played: it can be played from the next trick on."""
        if self.beneath[card] >= 0:
            self.hand[seat] |= ONE << self.beneath[card]
            self.covered[seat] ^= ONE << self.beneath[card]

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def play(
        self, k: cython.int, p: cython.int, x: cython.int, own: cython.longlong, led: cython.int,
        best_card: cython.int, winner: cython.int, on_table: cython.int, present: cython.longlong, c: cython.int,
        n: cython.int, rest: cython.int, t: cython.int,
    ) -> cython.int:  # fmt: skip
        """The value when seat `p` with the hand `own` plays `x` as the `k`-th card of the trick; see `follow`."""
        won: cython.int
        self.nodes += 1
        self.hand[p] = own ^ (ONE << x)
        if self.stacked:
            self.uncover(p, x)
        if self.roem or self.after_ruff:
            self.table[n << 2 | k] = x
        if (ONE << x) & (LANES[led] | self.trumps) > ONE << best_card:
            best_card = x
            winner = p
        on_table += self.points[x]
        if k < self.fourth:
            return self.follow(k + 1, self.after[p], led, best_card, winner, on_table, present, c, n, rest, t)
        if n == 1:
            on_table += self.last
        won = on_table
        if self.roem:
            won += self.trick_roem(n)
        if self.side[winner]:
            won = on_table - won
        return won + self.search(winner, c & (1 << self.side[winner]), n - 1, rest - on_table, t - won)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def reward(self, base: cython.int, card: cython.int, tricks: cython.int) -> cython.void:
        """Remember that a card cut the search; halve all when one is remembered too well."""
        place: cython.int
        self.history[base + card] += tricks
        if self.history[base + card] > HISTORY_LIMIT:
            for place in range(64):
                self.history[base + place] >>= 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def follow(
        self,
        k: cython.int,
        p: cython.int,
        led: cython.int,
        best_card: cython.int,
        winner: cython.int,
        on_table: cython.int,
        present: cython.longlong,
        c: cython.int,
        n: cython.int,
        rest: cython.int,
        t: cython.int,
    ) -> cython.int:
        """Seat `p` plays the `k`-th card (from 0) of a trick, and so on to its end.

        `present` are the cards in play when the trick began, `c` the sides (bits) that can still take every trick, `n`
        the tricks left, `rest` the points left with those on the table, of which `on_table` lie there already.
        """
        side: cython.int = self.side[p]
        best: cython.longlong = ONE << best_card
        led_cards: cython.longlong = LANES[led]
        own: cython.longlong = self.hand[p]
        own_covered: cython.longlong
        ours: cython.bint
        moves: cython.longlong
        card: cython.int[16]
        merit: cython.int[16]
        count: cython.int
        base: cython.int
        low: cython.longlong
        other: cython.longlong
        run: cython.longlong
        then_best: cython.longlong
        others: cython.longlong
        foe: cython.longlong = 0
        foe2: cython.longlong = 0
        mate: cython.longlong = 0
        mate2: cython.longlong = 0
        x: cython.int
        y: cython.int
        lane: cython.int
        fate: cython.int
        extra: cython.int
        points: cython.int
        last_points: cython.int
        i: cython.int
        _i: cython.int
        j: cython.int
        q: cython.int
        v: cython.int
        best_value: cython.int
        mine: cython.bint
        if not cython.compiled:
            card = [0] * 16
            merit = [0] * 16
        own_covered = self.covered[p]
        if self.after_ruff:
            self.high_led = self.highest_led(n, k, led)
        moves = self.legal(own, led, best, self.friends[p] >> winner & 1)
        if moves & (moves - 1) == 0:
            v = self.play(k, p, ctz(moves), own, led, best_card, winner, on_table, present, c, n, rest, t)
            self.hand[p] = own
            self.covered[p] = own_covered
            return v
        ours = self.side[winner] == side
        base = (side * 4 + k) << 6
        count = 0
        # who still plays to the trick
        if k < self.fourth:
            q = self.after[p]
            if self.partners:
                foe = self.hand[q]
                if k == 1:
                    mate = self.hand[p ^ 2]
            else:
                for _i in range(self.fourth - k):
                    if self.side[q] != side:
                        foe2 = foe
                        foe = self.hand[q]
                    else:
                        mate2 = mate
                        mate = self.hand[q]
                    q = self.after[q]
        others = (present & ~own) | SENTINELS | self.special
        while moves:
            low = moves & -moves
            other = others & -low
            run = (moves & ((other & -other) - 1)) | low
            moves ^= run
            x = ctz(low)
            lane = x >> 4
            mine = ours
            then_best = best
            if low & (led_cards | self.trumps) > best:
                mine = True
                then_best = low
            # open as soon as somebody still to play may turn the trick
            if mine:
                fate = 1
                if self.can_beat(foe, led_cards, then_best) or self.can_beat(foe2, led_cards, then_best):
                    fate = 2
            else:
                fate = 0
                if self.can_beat(mate, led_cards, then_best) or self.can_beat(mate2, led_cards, then_best):
                    fate = 2
            extra = -RUFFING if lane == self.trump and led != self.trump else 0
            if fate == 1 and self.dominance:
                y = top(run)
                card[count] = y
                merit[count] = SURE_WIN + self.points[y] + extra + self.history[base + y]
                count += 1
            elif fate == 0 and self.dominance:
                card[count] = x
                merit[count] = SURE_LOSS - self.points[x] * SURE_LOSS_POINT + extra + self.history[base + x]
                count += 1
            else:
                last_points = -1
                while run:
                    y = ctz(run)
                    run &= run - 1
                    points = self.points[y]
                    if points == last_points:
                        continue
                    last_points = points
                    card[count] = y
                    if fate == 1:
                        points += SURE_WIN
                    elif fate == 0:
                        points = SURE_LOSS - points * SURE_LOSS_POINT
                    else:
                        points = OPEN_OURS if mine else OPEN_THEIRS + points
                    merit[count] = points + extra + self.history[base + y]
                    count += 1
        best_value = BIG if side else -BIG
        i = 0
        while i < count and not self.stopping:
            j = i
            for q in range(i + 1, count):
                if merit[q] > merit[j]:
                    j = q
            x = card[j]
            card[j] = card[i]
            merit[j] = merit[i]
            v = self.play(k, p, x, own, led, best_card, winner, on_table, present, c, n, rest, t)
            self.covered[p] = own_covered
            if (v < best_value) if side else (v > best_value):
                best_value = v
            if (best_value < t) if side else (best_value >= t):
                if i > 0:
                    self.reward(base, x, n)
                break
            i += 1
        self.hand[p] = own
        return best_value

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def probe_slack(self, present: cython.longlong, stored: cython.longlong) -> cython.int:
        """By how much the points of the cards in play exceed, card for card, those an entry was made for."""
        lane: cython.int
        now: cython.int
        then: cython.int
        more: cython.longlong = 0
        packed: cython.longlong
        guards: cython.longlong
        for lane in range(4):
            now = (present >> (lane * 16)) & 511
            then = (stored >> (lane * 16)) & 511
            # nine subtractions at once: a field whose guard bit is gone went below zero and counts nothing
            packed = (self.packed_points[lane << 9 | now] | GUARDS) - self.packed_points[lane << 9 | then]
            guards = packed & GUARDS
            packed = packed & (guards - (guards >> 5))
            more += (packed & PAIRS) + ((packed >> 6) & PAIRS)
        return cython.cast(cython.int, (more + (more >> 12) + (more >> 24) + (more >> 36) + (more >> 48)) & 4095)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def last_trick(self, p: cython.int, c: cython.int, rest: cython.int) -> cython.int:
        """The value when everybody has one card left and `p` leads."""
        best: cython.longlong = self.hand[p]
        contending: cython.longlong = LANES[top(best) >> 4] | self.trumps
        winner: cython.int = p
        _i: cython.int
        for _i in range(self.fourth):
            p = self.after[p]
            if self.hand[p] & contending > best:
                best = self.hand[p]
                winner = p
        c &= 1 << self.side[winner]
        return (0 if self.side[winner] else rest) + self.capot_of(c)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def capot_of(self, c: cython.int) -> cython.int:
        if c == 1:
            return self.capot0
        return -self.capot1 if c == 2 else 0

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def held_by(self, side: cython.int, p: cython.int) -> cython.longlong:
        """The cards of a side, those that lie covered too; `p` is any seat."""
        seat: cython.int
        found: cython.longlong = 0
        if self.partners:
            if self.side[p] != side:
                p = self.after[p]
            found = self.hand[p] | self.hand[p ^ 2]
            if self.stacked:
                found |= self.covered[p] | self.covered[p ^ 2]
            return found
        for seat in range(self.seats):
            if self.side[seat] == side:
                found |= self.hand[seat] | self.covered[seat]
        return found

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def sure_trumps(self, held0: cython.longlong, held1: cython.longlong) -> cython.longlong:
        """The trumps of one side above the best of the other: nobody can take them. None where no trump is in play."""
        mine: cython.longlong = held0 & self.trumps
        theirs: cython.longlong = held1 & self.trumps
        if not mine | theirs:
            return 0
        if theirs > mine:
            mine, theirs = theirs, mine
        return mine & ~((TWO << top(theirs | 1)) - 1)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def sure_leads(self, own: cython.longlong, others: cython.longlong) -> cython.int:
        """Where nobody else holds a trump every card of the leader above all others of its suit wins.

        How many there are, above bit 16, and below it the points of those that are no trumps.
        """
        lane: cython.int
        mask: cython.int
        part: cython.int
        found: cython.int = 0
        for lane in range(4):
            mask = (own >> (lane * 16)) & 511
            part = (others >> (lane * 16)) & 511
            if mask > part:
                if part:
                    mask &= ~((2 << top(part)) - 1)
                found += COUNT[mask] << 16
                if lane != self.trump:
                    found += self.suit_points[lane << 9 | mask]
        return found

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def given_up(self, bucket: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The entry of a bucket that makes room for another position: the one worth less; the other grows older."""
        entry: cython.p_longlong = self.entry
        first: cython.int = worth_of(entry[bucket + 3])
        second: cython.int = worth_of(entry[bucket + 7])
        if second < first:
            entry[bucket + 3] = aged(entry[bucket + 3])
            return bucket + 4
        if second:
            entry[bucket + 7] = aged(entry[bucket + 7])
        return bucket

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def lead_moves(
        self, p: cython.int, own: cython.longlong, present: cython.longlong, remembered: cython.int, card: cython.p_int,
        merit: cython.p_int,
    ) -> cython.int:  # fmt: skip
        """The leads of seat `p` worth trying, and what each promises; how many there are. The one that was best when
        the position was searched before goes first.
        """
        side: cython.int = self.side[p]
        low: cython.longlong
        other: cython.longlong
        others: cython.longlong
        run: cython.longlong
        mates: cython.longlong
        lane_cards: cython.longlong
        m: cython.longlong
        _i: cython.int
        q: cython.int
        x: cython.int
        y: cython.int
        lane: cython.int
        count: cython.int
        base: cython.int
        merit_base: cython.int
        per_point: cython.int
        points: cython.int
        last_points: cython.int
        ruff: cython.bint
        beaten: cython.bint
        foe: cython.longlong
        foe2: cython.longlong
        foe3: cython.longlong
        mates = 0
        foe2 = 0
        foe3 = 0
        q = self.after[p]
        if self.partners:
            foe = self.hand[q]
            mates = self.hand[p ^ 2]
            foe2 = self.hand[q ^ 2]
        else:
            foe = 0
            for _i in range(self.fourth):
                if self.side[q] == side:
                    mates |= self.hand[q]
                else:
                    foe3 = foe2
                    foe2 = foe
                    foe = self.hand[q]
                q = self.after[q]
        count = 0
        base = side << 8
        others = (present & ~own) | SENTINELS | self.special
        m = self.leads(own)
        while m:
            low = m & -m
            other = others & -low
            run = (m & ((other & -other) - 1)) | low
            m ^= run
            x = ctz(low)
            lane = x >> 4
            lane_cards = LANES[lane]
            beaten = (
                self.can_beat(foe, lane_cards, low)
                or self.can_beat(foe2, lane_cards, low)
                or (foe3 != 0 and self.can_beat(foe3, lane_cards, low))
            )
            if not beaten and self.dominance:
                y = top(run)
                card[count] = y
                points = LEAD_SURE + self.points[y]
                if lane == self.trump:
                    points -= LEAD_TRUMP
                merit[count] = (
                    points + LEAD_RANK * (y & 15) + self.history[base + y] + (REMEMBERED if y == remembered else 0)
                )
                count += 1
                continue
            per_point = 0
            merit_base = LEAD_SURE
            ruff = False
            if beaten:
                ruff = lane != self.trump and (
                    (foe & self.trumps and not foe & lane_cards)
                    or (foe2 & self.trumps and not foe2 & lane_cards)
                    or (foe3 & self.trumps and not foe3 & lane_cards)
                )
                if not ruff and (mates & lane_cards) > ((foe | foe2 | foe3) & lane_cards):
                    merit_base = LEAD_TO_MASTER
                    per_point = LEAD_TO_MASTER_POINT
                elif not mates & lane_cards and mates & self.trumps and lane != self.trump and not ruff:
                    merit_base = LEAD_TO_RUFF
                    per_point = 1
                else:
                    merit_base = LEAD_OPEN
                    per_point = -LEAD_OPEN_POINT
            if lane == self.trump:
                merit_base -= LEAD_TRUMP
            else:
                if own & lane_cards == low:
                    merit_base += LEAD_SINGLETON
                if ruff:
                    merit_base += LEAD_INTO_RUFF
            last_points = -1
            while run:
                y = ctz(run)
                run &= run - 1
                points = self.points[y]
                if points == last_points:
                    continue
                last_points = points
                card[count] = y
                merit[count] = (
                    merit_base
                    + points * per_point
                    + LEAD_RANK * (y & 15)
                    + self.history[base + y]
                    + (REMEMBERED if y == remembered else 0)
                )
                count += 1
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def search(self, p: cython.int, c: cython.int, n: cython.int, rest: cython.int, t: cython.int) -> cython.int:
        """Seat `p` leads to a trick with `n` tricks left."""
        ub: cython.int = rest + (self.capot0 if c & 1 else 0)
        lb: cython.int = -self.capot1 if c & 2 else 0
        side: cython.int = self.side[p]
        own: cython.longlong
        own_covered: cython.longlong
        held0: cython.longlong
        held1: cython.longlong
        present: cython.longlong
        others: cython.longlong
        a: cython.longlong
        bit0: cython.longlong
        bit1: cython.longlong
        ka: cython.longlong
        kb: cython.longlong
        hashed: cython.longlong
        val: cython.longlong
        bucket: cython.Py_ssize_t
        f: cython.Py_ssize_t
        e: cython.Py_ssize_t
        i: cython.int
        q: cython.int
        j: cython.int
        x: cython.int
        v: cython.int
        sure: cython.int
        sure0: cython.int
        gained: cython.int
        doubtful: cython.longlong
        special: cython.longlong
        salt: cython.longlong
        tops: cython.longlong
        winners: cython.int
        top_side: cython.int
        lo: cython.int
        hi: cython.int
        more: cython.int
        remembered: cython.int
        count: cython.int
        base: cython.int
        best_value: cython.int
        best_move: cython.int
        card: cython.int[16]
        merit: cython.int[16]
        entry: cython.p_longlong = self.entry
        if not cython.compiled:
            card = [0] * 16
            merit = [0] * 16
        if n == 0:
            return self.capot_of(c)
        if self.roem:
            ub = BIG
            lb = -BIG
        else:
            if t > ub:
                return ub
            if t <= lb:
                return lb
            if n == 1:
                return self.last_trick(p, c, rest)
        own = self.hand[p]
        own_covered = self.covered[p]
        held0 = self.held_by(0, p)
        held1 = self.held_by(1, p)
        present = held0 | held1
        # trumps of one side above the best of the other are surely its own, whatever is played: points and tricks
        doubtful = present
        sure = 0
        sure0 = 0
        if not self.roem:
            a = self.sure_trumps(held0, held1)
            if a:
                top_side = 1 if a & held1 else 0
                doubtful ^= a
                sure = self.suit_points[1536 + cython.cast(cython.int, (a >> 48) & 511)]
                c &= 1 << top_side
                if top_side:
                    ub = rest - sure
                    lb = -self.capot1 if c else 0
                else:
                    sure0 = sure
                    lb = sure
                    ub = rest + (self.capot0 if c else 0)
            others = present ^ own
            if not others & self.trumps:
                gained = self.sure_leads(own, others)
                winners = gained >> 16
                gained &= 0xFFFF
                if winners:
                    c &= 1 << side
                    if winners >= n:
                        return (0 if side else rest) + self.capot_of(c)
                    if side:
                        ub = rest - sure - gained
                        lb = -self.capot1 if c else 0
                    else:
                        lb = sure + gained
                        ub = rest + (self.capot0 if c else 0)
        if t > ub:
            return ub
        if t <= lb:
            return lb
        # the key: who owns the cards of each suit, in order of rank; or the cards themselves
        special = present & self.special
        salt = 0
        tops = 0
        if self.roem:
            ka = present
            kb = p | c << 2 | self.generation << 4
        else:
            bit0 = self.hand[1] | self.hand[3]
            bit1 = self.hand[2] | self.hand[3]
            if self.stacked:
                bit0 |= self.covered[1] | self.covered[3]
                bit1 |= self.covered[2] | self.covered[3]
            ka = owners(present, bit0) | cython.cast(cython.longlong, p | c << 2) << 40
            kb = owners(present, bit1)
            if special:
                # and which of them are more than their rank; the points of all are compared
                doubtful = present
                sure = 0
                sure0 = 0
                if self.stacked:
                    tops = self.tops
                    special |= self.covered[0] | self.covered[1] | self.covered[2] | self.covered[3]
                salt = places(present, special)
                ka |= (salt & M18) << 44
                kb |= (salt >> 18) << 40 | self.stacks_placed << 58
                salt = ((salt ^ (salt >> 15)) & M18) * HASH1
        hashed = ((ka ^ (ka >> 23)) & M32) * HASH1 + ((kb ^ (kb >> 19)) & M32) * HASH2
        hashed ^= salt ^ (hashed >> 29)
        bucket = (hashed & self.bucket_mask) << 3
        e = -1
        remembered = -1
        f = bucket
        while f < bucket + 8:
            if ((entry[f] ^ ka) | (entry[f + 1] ^ kb) | ((entry[f + 2] ^ present) & tops)) == 0:
                val = entry[f + 3]
                lo = lower_of(val) + sure0
                hi = upper_of(val) + sure0
                if entry[f + 2] == doubtful:
                    e = f
                else:
                    more = self.probe_slack(doubtful, entry[f + 2])
                    lo -= more - (rest - sure - rest_of(val))
                    hi += more
                if lo >= t:
                    return lo
                if hi < t:
                    return hi
                if lo > lb:
                    lb = lo
                if hi < ub:
                    ub = hi
                if remembered < 0 or e == f:
                    remembered = move_of(val, present)
            f += 4
        if e < 0:
            e = self.given_up(bucket)
        count = self.lead_moves(p, own, present, remembered, card, merit)
        base = side << 8
        best_value = BIG if side else -BIG
        best_move = card[0]
        i = 0
        while i < count and not self.stopping:
            j = i
            for q in range(i + 1, count):
                if merit[q] > merit[j]:
                    j = q
            x = card[j]
            card[j] = card[i]
            merit[j] = merit[i]
            self.nodes += 1
            self.hand[p] = own ^ (ONE << x)
            if self.stacked:
                self.uncover(p, x)
            if self.roem or self.after_ruff:
                self.table[n << 2] = x
            v = self.follow(1, self.after[p], x >> 4, x, p, self.points[x], present, c, n, rest, t)
            self.covered[p] = own_covered
            if (v < best_value) if side else (v > best_value):
                best_value = v
                best_move = x
            if (best_value < t) if side else (best_value >= t):
                if i > 0:
                    self.reward(base, x, n)
                break
            i += 1
        self.hand[p] = own
        if self.stopping:
            return t
        if best_value > ub:
            best_value = ub
        if best_value < lb:
            best_value = lb
        if best_value >= t:
            lb = best_value
        else:
            ub = best_value
        lb -= sure0
        ub -= sure0
        if entry[e] == ka and entry[e + 1] == kb and entry[e + 2] == doubtful:
            lo = lower_of(entry[e + 3])
            hi = upper_of(entry[e + 3])
            if lo > lb:
                lb = lo
            if hi < ub:
                ub = hi
        entry[e] = ka
        entry[e + 1] = kb
        entry[e + 2] = doubtful
        entry[e + 3] = packed_entry(lb, ub, best_move, present, n, rest - sure)
        return best_value

    # ------------------------------------------------------------------ the root
    @cython.cfunc
    @cython.inline
    def lanes(self, cards: cython.longlong) -> cython.longlong:
        """A set of cards by their numbers as a set by lanes."""
        found: cython.longlong = 0
        while cards:
            found |= ONE << self.lane_of[ctz(cards)]
            cards &= cards - 1
        return found

    @cython.ccall
    def place(
        self,
        hands: Sequence[int],
        leader: cython.int,
        trick: Sequence[int] = (),
        open_sides: cython.int = 3,
        stacks: Sequence[tuple[int, int]] = (),
    ) -> cython.void:
        """Set up a position.

        `hands` are the cards each seat can play now, by seat; `leader` led to the trick, whose cards lie in `trick` in
        order; `open_sides` the sides (bits) that have won every trick so far; `stacks` are (card, card under it).
        """
        i: cython.int
        x: cython.int
        seat: cython.int
        for i in range(4):
            self.root_hand[i] = self.lanes(hands[i]) if i < self.seats else 0
            self.root_covered[i] = 0
        for i in range(64):
            self.beneath[i] = -1
        self.stacked = len(stacks) > 0
        self.tops = 0
        for over, under in stacks:
            x = self.lane_of[over]
            self.tops |= ONE << x
            self.beneath[x] = self.lane_of[under]
            for i in range(self.seats):
                if self.root_hand[i] >> x & 1:
                    self.root_covered[i] |= ONE << self.beneath[x]
        self.generation += 1
        self._set_special()
        if self.stacked:
            self.stacks_placed = (self.stacks_placed + 1) & 15
            if not self.stacks_placed:
                self._empty_table()
        self.root_played = len(trick)
        self.root_seat = (leader + self.root_played) % self.seats
        self.root_open = open_sides & ((1 if self.capot0 else 0) | (2 if self.capot1 else 0))
        self.root_points = 0
        self.root_best = 0
        self.root_led = 0
        self.root_winner = leader
        self.root_present = 0
        for i in range(self.seats):
            self.root_present |= self.root_hand[i] | self.root_covered[i]
        for i in range(self.root_played):
            x = self.lane_of[trick[i]]
            seat = (leader + i) % self.seats
            self.root_trick[i] = x
            self.root_present |= ONE << x
            self.root_points += self.points[x]
            if i == 0:
                self.root_led = x >> 4
                self.root_best = x
            elif (x > self.root_best) if (x >> 4) == (self.root_best >> 4) else ((x >> 4) == self.trump):
                self.root_best = x
                self.root_winner = seat
        self._count_root()
        if self.root_tricks > LONG_DEAL and self.bucket_mask >> LONG_DEAL_BITS == 0:
            self._make_table(LONG_DEAL_BITS)

    @cython.cfunc
    def _count_root(self) -> cython.void:
        cards: cython.longlong = self.root_present
        self.root_rest = self.last
        while cards:
            self.root_rest += self.points[ctz(cards)]
            cards &= cards - 1
        cards = self.root_hand[self.root_seat] | self.root_covered[self.root_seat]
        self.root_tricks = 0
        while cards:
            self.root_tricks += 1
            cards &= cards - 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def root_legal(self) -> cython.longlong:
        i: cython.int
        if not self.root_played:
            return self.leads(self.root_hand[self.root_seat])
        for i in range(self.root_played):
            self.table[self.root_tricks << 2 | i] = self.root_trick[i]
        self.high_led = self.highest_led(self.root_tricks, self.root_played, self.root_led)
        return self.legal(
            self.root_hand[self.root_seat],
            self.root_led,
            ONE << self.root_best,
            self.friends[self.root_seat] >> self.root_winner & 1,
        )

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def begin(self) -> cython.void:
        """Go back to the position that was placed."""
        i: cython.int
        for i in range(4):
            self.hand[i] = self.root_hand[i]
            self.covered[i] = self.root_covered[i]
            self.table[self.root_tricks << 2 | i] = self.root_trick[i]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def ask(self, x: cython.int, t: cython.int) -> cython.int:
        """Whether side 0 reaches `t` when `x` is played at the root, or, with -1, by best play."""
        p: cython.int = self.root_seat
        self.begin()
        if x < 0:
            if self.root_played == 0:
                return self.search(p, self.root_open, self.root_tricks, self.root_rest, t)
            return self.follow(
                self.root_played, p, self.root_led, self.root_best, self.root_winner, self.root_points,
                self.root_present, self.root_open, self.root_tricks, self.root_rest, t,
            )  # fmt: skip
        if self.root_played:
            return self.play(
                self.root_played, p, x, self.hand[p], self.root_led, self.root_best, self.root_winner,
                self.root_points, self.root_present, self.root_open, self.root_tricks, self.root_rest, t,
            )  # fmt: skip
        return self.play(
            0, p, x, self.hand[p], x >> 4, x, p, 0, self.root_present, self.root_open, self.root_tricks,
            self.root_rest, t,
        )  # fmt: skip

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def narrow(self, x: cython.int, lo: cython.int, hi: cython.int, guess: cython.int, step: cython.int) -> cython.int:
        """The value of a card (-1: of the position) that lies between `lo` and `hi`.

        Windows step from the guess, doubling, and never beyond the middle of what is left.
        """
        last: cython.int = 0
        t: cython.int = guess
        mid: cython.int
        v: cython.int
        while lo < hi:
            if last:
                mid = (lo + hi + 1) >> 1
                if last > 0:
                    t = lo + step
                    if t > mid:
                        t = mid
                else:
                    t = hi + 1 - step
                    if t < mid:
                        t = mid
                step *= 2
            if t <= lo:
                t = lo + 1
            elif t > hi:
                t = hi
            v = self.ask(x, t)
            if self.stopping:
                return lo
            if v >= t:
                lo = v
                last = 1
            else:
                hi = v
                last = -1
        return lo

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def least(self) -> cython.int:
        if self.roem:
            return -FARTHEST
        return -self.capot1 if self.root_open & 2 else 0

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def most(self) -> cython.int:
        if self.roem:
            return FARTHEST
        return self.root_rest + (self.capot0 if self.root_open & 1 else 0)

    def value(self, guess: cython.int = -1) -> int:
        """The value of the position that was placed."""
        found: cython.int
        with cython.nogil:
            found = self.narrow(-1, self.least(), self.most(), self.root_rest // 2 if guess < 0 else guess, FIRST_STEP)
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def weigh_all(self, cards: cython.p_int, found: cython.p_int) -> cython.int:
        """Every legal card and its value; how many there are."""
        moves: cython.longlong = self.root_legal()
        others: cython.longlong = (self.root_present & ~self.root_hand[self.root_seat]) | SENTINELS | self.special
        n: cython.int = 0
        x: cython.int
        before: cython.int = -1
        lo: cython.int
        hi: cython.int
        apart: cython.int
        guess: cython.int = self.root_rest // 2
        between: cython.longlong
        best: cython.int = 0
        while moves and not self.stopping:
            x = ctz(moves)
            moves &= moves - 1
            lo = self.least()
            hi = self.most()
            if before >= 0:
                between = others & ((TWO << x) - 1) & ~((ONE << before) - 1)
                if not between:  # of one run: the values differ at most as the points do
                    apart = self.points[x] - self.points[before]
                    if apart < 0:
                        apart = -apart
                    if found[n - 1] - apart > lo:
                        lo = found[n - 1] - apart
                    if found[n - 1] + apart < hi:
                        hi = found[n - 1] + apart
            if n:
                guess = found[n - 1] if x >> 4 == before >> 4 else best
            found[n] = self.narrow(x, lo, hi, guess, 1 if n else FIRST_STEP)
            if n == 0 or ((found[n] < best) if self.side[self.root_seat] else (found[n] > best)):
                best = found[n]
            cards[n] = x
            n += 1
            before = x
        return n

    def values(self) -> list[tuple[int, int]]:
        """(card, value) of every legal card of the seat to play, in a fixed order."""
        n: cython.int
        cards: cython.int[36]
        found: cython.int[36]
        if not cython.compiled:
            cards = [0] * 36
            found = [0] * 36
        with cython.nogil:
            n = self.weigh_all(cards, found)
        return [(self.card_of[cards[i]], found[i]) for i in range(n)]

    def values_in(
        self,
        worlds: Iterable[Sequence[int]],
        leader: cython.int,
        trick: Sequence[int] = (),
        open_sides: cython.int = 3,
        stacks: Sequence[tuple[int, int]] = (),
    ) -> list[list[int]]:
        """For each of the worlds (hands by seat) the values of the legal cards, in the order of `legal_cards`.

        The seat to play holds the same hand in all of them. Ends early, with fewer, when it is stopped.
        """
        table = []
        for world in worlds:
            self.place(world, leader, trick, open_sides, stacks)
            self.clear_history()
            found = self.values()
            if self.stopping:
                break
            table.append([value for _, value in found])
        return table

    def legal_cards(self) -> list[int]:
        """The legal cards of the seat to play, in the order of `values`."""
        moves: cython.longlong = self.root_legal()
        cards = []
        while moves:
            cards.append(self.card_of[ctz(moves)])
            moves &= moves - 1
        return cards

    def reaches(self, threshold: cython.int) -> list[tuple[int, bool]]:
        """(card, whether side 0 takes at least `threshold` after it) of every legal card: one window each."""
        moves: cython.longlong = self.root_legal()
        x: cython.int
        v: cython.int
        found = []
        while moves:
            x = ctz(moves)
            moves &= moves - 1
            with cython.nogil:
                v = self.ask(x, threshold)
            found.append((self.card_of[x], v >= threshold))
        return found
