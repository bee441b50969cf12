"""Values of rules: the auction and the raises."""

from __future__ import annotations

from belote_desktop.engine.rules.fields import Choice
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP


class AuctionModel(Choice):
    TAKE_TURN_UP = "take_turn_up", QT_TRANSLATE_NOOP("rules", "Take the turn-up, or name a suit")
    SINGLE_ROUND = "single_round", QT_TRANSLATE_NOOP("rules", "One round, name a suit")
    LADDER = "ladder", QT_TRANSLATE_NOOP("rules", "Contracts that outbid each other")
    POINTS = "points", QT_TRANSLATE_NOOP("rules", "Bid points and a suit")
    HOKUM_SUN = "hokum_sun", QT_TRANSLATE_NOOP("rules", "Hokum and Sun")


class SpeaksFirst(Choice):
    """Who opens an auction of one round."""

    ELDEST = "eldest", QT_TRANSLATE_NOOP("rules", "The player after the dealer")
    DEALER = "dealer", QT_TRANSLATE_NOOP("rules", "The dealer")


class SecondRoundSuits(Choice):
    OTHER = "other", QT_TRANSLATE_NOOP("rules", "Any suit but the turn-up’s")
    ANY = "any", QT_TRANSLATE_NOOP("rules", "Any suit")
    TURNED_AGAIN = "turned_again", QT_TRANSLATE_NOOP("rules", "Another suit is turned up")


class NoTrumpCalls(Choice):
    OFF = "off", QT_TRANSLATE_NOOP("rules", "Suits only")
    ROUND2 = "round2", QT_TRANSLATE_NOOP("rules", "No trumps and all trumps in round 2")
    BOTH = "both", QT_TRANSLATE_NOOP("rules", "No trumps and all trumps in both rounds")


class PassOut(Choice):
    NEXT_DEALER = "next_dealer", QT_TRANSLATE_NOOP("rules", "Nobody scores, deal again")
    DEALER_MUST_TAKE = "dealer_must_take", QT_TRANSLATE_NOOP("rules", "The dealer must choose")
    ELDEST_MUST_TAKE = "eldest_must_take", QT_TRANSLATE_NOOP("rules", "The player after the dealer must choose")
    ELDEST_AT_ONCE = (
        "eldest_at_once",
        QT_TRANSLATE_NOOP("rules", "The player after the dealer must name a suit at once"),
    )
    TURNED_FORCED = "turned_forced", QT_TRANSLATE_NOOP("rules", "The dealer must take the turn-up")
    NEGATIVE = (
        "negative",
        QT_TRANSLATE_NOOP("rules", "Played for the fewest points"),
    )


class Schmeiss(Choice):
    """What the offer to throw the deal in means."""

    OFF = "off", QT_TRANSLATE_NOOP("rules", "No offers to throw in")
    A = (
        "A",
        QT_TRANSLATE_NOOP("rules", "Refused: the one who offered is the taker"),
    )
    B = (
        "B",
        QT_TRANSLATE_NOOP("rules", "Refused: the opponent is the taker, in round 2 the one who offered"),
    )
    C = "C", QT_TRANSLATE_NOOP("rules", "Accepted: the one who offered is the taker, otherwise the deal is void")


class Doubling(Choice):
    OFF = "off", QT_TRANSLATE_NOOP("rules", "No doubling")
    ON = "on", QT_TRANSLATE_NOOP("rules", "The defenders may double")


class DoublingReply(Choice):
    """Who may answer a double during the auction."""

    CHALLENGED_SIDE = (
        "challenged_side",
        QT_TRANSLATE_NOOP("rules", "The doubled side, in turn"),
    )
    BIDDER = "bidder", QT_TRANSLATE_NOOP("rules", "The bidder alone")
    EVERYONE = "everyone", QT_TRANSLATE_NOOP("rules", "Everyone, until the others pass")


class CoincheTiming(Choice):
    """When a contract may be doubled."""

    IN_TURN = "in_turn", QT_TRANSLATE_NOOP("rules", "On your turn")
    ANY_TIME = "any_time", QT_TRANSLATE_NOOP("rules", "At any time")


class MultiplierScope(Choice):
    BID = "bid", QT_TRANSLATE_NOOP("rules", "The bid")
    ALL = "all", QT_TRANSLATE_NOOP("rules", "Everything but belote")
    FLAT = "flat", QT_TRANSLATE_NOOP("rules", "The bid and the cards")


class Lock(Choice):
    NONE = "none", QT_TRANSLATE_NOOP("rules", "Trumps may always be led")
    RAISER_CHOOSES = "raiser_chooses", QT_TRANSLATE_NOOP("rules", "The raiser says open or closed")
    AUTOMATIC = (
        "automatic_on_double_and_four",
        QT_TRANSLATE_NOOP("rules", "A double or a raise to four closes the deal"),
    )


class Gahwa(Choice):
    """What the last raise of Hokum is worth."""

    WINS_GAME = "wins_game", QT_TRANSLATE_NOOP("rules", "It wins the match")
    SIXFOLD = "sixfold", QT_TRANSLATE_NOOP("rules", "The deal counts 6 times")
    OFF = "off", QT_TRANSLATE_NOOP("rules", "No gahwa")


class SunDouble(Choice):
    """When a Sun may be doubled."""

    OVER_100 = (
        "bidders_over100_and_defenders_under100",
        QT_TRANSLATE_NOOP("rules", "Taker’s side above 100, defenders below"),
    )
    INCLUSIVE_100 = (
        "inclusive100",
        QT_TRANSLATE_NOOP("rules", "Taker’s side at 100 or more, defenders at 100 or less"),
    )
    #: An option: a rule holds always.
    ALWAYS = "always", QT_TRANSLATE_NOOP("rules", "Always")
    #: An option: a rule holds never.
    NEVER = "never", QT_TRANSLATE_NOOP("rules", "Never")


class SunRaises(Choice):
    """How far a doubled Sun may be raised."""

    DOUBLE_ONLY = "double_only", QT_TRANSLATE_NOOP("rules", "No further than the double")
    ALL = "all", QT_TRANSLATE_NOOP("rules", "As far as a Hokum")


class Ashkal(Choice):
    """When the partner may be given a Sun."""

    ROUND1 = "round1", QT_TRANSLATE_NOOP("rules", "In the first round")
    BOTH = "both", QT_TRANSLATE_NOOP("rules", "In both rounds")
    #: An option: a rule holds never.
    OFF = "off", QT_TRANSLATE_NOOP("rules", "Never")


class SunSteal(Choice):
    """Who may take over a Sun of the first round."""

    EARLIER_SEATS = "earlier_seats", QT_TRANSLATE_NOOP("rules", "The players before the caller")
    EARLIER_OPPONENTS = "earlier_opponents", QT_TRANSLATE_NOOP("rules", "The opponents before the caller")
    ANY_OTHER = "any_other", QT_TRANSLATE_NOOP("rules", "Everyone who has not spoken or has passed")
    #: An option: no player.
    NONE = "none", QT_TRANSLATE_NOOP("rules", "Nobody")


class SuitNaming(Choice):
    """When the suit of a second-round Hokum is named."""

    WITH_CALL = "with_call", QT_TRANSLATE_NOOP("rules", "With the call")
    AT_CONFIRM = "at_confirm", QT_TRANSLATE_NOOP("rules", "At the end of the auction")


class RoundStarter(Choice):
    """Who opens the second round."""

    DEALER_RIGHT = "dealer_right", QT_TRANSLATE_NOOP("rules", "The player after the dealer")
    DEALER_LEFT = "dealer_left", QT_TRANSLATE_NOOP("rules", "The player before the dealer")
