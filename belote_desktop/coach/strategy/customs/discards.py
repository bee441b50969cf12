"""What discards can tell: whether a seat discards freely, what has been discarded so far, and who may lead a suit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from belote_desktop.coach.ideas.facts import proved_void, side_keeps, sure_winners, trumps_against
from belote_desktop.engine.cards import Card, CardSet, Rank, Suit
from belote_desktop.engine.deal import Trick
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, SeatName, say
from belote_desktop.players.knowledge import Knowledge

DEAR = 10
"""From so many points on a card has better uses on a trick of one's side than to tell something."""
LEFT = 3
"""The fewest cards in hand that still leave time to act on what was told. Two would be played as they must."""


@dataclass(frozen=True)
class Discarded:
    """A discard, and the trick it was played to."""

    card: Card
    trick: Trick


def discards_of(at: Knowledge, seat: int) -> Iterator[Discarded]:
    """The discards of a seat to the tricks that are over: neither of the suit led nor trumps."""
    for trick in at.view.tricks:
        card = next(card for who, card in trick.plays(at.seats) if who == seat)
        if card.suit is not trick.cards[0].suit and not at.is_trump(card):
            yield Discarded(card, trick)


def recalled(view: SeatView) -> tuple[Message, ...]:
    """What you and your partner have discarded so far, each in order."""
    if view.contract is None or view.seat is None or view.stacks:
        return ()
    at = Knowledge(view, view.contract, view.seat)
    return tuple(_recalled(at))


def _recalled(at: Knowledge) -> Iterator[Message]:
    for seat in (*at.partners, at.seat):
        cards = tuple(said.card for said in discards_of(at, seat))
        if cards:
            mine = seat == at.seat
            #: {player}: your partner. {cards}: several cards, the first one first.
            theirs = QT_TRANSLATE_NOOP("strategy", "{player} has discarded {cards:the and}, in this order.")
            #: {cards}: several cards, the first one first.
            yours = QT_TRANSLATE_NOOP("strategy", "You have discarded {cards:the and}, in this order.")
            if len(cards) == 1:
                #: {player}: your partner. {cards}: one card.
                theirs = QT_TRANSLATE_NOOP("strategy", "{player} has discarded {cards:the}.")
                #: {cards}: one card.
                yours = QT_TRANSLATE_NOOP("strategy", "You have discarded {cards:the}.")
            yield say(yours if mine else theirs, player=SeatName(seat), cards=cards)


def has_one_partner(at: Knowledge) -> bool:
    """Whether there is a partner to be told something, and every card is held in hand."""
    return len(at.partners) == 1 and not at.view.stacks


def free_discards(at: Knowledge) -> CardSet:
    """The discards among which this seat may choose, of two suits at least; none where it must follow or ruff."""
    if not has_one_partner(at) or at.leads or not at.tens_are_second or len(at.hand) < LEFT:
        return CardSet()
    cards = at.legal - at.trumps
    is_void = not at.hand.suited(at.trick[0].suit)
    return cards if is_void and len({card.suit for card in cards}) > 1 else CardSet()


def on_partners_trick(at: Knowledge) -> CardSet:
    """The free discards on a trick that the partner wins for certain."""
    cards = free_discards(at)
    return cards if at.partner_winning and all(side_keeps(at, card) for card in cards) else CardSet()


def on_opponents_trick(at: Knowledge) -> CardSet:
    """The free discards on a trick that no partner can win any more, without a trump that could."""
    cards = free_discards(at)
    is_lost = bool(cards) and not at.partner_winning and at.legal == cards
    after = {(at.seat + step) % at.seats for step in range(1, at.seats - len(at.trick))}
    return CardSet() if not is_lost or after & set(at.partners) else cards


def small(at: Knowledge, cards: CardSet) -> CardSet:
    """Those of the cards that are worth nothing: 7, 8 and 9 of side suits."""
    return CardSet(card for card in cards if not at.points(card))


def only_ace(cards: CardSet) -> Card | None:
    """The ace among the cards; None if there is none, or more than one."""
    aces = [card for card in cards if card.rank is Rank.ACE]
    return aces[0] if len(aces) == 1 else None


def may_lead_to_partner(at: Knowledge, suit: Suit) -> bool:
    """Whether the partner may hold the ace of a suit this seat can lead, nobody can ruff it, and no trick is surer."""
    ace, partner = Card.of(Rank.ACE, suit), at.partners[0]
    if len(at.hand) < LEFT or trumps_against(at) or ace not in at.out or proved_void(at, partner, suit):
        return False
    return ace in at.found.may_hold(partner) and not sure_winners(at) - at.trumps


def was_sure(at: Knowledge, said: Discarded) -> bool:
    """Whether this seat led that trick with a card that everybody knew to be the winner."""
    trick, lead = said.trick, said.trick.cards[0]
    if trick.leader != at.seat or trick.winner != at.seat or (at.trump is not None and not at.is_trump(lead)):
        return False
    before = at.view.tricks[: at.view.tricks.index(trick)]
    played = CardSet(card for each in before for card in each.cards)
    return all(at.strength(card) <= at.strength(lead) for card in _suit_of(at, lead) - played)


def _suit_of(at: Knowledge, card: Card) -> CardSet:
    """All cards of a suit that the pack has."""
    known = at.hand | at.out | CardSet(at.trick) | CardSet(each for trick in at.view.tricks for each in trick.cards)
    return known.suited(card.suit)


def led_since(at: Knowledge, said: Discarded) -> bool:
    """Whether the suit of a discard has been led after it."""
    after = at.view.tricks[at.view.tricks.index(said.trick) + 1 :]
    return any(trick.cards[0].suit is said.card.suit for trick in after)
