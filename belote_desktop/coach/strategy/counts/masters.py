"""The chapter on masters: cards that have become the highest of their suit, and who can hold a higher one."""

from __future__ import annotations

from belote_desktop.coach.ideas.facts import higher_out, masters, proved_void
from belote_desktop.coach.strategy.chapter import Chapter, Finding, each, found, on_cards
from belote_desktop.coach.strategy.counts.counted import beaten_by, count, is_to_lead
from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.players.knowledge import Knowledge
from belote_desktop.search import pack_of

LAST = 6
"""With so many cards in hand enough has been played to have made masters."""


def find_the_master(at: Knowledge) -> Finding | None:
    """A card above which nothing is left, or nothing that an opponent can hold, is led before one that can lose."""
    if not is_to_lead(at) or at.tricks_left > LAST:
        return None
    top = masters(at, at.legal)
    risen = CardSet(card for card in top if _gone(at, card))
    with_partner = CardSet(card for card in at.legal - top if _is_above_opponents(at, card))
    losing = {card: above for card in at.legal - top - with_partner if (above := beaten_by(at, card)) is not None}
    wrong = each(losing, lambda card: say(_BEATEN, card=card, above=losing[card]))
    if len({card.suit for card in risen | with_partner}) != 1:
        return None
    (suit,) = {card.suit for card in risen | with_partner}
    if with_partner:
        return found(with_partner, _with_partner(at, with_partner), wrong)
    good = top.suited(suit)
    return found(good, _risen(at, risen, good), wrong)


def _gone(at: Knowledge, card: Card) -> CardSet:
    """The cards above one that have been played; none if the next one above it is in the same hand."""
    if count(at, card.suit) is None:
        return CardSet()
    above = CardSet(
        other for other in pack_of(at.view.rules).suited(card.suit) if at.strength(other) > at.strength(card)
    )
    return above - at.hand if at.points(card) and not above & at.hand else CardSet()


def _is_above_opponents(at: Knowledge, card: Card) -> bool:
    """Whether all that is out above a card is with the partner, as what opponents played proves; none of them can
    ruff."""
    if not at.partners or not higher_out(at, card) or beaten_by(at, card) is not None:
        return False
    follows = not any(proved_void(at, seat, card.suit) for seat in at.opponents)
    return count(at, card.suit) is not None and (follows or not at.trumps_out)


def _risen(at: Knowledge, risen: CardSet, top: CardSet) -> Message:
    card = max(risen, key=at.points)
    return say(_RISEN, card=card, gone=_gone(at, card), cards=top)


def _with_partner(at: Knowledge, cards: CardSet) -> Message:
    card = max(cards, key=at.points)
    return say(_WITH_PARTNER, card=card, above=higher_out(at, card), cards=cards)


#: {card}: a card in your hand. {gone}: the cards above it. {cards}: masters in your hand.
_RISEN = QT_TRANSLATE_NOOP(
    "strategy",
    "Everything above {card:the} has been played: {gone}. That makes it the master. Lead {cards:the or}.",
)
#: {card}: a card in your hand. {above}: cards above it. {cards}: cards in your hand.
_WITH_PARTNER = QT_TRANSLATE_NOOP(
    "strategy",
    "Neither opponent can hold {above:the or}, so {card:the} is as safe as a master: your side wins the trick. "
    "Lead {cards:the or}.",
)
#: {card}: a card. {above}: a higher card of its suit.
_BEATEN = QT_TRANSLATE_NOOP("strategy", "{above:the} has not been played, and an opponent may beat {card:the} with it.")

MASTERS = (
    Chapter(
        id="find-the-master",
        title=QT_TRANSLATE_NOOP("strategy", "Knowing the masters"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to notice when a card of yours has become the master."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy",
                "Remember the ace, the ten and the king of each side suit, and the jack, the nine and the ace of "
                "trumps.",
            ),
            QT_TRANSLATE_NOOP("strategy", "If all the cards above yours have been played, yours is the master."),
            QT_TRANSLATE_NOOP(
                "strategy",
                "Also ask who can hold a higher card. A player who was void in the suit cannot, and neither can one "
                "who had to play higher and did not.",
            ),
        ),
        detect=on_cards(find_the_master),
    ),
)
"""The chapter of this file."""
