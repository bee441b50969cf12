"""Sentences on the end of the match. Source: docs/rules, End of the match."""

from __future__ import annotations

from belote_desktop.engine.rules.conditions import every, has, held_over, lacks, may_pass_out, to_target
from belote_desktop.engine.rules.statements import Anchor
from belote_desktop.engine.rules.terms import BothReach
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.rule_sheet.topics.lines import Chapter, always, by, stated

#: Title of a section of the rule sheet.
MATCH = Chapter(Anchor.MATCH, QT_TRANSLATE_NOOP("sheet", "End of the match"), (
    stated("start_score"),
    stated("reach"),
    stated("both_reach"),
    stated("no_finish"),
    stated("belote_ends_game"),
    stated("na_dosta"),
    by(may_pass_out, {
        True: QT_TRANSLATE_NOOP("sheet", "The match lasts %n deal(s), not counting those passed out.", "", 1),
        False: QT_TRANSLATE_NOOP("sheet", "The match lasts %n deal(s).", "", 1),
    }, when=lacks(to_target), counts="deals"),
    by(has("both_reach", BothReach.EXTRA_DEAL), {
        False: QT_TRANSLATE_NOOP("sheet", "The highest total wins. If the totals are equal, the match is a draw."),
        True: QT_TRANSLATE_NOOP("sheet", "The highest total wins. If the totals are equal, one more deal is played."),
    }, when=lacks(to_target)),
    always(QT_TRANSLATE_NOOP("sheet", "Points still held over go back to the side they came from."),
           when=every(held_over, lacks(to_target))),
))  # fmt: skip
