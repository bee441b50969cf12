"""Ideas for a card that wins the trick: whether to win it, and with which card."""

from __future__ import annotations

from belote_desktop.coach.ideas.facts import beaters, is_low
from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.players.knowledge import Knowledge


def win_for_certain(at: Knowledge, card: Card) -> Message | None:
    """The trick is taken where nobody can take it back."""
    if at.leads or at.partner_winning or not at.overtakes(card) or beaters(at, card):
        return None
    if at.on_table == 0:
        return say(QT_TRANSLATE_NOOP("ideas", "You can make sure of this trick."))
    #: {points}: a number.
    source = QT_TRANSLATE_NOOP("ideas", "The trick is worth {points} so far, and you can make sure of it.")
    return say(source, points=at.on_table)


def win_with_points(at: Knowledge, card: Card) -> Message | None:
    """Of winners that nobody can beat the one that is worth most brings its points home."""
    if at.leads or not at.overtakes(card) or beaters(at, card) or at.points(card) == 0:
        return None
    winners = [other for other in at.legal.suited(card.suit) if at.overtakes(other) and not beaters(at, other)]
    if (
        len(winners) < 2
        or at.points(card) < max(map(at.points, winners))
        or at.points(card) == min(map(at.points, winners))
    ):
        return None
    #: {cards}: cards.
    source = QT_TRANSLATE_NOOP(
        "ideas", "Each of these cards wins the trick: {cards}. Choose the one worth the most points."
    )
    return say(source, cards=CardSet(winners))


def win_cheaply(at: Knowledge, card: Card) -> Message | None:
    """A trick that a small card wins for certain needs no great one."""
    if at.leads or not at.overtakes(card) or beaters(at, card):
        return None
    winners = [other for other in at.legal.suited(card.suit) if at.overtakes(other)]
    if len(winners) < 2 or at.strength(card) > min(map(at.strength, winners)):
        return None
    greater = CardSet(other for other in winners if other != card)
    #: {cards}: cards.
    source = QT_TRANSLATE_NOOP("ideas", "Your lowest winning card is enough, as nobody can beat it: keep {cards:the}.")
    return say(source, cards=greater)


def beat_low(at: Knowledge, card: Card) -> Message | None:
    """Where a card may itself be beaten, the lowest that beats the trick so far does: the better ones are kept."""
    if at.leads or at.partner_winning or not at.overtakes(card) or card.suit != at.trick[0].suit:
        return None
    winners = [other for other in at.legal.suited(card.suit) if at.overtakes(other)]
    if len(winners) < 2 or at.strength(card) > min(map(at.strength, winners)) or not beaters(at, card):
        return None
    greater = CardSet(other for other in winners if other != card)
    #: {best}: a card. {cards}: other cards.
    source = QT_TRANSLATE_NOOP(
        "ideas", "Beat {best:the} as low as you can, since you may still be beaten: keep {cards:the} for later."
    )
    return say(source, best=at.best, cards=greater)


def win_high(at: Knowledge, card: Card) -> Message | None:
    """The card that nobody can beat is played where a lower one might be."""
    if at.leads or not at.overtakes(card) or beaters(at, card):
        return None
    threatened = [other for other in at.legal if at.overtakes(other) and beaters(at, other)]
    if not threatened:
        return None
    threat = beaters(at, max(threatened, key=at.strength))
    #: {cards}: cards that are still out.
    source = QT_TRANSLATE_NOOP("ideas", "Play high enough: {cards:the or} could beat a lower card.")
    return say(source, cards=threat)


def ruff_low(at: Knowledge, card: Card) -> Message | None:
    """A small trump is enough to ruff with."""
    if at.leads or not at.is_trump(card) or at.trick[0].suit == at.trump or not at.overtakes(card):
        return None
    if not is_low(at, card):
        return None
    better = CardSet(other for other in at.legal.suited(card.suit) if at.strength(other) > at.strength(card))
    lower = [other for other in at.legal.suited(card.suit) if at.strength(other) < at.strength(card)]
    if not better or any(map(at.overtakes, lower)):
        return None
    #: {cards}: trumps.
    source = QT_TRANSLATE_NOOP("ideas", "Ruff with a low trump and keep {cards:the} for later.")
    return say(source, cards=better)


def ruff_higher(at: Knowledge, card: Card) -> Message | None:
    """A high trump leaves fewer cards that overruff it."""
    if at.leads or not at.is_trump(card) or at.trick[0].suit == at.trump or not at.overtakes(card):
        return None
    lower = [other for other in at.legal.suited(card.suit) if at.strength(other) < at.strength(card)]
    left = beaters(at, card)
    if not left or not lower or len(beaters(at, min(lower, key=at.strength))) <= len(left):
        return None
    #: {cards}: trumps that are still out.
    source = QT_TRANSLATE_NOOP("ideas", "Ruff high: then only {cards:the or} can overruff.")
    return say(source, cards=left)
