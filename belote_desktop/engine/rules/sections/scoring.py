"""Section of a ruleset: the score of a deal."""

from __future__ import annotations

from dataclasses import dataclass

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
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP


@dataclass(frozen=True, kw_only=True)
class ScoringRules(CountingRules):
    """How the points of the tricks become the score: settlement, match points and penalties."""

    capot_bonus: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "Capot in match points"),
        QT_TRANSLATE_NOOP("rules", "How many match points a capot adds."),
        low=0,
        high=100,
        secondary=True,
        before=0,
        needs=Need("settlement", (terms.Settlement.MATCH_POINTS,)),
        statement=Statement(Anchor.CAPOT,
            #: {capot_bonus}: match points, usually 9. {capot}: this game’s word for it.
            QT_TRANSLATE_NOOP("sheet",
                "A side that wins every trick ({capot}) adds {capot_bonus} to its match points."),
            when=every(by_match_points, positive("capot_bonus"))),
    )  # fmt: skip
    capot_doubled: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "Doubled capot"),
        QT_TRANSLATE_NOOP("rules", "In a doubled deal the match points of a capot are multiplied too."),
        secondary=True,
        before=False,
        needs=Need("settlement", (terms.Settlement.MATCH_POINTS,)),
        statement=Statement(Anchor.CAPOT, {
            True: QT_TRANSLATE_NOOP("sheet", "In a doubled deal this is multiplied too."),
            False: QT_TRANSLATE_NOOP("sheet", "This bonus is never multiplied."),
        }, when=every(by_match_points, positive("capot_bonus"), raises)),
    )  # fmt: skip
    capot_in_nt: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "Capot in no trumps"),
        QT_TRANSLATE_NOOP("rules",
            "Match points for winning every trick in no trumps, or 0 for the same as in a suit."),
        low=0,
        high=100,
        secondary=True,
        before=0,
        needs=Need("settlement", (terms.Settlement.MATCH_POINTS,)),
        statement=Statement(Anchor.CAPOT,
            #: {capot_in_nt}: match points, usually 18.
            QT_TRANSLATE_NOOP("sheet", "In no trumps it adds {capot_in_nt}."),
            when=every(by_match_points, no_trump, positive("capot_in_nt"))),
    )  # fmt: skip
    doubled_tie: terms.DoubledTie = rule(
        terms.DoubledTie.ALL_HANGS,
        QT_TRANSLATE_NOOP("rules", "Doubled tie"),
        QT_TRANSLATE_NOOP("rules", "What is held over if a doubled deal is a tie."),
        secondary=True,
        before=terms.DoubledTie.ALL_HANGS,
        needs=Need("settlement", (terms.Settlement.MATCH_POINTS,)),
        statement=Statement(Anchor.TIE, {
            terms.DoubledTie.ALL_HANGS: QT_TRANSLATE_NOOP("sheet",
                "If a doubled deal is a tie, the points of both sides are multiplied and held over."),
            terms.DoubledTie.DEFENDERS_WRITE: QT_TRANSLATE_NOOP("sheet",
                "If a doubled deal is a tie, the defenders score their points, multiplied, and the rest is held "
                "over."),
        }, when=every(held_over, by_match_points, raises)),
    )  # fmt: skip
    multiply_stage: terms.MultiplyStage = rule(
        terms.MultiplyStage.MP,
        QT_TRANSLATE_NOOP("rules", "Rounding doubled deals"),
        QT_TRANSLATE_NOOP("rules", "Whether a doubled deal is rounded before or after it is multiplied."),
        secondary=True,
        before=terms.MultiplyStage.MP,
        needs=Need("settlement", (terms.Settlement.MATCH_POINTS,)),
        statement=Statement(Anchor.SCORING, {
            terms.MultiplyStage.MP: QT_TRANSLATE_NOOP("sheet",
                "The side that wins a doubled deal scores the match points of both sides, rounded and then "
                "multiplied. The other side scores none."),
            terms.MultiplyStage.RAW: QT_TRANSLATE_NOOP("sheet",
                "The side that wins a doubled deal scores the match points of both sides, multiplied and then "
                "rounded. The other side scores none."),
        }, when=every(by_match_points, raises)),
    )  # fmt: skip
    kirtik: bool = rule(
        False,
        #: The game’s own word for a penalty of 10 match points.
        QT_TRANSLATE_NOOP("rules", "Kirtik"),
        QT_TRANSLATE_NOOP("rules", "A side loses 10 match points if its contract fails or if it wins no trick."),
        secondary=True,
        before=False,
        needs=Need("settlement", (terms.Settlement.MATCH_POINTS,)),
        statement=Statement(Anchor.PENALTIES, {
            True: QT_TRANSLATE_NOOP("sheet",
                "A side loses 10 match points (kirtik) if its contract fails or if it wins no trick."),
        }, when=by_match_points),
    )  # fmt: skip
    kirtik_on_tie: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "Kirtik for a tie"),
        QT_TRANSLATE_NOOP("rules", "A tie also costs the taker’s side 10 match points."),
        secondary=True,
        before=False,
        needs=Need("settlement", (terms.Settlement.MATCH_POINTS,)),
        statement=Statement(Anchor.PENALTIES, {
            True: QT_TRANSLATE_NOOP("sheet", "A tie also costs the taker’s side 10 match points."),
        }, when=every(by_match_points, has("kirtik", True))),
    )  # fmt: skip
    bolt_limit: int = rule(
        0,
        #: The game’s own word for the mark of a failed contract.
        QT_TRANSLATE_NOOP("rules", "Bolts"),
        QT_TRANSLATE_NOOP("rules", "How many bolts make a side pay, or 0 for no bolts."),
        low=0,
        high=10,
        secondary=True,
        before=0,
        statement=Statement(Anchor.PENALTIES,
            #: %n: usually 3. {bolt_penalty}: points.
            QT_TRANSLATE_NOOP("sheet",
                "A failed contract gives the taker’s side a bolt. A side with %n bolt(s) loses {bolt_penalty} "
                "and starts again with none.", "", 1),
            when=every(by_own_points, positive("bolt_limit"))),
    )  # fmt: skip
    bolt_penalty: int = rule(
        10,
        QT_TRANSLATE_NOOP("rules", "Price of the last bolt"),
        QT_TRANSLATE_NOOP("rules", "What the last bolt costs."),
        low=0,
        high=1000,
        secondary=True,
        before=10,
    )
    zero_penalty: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "Penalty for no points"),
        QT_TRANSLATE_NOOP("rules", "What a side without any points in a deal loses."),
        low=0,
        high=1000,
        secondary=True,
        before=0,
        statement=Statement(Anchor.PENALTIES,
            #: {zero_penalty}: points.
            QT_TRANSLATE_NOOP("sheet", "A side without any points in a deal loses {zero_penalty}."),
            when=every(by_own_points, positive("zero_penalty"))),
    )  # fmt: skip
    bate_penalty: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "Penalty for failing"),
        QT_TRANSLATE_NOOP("rules", "What each failed contract after the first costs."),
        low=0,
        high=1000,
        aliases=("byte_penalty", "bait_penalty"),
        secondary=True,
        before=0,
        statement=Statement(Anchor.PENALTIES,
            #: {bate_penalty}: points.
            QT_TRANSLATE_NOOP("sheet",
                "A side’s first failed contract costs nothing extra. Each later one costs {bate_penalty}."),
            when=every(by_own_points, positive("bate_penalty"))),
    )  # fmt: skip
    trickless_penalty: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "Penalty without a trick"),
        QT_TRANSLATE_NOOP("rules", "What each deal without a trick costs a side, after the free ones."),
        low=0,
        high=1000,
        secondary=True,
        before=0,
    )
    trickless_free: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "Free deals without a trick"),
        QT_TRANSLATE_NOOP("rules", "How many deals without a trick cost nothing."),
        low=0,
        high=10,
        secondary=True,
        before=0,
        statement=Statement(Anchor.PENALTIES, {
            #: {trickless_penalty}: points.
            0: QT_TRANSLATE_NOOP("sheet", "A side that wins no trick loses {trickless_penalty}."),
            #: {trickless_penalty}: points.
            1: QT_TRANSLATE_NOOP("sheet",
                "The first deal in which a side wins no trick costs nothing. Each later one costs "
                "{trickless_penalty}."),
            #: %n: 2 or more. {trickless_penalty}: points.
            **dict.fromkeys(range(2, 11), QT_TRANSLATE_NOOP("sheet",
                "The first %n deal(s) in which a side wins no trick cost nothing. Each later one costs "
                "{trickless_penalty}.", "", 1)),
        }, when=every(by_own_points, positive("trickless_penalty"))),
    )  # fmt: skip
