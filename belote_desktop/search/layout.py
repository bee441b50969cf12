"""`Layout`: counts, draws and lists the deals that are possible for a view."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator
from functools import cache
from itertools import accumulate, combinations
from math import comb

from belote_desktop.engine.cards import CardSet
from belote_desktop.engine.errors import BeloteError
from belote_desktop.search.hidden import Hidden

Room = tuple[int, ...]
"""How many cards each place still takes; the last place is the stock, with all that lies in no hand."""
Masks = tuple[int, ...]
"""The hands of one deal as bits, by seat."""
Group = tuple[tuple[int, ...], tuple[int, ...]]
"""Places, and the hidden cards (bits) that may lie in any of them and in no other."""
Split = tuple[int, ...]
"""How many cards of a group go to each of its places."""


class InconsistentError(BeloteError):
    """No deal agrees with the view: it does not come from a match played by the rules."""


class Layout:
    """Where the hidden cards may lie: the cards every seat certainly holds, and groups of cards with their places."""

    def __init__(self, found: Hidden) -> None:
        stock = len(found.cards) - sum(found.room)
        if stock < 0 or min(found.room) < 0:
            raise InconsistentError("The hands hold more cards than are left.")
        self.found = found
        self.base = [cards.mask for cards in found.sure]
        self.room = (*found.room, stock)
        self.groups = _groups(found)
        self._ways = _counter(self.groups)
        self._tables: dict[tuple[int, Room], tuple[list[int], list[tuple[Split, Room]]]] = {}
        self._cards = [list(cards) for _, cards in self.groups]
        self.count = self._ways(0, self.room)

    def draw(self, draw: Callable[[], float]) -> Masks:
        """One deal, drawn so that every deal is equally likely."""
        masks, room, stock = [*self.base, 0], self.room, len(self.base)
        for at, (where, _) in enumerate(self.groups):
            sums, splits = self._tables.get((at, room)) or self._table(at, room)
            split, room = splits[bisect_right(sums, int(draw() * sums[-1])) if len(sums) > 1 else 0]
            cards = self._cards[at]
            shuffle_in(cards, len(cards) - split[-1], draw)
            start = 0
            for place, given in zip(where, split, strict=True):
                if given and place != stock:
                    masks[place] |= sum(cards[start : start + given])
                start += given
        return tuple(masks[:stock])

    def _table(self, at: int, room: Room) -> tuple[list[int], list[tuple[Split, Room]]]:
        """The ways to share a group out: running sums of the deals each leaves, and the shares themselves."""
        counts, splits = list[int](), list[tuple[Split, Room]]()
        for arrangements, split in _shares(self.groups[at], room):
            after = _after(self.groups[at], room, split)
            deals = arrangements * self._ways(at + 1, after)
            if deals:
                counts.append(deals)
                splits.append((split, after))
        table = self._tables[at, room] = list(accumulate(counts)), splits
        return table

    def all(self) -> Iterator[Masks]:
        """Every deal."""
        return self._from(0, self.room, (*self.base, 0))

    def _from(self, at: int, room: Room, masks: Masks) -> Iterator[Masks]:
        if at == len(self.groups):
            yield masks[:-1]
            return
        where, cards = self.groups[at]
        for split, after in self._table(at, room)[1]:
            for dealt in _dealt(cards, where, split, masks):
                yield from self._from(at + 1, after, dealt)

    def with_cards(self, seat: int, cards: int) -> Layout | None:
        """The layout when a seat holds these cards (bits) too; None if no deal fits."""
        found = self.found
        new = CardSet.of_mask(cards & ~found.sure[seat].mask)
        room = tuple(each - len(new) * (at == seat) for at, each in enumerate(found.room))
        if not new <= found.possible[seat] or min(room) < 0:
            return None
        sure = tuple(held | new if at == seat else held for at, held in enumerate(found.sure))
        layout = Layout(Hidden(found.cards - new, sure, tuple(held - new for held in found.possible), room))
        return layout if layout.count else None


def _dealt(cards: tuple[int, ...], where: tuple[int, ...], split: Split, masks: Masks) -> Iterator[Masks]:
    """Every way to give so many cards to each of these places."""
    if not where:
        yield masks
        return
    for chosen in combinations(cards, split[0]):
        left = tuple(card for card in cards if card not in chosen)
        given = tuple(mask | sum(chosen) if place == where[0] else mask for place, mask in enumerate(masks))
        yield from _dealt(left, where[1:], split[1:], given)


def shuffle_in(cards: list[int], first: int, draw: Callable[[], float]) -> None:
    """Put cards drawn at random in the first places."""
    size = len(cards)
    for place in range(min(first, size - 1)):
        other = place + int(draw() * (size - place))
        cards[place], cards[other] = cards[other], cards[place]


def bits_of(mask: int) -> list[int]:
    bits = []
    while mask:
        bits.append(mask & -mask)
        mask &= mask - 1
    return bits


def _groups(found: Hidden) -> tuple[Group, ...]:
    """The hidden cards by the places they may lie in; the last place is the stock."""
    grouped: dict[tuple[int, ...], list[int]] = {}
    stock = len(found.cards) > sum(found.room)
    places = [cards.mask for cards in found.possible] + ([found.cards.mask] if stock else [])
    for bit in bits_of(found.cards.mask):
        where = tuple(place for place, mask in enumerate(places) if mask & bit)
        grouped.setdefault(where, []).append(bit)
    return tuple((where, tuple(cards)) for where, cards in sorted(grouped.items()))


@cache
def _splits(size: int, rooms: Room) -> tuple[tuple[int, Split], ...]:
    """The ways to share `size` cards out over places with this room: (how many arrangements, cards to each place)."""
    if len(rooms) <= 1:
        return ((1, (size,) * len(rooms)),) if size <= sum(rooms) else ()
    return tuple(
        (comb(size, given) * arrangements, (given, *more))
        for given in range(max(0, size - sum(rooms[1:])), min(size, rooms[0]) + 1)
        for arrangements, more in _splits(size - given, rooms[1:])
    )


def _shares(group: Group, room: Room) -> tuple[tuple[int, Split], ...]:
    where, cards = group
    return _splits(len(cards), tuple(room[place] for place in where))


def _after(group: Group, room: Room, split: Split) -> Room:
    left = list(room)
    for place, given in zip(group[0], split, strict=True):
        left[place] -= given
    return tuple(left)


def _counter(groups: tuple[Group, ...]) -> Callable[[int, Room], int]:
    """A function that counts the deals which put the groups from a given one on into the room left."""

    @cache
    def ways(at: int, room: Room) -> int:
        if at == len(groups):
            return int(not any(room))
        group = groups[at]
        return sum(count * ways(at + 1, _after(group, room, split)) for count, split in _shares(group, room))

    return ways
