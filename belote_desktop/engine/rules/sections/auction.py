"""Section of a ruleset: the auction."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.kept_hash import keeping_hash
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.conditions import (
    bids,
    every,
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


@keeping_hash
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
        statement=Statement(Anchor.AUCTION, {
            terms.SecondRoundSuits.OTHER: QT_TRANSLATE_NOOP("sheet",
                "If all pass there is a second round, in which each player passes or names a suit as trumps, but not "
                "the suit of the turned card."),
            terms.SecondRoundSuits.ANY: QT_TRANSLATE_NOOP("sheet",
                "If all pass there is a second round, in which each player passes or names any suit as trumps."),
            terms.SecondRoundSuits.TURNED_AGAIN: QT_TRANSLATE_NOOP("sheet",
                "If all pass a card of another suit is turned up, and there is a second round, in which each player "
                "passes or takes; the suit of the new card is then trumps."),
        }, when=takes_turn_up),
    )  # fmt: skip
    sa_ta_in_classic: terms.NoTrumpCalls = rule(
        terms.NoTrumpCalls.OFF,
        QT_TRANSLATE_NOOP("rules", "no trump and all trump"),
        QT_TRANSLATE_NOOP("rules", "Whether contracts without a trump suit, or with four, may be named."),
        aliases=("no_trump_calls",),
        matters=takes_turn_up,
        statement=Statement(Anchor.AUCTION, {
            terms.NoTrumpCalls.ROUND2: QT_TRANSLATE_NOOP("sheet",
                "In the second round a player may also name no trump or all trump."),
            terms.NoTrumpCalls.BOTH: QT_TRANSLATE_NOOP("sheet",
                "In both rounds a player may also name no trump or all trump."),
        }, when=takes_turn_up),
    )  # fmt: skip
    pass_out: terms.PassOut = rule(
        terms.PassOut.NEXT_DEALER,
        QT_TRANSLATE_NOOP("rules", "everyone passes"),
        QT_TRANSLATE_NOOP("rules", "What happens when everyone passes in both rounds."),
        matters=names_suits,
        statement=(
            Statement(Anchor.AUCTION, {
                terms.PassOut.NEXT_DEALER: QT_TRANSLATE_NOOP("sheet",
                    "If all pass again nobody scores, and the cards are dealt anew."),
                terms.PassOut.DEALER_MUST_TAKE: QT_TRANSLATE_NOOP("sheet",
                    "If all the others pass again, the dealer must name a suit."),
                terms.PassOut.ELDEST_MUST_TAKE: QT_TRANSLATE_NOOP("sheet",
                    "If all pass again, the player after the dealer must name a suit."),
                terms.PassOut.TURNED_FORCED: QT_TRANSLATE_NOOP("sheet",
                    "If all pass again, the dealer is the taker in the turned suit."),
                terms.PassOut.NEGATIVE: QT_TRANSLATE_NOOP("sheet",
                    "If all pass again, the deal is played with the turned suit as trumps and without takers. What a "
                    "side wins in cards is then taken off its total, and {belote} and declarations off that of the "
                    "other side."),
            }, when=two_rounds),
            Statement(Anchor.AUCTION, {
                terms.PassOut.NEXT_DEALER: QT_TRANSLATE_NOOP("sheet",
                    "If all pass nobody scores, and the cards are dealt anew."),
                terms.PassOut.DEALER_MUST_TAKE: QT_TRANSLATE_NOOP("sheet",
                    "If nobody else names a suit, the dealer must."),
                terms.PassOut.ELDEST_MUST_TAKE: QT_TRANSLATE_NOOP("sheet",
                    "If nobody else names a suit, the player after the dealer must."),
                terms.PassOut.ELDEST_AT_ONCE: QT_TRANSLATE_NOOP("sheet",
                    "The player after the dealer is the taker and must name a suit as trumps; nobody else is asked."),
            }, when=one_round),
            Statement(Anchor.AUCTION, {
                terms.PassOut.NEXT_DEALER: QT_TRANSLATE_NOOP("sheet",
                    "If all pass without a bid nobody scores, and the cards are dealt anew."),
                terms.PassOut.DEALER_MUST_TAKE: QT_TRANSLATE_NOOP("sheet",
                    "If all the others pass without a bid, the dealer must bid."),
            }, when=bids),
        ),
    )  # fmt: skip
    min_bid: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "lowest bid"),
        QT_TRANSLATE_NOOP("rules", "The lowest bid in points."),
        low=0,
        high=500,
        allowed=(80, 82, 90),
        secondary=True,
        needs=Need("settlement", (terms.Settlement.BID,)),
    )
    bid_step: int = rule(
        10,
        QT_TRANSLATE_NOOP("rules", "step of bids"),
        QT_TRANSLATE_NOOP("rules", "By how much a bid must be raised at least."),
        low=1,
        high=50,
        secondary=True,
        needs=Need("settlement", (terms.Settlement.BID,)),
    )
    max_bid: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "highest bid"),
        QT_TRANSLATE_NOOP("rules", "The highest bid in points; 0 for none."),
        low=0,
        high=2000,
        allowed=(0, 160, 170, 180),
        secondary=True,
        needs=Need("settlement", (terms.Settlement.BID,)),
    )
    contracts: tuple[str, ...] = rule(
        ("S", "H", "D", "C"),
        QT_TRANSLATE_NOOP("rules", "contracts"),
        QT_TRANSLATE_NOOP("rules", "Which contracts may be bid or named: suits, no trump (NT), all trump (AT)."),
        aliases=("denominations",),
        secondary=True,
        pattern="[SHDC]|NT|AT",
        before=("S", "H", "D", "C"),
    )
    speaks_first: terms.SpeaksFirst = rule(
        terms.SpeaksFirst.ELDEST,
        QT_TRANSLATE_NOOP("rules", "first speaker"),
        QT_TRANSLATE_NOOP("rules", "Who speaks first in an auction of one round."),
        secondary=True,
        before=terms.SpeaksFirst.ELDEST,
        needs=Need("auction_model", (terms.AuctionModel.SINGLE_ROUND,)),
        statement=Statement(Anchor.AUCTION, {
            terms.SpeaksFirst.ELDEST: QT_TRANSLATE_NOOP("sheet",
                "There is one round, and the player after the dealer speaks first. Each player passes or names a "
                "suit as trumps; the first to name one ends the auction and is the taker."),
            terms.SpeaksFirst.DEALER: QT_TRANSLATE_NOOP("sheet",
                "There is one round, and the dealer speaks first. Each player passes or names a suit as trumps; the "
                "first to name one ends the auction and is the taker."),
        }, when=every(lacks(has("pass_out", terms.PassOut.ELDEST_AT_ONCE)), one_round)),
    )  # fmt: skip
    must_hold_trump: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "a trump in hand"),
        QT_TRANSLATE_NOOP("rules", "Whether only a suit of which a card is held may be named or taken."),
        secondary=True,
        before=False,
        statement=(
            Statement(Anchor.AUCTION, {
                True: QT_TRANSLATE_NOOP("sheet", "Nobody may take or name a suit of which they hold no card."),
            }, when=takes_turn_up),
            Statement(Anchor.AUCTION, {
                True: QT_TRANSLATE_NOOP("sheet", "Nobody may name a suit of which they hold no card."),
            }, when=one_round),
        ),
    )  # fmt: skip
    schmeiss: terms.Schmeiss = rule(
        terms.Schmeiss.OFF,
        QT_TRANSLATE_NOOP("rules", "schmeiss"),
        QT_TRANSLATE_NOOP("rules", "Whether a player may offer to throw the deal in, and what a refusal means."),
        secondary=True,
        before=terms.Schmeiss.OFF,
        needs=Need("auction_model", (terms.AuctionModel.TAKE_TURN_UP,)),
        statement=Statement(Anchor.AUCTION, {
            terms.Schmeiss.A: QT_TRANSLATE_NOOP("sheet",
                "Instead of passing or taking, a player may once offer to throw the deal in (schmeiss). If the other "
                "agrees, the next player deals; if not, the one who offered is the taker: in the first round in the "
                "turned suit, in the second in a suit that they name."),
            terms.Schmeiss.B: QT_TRANSLATE_NOOP("sheet",
                "Instead of passing or taking, a player may once offer to throw the deal in (schmeiss). If the other "
                "agrees, the next player deals; if not, the other is the taker in the first round, in the turned "
                "suit, and the one who offered in the second, in a suit that they name."),
            terms.Schmeiss.C: QT_TRANSLATE_NOOP("sheet",
                "Instead of passing or taking, a player may once make an offer (schmeiss). If the other agrees, the "
                "one who offered is the taker; if not, the deal is void."),
        }, when=takes_turn_up),
    )  # fmt: skip
    seven_buy: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "taking with the seven"),
        QT_TRANSLATE_NOOP(
            "rules", "Whether the seven of the turned suit may be exchanged while taking in the first round."
        ),
        secondary=True,
        before=False,
        statement=Statement(Anchor.AUCTION, {
            True: QT_TRANSLATE_NOOP("sheet",
                "In the first round a player other than the dealer who holds the seven of the turned suit may take "
                "with it: the seven is exchanged for the turned card at once."),
        }, when=takes_turn_up),
    )  # fmt: skip
    passed_may_rebid: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "bidding after a pass"),
        QT_TRANSLATE_NOOP("rules", "Whether a player who has passed may bid again."),
        secondary=True,
        before=True,
        statement=Statement(Anchor.AUCTION, {
            True: QT_TRANSLATE_NOOP("sheet", "A player who has passed may bid later on."),
            False: QT_TRANSLATE_NOOP("sheet", "A player who has passed may not bid any more."),
        }, when=bids),
    )  # fmt: skip
