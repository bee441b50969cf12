"""Roem: the points for runs and fours of a kind that meet in a trick.

Source: docs/rules/klaverjas.md, Declarations.
"""

from __future__ import annotations

from itertools import groupby

from belote_desktop.engine.cards import Card, CardSet, Rank, Suit
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.declarations.finding import longest_runs
from belote_desktop.engine.declarations.ranking import run_points
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import DeclarationPlace, Declarations, TrickQuartet


def counts_roem(rules: Ruleset) -> bool:
    """Whether declarations are met in tricks in this game."""
    declaration = rules.declaration
    return declaration.declarations is Declarations.ON and declaration.declaration_place is DeclarationPlace.TRICK


def roem_of(rules: Ruleset, denomination: Denomination, cards: tuple[Card, ...]) -> int:
    """The points that the cards of one complete trick score beside their own; 0 where the game has no roem.

    Four of a kind; or a run of three or four cards of a suit, and king and queen of trumps beside it.
    """
    if not counts_roem(rules):
        return 0
    if len(cards) == 4 and len(list(groupby(cards, lambda card: card.rank))) == 1:
        return _four(rules, cards[0].rank)
    runs = longest_runs(CardSet(cards))
    points = max((run_points(rules.declaration, len(run)) for run in runs), default=0)
    return points + _pairs(denomination, cards) * (rules.belote.belote_points if rules.belote.belote else 0)


def _four(rules: Ruleset, rank: Rank) -> int:
    if rank is Rank.JACK:
        return rules.roem.trick_jacks_points
    counts = rules.roem.roem_quartet is TrickQuartet.ALL_RANKS or rank >= Rank.TEN
    return rules.roem.trick_four_points if counts else 0


def _pairs(denomination: Denomination, cards: tuple[Card, ...]) -> int:
    """The number of pairs of king and queen of trumps in the trick."""
    return sum(
        denomination.is_trump(suit) and {Card.of(Rank.KING, suit), Card.of(Rank.QUEEN, suit)} <= set(cards)
        for suit in Suit
    )
