"""The drill of counting the points of a trick, with the bonus of the last one and with roem."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from belote_desktop.coach.drills.counting import (
    CARDS_COUNT,
    LAST_COUNTS,
    LAST_LEFT_OUT,
    ROEM_COUNTS,
    ROEM_LEFT_OUT,
    Count,
)
from belote_desktop.coach.drills.dealt import deals, is_last, played_by, under
from belote_desktop.coach.drills.problem import Kind, Picture, Row
from belote_desktop.coach.drills.slips import Slip, card_slips
from belote_desktop.engine import Card, Message, Ruleset
from belote_desktop.engine.deal import Trick
from belote_desktop.engine.deals.randomness import Draw
from belote_desktop.engine.settlement.items import last_trick_points
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say

SPECIAL_OF = 4
"""One time in so many only tricks with something beside their cards are asked about. A choice of variety; not
measured."""


@dataclass(frozen=True)
class CountTrick(Count):
    """One trick; the bonus of the last one belongs to it where `last`."""

    trick: Trick
    last: bool

    @property
    def cards(self) -> tuple[Card, ...]:
        return self.trick.cards

    @property
    def question(self) -> Message:
        asked = say(_LAST if self.bonus else _ROEM if self.trick.roem else _TRICK)
        return under(self.rules, self.contract, asked)

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


def count_trick(rules: Ruleset, seed: int) -> CountTrick:
    """A drill on a trick with points in it; the last trick and tricks with roem are more likely than others."""
    draw = Draw(seed, "count trick")
    for _, settled in deals(rules, seed):
        contract = settled.contract
        assert contract is not None
        asked = [
            CountTrick(Kind.COUNT_TRICK, rules, seed, contract, trick, is_last(settled.deal, trick))
            for trick in settled.deal.tricks if len(trick.cards) == rules.table.seats
        ]  # fmt: skip
        worth = [each for each in asked if sum(1 for _ in each.slips) > 1]
        special = [each for each in worth if each.bonus or each.trick.roem]
        pool = special if special and not draw.below(SPECIAL_OF) else worth
        if pool:
            return pool[draw.below(len(pool))]
    raise AssertionError("deals() ends with a NoProblemError")
