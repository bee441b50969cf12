"""Weighs calls by simulation: in each possible deal the auction is completed and the deal played out.

One mechanism for every auction: in each possible deal each sensible call is made, all seats go on calling by rules of
thumb, and the contract that comes of it is worth what is taken in it, through the game's own scoring. What is taken is
told by games played by habit, which foretell the games of players who search (correlation 0.88 in 237 deals of coinche,
classic, belot-bg and baloot) as well as best play with open cards (0.85) or both together, in a tenth of the time.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from belote_desktop import engine
from belote_desktop.engine.actions import PASS, Action, Bid
from belote_desktop.engine.cards import CardSet
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.matches.match import Match
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import AuctionModel
from belote_desktop.engine.view import SeatView
from belote_desktop.players.calls.raising import RAISES
from belote_desktop.players.evidence import Weighed, effective_size, in_reach, scaled, weighed_actions
from belote_desktop.players.heuristic_player import ThumbPlayer
from belote_desktop.players.personas import EVEN, Persona
from belote_desktop.players.player import Decision
from belote_desktop.players.weighing.continuation import Continuation
from belote_desktop.players.weighing.habit_games import HabitGames, Hands, all_hands, moved
from belote_desktop.players.weighing.payoffs import Paid, Payoffs
from belote_desktop.search.determinization import imagined
from belote_desktop.search.stopping import NEVER, Stop
from belote_desktop.search.worlds import Masks

LONGEST = 60
"""More calls than any auction takes: a policy that goes on for ever ends here."""
BLOCK = 8
"""After how many deals calls that fall behind are left out. Chosen by judgement, not measured."""
TRIAL = 8
"""With a number of even deals, no call is left out in the first of so many parts of them: in eight deals chance alone
often makes a call fall behind. Chosen by judgement, not measured."""
PLAYOUTS = 8
"""How often a contract is played out by habit in each deal. In 155 calls of coinche, pilotta, belot-bg and baloot the
differences between calls scattered with 8 games 3 to 15 % more than with 16, which took 19 to 72 % more time; with 4
games they scattered 18 to 46 % more (medians of the variances)."""
AIMING = 2
"""How many points of 162 more takers make than habits give them: 1.9 in those 237 deals."""
AIMING_ALONE = -3
"""The same of takers without a partner whose cards are hidden: -3.1 in 371 hands of Belote, Bela and Deberts for two
that Strong passed and Expert, when it counted on 2, took. In all deals of games for three -3.2 ± 1.5 (149, Belote) and
-0.8 ± 2.6 (149, Belot). Among stacks most cards lie open, and 2 holds: 2.9 ± 2.4 in 45 deals of Découverte, 3.2 ± 2.9
in 45 of open Bela."""
UNSEEN = 4
"""How many points of 162 more a taker makes than with its imagined hands, for those who do not see its hand. In 582
deals that Expert called (coinche, classic, belot-bg, baloot, pilotta): 5.2 ± 0.8 for its partner, 3.6 ± 0.6 for the
opponents, and -0.6 ± 0.7 for the taker itself."""


NOTHING = Paid(0.0, 0.0)
"""What a deal brings in which everybody passes."""
_Key = tuple[object, ...]
"""What decides the payoff of a contract: the contract, all the cards, and who leads."""


@dataclass
class CallSearch:
    """Weighs calls for one seat in one view. `policy` calls for everyone, this seat included, afterwards."""

    view: SeatView
    policy: ThumbPlayer
    stop: Stop = NEVER
    persona: Persona = EVEN
    games: HabitGames | None = None
    """Games to share with another search of the same cards and calls; None for its own."""
    payoffs: dict[Contract, Payoffs] = field(default_factory=dict)
    unseen: int = UNSEEN
    """What a taker makes beyond its imagined hands; 0 where the hands are the real ones."""

    def __post_init__(self) -> None:
        self._continuation = Continuation(self.view, self.policy)
        self._games = self.games or HabitGames(self.view, self.stop, PLAYOUTS)
        self._paid: dict[_Key, Paid] = {}  # several calls may come to one contract

    def weigh(
        self, calls: Sequence[Action], worlds: Sequence[Masks], weights: Sequence[float], seed: int, even: int = 0
    ) -> tuple[Weighed, ...]:
        """The calls with their payoffs, best first; those that fall far behind come last, with fewer deals.

        It ends when one is left; with `even` the best two stay, and it ends when the deals are worth so many of even
        weight.
        """
        calls, rows, left_out = list(calls), list[list[Paid]](), list[Weighed]()
        for number, row in enumerate(self._rows(calls, worlds, seed), 1):
            rows.append([row[call] for call in calls])
            worth = effective_size(weights[:number]) if even else 0.0
            if even and worth >= even:
                break
            if number % BLOCK or worth < even / TRIAL:
                continue
            found = _weighed(calls, rows, weights)
            near = in_reach(calls, found)
            best = [each.action for each in found[:2]] if even else []
            kept = [place for place, call in enumerate(calls) if place in near or call in best]
            left_out += [each for each in found if calls.index(each.action) not in kept]
            rows = [[row[place] for place in kept] for row in rows]
            calls[:] = [calls[place] for place in kept]
            if len(calls) == 1:
                break
        return (*_weighed(calls, rows, weights), *sorted(left_out, key=lambda each: each.behind))

    def column(self, call: Action, worlds: Sequence[Masks], seed: int) -> list[Paid]:
        """What one call is worth in each of these deals: the same as if it were weighed beside others."""
        return [row[call] for row in self._rows([call], worlds, seed)]

    def _rows(self, calls: Sequence[Action], worlds: Sequence[Masks], seed: int) -> Iterator[dict[Action, Paid]]:
        """What the calls are worth, deal by deal; calls that are taken from the list are not asked about any more."""
        for number, world in enumerate(worlds, 1):
            start = imagined(self.view, map(CardSet.of_mask, world), seed * 1000 + number)
            self.stop.check()
            yield {call: self._payoff(start, call) for call in self.stop.among(calls)}

    def _payoff(self, match: Match, call: Action) -> Paid:
        """What this side gets, in expectation, when it calls so in this deal."""
        assert self.view.seat is not None
        settled = len(match.deals)
        return self.outcome(self.called_out(engine.apply(match, call, self.view.seat)[0], settled), settled)

    def outcome(self, match: Match, number: int) -> Paid:
        """What this side gets in a deal whose auction has ended: the play is about to begin, or there is none.

        `number` is how many deals were settled before this one.
        """
        assert self.view.seat is not None
        if len(match.deals) > number:
            return _ended(match, number, self.view.rules.side_of(self.view.seat))
        if (
            match.deal is None
            or match.deal.contract is None
            or match.deal.trick is None
            or match.deal.contract.negative
        ):
            return NOTHING  # passed out, dealt again, or played after a pass of everyone: no contract is weighed
        return self._play(match, self.view.seat)

    def called_out(self, match: Match, settled: int) -> Match:
        """The match when the first trick opens, or when the deal has ended without one.

        `settled` is how many deals were settled before this one.
        """
        for _ in self.stop.among(range(LONGEST)):
            deal = match.deal
            if deal is None or len(match.deals) > settled or deal.trick is not None:
                break
            followed = self._continuation.followed(match)
            if followed is not match:
                match = followed
                continue
            actor = engine.to_act(match)
            if actor is None:
                break
            match = engine.apply(match, self.policy.choose(engine.view(match, actor)), actor)[0]
        return match

    def _play(self, match: Match, seat: int) -> Paid:
        """The payoff of the contract to this side when the seats hold these cards."""
        deal = match.deal
        assert deal is not None
        assert deal.trick is not None
        hands = all_hands(deal, match.rules.table.seats)
        if match.rules.deal.kitty:  # what was laid away is known to this seat, and settles the deal as well
            return self._played(match, seat, hands)
        key = deal.contract, hands, deal.stacks, deal.trick.leader
        found = self._paid.get(key)
        if found is None:
            found = self._paid[key] = self._played(match, seat, hands)
        return found

    def _played(self, match: Match, seat: int, hands: Hands) -> Paid:
        """The same, worked out."""
        assert match.deal is not None
        contract = match.deal.contract
        assert contract is not None
        payoffs = self._payoffs_of(match, contract, seat)
        takes = match.rules.side_of(seat) == match.rules.side_of(contract.declarer)
        beyond = _aiming(match.rules) + (self.unseen if contract.declarer != seat else 0)
        model = match.rules.auction.auction_model
        shift = (beyond if takes else -beyond) + believed(self.persona, model, contract, takes=takes)
        if match.rules.side_count > 2:
            by_taker = shift if takes else -shift
            shares = self._games.shares(match, payoffs, hands)
            taker, last = match.rules.side_of(contract.declarer), match.rules.scoring.last_trick
            paid = [payoffs.paid_of(hands, moved(each, taker, by_taker, last)) for each in shares]
        else:
            values, rest = self._games.values(match, payoffs, hands), payoffs.rest(hands)
            by_value = {value: payoffs.paid(hands, _shifted(value, shift, rest)) for value in set(values)}
            paid = [by_value[value] for value in values]
        points, won = (sum(each) / len(paid) for each in zip(*(one[:2] for one in paid), strict=True))
        return Paid(points, won, float(takes), won if takes else 0.0)

    def _payoffs_of(self, match: Match, contract: Contract, seat: int) -> Payoffs:
        """The payoffs of a contract: the same in every deal, but where cards are laid away before the play."""
        if match.rules.deal.kitty:
            return Payoffs.of_view(engine.view(match, seat))
        if contract not in self.payoffs:
            self.payoffs[contract] = Payoffs.of_contract(self.view, contract)
        return self.payoffs[contract]


def _aiming(rules: Ruleset) -> int:
    """How many points of 162 more than by habit a taker makes in such a game."""
    is_alone = rules.side_count == rules.table.seats
    return AIMING_ALONE if is_alone and not rules.deal.stacks else AIMING


def believed(persona: Persona, model: AuctionModel, contract: Contract, *, takes: bool) -> int:
    """By how many points of 162 a player overrates its side in a contract of such an auction, as taker or defender."""
    raised_last = contract.raises > 0 and takes is (contract.raises % 2 == 0)  # defenders raise first, then in turn
    return (persona.taking_in(model) if takes else 0) + (persona.raising if raised_last else 0)


def _shifted(value: int, by: int, rest: int) -> int:
    """The result shifted by some points, clamped to the points of the deal; a capot stays a capot."""
    return value if value < 0 or value > rest else max(0, min(rest, value + by))


def _ended(match: Match, number: int, side: int) -> Paid:
    """What a deal that ended in the auction gave this side more than the others."""
    score = match.deals[number].score
    others = [each for one, each in enumerate(score.points) if one != side]
    return Paid(score.points[side] - sum(others) / len(others), float(score.winner == side))


def _weighed(calls: Sequence[Action], rows: Sequence[Sequence[Paid]], weights: Sequence[float]) -> tuple[Weighed, ...]:
    """The calls by what they are worth in the deals so far."""
    points, shares = [[each.points for each in row] for row in rows], scaled(weights[: len(rows)])
    found = weighed_actions(calls, points, shares, [[each.won for each in row] for row in rows])
    columns = dict(zip(calls, zip(*rows, strict=True), strict=True))
    return tuple(_with_contracts(each, columns[each.action], shares) for each in found)


def _with_contracts(weighed: Weighed, column: Sequence[Paid], shares: Sequence[float]) -> Weighed:
    """The call, with how often the own side plays a contract after it, and how often it makes it."""
    taken = math.fsum(share * each.taken for each, share in zip(column, shares, strict=True))
    made = math.fsum(share * each.made for each, share in zip(column, shares, strict=True))
    return replace(weighed, taken=taken, made=made)


def candidates(view: SeatView, by_thumb: Decision, most: int, never: Sequence[Action] = ()) -> list[Action]:
    """The calls worth weighing: those that rules of thumb consider, a pass, and the bids a step below and above.

    Those that are `never` worth it are left out, unless only one other is left: a call is weighed against something.

    A raise is weighed only where rules of thumb say it. In 400 deals of coinche and contrée that Expert called, 138
    that only the simulation found brought 9 ± 17 points more than the call made, with the hands as they were, where 58
    more were promised; 145 in 200 deals of pilotta brought 4.6 ± 2.2 less, where 8.5 more were promised.
    """
    thought_of = dict.fromkeys([by_thumb.action, *(action for action, _ in by_thumb.considered)])
    found = [action for action in thought_of if action in view.lawful]
    passing = [PASS] if PASS in view.words else []
    ordered = dict.fromkeys([*found[:1], *passing, *found[1:3], *_steps(view, found), *found[3:], *view.words])
    kept = [action for action in ordered if action not in never]
    kept += [action for action in ordered if action in never][: 2 - len(kept)] if len(kept) < 2 else []
    return [action for action in kept if action == by_thumb.action or action not in RAISES][:most]


def _steps(view: SeatView, found: Sequence[Action]) -> list[Action]:
    """The bids beside the first one, lower and higher, in its denomination."""
    if not found or not isinstance(found[0], Bid):
        return []
    chosen = found[0]
    alike = [bid for bid in view.bids if _is_alike(bid, chosen)]
    at = alike.index(chosen)
    return [*alike[max(0, at - 1) : at], *alike[at + 1 : at + 2]]


def _is_alike(bid: Bid, other: Bid) -> bool:
    return bid.denomination is other.denomination and bid.kind is other.kind and bid.capot == other.capot
