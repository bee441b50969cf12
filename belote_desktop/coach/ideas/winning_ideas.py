"""Ideas for a card that wins the trick: whether to win it, and with which card."""

from __future__ import annotations

from belote_desktop.coach.ideas.facts import beaters, is_low
from belote_desktop.coach.ideas.sentences import by_opponents, say_in
from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.players.knowledge import Knowledge

WORTH_IT = 10
"""From so many points on the table on a trick is worth a high card. A choice of what to teach; not measured."""
FEW = 3
"""So few cards are named that could still beat one. A choice of what can be read at a glance."""


def win_for_certain(at: Knowledge, card: Card) -> Message | None:
    """The trick is taken where nobody can take it back."""
    if at.leads or at.partner_winning or not at.overtakes(card) or beaters(at, card):
        return None
    return say(WORTH_AND_SURE, points=at.on_table) if at.on_table else say(SURE)


SURE = QT_TRANSLATE_NOOP("ideas", "You can make sure of this trick.")
#: {points}: a number.
WORTH_AND_SURE = QT_TRANSLATE_NOOP("ideas", "The trick is worth {points} so far, and you can make sure of it.")


def win_unless_ruffed(at: Knowledge, card: Card) -> Message | None:
    """The trick is taken with a master of the suit led that only a ruff can beat."""
    if at.leads or at.partner_winning or not _is_master_led(at, card) or not beaters(at, card):
        return None
    if all(_is_master_led(at, other) for other in at.legal):
        return None
    return say(QT_TRANSLATE_NOOP("ideas", "Take the trick with your master: only a ruff can beat it."))


def ace_first(at: Knowledge, card: Card) -> Message | None:
    """Of masters of the suit led the one that is worth most is played while the suit can be ruffed."""
    masters = [other for other in at.legal if _is_master_led(at, other)]
    if at.leads or card not in masters or len(masters) < 2 or not at.trumps_out:
        return None
    if at.points(card) < max(map(at.points, masters)):
        return None
    #: {cards}: cards of one suit.
    source = QT_TRANSLATE_NOOP(
        "ideas", "{cards:the and} are masters: play the one worth the most, as the suit may be ruffed next time."
    )
    return say(source, cards=CardSet(masters))


def _is_master_led(at: Knowledge, card: Card) -> bool:
    """Whether the card wins as the master of a side suit that was led."""
    led = at.trick[0].suit if at.trick else None
    return card.suit == led and not at.is_trump(card) and at.overtakes(card) and at.is_master(card)


def win_with_points(at: Knowledge, card: Card) -> Message | None:
    """Of winners that nobody can beat the one that is worth most brings its points home."""
    if at.leads or not at.overtakes(card) or beaters(at, card) or at.points(card) == 0:
        return None
    if at.is_trump(card) and at.is_master(card):  # it wins another trick as well
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
    source = by_opponents(
        #: {cards}: cards.
        QT_TRANSLATE_NOOP("ideas", "Your lowest winning card is enough, as no opponent can beat it: keep {cards:the}."),
        #: {cards}: cards.
        QT_TRANSLATE_NOOP("ideas", "Your lowest winning card is enough, as nobody can beat it: keep {cards:the}."),
    )
    return say_in(at.view.rules, source, cards=at.from_high(greater))


def beat_low(at: Knowledge, card: Card) -> Message | None:
    """Where a card may itself be beaten, the lowest that beats the trick so far does: the better ones are kept."""
    if at.leads or not at.overtakes(card) or card.suit != at.trick[0].suit:
        return None
    winners = [other for other in at.legal.suited(card.suit) if at.overtakes(other)]
    if at.partner_winning and len(winners) < len(at.legal):
        return None
    if len(winners) < 2 or at.strength(card) > min(map(at.strength, winners)) or not beaters(at, card):
        return None
    greater = CardSet(other for other in winners if other != card)
    #: {best}: a card. {cards}: other cards.
    source = QT_TRANSLATE_NOOP(
        "ideas", "Beat {best:the} as low as you can, since you may still be beaten: keep {cards:the} for later."
    )
    return say(source, best=at.best, cards=at.from_high(greater))


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
    suit = at.legal.suited(card.suit)
    better = CardSet(other for other in suit if at.strength(other) > at.strength(card))
    dear = CardSet(other for other in better if not is_low(at, other))
    lower = any(at.overtakes(other) for other in suit if at.strength(other) < at.strength(card))
    if not is_low(at, card) or not better or (lower and not dear):
        return None
    #: {cards}: trumps.
    source = QT_TRANSLATE_NOOP("ideas", "Ruff with a low trump and keep {cards:the} for later.")
    return say(source, cards=at.from_high(dear or better))


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


def ruff_it(at: Knowledge, card: Card) -> Message | None:
    """A trick of the opponents is ruffed, though it may be overruffed."""
    if at.leads or at.partner_winning or not at.is_trump(card) or at.trick[0].suit == at.trump:
        return None
    if not at.on_table or not at.overtakes(card) or all(map(at.overtakes, at.legal)):
        return None
    #: {points}: a number.
    source = QT_TRANSLATE_NOOP("ideas", "Ruff it: the trick is worth {points} so far.")
    return say(source, points=at.on_table)


def ruff_lower(at: Knowledge, card: Card) -> Message | None:
    """The highest trump is not spent on a ruff that another trump makes as well."""
    if at.leads or not at.is_trump(card) or at.trick[0].suit == at.trump or not at.overtakes(card):
        return None
    kept = max(at.trumps, key=at.strength)
    if card == kept or kept not in at.legal:
        return None
    #: {card}: a trump.
    return say(QT_TRANSLATE_NOOP("ideas", "Ruff with another trump and keep {card:the} for later."), card=kept)


def play_higher(at: Knowledge, card: Card) -> Message | None:
    """A high card of the suit led leaves fewer cards that beat it."""
    if at.leads or not at.overtakes(card) or card.suit != at.trick[0].suit or at.partner_winning:
        return None
    lower = [other for other in at.legal.suited(card.suit) if at.strength(other) < at.strength(card)]
    left, winners = beaters(at, card), [other for other in lower if at.overtakes(other)]
    if not 0 < len(left) <= FEW or not winners or len(beaters(at, min(winners, key=at.strength))) <= len(left):
        return None
    #: {cards}: cards that are still out.
    source = QT_TRANSLATE_NOOP("ideas", "Play high: then only {cards:the or} could still beat you.")
    return say(source, cards=left)


def beat_it(at: Knowledge, card: Card) -> Message | None:
    """A card of an opponent is beaten where that costs little, though it may not win."""
    if at.leads or at.partner_winning or not at.overtakes(card) or card.suit != at.trick[0].suit:
        return None
    if not is_low(at, card) or all(map(at.overtakes, at.legal)):
        return None
    #: {best}: a card.
    source = QT_TRANSLATE_NOOP(
        "ideas", "Beat {best:the} with a card that costs little: it may win the trick, or draw out a higher one."
    )
    return say(source, best=at.best)


def try_for_it(at: Knowledge, card: Card) -> Message | None:
    """The trick is fought for with a card that few can still beat."""
    if at.leads or at.partner_winning or not at.overtakes(card) or all(map(at.overtakes, at.legal)):
        return None
    threat = beaters(at, card)
    if not 0 < len(threat) <= FEW:
        return None
    #: {cards}: cards that are still out.
    source = QT_TRANSLATE_NOOP("ideas", "Try to win the trick: only {cards:the or} could still beat you.")
    return say(source, cards=threat)


def let_it_go(at: Knowledge, card: Card) -> Message | None:
    """A trick that is worth little is not worth a high card or a trump."""
    winners = CardSet(other for other in at.legal if at.overtakes(other))
    if at.leads or at.partner_winning or card in winners or not winners or at.on_table >= WORTH_IT:
        return None
    #: {points}: a number. {cards}: cards that could win.
    source = QT_TRANSLATE_NOOP("ideas", "The trick is worth only {points} so far: keep {cards:the} for a better one.")
    if not at.on_table:
        #: {cards}: cards that could win.
        source = QT_TRANSLATE_NOOP("ideas", "The trick is worth nothing so far: keep {cards:the} for a better one.")
    return say(source, points=at.on_table, cards=winners)
