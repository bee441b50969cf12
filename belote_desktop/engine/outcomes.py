"""What a finished deal came to: the input of scoring, read off its tricks and announcements."""

from __future__ import annotations

from belote_desktop.engine.deal import Deal
from belote_desktop.engine.declarations import points_of
from belote_desktop.engine.playing import belote_pairs, contest, the_contract
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.settlement import Outcome


def outcome_of(rules: Ruleset, deal: Deal, held_in: tuple[int, ...], *, last_deal: bool = False) -> Outcome:
    """The outcome of a deal whose last trick is complete."""
    contract = the_contract(deal)
    sides = range(rules.side_count)
    winners = [rules.side_of(trick.winner) for trick in deal.tricks if trick.winner is not None]
    found = contest(rules, deal)
    return Outcome(
        taker=rules.side_of(contract.declarer),
        cards=tuple(
            sum(trick.points for trick, winner in zip(deal.tricks, winners, strict=True) if winner == side)
            for side in sides
        ),
        last_trick=winners[-1],
        contract=contract,
        tricks=tuple(winners.count(side) for side in sides),
        declared=tuple(
            sum(points_of(rules.declaration, one) for seat, one in deal.declared if rules.side_of(seat) == side)
            for side in sides
        ),
        best=tuple(sorted({rules.side_of(seat) for seat, _ in found.valid})),
        belote=tuple((rules.side_of(seat), str(first.rank)) for seat, first in belote_pairs(rules, deal)),
        held_in=held_in,
        last_deal=last_deal,
    )
