"""Sentences on the score of Hokum and Sun. Source: docs/rules/baloot.md, Scoring."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine import Ruleset
from belote_desktop.engine.rules.conditions import by_projects, every, says_belote
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.rule_sheet.topics.lines import always, stated


def _belote(rules: Ruleset) -> Mapping[str, object]:
    return {"pair_points": rules.value("belote_points") // 10}


PROJECT_SCORE = (
    always(QT_TRANSLATE_NOOP("sheet",
        "Each side adds up its cards and the last trick. In Hokum the sum is rounded to the nearest ten, with 5 "
        "rounded down, and divided by ten. If both sums end in 6, the side with more points gets 1 less. So a Hokum is "
        "worth 16 match points."),
           when=by_projects),
    always(QT_TRANSLATE_NOOP("sheet",
        "In Sun the sum is rounded to the nearest ten and divided by five. A sum that ends in 5 is not rounded. So a "
        "Sun is worth 26 match points."), when=by_projects),
    #: {belote}: the word of the game for king and queen of trumps. {pair_points}: a number.
    always(QT_TRANSLATE_NOOP("sheet",
        "The king and queen of trumps ({belote}) count {pair_points} on the score sheet and are never multiplied."),
           _belote, when=every(by_projects, says_belote)),
    stated("declarations_help", 3),
    always(QT_TRANSLATE_NOOP("sheet",
        "The taker’s side makes its contract with more match points than the defenders. Then each side scores its "
        "own. With fewer, the contract fails and the taker’s side scores nothing. The defenders score the match "
        "points of both sides and every declaration that counts, multiplied if the deal was raised."),
           when=by_projects),
    stated("doubled_made", 3),
    stated("doubled_made", 4),
)  # fmt: skip

PROJECT_TIES = (
    stated("raised_tie"),
    #: {belote}: the word of the game for king and queen of trumps.
    always(QT_TRANSLATE_NOOP("sheet",
        "If a deal without a raise is a tie in match points, the exact points of the cards, the last "
        "trick, the declarations and {belote} decide."), when=by_projects),
    stated("hokum_tie"),
    stated("sun_tie"),
)  # fmt: skip
