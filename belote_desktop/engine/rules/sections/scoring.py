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
    last_trick_to: terms.LastTrickTo = rule(
        terms.LastTrickTo.ANYONE,
        QT_TRANSLATE_NOOP("rules", "the last trick counts for"),
        QT_TRANSLATE_NOOP("rules", "Which side scores for winning the last trick."),
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
    winner_takes_all: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "points of a made contract"),
        QT_TRANSLATE_NOOP("rules", "Whether takers who make their contract write the points of everybody."),
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
    capot_in_nt: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "capot without trumps"),
        QT_TRANSLATE_NOOP("rules", "Match points that all the tricks add without trumps; 0 for as many as in a suit."),
        low=0,
        high=100,
        secondary=True,
    )
    doubled_tie: terms.DoubledTie = rule(
        terms.DoubledTie.ALL_HANGS,
        QT_TRANSLATE_NOOP("rules", "level doubled deal"),
        QT_TRANSLATE_NOOP("rules", "What is held over of a doubled deal in which both sides have the same points."),
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
