"""Chapters on leading where no single suit is trumps."""

from __future__ import annotations

from belote_desktop.coach.ideas.facts import masters
from belote_desktop.coach.ideas.sentences import reworded
from belote_desktop.coach.strategy.chapter import Chapter, Finding, each, found, on_cards
from belote_desktop.engine.cards import Suit
from belote_desktop.engine.rules.conditions import hokum
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.players.knowledge import Knowledge

LONG = 3
"""From so many cards on a suit is worth establishing."""


def cash_masters(at: Knowledge) -> Finding | None:
    """Without a trump suit masters are led while you have the lead."""
    if not at.leads or at.trump is not None:
        return None
    top = masters(at, at.legal)
    #: {cards}: masters in your hand.
    why = QT_TRANSLATE_NOOP(
        "strategy", "Nobody can ruff here. Lead {cards:the or}: a master wins, and you keep the lead."
    )
    #: {card}: a card.
    wrong = QT_TRANSLATE_NOOP("strategy", "{card:the} may lose the lead, and then your opponents play their own suits.")
    return found(top, say(why, cards=top), each(at.legal - top, lambda card: say(wrong, card=card)))


def establish_long_suit(at: Knowledge) -> Finding | None:
    """Without a trump suit the longest suit is led until its low cards are good."""
    if not at.leads or at.trump is not None:
        return None
    lengths = {suit: len(at.hand.suited(suit)) for suit in Suit}
    longest = max(lengths, key=lengths.__getitem__)
    if lengths[longest] < LONG or list(lengths.values()).count(lengths[longest]) > 1:
        return None
    suit = at.legal.suited(longest)
    if masters(at, suit):
        return None
    #: {suit}: a suit.
    why = QT_TRANSLATE_NOOP(
        "strategy",
        "Nobody can ruff here, so length wins. Lead {suit}, your longest suit, until its higher cards are gone.",
    )
    #: {card}: a card. {suit}: your longest suit.
    wrong = QT_TRANSLATE_NOOP("strategy", "{card:the} does nothing to establish {suit}.")
    return found(suit, say(why, suit=longest), each(at.legal - suit, lambda card: say(wrong, card=card, suit=longest)))


WITHOUT_TRUMPS = (
    Chapter(
        id="cash-masters-no-trump",
        title=QT_TRANSLATE_NOOP("strategy", "When nobody can ruff: cash your masters"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to use the lead while you have it."),
        teach=(
            reworded(
                QT_TRANSLATE_NOOP(
                    "strategy",
                    "In no trumps and all trumps nobody can ruff: the highest card of the suit led always wins.",
                ),
                hokum,
                QT_TRANSLATE_NOOP("strategy", "In Sun nobody can ruff: the highest card of the suit led always wins."),
            ),
            QT_TRANSLATE_NOOP(
                "strategy",
                "So the lead is worth a lot. Cash your masters before your opponents get in and cash theirs.",
            ),
        ),
        detect=on_cards(cash_masters),
    ),
    Chapter(
        id="establish-long-suit",
        title=QT_TRANSLATE_NOOP("strategy", "When nobody can ruff: establish a suit"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to make the low cards of your long suit win."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy", "When the others have no card of your suit left, even your seven wins, as nobody can ruff."
            ),
            QT_TRANSLATE_NOOP("strategy", "Lead your longest suit first, until the higher cards in it are gone."),
            QT_TRANSLATE_NOOP(
                "strategy", "Keep a master of another suit. With it you regain the lead for your long suit."
            ),
        ),
        detect=on_cards(establish_long_suit),
    ),
)
"""The chapters of this file, in the order of the course."""
