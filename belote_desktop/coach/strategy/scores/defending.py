"""The chapter on passing near the end of a match with a hand that would take otherwise, as defending is enough."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType

from belote_desktop.coach.bidding.rules import broken
from belote_desktop.coach.strategy.chapter import Chapter, Finding
from belote_desktop.coach.strategy.scores.calling import best_call, contract_after, needs
from belote_desktop.coach.strategy.scores.outlook import is_near_end, outlook
from belote_desktop.engine.actions import PASS
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.players.calls.lacks.situation import Situation

FEW = 0.25
"""So small a part of the points defenders nearly always take. Chosen by judgement."""


def defend_at_score(view: SeatView) -> Finding | None:
    """To pass with a sound hand where the few points that win the match are scored by defenders, too."""
    at, call = Situation(view), best_call(view)
    if not at.is_judged or not is_near_end(view) or PASS not in view.lawful or at.target is not None:
        return None
    own = None if call is None or broken(view, call) is not None else contract_after(view, call)
    if call is None or own is None or view.seat is None:
        return None
    theirs = replace(own, declarer=(view.seat + 1) % view.rules.table.seats)
    taking, passing = outlook(view, own), outlook(view, theirs)
    if taking is None or passing is None or not passing.keeps:
        return None
    if not passing.enough or passing.enough > FEW * passing.rest or not taking.by_contract:
        return None
    mine, _ = needs(view)
    why, wrong = say(_ENOUGH, mine=mine), say(_RISKED)
    return Finding(frozenset((PASS,)), why, MappingProxyType({call: wrong})).told_in(view.rules)


#: {mine}: a number of points.
_ENOUGH = QT_TRANSLATE_NOOP(
    "strategy",
    "Your side needs only {mine} to win the match. Defenders score their points even if the contract is made, so pass.",
)
_RISKED = QT_TRANSLATE_NOOP(
    "strategy", "If your contract fails, your side does not score the few points that it needs."
)

DEFENDING = (
    Chapter(
        id="defend-at-score",
        title=QT_TRANSLATE_NOOP("strategy", "When defending is enough"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to pass with a good hand when a few points win the match."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy",
                "If your rules let defenders keep their points when the contract is made, a few points may be enough "
                "for you.",
            ),
            QT_TRANSLATE_NOOP(
                "strategy",
                "Then pass: as a defender you will almost always score those few points, but as the taker you may "
                "fail.",
            ),
        ),
        detect=defend_at_score,
    ),
)
"""The chapter of this file."""
