"""Sampling the hidden hands: each deal that agrees with everything public is equally likely."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import comb

from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.randomness import Draw
from belote_desktop.engine.view import SeatView
from belote_desktop.search.hidden import Hidden, hidden

Room = tuple[int, ...]
Group = tuple[tuple[int, ...], tuple[Card, ...]]


class InconsistentError(ValueError):
    """No deal agrees with the view: it does not come from a match played by the rules."""


def worlds(view: SeatView, count: int, seed: int) -> tuple[tuple[CardSet, ...], ...]:
    """`count` deals of the hidden cards, each the hands by seat as they are now; the same for the same view and seed.

    Hand sizes, cards seen, the turned card that was taken, declarations shown, and every card a player's own plays rule
    out are respected. InconsistentError if no deal fits.
    """
    found = hidden(view)
    places = len(found.room)
    stock = len(found.cards) - sum(found.room)
    if stock < 0 or min(found.room) < 0:
        raise InconsistentError("The hands hold more cards than are left.")
    room = (*found.room, stock)
    groups = _groups(found, places)
    ways = _counter(groups)
    if not ways(0, room):
        raise InconsistentError("No deal of the hidden cards agrees with what was played.")
    draw = Draw(seed, f"worlds {_key(view)}")
    return tuple(_one(groups, room, ways, draw, found) for _ in range(count))


def _key(view: SeatView) -> str:
    return f"{view.seat} {view.number} {view.hand} {len(view.tricks)} {view.trick.cards if view.trick else ()}"


def _groups(found: Hidden, places: int) -> tuple[Group, ...]:
    """The hidden cards by the places they may lie in; the last place is the stock."""
    grouped: dict[tuple[int, ...], list[Card]] = {}
    stock = len(found.cards) > sum(found.room)
    for card in found.cards:
        where = tuple(seat for seat in range(places) if card in found.possible[seat])
        grouped.setdefault((*where, *([places] if stock else [])), []).append(card)
    return tuple((where, tuple(cards)) for where, cards in sorted(grouped.items()))


@cache
def _splits(size: int, rooms: Room) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The ways to share `size` cards out over places with this room: (how many arrangements, cards to each place)."""
    if len(rooms) <= 1:
        return ((1, (size,) * len(rooms)),) if size <= sum(rooms) else ()
    return tuple(
        (comb(size, given) * arrangements, (given, *more))
        for given in range(max(0, size - sum(rooms[1:])), min(size, rooms[0]) + 1)
        for arrangements, more in _splits(size - given, rooms[1:])
    )


def _shares(group: Group, room: Room) -> tuple[tuple[int, tuple[int, ...]], ...]:
    where, cards = group
    return _splits(len(cards), tuple(room[place] for place in where))


def _after(group: Group, room: Room, split: tuple[int, ...]) -> Room:
    left = list(room)
    for place, given in zip(group[0], split, strict=True):
        left[place] -= given
    return tuple(left)


def _counter(groups: tuple[Group, ...]) -> Callable[[int, Room], int]:
    """A function that tells how many deals put the groups from one on into the room that is left."""

    @cache
    def ways(at: int, room: Room) -> int:
        if at == len(groups):
            return int(not any(room))
        group = groups[at]
        return sum(count * ways(at + 1, _after(group, room, split)) for count, split in _shares(group, room))

    return ways


def _one(
    groups: tuple[Group, ...], room: Room, ways: Callable[[int, Room], int], draw: Draw, found: Hidden
) -> tuple[CardSet, ...]:
    """One deal, drawn so that every deal is equally likely."""
    masks = [cards.mask for cards in found.sure]
    for at, group in enumerate(groups):
        pick = draw.below(ways(at, room))
        for count, split in _shares(group, room):
            after = _after(group, room, split)
            pick -= count * ways(at + 1, after)
            if pick < 0:
                break
        cards = iter(draw.shuffled(group[1]))
        for place, given in zip(group[0], split, strict=True):
            for _ in range(given):
                bit = 1 << next(cards)
                if place < len(masks):
                    masks[place] |= bit
        room = after
    return tuple(CardSet.of_mask(mask) for mask in masks)
