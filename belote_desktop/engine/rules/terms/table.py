"""Values of rules: the table, the pack and the deal."""

from __future__ import annotations

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.fields import Choice


class Sides(Choice):
    PARTNERS = "partners", QT_TRANSLATE_NOOP("rules", "two pairs, partners opposite")
    ALONE = "alone", QT_TRANSLATE_NOOP("rules", "each alone")


class Direction(Choice):
    CCW = "ccw", QT_TRANSLATE_NOOP("rules", "counter-clockwise")
    CW = "cw", QT_TRANSLATE_NOOP("rules", "clockwise")


class Rotation(Choice):
    NEXT = "next", QT_TRANSLATE_NOOP("rules", "the next player deals")
    PREVIOUS = "previous", QT_TRANSLATE_NOOP("rules", "the player before the dealer deals")
    SAME = "same", QT_TRANSLATE_NOOP("rules", "the same player deals again")
    WINNER = "winner", QT_TRANSLATE_NOOP("rules", "a player of the winning side deals")
    LOSER_SPEAKS = "loser_speaks", QT_TRANSLATE_NOOP("rules", "a player of the losing side speaks first")


class AfterPass(Choice):
    NEXT = "next", QT_TRANSLATE_NOOP("rules", "the next player deals")
    SAME = "same", QT_TRANSLATE_NOOP("rules", "the same player deals again")


class Shuffle(Choice):
    NEVER_AFTER_FIRST = "never_after_first", QT_TRANSLATE_NOOP("rules", "only before the first deal, then cut")
    EVERY_DEAL = "every_deal", QT_TRANSLATE_NOOP("rules", "before every deal")
    ON_PASS_OUT = "on_pass_out", QT_TRANSLATE_NOOP("rules", "after a deal that was passed out")
    DEALER_CHOICE = "dealer_choice", QT_TRANSLATE_NOOP("rules", "when the dealer likes")


class Cutter(Choice):
    BEFORE_DEALER = "before_dealer", QT_TRANSLATE_NOOP("rules", "the player before the dealer")
    DEALER = "dealer", QT_TRANSLATE_NOOP("rules", "the dealer")


class TurnUp(Choice):
    NONE = "none", QT_TRANSLATE_NOOP("rules", "no card is turned up")
    NEXT_CARD = "next_card", QT_TRANSLATE_NOOP("rules", "the next card is turned up")
    LAST_CARD = "last_card", QT_TRANSLATE_NOOP("rules", "the dealer's last card is turned up")
    OTHER_PACK = "other_pack", QT_TRANSLATE_NOOP("rules", "a card that is not played with is turned up")


class TurnUpTo(Choice):
    TAKER = "taker", QT_TRANSLATE_NOOP("rules", "the taker")
    DEALER = "dealer", QT_TRANSLATE_NOOP("rules", "the dealer")
    NOBODY = "nobody", QT_TRANSLATE_NOOP("rules", "nobody")


class Exchange(Choice):
    NONE = "none", QT_TRANSLATE_NOOP("rules", "no exchange")
    LOW_TRUMP = "low_trump", QT_TRANSLATE_NOOP("rules", "the lowest trump for the turned card")


class ExchangeOrigin(Choice):
    """Which low trump may be exchanged."""

    FIRST_SIX = "first_six", QT_TRANSLATE_NOOP("rules", "one held before the auction")
    ANY = "any", QT_TRANSLATE_NOOP("rules", "any in hand")


class ThrowIn(Choice):
    """Which hands may be thrown in by their player before speaking."""

    OFF = "off", QT_TRANSLATE_NOOP("rules", "no hand may be thrown in")
    NO_POINTS = "no_points", QT_TRANSLATE_NOOP("rules", "a hand without any points")
    LOW_HAND = "low_hand", QT_TRANSLATE_NOOP("rules", "a hand of sevens, eights and nines only")
    DEALER_SEVEN = "dealer_seven", QT_TRANSLATE_NOOP("rules", "the dealer's hand of seven points or fewer")
    DEALER_ANY = "dealer_any", QT_TRANSLATE_NOOP("rules", "any hand of the dealer")
