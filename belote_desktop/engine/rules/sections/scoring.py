"""Sections of a ruleset: the score of a deal.

Points are card points, orders run from the strongest rank to the weakest.
"""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.fields import rule


@dataclass(frozen=True, kw_only=True)
class ScoringRules:
    """From tricks to the points that are written."""

    last_trick: int = rule(
        10,
        QT_TRANSLATE_NOOP("rules", "last trick"),
        QT_TRANSLATE_NOOP("rules", "What the last trick counts."),
        low=0,
        high=100,
        secondary=True,
    )
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
    )
    tie: terms.Tie = rule(
        terms.Tie.MADE,
        QT_TRANSLATE_NOOP("rules", "tie"),
        QT_TRANSLATE_NOOP("rules", "What happens when both sides have the same points."),
    )
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
    )
    rounding: terms.Rounding = rule(
        terms.Rounding.NONE,
        QT_TRANSLATE_NOOP("rules", "rounding"),
        QT_TRANSLATE_NOOP("rules", "How written points are rounded; rounding never decides a contract."),
    )
    round_scope: terms.RoundScope = rule(
        terms.RoundScope.CARDS_ONLY,
        QT_TRANSLATE_NOOP("rules", "what is rounded"),
        QT_TRANSLATE_NOOP("rules", "Which points are rounded."),
    )
    last_deal_exact: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "last deal exact"),
        QT_TRANSLATE_NOOP(
            "rules", "Whether the last deal of a match with a fixed number of deals is written without rounding."
        ),
    )
    settlement: terms.Settlement = rule(
        terms.Settlement.POINTS,
        QT_TRANSLATE_NOOP("rules", "kind of score"),
        QT_TRANSLATE_NOOP("rules", "How the points of a deal become a score."),
        secondary=True,
    )
    fail_to: terms.FailTo = rule(
        terms.FailTo.ALL,
        QT_TRANSLATE_NOOP("rules", "points of a failed contract"),
        QT_TRANSLATE_NOOP("rules", "Who gets the points of a failed contract."),
        aliases=("set_scoring",),
        secondary=True,
    )
    trickless_pay: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "player without a trick"),
        QT_TRANSLATE_NOOP(
            "rules", "What a player without a trick gives to the others, shared among them, instead of the last trick."
        ),
        low=0,
        high=200,
        secondary=True,
    )
    capot_bonus: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "match points of a capot"),
        QT_TRANSLATE_NOOP("rules", "How many match points all the tricks add."),
        low=0,
        high=100,
        secondary=True,
    )
    capot_doubled: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "doubled capot"),
        QT_TRANSLATE_NOOP("rules", "Whether the match points of a capot are multiplied in a doubled deal."),
        secondary=True,
    )
    multiply_stage: terms.MultiplyStage = rule(
        terms.MultiplyStage.MP,
        QT_TRANSLATE_NOOP("rules", "rounding of a doubled deal"),
        QT_TRANSLATE_NOOP("rules", "Whether a doubled deal is rounded before or after it is multiplied."),
        secondary=True,
    )
    kirtik: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "kirtik"),
        QT_TRANSLATE_NOOP("rules", "Whether takers who fail, and a side without a trick, lose 10 match points."),
        secondary=True,
    )
    kirtik_on_tie: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "kirtik for a tie"),
        QT_TRANSLATE_NOOP("rules", "Whether takers with as many points as the others lose 10 match points as well."),
        secondary=True,
    )
    bolt_limit: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "bolts"),
        QT_TRANSLATE_NOOP("rules", "At which bolt a side that fails pays; 0 for no bolts."),
        low=0,
        high=10,
        secondary=True,
    )
    bolt_penalty: int = rule(
        10,
        QT_TRANSLATE_NOOP("rules", "price of the last bolt"),
        QT_TRANSLATE_NOOP("rules", "What the last bolt costs."),
        low=0,
        high=1000,
        secondary=True,
    )
    zero_penalty: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "penalty for nothing"),
        QT_TRANSLATE_NOOP("rules", "What a side loses that has no points at all in a deal."),
        low=0,
        high=1000,
        secondary=True,
    )
    bate_penalty: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "penalty for failing"),
        QT_TRANSLATE_NOOP("rules", "What each failed contract after the first one costs."),
        low=0,
        high=1000,
        aliases=("byte_penalty", "bait_penalty"),
        secondary=True,
    )
    trickless_penalty: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "penalty without a trick"),
        QT_TRANSLATE_NOOP("rules", "What each deal without a trick costs a side, after the free ones."),
        low=0,
        high=1000,
        secondary=True,
    )
    trickless_free: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "free deals without a trick"),
        QT_TRANSLATE_NOOP("rules", "How many deals without a trick cost nothing."),
        low=0,
        high=10,
        secondary=True,
    )


@dataclass(frozen=True, kw_only=True)
class BidScoreRules:
    """What a bid is worth. Source: rule files 04, 14, 16, 20, 42."""

    written: terms.Written = rule(
        terms.Written.PLUS_BID,
        QT_TRANSLATE_NOOP("rules", "score of a made bid"),
        QT_TRANSLATE_NOOP("rules", "What the takers write for a bid they made."),
        secondary=True,
    )
    doubled_made: terms.DoubledMade = rule(
        terms.DoubledMade.WINNER_TAKES_ALL,
        QT_TRANSLATE_NOOP("rules", "a doubled bid that is made"),
        QT_TRANSLATE_NOOP("rules", "What a doubled bid is worth when it is made."),
        aliases=("raised_made",),
        secondary=True,
    )
    capot_bid_value: int = rule(
        500,
        QT_TRANSLATE_NOOP("rules", "points of a bid capot"),
        QT_TRANSLATE_NOOP("rules", "What a bid of all tricks is worth to the side that wins it."),
        low=0,
        high=2000,
        secondary=True,
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
    )
    generale_value: int = rule(
        1000,
        QT_TRANSLATE_NOOP("rules", "points of a générale"),
        QT_TRANSLATE_NOOP("rules", "What a bid of all tricks by one player is worth."),
        low=0,
        high=2000,
        allowed=(1000, 700, 500),
        secondary=True,
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
    )
    failed_bid_to_defenders: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "the bid of a failed contract"),
        QT_TRANSLATE_NOOP("rules", "Whether the defenders write the bid of a failed contract."),
        secondary=True,
    )
    rounded_test: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "rounding and the bid"),
        QT_TRANSLATE_NOOP("rules", "Whether rounded points must also reach the bid."),
        secondary=True,
    )
    sweep_makes_bid: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "all tricks and the bid"),
        QT_TRANSLATE_NOOP("rules", "Whether a side that wins every trick makes any bid of points."),
        secondary=True,
    )
    pooled: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "cards of a failed or doubled bid"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Whether the winners of a failed or doubled bid write what the cards of both sides came to, "
            "instead of a fixed number.",
        ),
        secondary=True,
    )
    capot_bid_added: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "bid capot beside the cards"),
        QT_TRANSLATE_NOOP(
            "rules", "Whether a bid of all tricks is written beside the points of the cards, not in their place."
        ),
        secondary=True,
    )
    contra_banks_points: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "losers of a doubled bid"),
        QT_TRANSLATE_NOOP("rules", "Whether the losers of a doubled deal keep the points of their cards."),
        secondary=True,
    )


@dataclass(frozen=True, kw_only=True)
class HokumSunScoreRules:
    """The score of Hokum and Sun. Source: rule file 41, sections 14 and 15."""

    hokum_tie: terms.ProjectTie = rule(
        terms.ProjectTie.BIDDER_FAILS,
        QT_TRANSLATE_NOOP("rules", "level Hokum"),
        QT_TRANSLATE_NOOP("rules", "What happens when a Hokum ends level, in game points and in points."),
        secondary=True,
    )
    sun_tie: terms.ProjectTie = rule(
        terms.ProjectTie.SPLIT,
        QT_TRANSLATE_NOOP("rules", "level Sun"),
        QT_TRANSLATE_NOOP("rules", "What happens when a Sun ends level, in game points and in points."),
        secondary=True,
    )
    raised_tie: terms.RaisedTie = rule(
        terms.RaisedTie.LAST_RAISER_FAILS,
        QT_TRANSLATE_NOOP("rules", "level raised deal"),
        QT_TRANSLATE_NOOP("rules", "Who fails when a raised deal ends level."),
        secondary=True,
    )
    kaboot: terms.Kaboot = rule(
        terms.Kaboot.FLAT,
        QT_TRANSLATE_NOOP("rules", "kaboot"),
        QT_TRANSLATE_NOOP("rules", "What all the tricks are worth."),
        secondary=True,
    )
    kaboot_projects: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "projects with a kaboot"),
        QT_TRANSLATE_NOOP("rules", "Whether projects count in a deal with all tricks to one side."),
        secondary=True,
    )
    kaboot_raise: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "raised kaboot"),
        QT_TRANSLATE_NOOP("rules", "Whether the points of all tricks are multiplied in a raised deal."),
        secondary=True,
    )
