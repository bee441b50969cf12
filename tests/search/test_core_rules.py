"""The core's rules are the engine's: legal cards, winners and points of every game over play by chance."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from belote_desktop import variants
from belote_desktop.engine import Card, CardSet, Contract, Denomination, Play, Rank, Ruleset
from belote_desktop.engine.cards import deck_of
from belote_desktop.engine.deal import Deal, Trick
from belote_desktop.engine.tricks.following import legal_cards
from belote_desktop.engine.tricks.playing import seat_situation
from belote_desktop.search import pack_of
from belote_desktop.search.compiled import is_compiled
from belote_desktop.search.core import MOST_CAPOT, MOST_POINTS, MOST_REST, Solver
from belote_desktop.search.tables import LANE, Tables, tables_for
from tests.engine.random_play import drawn_rules, steps
from tests.search.endings import drawn_table

GAMES = [game.id for game in variants.all_variants()]
DEALS = 20 if is_compiled() else 2
TABLES = 8 if is_compiled() else 3


class Core:
    """A solver that follows the deals of a match."""

    def __init__(self) -> None:
        self.solver = Solver(1)
        self.tables: Tables | None = None

    def load(self, rules: Ruleset, contract: Contract, *, with_roem: bool = False) -> None:
        """With one point more for every trick, so that who wins the last one shows even where it counts nothing."""
        tables = tables_for(rules, contract, 0, with_roem=with_roem).with_capot((1, 1))
        if tables != self.tables:
            self.solver.load(tables)
            self.tables = tables

    def legal(self, rules: Ruleset, deal: Deal) -> CardSet:
        assert deal.contract is not None
        assert deal.trick is not None
        self.load(rules, deal.contract)
        hands = [deal.hand(seat).mask for seat in range(rules.table.seats)]
        self.solver.place(hands, deal.trick.leader, deal.trick.cards)
        return CardSet(map(Card, self.solver.legal_cards()))

    def value(self, rules: Ruleset, contract: Contract, trick: Trick, *, with_roem: bool) -> int:
        """What side 0 takes if the cards of the trick are the last ones."""
        hands = [0] * rules.table.seats
        for seat, card in trick.plays(len(hands)):
            hands[seat] = 1 << card
        self.load(rules, contract, with_roem=with_roem)
        self.solver.place(hands, trick.leader)
        return self.solver.value()


@pytest.mark.parametrize("game", GAMES)
def test_the_same_cards_may_be_played(game: str) -> None:
    chance, core, asked = Random(game), Core(), 0
    for rules in (variants.get(game), drawn_rules(game, chance, 5)):
        for match, action, *_ in steps(rules, chance, DEALS):
            if isinstance(action, Play) and match.deal is not None and match.deal.trick is not None:
                seat = match.deal.trick.seat_of(len(match.deal.trick.cards), rules.table.seats)
                assert core.legal(rules, match.deal) == legal_cards(seat_situation(rules, match.deal, seat))
                asked += 1
    assert asked


@pytest.mark.parametrize("game", GAMES)
def test_the_same_cards_may_be_played_under_every_obligation(game: str) -> None:
    """Hands, tricks and obligations by chance: also what play seldom comes to."""
    chance, solver = Random(game), Solver(1)
    for _ in range(TABLES):
        table = drawn_table(game, chance)
        solver.load(table.tables)
        seats = table.rules.table.seats
        for _ in range(40):
            cards = chance.sample(list(pack_of(table.rules)), seats * 5)
            hands = tuple(CardSet(cards[5 * seat : 5 * seat + 5]) for seat in range(seats))
            trick = Trick(chance.randrange(seats))
            for _ in range(seats):
                solver.place([hand.mask for hand in hands], trick.leader, trick.cards)
                lawful = table.brute_force({}).legal(hands, trick)
                assert CardSet(map(Card, solver.legal_cards())) == lawful
                seat, card = trick.seat_of(len(trick.cards), seats), chance.choice(sorted(lawful))
                hands = (*hands[:seat], hands[seat] - CardSet((card,)), *hands[seat + 1 :])
                trick = Trick(trick.leader, (*trick.cards, card))


@pytest.mark.parametrize("game", GAMES)
def test_the_same_side_wins_every_trick_with_the_same_points_and_roem(game: str) -> None:
    chance, core, compared = Random(game), Core(), 0
    for rules in (variants.get(game), drawn_rules(game, chance, 5)):
        for *_, after, _ in steps(rules, chance, DEALS):
            if after.deal is None or not after.deal.tricks or after.deal.trick is None or after.deal.trick.cards:
                continue
            contract, trick = after.deal.contract, after.deal.tricks[-1]
            assert contract is not None
            assert trick.winner is not None
            points = trick.points + rules.scoring.last_trick + 1
            won = tables_for(rules, contract, 0).sides[trick.winner] == 0
            assert core.value(rules, contract, trick, with_roem=False) == (points if won else -1)
            assert core.value(rules, contract, trick, with_roem=True) == (
                points + trick.roem if won else -1 - trick.roem
            )
            compared += 1
    assert compared


@pytest.mark.parametrize("game", GAMES)
def test_every_game_and_contract_fits_the_packed_entries(game: str) -> None:
    rules = variants.get(game)
    for denomination, side in product(Denomination, range(rules.side_count)):
        tables = tables_for(rules, Contract(0, denomination), side)
        lanes = [tables.lanes[card] for card in deck_of(Rank(rules.deck.lowest_rank))]
        points = [tables.points[card] for card in deck_of(Rank(rules.deck.lowest_rank))]
        assert len(set(lanes)) == len(lanes)
        assert all(0 <= lane < 4 * LANE and lane % LANE < 9 for lane in lanes)
        assert max(points) <= MOST_POINTS
        assert sum(points) + tables.last <= MOST_REST
        assert max(tables.capot) <= MOST_CAPOT
        assert tables.dominance  # else the search tries every card, and is slow
        Solver(1).load(tables)


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"points": (32,) * 36}, "31 points"),
        ({"points": (20,) * 36}, "511 points"),
        ({"capot": (2000, 0)}, "1500 points"),
    ],
)
def test_what_does_not_fit_is_refused(changed: dict[str, tuple[int, ...]], sentence: str) -> None:
    tables = tables_for(variants.get("classic"), Contract(0, Denomination.SPADES))
    values = {name: getattr(tables, name) for name in tables.__dataclass_fields__}
    with pytest.raises(ValueError, match=sentence):
        Solver(1).load(Tables(**(values | changed)))
