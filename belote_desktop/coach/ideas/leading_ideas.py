"""Ideas for the player who leads a side suit to a trick, or any suit where none is trumps."""

from __future__ import annotations

from belote_desktop.coach.ideas.facts import (
    can_be_emptied,
    certain_ruffer,
    higher_out,
    is_low,
    may_be_ruffed,
    proved_void,
    still_to_play,
    trumps_against,
)
from belote_desktop.coach.ideas.sentences import by_open_cards, by_opponents, say_in
from belote_desktop.engine.cards import Card, CardSet, Rank, Suit
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, SeatName, counted, say
from belote_desktop.players.knowledge import Knowledge

LONG, SHORT = 3, 2
"""So many cards make a suit that may be established, or one that is soon gone. A choice of what to teach; not
measured."""
DEAR = 10
"""From so many points on a card is worth protecting."""


def cash_sure(at: Knowledge, card: Card) -> Message | None:
    """A master that nobody can ruff is led."""
    if not at.leads or at.is_trump(card) or not at.is_master(card) or may_be_ruffed(at, card.suit):
        return None
    return say_in(at.view.rules, _CASH_SURE if at.trump is None else _CASH_UNRUFFED, suit=card.suit)


#: {suit}: a suit.
_CASH_SURE = QT_TRANSLATE_NOOP("ideas", "Cash your master in {suit}: it is a sure trick, and you keep the lead.")
_CASH_UNRUFFED = by_opponents(
    #: {suit}: a suit.
    QT_TRANSLATE_NOOP("ideas", "Cash your master in {suit}: no opponent can ruff it."),
    #: {suit}: a suit.
    QT_TRANSLATE_NOOP("ideas", "Cash your master in {suit}: your opponent cannot ruff it."),
)


def cash_early(at: Knowledge, card: Card) -> Message | None:
    """A master is led before somebody runs out of its suit; not when an opponent is known to have run out of it."""
    if not at.leads or at.is_trump(card) or not at.is_master(card) or not may_be_ruffed(at, card.suit):
        return None
    if certain_ruffer(at, card.suit):
        return None
    return say_in(at.view.rules, _CASH_EARLY, suit=card.suit)


_CASH_EARLY = by_opponents(
    #: {suit}: a suit.
    QT_TRANSLATE_NOOP("ideas", "Cash your master in {suit} before an opponent can ruff it."),
    #: {suit}: a suit.
    QT_TRANSLATE_NOOP("ideas", "Cash your master in {suit} before your opponent can ruff it."),
)


def lead_last(at: Knowledge, card: Card) -> Message | None:
    """A card of a suit that nobody else has left wins, however low it is, unless it is ruffed."""
    if not at.leads or at.is_trump(card) or at.out.suited(card.suit) or at.trump is None:
        return None
    return say_in(at.view.rules, _ONLY_RUFFED if trumps_against(at) else _LAST_AND_SURE, suit=card.suit)


_ONLY_RUFFED = by_opponents(
    #: {suit}: a suit.
    QT_TRANSLATE_NOOP("ideas", "Nobody else has a card left in {suit}: only a ruff can beat yours."),
    #: {suit}: a suit.
    QT_TRANSLATE_NOOP("ideas", "Your opponent has no card left in {suit}: only a ruff can beat yours."),
)
_LAST_AND_SURE = by_opponents(
    #: {suit}: a suit.
    QT_TRANSLATE_NOOP("ideas", "Nobody else has a card left in {suit}, and no opponent has a trump."),
    #: {suit}: a suit.
    QT_TRANSLATE_NOOP("ideas", "Your opponent has no card left in {suit} and no trumps."),
)


def lead_master(at: Knowledge, card: Card) -> Message | None:
    """A master is led even where an opponent has run out of its suit."""
    if not at.leads or at.is_trump(card) or not at.is_master(card) or not certain_ruffer(at, card.suit):
        return None
    #: {suit}: a suit.
    return say(QT_TRANSLATE_NOOP("ideas", "Lead your master in {suit}: only a ruff can beat it."), suit=card.suit)


def lead_long_suit(at: Knowledge, card: Card) -> Message | None:
    """Where nobody can ruff the longest suit is led until the higher cards are gone."""
    if not at.leads or trumps_against(at) or at.is_trump(card) or at.is_master(card):
        return None
    lengths = {suit: len(at.hand.suited(suit)) for suit in Suit if suit != at.trump}
    if lengths[card.suit] < LONG or lengths[card.suit] < max(lengths.values()):
        return None
    return say_in(at.view.rules, _LEAD_LONG, suit=card.suit)


_LEAD_LONG = by_opponents(
    #: {suit}: a suit.
    QT_TRANSLATE_NOOP(
        "ideas", "No opponent can ruff: lead your long suit, {suit}. Once the higher cards are gone, yours win."
    ),
    #: {suit}: a suit.
    QT_TRANSLATE_NOOP(
        "ideas", "Your opponent cannot ruff: lead your long suit, {suit}. Once the higher cards are gone, yours win."
    ),
)


def lead_back(at: Knowledge, card: Card) -> Message | None:
    """The suit the partner led first is led back, where another could be led."""
    if not at.leads or at.is_trump(card) or at.legal == at.legal.suited(card.suit):
        return None
    first = next((trick for trick in at.view.tricks if trick.leader in at.partners), None)
    if first is None or first.cards[0].suit != card.suit:
        return None
    #: {suit}: a suit.
    source = QT_TRANSLATE_NOOP("ideas", "Your partner led {suit}: return the suit.")
    return say(source, suit=card.suit)


def drive_out(at: Knowledge, card: Card) -> Message | None:
    """The card above a long suit is driven out: what is kept of the suit has then its highest card."""
    if not at.leads or at.is_trump(card) or at.is_master(card):
        return None
    suit = at.hand.suited(card.suit)
    if len(suit) < LONG:
        return None
    above = higher_out(at, max((other for other in suit if other != card), key=at.strength))
    if len(above) != 1:
        return None
    #: {suit}: a suit. {cards}: a card of it.
    source = QT_TRANSLATE_NOOP(
        "ideas", "In {suit} only {cards:the} is above your best card. Once it is gone, you have the master."
    )
    return say(source, suit=card.suit, cards=above)


def make_void(at: Knowledge, card: Card) -> Message | None:
    """A single card is led, so that the suit can be ruffed later."""
    if not at.leads or not can_be_emptied(at, card) or len(at.hand.suited(card.suit)) != 1:
        return None
    #: {suit}: a suit.
    source = QT_TRANSLATE_NOOP("ideas", "You hold only one card in {suit}. Once it is gone, you can ruff that suit.")
    return say(source, suit=card.suit)


def shortest_suit(at: Knowledge, card: Card) -> Message | None:
    """A short side suit is led, to be rid of it soon, where none is shorter and another is longer."""
    if not at.leads or not can_be_emptied(at, card) or at.is_master(card):
        return None
    lengths = {suit: len(at.hand.suited(suit)) for suit in Suit if suit != at.trump and at.hand.suited(suit)}
    if lengths[card.suit] != SHORT or min(lengths.values()) < SHORT or max(lengths.values()) == SHORT:
        return None
    #: {suit}: a suit.
    source = QT_TRANSLATE_NOOP(
        "ideas", "You hold only %n card(s) in {suit}: the sooner you are void, the sooner you can ruff.", "", 1
    )
    return counted(source, lengths[card.suit], suit=card.suit)


def make_them_ruff(at: Knowledge, card: Card) -> Message | None:
    """A declarer who has none of a suit has to spend a trump on it."""
    declarer = at.contract.declarer
    if not at.leads or at.trump is None or at.is_trump(card) or at.is_taker:
        return None
    if not proved_void(at, declarer, card.suit) or not at.found.may_hold(declarer).suited(at.trump):
        return None
    return say_in(at.view.rules, _COSTS_A_TRUMP, name=SeatName(declarer), suit=card.suit)


_COSTS_A_TRUMP = by_open_cards(
    #: {name}: a player. {suit}: a suit.
    QT_TRANSLATE_NOOP("ideas", "{name} is void in {suit}: a lead of that suit may cost the taker a trump."),
    #: {name}: a player. {suit}: a suit.
    QT_TRANSLATE_NOOP("ideas", "{name} has no open card in {suit}: a lead of that suit may cost the taker a trump."),
)


def find_partner_void(at: Knowledge, card: Card) -> Message | None:
    """A suit the partner has none of can be ruffed by the partner."""
    if not at.leads or at.trump is None or at.is_trump(card):
        return None
    able = [
        seat
        for seat in still_to_play(at)
        if seat in at.partners and proved_void(at, seat, card.suit) and at.found.may_hold(seat).suited(at.trump)
    ]
    if not able:
        return None
    #: {suit}: a suit.
    source = QT_TRANSLATE_NOOP("ideas", "Your partner is void in {suit} and may be able to ruff that suit.")
    return say(source, suit=card.suit)


def spare_tens(at: Knowledge, card: Card) -> Message | None:
    """A suit headed by a ten under the ace is left to others."""
    if not at.leads or not at.tens_are_second or _opens_ten(at, card):
        return None
    tens = CardSet(
        Card.of(Rank.TEN, other.suit) for other in at.legal if not at.is_trump(other) and _opens_ten(at, other)
    )
    if not tens:
        return None
    if len(tens) == 1:
        ten = next(iter(tens))
        return say_in(at.view.rules, _SPARE_TEN, suit=ten.suit, card=ten)
    return say_in(at.view.rules, _SPARE_TENS, cards=tens)


_SPARE_TEN = by_opponents(
    #: {suit}: a suit. {card}: a card.
    QT_TRANSLATE_NOOP("ideas", "Let others lead {suit}: a higher card than {card:the} is still out."),
    #: {suit}: a suit. {card}: a card.
    QT_TRANSLATE_NOOP("ideas", "Let your opponent lead {suit}: a higher card than {card:the} is still out."),
)
_SPARE_TENS = by_opponents(
    #: {cards}: cards.
    QT_TRANSLATE_NOOP("ideas", "Let others lead these suits: higher cards than {cards:the and} are still out."),
    #: {cards}: cards.
    QT_TRANSLATE_NOOP("ideas", "Let your opponent lead these suits: higher cards than {cards:the and} are still out."),
)


def _opens_ten(at: Knowledge, card: Card) -> bool:
    ten = Card.of(Rank.TEN, card.suit)
    return not at.is_trump(card) and ten in at.hand and not at.is_master(ten) and not at.is_master(card)


def lead_low(at: Knowledge, card: Card) -> Message | None:
    """A suit one does not lead from the top of is led with the card that costs least."""
    suit = at.legal.suited(card.suit)
    if not at.leads or len(suit) < 2 or at.points(card) > min(map(at.points, suit)) or not is_low(at, card):
        return None
    if at.is_master(max(suit, key=at.strength)):
        return None
    if at.points(card) == max(map(at.points, suit)):
        return None
    #: {suit}: a suit.
    source = QT_TRANSLATE_NOOP("ideas", "In {suit} a higher card than yours is still out: lead low to risk few points.")
    return say(source, suit=card.suit)


def avoid_the_ruff(at: Knowledge, card: Card) -> Message | None:
    """A high card is not led into an opponent who has none of its suit and may hold a trump."""
    if not at.leads or at.trump is None or certain_ruffer(at, card.suit):
        return None
    high = CardSet(other for other in at.legal if at.points(other) >= DEAR and certain_ruffer(at, other.suit))
    if not high:
        return None
    return say_in(at.view.rules, _VOIDS if len({other.suit for other in high}) > 1 else _VOID, cards=high)


_VOID = by_opponents(
    #: {cards}: cards of one suit.
    QT_TRANSLATE_NOOP("ideas", "Do not lead {cards:the or}: an opponent is void in that suit and may ruff."),
    by_open_cards(
        #: {cards}: cards of one suit.
        QT_TRANSLATE_NOOP("ideas", "Do not lead {cards:the or}: your opponent is void in that suit and may ruff."),
        #: {cards}: open cards of yours, all of one suit.
        QT_TRANSLATE_NOOP(
            "ideas", "Do not lead {cards:the or}: your opponent has no open card in that suit and can ruff."
        ),
    ),
)
_VOIDS = by_opponents(
    #: {cards}: cards of several suits.
    QT_TRANSLATE_NOOP("ideas", "Do not lead {cards:the or}: in each of those suits an opponent is void and may ruff."),
    by_open_cards(
        #: {cards}: cards of several suits.
        QT_TRANSLATE_NOOP("ideas", "Do not lead {cards:the or}: your opponent is void in those suits and may ruff."),
        #: {cards}: open cards of yours, of several suits.
        QT_TRANSLATE_NOOP(
            "ideas", "Do not lead {cards:the or}: your opponent has no open card in those suits and can ruff."
        ),
    ),
)


def lead_weak_suit(at: Knowledge, card: Card) -> Message | None:
    """A suit in which nothing can be lost is led where there is nothing to cash."""
    if not at.leads or at.is_trump(card) or any(map(at.points, at.hand.suited(card.suit))) or at.is_master(card):
        return None
    if not any(map(at.points, at.legal)):
        return None
    #: {suit}: a suit.
    source = QT_TRANSLATE_NOOP("ideas", "Lead a suit in which you have nothing to lose: {suit}.")
    return say(source, suit=card.suit)


def lead_cheaply(at: Knowledge, card: Card) -> Message | None:
    """Without a sure trick the lead is given up for few points."""
    least = min(map(at.points, at.legal), default=0)
    if not at.leads or at.points(card) > least or any(at.is_master(other) for other in at.legal):
        return None
    return say(QT_TRANSLATE_NOOP("ideas", "You have no sure trick to cash: lead a card that costs few points."))
