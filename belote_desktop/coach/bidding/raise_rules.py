"""Rules for doubling and redoubling: a contract is raised on trumps and aces, not on hope."""

from __future__ import annotations

from belote_desktop.engine.actions import PASS, Action
from belote_desktop.engine.cards import Rank, Suit
from belote_desktop.engine.contract import Denomination
from belote_desktop.players.calls.lacks.line import line
from belote_desktop.players.calls.lacks.situation import Situation, guarded, held, highest
from belote_desktop.players.calls.lacks.suit_rules import ENOUGH
from belote_desktop.players.calls.raising import RAISES

FAILS = 0.65
"""From which chance of failure on the reckoning counts as one of the two grounds for a double."""
GROUNDS = 2
HIGH = 130
"""From this bid on a hand may double without a trump."""
UNDER = 20.0
"""How far under the line a bid must be to be redoubled."""


def weak_double(at: Situation, call: Action, failing: float | None) -> bool:
    """A double without two of: three trumps headed by the jack or the nine, an ace, a second one, a likely failure.

    `failing` is how likely the contract fails; None while nobody has reckoned it, which gives the benefit of the doubt.
    """
    target = at.target
    if call not in RAISES or call == PASS or target is None or at.is_own(target.declarer):
        return False
    likely = failing is None or failing >= FAILS
    if target.denomination.suit is None:
        return _masters(at, target.denomination) + likely < GROUNDS
    found = held(at.view, at.view.hand, target.denomination)
    if not found.length and (target.bid or 0) < HIGH and not target.capot:
        return True
    headed = found.length >= ENOUGH and (found.top or found.second)
    if found.top and not headed and not found.aces:
        return True
    return headed + min(len(found.aces), 2) + likely < GROUNDS


def _masters(at: Situation, named: Denomination) -> int:
    """The suits that are stopped for certain: by their highest card, or the second with another beside it."""
    rules, hand = at.view.rules.cards, at.view.hand
    order = rules.trump_order if named is Denomination.ALL_TRUMP else rules.plain_order
    return len(highest(hand, order)) + sum(
        guarded(hand, order, suit) and not highest(hand.suited(suit), order) for suit in Suit
    )


def weak_redouble(at: Situation, call: Action) -> bool:
    """A redouble without jack, nine and ace of trumps, or so close to what the hand is worth."""
    target = at.target
    if call not in RAISES or target is None or not at.is_own(target.declarer):
        return False
    named = target.denomination
    if named.suit is None:
        return _masters(at, named) < ENOUGH
    found = held(at.view, at.view.hand, named)
    ranks, order = {card.rank for card in found.trumps}, at.view.rules.cards.trump_order[:ENOUGH]
    if not all(Rank.parse(letter) in ranks for letter in order):
        return True
    return target.bid is not None and target.bid + UNDER > line(at, PASS, named)
