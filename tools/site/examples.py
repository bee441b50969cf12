"""An example of a chapter on playing well: a hand, what lies on the table, and the card that is right, as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from belote_desktop import engine
from belote_desktop.coach.strategy import Question, positions_of, question
from belote_desktop.engine import Card, CardSet, Play
from belote_desktop.engine.cards import from_high
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, SeatName, say
from belote_desktop.variants.rule_sheet import Group, Picture, Pictured

_TABLE = QT_TRANSLATE_NOOP("sheet", "On the table")
_HAND = QT_TRANSLATE_NOOP("sheet", "In your hand")
_REASON = QT_TRANSLATE_NOOP("sheet", "Trumps: {trump}. {reason}")
_LEAST, _MOST = 3, 6
"""So many cards make a hand from which there is something to choose, and which fits in one row."""


@cache  # once for all languages: it has positions weighed
def example(chapter: str, games: tuple[str, ...]) -> Picture | None:
    """The first position of a chapter that can be shown: a card is asked for, with trumps, and no hand is long.

    `chapter` is its id.
    """
    for game in games:
        for position in positions_of(game):
            asked = question(position) if position.chapter == chapter else None
            picture = None if asked is None else _pictured(asked)
            if picture is not None:
                return picture
    return None


def _pictured(asked: Question) -> Picture | None:
    view = engine.view(asked.match, asked.seat)
    right = tuple(action.card for action in asked.right if isinstance(action, Play))
    trump = None if view.contract is None else view.contract.denomination.suit
    why = next(iter(asked.right.values()))
    is_named = any(isinstance(fact, SeatName) for fact in why.facts.values())  # nobody has a name on a page
    if not right or trump is None or is_named or not _LEAST <= len(view.hand) <= _MOST:
        return None
    trick = () if view.trick is None else view.trick.cards
    groups = (*((_cards(_TABLE, trick, ()),) if trick else ()), _cards(_HAND, from_high(CardSet(view.hand)), right))
    return Picture("", say(_REASON, trump=trump, reason=why), groups)


def _cards(label: str, cards: Sequence[Card], right: Sequence[Card]) -> Group:
    return Group(tuple(Pictured(card, wins=card in right) for card in cards), say(label))
