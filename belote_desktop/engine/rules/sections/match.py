"""Section of a ruleset: the end of the match."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.conditions import positive, to_target
from belote_desktop.engine.rules.fields import rule
from belote_desktop.engine.rules.statements import Anchor, Statement


@dataclass(frozen=True, kw_only=True)
class MatchRules:
    """When the match ends."""

    target: int = rule(
        1000,
        QT_TRANSLATE_NOOP("rules", "target"),
        QT_TRANSLATE_NOOP("rules", "How many points end the match; 0 when the number of deals is fixed."),
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
        QT_TRANSLATE_NOOP("rules", "number of deals"),
        QT_TRANSLATE_NOOP("rules", "After how many deals the match ends; 0 when it is played to the target."),
        low=0,
        high=100,
        allowed=(0, 8, 10, 12, 16, 20, 24),
    )
    reach: terms.Reach = rule(
        terms.Reach.REACH,
        QT_TRANSLATE_NOOP("rules", "end of the match"),
        QT_TRANSLATE_NOOP("rules", "How the target ends the match."),
        statement=Statement(Anchor.MATCH, {
            terms.Reach.REACH: QT_TRANSLATE_NOOP("sheet",
                "The match is over when a side has {target} points after a deal."),
            terms.Reach.EXCEED: QT_TRANSLATE_NOOP("sheet",
                "The match is over when a side has more than {target} points after a deal."),
        }, when=to_target),
    )  # fmt: skip
    both_reach: terms.BothReach = rule(
        terms.BothReach.DRAW,
        QT_TRANSLATE_NOOP("rules", "both at the target"),
        QT_TRANSLATE_NOOP("rules", "What happens when both sides come to the target in one deal."),
        statement=Statement(Anchor.MATCH, {
            terms.BothReach.DRAW: QT_TRANSLATE_NOOP("sheet",
                "If more than one side gets there in the same deal, the match is drawn."),
            terms.BothReach.HIGHER: QT_TRANSLATE_NOOP("sheet",
                "If more than one side gets there in the same deal, the higher total wins; if they are equal, one "
                "more deal is played."),
            terms.BothReach.EXTRA_DEAL: QT_TRANSLATE_NOOP("sheet",
                "If more than one side gets there in the same deal, one more deal is played."),
            terms.BothReach.TAKER_WINS: QT_TRANSLATE_NOOP("sheet",
                "If more than one side gets there in the same deal, the takers of this deal win."),
            terms.BothReach.LAST_DEAL_WINNER: QT_TRANSLATE_NOOP("sheet",
                "If more than one side gets there in the same deal, the side that won this deal wins the match."),
            terms.BothReach.HIGHER_OR_LAST: QT_TRANSLATE_NOOP("sheet",
                "If more than one side gets there in the same deal, the higher total wins; if they are equal, the "
                "side that won this deal."),
            terms.BothReach.HIGHER_OR_TAKER: QT_TRANSLATE_NOOP("sheet",
                "If more than one side gets there in the same deal, the higher total wins; if they are equal, the "
                "takers of this deal."),
            terms.BothReach.HIGHER_OR_DRAW: QT_TRANSLATE_NOOP("sheet",
                "If more than one side gets there in the same deal, the higher total wins; if they are equal, the "
                "match is drawn."),
            terms.BothReach.RAISE_TARGET: QT_TRANSLATE_NOOP("sheet",
                "If more than one side gets there in the same deal, {target_step} is added to the points needed, and "
                "the match goes on."),
        }, when=to_target),
    )  # fmt: skip
    no_finish: terms.NoFinish = rule(
        terms.NoFinish.NONE,
        QT_TRANSLATE_NOOP("rules", "forbidden end"),
        QT_TRANSLATE_NOOP("rules", "With which deals the match may not end."),
        statement=Statement(Anchor.MATCH, {
            terms.NoFinish.ON_CAPOT: QT_TRANSLATE_NOOP("sheet", "The match cannot end with a capot: then it goes on."),
            terms.NoFinish.WHILE_LITIGE: QT_TRANSLATE_NOOP("sheet",
                "The match cannot end while points are held over: then it goes on."),
            terms.NoFinish.ON_CAPOT_OR_HELD: QT_TRANSLATE_NOOP("sheet",
                "The match cannot end with a capot, nor while points are held over: then it goes on."),
        }, when=to_target),
    )  # fmt: skip
    start_score: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "points to begin with"),
        QT_TRANSLATE_NOOP("rules", "How many points each side begins with."),
        low=0,
        high=500,
        secondary=True,
        before=0,
        statement=Statement(Anchor.MATCH,
            QT_TRANSLATE_NOOP("sheet", "Each side begins the match with {start_score} points."),
            when=positive("start_score")),
    )  # fmt: skip
    target_step: int = rule(
        50,
        QT_TRANSLATE_NOOP("rules", "raising the target"),
        QT_TRANSLATE_NOOP(
            "rules", "By how much the target is raised when several sides reach it and the match goes on."
        ),
        low=1,
        high=500,
        secondary=True,
        before=50,
    )
    na_dosta: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "claiming the match"),
        QT_TRANSLATE_NOOP(
            "rules", "Whether defenders who win a trick may claim the match as soon as they have reached the target."
        ),
        secondary=True,
        before=False,
        statement=Statement(Anchor.MATCH, {
            True: QT_TRANSLATE_NOOP("sheet",
                "A defender who has just won a trick may claim the match at once, if their side has the points it "
                "needs."),
        }, when=to_target),
    )  # fmt: skip
