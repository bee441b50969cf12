"""A review as JSON data, so that it is computed only once; its sentences are made again when it is read."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any

from belote_desktop import engine
from belote_desktop.coach.advice import Advice
from belote_desktop.coach.judgement import Judgement
from belote_desktop.coach.looking_back.review import DealReview, Judged, Verdict
from belote_desktop.coach.looking_back.sweeps import Sweep
from belote_desktop.coach.standing import Severity
from belote_desktop.engine.actions import parse_any_action
from belote_desktop.engine.wording.messages import say
from belote_desktop.players.evidence import Evidence, Weighed
from belote_desktop.players.player import Decision
from belote_desktop.records import Played
from belote_desktop.records.header import Header

METHOD = 6
"""Changes with how decisions are judged: what was judged otherwise is judged again."""

Data = Mapping[str, Any]


def deal_key(steps: Sequence[Played]) -> str:
    """What a review holds for: the rules, the cards, the score before, every action, and how it is judged."""
    first = steps[0].before
    assert first.deal is not None
    rules = first.rules
    header = Header.of(rules, [""] * rules.table.seats, [""] * rules.table.seats, "")
    told = [
        METHOD, dict(header.rules), list(map(str, first.deal.deck)), first.deal.dealer, list(first.totals),
        [(step.seat, str(step.action)) for step in steps],
    ]  # fmt: skip
    return hashlib.sha256(json.dumps(told, sort_keys=True, default=str).encode()).hexdigest()


def review_data(review: DealReview) -> dict[str, Any]:
    """The review as JSON can hold it; possible deals are kept of the moments that are told."""
    return {"number": review.number, "judged": [_judged_data(each) for each in review.judged]}


def _judged_data(judged: Judged) -> dict[str, Any]:
    told = judged.severity is not Severity.NONE or judged.verdict is Verdict.BAD_LUCK
    judgement, evidence = judged.judgement, judged.advice.evidence if told else None
    return {
        "place": judged.place, "cost": judgement.cost, "error": judgement.error, "real": judged.real,
        "open_best": None if judged.open_best is None else str(judged.open_best), "sweep": str(judged.sweep),
        "stake": judgement.stake, "counted": judgement.is_counted, "best": str(judged.advice.decision.action),
        "evidence": None if evidence is None else _evidence_data(evidence),
    }  # fmt: skip


def _evidence_data(evidence: Evidence) -> dict[str, Any]:
    return {
        "worlds": [list(world) for world in evidence.worlds],
        "weights": list(evidence.weights), "effective": evidence.effective, "exhaustive": evidence.exhaustive,
        "weighed": [
            [str(each.action), each.mean, each.behind, each.error, each.won, [round(one, 3) for one in each.payoffs]]
            for each in evidence.weighed
        ],
    }  # fmt: skip


def review_of(data: Data, steps: Sequence[Played]) -> DealReview:
    """The review that was written, for the steps of its deal; ValueError where the data is none for them."""
    try:
        return DealReview(int(data["number"]), tuple(_judged(each, steps) for each in data["judged"]))
    except (KeyError, TypeError, IndexError, AttributeError) as problem:
        raise ValueError(f"This is not the review of the deal ({problem}).") from problem


def _judged(data: Data, steps: Sequence[Played]) -> Judged:
    step, real, best = steps[data["place"]], data["real"], data["open_best"]
    found = None if data["evidence"] is None else _evidence(data["evidence"])
    view = engine.view(step.before, step.seat)
    advice = Advice(view, Decision(parse_any_action(data["best"]), say(""), (), found))
    judgement = Judgement(
        advice, step.action, float(data["cost"]), float(data["error"]), float(data["stake"]), bool(data["counted"])
    )
    best = None if data["open_best"] is None else parse_any_action(data["open_best"])
    return Judged(
        data["place"], step.seat, judgement, None if real is None else float(real), best, Sweep(data["sweep"])
    )


def _evidence(data: Data) -> Evidence:
    weighed = tuple(
        Weighed(parse_any_action(action), tuple(payoffs), mean, behind, error, won)
        for action, mean, behind, error, won, payoffs in data["weighed"]
    )
    worlds = tuple(tuple(world) for world in data["worlds"])
    return Evidence(worlds, tuple(data["weights"]), data["effective"], data["exhaustive"], weighed, 0.0)
