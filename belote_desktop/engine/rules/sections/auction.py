"""Section of a ruleset: the auction."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.kept_hash import keeping_hash
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.conditions import (
    bids,
    doubled_while_bidding,
    every,
    forced_speaks_last,
    has,
    lacks,
    names_suits,
    one_round,
    takes_turn_up,
    two_rounds,
)
from belote_desktop.engine.rules.fields import rule
from belote_desktop.engine.rules.needs import Need
from belote_desktop.engine.rules.statements import Anchor, Statement
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP


@keeping_hash
@dataclass(frozen=True, kw_only=True)
class AuctionRules:
    """How the contract is found."""

    auction_model: terms.AuctionModel = rule(
        terms.AuctionModel.TAKE_TURN_UP,
        #: A rule: the kind of auction.
        QT_TRANSLATE_NOOP("rules", "Auction"),
        QT_TRANSLATE_NOOP("rules", "What kind of auction is held."),
        secondary=True,
    )
    second_round_suits: terms.SecondRoundSuits = rule(
        terms.SecondRoundSuits.OTHER,
        #: A rule: which suits may be named in the second round of the auction.
        QT_TRANSLATE_NOOP("rules", "Second round"),
        QT_TRANSLATE_NOOP("rules", "Which suits you may name in the second round."),
        secondary=True,
        statement=Statement(Anchor.AUCTION, {
            terms.SecondRoundSuits.OTHER: QT_TRANSLATE_NOOP("sheet",
                "If nobody takes, there is a second round. Each player passes or names a suit as trumps, but not the "
                "suit of the turn-up."),
            terms.SecondRoundSuits.ANY: QT_TRANSLATE_NOOP("sheet",
                "If nobody takes, there is a second round. Each player passes or names any suit as trumps."),
            terms.SecondRoundSuits.TURNED_AGAIN: QT_TRANSLATE_NOOP("sheet",
                "If nobody takes, a card of another suit is turned up, and there is a second round. Each player "
                "passes or takes with the new suit as trumps."),
        }, when=takes_turn_up),
    )  # fmt: skip
    sa_ta_in_classic: terms.NoTrumpCalls = rule(
        terms.NoTrumpCalls.OFF,
        QT_TRANSLATE_NOOP("rules", "No trumps, all trumps"),
        QT_TRANSLATE_NOOP("rules", "Whether no trumps and all trumps may be named."),
        aliases=("no_trump_calls",),
        matters=takes_turn_up,
        statement=Statement(Anchor.AUCTION, {
            terms.NoTrumpCalls.ROUND2: QT_TRANSLATE_NOOP("sheet",
                "In the second round you may also name no trumps or all trumps."),
            terms.NoTrumpCalls.BOTH: QT_TRANSLATE_NOOP("sheet",
                "In both rounds you may also name no trumps or all trumps."),
        }, when=takes_turn_up),
    )  # fmt: skip
    pass_out: terms.PassOut = rule(
        terms.PassOut.NEXT_DEALER,
        QT_TRANSLATE_NOOP("rules", "If all pass"),
        QT_TRANSLATE_NOOP("rules", "What happens if all pass."),
        matters=names_suits,
        statement=(
            Statement(Anchor.AUCTION, {
                terms.PassOut.NEXT_DEALER: QT_TRANSLATE_NOOP("sheet",
                    "If there is still no taker, nobody scores and the cards are dealt again."),
                terms.PassOut.DEALER_MUST_TAKE: QT_TRANSLATE_NOOP("sheet",
                    "If there is still no taker, the dealer must name a suit."),
                terms.PassOut.ELDEST_MUST_TAKE: QT_TRANSLATE_NOOP("sheet",
                    "If there is still no taker, the player after the dealer must name a suit."),
                terms.PassOut.TURNED_FORCED: QT_TRANSLATE_NOOP("sheet",
                    "If there is still no taker, the dealer must take, with the turn-up’s suit as trumps."),
                #: {belote}: this game’s word for king and queen of trumps.
                terms.PassOut.NEGATIVE: QT_TRANSLATE_NOOP("sheet",
                    "If there is still no taker, the deal is played without one, with the turn-up’s suit as trumps. "
                    "Each side loses its own card points, and its {belote} and declarations are taken off the other "
                    "side’s score."),
            }, when=two_rounds),
            Statement(Anchor.AUCTION, {
                terms.PassOut.NEXT_DEALER: QT_TRANSLATE_NOOP("sheet",
                    "If all pass, nobody scores and the cards are dealt again."),
                terms.PassOut.DEALER_MUST_TAKE: QT_TRANSLATE_NOOP("sheet",
                    "If all pass, the dealer must name a suit."),
                terms.PassOut.ELDEST_MUST_TAKE: QT_TRANSLATE_NOOP("sheet",
                    "If all pass, the player after the dealer must name a suit."),
                terms.PassOut.ELDEST_AT_ONCE: QT_TRANSLATE_NOOP("sheet",
                    "The player after the dealer is the taker and must name a suit as trumps. Nobody else speaks."),
            }, when=every(one_round, lacks(forced_speaks_last))),
            Statement(Anchor.AUCTION, {
                terms.PassOut.DEALER_MUST_TAKE: QT_TRANSLATE_NOOP("sheet",
                    "If everyone else passes, the dealer must name a suit."),
                terms.PassOut.ELDEST_MUST_TAKE: QT_TRANSLATE_NOOP("sheet",
                    "If everyone else passes, the player after the dealer must name a suit."),
            }, when=every(one_round, forced_speaks_last)),
            Statement(Anchor.AUCTION, {
                terms.PassOut.NEXT_DEALER: QT_TRANSLATE_NOOP("sheet",
                    "If nobody bids, the cards are dealt again and nobody scores."),
                terms.PassOut.DEALER_MUST_TAKE: QT_TRANSLATE_NOOP("sheet",
                    "If everyone else passes without a bid, the dealer must bid."),
            }, when=bids),
        ),
    )  # fmt: skip
    min_bid: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "Lowest bid"),
        QT_TRANSLATE_NOOP("rules", "The lowest bid in points."),
        low=0,
        high=500,
        allowed=(80, 82, 90),
        secondary=True,
        needs=Need("settlement", (terms.Settlement.BID,)),
    )
    bid_step: int = rule(
        10,
        QT_TRANSLATE_NOOP("rules", "Bid step"),
        QT_TRANSLATE_NOOP("rules", "The steps in which bids rise."),
        low=1,
        high=50,
        secondary=True,
        needs=Need("settlement", (terms.Settlement.BID,)),
    )
    max_bid: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "Highest bid"),
        QT_TRANSLATE_NOOP("rules", "The highest bid in points, or 0 for no limit."),
        low=0,
        high=2000,
        allowed=(0, 160, 170, 180),
        secondary=True,
        needs=Need("settlement", (terms.Settlement.BID,)),
    )
    contracts: tuple[str, ...] = rule(
        ("S", "H", "D", "C"),
        #: A rule: the contracts of the auction.
        QT_TRANSLATE_NOOP("rules", "Contracts"),
        #: NT and AT are typed so in every language.
        QT_TRANSLATE_NOOP("rules", "Which contracts may be bid or named: suits, no trumps (NT), all trumps (AT)."),
        aliases=("denominations",),
        secondary=True,
        pattern="[SHDC]|NT|AT",
        before=("S", "H", "D", "C"),
    )
    speaks_first: terms.SpeaksFirst = rule(
        terms.SpeaksFirst.ELDEST,
        QT_TRANSLATE_NOOP("rules", "First to speak"),
        QT_TRANSLATE_NOOP("rules", "Who speaks first in an auction of one round."),
        secondary=True,
        before=terms.SpeaksFirst.ELDEST,
        needs=Need("auction_model", (terms.AuctionModel.SINGLE_ROUND,)),
        statement=Statement(Anchor.AUCTION, {
            terms.SpeaksFirst.ELDEST: QT_TRANSLATE_NOOP("sheet",
                "There is one round, and the player after the dealer speaks first. Each player passes or names a "
                "suit as trumps. The first to name one is the taker, and the auction is over."),
            terms.SpeaksFirst.DEALER: QT_TRANSLATE_NOOP("sheet",
                "There is one round, and the dealer speaks first. Each player passes or names a suit as trumps. The "
                "first to name one is the taker, and the auction is over."),
        }, when=every(lacks(has("pass_out", terms.PassOut.ELDEST_AT_ONCE)), one_round)),
    )  # fmt: skip
    must_hold_trump: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "Only suits you hold"),
        QT_TRANSLATE_NOOP("rules", "You may take or name a suit only if you hold a card of it."),
        secondary=True,
        before=False,
        statement=(
            Statement(Anchor.AUCTION, {
                True: QT_TRANSLATE_NOOP("sheet", "You cannot take or name a suit in which you are void."),
            }, when=takes_turn_up),
            Statement(Anchor.AUCTION, {
                True: QT_TRANSLATE_NOOP("sheet", "You cannot name a suit in which you are void."),
            }, when=one_round),
        ),
    )  # fmt: skip
    schmeiss: terms.Schmeiss = rule(
        terms.Schmeiss.OFF,
        #: A call of Klaberjass: an offer to throw the deal in.
        QT_TRANSLATE_NOOP("rules", "Schmeiss"),
        QT_TRANSLATE_NOOP("rules", "Whether you may offer to throw in the deal, and what the answer means."),
        secondary=True,
        before=terms.Schmeiss.OFF,
        needs=Need("auction_model", (terms.AuctionModel.TAKE_TURN_UP,)),
        statement=Statement(Anchor.AUCTION, {
            terms.Schmeiss.A: QT_TRANSLATE_NOOP("sheet",
                "Instead of passing or taking, you may offer once to throw in the deal (schmeiss). If the offer is "
                "accepted, the next player deals. If it is refused, you are the taker: in the turn-up’s suit in the "
                "first round, in a suit you name in the second."),
            terms.Schmeiss.B: QT_TRANSLATE_NOOP("sheet",
                "Instead of passing or taking, you may offer once to throw in the deal (schmeiss). If the offer is "
                "accepted, the next player deals. If it is refused in the first round, your opponent takes the "
                "turn-up. If it is refused in the second round, you must name a suit."),
            terms.Schmeiss.C: QT_TRANSLATE_NOOP("sheet",
                "Instead of passing or taking, you may make an offer once (schmeiss). If it is accepted, you are "
                "the taker. If it is refused, the deal is void."),
        }, when=takes_turn_up),
    )  # fmt: skip
    seven_buy: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "Taking with the seven"),
        QT_TRANSLATE_NOOP("rules",
            "In the first round you may take with the seven of the turn-up’s suit and exchange it for the turn-up."),
        secondary=True,
        before=False,
        statement=Statement(Anchor.AUCTION, {
            True: QT_TRANSLATE_NOOP("sheet",
                "In the first round, if you hold the seven of the turn-up’s suit and are not the dealer, you may "
                "take with it. You exchange the seven for the turn-up at once."),
        }, when=takes_turn_up),
    )  # fmt: skip
    passed_may_rebid: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "Bidding after a pass"),
        QT_TRANSLATE_NOOP("rules", "A player who has passed may bid later in the same auction."),
        secondary=True,
        before=True,
        statement=(
            Statement(Anchor.AUCTION, {
                True: QT_TRANSLATE_NOOP("sheet", "If you have passed, you may still bid later."),
                False: QT_TRANSLATE_NOOP("sheet", "If you have passed, you cannot bid any more."),
            }, when=bids),
            Statement(Anchor.DOUBLING, {
                False: QT_TRANSLATE_NOOP("sheet", "Players who have passed may still double and redouble."),
            }, when=doubled_while_bidding),
        ),
    )  # fmt: skip
