"""The moments of a reviewed deal in their order: each decision of a player, the auction, each trick, and the result."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from belote_desktop import engine
from belote_desktop.coach.looking_back.review import Judged, Verdict
from belote_desktop.engine import Match, Play, SeatView
from belote_desktop.engine.actions import PASS
from belote_desktop.engine.cards import Card
from belote_desktop.engine.rules.terms import Zone
from belote_desktop.engine.settlement.needed import points_needed
from belote_desktop.models.analysis.reviewer import DealFound
from belote_desktop.models.match.seating import settled_view
from belote_desktop.records import Played


@dataclass(frozen=True)
class Moment:
    """A moment of a deal as a seat looks back on it.

    `place` is the number of its action in the deal, from 0; `trick` that of its trick, from 1, or 0 before the play.
    `step` is the action, None for the result. `judged` is the verdict on it: None where the seat had no choice, where
    another player acted, and until the action has been reviewed.
    """

    deal: int
    seat: int
    place: int
    trick: int
    step: Played | None
    judged: Judged | None = None

    @property
    def key(self) -> tuple[int, int]:
        """The key of the moment: the number of the deal, and of the action in it."""
        return self.deal, self.place

    @property
    def matters(self) -> bool:
        """Whether the decision was more than ordinary."""
        return self.judged is not None and self.judged.verdict is not Verdict.FINE

    @property
    def is_asked(self) -> bool:
        """Whether the decision is asked as a question: only if a better action could have been known."""
        return self.judged is not None and self.judged.verdict in (Verdict.MISTAKE, Verdict.LUCKY)


def moments_of(found: DealFound, seat: int) -> tuple[Moment, ...]:
    """The moments of a deal, the result last."""
    return (*_before_play(found, seat), *_tricks(found, seat), Moment(found.number, seat, len(found.steps), 0, None))


def _before_play(found: DealFound, seat: int) -> Iterator[Moment]:
    """The free decisions of the seat before the first card; where it had none, the last call of the auction."""
    judged = {each.place: each for each in found.review.of(seat)}
    calls = [(place, step) for place, step in enumerate(found.steps) if not isinstance(step.action, Play)]
    own = [(place, step) for place, step in calls if place in judged]
    for place, step in own or _deciding(calls):
        yield Moment(found.number, seat, place, 0, step, judged.get(place))


def _deciding(calls: list[tuple[int, Played]]) -> list[tuple[int, Played]]:
    """The call that made the contract: the last one but for passes; the last of all if everyone passed."""
    spoken = [each for each in calls if each[1].action != PASS]
    return (spoken or calls)[-1:]


def _tricks(found: DealFound, seat: int) -> Iterator[Moment]:
    """The card of the seat in each trick."""
    judged = {each.place: each for each in found.review.of(seat)}
    for place, step in enumerate(found.steps):
        deal = step.before.deal
        if step.seat == seat and isinstance(step.action, Play) and deal is not None:
            yield Moment(found.number, seat, place, len(deal.tricks) + 1, step, judged.get(place))


def view_at(found: DealFound, moment: Moment) -> SeatView:
    """What the seat saw when the action of a moment was due; for the result, how the deal lay on the table then."""
    if moment.step is None:
        return settled_view(after(found), moment.seat)
    return engine.view(moment.step.before, moment.seat)


def after(found: DealFound) -> Match:
    """The match after the last action of a deal."""
    last = found.steps[-1]
    return engine.apply(last.before, last.action, last.seat)[0]


def needed_in(found: DealFound) -> int | None:
    """The points that the contract of a deal needed; None where points alone did not decide it."""
    match = after(found)
    result = next(each for each in engine.view(match, None).results if each.number == found.number)
    return None if result.contract is None else points_needed(match.rules, result.contract, result.score)


def hands_at(found: DealFound, moment: Moment) -> tuple[tuple[Card, ...], ...]:
    """The cards in every hand at a moment, by seat; none is left at the end."""
    step = moment.step
    deal = None if step is None else step.before.deal
    if deal is None:
        return ()
    return tuple(deal.at(Zone.HAND, seat) for seat in range(found.steps[0].before.rules.table.seats))
