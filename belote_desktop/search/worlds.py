"""Samples the hidden hands; each deal that agrees with everything public is equally likely."""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from random import Random

from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.errors import check_number
from belote_desktop.engine.view import SeatView
from belote_desktop.search.announced import Announced, announced
from belote_desktop.search.hidden import hidden
from belote_desktop.search.layout import InconsistentError, Layout, Masks, bits_of, shuffle_in
from belote_desktop.search.stopping import NEVER, Stop

__all__ = [
    "InconsistentError", "Masks", "Sampled", "StackedWorld", "count_worlds", "drawing", "enumerate_worlds", "sample",
    "sampled_masks", "stacked_worlds", "worlds",
]  # fmt: skip

TRIES = 60
"""How many deals may be drawn for one that agrees with what was announced. A round number that keeps the search
short."""
MOST_WAYS = 150
"""In how many ways the declarations that were not shown may lie to be dealt first. A round number that keeps the search
short."""


@dataclass(frozen=True)
class Sampled:
    """Deals drawn for a view. `strict` tells whether all of them agree with what was announced; `tried` how many were
    drawn for them."""

    masks: list[Masks]
    strict: bool
    tried: int


@dataclass(frozen=True)
class StackedWorld:
    """A deal of a game with stacks: what each seat can play (bits), and (card, card under it) for what lies covered.

    A covered card whose top card lies in the trick counts as playable: its seat plays no other card to that trick.
    """

    hands: Masks
    stacks: tuple[tuple[int, int], ...] = ()


def worlds(view: SeatView, count: int, seed: int) -> tuple[tuple[CardSet, ...], ...]:
    """`count` deals of the hidden cards, each the hands by seat as they are now; the same for the same view and seed.

    They agree with the sizes of hands, the cards seen, the turn-up that was taken, declarations that were and were not
    made, and what each player's plays rule out. InconsistentError if no deal fits.
    """
    return tuple(tuple(map(CardSet.of_mask, masks)) for masks in sample(view, count, seed).masks)


def sampled_masks(view: SeatView, count: int, seed: int, stop: Stop = NEVER) -> list[Masks]:
    """The same as bits."""
    return sample(view, count, seed, stop).masks


def sample(view: SeatView, count: int, seed: int, stop: Stop = NEVER) -> Sampled:
    """The same as bits, and how well the draw went. StoppedError when the thinking is ended."""
    layout, said = _layout(view), announced(view)
    check_number(count, "count")
    draw = drawing(view, seed)
    if said is None:
        return Sampled([layout.draw(draw) for _ in stop.among(range(count))], True, count)
    return _agreeing(layout, said, count, draw, stop)


def drawing(view: SeatView, seed: int) -> Callable[[], float]:
    """Numbers from 0 to 1 (1 excluded) that are the same for the same view and seed on every machine."""
    key = (
        f"{seed}/{view.seat} {view.number} {view.hand} {len(view.calls)} {len(view.doubles)} {len(view.tricks)} "
        f"{_row(view.trick.cards if view.trick else ())}"
    )
    return Random(int.from_bytes(hashlib.sha256(key.encode()).digest(), "big")).random


def _row(cards: Sequence[Card]) -> str:
    """The cards as `(KH, QS)`, with a comma after a single one. The text seeds the draw, so it must never change."""
    return f"({', '.join(map(str, cards))}{',' if len(cards) == 1 else ''})"


def count_worlds(view: SeatView) -> int:
    """The number of possible deals of the hidden hands, without regard to declarations; 0 if there is none."""
    try:
        return _layout(view).count
    except InconsistentError:
        return 0


def enumerate_worlds(view: SeatView, limit: int, stop: Stop = NEVER) -> tuple[Masks, ...] | None:
    """Every deal of the hidden hands as bits, if there are at most `limit` of them before announcements are looked at.

    InconsistentError if no deal fits, StoppedError when the thinking is ended.
    """
    layout, said = _layout(view), announced(view)
    if layout.count > limit:
        return None
    found = tuple(stop.among(layout.all()))
    if said is None:
        return found
    return tuple(masks for masks in stop.among(found) if said.agrees(masks)) or found


def stacked_worlds(view: SeatView, worlds: list[Masks], seed: int) -> list[StackedWorld]:
    """These deals with the cards in no hand laid under the stacks, every order equally likely."""
    stacks = [(seat, stack.top) for seat, own in enumerate(view.stacks) for stack in own if stack.covered]
    if not stacks:
        return [StackedWorld(masks) for masks in worlds]
    left, draw = hidden(view).cards.mask, drawing(view, seed)
    return [_stacked(masks, stacks, left, draw) for masks in worlds]


def _stacked(
    masks: Masks, stacks: Sequence[tuple[int, int | None]], left: int, draw: Callable[[], float]
) -> StackedWorld:
    hands, pairs = list(masks), list[tuple[int, int]]()
    for mask in masks:
        left &= ~mask
    cards = bits_of(left)
    shuffle_in(cards, len(stacks), draw)
    for (seat, top), bit in zip(stacks, cards, strict=False):
        if top is None:
            hands[seat] |= bit
        else:
            pairs.append((int(top), bit.bit_length() - 1))
    return StackedWorld(tuple(hands), tuple(pairs))


def _layout(view: SeatView) -> Layout:
    """The layout of a view; InconsistentError if no deal fits."""
    layout = Layout(hidden(view))
    if not layout.count:
        raise InconsistentError("No deal of the hidden cards agrees with what was played.")
    return layout


def _agreeing(layout: Layout, said: Announced, count: int, draw: Callable[[], float], stop: Stop) -> Sampled:
    """Deals that agree with the declarations if enough are found; otherwise with everything except them.

    If more are asked for than there are deals, all deals are listed instead.
    """
    found, tried, source = list[Masks](), 0, _source(layout, said, draw, stop)
    while len(found) < count and tried < min(count * TRIES, layout.count):
        stop.check()
        masks = source()
        tried += 1
        if masks is not None and said.agrees(masks):
            found.append(masks)
    if len(found) < count and layout.count <= count * TRIES:
        listed = [masks for masks in stop.among(layout.all()) if said.agrees(masks)]
        if listed:
            found += [listed[int(draw() * len(listed))] for _ in range(count - len(found))]
    missing = count - len(found)
    return Sampled([*found, *(layout.draw(draw) for _ in stop.among(range(missing)))], not missing, tried)


def _source(layout: Layout, said: Announced, draw: Callable[[], float], stop: Stop) -> Callable[[], Masks | None]:
    """A draw of deals among which those that agree are equally likely.

    A declaration that was said and not shown is rare in a hand: the cards it may mean are dealt first, each as often as
    there are deals with them, and a deal in which several of them lie is taken so many times less often.
    """
    holding = _holding(layout, said, stop)
    if len(holding) == 1:
        return lambda: layout.draw(draw)
    sums = list(accumulate(made.count for made, _ in holding))

    def drawn() -> Masks | None:
        masks = holding[bisect_right(sums, int(draw() * sums[-1]))][0].draw(draw)
        times = 0
        for _, meant in holding:
            for seat, cards in meant:
                if cards & ~masks[seat]:
                    break
            else:
                times += 1
        return masks if times < 2 or draw() * times < 1 else None

    return drawn


def _holding(layout: Layout, said: Announced, stop: Stop) -> list[tuple[Layout, tuple[tuple[int, int], ...]]]:
    """The ways declared but hidden cards may lie: layouts, with (seat, cards still held) of each.

    Only as many declarations are placed as leave few ways; the others must turn up by chance.
    """
    found: list[tuple[Layout, tuple[tuple[int, int], ...]]] = [(layout, ())]
    for seat, one in said.unseen():
        ways = {cards & ~said.played[seat] for cards in said.ways_to_hold(one)}
        likely = sorted(cards for cards in ways if not cards & ~layout.found.may_hold(seat).mask)
        if len(found) * len(likely) > MOST_WAYS:
            break
        more = [
            (made, (*held, (seat, cards)))
            for base, held in found
            for cards in stop.among(likely)
            if (seat, cards) not in held and (made := base.with_cards(seat, cards))
        ]
        found = more or found
    return found
