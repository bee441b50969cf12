"""Sentences on the end of the match. Source: docs/rules, End of the match."""

from __future__ import annotations

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.terms import BeloteEndsGame, BothReach, NoFinish, Reach
from belote_desktop.variants.rule_sheet.conditions import (
    every,
    has,
    held_over,
    lacks,
    positive,
    says_belote,
    some,
    to_target,
)
from belote_desktop.variants.rule_sheet.lines import Chapter, always, by, values

MATCH = Chapter("match", QT_TRANSLATE_NOOP("sheet", "End of the match"), (
    always(QT_TRANSLATE_NOOP("sheet", "Each side begins the match with {start_score} points."), values("start_score"),
           when=positive("start_score")),
    by("reach", {
        Reach.REACH: QT_TRANSLATE_NOOP("sheet", "The match is over when a side has {target} points after a deal."),
        Reach.EXCEED: QT_TRANSLATE_NOOP("sheet",
            "The match is over when a side has more than {target} points after a deal."),
    }, values("target"), when=to_target),
    by("both_reach", {
        BothReach.DRAW: QT_TRANSLATE_NOOP("sheet",
            "If more than one side gets there in the same deal, the match is drawn."),
        BothReach.HIGHER: QT_TRANSLATE_NOOP("sheet",
            "If more than one side gets there in the same deal, the higher total wins; if they are equal, one more "
            "deal is played."),
        BothReach.EXTRA_DEAL: QT_TRANSLATE_NOOP("sheet",
            "If more than one side gets there in the same deal, one more deal is played."),
        BothReach.TAKER_WINS: QT_TRANSLATE_NOOP("sheet",
            "If more than one side gets there in the same deal, the takers of this deal win."),
        BothReach.LAST_DEAL_WINNER: QT_TRANSLATE_NOOP("sheet",
            "If more than one side gets there in the same deal, the side that won this deal wins the match."),
        BothReach.HIGHER_OR_LAST: QT_TRANSLATE_NOOP("sheet",
            "If more than one side gets there in the same deal, the higher total wins; if they are equal, the side "
            "that won this deal."),
        BothReach.HIGHER_OR_TAKER: QT_TRANSLATE_NOOP("sheet",
            "If more than one side gets there in the same deal, the higher total wins; if they are equal, the takers "
            "of this deal."),
        BothReach.HIGHER_OR_DRAW: QT_TRANSLATE_NOOP("sheet",
            "If more than one side gets there in the same deal, the higher total wins; if they are equal, the match "
            "is drawn."),
        BothReach.RAISE_TARGET: QT_TRANSLATE_NOOP("sheet",
            "If more than one side gets there in the same deal, {target_step} is added to the points needed, and the "
            "match goes on."),
    }, values("target_step"), when=to_target),
    by("no_finish", {
        NoFinish.ON_CAPOT: QT_TRANSLATE_NOOP("sheet", "The match cannot end with a capot: then it goes on."),
        NoFinish.WHILE_LITIGE: QT_TRANSLATE_NOOP("sheet",
            "The match cannot end while points are held over: then it goes on."),
        NoFinish.ON_CAPOT_OR_HELD: QT_TRANSLATE_NOOP("sheet",
            "The match cannot end with a capot, nor while points are held over: then it goes on."),
    }, when=to_target),
    by("belote_ends_game", {
        BeloteEndsGame.NOT_WHEN_CAPOT: QT_TRANSLATE_NOOP("sheet",
            "A side that wins no trick does not end the match by the {belote} of this deal."),
        BeloteEndsGame.NEVER: QT_TRANSLATE_NOOP("sheet",
            "The {belote} of a deal counts, but does not by itself end the match."),
    }, when=every(says_belote, to_target)),
    always(QT_TRANSLATE_NOOP("sheet",
           "A defender who has just won a trick may claim the match at once, if their side has the points it needs."),
           when=to_target, na_dosta=(True,)),
    always(QT_TRANSLATE_NOOP("sheet",
           "The match lasts {deals} deals, those passed out not counted. The higher total wins; equal totals are a "
           "draw."), values("deals"), when=lacks(some(to_target, has("both_reach", BothReach.EXTRA_DEAL)))),
    always(QT_TRANSLATE_NOOP("sheet",
           "The match lasts {deals} deals, those passed out not counted. The higher total wins; if the totals are "
           "equal, one more deal is played."), values("deals"), when=lacks(to_target),
           both_reach=(BothReach.EXTRA_DEAL,)),
    always(QT_TRANSLATE_NOOP("sheet", "Points still held over go back to the side they came from."),
           when=every(held_over, lacks(to_target))),
))  # fmt: skip
