"""What one seat may know: the only thing a computer player or a window ever receives."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from belote_desktop.engine.actions import Action, Announce, Declaration, announcement
from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.deal import SIGHT, Deal, Place, Trick
from belote_desktop.engine.match import Match, options, to_act
from belote_desktop.engine.playing import contest
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Phase, Sight, Zone
from belote_desktop.engine.score import Score


@dataclass(frozen=True)
class PublicResult:
    """A settled deal as everyone knows it."""

    number: int
    dealer: int
    contract: Contract | None
    score: Score
    totals: tuple[int, ...]
    shown: tuple[tuple[int, Declaration], ...]
    belote: tuple[tuple[int, Card], ...]


@dataclass(frozen=True)
class SeatView:
    """All that a seat may know of a match, and nothing else.

    `places` gives the cards of every place this seat may see and only their number elsewhere. `options` is what this
    seat may do now. `seat` is None for a spectator. `held` are points held over, by the side they came from.
    """

    seat: int | None
    rules: Ruleset
    number: int
    dealer: int
    phase: Phase
    to_act: int | None
    places: Mapping[Place, tuple[Card, ...] | int]
    turn_up: Card | None
    calls: tuple[tuple[int, Action], ...]
    doubles: tuple[tuple[int, Action], ...]
    contract: Contract | None
    tricks: tuple[Trick, ...]
    trick: Trick | None
    announced: tuple[tuple[int, Announce], ...]
    shown: tuple[tuple[int, Declaration], ...]
    own_declarations: tuple[Declaration, ...]
    belote_said: tuple[tuple[int, Card], ...]
    totals: tuple[int, ...]
    held: tuple[int, ...]
    results: tuple[PublicResult, ...]
    winner: int | None
    options: tuple[Action, ...]

    @property
    def hand(self) -> CardSet:
        """The seat's own cards."""
        cards = self.places.get(Place(Zone.HAND, self.seat), ())
        return CardSet(cards) if isinstance(cards, tuple) else CardSet()

    def count(self, zone: Zone, seat: int | None = None) -> int:
        """How many cards lie in a place."""
        cards = self.places.get(Place(zone, seat), 0)
        return cards if isinstance(cards, int) else len(cards)

    @property
    def is_over(self) -> bool:
        return self.phase is Phase.SETTLED


def view(match: Match, seat: int | None) -> SeatView:
    """What `seat` may know of the match; None for a spectator who sees no hand."""
    deal = match.deal or match.deals[-1].deal
    over = match.deal is None
    return SeatView(
        seat=seat,
        rules=match.rules,
        number=deal.number,
        dealer=deal.dealer,
        phase=Phase.SETTLED if over else deal.phase,
        to_act=to_act(match),
        places=_seen_places(deal, seat),
        turn_up=deal.turn_up,
        calls=deal.calls,
        doubles=deal.doubles,
        contract=deal.contract,
        tricks=deal.tricks,
        trick=deal.trick,
        announced=tuple((owner, announcement(one)) for owner, one in deal.declared),
        shown=contest(match.rules, deal).valid if deal.tricks else (),
        own_declarations=tuple(one for owner, one in deal.declared if owner == seat),
        belote_said=deal.belote_said,
        totals=match.totals,
        held=match.held,
        results=_public_results(match),
        winner=match.winner,
        options=() if seat is None else options(match).get(seat, ()),
    )


def _seen_places(deal: Deal, seat: int | None) -> Mapping[Place, tuple[Card, ...] | int]:
    """The cards of the places the seat may see, in card order where it holds them; numbers elsewhere."""
    seen: dict[Place, tuple[Card, ...] | int] = {}
    for place, cards in deal.places.items():
        sight = SIGHT[place.zone]
        mine = sight is Sight.OWNER and place.seat == seat and seat is not None
        seen[place] = cards if mine or sight is Sight.ALL else len(cards)
    return MappingProxyType(seen)


def _public_results(match: Match) -> tuple[PublicResult, ...]:
    return tuple(
        PublicResult(
            number=settled.number,
            dealer=settled.dealer,
            contract=settled.contract,
            score=settled.score,
            totals=settled.totals,
            shown=contest(match.rules, settled.deal).valid if settled.deal.tricks else (),
            belote=settled.deal.belote_said,
        )
        for settled in match.deals
    )
