"""An exhaustive proof, for small endings, that a side wins all tricks left in every possible deal.

The player does not see the hidden cards, so it must play the same card in all deals it cannot tell apart; each card
that the others play rules some of them out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from belote_desktop.engine.actions import Play
from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.deal import Trick
from belote_desktop.engine.rank_tables import RankTable, rank_table
from belote_desktop.engine.tricks.following import legal_cards, winning_place
from belote_desktop.engine.tricks.playing import situation_at
from belote_desktop.engine.view import SeatView
from belote_desktop.search.hidden import Hidden
from belote_desktop.search.layout import InconsistentError, Layout, Masks
from belote_desktop.search.stopping import Stop

MOST_DEALS, MOST_POSITIONS = 400, 2500
"""What is looked at, at most: more takes longer than a person would wait for it. Round numbers; not measured."""


class _TooLongError(Exception):
    """The ending has too many positions for an exhaustive proof."""


def in_every_deal(view: SeatView, found: Hidden, winners: frozenset[int], stop: Stop) -> tuple[Card, int] | None:
    """A card after which `winners` take every trick, and the number of possible deals; None if there is no proof.

    `found` is what the view proves of the hidden cards. Raises StoppedError when the search is stopped.
    """
    try:
        layout = Layout(found)
    except InconsistentError:
        return None
    if not 0 < layout.count <= MOST_DEALS:
        return None
    deals = tuple(layout.all())
    ending = _Ending(view, winners, stop)
    trick = view.trick or Trick(view.seat or 0)
    lawful = [action.card for action in view.lawful if isinstance(action, Play)]
    try:
        card = next((card for card in lawful if ending.holds_after(trick, card, deals)), None)
    except _TooLongError:
        return None
    return None if card is None else (card, len(deals))


@dataclass
class _Ending:
    """The positions of one ending, with cached results."""

    view: SeatView
    winners: frozenset[int]
    stop: Stop
    known: dict[tuple[Trick, tuple[Masks, ...]], bool] = field(default_factory=dict)

    def holds(self, trick: Trick, deals: tuple[Masks, ...]) -> bool:
        """Whether `winners` take everything from here on in all these deals, which look the same to the player."""
        key = trick, deals
        answer = self.known.get(key)
        if answer is None:
            self.stop.check()
            if len(self.known) >= MOST_POSITIONS:
                raise _TooLongError
            answer = self.known[key] = self._holds(trick, deals)
        return answer

    def _holds(self, trick: Trick, deals: tuple[Masks, ...]) -> bool:
        seat = trick.seat_of(len(trick.cards), self.view.rules.table.seats)
        if seat == self.view.seat:
            lawful = self._strongest_first(self._legal(trick, seat, deals[0]))
            return any(self.holds_after(trick, card, deals) for card in lawful)
        held: dict[Card, list[Masks]] = {}
        for deal in deals:
            for card in self._legal(trick, seat, deal):
                held.setdefault(card, []).append(deal)
        return all(self.holds_after(trick, card, held[card]) for card in self._strongest_first(held))

    def _strongest_first(self, cards: Iterable[Card]) -> list[Card]:
        """The cards with the strongest first, so that a failing proof is found early."""
        return sorted(cards, key=lambda card: -self._table.strength[card])

    def holds_after(self, trick: Trick, card: Card, deals: Sequence[Masks]) -> bool:
        """Whether it holds once the seat to play has played this card in all these deals."""
        seats = self.view.rules.table.seats
        seat = trick.seat_of(len(trick.cards), seats)
        gone = ~(1 << card)
        left = tuple(tuple(hand & gone if at == seat else hand for at, hand in enumerate(deal)) for deal in deals)
        lying = Trick(trick.leader, (*trick.cards, card))
        if len(lying.cards) < seats:
            return self.holds(lying, left)
        winner = lying.seat_of(winning_place(lying.cards, self._table), seats)
        if winner not in self.winners:
            return False
        return not any(left[0]) or self.holds(Trick(winner), left)

    @property
    def _table(self) -> RankTable:
        assert self.view.contract is not None
        return rank_table(self.view.rules.cards, self.view.contract.denomination)

    def _legal(self, trick: Trick, seat: int, deal: Masks) -> CardSet:
        assert self.view.contract is not None
        hand = CardSet.of_mask(deal[seat])
        return legal_cards(situation_at(self.view.rules, self.view.contract, hand, trick, seat))
