"""Section of a ruleset: Hokum and Sun."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.conditions import doubled_sun, every, has, hokum, lacks, raised_hokum
from belote_desktop.engine.rules.fields import rule
from belote_desktop.engine.rules.needs import Need
from belote_desktop.engine.rules.statements import Anchor, Statement
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP


@dataclass(frozen=True, kw_only=True)
class HokumSunRules:
    """Hokum and Sun, and how they are raised. Source: docs/rules/baloot.md, Auction and Raises."""

    NEEDS: ClassVar[Need] = Need("auction_model", (terms.AuctionModel.HOKUM_SUN,))

    ashkal: terms.Ashkal = rule(
        terms.Ashkal.ROUND1,
        #: A call of Baloot: your partner plays Sun.
        QT_TRANSLATE_NOOP("rules", "Ashkal"),
        QT_TRANSLATE_NOOP("rules", "When the last two players may give their partner a Sun."),
        secondary=True,
        before=terms.Ashkal.ROUND1,
        statement=(
            Statement(Anchor.AUCTION, {
                terms.Ashkal.ROUND1: QT_TRANSLATE_NOOP("sheet",
                    "In the first round the dealer and the player before the dealer may say ashkal instead. The "
                    "partner of the player who says it is then the taker and plays Sun."),
                terms.Ashkal.BOTH: QT_TRANSLATE_NOOP("sheet",
                    "In both rounds the dealer and the player before the dealer may say ashkal instead. The partner "
                    "of the player who says it is then the taker and plays Sun."),
            }, when=hokum),
            Statement(Anchor.AUCTION, {
                **dict.fromkeys((terms.Ashkal.ROUND1, terms.Ashkal.BOTH), QT_TRANSLATE_NOOP("sheet",
                    "Ashkal may be said over a Hokum too, but not by a player who passed before it.")),
            }, when=hokum),
            Statement(Anchor.AUCTION, {
                **dict.fromkeys((terms.Ashkal.ROUND1, terms.Ashkal.BOTH), QT_TRANSLATE_NOOP("sheet",
                    "Ashkal may be taken over in the same way.")),
            }, when=every(hokum, lacks(has("sun_steal", terms.SunSteal.NONE)))),
        ),
    )  # fmt: skip
    ashkal_on_ace: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "Ashkal on an ace"),
        QT_TRANSLATE_NOOP("rules", "Ashkal may be said even if the turn-up is an ace."),
        secondary=True,
        before=False,
        statement=Statement(Anchor.AUCTION, {
            True: QT_TRANSLATE_NOOP("sheet", "Ashkal may be said whatever the turn-up is."),
            False: QT_TRANSLATE_NOOP("sheet", "Ashkal cannot be said if the turn-up is an ace."),
        }, when=every(hokum, has("ashkal", terms.Ashkal.ROUND1, terms.Ashkal.BOTH))),
    )  # fmt: skip
    sun_steal: terms.SunSteal = rule(
        terms.SunSteal.EARLIER_SEATS,
        QT_TRANSLATE_NOOP("rules", "Taking over a Sun"),
        QT_TRANSLATE_NOOP("rules", "Who may take over a Sun that is said in the first round."),
        secondary=True,
        before=terms.SunSteal.EARLIER_SEATS,
        statement=Statement(Anchor.AUCTION, {
            terms.SunSteal.EARLIER_SEATS: QT_TRANSLATE_NOOP("sheet",

                    "If Sun is said in the first round, the players who speak before its caller may take "
                    "it over. They are asked in order, and the first to accept becomes the taker."),
            terms.SunSteal.EARLIER_OPPONENTS: QT_TRANSLATE_NOOP("sheet",

                    "If Sun is said in the first round, the opponents who speak before its caller may "
                    "take it over. The first to accept becomes the taker."),
            terms.SunSteal.ANY_OTHER: QT_TRANSLATE_NOOP("sheet",
                "A Sun in the first round may be taken over by any player who has not spoken or has passed, in turn "
                "order. That player becomes the taker."),
            terms.SunSteal.NONE: QT_TRANSLATE_NOOP("sheet", "A Sun ends the auction at once."),
        }, when=hokum),
    )  # fmt: skip
    suit_naming: terms.SuitNaming = rule(
        terms.SuitNaming.WITH_CALL,
        QT_TRANSLATE_NOOP("rules", "Naming the suit"),
        QT_TRANSLATE_NOOP("rules", "When the suit of a Hokum is named in the second round."),
        secondary=True,
        before=terms.SuitNaming.WITH_CALL,
        statement=Statement(Anchor.AUCTION, {
            terms.SuitNaming.WITH_CALL: QT_TRANSLATE_NOOP("sheet",
                "If you say Hokum in the second round, you name the suit at once."),
            terms.SuitNaming.AT_CONFIRM: QT_TRANSLATE_NOOP("sheet",
                "If you say Hokum in the second round, you name the suit at the end of the auction."),
        }, when=hokum),
    )  # fmt: skip
    second_round_starter: terms.RoundStarter = rule(
        terms.RoundStarter.DEALER_RIGHT,
        QT_TRANSLATE_NOOP("rules", "Second round starts with"),
        QT_TRANSLATE_NOOP("rules", "Who speaks first in the second round."),
        secondary=True,
        before=terms.RoundStarter.DEALER_RIGHT,
        statement=Statement(Anchor.AUCTION, {
            terms.RoundStarter.DEALER_RIGHT: QT_TRANSLATE_NOOP("sheet",
                "If all pass, there is a second round, starting with the player after the dealer. Each player "
                "passes, says Hokum in a suit other than the turn-up’s, or says Sun, which ends the auction."),
            terms.RoundStarter.DEALER_LEFT: QT_TRANSLATE_NOOP("sheet",
                "If all pass, there is a second round, starting with the player before the dealer. Each player "
                "passes, says Hokum in a suit other than the turn-up’s, or says Sun, which ends the auction."),
        }, when=hokum),
    )  # fmt: skip
    sun_double: terms.SunDouble = rule(
        terms.SunDouble.OVER_100,
        QT_TRANSLATE_NOOP("rules", "Doubling a Sun"),
        QT_TRANSLATE_NOOP("rules", "When a Sun may be doubled."),
        secondary=True,
        before=terms.SunDouble.OVER_100,
        statement=Statement(Anchor.DOUBLING, {
            terms.SunDouble.OVER_100: QT_TRANSLATE_NOOP("sheet",
                "A Sun may be doubled only if the taker’s side has more than 100 points in the match and the "
                "defenders have fewer than 100."),
            terms.SunDouble.INCLUSIVE_100: QT_TRANSLATE_NOOP("sheet",
                "A Sun may be doubled only if the taker’s side has at least 100 points in the match and the "
                "defenders have at most 100."),
            terms.SunDouble.ALWAYS: QT_TRANSLATE_NOOP("sheet", "A Sun may be doubled too, whatever the score."),
            terms.SunDouble.NEVER: QT_TRANSLATE_NOOP("sheet", "A Sun cannot be doubled."),
        }, when=raised_hokum),
    )  # fmt: skip
    sun_raises: terms.SunRaises = rule(
        terms.SunRaises.DOUBLE_ONLY,
        QT_TRANSLATE_NOOP("rules", "Raising a Sun"),
        QT_TRANSLATE_NOOP("rules", "How far a doubled Sun may be raised."),
        secondary=True,
        before=terms.SunRaises.DOUBLE_ONLY,
        statement=Statement(Anchor.DOUBLING, {
            terms.SunRaises.DOUBLE_ONLY: QT_TRANSLATE_NOOP("sheet", "A doubled Sun cannot be raised further."),
            terms.SunRaises.ALL: QT_TRANSLATE_NOOP("sheet", "A doubled Sun may be raised as far as a Hokum."),
        }, when=doubled_sun),
    )  # fmt: skip
    gahwa: terms.Gahwa = rule(
        terms.Gahwa.WINS_GAME,
        #: The last raise of Baloot.
        QT_TRANSLATE_NOOP("rules", "Gahwa"),
        QT_TRANSLATE_NOOP("rules", "What the last raise is worth."),
        secondary=True,
        before=terms.Gahwa.WINS_GAME,
        statement=(
            Statement(Anchor.DOUBLING, {
                terms.Gahwa.WINS_GAME: QT_TRANSLATE_NOOP("sheet",
                    "As the last raise the taker’s side may say gahwa: the side that wins this deal wins the match."),
                terms.Gahwa.SIXFOLD: QT_TRANSLATE_NOOP("sheet",
                    "As the last raise the taker’s side may say gahwa: the deal then counts 6 times."),
            }, when=raised_hokum),
            Statement(Anchor.DOUBLING, {
                **dict.fromkeys((terms.Gahwa.WINS_GAME, terms.Gahwa.SIXFOLD), QT_TRANSLATE_NOOP("sheet",
                    "Gahwa is always open.")),
            }, when=every(raised_hokum, lacks(has("lock", terms.Lock.NONE)))),
        ),
    )  # fmt: skip
