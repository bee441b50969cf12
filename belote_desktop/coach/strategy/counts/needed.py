"""The chapter on counting points: what the contract still needs, or what makes it fail, and which tricks bring it."""

from __future__ import annotations

from belote_desktop.coach.strategy.chapter import Chapter, Finding, each, found, on_cards
from belote_desktop.coach.strategy.scores.chances import APART, card_chances
from belote_desktop.coach.strategy.scores.outlook import needed_for_deal
from belote_desktop.coach.strategy.scores.playing import sure_points
from belote_desktop.engine.cards import CardSet, Rank
from belote_desktop.engine.rules.conditions import meets_roem
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.players.knowledge import Knowledge

LAST = 5
"""With so many cards in hand the rest of a deal is searched. Chosen by judgement."""
DEALS = 80
"""Possible deals of the search. Chosen by judgement."""


def count_the_points(at: Knowledge) -> Finding | None:
    """The sure tricks that bring the missing points are taken, and what risks them is not."""
    if at.tricks_left > LAST or not at.partners or at.factor != 1 or _has_more_than_tricks(at):
        return None
    sure = {card: sure_points(at, card) for card in at.legal}
    asked = needed_for_deal(at.view, max(sure.values())) if any(sure.values()) else None
    if asked is None:
        return None
    needed, left = asked
    good = CardSet(card for card, points in sure.items() if points >= needed)
    if good == at.legal:
        return None
    made = card_chances(at.view, DEALS, 1).made
    bad = CardSet(card for card in at.legal - good if made[card] <= 1 - APART)
    why = say(_MAKES if at.is_taker else _DEFEATS, needed=needed, left=left, cards=good)
    wrong = _MAY_FAIL if at.is_taker else _MAY_BE_MADE
    return found(good, why, each(bad, lambda card: say(wrong, card=card, needed=needed)))


def _has_more_than_tricks(at: Knowledge) -> bool:
    """Whether declarations, belote or roem count in the deal as well, so that tricks do not tell what is needed."""
    view, pair = at.view, CardSet(card for card in at.trumps if card.rank in (Rank.KING, Rank.QUEEN))
    return bool(view.announced or view.belote_said) or len(pair) > 1 or meets_roem(view.rules)


#: {needed}, {left}: numbers of points. {cards}: cards in your hand.
_MAKES = QT_TRANSLATE_NOOP(
    "strategy",
    "Of the {left} points that are left, your side needs {needed} to make its contract. Play {cards:the or}: your sure "
    "tricks bring them.",
)
#: {needed}, {left}: numbers of points. {cards}: cards in your hand.
_DEFEATS = QT_TRANSLATE_NOOP(
    "strategy",
    "To make the contract fail, your side needs {needed} of the {left} points that are left. Play {cards:the or}: "
    "your sure tricks bring them.",
)
#: {card}: a card. {needed}: a number of points.
_MAY_FAIL = QT_TRANSLATE_NOOP(
    "strategy",
    "Your side needs {needed} more {needed:n|point|points}, and {card:the} is a risk: the contract may fail.",
)
#: {card}: a card. {needed}: a number of points.
_MAY_BE_MADE = QT_TRANSLATE_NOOP(
    "strategy",
    "Your side needs {needed} more {needed:n|point|points}, and {card:the} is a risk: your opponents may make "
    "their contract.",
)

NEEDED = (
    Chapter(
        id="count-the-points",
        title=QT_TRANSLATE_NOOP("strategy", "Counting the points you still need"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to work out how many points your side still needs in a deal."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy",
                "Add up the points in your side’s tricks and subtract them from what the contract needs. "
                "The rest is what you still have to win.",
            ),
            QT_TRANSLATE_NOOP(
                "strategy",
                "Then count what your sure tricks bring. If it is enough, take these tricks now and risk nothing.",
            ),
            QT_TRANSLATE_NOOP(
                "strategy", "When you defend, work out in the same way how many points make the contract fail."
            ),
        ),
        detect=on_cards(count_the_points),
        by_score=True,
    ),
)
"""The chapter of this file."""
