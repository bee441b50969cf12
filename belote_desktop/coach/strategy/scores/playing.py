"""Chapters on the last tricks near the end of a match: what is enough to win it, and what must not be lost.

The arithmetic comes from the scoring of the game, the answers from open cards in possible deals.
"""

from __future__ import annotations

from collections.abc import Sequence

from belote_desktop.coach.ideas.facts import side_keeps, sure_winners, swept_by, winning_after
from belote_desktop.coach.strategy.chapter import Chapter, Finding, each, found, on_cards
from belote_desktop.coach.strategy.hand_count import together
from belote_desktop.coach.strategy.scores.chances import CardChances, card_chances
from belote_desktop.coach.strategy.scores.outlook import Outlook, outlook
from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.settlement.items import last_trick_points
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.players.knowledge import Knowledge

LAST = 5
"""With so many cards in hand the rest of a deal is searched. Chosen by judgement."""
DEALS = 80
"""Possible deals of the search. Chosen by judgement."""


def enough_to_win(at: Knowledge) -> Finding | None:
    """The cards that bring most surely the few points that win the match."""
    ahead = _outlook(at)
    if ahead is None or not ahead.enough or ahead.least:
        return None
    chances = card_chances(at.view, DEALS, 1)
    told = [say(_ENOUGH, needed=ahead.enough, left=ahead.rest)]
    if at.is_taker and ahead.by_contract:
        told.append(say(_MAKES))
    elif not at.is_taker and ahead.keeps:
        told.append(say(_KEPT))
    if swept_by(at, ours=True):
        told.append(say(_NOT_ALL))
    sure = CardSet(card for card in chances.good if sure_points(at, card) >= ahead.enough)
    told.append(say(_BRINGS, cards=sure) if sure else _best(at, chances.good))
    return _finding(chances, told, (_ENOUGH_LESS, ahead.enough, ahead.rest))


def must_not_lose(at: Knowledge) -> Finding | None:
    """The cards that avoid most surely that the match is lost with this deal."""
    ahead = _outlook(at)
    if ahead is None or not 0 < ahead.least <= ahead.rest:
        return None
    chances = card_chances(at.view, DEALS, 1)
    told = [say(_LEAST, needed=ahead.least, left=ahead.rest)]
    if ahead.by_contract:
        told.append(say(_MUST_MAKE if at.is_taker else _MUST_FAIL))
    told.append(_best(at, chances.good))
    return _finding(chances, told, (_LEAST_LESS, ahead.least, ahead.rest))


def _outlook(at: Knowledge) -> Outlook | None:
    """The outlook in the last tricks; None before."""
    return outlook(at.view) if at.tricks_left <= LAST else None


def _best(at: Knowledge, good: CardSet) -> Message:
    """Which cards have the best chance, and whether they are sure of the trick."""
    sure = CardSet(card for card in good if side_keeps(at, card))
    return say(_WINS, cards=sure) if sure else say(_BEST, cards=good)


def _finding(chances: CardChances, why: Sequence[Message], wrong: tuple[str, int, int]) -> Finding | None:
    """The finding for the best chances. `wrong` is the sentence on a clearly smaller one, with its two numbers."""
    source, needed, left = wrong
    bad = each(chances.bad, lambda card: say(source, card=card, needed=needed, left=left))
    return found(chances.good, together(*why), bad)


def sure_points(at: Knowledge, card: Card) -> int:
    """The points that a side certainly has once a card wins the trick, and after it the masters of the same hand."""
    if not side_keeps(at, card):
        return 0
    here = at.on_table + at.points(card)
    last = last_trick_points(at.view.rules, by_taker=at.is_taker)
    if at.tricks_left == 1:
        return here + last
    if winning_after(at, card)[1] != at.seat:
        return here
    run = sure_winners(at) - CardSet((card,))
    return here + sum(map(at.points, run)) + last * (len(run) == at.tricks_left - 1)


#: {left}, {needed}: numbers.
_ENOUGH = QT_TRANSLATE_NOOP(
    "strategy", "Of the {left} points that are left, your side needs {needed} to win the match."
)
_MAKES = QT_TRANSLATE_NOOP("strategy", "Your contract is then made, too.")
_NOT_ALL = QT_TRANSLATE_NOOP("strategy", "Your side has won every trick so far, but does not need all of them.")
_KEPT = QT_TRANSLATE_NOOP("strategy", "Defenders keep their points even if the contract is made.")
#: {cards}: cards in your hand.
_BRINGS = QT_TRANSLATE_NOOP("strategy", "Play {cards:the or}: that is sure to bring the points you need.")
#: {cards}: cards in your hand.
_WINS = QT_TRANSLATE_NOOP(
    "strategy", "Your chances are best with {cards:the or}: your side is then sure to win this trick."
)
#: {cards}: cards in your hand.
_BEST = QT_TRANSLATE_NOOP("strategy", "Your chances are best with {cards:the or}.")
#: {card}: a card. {left}, {needed}: numbers.
_ENOUGH_LESS = QT_TRANSLATE_NOOP(
    "strategy",
    "To win the match, your side needs {needed} of the {left} points that are left, and {card:the} brings them less "
    "often.",
)
#: {left}, {needed}: numbers.
_LEAST = QT_TRANSLATE_NOOP(
    "strategy",
    "Of the {left} points that are left, your side needs at least {needed}: otherwise your opponents win the match "
    "with this deal.",
)
_MUST_MAKE = QT_TRANSLATE_NOOP("strategy", "So your side must make its contract.")
_MUST_FAIL = QT_TRANSLATE_NOOP("strategy", "So the contract must fail.")
#: {card}: a card. {left}, {needed}: numbers.
_LEAST_LESS = QT_TRANSLATE_NOOP(
    "strategy",
    "If your side takes fewer than {needed} of the {left} points that are left, your opponents win the match. With "
    "{card:the} that happens more often.",
)

PLAYING = (
    Chapter(
        id="enough-to-win",
        title=QT_TRANSLATE_NOOP("strategy", "When a few points win the match"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to play for the points you need, and for no more."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy", "Near the end of a match, count how many points your side still needs to reach the target."
            ),
            QT_TRANSLATE_NOOP(
                "strategy", "If a sure trick brings them, take it. More points are worth nothing after that."
            ),
            QT_TRANSLATE_NOOP(
                "strategy",
                "Do not risk the match to make a contract fail, to win every trick, or to save a higher card.",
            ),
        ),
        detect=on_cards(enough_to_win),
    ),
    Chapter(
        id="must-not-lose",
        title=QT_TRANSLATE_NOOP("strategy", "When this deal may cost you the match"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to take risks when losing the deal loses the match."),
        teach=(
            QT_TRANSLATE_NOOP("strategy", "Near the end of a match, count what your opponents need as well."),
            QT_TRANSLATE_NOOP(
                "strategy",
                "If their contract wins them the match, only one thing matters: that it fails. Saving points does not "
                "help.",
            ),
            QT_TRANSLATE_NOOP(
                "strategy", "A risk costs nothing if you would lose the match without it. So take even a small chance."
            ),
        ),
        detect=on_cards(must_not_lose),
    ),
)
"""The chapters of this file, in the order of the course."""
