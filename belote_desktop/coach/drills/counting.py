"""The drills of counting the points of a trick and of a deal, bonuses included."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from belote_desktop.coach.drills.dealt import deals, is_last, played_by, under
from belote_desktop.coach.drills.problem import Answer, Answered, Form, Kind, Picture, Problem, Row
from belote_desktop.coach.drills.slips import Slip, card_slips, diagnosis
from belote_desktop.engine import Card, Contract, Item, Message, Ruleset, What
from belote_desktop.engine.deal import Trick
from belote_desktop.engine.deals.randomness import Draw
from belote_desktop.engine.matches.state import SettledDeal
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.terms import Settlement
from belote_desktop.engine.settlement.items import last_trick_points
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, SeatName, say

PLAIN = (What.CARDS, What.LAST_TRICK, What.DECLARATIONS, What.ROEM, What.BELOTE)
"""What a count is made of; deals with anything else are not asked about."""
SPECIAL_OF = 4
"""One time in so many only tricks with something beside their cards are asked about. A choice of variety; not
measured."""


@dataclass(frozen=True)
class Count(Problem):
    """Cards that are counted under a contract."""

    contract: Contract
    form: Form = field(init=False, default=Form.NUMBER)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that count."""
        raise NotImplementedError

    @property
    def solution(self) -> int:
        raise NotImplementedError

    @property
    def slips(self) -> Iterator[Slip]:
        """The ways to miscount, the likeliest first."""
        yield from card_slips(self.rules, self.contract.denomination, self.cards, self.solution)

    def parts(self) -> Iterator[Message]:
        """The parts of the right total other than the points shown under the cards."""
        raise NotImplementedError

    def judge(self, answer: Answer) -> Answered:
        total = self.solution
        right = answer == total
        slip = diagnosis(self.slips, total, answer) if isinstance(answer, int) else None
        said = () if slip is None else (slip.sentence,)
        points = rank_table(self.rules.cards, self.contract.denomination).points
        #: {points}: a number, an answer to a question.
        notes = {card: say(QT_TRANSLATE_NOOP("drills", "{points}"), points=points[card]) for card in self.cards}
        #: {points}: a number.
        whole = say(QT_TRANSLATE_NOOP("drills", "The correct number is {points}."), points=total)
        return Answered(right, (*said, *self.parts(), whole), notes=notes, slip=None if slip is None else slip.name)

    @property
    def card_points(self) -> int:
        """The points of the cards alone."""
        points = rank_table(self.rules.cards, self.contract.denomination).points
        return sum(points[card] for card in self.cards)


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
            yield Slip("last_trick", self.solution - self.bonus, say(_NO_LAST, points=self.bonus))
        if self.trick.roem:
            yield Slip("roem", self.solution - self.trick.roem, say(_NO_ROEM, points=self.trick.roem))
        yield from card_slips(self.rules, self.contract.denomination, self.cards, self.solution)

    def parts(self) -> Iterator[Message]:
        if self.bonus or self.trick.roem:
            yield say(_CARDS, points=self.card_points)
        if self.bonus:
            yield say(_LAST_COUNTS, points=self.bonus)
        if self.trick.roem:
            yield say(_ROEM_COUNTS, points=self.trick.roem)


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
            yield say(_CARDS, points=self.card_points)
        for item in self.items:
            yield say(_COUNTS[item.what], points=item.points)


_TRICK = QT_TRANSLATE_NOOP("drills", "How many points is this trick worth?")
_LAST = QT_TRANSLATE_NOOP("drills", "This is the last trick of the deal. How many points is it worth in all?")
_ROEM = QT_TRANSLATE_NOOP("drills", "How many points is this trick worth, with its roem?")
#: {player}, {partner}: names.
_DEAL = QT_TRANSLATE_NOOP("drills", "How many points have {player} and {partner} won in this deal, in all?")
#: {player}: a name.
_DEAL_ALONE = QT_TRANSLATE_NOOP("drills", "How many points has {player} won in this deal, in all?")
#: {player}, {partner}: names.
_CARD_POINTS = QT_TRANSLATE_NOOP(
    "drills", "How many card points have {player} and {partner} won in this deal, including the last trick?"
)
#: {points}: a number.
_CARDS = QT_TRANSLATE_NOOP("drills", "The cards count {points}.")
#: {points}: a number.
_LAST_COUNTS = QT_TRANSLATE_NOOP("drills", "The last trick counts {points}.")
#: {points}: a number.
_ROEM_COUNTS = QT_TRANSLATE_NOOP("drills", "The roem counts {points}.")
#: {points}: a number.
_NO_LAST = QT_TRANSLATE_NOOP("drills", "You left out the last trick, worth {points}.")
#: {points}: a number.
_NO_ROEM = QT_TRANSLATE_NOOP("drills", "You left out the roem, worth {points}.")
_HAS_LAST = QT_TRANSLATE_NOOP("drills", "This side won the last trick.")
_OTHERS_LAST = QT_TRANSLATE_NOOP("drills", "This side did not win the last trick.")
#: {points}: a number.
_THEIR_LAST = QT_TRANSLATE_NOOP("drills", "You added {points} for the last trick, but this side did not win it.")
_CARDS_ALONE = QT_TRANSLATE_NOOP("drills", "These are the points of the cards alone.")
#: {cards}: the cards of a trick.
_TRICK_OUT = QT_TRANSLATE_NOOP("drills", "This is the sum without the trick {cards}.")
_GIVEN = {
    #: {points}: a number.
    What.DECLARATIONS: QT_TRANSLATE_NOOP("drills", "The declarations of this side score {points}."),
    #: {points}: a number.
    What.ROEM: QT_TRANSLATE_NOOP("drills", "The roem of this side scores {points}."),
}
_WITHOUT = {
    What.LAST_TRICK: _NO_LAST,
    What.ROEM: _NO_ROEM,
    #: {points}: a number.
    What.DECLARATIONS: QT_TRANSLATE_NOOP("drills", "You left out the declarations, worth {points}."),
    #: {points}: a number.
    What.BELOTE: QT_TRANSLATE_NOOP("drills", "You left out the king and queen of trumps, worth {points}."),
}
_COUNTS = {
    What.LAST_TRICK: _LAST_COUNTS,
    What.ROEM: _ROEM_COUNTS,
    #: {points}: a number.
    What.DECLARATIONS: QT_TRANSLATE_NOOP("drills", "The declarations score {points}."),
    #: {points}: a number.
    What.BELOTE: QT_TRANSLATE_NOOP("drills", "The king and queen of trumps score {points}."),
}


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


def count_deal(rules: Ruleset, seed: int) -> CountDeal:
    """A drill on the tricks of one side, in a deal counted by `_is_plain`."""
    draw = Draw(seed, "count deal")
    for _, settled in deals(rules, seed):
        contract = settled.contract
        assert contract is not None
        asked = [CountDeal(Kind.COUNT_DEAL, rules, seed, contract, settled, side) for side in range(rules.side_count)]
        plain = [each for each in asked if each.tricks and _is_plain(each)]
        if plain:
            return plain[draw.below(len(plain))]
    raise AssertionError("deals() ends with a NoProblemError")


def _is_plain(asked: CountDeal) -> bool:
    """Whether the engine counts this side by cards, last trick, declarations and belote, and nothing else."""
    if asked.rules.scoring.settlement is Settlement.PROJECTS:
        return True
    own = [item for item in asked.settled.score.counted if item.side == asked.side]
    cards = sum(item.points for item in own if item.what is What.CARDS)
    return cards == asked.card_points and all(item.what in PLAIN for item in own if item.points)
