"""Ideas for a trick that belongs to the player’s side: points go on it, and strong cards are spared."""

from __future__ import annotations

from belote_desktop.coach.ideas.facts import side_keeps, winning_after
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
