"""The facts used by ideas: what a seat can prove about the trick on the table and the cards still out."""

from __future__ import annotations

from belote_desktop.engine.cards import Card, CardSet, Suit
from belote_desktop.engine.tricks.following import winning_place
from belote_desktop.players.knowledge import Knowledge

LOW = 4
"""The most points that a low card counts: a king of most suits."""


def is_low(at: Knowledge, card: Card) -> bool:
    """Whether a card costs few points."""
    return at.points(card) <= LOW


def still_to_play(at: Knowledge) -> tuple[int, ...]:
    """The seats that play to this trick after this one, in order."""
    left = at.seats - 1 - len(at.trick)
    return tuple((at.seat + step) % at.seats for step in range(1, left + 1))


def opponents_to_play(at: Knowledge) -> tuple[int, ...]:
    """Those of them that are not on this seat's side."""
    return tuple(seat for seat in still_to_play(at) if not at.same_side(seat, at.seat))


def winning_after(at: Knowledge, card: Card) -> tuple[Card, int]:
    """The card that would be winning once `card` is played, and whose it is."""
    trick = (*at.trick, card)
    place = winning_place(trick, at.table)
    return trick[place], (at.seat - len(at.trick) + place) % at.seats


def beaters(at: Knowledge, card: Card) -> CardSet:
    """The cards with which an opponent who is still to play may win the trick, once `card` is played.

    Empty means that none can, whatever they hold; a card among them need not be held by anyone in particular.
    """
    best, _ = winning_after(at, card)
    led = at.trick[0].suit if at.trick else card.suit
    return CardSet(other for seat in opponents_to_play(at) for other in _beating(at, seat, best, led))


def _beating(at: Knowledge, seat: int, best: Card, led: Suit) -> CardSet:
    held, follows = at.found.may_hold(seat), bool(at.found.sure[seat].suited(led))
    return CardSet(
        card
        for card in held
        if at.strength(card) > at.strength(best)
        and (card.suit == led or (at.is_trump(card) and not follows))
    )  # fmt: skip


def side_keeps(at: Knowledge, card: Card) -> bool:
    """Whether this side certainly wins the trick when `card` is played: it would be winning, and none can beat it."""
    _, seat = winning_after(at, card)
    return at.same_side(seat, at.seat) and not beaters(at, card)


def may_be_ruffed(at: Knowledge, suit: Suit) -> bool:
    """Whether an opponent still to play may trump a card of this suit."""
    if at.trump is None or suit == at.trump:
        return False
    return any(
        at.found.may_hold(seat).suited(at.trump) and not at.found.sure[seat].suited(suit)
        for seat in opponents_to_play(at)
    )


def certain_ruffer(at: Knowledge, suit: Suit) -> bool:
    """Whether an opponent still to play certainly has none of this suit, and may hold a trump."""
    trump = at.trump
    if trump is None or suit == trump:
        return False
    return any(
        proved_void(at, seat, suit) and bool(at.found.may_hold(seat).suited(trump)) for seat in opponents_to_play(at)
    )


def proved_void(at: Knowledge, seat: int, suit: Suit) -> bool:
    """Whether a seat certainly holds no card of a suit."""
    return not at.found.may_hold(seat).suited(suit)


def can_be_emptied(at: Knowledge, card: Card) -> bool:
    """Whether this seat can run out of the card's side suit to ruff it; in stacks a covered card may be of the suit."""
    return not at.is_trump(card) and bool(at.trumps) and not at.view.stacks


def led_again(at: Knowledge, suit: Suit) -> bool:
    """Whether another player may still lead this suit."""
    return bool(at.out.suited(suit))


def trumps_against(at: Knowledge) -> bool:
    """Whether an opponent may still hold a trump, or uncover one."""
    return bool(at.trumps_out) or (at.trump is not None and bool(at.view.stacks and at.out.suited(at.trump)))


def sure_winners(at: Knowledge) -> CardSet:
    """The cards in hand that win a trick whenever they are led: masters that nobody can ruff."""
    ruffed = trumps_against(at)
    return CardSet(card for card in at.hand if at.is_master(card) and (not ruffed or at.is_trump(card)))


def masters(at: Knowledge, cards: CardSet) -> CardSet:
    """Those of the cards above which no other of their suit is out."""
    return CardSet(card for card in cards if at.is_master(card))


def higher_out(at: Knowledge, card: Card) -> CardSet:
    """The cards of its suit that are out and beat it."""
    return CardSet(other for other in at.out.suited(card.suit) if at.strength(other) > at.strength(card))


def trumps_played(at: Knowledge) -> CardSet:
    """The trumps of the tricks so far, the one on the table included."""
    if at.trump is None:
        return CardSet()
    earlier = CardSet(card for trick in at.view.tricks for card in trick.cards)
    return (earlier | CardSet(at.trick)).suited(at.trump)


def is_halfway(at: Knowledge) -> bool:
    """Whether at least half of the tricks are over."""
    return len(at.view.tricks) >= at.tricks_left


def swept_by(at: Knowledge, ours: bool) -> bool:
    """Whether this side (or the other) has won every trick so far, and there was one."""
    tricks = at.view.tricks
    return bool(tricks) and all(
        trick.winner is not None and at.same_side(trick.winner, at.seat) is ours for trick in tricks
    )
