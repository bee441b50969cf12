"""Builds the `Outcome` of a finished deal, the input of scoring, from its tricks and declarations."""

from __future__ import annotations

from belote_desktop.engine.cards import Card, Rank
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.deals.dealing import eldest, seats_from
from belote_desktop.engine.deals.discarding import discarded_points
from belote_desktop.engine.declarations import points_of
from belote_desktop.engine.declarations.announcing import rules_here
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.settlement import Outcome
from belote_desktop.engine.tricks.playing import belote_pairs, contest, the_contract
from belote_desktop.engine.tricks.roem import counts_roem

BySide = tuple[int, ...]


def outcome_of(
    rules: Ruleset,
    deal: Deal,
    held_in: BySide,
    *,
    last_deal: bool = False,
    bolts_in: BySide | None = None,
    trickless_in: BySide | None = None,
) -> Outcome:
    """The outcome of a deal whose last trick is complete, or that was stopped by a misplay.

    A deal that was stopped has no split of tricks, and its last trick is the takers' until somebody has won one.
    """
    contract, none = the_contract(deal), (0,) * rules.side_count
    taker = rules.side_of(contract.declarer)
    winners = _winners(rules, deal)
    declared, valid, best = _declarations(rules, deal)
    return Outcome(
        taker=taker,
        cards=_cards(rules, deal, winners),
        last_trick=winners[-1] if winners else taker,
        contract=contract,
        tricks=tuple(winners.count(side) for side in range(rules.side_count)) if _is_played_out(rules, deal) else None,
        declared=declared,
        best=best,
        valid=valid,
        belote=tuple((rules.side_of(seat), str(first.rank)) for seat, first in belote_pairs(rules, deal)),
        jack=_trump_jack(deal, winners),
        ace_turned=deal.turn_up is not None and deal.turn_up.rank is Rank.ACE,
        generale_made=contract.generale and all(trick.winner == contract.declarer for trick in deal.tricks),
        held_in=held_in,
        bolts_in=bolts_in or none,
        trickless_in=trickless_in or none,
        misplay=deal.misplays,
        order=tuple(dict.fromkeys(map(rules.side_of, seats_from(rules, eldest(rules, deal.dealer))))),
        last_deal=last_deal,
    )


def _winners(rules: Ruleset, deal: Deal) -> list[int]:
    """The side that won each trick."""
    return [rules.side_of(trick.winner) for trick in deal.tricks if trick.winner is not None]


def _is_played_out(rules: Ruleset, deal: Deal) -> bool:
    return not any(deal.hand(seat) for seat in range(rules.table.seats))


def _cards(rules: Ruleset, deal: Deal, winners: list[int]) -> BySide:
    """Card points by side, discarded cards included."""
    cards = [*discarded_points(rules, deal)]
    for trick, winner in zip(deal.tricks, winners, strict=True):
        cards[winner] += trick.points
    return tuple(cards)


def _declarations(rules: Ruleset, deal: Deal) -> tuple[BySide, BySide, BySide]:
    """Points announced by side, points that count by side, and the sides whose declarations are the best.

    Where cards meet in tricks, everything met counts (docs/rules/klaverjas.md, Declarations).
    """
    sides = range(rules.side_count)
    if counts_roem(rules):
        met = tuple(
            sum(trick.roem for trick in deal.tricks if trick.winner is not None and rules.side_of(trick.winner) == side)
            for side in sides
        )
        return met, met, tuple(side for side in sides if met[side])
    if not deal.declared:
        return (0,) * rules.side_count, (0,) * rules.side_count, ()
    own, found = rules_here(rules, deal), contest(rules, deal)
    declared, valid = (
        tuple(sum(points_of(own, one) for seat, one in entries if rules.side_of(seat) == side) for side in sides)
        for entries in (deal.declared, found.valid)
    )
    return declared, valid, tuple(sorted({rules.side_of(seat) for seat, _ in found.valid}))


def _trump_jack(deal: Deal, winners: list[int]) -> int | None:
    """The side that won the trick with the trump jack; None without a trump suit, or where it was not played."""
    trump = the_contract(deal).trump
    if trump is None:
        return None
    jack = Card.of(Rank.JACK, trump)
    return next((side for trick, side in zip(deal.tricks, winners, strict=True) if jack in trick.cards), None)
