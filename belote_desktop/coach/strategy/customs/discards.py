"""What discards can tell: whether a seat discards freely, what has been discarded so far, and who may lead a suit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from belote_desktop.coach.ideas.facts import higher_out, proved_void, side_keeps, sure_winners, trumps_against
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


def told_so_far(view: SeatView) -> tuple[Message, ...]:
    """What you have discarded so far, in order."""
    #: {cards}: one card.
    one = QT_TRANSLATE_NOOP("strategy", "You have discarded {cards:the}.")
    #: {cards}: several cards, the first one first.
    several = QT_TRANSLATE_NOOP("strategy", "You have discarded {cards:the and}, in that order.")
    at = _at(view)
    return () if at is None else _recalled(at, at.seat, one, several)


def heard_so_far(view: SeatView) -> tuple[Message, ...]:
    """What your partner has discarded so far, in order."""
    #: {player}: your partner. {cards}: one card.
    one = QT_TRANSLATE_NOOP("strategy", "{player} has discarded {cards:the}.")
    #: {player}: your partner. {cards}: several cards, the first one first.
    several = QT_TRANSLATE_NOOP("strategy", "{player} has discarded {cards:the and}, in that order.")
    at = _at(view)
    return () if at is None else _recalled(at, at.partners[0], one, several)


def _at(view: SeatView) -> Knowledge | None:
    """What a seat with one partner knows in the play."""
    if view.contract is None or view.seat is None:
        return None
    at = Knowledge(view, view.contract, view.seat)
    return at if has_one_partner(at) else None


def _recalled(at: Knowledge, seat: int, one: str, several: str) -> tuple[Message, ...]:
    cards = tuple(said.card for said in discards_of(at, seat))
    return (say(one if len(cards) == 1 else several, player=SeatName(seat), cards=cards),) if cards else ()


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


def can_be_told(at: Knowledge, ace: Card, cards: CardSet) -> bool:
    """Whether discarding one of these cards can tell something of the suit of the ace.

    The partner must still be able to lead that suit. In each other suit the ace must be out: else a discard of it may
    be a master, and whether this seat holds its ace is no longer a question.
    """
    others = {card.suit for card in cards} - {ace.suit}
    return not proved_void(at, at.partners[0], ace.suit) and {Card.of(Rank.ACE, suit) for suit in others} <= set(at.out)


def may_lead_to_partner(at: Knowledge, suit: Suit) -> bool:
    """Whether the partner may hold the ace of a suit this seat can lead, nobody can ruff it, and no trick is surer."""
    ace, partner = Card.of(Rank.ACE, suit), at.partners[0]
    if len(at.hand) < LEFT or trumps_against(at) or ace not in at.out or proved_void(at, partner, suit):
        return False
    others = at.hand - at.trumps - at.hand.suited(suit)
    return ace in at.found.may_hold(partner) and not sure_winners(at) - at.trumps and _may_lose(at, others)


def _may_lose(at: Knowledge, cards: CardSet) -> bool:
    """Whether an opponent may hold a higher card of the suit of each of them."""
    held = CardSet(card for seat in at.opponents for card in at.found.may_hold(seat))
    return all(higher_out(at, card) & held for card in cards)


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
