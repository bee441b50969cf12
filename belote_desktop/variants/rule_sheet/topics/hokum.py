"""Sentences on Hokum and Sun: their auction and their raises. Source: docs/rules/baloot.md, Auction and Raises."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine import Ruleset
from belote_desktop.engine.rules.conditions import raised_hokum
from belote_desktop.engine.rules.terms import AuctionModel
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.rule_sheet.topics.lines import always, by, stated

HOKUM = (AuctionModel.HOKUM_SUN,)


def _factors(rules: Ruleset) -> Mapping[str, object]:
    names = ("double", "three", "four")
    return dict(zip(names, rules.value("multipliers"), strict=False))


HOKUM_SUN = (
    always(QT_TRANSLATE_NOOP("sheet",
        "There are two kinds of contract. In Hokum one suit is trumps. In Sun there are no trumps. Sun is higher than "
        "Hokum, and one Hokum is not higher than another."), auction_model=HOKUM),
    always(QT_TRANSLATE_NOOP("sheet",

            "The player after the dealer speaks first. On your turn you pass, say Hokum or say Sun. Hokum "
            "makes the turn-up’s suit trumps."), auction_model=HOKUM),
    stated("ashkal"),
    stated("ashkal_on_ace"),
    always(QT_TRANSLATE_NOOP("sheet",
        "After a Hokum in the first round, each of the others is asked once and may say Sun instead. In the second "
        "round only the players who have not spoken yet are asked."), auction_model=HOKUM),
    stated("ashkal", 2),
    stated("sun_steal"),
    stated("ashkal", 3),
    stated("second_round_starter"),
    stated("suit_naming"),
    always(QT_TRANSLATE_NOOP("sheet",

            "If a Hokum stands at the end of the auction, the player who said it keeps it or turns it "
            "into Sun."), auction_model=HOKUM),
)  # fmt: skip


HOKUM_RAISES = (
    by(lambda rules: len(rules.value("multipliers")), {
        #: {double}: a factor, ×2.
        1: QT_TRANSLATE_NOOP("sheet", "The defenders may double a Hokum. It then counts ×{double}."),
        #: {double}: a factor, ×2. {three}: points.
        2: QT_TRANSLATE_NOOP("sheet",

                "The defenders may double a Hokum, and the taker’s side may then say three. The deal "
                "counts ×{double} or ×{three}."),
        #: {double}: a factor, ×2. {three}, {four}: points.
        3: QT_TRANSLATE_NOOP("sheet",

                "The defenders may double a Hokum. The taker’s side may then say three, and the "
                "defenders four. The deal counts ×{double}, ×{three} or ×{four}."),
    }, _factors, when=raised_hokum),
    stated("gahwa"),
    stated("sun_double"),
    stated("sun_raises"),
)  # fmt: skip
