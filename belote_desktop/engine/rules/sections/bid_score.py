"""Section of a ruleset: the score of bids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.conditions import (
    bids_points,
    by_bid,
    by_points,
    by_projects,
    doubled_bid,
    doubled_capot,
    every,
    has,
    positive,
    prices_capot,
    raises,
    says_belote,
    writes_cards,
)
from belote_desktop.engine.rules.fields import rule
from belote_desktop.engine.rules.needs import Need
from belote_desktop.engine.rules.statements import Anchor, Statement
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP


@dataclass(frozen=True, kw_only=True)
class BidScoreRules:
    """What a bid is worth.

    Source: docs/rules/contree.md, bazar-blot.md, vida.md, north-africa.md and pilotta.md, Scoring.
    """

    NEEDS: ClassVar[Need] = Need("settlement", (terms.Settlement.BID,))

    written: terms.Written = rule(
        terms.Written.PLUS_BID,
        QT_TRANSLATE_NOOP("rules", "Score for a made bid"),
        QT_TRANSLATE_NOOP("rules", "What the taker’s side scores for a bid it made."),
        secondary=True,
        before=terms.Written.PLUS_BID,
        statement=Statement(Anchor.SCORING, {
            terms.Written.PLUS_BID: QT_TRANSLATE_NOOP("sheet",
                "If the contract is made, both sides score their points, and the taker’s side scores its bid too."),
            terms.Written.MADE_ONLY: QT_TRANSLATE_NOOP("sheet",
                "If the contract is made, both sides score their points. The bid is not scored."),
            terms.Written.BID_ONLY: QT_TRANSLATE_NOOP("sheet",
                "If the contract is made, the taker’s side scores its bid and the defenders score nothing."),
        }, when=by_bid),
    )  # fmt: skip
    doubled_made: terms.DoubledMade = rule(
        terms.DoubledMade.WINNER_TAKES_ALL,
        QT_TRANSLATE_NOOP("rules", "Doubled bid made"),
        QT_TRANSLATE_NOOP("rules", "What a doubled bid is worth if it is made."),
        aliases=("raised_made",),
        secondary=True,
        before=terms.DoubledMade.WINNER_TAKES_ALL,
        needs=Need("doubling", (terms.Doubling.ON,)),
        statement=(
            Statement(Anchor.SCORING, {
                #: {belote}: this game’s word for king and queen of trumps.
                terms.DoubledMade.WINNER_TAKES_ALL: QT_TRANSLATE_NOOP("sheet",
                    "The side that wins a doubled deal scores everything, multiplied. Only {belote} is not "
                    "multiplied and is scored as usual."),
                terms.DoubledMade.EACH_OWN: QT_TRANSLATE_NOOP("sheet",
                    "If a doubled contract is made, both sides score their own points as if nobody had doubled. If "
                    "it fails, the defenders’ points are multiplied."),
                #: {belote}: this game’s word for king and queen of trumps.
                terms.DoubledMade.EACH_MULTIPLIED: QT_TRANSLATE_NOOP("sheet",
                    "In a doubled deal all points except {belote} are multiplied."),
            }, when=every(by_points, raises)),
            Statement(Anchor.SCORING, {
                terms.DoubledMade.WINNER_TAKES_ALL: QT_TRANSLATE_NOOP("sheet",

                        "The side that wins a doubled deal scores as the defenders do when a contract "
                        "fails. The other side scores nothing for its cards."),
                terms.DoubledMade.EACH_OWN: QT_TRANSLATE_NOOP("sheet",
                    "If a doubled contract is made, both sides still score their own points, and only the bid is "
                    "multiplied."),
                #: {belote}: this game’s word for king and queen of trumps.
                terms.DoubledMade.EACH_MULTIPLIED: QT_TRANSLATE_NOOP("sheet",
                    "If a doubled contract is made, both sides score their own points, multiplied except for "
                    "{belote}."),
            }, when=every(doubled_bid, writes_cards)),
            Statement(Anchor.SCORING, {
                terms.DoubledMade.WINNER_TAKES_ALL: QT_TRANSLATE_NOOP("sheet",
                    "If a raised contract is made, the taker’s side scores the match points of both sides and every "
                    "declaration that counts, multiplied."),
                terms.DoubledMade.EACH_OWN: QT_TRANSLATE_NOOP("sheet",
                    "If a raised contract is made, both sides score their own match points and declarations, not "
                    "multiplied."),
                terms.DoubledMade.EACH_MULTIPLIED: QT_TRANSLATE_NOOP("sheet",
                    "If a raised contract is made, both sides score their own match points and declarations, "
                    "multiplied."),
            }, when=every(by_projects, raises)),
            Statement(Anchor.SCORING, {
                #: {belote}: this game’s word for king and queen of trumps. After: the taker’s side scores the points
                #: of both sides.
                terms.DoubledMade.WINNER_TAKES_ALL: QT_TRANSLATE_NOOP("sheet",
                    "Even then each side scores its own {belote}."),
            }, when=every(by_projects, raises, says_belote)),
        ),
    )  # fmt: skip
    capot_bid_value: int = rule(
        500,
        QT_TRANSLATE_NOOP("rules", "Points for a bid capot"),
        QT_TRANSLATE_NOOP("rules", "What a bid of all tricks is worth to the side that wins it."),
        low=0,
        high=2000,
        secondary=True,
        before=500,
        statement=Statement(Anchor.SCORING,
            #: {capot}: this game’s word for winning every trick.
            QT_TRANSLATE_NOOP("sheet", "The value of a bid of {capot} is multiplied too."),
            when=every(prices_capot, doubled_capot, has("capot_coinchable", True))),
    )  # fmt: skip
    capot_bid_lost: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "Points for a failed capot"),
        QT_TRANSLATE_NOOP("rules",
            "What a failed bid of all tricks is worth to the defenders, or 0 for the same as a made one."),
        low=0,
        high=2000,
        secondary=True,
        before=0,
        statement=(
            Statement(Anchor.SCORING, {
                #: {capot}: this game’s word for winning every trick. {capot_bid_value}: points.
                0: QT_TRANSLATE_NOOP("sheet",

                        "If {capot} was bid, the side that wins the deal scores {capot_bid_value} instead of the "
                        "card points and the bid."),
            }, when=prices_capot),
            Statement(Anchor.SCORING,
                #: {capot}: this game’s word for winning every trick. {capot_bid_value} and {capot_bid_lost}: points.
                QT_TRANSLATE_NOOP("sheet",
                    "A bid of {capot} is worth {capot_bid_value} if it is made, instead of the card points and the "
                    "bid. If it fails, the defenders score {capot_bid_lost}."),
                when=every(prices_capot, positive("capot_bid_lost"))),
        ),
    )  # fmt: skip
    generale_value: int = rule(
        1000,
        QT_TRANSLATE_NOOP("rules", "Points for générale"),
        QT_TRANSLATE_NOOP("rules", "What a bid to win every trick alone is worth."),
        low=0,
        high=2000,
        allowed=(1000, 700, 500),
        secondary=True,
        before=1000,
    )
    nt_multipliers: tuple[int, ...] = rule(
        (),
        QT_TRANSLATE_NOOP("rules", "No trumps multipliers"),
        QT_TRANSLATE_NOOP(
            "rules",
            "What a bid in no trumps is multiplied by when undoubled, doubled and redoubled, or none for the same "
            "as in a suit.",
        ),
        secondary=True,
        low=1,
        high=32,
        before=(),
    )
    failed_bid_to_defenders: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "Bid of a failed contract"),
        QT_TRANSLATE_NOOP("rules", "The defenders score the bid of a failed contract."),
        secondary=True,
        before=True,
        statement=Statement(Anchor.SCORING, {
            True: QT_TRANSLATE_NOOP("sheet",
                "If it fails, the defenders score the bid and the taker’s side scores nothing."),
            False: QT_TRANSLATE_NOOP("sheet", "If it fails, nobody scores."),
        }, when=every(by_bid, has("written", terms.Written.BID_ONLY))),
    )  # fmt: skip
    rounded_test: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "Rounding and the bid"),
        QT_TRANSLATE_NOOP("rules", "The points must reach the bid even after rounding."),
        secondary=True,
        before=False,
        statement=Statement(Anchor.SCORING, {
            True: QT_TRANSLATE_NOOP("sheet", "The points must reach the bid even after rounding."),
        }, when=by_bid),
    )  # fmt: skip
    sweep_makes_bid: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "Winning every trick"),
        QT_TRANSLATE_NOOP("rules", "A side that wins every trick makes any bid of points."),
        secondary=True,
        before=True,
        statement=Statement(Anchor.SCORING, {
            True: QT_TRANSLATE_NOOP("sheet",
                "If the taker’s side wins every trick, it makes its contract, however many points it bid."),
        }, when=by_bid),
    )  # fmt: skip
    pooled: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "Cards of both sides"),
        QT_TRANSLATE_NOOP(
            "rules", "The winners of a failed or doubled bid score the cards of both sides instead of a fixed number."
        ),
        secondary=True,
        before=False,
    )
    capot_bid_added: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "Bid capot on top of cards"),
        QT_TRANSLATE_NOOP("rules",
            "The points for a bid of all tricks are scored on top of the card points, not in their place."),
        secondary=True,
        before=False,
        statement=Statement(Anchor.SCORING, {
            #: {capot}: this game’s word for winning every trick. {capot_bid_value}: points.
            True: QT_TRANSLATE_NOOP("sheet",
                "A bid of {capot} counts as a bid of {capot_bid_value} and is made only by winning every trick."),
        }, when=every(by_bid, bids_points, has("capot_bid", True))),
    )  # fmt: skip
    contra_banks_points: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "Losers of a doubled bid"),
        QT_TRANSLATE_NOOP("rules", "The losers of a doubled deal keep the points of their own cards."),
        secondary=True,
        before=False,
        statement=Statement(Anchor.SCORING, {
            True: QT_TRANSLATE_NOOP("sheet", "The losers of a doubled deal keep the points of their own cards."),
        }, when=doubled_bid),
    )  # fmt: skip
