"""Values of rules: the score of a deal."""

from __future__ import annotations

from belote_desktop.engine.rules.fields import Choice
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP


class Settlement(Choice):
    """How the points of a deal become a score."""

    POINTS = "points", QT_TRANSLATE_NOOP("rules", "Points made")
    #: An option: the bid is scored.
    BID = "bid", QT_TRANSLATE_NOOP("rules", "Bid")
    MATCH_POINTS = "match_points", QT_TRANSLATE_NOOP("rules", "Match points, a tenth of the points")
    PROJECTS = "projects", QT_TRANSLATE_NOOP("rules", "A fixed number of match points")


class ContractTest(Choice):
    AT_LEAST = "at_least", QT_TRANSLATE_NOOP("rules", "More points than any other side")
    BID = "bid", QT_TRANSLATE_NOOP("rules", "The points bid")
    MORE_THAN_HALF = "more_than_half", QT_TRANSLATE_NOOP("rules", "More points than all others together")
    FLAT82 = "flat82", QT_TRANSLATE_NOOP("rules", "At least 82 points")
    BID_AND_MORE = "bid_and_more", QT_TRANSLATE_NOOP("rules", "The points bid, and more than the other side")


class Tie(Choice):
    MADE = "made", QT_TRANSLATE_NOOP("rules", "Contract made")
    LITIGE = "litige", QT_TRANSLATE_NOOP("rules", "The taker’s points are held over")
    FAIL = "fail", QT_TRANSLATE_NOOP("rules", "Contract failed")
    REPLAY = "replay", QT_TRANSLATE_NOOP("rules", "The deal is played again")
    HALF_BATE = "half_bate", QT_TRANSLATE_NOOP("rules", "The taker’s side scores nothing, the others their own")
    BONUS85 = (
        "bonus85",
        QT_TRANSLATE_NOOP("rules", "Contract failed, the next winner gets 85 more"),
    )


class LastTrickTo(Choice):
    """For whom the last trick counts."""

    ANYONE = "anyone", QT_TRANSLATE_NOOP("rules", "The side that wins it")
    DEFENDERS = "defenders", QT_TRANSLATE_NOOP("rules", "Only the defenders")


class FailTo(Choice):
    """Who gets the points of a failed contract."""

    ALL = "all", QT_TRANSLATE_NOOP("rules", "The defenders score everything")
    OWN_ONLY = "own_points", QT_TRANSLATE_NOOP("rules", "The defenders score only their own")
    BEST = "best", QT_TRANSLATE_NOOP("rules", "The opponent with the most points")
    VANISH = "vanish", QT_TRANSLATE_NOOP("rules", "Nobody, the others score their own")
    BOTH = "both", QT_TRANSLATE_NOOP("rules", "Each opponent")


class Written(Choice):
    """What the takers score for a contract they made."""

    PLUS_BID = "plus_bid", QT_TRANSLATE_NOOP("rules", "Their points and the bid")
    BID_ONLY = "bid_only", QT_TRANSLATE_NOOP("rules", "The bid")
    MADE_ONLY = "made_only", QT_TRANSLATE_NOOP("rules", "Their points")


class DoubledMade(Choice):
    """What a doubled contract is worth when it is made."""

    WINNER_TAKES_ALL = "winner_takes_all", QT_TRANSLATE_NOOP("rules", "The winners score everything")
    EACH_OWN = "each_own", QT_TRANSLATE_NOOP("rules", "Both sides keep their points, only the bid is multiplied")
    EACH_MULTIPLIED = "each_multiplied", QT_TRANSLATE_NOOP("rules", "Both sides score their own points, multiplied")


class Unit(Choice):
    #: An option: the score sheet is kept in points.
    POINTS = "points", QT_TRANSLATE_NOOP("rules", "Points")
    TENS = "tens", QT_TRANSLATE_NOOP("rules", "Tens: 16 a deal, 25 for a capot")


class Rounding(Choice):
    NONE = "none", QT_TRANSLATE_NOOP("rules", "Exact points")
    FIVE_UP = "5up", QT_TRANSLATE_NOOP("rules", "To tens, 5 up")
    SIX_UP = "6up", QT_TRANSLATE_NOOP("rules", "To tens, 5 down and 6 up")
    COMPLEMENT = "complement", QT_TRANSLATE_NOOP("rules", "Taker’s side to tens, the defenders get the rest")
    FIVES = "fives", QT_TRANSLATE_NOOP("rules", "One point off, then to the nearest 5")
    DEFENCE = "defence", QT_TRANSLATE_NOOP("rules", "Defenders to tens, the taker’s side gets the rest")
    BULGARIAN = (
        "bulgarian",
        QT_TRANSLATE_NOOP("rules", "To tens, limit by contract, if both hit it only the lower goes up"),
    )
    LITERAL = "literal", QT_TRANSLATE_NOOP("rules", "To tens, limit by contract, down at the limit")
    HALF_DOWN = "half_down", QT_TRANSLATE_NOOP("rules", "To tens, 5 down")
    JACK_SIDE = "jack_side", QT_TRANSLATE_NOOP("rules", "To tens, 6 up only with the jack of trumps")
    BIDDERS_UP = (
        "bidders_up",
        QT_TRANSLATE_NOOP("rules", "To tens, 6 up, if both end in 6 only the taker’s side"),
    )
    MORE_POINTS_UP = (
        "more_trick_points",
        QT_TRANSLATE_NOOP("rules", "To tens, 6 up, if both end in 6 only the higher side"),
    )
    TRUNCATE15 = (
        "truncate15",
        QT_TRANSLATE_NOOP("rules", "Last digit dropped, at 15 each the higher scores 16"),
    )


class RoundScope(Choice):
    CARDS_ONLY = "cards_only", QT_TRANSLATE_NOOP("rules", "Cards and last trick")
    WHOLE_LINE = "whole_line", QT_TRANSLATE_NOOP("rules", "Everything a side scores")


class MultiplyStage(Choice):
    """Whether a doubled deal is rounded before it is multiplied."""

    MP = "mp", QT_TRANSLATE_NOOP("rules", "Rounded, then multiplied")
    RAW = "raw", QT_TRANSLATE_NOOP("rules", "Multiplied, then rounded")


class DoubledTie(Choice):
    """What is held over of a doubled deal that ends level."""

    ALL_HANGS = "all_hangs", QT_TRANSLATE_NOOP("rules", "Everything is held over")
    DEFENDERS_WRITE = "defenders_write", QT_TRANSLATE_NOOP("rules", "The defenders score their part, multiplied")


class ProjectTie(Choice):
    """What happens to equal points of Hokum or Sun."""

    BIDDER_FAILS = "bidder_fails", QT_TRANSLATE_NOOP("rules", "The taker’s side fails")
    SPLIT = "split", QT_TRANSLATE_NOOP("rules", "Both sides keep their own")


class RaisedTie(Choice):
    """Who fails when a raised deal ends level."""

    LAST_RAISER_FAILS = "last_raiser_fails", QT_TRANSLATE_NOOP("rules", "The side that raised last")
    BIDDER_FAILS = "bidder_fails", QT_TRANSLATE_NOOP("rules", "The taker’s side")
    EXACT_POINTS = "exact_points", QT_TRANSLATE_NOOP("rules", "The side with fewer exact points")


class Kaboot(Choice):
    """What all the tricks are worth."""

    FLAT = "44/25", QT_TRANSLATE_NOOP("rules", "44 in Sun, 25 in Hokum")
    FLAT26 = "44/26", QT_TRANSLATE_NOOP("rules", "44 in Sun, 26 in Hokum")
    ACE88 = "44/88", QT_TRANSLATE_NOOP("rules", "44, or 88 if an ace is the turn-up")
