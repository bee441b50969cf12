"""Section of a ruleset: bids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from belote_desktop.engine.kept_hash import keeping_hash
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.conditions import bids, bids_points, by_bid, every, has
from belote_desktop.engine.rules.fields import rule
from belote_desktop.engine.rules.needs import Need
from belote_desktop.engine.rules.statements import Anchor, Statement


@keeping_hash
@dataclass(frozen=True, kw_only=True)
class BidRules:
    """Bids of points and of all tricks."""

    NEEDS: ClassVar[Need] = Need("settlement", (terms.Settlement.BID,))

    bid_unit: int = rule(
        1,
        QT_TRANSLATE_NOOP("rules", "points of a bid"),
        QT_TRANSLATE_NOOP("rules", "How many points one unit of a bid stands for."),
        low=1,
        high=10,
        secondary=True,
        before=1,
    )
    bids_within_reach: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "bids within reach"),
        QT_TRANSLATE_NOOP("rules", "Whether a contract may only be bid for as many points as it can bring."),
        secondary=True,
        before=False,
        statement=Statement(Anchor.AUCTION, {
            True: QT_TRANSLATE_NOOP("sheet", "No contract may be bid for more points than it can bring."),
        }, when=bids_points),
    )  # fmt: skip
    eighty_needs82: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "80 needs 82"),
        QT_TRANSLATE_NOOP("rules", "Whether a bid of 80 is made with 82 points only."),
        secondary=True,
        before=False,
        statement=Statement(Anchor.SCORING, {
            True: QT_TRANSLATE_NOOP("sheet", "A bid of 80 is made with 82 points only."),
        }, when=by_bid),
    )  # fmt: skip
    capot_bid: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "bidding capot"),
        QT_TRANSLATE_NOOP("rules", "Whether all tricks may be bid."),
        secondary=True,
        before=True,
        statement=Statement(Anchor.AUCTION, {
            True: QT_TRANSLATE_NOOP("sheet",
                "Higher than any number is a bid of capot: the promise that the bidder's side wins every trick."),
        }, when=bids_points),
    )  # fmt: skip
    capot_flag: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "bids with all tricks"),
        QT_TRANSLATE_NOOP("rules", "Whether a bid of points may promise all tricks as well."),
        secondary=True,
        before=False,
        statement=Statement(Anchor.AUCTION, {
            True: QT_TRANSLATE_NOOP("sheet",
                "A bid may promise every trick besides its number (capot); whoever bids higher must promise it too."),
        }, when=bids_points),
    )  # fmt: skip
    capot_unstoppable: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "capot ends the auction"),
        QT_TRANSLATE_NOOP("rules", "Whether a bid of all tricks ends the auction and cannot be doubled."),
        secondary=True,
        before=False,
        statement=Statement(Anchor.AUCTION, {
            True: QT_TRANSLATE_NOOP("sheet", "A promise of every trick ends the auction and cannot be doubled."),
        }, when=bids_points),
    )  # fmt: skip
    generale: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "générale"),
        QT_TRANSLATE_NOOP("rules", "Whether a player may bid to take all tricks alone."),
        secondary=True,
        before=False,
        statement=(
            Statement(Anchor.AUCTION, {
                True: QT_TRANSLATE_NOOP("sheet",
                    "The highest bid of all is générale: the promise that the bidder alone wins every trick."),
            }, when=bids_points),
            Statement(Anchor.SCORING, {
                True: QT_TRANSLATE_NOOP("sheet",
                    "Générale is worth {generale_value} to the side that wins it, in place of cards and bid."),
            }, when=every(by_bid, bids_points)),
        ),
    )  # fmt: skip
    generale_first_speaker: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "générale as the first call"),
        QT_TRANSLATE_NOOP("rules", "Whether générale may be the first call of an auction."),
        secondary=True,
        before=True,
        statement=Statement(Anchor.AUCTION, {
            False: QT_TRANSLATE_NOOP("sheet", "Générale may not be the first call of the auction."),
        }, when=every(bids_points, has("generale", True))),
    )  # fmt: skip
    bridge_ranking: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "ranking of suits"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Whether a bid of the same points in a higher suit outbids: clubs, diamonds, hearts, "
            "spades, no trump, all trump.",
        ),
        secondary=True,
        before=False,
        statement=Statement(Anchor.AUCTION, {
            True: QT_TRANSLATE_NOOP("sheet",
                "A bid of the same number in a higher suit is higher too: ♣ is the lowest, then ♦, ♥, ♠, no trump, "
                "all trump."),
            False: QT_TRANSLATE_NOOP("sheet", "Only the number makes a bid higher, whatever its suit."),
        }, when=bids_points),
    )  # fmt: skip
    surmanche: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "surmanche"),
        QT_TRANSLATE_NOOP(
            "rules", "Whether outbidding in the suit of the opponents ends the auction for a deal of 1000 points."
        ),
        secondary=True,
        before=False,
        statement=(
            Statement(Anchor.AUCTION, {
                True: QT_TRANSLATE_NOOP("sheet",
                    "Whoever bids higher in a suit that the opponents have bid themselves ends the auction "
                    "(surmanche)."),
            }, when=bids_points),
            Statement(Anchor.SCORING, {
                True: QT_TRANSLATE_NOOP("sheet",
                    "A surmanche is worth 1000 to the side that wins it, in place of cards and bid."),
            }, when=every(by_bid, bids_points)),
        ),
    )  # fmt: skip
    last_bidder_may_raise: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "raising one's own bid"),
        QT_TRANSLATE_NOOP("rules", "Whether the highest bidder may raise once more after three passes."),
        secondary=True,
        before=False,
        statement=Statement(Anchor.AUCTION, {
            False: QT_TRANSLATE_NOOP("sheet",
                "When all the others have passed after a bid, the auction is over and the bidder is the taker."),
            True: QT_TRANSLATE_NOOP("sheet",
                "When all the others have passed after a bid, the bidder is the taker and may raise this bid once "
                "more; then the auction is over."),
        }, when=bids),
    )  # fmt: skip
