"""The policy for throwing in a hand and for offers to throw in the deal (schmeiss)."""

from __future__ import annotations

from belote_desktop.engine.actions import PASS, THROW_IN, Action
from belote_desktop.engine.auction.schmeiss import ACCEPT, REFUSE, SCHMEISS
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.rules import terms
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.players.calls.counting import strength
from belote_desktop.players.calls.prospects import prospects
from belote_desktop.players.calls.standards import Caution, need_to_take
from belote_desktop.players.player import Decision

HALF_GOOD = 12.0
"""By how much a hand may be too weak to take, and still good enough to offer the deal. Chosen by judgement, not
measured."""
OFFERED = 10.0
"""By how many points a hand whose player offers to throw the deal in beats an average one. Estimated, not measured."""


def throwing_in(view: SeatView, _caution: Caution) -> Decision | None:
    """Throw in a worthless hand; None if that is not allowed or the hand is worth playing."""
    if THROW_IN not in view.words:
        return None
    found = prospects(view)
    best = found[0].margin if found else -HALF_GOOD
    if best >= 0:
        return None
    reason = say(QT_TRANSLATE_NOOP("players", "This hand is worthless: a new deal can only be better."))
    return Decision(THROW_IN, reason, ((THROW_IN, -best),))


def offering(view: SeatView, caution: Caution) -> Decision | None:
    """Offer to throw the deal in, or answer such an offer; None if neither applies."""
    if ACCEPT in view.words:
        return _answering(view)
    if SCHMEISS not in view.words or PASS not in view.words:
        return None
    found, need = prospects(view), need_to_take(view, caution)
    if view.rules.auction.schmeiss is terms.Schmeiss.B or not found or not need - HALF_GOOD <= found[0].margin < need:
        return None
    reason = say(
        QT_TRANSLATE_NOOP("players", "Your hand is neither good nor bad: play it, or have the cards dealt again.")
    )
    return Decision(SCHMEISS, reason, ((SCHMEISS, found[0].margin), (PASS, need)))


def _answering(view: SeatView) -> Decision:
    """Throw the deal in when the cards against you are too good, play it when yours are."""
    passes = sum(call == PASS for _, call in view.calls)
    first = passes < view.rules.table.seats
    gained = {action: _worth(view, action, first) for action in (ACCEPT, REFUSE)}
    chosen = max(gained, key=gained.__getitem__)
    good = QT_TRANSLATE_NOOP("players", "Your cards are good enough: play this deal.")
    bad = QT_TRANSLATE_NOOP("players", "This deal is bad for you: let the cards be dealt again.")
    reason = say(bad if gained[chosen] == 0.0 else good)
    return Decision(chosen, reason, tuple(sorted(gained.items(), key=lambda pair: -pair[1])))


def _worth(view: SeatView, answer: Action, first: bool) -> float:
    """The value of an answer: 0 for a deal thrown in, otherwise the expected result of the deal."""
    form = view.rules.auction.schmeiss
    if (form is terms.Schmeiss.C) == (answer == REFUSE):
        return 0.0
    if view.turn_up is None:
        return 0.0
    own = strength(view.rules, view.hand, Denomination.of(view.turn_up.suit))
    plays_self = form is terms.Schmeiss.B and first
    return own.edge - (0.0 if plays_self else OFFERED)
