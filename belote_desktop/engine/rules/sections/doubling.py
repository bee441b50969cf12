"""Section of a ruleset: doubles and raises."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.conditions import (
    doubled_capot,
    doubled_while_bidding,
    every,
    has,
    hokum,
    lacks,
    may_redouble,
    raises,
)
from belote_desktop.engine.rules.fields import rule
from belote_desktop.engine.rules.statements import Anchor, Statement


@dataclass(frozen=True, kw_only=True)
class DoublingRules:
    """Doubling and what it multiplies."""

    doubling: terms.Doubling = rule(
        terms.Doubling.OFF,
        QT_TRANSLATE_NOOP("rules", "doubling"),
        QT_TRANSLATE_NOOP("rules", "Whether the defenders may double the contract."),
        aliases=("coinche_in_classic", "contra", "kraken"),
        matters=lacks(hokum),
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
        before=terms.DoublingReply.CHALLENGED_SIDE,
        statement=Statement(Anchor.DOUBLING, {
            terms.DoublingReply.CHALLENGED_SIDE: QT_TRANSLATE_NOOP("sheet",
                "Then the doubled side may redouble: its players are asked one after the other."),
            terms.DoublingReply.BIDDER: QT_TRANSLATE_NOOP("sheet", "Then the bidder, and nobody else, may redouble."),
            terms.DoublingReply.EVERYONE: QT_TRANSLATE_NOOP("sheet",
                "Then the auction goes on, and the doubled side may redouble, until all the others have passed."),
        }, when=every(doubled_while_bidding, may_redouble)),
    )  # fmt: skip
    freeze: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "a double ends the bidding"),
        QT_TRANSLATE_NOOP("rules", "Whether nobody may bid higher after a double."),
        secondary=True,
        before=True,
        statement=Statement(Anchor.DOUBLING, {
            True: QT_TRANSLATE_NOOP("sheet", "After a double nobody may bid any more."),
            False: QT_TRANSLATE_NOOP("sheet", "A higher bid is still possible, and cancels the double."),
        }, when=doubled_while_bidding),
    )  # fmt: skip
    coinche_timing: terms.CoincheTiming = rule(
        terms.CoincheTiming.IN_TURN,
        QT_TRANSLATE_NOOP("rules", "time of doubling"),
        QT_TRANSLATE_NOOP("rules", "When a contract may be doubled."),
        secondary=True,
        before=terms.CoincheTiming.IN_TURN,
        statement=Statement(Anchor.DOUBLING, {
            terms.CoincheTiming.IN_TURN: QT_TRANSLATE_NOOP("sheet",
                "Whoever's turn it is may double the opponents' bid instead of bidding or passing."),
            terms.CoincheTiming.ANY_TIME: QT_TRANSLATE_NOOP("sheet",
                "An opponent may double the bid that stands at any time, without waiting for their turn."),
        }, when=doubled_while_bidding),
    )  # fmt: skip
    no_coinche_on80: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "80 cannot be doubled"),
        QT_TRANSLATE_NOOP("rules", "Whether a bid of 80 may not be doubled."),
        secondary=True,
        before=False,
        statement=Statement(Anchor.DOUBLING, {
            True: QT_TRANSLATE_NOOP("sheet", "A bid of 80 may not be doubled."),
        }, when=every(doubled_while_bidding, has("auction_model", terms.AuctionModel.POINTS))),
    )  # fmt: skip
    capot_coinchable: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "doubling a capot"),
        QT_TRANSLATE_NOOP("rules", "Whether a bid of all tricks may be doubled."),
        secondary=True,
        before=True,
        statement=Statement(Anchor.DOUBLING, {
            False: QT_TRANSLATE_NOOP("sheet", "A bid of capot may not be doubled."),
        }, when=every(doubled_capot, has("auction_model", terms.AuctionModel.POINTS))),
    )  # fmt: skip
    match_level: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "the whole match"),
        QT_TRANSLATE_NOOP("rules", "Whether a redoubled contract may be raised once more for the whole match."),
        aliases=("third_level", "match"),
        secondary=True,
        before=False,
        statement=Statement(Anchor.DOUBLING, {
            True: QT_TRANSLATE_NOOP("sheet",
                "After the last of these raises the other side may stake the whole match: whoever wins the deal wins "
                "it."),
        }, when=doubled_while_bidding),
    )  # fmt: skip
    lock: terms.Lock = rule(
        terms.Lock.NONE,
        QT_TRANSLATE_NOOP("rules", "closed deals"),
        QT_TRANSLATE_NOOP("rules", "Whether a raise may forbid leading trumps."),
        secondary=True,
        statement=(
            Statement(Anchor.DOUBLING, {
                terms.Lock.RAISER_CHOOSES: QT_TRANSLATE_NOOP("sheet",
                    "Whoever raises a contract with trumps says open or closed; what was said last holds."),
                terms.Lock.AUTOMATIC: QT_TRANSLATE_NOOP("sheet",
                    "A double and a four close a contract with trumps, a three opens it again."),
            }, when=raises),
            Statement(Anchor.LOCKED, {
                **dict.fromkeys((terms.Lock.RAISER_CHOOSES, terms.Lock.AUTOMATIC), QT_TRANSLATE_NOOP("sheet",
                    "In a closed deal trumps may not be led by a player who holds another card.")),
            }, when=raises),
        ),
    )  # fmt: skip
