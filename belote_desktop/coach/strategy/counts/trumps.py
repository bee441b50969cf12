"""The chapter on counting trumps: while some are out they are drawn, and with none left yours are kept."""

from __future__ import annotations

from belote_desktop.coach.ideas.facts import masters
from belote_desktop.coach.strategy.chapter import Chapter, Finding, each, found, on_cards
from belote_desktop.coach.strategy.counts.counted import HIGH, Counted, count, is_to_lead
from belote_desktop.engine.cards import CardSet
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.players.knowledge import Knowledge

FEW = 3
"""So many trumps that are out can be drawn soon. A choice of what to teach; not measured."""
FALLEN = 2
"""From so many trumps that were played on there is something to count."""


def count_trumps(at: Knowledge) -> Finding | None:
    """The count of the trumps says whether to lead another one."""
    if not is_to_lead(at) or at.trump is None or not at.trumps:
        return None
    trumps = count(at, at.trump)
    if trumps is None or trumps.played < FALLEN:
        return None
    if not trumps.out:
        return _none_left(at, trumps)
    return _draw_the_rest(at, trumps) if at.is_taker and at.trumps_out and len(trumps.out) <= FEW else None


def _none_left(at: Knowledge, trumps: Counted) -> Finding | None:
    own = at.legal & at.trumps
    why = say(_NONE, whole=trumps.whole, played=trumps.played, held=trumps.held)
    return found(at.legal - own, why, each(own, lambda card: say(_DRAWS_NOTHING, card=card)))


def _draw_the_rest(at: Knowledge, trumps: Counted) -> Finding | None:
    top = masters(at, at.legal & at.trumps)
    risked = CardSet(card for card in at.legal - at.trumps if at.points(card) >= HIGH)
    why = say(_SOME, whole=trumps.whole, played=trumps.played, held=trumps.held, out=trumps.out, cards=top)
    return found(top, why, each(risked, lambda card: say(_RUFFED, card=card, out=trumps.out)))


#: {whole}, {played}, {held}: numbers of trumps.
_NONE = QT_TRANSLATE_NOOP(
    "strategy",
    "The pack has {whole} trumps: {played} have been played, and you hold {held}. Nobody else has any. Keep yours, "
    "and lead a side suit.",
)
#: {card}: a trump.
_DRAWS_NOTHING = QT_TRANSLATE_NOOP(
    "strategy",
    "Count again: the others have no trumps left. {card:the} draws nothing, and you use up a sure trick too soon.",
)
#: {whole}, {played}, {held}: numbers of trumps. {out}: trumps that others hold. {cards}: trumps in your hand.
_SOME = QT_TRANSLATE_NOOP(
    "strategy",
    "The pack has {whole} trumps: {played} have been played, and you hold {held}. That leaves {out:the and}. Lead "
    "{cards:the or} before your side suits.",
)
#: {card}: a card of a side suit. {out}: trumps that others hold.
_RUFFED = QT_TRANSLATE_NOOP("strategy", "Count again: an opponent may still hold {out:the or} and ruff {card:the}.")

TRUMPS = (
    Chapter(
        id="count-trumps",
        title=QT_TRANSLATE_NOOP("strategy", "Counting trumps"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to work out which trumps the others still hold."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy",
                "Begin with the number of trumps in the pack, and take away your own. Take away one more for each "
                "trump that another player plays.",
            ),
            QT_TRANSLATE_NOOP(
                "strategy",
                "As long as the others have any trumps and you hold the master, draw them before you lead aces and "
                "tens of side suits.",
            ),
            QT_TRANSLATE_NOOP(
                "strategy",
                "If the others have no trumps left, stop. Each trump in your hand is now a sure trick, "
                "even the lowest one.",
            ),
        ),
        detect=on_cards(count_trumps),
        is_exact=False,
    ),
)
"""The chapter of this file."""
