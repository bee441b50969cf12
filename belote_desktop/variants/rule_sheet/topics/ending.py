"""Sentences on the end of the match. Source: docs/rules, End of the match."""

from __future__ import annotations

from belote_desktop.engine.rules.conditions import every, has, held_over, lacks, some, to_target
from belote_desktop.engine.rules.statements import Anchor
from belote_desktop.engine.rules.terms import BothReach
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.rule_sheet.topics.lines import Chapter, always, stated

#: Title of a section of the rule sheet.
MATCH = Chapter(Anchor.MATCH, QT_TRANSLATE_NOOP("sheet", "End of the match"), (
    stated("start_score"),
    stated("reach"),
    stated("both_reach"),
    stated("no_finish"),
    stated("belote_ends_game"),
    stated("na_dosta"),
    always(QT_TRANSLATE_NOOP("sheet",

            "The match lasts %n deal(s), not counting those passed out. The highest total wins. If the "
            "totals are equal, the match is a draw.", "", 1),
           when=lacks(some(to_target, has("both_reach", BothReach.EXTRA_DEAL))),
           counts="deals"),
    always(QT_TRANSLATE_NOOP("sheet",

            "The match lasts %n deal(s), not counting those passed out. The highest total wins. If the "
            "totals are equal, one more deal is played.", "", 1), when=lacks(to_target), counts="deals",
           both_reach=(BothReach.EXTRA_DEAL,)),
    always(QT_TRANSLATE_NOOP("sheet", "Points still held over go back to the side they came from."),
           when=every(held_over, lacks(to_target))),
))  # fmt: skip
