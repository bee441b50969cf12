"""Play a deal of contrée in two engines in parallel: ours drives, `colver` follows; its agents take some seats.

Its conventions are values of our rules (`RULES`): 80 is 80, exact points, a failed contract costs 162, the bid times 1,
2 or 3, and every belote; all tricks count 252 for the taker's side and pay nothing extra to the defenders; a bid capot
is a contract of 250 beside the cards; nobody need underruff; a doubled deal goes whole to its winner.

At every step the two engines must offer the same seat the same actions, and at the end give the same score; otherwise
`DisagreementError` is raised. After a double colver also asks the doubler's partner, who can only pass; ours asks the
bidding side alone, and the pass is made for them.

What its agents see (0.11.1): `isdd` samples deals that agree with the cards played and solves each with open cards,
`smart_ismcts` searches a tree over such deals, `rule` plays by rules from its own hand and what is public. All are
given the whole deal but use only their own cards; `test_colver_arena.py` swaps the hidden ones to check this. (Its
`heuristic` and `oracle` agents do look at hidden cards, so they are left out.)
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import colver

from belote_desktop import engine, variants
from belote_desktop.engine import Action, Card, Denomination, Play, Rank, Suit
from belote_desktop.engine.actions import DOUBLE, PASS, REDOUBLE, Bid, BidKind

RULES = variants.get(
    "contree-ffb", rounding="none", fail_base=162, multipliers="2-3", multiplier_scope="bid", capot_value=252,
    capot_bid_value=250, capot_bid_added=True,
)  # fmt: skip

RANKS = (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE)
CARDS = tuple(Card.of(rank, suit) for suit in Suit for rank in RANKS)
"""Our cards by the numbers colver has for them."""
NUMBERS = {card: number for number, card in enumerate(CARDS)}
BIDS: tuple[Action, ...] = (
    PASS,
    *(Bid(points, Denomination.of(suit)) for points in range(80, 170, 10) for suit in Suit),
    *(Bid(0, Denomination.of(suit), BidKind.CAPOT) for suit in Suit),
    DOUBLE,
    REDOUBLE,
)
"""Our calls by the numbers colver has for them."""
BIDDING = 0
"""The number colver has for the phase of bidding."""

PLAYERS = ("isdd", "smart_ismcts", "rule")
"""Its card players that look at their own cards only."""
BIDDERS = ("heuristic", "improved", "improved_v2", "improved_v3", "smart", "maxi")
"""Its bidders that need no downloaded weights.

With rule players, 4,000 pairs each: `improved`, `improved_v2` and `improved_v3` are within 0.3 ± 0.8 points a deal of
each other; against the three others `improved` gains most (6.6 on `smart`, 9.9 on `maxi`, 13.8 on `heuristic`; the
two younger ones 2.1 to 2.4, 8.7 and 13.0), so it is the best of them by a little.
"""


class DisagreementError(AssertionError):
    """The two engines disagree about the rules."""


@dataclass(frozen=True)
class Agent:
    """One of colver's players and bidders.

    `worlds` is the number of deals `isdd` solves for a card, or 0 to let it solve for `milliseconds`, the time for a
    card of the first trick; `smart_ismcts` uses less for each later one.
    """

    play: str
    bidder: str = "improved_v2"
    worlds: int = 0
    milliseconds: int = 0

    def specification(self) -> str:
        """The text colver makes an agent from; it samples deals uniformly, on one thread."""
        lines = ["[bid]", f'strategy = "{self.bidder}"', "[play]", f'method = "{self.play}"',
                 f"time_ms = {self.milliseconds}", f"determinizations = {self.worlds}", "parallel = false",
                 "[worlds]", 'source = "uniform"']  # fmt: skip
        return "\n".join(lines)

    def seated(self, seat: int, seed: int) -> Any:
        return colver.Agent(self.specification(), seat, seed)


class Answer(NamedTuple):
    """An agent's action and its thinking time in seconds."""

    action: Action
    seconds: float


class ColverTable:
    """One deal, with an agent of colver at each seat that follows it and acts when asked."""

    def __init__(self, deck: Sequence[Card], dealer: int, agents: Sequence[Agent], seed: int) -> None:
        self.match = engine.start(RULES, seed, decks=[deck], dealer=dealer)
        assert self.match.deal is not None
        hands = [[NUMBERS[card] for card in self.match.deal.hand(seat)] for seat in range(4)]
        self.theirs = colver.Env.deal_with_hands(dealer, hands)
        self.agents = [agent.seated(seat, seed) for seat, agent in enumerate(agents)]
        for agent in self.agents:
            agent.init_deal(self.theirs)
        self._check()

    @property
    def is_over(self) -> bool:
        return bool(self.match.deals)

    @property
    def is_auction(self) -> bool:
        return bool(self.theirs.phase() == BIDDING)

    @property
    def seat(self) -> int:
        """The seat to act."""
        return int(self.theirs.current_player())

    @property
    def points(self) -> tuple[int, ...]:
        """The score of each side, once the deal is over."""
        return self.match.deals[0].score.points

    def ask(self) -> Answer:
        """The action that the agent at the seat to act would choose."""
        begun = time.perf_counter()
        decision = self.agents[self.seat].decide(self.theirs)
        return Answer(self._action(decision["action"]), time.perf_counter() - begun)

    def apply(self, action: Action) -> None:
        """Apply an action at both tables. Raises DisagreementError if they differ afterwards."""
        self.match = engine.apply(self.match, action)[0]
        self._follow(NUMBERS[action.card] if isinstance(action, Play) else BIDS.index(action))
        if not self.is_over and self.is_auction and self.seat != engine.to_act(self.match):
            if self.theirs.legal_actions() != [BIDS.index(PASS)]:
                raise DisagreementError(f"Seat {self.seat} is asked by colver, seat {engine.to_act(self.match)} by us.")
            self._follow(BIDS.index(PASS))  # the doubler's partner
        self._check()

    def _follow(self, number: int) -> None:
        """Show an action to every agent before it is done, also to the one that chose it."""
        for agent in self.agents:
            agent.observe(self.theirs, number)
        self.theirs.step(number)

    def _action(self, number: int) -> Action:
        if self.is_auction:
            return BIDS[number]
        return Play(CARDS[number])

    def _check(self) -> None:
        """Check that both tables have the same score, or offer the same seat the same actions."""
        ours: object
        theirs: object
        if self.is_over or self.theirs.is_terminal():
            ours = self.points if self.is_over else None
            theirs = tuple(self.theirs.rewards()) if self.theirs.is_terminal() else None
        else:
            ours = engine.to_act(self.match), set(engine.legal(self.match))
            theirs = self.seat, {self._action(number) for number in self.theirs.legal_actions()}
        if ours != theirs:
            raise DisagreementError(f"Ours: {ours}. Theirs: {theirs}. The deal so far: {self.theirs.to_cfn()}")
