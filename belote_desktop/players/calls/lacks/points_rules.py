"""Rules for bids of points: how high a hand may bid, and what it must hold to raise the partner."""

from __future__ import annotations

from belote_desktop.engine.actions import Action, Bid
from belote_desktop.engine.cards import Suit
from belote_desktop.engine.contract import Denomination
from belote_desktop.players.calls.lacks.line import line, unled
from belote_desktop.players.calls.lacks.situation import Holding, Situation
from belote_desktop.players.calls.lacks.suit_rules import ENOUGH

STEP = 10
"""The points between two bids."""
RESERVE = 5.0
"""By how much a bid stays under the line, before it is rounded down."""
OPENING, BETTER = 86.0, 15.0
"""The line of the weakest hand that opens (three trumps with the jack), without the lead, and by how much a hand must
beat it to name another suit over the partner's."""
HIGH, HIGHEST, MANY = 110, 130, 5
"""From HIGH on, three trumps must be headed by the two highest with an ace beside; from HIGHEST on, a hand must have
MANY trumps."""
SURE = 150.0
"""The line from which all tricks may be bid."""


def above_line(at: Situation, call: Action) -> bool:
    """More than the hand is worth, in a suit that the partner has not named."""
    named, level = at.denomination(call), at.level(call)
    if named is None or level is None or at.is_forced or named in at.of_partner:
        return False
    return level > limit(at, call, named)


def limit(at: Situation, call: Action, named: Denomination) -> float:
    """The highest bid that the hand is worth."""
    return STEP * ((line(at, call, named) - RESERVE) // STEP)


def too_high_for_length(at: Situation, call: Action) -> bool:
    """A high bid on few trumps."""
    named, level = at.denomination(call), at.level(call)
    if named is None or named.suit is None or level is None or at.is_forced or named in at.of_partner:
        return False
    found = at.holding(call, named)
    if level >= HIGH and found.length <= ENOUGH and not (found.top and found.second and found.aces):
        return True
    return level >= HIGHEST and found.length < MANY


def raised_on_nothing(at: Situation, call: Action) -> bool:
    """The partner's bid raised by more steps than the hand has assets, where the hand alone is not worth it."""
    named, level = at.denomination(call), at.level(call)
    if named is None or level is None or at.is_forced or named not in at.of_partner:
        return False
    before = at.level(at.of_partner[named])
    if before is None or level <= limit(at, call, named):
        return False
    return (level - before) / STEP > assets(at, at.holding(call, named))


def assets(at: Situation, found: Holding) -> int:
    """What a hand adds to the partner's bid, in steps: aces, the missing jack (two) or nine, belote, and a third trump
    with a void. Without a trump suit, its masters."""
    if found.denomination.suit is None:
        order = at.view.rules.cards
        wanted = order.trump_order if found.denomination is Denomination.ALL_TRUMP else order.plain_order
        return sum(str(card.rank) == wanted[0] for card in found.cards)
    void = any(not found.cards.suited(suit) for suit in Suit)
    third = found.length >= ENOUGH and void
    return len(found.aces) + 2 * found.top + found.second + found.belote + third


def over_the_partner(at: Situation, call: Action) -> bool:
    """Another contract over the partner's bid, without a hand that is clearly better than one that opens."""
    named, level = at.denomination(call), at.level(call)
    if named is None or level is None or at.is_forced or named in at.of_partner or not at.of_partner:
        return False
    return unled(at, call, named) < OPENING + BETTER


def all_tricks_unsure(at: Situation, call: Action) -> bool:
    """All tricks bid on a hand that leaves some to chance."""
    named = at.denomination(call)
    if named is None or not isinstance(call, Bid) or (call.points and not call.capot) or at.is_forced:
        return False
    return line(at, call, named) < SURE
