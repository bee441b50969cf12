"""Section of a ruleset: the score of a deal."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.conditions import (
    by_match_points,
    by_own_points,
    every,
    has,
    held_over,
    no_trump,
    positive,
    raises,
)
from belote_desktop.engine.rules.fields import rule
from belote_desktop.engine.rules.needs import Need
from belote_desktop.engine.rules.sections.counting import CountingRules
from belote_desktop.engine.rules.statements import Anchor, Statement


@dataclass(frozen=True, kw_only=True)
class ScoringRules(CountingRules):
    """How the points of the tricks become the score: settlement, match points and penalties."""

    capot_bonus: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "match points of a capot"),
        QT_TRANSLATE_NOOP("rules", "How many match points all the tricks add."),
        low=0,
        high=100,
        secondary=True,
        before=0,
        needs=Need("settlement", (terms.Settlement.MATCH_POINTS,)),
        statement=Statement(Anchor.CAPOT,
            QT_TRANSLATE_NOOP("sheet",
                "A side that wins every trick writes {capot_bonus} match points more, whichever side it is."),
            when=every(by_match_points, positive("capot_bonus"))),
    )  # fmt: skip
    capot_doubled: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "doubled capot"),
        QT_TRANSLATE_NOOP("rules", "Whether the match points of a capot are multiplied in a doubled deal."),
        secondary=True,
        before=False,
        needs=Need("settlement", (terms.Settlement.MATCH_POINTS,)),
        statement=Statement(Anchor.CAPOT, {
            True: QT_TRANSLATE_NOOP("sheet", "These are multiplied in a doubled deal as well."),
            False: QT_TRANSLATE_NOOP("sheet", "These are never multiplied."),
        }, when=every(by_match_points, positive("capot_bonus"), raises)),
    )  # fmt: skip
    capot_in_nt: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "capot without trumps"),
        QT_TRANSLATE_NOOP("rules", "Match points that all the tricks add without trumps; 0 for as many as in a suit."),
        low=0,
        high=100,
        secondary=True,
        before=0,
        needs=Need("settlement", (terms.Settlement.MATCH_POINTS,)),
        statement=Statement(Anchor.CAPOT,
            QT_TRANSLATE_NOOP("sheet", "Without trumps these are {capot_in_nt} match points."),
            when=every(by_match_points, no_trump, positive("capot_in_nt"))),
    )  # fmt: skip
    doubled_tie: terms.DoubledTie = rule(
        terms.DoubledTie.ALL_HANGS,
        QT_TRANSLATE_NOOP("rules", "level doubled deal"),
        QT_TRANSLATE_NOOP("rules", "What is held over of a doubled deal in which both sides have the same points."),
        secondary=True,
        before=terms.DoubledTie.ALL_HANGS,
        needs=Need("settlement", (terms.Settlement.MATCH_POINTS,)),
        statement=Statement(Anchor.TIE, {
            terms.DoubledTie.ALL_HANGS: QT_TRANSLATE_NOOP("sheet",
                "When a doubled deal is level, all of it is held over, multiplied."),
            terms.DoubledTie.DEFENDERS_WRITE: QT_TRANSLATE_NOOP("sheet",
                "When a doubled deal is level, the defenders write their points, multiplied, and the rest is held "
                "over."),
        }, when=every(held_over, by_match_points, raises)),
    )  # fmt: skip
    multiply_stage: terms.MultiplyStage = rule(
        terms.MultiplyStage.MP,
        QT_TRANSLATE_NOOP("rules", "rounding of a doubled deal"),
        QT_TRANSLATE_NOOP("rules", "Whether a doubled deal is rounded before or after it is multiplied."),
        secondary=True,
        before=terms.MultiplyStage.MP,
        needs=Need("settlement", (terms.Settlement.MATCH_POINTS,)),
        statement=Statement(Anchor.SCORING, {
            terms.MultiplyStage.MP: QT_TRANSLATE_NOOP("sheet",
                "Whoever wins a doubled deal writes the match points of both sides, rounded and then multiplied; the "
                "others write none."),
            terms.MultiplyStage.RAW: QT_TRANSLATE_NOOP("sheet",
                "Whoever wins a doubled deal writes the match points of both sides, multiplied and then rounded; the "
                "others write none."),
        }, when=every(by_match_points, raises)),
    )  # fmt: skip
    kirtik: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "kirtik"),
        QT_TRANSLATE_NOOP("rules", "Whether takers who fail, and a side without a trick, lose 10 match points."),
        secondary=True,
        before=False,
        needs=Need("settlement", (terms.Settlement.MATCH_POINTS,)),
        statement=Statement(Anchor.PENALTIES, {
            True: QT_TRANSLATE_NOOP("sheet",
                "Takers who fail, and a side that wins no trick, lose 10 match points (kirtik)."),
        }, when=by_match_points),
    )  # fmt: skip
    kirtik_on_tie: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "kirtik for a tie"),
        QT_TRANSLATE_NOOP("rules", "Whether takers with as many points as the others lose 10 match points as well."),
        secondary=True,
        before=False,
        needs=Need("settlement", (terms.Settlement.MATCH_POINTS,)),
        statement=Statement(Anchor.PENALTIES, {
            True: QT_TRANSLATE_NOOP("sheet", "Takers who only draw level lose 10 match points as well."),
        }, when=every(by_match_points, has("kirtik", True))),
    )  # fmt: skip
    bolt_limit: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "bolts"),
        QT_TRANSLATE_NOOP("rules", "At which bolt a side that fails pays; 0 for no bolts."),
        low=0,
        high=10,
        secondary=True,
        before=0,
        statement=Statement(Anchor.PENALTIES,
            QT_TRANSLATE_NOOP("sheet",
                "Takers who fail get a bolt. When a side has {bolt_limit} bolts it loses {bolt_penalty}, and its "
                "next bolt counts as the first again."),
            when=every(by_own_points, positive("bolt_limit"))),
    )  # fmt: skip
    bolt_penalty: int = rule(
        10,
        QT_TRANSLATE_NOOP("rules", "price of the last bolt"),
        QT_TRANSLATE_NOOP("rules", "What the last bolt costs."),
        low=0,
        high=1000,
        secondary=True,
        before=10,
    )
    zero_penalty: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "penalty for nothing"),
        QT_TRANSLATE_NOOP("rules", "What a side loses that has no points at all in a deal."),
        low=0,
        high=1000,
        secondary=True,
        before=0,
        statement=Statement(Anchor.PENALTIES,
            QT_TRANSLATE_NOOP("sheet", "A side without any points in a deal loses {zero_penalty}."),
            when=every(by_own_points, positive("zero_penalty"))),
    )  # fmt: skip
    bate_penalty: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "penalty for failing"),
        QT_TRANSLATE_NOOP("rules", "What each failed contract after the first one costs."),
        low=0,
        high=1000,
        aliases=("byte_penalty", "bait_penalty"),
        secondary=True,
        before=0,
        statement=Statement(Anchor.PENALTIES,
            QT_TRANSLATE_NOOP("sheet",
                "The first failed contract of a side costs nothing more; each later one costs it {bate_penalty} "
                "besides."),
            when=every(by_own_points, positive("bate_penalty"))),
    )  # fmt: skip
    trickless_penalty: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "penalty without a trick"),
        QT_TRANSLATE_NOOP("rules", "What each deal without a trick costs a side, after the free ones."),
        low=0,
        high=1000,
        secondary=True,
        before=0,
    )
    trickless_free: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "free deals without a trick"),
        QT_TRANSLATE_NOOP("rules", "How many deals without a trick cost nothing."),
        low=0,
        high=10,
        secondary=True,
        before=0,
        statement=Statement(Anchor.PENALTIES, {
            0: QT_TRANSLATE_NOOP("sheet", "A side that wins no trick loses {trickless_penalty}."),
            1: QT_TRANSLATE_NOOP("sheet",
                "The first time a side wins no trick costs it nothing; each later time costs it {trickless_penalty}."),
            **dict.fromkeys(range(2, 11), QT_TRANSLATE_NOOP("sheet",
                "A side gets a mark each time it wins no trick; each mark after the first {trickless_free} costs it "
                "{trickless_penalty}.")),
        }, when=every(by_own_points, positive("trickless_penalty"))),
    )  # fmt: skip
