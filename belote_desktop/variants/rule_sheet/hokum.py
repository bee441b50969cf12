"""Sentences on Hokum and Sun: their auction and their raises. Source: docs/rules/baloot.md, Auction and Raises."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine import Ruleset
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.terms import (
    Ashkal,
    AuctionModel,
    Gahwa,
    RoundStarter,
    SuitNaming,
    SunDouble,
    SunRaises,
    SunSteal,
)
from belote_desktop.variants.rule_sheet.conditions import every, has, hokum, lacks, raises
from belote_desktop.variants.rule_sheet.lines import always, by

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
    by("ashkal", {
        Ashkal.ROUND1: QT_TRANSLATE_NOOP("sheet",
            "The last two players of the first round, the dealer and the one before, may say ashkal instead: their "
            "partner is then the taker and plays Sun."),
        Ashkal.BOTH: QT_TRANSLATE_NOOP("sheet",
            "The dealer and the player before the dealer may say ashkal instead, in both rounds: their partner is "
            "then the taker and plays Sun."),
    }, auction_model=HOKUM),
    by("ashkal_on_ace", {
        True: QT_TRANSLATE_NOOP("sheet", "Ashkal may be said whatever card is turned up."),
        False: QT_TRANSLATE_NOOP("sheet", "Ashkal may not be said when an ace is turned up."),
    }, auction_model=HOKUM, ashkal=(Ashkal.ROUND1, Ashkal.BOTH)),
    always(QT_TRANSLATE_NOOP("sheet",
           "After a Hokum each of the others is asked once whether they say Sun over it."), auction_model=HOKUM),
    by("sun_steal", {
        SunSteal.EARLIER_SEATS: QT_TRANSLATE_NOOP("sheet",
            "A Sun of the first round may be taken over by the players who come before in turn, the first of them "
            "first: whoever does so is the taker."),
        SunSteal.EARLIER_OPPONENTS: QT_TRANSLATE_NOOP("sheet",
            "A Sun of the first round may be taken over by the opponents who come before in turn: whoever does so is "
            "the taker."),
        SunSteal.ANY_OTHER: QT_TRANSLATE_NOOP("sheet",
            "A Sun of the first round may be taken over by every player who has not spoken or has passed, the first "
            "in turn first: whoever does so is the taker."),
        SunSteal.NONE: QT_TRANSLATE_NOOP("sheet", "A Sun ends the auction at once."),
    }, auction_model=HOKUM),
    by("second_round_starter", {
        RoundStarter.DEALER_RIGHT: QT_TRANSLATE_NOOP("sheet",
            "If all pass there is a second round, begun by the player after the dealer, in which each player passes, "
            "says Hokum in a suit other than the turned one, or says Sun, which ends the auction."),
        RoundStarter.DEALER_LEFT: QT_TRANSLATE_NOOP("sheet",
            "If all pass there is a second round, begun by the player before the dealer, in which each player passes, "
            "says Hokum in a suit other than the turned one, or says Sun, which ends the auction."),
    }, auction_model=HOKUM),
    by("suit_naming", {
        SuitNaming.WITH_CALL: QT_TRANSLATE_NOOP("sheet",
            "Whoever says Hokum in the second round names the suit at once."),
        SuitNaming.AT_CONFIRM: QT_TRANSLATE_NOOP("sheet",
            "Whoever says Hokum in the second round names the suit at the end of the auction."),
    }, auction_model=HOKUM),
    always(QT_TRANSLATE_NOOP("sheet",
           "When a Hokum stands at the end, its player keeps it or turns it into Sun."), auction_model=HOKUM),
)  # fmt: skip

_hokum_raises = every(hokum, raises)
_sun_is_doubled = every(_hokum_raises, lacks(has("sun_double", SunDouble.NEVER)))

HOKUM_RAISES = (
    by(lambda rules: len(rules.value("multipliers")), {
        1: QT_TRANSLATE_NOOP("sheet", "The defenders may double a Hokum: it then counts {double} times."),
        2: QT_TRANSLATE_NOOP("sheet",
            "The defenders may double a Hokum, and the takers then say three: it counts {double} and {three} times."),
        3: QT_TRANSLATE_NOOP("sheet",
            "The defenders may double a Hokum, the takers then say three, and the defenders four: it counts {double}, "
            "{three} and {four} times."),
    }, _factors, when=_hokum_raises),
    by("gahwa", {
        Gahwa.WINS_GAME: QT_TRANSLATE_NOOP("sheet",
            "Last of all the takers may say gahwa: the side that wins this deal wins the match."),
        Gahwa.SIXFOLD: QT_TRANSLATE_NOOP("sheet", "Last of all the takers may say gahwa: the deal counts six times."),
    }, when=_hokum_raises),
    by("sun_double", {
        SunDouble.OVER_100: QT_TRANSLATE_NOOP("sheet",
            "A Sun may be doubled only when the takers have more than 100 points in the match and the defenders "
            "fewer than 100."),
        SunDouble.INCLUSIVE_100: QT_TRANSLATE_NOOP("sheet",
            "A Sun may be doubled only when the takers have 100 points or more in the match and the defenders 100 or "
            "fewer."),
        SunDouble.ALWAYS: QT_TRANSLATE_NOOP("sheet", "A Sun may be doubled as well, whatever the score."),
        SunDouble.NEVER: QT_TRANSLATE_NOOP("sheet", "A Sun may not be doubled."),
    }, when=_hokum_raises),
    by("sun_raises", {
        SunRaises.DOUBLE_ONLY: QT_TRANSLATE_NOOP("sheet", "A doubled Sun is not raised any further."),
        SunRaises.ALL: QT_TRANSLATE_NOOP("sheet", "A doubled Sun may be raised as far as a Hokum."),
    }, when=_sun_is_doubled),
)  # fmt: skip
