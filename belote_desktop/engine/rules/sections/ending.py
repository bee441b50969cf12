"""Sections of a ruleset: the end of the match.

Points are card points, orders run from the strongest rank to the weakest.
"""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.fields import rule


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
    )
    both_reach: terms.BothReach = rule(
        terms.BothReach.DRAW,
        QT_TRANSLATE_NOOP("rules", "both at the target"),
        QT_TRANSLATE_NOOP("rules", "What happens when both sides come to the target in one deal."),
    )
    no_finish: terms.NoFinish = rule(
        terms.NoFinish.NONE,
        QT_TRANSLATE_NOOP("rules", "forbidden end"),
        QT_TRANSLATE_NOOP("rules", "With which deals the match may not end."),
    )
    start_score: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "points to begin with"),
        QT_TRANSLATE_NOOP("rules", "How many points each side begins with."),
        low=0,
        high=500,
        secondary=True,
    )
    target_step: int = rule(
        50,
        QT_TRANSLATE_NOOP("rules", "raising the target"),
        QT_TRANSLATE_NOOP(
            "rules", "By how much the target is raised when several sides reach it and the match goes on."
        ),
        low=1,
        high=500,
        secondary=True,
    )
    na_dosta: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "claiming the match"),
        QT_TRANSLATE_NOOP(
            "rules", "Whether defenders who win a trick may claim the match as soon as they have reached the target."
        ),
        secondary=True,
    )
