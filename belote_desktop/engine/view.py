"""`SeatView`: all that one seat may know of a match. Computer players and windows receive nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache, cached_property
from types import MappingProxyType
from typing import Any

from belote_desktop.engine.actions import PASS, Action, Announce, Bid, Declaration, announcement
from belote_desktop.engine.auction.course import Course, follow
from belote_desktop.engine.auction.state import AuctionState
from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.deal import SIGHT, Deal, Place, Trick, place
from belote_desktop.engine.deals.dealing import eldest
from belote_desktop.engine.deals.stacks import OpenStack, open_stacks
from belote_desktop.engine.declarations.announcing import contest, laid_open
from belote_desktop.engine.errors import check_seat
from belote_desktop.engine.filled import filled
from belote_desktop.engine.matches.match import Match, SettledDeal, options, refusals, to_act
from belote_desktop.engine.matches.table_text import Progress, deal_lines, deal_summary
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Phase, Sight, Zone
from belote_desktop.engine.score import Score
from belote_desktop.engine.tricks.misplay import is_free

MOST_SEATS = 4
"""No game has more players."""


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

    `places` contains the cards of every place this seat may see, and only their number elsewhere. `options` is what
    this seat may do now. `seat` is None for a spectator. `held` are points held over, by the side they came from.
    `turn_up` is the turn-up, wherever it is now; `bottom` is the last card of the stock if it is shown; `stacks` are
    the stacks of each seat in their order, empty if the game has none; `exchanged` are (seat, low trump exchanged for
    the turn-up). `print(view)` draws the table as the seat sees it.
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
    lawful: tuple[Action, ...]
    """The options that the rules allow: all of them, but in free play not every card."""
    bottom: Card | None = None
    stacks: tuple[tuple[OpenStack, ...], ...] = ()
    exchanged: tuple[tuple[int, Card], ...] = ()

    def __str__(self) -> str:
        return deal_lines(self, self._progress, self.shown or self.announced)

    @classmethod
    def of(cls, known: dict[str, Any]) -> SeatView:
        """The view with these fields: all of them. A view is made at every step, and this takes half the time."""
        return filled(cls, known)

    def with_(self, **changes: Any) -> SeatView:
        """The view with other values, `auction` among them where it is known; nothing else worked out is kept."""
        return SeatView.of({**{name: self.__dict__[name] for name in _NOTHING_KNOWN}, **changes})

    def __repr__(self) -> str:
        seer = "nobody" if self.seat is None else f"seat {self.seat}"
        return f"<SeatView of {seer}: {deal_summary(self, self._progress)}>"

    @property
    def _progress(self) -> Progress:
        return Progress(self.rules, self.totals, self.to_act, self.winner)

    @cached_property
    def hand(self) -> CardSet:
        """The cards the seat can play from: those it holds and those that lie open before it."""
        if self.seat is None:
            return CardSet()
        return self.closed_hand | CardSet(self.seen(Zone.UNCOVERED, self.seat)) if self.stacks else self.closed_hand

    @cached_property
    def bids(self) -> tuple[Bid, ...]:
        """The bids among what is lawful; there may be hundreds."""
        return tuple(action for action in self.lawful if type(action) is Bid)

    @cached_property
    def words(self) -> tuple[Action, ...]:
        """The options that are not bids."""
        return tuple(action for action in self.lawful if type(action) is not Bid)

    @cached_property
    def closed_hand(self) -> CardSet:
        """The cards the seat holds in hand."""
        return CardSet() if self.seat is None else CardSet.of(self.seen(Zone.HAND, self.seat))

    @cached_property
    def course(self) -> Course:
        """How far an auction of rising calls has come; without meaning in other auctions."""
        return follow(self.auction)

    @cached_property
    def auction(self) -> AuctionState:
        """The auction as everyone knows it: without any hands."""
        first = eldest(self.rules, self.dealer)
        return AuctionState(self.rules, self.dealer, first, self.turn_up, self.calls, totals=self.totals)

    def seen(self, zone: Zone, seat: int | None = None) -> tuple[Card, ...]:
        """The cards of a place, if this seat may see them; none otherwise."""
        cards = self.places.get(place(zone, seat), ())
        return cards if isinstance(cards, tuple) else ()

    def count(self, zone: Zone, seat: int | None = None) -> int:
        """How many cards lie in a place."""
        cards = self.places.get(place(zone, seat), 0)
        return cards if isinstance(cards, int) else len(cards)

    @property
    def is_over(self) -> bool:
        return self.phase is Phase.SETTLED


def view(match: Match, seat: int | None) -> SeatView:
    """What `seat` may know of the match; None for a spectator who sees no hand. ArgumentError for another seat."""
    waiting, rules = to_act(match), match.rules
    if seat is not None:
        check_seat(seat, rules.table.seats)
    deal = match.deal or match.deals[-1].deal
    own = () if seat is None else options(match).get(seat, ())
    known = _NOTHING_KNOWN.copy()
    known["seat"], known["rules"], known["to_act"] = seat, rules, waiting
    known["number"], known["dealer"], known["phase"] = deal.number, deal.dealer, deal.phase
    known["places"] = _seen_places(rules, deal, seat)
    known["turn_up"], known["bottom"], known["exchanged"] = deal.turn_up, deal.bottom, deal.exchanged
    known["calls"], known["doubles"], known["contract"] = deal.calls, deal.doubles, deal.contract
    known["tricks"], known["trick"], known["belote_said"] = deal.tricks, deal.trick, deal.belote_said
    known["totals"], known["held"], known["winner"] = match.totals, match.held, match.winner
    known["options"] = known["lawful"] = own
    if match.deal is None:
        known["phase"] = Phase.SETTLED
    if own and is_free(rules):
        known["lawful"] = tuple(action for action in own if not refusals(match, action, seat))
    if deal.declared:
        known["announced"] = tuple((owner, announcement(one)) for owner, one in deal.declared)
        known["shown"] = laid_open(rules, deal)
        known["own_declarations"] = tuple(one for owner, one in deal.declared if owner == seat)
    if deal.stacks:
        known["stacks"] = open_stacks(deal)
    if match.deals:
        known["results"] = tuple([_public_result(rules, settled) for settled in match.deals])
    return SeatView.of(known)


_NOTHING_KNOWN: MappingProxyType[str, Any] = MappingProxyType({each.name: () for each in fields(SeatView)})
"""The fields of a view before anything is seen; a copy of them that is filled in takes a third of the time."""


def _seen_places(rules: Ruleset, deal: Deal, seat: int | None) -> Mapping[Place, tuple[Card, ...] | int]:
    """The cards of the places the seat may see, in card order where it holds them; numbers elsewhere."""
    visible = _visible(seat, rules.deal.see_talon_on_pass and _passed(deal, seat))
    return MappingProxyType({place: cards if place in visible else len(cards) for place, cards in deal.places.items()})


@cache
def _visible(seat: int | None, has_looked: bool) -> frozenset[Place]:
    """Every place whose cards this seat may see; `has_looked` tells whether it may look at its talon now."""
    open_zones = [zone for zone, sight in SIGHT.items() if sight is Sight.ALL]
    own_zones = [zone for zone, sight in SIGHT.items() if sight is Sight.OWNER] + [Zone.KITTY] * has_looked
    everywhere = {Place(zone, owner) for zone in open_zones for owner in (None, *range(MOST_SEATS))}
    return frozenset(everywhere | ({Place(zone, seat) for zone in own_zones} if seat is not None else set()))


def _passed(deal: Deal, seat: int | None) -> bool:
    return any(speaker == seat and call == PASS for speaker, call in deal.calls)


def _public_result(rules: Ruleset, settled: SettledDeal) -> PublicResult:
    known: tuple[SettledDeal, PublicResult] | None = settled.deal.memo.get("result")
    if known is None or known[0] is not settled:
        result = PublicResult(
            number=settled.number,
            dealer=settled.dealer,
            contract=settled.contract,
            score=settled.score,
            totals=settled.totals,
            shown=contest(rules, settled.deal).valid if settled.deal.tricks else (),
            belote=settled.deal.belote_said,
        )
        known = settled.deal.memo["result"] = (settled, result)
    return known[1]
