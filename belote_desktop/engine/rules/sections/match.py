"""Section of a ruleset: the end of the match."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.conditions import every, lacks, positive, to_target, two_sides
from belote_desktop.engine.rules.fields import rule
from belote_desktop.engine.rules.statements import Anchor, Statement
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP


@dataclass(frozen=True, kw_only=True)
class MatchRules:
    """When the match ends."""

    target: int = rule(
        1000,
        #: A rule: points that a match is played to.
        QT_TRANSLATE_NOOP("rules", "Target"),
        QT_TRANSLATE_NOOP("rules", "The points that end the match, or 0 for a fixed number of deals."),
        low=0,
        high=10000,
        allowed=(
            51,
            101,
            151,
            152,
            201,
            251,
            301,
            351,
            401,
            500,
            501,
            700,
            701,
            1000,
            1001,
            1010,
            1500,
            2000,
            2001,
            3000,
            3551,
        ),
    )
    deals: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "Number of deals"),
        QT_TRANSLATE_NOOP("rules", "After how many deals the match ends, or 0 to play to the target."),
        low=0,
        high=100,
        allowed=(0, 8, 10, 12, 16, 20, 24),
    )
    reach: terms.Reach = rule(
        terms.Reach.REACH,
        QT_TRANSLATE_NOOP("rules", "End of the match"),
        QT_TRANSLATE_NOOP("rules", "Whether reaching the target is enough or it must be passed."),
        statement=Statement(Anchor.MATCH, {
            #: {target}: points, 50 to 4000.
            terms.Reach.REACH: QT_TRANSLATE_NOOP("sheet",
                "The match ends after a deal if a side has reached {target}."),
            #: {target}: points, 50 to 4000.
            terms.Reach.EXCEED: QT_TRANSLATE_NOOP("sheet",
                "The match ends after a deal if a side has passed {target}."),
        }, when=to_target),
    )  # fmt: skip
    both_reach: terms.BothReach = rule(
        terms.BothReach.DRAW,
        QT_TRANSLATE_NOOP("rules", "Both at the target"),
        QT_TRANSLATE_NOOP("rules", "What happens if both sides reach the target in the same deal."),
        statement=(
            Statement(Anchor.MATCH, {
                terms.BothReach.DRAW: QT_TRANSLATE_NOOP("sheet",
                    "If both sides do so in the same deal, the match is a draw."),
                terms.BothReach.HIGHER: QT_TRANSLATE_NOOP("sheet",
                    "If both sides do so in the same deal, the higher total wins. If the totals are equal, one more "
                    "deal is played."),
                terms.BothReach.EXTRA_DEAL: QT_TRANSLATE_NOOP("sheet",
                    "If both sides do so in the same deal, one more deal is played."),
                terms.BothReach.TAKER_WINS: QT_TRANSLATE_NOOP("sheet",
                    "If both sides do so in the same deal, the taker’s side wins the match."),
                terms.BothReach.LAST_DEAL_WINNER: QT_TRANSLATE_NOOP("sheet",
                    "If both sides do so in the same deal, the side that won the deal wins the match."),
                terms.BothReach.HIGHER_OR_LAST: QT_TRANSLATE_NOOP("sheet",
                    "If both sides do so in the same deal, the higher total wins. If the totals are equal, the side "
                    "that won the deal wins."),
                terms.BothReach.HIGHER_OR_TAKER: QT_TRANSLATE_NOOP("sheet",
                    "If both sides do so in the same deal, the higher total wins. If the totals are equal, the "
                    "taker’s side wins."),
                terms.BothReach.HIGHER_OR_DRAW: QT_TRANSLATE_NOOP("sheet",
                    "If both sides do so in the same deal, the higher total wins. If the totals are equal, the match "
                    "is a draw."),
                #: {target_step}: points.
                terms.BothReach.RAISE_TARGET: QT_TRANSLATE_NOOP("sheet",
                    "If both sides do so in the same deal, the target is raised by {target_step} and the match "
                    "continues."),
            }, when=every(to_target, two_sides)),
            Statement(Anchor.MATCH, {
                terms.BothReach.DRAW: QT_TRANSLATE_NOOP("sheet",
                    "If more than one side does so in the same deal, the match is a draw."),
                terms.BothReach.HIGHER: QT_TRANSLATE_NOOP("sheet",
                    "If more than one side does so in the same deal, the highest total wins. If the totals are equal, "
                    "one more deal is played."),
                terms.BothReach.EXTRA_DEAL: QT_TRANSLATE_NOOP("sheet",
                    "If more than one side does so in the same deal, one more deal is played."),
                terms.BothReach.TAKER_WINS: QT_TRANSLATE_NOOP("sheet",
                    "If more than one side does so in the same deal, the taker’s side wins the match."),
                terms.BothReach.LAST_DEAL_WINNER: QT_TRANSLATE_NOOP("sheet",
                    "If more than one side does so in the same deal, the side that won the deal wins the match."),
                terms.BothReach.HIGHER_OR_LAST: QT_TRANSLATE_NOOP("sheet",
                    "If more than one side does so in the same deal, the highest total wins. If the totals are equal, "
                    "the side that won the deal wins."),
                terms.BothReach.HIGHER_OR_TAKER: QT_TRANSLATE_NOOP("sheet",
                    "If more than one side does so in the same deal, the highest total wins. If the totals are equal, "
                    "the taker’s side wins."),
                terms.BothReach.HIGHER_OR_DRAW: QT_TRANSLATE_NOOP("sheet",
                    "If more than one side does so in the same deal, the highest total wins. If the totals are equal, "
                    "the match is a draw."),
                #: {target_step}: points.
                terms.BothReach.RAISE_TARGET: QT_TRANSLATE_NOOP("sheet",
                    "If more than one side does so in the same deal, the target is raised by {target_step} and the "
                    "match continues."),
            }, when=every(to_target, lacks(two_sides))),
        ),
    )  # fmt: skip
    no_finish: terms.NoFinish = rule(
        terms.NoFinish.NONE,
        QT_TRANSLATE_NOOP("rules", "Match cannot end"),
        QT_TRANSLATE_NOOP("rules", "After which deals the match cannot end."),
        statement=Statement(Anchor.MATCH, {
            terms.NoFinish.ON_CAPOT: QT_TRANSLATE_NOOP("sheet",
                "Even if the target is reached, the match continues after a deal in which one side won every trick."),
            terms.NoFinish.WHILE_LITIGE: QT_TRANSLATE_NOOP("sheet",
                "Even if the target is reached, the match continues while points are held over."),
            terms.NoFinish.ON_CAPOT_OR_HELD: QT_TRANSLATE_NOOP("sheet",

                    "Even if the target is reached, the match continues while points are held over or "
                    "after a deal in which one side won every trick."),
        }, when=to_target),
    )  # fmt: skip
    start_score: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "Starting points"),
        QT_TRANSLATE_NOOP("rules", "How many points each side starts with."),
        low=0,
        high=500,
        secondary=True,
        before=0,
        statement=Statement(Anchor.MATCH,
            #: {start_score}: points, 10 or more.
            QT_TRANSLATE_NOOP("sheet", "Each side starts the match at {start_score}."),
            when=positive("start_score")),
    )  # fmt: skip
    target_step: int = rule(
        50,
        QT_TRANSLATE_NOOP("rules", "Raising the target"),
        QT_TRANSLATE_NOOP(
            "rules", "How much is added to the target if several sides reach it and the match continues."
        ),
        low=1,
        high=500,
        secondary=True,
        before=50,
    )
    na_dosta: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "Claiming the match"),
        QT_TRANSLATE_NOOP("rules", "A defender who wins a trick may claim the match as soon as the target is reached."),
        secondary=True,
        before=False,
        statement=Statement(Anchor.MATCH, {
            True: QT_TRANSLATE_NOOP("sheet",
                "A defender who has just won a trick may claim the match at once if their side has reached the "
                "target."),
        }, when=to_target),
    )  # fmt: skip
