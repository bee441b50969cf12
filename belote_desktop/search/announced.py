"""What declarations prove of hidden hands; a hand that declared nothing holds no declaration.

If the program declares for the players, each declares the best its hand has. So in a possible deal every seat that has
declared must hold exactly what it declared, and once the declarations that count are shown, the same ones must win.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import NamedTuple

from belote_desktop.engine.actions import Announce, Declaration, announcement
from belote_desktop.engine.cards import CardSet, Rank, Suit
from belote_desktop.engine.deals.dealing import eldest, turn_up_owner
from belote_desktop.engine.declarations import best_announcement, compare, in_contract, points_of
from belote_desktop.engine.rules.sections import DeclarationRules
from belote_desktop.engine.rules.terms import (
    Announcing,
    DeclarationPlace,
    Declarations,
    DeclarationsShown,
    DeclarationWindow,
)
from belote_desktop.engine.view import SeatView

_RUN_STARTS = sum(0x7F << 9 * suit for suit in range(4))
"""The cards on which a run of three can begin without leaving its suit."""
_SUIT = 0x1FF
_EACH_SUIT = sum(1 << 9 * suit for suit in range(4))


def telling(hand: int) -> int:
    """The cards of a hand (bits) that are part of a run of three or of four of a kind; in most hands there are none."""
    runs = hand & hand >> 1 & hand >> 2 & _RUN_STARTS
    fours = hand & hand >> 9 & hand >> 18 & hand >> 27 & _SUIT
    return runs | runs << 1 | runs << 2 | fours * _EACH_SUIT


class Spoken(NamedTuple):
    """What a hand announces: the declarations, their classes in order, and the cards of all of them (bits)."""

    declarations: tuple[Declaration, ...]
    classes: tuple[int, ...]
    cards: int


_SILENCE = Spoken((), (), 0)


def announced_from(rules: DeclarationRules, hand: int) -> Spoken:
    """What is announced from a hand (bits). `rules` are those of the contract."""
    cards = telling(hand)
    return _spoken(rules, cards) if cards else _SILENCE


@lru_cache(maxsize=1 << 10)
def _spoken(rules: DeclarationRules, cards: int) -> Spoken:
    """The same from the cards given by `telling`; the others of a hand make no difference."""
    found = best_announcement(rules, CardSet.of_mask(cards))
    return Spoken(found, _classes(map(announcement, found)), CardSet(card for one in found for card in one.cards).mask)


def _classes(said: Iterable[Announce]) -> tuple[int, ...]:
    return tuple(sorted(one.length for one in said))


@dataclass(frozen=True, eq=False)
class Announced:
    """What each seat that has spoken said. `said[seat]` counts the classes; `played[seat]` is what it has played."""

    view: SeatView
    rules: DeclarationRules
    said: dict[int, Counter[Announce]]
    played: tuple[int, ...]
    _contests: dict[tuple[int, ...], bool] = field(default_factory=dict)

    @cached_property
    def contested(self) -> bool:
        """Whether the declarations that count lie open, so that which of them won is known."""
        rules, view = self.view.rules, self.view
        if rules.declaration.seven_eight_carre_cancels_all or not view.announced:
            return False
        return bool(view.tricks) and rules.declaration.declarations_shown is not DeclarationsShown.END

    def agrees(self, hands: Sequence[int]) -> bool:
        """True if these hands (bits, as they are now) would have made the same declarations."""
        for seat, played in self._silent:
            held = hands[seat] | played
            if telling(held) and announced_from(self.rules, held).classes:
                return False
        for seat, classes in self._loud:
            if announced_from(self.rules, hands[seat] | self.played[seat]).classes != classes:
                return False
        return not self.contested or self._same_win(hands)

    @cached_property
    def _silent(self) -> tuple[tuple[int, int], ...]:
        """The seats that have declared nothing, with the cards they have played."""
        return tuple((seat, self.played[seat]) for seat, said in self.said.items() if not said)

    @cached_property
    def _loud(self) -> tuple[tuple[int, tuple[int, ...]], ...]:
        return tuple((seat, _classes(said.elements())) for seat, said in self.said.items() if said)

    @cached_property
    def _speakers(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys(seat for seat, _ in self.view.announced))

    def _same_win(self, hands: Sequence[int]) -> bool:
        spoken = [(seat, announced_from(self.rules, hands[seat] | self.played[seat])) for seat in self._speakers]
        key = tuple(each.cards for _, each in spoken)
        found = self._contests.get(key)
        if found is None:
            found = self._contests[key] = self._contest(spoken) == set(self.view.shown)
        return found

    def _contest(self, spoken: Sequence[tuple[int, Spoken]]) -> set[tuple[int, Declaration]]:
        """The declarations that would count."""
        view, seats = self.view, self.view.rules.table.seats
        found = compare(
            self.rules,
            tuple((seat, one) for seat, each in spoken for one in each.declarations),
            trump=view.contract.trump if view.contract else None,
            eldest=eldest(view.rules, view.dealer),
            seats=seats,
            side_of={seat: view.rules.side_of(seat) for seat in range(seats)},
        )
        return set(found.valid)

    def unseen(self) -> list[tuple[int, Announce]]:
        """The declarations of other seats that were said and not shown, the rarest first."""
        left = dict(self.said)
        for seat, one in self.view.shown:
            if seat in left:
                left[seat] = left[seat] - Counter((announcement(one),))
        found = [(seat, one) for seat, said in left.items() for one in said.elements()]
        return sorted(found, key=lambda each: (9 - each[1].length if each[1].length else 0, each[0]))

    def ways_to_hold(self, one: Announce) -> tuple[int, ...]:
        """The sets of cards (bits) that may be meant by what was said; of a long run its first five are enough."""
        lowest = self.view.rules.deck.lowest_rank
        if not one.length:
            fours = (CardSet.parse(" ".join(f"{rank}{suit}" for suit in Suit)).mask for rank in Rank if rank >= lowest)
            return tuple(four for four in fours if points_of(self.rules, _four(four)))
        run = (1 << one.length) - 1
        return tuple(run << start + 9 * suit for suit in Suit for start in range(lowest, 10 - one.length))


def _four(mask: int) -> Declaration:
    return Declaration(tuple(CardSet.of_mask(mask)))


def announced(view: SeatView) -> Announced | None:
    """What the declarations prove; None if they prove nothing.

    Games with stacks are left out: there a view does not tell which of the cards played lay open from the start.
    """
    own = view.rules.declaration
    if view.contract is None or own.declarations is not Declarations.ON or view.rules.deal.stacks:
        return None
    if own.announcing is not Announcing.AUTOMATIC or own.declaration_place is DeclarationPlace.TRICK:
        return None
    rules = in_contract(own, view.contract.denomination)
    if rules.declarations is not Declarations.ON or not (view.tricks or view.trick):
        return None
    played = _played(view)
    silent = _changed_later(view)
    early = own.decl_window is DeclarationWindow.BEFORE_PLAY
    spoken = [seat for seat, cards in enumerate(played) if (cards or early) and seat not in (silent, view.seat)]
    said = {seat: Counter(one for owner, one in view.announced if owner == seat) for seat in spoken}
    return Announced(view, rules, said, played) if said else None


def _played(view: SeatView) -> tuple[int, ...]:
    masks = [0] * view.rules.table.seats
    for trick in (*view.tricks, *([view.trick] if view.trick else [])):
        for seat, card in trick.plays(len(masks)):
            masks[seat] |= 1 << card
    return tuple(masks)


def _changed_later(view: SeatView) -> int | None:
    """Who had to give the turned card away in an exchange, maybe after announcing."""
    if not view.exchanged or view.contract is None:
        return None
    return turn_up_owner(view.rules, view.dealer, view.contract.declarer)
