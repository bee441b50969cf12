"""Which of the calls that were weighed is advised: the best by the figures, of those that break no rule."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from belote_desktop.coach.bidding.rules import broken
from belote_desktop.coach.bidding.sacrifice import is_doubtful, pays
from belote_desktop.coach.bidding.standards import standard
from belote_desktop.coach.standing import SAME, is_apart
from belote_desktop.engine.actions import PASS, Action
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.players.calls.lacks.situation import Situation
from belote_desktop.players.calls.raising import RAISES
from belote_desktop.players.evidence import Evidence, Weighed, paired_error, scaled
from belote_desktop.players.player import Decision

TIE = 1.0
"""Calls that are behind by no more standard errors are held to be equal. A round number; not measured."""


def sensible(view: SeatView, weighed: Sequence[Weighed], said: Action) -> tuple[Weighed, ...]:
    """The calls that may be advised; a raise only where a player by rules of thumb `said` it, for the hands that a
    search imagines for takers are too weak. All of them where none breaks no rule."""
    at = Situation(view)
    if not at.is_judged:
        return tuple(weighed)
    kept = [each for each in weighed if broken(view, each.action, each.won) is None]
    kept = [each for each in kept if pays(at) or not is_doubtful(at, each)]
    found = tuple(each for each in kept if each.action not in RAISES or each.action == said)
    return found or tuple(weighed)


def chosen(view: SeatView, evidence: Evidence, said: Action) -> Weighed:
    """The call to advise: what club players agree on, unless it is clearly worse; else the best by the figures, with
    passing and the longer suit before what is hardly better."""
    found = sensible(view, evidence.weighed, said)
    best = _leader(evidence, found)
    near = [(each, *_behind(evidence, best, each)) for each in found]
    agreed = standard(view)
    custom = [each for each, by, error in near if each.action in agreed and not is_apart(each.action, by, error)]
    if custom:
        best = _leader(evidence, custom)
        near = [(each, *_behind(evidence, best, each)) for each in custom]
    equal = [each for each, by, error in near if by <= max(SAME, TIE * error)]
    if custom:
        return min(equal, key=lambda each: agreed.index(each.action))
    return min(equal, key=lambda each: _preference(view, each.action))


def settled(view: SeatView, decision: Decision) -> Decision:
    """The decision of a search, or of rules of thumb, with a call that breaks no rule."""
    if not Situation(view).is_judged:
        return decision
    evidence = decision.evidence
    if evidence is not None and evidence.weighed:
        best = chosen(view, evidence, decision.action)
        return replace(decision, action=best.action, evidence=led_by(evidence, best))
    if PASS not in view.lawful or broken(view, decision.action) is None:
        return decision
    return Decision((*standard(view), PASS)[0], say(_TOO_WEAK))


_TOO_WEAK = QT_TRANSLATE_NOOP("coach", "Your hand is too weak for a call.")


def _preference(view: SeatView, call: Action) -> tuple[bool, int, int]:
    """Of equal calls: passing, then the lower bid, then the longer suit."""
    at = Situation(view)
    named = at.denomination(call)
    length = 0 if named is None else at.holding(call, named).length
    return call != PASS, at.level(call) or 0, -length


def led_by(evidence: Evidence, advised: Weighed) -> Evidence:
    """The evidence with the advised call first, and every call compared with it; `behind` is below 0 for a call that
    brings more by the figures. The mean of a call that was left out early is put on the scale of all the deals."""
    others = (each for each in evidence.weighed if each is not advised)
    compared = [replace(each, mean=advised.mean - by, behind=by, error=error) for each in others
                for by, error in (_behind(evidence, advised, each),)]  # fmt: skip
    return replace(evidence, weighed=(replace(advised, behind=0.0, error=0.0), *compared))


def _leader(evidence: Evidence, found: Sequence[Weighed]) -> Weighed:
    """The best of these calls. The means of calls that were left out early are of other deals: compare in the same."""
    longest = max(found, key=lambda each: (len(each.payoffs), each.mean))
    return min(found, key=lambda each: _behind(evidence, longest, each)[0])


def _behind(evidence: Evidence, first: Weighed, other: Weighed) -> tuple[float, float]:
    """By how much one call is behind another, and the error of that, in the deals in which both were weighed."""
    count = min(len(first.payoffs), len(other.payoffs))
    weights = scaled(evidence.weights[:count])
    one, two = first.payoffs[:count], other.payoffs[:count]
    by = math.fsum(weight * (a - b) for a, b, weight in zip(one, two, weights, strict=True))
    return by, 0.0 if first is other or evidence.exhaustive else paired_error(one, two, weights)
