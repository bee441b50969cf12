"""Values of rules: the auction and the raises."""

from __future__ import annotations

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.fields import Choice


class AuctionModel(Choice):
    TAKE_TURN_UP = "take_turn_up", QT_TRANSLATE_NOOP("rules", "take the turned suit, or name one")
    SINGLE_ROUND = "single_round", QT_TRANSLATE_NOOP("rules", "one round, name a suit")
    LADDER = "ladder", QT_TRANSLATE_NOOP("rules", "a ladder of contracts")
    POINTS = "points", QT_TRANSLATE_NOOP("rules", "bid points and a suit")
    HOKUM_SUN = "hokum_sun", QT_TRANSLATE_NOOP("rules", "Hokum and Sun")


class SpeaksFirst(Choice):
    """Who opens an auction of one round."""

    ELDEST = "eldest", QT_TRANSLATE_NOOP("rules", "the player after the dealer")
    DEALER = "dealer", QT_TRANSLATE_NOOP("rules", "the dealer")


class SecondRoundSuits(Choice):
    OTHER = "other", QT_TRANSLATE_NOOP("rules", "any suit but the turned one")
    ANY = "any", QT_TRANSLATE_NOOP("rules", "any suit")
    TURNED_AGAIN = "turned_again", QT_TRANSLATE_NOOP("rules", "another suit, which is turned up")


class NoTrumpCalls(Choice):
    OFF = "off", QT_TRANSLATE_NOOP("rules", "suits only")
    ROUND2 = "round2", QT_TRANSLATE_NOOP("rules", "also no trump and all trump in the second round")
    BOTH = "both", QT_TRANSLATE_NOOP("rules", "also no trump and all trump in both rounds")


class PassOut(Choice):
    NEXT_DEALER = "next_dealer", QT_TRANSLATE_NOOP("rules", "nobody scores, the cards are dealt again")
    DEALER_MUST_TAKE = "dealer_must_take", QT_TRANSLATE_NOOP("rules", "the dealer must name a suit")
    ELDEST_MUST_TAKE = "eldest_must_take", QT_TRANSLATE_NOOP("rules", "the player after the dealer must name a suit")
    ELDEST_AT_ONCE = (
        "eldest_at_once",
        QT_TRANSLATE_NOOP("rules", "the player after the dealer names a suit at once, nobody else is asked"),
    )
    TURNED_FORCED = "turned_forced", QT_TRANSLATE_NOOP("rules", "the dealer must play the turned suit")
    NEGATIVE = (
        "negative",
        QT_TRANSLATE_NOOP("rules", "the deal is played in the turned suit and every point counts against its owner"),
    )


class Schmeiss(Choice):
    """What the offer to throw the deal in means."""

    OFF = "off", QT_TRANSLATE_NOOP("rules", "no offers to throw the deal in")
    A = (
        "A",
        QT_TRANSLATE_NOOP("rules", "refused, the one who offered is the maker"),
    )
    B = (
        "B",
        QT_TRANSLATE_NOOP("rules", "refused, the opponent is the maker, in the second round the one who offered"),
    )
    C = "C", QT_TRANSLATE_NOOP("rules", "accepted, the one who offered is the maker; refused, the deal is void")


class Doubling(Choice):
    OFF = "off", QT_TRANSLATE_NOOP("rules", "no doubling")
    ON = "on", QT_TRANSLATE_NOOP("rules", "the defenders may double")


class DoublingReply(Choice):
    """Who may answer a double during the auction."""

    CHALLENGED_SIDE = (
        "challenged_side",
        QT_TRANSLATE_NOOP("rules", "the players of the doubled side, one after the other"),
    )
    BIDDER = "bidder", QT_TRANSLATE_NOOP("rules", "the bidder alone")
    EVERYONE = "everyone", QT_TRANSLATE_NOOP("rules", "everyone in turn, until all others have passed")


class CoincheTiming(Choice):
    """When a contract may be doubled."""

    IN_TURN = "in_turn", QT_TRANSLATE_NOOP("rules", "at one's turn")
    ANY_TIME = "any_time", QT_TRANSLATE_NOOP("rules", "at any time")


class MultiplierScope(Choice):
    BID = "bid", QT_TRANSLATE_NOOP("rules", "the bid")
    ALL = "all", QT_TRANSLATE_NOOP("rules", "everything but belote")
    FLAT = "flat", QT_TRANSLATE_NOOP("rules", "the points of the cards")


class Lock(Choice):
    NONE = "none", QT_TRANSLATE_NOOP("rules", "trumps may always be led")
    RAISER_CHOOSES = "raiser_chooses", QT_TRANSLATE_NOOP("rules", "who raises says open or closed")
    AUTOMATIC = "automatic_on_double_and_four", QT_TRANSLATE_NOOP("rules", "double and four close the deal")


class Gahwa(Choice):
    """What the last raise of Hokum is worth."""

    WINS_GAME = "wins_game", QT_TRANSLATE_NOOP("rules", "the winner wins the match")
    SIXFOLD = "sixfold", QT_TRANSLATE_NOOP("rules", "the deal counts six times")
    OFF = "off", QT_TRANSLATE_NOOP("rules", "there is no such raise")


class SunDouble(Choice):
    """When a Sun may be doubled."""

    OVER_100 = (
        "bidders_over100_and_defenders_under100",
        QT_TRANSLATE_NOOP("rules", "when the bidders have more than 100 points and the others fewer"),
    )
    INCLUSIVE_100 = (
        "inclusive100",
        QT_TRANSLATE_NOOP("rules", "when the bidders have 100 points or more and the others 100 or fewer"),
    )
    ALWAYS = "always", QT_TRANSLATE_NOOP("rules", "always")
    NEVER = "never", QT_TRANSLATE_NOOP("rules", "never")


class SunRaises(Choice):
    """How far a doubled Sun may be raised."""

    DOUBLE_ONLY = "double_only", QT_TRANSLATE_NOOP("rules", "no further")
    ALL = "all", QT_TRANSLATE_NOOP("rules", "as far as Hokum")


class Ashkal(Choice):
    """When the partner may be given a Sun."""

    ROUND1 = "round1", QT_TRANSLATE_NOOP("rules", "in the first round")
    BOTH = "both", QT_TRANSLATE_NOOP("rules", "in both rounds")
    OFF = "off", QT_TRANSLATE_NOOP("rules", "never")


class SunSteal(Choice):
    """Who may take over a Sun of the first round."""

    EARLIER_SEATS = "earlier_seats", QT_TRANSLATE_NOOP("rules", "the players before the one who said it")
    EARLIER_OPPONENTS = "earlier_opponents", QT_TRANSLATE_NOOP("rules", "the opponents before the one who said it")
    ANY_OTHER = "any_other", QT_TRANSLATE_NOOP("rules", "everyone who has not spoken or has passed")
    NONE = "none", QT_TRANSLATE_NOOP("rules", "nobody")


class SuitNaming(Choice):
    """When the suit of a second-round Hokum is named."""

    WITH_CALL = "with_call", QT_TRANSLATE_NOOP("rules", "with the call")
    AT_CONFIRM = "at_confirm", QT_TRANSLATE_NOOP("rules", "when it is confirmed")


class RoundStarter(Choice):
    """Who opens the second round."""

    DEALER_RIGHT = "dealer_right", QT_TRANSLATE_NOOP("rules", "the player after the dealer")
    DEALER_LEFT = "dealer_left", QT_TRANSLATE_NOOP("rules", "the player before the dealer")
