"""What a seat sees, as numbers: one vector of 32-bit floats from -1 to 1 for each `SeatView`."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from belote_desktop.engine.actions import Action, Bid, BidKind, Exchange, Name, NameHokum, Say, Word
from belote_desktop.engine.auction.bids import highest_points
from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.deal import Trick
from belote_desktop.engine.rules import Ruleset
from belote_desktop.engine.rules.terms import Phase, Zone
from belote_desktop.engine.view import SeatView
from belote_desktop.rl.history import History
from belote_desktop.rl.planes import NO_CARD, ONE_CARD, floats, one_of, plane, share
from belote_desktop.rl.sections import LAST_CALLS, MOST_HELD, MOST_TRICKS, Section, sections_of

Vector = NDArray[np.float32]

_WORDS, _DENOMINATIONS, _PHASES = tuple(Word), tuple(Denomination), tuple(Phase)
_ANNOUNCED = (0, 3, 4, 5)
"""The classes of announcements: four of a kind, and the lengths of runs."""
USUAL_TARGET = 1000
"""Totals are divided by it in matches that end after a number of deals."""


class Observations:
    """Turns views of one game into vectors. It keeps what it made last, for speed only: equal views, equal vectors."""

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
        self._orders = [[(seat + step) % self._seats for step in range(self._seats)] for seat in range(self._seats)]
        self._no_call = bytes(len(floats([0.0])) * self.section("calls").shape[1])

    def section(self, name: str) -> Section:
        """The section of this name; KeyError if there is none."""
        return {section.name: section for section in self.sections}[name]

    def parts(self, vector: Vector) -> Mapping[str, Vector]:
        """The sections of an observation by name, each in its shape; they share the memory of `vector`."""
        found, at = {}, 0
        for section in self.sections:
            found[section.name] = vector[at : at + section.size].reshape(section.shape)
            at += section.size
        return found

    def vector(self, view: SeatView, chosen: int = 0) -> Vector:
        """The observation of a seat; `chosen` is the mask of the cards chosen for a discard that is not complete."""
        seat = view.seat
        if seat is None:
            raise ValueError("A spectator has no observation: take the view of a seat.")
        parts = [
            *self._hand(view, seat, chosen),
            self._history.planes(view.tricks, seat),
            self._lasting(view, seat),
            self._standing(view, seat),
            self._said(view, seat),
        ]
        return np.frombuffer(bytearray().join(parts), np.float32)

    def _hand(self, view: SeatView, seat: int, chosen: int) -> list[bytes]:
        held = view.seen(Zone.HAND, seat)
        if view.stacks:
            held += view.seen(Zone.UNCOVERED, seat)
        return [
            plane(CardSet.of(held).mask),
            plane(chosen) if chosen else NO_CARD,
            *self._trick(view.trick, seat),
            *[share(view.count(Zone.HAND, other), MOST_HELD) for other in self._orders[seat]],
            share(len(view.tricks), MOST_TRICKS),
        ]

    def _trick(self, trick: Trick | None, seat: int) -> list[bytes]:
        rows = [NO_CARD] * self._seats
        if trick is not None:
            first = trick.leader - seat
            for at, card in enumerate(trick.cards):
                rows[(first + at) % self._seats] = ONE_CARD[card]
        return rows

    def _lasting(self, view: SeatView, seat: int) -> bytes:
        """What seldom changes: cards that lie open, declarations, belote, what was exchanged and laid away."""
        laid, talon = view.seen(Zone.DISCARD, seat), view.seen(Zone.KITTY, seat)
        key = (
            view.stacks, view.shown, view.belote_said, view.exchanged, view.announced, view.own_declarations, laid,
            talon, view.turn_up, view.bottom,
        )  # fmt: skip
        kept = self._kept.get(("lasting", seat))
        if kept is not None and kept[0] == key:
            return kept[1]
        order = self._orders[seat]
        shown = [(owner, card) for owner, one in view.shown for card in one.cards]
        announced = [(owner, _ANNOUNCED.index(one.length)) for owner, one in view.announced]
        own = CardSet(card for one in view.own_declarations for card in one.cards)
        made = b"".join(
            (
                *(plane(CardSet.of(view.seen(Zone.UNCOVERED, each)).mask) for each in order),
                floats([view.count(Zone.COVERED, each) / MOST_HELD for each in order]),
                *(_owned(pairs, each) for pairs in (shown, view.belote_said, view.exchanged) for each in order),
                floats([float((each, one) in announced) for each in order for one in range(len(_ANNOUNCED))]),
                *map(plane, (own.mask, CardSet(laid).mask, CardSet(talon).mask)),
                *(NO_CARD if card is None else ONE_CARD[card] for card in (view.turn_up, view.bottom)),
            )
        )
        self._kept["lasting", seat] = (key, made)
        return made

    def _standing(self, view: SeatView, seat: int) -> bytes:
        """Who deals and is to act, the contract, and the score."""
        key = (view.dealer, view.to_act, view.phase, view.contract, view.totals, view.held)
        kept = self._kept.get(("standing", seat))
        if kept is not None and kept[0] == key:
            return kept[1]
        seats, contract = self._seats, view.contract
        sides = [self._rules.side_of(other) for other in self._orders[seat]]
        terms = [0.0] * 7
        if contract is not None:
            terms = [
                (contract.bid or 0) / self._highest, contract.capot, contract.generale, contract.raises / 4,
                contract.stake, contract.lock, contract.negative,
            ]  # fmt: skip
        made = b"".join(
            (
                one_of(seats, (view.dealer - seat) % seats),
                one_of(seats, None if view.to_act is None else (view.to_act - seat) % seats),
                one_of(len(_PHASES), _PHASES.index(view.phase)),
                one_of(seats, None if contract is None else (contract.declarer - seat) % seats),
                one_of(len(_DENOMINATIONS), contract and _DENOMINATIONS.index(contract.denomination)),
                floats([min(1.0, value) for value in terms]),
                floats([self._share(view.totals[side]) for side in sides]),
                floats([self._share(view.held[side]) for side in sides]),
            )
        )
        self._kept["standing", seat] = (key, made)
        return made

    def _share(self, points: int) -> float:
        return max(-1.0, min(1.0, points / self._target))

    def _said(self, view: SeatView, seat: int) -> bytes:
        """The last calls, raises after the auction among them, the latest first."""
        key = (view.calls, view.doubles)
        kept = self._kept.get(("said", seat))
        if kept is not None and kept[0] == key:
            return kept[1]
        latest = (*view.calls, *view.doubles)[: -LAST_CALLS - 1 : -1]
        rows = [self._call((speaker - seat) % self._seats, call) for speaker, call in latest]
        made = b"".join((*rows, *[self._no_call] * (LAST_CALLS - len(rows))))
        self._kept["said", seat] = (key, made)
        return made

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
        more = [bid.points / self._highest, capot, bid.kind is BidKind.GENERALE, isinstance(call, Exchange)]
        return b"".join(
            (
                one_of(self._seats, speaker),
                one_of(len(_WORDS), None if word is None else _WORDS.index(word)),
                one_of(len(_DENOMINATIONS), None if named is None else _DENOMINATIONS.index(named)),
                floats(more),
            )
        )


def _owned(pairs: list[tuple[int, Card]] | tuple[tuple[int, Card], ...], seat: int) -> bytes:
    """The cards that belong to a seat."""
    return plane(CardSet(card for owner, card in pairs if owner == seat).mask)
