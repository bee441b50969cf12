"""Play a deal of classic in two engines in parallel: ours drives, `belote-cli` follows; its players take some seats.

It plays the compulsory underruff and, in the second round, no trumps and all trumps; there its cards have
their plain values (130 in all) and their full trump values (258). Belote is kept by its owner and does not help the
contract; points of a tie are held over. Declarations are switched off: in a tie it prefers the player next to the
taker, we the player who plays first.

At every step both engines must let the same seat play the same cards, and at the end score the same points; otherwise
`DisagreementError` is raised. Two differences are allowed for: in all trumps our players score each king and queen, its
own score none (`points` are as it scores them); and its auction takes any call, so only ours decides there.

What its players see (4.9.6): every level copies its partner's hand into its memory before each card, but only "Hard"
uses it; "Medium" plays from its own hand, the tricks and who is void, and in no trumps plays any card. "Hard" would
also double after the auction, which is not played here.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import belote.ai
import belote.deck
import belote.game
import belote.scoring

from belote_desktop import engine, variants
from belote_desktop.engine import Action, Card, Denomination, Play, Rank, Suit, What
from belote_desktop.engine.actions import PASS, TAKE, Name
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.rules.terms import Phase, Zone
from belote_desktop.engine.score import total

RULES = variants.get(
    "classic-no-decl", sa_ta_in_classic="round2", sa_scale="raw", ta_scale="raw", belote_helps_contract=False,
    tie="hang",
)  # fmt: skip

SUITS = dict(zip(Suit, belote.deck.CARD_SUITS, strict=True))
RANKS = {rank: belote.deck.Rank(str(rank).replace("T", "10")) for rank in Rank if rank >= Rank.SEVEN}
CARDS: dict[Card, Any] = {card: belote.deck.Card(SUITS[card.suit], RANKS[card.rank]) for card in pack(RULES)}
"""Their cards by ours."""
OURS = {theirs: card for card, theirs in CARDS.items()}
CALLS: dict[Action, Any] = {
    **{Name(Denomination.of(suit)): SUITS[suit] for suit in Suit},
    Name(Denomination.NO_TRUMP): belote.game.SANS_ATOUT_BID,
    Name(Denomination.ALL_TRUMP): belote.deck.Suit.TOUT_ATOUT,
    PASS: None,
}
"""Their calls by ours; who takes names the turned suit."""
LEVELS = ("easy", "medium", "hard")


class DisagreementError(AssertionError):
    """The two engines disagree about the rules."""


class Answer(NamedTuple):
    """A player's action and its thinking time in seconds."""

    action: Action
    seconds: float


class BeloteCliTable:
    """One deal, with a player of belote-cli at each seat that follows it and acts when asked."""

    def __init__(self, deck: Sequence[Card], dealer: int, levels: Sequence[str], seed: int) -> None:
        self.match = engine.start(RULES, seed, decks=[deck], dealer=dealer)
        deal = self.deal
        assert deal.turn_up is not None
        seats = list(belote.game.Seat)
        self.theirs = belote.game.GameState(
            hands=tuple(tuple(CARDS[card] for card in deal.at(Zone.HAND, seat)) for seat in range(4)),
            dealer=seats[dealer],
            leader=seats[dealer].next_seat(),
            turn=seats[dealer].next_seat(),
            phase=belote.game.Phase.BIDDING,
            up_card=CARDS[deal.turn_up],
            remaining_cards=tuple(CARDS[card] for card in deal.at(Zone.STOCK)),
            boss_modifiers=belote.game.BossModifiers(declarations_zero=True),
        )
        self.players = [
            belote.ai.AIPlayer(seat, belote.ai.Difficulty(level), Random(4 * seed + seat.value))
            for seat, level in zip(seats, levels, strict=True)
        ]

    @property
    def deal(self) -> Deal:
        """Our deal: the one in progress, or the one that was just settled."""
        deal = self.match.deal or self.match.deals[0].deal
        assert deal is not None
        return deal

    @property
    def is_over(self) -> bool:
        return bool(self.match.deals)

    @property
    def is_auction(self) -> bool:
        return self.deal.phase is Phase.AUCTION

    @property
    def seat(self) -> int:
        """The seat to act."""
        seat = engine.to_act(self.match)
        assert seat is not None
        return seat

    @property
    def points(self) -> tuple[int, int]:
        """The score of each side once the deal is over, as belote-cli counts it."""
        found = belote.scoring.score_round(self.theirs)
        both = found.taker_total, found.defender_total
        return both if found.taker_team == 0 else (both[1], both[0])

    def ask(self) -> Answer:
        """The action that the player at the seat to act would choose."""
        begun = time.perf_counter()
        player = self.players[self.seat]
        if self.is_auction:
            action = self._call(player.decide_bid(self.theirs))
        else:
            player.update_memory(self.theirs)
            action = Play(OURS[player.decide_card(self.theirs)])
        return Answer(action, time.perf_counter() - begun)

    def apply(self, action: Action) -> None:
        """Apply an action at both tables. Raises DisagreementError if they differ afterwards."""
        turned = self.deal.turn_up
        self.match = engine.apply(self.match, action)[0]
        if isinstance(action, Play):
            self.theirs = belote.game.play_card(self.theirs, CARDS[action.card])
        else:
            taken = SUITS[turned.suit] if action == TAKE and turned is not None else CALLS.get(action)
            self.theirs = belote.game.place_bid(self.theirs, taken)
        self._check()

    def _call(self, theirs: Any) -> Action:
        """Our action for their call."""
        turned = self.deal.turn_up
        if TAKE in engine.legal(self.match) and turned is not None and theirs == SUITS[turned.suit]:
            return TAKE
        return next(call for call, other in CALLS.items() if other == theirs)

    def _check(self) -> None:
        """Check that both tables have the same score, or let the same seat play the same cards."""
        ours: object
        theirs: object
        if self.is_over:
            ours, theirs = self._our_points(), self.points
        elif self.is_auction:
            ours, theirs = self.seat, belote.game.bidding_turn(self.theirs).value
        else:
            cards = {action.card for action in engine.legal(self.match) if isinstance(action, Play)}
            ours = self.seat, cards
            theirs = self.theirs.turn.value, {OURS[card] for card in self._their_cards()}
        if ours != theirs:
            raise DisagreementError(f"Ours: {ours}. Theirs: {theirs}. The deal: {self.deal}")

    def _their_cards(self) -> tuple[Any, ...]:
        cards: tuple[Any, ...] = belote.game.legal_cards(self.theirs, self.theirs.turn)
        return cards

    def _our_points(self) -> tuple[int, ...]:
        """Our score, without belote in all trumps."""
        settled = self.match.deals[0]
        contract, written = settled.contract, settled.score.points
        if contract is None or contract.denomination is not Denomination.ALL_TRUMP:
            return written
        belotes = tuple(item for item in settled.score.counted if item.what is What.BELOTE)
        return tuple(points - total(belotes, side) for side, points in enumerate(written))
