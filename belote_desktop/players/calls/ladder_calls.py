"""The calling policy for a ladder of contracts; it outbids the partner only with a better contract."""

from __future__ import annotations

from belote_desktop.engine.actions import PASS
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.players.calls.counting import strength
from belote_desktop.players.calls.prospects import Prospect, Target, prospects, target_of
from belote_desktop.players.calls.raising import TOOK, raising
from belote_desktop.players.calls.standards import Caution, need_to_take
from belote_desktop.players.calls.taking import undertake
from belote_desktop.players.player import Decision

OVER_PARTNER = 12.0
"""By how much a contract must be better than the partner's to be named over it. Chosen by judgement, not measured."""
OVER_OPPONENTS = 4.0
"""How much stronger a hand must be over opponents who have shown strength. Chosen by judgement, not measured."""


def ladder_call(view: SeatView, caution: Caution) -> Decision | None:
    """Name the best contract that is worth it, double one that will fail, or pass."""
    target, found = target_of(view), prospects(view)
    raised = raising(view, caution)
    if raised is not None and raised.action != PASS:
        return raised
    if not found or target is None:
        return undertake(view, found, need_to_take(view, caution), caution) if found else raised
    if PASS not in view.lawful:
        return undertake(view, found, 0.0, caution)
    return _over(view, target, found, caution)


def _over(view: SeatView, target: Target, found: tuple[Prospect, ...], caution: Caution) -> Decision:
    """The decision when a contract stands: name a higher one or pass."""
    if target.declarer == view.seat:
        return Decision(PASS, say(_OWN), ((PASS, 0.0),))
    need = need_to_take(view, caution)
    if view.seat is None or view.rules.side_of(target.declarer) != view.rules.side_of(view.seat):
        return undertake(view, found, need + OVER_OPPONENTS, caution)
    support = strength(view.rules, view.hand, target.denomination)
    theirs = TOOK + support.edge
    if found[0].margin < max(need, theirs + OVER_PARTNER):
        weighed = ((PASS, theirs), *((each.action, each.margin) for each in found))
        return Decision(PASS, say(_PARTNERS), weighed)
    return undertake(view, found, need, caution)


_OWN = QT_TRANSLATE_NOOP("players", "You already have the contract: a higher one is only harder.")
_PARTNERS = QT_TRANSLATE_NOOP("players", "Your partner has a contract, and you have no better one.")
