"""`Knowledge`: what a player concludes from its view: the cards still out, who is winning, how safe a trick is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from belote_desktop.engine.actions import Play
from belote_desktop.engine.cards import Card, CardSet, Suit
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.rank_tables import RankTable, rank_table
from belote_desktop.engine.rules.terms import Zone
from belote_desktop.engine.tricks.following import Situation, legal_cards, winning_place
from belote_desktop.engine.view import SeatView
from belote_desktop.players.player import World
from belote_desktop.search import Hidden, hidden

NONE = CardSet()
ALLY = 0.4
"""What a trick won by another defender is worth to one who plays alone. Chosen by judgement, not measured."""
MASTER_HOLDS, BEST_HOLDS, PARTNER_HELPS = 0.8, 0.35, 0.15
"""The chance of a trick by the look of it: with a master on top, with the best card so far, and with neither but a
partner. Estimated, not measured."""


@dataclass(frozen=True, eq=False)
class Knowledge:
    """A seat about to play a card.

    `worlds` are deals it holds possible; none for a player who reckons with the cards on the table alone.
    `forgotten` are cards that were played and that it takes to be out still, `gone` cards it takes to have been played.
    """

    view: SeatView
    contract: Contract
    seat: int
    worlds: Sequence[World] = ()
    forgotten: CardSet = NONE
    gone: CardSet = NONE

    @cached_property
    def table(self) -> RankTable:
        return rank_table(self.view.rules.cards, self.contract.denomination)

    @property
    def hand(self) -> CardSet:
        return self.view.hand

    @cached_property
    def legal(self) -> CardSet:
        return CardSet(action.card for action in self.view.lawful if isinstance(action, Play))

    @property
    def seats(self) -> int:
        return self.view.rules.table.seats

    @property
    def trick(self) -> tuple[Card, ...]:
        """The cards on the table, in order."""
        return self.view.trick.cards if self.view.trick else ()

    @property
    def leads(self) -> bool:
        return not self.trick

    @property
    def is_last(self) -> bool:
        """Whether nobody plays to this trick after this seat."""
        return len(self.trick) == self.seats - 1

    @property
    def tricks_left(self) -> int:
        """The tricks still to be played, the present one included."""
        return len(self.hand) + self.view.count(Zone.COVERED, self.seat)

    @property
    def trump(self) -> Suit | None:
        return self.contract.trump

    @cached_property
    def trumps(self) -> CardSet:
        """The trumps in hand; none where no single suit is trump."""
        return CardSet() if self.trump is None else self.hand.suited(self.trump)

    def is_trump(self, card: Card) -> bool:
        return card.suit == self.trump

    @property
    def tens_are_second(self) -> bool:
        """Whether a ten stands right under the ace of its suit."""
        return self.contract.denomination is not Denomination.ALL_TRUMP

    @property
    def others(self) -> tuple[int, ...]:
        """The seats that are not on the takers' side."""
        return tuple(seat for seat in range(self.seats) if not self.same_side(seat, self.contract.declarer))

    def points(self, card: Card) -> int:
        return self.table.points[card]

    @property
    def factor(self) -> int:
        """What the points of cards are multiplied by in this contract: 2 in the no trumps of some games."""
        no_trumps = self.contract.denomination is Denomination.NO_TRUMP
        return self.view.rules.cards.nt_factor if no_trumps else 1

    def strength(self, card: Card) -> int:
        return self.table.strength[card]

    def from_high(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Cards of one suit, the highest first."""
        return tuple(sorted(cards, key=self.strength, reverse=True))

    def same_side(self, one: int, two: int) -> bool:
        return self.view.rules.side_of(one) == self.view.rules.side_of(two)

    @property
    def is_declarer(self) -> bool:
        return self.contract.declarer == self.seat

    @property
    def is_taker(self) -> bool:
        """Whether the contract is this side's."""
        return self.same_side(self.contract.declarer, self.seat)

    @property
    def partners(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if seat != self.seat and self.same_side(seat, self.seat))

    @property
    def opponents(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if not self.same_side(seat, self.seat))

    @cached_property
    def found(self) -> Hidden:
        return hidden(self.view)

    @cached_property
    def out(self) -> CardSet:
        """The cards that may still come from others, as this player believes."""
        held = self.found.cards
        for seat in range(self.seats):
            if seat != self.seat:
                held |= self.found.sure[seat]
        return (held | self.forgotten) - self.gone

    @cached_property
    def trumps_out(self) -> CardSet:
        """The trumps an opponent may still hold, as this player believes."""
        if self.trump is None:
            return CardSet()
        held = self.forgotten
        for seat in self.opponents:
            held |= self.found.may_hold(seat)
        return held.suited(self.trump) - self.gone

    def is_master(self, card: Card) -> bool:
        """Whether no card of its suit that is still out beats this one."""
        return all(self.strength(other) < self.strength(card) for other in self.out.suited(card.suit))

    @cached_property
    def best(self) -> Card | None:
        """The card that is winning the trick."""
        return self.trick[winning_place(self.trick, self.table)] if self.trick else None

    @cached_property
    def winner(self) -> int | None:
        """The seat that is winning the trick."""
        if not self.trick or self.view.trick is None:
            return None
        return self.view.trick.seat_of(winning_place(self.trick, self.table), self.seats)

    @property
    def partner_winning(self) -> bool:
        return self.winner is not None and self.same_side(self.winner, self.seat)

    def overtakes(self, card: Card) -> bool:
        """Whether the card would be the best on the table."""
        trick = (*self.trick, card)
        return winning_place(trick, self.table) == len(trick) - 1

    @cached_property
    def on_table(self) -> int:
        """The points on the table."""
        return sum(self.points(card) for card in self.trick)

    @cached_property
    def to_come(self) -> float:
        """The points the players after this one will add, at the average of the cards still out."""
        out = len(self.out)
        players = self.seats - 1 - len(self.trick)
        return sum(self.points(card) for card in self.out) / out * players if out else 0.0

    @cached_property
    def _safety(self) -> dict[Card, float]:
        return {card: self._reckon(card) for card in self.legal}

    def safety(self, card: Card) -> float:
        """How likely this side wins the trick when this card is played, from 0 to 1.

        Where each plays alone, a trick that another defender wins is half a trick won.
        """
        return self._safety[card]

    def _reckon(self, card: Card) -> float:
        if self.is_last or not self.worlds:
            return self._at_sight(card)
        return sum(self.side_wins(card, world) for world in self.worlds) / len(self.worlds)

    def _at_sight(self, card: Card) -> float:
        """The chance of the trick by the look of it: sure when last, good for a master, poor otherwise."""
        best = card if self.overtakes(card) or self.best is None else self.best
        ours = best == card or self.partner_winning
        if self.is_last:
            return self._worth_of(self.seat if best == card or self.winner is None else self.winner)
        if ours:
            return MASTER_HOLDS if self.is_master(best) else BEST_HOLDS
        return PARTNER_HELPS if self.partners else 0.0

    def _worth_of(self, winner: int) -> float:
        """What it is worth that this seat wins the trick: 1 for the own side, a part for an ally against the taker."""
        if self.same_side(winner, self.seat):
            return 1.0
        allied = not self.is_taker and not self.same_side(winner, self.contract.declarer)
        return ALLY if allied and not self.contract.negative else 0.0

    def side_wins(self, card: Card, world: World) -> float:
        """Whether this side wins the trick in one deal when everyone after plays the strongest card allowed."""
        leader = self.view.trick.leader if self.view.trick else self.seat
        trick, rules, contract = (*self.trick, card), self.view.rules, self.contract
        strength, side_of = self.table.in_trick[trick[0].suit], rules.side_of
        place = winning_place(trick, self.table)
        winner, best = (leader + place) % self.seats, strength[trick[place]]
        for step in range(len(trick), self.seats):
            seat = (leader + step) % self.seats
            partner = side_of(winner) == side_of(seat)
            cards = legal_cards(
                Situation(rules.play, self.table, contract.denomination, world[seat], trick, partner, contract.lock)
            )
            if not cards:
                return 0.0
            strongest = max(cards, key=strength.__getitem__)
            if strength[strongest] > best:
                winner, best = seat, strength[strongest]
            trick = (*trick, strongest)
        return self._worth_of(winner)
