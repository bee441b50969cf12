"""The tutor: whether a decision cost so much, by what its seat could know, that the person is offered it again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from belote_desktop.coach.advice import SAME, Advice, advise, adviser, is_choice
from belote_desktop.coach.ladder import idea
from belote_desktop.coach.questions import question
from belote_desktop.coach.review import SURE, Severity, severity_of
from belote_desktop.coach.stakes import stake_in, thinkable
from belote_desktop.engine.actions import Action
from belote_desktop.engine.cards import CardSet
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.engine.view import SeatView
from belote_desktop.players.evidence import Evidence
from belote_desktop.search.stopping import NEVER, Stop

Limits = Mapping[Severity, int]
"""How often in a deal the tutor speaks up, by severity; 0 is never."""


@dataclass(frozen=True)
class Judgement:
    """A decision held against the advice for it.

    `cost` is by how many points it is behind the best in the possible deals, `error` the standard error of that,
    `stake` what the deal is about.
    """

    advice: Advice
    action: Action
    cost: float
    error: float
    stake: float

    @property
    def severity(self) -> Severity:
        """How much it cost; nothing where that is within the error."""
        if self.cost <= max(SAME, SURE * self.error):
            return Severity.NONE
        return severity_of(self.cost / self.stake)


def judge(
    view: SeatView, action: Action, advice: Advice | None = None, *, pace: float = 1.0, stop: Stop = NEVER
) -> Judgement | None:
    """What an action costs in this view; None where there is nothing to choose, or nothing that is searched.

    `advice` for the same view is used as far as it goes. No hidden card is looked at. StoppedError when it is ended.
    """
    if not is_choice(view) or action not in view.lawful:
        return None
    if advice is None or (advice.weighed and advice.of(action) is None):
        advice = advise(view, adviser().weighing(action), pace=pace, stop=stop)
    made = advice.of(action)
    if made is None or advice.evidence is None:
        return None
    return Judgement(advice, action, made.behind, made.error, stake_seen(view, advice.evidence))


def stake_seen(view: SeatView, evidence: Evidence) -> float:
    """What the deal is about, as far as a seat can know: by the first of the possible deals, from its first card on."""
    assert view.seat is not None
    contract = view.contract or thinkable(view.rules, view.seat)
    hands = zip(evidence.worlds[0], _played(view), strict=True)
    world = tuple(CardSet.of_mask(mask) | played for mask, played in hands)
    return stake_in(replace(view, tricks=(), trick=None), contract, world)


def _played(view: SeatView) -> list[CardSet]:
    """What each seat has played in this deal."""
    seats = view.rules.table.seats
    found = [CardSet()] * seats
    for trick in (*view.tricks, *((view.trick,) if view.trick is not None else ())):
        for place, card in enumerate(trick.cards):
            seat = trick.seat_of(place, seats)
            found[seat] = found[seat] | CardSet((card,))
    return found


def speaks_up(severity: Severity, given: Mapping[Severity, int], limits: Limits) -> bool:
    """Whether an offer is due: this severity is told of, and not so often in this deal as it may be."""
    return severity is not Severity.NONE and given.get(severity, 0) < limits.get(severity, 0)


def offer(judgement: Judgement) -> tuple[Message, ...]:
    """What is said with the offer: how much it may cost, what to ask oneself, and the idea. It never names the better
    action.
    """
    advice = judgement.advice
    return (say(_COSTS[judgement.severity], points=judgement.cost), question(advice.view), idea(advice))


_COSTS: Mapping[Severity, str] = MappingProxyType(
    {
        Severity.SLIP: QT_TRANSLATE_NOOP(
            "coach", "This looks like a small mistake: about {points} points by what you can know."
        ),
        Severity.MISTAKE: QT_TRANSLATE_NOOP(
            "coach", "This looks like a serious mistake: about {points} points by what you can know."
        ),
        Severity.BLUNDER: QT_TRANSLATE_NOOP(
            "coach", "This looks like a grave mistake: about {points} points by what you can know."
        ),
    }
)
