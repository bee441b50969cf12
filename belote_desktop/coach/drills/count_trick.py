"""The drill of counting the points of a trick, with the bonus of the last one and with roem."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from belote_desktop.coach.drills.counting import (
    CARDS_COUNT,
    LAST_COUNTS,
    LAST_LEFT_OUT,
    ROEM_COUNTS,
    ROEM_LEFT_OUT,
    Count,
)
from belote_desktop.coach.drills.dealt import deals, is_last, played_by, under, whole_trick
from belote_desktop.coach.drills.difficulty import EASIEST, capped, drawn, nearest
from belote_desktop.coach.drills.problem import Kind, Picture, Row
from belote_desktop.coach.drills.slips import Slip, card_slips
from belote_desktop.engine import Card, Message, Ruleset, SeatView
from belote_desktop.engine.cards import Rank
from belote_desktop.engine.deal import Trick
from belote_desktop.engine.deals.randomness import Draw
from belote_desktop.engine.matches.state import SettledDeal
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.settlement.items import last_trick_points
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.records import Played

SOME, MANY = 3, 4
"""So many cards with points make a question harder."""


@dataclass(frozen=True)
class CountTrick(Count):
    """One trick; the bonus of the last one belongs to it where `last`."""

    trick: Trick
    last: bool
    steps: tuple[Played, ...] = field(repr=False, compare=False)
    """The actions of the deal, to find the position in which the trick lay on the table."""

    @property
    def view(self) -> SeatView:
        return whole_trick(self.steps, self.trick, seat=0)

    @property
    def cards(self) -> tuple[Card, ...]:
        return self.trick.cards

    @property
    def question(self) -> Message:
        asked = say(_LAST if self.bonus else _ROEM if self.trick.roem else _TRICK)
        return under(self.rules, self.contract, asked)

    @property
    def difficulty(self) -> int:
        table = rank_table(self.rules.cards, self.contract.denomination)
        counting = sum(table.points[card] > 0 for card in self.cards)
        trumps = (card for card in self.cards if self.contract.denomination.is_trump(card.suit))
        high = any(card.rank in (Rank.JACK, Rank.NINE) for card in trumps)
        return capped(EASIEST + (counting >= SOME) + (counting >= MANY) + high + bool(self.bonus or self.trick.roem))

    @property
    def bonus(self) -> int:
        """What the game gives for the last trick."""
        winner = self.contract.declarer if self.trick.winner is None else self.trick.winner
        by_taker = self.rules.side_of(winner) == self.rules.side_of(self.contract.declarer)
        return last_trick_points(self.rules, by_taker=by_taker) if self.last else 0

    @property
    def picture(self) -> Picture:
        caption = say(QT_TRANSLATE_NOOP("drills", "The trick, in order of play"))
        return Picture((Row(caption, self.trick.cards, played_by(self.rules, self.trick)),), self.contract)

    @property
    def solution(self) -> int:
        return self.card_points + self.bonus + self.trick.roem

    @property
    def slips(self) -> Iterator[Slip]:
        if self.bonus:
            yield Slip("last_trick", self.solution - self.bonus, say(LAST_LEFT_OUT, points=self.bonus))
        if self.trick.roem:
            yield Slip("roem", self.solution - self.trick.roem, say(ROEM_LEFT_OUT, points=self.trick.roem))
        yield from card_slips(self.rules, self.contract.denomination, self.cards, self.solution)

    def parts(self) -> Iterator[Message]:
        if self.bonus or self.trick.roem:
            yield say(CARDS_COUNT, points=self.card_points)
        if self.bonus:
            yield say(LAST_COUNTS, points=self.bonus)
        if self.trick.roem:
            yield say(ROEM_COUNTS, points=self.trick.roem)


_TRICK = QT_TRANSLATE_NOOP("drills", "How many points is this trick worth?")
_LAST = QT_TRANSLATE_NOOP("drills", "This is the last trick of the deal. How many points is it worth in all?")
_ROEM = QT_TRANSLATE_NOOP("drills", "How many points is this trick worth, with its roem?")


def count_trick(rules: Ruleset, seed: int, wanted: int = 0) -> CountTrick:
    """A drill on a trick with points in it; the last trick and tricks with roem are as likely as others as hard."""
    draw = Draw(seed, "count trick")
    pools = (tuple(_asked(rules, seed, steps, settled)) for steps, settled in deals(rules, seed))
    return nearest(pools, drawn(draw, wanted), draw, sort=lambda asked: (bool(asked.bonus), bool(asked.trick.roem)))


def _asked(rules: Ruleset, seed: int, steps: tuple[Played, ...], settled: SettledDeal) -> Iterator[CountTrick]:
    """The problems of a deal: its whole tricks in which there is more than one way to miscount."""
    contract = settled.contract
    assert contract is not None
    for trick in settled.deal.tricks:
        asked = CountTrick(Kind.COUNT_TRICK, rules, seed, contract, trick, is_last(settled.deal, trick), steps)
        if len(trick.cards) == rules.table.seats and sum(1 for _ in asked.slips) > 1:
            yield asked
