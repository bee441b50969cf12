"""Classic belote beside `belote-cli`, a game by other people: 2,000 deals played in both, the same calls and cards.

It plays the compulsory underruff and, in the second round, no trump and all trump; there its cards have
their plain values (130 in all) and their full trump values (248). What is compared: the hands after the second deal,
the cards that may be played, who wins each trick, and what the cards and the last trick come to.

No difference is known in these. Its declarations are not compared: the rule vectors hold ours. Nor is its auction,
whose functions take any suit in either round, the turned one too: only the calls our rules allow are made. Final scores
are compared at its own table (`test_belote_cli_arena.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from random import Random
from typing import NamedTuple

import pytest

from belote_desktop import engine
from belote_desktop.engine import Contract, Denomination, Play, Ruleset, SettledDeal, What
from belote_desktop.engine.actions import PASS, TAKE
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.rules.terms import Phase, Zone
from belote_desktop.engine.score import total

pytest.importorskip("belote.game", reason="The extra 'peers' is not installed: there is no belote-cli to ask.")

import belote.game as their_game

from tools.peers.belote_cli_table import CALLS, CARDS, RULES, SUITS

DEALS = 2000


class Subject(StrEnum):
    HANDS = "hands"
    CARDS = "cards"
    WINNERS = "winners"
    POINTS = "points"


class Difference(NamedTuple):
    subject: Subject
    deal: int
    ours: object
    theirs: object


class TwoTables:
    """One deal at two tables: each step is compared, then done at both."""

    def __init__(self, rules: Ruleset, number: int) -> None:
        self.number, self.chance, self.parted = number, Random(number), False
        deck = tuple(self.chance.sample(pack(rules), 32))
        self.ours = engine.start(rules, decks=[deck], dealer=self.chance.randrange(4))
        deal = self.deal
        assert deal.turn_up is not None
        dealer = their_game.Seat(deal.dealer)
        self.theirs = their_game.GameState(
            hands=_hands(deal),
            dealer=dealer,
            turn=dealer.next_seat(),
            phase=their_game.Phase.BIDDING,
            up_card=CARDS[deal.turn_up],
            remaining_cards=tuple(CARDS[card] for card in deal.at(Zone.STOCK)),
        )

    @property
    def settled(self) -> SettledDeal | None:
        """Our deal once it is over."""
        return self.ours.deals[0] if self.ours.deals else None

    @property
    def deal(self) -> Deal:
        """Our deal: the one in progress, or the one that was just settled."""
        deal = self.settled.deal if self.settled else self.ours.deal
        assert deal is not None
        return deal

    def differences(self) -> Iterator[Difference]:
        """Play and tell every difference, to the end or to where the two tables part."""
        while self.deal.phase is Phase.AUCTION:
            self._call()
        if self.deal.contract is None:
            return
        yield from self._told(Subject.HANDS, _hands(self.deal), self.theirs.hands)
        while not self.settled and not self.parted:
            yield from self._play()
        if self.settled:
            yield from self._told(Subject.POINTS, _points(self.settled), self.theirs.current_round_points)

    def _told(self, subject: Subject, ours: object, theirs: object) -> Iterator[Difference]:
        if ours != theirs:
            self.parted = self.parted or subject in (Subject.HANDS, Subject.WINNERS)
            yield Difference(subject, self.number, ours, theirs)

    def _call(self) -> None:
        """Some call that the rules allow; the turned card is seldom taken, so that everything else is named too."""
        offered, turned = engine.legal(self.ours), self.deal.turn_up
        assert turned is not None
        call = PASS if TAKE in offered and self.chance.random() < 0.7 else self.chance.choice(offered)
        self.ours = engine.apply(self.ours, call)[0]
        self.theirs = their_game.place_bid(self.theirs, SUITS[turned.suit] if call == TAKE else CALLS[call])

    def _play(self) -> Iterator[Difference]:
        seat, allowed = engine.to_act(self.ours), engine.legal(self.ours)
        ours = {CARDS[action.card]: action for action in allowed if isinstance(action, Play)}
        theirs = their_game.legal_cards(self.theirs, self.theirs.turn)
        yield from self._told(Subject.CARDS, (seat, set(ours)), (self.theirs.turn.value, set(theirs)))
        common = [card for card in theirs if card in ours]
        if not common:
            self.parted = True
            return
        card = self.chance.choice(common)
        self.ours = engine.apply(self.ours, ours[card])[0]
        self.theirs = their_game.play_card(self.theirs, card)
        if not self.theirs.current_trick:
            yield from self._told(Subject.WINNERS, self.deal.tricks[-1].winner, self.theirs.last_trick_winner.value)


def _hands(deal: Deal) -> tuple[tuple[object, ...], ...]:
    """Our hands in their cards, in the order in which they came."""
    return tuple(tuple(CARDS[card] for card in deal.at(Zone.HAND, seat)) for seat in range(4))


def _points(settled: SettledDeal) -> tuple[int, ...]:
    """Cards and last trick of each side."""
    items = tuple(item for item in settled.score.counted if item.what in (What.CARDS, What.LAST_TRICK))
    return total(items, 0), total(items, 1)


class Played(NamedTuple):
    """A deal at both tables; `contract` is None where everyone passed."""

    contract: Contract | None
    differences: tuple[Difference, ...]


def play(number: int) -> Played:
    tables = TwoTables(RULES, number)
    found = tuple(tables.differences())
    return Played(tables.deal.contract, found)


@pytest.fixture(scope="module")
def played() -> tuple[Played, ...]:
    return tuple(play(number) for number in range(DEALS))


@pytest.mark.parametrize("subject", list(Subject))
def test_both_engines_agree(subject: Subject, played: tuple[Played, ...]) -> None:
    assert [found for deal in played for found in deal.differences if found.subject is subject] == []


def test_the_deals_reach_every_kind_of_contract(played: tuple[Played, ...]) -> None:
    """Otherwise their agreement would hold little."""
    reached = Counter(deal.contract.denomination for deal in played if deal.contract is not None)
    assert all(reached[denomination] >= 100 for denomination in Denomination)
    assert reached.total() >= 0.95 * DEALS


@pytest.mark.parametrize(
    ("option", "value", "subject"),
    [
        ("turnup_to", "dealer", Subject.HANDS),
        ("undertrump", "free", Subject.CARDS),
        ("undertrump", "avoid", Subject.CARDS),
        ("overtrump", False, Subject.CARDS),
        ("partner_winning", "must_trump", Subject.CARDS),
        ("partner_winning", "no_underruff", Subject.CARDS),
        ("trump_led_raise", "never", Subject.CARDS),
        ("trump_led_raise", "not_if_partner_winning", Subject.CARDS),
        ("jack_forced", False, Subject.CARDS),
        ("plain_must_beat", True, Subject.CARDS),
        ("plain_order", "AKQJT9876", Subject.WINNERS),
        ("last_trick", 20, Subject.POINTS),
        ("sa_scale", "ace19", Subject.POINTS),
        ("ta_scale", "rescaled", Subject.POINTS),
    ],
)
def test_another_rule_would_show(option: str, value: object, subject: Subject) -> None:
    """The comparison sees each rule it is said to hold: with another value of it the two engines differ there."""
    other = RULES.change({option: value})
    found = (one.subject for number in range(DEALS) for one in TwoTables(other, number).differences())
    assert subject in found
