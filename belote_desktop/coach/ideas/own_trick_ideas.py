"""Ideas for a trick that belongs to the player’s side: points go on it, and strong cards are spared."""

from __future__ import annotations

from belote_desktop.coach.ideas.facts import beaters, is_low, side_keeps, winning_after
from belote_desktop.engine.cards import Card, Rank
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.players.knowledge import Knowledge


def give_points(at: Knowledge, card: Card) -> Message | None:
    """On a trick that the partner is sure to win go the points."""
    if at.leads or not at.partner_winning or at.overtakes(card) or not side_keeps(at, card):
        return None
    if at.points(card) == 0 or not any(at.points(other) < at.points(card) for other in at.legal):
        return None
    #: {best}: a card.
    source = QT_TRANSLATE_NOOP("ideas", "Nothing can beat your partner’s {best}: feed points to the trick.")
    return say(source, best=at.best)


def trust_partner(at: Knowledge, card: Card) -> Message | None:
    """The partner's master wins unless it is ruffed: points go on it."""
    if at.leads or not at.partner_winning or at.best is None or at.overtakes(card) or side_keeps(at, card):
        return None
    if at.is_trump(at.best) or not at.is_master(at.best) or at.points(card) == 0:
        return None
    if not any(at.points(other) < at.points(card) for other in at.legal):
        return None
    #: {best}: a card.
    source = QT_TRANSLATE_NOOP("ideas", "Only a ruff can beat your partner’s {best}: feed points to the trick.")
    return say(source, best=at.best)


def leave_to_partner(at: Knowledge, card: Card) -> Message | None:
    """No strong card is spent on a trick that the partner has."""
    if at.leads or not at.partner_winning or at.overtakes(card):
        return None
    if not any(at.overtakes(other) for other in at.legal):
        return None
    #: {best}: a card.
    source = QT_TRANSLATE_NOOP("ideas", "Your partner is winning with {best:the}: do not beat it.")
    return say(source, best=at.best)


def spare_a_trump(at: Knowledge, card: Card) -> Message | None:
    """The partner's trick is not ruffed."""
    if at.leads or not at.partner_winning or at.trump is None or at.is_trump(card) or card.suit == at.trick[0].suit:
        return None
    if not at.legal.suited(at.trump):
        return None
    #: {best}: a card.
    source = QT_TRANSLATE_NOOP("ideas", "Your partner is winning with {best:the}: save your trumps.")
    return say(source, best=at.best)


def save_the_ten(at: Knowledge, card: Card) -> Message | None:
    """A ten is brought home on a trick of the own side before the ace catches it."""
    if at.leads or card.rank is not Rank.TEN or at.is_trump(card) or not side_keeps(at, card) or at.is_master(card):
        return None
    _, seat = winning_after(at, card)
    if not at.same_side(seat, at.seat):
        return None
    return say(
        QT_TRANSLATE_NOOP(
            "ideas", "You are sure of this trick, so a ten is safe in it. Later a higher card could catch it."
        )
    )


def bring_home(at: Knowledge, card: Card) -> Message | None:
    """A high card that beats the partner’s is played where the trick is certain, unless it wins a later one as well."""
    if at.leads or not at.partner_winning or not at.overtakes(card) or not side_keeps(at, card) or is_low(at, card):
        return None
    if at.is_master(card) and (at.is_trump(card) or not at.trumps_out):
        return None
    source = QT_TRANSLATE_NOOP(
        "ideas", "You are sure of this trick: bring home a high-scoring card that could be beaten later."
    )
    if at.is_master(card):
        source = QT_TRANSLATE_NOOP(
            "ideas", "You are sure of this trick: bring home a high-scoring card that could be ruffed later."
        )
    return say(source)


def make_sure(at: Knowledge, card: Card) -> Message | None:
    """A card of the partner’s that may still be beaten is beaten by one that cannot be."""
    if at.leads or not at.partner_winning or not at.overtakes(card) or not side_keeps(at, card):
        return None
    if all(at.overtakes(other) or side_keeps(at, other) for other in at.legal):
        return None
    #: {best}: a card.
    source = QT_TRANSLATE_NOOP("ideas", "Your partner’s {best} can still be beaten: make sure of the trick yourself.")
    return say(source, best=at.best)


def take_over(at: Knowledge, card: Card) -> Message | None:
    """A card of the partner’s that a higher one may beat is beaten by the master, which only a ruff beats."""
    if at.leads or not at.partner_winning or not at.overtakes(card) or card.suit != at.trick[0].suit:
        return None
    if at.best is None or at.is_trump(card) or not at.is_master(card) or at.is_master(at.best) or not beaters(at, card):
        return None
    #: {best}: a card.
    source = QT_TRANSLATE_NOOP(
        "ideas", "Your partner’s {best} can still be beaten: take the trick with your master, which only a ruff beats."
    )
    return say(source, best=at.best)


def risk_little(at: Knowledge, card: Card) -> Message | None:
    """On a card of the partner’s that may still be beaten go few points."""
    if at.leads or not at.partner_winning or at.overtakes(card) or side_keeps(at, card):
        return None
    points = [at.points(other) for other in at.legal if not at.overtakes(other)]
    if at.points(card) > min(points) or min(points) == max(points):
        return None
    #: {best}: a card.
    source = QT_TRANSLATE_NOOP("ideas", "Your partner’s {best} can still be beaten: add as few points as you can.")
    return say(source, best=at.best)
