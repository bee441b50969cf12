"""Contrée beside `colver`, an engine by other people: 2,000 deals played in both, the same calls and the same cards.

Its conventions are values of our rules (`colver_table.RULES`).

Three things are only told in another way, and are the same rule:

* After a double colver asks the doubler's partner too, who can only pass; with us only the bidding side is asked
  (docs/rules/contree.md, Auction). That pass is said for them.
* It shows 252 points for all tricks to the defenders as well, and writes 162. With us the 90 more are not counted
  (`defender_capot=162`); the comparison adds them.
* It shows how many of king and queen were played by their holder, where we show 20 points for both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from random import Random
from typing import NamedTuple

import pytest

from belote_desktop import engine
from belote_desktop.engine import Action, Card, Play, Rank, Result, Ruleset, SettledDeal, Suit, What
from belote_desktop.engine.actions import DOUBLE, PASS, REDOUBLE, Bid
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.score import total

pytest.importorskip("colver", reason="The extra 'peers' is not installed: there is no colver to ask.")

import colver

from tools.peers.colver_table import BIDDING, BIDS, CARDS, NUMBERS, RULES

DEALS = 2000


class Subject(StrEnum):
    CALLS = "calls"
    CARDS = "cards"
    WINNERS = "winners"
    POINTS = "points"
    BELOTE = "belote"
    SCORE = "score"


class Difference(NamedTuple):
    subject: Subject
    deal: int
    ours: object
    theirs: object


class Played(NamedTuple):
    """A deal at both tables; not settled where the two parted before its end."""

    settled: SettledDeal | None
    differences: tuple[Difference, ...]


def dealt_by_chance(rules: Ruleset, chance: Random, dealer: int) -> tuple[Card, ...]:
    """A deck; in every fourth one side holds a whole suit, the other aces and tens, so that some win every trick."""
    cards = chance.sample(pack(rules), 32)
    if chance.random() < 0.75:
        return tuple(cards)
    long, side = chance.choice(list(Suit)), chance.randrange(2)
    cards.sort(key=lambda card: (card.suit == long, card.rank in (Rank.ACE, Rank.TEN)), reverse=True)
    strong, weak = chance.sample(cards[:16], 16), cards[16:]
    hands = [strong[:8], weak[:8], strong[8:], weak[8:]]
    hands = hands if side == 0 else [*hands[1:], hands[0]]
    return engine.arrange(rules, hands, dealer=dealer, declarer=0, turn_up=None)


def called_by_chance(offered: list[Action], chance: Random) -> Action:
    """Mostly low bids, so that half of the contracts are made; a double now and then; seldom nothing at all."""
    bids = [call for call in offered if isinstance(call, Bid)]
    opening = bids and bids[0].points == 80
    if bids and chance.random() < (0.6 if opening else 0.3):
        return chance.choice(chance.choices([bids[:8], bids, bids[-4:]], [80, 10, 10])[0])
    return offered[-1] if offered[-1] in (DOUBLE, REDOUBLE) and chance.random() < 0.4 else PASS


class TwoTables:
    """One deal at two tables: each step is compared, then done at both."""

    def __init__(self, rules: Ruleset, number: int) -> None:
        self.number, self.chance, self.parted = number, Random(number), False
        dealer = self.chance.randrange(4)
        deck = dealt_by_chance(rules, self.chance, dealer)
        self.ours = engine.start(rules, decks=[deck], dealer=dealer)
        assert self.ours.deal is not None
        hands = [[NUMBERS[card] for card in self.ours.deal.hand(seat)] for seat in range(4)]
        self.theirs = colver.Env.deal_with_hands(dealer, hands)

    def differences(self) -> Iterator[Difference]:
        """Play and tell every difference, to the end or to where the two tables part."""
        while not self.theirs.is_terminal() and not self.parted:
            yield from self._bid() if self.theirs.phase() == BIDDING else self._play()
        if self.ours.deals:
            yield from self._settled(self.ours.deals[0])

    def _told(self, subject: Subject, ours: object, theirs: object) -> Iterator[Difference]:
        if ours != theirs:
            self.parted = self.parted or subject is Subject.WINNERS
            yield Difference(subject, self.number, ours, theirs)

    def _bid(self) -> Iterator[Difference]:
        offered = [BIDS[number] for number in self.theirs.legal_actions()]
        if offered == [PASS] and self.theirs.current_player() != engine.to_act(self.ours):
            self.theirs.step(BIDS.index(PASS))  # the doubler's partner
            return
        seat, allowed = engine.to_act(self.ours), engine.legal(self.ours)
        yield from self._told(Subject.CALLS, (seat, set(allowed)), (self.theirs.current_player(), set(offered)))
        self._both(called_by_chance([call for call in offered if call in allowed], self.chance))

    def _play(self) -> Iterator[Difference]:
        offered = [Play(CARDS[number]) for number in self.theirs.legal_actions()]
        seat, allowed = engine.to_act(self.ours), engine.legal(self.ours)
        yield from self._told(Subject.CARDS, (seat, set(allowed)), (self.theirs.current_player(), set(offered)))
        common = [play for play in offered if play in allowed]
        if not common:
            self.parted = True
            return
        self._both(self.chance.choice(common))
        deal = self.ours.deals[0].deal if self.ours.deals else self.ours.deal
        if deal is not None and deal.tricks and (deal.trick is None or not deal.trick.cards):
            over = self.theirs.is_terminal()  # the winner of the last trick leads no more: only its side shows
            ours = None if over else deal.tricks[-1].winner, _tricks(deal)
            theirs = None if over else self.theirs.current_player(), tuple(self.theirs.get_tricks_won())
            yield from self._told(Subject.WINNERS, ours, theirs)

    def _both(self, action: Action) -> None:
        self.ours = engine.apply(self.ours, action)[0]
        self.theirs.step(NUMBERS[action.card] if isinstance(action, Play) else BIDS.index(action))

    def _settled(self, settled: SettledDeal) -> Iterator[Difference]:
        score = settled.score
        if settled.contract is not None:
            extra = 90 if score.capot is not None and score.capot != score.taker else 0
            points = tuple(_cards(settled, side) + (extra if score.capot == side else 0) for side in (0, 1))
            yield from self._told(Subject.POINTS, points, tuple(self.theirs.get_points()))
            belote = tuple(20 if honours == 2 else 0 for honours in self.theirs.get_belote())
            yield from self._told(Subject.BELOTE, _belote(settled), belote)
        yield from self._told(Subject.SCORE, score.points, tuple(self.theirs.rewards()))


def _tricks(deal: Deal) -> tuple[int, ...]:
    """How many tricks each side has won."""
    winners = [trick.winner % 2 for trick in deal.tricks if trick.winner is not None]
    return winners.count(0), winners.count(1)


def _cards(settled: SettledDeal, side: int) -> int:
    kinds = (What.CARDS, What.LAST_TRICK, What.CAPOT)
    return total(tuple(item for item in settled.score.counted if item.what in kinds), side)


def _belote(settled: SettledDeal) -> tuple[int, ...]:
    items = tuple(item for item in settled.score.counted if item.what is What.BELOTE)
    return total(items, 0), total(items, 1)


def play(number: int) -> Played:
    tables = TwoTables(RULES, number)
    found = tuple(tables.differences())
    return Played(tables.ours.deals[0] if tables.ours.deals else None, found)


@pytest.fixture(scope="module")
def played() -> tuple[Played, ...]:
    return tuple(play(number) for number in range(DEALS))


@pytest.mark.parametrize("subject", list(Subject))
def test_both_engines_agree(subject: Subject, played: tuple[Played, ...]) -> None:
    assert [found for deal in played for found in deal.differences if found.subject is subject] == []


def test_the_deals_reach_every_kind_of_score(played: tuple[Played, ...]) -> None:
    """Otherwise their agreement would hold little."""
    reached: Counter[str] = Counter()
    for settled, _ in played:
        assert settled is not None
        contract, score = settled.contract, settled.score
        if contract is None:
            reached["passed out"] += 1
            continue
        result = "made" if score.result is Result.MADE else "failed"
        reached[f"{'capot' if contract.capot else 'number'} {result} x{contract.multiplier}"] += 1
        if score.capot is not None:
            reached[f"every trick to the {'takers' if score.capot == score.taker else 'defenders'}"] += 1
        if any(_belote(settled)):
            reached[f"belote and {result}"] += 1
    kinds = [f"{bid} {result} x{times}" for bid in ("number", "capot") for result in ("made", "failed")
             for times in (1, 2, 3)]  # fmt: skip
    sides = ["every trick to the takers", "every trick to the defenders"]
    assert {*kinds, *sides, "belote and made", "belote and failed", "passed out"} == set(reached)
    assert min(reached[kind] for kind in kinds if kind.startswith("number")) >= 50
    assert sum(reached[kind] for kind in kinds) >= 0.9 * DEALS


@pytest.mark.parametrize(
    ("option", "value", "subject"),
    [
        ("min_bid", 90, Subject.CALLS),
        ("undertrump", "must", Subject.CARDS),
        ("partner_winning", "must_trump", Subject.CARDS),
        ("trump_led_raise", "not_if_partner_winning", Subject.CARDS),
        ("plain_order", "AKQJT9876", Subject.WINNERS),
        ("plain_must_beat", True, Subject.CARDS),
        ("capot_value", 250, Subject.POINTS),
        ("last_trick", 20, Subject.POINTS),
        ("belote", False, Subject.BELOTE),
        ("belote_on_fail", "kept", Subject.SCORE),
        ("belote_helps_contract", False, Subject.SCORE),
        ("fail_base", 160, Subject.SCORE),
        ("multipliers", "2-4", Subject.SCORE),
        ("multiplier_scope", "flat", Subject.SCORE),
        ("doubled_made", "each_own", Subject.SCORE),
        ("eighty_needs82", True, Subject.SCORE),
        ("capot_bid_value", 500, Subject.SCORE),
        ("rounding", "5up", Subject.SCORE),
        ("defender_capot", 252, Subject.SCORE),
    ],
)
def test_another_convention_would_show(option: str, value: object, subject: Subject) -> None:
    """The comparison sees each rule it is said to hold: with another value of it the two engines differ there."""
    other = RULES.change({option: value})
    found = (one.subject for number in range(DEALS) for one in TwoTables(other, number).differences())
    assert subject in found
