"""Rules for contracts without a single trump suit: how many masters no trumps, all trumps and Sun need."""

from __future__ import annotations

from belote_desktop.engine.actions import Action
from belote_desktop.engine.cards import Card, CardSet, Rank, Suit
from belote_desktop.engine.contract import Denomination
from belote_desktop.players.calls.counting import total_points
from belote_desktop.players.calls.lacks.points_rules import STEP
from belote_desktop.players.calls.lacks.situation import ASHKAL, SUN, Situation, guarded, highest

TWO, THREE = 2, 3
HIGH = 100
"""From this bid on, no trumps need a third ace or the lead. On two aces it is made in 56 of 100 deals with open cards
and in 43 at a club, on three in 88 and 75 (measured in coinche with the double-dummy search)."""


def few_masters(at: Situation, call: Action) -> bool:
    """No trumps on too few aces (`aces_needed`); all trumps on fewer than two jacks with a nine behind, the lead or the
    suit of the partner, or three. Only where a bid promises about half of the points or more."""
    named = _own(at, call)
    if call in (SUN, ASHKAL) or named is None or not _promises_half(at, call, named):
        return False
    cards = at.holding(call, named).cards
    if named is Denomination.NO_TRUMP:
        return len(_aces(at, cards)) < aces_needed(at, call)
    jacks = highest(cards, at.view.rules.cards.trump_order)
    return len(jacks) < TWO or (len(jacks) == TWO and not _is_backed(at, cards, jacks))


def aces_needed(at: Situation, call: Action) -> int:
    """How many aces a call of no trumps needs."""
    return THREE if (at.level(call) or 0) >= HIGH and not at.leads else TWO


def _is_backed(at: Situation, cards: CardSet, jacks: CardSet) -> bool:
    order = at.view.rules.cards.trump_order
    wanted = any(card.suit is named.suit for card in jacks for named in at.of_partner)
    return at.leads or wanted or any(guarded(cards, order, suit) for suit in Suit)


def no_stopper(at: Situation, call: Action) -> bool:
    """No trumps or all trumps over a suit of the opponents without a stopper in it, with the same exception."""
    named = _own(at, call)
    if named is None or not _promises_half(at, call, named):
        return False
    cards, rules = at.holding(call, named).cards, at.view.rules.cards
    order = rules.trump_order if named is Denomination.ALL_TRUMP else rules.plain_order
    suits = [theirs.suit for theirs in at.of_opponents if theirs.suit is not None]
    return not all(
        Card.of(Rank.parse(order[0]), suit) in cards or guarded(cards, order, suit) for suit in suits
    )  # fmt: skip


def weak_sun(at: Situation, call: Action) -> bool:
    """Sun on fewer than three aces, unless there are two with the lead or a ten and a third card behind one."""
    if call == ASHKAL:
        turned = at.view.turn_up
        fits = turned is not None and turned.rank in (Rank.ACE, Rank.TEN, Rank.KING)
        return len(_aces(at, at.view.hand)) < TWO or not fits
    if call != SUN:
        return False
    cards = at.holding(call, Denomination.NO_TRUMP).cards
    aces = _aces(at, cards)
    if len(aces) != TWO:
        return len(aces) < TWO
    return not at.leads and not any(_is_strong(at, cards.suited(ace.suit)) for ace in aces)


def _is_strong(at: Situation, suit: CardSet) -> bool:
    """Ace, ten and a third card of a suit."""
    return bool(highest(suit, at.view.rules.cards.plain_order, 1)) and len(suit) > TWO


def _aces(at: Situation, cards: CardSet) -> CardSet:
    return highest(cards, at.view.rules.cards.plain_order)


def _promises_half(at: Situation, call: Action, named: Denomination) -> bool:
    """Whether a call promises half of the points of the deal, or nearly: where all trumps count 258, 80 is little.

    Casual players who asked for jacks there too lost 18 ± 7 points a deal in coinche-cats to the calls of beginners,
    and 7 ± 7 without (200 pairs).
    """
    level = at.level(call)
    return level is None or level + STEP > total_points(at.view.rules, named) / 2


def _own(at: Situation, call: Action) -> Denomination | None:
    """The contract without a single trump suit that this seat would be the first of its side to name; else None."""
    named = at.denomination(call)
    return None if named is None or named.suit is not None or named in at.of_partner else named
