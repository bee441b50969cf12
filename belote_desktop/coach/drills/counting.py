"""`Count`: a drill of counting cards under a contract, and the sentences that all counts share."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from belote_desktop.coach.drills.problem import Answer, Answered, Form, Problem
from belote_desktop.coach.drills.slips import Slip, card_slips, diagnosis
from belote_desktop.engine import Card, Contract, Message
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say

#: {points}: a number.
CARDS_COUNT = QT_TRANSLATE_NOOP("drills", "The cards count {points}.")
#: {points}: a number.
LAST_COUNTS = QT_TRANSLATE_NOOP("drills", "The last trick counts {points}.")
#: {points}: a number.
ROEM_COUNTS = QT_TRANSLATE_NOOP("drills", "The roem counts {points}.")
#: {points}: a number.
LAST_LEFT_OUT = QT_TRANSLATE_NOOP("drills", "You left out the last trick, worth {points}.")
#: {points}: a number.
ROEM_LEFT_OUT = QT_TRANSLATE_NOOP("drills", "You left out the roem, worth {points}.")


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
