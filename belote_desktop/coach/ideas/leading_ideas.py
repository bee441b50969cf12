"""Ideas for the player who leads to a trick."""

from __future__ import annotations

from belote_desktop.coach.ideas.facts import (
    certain_ruffer,
    higher_out,
    is_low,
    may_be_ruffed,
    proved_void,
    still_to_play,
)
from belote_desktop.coach.ideas.idea import Idea
from belote_desktop.engine.cards import Card, CardSet, Rank, Suit
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Message, SeatName, say
from belote_desktop.players.knowledge import Knowledge

LONG, SHORT = 3, 2
"""So many cards make a suit that may be established, or one that is soon gone. A choice of what to teach; not
measured."""


def draw_trumps(at: Knowledge, card: Card) -> Message | None:
    """The takers lead trumps while the opponents may hold some."""
    if not at.leads or not at.is_trump(card) or not at.is_taker or not at.trumps_out:
        return None
    source = QT_TRANSLATE_NOOP(
        "ideas", "The contract is yours, and the opponents may still hold {cards}: draw the trumps before they ruff."
    )
    return say(source, cards=at.trumps_out)


def leave_trumps_alone(at: Knowledge, card: Card) -> Message | None:
    """The defenders do not draw their own trumps for the takers."""
    if not at.leads or at.trump is None or at.is_trump(card) or at.is_taker or not at.legal.suited(at.trump):
        return None
    source = QT_TRANSLATE_NOOP("ideas", "The contract is not yours: keep {cards} to ruff with, lead another suit.")
    return say(source, cards=at.trumps)


def trumps_are_drawn(at: Knowledge, card: Card) -> Message | None:
    """With the opponents' trumps gone one's own are kept for later."""
    if not at.leads or at.trump is None or at.is_trump(card) or at.trumps_out or not at.legal.suited(at.trump):
        return None
    source = QT_TRANSLATE_NOOP("ideas", "The opponents have no trump left: keep yours, they win tricks later.")
    return say(source)


def cash_sure(at: Knowledge, card: Card) -> Message | None:
    """A master that nobody can ruff is led."""
    if not at.leads or at.is_trump(card) or not at.is_master(card) or may_be_ruffed(at, card.suit):
        return None
    source = QT_TRANSLATE_NOOP(
        "ideas", "In {suit} nothing higher is out and no opponent can ruff: that trick is certain."
    )
    return say(source, suit=card.suit)


def cash_early(at: Knowledge, card: Card) -> Message | None:
    """A master is led before somebody runs out of its suit; not when an opponent is known to have run out of it."""
    if not at.leads or at.is_trump(card) or not at.is_master(card) or not may_be_ruffed(at, card.suit):
        return None
    if certain_ruffer(at, card.suit):
        return None
    source = QT_TRANSLATE_NOOP(
        "ideas", "In {suit} you hold the highest card left: lead it before an opponent runs out of the suit."
    )
    return say(source, suit=card.suit)


def lead_master_trump(at: Knowledge, card: Card) -> Message | None:
    """The highest trump wins whatever the others hold."""
    if not at.leads or not at.is_trump(card) or not at.is_master(card):
        return None
    return say(QT_TRANSLATE_NOOP("ideas", "You hold the highest trump left: led now, it wins for certain."))


def lead_back(at: Knowledge, card: Card) -> Message | None:
    """The suit the partner led first is led back."""
    if not at.leads or at.is_trump(card):
        return None
    first = next((trick for trick in at.view.tricks if trick.leader in at.partners), None)
    if first is None or first.cards[0].suit != card.suit:
        return None
    source = QT_TRANSLATE_NOOP("ideas", "Your partner led {suit} first: lead it back.")
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
    source = QT_TRANSLATE_NOOP(
        "ideas", "In {suit} only {cards} is above yours: drive it out, and the highest card of the suit is yours."
    )
    return say(source, suit=card.suit, cards=above)


def make_void(at: Knowledge, card: Card) -> Message | None:
    """A single card is led, so that the suit can be ruffed later."""
    if not at.leads or at.is_trump(card) or not at.trumps or len(at.hand.suited(card.suit)) != 1:
        return None
    source = QT_TRANSLATE_NOOP("ideas", "You have one card in {suit}: once it is gone you can ruff that suit.")
    return say(source, suit=card.suit)


def shortest_suit(at: Knowledge, card: Card) -> Message | None:
    """The shortest plain suit is led, to be rid of it soon."""
    if not at.leads or at.is_trump(card) or not at.trumps or at.is_master(card):
        return None
    lengths = {suit: len(at.hand.suited(suit)) for suit in Suit if suit != at.trump and at.hand.suited(suit)}
    if lengths[card.suit] != SHORT or min(lengths.values()) < SHORT or max(lengths.values()) == SHORT:
        return None
    source = QT_TRANSLATE_NOOP(
        "ideas", "No side suit of yours is shorter than {suit}: the sooner it is gone, the sooner you can ruff."
    )
    return say(source, suit=card.suit)


def make_them_ruff(at: Knowledge, card: Card) -> Message | None:
    """A declarer who has none of a suit has to spend a trump on it."""
    declarer = at.contract.declarer
    if not at.leads or at.trump is None or at.is_trump(card) or at.is_taker:
        return None
    if not proved_void(at, declarer, card.suit) or not at.found.may_hold(declarer).suited(at.trump):
        return None
    source = QT_TRANSLATE_NOOP("ideas", "{name} has no {suit} left: led, it may cost that player a trump.")
    return say(source, name=SeatName(declarer), suit=card.suit)


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
    source = QT_TRANSLATE_NOOP("ideas", "Your partner has no {suit} left and may ruff it.")
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
    source = QT_TRANSLATE_NOOP(
        "ideas", "A higher card is still out against {cards}: do not open that suit, let others lead it."
    )
    if len(tens) > 1:
        source = QT_TRANSLATE_NOOP(
            "ideas", "Higher cards are still out against {cards}: do not open those suits, let others lead them."
        )
    return say(source, cards=tens)


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
    source = QT_TRANSLATE_NOOP(
        "ideas", "In {suit} a card above all of yours is out: lead low there, it costs few points."
    )
    return say(source, suit=card.suit)


LEADING: tuple[Idea[Knowledge, Card], ...] = (
    Idea("draw_trumps", QT_TRANSLATE_NOOP("ideas", "Drawing trumps"), draw_trumps),
    Idea("trumps_are_drawn", QT_TRANSLATE_NOOP("ideas", "Trumps are drawn"), trumps_are_drawn),
    Idea("leave_trumps_alone", QT_TRANSLATE_NOOP("ideas", "Leaving trumps alone"), leave_trumps_alone),
    Idea("cash_sure", QT_TRANSLATE_NOOP("ideas", "A certain trick"), cash_sure),
    Idea("cash_early", QT_TRANSLATE_NOOP("ideas", "Cashing a master in time"), cash_early),
    Idea("lead_master_trump", QT_TRANSLATE_NOOP("ideas", "The highest trump"), lead_master_trump),
    Idea("lead_back", QT_TRANSLATE_NOOP("ideas", "Leading the partner's suit"), lead_back),
    Idea("find_partner_void", QT_TRANSLATE_NOOP("ideas", "Letting the partner ruff"), find_partner_void),
    Idea("make_them_ruff", QT_TRANSLATE_NOOP("ideas", "Forcing the declarer"), make_them_ruff),
    Idea("drive_out", QT_TRANSLATE_NOOP("ideas", "Establishing a suit"), drive_out),
    Idea("make_void", QT_TRANSLATE_NOOP("ideas", "A suit to ruff"), make_void),
    Idea("shortest_suit", QT_TRANSLATE_NOOP("ideas", "The shortest suit"), shortest_suit),
    Idea("spare_tens", QT_TRANSLATE_NOOP("ideas", "Not opening a ten's suit"), spare_tens),
    Idea("lead_low", QT_TRANSLATE_NOOP("ideas", "Leading low"), lead_low),
)
"""What a leader can argue with."""
