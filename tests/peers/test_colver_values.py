"""Open-card values beside `colver`: every legal card of 500 full deals and of 2,000 later positions, no difference.

Colver counts the card points of North-South (seats 0 and 2) over the whole deal, 90 more if they take every trick;
East-West taking every trick changes nothing. We count what they take from here on: the points they have are added.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from belote_desktop import search
from belote_desktop.engine import Card, CardSet, Contract, Denomination, Ruleset, Suit

pytest.importorskip("colver", reason="The extra 'peers' is not installed: there is no colver to ask.")

import colver

from tools.peers.colver_table import CARDS, NUMBERS, RULES

BLOCKS, DEALS_A_BLOCK, LATER_A_DEAL = 10, 50, 4
BONUS = (90, 0)
"""What taking every trick is worth to each side."""


class Difference(NamedTuple):
    position: str
    ours: dict[Card, int]
    theirs: dict[Card, int]


def dealt(chance: Random) -> tuple[Any, Contract]:
    """A full deal of theirs with some trump, ready for the first card."""
    numbers = chance.sample(range(32), 32)
    env = colver.Env.deal_with_hands(chance.randrange(4), [numbers[8 * seat : 8 * seat + 8] for seat in range(4)])
    trump, declarer = chance.choice(list(Suit)), chance.randrange(4)
    env.set_contract(trump.value, 80, declarer % 2, 0)
    env.set_phase_playing()
    return env, Contract(declarer, Denomination.of(trump), bid=80)


def later(env: Any, chance: Random) -> Iterator[None]:
    """Stop at some moments of random play, within tricks too; one card at least is left to choose from."""
    moments = chance.sample(range(1, 31), LATER_A_DEAL)
    for moment in range(31):
        if moment in moments:
            yield
        env.step(chance.choice(env.legal_actions()))


def our_values(env: Any, contract: Contract, rules: Ruleset, bonus: tuple[int, int]) -> dict[Card, int]:
    """What North-South take in the whole deal after each card that may be played."""
    leader, lying = env.get_trick_lead(), env.get_current_trick()
    hands = [CardSet(CARDS[number] for number in hand) for hand in env.get_hands()]
    trick = [CARDS[lying[seat % 4]] for seat in range(leader, leader + 4) if lying[seat % 4] >= 0]
    won = env.get_tricks_won()
    still = [side for side in (0, 1) if won[1 - side] == 0]
    found = search.values(rules, contract, hands, leader, trick, capot_bonus=bonus, capot_open=still)
    return {card: value + env.get_points()[0] for card, value in found.items()}


def their_values(env: Any) -> dict[Card, int]:
    return {CARDS[number]: value for number, value in env.solve_scores()["scores"]}


def differences(
    env: Any, contract: Contract, rules: Ruleset = RULES, bonus: tuple[int, int] = BONUS
) -> Iterator[Difference]:
    """The values of this position, where they differ."""
    ours, theirs = our_values(env, contract, rules, bonus), their_values(env)
    if ours != theirs:
        yield Difference(env.to_cfn(), ours, theirs)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_every_legal_card_of_full_deals_and_of_later_positions_has_the_same_value(block: int) -> None:
    chance, compared = Random(block), 0
    found: list[Difference] = []
    for _ in range(DEALS_A_BLOCK):
        env, contract = dealt(chance)
        found += differences(env, contract)
        compared += 1
        for _ in later(env, chance):
            found += differences(env, contract)
            compared += 1
    assert found == []
    assert compared == DEALS_A_BLOCK * (1 + LATER_A_DEAL)


def test_all_tricks_of_north_south_count_252_and_of_east_west_nothing() -> None:
    """With all trumps and the lead, and the other way round: both conventions are reached."""
    spades, hearts, diamonds, clubs = ([card for card in CARDS if card.suit == suit] for suit in Suit)
    for hands, value in (([spades, hearts, diamonds, clubs], 252), ([hearts, spades, diamonds, clubs], 0)):
        env = colver.Env.deal_with_hands(3, [[NUMBERS[card] for card in hand] for hand in hands])
        env.set_contract(Suit.SPADES.value, 80, 0, 0)
        env.set_phase_playing()
        theirs = their_values(env)
        assert set(theirs.values()) == {value}
        assert our_values(env, Contract(0, Denomination.SPADES, bid=80), RULES, BONUS) == theirs


@pytest.mark.parametrize(
    ("rules", "bonus"),
    [(RULES.change({"undertrump": "must"}), BONUS), (RULES.change({"last_trick": 20}), BONUS),
     (RULES.change({"partner_winning": "must_trump"}), BONUS), (RULES, (0, 0))],
)  # fmt: skip
def test_another_rule_would_show(rules: Ruleset, bonus: tuple[int, int]) -> None:
    """The comparison sees each rule it is said to hold: with another value of it the two differ."""
    chance = Random(1)
    found: list[Difference] = []
    for _ in range(30):
        env, contract = dealt(chance)
        for _ in later(env, chance):
            found += differences(env, contract, rules, bonus)
    assert found
