"""Hokum or Sun: a Sun needs aces and tens, a Hokum the jack and nine of its suit (docs/rules/baloot.md, Auction)."""

from __future__ import annotations

from belote_desktop.engine.actions import PASS, Say, Word
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.players.calls.counting import strength
from belote_desktop.players.calls.lacks.asked import has_what_is_asked
from belote_desktop.players.calls.prospects import Prospect, margin, prospects
from belote_desktop.players.calls.standards import Caution, need_to_take
from belote_desktop.players.calls.taking import undertake
from belote_desktop.players.player import Decision

HOKUM, SUN, ASHKAL = Say(Word.HOKUM), Say(Word.SUN), Say(Word.ASHKAL)
SUN_BONUS = 6.0
"""What a Sun may lack in margin, because it counts more. Chosen by judgement, not measured."""
OVER_PARTNER = 15.0
"""How much stronger a hand must be to take a contract from the partner. Chosen by judgement, not measured."""


def hokum_or_sun(view: SeatView, caution: Caution) -> Decision | None:
    """Hokum, Sun, ashkal or pass, at every stage of the auction."""
    found = tuple(sorted(map(_with_bonus, prospects(view)), key=lambda each: -each.margin))
    if not found:
        return _unnamed(view)
    need = need_to_take(view, caution) + over_bidder(view, caution)
    chosen = undertake(view, found, need, caution)
    fits = ASHKAL in view.lawful and has_what_is_asked(view, ASHKAL, caution.asked)
    if chosen.action == SUN and fits and _partner_fits(view, need):
        return Decision(ASHKAL, say(_ASHKAL), ((ASHKAL, found[0].margin), *chosen.considered))
    return chosen


def _with_bonus(found: Prospect) -> Prospect:
    bonus = SUN_BONUS if found.action == SUN else 0.0
    return Prospect(found.action, found.strength, found.margin + bonus)


def _unnamed(view: SeatView) -> Decision | None:
    """A pass, if allowed, when no call names a contract; None otherwise."""
    return Decision(PASS, say(_NOTHING), ((PASS, 0.0),)) if PASS in view.lawful else None


def over_bidder(view: SeatView, caution: Caution) -> float:
    """How much stronger a hand must be because of who made the bid that this call would take over."""
    bids = [seat for seat, call in view.calls if call != PASS]
    if not bids or view.seat is None or bids[-1] == view.seat:
        return 0.0
    is_partners = view.rules.side_of(bids[-1]) == view.rules.side_of(view.seat)
    return OVER_PARTNER if is_partners else caution.over_opponents


def _partner_fits(view: SeatView, need: float) -> bool:
    """True if the turned card is worth more to the partner and the hand is strong without it."""
    if view.turn_up is None or view.hand.suited(view.turn_up.suit):
        return False
    return margin(view.rules, strength(view.rules, view.hand, Denomination.NO_TRUMP)) >= need


_ASHKAL = QT_TRANSLATE_NOOP("players", "Your hand is good for a Sun, and the turn-up suits your partner better.")
_NOTHING = QT_TRANSLATE_NOOP("players", "Your hand is too weak for any contract.")
