"""Calls: take, name, pass, double, announce. Each is one of the seat's options, weighed by counted strength."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.actions import DOUBLE, PASS, TAKE, Action, Declare, Name, Say, Word
from belote_desktop.engine.cards import CardSet
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.dealing import eldest
from belote_desktop.engine.declarations import best_announcement, points_of
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.engine.rules.terms import TurnUpTo, Unit
from belote_desktop.engine.view import SeatView
from belote_desktop.players.counting import Strength, strength
from belote_desktop.players.player import Decision


@dataclass(frozen=True)
class Caller:
    """How a player calls: it takes from `take_at` counted points on, in the second round from `name_at` on."""

    take_at: float = 104.0
    name_at: float = 100.0

    def decide(self, view: SeatView) -> Decision | None:
        """The call of this seat; None where it has none to make."""
        declared = declaring(view)
        if declared is not None:
            return declared
        if DOUBLE in view.options:
            return self._doubling(view)
        counted = tuple((action, found) for action in view.options if (found := count(view, action)) is not None)
        if not counted:
            return None
        return self._contract(view, counted)

    def _contract(self, view: SeatView, counted: tuple[tuple[Action, Strength], ...]) -> Decision:
        best, found = max(counted, key=lambda pair: pair[1].points)
        need = self.need(view)
        weighed = tuple(sorted(((action, each.points) for action, each in counted), key=lambda pair: -pair[1]))
        if PASS not in view.options:
            return Decision(
                best,
                say(QT_TRANSLATE_NOOP("players", "As dealer you have to name a suit: this is your best.")),
                weighed,
            )
        if found.points < need:
            return Decision(PASS, _too_weak(found), ((PASS, need), *weighed))
        return Decision(best, _strong(found), (*weighed, (PASS, need)))

    def need(self, view: SeatView) -> float:
        """The counted points from which this seat takes: fewer for who leads, and when the match is slipping away."""
        second = len(view.calls) >= view.rules.table.seats
        points = self.name_at if second else self.take_at
        if view.seat == eldest(view.rules, view.dealer):
            points -= LEAD_BONUS
        return points - LAST_CHANCE if slipping_away(view) else points

    def _doubling(self, view: SeatView) -> Decision:
        assert view.contract is not None
        own = strength(view.rules, view.hand, view.contract.denomination)
        weighed = ((DOUBLE, own.points), (PASS, self.take_at))
        if own.points >= self.take_at and own.trumps >= 3:
            return Decision(
                DOUBLE, say(QT_TRANSLATE_NOOP("players", "You hold their trumps: the contract will fail.")), weighed
            )
        return Decision(
            PASS,
            say(QT_TRANSLATE_NOOP("players", "Nothing in your hand says that the contract will fail.")),
            weighed[::-1],
        )


LEAD_BONUS = 3.0
"""What the first lead is worth to the taker, from the same fit as the counts of a hand."""
LAST_CHANCE = 8.0
"""How much weaker a hand may be when passing may end the match."""


def slipping_away(view: SeatView) -> bool:
    """Whether one ordinary deal ends the match for the others and not for this side."""
    target = view.rules.match.target
    if view.seat is None or not target or len(view.totals) != 2:
        return False
    side = view.rules.side_of(view.seat)
    deal = view.rules.scoring.fail_base / (10 if view.rules.scoring.unit is Unit.TENS else 1)
    return view.totals[1 - side] + deal >= target > view.totals[side] + deal


def count(view: SeatView, action: Action) -> Strength | None:
    """The strength of the hand for a call that makes a contract; None for another action."""
    denomination = _denomination(view, action)
    if denomination is None:
        return None
    return strength(view.rules, hand_as_taker(view), denomination)


def hand_as_taker(view: SeatView) -> CardSet:
    """The hand with the turned card, where the taker gets it."""
    gets = view.turn_up is not None and view.rules.deal.turn_up_to is TurnUpTo.TAKER
    return view.hand | CardSet((view.turn_up,)) if gets and view.turn_up is not None else view.hand


def _denomination(view: SeatView, action: Action) -> Denomination | None:
    if action == TAKE and view.turn_up is not None:
        return Denomination.of(view.turn_up.suit)
    return action.denomination if isinstance(action, Name) else None


def _strong(found: Strength) -> Message:
    if found.denomination.suit is None:
        return say(QT_TRANSLATE_NOOP("players", "You hold the highest cards of several suits."))
    if found.aces:
        return say(
            QT_TRANSLATE_NOOP("players", "Your trumps ({suit}) and your aces are strong enough to make the contract."),
            suit=found.denomination.suit,
        )
    return say(
        QT_TRANSLATE_NOOP("players", "Your trumps ({suit}) are strong enough to make the contract."),
        suit=found.denomination.suit,
    )


def _too_weak(found: Strength) -> Message:
    if found.denomination.suit is None:
        return say(QT_TRANSLATE_NOOP("players", "Your hand is too weak for any contract."))
    return say(
        QT_TRANSLATE_NOOP("players", "Your best suit is {suit}, and even there your hand is too weak to take."),
        suit=found.denomination.suit,
    )


def declaring(view: SeatView) -> Decision | None:
    """Announce what scores most, one declaration after the other; then say that one is done where that is asked."""
    offered = {action.declaration: action for action in view.options if isinstance(action, Declare)}
    for one in best_announcement(view.rules.declaration, view.hand):
        if one in offered:
            points = points_of(view.rules.declaration, one)
            reason = say(
                QT_TRANSLATE_NOOP("players", "Announce it: {cards} may score {points}."), cards=one.cards, points=points
            )
            return Decision(offered[one], reason, ((offered[one], float(points)),))
    done = Say(Word.DONE)
    if done in view.options:
        return Decision(done, say(QT_TRANSLATE_NOOP("players", "There is nothing more to announce.")), ((done, 0.0),))
    return None
