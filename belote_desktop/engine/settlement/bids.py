"""From a deal's outcome to an itemised score where points are bid. Source: docs/rules, Scoring.

The steps are the same in all games: the counted points decide whether the bid was made; then either each side scores
its own points and the takers their bid, or the winners score the whole deal or a fixed price; then the points are
rounded and converted to the game's unit.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from belote_desktop.engine.contract import Contract
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import BeloteOnFail, DoubledMade, FailedDeclarations, MultiplierScope, Written
from belote_desktop.engine.score import Item, Result, Score, What, total
from belote_desktop.engine.settlement.failing import failed_belote, failed_declarations
from belote_desktop.engine.settlement.items import (
    CARD_POINTS,
    belote_items,
    compared_points,
    counted_items,
    declaration_items,
    of_kind,
    totals,
)
from belote_desktop.engine.settlement.outcome import Outcome
from belote_desktop.engine.settlement.promise import bid_item, has_price, kept, price_item
from belote_desktop.engine.settlement.proportion import capot_replaces, in_proportion
from belote_desktop.engine.settlement.writing import on_the_sheet

FIXED = ("fail_base",)
"""The rule of what is written of a failed bid: a number that is not rounded."""
Items = tuple[Item, ...]


@dataclass(frozen=True)
class _Judged:
    """A deal whose winner is known. `stopped` tells that a misplay ended it before its cards were counted."""

    rules: Ruleset
    outcome: Outcome
    counted: Items
    winner: int
    stopped: bool = False

    @property
    def contract(self) -> Contract:
        return self.outcome.contract

    @property
    def made(self) -> bool:
        return self.winner == self.outcome.taker

    @property
    def doubled(self) -> bool:
        return self.contract.multiplier > 1

    @property
    def cards(self) -> Items:
        return of_kind(self.counted, *CARD_POINTS)


def settle_bids(rules: Ruleset, outcome: Outcome) -> Score:
    """The score of a deal in which points were bid, for two sides."""
    if outcome.misplay:
        return _misplayed(rules, outcome)
    counted = capot_replaces(rules, outcome, in_proportion(rules, outcome, counted_items(rules, outcome)))
    compared = compared_points(rules, outcome, counted)
    made = kept(rules, outcome, counted, compared)
    winner = outcome.taker if made else 1 - outcome.taker
    deal = _Judged(rules, outcome, counted, winner)
    written = on_the_sheet(rules, outcome, _WRITERS[rules.bid_score.written](deal), FIXED)
    result = Result.MADE if made else Result.FAILED
    return _score(deal, result, written, compared)


def _misplayed(rules: Ruleset, outcome: Outcome) -> Score:
    """The deal stops; the other side scores it as if it had won all of it (docs/rules/pilotta.md, Misplay)."""
    stopped = replace(outcome, tricks=None)
    counted = (*declaration_items(rules, stopped), *belote_items(rules, stopped))
    if len(outcome.misplay) > 1:
        none = (0,) * len(outcome.cards)
        return Score(Result.MISPLAY, none, counted, taker=outcome.taker, held_out=outcome.held_in, same_dealer=True)
    deal = _Judged(rules, stopped, counted, 1 - outcome.misplay[0], stopped=True)
    written = _bid_alone(deal) if rules.bid_score.written is Written.BID_ONLY else _winner_takes(deal)
    pile = (What.CARDS, What.FAILED_DEAL)
    labelled = (
        replace(item, what=What.MISPLAY, rule="misplay") if item.what in pile else item
        for item in on_the_sheet(rules, stopped, written, FIXED)
    )
    return _score(deal, Result.MISPLAY, tuple(labelled), ())


def _score(deal: _Judged, result: Result, written: Items, compared: tuple[int, ...]) -> Score:
    return Score(
        result,
        totals(written, deal.outcome),
        deal.counted,
        written,
        compared,
        held_out=deal.outcome.held_in,
        capot=deal.outcome.sweeper,
        taker=deal.outcome.taker,
        winner=deal.winner,
    )


def _points_and_bid(deal: _Judged) -> Items:
    """Each side's points and the takers' bid for a contract made undoubled; otherwise the winners score the deal."""
    if deal.made and not has_price(deal.rules, deal.contract):
        return DOUBLED_MADE[deal.rules.bid_score.doubled_made](deal) if deal.doubled else _each_own(deal)
    return _winner_takes(deal)


def _bid_alone(deal: _Judged) -> Items:
    """The bid, or the fixed price, for the side that won, and nothing else (docs/rules/contree.md, Scoring)."""
    if has_price(deal.rules, deal.contract):
        return (price_item(deal.rules, deal.contract, deal.winner, made=deal.made),)
    return _written_bid(deal)


_WRITERS: Mapping[Written, Callable[[_Judged], Items]] = MappingProxyType(
    {Written.PLUS_BID: _points_and_bid, Written.MADE_ONLY: _points_and_bid, Written.BID_ONLY: _bid_alone}
)


def _written_bid(deal: _Judged) -> Items:
    """The bid for the winners; nothing if the game scores points only, or does not score the bid of a failed contract.

    A double is a stake on the bid, so the bid of a doubled contract is always scored.
    Source: docs/rules/pilotta.md, Where sources differ.
    """
    score = deal.rules.bid_score
    lost = not deal.made and not deal.doubled and not score.failed_bid_to_defenders
    item = bid_item(deal.rules, deal.contract, deal.winner)
    return () if lost or score.written is Written.MADE_ONLY or not item.points else (item,)


def _each_own(deal: _Judged) -> Items:
    return (*deal.counted, *_written_bid(deal))


def _each_multiplied(deal: _Judged) -> Items:
    """Both sides' own points times the raises, belote apart."""
    more = deal.contract.multiplier - 1
    base = tuple(item for item in deal.counted if item.what is not What.BELOTE)
    doubled = (Item(What.DOUBLED, side, more * total(base, side), "doubled_made") for side in deal.outcome.sides)
    return (*deal.counted, *(item for item in doubled if item.points), *_written_bid(deal))


def _winner_takes(deal: _Judged) -> Items:
    """Cards or price, declarations, belote and bid for the winners; the losers score what the rules leave them."""
    if has_price(deal.rules, deal.contract):
        worth: Items = (price_item(deal.rules, deal.contract, deal.winner, made=deal.made), *_declarations(deal))
    else:
        worth = (*_multiplied(deal), *_written_bid(deal))
    return (*worth, *_belote(deal), *_banked(deal))


DOUBLED_MADE: Mapping[DoubledMade, Callable[[_Judged], Items]] = MappingProxyType(
    {
        DoubledMade.WINNER_TAKES_ALL: _winner_takes,
        DoubledMade.EACH_OWN: _each_own,
        DoubledMade.EACH_MULTIPLIED: _each_multiplied,
    }
)
"""What the two sides write of a doubled contract that was made."""


def _multiplied(deal: _Judged) -> Items:
    """Pile and declarations, with what the raises add to them."""
    pile, declared = _pile(deal), _declarations(deal)
    scope = deal.rules.doubling.multiplier_scope
    bases = {MultiplierScope.BID: (), MultiplierScope.FLAT: pile, MultiplierScope.ALL: (*pile, *declared)}
    more = total(bases[scope], deal.winner) * (deal.contract.multiplier - 1)
    doubled = (Item(What.DOUBLED, deal.winner, more, "multiplier_scope"),) if more else ()
    return (*pile, *declared, *doubled)


def _pile(deal: _Judged) -> Items:
    """The cards of a deal that goes to one side: what both sides took, the winners' own capot, or a fixed number."""
    scoring, swept = deal.rules.scoring, deal.outcome.sweeper == deal.winner
    flat = deal.doubled and deal.rules.doubling.multiplier_scope is MultiplierScope.FLAT
    if deal.rules.bid_score.pooled and not deal.stopped:
        points, rule = sum(item.points for item in deal.cards), "pooled"
    elif swept and not flat and of_kind(deal.cards, What.CAPOT):
        points, rule = total(deal.cards, deal.winner), "capot_value" if deal.made else "defender_capot"
    else:
        points, rule = scoring.fail_base, "fail_base"
    return (Item(What.CARDS if deal.made else What.FAILED_DEAL, deal.winner, points, rule),)


def _declarations(deal: _Judged) -> Items:
    """The declarations of a deal that goes to one side; of a doubled one the winners write all that count."""
    if deal.made:
        return tuple(replace(item, side=deal.winner) for item in of_kind(deal.counted, What.DECLARATIONS))
    rules = deal.rules
    if deal.doubled and rules.declaration.fail_decl is FailedDeclarations.DEFENDERS_ONLY:
        rules = rules.change(fail_decl=FailedDeclarations.ENTITLED)
    return failed_declarations(rules, deal.outcome, deal.winner)


def _belote(deal: _Judged) -> Items:
    """Belote when one side scores the deal: for its owner, for the winners, or lost if it was the takers'."""
    belote = of_kind(deal.counted, What.BELOTE)
    if deal.rules.belote.belote_on_fail is BeloteOnFail.KEPT:
        return belote
    if deal.made or deal.doubled:
        return tuple(replace(item, side=deal.winner, rule="belote_on_fail") for item in belote)
    return failed_belote(deal.rules, deal.outcome, deal.counted, deal.winner)


def _banked(deal: _Judged) -> Items:
    """The card points that the losers of a doubled deal keep, if the rules say so.

    Source: docs/rules/bazar-blot.md, Where sources differ.
    """
    if not (deal.doubled and deal.rules.bid_score.contra_banks_points):
        return ()
    return tuple(replace(item, rule="contra_banks_points") for item in deal.cards if item.side != deal.winner)
