"""Sentences on doubling and closed deals. Source: docs/rules, Auction, and docs/rules, Raises."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine import Rule, Ruleset
from belote_desktop.engine.rules.conditions import doubled_afterwards, every, has, lacks, may_redouble, positive, raises
from belote_desktop.engine.rules.terms import AuctionModel, Phase
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.kinship import raises as words_for_raises
from belote_desktop.variants.rule_sheet.topics.hokum import HOKUM_RAISES
from belote_desktop.variants.rule_sheet.topics.lines import Chapter, always, by, stated


def _levels(rules: Ruleset) -> int:
    return len(rules.value("multipliers"))


def _factors(rules: Ruleset) -> Mapping[str, object]:
    names = ("double", "redouble", "third", "fourth")
    return dict(zip(names, rules.value("multipliers"), strict=False))


def _own_words(rules: Ruleset) -> object:
    """The number of words of its own that the game has for its raises; "same" if one word is said for all."""
    said = words_for_raises(rules)[: _levels(rules)]
    return "same" if len(said) > 1 and len(set(said)) == 1 else len(said)


def _words(rules: Ruleset) -> Mapping[str, object]:
    return dict(zip(("say_double", "say_redouble", "say_third"), words_for_raises(rules), strict=False))


def _raised_before_the_second_deal(rules: Ruleset) -> bool:
    phases = rules.value("phases")
    return bool(phases.index(Phase.RAISES) < phases.index(Phase.SECOND_DEAL))


_by_factors = every(raises, lacks(has("auction_model", AuctionModel.HOKUM_SUN)))
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
    by(_own_words, {
        #: {say_double}: what is said for each raise: Vida.
        "same": QT_TRANSLATE_NOOP("sheet", "You say “{say_double}” for each raise."),
        #: {say_double}: this game’s word for a double: Coinche.
        1: QT_TRANSLATE_NOOP("sheet", "You say “{say_double}” to double."),
        #: {say_double}, {say_redouble}: this game’s words for a double and a redouble: Coinche, Surcoinche.
        2: QT_TRANSLATE_NOOP("sheet", "You say “{say_double}” to double and “{say_redouble}” to redouble."),
        #: {say_double}, {say_redouble}, {say_third}: this game’s words for three raises: Kraak, Rekraak, Superkraak.
        3: QT_TRANSLATE_NOOP("sheet",
            "You say “{say_double}” to double, “{say_redouble}” to redouble and “{say_third}” to raise once more."),
    }, _words, when=_by_factors),
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
    }, _factors, when=_by_factors),
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
