"""Values of rules: the table, the pack and the deal."""

from __future__ import annotations

from belote_desktop.engine.rules.fields import Choice
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP


class Sides(Choice):
    PARTNERS = "partners", QT_TRANSLATE_NOOP("rules", "Two pairs, partners opposite")
    ALONE = "alone", QT_TRANSLATE_NOOP("rules", "Everyone alone")


class Direction(Choice):
    #: An option: the direction of play.
    CCW = "ccw", QT_TRANSLATE_NOOP("rules", "Anticlockwise")
    #: An option: the direction of play.
    CW = "cw", QT_TRANSLATE_NOOP("rules", "Clockwise")


class Rotation(Choice):
    NEXT = "next", QT_TRANSLATE_NOOP("rules", "The next player")
    PREVIOUS = "previous", QT_TRANSLATE_NOOP("rules", "The player before the dealer")
    SAME = "same", QT_TRANSLATE_NOOP("rules", "The same player")
    WINNER = "winner", QT_TRANSLATE_NOOP("rules", "A player of the winning side")
    LOSER_SPEAKS = "loser_speaks", QT_TRANSLATE_NOOP("rules", "A losing player speaks first")


class AfterPass(Choice):
    NEXT = "next", QT_TRANSLATE_NOOP("rules", "The next player")
    SAME = "same", QT_TRANSLATE_NOOP("rules", "The same player")


class Shuffle(Choice):
    NEVER_AFTER_FIRST = "never_after_first", QT_TRANSLATE_NOOP("rules", "Before the first deal only, then cut")
    EVERY_DEAL = "every_deal", QT_TRANSLATE_NOOP("rules", "Before every deal")
    ON_PASS_OUT = "on_pass_out", QT_TRANSLATE_NOOP("rules", "After a pass-out")
    DEALER_CHOICE = "dealer_choice", QT_TRANSLATE_NOOP("rules", "When the dealer wants to")


class Cutter(Choice):
    BEFORE_DEALER = "before_dealer", QT_TRANSLATE_NOOP("rules", "The player before the dealer")
    DEALER = "dealer", QT_TRANSLATE_NOOP("rules", "The dealer")


class TurnUp(Choice):
    #: An option: no turn-up, no declarations.
    NONE = "none", QT_TRANSLATE_NOOP("rules", "None")
    NEXT_CARD = "next_card", QT_TRANSLATE_NOOP("rules", "The next card")
    LAST_CARD = "last_card", QT_TRANSLATE_NOOP("rules", "The dealer’s last card")
    OTHER_PACK = "other_pack", QT_TRANSLATE_NOOP("rules", "A card that is not in play")


class TurnUpTo(Choice):
    TAKER = "taker", QT_TRANSLATE_NOOP("rules", "The taker")
    DEALER = "dealer", QT_TRANSLATE_NOOP("rules", "The dealer")
    #: An option: no player.
    NOBODY = "nobody", QT_TRANSLATE_NOOP("rules", "Nobody")


class Exchange(Choice):
    NONE = "none", QT_TRANSLATE_NOOP("rules", "No exchange")
    LOW_TRUMP = "low_trump", QT_TRANSLATE_NOOP("rules", "Lowest trump for the turn-up")


class ExchangeOrigin(Choice):
    """Which low trump may be exchanged."""

    FIRST_SIX = "first_six", QT_TRANSLATE_NOOP("rules", "One dealt before the auction")
    ANY = "any", QT_TRANSLATE_NOOP("rules", "Any in hand")


class ThrowIn(Choice):
    """Which hands may be thrown in by their player before speaking."""

    OFF = "off", QT_TRANSLATE_NOOP("rules", "No hand")
    NO_POINTS = "no_points", QT_TRANSLATE_NOOP("rules", "A hand without points")
    LOW_HAND = "low_hand", QT_TRANSLATE_NOOP("rules", "Only sevens, eights and nines")
    DEALER_SEVEN = "dealer_seven", QT_TRANSLATE_NOOP("rules", "A dealer’s hand with 7 points or fewer")
    DEALER_ANY = "dealer_any", QT_TRANSLATE_NOOP("rules", "Any hand of the dealer")
