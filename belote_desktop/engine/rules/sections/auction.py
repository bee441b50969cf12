"""Sections of a ruleset: the auction, bids, doubles and raises.

Points are card points, orders run from the strongest rank to the weakest.
"""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.fields import rule


@dataclass(frozen=True, kw_only=True)
class AuctionRules:
    """How the contract is found."""

    auction_model: terms.AuctionModel = rule(
        terms.AuctionModel.TAKE_TURN_UP,
        QT_TRANSLATE_NOOP("rules", "auction"),
        QT_TRANSLATE_NOOP("rules", "What kind of auction is held."),
        secondary=True,
    )
    second_round_suits: terms.SecondRoundSuits = rule(
        terms.SecondRoundSuits.OTHER,
        QT_TRANSLATE_NOOP("rules", "second round"),
        QT_TRANSLATE_NOOP("rules", "Which suits may be named in the second round."),
        secondary=True,
    )
    sa_ta_in_classic: terms.NoTrumpCalls = rule(
        terms.NoTrumpCalls.OFF,
        QT_TRANSLATE_NOOP("rules", "no trump and all trump"),
        QT_TRANSLATE_NOOP("rules", "Whether contracts without a trump suit, or with four, may be named."),
        aliases=("no_trump_calls",),
    )
    pass_out: terms.PassOut = rule(
        terms.PassOut.NEXT_DEALER,
        QT_TRANSLATE_NOOP("rules", "everyone passes"),
        QT_TRANSLATE_NOOP("rules", "What happens when everyone passes in both rounds."),
    )
    min_bid: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "lowest bid"),
        QT_TRANSLATE_NOOP("rules", "The lowest bid in points."),
        low=0,
        high=500,
        allowed=(80, 82, 90),
        secondary=True,
    )
    bid_step: int = rule(
        10,
        QT_TRANSLATE_NOOP("rules", "step of bids"),
        QT_TRANSLATE_NOOP("rules", "By how much a bid must be raised at least."),
        low=1,
        high=50,
        secondary=True,
    )
    max_bid: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "highest bid"),
        QT_TRANSLATE_NOOP("rules", "The highest bid in points; 0 for none."),
        low=0,
        high=2000,
        allowed=(0, 160, 170, 180),
        secondary=True,
    )
    contracts: tuple[str, ...] = rule(
        ("S", "H", "D", "C"),
        QT_TRANSLATE_NOOP("rules", "contracts"),
        QT_TRANSLATE_NOOP("rules", "Which contracts may be bid or named: suits, no trump (NT), all trump (AT)."),
        aliases=("denominations",),
        secondary=True,
        pattern="[SHDC]|NT|AT",
    )
    speaks_first: terms.SpeaksFirst = rule(
        terms.SpeaksFirst.ELDEST,
        QT_TRANSLATE_NOOP("rules", "first speaker"),
        QT_TRANSLATE_NOOP("rules", "Who speaks first in an auction of one round."),
        secondary=True,
    )
    must_hold_trump: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "a trump in hand"),
        QT_TRANSLATE_NOOP("rules", "Whether only a suit of which a card is held may be named or taken."),
        secondary=True,
    )
    schmeiss: terms.Schmeiss = rule(
        terms.Schmeiss.OFF,
        QT_TRANSLATE_NOOP("rules", "schmeiss"),
        QT_TRANSLATE_NOOP("rules", "Whether a player may offer to throw the deal in, and what a refusal means."),
        secondary=True,
    )
    seven_buy: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "taking with the seven"),
        QT_TRANSLATE_NOOP(
            "rules", "Whether the seven of the turned suit may be exchanged while taking in the first round."
        ),
        secondary=True,
    )
    passed_may_rebid: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "bidding after a pass"),
        QT_TRANSLATE_NOOP("rules", "Whether a player who has passed may bid again."),
        secondary=True,
    )


@dataclass(frozen=True, kw_only=True)
class BidRules:
    """Bids of points and of all tricks."""

    bid_unit: int = rule(
        1,
        QT_TRANSLATE_NOOP("rules", "points of a bid"),
        QT_TRANSLATE_NOOP("rules", "How many points one unit of a bid stands for."),
        low=1,
        high=10,
        secondary=True,
    )
    bids_within_reach: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "bids within reach"),
        QT_TRANSLATE_NOOP("rules", "Whether a contract may only be bid for as many points as it can bring."),
        secondary=True,
    )
    eighty_needs82: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "80 needs 82"),
        QT_TRANSLATE_NOOP("rules", "Whether a bid of 80 is made with 82 points only."),
        secondary=True,
    )
    capot_bid: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "bidding capot"),
        QT_TRANSLATE_NOOP("rules", "Whether all tricks may be bid."),
        secondary=True,
    )
    capot_flag: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "bids with all tricks"),
        QT_TRANSLATE_NOOP("rules", "Whether a bid of points may promise all tricks as well."),
        secondary=True,
    )
    capot_unstoppable: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "capot ends the auction"),
        QT_TRANSLATE_NOOP("rules", "Whether a bid of all tricks ends the auction and cannot be doubled."),
        secondary=True,
    )
    generale: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "générale"),
        QT_TRANSLATE_NOOP("rules", "Whether a player may bid to take all tricks alone."),
        secondary=True,
    )
    generale_first_speaker: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "générale as the first call"),
        QT_TRANSLATE_NOOP("rules", "Whether générale may be the first call of an auction."),
        secondary=True,
    )
    bridge_ranking: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "ranking of suits"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Whether a bid of the same points in a higher suit outbids: clubs, diamonds, hearts, "
            "spades, no trump, all trump.",
        ),
        secondary=True,
    )
    surmanche: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "surmanche"),
        QT_TRANSLATE_NOOP(
            "rules", "Whether outbidding in the suit of the opponents ends the auction for a deal of 1000 points."
        ),
        secondary=True,
    )
    last_bidder_may_raise: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "raising one's own bid"),
        QT_TRANSLATE_NOOP("rules", "Whether the highest bidder may raise once more after three passes."),
        secondary=True,
    )


@dataclass(frozen=True, kw_only=True)
class DoublingRules:
    """Doubling and what it multiplies."""

    doubling: terms.Doubling = rule(
        terms.Doubling.OFF,
        QT_TRANSLATE_NOOP("rules", "doubling"),
        QT_TRANSLATE_NOOP("rules", "Whether the defenders may double the contract."),
        aliases=("coinche_in_classic", "contra", "kraken"),
    )
    multipliers: tuple[int, ...] = rule(
        (2,),
        QT_TRANSLATE_NOOP("rules", "multipliers"),
        QT_TRANSLATE_NOOP("rules", "What each further raise makes of the deal's points."),
        secondary=True,
        low=1,
        high=32,
    )
    multiplier_scope: terms.MultiplierScope = rule(
        terms.MultiplierScope.ALL,
        QT_TRANSLATE_NOOP("rules", "what is doubled"),
        QT_TRANSLATE_NOOP("rules", "Which points a doubled contract multiplies."),
        secondary=True,
    )
    doubling_reply: terms.DoublingReply = rule(
        terms.DoublingReply.CHALLENGED_SIDE,
        QT_TRANSLATE_NOOP("rules", "after a double"),
        QT_TRANSLATE_NOOP("rules", "Who may speak after a double."),
        secondary=True,
    )
    freeze: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "a double ends the bidding"),
        QT_TRANSLATE_NOOP("rules", "Whether nobody may bid higher after a double."),
        secondary=True,
    )
    coinche_timing: terms.CoincheTiming = rule(
        terms.CoincheTiming.IN_TURN,
        QT_TRANSLATE_NOOP("rules", "time of doubling"),
        QT_TRANSLATE_NOOP("rules", "When a contract may be doubled."),
        secondary=True,
    )
    no_coinche_on80: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "80 cannot be doubled"),
        QT_TRANSLATE_NOOP("rules", "Whether a bid of 80 may not be doubled."),
        secondary=True,
    )
    capot_coinchable: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "doubling a capot"),
        QT_TRANSLATE_NOOP("rules", "Whether a bid of all tricks may be doubled."),
        secondary=True,
    )
    match_level: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "the whole match"),
        QT_TRANSLATE_NOOP("rules", "Whether a redoubled contract may be raised once more for the whole match."),
        aliases=("third_level", "match"),
        secondary=True,
    )
    lock: terms.Lock = rule(
        terms.Lock.NONE,
        QT_TRANSLATE_NOOP("rules", "closed deals"),
        QT_TRANSLATE_NOOP("rules", "Whether a raise may forbid leading trumps."),
        secondary=True,
    )


@dataclass(frozen=True, kw_only=True)
class HokumSunRules:
    """Hokum and Sun, and how they are raised. Source: docs/rules/baloot.md, Auction and Raises."""

    ashkal: terms.Ashkal = rule(
        terms.Ashkal.ROUND1,
        QT_TRANSLATE_NOOP("rules", "ashkal"),
        QT_TRANSLATE_NOOP("rules", "When the last two players may give their partner a Sun."),
        secondary=True,
    )
    ashkal_on_ace: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "ashkal on an ace"),
        QT_TRANSLATE_NOOP("rules", "Whether ashkal may be said when an ace is turned up."),
        secondary=True,
    )
    sun_steal: terms.SunSteal = rule(
        terms.SunSteal.EARLIER_SEATS,
        QT_TRANSLATE_NOOP("rules", "taking over a Sun"),
        QT_TRANSLATE_NOOP("rules", "Who may take over a Sun that is said in the first round."),
        secondary=True,
    )
    suit_naming: terms.SuitNaming = rule(
        terms.SuitNaming.WITH_CALL,
        QT_TRANSLATE_NOOP("rules", "naming the suit"),
        QT_TRANSLATE_NOOP("rules", "When the suit of a Hokum of the second round is named."),
        secondary=True,
    )
    second_round_starter: terms.RoundStarter = rule(
        terms.RoundStarter.DEALER_RIGHT,
        QT_TRANSLATE_NOOP("rules", "second round begins with"),
        QT_TRANSLATE_NOOP("rules", "Who speaks first in the second round."),
        secondary=True,
    )
    sun_double: terms.SunDouble = rule(
        terms.SunDouble.OVER_100,
        QT_TRANSLATE_NOOP("rules", "doubling a Sun"),
        QT_TRANSLATE_NOOP("rules", "When a Sun may be doubled."),
        secondary=True,
    )
    sun_raises: terms.SunRaises = rule(
        terms.SunRaises.DOUBLE_ONLY,
        QT_TRANSLATE_NOOP("rules", "raising a Sun"),
        QT_TRANSLATE_NOOP("rules", "How far a doubled Sun may be raised."),
        secondary=True,
    )
    gahwa: terms.Gahwa = rule(
        terms.Gahwa.WINS_GAME,
        QT_TRANSLATE_NOOP("rules", "gahwa"),
        QT_TRANSLATE_NOOP("rules", "What the last raise is worth."),
        secondary=True,
    )
