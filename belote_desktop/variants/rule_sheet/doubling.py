"""Sentences on doubling and closed deals. Source: docs/rules, Auction, and docs/rules, Raises."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine import Rule, Ruleset
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.terms import AuctionModel, CoincheTiming, DoublingReply, Lock, Phase
from belote_desktop.variants.rule_sheet.conditions import AFTERWARDS, BIDDING, every, has, lacks, positive, raises
from belote_desktop.variants.rule_sheet.hokum import HOKUM_RAISES
from belote_desktop.variants.rule_sheet.lines import Chapter, always, by


def _levels(rules: Ruleset) -> int:
    return len(rules.value("multipliers"))


def _factors(rules: Ruleset) -> Mapping[str, object]:
    names = ("double", "redouble", "third", "fourth")
    return dict(zip(names, rules.value("multipliers"), strict=False))


def _raised_before_the_second_deal(rules: Ruleset) -> bool:
    phases = rules.value("phases")
    return bool(phases.index(Phase.RAISES) < phases.index(Phase.SECOND_DEAL))


_during = every(raises, has("auction_model", *BIDDING))
_after = every(raises, has("auction_model", *AFTERWARDS))
_timed = every(
    raises,
    lambda rules: {Phase.RAISES, Phase.SECOND_DEAL} <= set(rules.value("phases")),
    positive("second_packets"),
)
_capot_is_bid = every(_during, has("capot_bid", True), lacks(has("capot_unstoppable", True)))

DOUBLING = Chapter(Rule.DOUBLING, QT_TRANSLATE_NOOP("sheet", "Doubling"), (
    by("coinche_timing", {
        CoincheTiming.IN_TURN: QT_TRANSLATE_NOOP("sheet",
            "Whoever's turn it is may double the opponents' bid instead of bidding or passing."),
        CoincheTiming.ANY_TIME: QT_TRANSLATE_NOOP("sheet",
            "An opponent may double the bid that stands at any time, without waiting for their turn."),
    }, when=_during),
    always(QT_TRANSLATE_NOOP("sheet", "After the auction each defender in turn may double."), when=_after),
    by("doubling_reply", {
        DoublingReply.CHALLENGED_SIDE: QT_TRANSLATE_NOOP("sheet",
            "Then the doubled side may redouble: its players are asked one after the other."),
        DoublingReply.BIDDER: QT_TRANSLATE_NOOP("sheet", "Then the bidder, and nobody else, may redouble."),
        DoublingReply.EVERYONE: QT_TRANSLATE_NOOP("sheet",
            "Then the auction goes on, and the doubled side may redouble, until all the others have passed."),
    }, when=every(_during, lambda rules: _levels(rules) > 1)),
    always(QT_TRANSLATE_NOOP("sheet", "Then the doubled side may redouble."),
           when=every(_after, lambda rules: _levels(rules) > 1)),
    by(_levels, {
        1: QT_TRANSLATE_NOOP("sheet", "A doubled contract counts {double} times."),
        2: QT_TRANSLATE_NOOP("sheet", "A doubled contract counts {double} times, a redoubled one {redouble} times."),
        3: QT_TRANSLATE_NOOP("sheet",
            "A redoubled contract may be raised once more by the other side. The three raises count {double}, "
            "{redouble} and {third} times."),
        4: QT_TRANSLATE_NOOP("sheet",
            "A redoubled contract may be raised twice more, by the two sides in turn. The four raises count {double}, "
            "{redouble}, {third} and {fourth} times."),
    }, _factors, when=every(raises, lacks(has("auction_model", AuctionModel.HOKUM_SUN)))),
    by("freeze", {
        True: QT_TRANSLATE_NOOP("sheet", "After a double nobody may bid any more."),
        False: QT_TRANSLATE_NOOP("sheet", "A higher bid is still possible, and cancels the double."),
    }, when=_during),
    always(QT_TRANSLATE_NOOP("sheet",
           "After the last of these raises the other side may stake the whole match: whoever wins the deal wins it."),
           when=_during, match_level=(True,)),
    always(QT_TRANSLATE_NOOP("sheet", "A bid of 80 may not be doubled."),
           when=every(_during, has("auction_model", AuctionModel.POINTS)), no_coinche_on80=(True,)),
    always(QT_TRANSLATE_NOOP("sheet", "A bid of capot may not be doubled."),
           when=every(_capot_is_bid, has("auction_model", AuctionModel.POINTS)), capot_coinchable=(False,)),
    *HOKUM_RAISES,
    by("lock", {
        Lock.RAISER_CHOOSES: QT_TRANSLATE_NOOP("sheet",
            "Whoever raises a contract with trumps says open or closed; what was said last holds."),
        Lock.AUTOMATIC: QT_TRANSLATE_NOOP("sheet",
            "A double and a four close a contract with trumps, a three opens it again."),
    }, when=raises),
    by(_raised_before_the_second_deal, {
        True: QT_TRANSLATE_NOOP("sheet", "All this is said before the last cards are dealt."),
        False: QT_TRANSLATE_NOOP("sheet", "All this is said when everyone has all their cards."),
    }, when=_timed),
))  # fmt: skip

LOCKED = Chapter(Rule.LOCKED, QT_TRANSLATE_NOOP("sheet", "Closed deals"), (
    by("lock", dict.fromkeys((Lock.RAISER_CHOOSES, Lock.AUTOMATIC), QT_TRANSLATE_NOOP("sheet",
        "In a closed deal trumps may not be led by a player who holds another card.")), when=raises),
))  # fmt: skip
