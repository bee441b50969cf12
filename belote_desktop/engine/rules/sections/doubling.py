"""Section of a ruleset: doubles and raises."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.kept_hash import keeping_hash
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.conditions import (
    doubled_capot,
    doubled_while_bidding,
    every,
    has,
    hokum,
    lacks,
    may_redouble,
    raised_hokum,
    raises,
)
from belote_desktop.engine.rules.fields import rule
from belote_desktop.engine.rules.statements import Anchor, Statement
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP


@keeping_hash
@dataclass(frozen=True, kw_only=True)
class DoublingRules:
    """Doubling and what it multiplies."""

    doubling: terms.Doubling = rule(
        terms.Doubling.OFF,
        #: A rule: the defenders may double.
        QT_TRANSLATE_NOOP("rules", "Doubling"),
        QT_TRANSLATE_NOOP("rules", "Whether the defenders may double the contract."),
        aliases=("coinche_in_classic", "contra", "kraken"),
        matters=lacks(hokum),
    )
    multipliers: tuple[int, ...] = rule(
        (2,),
        #: A rule: what doubles and raises multiply by.
        QT_TRANSLATE_NOOP("rules", "Multipliers"),
        QT_TRANSLATE_NOOP("rules", "What the double and each further raise multiply the points by."),
        secondary=True,
        low=1,
        high=32,
    )
    multiplier_scope: terms.MultiplierScope = rule(
        terms.MultiplierScope.ALL,
        QT_TRANSLATE_NOOP("rules", "What is doubled"),
        QT_TRANSLATE_NOOP("rules", "Which points of a doubled contract are multiplied."),
        secondary=True,
    )
    doubling_reply: terms.DoublingReply = rule(
        terms.DoublingReply.CHALLENGED_SIDE,
        QT_TRANSLATE_NOOP("rules", "After a double"),
        QT_TRANSLATE_NOOP("rules", "Who may speak after a double."),
        secondary=True,
        before=terms.DoublingReply.CHALLENGED_SIDE,
        statement=Statement(Anchor.DOUBLING, {
            terms.DoublingReply.CHALLENGED_SIDE: QT_TRANSLATE_NOOP("sheet",
                "After a double the two players of the doubled side are asked in turn and may redouble."),
            terms.DoublingReply.BIDDER: QT_TRANSLATE_NOOP("sheet", "After a double only the bidder may redouble."),
            terms.DoublingReply.EVERYONE: QT_TRANSLATE_NOOP("sheet",

                    "After a double the auction continues, and the doubled side may redouble. It ends "
                    "when everyone else has passed after a bid, double or redouble."),
        }, when=every(doubled_while_bidding, may_redouble)),
    )  # fmt: skip
    freeze: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "A double ends the bidding"),
        QT_TRANSLATE_NOOP("rules", "After a double nobody may bid higher."),
        secondary=True,
        before=True,
        statement=Statement(Anchor.DOUBLING, {
            True: QT_TRANSLATE_NOOP("sheet", "After a double nobody can bid higher."),
            False: QT_TRANSLATE_NOOP("sheet", "After a double you may still bid higher, which cancels the double."),
        }, when=doubled_while_bidding),
    )  # fmt: skip
    coinche_timing: terms.CoincheTiming = rule(
        terms.CoincheTiming.IN_TURN,
        QT_TRANSLATE_NOOP("rules", "When to double"),
        QT_TRANSLATE_NOOP("rules", "When a contract may be doubled."),
        secondary=True,
        before=terms.CoincheTiming.IN_TURN,
        statement=Statement(Anchor.DOUBLING, {
            terms.CoincheTiming.IN_TURN: QT_TRANSLATE_NOOP("sheet",
                "On your turn you may double the opponents’ bid instead of bidding or passing."),
            terms.CoincheTiming.ANY_TIME: QT_TRANSLATE_NOOP("sheet",
                "An opponent may double the highest bid at any time, even out of turn."),
        }, when=doubled_while_bidding),
    )  # fmt: skip
    no_coinche_on80: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "No doubling of 80"),
        QT_TRANSLATE_NOOP("rules", "A bid of 80 cannot be doubled."),
        secondary=True,
        before=False,
        statement=Statement(Anchor.DOUBLING, {
            True: QT_TRANSLATE_NOOP("sheet", "A bid of 80 cannot be doubled."),
        }, when=every(doubled_while_bidding, has("auction_model", terms.AuctionModel.POINTS))),
    )  # fmt: skip
    capot_coinchable: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "Doubling capot"),
        QT_TRANSLATE_NOOP("rules", "A bid of all tricks may be doubled."),
        secondary=True,
        before=True,
        statement=Statement(Anchor.DOUBLING, {
            #: {capot}: this game’s word for winning every trick.
            False: QT_TRANSLATE_NOOP("sheet", "A bid of {capot} cannot be doubled."),
        }, when=every(doubled_capot, has("auction_model", terms.AuctionModel.POINTS))),
    )  # fmt: skip
    match_level: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "Staking the match"),
        QT_TRANSLATE_NOOP("rules", "After the last raise the other side may stake the whole match."),
        aliases=("third_level", "match"),
        secondary=True,
        before=False,
        statement=Statement(Anchor.DOUBLING, {
            True: QT_TRANSLATE_NOOP("sheet",
                "After the last raise the other side may stake the whole match: the side that wins the deal wins "
                "the match."),
        }, when=doubled_while_bidding),
    )  # fmt: skip
    lock: terms.Lock = rule(
        terms.Lock.NONE,
        QT_TRANSLATE_NOOP("rules", "Closed deals"),
        QT_TRANSLATE_NOOP("rules", "Whether a raise can forbid leading trumps."),
        secondary=True,
        statement=(
            Statement(Anchor.DOUBLING, {
                terms.Lock.RAISER_CHOOSES: QT_TRANSLATE_NOOP("sheet",
                    "If you raise a Hokum, you say open or closed. The last such call decides."),
                terms.Lock.AUTOMATIC: QT_TRANSLATE_NOOP("sheet",
                    "In a Hokum, a double or a raise to four closes the deal, and a raise to three opens it again."),
            }, when=raised_hokum),
            Statement(Anchor.LOCKED, {
                **dict.fromkeys((terms.Lock.RAISER_CHOOSES, terms.Lock.AUTOMATIC), QT_TRANSLATE_NOOP("sheet",
                    "In a closed deal you cannot lead a trump unless you hold nothing but trumps.")),
            }, when=raises),
        ),
    )  # fmt: skip
