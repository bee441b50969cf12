"""Section of a ruleset: Hokum and Sun."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.conditions import doubled_sun, every, has, hokum, raised_hokum
from belote_desktop.engine.rules.fields import rule
from belote_desktop.engine.rules.needs import Need
from belote_desktop.engine.rules.statements import Anchor, Statement


@dataclass(frozen=True, kw_only=True)
class HokumSunRules:
    """Hokum and Sun, and how they are raised. Source: docs/rules/baloot.md, Auction and Raises."""

    NEEDS: ClassVar[Need] = Need("auction_model", (terms.AuctionModel.HOKUM_SUN,))

    ashkal: terms.Ashkal = rule(
        terms.Ashkal.ROUND1,
        QT_TRANSLATE_NOOP("rules", "ashkal"),
        QT_TRANSLATE_NOOP("rules", "When the last two players may give their partner a Sun."),
        secondary=True,
        before=terms.Ashkal.ROUND1,
        statement=Statement(Anchor.AUCTION, {
            terms.Ashkal.ROUND1: QT_TRANSLATE_NOOP("sheet",
                "The last two players of the first round, the dealer and the one before, may say ashkal instead: "
                "their partner is then the taker and plays Sun."),
            terms.Ashkal.BOTH: QT_TRANSLATE_NOOP("sheet",
                "The dealer and the player before the dealer may say ashkal instead, in both rounds: their partner "
                "is then the taker and plays Sun."),
        }, when=hokum),
    )  # fmt: skip
    ashkal_on_ace: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "ashkal on an ace"),
        QT_TRANSLATE_NOOP("rules", "Whether ashkal may be said when an ace is turned up."),
        secondary=True,
        before=False,
        statement=Statement(Anchor.AUCTION, {
            True: QT_TRANSLATE_NOOP("sheet", "Ashkal may be said whatever card is turned up."),
            False: QT_TRANSLATE_NOOP("sheet", "Ashkal may not be said when an ace is turned up."),
        }, when=every(hokum, has("ashkal", terms.Ashkal.ROUND1, terms.Ashkal.BOTH))),
    )  # fmt: skip
    sun_steal: terms.SunSteal = rule(
        terms.SunSteal.EARLIER_SEATS,
        QT_TRANSLATE_NOOP("rules", "taking over a Sun"),
        QT_TRANSLATE_NOOP("rules", "Who may take over a Sun that is said in the first round."),
        secondary=True,
        before=terms.SunSteal.EARLIER_SEATS,
        statement=Statement(Anchor.AUCTION, {
            terms.SunSteal.EARLIER_SEATS: QT_TRANSLATE_NOOP("sheet",
                "A Sun of the first round may be taken over by the players who come before in turn, the first of "
                "them first: whoever does so is the taker."),
            terms.SunSteal.EARLIER_OPPONENTS: QT_TRANSLATE_NOOP("sheet",
                "A Sun of the first round may be taken over by the opponents who come before in turn: whoever does "
                "so is the taker."),
            terms.SunSteal.ANY_OTHER: QT_TRANSLATE_NOOP("sheet",
                "A Sun of the first round may be taken over by every player who has not spoken or has passed, the "
                "first in turn first: whoever does so is the taker."),
            terms.SunSteal.NONE: QT_TRANSLATE_NOOP("sheet", "A Sun ends the auction at once."),
        }, when=hokum),
    )  # fmt: skip
    suit_naming: terms.SuitNaming = rule(
        terms.SuitNaming.WITH_CALL,
        QT_TRANSLATE_NOOP("rules", "naming the suit"),
        QT_TRANSLATE_NOOP("rules", "When the suit of a Hokum of the second round is named."),
        secondary=True,
        before=terms.SuitNaming.WITH_CALL,
        statement=Statement(Anchor.AUCTION, {
            terms.SuitNaming.WITH_CALL: QT_TRANSLATE_NOOP("sheet",
                "Whoever says Hokum in the second round names the suit at once."),
            terms.SuitNaming.AT_CONFIRM: QT_TRANSLATE_NOOP("sheet",
                "Whoever says Hokum in the second round names the suit at the end of the auction."),
        }, when=hokum),
    )  # fmt: skip
    second_round_starter: terms.RoundStarter = rule(
        terms.RoundStarter.DEALER_RIGHT,
        QT_TRANSLATE_NOOP("rules", "second round begins with"),
        QT_TRANSLATE_NOOP("rules", "Who speaks first in the second round."),
        secondary=True,
        before=terms.RoundStarter.DEALER_RIGHT,
        statement=Statement(Anchor.AUCTION, {
            terms.RoundStarter.DEALER_RIGHT: QT_TRANSLATE_NOOP("sheet",
                "If all pass there is a second round, begun by the player after the dealer, in which each player "
                "passes, says Hokum in a suit other than the turned one, or says Sun, which ends the auction."),
            terms.RoundStarter.DEALER_LEFT: QT_TRANSLATE_NOOP("sheet",
                "If all pass there is a second round, begun by the player before the dealer, in which each player "
                "passes, says Hokum in a suit other than the turned one, or says Sun, which ends the auction."),
        }, when=hokum),
    )  # fmt: skip
    sun_double: terms.SunDouble = rule(
        terms.SunDouble.OVER_100,
        QT_TRANSLATE_NOOP("rules", "doubling a Sun"),
        QT_TRANSLATE_NOOP("rules", "When a Sun may be doubled."),
        secondary=True,
        before=terms.SunDouble.OVER_100,
        statement=Statement(Anchor.DOUBLING, {
            terms.SunDouble.OVER_100: QT_TRANSLATE_NOOP("sheet",
                "A Sun may be doubled only when the takers have more than 100 points in the match and the defenders "
                "fewer than 100."),
            terms.SunDouble.INCLUSIVE_100: QT_TRANSLATE_NOOP("sheet",
                "A Sun may be doubled only when the takers have 100 points or more in the match and the defenders "
                "100 or fewer."),
            terms.SunDouble.ALWAYS: QT_TRANSLATE_NOOP("sheet", "A Sun may be doubled as well, whatever the score."),
            terms.SunDouble.NEVER: QT_TRANSLATE_NOOP("sheet", "A Sun may not be doubled."),
        }, when=raised_hokum),
    )  # fmt: skip
    sun_raises: terms.SunRaises = rule(
        terms.SunRaises.DOUBLE_ONLY,
        QT_TRANSLATE_NOOP("rules", "raising a Sun"),
        QT_TRANSLATE_NOOP("rules", "How far a doubled Sun may be raised."),
        secondary=True,
        before=terms.SunRaises.DOUBLE_ONLY,
        statement=Statement(Anchor.DOUBLING, {
            terms.SunRaises.DOUBLE_ONLY: QT_TRANSLATE_NOOP("sheet", "A doubled Sun is not raised any further."),
            terms.SunRaises.ALL: QT_TRANSLATE_NOOP("sheet", "A doubled Sun may be raised as far as a Hokum."),
        }, when=doubled_sun),
    )  # fmt: skip
    gahwa: terms.Gahwa = rule(
        terms.Gahwa.WINS_GAME,
        QT_TRANSLATE_NOOP("rules", "gahwa"),
        QT_TRANSLATE_NOOP("rules", "What the last raise is worth."),
        secondary=True,
        before=terms.Gahwa.WINS_GAME,
        statement=Statement(Anchor.DOUBLING, {
            terms.Gahwa.WINS_GAME: QT_TRANSLATE_NOOP("sheet",
                "Last of all the takers may say gahwa: the side that wins this deal wins the match."),
            terms.Gahwa.SIXFOLD: QT_TRANSLATE_NOOP("sheet",
                "Last of all the takers may say gahwa: the deal counts six times."),
        }, when=raised_hokum),
    )  # fmt: skip
