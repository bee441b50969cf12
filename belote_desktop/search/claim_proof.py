"""Proofs that a seat wins every trick left, from its view alone.

There are two proofs. A result holds in every deal of the hidden cards that the play so far allows, and against every
legal card of the others, the partner included. If both fail, the seat may still win every trick.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from belote_desktop.engine.actions import Play
from belote_desktop.engine.cards import Card, CardSet, Suit
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.deal import Trick
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Misplay, Phase
from belote_desktop.engine.tricks.following import winning_place
from belote_desktop.engine.tricks.roem import counts_roem
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.search.every_deal import in_every_deal
from belote_desktop.search.hidden import Hidden, hidden
from belote_desktop.search.stopping import NEVER, Stop

#: {cards}: A♥ K♥ on screen, named aloud, in the order of play.
_OWN_CARDS = QT_TRANSLATE_NOOP("engine", "The rest is yours. Nobody can beat your cards in this order: {cards:the}.")
#: {count}: a number.
_EVERY_DEAL = QT_TRANSLATE_NOOP(
    "engine", "The rest is yours, wherever the hidden cards lie. Possible deals checked: {count}."
)


@dataclass(frozen=True)
class Rest:
    """A proof that a seat wins all tricks left: the card to play, the number of tricks, and the reason."""

    card: Card
    tricks: int
    reason: Message


def sure_rest(view: SeatView, stop: Stop = NEVER) -> Rest | None:
    """The proof that the seat to play wins every trick left; None if there is none.

    Also None if more than the tricks is left to decide: roem, covered cards, free play, or options that are not cards.
    Raises StoppedError when the search is stopped.
    """
    contract = view.contract
    if contract is None or not _only_tricks_are_open(view):
        return None
    winners, found = _winners(view.rules, contract, view.seat or 0), hidden(view)
    if view.seat in winners:
        order = _order(view, contract, found)
        if order:
            return Rest(order[0], len(view.hand), say(_OWN_CARDS, cards=order))
    proved = in_every_deal(view, found, winners, stop)
    if proved is None:
        return None
    card, count = proved
    return Rest(card, len(view.hand), say(_EVERY_DEAL, count=count))


def _only_tricks_are_open(view: SeatView) -> bool:
    if view.phase is not Phase.PLAY or view.to_act != view.seat or not view.options:
        return False
    plain = all(isinstance(action, Play) for action in view.options)
    seen = not any(stack.covered for row in view.stacks for stack in row)
    return plain and seen and view.rules.play.misplay is Misplay.PREVENT and not counts_roem(view.rules)


def _winners(rules: Ruleset, contract: Contract, seat: int) -> frozenset[int]:
    """The seats whose tricks the side of `seat` wants: its own; in a générale only those of the one who bid it."""
    mine = rules.side_of(seat)
    if contract.generale and rules.side_of(contract.declarer) == mine:
        return frozenset((contract.declarer,))
    return frozenset(other for other in range(rules.table.seats) if rules.side_of(other) == mine)


# ---------------------------------------------------------------------- by the cards of one hand
def _order(view: SeatView, contract: Contract, found: Hidden) -> tuple[Card, ...]:
    """An order of leads in which no card of the hand can be beaten; empty if none is found."""
    me, table = view.seat or 0, rank_table(view.rules.cards, contract.denomination)
    seats = view.rules.table.seats
    rivals = _Rivals.of(found, me)
    trick = view.trick or Trick(me)
    if not trick.cards:
        order = rivals.leads(view.hand, contract, table.strength)
        return order if order and Play(order[0]) in view.lawful else ()
    after_me = [trick.seat_of(place, seats) for place in range(len(trick.cards) + 1, seats)]
    answers = [card for seat in after_me for card in rivals.held[seat]]
    lawful = [action.card for action in view.lawful if isinstance(action, Play)]
    for card in sorted(lawful, key=lambda card: table.strength[card]):
        lying, mine = (*trick.cards, card), len(trick.cards)
        if winning_place(lying, table) != mine:
            continue
        if any(winning_place((*lying, answer), table) != mine for answer in answers):
            continue
        left = view.hand - CardSet((card,))
        order = rivals.leads(left, contract, table.strength)
        if order or not left:
            return (card, *order)
    return ()


@dataclass(frozen=True)
class _Rivals:
    """The other players, the partner included: the cards each may hold, and how many it holds."""

    held: dict[int, CardSet]
    sizes: dict[int, int]

    @classmethod
    def of(cls, found: Hidden, me: int) -> _Rivals:
        others = [seat for seat in range(len(found.room)) if seat != me]
        return cls(
            {seat: found.may_hold(seat) for seat in others},
            {seat: len(found.sure[seat]) + found.room[seat] for seat in others},
        )

    def leads(self, hand: CardSet, contract: Contract, strength: tuple[int, ...]) -> tuple[Card, ...]:
        """An order in which to lead a whole hand so that each card wins; empty if it cannot be seen.

        Everybody follows suit, so `longest` leads of a suit leave nobody else with it. If these leads are above all
        that the others hold of it, the rest of the suit wins too, once nobody can ruff.
        """
        trump = contract.denomination.suit
        drawn = 0 if trump is None else self._longest(trump)
        trumps = CardSet() if trump is None else hand.suited(trump)
        if drawn and trumps != hand and (contract.lock or len(trumps) < drawn):
            return ()
        suits = sorted({card.suit for card in hand}, key=lambda suit: ((suit == trump) != bool(drawn), suit))
        order: list[Card] = []
        for suit in suits:
            mine = sorted(hand.suited(suit), key=lambda card: -strength[card])
            theirs = max((strength[card] for card in self._outstanding(suit)), default=-1)
            if any(strength[card] < theirs for card in mine[: self._longest(suit)]):
                return ()
            order += mine
        return tuple(order)

    def _longest(self, suit: Suit) -> int:
        """The most cards of a suit that one of the others may hold."""
        return max(min(len(cards.suited(suit)), self.sizes[seat]) for seat, cards in self.held.items())

    def _outstanding(self, suit: Suit) -> Iterable[Card]:
        return (card for cards in self.held.values() for card in cards.suited(suit))
