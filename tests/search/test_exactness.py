"""The search is exact: every legal card of drawn endings against a minimax by the engine's own rules, in every game."""

from __future__ import annotations

from random import Random

import pytest

from belote_desktop import variants
from belote_desktop.engine import Card, CardSet, Contract, Denomination
from belote_desktop.engine.deal import Trick
from belote_desktop.search.compiled import is_compiled
from belote_desktop.search.core import Solver
from belote_desktop.search.tables import tables_for
from tests.search.brute_force import BruteForce
from tests.search.endings import Ending, Table, drawn_ending, endings

GAMES = [game.id for game in variants.all_variants()]
TABLES, EACH = (18, 20) if is_compiled() else (2, 4)
"""More than 20,000 positions in all where the search is compiled."""
BUCKETS = (1, 6)
"""Tables of 2 and of 64 buckets (as powers of two): nearly every entry is driven out, and many are."""


def sizes(game: str) -> tuple[int, ...]:
    """How many cards a hand has: what brute force can do in milliseconds."""
    if variants.get(game).table.seats == 4:
        return (1, 2, 2, 2, 2, 3)
    return (2, 3, 3, 4) if variants.get(game).table.seats == 3 else (3, 4, 5)


def wrong(ending: Ending, solver: Solver, threshold: int) -> str:
    """What the solver says otherwise than the brute force; empty if nothing."""
    ending.place_in(solver)
    if (found := {Card(card): value for card, value in solver.values()}) != ending.worth:
        return f"values {found}"
    if (value := solver.value()) != ending.best:
        return f"value {value}"
    reached = {Card(card): reached for card, reached in solver.reaches(threshold)}
    if reached != {card: value >= threshold for card, value in ending.worth.items()}:
        return f"reaches {threshold}: {reached}"
    return ""


def test_there_are_twenty_thousand_positions_where_the_search_is_compiled() -> None:
    assert len(GAMES) * TABLES * EACH >= 20_000 or not is_compiled()


@pytest.mark.parametrize("denomination", [Denomination.HEARTS, Denomination.CLUBS])
def test_the_search_is_exact_where_the_suit_led_is_beaten_even_after_a_ruff(denomination: Denomination) -> None:
    chance, solver = Random(str(denomination)), Solver(6)
    rules, usual, differing = variants.get("beljot", beat_after_ruff=True), variants.get("beljot"), 0
    contract = Contract(0, denomination)
    table = Table(rules, contract, tables_for(rules, contract), with_roem=False)
    solver.load(table.tables)
    for _ in range(150 if is_compiled() else 10):
        ending = drawn_ending(table, chance, (2, 3))
        assert wrong(ending, solver, chance.randrange(60)) == ""
        free = BruteForce(usual, contract, table.tables.sides, table.tables.capot).legal(ending.hands, ending.trick)
        differing += free != set(ending.worth)
    assert differing or not is_compiled(), "none of the positions asks for it"


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_card_has_the_value_that_brute_force_finds(game: str) -> None:
    """The entries of one position stay for the next under the same rules: they hold for any deal."""
    chance = Random(game)
    solvers = [Solver(bits) for bits in BUCKETS]
    loaded = None
    for ending in endings(game, TABLES, EACH, sizes(game)):
        if ending.table is not loaded:
            loaded = ending.table
            for solver in solvers:
                solver.load(loaded.tables)
        for solver in solvers:
            difference = wrong(ending, solver, chance.randrange(-50, 150))
            assert not difference, f"{difference} instead of {ending}"


def test_which_stacks_still_stand_is_part_of_a_position() -> None:
    """Two positions may look alike, card for card in order of rank, and differ in what lies under the cards."""
    under = {"9D": "QS", "9H": "KD", "JD": "AH", "JC": "AD", "TD": "TH", "9C": "8H"}
    rules, contract = variants.get("bela-open"), Contract(1, Denomination.HEARTS)
    tables = tables_for(rules, contract, 0).with_capot((90, 90))
    hands = tuple(CardSet(map(Card.parse, hand.split())) for hand in ("9H 9D JD", "TD 9C JC"))
    stacks = {Card.parse(top): Card.parse(low) for top, low in under.items()}
    brute = BruteForce(rules, contract, tables.sides, tables.capot, stacks)
    for bits in BUCKETS:
        solver = Solver(bits)
        solver.load(tables)
        solver.place([hand.mask for hand in hands], 1, (), 2, tuple(stacks.items()))
        assert {Card(card): value for card, value in solver.values()} == brute.values(hands, Trick(1), 2)
