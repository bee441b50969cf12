"""The observation of a seat: one vector of small integers computed from its `SeatView`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import itemgetter

import numpy as np
from numpy.typing import NDArray

from belote_desktop.engine.actions import Action, Bid, BidKind, Exchange, Name, NameHokum, Say, Word
from belote_desktop.engine.auction.bids import highest_points
from belote_desktop.engine.cards import Card
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.deal import Trick, place
from belote_desktop.engine.rules import Ruleset
from belote_desktop.engine.rules.terms import Phase, Zone
from belote_desktop.engine.view import SeatView
from belote_desktop.rl.history import History
from belote_desktop.rl.planes import NO_CARD, ONE_CARD, one_of, plane, plane_of, small
from belote_desktop.rl.sections import LAST_CALLS, Section, sections_of

Vector = NDArray[np.int8]

_WORDS, _DENOMINATIONS = tuple(Word), tuple(Denomination)
_PHASES = {phase: one_of(len(Phase), place) for place, phase in enumerate(Phase)}
_ANNOUNCED = (0, 3, 4, 5)
"""The classes of announcements: four of a kind, and the lengths of runs."""
_LYING = ("stacks", "shown", "belote_said", "exchanged", "announced", "own_declarations", "turn_up", "bottom")
_TERMS = ("dealer", "to_act", "phase", "contract", "totals", "held")
_SAID = ("calls", "doubles")
_STANDING = itemgetter(*_LYING, *_TERMS, *_SAID)
_END_OF_LYING, _END_OF_TERMS = len(_LYING), len(_LYING) + len(_TERMS)
"""Where these end in the values that `_STANDING` takes from the fields of a view."""
INT8 = np.dtype(np.int8)
"""The type of the numbers of an observation."""
MOST = 127
"""The largest number that a byte holds."""
USUAL_TARGET = 1000
"""Totals are divided by it in matches that end after a number of deals."""


class Observations:
    """Turns views of one game into vectors. Parts of the last one are cached; equal views give equal vectors."""

    def __init__(self, rules: Ruleset) -> None:
        self.sections: tuple[Section, ...] = sections_of(rules)
        self.size = sum(section.size for section in self.sections)
        self._rules = rules
        self._seats = rules.table.seats
        self._target = rules.match.target or USUAL_TARGET
        self._highest = highest_points(rules)
        self._history = History(self._seats)
        self._calls: dict[tuple[int, Action], bytes] = {}
        self._kept: dict[tuple[str, int], tuple[tuple[object, ...], bytes]] = {}
        """Parts made last, by name and seat, with what they were made from."""
        self._standing_kept: list[tuple[tuple[object, ...], bytes]] = [((), b"")] * self._seats
        """The standing sections made last for each seat, with what they were made from."""
        self._orders = [[(seat + step) % self._seats for step in range(self._seats)] for seat in range(self._seats)]
        self._hands = [itemgetter(*(place(Zone.HAND, other) for other in order)) for order in self._orders]
        self._can_lay_away = bool(rules.deal.kitty or rules.deal.talon_packets)
        """Whether a seat may have cards of its own beside its hand: discarded ones, or a talon."""
        self._no_rows = NO_CARD * self._seats
        self._no_stacks = self._no_rows + bytes(self._seats)
        self._nothing_announced = bytes(self._seats * len(_ANNOUNCED))
        self._no_contract = bytes(sum(self.section(name).size for name in ("declarer", "contract", "contract_terms")))
        self._no_calls = [bytes((LAST_CALLS - said) * self.section("calls").shape[1]) for said in range(LAST_CALLS + 1)]

    def section(self, name: str) -> Section:
        """The section with this name. Raises KeyError if there is none."""
        return {section.name: section for section in self.sections}[name]

    def parts(self, vector: Vector) -> Mapping[str, Vector]:
        """The sections of an observation by name, each in its shape; they share the memory of `vector`."""
        found, at = {}, 0
        for section in self.sections:
            found[section.name] = vector[at : at + section.size].reshape(section.shape)
            at += section.size
        return found

    def vector(self, view: SeatView, chosen: int = 0) -> Vector:
        """The observation of a seat. `chosen` is the mask of the cards chosen so far for an incomplete discard."""
        seat = view.seat
        if seat is None:
            raise ValueError("A spectator has no observation: take the view of a seat.")
        played, order = self._history.planes(view.tricks, seat)
        held, *others = self._hands[seat](view.places)
        own = held + view.seen(Zone.UNCOVERED, seat) if view.stacks else held
        parts = (
            plane_of(own),
            plane(chosen) if chosen else NO_CARD,
            self._trick(view.trick, seat),
            bytes((len(held), *others, len(view.tricks))),
            played,
            order,
            self._standing(view, seat),
        )
        return np.frombuffer(bytearray().join(parts), INT8)

    def _trick(self, trick: Trick | None, seat: int) -> bytes:
        if trick is None or not trick.cards:
            return self._no_rows
        rows = [NO_CARD] * self._seats
        for row, card in enumerate(trick.cards, trick.leader - seat):
            rows[row % self._seats] = ONE_CARD[card]
        return b"".join(rows)

    def _standing(self, view: SeatView, seat: int) -> bytes:
        """The sections from `open` to `calls`, which change a few times in a deal."""
        key = _STANDING(view.__dict__)
        kept = self._standing_kept[seat]
        if kept[0] == key and not self._can_lay_away:
            return kept[1]
        away = (view.seen(Zone.DISCARD, seat), view.seen(Zone.KITTY, seat))
        made = b"".join(
            (
                self._part("lying", view, seat, (away, *key[:_END_OF_LYING]), self._lying),
                self._part("terms", view, seat, key[_END_OF_LYING:_END_OF_TERMS], self._terms),
                self._part("said", view, seat, key[_END_OF_TERMS:], self._said),
            )
        )
        self._standing_kept[seat] = (key, made)
        return made

    def _part(
        self, name: str, view: SeatView, seat: int, key: tuple[object, ...], make: Callable[[SeatView, int], bytes]
    ) -> bytes:
        """A part of the vector of a seat: the last one if the key is the same, else made again."""
        kept = self._kept.get((name, seat))
        if kept is None or kept[0] != key:
            kept = self._kept[name, seat] = (key, make(view, seat))
        return kept[1]

    def _terms(self, view: SeatView, seat: int) -> bytes:
        """The sections from `dealer` to `held`."""
        seats = self._seats
        return b"".join(
            (
                one_of(seats, (view.dealer - seat) % seats),
                one_of(seats, None if view.to_act is None else (view.to_act - seat) % seats),
                _PHASES[view.phase],
                self._contract(view.contract, seat),
                self._part("scores", view, seat, (view.totals, view.held), self._scores),
            )
        )

    def _lying(self, view: SeatView, seat: int) -> bytes:
        """The sections of open cards, declarations, belote, exchanges and discards."""
        order, laid, talon = self._orders[seat], view.seen(Zone.DISCARD, seat), view.seen(Zone.KITTY, seat)
        shown = tuple((owner, card) for owner, one in view.shown for card in one.cards)
        own = tuple(card for one in view.own_declarations for card in one.cards)
        return b"".join(
            (
                self._stacks(view, order),
                self._owned(shown, order),
                self._owned(view.belote_said, order),
                self._owned(view.exchanged, order),
                self._announced(view, order),
                plane_of(own),
                plane_of(laid),
                plane_of(talon),
                NO_CARD if view.turn_up is None else ONE_CARD[view.turn_up],
                NO_CARD if view.bottom is None else ONE_CARD[view.bottom],
            )
        )

    def _stacks(self, view: SeatView, order: list[int]) -> bytes:
        if not view.stacks:
            return self._no_stacks
        lying = [plane_of(view.seen(Zone.UNCOVERED, each)) for each in order]
        return b"".join((*lying, small(view.count(Zone.COVERED, each) for each in order)))

    def _announced(self, view: SeatView, order: list[int]) -> bytes:
        if not view.announced:
            return self._nothing_announced
        announced = [(owner, one.length) for owner, one in view.announced]
        return small((each, length) in announced for each in order for length in _ANNOUNCED)

    def _owned(self, pairs: tuple[tuple[int, Card], ...], order: list[int]) -> bytes:
        """A row for each seat: those of the cards that belong to it."""
        if not pairs:
            return self._no_rows
        return b"".join(plane_of(card for owner, card in pairs if owner == each) for each in order)

    def _contract(self, contract: Contract | None, seat: int) -> bytes:
        if contract is None:
            return self._no_contract
        terms = [
            self._bid(contract.bid or 0), contract.capot, contract.generale, contract.raises,
            contract.stake, contract.lock, contract.negative,
        ]  # fmt: skip
        declarer = one_of(self._seats, (contract.declarer - seat) % self._seats)
        return declarer + one_of(len(_DENOMINATIONS), _DENOMINATIONS.index(contract.denomination)) + small(terms)

    def _scores(self, view: SeatView, seat: int) -> bytes:
        sides = [self._rules.side_of(other) for other in self._orders[seat]]
        return small(self._share(points[side]) for points in (view.totals, view.held) for side in sides)

    def _share(self, points: int) -> int:
        return max(-MOST, min(MOST, round(100 * points / self._target)))

    def _bid(self, points: int) -> int:
        return min(MOST, round(100 * points / self._highest))

    def _said(self, view: SeatView, seat: int) -> bytes:
        """The section of the last calls, the latest first, with raises made after the auction."""
        latest = (*view.calls, *view.doubles)[: -LAST_CALLS - 1 : -1]
        rows = [self._call((speaker - seat) % self._seats, call) for speaker, call in latest]
        return b"".join((*rows, self._no_calls[len(rows)]))

    def _call(self, speaker: int, call: Action) -> bytes:
        made = self._calls.get((speaker, call))
        if made is None:
            made = self._calls[speaker, call] = self._described(speaker, call)
        return made

    def _described(self, speaker: int, call: Action) -> bytes:
        word = call.word if isinstance(call, Say) else Word.HOKUM if isinstance(call, NameHokum) else None
        named = call.denomination if isinstance(call, Name | Bid) else None
        if isinstance(call, NameHokum):
            named = Denomination.of(call.suit)
        bid = call if isinstance(call, Bid) else Bid(0, Denomination.NO_TRUMP)
        capot = bid.capot or bid.kind is BidKind.CAPOT
        more = [self._bid(bid.points), capot, bid.kind is BidKind.GENERALE, isinstance(call, Exchange)]
        return b"".join(
            (
                one_of(self._seats, speaker),
                one_of(len(_WORDS), None if word is None else _WORDS.index(word)),
                one_of(len(_DENOMINATIONS), None if named is None else _DENOMINATIONS.index(named)),
                small(more),
            )
        )
