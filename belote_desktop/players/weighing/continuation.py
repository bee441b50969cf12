"""`Continuation`: how an auction goes on in possible deals when every seat calls by rules of thumb.

Whatever the cards, the same calls lead to the same turn; so the turns are kept, and a possible deal only chooses the
way through them. Where a turn cannot tell the call, or what may be said depends on the cards, the policy is asked.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from belote_desktop.engine.actions import Action
from belote_desktop.engine.auction import AUCTIONS, AuctionState
from belote_desktop.engine.auction.auctions import depends_on_hands
from belote_desktop.engine.deals.dealing import eldest
from belote_desktop.engine.matches.match import Match, act
from belote_desktop.engine.rules.terms import Phase, SecondRoundSuits
from belote_desktop.engine.view import SeatView
from belote_desktop.players.calls.hand_values import HandValues, Row
from belote_desktop.players.calls.turned_hand import TurnedHand
from belote_desktop.players.calls.turns import Turn, turn_of
from belote_desktop.players.heuristic_player import ThumbPlayer

Values = tuple[HandValues, Row, Row]
"""The tables for a hand, its edges and its extras."""
MOST_HANDS = 20_000
"""So many values of hands are kept at most, some 10 MB."""


@dataclass(frozen=True)
class Point:
    """A point of the auction: the state, the seat to speak and its turn (None for an auction that is over, or a turn
    that cannot tell the call), and the points that calls have led to."""

    state: AuctionState
    seat: int = 0
    turn: Turn | None = None
    following: dict[Action, Point] = field(default_factory=dict)


@dataclass
class Continuation:
    """The continuations of the auction in one view; `policy` calls for every seat."""

    view: SeatView
    policy: ThumbPlayer

    def __post_init__(self) -> None:
        rules = self.view.rules
        again = rules.auction.second_round_suits is SecondRoundSuits.TURNED_AGAIN
        self._is_known = not (again or rules.deal.stacks or depends_on_hands(rules))
        self._points: dict[tuple[tuple[int, Action], ...], Point] = {}
        self._hands = [
            TurnedHand.of(rules, self.view.dealer, seat, self.view.turn_up) for seat in range(rules.table.seats)
        ]
        self._values: dict[tuple[int, int], Values] = {}

    def followed(self, match: Match) -> Match:
        """The match after all the calls that the turns tell, from where its auction stands; as it is if they tell none.

        Its deal is over where everyone passed; no other is dealt.
        """
        deal = match.deal
        if deal is None or deal.phase is not Phase.AUCTION or not self._is_known:
            return match
        point, calls = self._point(deal.calls), list(deal.calls)
        while point.turn is not None:
            call = point.turn.call(*self._values_of(point.seat, deal.hand(point.seat).mask))
            if call is None:
                break
            calls.append((point.seat, call))
            point = self._after(point, call, calls)
        if len(calls) == len(deal.calls):
            return match
        seat, last = calls.pop()
        before = match if len(calls) == len(deal.calls) else match.with_(deal=deal.with_(calls=tuple(calls)))
        return act(before, seat, last)[0]

    def _point(self, calls: tuple[tuple[int, Action], ...]) -> Point:
        found = self._points.get(calls)
        if found is None:
            view = self.view
            first = eldest(view.rules, view.dealer)
            state = AuctionState(view.rules, view.dealer, first, view.turn_up, calls, totals=view.totals)
            found = self._points[calls] = self._at(state)
        return found

    def _after(self, point: Point, call: Action, calls: list[tuple[int, Action]]) -> Point:
        found = point.following.get(call)
        if found is None:
            found = point.following[call] = self._at(point.state.after(tuple(calls)))
        return found

    def _at(self, state: AuctionState) -> Point:
        auction = AUCTIONS[state.rules.auction.auction_model]
        seat = auction.actor(state)
        if seat is None:
            return Point(state)
        lawful = auction.options(state).get(seat, ())
        then = replace(
            self.view, seat=seat, calls=state.calls, doubles=(), contract=None, tricks=(), trick=None, places={},
            phase=Phase.AUCTION, lawful=lawful, options=lawful,
        )  # fmt: skip
        return Point(state, seat, turn_of(then, self.policy.style.caller.caution_in(then)))

    def _values_of(self, seat: int, hand: int) -> Values:
        found = self._values.get((seat, hand))
        if found is None:
            if len(self._values) >= MOST_HANDS:
                self._values.clear()
            found = self._values[seat, hand] = self._hands[seat].rows(hand)
        return found
