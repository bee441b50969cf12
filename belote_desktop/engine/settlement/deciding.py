"""Scores of special deals: decided by a misplay, played for the whole match, or passed out and played as negative.

Sources: docs/rules, Misplay; docs/rules/bidding.md, Scoring; docs/rules/russian.md, Auction.
"""

from __future__ import annotations

from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.score import Item, Result, Score, What
from belote_desktop.engine.settlement.items import (
    DECLARED,
    belote_items,
    card_items,
    declaration_items,
    declared_kind,
    of_kind,
    totals,
)
from belote_desktop.engine.settlement.judging import by_side, judged, margin, shared, turn_order, winner_of
from belote_desktop.engine.settlement.outcome import Outcome


def misplayed_items(rules: Ruleset, outcome: Outcome) -> tuple[Item, ...]:
    """All points of the pack and everything announced, to those who did not misplay; nothing when all did."""
    innocent = tuple(side for side in turn_order(outcome) if side not in outcome.misplay)
    if not innocent:
        return ()
    announced = sum(outcome.declared)
    belote = sum(rules.belote.belote_points for _ in outcome.belote) if rules.belote.belote else 0
    amounts = (
        (What.MISPLAY, pack_points(rules, outcome)),
        (declared_kind(rules), announced),
        (What.BELOTE, belote),
    )
    return tuple(
        Item(what, side, points, "misplay")
        for what, amount in amounts
        for side, points in shared(amount, innocent)
        if points
    )


def pack_points(rules: Ruleset, outcome: Outcome) -> int:
    """What all the cards of the pack and the last trick are worth under the contract."""
    denomination = outcome.contract.denomination
    points = rank_table(rules.cards, denomination).points
    factor = rules.cards.nt_factor if denomination is Denomination.NO_TRUMP else 1
    return (sum(points[card] for card in pack(rules)) + rules.scoring.last_trick) * factor


def misplayed(outcome: Outcome, written: tuple[Item, ...]) -> Score:
    """The score of a deal decided by a misplay. When every side did, nobody scores and the same dealer deals again.

    Points held over go to a single winner and stay held over if there is none.
    """
    held = by_side(outcome.held_in, outcome)
    innocent = [side for side in outcome.sides if side not in outcome.misplay]
    winner = innocent[0] if len(innocent) == 1 else None
    if winner is not None and any(held):
        written = (*written, Item(What.HELD_WON, winner, sum(held), "tie"))
        held = (0,) * len(held)
    return Score(
        Result.MISPLAY,
        totals(written, outcome),
        written=written,
        held_out=held,
        taker=outcome.taker,
        winner=winner,
        same_dealer=not innocent,
    )


def won_at_once(rules: Ruleset, outcome: Outcome, counted: tuple[Item, ...], compared: tuple[int, ...]) -> Score:
    """The whole match to the side with more points; its book value is the target. A tie is played again."""
    winner = winner_of(outcome, judged(rules, outcome, compared), compared)
    if margin(rules, outcome, compared) == 0:
        winner = None
    held = by_side(outcome.held_in, outcome)
    if winner is None:
        none = (0,) * len(compared)
        return Score(Result.REPLAY, none, counted, (), compared, held, outcome.sweeper, outcome.taker)
    written = (Item(What.MATCH, winner, rules.match.target, "match_level"),)
    return Score(
        Result.WON_AT_ONCE,
        totals(written, outcome),
        counted,
        written,
        compared,
        (0,) * len(compared),
        outcome.sweeper,
        outcome.taker,
        winner=winner,
        match_winner=winner,
    )


def negative(rules: Ruleset, outcome: Outcome) -> Score:
    """Everyone passed: cards and last trick count against their owner, belote and declarations against the others.

    Declarations count only against a side that took a trick; there is no bonus for all the tricks.
    """
    counted = (
        *(item for item in card_items(rules, outcome) if item.what is not What.CAPOT),
        *of_kind(declaration_items(rules, outcome), *DECLARED),
        *belote_items(rules, outcome),
    )
    written = tuple(
        Item(What.NEGATIVE, side, -item.points, item.rule)
        for item in (*card_items(rules, outcome), *_announced(rules, outcome), *belote_items(rules, outcome))
        for side in _burdened(outcome, item)
        if item.points and item.what is not What.CAPOT
    )
    points = totals(written, outcome)
    best = [side for side in outcome.sides if points[side] == max(points)]
    return Score(
        Result.NEGATIVE,
        points,
        counted,
        written,
        totals(counted, outcome),
        by_side(outcome.held_in, outcome),
        outcome.sweeper,
        outcome.taker,
        winner=best[0] if len(best) == 1 else None,
    )


def _announced(rules: Ruleset, outcome: Outcome) -> tuple[Item, ...]:
    """The declarations that count, including those of a side without a trick."""
    found = ((side, outcome.valid_points(side)) for side in outcome.sides)
    return tuple(Item(declared_kind(rules), side, points, "declarations") for side, points in found if points)


def _burdened(outcome: Outcome, item: Item) -> tuple[int, ...]:
    """The sides an item counts against."""
    others = tuple(side for side in outcome.sides if side != item.side)
    if item.what is What.BELOTE:
        return others
    if item.what in DECLARED:
        return tuple(side for side in others if not outcome.is_trickless(side))
    return (item.side,)
