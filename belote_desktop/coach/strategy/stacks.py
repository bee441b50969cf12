"""The chapter on stacks: which card uncovers another."""

from __future__ import annotations

from belote_desktop.coach.strategy.chapter import Chapter, Finding, each, found, on_cards
from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.players.knowledge import Knowledge


def uncover_a_card(at: Knowledge) -> Finding | None:
    """Of two cards that do the same, the one on a covered card is played."""
    if not at.view.stacks:
        return None
    covering = CardSet(stack.top for stack in at.view.stacks[at.seat] if stack.top is not None and stack.covered)
    good = at.legal & covering
    idle = CardSet(card for card in at.legal - covering if any(_does_the_same(at, card, other) for other in good))
    good = CardSet(card for card in good if any(_does_the_same(at, card, other) for other in idle))
    #: {cards}: open cards of yours.
    why = QT_TRANSLATE_NOOP(
        "strategy",
        "Play {cards:the or}: a covered card lies under it, and you can use that card from the next trick on.",
    )
    #: {card}: an open card of yours.
    wrong = QT_TRANSLATE_NOOP("strategy", "{card:the} uncovers no card.")
    return found(good, say(why, cards=good), each(idle, lambda card: say(wrong, card=card)))


def _does_the_same(at: Knowledge, one: Card, other: Card) -> bool:
    """Whether two cards of a suit win or lose alike."""
    if one.suit != other.suit:
        return False
    if at.leads:
        return at.is_master(one) == at.is_master(other)
    return at.overtakes(one) == at.overtakes(other)


STACKS = (
    Chapter(
        id="uncover-a-card",
        title=QT_TRANSLATE_NOOP("strategy", "Which card to uncover"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to play the card that uncovers another one for you."),
        teach=(
            QT_TRANSLATE_NOOP("strategy", "A covered card can be played only when the card on it is gone."),
            QT_TRANSLATE_NOOP(
                "strategy", "Of two cards that do the same job, play the one with a covered card under it."
            ),
            QT_TRANSLATE_NOOP("strategy", "Your opponent sees the new card too."),
        ),
        detect=on_cards(uncover_a_card),
    ),
)
"""The chapters of this file, in the order of the course."""
