"""Chapters on the last tricks: the last trick itself, and all the tricks."""

from __future__ import annotations

from belote_desktop.coach.ideas.facts import is_halfway, masters, side_keeps, swept_by
from belote_desktop.coach.ideas.sentences import by_opponents
from belote_desktop.coach.strategy.chapter import Chapter, Finding, each, found, on_cards
from belote_desktop.engine.cards import CardSet
from belote_desktop.engine.settlement.items import last_trick_points
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.players.knowledge import Knowledge

NEAR = 3
"""From so many tricks before the end on the last trick is thought of."""


def keep_for_last_trick(at: Knowledge) -> Finding | None:
    """The one master is kept for the last trick."""
    worth = last_trick_points(at.view.rules, by_taker=at.is_taker)
    kept = masters(at, at.legal)
    if not worth or not 2 <= at.tricks_left <= NEAR or len(kept) != 1:
        return None
    #: {card}: a card in your hand. {points}: a number.
    why = QT_TRANSLATE_NOOP("strategy", "Keep {card:the}, the master: it can win the last trick, worth {points} more.")
    #: {card}: a card.
    wrong = QT_TRANSLATE_NOOP("strategy", "{card:the} is the card that should win the last trick for you.")
    return found(at.legal - kept, say(why, card=kept, points=worth), each(kept, lambda card: say(wrong, card=card)))


def play_for_capot(at: Knowledge) -> Finding | None:
    """The side that has won every trick goes on winning."""
    if not is_halfway(at) or not swept_by(at, ours=True) or at.contract.negative:
        return None
    sure = CardSet(card for card in at.legal if side_keeps(at, card))
    why = by_opponents(
        #: {cards}: cards in your hand.
        QT_TRANSLATE_NOOP(
            "strategy", "Your side has won every trick so far. Play {cards:the or} and be sure of this one too."
        ),
        #: {cards}: cards in your hand.
        QT_TRANSLATE_NOOP(
            "strategy", "You have won every trick so far. Play {cards:the or} and be sure of this one too."
        ),
    )
    #: {card}: a card.
    wrong = QT_TRANSLATE_NOOP(
        "strategy", "{card:the} may lose this trick, and with it your chance of winning them all."
    )
    return found(sure, say(why, cards=sure), each(at.legal - sure, lambda card: say(wrong, card=card)))


def avoid_capot(at: Knowledge) -> Finding | None:
    """One trick is enough against losing them all."""
    winners = {at.view.rules.side_of(trick.winner) for trick in at.view.tricks if trick.winner is not None}
    if not is_halfway(at) or not swept_by(at, ours=False) or len(winners) != 1 or at.contract.negative:
        return None
    sure = CardSet(card for card in at.legal if side_keeps(at, card))
    #: {cards}: cards in your hand.
    why = QT_TRANSLATE_NOOP(
        "strategy", "You have not won a trick yet, and one is enough. Play {cards:the or}: you are sure of this one."
    )
    if at.partners:
        #: {cards}: cards in your hand.
        why = QT_TRANSLATE_NOOP(
            "strategy",
            "Your side has not won a trick yet, and one is enough. Play {cards:the or}: you are sure of this one.",
        )
    wrong = by_opponents(
        #: {card}: a card.
        QT_TRANSLATE_NOOP("strategy", "{card:the} may leave all the tricks to the other side."),
        #: {card}: a card.
        QT_TRANSLATE_NOOP("strategy", "{card:the} may leave all the tricks to your opponent."),
    )
    return found(sure, say(why, cards=sure), each(at.legal - sure, lambda card: say(wrong, card=card)))


ENDINGS = (
    Chapter(
        id="keep-for-last-trick",
        title=QT_TRANSLATE_NOOP("strategy", "The last trick"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to play for the last trick when you have three cards left."),
        teach=(
            QT_TRANSLATE_NOOP("strategy", "The last trick scores points of its own, more than many tricks are worth."),
            QT_TRANSLATE_NOOP(
                "strategy", "With three cards left, choose the card that will win it, and play the others first."
            ),
            QT_TRANSLATE_NOOP("strategy", "A trump that nobody can beat is best played last."),
        ),
        detect=on_cards(keep_for_last_trick),
        is_exact=False,
    ),
    Chapter(
        id="play-for-capot",
        title=QT_TRANSLATE_NOOP("strategy", "Playing for all the tricks"),
        goal=by_opponents(
            QT_TRANSLATE_NOOP("strategy", "Learn to notice when your side can win every trick."),
            QT_TRANSLATE_NOOP("strategy", "Learn to notice when you can win every trick."),
        ),
        teach=(
            by_opponents(
                QT_TRANSLATE_NOOP(
                    "strategy", "If your side has won every trick so far, the bonus for all the tricks is within reach."
                ),
                QT_TRANSLATE_NOOP(
                    "strategy", "If you have won every trick so far, the bonus for all the tricks is within reach."
                ),
            ),
            QT_TRANSLATE_NOOP("strategy", "Play the cards that are sure to win, and keep a master in every suit."),
        ),
        detect=on_cards(play_for_capot),
    ),
    Chapter(
        id="avoid-capot",
        title=QT_TRANSLATE_NOOP("strategy", "Saving one trick"),
        goal=by_opponents(
            QT_TRANSLATE_NOOP("strategy", "Learn to stop the other side from winning every trick."),
            QT_TRANSLATE_NOOP("strategy", "Learn to stop your opponent from winning every trick."),
        ),
        teach=(
            by_opponents(
                QT_TRANSLATE_NOOP(
                    "strategy", "One trick is enough to deny your opponents the bonus for all the tricks."
                ),
                QT_TRANSLATE_NOOP(
                    "strategy", "One trick is enough to deny your opponent the bonus for all the tricks."
                ),
            ),
            QT_TRANSLATE_NOOP("strategy", "Take the first one that you are sure of, and do not wait for a better one."),
        ),
        detect=on_cards(avoid_capot),
    ),
)
"""The chapters of this file, in the order of the course."""
