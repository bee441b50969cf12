"""The belotes that count in a possible deal, by the game's rules and by what was said.

A pair that is still whole in a hand is taken to be said as the rules ask, with the king first and on a fit occasion,
unless the card about to be played forbids it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

from belote_desktop.engine.cards import Card, CardSet, Rank, Suit
from belote_desktop.engine.deal import Deal, Trick
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.terms import BelotBlock, BeloteCall, BeloteOrder, DeclarationPlace
from belote_desktop.engine.tricks.belote import is_blocked, pairs_with, partner_card
from belote_desktop.engine.tricks.following import winning_place
from belote_desktop.players.weighing.hand_claims import Entries, HandClaims, Masks


@dataclass(frozen=True)
class Belotes:
    """The belotes of a view, and of every world that agrees with it. `known` tells the declarations of the worlds."""

    known: HandClaims
    _after: dict[Card, bool] = field(default_factory=dict, repr=False, compare=False)

    def sides(self, masks: Masks, entries: Entries, card: Card | None = None) -> tuple[int, ...]:
        """The side of every belote that counts, where `entries` are the declarations that count.

        `card` is what this seat is about to play: played against the rules of belote, the pair is lost.
        """
        pairs = self._pairs
        if not pairs:
            return ()
        lost = card.suit if card is not None and self.gives_up(card) else None
        found = []
        for suit, owner in pairs:
            seat = owner(masks) if suit is not lost else None
            if seat is not None and not self._is_blocked(seat, suit, entries):
                found.append(self.known.view.rules.side_of(seat))
        return tuple(found)

    @cached_property
    def _pairs(self) -> tuple[tuple[Suit, Callable[[Masks], int | None]], ...]:
        """For every suit of trumps whose belote may still count, who owns it in a world."""
        rules, denomination = self.known.view.rules, self.known.contract.denomination
        if not rules.belote.belote or rules.declaration.declaration_place is not DeclarationPlace.HAND:
            return ()
        found = ((suit, self._owner(suit)) for suit in Suit if denomination.is_trump(suit))
        return tuple((suit, owner) for suit, owner in found if owner is not None)

    def _owner(self, suit: Suit) -> Callable[[Masks], int | None] | None:
        """Who owns the belote of a suit: in the hands still, begun, or told by what was played; None if nobody."""
        king, queen = Card.of(Rank.KING, suit), Card.of(Rank.QUEEN, suit)
        players = {card: seat for seat in self._seats for card in (king, queen) if self.known.played(seat) >> card & 1}
        if not players:
            pair = 1 << king | 1 << queen
            return lambda masks: next((seat for seat, mask in enumerate(masks) if mask & pair == pair), None)
        seat = next(iter(players.values()))
        if len(players) == 2:
            whole = set(players.values()) == {seat} and self._was_said(seat, king, queen)
            return (lambda _masks: seat) if whole else None
        first = next(iter(players))
        other = partner_card(first)
        if not self._may_follow(seat, first, other):
            return None
        return lambda masks: seat if masks[seat] >> other & 1 else None

    @property
    def _seats(self) -> range:
        return range(self.known.view.rules.table.seats)

    def _was_said(self, seat: int, king: Card, queen: Card) -> bool:
        """Whether the pair was said with its second card, in a trick that was won where that is asked for."""
        order = [card for trick in self.known.view.tricks for card in trick.cards]
        order += self.known.view.trick.cards if self.known.view.trick else ()
        first, second = sorted((king, queen), key=order.index)
        said = self.known.view.belote_said
        return (seat, second) in said and self._is_won(seat, first if (seat, first) in said else second)

    def _may_follow(self, seat: int, first: Card, other: Card) -> bool:
        """Whether the second card will make the pair count: the first was said, or the second may be said alone."""
        if (seat, first) in self.known.view.belote_said:
            return self._is_won(seat, first)
        rules = self.known.view.rules
        late = rules.belote.late_announce or rules.belote.belote_call is BeloteCall.SECOND_CARD
        alone = late or (rules.belote.belot_on_second and bool(rules.deal.stacks))
        king_last = other.rank is Rank.KING and rules.belote.belote_order is BeloteOrder.KING_FIRST
        return alone and not king_last

    def _is_won(self, seat: int, card: Card) -> bool:
        """Whether this seat's side wins the trick with this card, as it stands, where the rules ask for that."""
        view = self.known.view
        if not view.rules.belote.belote_trick_won:
            return True
        trick = next(trick for trick in (*view.tricks, *([view.trick] if view.trick else [])) if card in trick.cards)
        table = rank_table(view.rules.cards, self.known.contract.denomination)
        winner = trick.winner
        if winner is None:
            winner = trick.seat_of(winning_place(trick.cards, table), view.rules.table.seats)
        return view.rules.side_of(winner) == view.rules.side_of(seat)

    def gives_up(self, card: Card) -> bool:
        """Whether this seat loses the belote of this suit by playing this card of the pair now."""
        if card not in self._after:
            self._after[card] = self._is_lost_by(card)
        return self._after[card]

    def _is_lost_by(self, card: Card) -> bool:
        view = self.known.view
        seat, rules = view.seat, view.rules
        if seat is None or card.rank not in (Rank.KING, Rank.QUEEN) or rules.belote.late_announce:
            return False
        if not self.known.contract.denomination.is_trump(card.suit) or partner_card(card) not in view.hand:
            return False
        if rules.belote.belote_order is BeloteOrder.KING_FIRST and card.rank is Rank.QUEEN:
            return True
        begun = rules.belote.belote_call is BeloteCall.BOTH_CARDS
        return begun and pairs_with(rules, self._deal_of(view.hand), seat, card) is None

    def _deal_of(self, hand: CardSet) -> Deal:
        masks = [0 for _ in self._seats]
        assert self.known.view.seat is not None
        masks[self.known.view.seat] = hand.mask
        return self.known.deal((), tuple(masks))

    def _is_blocked(self, seat: int, suit: Suit, entries: Entries) -> bool:
        """True if a declaration that counts keeps the pair from scoring."""
        rules = self.known.view.rules
        if rules.belote.baloot_block is BelotBlock.NONE or not entries:
            return False
        deal = self.known.deal(entries)
        if not deal.tricks:
            deal = deal.with_(tricks=(Trick(0),))
        return is_blocked(rules, deal, seat, Card.of(Rank.KING, suit))
