"""Sentences on Hokum and Sun: their auction and their raises. Source: docs/rules/baloot.md, Auction and Raises."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine import Ruleset
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.conditions import raised_hokum
from belote_desktop.engine.rules.terms import AuctionModel
from belote_desktop.variants.rule_sheet.topics.lines import always, by, stated

HOKUM = (AuctionModel.HOKUM_SUN,)


def _factors(rules: Ruleset) -> Mapping[str, object]:
    names = ("double", "three", "four")
    return dict(zip(names, rules.value("multipliers"), strict=False))


HOKUM_SUN = (
    always(QT_TRANSLATE_NOOP("sheet",
           "There are two kinds of contract: in Hokum one suit is trumps, in Sun none is. Sun is higher than Hokum, "
           "and one Hokum is not higher than another."), auction_model=HOKUM),
    always(QT_TRANSLATE_NOOP("sheet",
           "In the first round, begun by the player after the dealer, each player passes, says Hokum, with the turned "
           "suit as trumps, or says Sun."), auction_model=HOKUM),
    stated("ashkal"),
    stated("ashkal_on_ace"),
    always(QT_TRANSLATE_NOOP("sheet",
           "After a Hokum each of the others is asked once whether they say Sun over it."), auction_model=HOKUM),
    stated("sun_steal"),
    stated("second_round_starter"),
    stated("suit_naming"),
    always(QT_TRANSLATE_NOOP("sheet",
           "When a Hokum stands at the end, its player keeps it or turns it into Sun."), auction_model=HOKUM),
)  # fmt: skip


HOKUM_RAISES = (
    by(lambda rules: len(rules.value("multipliers")), {
        1: QT_TRANSLATE_NOOP("sheet", "The defenders may double a Hokum: it then counts {double} times."),
        2: QT_TRANSLATE_NOOP("sheet",
            "The defenders may double a Hokum, and the takers then say three: it counts {double} and {three} times."),
        3: QT_TRANSLATE_NOOP("sheet",
            "The defenders may double a Hokum, the takers then say three, and the defenders four: it counts {double}, "
            "{three} and {four} times."),
    }, _factors, when=raised_hokum),
    stated("gahwa"),
    stated("sun_double"),
    stated("sun_raises"),
)  # fmt: skip
