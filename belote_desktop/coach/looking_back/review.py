"""The review of a deal: the cost of each decision, by what the player could know and by the actual cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from belote_desktop import engine
from belote_desktop.coach.advice import EFFORT, Advice, adviser
from belote_desktop.coach.judgement import Judgement
from belote_desktop.coach.judgement import judge as judge_view
from belote_desktop.coach.looking_back.sweeps import Sweep, sweep_of, true_world
from belote_desktop.coach.standing import Severity, severity_of
from belote_desktop.engine import Action, Match, Play, SeatView
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.short_repr import member_repr
from belote_desktop.players.effort import USUAL_SECONDS
from belote_desktop.players.evidence import Weighed
from belote_desktop.records import Played
from belote_desktop.search.stopping import NEVER, Stop

OPEN = replace(EFFORT, milliseconds=400, playouts=0, fewest=1, even=0)
"""How hard the deal as it lay is thought about; a card that cannot be searched to the end has no real cost.
The time is an estimate of what a person waits for."""


class Verdict(StrEnum):
    """The verdict on a decision, by what could be known and by the actual cards."""

    FINE = "good"
    MISTAKE = "mistake"
    BAD_LUCK = "bad luck"
    LUCKY = "good luck"

    __repr__ = member_repr


@dataclass(frozen=True)
class Judged:
    """One decision looked at again. `place` is its number among the actions of the deal, from 0.

    `judgement` is the one that a hint and the tutor rest on too, by what the seat could know. `real` is what the action
    cost with the cards as they lay, None where that cannot be told, and `open_best` what was best then. `sweep` is told
    of bad luck only.
    """

    place: int
    seat: int
    judgement: Judgement
    real: float | None
    open_best: Action | None = None
    sweep: Sweep = Sweep.NONE

    @property
    def action(self) -> Action:
        """What was done."""
        return self.judgement.action

    @property
    def advice(self) -> Advice:
        """What was best."""
        return self.judgement.advice

    @property
    def cost(self) -> float:
        """By how many points the action is behind the best in the deals that were possible."""
        return self.judgement.cost

    @property
    def stake(self) -> float:
        """What the deal is about, as far as the seat could know."""
        return self.judgement.stake

    @property
    def severity(self) -> Severity:
        """How much it cost by what could be known; nothing where that is within the error."""
        return self.judgement.severity

    def __str__(self) -> str:
        done = f"seat {self.seat}: {self.action}, {self.verdict}"
        if self.advice.decision.action == self.action:
            return done
        return f"{done}; best {self.advice.decision.action}, cost {self.cost:.1f} points"

    @property
    def verdict(self) -> Verdict:
        """Mistake, bad luck, lucky or fine."""
        knowable = self.severity is not Severity.NONE
        if self.real is None:
            return Verdict.MISTAKE if knowable else Verdict.FINE
        real = severity_of(self.real / self.stake) is not Severity.NONE
        if knowable:
            return Verdict.MISTAKE if real else Verdict.LUCKY
        return Verdict.BAD_LUCK if real else Verdict.FINE


@dataclass(frozen=True)
class DealReview:
    """The free decisions of a deal that were looked at, in order; `number` is the deal's."""

    number: int
    judged: tuple[Judged, ...]

    def __str__(self) -> str:
        """The decisions that were not fine, one a line."""
        told = [f"  {each}" for each in self.judged if each.verdict is not Verdict.FINE]
        return "\n".join([f"deal {self.number}: {len(self.judged)} decisions, {len(told)} to look at", *told])

    def __repr__(self) -> str:
        return f"<DealReview of deal {self.number}: {len(self.judged)} decisions>"

    def moments(self, seat: int) -> tuple[Judged, ...]:
        """The decisions of a seat that mattered: what could have been known to be better, the dearest first."""
        found = [each for each in self.of(seat) if each.severity is not Severity.NONE]
        return tuple(sorted(found, key=lambda each: -each.cost))

    def unlucky(self, seat: int) -> tuple[Judged, ...]:
        """The decisions of a seat that were right and cost something all the same, in order."""
        return tuple(each for each in self.of(seat) if each.verdict is Verdict.BAD_LUCK)

    def of(self, seat: int) -> tuple[Judged, ...]:
        """The free decisions of a seat, in order."""
        return tuple(each for each in self.judged if each.seat == seat)

    def counted(self, seat: int) -> tuple[Judged, ...]:
        """The free decisions of a seat whose cost may be told as a figure, in order."""
        return tuple(each for each in self.of(seat) if each.judgement.is_counted)

    def skill(self, seat: int) -> float | None:
        """What a free decision of this seat cost on average, in points, by those that were counted; None for none."""
        costs = [each.cost for each in self.counted(seat)]
        return sum(costs) / len(costs) if costs else None


def review_deal(
    steps: Sequence[Played], number: int, seats: Iterable[int] = (), *, pace: float = 1.0, stop: Stop = NEVER
) -> DealReview:
    """The free decisions of a settled deal judged; of all seats when none are named. StoppedError when it is ended."""
    wanted = frozenset(seats)
    return DealReview(number, tuple(judge_deal(steps, number, wanted, pace, stop)))


def judge_deal(
    steps: Sequence[Played], number: int, seats: frozenset[int], pace: float = 1.0, stop: Stop = NEVER
) -> Iterator[Judged]:
    """The same one by one, as they are found."""
    played = [step for step in steps if step.before.deal is not None and step.before.deal.number == number]
    for place, step in enumerate(played):
        if seats and step.seat not in seats:
            continue
        stop.check()
        found = judge(step, place, pace, stop)
        if found is not None:
            yield found


def judge(step: Played, place: int, pace: float = 1.0, stop: Stop = NEVER) -> Judged | None:
    """One decision; None where there was nothing to decide, or nothing that could be weighed.

    It is thought about as much as in the match, so that the review says what a hint said there; less on a slower
    computer.
    """
    view, slower = engine.view(step.before, step.seat), min(pace, float(step.pace))
    judgement = judge_view(view, step.action, pace=slower, stop=stop)
    if judgement is None:
        return None
    made, best = _with_open_cards(view, step.before, step.action, slower, stop)
    real = None if made is None else made.behind
    judged = Judged(place, step.seat, judgement, real, None if best is None else best.action)
    if judged.verdict is Verdict.BAD_LUCK and isinstance(judged.action, Play) and isinstance(judged.open_best, Play):
        return replace(judged, sweep=sweep_of(view, step.before, judged.action, judged.open_best, stop))
    return judged


def _with_open_cards(
    view: SeatView, before: Match, action: Action, pace: float, stop: Stop
) -> tuple[Weighed | None, Weighed | None]:
    """The action and the best one with the cards as they lay; None where cards lie covered, or it was not searched.

    Luck compares like with like: two actions under the same contract, each followed by the best play of the same hands.
    So a call has no luck. Another call leads to another contract, after an auction that nobody has heard: of the passes
    in the first round of 12 deals, 22 of 45 in coinche and 10 of 28 in classic seemed to be bad luck in this way, of up
    to 485 and 264 points.
    """
    if view.phase in (Phase.AUCTION, Phase.RAISES) or any(stack.covered for own in view.stacks for stack in own):
        return None, None
    player = replace(adviser(), effort=OPEN).weighing(action).stopped_by(stop)
    found = Advice(view, player.decide(view, [true_world(before)], seconds=USUAL_SECONDS * pace))
    return found.of(action), next(iter(found.weighed), None)
