"""`Judgement`: how an action compares with the best, by what its seat could know; for hints, tutor and review."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from belote_desktop.coach.advice import Advice, advise, adviser, is_choice
from belote_desktop.coach.bidding.rules import broken
from belote_desktop.coach.figures import is_counted, is_whole, tell_something
from belote_desktop.coach.stakes import stake_in, thinkable
from belote_desktop.coach.standing import Severity, Standing, is_apart, severity_for_sure
from belote_desktop.engine.actions import Action
from belote_desktop.engine.cards import CardSet
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.view import SeatView
from belote_desktop.players.calls.raising import RAISES
from belote_desktop.players.evidence import Evidence, Weighed
from belote_desktop.search.stopping import NEVER, Stop

STAKES = 16
"""In so many of the possible deals it is found what the deal is about. A round number; not measured."""


@dataclass(frozen=True)
class Judgement:
    """A decision compared with the advice for it.

    `cost` is by how many points it is behind the best in the possible deals, `error` the standard error of that,
    `stake` what the deal is about; `is_counted` tells whether these may be shown as figures (`figures`).
    """

    advice: Advice
    action: Action
    cost: float
    error: float
    stake: float
    is_counted: bool = True

    @property
    def severity(self) -> Severity:
        """How much it cost; nothing where that is within the error."""
        return severity_for_sure(self.action, self.cost, self.error, self.stake)

    @property
    def standing(self) -> Standing:
        """Where it stands beside the best."""
        if self.severity is not Severity.NONE:
            return Standing.MISTAKE
        advised = self.action == self.advice.decision.action
        unadvised = not advised and (self.action in RAISES or broken(self.advice.view, self.action) is not None)
        if unadvised or is_apart(self.action, self.cost, self.error):
            return Standing.CLOSE
        return Standing.BEST if self.advice.is_clear else Standing.AS_GOOD


def judge(
    view: SeatView, action: Action, advice: Advice | None = None, *, pace: float = 1.0, stop: Stop = NEVER
) -> Judgement | None:
    """What an action is worth in this view, by the advice for it; None where nothing could be weighed.

    Equal views, actions and paces give equal judgements. `advice` is what `advise` gives for this view and pace, where
    that is known. No hidden card is looked at. StoppedError when it is ended.
    """
    if not is_choice(view) or action not in view.lawful:
        return None
    if advice is None:
        advice = advise(view, pace=pace, stop=stop)
    evidence = advice.evidence
    if evidence is None or not tell_something(evidence):
        return None
    made = _weighed(advice, evidence, action, stop)
    if made is None:
        return None
    stake, cost = stake_seen(view, evidence), max(0.0, made.behind)
    return Judgement(advice, action, cost, made.error, stake, is_counted(evidence, made))


def _weighed(advice: Advice, evidence: Evidence, action: Action, stop: Stop) -> Weighed | None:
    """The action in all the deals of the advice: a call that was left out early, or not thought of, is weighed now."""
    found = advice.of(action)
    if advice.view.phase not in (Phase.AUCTION, Phase.RAISES) or (found is not None and is_whole(evidence, found)):
        return found
    return adviser().stopped_by(stop).against_best(advice.view, action, evidence, advice.seed)


def stake_seen(view: SeatView, evidence: Evidence) -> float:
    """What the deal is about, as far as a seat can know: on average over some possible deals, from their first card."""
    assert view.seat is not None
    contract, first = view.contract or thinkable(view.rules, view.seat), replace(view, tricks=(), trick=None)
    played, step = _played(view), max(1, len(evidence.worlds) // STAKES)
    stakes, weights = list[float](), evidence.weights[::step]
    for hands in evidence.worlds[::step]:
        world = tuple(CardSet.of_mask(mask) | cards for mask, cards in zip(hands, played, strict=True))
        stakes.append(stake_in(first, contract, world))
    return math.fsum(map(float.__mul__, stakes, weights)) / math.fsum(weights)


def _played(view: SeatView) -> list[CardSet]:
    """What each seat has played in this deal."""
    seats = view.rules.table.seats
    found = [CardSet()] * seats
    for trick in (*view.tricks, *((view.trick,) if view.trick is not None else ())):
        for place, card in enumerate(trick.cards):
            seat = trick.seat_of(place, seats)
            found[seat] = found[seat] | CardSet((card,))
    return found
