"""Section of a ruleset: bids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from belote_desktop.engine.kept_hash import keeping_hash
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.conditions import bids, bids_points, by_bid, every, has
from belote_desktop.engine.rules.fields import rule
from belote_desktop.engine.rules.needs import Need
from belote_desktop.engine.rules.statements import Anchor, Statement
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP


@keeping_hash
@dataclass(frozen=True, kw_only=True)
class BidRules:
    """Bids of points and of all tricks."""

    NEEDS: ClassVar[Need] = Need("settlement", (terms.Settlement.BID,))

    bid_unit: int = rule(
        1,
        QT_TRANSLATE_NOOP("rules", "Bid unit"),
        QT_TRANSLATE_NOOP("rules", "How many points one unit of a bid stands for."),
        low=1,
        high=10,
        secondary=True,
        before=1,
    )
    bids_within_reach: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "Only bids you can make"),
        QT_TRANSLATE_NOOP("rules", "You cannot bid more points than a contract can bring."),
        secondary=True,
        before=False,
        statement=Statement(Anchor.AUCTION, {
            True: QT_TRANSLATE_NOOP("sheet", "You cannot bid more points than a contract can bring."),
        }, when=bids_points),
    )  # fmt: skip
    eighty_needs82: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "80 needs 82"),
        QT_TRANSLATE_NOOP("rules", "A bid of 80 is made only with 82 points."),
        secondary=True,
        before=False,
        statement=Statement(Anchor.SCORING, {
            True: QT_TRANSLATE_NOOP("sheet", "A bid of 80 is made only with 82 points."),
        }, when=by_bid),
    )  # fmt: skip
    capot_bid: bool = rule(
        True,
        #: A rule: all tricks may be bid.
        QT_TRANSLATE_NOOP("rules", "Bidding capot"),
        QT_TRANSLATE_NOOP("rules", "You may bid all tricks."),
        secondary=True,
        before=True,
        statement=Statement(Anchor.AUCTION, {
            #: {capot}: this game’s word for winning every trick.
            True: QT_TRANSLATE_NOOP("sheet",
                "A bid of {capot} beats every number. The bidder’s side must then win every trick."),
        }, when=bids_points),
    )  # fmt: skip
    capot_flag: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "Points and all tricks"),
        QT_TRANSLATE_NOOP("rules", "A bid of points may promise all tricks too."),
        secondary=True,
        before=False,
        statement=Statement(Anchor.AUCTION, {
            True: QT_TRANSLATE_NOOP("sheet",
                "A bid may promise every trick as well as its points. Every higher bid must then do the same."),
        }, when=bids_points),
    )  # fmt: skip
    capot_unstoppable: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "Capot ends the auction"),
        QT_TRANSLATE_NOOP("rules", "A bid of all tricks ends the auction and cannot be doubled."),
        secondary=True,
        before=False,
        statement=Statement(Anchor.AUCTION, {
            #: {capot}: this game’s word for winning every trick.
            True: QT_TRANSLATE_NOOP("sheet", "A bid of {capot} ends the auction and cannot be doubled."),
        }, when=bids_points),
    )  # fmt: skip
    generale: bool = rule(
        False,
        #: A bid: one player wins every trick alone.
        QT_TRANSLATE_NOOP("rules", "Générale"),
        QT_TRANSLATE_NOOP("rules", "You may bid to win every trick alone."),
        secondary=True,
        before=False,
        statement=(
            Statement(Anchor.AUCTION, {
                True: QT_TRANSLATE_NOOP("sheet",
                    "The highest bid of all is générale: the bidder alone must win every trick."),
            }, when=bids_points),
            Statement(Anchor.SCORING, {
                #: {generale_value}: points.
                True: QT_TRANSLATE_NOOP("sheet",
                    "Générale is worth {generale_value} to the side that wins it, instead of the card points and the "
                    "bid."),
            }, when=every(by_bid, bids_points)),
        ),
    )  # fmt: skip
    generale_first_speaker: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "Générale by the first speaker"),
        QT_TRANSLATE_NOOP("rules", "The player who speaks first in an auction may bid générale."),
        secondary=True,
        before=True,
        statement=Statement(Anchor.AUCTION, {
            False: QT_TRANSLATE_NOOP("sheet",
                "The player who speaks first cannot bid générale, even later in the auction."),
        }, when=every(bids_points, has("generale", True))),
    )  # fmt: skip
    bridge_ranking: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "Suits outbid each other"),
        QT_TRANSLATE_NOOP("rules",
            "With equal points a higher suit outbids a lower one: clubs, diamonds, hearts, spades, no trumps, all "
            "trumps."),
        secondary=True,
        before=False,
        statement=Statement(Anchor.AUCTION, {
            True: QT_TRANSLATE_NOOP("sheet",
                "The same points in a higher suit make a higher bid. From the lowest up: ♣, ♦, ♥, ♠, no trumps, all "
                "trumps."),
            False: QT_TRANSLATE_NOOP("sheet", "A bid is higher only if its number is higher, whatever the suit."),
        }, when=bids_points),
    )  # fmt: skip
    surmanche: bool = rule(
        False,
        #: A call of Tunisia: outbidding the opponents in their own suit.
        QT_TRANSLATE_NOOP("rules", "Surmanche"),
        QT_TRANSLATE_NOOP("rules",
            "Outbidding opponents in their own suit ends the auction, and the deal is worth 1000."),
        secondary=True,
        before=False,
        statement=(
            Statement(Anchor.AUCTION, {
                True: QT_TRANSLATE_NOOP("sheet",
                    "If you bid higher in a suit that the opponents have bid, the auction ends at once (surmanche)."),
            }, when=bids_points),
            Statement(Anchor.SCORING, {
                True: QT_TRANSLATE_NOOP("sheet",
                    "A surmanche is worth 1000 to the side that wins it, instead of the card points and the bid."),
            }, when=every(by_bid, bids_points)),
        ),
    )  # fmt: skip
    last_bidder_may_raise: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "Raising your own bid"),
        QT_TRANSLATE_NOOP("rules", "The highest bidder may bid once more when all the others have passed."),
        secondary=True,
        before=False,
        statement=Statement(Anchor.AUCTION, {
            False: QT_TRANSLATE_NOOP("sheet",
                "When everyone else has passed after a bid, the auction is over and the bidder is the taker."),
            True: QT_TRANSLATE_NOOP("sheet",
                "When everyone else has passed after a bid, the bidder is the taker and may raise the bid once. "
                "Then the auction is over."),
        }, when=bids),
    )  # fmt: skip
