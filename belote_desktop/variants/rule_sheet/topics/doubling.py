"""Sentences on doubling and closed deals. Source: docs/rules, Auction, and docs/rules, Raises."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine import Rule, Ruleset
from belote_desktop.engine.rules.conditions import doubled_afterwards, every, has, lacks, may_redouble, positive, raises
from belote_desktop.engine.rules.terms import AuctionModel, Phase
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.rule_sheet.topics.hokum import HOKUM_RAISES
from belote_desktop.variants.rule_sheet.topics.lines import Chapter, always, by, stated


def _levels(rules: Ruleset) -> int:
    return len(rules.value("multipliers"))


def _factors(rules: Ruleset) -> Mapping[str, object]:
    names = ("double", "redouble", "third", "fourth")
    return dict(zip(names, rules.value("multipliers"), strict=False))


def _raised_before_the_second_deal(rules: Ruleset) -> bool:
    phases = rules.value("phases")
    return bool(phases.index(Phase.RAISES) < phases.index(Phase.SECOND_DEAL))


_timed = every(
    raises,
    lambda rules: {Phase.RAISES, Phase.SECOND_DEAL} <= set(rules.value("phases")),
    positive("second_packets"),
)

#: Title of a section of the rule sheet.
DOUBLING = Chapter(Rule.DOUBLING, QT_TRANSLATE_NOOP("sheet", "Doubling"), (
    stated("coinche_timing"),
    always(QT_TRANSLATE_NOOP("sheet", "After the auction each defender in turn may double."), when=doubled_afterwards),
    stated("doubling_reply"),
    always(QT_TRANSLATE_NOOP("sheet", "Then the doubled side may redouble."),
           when=every(doubled_afterwards, may_redouble)),
    by(_levels, {
        #: {double}: a factor, ×2.
        1: QT_TRANSLATE_NOOP("sheet", "A doubled contract counts ×{double}."),
        #: {double}: a factor, ×2. {redouble}: a factor, ×4.
        2: QT_TRANSLATE_NOOP("sheet", "A doubled contract counts ×{double}, a redoubled one ×{redouble}."),
        #: {double}: a factor, ×2. {redouble}: a factor, ×4. {third}: points.
        3: QT_TRANSLATE_NOOP("sheet",
            "The other side may raise a redoubled contract once more. The three raises count ×{double}, ×{redouble} "
            "and ×{third}."),
        #: {double}: a factor, ×2. {redouble}: a factor, ×4. {third}, {fourth}: points.
        4: QT_TRANSLATE_NOOP("sheet",
            "The two sides in turn may raise a redoubled contract twice more. The four raises count ×{double}, "
            "×{redouble}, ×{third} and ×{fourth}."),
    }, _factors, when=every(raises, lacks(has("auction_model", AuctionModel.HOKUM_SUN)))),
    stated("freeze"),
    stated("match_level"),
    stated("no_coinche_on80"),
    stated("capot_coinchable"),
    *HOKUM_RAISES,
    stated("lock", 1),
    stated("gahwa", 2),
    by(_raised_before_the_second_deal, {
        True: QT_TRANSLATE_NOOP("sheet", "All raises are made before the last cards are dealt."),
        False: QT_TRANSLATE_NOOP("sheet", "All raises are made once everyone holds all their cards."),
    }, when=_timed),
))  # fmt: skip

#: Title of a section of the rule sheet. Deals in which trumps cannot be led.
LOCKED = Chapter(Rule.LOCKED, QT_TRANSLATE_NOOP("sheet", "Closed deals"), (
    stated("lock", 2),
))  # fmt: skip
