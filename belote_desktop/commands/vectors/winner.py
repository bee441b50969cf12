"""Vectors of kind `winner`: the cards of one trick, its winner and its card points."""

from __future__ import annotations

from belote_desktop.commands.vectors.fields import Fields, VectorError, read_card, read_contract, read_seat
from belote_desktop.engine import Ruleset
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.tricks.following import winning_place
from belote_desktop.engine.tricks.roem import roem_of


def check_winner(rules: Ruleset, case: Fields) -> str | None:
    """The difference from the expected result, or None. Points are those of the cards, without last trick and roem."""
    contract = read_contract(case)
    plays = [(read_seat(rules, seat, "trick"), read_card(card, "trick")) for seat, card in case.pairs("trick")]
    expect = case.inner("expect")
    winner = read_seat(rules, expect.raw("winner"), "expect.winner")
    points = expect.optional("points", expect.number, None)
    roem = expect.optional("roem", expect.number, None)
    case.finish()
    if not plays or len({seat for seat, _ in plays}) < len(plays) or len({card for _, card in plays}) < len(plays):
        raise VectorError("trick is empty, or names a seat or a card twice.")
    table = rank_table(rules.cards, contract.denomination)
    found = plays[winning_place(tuple(card for _, card in plays), table)][0]
    counted = sum(table.points[card] for _, card in plays)
    if found != winner:
        return f"expected seat {winner} to win the trick, got seat {found}"
    if points is not None and counted != points:
        return f"expected {points} points in the trick, got {counted}"
    met = roem_of(rules, contract.denomination, tuple(card for _, card in plays))
    if roem is not None and met != roem:
        return f"expected {roem} points of roem, got {met}"
    return None
