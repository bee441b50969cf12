"""Section of a ruleset: the score of bids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.conditions import (
    bids_points,
    by_bid,
    by_points,
    by_projects,
    doubled_bid,
    every,
    has,
    positive,
    prices_capot,
    raises,
    writes_cards,
)
from belote_desktop.engine.rules.fields import rule
from belote_desktop.engine.rules.needs import Need
from belote_desktop.engine.rules.statements import Anchor, Statement


@dataclass(frozen=True, kw_only=True)
class BidScoreRules:
    """What a bid is worth.

    Source: docs/rules/contree.md, bazar-blot.md, vida.md, north-africa.md and pilotta.md, Scoring.
    """

    NEEDS: ClassVar[Need] = Need("settlement", (terms.Settlement.BID,))

    written: terms.Written = rule(
        terms.Written.PLUS_BID,
        QT_TRANSLATE_NOOP("rules", "score of a made bid"),
        QT_TRANSLATE_NOOP("rules", "What the takers write for a bid they made."),
        secondary=True,
        before=terms.Written.PLUS_BID,
        statement=Statement(Anchor.SCORING, {
            terms.Written.PLUS_BID: QT_TRANSLATE_NOOP("sheet",
                "When the contract is made, both sides write their points, and the takers their bid as well."),
            terms.Written.MADE_ONLY: QT_TRANSLATE_NOOP("sheet",
                "When the contract is made, both sides write their points; the bid is not written."),
            terms.Written.BID_ONLY: QT_TRANSLATE_NOOP("sheet",
                "When the contract is made, the takers write their bid, and the defenders nothing."),
        }, when=by_bid),
    )  # fmt: skip
    doubled_made: terms.DoubledMade = rule(
        terms.DoubledMade.WINNER_TAKES_ALL,
        QT_TRANSLATE_NOOP("rules", "a doubled bid that is made"),
        QT_TRANSLATE_NOOP("rules", "What a doubled bid is worth when it is made."),
        aliases=("raised_made",),
        secondary=True,
        before=terms.DoubledMade.WINNER_TAKES_ALL,
        needs=Need("doubling", (terms.Doubling.ON,)),
        statement=(
            Statement(Anchor.SCORING, {
                terms.DoubledMade.WINNER_TAKES_ALL: QT_TRANSLATE_NOOP("sheet",
                    "Whoever wins a doubled deal writes everything, multiplied; only {belote} is not multiplied and "
                    "stays with its owner as it does otherwise."),
                terms.DoubledMade.EACH_OWN: QT_TRANSLATE_NOOP("sheet",
                    "When a doubled contract is made, both sides write their own points as if nobody had doubled; "
                    "when it fails, the defenders' points are multiplied."),
                terms.DoubledMade.EACH_MULTIPLIED: QT_TRANSLATE_NOOP("sheet",
                    "In a doubled deal all points but {belote} are multiplied, whoever writes them."),
            }, when=every(by_points, raises)),
            Statement(Anchor.SCORING, {
                terms.DoubledMade.WINNER_TAKES_ALL: QT_TRANSLATE_NOOP("sheet",
                    "Whoever wins a doubled deal writes what the defenders write when a contract fails; the losers "
                    "write nothing for their cards."),
                terms.DoubledMade.EACH_OWN: QT_TRANSLATE_NOOP("sheet",
                    "When a doubled contract is made, both sides still write their own points, and only the bid is "
                    "multiplied."),
                terms.DoubledMade.EACH_MULTIPLIED: QT_TRANSLATE_NOOP("sheet",
                    "When a doubled contract is made, both sides write their own points, multiplied except for "
                    "{belote}."),
            }, when=every(doubled_bid, writes_cards)),
            Statement(Anchor.SCORING, {
                terms.DoubledMade.WINNER_TAKES_ALL: QT_TRANSLATE_NOOP("sheet",
                    "When a raised contract is made, the takers write the game points of both sides, multiplied."),
                terms.DoubledMade.EACH_OWN: QT_TRANSLATE_NOOP("sheet",
                    "When a raised contract is made, both sides write their own game points, not multiplied."),
                terms.DoubledMade.EACH_MULTIPLIED: QT_TRANSLATE_NOOP("sheet",
                    "When a raised contract is made, both sides write their own game points, multiplied."),
            }, when=every(by_projects, raises)),
        ),
    )  # fmt: skip
    capot_bid_value: int = rule(
        500,
        QT_TRANSLATE_NOOP("rules", "points of a bid capot"),
        QT_TRANSLATE_NOOP("rules", "What a bid of all tricks is worth to the side that wins it."),
        low=0,
        high=2000,
        secondary=True,
        before=500,
    )
    capot_bid_lost: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "points of a lost capot"),
        QT_TRANSLATE_NOOP(
            "rules", "What a lost bid of all tricks is worth to the defenders; 0 for the same as a made one."
        ),
        low=0,
        high=2000,
        secondary=True,
        before=0,
        statement=(
            Statement(Anchor.SCORING, {
                0: QT_TRANSLATE_NOOP("sheet",
                    "A bid of capot is worth {capot_bid_value} to the side that wins it, in place of cards and bid."),
            }, when=prices_capot),
            Statement(Anchor.SCORING,
                QT_TRANSLATE_NOOP("sheet",
                    "A bid of capot is worth {capot_bid_value} to the takers who make it, in place of cards and bid, "
                    "and {capot_bid_lost} to the defenders when it fails."),
                when=every(prices_capot, positive("capot_bid_lost"))),
        ),
    )  # fmt: skip
    generale_value: int = rule(
        1000,
        QT_TRANSLATE_NOOP("rules", "points of a générale"),
        QT_TRANSLATE_NOOP("rules", "What a bid of all tricks by one player is worth."),
        low=0,
        high=2000,
        allowed=(1000, 700, 500),
        secondary=True,
        before=1000,
    )
    nt_multipliers: tuple[int, ...] = rule(
        (),
        QT_TRANSLATE_NOOP("rules", "multipliers without trumps"),
        QT_TRANSLATE_NOOP(
            "rules",
            "What a bid without trumps is multiplied by, undoubled, doubled and redoubled; none for "
            "the same as in a suit.",
        ),
        secondary=True,
        low=1,
        high=32,
        before=(),
    )
    failed_bid_to_defenders: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "the bid of a failed contract"),
        QT_TRANSLATE_NOOP("rules", "Whether the defenders write the bid of a failed contract."),
        secondary=True,
        before=True,
        statement=Statement(Anchor.SCORING, {
            True: QT_TRANSLATE_NOOP("sheet", "When it fails, the defenders write the bid, and the takers nothing."),
            False: QT_TRANSLATE_NOOP("sheet", "When it fails, nobody writes anything."),
        }, when=every(by_bid, has("written", terms.Written.BID_ONLY))),
    )  # fmt: skip
    rounded_test: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "rounding and the bid"),
        QT_TRANSLATE_NOOP("rules", "Whether rounded points must also reach the bid."),
        secondary=True,
        before=False,
        statement=Statement(Anchor.SCORING, {
            True: QT_TRANSLATE_NOOP("sheet", "The points must reach the bid after rounding as well."),
        }, when=by_bid),
    )  # fmt: skip
    sweep_makes_bid: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "all tricks and the bid"),
        QT_TRANSLATE_NOOP("rules", "Whether a side that wins every trick makes any bid of points."),
        secondary=True,
        before=True,
        statement=Statement(Anchor.SCORING, {
            True: QT_TRANSLATE_NOOP("sheet", "Takers who win every trick make any bid of points."),
        }, when=by_bid),
    )  # fmt: skip
    pooled: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "cards of a failed or doubled bid"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Whether the winners of a failed or doubled bid write what the cards of both sides came to, "
            "instead of a fixed number.",
        ),
        secondary=True,
        before=False,
    )
    capot_bid_added: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "bid capot beside the cards"),
        QT_TRANSLATE_NOOP(
            "rules", "Whether a bid of all tricks is written beside the points of the cards, not in their place."
        ),
        secondary=True,
        before=False,
        statement=Statement(Anchor.SCORING, {
            True: QT_TRANSLATE_NOOP("sheet",
                "A bid of capot counts as a bid of {capot_bid_value} points, which takes every trick to make."),
        }, when=every(by_bid, bids_points, has("capot_bid", True))),
    )  # fmt: skip
    contra_banks_points: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "losers of a doubled bid"),
        QT_TRANSLATE_NOOP("rules", "Whether the losers of a doubled deal keep the points of their cards."),
        secondary=True,
        before=False,
        statement=Statement(Anchor.SCORING, {
            True: QT_TRANSLATE_NOOP("sheet", "The losers of a doubled deal keep the points of their own cards."),
        }, when=doubled_bid),
    )  # fmt: skip
