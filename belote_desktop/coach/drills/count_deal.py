"""The drill of counting all that one side won in a deal, bonuses included."""

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
from belote_desktop.coach.drills.dealt import deals, under
from belote_desktop.coach.drills.difficulty import EASIEST, capped, drawn, nearest
from belote_desktop.coach.drills.problem import Kind, Picture, Row
from belote_desktop.coach.drills.slips import Slip, card_slips
from belote_desktop.engine import Card, Item, Message, Ruleset, What
from belote_desktop.engine.deal import Trick
from belote_desktop.engine.deals.randomness import Draw
from belote_desktop.engine.matches.state import SettledDeal
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.terms import Settlement
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, SeatName, say

PLAIN = (What.CARDS, What.LAST_TRICK, What.DECLARATIONS, What.ROEM, What.BELOTE)
"""What a count is made of; deals with anything else are not asked about."""
SOME, MANY = 3, 5
"""So many tricks make a question harder."""


@dataclass(frozen=True)
class CountDeal(Count):
    """All that one side took in a deal: its tricks, and what its `items` say beside the cards.

    In games that turn card points into game points these are asked about, with the last trick alone.
    """

    settled: SettledDeal
    side: int

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks of the side."""
        return tuple(trick for trick in self.settled.deal.tricks if self.rules.side_of(trick.winner or 0) == self.side)

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(card for trick in self.tricks for card in trick.cards)

    @property
    def items(self) -> tuple[Item, ...]:
        """What the side counts beside its cards."""
        if self._in_game_points:
            last = self.rules.scoring.last_trick if self.settled.deal.tricks[-1] in self.tricks else 0
            return (Item(What.LAST_TRICK, self.side, last, "last_trick"),) if last else ()
        return tuple(
            item for item in self.settled.score.counted
            if item.side == self.side and item.what is not What.CARDS and item.points
        )  # fmt: skip

    @property
    def difficulty(self) -> int:
        tricks, items = len(self.tricks), len(self.items)
        return capped(EASIEST + (tricks >= SOME) + (tricks >= MANY) + (items > 0) + (items > 1))

    @property
    def question(self) -> Message:
        seats = tuple(SeatName(seat) for seat in self._seats)
        if len(seats) == 1:
            asked = say(_DEAL_ALONE, player=seats[0])
        else:
            asked = say(_CARD_POINTS if self._in_game_points else _DEAL, player=seats[0], partner=seats[1])
        return under(self.rules, self.contract, asked)

    @property
    def _in_game_points(self) -> bool:
        return self.rules.scoring.settlement is Settlement.PROJECTS

    @property
    def _seats(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.rules.table.seats) if self.rules.side_of(seat) == self.side)

    @property
    def me(self) -> int:
        """A seat of another side: the question names the players of this one."""
        return next(seat for seat in range(self.rules.table.seats) if self.rules.side_of(seat) != self.side)

    @property
    def picture(self) -> Picture:
        caption = say(QT_TRANSLATE_NOOP("drills", "The cards this side won, trick by trick"))
        return Picture(
            (Row(caption, self.cards, small=True, group=self.rules.table.seats),),
            self.contract,
            facts=tuple(self._facts()),
        )

    def _facts(self) -> Iterator[Message]:
        """The facts needed for the count that the cards do not show."""
        last = self.settled.deal.tricks[-1]
        if self.rules.scoring.last_trick:
            yield say(_HAS_LAST if last in self.tricks else _OTHERS_LAST)
        for item in self.items:
            if item.what in _GIVEN:
                yield say(_GIVEN[item.what], points=item.points)
            if item.what is What.BELOTE:
                yield say(QT_TRANSLATE_NOOP("drills", "This side has declared the king and queen of trumps."))

    @property
    def solution(self) -> int:
        return self.card_points + sum(item.points for item in self.items)

    @property
    def slips(self) -> Iterator[Slip]:
        for item in self.items:
            yield Slip(item.what, self.solution - item.points, say(_WITHOUT[item.what], points=item.points))
        last = self.rules.scoring.last_trick
        if last and self.settled.deal.tricks[-1] not in self.tricks:
            yield Slip("others_last_trick", self.solution + last, say(_THEIR_LAST, points=last))
        if len(self.items) > 1:
            yield Slip("cards_alone", self.card_points, say(_CARDS_ALONE))
        yield from card_slips(self.rules, self.contract.denomination, self.cards, self.solution)
        points = rank_table(self.rules.cards, self.contract.denomination).points
        for trick in self.tricks:
            lost = sum(points[card] for card in trick.cards)
            if lost:
                yield Slip("trick_left_out", self.solution - lost, say(_TRICK_OUT, cards=trick.cards))

    def parts(self) -> Iterator[Message]:
        if self.items:
            yield say(CARDS_COUNT, points=self.card_points)
        for item in self.items:
            yield say(_COUNTS[item.what], points=item.points)


#: {player}, {partner}: names.
_DEAL = QT_TRANSLATE_NOOP("drills", "How many points have {player} and {partner} won in this deal, in all?")
#: {player}: a name.
_DEAL_ALONE = QT_TRANSLATE_NOOP("drills", "How many points has {player} won in this deal, in all?")
#: {player}, {partner}: names.
_CARD_POINTS = QT_TRANSLATE_NOOP(
    "drills", "How many card points have {player} and {partner} won in this deal, including the last trick?"
)
_HAS_LAST = QT_TRANSLATE_NOOP("drills", "This side won the last trick.")
_OTHERS_LAST = QT_TRANSLATE_NOOP("drills", "This side did not win the last trick.")
#: {points}: a number.
_THEIR_LAST = QT_TRANSLATE_NOOP("drills", "You added {points} for the last trick, but this side did not win it.")
_CARDS_ALONE = QT_TRANSLATE_NOOP("drills", "These are the points of the cards alone.")
#: {cards}: the cards of a trick.
_TRICK_OUT = QT_TRANSLATE_NOOP("drills", "This is the sum without one of the tricks: {cards}.")
_GIVEN = {
    #: {points}: a number.
    What.DECLARATIONS: QT_TRANSLATE_NOOP("drills", "The declarations of this side score {points}."),
    #: {points}: a number.
    What.ROEM: QT_TRANSLATE_NOOP("drills", "The roem of this side scores {points}."),
}
_WITHOUT = {
    What.LAST_TRICK: LAST_LEFT_OUT,
    What.ROEM: ROEM_LEFT_OUT,
    #: {points}: a number.
    What.DECLARATIONS: QT_TRANSLATE_NOOP("drills", "You left out the declarations, worth {points}."),
    #: {points}: a number.
    What.BELOTE: QT_TRANSLATE_NOOP("drills", "You left out the king and queen of trumps, worth {points}."),
}
_COUNTS = {
    What.LAST_TRICK: LAST_COUNTS,
    What.ROEM: ROEM_COUNTS,
    #: {points}: a number.
    What.DECLARATIONS: QT_TRANSLATE_NOOP("drills", "The declarations score {points}."),
    #: {points}: a number.
    What.BELOTE: QT_TRANSLATE_NOOP("drills", "The king and queen of trumps score {points}."),
}


def count_deal(rules: Ruleset, seed: int, wanted: int = 0) -> CountDeal:
    """A drill on the tricks of one side, in a deal counted by `_is_plain`."""
    draw = Draw(seed, "count deal")
    pools = (tuple(_asked(rules, seed, settled)) for _, settled in deals(rules, seed))
    return nearest(pools, drawn(draw, wanted), draw)


def _asked(rules: Ruleset, seed: int, settled: SettledDeal) -> Iterator[CountDeal]:
    """The problems of a deal, one for each side that won a trick."""
    assert settled.contract is not None
    for side in range(rules.side_count):
        asked = CountDeal(Kind.COUNT_DEAL, rules, seed, settled.contract, settled, side)
        if asked.tricks and _is_plain(asked):
            yield asked


def _is_plain(asked: CountDeal) -> bool:
    """Whether the engine counts this side by cards, last trick, declarations and belote, and nothing else."""
    if asked.rules.scoring.settlement is Settlement.PROJECTS:
        return True
    own = [item for item in asked.settled.score.counted if item.side == asked.side]
    cards = sum(item.points for item in own if item.what is What.CARDS)
    return cards == asked.card_points and all(item.what in PLAIN for item in own if item.points)
