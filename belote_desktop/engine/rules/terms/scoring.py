"""Values of rules: the score of a deal."""

from __future__ import annotations

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.fields import Choice


class Settlement(Choice):
    """How the points of a deal become a score."""

    POINTS = "points", QT_TRANSLATE_NOOP("rules", "the points taken are written")
    BID = "bid", QT_TRANSLATE_NOOP("rules", "the bid is written")
    MATCH_POINTS = "match_points", QT_TRANSLATE_NOOP("rules", "points are divided by ten into match points")
    PROJECTS = "projects", QT_TRANSLATE_NOOP("rules", "points are divided into a fixed number of game points")


class ContractTest(Choice):
    AT_LEAST = "at_least", QT_TRANSLATE_NOOP("rules", "more points than any other side")
    BID = "bid", QT_TRANSLATE_NOOP("rules", "the points bid")
    MORE_THAN_HALF = "more_than_half", QT_TRANSLATE_NOOP("rules", "more points than all others together")
    FLAT82 = "flat82", QT_TRANSLATE_NOOP("rules", "at least 82 points")
    BID_AND_MORE = "bid_and_more", QT_TRANSLATE_NOOP("rules", "the points bid, and more than the other side")


class Tie(Choice):
    MADE = "made", QT_TRANSLATE_NOOP("rules", "the contract is made")
    LITIGE = "litige", QT_TRANSLATE_NOOP("rules", "the takers' points wait for the next deal (litige)")
    FAIL = "fail", QT_TRANSLATE_NOOP("rules", "the contract fails")
    REPLAY = "replay", QT_TRANSLATE_NOOP("rules", "the deal is played again")
    HALF_BATE = "half_bate", QT_TRANSLATE_NOOP("rules", "the takers write nothing, the others their own points")
    BONUS85 = (
        "bonus85",
        QT_TRANSLATE_NOOP("rules", "the defenders write all; the next deal's winner gets 85 points more"),
    )


class LastTrickTo(Choice):
    """For whom the last trick counts."""

    ANYONE = "anyone", QT_TRANSLATE_NOOP("rules", "whoever wins it")
    DEFENDERS = "defenders", QT_TRANSLATE_NOOP("rules", "the defenders only")


class FailTo(Choice):
    """Who gets the points of a failed contract."""

    ALL = "all", QT_TRANSLATE_NOOP("rules", "the defenders get everything")
    OWN_ONLY = "own_points", QT_TRANSLATE_NOOP("rules", "the defenders write their own points only")
    BEST = "best", QT_TRANSLATE_NOOP("rules", "the opponent with the most points")
    VANISH = "vanish", QT_TRANSLATE_NOOP("rules", "nobody; the others write their own")
    BOTH = "both", QT_TRANSLATE_NOOP("rules", "each opponent")


class Written(Choice):
    """What the takers score for a contract they made."""

    PLUS_BID = "plus_bid", QT_TRANSLATE_NOOP("rules", "their points and the bid")
    BID_ONLY = "bid_only", QT_TRANSLATE_NOOP("rules", "the bid")
    MADE_ONLY = "made_only", QT_TRANSLATE_NOOP("rules", "their points")


class DoubledMade(Choice):
    """What a doubled contract is worth when it is made."""

    WINNER_TAKES_ALL = "winner_takes_all", QT_TRANSLATE_NOOP("rules", "the takers get everything")
    EACH_OWN = "each_own", QT_TRANSLATE_NOOP("rules", "both sides keep their points, only the bid is multiplied")
    EACH_MULTIPLIED = "each_multiplied", QT_TRANSLATE_NOOP("rules", "both sides get their own points, multiplied")


class Unit(Choice):
    POINTS = "points", QT_TRANSLATE_NOOP("rules", "points")
    TENS = "tens", QT_TRANSLATE_NOOP("rules", "tens: 16 a deal, 25 for a capot")


class Rounding(Choice):
    NONE = "none", QT_TRANSLATE_NOOP("rules", "exact points")
    FIVE_UP = "5up", QT_TRANSLATE_NOOP("rules", "to tens, 5 goes up")
    SIX_UP = "6up", QT_TRANSLATE_NOOP("rules", "to tens, 6 goes up, 5 down")
    COMPLEMENT = "complement", QT_TRANSLATE_NOOP("rules", "to tens, the other side gets the rest")
    FIVES = "fives", QT_TRANSLATE_NOOP("rules", "one off, then to the nearest 5")
    DEFENCE = "defence", QT_TRANSLATE_NOOP("rules", "the defenders to tens, the takers get the rest")
    BULGARIAN = (
        "bulgarian",
        QT_TRANSLATE_NOOP("rules", "by the limit of the contract; both at the limit: the lower up, the higher down"),
    )
    LITERAL = "literal", QT_TRANSLATE_NOOP("rules", "by the limit of the contract; at the limit down")
    HALF_DOWN = "half_down", QT_TRANSLATE_NOOP("rules", "to tens, 5 goes down")
    JACK_SIDE = "jack_side", QT_TRANSLATE_NOOP("rules", "to tens, 6 goes up for the side with the trump jack only")
    BIDDERS_UP = (
        "bidders_up",
        QT_TRANSLATE_NOOP("rules", "to tens, 6 goes up; when both end in 6 only the bidders' side"),
    )
    MORE_POINTS_UP = (
        "more_trick_points",
        QT_TRANSLATE_NOOP("rules", "to tens, 6 goes up; when both end in 6 only the higher side"),
    )
    TRUNCATE15 = (
        "truncate15",
        QT_TRANSLATE_NOOP("rules", "the last digit is dropped; from 15 and 15 the higher last digit makes 16"),
    )


class RoundScope(Choice):
    CARDS_ONLY = "cards_only", QT_TRANSLATE_NOOP("rules", "the points of the cards")
    WHOLE_LINE = "whole_line", QT_TRANSLATE_NOOP("rules", "everything a side writes")


class MultiplyStage(Choice):
    """Whether a doubled deal is rounded before it is multiplied."""

    MP = "mp", QT_TRANSLATE_NOOP("rules", "rounded, then multiplied")
    RAW = "raw", QT_TRANSLATE_NOOP("rules", "multiplied, then rounded")


class DoubledTie(Choice):
    """What is held over of a doubled deal that ends level."""

    ALL_HANGS = "all_hangs", QT_TRANSLATE_NOOP("rules", "everything is held over")
    DEFENDERS_WRITE = "defenders_write", QT_TRANSLATE_NOOP("rules", "the defenders write their part, multiplied")


class ProjectTie(Choice):
    """What happens to equal points of Hokum or Sun."""

    BIDDER_FAILS = "bidder_fails", QT_TRANSLATE_NOOP("rules", "the bidders fail")
    SPLIT = "split", QT_TRANSLATE_NOOP("rules", "both sides keep theirs")


class RaisedTie(Choice):
    """Who fails when a raised deal ends level."""

    LAST_RAISER_FAILS = "last_raiser_fails", QT_TRANSLATE_NOOP("rules", "the side that raised last")
    BIDDER_FAILS = "bidder_fails", QT_TRANSLATE_NOOP("rules", "the bidders")
    EXACT_POINTS = "exact_points", QT_TRANSLATE_NOOP("rules", "the side with fewer exact points")


class Kaboot(Choice):
    """What all the tricks are worth."""

    FLAT = "44/25", QT_TRANSLATE_NOOP("rules", "44 in Sun, 25 in Hokum")
    FLAT26 = "44/26", QT_TRANSLATE_NOOP("rules", "44 in Sun, 26 in Hokum")
    ACE88 = "44/88", QT_TRANSLATE_NOOP("rules", "44, or 88 when an ace was turned up")
