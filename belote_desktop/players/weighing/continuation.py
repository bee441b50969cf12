"""`Continuation`: how an auction goes on in possible deals when every seat calls by rules of thumb.

Whatever the cards, the same calls lead to the same turn; so the turns are kept, and a possible deal only chooses the
way through them. Where a turn cannot tell the call, or what may be said depends on the cards, the policy is asked.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from belote_desktop.engine.actions import Action
from belote_desktop.engine.auction import AUCTIONS, AuctionState
from belote_desktop.engine.auction.auctions import depends_on_hands
from belote_desktop.engine.deals.dealing import eldest
from belote_desktop.engine.matches.match import Match, act
from belote_desktop.engine.phases.auction import with_calls
from belote_desktop.engine.rules.terms import Phase, SecondRoundSuits
from belote_desktop.engine.view import SeatView
from belote_desktop.players.calls.hand_values import HandValues, Row
from belote_desktop.players.calls.public_views import public_view
from belote_desktop.players.calls.turned_hand import TurnedHand
from belote_desktop.players.calls.turns import Turn, turn_of
from belote_desktop.players.heuristic_player import ThumbPlayer

Rows = tuple[HandValues, Row, Row]
"""What `TurnedHand.rows` gives for a hand."""
MOST_HANDS = 20_000
"""So many values of hands are kept at most, some 10 MB."""


@dataclass(frozen=True)
class Stage:
    """One stage of the auction: its state, the seat to speak, and that seat's turn.

    `turn` is None where the auction is over, or where the turn cannot tell the call. `following` are the stages after
    the calls that were followed from here.
    """

    state: AuctionState
    seat: int = 0
    turn: Turn | None = None
    following: dict[Action, Stage] = field(default_factory=dict)


@dataclass
class Continuation:
    """The continuations of the auction in one view; `policy` calls for every seat."""

    view: SeatView
    policy: ThumbPlayer

    def __post_init__(self) -> None:
        rules = self.view.rules
        # a card turned anew, covered cards, and calls that depend on hands are not told by the calls alone
        again = rules.auction.second_round_suits is SecondRoundSuits.TURNED_AGAIN
        self._calls_suffice = not (again or rules.deal.stacks or depends_on_hands(rules))
        self._stages: dict[tuple[tuple[int, Action], ...], Stage] = {}
        self._hands = [
            TurnedHand.of(rules, self.view.dealer, seat, self.view.turn_up) for seat in range(rules.table.seats)
        ]
        self._values: dict[tuple[int, int], Rows] = {}

    def followed(self, match: Match) -> Match:
        """The match after all the calls that the turns tell, from where its auction stands; as it is if they tell none.

        Where everyone passes, the deal is settled and the next one is not dealt.
        """
        deal = match.deal
        if deal is None or deal.phase is not Phase.AUCTION or not self._calls_suffice:
            return match
        stage, calls = self._stage(deal.calls), list(deal.calls)
        last: Stage | None = None
        while stage.turn is not None:
            call = stage.turn.call(*self._values_of(stage.seat, deal.hand(stage.seat).mask))
            if call is None:
                break
            calls.append((stage.seat, call))
            last, stage = stage, self._after(stage, call, calls)
        if last is None:
            return match
        # only the last call is applied: until an auction ends, the calls are all that changes in the deal
        before = match.with_(deal=with_calls(match.rules, deal, last.state))
        return act(before, *calls[-1])[0]

    def _stage(self, calls: tuple[tuple[int, Action], ...]) -> Stage:
        found = self._stages.get(calls)
        if found is None:
            view = self.view
            first = eldest(view.rules, view.dealer)
            state = AuctionState(view.rules, view.dealer, first, view.turn_up, calls, totals=view.totals)
            found = self._stages[calls] = self._at(state)
        return found

    def _after(self, stage: Stage, call: Action, calls: list[tuple[int, Action]]) -> Stage:
        found = stage.following.get(call)
        if found is None:
            found = stage.following[call] = self._at(stage.state.after(tuple(calls)))
        return found

    def _at(self, state: AuctionState) -> Stage:
        seat = AUCTIONS[state.rules.auction.auction_model].actor(state)
        if seat is None:
            return Stage(state)
        then = public_view(self.view, state, seat)
        return Stage(state, seat, turn_of(then, self.policy.style.caller.caution_in(then)))

    def _values_of(self, seat: int, hand: int) -> Rows:
        found = self._values.get((seat, hand))
        if found is None:
            if len(self._values) >= MOST_HANDS:
                self._values.clear()
            found = self._values[seat, hand] = self._hands[seat].rows(hand)
        return found
