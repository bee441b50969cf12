"""Section of a ruleset: the points of a deal."""

from __future__ import annotations

from dataclasses import dataclass

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
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP


@dataclass(frozen=True, kw_only=True)
class CountingRules:
    """What the cards of a deal count, and for whom."""

    last_trick: int = rule(
        10,
        QT_TRANSLATE_NOOP("rules", "Last trick"),
        QT_TRANSLATE_NOOP("rules", "What the last trick counts."),
        low=0,
        high=100,
        secondary=True,
    )
    last_trick_to: terms.LastTrickTo = rule(
        terms.LastTrickTo.ANYONE,
        QT_TRANSLATE_NOOP("rules", "Last trick counts for"),
        QT_TRANSLATE_NOOP("rules", "Which side scores for the last trick."),
        secondary=True,
        before=terms.LastTrickTo.ANYONE,
        statement=Statement(Anchor.CAPOT, {
            #: {last_trick}: points.
            terms.LastTrickTo.ANYONE: QT_TRANSLATE_NOOP("sheet", "The last trick counts {last_trick}."),
            #: {last_trick}: points.
            terms.LastTrickTo.DEFENDERS: QT_TRANSLATE_NOOP("sheet",
                "The last trick counts {last_trick}, but only if the defenders win it."),
        }),
    )  # fmt: skip
    capot_value: int = rule(
        252,
        #: A rule: points for winning every trick.
        QT_TRANSLATE_NOOP("rules", "Capot"),
        QT_TRANSLATE_NOOP(
            "rules", "What the cards and the last trick count together if the taker’s side wins every trick."
        ),
        low=150,
        high=500,
        allowed=(252, 250, 162, 262),
    )
    defender_capot: int = rule(
        252,
        QT_TRANSLATE_NOOP("rules", "Defenders’ capot"),
        QT_TRANSLATE_NOOP(
            "rules", "What the cards and the last trick count together if the defenders win every trick."
        ),
        low=150,
        high=500,
        allowed=(252, 162),
    )
    contract_test: terms.ContractTest = rule(
        terms.ContractTest.AT_LEAST,
        #: A rule: what makes a contract.
        QT_TRANSLATE_NOOP("rules", "Contract"),
        QT_TRANSLATE_NOOP("rules", "What the taker’s side needs to make the contract."),
        secondary=True,
        statement=Statement(Anchor.SCORING, {
            terms.ContractTest.BID: QT_TRANSLATE_NOOP("sheet",
                "The taker’s side makes its contract if it reaches the points it bid."),
            terms.ContractTest.BID_AND_MORE: QT_TRANSLATE_NOOP("sheet",
                "The taker’s side makes its contract if it reaches the points it bid and has more than the "
                "defenders."),
            terms.ContractTest.AT_LEAST: QT_TRANSLATE_NOOP("sheet",
                "The taker’s side makes its contract if it has at least as many points as the defenders, whatever "
                "it bid."),
            terms.ContractTest.MORE_THAN_HALF: QT_TRANSLATE_NOOP("sheet",
                "The taker’s side makes its contract if it has more points than the defenders, whatever it bid."),
            terms.ContractTest.FLAT82: QT_TRANSLATE_NOOP("sheet",
                "The taker’s side makes its contract with at least 82 points, whatever it bid."),
        }, when=by_bid),
    )  # fmt: skip
    tie: terms.Tie = rule(
        terms.Tie.MADE,
        #: A rule: both sides have the same points.
        QT_TRANSLATE_NOOP("rules", "Tie"),
        QT_TRANSLATE_NOOP("rules", "What happens if both sides have the same points."),
        statement=(
            Statement(Anchor.TIE, {
                terms.Tie.MADE: QT_TRANSLATE_NOOP("sheet", "If both sides have the same points, the contract is made."),
                terms.Tie.LITIGE: QT_TRANSLATE_NOOP("sheet",
                    "If both sides have the same points, the defenders score theirs at once. The points of the "
                    "taker’s side are held over for the side that wins the next deal that is not a tie. Points from "
                    "several ties in a row are added up."),
                terms.Tie.FAIL: QT_TRANSLATE_NOOP("sheet", "If both sides have the same points, the contract fails."),
                terms.Tie.REPLAY: QT_TRANSLATE_NOOP("sheet",
                    "If both sides have the same points, nobody scores and the same dealer deals again."),
                terms.Tie.HALF_BATE: QT_TRANSLATE_NOOP("sheet",
                    "If both sides have the same points, the taker’s side scores nothing and the defenders score "
                    "their own points."),
                terms.Tie.BONUS85: QT_TRANSLATE_NOOP("sheet",
                    "If both sides have the same points, the contract fails, and the side that wins the next deal "
                    "gets 85 points more."),
            }, when=every(by_own_points, two_sides)),
            Statement(Anchor.TIE, {
                terms.Tie.MADE: QT_TRANSLATE_NOOP("sheet", "A tie means the contract is made."),
                terms.Tie.LITIGE: QT_TRANSLATE_NOOP("sheet",
                    "After a tie the others score their points at once. The taker’s points are held over for the "
                    "winner of the next deal that is not a tie. Points from several ties in a row are added up."),
                terms.Tie.FAIL: QT_TRANSLATE_NOOP("sheet", "A tie means the contract fails."),
                terms.Tie.REPLAY: QT_TRANSLATE_NOOP("sheet",
                    "After a tie nobody scores and the same dealer deals again."),
                terms.Tie.HALF_BATE: QT_TRANSLATE_NOOP("sheet",
                    "After a tie the taker scores nothing and the others score their own points."),
                terms.Tie.BONUS85: QT_TRANSLATE_NOOP("sheet",
                    "A tie means the contract fails, and the winner of the next deal gets 85 points more."),
            }, when=every(by_own_points, lacks(two_sides))),
        ),
    )  # fmt: skip
    fail_base: int = rule(
        162,
        QT_TRANSLATE_NOOP("rules", "Failed contract"),
        QT_TRANSLATE_NOOP("rules", "What the defenders score for the cards if the contract fails."),
        low=100,
        high=300,
        allowed=(162, 160),
    )
    unit: terms.Unit = rule(
        terms.Unit.POINTS,
        #: A rule: points or tens on the score sheet.
        QT_TRANSLATE_NOOP("rules", "Unit"),
        QT_TRANSLATE_NOOP("rules", "What the score sheet is kept in."),
        statement=Statement(Anchor.ROUNDING, {
            terms.Unit.TENS: QT_TRANSLATE_NOOP("sheet",
                "The score sheet is kept in tens: 120 points are scored as 12."),
        }, when=by_card_points),
    )  # fmt: skip
    rounding: terms.Rounding = rule(
        terms.Rounding.NONE,
        #: A rule: how points are rounded.
        QT_TRANSLATE_NOOP("rules", "Rounding"),
        QT_TRANSLATE_NOOP("rules", "How points are rounded for the score sheet. Rounding never decides a contract."),
        statement=Statement(Anchor.ROUNDING, {
            terms.Rounding.NONE: QT_TRANSLATE_NOOP("sheet", "Points are scored exactly, without rounding."),
            terms.Rounding.FIVE_UP: QT_TRANSLATE_NOOP("sheet",
                "Points are rounded to the nearest ten, and 5 is rounded up."),
            terms.Rounding.SIX_UP: QT_TRANSLATE_NOOP("sheet",
                "Points are rounded to the nearest ten, and 5 is rounded down."),
            terms.Rounding.COMPLEMENT: QT_TRANSLATE_NOOP("sheet",
                "The points of the taker’s side are rounded to the nearest ten, and 5 is rounded down. The "
                "defenders get what is left of 160, or of 170 if the taker’s points end in 6."),
            terms.Rounding.FIVES: QT_TRANSLATE_NOOP("sheet",
                "One point is taken off and the rest is rounded to the nearest 5."),
            terms.Rounding.DEFENCE: QT_TRANSLATE_NOOP("sheet",
                "The defenders’ points are rounded to the nearest ten, and 5 is rounded up. The taker’s side gets "
                "what is left of 160."),
            terms.Rounding.BULGARIAN: QT_TRANSLATE_NOOP("sheet",
                "Points are rounded up if their last digit is above a limit, and down if it is below. The limit is 6 "
                "in a suit, 5 in no trumps and 4 in all trumps."),
            terms.Rounding.LITERAL: QT_TRANSLATE_NOOP("sheet",
                "Points are rounded up if their last digit is above a limit, and otherwise down. The limit is 6 in a "
                "suit, 5 in no trumps and 4 in all trumps."),
            terms.Rounding.HALF_DOWN: QT_TRANSLATE_NOOP("sheet",
                "Points are rounded to the nearest ten, and 5 is rounded down."),
            terms.Rounding.JACK_SIDE: QT_TRANSLATE_NOOP("sheet",
                "Points are rounded to the nearest ten, and 5 is rounded down. But a 6 is rounded up only for the side "
                "that won the jack of trumps."),
            terms.Rounding.BIDDERS_UP: QT_TRANSLATE_NOOP("sheet",
                "Points are rounded to the nearest ten, and 5 is rounded down. If the points of both sides end in 6, "
                "only those of the taker’s side are rounded up."),
            terms.Rounding.MORE_POINTS_UP: QT_TRANSLATE_NOOP("sheet",
                "Points are rounded to the nearest ten, and 5 is rounded down. If both sides end in 6, only the "
                "side with more points is rounded up."),
            terms.Rounding.TRUNCATE15: QT_TRANSLATE_NOOP("sheet",
                "The last digit is dropped. If both sides then have 15, the side that had the higher last digit "
                "scores 16."),
        }, when=lacks(by_projects)),
    )  # fmt: skip
    round_scope: terms.RoundScope = rule(
        terms.RoundScope.CARDS_ONLY,
        QT_TRANSLATE_NOOP("rules", "What is rounded"),
        QT_TRANSLATE_NOOP("rules", "Which points are rounded."),
        matters=rounded,
        statement=Statement(Anchor.ROUNDING, {
            #: {belote}: this game’s word for king and queen of trumps.
            terms.RoundScope.CARDS_ONLY: QT_TRANSLATE_NOOP("sheet",
                "Only the cards and the last trick are rounded, not declarations or {belote}."),
            terms.RoundScope.WHOLE_LINE: QT_TRANSLATE_NOOP("sheet",
                "Everything a side scores is added up and then rounded."),
        }, when=every(by_card_points, rounded)),
    )  # fmt: skip
    last_deal_exact: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "Last deal exact"),
        QT_TRANSLATE_NOOP("rules", "In a match with a fixed number of deals, the last deal is not rounded."),
        statement=Statement(Anchor.ROUNDING, {
            True: QT_TRANSLATE_NOOP("sheet", "The last deal of the match is not rounded."),
        }, when=every(by_card_points, rounded)),
    )  # fmt: skip
    settlement: terms.Settlement = rule(
        terms.Settlement.POINTS,
        QT_TRANSLATE_NOOP("rules", "Kind of scoring"),
        QT_TRANSLATE_NOOP("rules", "How the points of a deal become a score."),
        secondary=True,
        before=terms.Settlement.POINTS,
    )
    fail_to: terms.FailTo = rule(
        terms.FailTo.ALL,
        QT_TRANSLATE_NOOP("rules", "Points after a failure"),
        QT_TRANSLATE_NOOP("rules", "Who gets the points of a failed contract."),
        aliases=("set_scoring",),
        secondary=True,
        before=terms.FailTo.ALL,
    )
    winner_takes_all: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "Winner takes all"),
        QT_TRANSLATE_NOOP("rules", "If the contract is made, the taker’s side scores everybody’s points."),
        secondary=True,
        before=False,
        needs=Need("settlement", (terms.Settlement.POINTS,)),
        statement=Statement(Anchor.SCORING, {
            True: QT_TRANSLATE_NOOP("sheet",
                "But if the contract is made, the taker’s side scores everybody’s points and the others score "
                "nothing."),
        }, when=by_points),
    )  # fmt: skip
    trickless_pay: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "Player without a trick"),
        QT_TRANSLATE_NOOP("rules",
            "The bonus that the others share if a player wins no trick, in place of the last trick."),
        low=0,
        high=200,
        secondary=True,
        before=0,
        statement=Statement(Anchor.CAPOT,
            #: {trickless_pay}: points, 10 or more.
            QT_TRANSLATE_NOOP("sheet",
                "If a player wins no trick, the last trick counts nothing. Instead, the players with tricks share a "
                "bonus of {trickless_pay}."),
            when=positive("trickless_pay")),
    )  # fmt: skip
