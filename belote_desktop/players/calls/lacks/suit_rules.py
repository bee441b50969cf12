"""Rules for naming trumps: how many, and how high, a suit must be."""

from __future__ import annotations

from belote_desktop.engine.actions import Action
from belote_desktop.players.calls.lacks.situation import Holding, Situation

ENOUGH, LONG = 3, 4
"""The trumps a sensible player wants, and those that make a suit without the jack."""
BESIDE = 2
"""What the jack and a single trump need beside them where more cards are to come: two aces, or an ace and the lead."""
PART = 6
"""With so many known cards at most, two trumps may do: more of them are to come."""


def too_few(at: Situation, call: Action) -> bool:
    """Fewer than three trumps; with a part of the hand, jack and nine do, or the jack and two chances beside it."""
    found = _own_suit(at, call)
    if found is None or found.length >= ENOUGH:
        return False
    if len(found.cards) > PART or not found.top or found.length < ENOUGH - 1:
        return True
    beside = len(found.aces) + at.leads if found.aces else 0
    return not (found.second or beside >= BESIDE)


def nothing_high(at: Situation, call: Action) -> bool:
    """Neither of the two highest trumps, unless there are four, or three with belote, an ace and the first card."""
    found = _own_suit(at, call)
    if found is None or found.top or found.second or found.length >= LONG:
        return False
    return not (found.length == ENOUGH and found.belote and found.aces and at.leads)


def second_alone(at: Situation, call: Action) -> bool:
    """The nine without the jack, unless there are four trumps, or three and a side ace."""
    found = _own_suit(at, call)
    if found is None or found.top or not found.second:
        return False
    return found.length < (ENOUGH if found.aces else LONG)


def _own_suit(at: Situation, call: Action) -> Holding | None:
    """The holding in a suit that this seat names by its own choice; None where it must, or the partner named it."""
    named = at.denomination(call)
    if named is None or named.suit is None or at.is_forced or named in at.of_partner:
        return None
    return at.holding(call, named)
