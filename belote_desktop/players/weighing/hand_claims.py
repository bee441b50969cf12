"""The declarations in the hands of a possible deal, by the game's rules.

What was announced is known by its class only, what was shown by its cards; the rest is read from the hands of the
world, as the program announces for everyone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType

from belote_desktop.engine.actions import Announce, Declaration, announcement
from belote_desktop.engine.cards import Card, CardSet, Rank, Suit
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.deal import Deal, place
from belote_desktop.engine.declarations import best_announcement, candidates, compatible, points_of, wins_at_once
from belote_desktop.engine.declarations.announcing import contest, rules_here
from belote_desktop.engine.rules.sections import DeclarationRules
from belote_desktop.engine.rules.terms import Declarations, DeclarationsShown, DeclarationWindow, Phase, Zone
from belote_desktop.engine.view import SeatView

Masks = tuple[int, ...]
"""The cards each seat can still play, as bits."""
Entries = tuple[tuple[int, Declaration], ...]


@dataclass(frozen=True)
class Claims:
    """The declarations of a world. `declared` and `valid` are points by side, `best` the sides whose count.

    `entries` are the declarations that count; `at_once` is the side that wins the match by a run.
    """

    declared: tuple[int, ...]
    valid: tuple[int, ...]
    best: tuple[int, ...]
    entries: Entries = field(default=(), compare=False)
    at_once: int | None = None


@dataclass(frozen=True)
class HandClaims:
    """What is known in a view of everyone's declarations under a contract, and what worlds add to it."""

    view: SeatView
    contract: Contract
    _found: dict[tuple[int, int], tuple[Declaration, ...]] = field(default_factory=dict, repr=False, compare=False)
    _settled: dict[Entries, Claims] = field(default_factory=dict, repr=False, compare=False)

    def claims(self, masks: Masks) -> Claims:
        """The declarations of a world."""
        if not self._counts:
            return self._none
        entries = tuple((seat, one) for seat in self._seats for one in self._of_seat(seat, masks[seat]))
        if self._voids:
            return self._settle(entries, self.deal(entries, masks))
        known = self._settled.get(entries)
        if known is None:
            known = self._settled[entries] = self._settle(entries, self.deal(entries))
        return known

    def deal(self, entries: Entries, masks: Masks = ()) -> Deal:
        """The deal as far as the rules of declarations and belote ask about it."""
        hands = {place(Zone.HAND, seat): tuple(CardSet.of_mask(mask)) for seat, mask in enumerate(masks)}
        view = self.view
        return Deal(
            view.number, view.dealer, (), MappingProxyType(hands), Phase.PLAY, contract=self.contract, declared=entries,
            tricks=view.tricks, trick=view.trick, belote_said=view.belote_said,
        )  # fmt: skip

    def played(self, seat: int) -> int:
        """The cards a seat has played, as bits."""
        return self._played[seat]

    @property
    def _seats(self) -> range:
        return range(self.view.rules.table.seats)

    @cached_property
    def _rules(self) -> DeclarationRules:
        return rules_here(self.view.rules, self.deal(()))

    @cached_property
    def _counts(self) -> bool:
        return self._rules.declarations is Declarations.ON

    @cached_property
    def _voids(self) -> bool:
        return self._rules.seven_eight_carre_cancels_all

    @cached_property
    def _none(self) -> Claims:
        none = (0,) * self.view.rules.side_count
        return Claims(none, none, ())

    @cached_property
    def _played(self) -> tuple[int, ...]:
        masks = [0 for _ in self._seats]
        for trick in (*self.view.tricks, *([self.view.trick] if self.view.trick else [])):
            for seat, card in trick.plays(len(masks)):
                masks[seat] |= 1 << card
        return tuple(masks)

    @cached_property
    def _are_shown(self) -> bool:
        """Whether the view shows the declarations that count by now."""
        view, rules = self.view, self._rules
        at_once = rules.declarations_shown is DeclarationsShown.AT_ONCE
        before = rules.decl_window is DeclarationWindow.BEFORE_PLAY
        in_time = bool(view.tricks) or (at_once and before and view.trick is not None)
        return in_time and rules.declarations_shown is not DeclarationsShown.END

    @cached_property
    def _has_spoken(self) -> tuple[bool, ...]:
        """The seats that can announce nothing more."""
        if self._rules.decl_window is DeclarationWindow.BEFORE_PLAY:
            return (self.view.phase is Phase.PLAY,) * len(self._seats)
        return tuple(bool(mask) for mask in self._played)

    @cached_property
    def _fixed(self) -> tuple[tuple[Declaration, ...], ...]:
        """The declarations of each seat whose cards are known."""
        shown = self.view.shown if self._are_shown else ()
        return tuple(
            self.view.own_declarations
            if seat == self.view.seat
            else tuple(one for owner, one in shown if owner == seat)
            for seat in self._seats
        )

    @cached_property
    def _missing(self) -> tuple[Counter[Announce], ...]:
        """What each seat has announced and not shown."""
        return tuple(
            Counter(one for owner, one in self.view.announced if owner == seat)
            - Counter(map(announcement, self._fixed[seat]))
            for seat in self._seats
        )

    def _of_seat(self, seat: int, mask: int) -> tuple[Declaration, ...]:
        """What a seat has announced, or will with its first card."""
        fixed, missing = self._fixed[seat], self._missing[seat]
        if (self._has_spoken[seat] or fixed) and not missing:
            return fixed
        found = self._found.get((seat, mask))
        if found is None:
            found = self._found[seat, mask] = (*fixed, *self._guess(seat, mask, missing))
        return found

    def _guess(self, seat: int, mask: int, missing: Counter[Announce]) -> tuple[Declaration, ...]:
        """What this hand announces; where its classes were heard, the declarations of these classes."""
        hand = CardSet.of_mask(self._first_hand(seat, mask))
        best = best_announcement(self._rules, hand)
        if not self._has_spoken[seat]:
            return best
        rest = tuple(one for one in best if one not in self._fixed[seat])
        if Counter(map(announcement, rest)) == missing:
            return rest
        chosen = list(self._fixed[seat])
        for kind in missing.elements():
            chosen.append(self._of_class(kind, hand, chosen))
        return tuple(chosen[len(self._fixed[seat]) :])

    def _first_hand(self, seat: int, mask: int) -> int:
        """The cards a seat could announce from with its first card: none that lay covered."""
        view = self.view
        if not view.rules.deal.stacks:
            return mask | self._played[seat]
        if self._has_spoken[seat]:
            tops = (stack.top for stack in view.stacks[seat] if not stack.covered and stack.top is not None)
            return (mask | self._played[seat]) & ~CardSet(tops).mask
        if seat == view.seat:
            return view.hand.mask
        return mask if view.count(Zone.HAND, seat) else CardSet(view.seen(Zone.UNCOVERED, seat)).mask

    def _of_class(self, kind: Announce, hand: CardSet, chosen: Sequence[Declaration]) -> Declaration:
        """A declaration of the class that was heard; in a world that has none, the lowest of its class."""
        heard = (one for one in candidates(self._rules, hand) if announcement(one) == kind)
        found = [one for one in heard if compatible(self._rules, hand, (*chosen, one))]
        if found:
            return max(found, key=lambda one: points_of(self._rules, one))
        lowest = self.view.rules.deck.lowest_rank
        if kind.length:
            return Declaration(tuple(Card.of(Rank(lowest + step), Suit(0)) for step in reversed(range(kind.length))))
        return Declaration(tuple(Card.of(Rank.parse(self._rules.carre_points[-1][0]), suit) for suit in Suit))

    def _settle(self, entries: Entries, deal: Deal) -> Claims:
        rules = self.view.rules
        if self._are_shown:
            valid = self.view.shown
        else:
            valid = contest(rules, deal).valid if entries else ()
        at_once = next((rules.side_of(seat) for seat, one in entries if wins_at_once(self._rules, one)), None)
        best = tuple(sorted({rules.side_of(seat) for seat, _ in valid}))
        return Claims(self._points(entries), self._points(valid), best, valid, at_once)

    def _points(self, entries: Entries) -> tuple[int, ...]:
        points = [0] * self.view.rules.side_count
        for seat, one in entries:
            points[self.view.rules.side_of(seat)] += points_of(self._rules, one)
        return tuple(points)
