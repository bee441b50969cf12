"""Sacrifices: contracts that will probably fail, and still cost less than what the opponents would win."""

from __future__ import annotations

from belote_desktop.coach.bidding.standards import standard
from belote_desktop.engine.view import SeatView
from belote_desktop.players.calls.lacks.situation import Situation
from belote_desktop.players.calls.standards import slipping_away
from belote_desktop.players.evidence import Weighed

LIKELY = 0.6
"""A contract that is made less often is a sacrifice, not a bid to win."""
OFTEN = 0.2
"""How often a side must play the contract at least for its share of made ones to tell something."""


GREAT = 160
"""From which bid of the opponents on their contract may cost more than a failed one of the own side."""


def is_doubtful(at: Situation, found: Weighed) -> bool:
    """Whether a call undertakes, by choice and against the usual standards, a contract that will probably fail."""
    if at.is_forced or at.denomination(found.action) is None or found.action in standard(at.view):
        return False
    return found.taken >= OFTEN and found.made < LIKELY * found.taken and found.mean < 0


def is_sacrifice(view: SeatView, found: Weighed | None) -> bool:
    """Whether a call is a sacrifice: doubtful, and made where letting the opponents play loses more."""
    at = Situation(view)
    return found is not None and at.is_judged and is_doubtful(at, found) and pays(at)


def pays(at: Situation) -> bool:
    """Whether a sacrifice may pay: the opponents have bid all tricks or nearly, or the match is lost otherwise."""
    target = at.target
    if target is None or at.is_own(target.declarer):
        return False
    return target.capot or (target.bid or 0) >= GREAT or slipping_away(at.view)
