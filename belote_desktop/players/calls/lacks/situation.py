"""`Situation`: what a seat that is about to call knows of the auction; `Holding`: its cards for one contract."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

from belote_desktop.engine.actions import PASS, Action, Bid, Say, Word
from belote_desktop.engine.cards import Card, CardSet, Rank, Suit
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.deals.dealing import eldest
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.view import SeatView
from belote_desktop.players.calls.counting import strength
from belote_desktop.players.calls.prospects import Target, denominations_of, hand_for, target_of

SUN, ASHKAL = Say(Word.SUN), Say(Word.ASHKAL)


@dataclass(frozen=True)
class Holding:
    """The cards a seat would hold for a contract, as far as it knows them: the turn-up counts where it would get it.

    `top` and `second` tell whether the two highest trumps, in most games jack and nine, are among the `trumps`; `aces`
    are the highest cards of the side suits; `extra` is what declarations and belote add to the contract.
    """

    denomination: Denomination
    cards: CardSet
    trumps: CardSet
    top: bool
    second: bool
    aces: CardSet
    belote: bool
    extra: float

    @property
    def length(self) -> int:
        """How many trumps there are."""
        return len(self.trumps)


@dataclass(frozen=True)
class Situation:
    """A seat about to call."""

    view: SeatView

    @property
    def is_judged(self) -> bool:
        """Whether the rules speak of this game: nothing was measured for hands with stacks or a kitty."""
        deal, auction = self.view.rules.deal, self.view.phase in (Phase.AUCTION, Phase.RAISES)
        return auction and self.view.seat is not None and not deal.stacks and not deal.kitty

    @property
    def is_forced(self) -> bool:
        """Whether a contract must be named."""
        return PASS not in self.view.lawful

    @cached_property
    def leads(self) -> bool:
        """Whether the own side plays the first card."""
        return self.is_own(eldest(self.view.rules, self.view.dealer))

    @cached_property
    def target(self) -> Target | None:
        """The contract that stands, made or still in auction."""
        return target_of(self.view)

    def is_own(self, seat: int) -> bool:
        """Whether a seat is on the own side."""
        assert self.view.seat is not None
        return self.view.rules.side_of(seat) == self.view.rules.side_of(self.view.seat)

    @cached_property
    def named(self) -> tuple[tuple[int, Action, Denomination], ...]:
        """Who has named which contract so far, with the call."""
        found = ((seat, call, denominations_of(self.view, call)) for seat, call in self.view.calls)
        return tuple((seat, call, named[0]) for seat, call, named in found if len(named) == 1)

    @cached_property
    def of_partner(self) -> dict[Denomination, Action]:
        """What the partner has named, each with the last call of it."""
        return {one: call for seat, call, one in self.named if self.is_own(seat) and seat != self.view.seat}

    @cached_property
    def of_opponents(self) -> dict[Denomination, Action]:
        """What opponents have named, each with the last call of it."""
        return {one: call for seat, call, one in self.named if not self.is_own(seat)}

    def denomination(self, call: Action) -> Denomination | None:
        """What a call makes trumps; None for one that names nothing, or leaves the suit open."""
        if call == ASHKAL:
            return Denomination.NO_TRUMP
        named = denominations_of(self.view, call)
        return named[0] if len(named) == 1 else None

    def holding(self, call: Action, named: Denomination) -> Holding:
        """The cards for a contract that this seat would name with this call."""
        return held(self.view, hand_for(self.view, call, named), named)

    def level(self, call: Action) -> int | None:
        """The points that a bid promises; None for a call that promises none, and for all tricks."""
        if not isinstance(call, Bid) or not call.points:
            return None
        return call.points * self.view.rules.bid.bid_unit


def held(view: SeatView, cards: CardSet, named: Denomination) -> Holding:
    """These cards as a holding for a contract."""
    return _held(view.rules, cards, named)


@lru_cache(maxsize=1 << 12)
def _held(rules: Ruleset, cards: CardSet, named: Denomination) -> Holding:
    order = rules.cards.trump_order
    top, second = (Rank.parse(letter) for letter in order[:2])
    ace = Rank.parse(rules.cards.plain_order[0])
    trumps = cards.suited(named.suit) if named.suit is not None else CardSet()
    ranks = {card.rank for card in trumps}
    return Holding(
        named, cards, trumps, top in ranks, second in ranks,
        CardSet(card for card in cards if card.rank is ace and card.suit is not named.suit),
        {Rank.KING, Rank.QUEEN} <= ranks and rules.belote.belote,
        strength(rules, cards, named).extra,
    )  # fmt: skip


def highest(cards: CardSet, order: str, place: int = 0) -> CardSet:
    """The cards of a hand that have this place in the order of their suit, the highest first."""
    rank = Rank.parse(order[place])
    return CardSet(card for card in cards if card.rank is rank)


def guarded(cards: CardSet, order: str, suit: Suit) -> bool:
    """Whether the second card of a suit is held with another one beside it."""
    second = Card.of(Rank.parse(order[1]), suit)
    return second in cards and len(cards.suited(suit)) > 1
