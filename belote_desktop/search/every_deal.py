"""Whether a side takes all the tricks that are left in every deal the hidden cards allow, played through to the end.

Only for small endings. The player does not see how the cards lie: it plays the same card in all the deals it cannot
tell apart, and each card of the others tells some of them apart.
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
"""What is looked at, at most: more takes longer than a person would wait for it."""


class _TooLongError(Exception):
    """The ending has too many positions to be played through."""


def in_every_deal(view: SeatView, found: Hidden, winners: frozenset[int], stop: Stop) -> tuple[Card, int] | None:
    """A card after which every trick falls to `winners`, and the number of deals; None where that is not proved.

    `found` is what the view proves of the hidden cards. StoppedError when the thinking is ended.
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
    """Positions of one ending, and whether all its tricks are certain from them."""

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
        """The cards that win or lose a trick come first: what does not hold is seen soon."""
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
