"""Looking back at a deal: what each decision cost, by what the player could know and by the cards as they lay."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from belote_desktop import engine
from belote_desktop.coach.advice import EFFORT, SAME, Advice, adviser, is_choice
from belote_desktop.coach.looking_back import look_back
from belote_desktop.coach.stakes import stake_of
from belote_desktop.engine import Action, CardSet, Match, Play, SeatView
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.fields import Choice
from belote_desktop.players.effort import USUAL_SECONDS, Effort
from belote_desktop.players.player import World
from belote_desktop.records import Played
from belote_desktop.search.stopping import NEVER, Stop

SCREEN = Effort(worlds=16, milliseconds=120, call_worlds=16, calls=3, reads_plays=True, playouts=4)
"""The first look at every decision."""
SUSPECT = 0.04
"""From this part of the stake on a decision is looked at again, in other and more possible deals."""
AGAIN = replace(EFFORT, worlds=100, call_worlds=32, calls=4)
"""The second look, which alone decides on cards; they are weighed in twice so many deals (`looking_back`)."""
LIKELY = 2.0
"""From so many standard errors on a call is looked at a third time."""
FOR_SURE = replace(AGAIN, call_worlds=64)
"""The third look, which weighs the call in all the deals: one that falls behind is left out before after as few as
eight. Only what holds there is told."""
SURE, SURE_OF_CALL = 2.0, 3.0
"""By how many standard errors a card or a call must be behind to be called a mistake. What comes of a call is told by
games played by habit, which leave out more than the error says."""


class Severity(Choice):
    """How much a decision costs, in parts of what the deal is about."""

    NONE = "none", QT_TRANSLATE_NOOP("coach", "nothing")
    SLIP = "slip", QT_TRANSLATE_NOOP("coach", "small mistake")
    MISTAKE = "mistake", QT_TRANSLATE_NOOP("coach", "serious mistake")
    BLUNDER = "blunder", QT_TRANSLATE_NOOP("coach", "grave mistake")


FROM = {Severity.SLIP: 0.06, Severity.MISTAKE: 0.12, Severity.BLUNDER: 0.3}
"""From which part of the stake on."""


class Verdict(Choice):
    """What came of a decision: by what could be known, and by the cards as they lay."""

    FINE = "fine", QT_TRANSLATE_NOOP("coach", "fine")
    MISTAKE = "mistake", QT_TRANSLATE_NOOP("coach", "mistake")
    BAD_LUCK = "bad_luck", QT_TRANSLATE_NOOP("coach", "bad luck")
    LUCKY = "lucky", QT_TRANSLATE_NOOP("coach", "lucky")


@dataclass(frozen=True)
class Judged:
    """One decision looked at again. `place` is its number among the actions of the deal, from 0.

    `cost` is by how many points the action is behind the best in the deals that were possible, `error` the standard
    error of that; `real` is what it cost with the cards as they lay, None where that cannot be told. `stake` is what
    the deal is about.
    """

    place: int
    seat: int
    action: Action
    advice: Advice
    cost: float
    error: float
    real: float | None
    stake: float

    @property
    def severity(self) -> Severity:
        """How much it cost by what could be known; nothing where that is within the error."""
        return severity_for_sure(self.action, self.cost, self.error, self.stake)

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

    def skill(self, seat: int) -> float | None:
        """What a free decision of this seat cost on average, in points; None if it had none."""
        costs = [each.cost for each in self.of(seat)]
        return sum(costs) / len(costs) if costs else None


def severity_of(part: float) -> Severity:
    """The severity of a loss of this part of the stake."""
    found = [severity for severity, least in FROM.items() if part >= least]
    return found[-1] if found else Severity.NONE


def severity_for_sure(action: Action, cost: float, error: float, stake: float) -> Severity:
    """The severity of a card or a call that costs so much; none where that is within the error."""
    sure = SURE if isinstance(action, Play) else SURE_OF_CALL
    return Severity.NONE if cost <= max(SAME, sure * error) else severity_of(cost / stake)


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
    stake = stake_of(played)
    for place, step in enumerate(played):
        if seats and step.seat not in seats:
            continue
        stop.check()
        found = judge(step, place, stake, pace, stop)
        if found is not None:
            yield found


def judge(step: Played, place: int, stake: float, pace: float = 1.0, stop: Stop = NEVER) -> Judged | None:
    """One decision; None where there was nothing to decide, or nothing that is searched."""
    view = engine.view(step.before, step.seat)
    if not is_choice(view) or step.action not in view.lawful:
        return None
    advice = look_back(view, step.action, SCREEN, pace=pace, stop=stop)
    made = advice.of(step.action)
    if made is None:
        return None
    if made.behind > SUSPECT * stake:
        advice = look_back(view, step.action, AGAIN, pace=pace, seed=2, stop=stop)
        made = advice.of(step.action) or made
        if not isinstance(step.action, Play) and made.behind > max(SUSPECT * stake, LIKELY * made.error):
            advice = look_back(view, step.action, FOR_SURE, to_the_end=True, pace=pace, seed=3, stop=stop)
            made = advice.of(step.action) or made
    real = _real_cost(view, step.before, step.action, pace, stop)
    return Judged(place, step.seat, step.action, advice, made.behind, made.error, real, stake)


def _real_cost(view: SeatView, before: Match, action: Action, pace: float, stop: Stop) -> float | None:
    """What the action cost with the cards as they lay; None where cards lie covered, or it was not searched."""
    if any(stack.covered for own in view.stacks for stack in own):
        return None
    player = replace(adviser(), effort=replace(SCREEN, fewest=1)).weighing(action).stopped_by(stop)
    found = Advice(view, player.decide(view, [true_world(before)], seconds=USUAL_SECONDS * pace)).of(action)
    return None if found is None else found.behind


def true_world(match: Match) -> World:
    """The hands of all seats as they lie."""
    assert match.deal is not None
    return tuple(CardSet(match.deal.hand(seat)) for seat in range(match.rules.table.seats))
