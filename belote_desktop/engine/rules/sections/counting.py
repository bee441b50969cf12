"""Section of a ruleset: the points of a deal."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.conditions import (
    by_bid,
    by_card_points,
    by_own_points,
    by_points,
    by_projects,
    every,
    lacks,
    positive,
    rounded,
    two_sides,
)
from belote_desktop.engine.rules.fields import rule
from belote_desktop.engine.rules.needs import Need
from belote_desktop.engine.rules.statements import Anchor, Statement


@dataclass(frozen=True, kw_only=True)
class CountingRules:
    """What the cards of a deal count, and for whom."""

    last_trick: int = rule(
        10,
        QT_TRANSLATE_NOOP("rules", "last trick"),
        QT_TRANSLATE_NOOP("rules", "What the last trick counts."),
        low=0,
        high=100,
        secondary=True,
    )
    last_trick_to: terms.LastTrickTo = rule(
        terms.LastTrickTo.ANYONE,
        QT_TRANSLATE_NOOP("rules", "the last trick counts for"),
        QT_TRANSLATE_NOOP("rules", "Which side scores for winning the last trick."),
        secondary=True,
        before=terms.LastTrickTo.ANYONE,
        statement=Statement(Anchor.CAPOT, {
            terms.LastTrickTo.ANYONE: QT_TRANSLATE_NOOP("sheet", "The last trick counts {last_trick} points."),
            terms.LastTrickTo.DEFENDERS: QT_TRANSLATE_NOOP("sheet",
                "The last trick counts {last_trick} points, but only if the takers do not win it."),
        }),
    )  # fmt: skip
    capot_value: int = rule(
        252,
        QT_TRANSLATE_NOOP("rules", "capot"),
        QT_TRANSLATE_NOOP(
            "rules", "What the cards and the last trick count together for a side of takers that wins every trick."
        ),
        low=150,
        high=500,
        allowed=(252, 250, 162, 262),
    )
    defender_capot: int = rule(
        252,
        QT_TRANSLATE_NOOP("rules", "capot by the defenders"),
        QT_TRANSLATE_NOOP(
            "rules", "What the cards and the last trick count together for defenders who win every trick."
        ),
        low=150,
        high=500,
        allowed=(252, 162),
    )
    contract_test: terms.ContractTest = rule(
        terms.ContractTest.AT_LEAST,
        QT_TRANSLATE_NOOP("rules", "contract"),
        QT_TRANSLATE_NOOP("rules", "What the takers need."),
        secondary=True,
        statement=Statement(Anchor.SCORING, {
            terms.ContractTest.BID: QT_TRANSLATE_NOOP("sheet",
                "The takers make their contract with the points they bid, or more."),
            terms.ContractTest.BID_AND_MORE: QT_TRANSLATE_NOOP("sheet",
                "The takers make their contract with the points they bid, or more, if they also have more than the "
                "defenders."),
            terms.ContractTest.AT_LEAST: QT_TRANSLATE_NOOP("sheet",
                "The takers make their contract with as many points as the defenders, or more, whatever they bid."),
            terms.ContractTest.MORE_THAN_HALF: QT_TRANSLATE_NOOP("sheet",
                "The takers make their contract with more points than the defenders, whatever they bid."),
            terms.ContractTest.FLAT82: QT_TRANSLATE_NOOP("sheet",
                "The takers make their contract with 82 points or more, whatever they bid."),
        }, when=by_bid),
    )  # fmt: skip
    tie: terms.Tie = rule(
        terms.Tie.MADE,
        QT_TRANSLATE_NOOP("rules", "tie"),
        QT_TRANSLATE_NOOP("rules", "What happens when both sides have the same points."),
        statement=(
            Statement(Anchor.TIE, {
                terms.Tie.MADE: QT_TRANSLATE_NOOP("sheet", "If both sides have the same points, the contract is made."),
                terms.Tie.LITIGE: QT_TRANSLATE_NOOP("sheet",
                    "If both sides have the same points (litige), the defenders write theirs at once. The takers' "
                    "points are held over for the side that wins the next deal that is decided: the takers if they "
                    "make it, else the defenders. Several ties in a row add up."),
                terms.Tie.FAIL: QT_TRANSLATE_NOOP("sheet", "If both sides have the same points, the contract fails."),
                terms.Tie.REPLAY: QT_TRANSLATE_NOOP("sheet",
                    "If both sides have the same points, nobody writes anything and the same dealer deals again."),
                terms.Tie.HALF_BATE: QT_TRANSLATE_NOOP("sheet",
                    "If both sides have the same points, the takers write nothing, and the defenders their own "
                    "points."),
                terms.Tie.BONUS85: QT_TRANSLATE_NOOP("sheet",
                    "If both sides have the same points, the contract fails, and whoever wins the next deal gets 85 "
                    "points more."),
            }, when=every(by_own_points, two_sides)),
            Statement(Anchor.TIE, {
                terms.Tie.MADE: QT_TRANSLATE_NOOP("sheet", "If the taker only draws level, the contract is made."),
                terms.Tie.LITIGE: QT_TRANSLATE_NOOP("sheet",
                    "If the taker only draws level, the others write their points at once. The taker's points are "
                    "held over for the winner of the next deal that is decided. Several ties in a row add up."),
                terms.Tie.FAIL: QT_TRANSLATE_NOOP("sheet", "If the taker only draws level, the contract fails."),
                terms.Tie.REPLAY: QT_TRANSLATE_NOOP("sheet",
                    "If the taker only draws level, nobody writes anything and the same dealer deals again."),
                terms.Tie.HALF_BATE: QT_TRANSLATE_NOOP("sheet",
                    "If the taker only draws level, the taker writes nothing, and the others their own points."),
                terms.Tie.BONUS85: QT_TRANSLATE_NOOP("sheet",
                    "If the taker only draws level, the contract fails, and the winner of the next deal gets 85 "
                    "points more."),
            }, when=every(by_own_points, lacks(two_sides))),
        ),
    )  # fmt: skip
    fail_base: int = rule(
        162,
        QT_TRANSLATE_NOOP("rules", "failed contract"),
        QT_TRANSLATE_NOOP("rules", "What the defenders write for the cards when the contract fails."),
        low=100,
        high=300,
        allowed=(162, 160),
    )
    unit: terms.Unit = rule(
        terms.Unit.POINTS,
        QT_TRANSLATE_NOOP("rules", "unit"),
        QT_TRANSLATE_NOOP("rules", "What is written on the sheet."),
        statement=Statement(Anchor.ROUNDING, {
            terms.Unit.TENS: QT_TRANSLATE_NOOP("sheet", "The sheet is kept in tens: a tenth of everything is written."),
        }, when=by_card_points),
    )  # fmt: skip
    rounding: terms.Rounding = rule(
        terms.Rounding.NONE,
        QT_TRANSLATE_NOOP("rules", "rounding"),
        QT_TRANSLATE_NOOP("rules", "How written points are rounded; rounding never decides a contract."),
        statement=Statement(Anchor.ROUNDING, {
            terms.Rounding.NONE: QT_TRANSLATE_NOOP("sheet", "Points are written as they are, without rounding."),
            terms.Rounding.FIVE_UP: QT_TRANSLATE_NOOP("sheet", "Points are rounded to tens; 5 goes up."),
            terms.Rounding.SIX_UP: QT_TRANSLATE_NOOP("sheet", "Points are rounded to tens; 5 goes down and 6 up."),
            terms.Rounding.COMPLEMENT: QT_TRANSLATE_NOOP("sheet",
                "The takers' points are rounded to tens, 5 down and 6 up; the defenders get what is missing to 160, "
                "or to 170 if the takers' last digit was 6."),
            terms.Rounding.FIVES: QT_TRANSLATE_NOOP("sheet",
                "One point is taken off and the rest rounded to the nearest 5."),
            terms.Rounding.DEFENCE: QT_TRANSLATE_NOOP("sheet",
                "The defenders' points are rounded to tens, 5 up; the takers get what is missing to 160."),
            terms.Rounding.BULGARIAN: QT_TRANSLATE_NOOP("sheet",
                "What is left over a ten goes up above a limit and down below it: 6 with a trump suit, 5 without "
                "trumps, 4 in all trumps. A side that is at the limit alone goes up, but down in all trumps."),
            terms.Rounding.LITERAL: QT_TRANSLATE_NOOP("sheet",
                "What is left over a ten goes up above a limit, and down otherwise: 6 with a trump suit, 5 without "
                "trumps, 4 in all trumps."),
            terms.Rounding.HALF_DOWN: QT_TRANSLATE_NOOP("sheet", "Points are rounded to the nearest ten; 5 goes down."),
            terms.Rounding.JACK_SIDE: QT_TRANSLATE_NOOP("sheet",
                "Points are rounded to tens; 5 goes down and 7 up, and 6 goes up for the side that took the jack of "
                "trumps, down for the other."),
            terms.Rounding.BIDDERS_UP: QT_TRANSLATE_NOOP("sheet",
                "Points are rounded to tens; 5 goes down and 6 up. When both sides end in 6, only the takers go up."),
            terms.Rounding.MORE_POINTS_UP: QT_TRANSLATE_NOOP("sheet",
                "Points are rounded to tens; 5 goes down and 6 up. When both sides end in 6, only the side with more "
                "points goes up."),
            terms.Rounding.TRUNCATE15: QT_TRANSLATE_NOOP("sheet",
                "The last digit is dropped. When 15 is left on both sides, the one with the higher last digit writes "
                "16."),
        }, when=lacks(by_projects)),
    )  # fmt: skip
    round_scope: terms.RoundScope = rule(
        terms.RoundScope.CARDS_ONLY,
        QT_TRANSLATE_NOOP("rules", "what is rounded"),
        QT_TRANSLATE_NOOP("rules", "Which points are rounded."),
        matters=rounded,
        statement=Statement(Anchor.ROUNDING, {
            terms.RoundScope.CARDS_ONLY: QT_TRANSLATE_NOOP("sheet",
                "Only cards and last trick are rounded, not declarations and {belote}."),
            terms.RoundScope.WHOLE_LINE: QT_TRANSLATE_NOOP("sheet",
                "Everything that a side writes is rounded together."),
        }, when=every(by_card_points, rounded)),
    )  # fmt: skip
    last_deal_exact: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "last deal exact"),
        QT_TRANSLATE_NOOP(
            "rules", "Whether the last deal of a match with a fixed number of deals is written without rounding."
        ),
        statement=Statement(Anchor.ROUNDING, {
            True: QT_TRANSLATE_NOOP("sheet", "The last deal of the match is not rounded."),
        }, when=every(by_card_points, rounded)),
    )  # fmt: skip
    settlement: terms.Settlement = rule(
        terms.Settlement.POINTS,
        QT_TRANSLATE_NOOP("rules", "kind of score"),
        QT_TRANSLATE_NOOP("rules", "How the points of a deal become a score."),
        secondary=True,
        before=terms.Settlement.POINTS,
    )
    fail_to: terms.FailTo = rule(
        terms.FailTo.ALL,
        QT_TRANSLATE_NOOP("rules", "points of a failed contract"),
        QT_TRANSLATE_NOOP("rules", "Who gets the points of a failed contract."),
        aliases=("set_scoring",),
        secondary=True,
        before=terms.FailTo.ALL,
    )
    winner_takes_all: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "points of a made contract"),
        QT_TRANSLATE_NOOP("rules", "Whether takers who make their contract write the points of everybody."),
        secondary=True,
        before=False,
        needs=Need("settlement", (terms.Settlement.POINTS,)),
        statement=Statement(Anchor.SCORING, {
            True: QT_TRANSLATE_NOOP("sheet",
                "But takers who make their contract write the points of everybody, and the others write nothing."),
        }, when=by_points),
    )  # fmt: skip
    trickless_pay: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "player without a trick"),
        QT_TRANSLATE_NOOP(
            "rules", "What a player without a trick gives to the others, shared among them, instead of the last trick."
        ),
        low=0,
        high=200,
        secondary=True,
        before=0,
        statement=Statement(Anchor.CAPOT,
            QT_TRANSLATE_NOOP("sheet",
                "When a player wins no trick at all, the last trick counts nothing; instead {trickless_pay} points "
                "are shared among those who have won tricks."),
            when=positive("trickless_pay")),
    )  # fmt: skip
