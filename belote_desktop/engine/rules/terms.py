"""The words a rule may take as its value, each an enumeration of one dimension of the rules."""

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
    SAME = "same", QT_TRANSLATE_NOOP("rules", "the same player deals again")
    WINNER = "winner", QT_TRANSLATE_NOOP("rules", "a player of the winning side deals")


class AfterPass(Choice):
    NEXT = "next", QT_TRANSLATE_NOOP("rules", "the next player deals")
    SAME = "same", QT_TRANSLATE_NOOP("rules", "the same player deals again")


class Shuffle(Choice):
    NEVER_AFTER_FIRST = "never_after_first", QT_TRANSLATE_NOOP("rules", "only before the first deal, then cut")
    EVERY_DEAL = "every_deal", QT_TRANSLATE_NOOP("rules", "before every deal")
    ON_PASS_OUT = "on_pass_out", QT_TRANSLATE_NOOP("rules", "after a deal that was passed out")
    DEALER_CHOICE = "dealer_choice", QT_TRANSLATE_NOOP("rules", "when the dealer likes")


class TurnUp(Choice):
    NONE = "none", QT_TRANSLATE_NOOP("rules", "no card is turned up")
    NEXT_CARD = "next_card", QT_TRANSLATE_NOOP("rules", "the next card is turned up")
    LAST_CARD = "last_card", QT_TRANSLATE_NOOP("rules", "the dealer's last card is turned up")


class TurnUpTo(Choice):
    TAKER = "taker", QT_TRANSLATE_NOOP("rules", "the taker")
    DEALER = "dealer", QT_TRANSLATE_NOOP("rules", "the dealer")
    NOBODY = "nobody", QT_TRANSLATE_NOOP("rules", "nobody")


class AuctionModel(Choice):
    TAKE_TURN_UP = "take_turn_up", QT_TRANSLATE_NOOP("rules", "take the turned suit, or name one")
    SINGLE_ROUND = "single_round", QT_TRANSLATE_NOOP("rules", "one round, name a suit")
    LADDER = "ladder", QT_TRANSLATE_NOOP("rules", "a ladder of contracts")
    POINTS = "points", QT_TRANSLATE_NOOP("rules", "bid points and a suit")
    HOKUM_SUN = "hokum_sun", QT_TRANSLATE_NOOP("rules", "Hokum and Sun")


class SecondRoundSuits(Choice):
    OTHER = "other", QT_TRANSLATE_NOOP("rules", "any suit but the turned one")
    ANY = "any", QT_TRANSLATE_NOOP("rules", "any suit")


class NoTrumpCalls(Choice):
    OFF = "off", QT_TRANSLATE_NOOP("rules", "suits only")
    ROUND2 = "round2", QT_TRANSLATE_NOOP("rules", "also no trump and all trump in the second round")
    BOTH = "both", QT_TRANSLATE_NOOP("rules", "also no trump and all trump in both rounds")


class PassOut(Choice):
    NEXT_DEALER = "next_dealer", QT_TRANSLATE_NOOP("rules", "nobody scores, the cards are dealt again")
    DEALER_MUST_TAKE = "dealer_must_take", QT_TRANSLATE_NOOP("rules", "the dealer must name a suit")


class Doubling(Choice):
    OFF = "off", QT_TRANSLATE_NOOP("rules", "no doubling")
    ON = "on", QT_TRANSLATE_NOOP("rules", "the defenders may double")


class MultiplierScope(Choice):
    BID = "bid", QT_TRANSLATE_NOOP("rules", "the bid")
    ALL = "all", QT_TRANSLATE_NOOP("rules", "everything but belote")
    FLAT = "flat", QT_TRANSLATE_NOOP("rules", "the points of the cards")


class Exchange(Choice):
    NONE = "none", QT_TRANSLATE_NOOP("rules", "no exchange")
    LOW_TRUMP = "low_trump", QT_TRANSLATE_NOOP("rules", "the lowest trump for the turned card")


class NoTrumpScale(Choice):
    ACE19 = "ace19", QT_TRANSLATE_NOOP("rules", "an ace counts 19")
    RAW = "raw", QT_TRANSLATE_NOOP("rules", "plain values, 130 in all")


class AllTrumpScale(Choice):
    RESCALED = "rescaled", QT_TRANSLATE_NOOP("rules", "14 9 6 5 3 1, 152 in all")
    RESCALED_FFB = "rescaled_ffb", QT_TRANSLATE_NOOP("rules", "13 9 6 5 3 2, 152 in all")
    RAW = "raw", QT_TRANSLATE_NOOP("rules", "full trump values, 248 in all")


class Leader(Choice):
    ELDEST = "eldest", QT_TRANSLATE_NOOP("rules", "the player after the dealer")
    TAKER = "taker", QT_TRANSLATE_NOOP("rules", "the taker")


class Raise(Choice):
    ALWAYS = "always", QT_TRANSLATE_NOOP("rules", "always")
    NOT_IF_PARTNER_WINNING = "not_if_partner_winning", QT_TRANSLATE_NOOP("rules", "unless the partner is winning")
    NEVER = "never", QT_TRANSLATE_NOOP("rules", "never")


class PartnerWinning(Choice):
    FREE = "free", QT_TRANSLATE_NOOP("rules", "any card may be played")
    NO_UNDERRUFF = "no_underruff", QT_TRANSLATE_NOOP("rules", "any card but a lower trump")
    MUST_TRUMP = "must_trump", QT_TRANSLATE_NOOP("rules", "a trump must be played all the same")


class Undertrump(Choice):
    MUST = "must", QT_TRANSLATE_NOOP("rules", "a lower trump must be played")
    FREE = "free", QT_TRANSLATE_NOOP("rules", "any card may be played")


class Lock(Choice):
    NONE = "none", QT_TRANSLATE_NOOP("rules", "trumps may always be led")
    RAISER_CHOOSES = "raiser_chooses", QT_TRANSLATE_NOOP("rules", "who raises says open or closed")


class Declarations(Choice):
    ON = "on", QT_TRANSLATE_NOOP("rules", "runs and fours of a kind count")
    OFF = "off", QT_TRANSLATE_NOOP("rules", "no declarations")


class DeclarationPlace(Choice):
    HAND = "hand", QT_TRANSLATE_NOOP("rules", "cards held in a hand")
    TRICK = "trick", QT_TRANSLATE_NOOP("rules", "cards met in a trick")


class DeclarationWindow(Choice):
    FIRST_CARD = "first_card", QT_TRANSLATE_NOOP("rules", "with one's first card")
    BEFORE_PLAY = "before_play", QT_TRANSLATE_NOOP("rules", "before the first card is led")


class Announcing(Choice):
    AUTOMATIC = "automatic", QT_TRANSLATE_NOOP("rules", "by itself")
    MANUAL = "manual", QT_TRANSLATE_NOOP("rules", "by the player; what is not said is lost")


class RunTie(Choice):
    ELDER = "elder", QT_TRANSLATE_NOOP("rules", "trumps first, then the elder player")
    TRUMP_THEN_ELDER = (
        "trump_then_elder",
        QT_TRANSLATE_NOOP("rules", "trumps first, then the elder player, whatever else is set"),
    )
    CANCEL = "cancel", QT_TRANSLATE_NOOP("rules", "nobody scores a declaration")
    FIRST_ANNOUNCER = "first_announcer", QT_TRANSLATE_NOOP("rules", "the first to announce, trumps or not")


class CarreTie(Choice):
    RANKED = "ranked", QT_TRANSLATE_NOOP("rules", "aces over tens over kings over queens")
    LEVEL = "level", QT_TRANSLATE_NOOP("rules", "fours of equal value are level: the elder player's counts")


class DeclarationScore(Choice):
    BEST_SIDE = "best_side", QT_TRANSLATE_NOOP("rules", "the side with the best one")
    BOTH_SIDES = "both_sides", QT_TRANSLATE_NOOP("rules", "both sides")
    BEST_PLAYER = "best_player", QT_TRANSLATE_NOOP("rules", "the player with the best one")


class Trickless(Choice):
    LOST = "lost", QT_TRANSLATE_NOOP("rules", "lost")
    TRANSFER = "transfer", QT_TRANSLATE_NOOP("rules", "the other side's")
    KEPT = "kept", QT_TRANSLATE_NOOP("rules", "kept")


class FailedDeclarations(Choice):
    ENTITLED = "entitled", QT_TRANSLATE_NOOP("rules", "the valid declarations only")
    ALL_ANNOUNCED = "all_announced", QT_TRANSLATE_NOOP("rules", "all declarations, the beaten ones too")


class BeloteOrder(Choice):
    ANY = "any", QT_TRANSLATE_NOOP("rules", "king or queen first")
    KING_FIRST = "king_first", QT_TRANSLATE_NOOP("rules", "the king must be played first")


class BeloteOnFail(Choice):
    KEPT = "kept", QT_TRANSLATE_NOOP("rules", "stays with its owner")
    TAKEN = "taken", QT_TRANSLATE_NOOP("rules", "goes to the defenders")


class BeloteEndsGame(Choice):
    YES = "yes", QT_TRANSLATE_NOOP("rules", "may reach the target like any other points")
    NOT_WHEN_CAPOT = "not_when_capot", QT_TRANSLATE_NOOP("rules", "not for a side that took no trick")
    NEVER = "never", QT_TRANSLATE_NOOP("rules", "never reaches the target by itself")


class ContractTest(Choice):
    AT_LEAST = "at_least", QT_TRANSLATE_NOOP("rules", "at least as many points as the other side")
    BID = "bid", QT_TRANSLATE_NOOP("rules", "the points bid")


class Tie(Choice):
    MADE = "made", QT_TRANSLATE_NOOP("rules", "the contract is made")
    LITIGE = "litige", QT_TRANSLATE_NOOP("rules", "the takers' points wait for the next deal (litige)")
    FAIL = "fail", QT_TRANSLATE_NOOP("rules", "the contract fails")
    REPLAY = "replay", QT_TRANSLATE_NOOP("rules", "the deal is played again")


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


class RoundScope(Choice):
    CARDS_ONLY = "cards_only", QT_TRANSLATE_NOOP("rules", "the points of the cards")
    WHOLE_LINE = "whole_line", QT_TRANSLATE_NOOP("rules", "everything a side writes")


class Reach(Choice):
    REACH = "reach", QT_TRANSLATE_NOOP("rules", "by reaching the target")
    EXCEED = "exceed", QT_TRANSLATE_NOOP("rules", "by going beyond the target")


class BothReach(Choice):
    DRAW = "draw", QT_TRANSLATE_NOOP("rules", "the match is drawn")
    HIGHER = "higher", QT_TRANSLATE_NOOP("rules", "the higher total wins; one more deal if equal")
    EXTRA_DEAL = "extra_deal", QT_TRANSLATE_NOOP("rules", "one more deal is played")
    TAKER_WINS = "taker_wins", QT_TRANSLATE_NOOP("rules", "the side that took the deal wins")
    LAST_DEAL_WINNER = "last_deal_winner", QT_TRANSLATE_NOOP("rules", "the side that won the deal wins")


class NoFinish(Choice):
    NONE = "none", QT_TRANSLATE_NOOP("rules", "the match may end with any deal")
    ON_CAPOT = "on_capot", QT_TRANSLATE_NOOP("rules", "not with a capot")
    WHILE_LITIGE = "while_litige", QT_TRANSLATE_NOOP("rules", "not while points are held over")


class Misplay(Choice):
    PREVENT = "prevent", QT_TRANSLATE_NOOP("rules", "cards that may not be played cannot be played")
    CHALLENGE = "challenge", QT_TRANSLATE_NOOP("rules", "free play; the other side may challenge")


class Confidence(Choice):
    A = "A", QT_TRANSLATE_NOOP("rules", "standard: several texts agree")
    B = "B", QT_TRANSLATE_NOOP("rules", "standard: one good text")
    C = "C", QT_TRANSLATE_NOOP("rules", "house version: partly reconstructed")
    D = "D", QT_TRANSLATE_NOOP("rules", "awaiting a native player's review")


class Phase(Choice):
    AUCTION = "auction", QT_TRANSLATE_NOOP("rules", "auction")
    RAISES = "raises", QT_TRANSLATE_NOOP("rules", "doubling")
    SECOND_DEAL = "second_deal", QT_TRANSLATE_NOOP("rules", "second deal")
    EXCHANGE = "exchange", QT_TRANSLATE_NOOP("rules", "exchange")
    DECLARING = "declaring", QT_TRANSLATE_NOOP("rules", "declaring")
    PLAY = "play", QT_TRANSLATE_NOOP("rules", "play")
    CHALLENGE = "challenge", QT_TRANSLATE_NOOP("rules", "challenge")
    SETTLED = "settled", QT_TRANSLATE_NOOP("rules", "settled")


class Zone(Choice):
    HAND = "hand", QT_TRANSLATE_NOOP("rules", "hand")
    KITTY = "kitty", QT_TRANSLATE_NOOP("rules", "kitty")
    COVERED = "covered", QT_TRANSLATE_NOOP("rules", "covered cards")
    UNCOVERED = "uncovered", QT_TRANSLATE_NOOP("rules", "uncovered cards")
    STOCK = "stock", QT_TRANSLATE_NOOP("rules", "stock")
    TURN_UP = "turn_up", QT_TRANSLATE_NOOP("rules", "turned card")
    DISCARD = "discard", QT_TRANSLATE_NOOP("rules", "discard")
    TRICK = "trick", QT_TRANSLATE_NOOP("rules", "trick")
    WON = "won", QT_TRANSLATE_NOOP("rules", "tricks won")


class Sight(Choice):
    """Who may see the cards of a zone."""

    OWNER = "owner", QT_TRANSLATE_NOOP("rules", "its owner")
    ALL = "all", QT_TRANSLATE_NOOP("rules", "everyone")
    NOBODY = "nobody", QT_TRANSLATE_NOOP("rules", "nobody")
